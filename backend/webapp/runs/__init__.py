"""Runs: calculations with frozen inputs and stored results, executed by workers."""
