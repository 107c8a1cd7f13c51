"""`/api/v1/imports`, and the application of imports to scenarios."""

from __future__ import annotations

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Header, Query, Response, status

from stormsizer_io.importers.summary.document import ImportOptions
from stormsizer_io.importers.summary.selection import Proposal
from webapp.core.http.json_route import JsonRoute
from webapp.core.http.pagination import Paging
from webapp.core.languages import Reader
from webapp.core.ports import CurrentPrincipal, CurrentService, Db
from webapp.imports import acceptance, comparison, service
from webapp.imports.schemas import (
    FioComparison,
    Import,
    ImportAcceptance,
    ImportAcceptanceList,
    ImportChoice,
    ImportInput,
    ImportPage,
    NewScenarioChoice,
    NewScenarioInput,
    SectionSeconds,
)

router = APIRouter(tags=["imports"], route_class=JsonRoute)

IfMatch = Annotated[
    str | None, Header(description="ETag of the scenario that the proposal was made for; required.", max_length=80)
]


@router.post("/imports", status_code=status.HTTP_201_CREATED)
def create_import(db: Db, context: CurrentService, given: ImportInput, response: Response) -> Import:
    """Create an import. Next, upload measurement files to it; they are analyzed together."""
    made = service.create(db, context.settings, given)
    response.headers["Location"] = f"/api/v1/imports/{made.id}"
    return made


@router.get("/imports")
def list_imports(db: Db, paging: Paging) -> ImportPage:
    """Return imports, newest first."""
    return service.list_imports(db, paging)


@router.get("/imports/{import_id}")
def get_import(db: Db, import_id: UUID) -> Import:
    """Return the state of an import and the summary of its files."""
    return service.get(db, import_id)


@router.delete("/imports/{import_id}", status_code=status.HTTP_204_NO_CONTENT)
def delete_import(db: Db, import_id: UUID) -> None:
    """Delete an import and its files. Changes already applied to scenarios remain."""
    service.delete(db, import_id)


@router.delete("/imports/{import_id}/files/{file_id}", status_code=status.HTTP_204_NO_CONTENT)
def remove_import_file(db: Db, import_id: UUID, file_id: UUID) -> None:
    """Delete a file. This also deletes the summary: analyze the remaining files again."""
    service.remove_file(db, import_id, file_id)


@router.post("/imports/{import_id}/readings", status_code=status.HTTP_202_ACCEPTED)
def read_import(db: Db, import_id: UUID, options: ImportOptions, response: Response) -> Import:
    """Analyze all files with these options. This replaces an analysis in progress."""
    response.headers["Location"] = f"/api/v1/imports/{import_id}"
    return service.read(db, import_id, options)


@router.post("/imports/{import_id}/cancel")
def cancel_import(db: Db, import_id: UUID) -> Import:
    """Cancel a queued or running analysis."""
    return service.cancel(db, import_id)


@router.post("/imports/{import_id}/proposals")
def propose_import(db: Db, context: CurrentService, import_id: UUID, given: ImportChoice, reader: Reader) -> Proposal:
    """Return the proposed changes to a scenario without applying them."""
    return acceptance.proposed(db, context, import_id, given, reader)


@router.post("/imports/{import_id}/acceptances", status_code=status.HTTP_201_CREATED)
def accept_import(
    db: Db,
    context: CurrentService,
    principal: CurrentPrincipal,
    import_id: UUID,
    given: ImportChoice,
    reader: Reader,
    if_match: IfMatch = None,
) -> ImportAcceptance:
    """Apply a selection as a new scenario version and create the custom catalog entries it needs: all or nothing.

    Names and notes of new events and entries are in the language of the request. Returns 412 if someone else changed
    the scenario in the meantime, 409 if an entry with the same ID exists.
    """
    return acceptance.accept(db, context, import_id, given, if_match, principal, reader)


@router.post("/imports/{import_id}/scenarios/proposals")
def propose_scenario_from_import(
    db: Db, context: CurrentService, import_id: UUID, given: NewScenarioChoice, reader: Reader
) -> Proposal:
    """Return a new scenario and the changes to its starting point, without saving it."""
    return acceptance.proposed_scenario(db, context, import_id, given, reader)


@router.post("/imports/{import_id}/scenarios", status_code=status.HTTP_201_CREATED)
def create_scenario_from_import(
    db: Db,
    context: CurrentService,
    principal: CurrentPrincipal,
    import_id: UUID,
    given: NewScenarioInput,
    reader: Reader,
    response: Response,
) -> ImportAcceptance:
    """Add a scenario to a project and apply a selection to it, with the custom catalog entries it needs.

    Either all of it is created or nothing. The given scenario becomes version 1 and the result version 2, so undoing
    the import restores the given scenario.
    """
    made = acceptance.create(db, context, import_id, given, principal, reader)
    response.headers["Location"] = f"/api/v1/scenarios/{made.scenario_id}"
    return made


@router.post("/imports/{import_id}/acceptances/{acceptance_id}/undo")
def undo_import(
    db: Db, context: CurrentService, principal: CurrentPrincipal, import_id: UUID, acceptance_id: UUID
) -> ImportAcceptance:
    """Restore the previous scenario as a new version, and delete the custom entries that the import created.

    Returns 409 and changes nothing if the scenario or an entry has changed since, or an entry is in use elsewhere.
    """
    return acceptance.undo(db, context, import_id, acceptance_id, principal)


@router.get("/imports/{import_id}/comparison")
def compare_import_with_run(
    db: Db,
    context: CurrentService,
    import_id: UUID,
    run_id: Annotated[UUID, Query(description="Finished run of kind *week* that the job file was exported from.")],
    section_s: Annotated[SectionSeconds | None, Query(description="Value of `section_s` used for the export.")] = None,
) -> FioComparison:
    """Compare fio measurements with the predictions of a run, job by job."""
    return comparison.compare(db, context, import_id, run_id, section_s)


@router.get("/scenarios/{scenario_id}/imports")
def list_scenario_imports(db: Db, context: CurrentService, scenario_id: UUID) -> ImportAcceptanceList:
    """Return the imports applied to a scenario, newest first, with the provenance of each change."""
    context.ports.snapshot(db, scenario_id)
    return service.list_of_scenario(db, scenario_id)
