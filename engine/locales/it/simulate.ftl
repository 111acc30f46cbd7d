simulate-all-rounds-table-played = Tutti i turni del calendario ({ $played }) sono stati giocati.
