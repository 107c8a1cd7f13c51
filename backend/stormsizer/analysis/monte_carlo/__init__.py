"""Monte Carlo analysis: repeated weeks with uncertain inputs drawn from their distributions."""
