"""The stream of a run ends for a person who loses access."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from fastapi.testclient import TestClient

from tests.webapp.accounts.people import API, House
from tests.webapp.accounts.test_credentials_of_members import key_of, program
from tests.webapp.accounts.test_members import ADA, BOB, id_of
from tests.webapp.documents import office
from tests.webapp.setups import SetUp
from webapp.runs import events

pytestmark = pytest.mark.tested_on("server")


@pytest.mark.parametrize("with_key", [False, True], ids=["session", "key"])
def test_stream_ends_when_its_reader_is_removed(set_up: SetUp, monkeypatch: pytest.MonkeyPatch, with_key: bool) -> None:
    monkeypatch.setattr(events, "ADMIT_EVERY_S", 0.5)
    house = House.of(set_up)
    ada = house.person(ADA)
    bob = house.joined(ada, BOB, "owner")
    project = ada.post(f"{API}/projects", json={"name": "x"}).json()["id"]
    scenario = ada.post(f"{API}/projects/{project}/scenarios", json=office()).json()["id"]
    run = ada.post(f"{API}/scenarios/{scenario}/runs").json()["id"]
    readers: list[TestClient] = [program(house, key_of(bob)) if with_key else bob, ada]
    with ThreadPoolExecutor(2) as pool:
        streams = [pool.submit(each.get, f"{API}/runs/{run}/events") for each in readers]
        with pytest.raises(TimeoutError):
            streams[0].result(timeout=1.5)
        assert ada.delete(f"{API}/members/{id_of(ada, BOB)}").status_code == 204
        ended = streams[0].result(timeout=60)
        assert not streams[1].done()
        assert ada.post(f"{API}/runs/{run}/cancel").is_success
        followed = streams[1].result(timeout=60)
    last = [json.loads(line[5:]) for line in ended.text.splitlines() if line.startswith("data:")][-1]
    assert last["state"] == "queued"
    assert '"cancelled"' in followed.text or '"canceled"' in followed.text
