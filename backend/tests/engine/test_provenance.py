"""Every number travels with its origin, and a promise of one is kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from pydantic import ValidationError

from stormsizer.model.catalog import ArrayModel, Deployment, Drive, WorkloadProfile
from stormsizer.model.catalog.fact_labels import FACT_LABELS, PART_LABELS
from stormsizer.model.catalog.facts import facts_of, unit_of
from stormsizer.model.provenance import Document, Fact, Status, UnknownFactError
from tests.support.languages import document_refused, english

SOURCED = {"source": "tr-1", "where": "Table 1"}
REASONED = {"reasoning": "as everywhere"}
FITTED = {"rows": ("row-1",)}


@pytest.mark.parametrize(
    ("status", "origin"),
    [
        ("stated", SOURCED),
        ("specified", SOURCED),
        ("derived", REASONED),
        ("assumed", REASONED),
        ("calibrated", FITTED),
    ],
)
def test_value_with_the_origin_that_its_status_requires_is_accepted(status: str, origin: dict[str, Any]) -> None:
    fact = Fact[float].model_validate({"value": 1.5, "status": status, **origin})
    assert fact.known == 1.5


@pytest.mark.parametrize(
    ("status", "origin", "complaint"),
    [
        ("stated", {}, "`source` and `where`"),
        ("stated", {"source": "tr-1"}, "`source` and `where`"),
        ("stated", {"where": "Table 1"}, "`source` and `where`"),
        ("specified", REASONED, "`source` and `where`"),
        ("derived", SOURCED, "reasoning: is required"),
        ("assumed", {}, "reasoning: is required"),
        ("calibrated", REASONED, "rows: must not be empty"),
        ("guessed", REASONED, "is not one of the allowed values"),
    ],
)
def test_value_without_an_origin_is_rejected(status: str, origin: dict[str, Any], complaint: str) -> None:
    with document_refused(complaint):
        Fact[float].model_validate({"value": 1.5, "status": status, **origin})


def test_status_unknown_and_missing_value_imply_each_other() -> None:
    with document_refused("value: must be empty if and only if the status is “unknown”"):
        Fact[float](value=1.0, status=Status.UNKNOWN)
    with document_refused("value: must be empty if and only if the status is “unknown”"):
        Fact[float](status=Status.ASSUMED, reasoning="?")
    with pytest.raises(UnknownFactError, match="No source prints a price"):
        _ = Fact[float](status=Status.UNKNOWN, reasoning="No source prints a price").known


def test_range_must_be_increasing() -> None:
    with document_refused(r"low: must not exceed `high`, but 3 is more than 2 \(given 3\.0; allowed: at most 2\)"):
        Fact[float](value=2.5, low=3.0, high=2.0, status=Status.ASSUMED, reasoning="?")


@pytest.mark.parametrize("value", [float("nan"), float("inf"), "much", [1.0]])
def test_number_must_be_finite(value: Any) -> None:
    with pytest.raises(ValidationError):
        Fact[float].model_validate({"value": value, "status": "assumed", "reasoning": "?"})


def test_count_must_be_an_integer() -> None:
    with pytest.raises(ValidationError):
        Fact[int].model_validate({"value": 1.5, "status": "assumed", "reasoning": "?"})


def test_document_is_immutable_and_rejects_unknown_fields() -> None:
    with pytest.raises(ValidationError, match="Extra inputs"):
        Fact[float].model_validate({"value": 1.0, "status": "assumed", "reasoning": "?", "valeu": 2.0})
    fact = Fact[float](value=1.0, status=Status.ASSUMED, reasoning="?")
    with pytest.raises(ValidationError, match="frozen"):
        fact.value = 2.0  # type: ignore[misc]


@pytest.mark.parametrize(
    ("path", "unit"),
    [
        ("controller.memory_gib", "GiB"),
        ("firmware.ontap-8.1.cpu_us_per_read", "µs"),
        ("steady_state.reads_iops_per_desktop", "IOPS"),
        ("working_set.private_mib_per_desktop", "MiB"),
        ("provisioning.copy.s_per_desktop", "s"),
        ("provisioning.copy.read_mb_per_s", "MB/s"),
        ("first_login.guest_time_s", "s"),
        ("power_on.think_time_ms", "ms"),
        ("network.port_gbit_per_s", "Gbit/s"),
        ("raid.group_size", ""),
    ],
)
def test_the_unit_of_a_fact_is_in_its_name(path: str, unit: str) -> None:
    assert unit_of(path) == unit


def test_facts_of_nested_documents_are_found_with_their_paths() -> None:
    class Inner(Document):
        id: str
        name: str
        think_time_ms: Fact[float]

    class Outer(Document):
        n_cores: Fact[int]
        stages: tuple[Inner, ...]

    def assumed(value: float) -> Fact[float]:
        return Fact[float](value=value, status=Status.ASSUMED, reasoning="?")

    outer = Outer(
        n_cores=Fact[int](value=4, status=Status.ASSUMED, reasoning="?"),
        stages=(
            Inner(id="a", name="Copy", think_time_ms=assumed(1.0)),
            Inner(id="b", name="", think_time_ms=assumed(2.0)),
        ),
    )
    assert [(named.path, english(named.label), named.unit, named.fact.value) for named in facts_of(outer)] == [
        ("n_cores", "Cores", "", 4),
        ("stages.a.think_time_ms", "Stage › Copy › Think time", "ms", 1.0),
        ("stages.b.think_time_ms", "Stage › Think time", "ms", 2.0),
    ]


def test_every_fact_of_a_catalog_document_has_a_label() -> None:
    """A walk over the models, because no document has every optional fact."""
    facts: set[str] = set()
    parts: set[str] = set()

    def holds_facts(model: type[Document]) -> bool:
        found = False
        for name, field in model.model_fields.items():
            for kind in types_in(field.annotation):
                if issubclass(kind, Fact):
                    facts.add(name)
                    found = True
                elif issubclass(kind, Document) and holds_facts(kind):
                    parts.add(name)
                    found = True
        return found

    for model in (ArrayModel, Drive, Deployment, WorkloadProfile):
        assert holds_facts(model)
    assert facts == FACT_LABELS.keys()
    assert parts == PART_LABELS.keys()


def types_in(annotation: Any) -> Iterator[type]:
    """Classes in an annotation, for example those of ``tuple[Tier, ...] | None``."""
    if isinstance(annotation, type):
        yield annotation
    for argument in get_args(annotation):
        yield from types_in(argument)
