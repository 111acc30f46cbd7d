-- What a result stands on: 'record', 'agreed' and so on; '' until a job has looked at it. Those who agreed are accounts,
-- a blank between them.
ALTER TABLE outcomes ADD COLUMN basis TEXT NOT NULL DEFAULT '';
ALTER TABLE outcomes ADD COLUMN voices TEXT NOT NULL DEFAULT '';
CREATE INDEX outcomes_basis ON outcomes (basis);

-- Ratings by list: '' for the site's, or the id of a club. They are computed anew from the results.
DROP TABLE ratings;
CREATE TABLE ratings (
    list TEXT NOT NULL,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    player_id TEXT NOT NULL REFERENCES players (id),
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    results BIGINT NOT NULL,
    PRIMARY KEY (list, game, seats, player_id)
);
CREATE INDEX ratings_player ON ratings (player_id);
DELETE FROM site WHERE name LIKE 'ratings:%';

-- Links that never ended end in a fortnight.
UPDATE links SET expires_at = datetime('now', '+14 days') WHERE kind IN ('invite', 'claim') AND expires_at IS NULL;

-- That address is the page of a club's ratings now.
UPDATE competitions SET slug = 'ratings-' || id WHERE slug = 'ratings';
