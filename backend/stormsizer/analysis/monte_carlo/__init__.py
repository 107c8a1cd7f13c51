"""Monte Carlo analysis: the week simulated many times with inputs drawn from their distributions."""
