-- Passkeys of accounts: what each device showed when it was added, and what changes with every use
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    credential TEXT NOT NULL UNIQUE,
    public_key TEXT NOT NULL,
    counter BIGINT NOT NULL,
    is_eligible BOOLEAN NOT NULL,
    is_backed_up BOOLEAN NOT NULL,
    name TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    used_at TIMESTAMP
);
CREATE INDEX passkeys_user ON passkeys (user_id);

-- One row per account that set up something beyond a password: the secret of its authenticator app, the last step whose code
-- counted, and whether a passkey is asked for after the password
CREATE TABLE factors (
    user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id),
    secret TEXT,
    confirmed_at TIMESTAMP,
    step BIGINT NOT NULL,
    asks_passkey BOOLEAN NOT NULL
);

-- Hashes of the codes for a lost device; a code that was used is deleted
CREATE TABLE recovery_codes (
    hash TEXT PRIMARY KEY NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX recovery_codes_user ON recovery_codes (user_id);

-- Whether a club asks its owners for a second factor
ALTER TABLE clubs ADD COLUMN second_factor BOOLEAN NOT NULL DEFAULT FALSE;
