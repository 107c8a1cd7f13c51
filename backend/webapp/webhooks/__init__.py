"""Webhooks: other programs are told what happens here, by the Standard Webhooks scheme."""
