"""Sentences that a storage engineer would sign, each a YAML file."""
