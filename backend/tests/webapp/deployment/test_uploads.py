"""Files of measurements through nginx: they are larger than any other body, and go on as they come."""

from __future__ import annotations

import hashlib

import httpx2
import pytest

from tests.webapp.deployment.people import API, made, owner
from tests.webapp.deployment.plain import Installation
from tests.webapp.imports.files import BYTES, N_MACHINES, STEADY, table
from tests.webapp.setups import until

pytestmark = [pytest.mark.postgres, pytest.mark.redis]

MOST_OF_OTHERS = 4 * 1024 * 1024


def place_of_import(browser: httpx2.Client) -> str:
    """Begin an import; return its path."""
    return f"{API}/imports/{made(browser.post(f'{API}/imports', json={'name': 'Head office'}))['id']}"


def test_largest_allowed_upload_arrives_complete_and_is_read(everything: Installation) -> None:
    browser = owner(everything, "mary@example.com")
    place = place_of_import(browser)
    content = table(minutes=13_000)
    assert len(content) > MOST_OF_OTHERS
    file = made(browser.post(f"{place}/files", params={"name": "week.csv"}, content=content, headers=BYTES))
    assert (file["n_bytes"], file["sha256"]) == (len(content), hashlib.sha256(content).hexdigest())
    assert browser.post(f"{place}/readings", json={"windows": [STEADY]}).status_code == 202
    assert until(lambda: browser.get(place).json()["state"] == "ready")
    assert browser.get(place).json()["summary"]["workload"]["n_entities"] == N_MACHINES
