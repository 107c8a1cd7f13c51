"""Webhooks: notifications to other programs, following the Standard Webhooks specification."""
