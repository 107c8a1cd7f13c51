"""A scenario that fills every page: all that may be named is, at full length."""

from __future__ import annotations

from datetime import timedelta

from stormsizer.model.scenario import Scenario
from tests.engine import seeds

LONG_NAME = "W" * 200
HOUR = timedelta(hours=1)


def crowded_scenario() -> Scenario:
    """As many pools and events as a scenario may have, with names and notes as long as they may be."""
    document = seeds.acme_document()
    pool, login = document["pools"][0], next(e for e in document["events"] if e["kind"] == "login")
    document["name"] = LONG_NAME
    document["notes"] = "word " * 400 + "x" * 500
    document["pools"] = [{**pool, "id": f"p{i}", "name": f"{i} {LONG_NAME}"[:200]} for i in range(40)]
    events = [e for e in document["events"] if e["id"] in {"deploy", "first-login", "reboot", "tuesday-login-07"}]
    everyone = {"pool_ids": [f"p{i}" for i in range(40)], "notes": "ñ" * 2500}
    more = {**login, "pool_ids": ["p1"]}
    document["events"] = [{**event, **everyone} for event in events] + [
        {
            **more,
            "id": f"e{i}",
            "name": f"{i} {LONG_NAME}"[:200],
            "starts_at": more["starts_at"] + i * timedelta(hours=1),
        }
        for i in range(196)
    ]
    return Scenario.model_validate(document)
