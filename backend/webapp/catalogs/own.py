"""Custom arrays, drives, workload profiles and deployments of an organization, on top of the shared catalog.

The provenance of an entry is stored as a separate source, `own-KIND-ID`. Facts can refer to it as `own`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from typing import Any, get_args
from uuid import UUID

from pydantic import TypeAdapter
from sqlalchemy.orm import Session

from stormsizer.analysis.key_figures import TooFewDrivesError, sheet_of_key_figures
from stormsizer.messages.text import Listing, Quantity, Text, msg
from stormsizer.model.catalog import Catalog, CatalogError, Source, SpecSheet
from stormsizer.model.catalog.assembly import SPEC_SHEETS
from stormsizer.model.catalog.key_figures import KeyFigures
from stormsizer.model.provenance import Document
from webapp.catalogs import repository, service
from webapp.catalogs.own_checks import (
    KIND_LABELS,
    MODELS,
    checked,
    contradiction,
    hardware_of,
    problem,
    reference_problem,
    source_of,
)
from webapp.catalogs.own_schemas import (
    CopyRequest,
    KeyFiguresPreview,
    KeyFiguresRequest,
    OwnEntry,
    OwnEntryInput,
    OwnEntryList,
    OwnEntrySummary,
    OwnKind,
    Provenance,
    SheetInput,
    SheetPreview,
    SheetRequest,
)
from webapp.catalogs.seeds import SeedDocument, hashed
from webapp.catalogs.sheets import answer_of, array_of
from webapp.core.concurrency import slot
from webapp.core.http.errors import (
    ConflictError,
    InvalidInputError,
    NotFoundError,
    PreconditionFailedError,
    require_match,
)
from webapp.core.ports import Origin
from webapp.core.project_arrays import assign_array, projects_of_arrays

MOST_ENTRIES = 200
MOST_USERS_NAMED = 10


def list_entries(session: Session) -> OwnEntryList:
    """Return all custom entries."""
    own = service.own_entries(session)
    shared, projects = repository.shared_names(session), projects_of_arrays(session)
    items = tuple(
        _summary(each, own, shared, projects) for each in sorted(own, key=_name) if each.kind in get_args(OwnKind)
    )
    return OwnEntryList(catalog_version=service.current_catalog(session).version, items=items)


def get(session: Session, kind: OwnKind, entry_id: str) -> OwnEntry:
    """Return one custom entry."""
    own = service.own_entries(session)
    found = _find(own, kind, entry_id)
    if found is None:
        raise NotFoundError(msg("problem-no-own-entry"))
    return _shown(session, found, own)


def etag(entry: OwnEntry) -> str:
    """Return the ETag of an entry: a hash of its content and provenance."""
    document = {"entry": entry.entry, "provenance": entry.provenance.model_dump(mode="json")}
    return f'"{hashed(entry.kind, entry.id, document).sha256[:32]}"'


def put(
    session: Session, kind: OwnKind, entry_id: str, given: OwnEntryInput, if_match: str | None
) -> tuple[OwnEntry, bool]:
    """Create or replace a custom entry; return whether it was created."""
    service.lock(session)
    before = _find(service.own_entries(session), kind, entry_id)
    _require_match(session, before, if_match)
    named = given.entry.get("id", entry_id)
    if named != entry_id:
        raise InvalidInputError((problem("entry.id", named, entry_id, msg("field-differs-from-url")),))
    return _stored(session, kind, {**given.entry, "id": entry_id}, given.provenance), before is None


def copy(session: Session, kind: OwnKind, asked: CopyRequest) -> OwnEntry:
    """Copy a shared or custom entry to a new custom entry."""
    service.lock(session)
    if _find(service.own_entries(session), kind, asked.id) is not None:
        raise ConflictError(msg("problem-own-entry-exists", id=asked.id))
    known: Mapping[str, Document] = getattr(service.current_catalog(session), kind)
    if asked.copy_of not in known:
        raise InvalidInputError((reference_problem("copy_of", asked.copy_of, kind, known),))
    document = known[asked.copy_of].model_dump(mode="json") | {"id": asked.id, "name": asked.name}
    return _stored(session, kind, document, asked.provenance)


def add_from_sheet(session: Session, given: SheetInput) -> OwnEntry:
    """Create a custom array from a specification sheet; its ID must not be in use by any shared or custom array."""
    service.lock(session)
    catalog = service.current_catalog(session)
    source = source_of(_source_name("arrays", given.sheet.id)[1], given.provenance)
    document = array_of(given.sheet, "sheet", source, catalog)
    if given.sheet.id in catalog.arrays:
        raise ConflictError(msg("problem-entry-exists", id=given.sheet.id, kind=KIND_LABELS["arrays"]))
    assign_array(session, given.sheet.id, given.project_id)
    return _stored(session, "arrays", document, given.provenance, given.sheet)


def put_from_sheet(session: Session, entry_id: str, given: SheetInput, if_match: str | None) -> OwnEntry:
    """Replace a custom array with the one that a specification sheet describes."""
    service.lock(session)
    before = _find(service.own_entries(session), "arrays", entry_id)
    if before is None:
        raise NotFoundError(msg("problem-no-own-entry"))
    _require_match(session, before, if_match)
    if given.sheet.id != entry_id:
        raise InvalidInputError((problem("sheet.id", given.sheet.id, entry_id, msg("field-differs-from-url")),))
    source = source_of(_source_name("arrays", entry_id)[1], given.provenance)
    document = array_of(given.sheet, "sheet", source, service.current_catalog(session))
    if given.project_id is not None:
        assign_array(session, entry_id, given.project_id)
    return _stored(session, "arrays", document, given.provenance, given.sheet)


def preview_key_figures(session: Session, given: KeyFiguresRequest) -> KeyFiguresPreview:
    """Return the specification sheet that follows from key figures, and the array that it describes."""
    sheet = _derived_sheet(given.figures, service.current_catalog(session))
    preview = preview_sheet(session, SheetRequest(sheet=sheet), "figures")
    return KeyFiguresPreview(sheet=sheet, **dict(preview))


def _derived_sheet(figures: KeyFigures, catalog: Catalog) -> SpecSheet:
    drives = hardware_of(catalog)
    if figures.drive_id is not None and figures.drive_id not in drives:
        raise InvalidInputError((reference_problem("figures.drive_id", figures.drive_id, "drives", drives),))
    try:
        return sheet_of_key_figures(figures, catalog)
    except TooFewDrivesError as error:
        allowed = msg("allowed-at-least", amount=error.n_needed)
        message = msg("field-drives-below-capacity", capacity=Quantity(figures.usable_tb, "TB"))
        raise InvalidInputError((problem("figures.n_drives", figures.n_drives, allowed, message),)) from error


def preview_sheet(session: Session, given: SheetRequest, path: str = "sheet") -> SheetPreview:
    """Return the array that a specification sheet describes, with its predicted maximum and response-time curve.

    The paths of problems start with ``path``.
    """
    catalog = service.current_catalog(session)
    source = Source(
        id=_source_name("arrays", given.sheet.id)[1], title=given.sheet.name, publisher="", kind="engineering_note"
    )
    document = array_of(given.sheet, path, source, catalog)
    with slot():
        return SheetPreview(entry=document, answer=answer_of(given.sheet, document, catalog))


def add(session: Session, kind: str, document: Mapping[str, Any], origin: Origin) -> str:
    """Create an entry whose ID is not in use by any shared or custom entry; return its ETag."""
    service.lock(session)
    known: Mapping[str, Document] = getattr(service.current_catalog(session), kind)
    if document["id"] in known:
        raise ConflictError(msg("problem-entry-exists", id=document["id"], kind=KIND_LABELS[kind]))
    provenance = Provenance(source=origin.source, publisher=origin.publisher, dated=origin.dated, notes=origin.notes)
    return etag(_stored(session, TypeAdapter(OwnKind).validate_python(kind), document, provenance))


def remove_unchanged(session: Session, kind: str, entry_id: str, entry_etag: str) -> None:
    """Delete an entry if it still has this ETag and is not in use; do nothing if it does not exist."""
    own_kind: OwnKind = TypeAdapter(OwnKind).validate_python(kind)
    service.lock(session)
    if _find(service.own_entries(session), own_kind, entry_id) is None:
        return
    try:
        remove(session, own_kind, entry_id, entry_etag)
    except PreconditionFailedError as error:
        raise ConflictError(msg("problem-entry-changed", id=entry_id, kind=KIND_LABELS[kind])) from error
    except ConflictError as error:
        detail = msg("problem-entry-conflict", id=entry_id, kind=KIND_LABELS[kind], reason=error.detail)
        raise ConflictError(detail) from error


def remove(session: Session, kind: OwnKind, entry_id: str, if_match: str | None) -> None:
    """Delete a custom entry, unless it is in use. Existing runs keep it."""
    service.lock(session)
    own = service.own_entries(session)
    before = _find(own, kind, entry_id)
    if before is None:
        raise NotFoundError(msg("problem-no-own-entry"))
    _require_match(session, before, if_match)
    if before.name not in repository.shared_names(session):  # otherwise the shared one replaces it
        scenarios = repository.scenarios_using(session, kind, entry_id)
        users = (*_using_entries(own, kind, entry_id), *(msg("entry-user-scenario", name=name) for name in scenarios))
        if users:
            raise ConflictError(_used_by(users))
    _use(session, [each for each in own if each.name not in _names_of(kind, entry_id)])
    if kind == "arrays":
        assign_array(session, entry_id, None)


def _stored(
    session: Session,
    kind: OwnKind,
    document: Mapping[str, Any],
    provenance: Provenance,
    sheet: SpecSheet | None = None,
) -> OwnEntry:
    """Store an entry, and the sheet that an array was completed from: it is the array's draft, and takes no effect."""
    entry_id = str(document["id"])
    names = _names_of(kind, entry_id)
    others = [each for each in service.own_entries(session) if each.name not in names]
    if sum(each.kind in MODELS for each in others) >= MOST_ENTRIES:
        raise ConflictError(msg("problem-too-many-own-entries", limit=MOST_ENTRIES))
    source = source_of(_source_name(kind, entry_id)[1], provenance)
    entry = checked(kind, document, source, service.current_catalog(session))
    drafts = [] if sheet is None else [hashed(SPEC_SHEETS, entry_id, sheet.model_dump(mode="json"))]
    made = (hashed(kind, entry_id, entry), *drafts, hashed("sources", source.id, source.model_dump(mode="json")))
    _use(session, [*others, *made])
    return get(session, kind, entry_id)


def _use(session: Session, own: Sequence[SeedDocument]) -> None:
    """Make these the organization's custom entries, if the resulting catalog is valid."""
    try:
        service.use_own(session, own)
    except CatalogError as error:
        raise InvalidInputError((contradiction("entry", error),)) from error


def _require_match(session: Session, before: SeedDocument | None, if_match: str | None) -> None:
    if before is None:
        if if_match is not None:
            raise PreconditionFailedError(msg("problem-no-own-entry"))
        return
    current = etag(_shown(session, before, service.own_entries(session)))
    require_match(if_match, current, msg("problem-own-entry-changed"))


def _used_by(users: Sequence[Text]) -> Text:
    shown, n_more = tuple(users[:MOST_USERS_NAMED]), len(users) - MOST_USERS_NAMED
    more = (msg("entry-user-more", more=n_more),) if n_more > 0 else ()
    return msg("problem-entry-in-use", users=Listing((*shown, *more)))


def _using_entries(own: Sequence[SeedDocument], kind: str, entry_id: str) -> Iterator[Text]:
    """Yield the custom entries that refer to the given entry."""
    for each in own:
        document = each.document
        used = {
            "arrays": {("drives", drive) for tier in document.get("tiers", ()) for drive in tier["drives"]},
            "workloads": {("deployments", document.get("deployment_id"))},
            "prices": {(k, identifier) for k in ("arrays", "drives") for identifier in document.get(k, ())},
        }.get(each.kind, set())
        if (kind, entry_id) in used:
            yield msg("entry-user", name=document["name"], kind=KIND_LABELS[each.kind])


def _sheet_of(entry: SeedDocument, own: Sequence[SeedDocument]) -> SeedDocument | None:
    """Return the specification sheet that an array was saved from; None if there is none."""
    return _find(own, SPEC_SHEETS, entry.document_id) if entry.kind == "arrays" else None


def _find(own: Sequence[SeedDocument], kind: str, entry_id: str) -> SeedDocument | None:
    return next((each for each in own if each.name == (kind, entry_id)), None)


def _name(each: SeedDocument) -> tuple[str, str]:
    return each.name


def _names_of(kind: str, entry_id: str) -> tuple[tuple[str, str], ...]:
    """Return the names of the documents that belong to an entry."""
    sheets = ((SPEC_SHEETS, entry_id),) if kind == "arrays" else ()
    return (kind, entry_id), _source_name(kind, entry_id), *sheets


def _source_name(kind: str, entry_id: str) -> tuple[str, str]:
    return "sources", f"own-{kind}-{entry_id}"


def _provenance_of(entry: SeedDocument, own: Sequence[SeedDocument]) -> Provenance:
    source = next(each.document for each in own if each.name == _source_name(*entry.name))
    return Provenance(
        source=source["title"],
        publisher=source["publisher"],
        dated=date.fromisoformat(source["checked_on"]),
        address=source["address"],
        notes=source["notes"],
    )


def _summary(
    entry: SeedDocument, own: Sequence[SeedDocument], shared: set[tuple[str, str]], projects: Mapping[str, UUID]
) -> OwnEntrySummary:
    return OwnEntrySummary(
        kind=TypeAdapter(OwnKind).validate_python(entry.kind),
        id=entry.document_id,
        name=entry.document["name"],
        provenance=_provenance_of(entry, own),
        covers_shared=entry.name in shared,
        project_id=projects.get(entry.document_id) if entry.kind == "arrays" else None,
        has_sheet=_sheet_of(entry, own) is not None,
    )


def _shown(session: Session, entry: SeedDocument, own: Sequence[SeedDocument]) -> OwnEntry:
    summary = _summary(entry, own, repository.shared_names(session), projects_of_arrays(session))
    sheet = _sheet_of(entry, own)
    return OwnEntry(
        **summary.model_dump(),
        entry=entry.document,
        sheet=None if sheet is None else SpecSheet.model_validate(sheet.document),
    )
