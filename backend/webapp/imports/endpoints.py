"""`/api/v1/imports`, and what was taken of them into a scenario."""

from __future__ import annotations

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Header, Query, Response, status

from stormsizer_io.importers.summary.document import Wishes
from stormsizer_io.importers.summary.selection import Proposal
from webapp.core.http.json_route import JsonRoute
from webapp.core.http.pagination import Paging
from webapp.core.ports import CurrentPrincipal, CurrentService, Db
from webapp.imports import acceptance, comparison, service
from webapp.imports.schemas import (
    Beside,
    Import,
    ImportAcceptance,
    ImportAcceptanceList,
    ImportChoice,
    ImportInput,
    ImportPage,
    SectionSeconds,
)

router = APIRouter(tags=["imports"], route_class=JsonRoute)

IfMatch = Annotated[
    str | None, Header(description="ETag of the scenario that the proposal was made for; required.", max_length=80)
]


@router.post("/imports", status_code=status.HTTP_201_CREATED)
def create_import(db: Db, context: CurrentService, given: ImportInput, response: Response) -> Import:
    """Make an import: files of measurements that are looked at together."""
    made = service.create(db, context.settings, given)
    response.headers["Location"] = f"/api/v1/imports/{made.id}"
    return made


@router.get("/imports")
def list_imports(db: Db, paging: Paging) -> ImportPage:
    """Return the imports that are there, newest first."""
    return service.list_imports(db, paging)


@router.get("/imports/{import_id}")
def get_import(db: Db, import_id: UUID) -> Import:
    """Return where an import is, and what was found in its files."""
    return service.get(db, import_id)


@router.delete("/imports/{import_id}", status_code=status.HTTP_204_NO_CONTENT)
def delete_import(db: Db, import_id: UUID) -> None:
    """Delete an import with its files. What was taken into scenarios stays."""
    service.delete(db, import_id)


@router.delete("/imports/{import_id}/files/{file_id}", status_code=status.HTTP_204_NO_CONTENT)
def remove_import_file(db: Db, import_id: UUID, file_id: UUID) -> None:
    """Remove a file. What was found goes as well: have the others read again."""
    service.remove_file(db, import_id, file_id)


@router.post("/imports/{import_id}/readings", status_code=status.HTTP_202_ACCEPTED)
def read_import(db: Db, import_id: UUID, wishes: Wishes, response: Response) -> Import:
    """Have a worker read all files in this way. A reading that is under way gives up for this one."""
    response.headers["Location"] = f"/api/v1/imports/{import_id}"
    return service.read(db, import_id, wishes)


@router.post("/imports/{import_id}/cancel")
def cancel_import(db: Db, import_id: UUID) -> Import:
    """Cancel a reading that waits or is under way."""
    return service.cancel(db, import_id)


@router.post("/imports/{import_id}/proposals")
def propose_import(db: Db, context: CurrentService, import_id: UUID, given: ImportChoice) -> Proposal:
    """Return what choosing this would change in a scenario. Nothing is changed."""
    return acceptance.proposed(db, context, import_id, given)


@router.post("/imports/{import_id}/acceptances", status_code=status.HTTP_201_CREATED)
def accept_import(
    db: Db,
    context: CurrentService,
    principal: CurrentPrincipal,
    import_id: UUID,
    given: ImportChoice,
    if_match: IfMatch = None,
) -> ImportAcceptance:
    """Take what is chosen into a scenario, as a new version, with the own catalogue entries that it needs: all or none.

    412 if somebody else changed the scenario meanwhile; 409 if there is an entry of that identifier.
    """
    return acceptance.accept(db, context, import_id, given, if_match, principal)


@router.post("/imports/{import_id}/acceptances/{acceptance_id}/undo")
def undo_import(
    db: Db, context: CurrentService, principal: CurrentPrincipal, import_id: UUID, acceptance_id: UUID
) -> ImportAcceptance:
    """Bring the scenario back as it was before, as a new version, and remove the entries that were made.

    409 if the scenario or an entry was changed since, or something else uses an entry: then nothing is changed.
    """
    return acceptance.undo(db, context, import_id, acceptance_id, principal)


@router.get("/imports/{import_id}/beside")
def compare_import(
    db: Db,
    context: CurrentService,
    import_id: UUID,
    run_id: Annotated[UUID, Query(description="A finished run of kind *week*: the one that the job file is of.")],
    section_s: Annotated[SectionSeconds | None, Query(description="As the job file was made with.")] = None,
) -> Beside:
    """Return what fio measured beside what a run predicted, job by job."""
    return comparison.beside(db, context, import_id, run_id, section_s)


@router.get("/scenarios/{scenario_id}/imports")
def list_scenario_imports(db: Db, context: CurrentService, scenario_id: UUID) -> ImportAcceptanceList:
    """Return what was taken of imports into a scenario, newest first: every change with whence it comes."""
    context.ports.snapshot(db, scenario_id)
    return service.list_of_scenario(db, scenario_id)
