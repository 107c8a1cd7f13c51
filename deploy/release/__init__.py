"""Cuts releases and builds what customers install: `python -m release` in the folder `deploy`."""
