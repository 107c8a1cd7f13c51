"""Sections of CHANGELOG.md."""

from __future__ import annotations

import re
from datetime import date

from release.repository import ReleaseError

UNRELEASED = "## Unreleased\n"
_ENTRY = re.compile(r"^- \S", re.MULTILINE)
_NEXT = re.compile(r"^## ", re.MULTILINE)


def unreleased(text: str) -> str:
    """Return the text below the heading *Unreleased*."""
    if text.count(UNRELEASED) != 1:
        raise ReleaseError("CHANGELOG.md: exactly one heading `## Unreleased` is expected")
    after = text.split(UNRELEASED)[1]
    following = _NEXT.search(after)
    return after[: following.start()] if following else after


def require_entries(text: str) -> None:
    """Fail if nothing is listed as unreleased."""
    if not _ENTRY.search(unreleased(text)):
        raise ReleaseError("CHANGELOG.md: `## Unreleased` lists no changes; describe them before you release")


def released(text: str, version: str, day: date) -> str:
    """Return the text with the unreleased changes under a version, and an empty section for the next ones."""
    require_entries(text)
    return text.replace(UNRELEASED, f"{UNRELEASED}\n## {version} – {day.isoformat()}\n")
