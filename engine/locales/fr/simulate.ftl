simulate-all-rounds-table-played = Toutes les rondes du calendrier ({ $played }) ont été jouées.
