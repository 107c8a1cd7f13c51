"""The seed catalog and the sample scenario, read as the service reads them."""

from __future__ import annotations

import copy
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from stormsizer.evidence import Backtest, backtest
from stormsizer.model.catalog import Catalog, assemble
from stormsizer.model.catalog.assembly import KINDS
from stormsizer.model.scenario import ArrayConfiguration, Scenario, parse

SEEDS = Path(__file__).parents[3] / "seed-data"


def read(path: Path) -> Any:
    """The document in one YAML file."""
    return yaml.load(path.read_text(), Loader=yaml.CSafeLoader)


@cache
def catalog_documents() -> dict[str, list[dict[str, Any]]]:
    """All catalog documents by kind, in the order of the service: the evidence of both catalogs is computed once."""
    files = {kind: sorted((SEEDS / "catalog" / kind).rglob("*.yaml")) for kind in KINDS}
    return {kind: sorted(map(read, paths), key=lambda each: str(each.get("id"))) for kind, paths in files.items()}


@cache
def seed_catalog() -> Catalog:
    """The catalog as it ships."""
    return assemble(catalog_documents())


@cache
def _acme() -> Any:
    return read(SEEDS / "scenarios" / "acme.yaml")


def acme_document() -> dict[str, Any]:
    """The sample scenario as a document of its own, to be changed at will."""
    document: dict[str, Any] = copy.deepcopy(_acme())
    return document


@cache
def acme_scenario() -> Scenario:
    """The sample scenario."""
    return parse(acme_document())


def with_drives(array: ArrayConfiguration, n_drives: int) -> ArrayConfiguration:
    """An array of one tier with another number of drives."""
    (tier,) = array.tiers
    return array.model_copy(update={"tiers": (tier.model_copy(update={"n_drives": n_drives}),)})


def short_week(*event_ids: str, initial_state: str, hours: float = 4.0, **array: Any) -> dict[str, Any]:
    """The sample scenario cut down to some of its events, from the hour before the first of them.

    Parameters
    ----------
    event_ids
        Events of the sample scenario that are kept, with their instants.
    initial_state
        State of the desktops when the shortened calendar begins.
    hours
        From the first event's beginning to the end of the calendar.
    array
        Changes of the array configuration; ``n_drives`` is that of its one tier.
    """
    document = acme_document()
    document["events"] = [event for event in document["events"] if event["id"] in event_ids]
    first = min(event["starts_at"] for event in document["events"])
    document["calendar"] = {"starts_at": first - timedelta(hours=1), "ends_at": first + timedelta(hours=hours)}
    document["pools"][0]["initial_state"] = initial_state
    if "n_drives" in array:
        document["array"]["tiers"][0]["n_drives"] = array.pop("n_drives")
    document["array"].update(array)
    return document


@cache
def scenarios() -> dict[str, Scenario]:
    """All scenarios as they ship, by the name of their file."""
    return {path.stem: parse(read(path)) for path in sorted((SEEDS / "scenarios").glob("*.yaml"))}


@cache
def published_backtest() -> Backtest:
    """Every row of the studies with its prediction."""
    return backtest(seed_catalog(), scenarios())
