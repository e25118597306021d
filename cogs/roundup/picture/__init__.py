"""Roundup as pictures, made from views."""

from cogs.roundup.picture.table import gallery as gallery
