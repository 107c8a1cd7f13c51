"""Tests of io/refit."""
