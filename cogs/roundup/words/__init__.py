"""Roundup in words, made from views."""
