"""Juse as pictures, made from views."""

from cogs.juse.picture.table import gallery as gallery
