"""Roundup as pictures, made from views."""

from cogs.roundup.picture.examples import gallery as gallery
