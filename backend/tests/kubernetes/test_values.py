"""The chart explains what is wrong with its values."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
import yaml

from tests.kubernetes.chart import (
    CHART,
    EVERYTHING,
    MINIMAL,
    REPOSITORY,
    ChartError,
    Values,
    changed,
    helm,
    of_kind,
    rendered,
)

PYPROJECT = REPOSITORY / "backend" / "pyproject.toml"


def test_chart_has_the_version_of_the_product() -> None:
    chart = yaml.safe_load((CHART / "Chart.yaml").read_text())
    version = tomllib.loads(PYPROJECT.read_text())["project"]["version"]
    compose = yaml.safe_load((REPOSITORY / "docker-compose.yml").read_text())
    assert {chart["version"], chart["appVersion"]} == {version}
    assert compose["services"]["api"]["image"] == f"stormsizer:{version}"


def test_lint_finds_no_problem() -> None:
    text = helm("lint", str(CHART), "--strict", "--values", "-", given=yaml.safe_dump(EVERYTHING))
    assert "1 chart(s) linted, 0 chart(s) failed" in text
    assert "[WARNING]" not in text


def test_without_values_every_required_one_is_named_at_once() -> None:
    with pytest.raises(ChartError) as refused:
        rendered({})
    for name in ("publicUrl", "secrets.databaseUrl.name", "secrets.redisUrl.name", "secrets.secretKey.name"):
        assert f"{name} is empty" in str(refused.value)
    assert "networkPolicy.ingressController is empty" in str(refused.value)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("publicUrl", "http://sizing.example.com", r"/publicUrl.*does not match pattern"),
        ("publicUrl", "https://sizing.example.com/app", r"/publicUrl.*does not match pattern"),
        ("networkpolicy", {}, "additional properties 'networkpolicy' not allowed"),
        ("api.replicas", "two", "/api/replicas.*got string, want integer"),
        ("worker.concurrency", 0, "/worker/concurrency.*minimum"),
        ("trustedProxies", ["ingress"], "/trustedProxies/0.*does not match pattern"),
        ("secrets.databaseUrl.name", "postgresql://user:password@host/name", "/secrets/databaseUrl/name.*pattern"),
        ("settings", {"STORMSIZER_SECRET_KEY": "abc"}, "STORMSIZER_SECRET_KEY"),
        ("settings", {"DATABASE_URL": "abc"}, "DATABASE_URL"),
        ("image.digest", "latest", "/image/digest.*does not match pattern"),
        ("podDisruptionBudget.maxUnavailable", 0, "/podDisruptionBudget/maxUnavailable"),
        ("monitoring.serviceMonitor.enabled", True, "Prometheus may not read /metrics"),
        ("firstAccount.email", "you@example.com", "firstAccount needs both email and organization"),
        ("worker.autoscaling", {"enabled": True, "minReplicas": 9}, "minReplicas is 9, but maxReplicas is 8"),
    ],
)
def test_bad_value_is_refused_with_its_path(path: str, value: Any, message: str) -> None:
    with pytest.raises(ChartError) as refused:
        rendered(changed(MINIMAL, path, value))
    assert re.search(message, str(refused.value), re.DOTALL)


def test_scraping_through_the_network_policy_needs_a_peer() -> None:
    with pytest.raises(ChartError, match=r"networkPolicy\.monitoring is empty"):
        rendered(changed(EVERYTHING, "networkPolicy.monitoring", []))


@pytest.mark.parametrize(("values", "migration_key"), [(MINIMAL, "database-url"), (EVERYTHING, "owner-url")])
def test_only_the_migration_gets_the_login_that_owns_the_database(values: Values, migration_key: str) -> None:
    keys = {}
    for kind in ("Job", "Deployment"):
        for document in of_kind(rendered(values), kind).values():
            (container,) = document["spec"]["template"]["spec"]["containers"]
            (url,) = [each for each in container["env"] if each["name"] == "DATABASE_URL"]
            keys[container["name"]] = url["valueFrom"]["secretKeyRef"]["key"]
    assert keys.pop("migration") == migration_key
    assert set(keys.values()) == {"url" if values is EVERYTHING else "database-url"}
    assert len(keys) == 3


def test_readme_documents_every_value() -> None:
    """Every value at the top, and every group of values, has its row."""
    readme = (CHART / "README.md").read_text()
    values = yaml.safe_load((CHART / "values.yaml").read_text())
    assert [name for name in values if f"`{name}" not in readme] == []
