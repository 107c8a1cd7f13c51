"""The smallest configuration that keeps every goal of the week, and why nothing smaller does."""
