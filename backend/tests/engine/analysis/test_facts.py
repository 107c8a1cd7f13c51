"""Facts changed in a catalog: exact, cheap, and nothing else touched."""

import math
import sys
from types import FrameType

import pytest

from stormsizer.analysis.facts import FactPlace, fact_at, is_whole, limits_of, with_fact, with_facts
from stormsizer.model.catalog.facts import facts_of
from stormsizer.model.scenario import parse
from stormsizer.simulation.pipeline import simulate
from tests.engine.seeds import seed_catalog, short_week

PROFILE = "windows7-knowledge-rawc"
CPU = FactPlace("arrays", "netapp-fas3270", "firmware.ontap-8.1.cpu_us_per_read")
KINDS = ("arrays", "drives", "deployments", "workloads")


@pytest.mark.parametrize("kind", KINDS)
def test_every_known_fact_can_be_changed_at_the_place_that_facts_of_reports(kind: str) -> None:
    catalog = seed_catalog()
    for document_id, document in getattr(catalog, kind).items():
        for named in facts_of(document):
            place = FactPlace(kind, document_id, named.path)  # type: ignore[arg-type]
            assert fact_at(catalog, place) is named.fact
            if named.fact.value is None:
                continue
            least, most = limits_of(named.path.rsplit(".", 1)[-1])
            value = named.fact.value + 1 if most == math.inf else (named.fact.value + least) / 2
            changed = with_facts(catalog, {place: value})
            assert fact_at(changed, place).value == value
            others = {f.path: f.fact for f in facts_of(getattr(changed, kind)[document_id]) if f.path != named.path}
            before = {f.path: f.fact for f in facts_of(document) if f.path != named.path}
            assert all(others[path] is fact for path, fact in before.items()), named.path


def test_unchanged_documents_are_shared() -> None:
    catalog = seed_catalog()
    changed = with_fact(catalog, *CPU, 100.0)
    assert changed.workloads is catalog.workloads
    assert changed.drives is catalog.drives
    assert changed.evidence is catalog.evidence
    before, after = catalog.arrays[CPU.document_id], changed.arrays[CPU.document_id]
    assert after is not before
    assert after.tiers is before.tiers
    assert after.firmware_named("ontap-8.0.1") is before.firmware_named("ontap-8.0.1")
    assert all(changed.arrays[name] is array for name, array in catalog.arrays.items() if name != CPU.document_id)


def test_original_catalog_is_unchanged_and_the_copy_is_marked_as_changed() -> None:
    catalog = seed_catalog()
    before = catalog.arrays[CPU.document_id].model_dump_json()
    changed = with_fact(with_fact(catalog, *CPU, 100.0), *CPU, 90.0)
    assert catalog.arrays[CPU.document_id].model_dump_json() == before
    assert changed.version == f"{catalog.version}+"


def test_empty_change_returns_the_same_catalog() -> None:
    catalog = seed_catalog()
    assert with_facts(catalog, {}) is catalog


def test_origin_and_range_are_preserved() -> None:
    fact, changed = fact_at(seed_catalog(), CPU), fact_at(with_fact(seed_catalog(), *CPU, 100.0), CPU)
    assert changed.model_copy(update={"value": fact.value}) == fact


def test_changed_fact_changes_the_result_and_changing_it_back_restores_it() -> None:
    scenario = parse(short_week("first-login", initial_state="idle_never_used"))
    catalog = seed_catalog()
    value = fact_at(catalog, CPU).known
    slower = with_fact(catalog, *CPU, 1.2 * value)
    same = with_fact(slower, *CPU, value)
    now, then, back = (simulate(scenario, each, recommend=False).result for each in (catalog, slower, same))
    assert back.phases == now.phases
    people = [result.phases[0].experience for result in (now, then)]
    assert people[0] is not None
    assert people[1] is not None
    assert people[1].mean_s > 1.1 * people[0].mean_s


@pytest.mark.parametrize(
    ("place", "value", "says"),
    [
        (CPU, -1.0, "allowed 0 or more"),
        (CPU, math.nan, "allowed 0 or more"),
        (FactPlace("workloads", PROFILE, "first_login.login.read_fraction"), 1.2, "allowed 0 to 1"),
        (FactPlace("arrays", "netapp-fas3270", "controller.n_cores"), 2.5, "allowed whole numbers"),
        (FactPlace("arrays", "netapp-fas3270", "controller.n_admitted_ios"), 3.0, "is unknown"),
    ],
)
def test_invalid_values_are_rejected(place: FactPlace, value: float, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        with_facts(seed_catalog(), {place: value})


@pytest.mark.parametrize(
    "place",
    [
        FactPlace("sources", "x", "y"),  # type: ignore[arg-type]
        FactPlace("arrays", "nothing", "controller.n_cores"),
        FactPlace("arrays", "netapp-fas3270", "controller"),
        FactPlace("arrays", "netapp-fas3270", "controller.n_wheels"),
        FactPlace("arrays", "netapp-fas3270", "controller.n_cores.value.more"),
        FactPlace("arrays", "netapp-fas3270", "firmware.ontap-9.9.cpu_us_per_read"),
        FactPlace("arrays", "netapp-fas3270", "name.x"),
    ],
)
def test_unknown_path_raises_key_error(place: FactPlace) -> None:
    with pytest.raises(KeyError):
        fact_at(seed_catalog(), place)
    with pytest.raises(KeyError):
        with_facts(seed_catalog(), {place: 1.0})


def test_counts_remain_integers() -> None:
    place = FactPlace("arrays", "netapp-fas3270", "controller.n_cores")
    assert is_whole(fact_at(seed_catalog(), place))
    assert not is_whole(fact_at(seed_catalog(), CPU))
    assert type(fact_at(with_facts(seed_catalog(), {place: 6.0}), place).value) is int


def test_a_change_does_not_validate_the_catalog_again() -> None:
    catalog = seed_catalog()
    calls: list[str] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            calls.append(frame.f_code.co_name)

    sys.setprofile(note)
    try:
        with_fact(catalog, *CPU, 100.0)
    finally:
        sys.setprofile(None)
    assert len(calls) < 1_000, "one document is copied; validating the catalog takes hundreds of thousands of calls"
