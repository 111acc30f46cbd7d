day-not-date-dates-written-2026 = « { $shown } » n’est pas une date ; les dates s’écrivent 2026-03-01.
