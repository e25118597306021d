"""Jugglers: three poker hands built in common, for causes that are nobody's business."""
