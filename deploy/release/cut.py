"""Cuts a release: checks the repository, writes the version, and commits and tags it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from release import changelog, history, upgrade_notes
from release.repository import REPOSITORY, ReleaseError, commit_of, git, is_clean
from release.versions import PLACES, require_version

CHANGELOG = "CHANGELOG.md"


@dataclass(frozen=True)
class Cut:
    """A release that can be cut: its version, and the new text of each file that changes."""

    version: str
    files: Mapping[str, str]

    @property
    def tag(self) -> str:
        """Name of the tag."""
        return f"v{self.version}"


def prepared(version: str, day: date, top: Path = REPOSITORY) -> Cut:
    """Check everything, and return the release with the changed files; nothing is written yet."""
    _require_new(version, top)
    if not is_clean(top):
        raise ReleaseError("the working tree has changes: commit or remove them (`git status`)")
    problems = upgrade_notes.findings(top)
    if problems:
        raise ReleaseError(f"{upgrade_notes.NOTES} is incomplete:\n" + "\n".join(problems))
    texts = {CHANGELOG: changelog.released((top / CHANGELOG).read_text(encoding="utf-8"), version, day)}
    texts[upgrade_notes.NOTES] = upgrade_notes.released(
        (top / upgrade_notes.NOTES).read_text(encoding="utf-8"), version
    )
    entry = history.Release(version=version, commit=commit_of(top), date=day)
    texts[history.HISTORY] = history.with_release((top / history.HISTORY).read_text(encoding="utf-8"), entry)
    for place in PLACES:
        if (top / place.path).exists() or not place.is_optional:
            before = texts.get(place.path) or (top / place.path).read_text(encoding="utf-8")
            texts[place.path] = place.replaced(before, version)
    return Cut(version, texts)


def commit(cut: Cut, top: Path = REPOSITORY) -> str:
    """Write the files, commit and tag them; return the hash of the commit."""
    for path, text in cut.files.items():
        (top / path).write_text(text, encoding="utf-8")
    git("add", "--", *cut.files, folder=top)
    git("commit", "--quiet", "--message", f"Release {cut.version}", folder=top)
    git("tag", "--annotate", "--message", f"Stormsizer {cut.version}", cut.tag, folder=top)
    return commit_of(top)


def _require_new(version: str, top: Path) -> None:
    numbers = require_version(version)
    latest = history.releases(top)[-1].version
    if numbers <= require_version(latest):
        raise ReleaseError(f"VERSION is {version}: it must be above {latest}, the latest release")
    if git("tag", "--list", f"v{version}", folder=top):
        raise ReleaseError(f"the tag v{version} exists already")
