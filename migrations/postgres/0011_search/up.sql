-- The words of what can be found: names of clubs, players and competitions, folded to plain letters. A job writes them;
-- whatever changes loses its words at once and gets a mark.
CREATE TABLE search_words (
    kind TEXT NOT NULL,
    word TEXT COLLATE "C" NOT NULL,
    subject TEXT NOT NULL,
    PRIMARY KEY (kind, word, subject)
);
CREATE INDEX search_words_subject ON search_words (kind, subject);
CREATE TABLE search_marks (
    id TEXT PRIMARY KEY NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL
);
INSERT INTO search_marks (id, kind, subject) SELECT 'club:' || id, 'club', id FROM clubs;
INSERT INTO search_marks (id, kind, subject) SELECT 'player:' || id, 'player', id FROM players;
INSERT INTO search_marks (id, kind, subject) SELECT 'competition:' || id, 'competition', id FROM competitions;

CREATE FUNCTION clubs_found_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM search_words WHERE kind = 'club' AND subject = NEW.id;
    INSERT INTO search_marks (id, kind, subject) VALUES (gen_random_uuid()::text, 'club', NEW.id);
    RETURN NULL;
END $$;
CREATE TRIGGER clubs_found_insert AFTER INSERT ON clubs FOR EACH ROW
EXECUTE FUNCTION clubs_found_insert();
CREATE FUNCTION clubs_found_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM search_words WHERE kind = 'club' AND subject = NEW.id;
    INSERT INTO search_marks (id, kind, subject) VALUES (gen_random_uuid()::text, 'club', NEW.id);
    RETURN NULL;
END $$;
CREATE TRIGGER clubs_found_update AFTER UPDATE OF name, place ON clubs FOR EACH ROW
WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.place IS DISTINCT FROM NEW.place)
EXECUTE FUNCTION clubs_found_update();
CREATE FUNCTION players_found_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM search_words WHERE kind = 'player' AND subject = NEW.id;
    INSERT INTO search_marks (id, kind, subject) VALUES (gen_random_uuid()::text, 'player', NEW.id);
    RETURN NULL;
END $$;
CREATE TRIGGER players_found_insert AFTER INSERT ON players FOR EACH ROW
EXECUTE FUNCTION players_found_insert();
CREATE FUNCTION players_found_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM search_words WHERE kind = 'player' AND subject = NEW.id;
    INSERT INTO search_marks (id, kind, subject) VALUES (gen_random_uuid()::text, 'player', NEW.id);
    RETURN NULL;
END $$;
CREATE TRIGGER players_found_update AFTER UPDATE OF name ON players FOR EACH ROW
WHEN (OLD.name IS DISTINCT FROM NEW.name)
EXECUTE FUNCTION players_found_update();
CREATE FUNCTION privacy_found_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM search_words WHERE kind = 'player' AND subject = NEW.player_id;
    INSERT INTO search_marks (id, kind, subject) VALUES (gen_random_uuid()::text, 'player', NEW.player_id);
    RETURN NULL;
END $$;
CREATE TRIGGER privacy_found_insert AFTER INSERT ON privacy FOR EACH ROW
EXECUTE FUNCTION privacy_found_insert();
CREATE FUNCTION privacy_found_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM search_words WHERE kind = 'player' AND subject = NEW.player_id;
    INSERT INTO search_marks (id, kind, subject) VALUES (gen_random_uuid()::text, 'player', NEW.player_id);
    RETURN NULL;
END $$;
CREATE TRIGGER privacy_found_update AFTER UPDATE OF public_name ON privacy FOR EACH ROW
WHEN (OLD.public_name IS DISTINCT FROM NEW.public_name)
EXECUTE FUNCTION privacy_found_update();
CREATE FUNCTION privacy_found_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM search_words WHERE kind = 'player' AND subject = OLD.player_id;
    INSERT INTO search_marks (id, kind, subject) VALUES (gen_random_uuid()::text, 'player', OLD.player_id);
    RETURN NULL;
END $$;
CREATE TRIGGER privacy_found_delete AFTER DELETE ON privacy FOR EACH ROW
EXECUTE FUNCTION privacy_found_delete();
CREATE FUNCTION competitions_found_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM search_words WHERE kind = 'competition' AND subject = NEW.id;
    INSERT INTO search_marks (id, kind, subject) VALUES (gen_random_uuid()::text, 'competition', NEW.id);
    RETURN NULL;
END $$;
CREATE TRIGGER competitions_found_insert AFTER INSERT ON competitions FOR EACH ROW
EXECUTE FUNCTION competitions_found_insert();
CREATE FUNCTION competitions_found_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM search_words WHERE kind = 'competition' AND subject = NEW.id;
    INSERT INTO search_marks (id, kind, subject) VALUES (gen_random_uuid()::text, 'competition', NEW.id);
    RETURN NULL;
END $$;
CREATE TRIGGER competitions_found_update AFTER UPDATE OF name, game ON competitions FOR EACH ROW
WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.game IS DISTINCT FROM NEW.game)
EXECUTE FUNCTION competitions_found_update();
