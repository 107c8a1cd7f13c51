"""Tests of the confidence stage."""
