"""Loads the catalogue's files into the database, and builds the engine's catalogue from the rows."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock

from sqlalchemy import text
from sqlalchemy.orm import Session

import stormsizer
from stormsizer.catalog import Catalog
from stormsizer.catalog.assembly import KINDS
from webapp.catalogs import repository
from webapp.catalogs.schemas import CatalogOverview
from webapp.catalogs.seeds import SeedDocument, catalog_of, hash_of, hashed, read_seeds
from webapp.kit.errors import UnavailableError

OWN_PRICES = ("prices", "own")
"""Kind and identifier of the organisation's own price list, the one document that is not from the files."""
N_KEPT = 8
_kept: OrderedDict[tuple[str, str], Catalog] = OrderedDict()
_keeping = Lock()


@dataclass(frozen=True)
class Loaded:
    """What a load did."""

    version: str
    n_documents: int
    changed: bool


def load(session: Session, folder: Path) -> Loaded:
    """Load the catalogue's files unless the version in use holds exactly them. A price list of one's own stays."""
    lock(session)
    seeds = read_seeds(folder)
    row = repository.current(session)
    own = None if row is None else repository.document_of(session, row.version, *OWN_PRICES)
    return use(session, seeds if own is None else (*seeds, hashed(own.kind, own.document_id, own.document)))


def lock(session: Session) -> None:
    """Keep others from changing which catalogue is in use."""
    session.execute(text("SELECT pg_advisory_xact_lock(hashtext('stormsizer.catalog'))"))


def use(session: Session, documents: Sequence[SeedDocument]) -> Loaded:
    """Make these documents the catalogue in use, unless they are."""
    documents_sha256 = hash_of([each.sha256 for each in documents])
    row = repository.current(session)
    if row and (row.documents_sha256, row.engine_version) == (documents_sha256, stormsizer.__version__):
        return Loaded(row.version, len(documents), changed=False)
    version = catalog_of([(each.kind, each.document) for each in documents]).version
    repository.store(session, version, stormsizer.__version__, documents_sha256, documents)
    return Loaded(version, len(documents), changed=True)


def current_catalog(session: Session) -> Catalog:
    """Return the catalogue in use."""
    row = repository.current(session)
    if row is None:
        raise UnavailableError("No catalogue is loaded: run `stormsizer catalog load`.")
    return catalog_of_version(session, row.version)


def catalog_of_version(session: Session, version: str) -> Catalog:
    """Return a catalogue as it once was loaded; built once per process."""
    key = (version, stormsizer.__version__)
    with _keeping:
        if key in _kept:
            _kept.move_to_end(key)
            return _kept[key]
    rows = repository.documents_of(session, version)
    # a later engine may see other defaults in the same documents: the version stays the one they were loaded as
    catalog = replace(catalog_of([(row.kind, row.document) for row in rows]), version=version)
    with _keeping:
        _kept[key] = catalog
        while len(_kept) > N_KEPT:
            _kept.popitem(last=False)
    return catalog


def overview(session: Session) -> CatalogOverview:
    """Return which catalogue is in use and how much it holds."""
    catalog = current_catalog(session)
    row = repository.current(session)
    if row is None:
        raise UnavailableError("No catalogue is loaded: run `stormsizer catalog load`.")
    return CatalogOverview(
        version=row.version,
        loaded_at=row.loaded_at,
        n_entries={kind: len(getattr(catalog, kind)) for kind in KINDS},
    )
