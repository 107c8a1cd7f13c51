"""Schedule and configuration changes, each simulated before any hardware is recommended."""
