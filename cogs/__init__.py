"""One game is one folder here: delete the folder and the game is gone."""
