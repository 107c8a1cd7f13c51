"""Tests of files/refit."""
