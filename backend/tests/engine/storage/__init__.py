"""Tests of the storage stage."""
