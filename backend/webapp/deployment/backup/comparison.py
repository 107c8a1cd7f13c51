"""Compares a database with a backup's manifest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from webapp.deployment.backup.facts import AuditLog, Facts, TableFacts

PARTS = {
    "n_rows": "rows",
    "content": "content",
    "policies": "policies",
    "grants": "grants",
    "walls": "row-level security",
}


class Line(NamedTuple):
    """One table or other object: its count or value in the manifest and in the database, and the differences."""

    name: str
    before: str
    after: str
    differs: tuple[str, ...]


def compare(before: Facts, after: Facts, *, same_key: bool) -> list[Line]:
    """Compare all facts; if the secret key differs, compare audit logs only by their newest entries."""
    return [*_tables(before, after), *_others(before, after), *_audit_logs(before, after, same_key)]


def differences(lines: list[Line]) -> list[str]:
    """Return the differences as text."""
    return [f"{line.name}: {', '.join(line.differs)}" for line in lines if line.differs]


def _tables(before: Facts, after: Facts) -> Iterator[Line]:
    for name in sorted({*before.tables, *after.tables}):
        one, other = before.tables.get(name), after.tables.get(name)
        if one is None or other is None:
            differs: tuple[str, ...] = ("is missing" if other is None else "is not in the backup",)
        else:
            differs = tuple(word for part, word in PARTS.items() if getattr(one, part) != getattr(other, part))
        yield Line(name, _n_rows(one), _n_rows(other), differs)


def _n_rows(facts: TableFacts | None) -> str:
    return "" if facts is None else f"{facts.n_rows:,}"


def _others(before: Facts, after: Facts) -> Iterator[Line]:
    yield _line("(migration)", before.revision, after.revision)
    yield _line("(schema privileges)", before.schema_grants[:8], after.schema_grants[:8])
    for name in sorted({*before.sequences, *after.sequences}):
        yield _line(f"(sequence {name})", str(before.sequences.get(name)), str(after.sequences.get(name)))


def _audit_logs(before: Facts, after: Facts, same_key: bool) -> Iterator[Line]:
    for owner in sorted({*before.audit_logs, *after.audit_logs}):
        one, other = (_said(facts.audit_logs.get(owner), same_key) for facts in (before, after))
        yield _line(f"(audit log {owner})", one, other)


def _said(log: AuditLog | None, same_key: bool) -> str:
    if log is None:
        return "none"
    state = "not checked" if not same_key else "intact" if log.first_broken is None else f"broken at {log.first_broken}"
    return f"{log.n_entries:,} to {log.head[:8]}, {state}"


def _line(name: str, before: str, after: str) -> Line:
    return Line(name, before, after, () if before == after else ("differs",))
