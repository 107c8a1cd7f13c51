"""The engine beside closed forms, plain sums and another simulator."""
