-- What strangers see of somebody: one row per player who chose, or whose club noted something. Without a row, people are
-- shown under their names.
CREATE TABLE privacy (
    player_id TEXT PRIMARY KEY NOT NULL REFERENCES players (id),
    name_as TEXT NOT NULL,
    nickname TEXT NOT NULL,
    public_name TEXT,
    page TEXT NOT NULL,
    birth_year BIGINT,
    is_minor BOOLEAN NOT NULL,
    by_staff BOOLEAN NOT NULL,
    agreed_at TIMESTAMP,
    agreed_by TEXT,
    changed_at TIMESTAMP NOT NULL
);

-- What is removed after some days is found by its age.
CREATE INDEX users_created ON users (created_at);
CREATE INDEX sessions_seen ON sessions (seen_at);
CREATE INDEX drafts_changed ON drafts (changed_at);
CREATE INDEX links_expiry ON links (expires_at);
CREATE INDEX links_used ON links (used_at);
