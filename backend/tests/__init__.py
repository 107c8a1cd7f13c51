"""Everything that is asked of the engine and the service before a change goes in."""
