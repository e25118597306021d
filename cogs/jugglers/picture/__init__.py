"""Jugglers as pictures, made from views."""

from cogs.jugglers.picture.examples import gallery as gallery
