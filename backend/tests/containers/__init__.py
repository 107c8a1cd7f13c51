"""Tests of the parts of `make containers` that need no engine."""
