simulate-all-rounds-table-played = Alle Runden des Spielplans ({ $played }) sind gespielt.
