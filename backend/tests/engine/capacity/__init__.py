"""Tests of the capacity stage."""
