"""Junk as pictures, made from views."""

from cogs.junk.picture.table import gallery as gallery
