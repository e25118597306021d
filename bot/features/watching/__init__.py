"""What those can do who watch a game without a seat: predict, cheer, and be seated first in the next one."""
