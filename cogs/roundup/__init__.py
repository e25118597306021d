"""Roundup: bid on the suit that will be finished last, and hold it back in hands that only their owners see."""
