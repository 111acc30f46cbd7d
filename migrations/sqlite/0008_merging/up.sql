-- The club that this one was merged into
ALTER TABLE clubs ADD COLUMN same_as TEXT REFERENCES clubs (id);
CREATE INDEX clubs_same_as ON clubs (same_as);

-- Where competitions and circuits of a merged club were: the club, and the rest of the address (`cup`, `circuits/league`)
CREATE TABLE addresses (
    club_id TEXT NOT NULL REFERENCES clubs (id),
    path TEXT NOT NULL,
    -- The competition or circuit
    id TEXT NOT NULL,
    PRIMARY KEY (club_id, path)
);
CREATE INDEX addresses_id ON addresses (id);
