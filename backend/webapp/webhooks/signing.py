"""Secrets and signatures for webhooks, following the Standard Webhooks specification."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from standardwebhooks import Webhook

SECRET_BYTES = 32


def new_secret() -> str:
    """Return a new secret to share between sender and receiver."""
    return "whsec_" + base64.b64encode(secrets.token_bytes(SECRET_BYTES)).decode()


def signed(event_id: UUID, at: datetime, body: str, signing: Sequence[str]) -> dict[str, str]:
    """Return headers with a signature for each secret, so that receivers can verify a message's sender and time."""
    signatures = [Webhook(secret).sign(str(event_id), at, body) for secret in signing]
    return {
        "webhook-id": str(event_id),
        "webhook-timestamp": str(int(at.timestamp())),
        "webhook-signature": " ".join(signatures),
    }
