"""Account emails: outbox and address changes."""
