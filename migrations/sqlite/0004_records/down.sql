-- Earlier versions do not compare fingerprints.
SELECT 1;
