-- When whoever uses the session last proved who they are; unknown for sessions that are older than the column.
ALTER TABLE sessions ADD COLUMN proved_at TIMESTAMP;

-- What programs carry to act for an account
CREATE TABLE tokens (
    token TEXT PRIMARY KEY NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    used_at TIMESTAMP
);
CREATE INDEX tokens_user ON tokens (user_id);

INSERT INTO tokens (token, user_id, name, scopes, created_at, expires_at)
    SELECT token, user_id, 'API', 'submit', created_at, expires_at FROM links
    WHERE kind = 'program' AND user_id IS NOT NULL AND used_at IS NULL AND expires_at IS NOT NULL;
DELETE FROM links WHERE kind = 'program';
