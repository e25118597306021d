"""Juse as pictures, made from views."""
