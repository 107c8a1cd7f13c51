"""Tests of the evidence stage."""
