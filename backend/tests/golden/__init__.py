"""Results on record: a number that moves is seen, and accepted by command."""
