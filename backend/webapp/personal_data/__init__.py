"""Personal data: complete export and complete deletion."""
