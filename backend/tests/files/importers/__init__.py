"""Tests of what customers bring along and take away."""
