DROP TABLE addresses;
DROP INDEX clubs_same_as;
ALTER TABLE clubs DROP COLUMN same_as;
