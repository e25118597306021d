"""Series: three new deals for the people of a finished game, each in other seats. The sum of their scores decides."""
