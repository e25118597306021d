"""Jugglers as pictures, made from views."""

from cogs.jugglers.picture.table import gallery, scene

__all__ = ["gallery", "scene"]
