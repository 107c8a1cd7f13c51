"""Values of imports that reports name."""

from __future__ import annotations

from uuid import UUID

from sqlalchemy.orm import Session

from stormsizer.report.imported import Imported
from webapp.imports import repository


def imported(session: Session, scenario_id: UUID, version: int) -> Imported | None:
    """Return what a version of a scenario has from imports: of several, the last hosts and all loads of the last files.

    Undoing an import is possible only in the version that it created, so later versions have nothing of it.
    """
    found = [
        Imported.model_validate(row.changes["imported"])
        for row in repository.acceptances(session, scenario_id=scenario_id)
        if "imported" in row.changes
        and row.version_after <= version
        and (row.undone_at is None or row.version_after == version)
    ]
    if not found:
        return None
    return Imported(
        hosts=next((each.hosts for each in found if each.hosts is not None), None),
        loads=next((each.loads for each in found if each.loads), ()),
    )
