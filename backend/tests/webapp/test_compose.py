"""The server set-up in `docker-compose.yml` refers only to what exists."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

REPOSITORY = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    document = yaml.safe_load((REPOSITORY / "docker-compose.yml").read_text())
    assert isinstance(document, dict)
    return document


def test_every_service_waits_for_a_dependency_with_a_health_check(compose: dict[str, Any]) -> None:
    services = compose["services"]
    for name, service in services.items():
        for awaited, how in service.get("depends_on", {}).items():
            assert awaited in services, f"{name} waits for {awaited}, which is no service"
            if how["condition"] == "service_healthy":
                assert "healthcheck" in services[awaited], f"{awaited} has no health check"


def test_every_named_volume_is_declared(compose: dict[str, Any]) -> None:
    mounts = [mount for service in compose["services"].values() for mount in service.get("volumes", [])]
    named = {mount.split(":")[0] for mount in mounts if not mount.startswith((".", "/", "$"))}
    assert named == set(compose["volumes"])


def test_every_long_running_service_has_a_health_check_and_a_restart_policy(compose: dict[str, Any]) -> None:
    for name, service in compose["services"].items():
        if service["restart"] != "no":
            assert "healthcheck" in service, f"{name} has no health check"


def test_file_contains_no_secrets(compose: dict[str, Any]) -> None:
    for service in compose["services"].values():
        for name, value in service.get("environment", {}).items():
            if "PASSWORD" in name or name == "DATABASE_URL":
                assert "${POSTGRES_PASSWORD:?" in value


def test_image_is_built_from_existing_files(compose: dict[str, Any]) -> None:
    build = compose["services"]["api"]["build"]
    context = REPOSITORY / build["context"]
    recipe = (context / build["dockerfile"]).read_text()
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", recipe, re.MULTILINE)
    assert copied
    for sources in copied:
        for source in sources.split():
            assert (context / source).exists(), f"{build['dockerfile']} copies {source}, which does not exist"
