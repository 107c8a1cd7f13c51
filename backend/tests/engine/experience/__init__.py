"""Tests of the experience stage."""
