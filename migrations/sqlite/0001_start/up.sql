-- What people wrote and what they are called. Chains hold only the salted hash; the words can be erased.
-- Erased: no salt, no words, and the number an erased person goes by, or 0 for other texts.
-- Redacted: words without a salt.
CREATE TABLE texts (
    hash TEXT PRIMARY KEY NOT NULL,
    salt TEXT,
    words TEXT,
    about TEXT,
    author TEXT,
    stream TEXT,
    erased BIGINT
);
CREATE INDEX texts_about ON texts (about);
CREATE INDEX texts_author ON texts (author);
CREATE INDEX texts_stream ON texts (stream);

-- Accounts

CREATE TABLE users (
    id TEXT PRIMARY KEY NOT NULL,
    email TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    name_text TEXT NOT NULL,
    password TEXT NOT NULL,
    language TEXT NOT NULL,
    time_zone TEXT NOT NULL,
    is_admin BOOLEAN NOT NULL,
    verified_at TIMESTAMP,
    created_at TIMESTAMP NOT NULL,
    deleted_at TIMESTAMP
);

CREATE TABLE sessions (
    token TEXT PRIMARY KEY NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    agent TEXT NOT NULL,
    address TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    seen_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);

-- Secrets that people carry: verification, reset, invitation, claim, programs
CREATE TABLE links (
    token TEXT PRIMARY KEY NOT NULL,
    kind TEXT NOT NULL,
    user_id TEXT REFERENCES users (id),
    club_id TEXT,
    data TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP,
    used_at TIMESTAMP
);
CREATE INDEX links_user ON links (user_id);
CREATE INDEX links_club ON links (club_id);

-- Clubs

CREATE TABLE clubs (
    id TEXT PRIMARY KEY NOT NULL,
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    place TEXT NOT NULL,
    about TEXT NOT NULL,
    links TEXT NOT NULL,
    revision BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL
);

CREATE TABLE members (
    club_id TEXT NOT NULL REFERENCES clubs (id),
    user_id TEXT NOT NULL REFERENCES users (id),
    role TEXT NOT NULL,
    joined_at TIMESTAMP NOT NULL,
    PRIMARY KEY (club_id, user_id)
);
CREATE INDEX members_user ON members (user_id);

CREATE TABLE players (
    id TEXT PRIMARY KEY NOT NULL,
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    name_text TEXT NOT NULL,
    user_id TEXT REFERENCES users (id),
    erased BIGINT,
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX players_user ON players (user_id);

CREATE TABLE roster (
    club_id TEXT NOT NULL REFERENCES clubs (id),
    player_id TEXT NOT NULL REFERENCES players (id),
    note TEXT NOT NULL,
    added_at TIMESTAMP NOT NULL,
    PRIMARY KEY (club_id, player_id)
);
CREATE INDEX roster_player ON roster (player_id);

-- Competitions: the events are what is true, the other tables are made from them to be found by

CREATE TABLE events (
    stream TEXT NOT NULL,
    revision BIGINT NOT NULL,
    at TIMESTAMP NOT NULL,
    actor TEXT NOT NULL,
    body TEXT NOT NULL,
    form TEXT,
    previous TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (stream, revision)
);
CREATE UNIQUE INDEX events_form ON events (stream, form);

CREATE TABLE competitions (
    id TEXT PRIMARY KEY NOT NULL,
    club_id TEXT NOT NULL REFERENCES clubs (id),
    slug TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    format TEXT NOT NULL,
    status TEXT NOT NULL,
    rehearsal BOOLEAN NOT NULL,
    starts_on DATE,
    ends_on DATE,
    players BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    head TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    changed_at TIMESTAMP NOT NULL
);
CREATE UNIQUE INDEX competitions_address ON competitions (club_id, slug);
CREATE INDEX competitions_status ON competitions (status, changed_at);
CREATE INDEX competitions_game ON competitions (game);

CREATE TABLE entries (
    competition_id TEXT NOT NULL REFERENCES competitions (id),
    number BIGINT NOT NULL,
    player_id TEXT NOT NULL REFERENCES players (id),
    state TEXT NOT NULL,
    PRIMARY KEY (competition_id, number)
);
CREATE INDEX entries_player ON entries (player_id);

-- One row a settled table, and one a seat of it
CREATE TABLE outcomes (
    competition_id TEXT NOT NULL REFERENCES competitions (id),
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    how TEXT NOT NULL,
    rated BOOLEAN NOT NULL,
    length BIGINT NOT NULL,
    decided_at TIMESTAMP NOT NULL,
    PRIMARY KEY (competition_id, number)
);
CREATE INDEX outcomes_game ON outcomes (game, decided_at);
CREATE INDEX outcomes_time ON outcomes (decided_at);

CREATE TABLE outcome_seats (
    competition_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    player_id TEXT NOT NULL REFERENCES players (id),
    place BIGINT NOT NULL,
    hundredths BIGINT NOT NULL,
    PRIMARY KEY (competition_id, number, seat)
);
CREATE INDEX outcome_seats_player ON outcome_seats (player_id);

-- Where people stand in a game after its last result, at tables of two and of more
CREATE TABLE ratings (
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    player_id TEXT NOT NULL REFERENCES players (id),
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    results BIGINT NOT NULL,
    PRIMARY KEY (game, seats, player_id)
);
CREATE INDEX ratings_player ON ratings (player_id);

CREATE TABLE records (
    id TEXT PRIMARY KEY NOT NULL,
    competition_id TEXT REFERENCES competitions (id),
    table_number BIGINT,
    game TEXT NOT NULL,
    text TEXT NOT NULL,
    extras TEXT NOT NULL,
    content TEXT NOT NULL,
    verdict TEXT NOT NULL,
    turns BIGINT NOT NULL,
    submitted_by TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX records_content ON records (content);
CREATE INDEX records_table ON records (competition_id, table_number);
CREATE INDEX records_game ON records (game, created_at);

-- What somebody is recording on a board
CREATE TABLE drafts (
    id TEXT PRIMARY KEY NOT NULL,
    owner TEXT NOT NULL,
    competition_id TEXT REFERENCES competitions (id),
    table_number BIGINT,
    game TEXT NOT NULL,
    text TEXT NOT NULL,
    revision BIGINT NOT NULL,
    changed_at TIMESTAMP NOT NULL
);
CREATE INDEX drafts_owner ON drafts (owner);

CREATE TABLE templates (
    id TEXT PRIMARY KEY NOT NULL,
    club_id TEXT NOT NULL REFERENCES clubs (id),
    name TEXT NOT NULL,
    settings TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX templates_club ON templates (club_id);

CREATE TABLE circuits (
    id TEXT PRIMARY KEY NOT NULL,
    club_id TEXT NOT NULL REFERENCES clubs (id),
    slug TEXT NOT NULL,
    name TEXT NOT NULL,
    about TEXT NOT NULL,
    rules TEXT NOT NULL,
    legs TEXT NOT NULL,
    revision BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE UNIQUE INDEX circuits_address ON circuits (club_id, slug);

-- Work for later

CREATE TABLE jobs (
    id TEXT PRIMARY KEY NOT NULL,
    kind TEXT NOT NULL,
    name TEXT UNIQUE,
    payload TEXT NOT NULL,
    run_at TIMESTAMP NOT NULL,
    attempts BIGINT NOT NULL,
    claimed_by TEXT,
    claimed_until TIMESTAMP,
    done_at TIMESTAMP,
    error TEXT,
    progress TEXT,
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX jobs_due ON jobs (done_at, run_at);

CREATE TABLE outbox (
    id TEXT PRIMARY KEY NOT NULL,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    sent_at TIMESTAMP,
    error TEXT
);
CREATE INDEX outbox_time ON outbox (created_at);

-- What was done too often lately, for several nodes on one PostgreSQL; a single node counts in memory
CREATE TABLE limits (
    name TEXT PRIMARY KEY NOT NULL,
    free_at TIMESTAMP NOT NULL
);

-- The site's own facts: its secret, for which results ratings are kept
CREATE TABLE site (
    name TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
);
