"""The files of the server setup are valid for Docker, as far as this can be checked without it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.webapp.deployment.plain import COMPOSE, DOTENV, TEMPLATE
from webapp.settings import REPOSITORY, Settings

CHECK = Path(__file__).with_name("compose_check")


@pytest.fixture(scope="module")
def compose_check(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The loader of Docker Compose, built from its pinned source; skipped where that is not possible."""
    go = shutil.which("go") or shutil.which("go", path="/usr/local/go/bin")
    if go is None:
        pytest.skip("compose-go is not asked: this machine has no Go")
    fetched = subprocess.run([go, "mod", "download"], cwd=CHECK, capture_output=True, text=True, check=False)
    if fetched.returncode:
        pytest.skip(f"compose-go is not asked: its source cannot be had: {fetched.stderr.splitlines()[-1:]}")
    program = tmp_path_factory.mktemp("compose") / "check"
    subprocess.run([go, "build", "-mod=readonly", "-o", str(program), "."], cwd=CHECK, check=True)
    return program


def check(program: Path, file: Path, **dotenv: str) -> subprocess.CompletedProcess[str]:
    home = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME")}
    return subprocess.run(
        [program, file], cwd=REPOSITORY, env=home | dotenv, capture_output=True, text=True, check=False
    )


def changed(tmp_path: Path, change: Any) -> Path:
    """Write the Compose file with a mistake in it."""
    document = yaml.safe_load(COMPOSE.read_text())
    change(document)
    file = tmp_path / "docker-compose.yml"
    file.write_text(yaml.safe_dump(document))
    return file


@pytest.mark.long
def test_compose_accepts_the_file_and_rejects_an_invalid_one(compose_check: Path, tmp_path: Path) -> None:
    outcome = check(compose_check, COMPOSE, **DOTENV)
    assert outcome.returncode == 0, outcome.stderr
    for change, said in (
        (lambda each: each["services"]["api"].update(healthchek={}), "healthchek"),
        (lambda each: each["services"]["api"].update(depends_on=["nobody"]), "nobody"),
        (lambda each: each["volumes"].pop("service-data"), "service-data"),
        (lambda each: each["services"]["api"].update(restart=7), "restart"),
    ):
        outcome = check(compose_check, changed(tmp_path, change), **DOTENV)
        assert (outcome.returncode, said in outcome.stderr) == (1, True), outcome.stderr
    for name in DOTENV:
        missing = check(compose_check, COMPOSE, **{key: value for key, value in DOTENV.items() if key != name})
        assert f"{name} is missing a value" in missing.stderr


def test_dockerfile_follows_the_rules(tmp_path: Path) -> None:
    hadolint = Path(sys.executable).with_name("hadolint")
    recipe = REPOSITORY / "backend/Dockerfile"
    outcome = subprocess.run([hadolint, recipe], capture_output=True, text=True, check=False)
    assert (outcome.returncode, outcome.stdout) == (0, "")
    spoilt = tmp_path / "Dockerfile"
    spoilt.write_text(recipe.read_text().replace("python:3.11-slim-bookworm", "python:latest"))
    outcome = subprocess.run([hadolint, spoilt], capture_output=True, text=True, check=False)
    assert "DL3007" in outcome.stdout
    assert outcome.returncode != 0


def test_images_are_pinned_and_nothing_runs_as_root() -> None:
    services = yaml.safe_load(COMPOSE.read_text())["services"]
    for name, service in services.items():
        image, _, tag = service["image"].partition(":")
        assert tag, name
        assert "latest" not in tag, name
        if "build" not in service:
            assert "unprivileged" in image or service["user"] not in ("root", "0"), name
        assert "no-new-privileges:true" in service["security_opt"], name
    users = [line for line in (REPOSITORY / "backend/Dockerfile").read_text().splitlines() if line.startswith("USER")]
    assert users == ["USER 10001"]


def test_nginx_accepts_the_same_body_sizes_as_the_service() -> None:
    settings, configuration = Settings(), TEMPLATE.read_text()
    assert f"client_max_body_size {settings.max_body_bytes // 2**20}m;" in configuration
    assert f"The request body can be at most {settings.max_body_bytes // 2**10:,} KiB." in configuration
