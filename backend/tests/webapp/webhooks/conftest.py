"""Fixtures of the tests of webhooks: a receiver, and a service that may call it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.webapp.setups import SetUp
from tests.webapp.webhooks.receiver import Receiver, receiving

PATIENCE_S = 0.4


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """A receiver on this machine."""
    with receiving() as served:
        yield served


@pytest.fixture
def calling(set_up: SetUp) -> SetUp:
    """The set-up, where webhooks may reach this machine, and wait not long for it."""
    changes = {
        "webhook_test_hosts": ("127.0.0.1",),
        "webhook_time_limit_s": PATIENCE_S,
        "job_pauses_s": (60.0, 60.0, 60.0),
    }
    return replace(set_up, settings=set_up.settings.model_copy(update=changes))


@pytest.fixture
def client(calling: SetUp) -> TestClient:
    """A browser on a service that may call this machine."""
    return calling.client()


@pytest.fixture
def webhook(client: TestClient, receiver: Receiver) -> dict[str, Any]:
    """A webhook for every finished run, with its secret."""
    types = ["run.succeeded", "run.failed", "run.cancelled"]
    answer = client.post("/api/v1/webhooks", json={"url": f"{receiver.url}/hook?x=1", "event_types": types})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made
