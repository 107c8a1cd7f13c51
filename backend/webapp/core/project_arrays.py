"""Custom arrays that were created for a project: other projects do not compare them unless they are chosen."""

from collections.abc import Mapping
from uuid import UUID

from sqlalchemy import column, select, table, update
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from webapp.core.http.errors import NotFoundError

# projects belong to another feature; only the IDs of their arrays are read and written here
_projects = table("projects", column("id"), column("own_array_ids", JSONB(none_as_null=True)))


def projects_of_arrays(session: Session) -> Mapping[str, UUID]:
    """Return the project for which each custom array was created; arrays of no project are missing."""
    rows = session.execute(select(_projects).where(_projects.c.own_array_ids.is_not(None)).order_by(_projects.c.id))
    return {array_id: row.id for row in rows for array_id in row.own_array_ids}


def arrays_of_other_projects(session: Session, project_id: UUID) -> frozenset[str]:
    """Return the custom arrays that were created for other projects than this one."""
    return frozenset(array_id for array_id, of in projects_of_arrays(session).items() if of != project_id)


def assign_array(session: Session, array_id: str, project_id: UUID | None) -> None:
    """Record the project that a custom array is created for; None for all projects.

    Raises
    ------
    NotFoundError
        If there is no such project.
    """
    for known_id in {of for name, of in projects_of_arrays(session).items() if name == array_id} - {project_id}:
        _store(session, known_id, set(_ids(session, known_id) or ()) - {array_id})
    if project_id is None:
        return
    ids = _ids(session, project_id)
    if ids is None:
        raise NotFoundError(msg("problem-no-project"))
    _store(session, project_id, {*ids, array_id})


def _ids(session: Session, project_id: UUID) -> list[str] | None:
    """Return the arrays of a project; None if there is no such project."""
    row = session.execute(select(_projects.c.own_array_ids).where(_projects.c.id == project_id)).first()
    return None if row is None else row.own_array_ids or []


def _store(session: Session, project_id: UUID, ids: set[str]) -> None:
    values = {"own_array_ids": sorted(ids) or None}
    session.execute(update(_projects).where(_projects.c.id == project_id).values(values))
