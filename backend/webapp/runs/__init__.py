"""Runs: calculations with frozen inputs, which workers execute and whose results are stored."""
