"""Cutting a release: checks, changed files, commit and tag, in a small repository."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from release import cut, history
from release.repository import ReleaseError, is_clean
from release.versions import PLACES, current_version, require_version
from webapp.settings import REPOSITORY

DAY = date(2027, 1, 15)
LOCK = """{
  "name": "x",
  "version": "1.0.0",
  "packages": {
    "": {
      "name": "x",
      "version": "1.0.0",
    }
"""
CHANGELOG = """# Changelog

## Unreleased

### Added

- A feature.

## 1.0.0 – 2026-12-01

- The first.
"""
FILES = {
    "backend/pyproject.toml": '[project]\nname = "stormsizer"\nversion = "1.0.0"\n',
    "backend/stormsizer/__init__.py": '__version__ = "1.0.0"\n',
    "docs/reference/openapi.json": '{\n  "info": {\n    "version": "1.0.0"\n  }\n}\n',
    "docker-compose.yml": "x-service:\n  image: stormsizer:1.0.0\n",
    "frontend/package.json": '{\n  "version": "1.0.0",\n}\n',
    "frontend/package-lock.json": LOCK,
    "e2e/package.json": '{\n  "version": "1.0.0",\n}\n',
    "e2e/package-lock.json": LOCK,
    "deploy/helm/stormsizer/Chart.yaml": 'apiVersion: v2\nversion: 1.0.0\nappVersion: "1.0.0"\n',
    "deploy/releases.yaml": f"# oldest first\n- version: 1.0.0\n  commit: {'a' * 40}\n  date: 2026-12-01\n",
    "CHANGELOG.md": CHANGELOG,
    "UPGRADE.md": "# Upgrade notes\n\n## Unreleased\n\nNothing to do.\n\n## 1.0.0\n",
    "migrations/versions/README": "none\n",
}


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository at release 1.0.0, with one commit."""
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "Test")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "test@example.com")
    for path, text in FILES.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    for words in (["init", "--quiet", "-b", "main"], ["add", "."], ["commit", "--quiet", "-m", "First"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return tmp_path


def change(repository: Path, path: str, edit: Callable[[str], str]) -> None:
    """Commit a changed file."""
    file = repository / path
    file.write_text(edit(file.read_text()))
    subprocess.run(["git", "commit", "--quiet", "-am", "Change"], cwd=repository, check=True)


def test_every_place_states_the_version_of_the_product() -> None:
    stated = {
        place.path: place.read() for place in PLACES if (REPOSITORY / place.path).exists() or not place.is_optional
    }
    assert stated == dict.fromkeys(stated, current_version())


def test_current_version_is_that_of_the_latest_release_or_above() -> None:
    assert require_version(current_version()) >= require_version(history.releases()[-1].version)


def test_checks_write_nothing(repository: Path) -> None:
    prepared = cut.prepared("1.1.0", DAY, repository)
    assert is_clean(repository)
    assert set(prepared.files) == set(FILES) - {"migrations/versions/README"}


def test_release_writes_the_version_everywhere_and_is_tagged(repository: Path) -> None:
    parent = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=repository, capture_output=True, text=True, check=True
    ).stdout.strip()
    cut.commit(cut.prepared("1.1.0", DAY, repository), repository)
    assert is_clean(repository)
    assert {place.read(repository) for place in PLACES} == {"1.1.0"}
    latest = history.releases(repository)[-1]
    assert (latest.version, latest.commit, latest.date) == ("1.1.0", parent, DAY)
    changelog = (repository / "CHANGELOG.md").read_text()
    assert "## Unreleased\n\n## 1.1.0 – 2027-01-15\n\n### Added\n\n- A feature.\n" in changelog
    assert "## 1.1.0\n\nNothing to do.\n" in (repository / "UPGRADE.md").read_text()
    tag = subprocess.run(["git", "describe"], cwd=repository, capture_output=True, text=True, check=True)
    assert tag.stdout.strip() == "v1.1.0"


def test_second_release_needs_new_changes(repository: Path) -> None:
    cut.commit(cut.prepared("1.1.0", DAY, repository), repository)
    with pytest.raises(ReleaseError, match="lists no changes"):
        cut.prepared("1.2.0", DAY, repository)


@pytest.mark.parametrize(
    ("version", "message"),
    [
        ("1.1", "must be three numbers"),
        ("v1.1.0", "must be three numbers"),
        ("1.01.0", "must be three numbers"),
        ("1.0.0", "must be above 1.0.0"),
        ("0.9.0", "must be above 1.0.0"),
    ],
)
def test_wrong_versions_are_refused(repository: Path, version: str, message: str) -> None:
    with pytest.raises(ReleaseError, match=message):
        cut.prepared(version, DAY, repository)


def test_existing_tag_is_refused(repository: Path) -> None:
    subprocess.run(["git", "tag", "v1.1.0"], cwd=repository, check=True)
    with pytest.raises(ReleaseError, match=r"tag v1\.1\.0 exists"):
        cut.prepared("1.1.0", DAY, repository)


def test_changed_and_untracked_files_are_refused(repository: Path) -> None:
    (repository / "new.txt").write_text("new")
    with pytest.raises(ReleaseError, match="working tree has changes"):
        cut.prepared("1.1.0", DAY, repository)


def test_migration_without_upgrade_note_is_refused(repository: Path) -> None:
    source = 'def upgrade() -> None:\n    """Change nothing."""\n'
    (repository / "migrations/versions/0001_first.py").write_text(source)
    for words in (["add", "."], ["commit", "--quiet", "-m", "Migration"]):
        subprocess.run(["git", *words], cwd=repository, check=True)
    with pytest.raises(ReleaseError, match="migration 0001 has no entry"):
        cut.prepared("1.1.0", DAY, repository)


def test_file_without_a_version_is_named(repository: Path) -> None:
    change(repository, "docker-compose.yml", lambda text: text.replace("stormsizer:1.0.0", "stormsizer"))
    with pytest.raises(ReleaseError, match=r"docker-compose\.yml: no version found"):
        cut.prepared("1.1.0", DAY, repository)


def test_broken_history_is_named(repository: Path) -> None:
    change(repository, "deploy/releases.yaml", lambda text: text.replace("a" * 40, "main"))
    with pytest.raises(ReleaseError, match=r"deploy/releases\.yaml"):
        cut.prepared("1.1.0", DAY, repository)
