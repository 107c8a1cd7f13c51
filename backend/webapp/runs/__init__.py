"""Kept answers: a run is a row with frozen inputs that a worker takes up."""
