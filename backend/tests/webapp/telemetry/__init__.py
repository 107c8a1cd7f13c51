"""Traces: what is sent, in which order, and what never is."""
