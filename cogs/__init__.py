"""One game is one folder: delete the folder and the game is gone. Folders `cogs` elsewhere on PYTHONPATH add to it."""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
