"""Copies of the catalog with some facts changed, to examine the effect of the changes."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Literal, NamedTuple, get_args

from stormsizer.model.catalog import Catalog
from stormsizer.model.catalog.assembly import REDUCTIONS
from stormsizer.model.provenance import Document, Fact

Kind = Literal["arrays", "drives", "deployments", "workloads"]
"""Types of catalog documents that a simulation uses."""


class FactPlace(NamedTuple):
    """Location of a fact: its document, and its path as in ``facts_of``."""

    kind: Kind
    document_id: str
    path: str


def with_fact(catalog: Catalog, kind: Kind, document_id: str, path: str, value: float) -> Catalog:
    """Return the catalog with one fact changed; see ``with_facts``."""
    return with_facts(catalog, {FactPlace(kind, document_id, path): value})


def with_facts(catalog: Catalog, values: Mapping[FactPlace, float]) -> Catalog:
    """Return the catalog with some facts changed; their origins and ranges stay the same.

    The copy shares documents that did not change. Its version is marked as modified.

    Raises
    ------
    KeyError
        If a document does not exist, or has no fact at the path.
    ValueError
        If the fact has no known value, or the new value is not allowed: negative, a fraction above 1, or not a whole
        number where one is required.
    """
    changed: dict[str, dict[str, Document]] = {}
    for place, value in values.items():
        if place.kind not in get_args(Kind):
            raise KeyError(place.kind)
        documents = changed.setdefault(place.kind, dict(getattr(catalog, place.kind)))
        found = documents[place.document_id]
        documents[place.document_id] = _with_value(found, tuple(place.path.split(".")), value, place)
    if not changed:
        return catalog
    fields: dict[str, Any] = dict(changed)
    return replace(catalog, version=f"{catalog.version.removesuffix('+')}+", **fields)


def fact_at(catalog: Catalog, place: FactPlace) -> Fact[int] | Fact[float]:
    """Return the fact at a location.

    Raises
    ------
    KeyError
        If there is no fact at the location.
    """
    if place.kind not in get_args(Kind):
        raise KeyError(place.kind)
    node: object = getattr(catalog, place.kind)[place.document_id]
    steps = tuple(place.path.split("."))
    while steps:
        node, steps = _step(node, steps, place)
    if not isinstance(node, Fact):
        raise KeyError(place)
    return node


def _step(node: object, steps: tuple[str, ...], place: FactPlace) -> tuple[object, tuple[str, ...]]:
    if isinstance(node, tuple):
        _, item, rest = _item(node, steps, place)
        return item, rest
    if not isinstance(node, Document) or steps[0] not in type(node).model_fields:
        raise KeyError(place)
    return getattr(node, steps[0]), steps[1:]


def _with_value(node: object, steps: tuple[str, ...], value: float, place: FactPlace) -> Any:
    """Copy a document node and replace the value at the end of the path; unchanged parts are shared."""
    if not steps:
        return _valued(node, value, place)
    if isinstance(node, tuple):
        i, item, rest = _item(node, steps, place)
        return (*node[:i], _with_value(item, rest, value, place), *node[i + 1 :])
    below, rest = _step(node, steps, place)
    if not isinstance(node, Document):
        raise KeyError(place)
    return node.model_copy(update={steps[0]: _with_value(below, rest, value, place)})


def _item(items: Iterable[object], steps: tuple[str, ...], place: FactPlace) -> tuple[int, object, tuple[str, ...]]:
    """Return the item named by the next path steps, its index, and the remaining steps; ids may contain dots."""
    rest = ".".join(steps)
    for i, item in enumerate(items):
        name = getattr(item, "id", "")
        if rest.startswith(f"{name}."):
            return i, item, tuple(rest[len(name) + 1 :].split("."))
    raise KeyError(place)


def _valued(fact: object, value: float, place: FactPlace) -> Document:
    if not isinstance(fact, Fact):
        raise KeyError(place)
    name, field = f"{place.document_id}: {place.path}", place.path.rsplit(".", 1)[-1]
    if fact.value is None:
        raise ValueError(f"{name}: is unknown, so that there is no value to change")
    least, most = limits_of(field)
    if not (math.isfinite(value) and least <= value <= most):
        allowed = f"{least:g} to {most:g}" if math.isfinite(most) else f"{least:g} or more"
        raise ValueError(f"{name}: given {value:g}, allowed {allowed}")
    if is_whole(fact):
        if value != round(value):
            raise ValueError(f"{name}: given {value:g}, allowed whole numbers")
        return fact.model_copy(update={"value": round(value)})
    return fact.model_copy(update={"value": float(value)})


def limits_of(field: str) -> tuple[float, float]:
    """Return the smallest and largest values that a fact with this field name can have.

    >>> limits_of("cold_read_fraction"), limits_of("merge_ratio"), limits_of("think_time_ms")
    ((0.0, 1.0), (1.0, inf), (0.0, inf))
    """
    return (1.0 if field in REDUCTIONS else 0.0), (1.0 if field.endswith("_fraction") else math.inf)


def is_whole(fact: Fact[int] | Fact[float]) -> bool:
    """Return whether a fact is a count, and therefore a whole number."""
    return type(fact).__pydantic_generic_metadata__["args"] == (int,)
