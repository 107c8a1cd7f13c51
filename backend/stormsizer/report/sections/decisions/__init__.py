"""Report sections on what to buy or change, and how long the array will be sufficient."""
