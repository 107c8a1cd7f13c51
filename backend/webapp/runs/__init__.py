"""Runs: calculations with frozen inputs, executed by workers, whose results are stored."""
