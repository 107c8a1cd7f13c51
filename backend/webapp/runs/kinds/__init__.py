"""Request and calculation of each kind of run."""
