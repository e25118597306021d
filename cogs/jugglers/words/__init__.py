"""Jugglers in words, made from views."""
