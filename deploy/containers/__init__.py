"""Proves image and Compose file on a Docker engine: `make containers`."""
