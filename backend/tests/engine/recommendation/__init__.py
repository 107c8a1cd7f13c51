"""Tests of the recommendation stage."""
