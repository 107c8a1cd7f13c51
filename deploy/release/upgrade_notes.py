"""UPGRADE.md: its releases, and the rows of its tables of migrations."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path

from release.repository import REPOSITORY, ReleaseError

NOTES = "UPGRADE.md"
VERSIONS = "migrations/versions"
FIRST_WITH_OLDEST_COMPATIBLE = "0032"
"""From this migration on, one that older processes cannot work with raises `oldest_compatible_revision`."""
_RAISED = re.compile(r"oldest_compatible_revision = '(\d{4})'")
_SECTION = re.compile(r"^## (.+)\n", re.MULTILINE)
_ROW = re.compile(r"^\| (\d{4}) \|(.*)\|$", re.MULTILINE)
_TIME = re.compile(r"none|instant|rows: .+")
_LOCKS = re.compile(r"none|rows|(brief|table): .+")
_COLUMNS = 5


@dataclass(frozen=True)
class Migration:
    """A row of a table: what a migration does to a running installation."""

    release: str
    revision: str
    change: str
    time: str
    locks: str
    rolling: str
    downgrade: str


def migrations(text: str) -> tuple[Migration, ...]:
    """Return the rows of all tables, in the order of the page."""
    parts = _SECTION.split(text)[1:]
    found = []
    for release, section in zip(parts[::2], parts[1::2], strict=True):
        for revision, row in _ROW.findall(section):
            cells = [cell.strip() for cell in row.split("|")]
            if len(cells) != _COLUMNS:
                raise ReleaseError(f"{NOTES}: migration {revision} has {len(cells)} cells, expected {_COLUMNS}")
            found.append(Migration(release, revision, *cells))
    return tuple(found)


def sections(text: str) -> tuple[str, ...]:
    """Return the headings of releases, newest first."""
    return tuple(_SECTION.findall(text))


def findings(top: Path = REPOSITORY) -> tuple[str, ...]:
    """Return what is missing or wrong, one sentence each."""
    listed = migrations((top / NOTES).read_text(encoding="utf-8"))
    sources = {path.name[:4]: path.read_text(encoding="utf-8") for path in sorted((top / VERSIONS).glob("0*.py"))}
    revisions = [each.revision for each in listed]
    problems = [f"migration {each} has no entry" for each in sorted(set(sources) - set(revisions))]
    problems += [f"migration {each} has an entry but does not exist" for each in sorted(set(revisions) - set(sources))]
    problems += [f"migration {each} has two entries" for each in sorted(set(revisions)) if revisions.count(each) > 1]
    for each in listed:
        if each.revision in sources:
            problems += [f"migration {each.revision}: {why}" for why in _wrong(each, sources[each.revision])]
    return tuple(problems)


def released(text: str, version: str) -> str:
    """Return the text with the unreleased section under a version, and an empty section for the next release."""
    heading = "## Unreleased\n"
    if text.count(heading) != 1:
        raise ReleaseError(f"{NOTES}: exactly one heading `## Unreleased` is expected")
    return text.replace(heading, f"{heading}\n**Rolling.** No migration.\n\n## {version}\n")


def _wrong(migration: Migration, source: str) -> list[str]:
    problems = []
    if not _TIME.fullmatch(migration.time):
        problems.append(f"time is {migration.time!r}: none, instant, or rows: <tables>")
    if not _LOCKS.fullmatch(migration.locks):
        problems.append(f"locks are {migration.locks!r}: none, rows, brief: <tables>, or table: <tables>")
    if not (migration.change and migration.downgrade):
        problems.append("change and downgrade must be described")
    if (migration.time == "none") != _changes_nothing(source):
        does = "changes nothing" if _changes_nothing(source) else "runs statements"
        problems.append(f"time is {migration.time!r}, but upgrade() {does}")
    expected = _rolling(migration.revision, source)
    if migration.rolling != expected:
        problems.append(f"rolling is {migration.rolling!r}, expected {expected!r}")
    return problems


def _changes_nothing(source: str) -> bool:
    """Return whether `upgrade` consists of its docstring."""
    functions = (each for each in ast.parse(source).body if isinstance(each, ast.FunctionDef))
    upgrade = next(each for each in functions if each.name == "upgrade")
    return len(upgrade.body) == 1 and ast.get_docstring(upgrade) is not None


def _rolling(revision: str, source: str) -> str:
    """Return which processes may continue: those of releases that contain the oldest compatible revision."""
    if revision <= FIRST_WITH_OLDEST_COMPATIBLE:
        return "no"
    upgrade = source.partition("def upgrade")[2].partition("\ndef ")[0]
    raised = _RAISED.search(upgrade)
    if raised is None:
        return "yes"
    return "no" if raised[1] == revision else f"from {raised[1]}"
