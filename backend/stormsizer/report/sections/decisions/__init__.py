"""Report sections on what to buy or change, and on how long the array will be sufficient."""
