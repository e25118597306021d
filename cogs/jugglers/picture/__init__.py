"""Jugglers as pictures, made from views."""
