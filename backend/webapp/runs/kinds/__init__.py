"""What each kind of run is asked and computes."""
