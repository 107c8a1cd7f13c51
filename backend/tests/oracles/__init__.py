"""The engine compared with closed forms, plain sums and another simulator."""
