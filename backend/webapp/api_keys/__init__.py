"""Keys with which programs ask in the name of an organisation."""
