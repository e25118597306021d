"""Jugglers: three poker hands built in common, for secret goals."""
