"""What the features of the service share and what has no domain of its own."""
