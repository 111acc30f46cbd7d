simulate-all-rounds-table-played = Ya se han jugado todas las rondas del calendario ({ $played }).
