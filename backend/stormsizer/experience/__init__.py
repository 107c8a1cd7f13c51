"""What the person at the desk feels: login times, and whether each phase keeps its goals."""
