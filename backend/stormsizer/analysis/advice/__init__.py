"""Changes of schedule and configuration, each simulated before hardware is recommended."""
