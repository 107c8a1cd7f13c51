"""Benchmarks of the engine and the service: every figure a ratio within one run, against a named peer."""
