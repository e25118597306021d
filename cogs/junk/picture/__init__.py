"""Junk as pictures, made from views."""

from cogs.junk.picture.examples import gallery as gallery
