"""Audit log operations for an organization's owner: read, export and verify."""

from __future__ import annotations

import csv
import hmac
import io
import json
from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy.orm import Session

from stormsizer.model.former_names import current
from webapp.audit import repository
from webapp.audit.schemas import AuditEntry, AuditPage, AuditVerdict, Known, Wanted
from webapp.core.audit import FIRST_MAC, PURPOSE, AuditEntryRow, mac_of
from webapp.core.db.session import Sessions
from webapp.core.security.sanitize import inert
from webapp.core.security.secrets import derived
from webapp.settings import Settings


class Link(NamedTuple):
    """An entry in the chain."""

    number: int
    mac: bytes


def page(session: Session, wanted: Wanted, before: int | None, limit: int) -> AuditPage:
    """Return one page of the log, newest first."""
    rows = repository.page(session, wanted, before, limit + 1)
    next_cursor = str(rows[limit - 1].number) if len(rows) > limit else None
    return AuditPage(items=tuple(_shown(row) for row in rows[:limit]), next_cursor=next_cursor)


def as_csv(sessions: Sessions, wanted: Wanted) -> Iterator[str]:
    """Yield all matching entries as CSV lines, newest first, with cells that no spreadsheet interprets as formulas."""
    yield _line(list(AuditEntry.model_fields))
    with sessions() as session:
        for row in repository.stream(session, wanted):
            yield _line([_cell(value) for value in _shown(row).model_dump(mode="json").values()])


def verdict(sessions: Sessions, settings: Settings, known: Known) -> AuditVerdict:
    """Verify the code of every entry, and compare the last entry with the recorded number and code of the newest."""
    with sessions() as session:
        session.connection(execution_options={"isolation_level": "REPEATABLE READ"})
        row = repository.head(session)
        head = Link(0, FIRST_MAC) if row is None else Link(row.number, row.mac)
        last, broken = _followed(session, derived(settings, PURPOSE), known)
    if broken is None and last != head:
        broken = min(last.number, head.number) + 1
    return AuditVerdict(
        holds=broken is None,
        n_entries=last.number,
        first_broken=broken,
        head_number=head.number,
        head_mac=head.mac.hex(),
    )


def _followed(session: Session, key: bytes, known: Known) -> tuple[Link, int | None]:
    """Follow the chain to its end; return the last entry and the number of the first broken entry."""
    last, broken = Link(0, FIRST_MAC), None
    for row in repository.chain(session):
        number = last.number + 1
        fits = row.number == number and hmac.compare_digest(row.mac, mac_of(row, key, last.mac))
        is_as_noted = number != known.number or known.mac in (None, row.mac.hex())
        if broken is None and not (fits and is_as_noted):
            broken = number
        last = Link(number, row.mac)
    if broken is None and known.number is not None and known.number > last.number:
        broken = last.number + 1
    return last, broken


def _shown(row: AuditEntryRow) -> AuditEntry:
    """Return an entry for display, with current action and object names; its code covers the names as stored."""
    return AuditEntry(
        number=row.number,
        at=row.at,
        actor_kind=row.actor_kind,
        actor_id=row.actor_id,
        actor_name=row.actor_name,
        action=current(row.action),
        subject_kind=current(row.subject_kind),
        subject_id=row.subject_id,
        details=row.details,
        request_id=row.request_id,
        mac=row.mac.hex(),
    )


def _cell(value: object) -> str:
    text = json.dumps(value, sort_keys=True) if isinstance(value, dict) else "" if value is None else str(value)
    return inert(text)


def _line(cells: list[str]) -> str:
    output = io.StringIO()
    csv.writer(output).writerow(cells)
    return output.getvalue()
