day-not-date-dates-written-2026 = „{ $shown }“ ist kein Datum; ein Datum schreibt man so: 2026-03-01.
