"""What is known about people and organisations: all of it handed over, or all of it deleted."""
