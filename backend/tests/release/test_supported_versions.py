"""docs/reference/supported-versions.md says what the code, the metadata and the other pages say."""

from __future__ import annotations

import re
import tomllib

import pytest
import yaml

from release.versions import CHART
from webapp.settings import REPOSITORY

ROW = re.compile(r"^\| ([A-Z][^|]+?) \| ([^|]+?) \|", re.MULTILINE)


def read(path: str) -> str:
    return (REPOSITORY / path).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def supported() -> dict[str, str]:
    return dict(ROW.findall(read("docs/reference/supported-versions.md")))


def test_python_is_that_of_metadata_makefile_and_readme(supported: dict[str, str]) -> None:
    lowest, highest = re.findall(r"3\.(\d+)", supported["Python"])
    project = tomllib.loads(read("backend/pyproject.toml"))["project"]
    assert project["requires-python"] == f">=3.{lowest},<3.{int(highest) + 1}"
    assert f"(3, {lowest}) <= sys.version_info < (3, {int(highest) + 1})" in read("Makefile")
    assert f"Python 3.{lowest} to 3.{highest}" in read("README.md")


def test_node_is_that_of_packages_makefile_and_readme(supported: dict[str, str]) -> None:
    (version,) = re.findall(r"[\d.]+", supported["Node"])
    for folder in ("frontend", "e2e"):
        assert f'"node": ">={version}"' in read(f"{folder}/package.json")
    assert f"Node {version} or newer" in read("README.md")
    assert f"needs Node {version} or newer" in read("Makefile")


def test_postgresql_is_that_of_readme_and_not_above_the_compose_file(supported: dict[str, str]) -> None:
    (lowest,) = re.findall(r"\d+", supported["PostgreSQL"])
    assert f"PostgreSQL ({lowest} or newer)" in read("README.md")
    assert compose_version("postgres") >= int(lowest)


def test_redis_is_not_above_the_compose_file(supported: dict[str, str]) -> None:
    (lowest,) = re.findall(r"\d+", supported["Redis"])
    assert compose_version("redis") >= int(lowest)


def test_browsers_are_those_the_pages_are_built_for(supported: dict[str, str]) -> None:
    (standard,) = re.findall(r"ES(\d+)", supported["Browsers"])
    assert f'target: "es{standard}"' in read("frontend/vite.config.ts")


def test_kubernetes_is_that_of_the_chart(supported: dict[str, str]) -> None:
    if not (REPOSITORY / CHART).is_file():
        pytest.skip("no chart")
    (lowest,) = re.findall(r"\d\.\d+", supported["Kubernetes"])
    assert yaml.safe_load(read(CHART))["kubeVersion"].startswith(f">={lowest}")


def compose_version(service: str) -> int:
    image = yaml.safe_load(read("docker-compose.yml"))["services"][service]["image"]
    return int(re.findall(r":(\d+)", image)[0])
