"""Custom catalog entries from a file or folder, laid over the shared catalog for one command.

A file has `provenance` and any of `drives`, `deployments`, `arrays`, `spec_sheets` and `workloads`, each a list of
entries. An entry with `copy_of` starts from an existing entry and states only what differs; a number is replaced as a
whole. A spec sheet is completed to an array.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from stormsizer.messages.text import msg
from stormsizer.model.catalog import Catalog, CatalogError, Source, SpecSheet, assemble
from stormsizer.model.catalog.assembly import SPEC_SHEETS, entry_kind
from stormsizer.model.provenance import Document
from stormsizer.model.scenario.problems import problems_of
from webapp.catalogs.own_checks import checked, contradiction, problem, reference_problem, source_of
from webapp.catalogs.own_schemas import Provenance
from webapp.catalogs.sheets import array_of
from webapp.core.http.documents import DocumentError
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


class SheetFile(NamedTuple):
    """Content of a file with specification sheets.

    Attributes
    ----------
    catalog
        The catalog with the file's drives and arrays.
    arrays
        Each sheet, and its array in stored form.
    """

    given: OwnFile
    catalog: Catalog
    arrays: tuple[tuple[SpecSheet, dict[str, Any]], ...]


def overlaid(catalog: Catalog, place: Path) -> Catalog:
    """Return the catalog with the entries of a file, or of all files in a folder; an entry replaces one with its ID.

    Raises
    ------
    InvalidInputError
        If a file or one of its entries is invalid. Paths begin with the kind and the id of the entry.
    """
    if not place.is_dir():
        return _overlaid(catalog, _parsed(read_file(place)), SOURCE_ID)
    files = sorted(place.glob("*.yaml"))
    if not files:
        raise DocumentError(f"{place}: contains no YAML files")
    for file in files:
        catalog = _overlaid(catalog, _parsed(read_file(file)), f"{SOURCE_ID}-{file.stem}")
    return catalog


def read_sheets(catalog: Catalog, file: Path) -> SheetFile:
    """Return the arrays that the specification sheets in a file describe. The file may also have drives.

    Raises
    ------
    InvalidInputError
        If the file has no sheets or other entries, or is invalid. Paths begin with the kind and the id of the entry.
    """
    given = _parsed(read_file(file))
    _require_sheets(given)
    catalog = _overlaid(catalog, given, SOURCE_ID)
    sheets = [parsed_sheet(each, f"{SPEC_SHEETS}.{each['id']}") for each in given.spec_sheets]
    arrays = (catalog.arrays[sheet.id].model_dump(mode="json", exclude_defaults=True) for sheet in sheets)
    return SheetFile(given, catalog, tuple(zip(sheets, arrays, strict=True)))


def own_document(provenance: Provenance, **entries: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return the content of a file with custom entries."""
    lists = {kind: list(items) for kind, items in entries.items()}
    return {"provenance": provenance.model_dump(mode="json", exclude_defaults=True), **lists}


def _require_sheets(given: OwnFile) -> None:
    allowed = msg("allowed-sheet-file")
    if not given.spec_sheets:
        raise InvalidInputError((problem(SPEC_SHEETS, [], allowed, msg("field-empty")),))
    others = [kind for kind in ("deployments", "arrays", "workloads") if getattr(given, kind)]
    if others:
        found = (problem(kind, getattr(given, kind), allowed, msg("field-unknown")) for kind in others)
        raise InvalidInputError(tuple(found))


def _overlaid(catalog: Catalog, given: OwnFile, source_id: str) -> Catalog:
    source = source_of(source_id, given.provenance)
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
        return array_of(parsed_sheet(own, prefix), prefix, source, catalog)
    try:
        return checked(kind, own, source, catalog)
    except InvalidInputError as error:
        found = [
            each.model_copy(update={"path": f"{prefix}{each.path.removeprefix('entry')}"}) for each in error.errors
        ]
        raise InvalidInputError(found) from error


def parsed_sheet(sheet: Mapping[str, Any], path: str) -> SpecSheet:
    """Return a specification sheet from a file."""
    try:
        return SpecSheet.model_validate(sheet)
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
