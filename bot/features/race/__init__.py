"""Race: ten boards of Storm for a whole channel. Who is the first to see whether the move is right?"""
