day-not-date-dates-written-2026 = «{ $shown }» no es una fecha; las fechas se escriben así: 2026-03-01.
