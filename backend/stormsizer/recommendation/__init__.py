"""The cheapest configuration that keeps every goal of the week, and why nothing cheaper does."""
