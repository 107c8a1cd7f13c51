"""Proposing, applying and undoing the changes that an import makes to a scenario."""

from __future__ import annotations

from datetime import date
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

from sqlalchemy import column, select, table
from sqlalchemy.orm import Session

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import InvalidScenarioError, Problem, Scenario
from stormsizer.simulation.pipeline import prepare
from stormsizer_io.importers.summary.document import ImportSummary
from stormsizer_io.importers.summary.selection import ImportSelection, Proposal
from stormsizer_io.proposals.propose import SelectionRefusedError, propose
from webapp.core.concurrency import slot
from webapp.core.db.clock import NOW
from webapp.core.db.ids import new_id
from webapp.core.db.tenancy import organization_of
from webapp.core.http.errors import ConflictError, InvalidInputError, NotFoundError
from webapp.core.ports import Origin, Service, Snapshot
from webapp.core.security.principal import Principal
from webapp.imports import repository, service
from webapp.imports.models import ImportAcceptanceRow, ImportRow
from webapp.imports.schemas import ImportAcceptance, ImportChoice, NewScenarioChoice, NewScenarioInput
from webapp.imports.service import ARRAYS, WORKLOADS

LONGEST_SOURCE = 200

# another feature owns the organizations table; this module only queries names
_organizations = table("organizations", column("id"), column("name"))


def proposed(session: Session, service_: Service, import_id: UUID, given: ImportChoice, reader: Localizer) -> Proposal:
    """Return the proposed changes without applying them."""
    _, summary = service.summary_of(session, import_id)
    scenario = service_.ports.snapshot(session, given.scenario_id).scenario
    return _proposal(summary, given.selection, scenario, service_.ports.current_catalog(session), reader)


def proposed_scenario(
    session: Session, service_: Service, import_id: UUID, given: NewScenarioChoice, reader: Localizer
) -> Proposal:
    """Return a new scenario and the changes to its starting point, without saving it."""
    _, summary = service.summary_of(session, import_id)
    catalog = service_.ports.current_catalog(session)
    _require_valid(given.scenario, catalog)
    return _proposal(summary, given.selection, given.scenario, catalog, reader, is_new=True)


def create(
    session: Session,
    service_: Service,
    import_id: UUID,
    given: NewScenarioInput,
    principal: Principal,
    reader: Localizer,
) -> ImportAcceptance:
    """Add the starting scenario to a project, and apply the selection to it as its second version: all or nothing."""
    row, summary = service.summary_of(session, import_id)
    ports = service_.ports
    catalog = ports.current_catalog(session)
    _require_valid(given.scenario, catalog)
    before = ports.store_scenario(session, catalog, given.project_id, given.scenario, principal)
    proposal = _proposal(summary, given.selection, before.scenario, catalog, reader, is_new=True)
    return _applied(session, service_, row, summary, before, proposal, catalog, principal, reader)


def accept(
    session: Session,
    service_: Service,
    import_id: UUID,
    given: ImportChoice,
    if_match: str | None,
    principal: Principal,
    reader: Localizer,
) -> ImportAcceptance:
    """Apply the selection to a scenario and create the custom entries it needs: all or nothing.

    Text added to the scenario and the entries is in the reader's language.

    Raises
    ------
    PreconditionFailedError
        If the scenario has changed in the meantime.
    ConflictError
        If an entry with the same ID exists, or the catalog has changed in the meantime.
    """
    row, summary = service.summary_of(session, import_id)
    ports = service_.ports
    before = ports.scenario_to_change(session, given.scenario_id, if_match)
    catalog = ports.current_catalog(session)
    proposal = _proposal(summary, given.selection, before.scenario, catalog, reader)
    return _applied(session, service_, row, summary, before, proposal, catalog, principal, reader)


def _applied(
    session: Session,
    service_: Service,
    row: ImportRow,
    summary: ImportSummary,
    before: Snapshot,
    proposal: Proposal,
    catalog: Catalog,
    principal: Principal,
    reader: Localizer,
) -> ImportAcceptance:
    """Create the custom entries of a proposal, save its scenario as a new version, and record both."""
    ports = service_.ports
    ports.own_catalog.lock(session)
    if ports.current_catalog(session).version != catalog.version:
        raise ConflictError(msg("problem-catalog-changed"))
    origin = _origin(session, row, summary, reader)
    arrays = [] if proposal.array is None else [proposal.array]
    entries: dict[str, list[dict[str, str]]] = {}
    for kind, documents in ((WORKLOADS, proposal.profiles), (ARRAYS, arrays)):
        for document in documents:
            etag = ports.own_catalog.add(session, kind, document, origin)
            entries.setdefault(kind, []).append({"id": document["id"], "etag": etag})
    after = ports.save_scenario(session, ports.current_catalog(session), before, proposal.scenario, principal)
    kept = _kept(row, before, after, proposal, entries, principal)
    session.add(kept)
    session.flush()
    session.refresh(kept)
    return service.shown_acceptance(kept)


def undo(
    session: Session, service_: Service, import_id: UUID, acceptance_id: UUID, principal: Principal
) -> ImportAcceptance:
    """Restore the previous scenario as a new version, and delete the custom entries that the import created.

    Raises
    ------
    ConflictError
        If the import was already undone, the scenario or an entry has changed since, or an entry is in use elsewhere.
    """
    service.existing(session, import_id)
    row = repository.acceptance(session, import_id, acceptance_id)
    if row is None:
        raise NotFoundError(msg("problem-no-acceptance"))
    if row.undone_at is not None:
        raise ConflictError(msg("problem-already-undone"))
    ports = service_.ports
    now = ports.scenario_to_change(session, row.scenario_id, "*")
    if now.version != row.version_after:
        raise ConflictError(
            msg(
                "problem-scenario-changed-since-import",
                current=now.version,
                after=row.version_after,
                before=row.version_before,
            )
        )
    ports.own_catalog.lock(session)
    former = Scenario.model_validate(row.document_before)
    ports.save_scenario(session, ports.current_catalog(session), now, former, principal)
    for kind, entries in service.entries_of(row).items():
        for entry in entries:
            ports.own_catalog.remove(session, kind, entry["id"], entry["etag"])
    row.undone_at = NOW
    session.flush()
    session.refresh(row)
    return service.shown_acceptance(row)


def _require_valid(scenario: Scenario, catalog: Catalog) -> None:
    """Reject a starting scenario that cannot be simulated, even if the selection would replace what is wrong."""
    try:
        prepare(scenario, catalog)
    except InvalidScenarioError as error:
        problems = [each.model_copy(update={"path": f"scenario.{each.path}"}) for each in error.problems]
        raise InvalidInputError(problems) from error


def _proposal(
    summary: ImportSummary,
    selection: ImportSelection,
    scenario: Scenario,
    catalog: Catalog,
    reader: Localizer,
    *,
    is_new: bool = False,
) -> Proposal:
    try:
        with slot():
            return propose(summary, selection, scenario, catalog, reader.text, is_new=is_new)
    except SelectionRefusedError as error:
        raise InvalidInputError([_within_request(each) for each in error.problems]) from error


def _within_request(problem: Problem) -> Problem:
    """Prefix the path of a problem with its place in the request; problems with the scenario itself stay unchanged."""
    is_choice = problem.path.partition(".")[0] != "scenario"
    return problem.model_copy(update={"path": f"selection.{problem.path}"}) if is_choice else problem


def _kept(
    row: ImportRow,
    before: Snapshot,
    after: Snapshot,
    proposal: Proposal,
    entries: dict[str, Any],
    principal: Principal,
) -> ImportAcceptanceRow:
    return ImportAcceptanceRow(
        id=new_id(),
        import_id=row.id,
        import_name=row.name,
        scenario_id=before.scenario_id,
        version_before=before.version,
        version_after=after.version,
        document_before=before.scenario.model_dump(mode="json"),
        profile_id=None if proposal.profile is None else proposal.profile["id"],
        array_id=None if proposal.array is None else proposal.array["id"],
        entries=entries,
        changes={
            "items": [each.model_dump(mode="json") for each in proposal.changes],
            "imported": proposal.imported.model_dump(mode="json"),
        },
        accepted_by=principal.name,
    )


def _origin(session: Session, row: ImportRow, summary: ImportSummary, reader: Localizer) -> Origin:
    """Return the provenance of entries created by an import: its files, the organization, and the measurement date."""
    source = reader.text(msg("import-source", files=", ".join(file.name for file in summary.files)))
    if len(source) > LONGEST_SOURCE:
        source = f"{source[: LONGEST_SOURCE - 1]}…"
    mine = _organizations.c.id == organization_of(session)
    name = session.scalar(select(_organizations.c.name).where(mine)) or ""
    publisher = name.strip()[:LONGEST_SOURCE] or reader.text(msg("import-own-source"))
    return Origin(source=source, publisher=publisher, dated=_day(row, summary))


def _day(row: ImportRow, summary: ImportSummary) -> date:
    """Return the measurement date in the site's time zone, or the import date if no file has timestamps."""
    measured = None if summary.workload is None else summary.workload.first_at
    counted = None if summary.inventory is None else summary.inventory.taken_at
    return (measured or counted or row.created_at).astimezone(ZoneInfo(summary.options.time_zone)).date()
