-- What administrators hid or removed: `hidden`, `removed`, or nothing. The chains say so as well.
ALTER TABLE clubs ADD COLUMN hidden TEXT;
ALTER TABLE competitions ADD COLUMN hidden TEXT;
ALTER TABLE players ADD COLUMN hidden TEXT;
ALTER TABLE records ADD COLUMN hidden TEXT;

-- Words that nobody sees for now, with the id of what was hidden: the text itself, or the player whose name is in it
ALTER TABLE texts ADD COLUMN hidden TEXT;
CREATE INDEX texts_hidden ON texts (hidden);

-- The player that this one turned out to be
ALTER TABLE players ADD COLUMN same_as TEXT REFERENCES players (id);
CREATE INDEX players_same_as ON players (same_as);

-- Accounts that are kept out until a day, or for good
CREATE TABLE sanctions (
    user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id),
    -- None: for good
    until TIMESTAMP,
    -- A keyed hash of the address, where that stays out as well
    address TEXT
);
CREATE INDEX sanctions_address ON sanctions (address);

-- What visitors told the administrators of
CREATE TABLE reports (
    id TEXT PRIMARY KEY NOT NULL,
    -- club, competition, player or record
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    path TEXT NOT NULL,
    words TEXT NOT NULL,
    -- The account of whoever reported it, or an address to answer to, or nothing
    reporter TEXT,
    email TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    -- None: it waits
    handled_at TIMESTAMP,
    handled_by TEXT,
    -- The hash of the personal text that says what was done and why
    answer TEXT NOT NULL
);
CREATE INDEX reports_time ON reports (handled_at, created_at);
