"""Juse in words, made from views."""
