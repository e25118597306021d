"""Junk as pictures, made from views."""

from cogs.junk.picture.table import gallery, scene

__all__ = ["gallery", "scene"]
