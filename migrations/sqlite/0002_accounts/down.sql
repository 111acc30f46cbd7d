DROP TABLE tokens;
ALTER TABLE sessions DROP COLUMN proved_at;
