-- The words of what can be found: names of clubs, players and competitions, folded to plain letters. A job writes them;
-- whatever changes loses its words at once and gets a mark.
CREATE TABLE search_words (
    kind TEXT NOT NULL,
    word TEXT NOT NULL,
    subject TEXT NOT NULL,
    PRIMARY KEY (kind, word, subject)
) WITHOUT ROWID;
CREATE INDEX search_words_subject ON search_words (kind, subject);
CREATE TABLE search_marks (
    id TEXT PRIMARY KEY NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL
);
INSERT INTO search_marks (id, kind, subject) SELECT 'club:' || id, 'club', id FROM clubs;
INSERT INTO search_marks (id, kind, subject) SELECT 'player:' || id, 'player', id FROM players;
INSERT INTO search_marks (id, kind, subject) SELECT 'competition:' || id, 'competition', id FROM competitions;

CREATE TRIGGER clubs_found_insert AFTER INSERT ON clubs
BEGIN
    DELETE FROM search_words WHERE kind = 'club' AND subject = NEW.id;
    INSERT INTO search_marks (id, kind, subject) VALUES (lower(hex(randomblob(16))), 'club', NEW.id);
END;
CREATE TRIGGER clubs_found_update AFTER UPDATE OF name, place ON clubs
WHEN OLD.name IS NOT NEW.name OR OLD.place IS NOT NEW.place
BEGIN
    DELETE FROM search_words WHERE kind = 'club' AND subject = NEW.id;
    INSERT INTO search_marks (id, kind, subject) VALUES (lower(hex(randomblob(16))), 'club', NEW.id);
END;
CREATE TRIGGER players_found_insert AFTER INSERT ON players
BEGIN
    DELETE FROM search_words WHERE kind = 'player' AND subject = NEW.id;
    INSERT INTO search_marks (id, kind, subject) VALUES (lower(hex(randomblob(16))), 'player', NEW.id);
END;
CREATE TRIGGER players_found_update AFTER UPDATE OF name ON players
WHEN OLD.name IS NOT NEW.name
BEGIN
    DELETE FROM search_words WHERE kind = 'player' AND subject = NEW.id;
    INSERT INTO search_marks (id, kind, subject) VALUES (lower(hex(randomblob(16))), 'player', NEW.id);
END;
CREATE TRIGGER privacy_found_insert AFTER INSERT ON privacy
BEGIN
    DELETE FROM search_words WHERE kind = 'player' AND subject = NEW.player_id;
    INSERT INTO search_marks (id, kind, subject) VALUES (lower(hex(randomblob(16))), 'player', NEW.player_id);
END;
CREATE TRIGGER privacy_found_update AFTER UPDATE OF public_name ON privacy
WHEN OLD.public_name IS NOT NEW.public_name
BEGIN
    DELETE FROM search_words WHERE kind = 'player' AND subject = NEW.player_id;
    INSERT INTO search_marks (id, kind, subject) VALUES (lower(hex(randomblob(16))), 'player', NEW.player_id);
END;
CREATE TRIGGER privacy_found_delete AFTER DELETE ON privacy
BEGIN
    DELETE FROM search_words WHERE kind = 'player' AND subject = OLD.player_id;
    INSERT INTO search_marks (id, kind, subject) VALUES (lower(hex(randomblob(16))), 'player', OLD.player_id);
END;
CREATE TRIGGER competitions_found_insert AFTER INSERT ON competitions
BEGIN
    DELETE FROM search_words WHERE kind = 'competition' AND subject = NEW.id;
    INSERT INTO search_marks (id, kind, subject) VALUES (lower(hex(randomblob(16))), 'competition', NEW.id);
END;
CREATE TRIGGER competitions_found_update AFTER UPDATE OF name, game ON competitions
WHEN OLD.name IS NOT NEW.name OR OLD.game IS NOT NEW.game
BEGIN
    DELETE FROM search_words WHERE kind = 'competition' AND subject = NEW.id;
    INSERT INTO search_marks (id, kind, subject) VALUES (lower(hex(randomblob(16))), 'competition', NEW.id);
END;
