"""Jugglers as pictures, made from views."""

from cogs.jugglers.picture.table import gallery as gallery
