"""Keeps the lease of a run or chunk alive while a worker calculates."""

from __future__ import annotations

from webapp.core.pulse import Pulse
from webapp.runs.hold import Hold
from webapp.runs.workshop import Workshop


def pulse_of(workshop: Workshop, held: Hold) -> Pulse:
    """Return what renews a lease while the calculation goes on."""
    lease_s = workshop.settings.lease_s

    def renew() -> bool:
        with workshop.sessions.begin() as session:
            return held.renew(session, lease_s)

    return Pulse(lease_s, renew, workshop.interrupt, workshop.is_closing)
