"""Tests of the catalog stage."""
