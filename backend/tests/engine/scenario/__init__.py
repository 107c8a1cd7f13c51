"""Tests of the scenario stage."""
