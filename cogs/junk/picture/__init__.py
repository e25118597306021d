"""Junk as pictures, made from views."""
