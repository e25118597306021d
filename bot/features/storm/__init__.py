"""Storm: a minute of boards. Is the move on them a misplay, or all right?"""
