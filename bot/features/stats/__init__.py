"""Statistics: how people are doing, on the pages of /table me and /table server, which tell ratings too."""
