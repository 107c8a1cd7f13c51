"""Runs: stored calculations with frozen inputs, executed by workers."""
