simulate-all-rounds-table-played = All rounds of the schedule ({ $played }) have been played.
