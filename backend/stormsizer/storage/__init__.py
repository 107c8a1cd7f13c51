"""What each component of an array gives: station network, equilibrium per step, and the trace of a week."""
