"""Documents that describe a sizing: catalog, scenario and provenance."""
