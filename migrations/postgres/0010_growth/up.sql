-- Results know their club, and seats when they were decided, so that lists of both are read by an index.
ALTER TABLE outcomes ADD COLUMN club_id TEXT NOT NULL DEFAULT '';
UPDATE outcomes SET club_id = (SELECT club_id FROM competitions WHERE competitions.id = outcomes.competition_id);
CREATE INDEX outcomes_club ON outcomes (club_id, game, decided_at);
ALTER TABLE outcome_seats ADD COLUMN decided_at TIMESTAMP NOT NULL DEFAULT '1970-01-01 00:00:00';
UPDATE outcome_seats SET decided_at = (SELECT decided_at FROM outcomes
    WHERE outcomes.competition_id = outcome_seats.competition_id AND outcomes.number = outcome_seats.number);
DROP INDEX outcome_seats_player;
CREATE INDEX outcome_seats_player ON outcome_seats (player_id, decided_at DESC, competition_id, number);
DROP INDEX outcomes_time;
CREATE INDEX outcomes_time ON outcomes (decided_at DESC, competition_id, number DESC);

-- Where somebody finished, and among how many; null as long as a competition goes on.
ALTER TABLE entries ADD COLUMN place BIGINT;
ALTER TABLE entries ADD COLUMN among BIGINT;

-- Rating lists: of the site ('') or of a club, by game. From “due_from” on their results are still to be counted; null:
-- all are. Deviations grow with time: the order is that of the period “aged”.
DROP TABLE ratings;
DELETE FROM site WHERE name LIKE 'ratings:%';
CREATE TABLE rating_lists (
    id BIGINT PRIMARY KEY NOT NULL,
    list TEXT NOT NULL,
    game TEXT NOT NULL,
    version BIGINT NOT NULL,
    due_from TIMESTAMP,
    aged BIGINT NOT NULL
);
CREATE UNIQUE INDEX rating_lists_name ON rating_lists (list, game);

-- Where people stand after their last result, at tables of two (2) and of more (3), in the order of the list by “height”.
-- A person is an account, or a player without one.
CREATE TABLE ratings (
    list_id BIGINT NOT NULL REFERENCES rating_lists (id),
    seats BIGINT NOT NULL,
    person TEXT NOT NULL,
    player_id TEXT NOT NULL REFERENCES players (id),
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    period BIGINT NOT NULL,
    results BIGINT NOT NULL,
    height DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (list_id, seats, person)
);
CREATE INDEX ratings_height ON ratings (list_id, seats, height, person);
CREATE INDEX ratings_person ON ratings (person);
CREATE INDEX ratings_player ON ratings (player_id);

-- Where they stood after each result: the state that the next one starts from, so that a corrected result is counted anew
-- from there on.
CREATE TABLE rating_steps (
    list_id BIGINT NOT NULL REFERENCES rating_lists (id),
    seats BIGINT NOT NULL,
    person TEXT NOT NULL,
    at TIMESTAMP NOT NULL,
    competition_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    player_id TEXT NOT NULL,
    place BIGINT NOT NULL,
    length BIGINT NOT NULL,
    period BIGINT NOT NULL,
    from_value DOUBLE PRECISION NOT NULL,
    from_deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    information DOUBLE PRECISION NOT NULL,
    surplus DOUBLE PRECISION NOT NULL,
    together BIGINT NOT NULL,
    results BIGINT NOT NULL,
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (list_id, seats, person, at, competition_id, number)
);
CREATE INDEX rating_steps_time ON rating_steps (list_id, at);

-- Results that changed since ratings were computed: from when on the lists of a game and a club are due.
CREATE TABLE rating_marks (
    id TEXT PRIMARY KEY NOT NULL,
    game TEXT NOT NULL,
    club_id TEXT NOT NULL,
    at TIMESTAMP NOT NULL
);
INSERT INTO rating_marks (id, game, club_id, at)
    SELECT game || ':' || club_id, game, club_id, min(decided_at) FROM outcomes WHERE rated GROUP BY game, club_id;

-- Lists of competitions go by their last change.
CREATE INDEX competitions_changed ON competitions (changed_at DESC, id);
DROP INDEX competitions_game;
CREATE INDEX competitions_game ON competitions (game, changed_at DESC, id);
CREATE INDEX competitions_club ON competitions (club_id, changed_at DESC, id);

-- What was made with a form is found by the form.
CREATE INDEX events_made ON events (form) WHERE form IS NOT NULL;
-- The administrators' log goes by time.
CREATE INDEX events_time ON events (at DESC, stream, revision DESC);

-- From which version on the rows of results are derived from the events; a job renews older ones.
INSERT INTO site (name, value) SELECT 'results', '2' WHERE NOT EXISTS (SELECT 1 FROM competitions);

-- Whoever claims a player, is merged, erased, or proves an address may count elsewhere: their results are due.
CREATE FUNCTION players_rated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO rating_marks (id, game, club_id, at)
        SELECT gen_random_uuid()::text, game, club_id, min(outcomes.decided_at)
        FROM outcome_seats JOIN outcomes USING (competition_id, number)
        WHERE player_id = NEW.id AND rated GROUP BY game, club_id;
    RETURN NULL;
END $$;
CREATE TRIGGER players_rated AFTER UPDATE OF user_id, same_as, erased ON players FOR EACH ROW
WHEN (OLD.user_id IS DISTINCT FROM NEW.user_id OR OLD.same_as IS DISTINCT FROM NEW.same_as
    OR OLD.erased IS DISTINCT FROM NEW.erased)
EXECUTE FUNCTION players_rated();
CREATE FUNCTION users_rated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO rating_marks (id, game, club_id, at)
        SELECT gen_random_uuid()::text, game, club_id, min(outcomes.decided_at)
        FROM players JOIN outcome_seats ON player_id = players.id JOIN outcomes USING (competition_id, number)
        WHERE user_id = NEW.id AND rated GROUP BY game, club_id;
    RETURN NULL;
END $$;
CREATE TRIGGER users_rated AFTER UPDATE OF verified_at ON users FOR EACH ROW
WHEN ((OLD.verified_at IS NULL) <> (NEW.verified_at IS NULL))
EXECUTE FUNCTION users_rated();
