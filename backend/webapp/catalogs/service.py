"""Loads catalog files into the database, and builds the engine's catalog from database rows."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock
from uuid import UUID

import structlog
from sqlalchemy import text
from sqlalchemy.orm import Session

import stormsizer
from stormsizer.messages.text import msg
from stormsizer.model.catalog import Catalog, CatalogError
from stormsizer.model.catalog.assembly import KINDS, entry_kind
from webapp.catalogs import repository
from webapp.catalogs.models import CatalogDocumentRow, CatalogVersionRow
from webapp.catalogs.schemas import CatalogOverview
from webapp.catalogs.seeds import SeedDocument, catalog_of, hash_of, read_seeds
from webapp.core.db.session import Sessions
from webapp.core.db.tenancy import SHARED, DatabaseRole, across, organization_of, within
from webapp.core.http.errors import NotFoundError, UnavailableError
from webapp.core.languages import english

log = structlog.get_logger()

N_KEPT = 8
_kept: OrderedDict[tuple[UUID, str, str], Catalog] = OrderedDict()
_keeping = Lock()


@dataclass(frozen=True)
class Loaded:
    """Result of loading the catalog files."""

    version: str
    n_documents: int
    changed: bool


def load(sessions: Sessions, folder: Path, *, replaces_newer: bool = True) -> Loaded:
    """Load the catalog files unless the current shared version has the same content. Custom entries are preserved.

    With ``replaces_newer`` false, a version that a newer release has loaded stays as well.
    """
    with within(sessions, SHARED).begin() as session:
        lock(session)
        row = repository.current(session)
        if row is not None and not replaces_newer and is_newer(row.engine_version):
            return _unchanged(session, row)
        loaded = _use(session, read_seeds(folder))
    if loaded.changed:
        with across(sessions, DatabaseRole.DISPATCH)() as session:
            owners = repository.owners(session)
        for organization_id in owners:
            _renew(within(sessions, organization_id), organization_id)
    return loaded


def loaded(sessions: Sessions) -> Loaded:
    """Return the shared catalog version that is in use."""
    with within(sessions, SHARED)() as session:
        return _unchanged(session, _in_use(session))


def is_newer(engine_version: str) -> bool:
    """Return whether a catalog was loaded by a newer release than this one."""
    return _numbers(engine_version) > _numbers(stormsizer.__version__)


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in version.split("."))


def _unchanged(session: Session, row: CatalogVersionRow) -> Loaded:
    return Loaded(row.version, len(repository.documents_of(session, row)), changed=False)


def _renew(sessions: Sessions, organization_id: UUID) -> None:
    """Apply an organization's custom entries to the new shared catalog; if they are incompatible, change nothing."""
    try:
        with sessions.begin() as session:
            use_own(session, own_entries(session))
    except CatalogError as error:
        log.warning(
            "custom entries are incompatible with the new catalog",
            organization_id=str(organization_id),
            error=english(error.text),
        )


def lock(session: Session) -> None:
    """Lock the current catalog against other changes until the transaction ends."""
    session.execute(text("SELECT pg_advisory_xact_lock(hashtext('stormsizer.model.catalog'))"))


def own_entries(session: Session) -> tuple[SeedDocument, ...]:
    """Return the organization's custom entries in its current catalog."""
    row = repository.current(session)
    return () if row is None else _seeds(repository.own_documents_of(session, row))


def use_own(session: Session, own: Sequence[SeedDocument]) -> None:
    """Make the shared catalog current for the organization, with these custom entries taking precedence."""
    lock(session)
    repository.retire(session)
    if own:
        names = {(each.kind, each.document_id) for each in own}
        row = _in_use(session)
        shared = [each for each in _seeds(repository.documents_of(session, row)) if each.name not in names]
        _use(session, own, shared)


def _use(session: Session, own: Sequence[SeedDocument], shared: Sequence[SeedDocument] = ()) -> Loaded:
    """Make these documents the current catalog of the session's organization, unless they already are."""
    documents = (*own, *shared)
    documents_sha256 = hash_of([each.sha256 for each in documents])
    row = repository.current(session)
    if row and (row.documents_sha256, row.engine_version) == (documents_sha256, stormsizer.__version__):
        return Loaded(row.version, len(documents), changed=False)
    catalog = catalog_of([(each.kind, each.document) for each in documents])
    repository.store(session, catalog.version, stormsizer.__version__, documents_sha256, own, shared)
    _keep((organization_of(session) or SHARED, catalog.version, stormsizer.__version__), catalog)
    return Loaded(catalog.version, len(documents), changed=True)


def _seeds(rows: Sequence[CatalogDocumentRow]) -> tuple[SeedDocument, ...]:
    return tuple(SeedDocument(each.kind, each.document_id, each.document, each.sha256) for each in rows)


def current_catalog(session: Session) -> Catalog:
    """Return the current catalog."""
    return _catalog(session, _in_use(session))


def catalog_of_version(session: Session, version: str) -> Catalog:
    """Return the catalog for a version; each version is built once per process."""
    row = repository.by_version(session, version)
    if row is None:
        raise NotFoundError(msg("problem-no-catalog-version"))
    return _catalog(session, row)


def _in_use(session: Session) -> CatalogVersionRow:
    row = repository.current(session)
    if row is None:
        raise UnavailableError(msg("problem-catalog-not-loaded"))
    return row


def _catalog(session: Session, row: CatalogVersionRow) -> Catalog:
    key = (row.organization_id, row.version, stormsizer.__version__)
    with _keeping:
        if key in _kept:
            _kept.move_to_end(key)
            return _kept[key]
    documents = repository.documents_of(session, row)
    # a later engine may have other defaults for the same documents, so use the version they were loaded under
    catalog = replace(catalog_of([(each.kind, each.document) for each in documents]), version=row.version)
    _keep(key, catalog)
    return catalog


def _keep(key: tuple[UUID, str, str], catalog: Catalog) -> None:
    with _keeping:
        _kept[key] = catalog
        while len(_kept) > N_KEPT:
            _kept.popitem(last=False)


def overview(session: Session) -> CatalogOverview:
    """Return the current catalog version and its number of entries."""
    row = _in_use(session)
    catalog = _catalog(session, row)
    return CatalogOverview(
        version=row.version,
        loaded_at=row.loaded_at,
        n_entries={kind: len(getattr(catalog, kind)) for kind in dict.fromkeys(map(entry_kind, KINDS))},
    )
