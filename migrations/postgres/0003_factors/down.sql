ALTER TABLE clubs DROP COLUMN second_factor;
DROP TABLE recovery_codes;
DROP TABLE factors;
DROP TABLE passkeys;
