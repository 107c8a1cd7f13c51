"""CONTRIBUTING.md, README.md and docs/architecture.md name files and folders that exist, and no package is missing."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
TOP_LEVEL = ("backend", "frontend", "docs", "e2e", "migrations", "seed-data", "deploy", "tests")
PAGES = ("CONTRIBUTING.md", "README.md", "docs/architecture.md")
GENERATED = ("backend/.venv/",)
_CODE = re.compile(r"`([^`\s]+)`")
_LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)\s#]+)")
_ROW = re.compile(r"^\| (`[^|]+`) \|", re.MULTILINE)
_HEADING = re.compile(r"^## .*`([a-z_/]+)`$", re.MULTILINE)


def paths_in(text: str) -> set[str]:
    """Paths in code spans; a placeholder such as ``<feature>`` becomes a wildcard."""
    named = {path.rstrip("/") for path in _CODE.findall(text) if path.split("/")[0] in TOP_LEVEL and "/" in path}
    return {re.sub(r"<[a-z]+>", "*", path) for path in named if not path.startswith(GENERATED)}


def exists(path: str) -> bool:
    """Return whether a path or pattern matches a file; ``tests/…`` is below ``backend``."""
    return any(next(start.glob(path), None) is not None for start in (ROOT, ROOT / "backend"))


@pytest.mark.parametrize("page", PAGES)
def test_named_paths_exist(page: str) -> None:
    found = paths_in((ROOT / page).read_text())
    assert found or page == "docs/architecture.md"
    assert {path for path in found if not exists(path)} == set()


def test_links_between_pages_exist() -> None:
    listed = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True)
    pages = [ROOT / name for name in listed.stdout.splitlines()]
    assert len(pages) > 50
    broken = {
        f"{page.relative_to(ROOT)} -> {target}"
        for page in pages
        for target in _LINK.findall(page.read_text())
        if not (page.parent / target).exists()
    }
    assert broken == set()


def sections() -> dict[str, str]:
    """Sections of the architecture page that describe a folder, by that folder."""
    parts = _HEADING.split((ROOT / "docs/architecture.md").read_text())
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("folder", ["backend/stormsizer", "backend/stormsizer_io", "backend/webapp", "frontend/src"])
def test_architecture_names_every_package(folder: str) -> None:
    named = {
        name.split("/")[0] for row in _ROW.findall(sections()[folder].split("\n## ")[0]) for name in _CODE.findall(row)
    }
    there = {
        entry.name
        for entry in (ROOT / folder).iterdir()
        if entry.is_dir() and entry.name != "__pycache__" and any(entry.rglob("*.*"))
    }
    assert there - named == set(), "missing from docs/architecture.md"
    assert {name for name in named if not (ROOT / folder / name).exists()} == set(), "named and not there"
