"""Messages of the product and their translations."""
