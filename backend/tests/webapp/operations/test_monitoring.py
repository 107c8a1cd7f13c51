"""Alert rules and dashboard: they name existing metrics, parse, and fire when they should."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import yaml
from fastapi.testclient import TestClient
from sqlalchemy import text

from tests.webapp.documents import Document
from tests.webapp.setups import ORIGIN, SetUp, until
from webapp.main import create_app
from webapp.settings import REPOSITORY

pytestmark = pytest.mark.tested_on("server")

FILES = REPOSITORY / "deploy/helm/stormsizer/files"
RULE_TESTS = REPOSITORY / "deploy/monitoring/alerts_test.yaml"
EXPLAINED = REPOSITORY / "docs/how-to/alerts.md"
DOCUMENTED = REPOSITORY / "docs/how-to/monitor-a-server.md"
DASHBOARD: dict[str, Any] = json.loads((FILES / "dashboard.json").read_text())
PANELS = [panel for panel in DASHBOARD["panels"] if panel["type"] != "row"]
RULES = [rule for group in yaml.safe_load((FILES / "alerts.yaml").read_text())["groups"] for rule in group["rules"]]
EXPRESSIONS = [rule["expr"] for rule in RULES] + [target["expr"] for panel in PANELS for target in panel["targets"]]
UNITS = {"s", "bytes", "reqps", "percentunit", "none"}
COLUMNS = 24
METRIC = re.compile(r"\b(?:stormsizer|process)_\w+")
PART = re.compile(r"_(bucket|count|sum|created)$")
"""Ending of a series of a histogram."""


def promtool(*words: str | Path) -> str:
    """Run promtool; return its output."""
    program = shutil.which("promtool")
    assert program is not None, "promtool is not installed: `make test` installs it as root"
    done = subprocess.run([program, *words], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def exposed(client: TestClient) -> set[str]:
    """Return the names of all metrics of a service."""
    answer = client.get("/metrics")
    assert answer.status_code == 200, answer.text
    return set(re.findall(r"^([a-z_]+)(?=[{ ])", answer.text, re.MULTILINE))


def test_every_metric_in_rules_dashboard_and_documentation_exists(set_up: SetUp, draft: Document) -> None:
    with TestClient(create_app(set_up.service()), base_url=ORIGIN, client=("127.0.0.1", 50_000)) as client:
        client.post(f"/api/v1/scenarios/{draft['id']}/ranges", json={"n_replications": 30})
        run = client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()
        client.post(f"/api/v1/runs/{run['id']}/cancel")
        with set_up.engine.begin() as connection:
            connection.execute(text("UPDATE installation SET last_backup_at = now()"))
        try:
            assert until(lambda: "stormsizer_sweeper_age_seconds" in exposed(client))
            existing = exposed(client)
        finally:
            with set_up.engine.begin() as connection:
                connection.execute(text("UPDATE installation SET last_backup_at = NULL"))
    used = {name for expression in EXPRESSIONS for name in METRIC.findall(expression)}
    assert len(used) > 15
    assert used - existing == set()
    ours = {PART.sub("", name) for name in existing if name.startswith("stormsizer_")}
    documented = {name for name in METRIC.findall(DOCUMENTED.read_text()) if name.startswith("stormsizer_")}
    assert documented == ours


def test_rules_are_valid_and_each_alert_fires_only_when_it_should() -> None:
    promtool("check", "rules", FILES / "alerts.yaml")
    promtool("test", "rules", RULE_TESTS)


def test_every_alert_is_tested_and_explained() -> None:
    tested = {
        case["alertname"]
        for test in yaml.safe_load(RULE_TESTS.read_text())["tests"]
        for case in test["alert_rule_test"]
        if case["exp_alerts"]
    }
    headings = set(re.findall(r"^## (\w+)$", EXPLAINED.read_text(), re.MULTILINE))
    alerts = [rule for rule in RULES if "alert" in rule]
    names = {rule["alert"] for rule in alerts}
    assert tested == headings == names
    for rule in alerts:
        assert rule["labels"]["severity"] in ("warning", "critical"), rule["alert"]
        assert set(rule["annotations"]) == {"summary", "description", "runbook"}, rule["alert"]
        assert rule["annotations"]["runbook"] == f"docs/how-to/alerts.md#{rule['alert'].lower()}"


def test_every_expression_of_the_dashboard_parses(tmp_path: Path) -> None:
    rules = [
        {"record": f"panel:{panel['id']}:{target['refId'].lower()}", "expr": with_values(target["expr"])}
        for panel in PANELS
        for target in panel["targets"]
    ]
    file = tmp_path / "panels.yaml"
    file.write_text(yaml.safe_dump({"groups": [{"name": "panels", "rules": rules}]}))
    assert f"{len(rules)} rules found" in promtool("check", "rules", file)


def with_values(expression: str) -> str:
    """Return an expression with values for the dashboard's variables."""
    return expression.replace("$__rate_interval", "5m").replace("$job", ".*").replace("$instance", ".*")


def test_every_panel_has_a_title_a_unit_and_a_place_of_its_own() -> None:
    identifiers = [panel["id"] for panel in DASHBOARD["panels"]]
    assert len(identifiers) == len(set(identifiers))
    titles = [panel["title"] for panel in DASHBOARD["panels"]]
    assert len(titles) == len(set(titles))
    for panel in PANELS:
        assert panel["fieldConfig"]["defaults"]["unit"] in UNITS, panel["title"]
        assert panel["type"] in ("timeseries", "stat"), panel["title"]
        assert panel["datasource"] == {"type": "prometheus", "uid": "${datasource}"}, panel["title"]
        assert all(target["refId"] and target["expr"] for target in panel["targets"]), panel["title"]
        assert all('job=~"$job",instance=~"$instance"' in target["expr"] for target in panel["targets"])
    places = [panel["gridPos"] for panel in DASHBOARD["panels"]]
    assert all(place["x"] + place["w"] <= COLUMNS for place in places)
    assert not [pair for pair in combinations(places, 2) if overlap(*pair)]


def overlap(one: dict[str, int], other: dict[str, int]) -> bool:
    return all(
        one[start] < other[start] + other[size] and other[start] < one[start] + one[size]
        for start, size in (("x", "w"), ("y", "h"))
    )


def test_dashboard_has_variables_for_data_source_job_and_instance() -> None:
    assert [variable["name"] for variable in DASHBOARD["templating"]["list"]] == ["datasource", "job", "instance"]
    assert DASHBOARD["schemaVersion"] >= 36
    assert [panel["title"] for panel in DASHBOARD["panels"] if panel["type"] == "row"] == [
        "Installation",
        "Users",
        "Work",
        "Database and queue",
        "Processes",
    ]
