"""Tests of the timeline stage."""
