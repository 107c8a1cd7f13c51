"""Storage: station network, equilibrium per step, and the trace of a week."""
