"""The features: each is a folder here, and a name in `bot/feature_names.py`."""
