"""An organisation's own arrays, drives, workload profiles and deployments, on top of the shared catalogue.

Where an entry is from stands beside it as a source of its own, `own-KIND-ID`. Facts may name it as `own`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from typing import Any, get_args

from pydantic import TypeAdapter
from sqlalchemy.orm import Session

from stormsizer.model.catalog import CatalogError, Source
from stormsizer.model.provenance import Document
from webapp.catalogs import repository, service
from webapp.catalogs.own_checks import MODELS, checked, problem
from webapp.catalogs.own_schemas import (
    CopyRequest,
    OwnEntry,
    OwnEntryInput,
    OwnEntryList,
    OwnEntrySummary,
    OwnKind,
    Provenance,
)
from webapp.catalogs.seeds import SeedDocument, hashed
from webapp.core.http.errors import (
    ConflictError,
    InvalidInputError,
    NotFoundError,
    PreconditionFailedError,
    PreconditionRequiredError,
)
from webapp.core.ports import Origin

MOST_ENTRIES = 200


def list_entries(session: Session) -> OwnEntryList:
    """All own entries."""
    own = service.own_entries(session)
    shared = repository.shared_names(session)
    items = tuple(_summary(each, own, shared) for each in sorted(own, key=_name) if each.kind in get_args(OwnKind))
    return OwnEntryList(catalog_version=service.current_catalog(session).version, items=items)


def get(session: Session, kind: OwnKind, entry_id: str) -> OwnEntry:
    """One own entry."""
    own = service.own_entries(session)
    found = _find(own, kind, entry_id)
    if found is None:
        raise NotFoundError("There is no such entry of your own.")
    return _shown(session, found, own)


def etag(entry: OwnEntry) -> str:
    """ETag of an entry: a hash of what it says, and of where it is from."""
    document = {"entry": entry.entry, "provenance": entry.provenance.model_dump(mode="json")}
    return f'"{hashed(entry.kind, entry.id, document).sha256[:32]}"'


def put(
    session: Session, kind: OwnKind, entry_id: str, given: OwnEntryInput, if_match: str | None
) -> tuple[OwnEntry, bool]:
    """Make or replace an own entry; say whether it was made."""
    service.lock(session)
    before = _find(service.own_entries(session), kind, entry_id)
    _require_match(session, before, if_match)
    named = given.entry.get("id", entry_id)
    if named != entry_id:
        raise InvalidInputError((problem("entry.id", named, entry_id, "is not the one of the address"),))
    return _stored(session, kind, {**given.entry, "id": entry_id}, given.provenance), before is None


def copy(session: Session, kind: OwnKind, asked: CopyRequest) -> OwnEntry:
    """Copy an entry, shared or own, as a new own one."""
    service.lock(session)
    if _find(service.own_entries(session), kind, asked.id) is not None:
        raise ConflictError(f"There is an entry {asked.id} of your own: replace it, or choose another identifier.")
    known: Mapping[str, Document] = getattr(service.current_catalog(session), kind)
    if asked.copy_of not in known:
        some = ", ".join(sorted(known)[:5])
        allowed = f"an identifier of the catalogue's {kind}, e.g. {some}"
        raise InvalidInputError((problem("copy_of", asked.copy_of, allowed, "is not in the catalogue"),))
    document = known[asked.copy_of].model_dump(mode="json") | {"id": asked.id, "name": asked.name}
    return _stored(session, kind, document, asked.provenance)


def add(session: Session, kind: str, document: Mapping[str, Any], origin: Origin) -> str:
    """Make an entry that nothing in the catalogue is called like, shared or own; return its ETag."""
    service.lock(session)
    known: Mapping[str, Document] = getattr(service.current_catalog(session), kind)
    if document["id"] in known:
        raise ConflictError(
            f"There is an entry {document['id']} among the catalogue's {kind}: choose another identifier."
        )
    provenance = Provenance(source=origin.source, publisher=origin.publisher, dated=origin.dated, notes=origin.notes)
    return etag(_stored(session, TypeAdapter(OwnKind).validate_python(kind), document, provenance))


def remove_unchanged(session: Session, kind: str, entry_id: str, entry_etag: str) -> None:
    """Delete an entry that still has this ETag, unless something needs it; one that is gone stays so."""
    own_kind: OwnKind = TypeAdapter(OwnKind).validate_python(kind)
    service.lock(session)
    if _find(service.own_entries(session), own_kind, entry_id) is None:
        return
    try:
        remove(session, own_kind, entry_id, entry_etag)
    except PreconditionFailedError as error:
        raise ConflictError(f"The entry {entry_id} among the catalogue's {kind} was changed since.") from error
    except ConflictError as error:
        raise ConflictError(f"The entry {entry_id} among the catalogue's {kind}: {error.detail}") from error


def remove(session: Session, kind: OwnKind, entry_id: str, if_match: str | None) -> None:
    """Delete an own entry, unless something needs it. Runs that used it keep it."""
    service.lock(session)
    own = service.own_entries(session)
    before = _find(own, kind, entry_id)
    if before is None:
        raise NotFoundError("There is no such entry of your own.")
    _require_match(session, before, if_match)
    if before.name not in repository.shared_names(session):  # else the shared one takes its place
        users = [*_using_entries(own, kind, entry_id), *repository.scenarios_using(session, kind, entry_id)]
        if users:
            raise ConflictError(f"It is used by {', '.join(users[:10])}{' and others' if len(users) > 10 else ''}.")
    _use(session, [each for each in own if each.name not in (before.name, _source_name(kind, entry_id))])


def _stored(session: Session, kind: OwnKind, document: Mapping[str, Any], provenance: Provenance) -> OwnEntry:
    entry_id = str(document["id"])
    names = ((kind, entry_id), _source_name(kind, entry_id))
    others = [each for each in service.own_entries(session) if each.name not in names]
    if sum(each.kind in MODELS for each in others) >= MOST_ENTRIES:
        raise ConflictError(f"There are {MOST_ENTRIES} entries of your own: delete one first.")
    source = _source_of(kind, entry_id, provenance)
    entry = checked(kind, document, source, service.current_catalog(session))
    _use(
        session, [*others, hashed(kind, entry_id, entry), hashed("sources", source.id, source.model_dump(mode="json"))]
    )
    return get(session, kind, entry_id)


def _use(session: Session, own: Sequence[SeedDocument]) -> None:
    """Have the organisation use these entries, if the catalogue holds with them."""
    try:
        service.use_own(session, own)
    except CatalogError as error:
        allowed = "a reference to an entry of the catalogue"
        raise InvalidInputError((problem("entry", "a reference", allowed, str(error)),)) from error


def _require_match(session: Session, before: SeedDocument | None, if_match: str | None) -> None:
    if before is None:
        if if_match is not None:
            raise PreconditionFailedError("There is no such entry of your own (any more).")
        return
    current = etag(_shown(session, before, service.own_entries(session)))
    if if_match is None:
        raise PreconditionRequiredError("Send the entry's ETag in If-Match.")
    if if_match not in (current, "*"):
        raise PreconditionFailedError("The entry was changed meanwhile.", headers={"ETag": current})


def _using_entries(own: Sequence[SeedDocument], kind: str, entry_id: str) -> Iterator[str]:
    """Names of own entries that need another."""
    for each in own:
        document = each.document
        used = {
            "arrays": {("drives", drive) for tier in document.get("tiers", ()) for drive in tier["drives"]},
            "workloads": {("deployments", document.get("deployment_id"))},
            "prices": {(k, identifier) for k in ("arrays", "drives") for identifier in document.get(k, ())},
        }.get(each.kind, set())
        if (kind, entry_id) in used:
            yield f"{document['name']} ({each.kind})"


def _find(own: Sequence[SeedDocument], kind: str, entry_id: str) -> SeedDocument | None:
    return next((each for each in own if each.name == (kind, entry_id)), None)


def _name(each: SeedDocument) -> tuple[str, str]:
    return each.name


def _source_name(kind: str, entry_id: str) -> tuple[str, str]:
    return "sources", f"own-{kind}-{entry_id}"


def _source_of(kind: str, entry_id: str, provenance: Provenance) -> Source:
    return Source(
        id=_source_name(kind, entry_id)[1],
        title=provenance.source,
        publisher=provenance.publisher,
        kind="engineering_note",
        year=provenance.dated.year,
        checked_on=provenance.dated.isoformat(),
        notes=provenance.notes,
    )


def _provenance_of(entry: SeedDocument, own: Sequence[SeedDocument]) -> Provenance:
    source = next(each.document for each in own if each.name == _source_name(*entry.name))
    return Provenance(
        source=source["title"],
        publisher=source["publisher"],
        dated=date.fromisoformat(source["checked_on"]),
        notes=source["notes"],
    )


def _summary(entry: SeedDocument, own: Sequence[SeedDocument], shared: set[tuple[str, str]]) -> OwnEntrySummary:
    return OwnEntrySummary(
        kind=TypeAdapter(OwnKind).validate_python(entry.kind),
        id=entry.document_id,
        name=entry.document["name"],
        provenance=_provenance_of(entry, own),
        covers_shared=entry.name in shared,
    )


def _shown(session: Session, entry: SeedDocument, own: Sequence[SeedDocument]) -> OwnEntry:
    summary = _summary(entry, own, repository.shared_names(session))
    return OwnEntry(**summary.model_dump(), entry=entry.document)
