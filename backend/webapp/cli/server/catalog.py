"""`catalog load|list|show`: facts in files and in the database."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import typer
import yaml

from stormsizer.model.catalog import Catalog
from stormsizer.model.catalog.grades import supports
from stormsizer.model.provenance import Document
from webapp.catalogs.service import load
from webapp.cli.errors import CommandError
from webapp.cli.runner import catalog_of
from webapp.cli.server.database import open_database
from webapp.cli.tables import table
from webapp.core.db.migrations import migrate
from webapp.core.db.session import connect, sessions_of
from webapp.settings import Settings

KINDS = ("arrays", "drives", "cloud_volumes", "deployments", "workloads", "sources", "evidence")


def load_catalog(seed: Path | None) -> None:
    """Load the files into the database."""
    settings = Settings()
    with open_database(settings) as url:
        engine = connect(url)
        migrate(engine, settings.migrations_folder)
        loaded = load(sessions_of(engine), (seed or settings.seed_folder) / "catalog")
        engine.dispose()
    state = "loaded" if loaded.changed else "is already in use"
    typer.echo(f"catalog {loaded.version} {state}: {loaded.n_documents} documents")


def list_catalog(kind: str | None, as_json: bool, seed: Path | None) -> None:
    """List the entries of one kind, or the number of entries of each kind."""
    catalog = catalog_of(seed)
    if kind is None:
        counts = {each: len(_entries(catalog, each)) for each in KINDS}
        if as_json:
            typer.echo(json.dumps({"entries": counts, "families": _families(catalog)}, ensure_ascii=False))
        else:
            typer.echo(table(("Kind", "Entries"), [(each, str(count)) for each, count in counts.items()]))
        return
    entries = _entries(catalog, kind)
    if kind == "arrays" and not as_json:
        rows = [
            (each["id"], each["name"], each["availability"], each["grade"], f"{each['n_cited']} of {each['n_facts']}")
            for each in _families(catalog)
        ]
        typer.echo(table(("Id", "Name", "Availability", "Grade", "Cited facts"), rows))
        return
    if as_json:
        typer.echo(json.dumps([entry.model_dump(mode="json") for entry in entries.values()], ensure_ascii=False))
    else:
        typer.echo(table(("Id", "Name"), [(key, _name(entry)) for key, entry in entries.items()]))


def _families(catalog: Catalog) -> list[dict[str, Any]]:
    """Return each array family with its grade and the number of its cited facts."""
    found = supports(catalog)
    return [
        {"id": array.id, "name": array.name, "vendor": array.vendor, "availability": array.availability}
        | found[array.id].model_dump(mode="json")
        for array in catalog.arrays.values()
    ]


def show_entry(kind: str, identifier: str, as_json: bool, seed: Path | None) -> None:
    """Print one entry with the origin of every number."""
    entries = _entries(catalog_of(seed), kind)
    if identifier not in entries:
        raise CommandError(
            f"{kind} has no entry {identifier!r}; some entries: {', '.join(sorted(entries)[:20])}", exit_code=2
        )
    document: dict[str, Any] = entries[identifier].model_dump(mode="json", exclude_defaults=True)
    if as_json:
        typer.echo(json.dumps(document, ensure_ascii=False))
    else:
        typer.echo(yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=110).rstrip())


def _entries(catalog: Catalog, kind: str) -> Mapping[str, Document]:
    if kind not in KINDS:
        raise CommandError(f"{kind!r} is not a kind of entry (allowed: {', '.join(KINDS)})", exit_code=2)
    if kind == "evidence":
        return {row.id: row for row in catalog.evidence}
    entries: Mapping[str, Document] = getattr(catalog, kind)
    return entries


def _name(entry: Document) -> str:
    for field in ("name", "title"):
        if name := getattr(entry, field, None):
            return str(name)
    return " ".join(str(getattr(entry, field, "")) for field in ("system", "phase", "metric", "measured", "unit"))
