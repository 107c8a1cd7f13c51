"""The audit log, for reading and verification by its owner."""
