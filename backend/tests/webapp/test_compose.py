"""The server set-up in `docker-compose.yml` refers only to what exists."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml

from webapp.secret_files import SECRETS

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


def test_secrets_are_files_and_not_in_the_environment(compose: dict[str, Any]) -> None:
    for name, service in compose["services"].items():
        mounted = {f"/run/secrets/{each}" for each in service.get("secrets", [])}
        named = {value for key, value in service.get("environment", {}).items() if key.endswith("_FILE")}
        assert named <= mounted, f"{name} names a secret that is not mounted"
        for variable, value in service.get("environment", {}).items():
            if variable.endswith("_URL"):
                assert urlsplit(value).password is None, f"{name}: {variable} contains a password"
            elif re.search("PASSWORD|SECRET|KEY", variable):
                assert variable.endswith("_FILE"), f"{name}: {variable} is visible with `docker inspect`"


def test_service_reads_every_secret_that_the_file_names(compose: dict[str, Any]) -> None:
    variables = [name for name in compose["services"]["api"]["environment"] if name.endswith("_FILE")]
    assert variables
    assert {name.removesuffix("_FILE") for name in variables} <= set(SECRETS)


def test_every_root_is_read_only_and_has_no_capabilities(compose: dict[str, Any]) -> None:
    for name, service in compose["services"].items():
        assert (service["read_only"], service["cap_drop"]) == (True, ["ALL"]), name


def test_image_is_built_from_existing_files(compose: dict[str, Any]) -> None:
    build = compose["services"]["api"]["build"]
    context = REPOSITORY / build["context"]
    recipe = (context / build["dockerfile"]).read_text()
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", recipe, re.MULTILINE)
    assert copied
    for sources in copied:
        for source in sources.split():
            assert (context / source).exists(), f"{build['dockerfile']} copies {source}, which does not exist"
