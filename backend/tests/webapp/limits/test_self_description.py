"""The API says what it takes: every limit, every input with its default, and both are true."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from stormsizer.model.scenario import Scenario
from tests.webapp.described import description
from tests.webapp.setups import SetUp

pytestmark = pytest.mark.tested_on("server")


def test_published_limits_are_enforced(set_up: SetUp, client: TestClient) -> None:
    limits = client.get("/api/v1/limits").json()
    assert limits["max_body_bytes"] == set_up.settings.max_body_bytes
    assert (limits["max_window_ios"], limits["max_window_replications"]) == (1_000_000_000, 32)
    assert (limits["compared_up_to_utilization_fraction"], limits["max_events"]) == (0.95, 200)
    most = limits["max_page_items"]
    assert client.get("/api/v1/projects", params={"limit": most}).status_code == 200
    assert client.get("/api/v1/projects", params={"limit": most + 1}).status_code == 422
    unlimited = ("rate_limit", "rate_limit_organization", "max_open_runs", "max_run_s", "max_day_s")
    assert [limits[name] for name in unlimited] == [None] * 5
    document = description()["components"]["schemas"]["Limits"]["properties"]
    assert all("description" in field or name == "max_desktops_per_pool" for name, field in document.items())


def test_the_default_scenario_can_be_simulated_unchanged(client: TestClient) -> None:
    scenario = client.get("/api/v1/defaults").json()["scenario"]
    answer = client.post("/api/v1/preview", json={"scenario": scenario})
    assert answer.status_code == 200, answer.text
    assert answer.json()["result"]["phases"]


def test_every_input_has_a_description(client: TestClient) -> None:
    inputs = {each["path"]: each for each in client.get("/api/v1/defaults").json()["inputs"]}
    assert len(inputs) > 200
    assert [path for path, each in inputs.items() if not each["help"]] == []
    assert {each["source"] for each in inputs.values()} == {"given", "default", "derived"}
    desktops = inputs["pools[].n_desktops"]
    assert (desktops["type"], desktops["minimum"], desktops["maximum"]) == ("integer", 1, 100_000)
    assert (desktops["source"], desktops["default"]) == ("given", None)
    memory = inputs["pools[].memory_gib"]
    assert (memory["default"], memory["unit"], memory["source"]) == (2.0, "GiB", "default")
    assert (memory["minimum"], memory["is_minimum_excluded"]) == (0, True)
    assert inputs["pools[].deployment_id"]["source"] == "derived"
    assert inputs["pools[].clone_type"]["choices"][0] == "deduplicated"
    assert "events[login].window_s" in inputs


def test_every_input_of_the_document_is_listed(client: TestClient) -> None:
    ends = {each["path"].rsplit(".", 1)[-1] for each in client.get("/api/v1/defaults").json()["inputs"]}
    schema = Scenario.model_json_schema()
    fields = {name for part in (schema, *schema["$defs"].values()) for name in part["properties"]}
    inner = {"calendar", "pools", "events", "hosts", "array", "goals", "growth", "indicators", "tiers", "repeat"}
    inner |= {"other_arrays", "installed_array", "budget", "other_workloads"}
    assert fields - inner == ends


def test_goal_preset_can_be_used_in_a_scenario_unchanged(client: TestClient) -> None:
    defaults = client.get("/api/v1/defaults").json()
    names = [each["name"] for each in defaults["goal_sets"]]
    assert names == ["conservative", "standard", "aggressive"]
    assert [each["origin"] for each in defaults["goal_sets"]] == [
        "Assumed: about half the standard waiting times, with 30% headroom on controllers, drives, and ports.",
        "Default targets: limits from published studies where available, otherwise assumed.",
        "Assumed: limits that most users still accept, with little headroom.",
    ]
    for each in defaults["goal_sets"]:
        answer = client.post("/api/v1/preview", json={"scenario": {**defaults["scenario"], "goals": each["goals"]}})
        assert answer.status_code == 200, (each["name"], answer.text)
