"""Custom catalog entries from a file, laid over the shared catalog for one command.

A file has `provenance` and any of `drives`, `deployments`, `arrays`, `spec_sheets` and `workloads`, each a list of
entries. An entry with `copy_of` starts from an existing entry and states only what differs; a number is replaced as a
whole. A spec sheet is completed to an array.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from stormsizer.messages.text import msg
from stormsizer.model.catalog import Catalog, CatalogError, Source, SpecSheet, assemble, completed
from stormsizer.model.catalog.assembly import SPEC_SHEETS, entry_kind
from stormsizer.model.provenance import Document
from stormsizer.model.scenario.problems import problems_of
from webapp.catalogs.own_checks import checked, contradiction, problem, reference_problem, source_of
from webapp.catalogs.own_schemas import Provenance
from webapp.core.http.errors import InvalidInputError
from webapp.core.http.yaml_documents import read_file

SOURCE_ID = "own"
ORDER = ("drives", "deployments", "arrays", SPEC_SHEETS, "workloads")
"""Kinds of entries, each after those that it can refer to."""
MOST_ENTRIES = 200

Entries = Annotated[list[dict[str, Any]], Field(max_length=MOST_ENTRIES)]


class OwnFile(BaseModel):
    """Content of a file with custom entries."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    provenance: Provenance
    """Origin of the numbers; facts refer to it as `own`."""
    drives: Entries = []
    deployments: Entries = []
    arrays: Entries = []
    spec_sheets: Entries = []
    workloads: Entries = []


def overlaid(catalog: Catalog, file: Path) -> Catalog:
    """Return the catalog with a file's entries; an entry with the id of a shared one replaces it.

    Raises
    ------
    InvalidInputError
        If the file or one of its entries is invalid. Paths begin with the kind and the id of the entry.
    """
    given = _parsed(read_file(file))
    source = source_of(SOURCE_ID, given.provenance)
    documents = {kind: list(items) for kind, items in catalog.documents.items()}
    documents["sources"] = [*documents.get("sources", ()), source.model_dump(mode="json")]
    for section in ORDER:
        kind = entry_kind(section)
        for i, entry in enumerate(getattr(given, section)):
            document = _complete(section, f"{section}.{i}", entry, source, catalog)
            others = [each for each in documents.get(kind, ()) if each.get("id") != document["id"]]
            documents[kind] = [*others, document]
            catalog = _assembled(documents, f"{section}.{document['id']}")
    return catalog


def _parsed(document: object) -> OwnFile:
    try:
        return OwnFile.model_validate(document)
    except ValidationError as error:
        raise InvalidInputError(problems_of(error)) from error


def _complete(kind: str, path: str, entry: Mapping[str, Any], source: Source, catalog: Catalog) -> dict[str, Any]:
    """Return a checked entry, with everything that it takes from the entry it copies."""
    known: Mapping[str, Document] = {} if kind == SPEC_SHEETS else getattr(catalog, kind)
    own = {key: value for key, value in entry.items() if key != "copy_of"}
    if not isinstance(own.get("id"), str):
        raise InvalidInputError((problem(f"{path}.id", own.get("id"), msg("allowed-text"), msg("field-missing")),))
    if "copy_of" in entry:
        base = str(entry["copy_of"])
        if base not in known:
            raise InvalidInputError((reference_problem(f"{kind}.{own['id']}.copy_of", base, kind, known),))
        own = _merged(known[base].model_dump(mode="json"), own)
    prefix = f"{kind}.{own['id']}"
    if kind == SPEC_SHEETS:
        own = _array_of(own, prefix, catalog)
    try:
        return checked(entry_kind(kind), own, source, catalog)
    except InvalidInputError as error:
        found = [
            each.model_copy(update={"path": f"{prefix}{each.path.removeprefix('entry')}"}) for each in error.errors
        ]
        raise InvalidInputError(found) from error


def _array_of(sheet: Mapping[str, Any], path: str, catalog: Catalog) -> dict[str, Any]:
    """Return the array that a spec sheet describes."""
    try:
        return completed(SpecSheet.model_validate(sheet), catalog)
    except ValidationError as error:
        found = problems_of(error)
        raise InvalidInputError([each.model_copy(update={"path": f"{path}.{each.path}"}) for each in found]) from error


def _merged(base: Any, changes: Any) -> Any:
    """Return ``base`` with changes; mappings are merged key by key, except facts, which are replaced."""
    is_part = isinstance(base, Mapping) and isinstance(changes, Mapping)
    if not is_part or "status" in base or "status" in changes:
        return changes
    return {**base, **{key: _merged(base.get(key), value) for key, value in changes.items()}}


def _assembled(documents: Mapping[str, list[Mapping[str, Any]]], path: str) -> Catalog:
    try:
        return assemble(documents)
    except CatalogError as error:
        raise InvalidInputError((contradiction(path, error),)) from error
