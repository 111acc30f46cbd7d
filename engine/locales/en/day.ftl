day-not-date-dates-written-2026 = “{ $shown }” is not a date; write dates like 2026-03-01.
