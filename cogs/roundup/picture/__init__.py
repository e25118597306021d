"""Roundup as pictures, made from views."""
