DROP TRIGGER users_rated;
DROP TRIGGER players_rated;
DELETE FROM site WHERE name LIKE 'results%';
DROP INDEX events_time;
DROP INDEX events_made;
DROP INDEX competitions_club;
DROP INDEX competitions_game;
CREATE INDEX competitions_game ON competitions (game);
DROP INDEX competitions_changed;
DROP TABLE rating_marks;
DROP TABLE rating_steps;
DROP TABLE ratings;
DROP TABLE rating_lists;
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
ALTER TABLE entries DROP COLUMN among;
ALTER TABLE entries DROP COLUMN place;
DROP INDEX outcomes_time;
CREATE INDEX outcomes_time ON outcomes (decided_at);
DROP INDEX outcome_seats_player;
CREATE INDEX outcome_seats_player ON outcome_seats (player_id);
ALTER TABLE outcome_seats DROP COLUMN decided_at;
DROP INDEX outcomes_club;
ALTER TABLE outcomes DROP COLUMN club_id;
