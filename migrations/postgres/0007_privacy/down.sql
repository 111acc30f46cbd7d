DROP INDEX links_used;
DROP INDEX links_expiry;
DROP INDEX drafts_changed;
DROP INDEX sessions_seen;
DROP INDEX users_created;
DROP TABLE privacy;
