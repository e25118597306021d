"""Whisper, with hidden hands: follow suit if you can, though nobody sees whether you could."""
