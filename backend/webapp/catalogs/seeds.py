"""Catalog files: `seed-data/catalog/{kind}/**/*.yaml`."""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stormsizer.model.catalog import Catalog, assemble
from stormsizer.model.catalog.assembly import KINDS
from webapp.core.http.documents import DocumentError
from webapp.core.http.yaml_documents import read_file


@dataclass(frozen=True)
class SeedDocument:
    """One document and the hash of its content."""

    kind: str
    document_id: str
    document: dict[str, Any]
    sha256: str

    @property
    def name(self) -> tuple[str, str]:
        """Kind and ID, which together are unique within a catalog."""
        return self.kind, self.document_id


def read_seeds(folder: Path) -> tuple[SeedDocument, ...]:
    """Return all documents in a catalog folder, in a fixed order."""
    files = [(kind, path) for kind in KINDS for path in sorted((folder / kind).rglob("*.yaml"))]
    if not files:
        raise DocumentError(f"{folder}: holds no catalog")
    return tuple(_read(kind, path) for kind, path in files)


def _read(kind: str, path: Path) -> SeedDocument:
    document = read_file(path, aliases=True)
    if not isinstance(document, dict):
        raise DocumentError(f"{path}: is no mapping")
    return hashed(kind, str(document.get("id", path.stem)), document)


def hashed(kind: str, document_id: str, document: dict[str, Any]) -> SeedDocument:
    """Return a document with the hash of its content."""
    text = json.dumps([kind, document], sort_keys=True, separators=(",", ":"))
    return SeedDocument(kind, document_id, document, hashlib.sha256(text.encode()).hexdigest())


def hash_of(digests: list[str]) -> str:
    """Return a single hash of all document hashes that does not depend on their order."""
    return hashlib.sha256("\n".join(sorted(digests)).encode()).hexdigest()


def catalog_of(documents: list[tuple[str, dict[str, Any]]]) -> Catalog:
    """Build the engine's catalog from pairs of kind and document, in any order."""
    ordered = sorted(documents, key=lambda pair: (pair[0], str(pair[1].get("id"))))
    return assemble({kind: [document for k, document in ordered if k == kind] for kind in KINDS})


def catalog_from_files(folder: Path) -> Catalog:
    """Build the engine's catalog from files, without a database."""
    return catalog_of([(seed.kind, seed.document) for seed in read_seeds(folder)])
