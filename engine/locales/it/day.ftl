day-not-date-dates-written-2026 = «{ $shown }» non è una data; le date si scrivono 2026-03-01.
