"""Simulation of a scenario, from document to finished result."""
