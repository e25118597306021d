"""Juse as pictures, made from views."""

from cogs.juse.picture.examples import gallery as gallery
