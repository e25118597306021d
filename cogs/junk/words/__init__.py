"""Junk in words, made from views."""
