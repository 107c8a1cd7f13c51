"""Tests of the workload stage."""
