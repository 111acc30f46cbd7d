DROP TABLE ratings;
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
DELETE FROM site WHERE name LIKE 'ratings:%';
DROP INDEX outcomes_basis;
ALTER TABLE outcomes DROP COLUMN voices;
ALTER TABLE outcomes DROP COLUMN basis;
