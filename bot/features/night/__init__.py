"""Game nights: for a while, or for some games, all that is played in a channel counts together."""
