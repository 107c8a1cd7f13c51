"""Reading and verification of the audit log by an organization's owner."""
