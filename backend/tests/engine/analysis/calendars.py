"""Short calendars of the sample for questions that take many simulations."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from stormsizer.model.scenario import Scenario, parse
from tests.engine.seeds import acme_document


def one_day(*added: dict[str, Any], initial_state: str = "idle_used", **array: Any) -> dict[str, Any]:
    """The sample's first login and the logoff of that day, and what else happens, from midnight to the next morning."""
    document = acme_document()
    document["events"] = [event for event in document["events"] if event["id"] in ("first-login", "logoff-mon-30")]
    login_at = document["events"][0]["starts_at"]
    document["pools"][0]["initial_state"] = initial_state
    document["calendar"] = {
        "starts_at": login_at - timedelta(hours=8),
        "ends_at": login_at + timedelta(hours=24),
    }
    document["events"] += [{"pool_ids": ["acme"], **event} for event in added]
    document["events"].sort(key=lambda event: event["starts_at"])
    document["array"].update(array)
    return document


def scan(starts_at: Any = None, **fields: Any) -> dict[str, Any]:
    """An antivirus scan, by default at the hour of the first login."""
    at = starts_at or acme_document()["events"][2]["starts_at"]
    return {
        "id": "scan",
        "kind": "antivirus_scan",
        "name": "Antivirus scan",
        "starts_at": at,
        "n_slots": 64,
        "gib_per_desktop": 2.0,
        **fields,
    }


def boot(minutes_before: float, **fields: Any) -> dict[str, Any]:
    """A power-on of all desktops so long before the first login."""
    at = acme_document()["events"][2]["starts_at"] - timedelta(minutes=minutes_before)
    return {"id": "boot", "kind": "power_on", "name": "Morning power-on", "starts_at": at, "n_slots": 128, **fields}


def parsed(*added: dict[str, Any], **changes: Any) -> Scenario:
    """``one_day`` as a scenario."""
    return parse(one_day(*added, **changes))
