"""The version number: the files that state it, and how to change it in all of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from release.repository import REPOSITORY, ReleaseError

VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")


@dataclass(frozen=True)
class Place:
    """A file that states the version, and a pattern whose only group is the version."""

    path: str
    pattern: str
    is_optional: bool = False

    def read(self, top: Path = REPOSITORY) -> str:
        """Return the version in the file."""
        return self._match((top / self.path).read_text(encoding="utf-8"))[1]

    def replaced(self, text: str, version: str) -> str:
        """Return the text of the file with another version."""
        found = self._match(text)
        return text[: found.start(1)] + version + text[found.end(1) :]

    def _match(self, text: str) -> re.Match[str]:
        found = re.search(self.pattern, text, re.MULTILINE)
        if found is None:
            raise ReleaseError(f"{self.path}: no version found, expected a line like /{self.pattern}/")
        return found


CHART = "deploy/helm/stormsizer/Chart.yaml"
PLACES = (
    Place("backend/pyproject.toml", r'^version = "([^"]+)"$'),
    Place("backend/stormsizer/__init__.py", r'^__version__ = "([^"]+)"$'),
    Place("docs/reference/openapi.json", r'^    "version": "([^"]+)",?$'),
    Place("docker-compose.yml", r"^  image: stormsizer:(\S+)$"),
    Place("frontend/package.json", r'^  "version": "([^"]+)",$'),
    Place("frontend/package-lock.json", r'^  "version": "([^"]+)",$'),
    Place("frontend/package-lock.json", r'^    "": \{\n(?:      .*\n)*?      "version": "([^"]+)",$'),
    Place("e2e/package.json", r'^  "version": "([^"]+)",$'),
    Place("e2e/package-lock.json", r'^  "version": "([^"]+)",$'),
    Place("e2e/package-lock.json", r'^    "": \{\n(?:      .*\n)*?      "version": "([^"]+)",$'),
    Place(CHART, r'^version: "?([0-9][^"\s]*)"?$', is_optional=True),
    Place(CHART, r'^appVersion: "?([0-9][^"\s]*)"?$', is_optional=True),
)


def current_version(top: Path = REPOSITORY) -> str:
    """Return the version of the service."""
    return PLACES[0].read(top)


def require_version(given: str) -> tuple[int, int, int]:
    """Return the numbers of a version such as 1.2.3, the only form that is allowed."""
    found = VERSION.fullmatch(given)
    if found is None:
        raise ReleaseError(f"VERSION is {given!r}: it must be three numbers, e.g. 1.2.3")
    major, minor, patch = (int(each) for each in found.groups())
    return major, minor, patch
