"""User experience: login times, and whether each phase meets its goals."""
