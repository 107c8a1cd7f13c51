"""Webhooks: notifications to other programs, by the Standard Webhooks scheme."""
