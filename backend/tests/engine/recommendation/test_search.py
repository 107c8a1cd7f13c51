"""The recommendation is the cheapest configuration that holds: compared with trying every one."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.messages.text import msg
from stormsizer.model.catalog import ArrayModel, Catalog
from stormsizer.model.provenance import Fact, Status
from stormsizer.model.scenario import ArrayConfiguration, Scenario, parse
from stormsizer.recommendation.answer import NOT_SURVIVED, BrokenGoal, Recommendation
from stormsizer.recommendation.cost import in_words, ranks_of
from stormsizer.recommendation.dominance import abilities
from stormsizer.recommendation.family import Steps, Variant, n_legal, variants
from stormsizer.recommendation.hardware import question_of, recommend_hardware
from stormsizer.recommendation.search import Evaluate, Question, recommend
from stormsizer.storage.raid import raid_counts
from tests.engine import seeds
from tests.support.languages import english


def a_fact(value: int) -> Fact[int]:
    """A number of a family that no catalog holds."""
    return Fact[int](value=value, status=Status.ASSUMED, reasoning="a small family, to try all of it")


def family(
    *, arrays: int = 1, controllers: int = 2, drives: int = 14, modules: int = 2, ports: int = 2, step: int = 1
) -> ArrayModel:
    """The seed array with Fibre Channel drives, cut down to a family that can be tried out whole."""
    array = seeds.seed_catalog().arrays["netapp-fas3270"]
    (tier,) = array.tiers
    assert array.flash_cache is not None
    return array.model_copy(
        update={
            "max_arrays": a_fact(arrays),
            "controllers": a_fact(controllers),
            "shelf": array.shelf.model_copy(
                update={"max_drives_per_controller": a_fact(drives), "drive_step": a_fact(step)}
            ),
            "flash_cache": array.flash_cache.model_copy(update={"max_modules": a_fact(modules)}),
            "network": array.network.model_copy(update={"max_ports": a_fact(ports)}),
            "tiers": (tier.model_copy(update={"drives": ("fc-450gb-15k",)}),),
        }
    )


def catalog_with(array: ArrayModel) -> Catalog:
    """The seed catalog with one family replaced."""
    catalog = seeds.seed_catalog()
    return replace(catalog, arrays={**catalog.arrays, array.id: array})


def asked(array: ArrayModel, evaluate: Evaluate, *, needed_gb: float = 0.0, priced: bool = True) -> Question:
    """A question with goals of our own in place of the simulation's."""
    catalog = catalog_with(array)
    if not priced:
        catalog = replace(catalog, prices={})
    question = question_of(seeds.acme_scenario(), catalog, array.id)
    return replace(
        question,
        evaluate=evaluate,
        decided_s={},
        screens={},
        needed_gb=dict.fromkeys(question.host_caches_gib, needed_gb),
    )


def every(question: Question) -> Iterator[tuple[Variant, Steps]]:
    """Every legal configuration of a family."""
    for variant in legal(question):
        for n_arrays in variant.n_arrays:
            for counts, most in zip(
                variant.counts.tolist(), variant.most_modules(variant.counts).tolist(), strict=True
            ):
                for n_modules in range(most + 1):
                    for n_ports in variant.ports:
                        yield variant, (n_arrays, *counts, n_modules, n_ports)


def legal(question: Question) -> tuple[Variant, ...]:
    """Every variant of a family."""
    array = question.array
    fixed = question.scenario.hosts.n_hosts if array.is_in_hosts else None
    return variants(array, question.catalog.drives, question.host_caches_gib, fixed)


def rank(question: Question, variant: Variant, steps: Steps) -> tuple[float, ...]:
    """Definition of cheap."""
    return tuple(ranks_of(variant, np.array([steps]), question.scenario.hosts, question.prices)[0].tolist())


def goal(name: str) -> BrokenGoal:
    """A broken goal by name."""
    return BrokenGoal(phase_id="p", phase_label="P", goal=name, label=name, value=1, limit=0, unit="s")


def needing(**needed: float) -> Callable[[ArrayConfiguration, float], tuple[BrokenGoal, ...]]:
    """Goals that need a given amount of each part; ``trade`` lets a cache replace a number of drives.

    The first module of each controller holds everything that these desktops read repeatedly: a second one adds nothing.
    """

    def broken(configuration: ArrayConfiguration, _host_cache_gib: float) -> tuple[BrokenGoal, ...]:
        cached = configuration.flash_cache_gib > 0.0
        raid = seeds.seed_catalog().arrays["netapp-fas3270"].tiers[0].raid
        n_data = raid_counts(raid, configuration.n_drives, configuration.n_controllers).n_data
        there = {
            "data_drives": configuration.n_arrays * n_data + needed.get("trade", 0.0) * cached,
            "cache": cached,
            "ports": configuration.n_arrays * configuration.n_ports,
            "controllers": configuration.n_arrays * configuration.n_controllers,
        }
        return tuple(goal(name) for name, value in there.items() if value < needed.get(name, 0.0))

    return broken


NEEDS: dict[str, st.SearchStrategy[Any]] = {
    "data_drives": st.integers(1, 40),
    "cache": st.sampled_from([0.0, 1.0]),
    "ports": st.integers(1, 5),
    "controllers": st.integers(1, 3),
    "trade": st.sampled_from([0.0, 2.0, 10.0]),
    "arrays": st.integers(1, 3),
}
"""Goals of a family, and the most arrays that it may have."""


@settings(max_examples=60, deadline=None)
@given(**NEEDS, priced=st.booleans())
def test_search_finds_the_same_as_trying_every_configuration(
    data_drives: int, cache: float, ports: int, controllers: int, trade: float, arrays: int, priced: bool
) -> None:
    broken = needing(data_drives=data_drives, cache=cache, ports=ports, controllers=controllers, trade=trade)
    question = asked(family(arrays=arrays), broken, priced=priced)
    answer = recommend(question)
    ranks = {
        rank(question, variant, steps): variant.configuration(steps)
        for variant, steps in every(question)
        if not broken(variant.configuration(steps), 0.0)
    }
    assert answer.holds == bool(ranks)
    if ranks:
        cheapest = ranks[min(ranks)]
        chosen = answer.chosen.configuration
        # releases cost the same
        assert chosen.model_dump(exclude={"firmware_id"}) == cheapest.model_dump(exclude={"firmware_id"})


def never_twice(broken: Evaluate) -> Any:
    """Fails when a configuration is simulated twice."""
    seen: list[ArrayConfiguration] = []

    def once(configuration: ArrayConfiguration, host_cache_gib: float) -> tuple[BrokenGoal, ...]:
        assert configuration not in seen
        seen.append(configuration)
        return broken(configuration, host_cache_gib)

    return once


def test_each_configuration_is_simulated_at_most_once_and_few_are() -> None:
    answer = recommend(asked(family(drives=480, modules=4), never_twice(needing(data_drives=333))))
    assert answer.chosen.configuration.n_drives == 381
    assert answer.n_legal > 5000
    assert answer.n_candidates <= 60  # of two releases


def test_cheapest_configuration_as_good_as_the_largest_is_returned_if_none_meets_goals() -> None:
    def broken(configuration: ArrayConfiguration, _gib: float) -> tuple[BrokenGoal, ...]:
        return (goal("latency"), *(() if configuration.n_drives >= 9 else (goal("drives"),)))

    answer = recommend(asked(family(), broken))
    assert not answer.holds
    assert not answer.chosen.holds
    assert (answer.chosen.configuration.n_controllers, answer.chosen.configuration.n_drives) == (1, 9)
    assert [each.goal for each in answer.chosen.broken] == ["latency"]
    assert english(answer.sentence).startswith("No configuration of this family meets all goals.")


def test_cheapest_configuration_that_meets_other_goals_is_returned_if_none_is_large_enough() -> None:
    def broken(configuration: ArrayConfiguration, _gib: float) -> tuple[BrokenGoal, ...]:
        lacking = goal("spare_capacity_fraction")
        return (lacking,) if configuration.n_drives >= 9 else (lacking, goal("latency"))

    answer = recommend(asked(family(), broken, needed_gb=1e9))
    assert not answer.holds
    assert answer.chosen.configuration.n_drives == 9
    assert [each.goal for each in answer.chosen.broken] == ["spare_capacity_fraction"]


def test_second_array_requires_every_controller_of_the_first() -> None:
    answer = recommend(asked(family(arrays=4, drives=8, modules=0, ports=1), needing(data_drives=30)))
    chosen = answer.chosen.configuration
    assert (chosen.n_arrays, chosen.n_controllers, chosen.n_drives) == (3, 2, 14)
    assert english(answer.chosen.words).startswith("3 arrays, 2 controllers each, 14 × 450 GB 15K FC")


def test_drives_are_bought_in_steps() -> None:
    answer = recommend(asked(family(drives=48, step=4), needing(data_drives=11)))
    assert answer.chosen.configuration.n_drives == 16
    assert answer.why_not_cheaper[0].configuration.n_drives == 12


def test_exactly_full_raid_group_is_found_although_one_more_drive_fails() -> None:
    answer = recommend(asked(family(controllers=1, drives=40, modules=0), needing(data_drives=14)))
    assert answer.chosen.configuration.n_drives == 16


def test_unpriced_configurations_are_ranked_after_priced_ones() -> None:
    question = asked(family(), needing(cache=1.0))
    assert question.prices is not None
    arrays = dict(question.prices.arrays)
    arrays["netapp-fas3270"] = arrays["netapp-fas3270"].model_copy(update={"cache_module": None})
    without = replace(question, prices=question.prices.model_copy(update={"arrays": arrays}))
    chosen = recommend(without).chosen
    assert chosen.price is None
    assert chosen.unpriced == (msg("bill-cache-module", array="NetApp FAS3270"),)
    assert recommend(replace(without, evaluate=needing(data_drives=1))).chosen.price is not None


@pytest.mark.parametrize("data_drives", [13, 10_000])
def test_the_sentence_names_the_array_and_its_configuration(data_drives: int) -> None:
    answer = recommend(asked(family(arrays=2), needing(data_drives=data_drives)))
    assert answer.holds == (data_drives == 13)
    assert f": {answer.model_name}, {english(answer.chosen.words)}." in english(answer.sentence)


def test_fewest_drives_win_without_prices() -> None:
    answer = recommend(asked(family(arrays=2), needing(data_drives=13, trade=5.0), priced=False))
    assert answer.chosen.price is None
    assert answer.prices is None
    assert "fewest drives" in english(answer.sentence)
    assert answer.chosen.configuration.flash_cache_gib > 0.0


def test_installed_firmware_is_kept_if_it_is_sufficient() -> None:
    scenario = seeds.acme_scenario()
    old = scenario.model_copy(update={"array": scenario.array.model_copy(update={"firmware_id": "ontap-8.0.1"})})
    question = replace(asked(family(), needing(data_drives=5)), current=old.array)
    assert recommend(question).chosen.configuration.firmware_id == "ontap-8.0.1"

    def only_with_the_new_one(configuration: ArrayConfiguration, gib: float) -> tuple[BrokenGoal, ...]:
        slow = (goal("latency"),) if configuration.firmware_id == "ontap-8.0.1" else ()
        return (*slow, *needing(data_drives=5)(configuration, gib))

    assert recommend(replace(question, evaluate=only_with_the_new_one)).chosen.configuration.firmware_id == "ontap-8.1"


def test_nodes_of_a_cluster_have_no_controllers() -> None:
    catalog = seeds.seed_catalog()
    node = next(array for array in catalog.arrays.values() if array.runs_on_hosts)
    current = seeds.acme_scenario().array
    tiers = tuple(
        current.tiers[0].model_copy(update={"tier_id": tier.id, "drive_id": tier.drives[0]}) for tier in node.tiers
    )
    configuration = current.model_copy(update={"model_id": node.id, "n_arrays": 21, "n_controllers": 1, "tiers": tiers})
    words = english(in_words(configuration, node, catalog.drives))
    assert words.startswith("21 nodes, ")
    assert "controller" not in words


def test_configuration_is_described_in_words() -> None:
    current, drives = seeds.acme_scenario().array, seeds.seed_catalog().drives
    words = "1 controller, 48 × 450 GB 15K FC, 512 GiB flash cache, 1 port, Data ONTAP 8.1"
    assert english(in_words(current, family(), drives)) == words
    bare = current.model_copy(update={"n_controllers": 2, "flash_cache_gib": 0.0, "n_ports": 2})
    words = "2 controllers, 48 × 450 GB 15K FC, no flash cache, 2 ports, Data ONTAP 8.1"
    assert english(in_words(bare, family(), drives)) == words
    plain = family().model_copy(update={"flash_cache": None, "firmware": family().firmware[:1]})
    bare = bare.model_copy(update={"firmware_id": "ontap-8.0.1"})
    cached = english(in_words(bare, plain, drives, 2.0))
    assert cached.endswith("FC, 2 ports, 2 GiB of image cache per host")


@pytest.mark.parametrize("model_id", sorted(seeds.seed_catalog().arrays))
def test_dominating_configuration_is_at_least_as_capable(model_id: str) -> None:
    """By that the search drops many configurations at once."""
    question = question_of(seeds.acme_scenario(), seeds.seed_catalog(), model_id)
    chance = np.random.default_rng(1)
    for variant in legal(question)[:4]:
        counts = variant.counts[chance.integers(0, len(variant.counts), 600)]
        n_arrays = chance.choice(variant.n_arrays, (600, 1))
        large = n_arrays[:, 0] * variant.usable_gb(counts) >= question.needed_gb[variant.host_cache_gib]
        beside = chance.integers((0, 1), (len(variant.modules), len(variant.ports) + 1), (600, 2))
        rows = np.hstack((n_arrays, counts, beside))[large]
        for some in np.array_split(rows, 60):
            if len(some):
                able = abilities(variant, some, question.scenario, question.catalog)
                (largest,) = abilities(variant, some.max(axis=0)[None], question.scenario, question.catalog)
                assert (able <= largest).all()


# with the engine itself


def small_estate(n_desktops: int = 150, **goals: Any) -> Scenario:
    """A first login within five minutes: a simulation of milliseconds, so that thousands can be tried."""
    document = seeds.short_week("first-login", initial_state="idle_never_used", hours=1.5)
    document["pools"][0] |= {"n_desktops": n_desktops, "n_image_copies": 1, "growth_gib_per_desktop": 0.2}
    document["events"][0] |= {"window_s": 300, "averaging_s": 300}
    document["hosts"]["n_hosts"] = 4
    document["goals"] = goals
    return parse(document)


CUTS: tuple[dict[str, Any], ...] = (
    {},
    {"login_min_good_fraction": 0.5, "drive_max_fraction": 0.6},
    {"drive_max_fraction": 0.3, "host_latency_max_ms": 5.0},
    {"spare_capacity_fraction": 0.7},
    {"host_latency_max_ms": 0.5},
    {"survives": ["controller"]},
)
"""Goals that make another thing decide each time; 0.5 ms cannot be kept."""
SHORT: tuple[dict[str, Any], ...] = ({}, {"host_latency_max_ms": 0.5}, {"survives": ["controller"]})
"""The long tests ask about the others."""


@pytest.mark.parametrize(
    "cut", [cut if cut in SHORT else pytest.param(cut, marks=pytest.mark.long) for cut in CUTS], ids=str
)
def test_recommendation_is_the_cheapest_of_all_that_meet_goals(cut: dict[str, Any]) -> None:
    """Of a small family every configuration is simulated; and more of anything never breaks a week that held."""
    scenario, catalog = small_estate(**cut), catalog_with(family(drives=10, modules=1, ports=2))
    question = question_of(scenario, catalog, scenario.array.model_id)
    answer = recommend(question)
    found = {
        rank(question, variant, steps): (variant, steps)
        for variant, steps in every(question)
        if not question.evaluate(variant.configuration(steps), variant.host_cache_gib)
    }
    assert answer.holds == bool(found)
    if found:
        variant, steps = found[min(found)]
        chosen = answer.chosen.configuration.model_dump(exclude={"firmware_id"})
        assert chosen == variant.configuration(steps).model_dump(exclude={"firmware_id"})
    for candidate in answer.why_not_cheaper:
        assert candidate.broken, candidate.words
        for each in candidate.broken:
            assert each.value < each.limit if each.goal in FLOORS else each.value > each.limit


@pytest.mark.parametrize(
    "cut", [cut if cut in SHORT else pytest.param(cut, marks=pytest.mark.long) for cut in CUTS], ids=str
)
def test_prefix_check_leads_to_the_same_answer(cut: dict[str, Any]) -> None:
    """Where nothing is known beforehand of when phases are decided, each configuration is simulated whole."""
    scenario = small_estate(400, **cut)
    question = question_of(scenario, seeds.seed_catalog(), scenario.array.model_id)
    n_whole = 0

    def counted(configuration: ArrayConfiguration, host_cache_gib: float) -> tuple[BrokenGoal, ...]:
        nonlocal n_whole
        n_whole += 1
        return question.evaluate(configuration, host_cache_gib)

    answer = recommend(replace(question, evaluate=counted))
    n_with_beginnings, n_whole = n_whole, 0
    alone = recommend(replace(question, evaluate=counted, decided_s={}))
    assert answer.model_copy(update={"n_candidates": alone.n_candidates}) == alone
    assert n_with_beginnings <= n_whole


FLOORS = {"login_min_good_fraction", "spare_capacity_fraction", "complete"}
"""Goals that want at least their limit."""


def cheaper_with_space(question: Question, answer: Recommendation) -> Iterator[tuple[Variant, Steps]]:
    """Every legal configuration with enough space that is cheaper than the answer; what lacks space needs no trial."""
    assert answer.chosen.price is not None
    for variant in legal(question):
        counts = variant.counts
        usable_gb, most = variant.usable_gb(counts), variant.most_modules(counts)
        for n_arrays, n_modules, n_ports in itertools.product(variant.n_arrays, variant.modules, variant.ports):
            large = n_arrays * usable_gb >= question.needed_gb[variant.host_cache_gib]
            kept = counts[large & (most >= n_modules)]
            beside = np.tile([n_arrays, n_modules, n_ports], (len(kept), 1))
            rows = np.hstack((beside[:, :1], kept, beside[:, 1:]))
            prices = ranks_of(variant, rows, question.scenario.hosts, question.prices)[:, 1]
            for steps in rows[prices < answer.chosen.price].tolist():
                yield variant, tuple(steps)


@pytest.mark.parametrize(
    ("model_id", "n_tried", "goals"),
    [
        ("local-sas-drives", 50, {"login_min_good_fraction": 0.95, "host_latency_max_ms": 8.0}),
        pytest.param("emc-vnx5500", 150, {"host_latency_max_ms": 3.0}, marks=pytest.mark.long),
        pytest.param("netapp-fas3270", 500, {"host_latency_max_ms": 3.5}, marks=pytest.mark.long),
    ],
)
def test_no_cheaper_configuration_of_a_seed_family_meets_goals(
    model_id: str, n_tried: int, goals: dict[str, float]
) -> None:
    """Every configuration of a shipped family that is cheaper than the answer, simulated."""
    catalog = seeds.seed_catalog()
    array = catalog.arrays[model_id]
    if not array.is_protected:
        copy = Fact[int](value=1, status=Status.ASSUMED, reasoning="A copy in another host.")
        array = array.model_copy(update={"n_copies_elsewhere": copy})
    question = question_of(
        small_estate(400, **goals), replace(catalog, arrays={**catalog.arrays, model_id: array}), model_id
    )
    answer = recommend(question)
    assert answer.n_legal == n_legal(legal(question)) >= 500
    cheaper = list(cheaper_with_space(question, answer))
    print(model_id, answer.holds, answer.n_legal, answer.n_candidates, len(cheaper), answer.chosen.words)
    assert len(cheaper) >= n_tried
    for variant, steps in cheaper:
        assert question.evaluate(variant.configuration(steps), variant.host_cache_gib), steps


def test_failures_are_judged_in_addition_to_the_healthy_week() -> None:
    """A controller that may be missing during every event asks for a second one."""
    alone = recommend_hardware(small_estate(), seeds.seed_catalog())
    assert alone.chosen.configuration.n_controllers == 1
    safe = recommend_hardware(small_estate(survives=("controller",)), seeds.seed_catalog())
    assert safe.holds
    assert safe.chosen.configuration.n_controllers == 2
    assert safe.chosen.price is not None
    assert alone.chosen.price is not None
    assert safe.chosen.price > alone.chosen.price
    assert [each.missing for candidate in safe.why_not_cheaper for each in candidate.broken]


def test_growth_is_included_in_the_recommendation() -> None:
    now = small_estate()
    later = now.model_copy(
        update={"growth": now.growth.model_copy(update={"desktops_fraction_per_year": 0.3, "through_year": 2016})}
    )
    (first, last) = (recommend_hardware(each, seeds.seed_catalog()) for each in (now, later))
    assert first.chosen.price is not None
    assert last.chosen.price is not None
    assert last.chosen.price > first.chosen.price


def test_nearest_configuration_is_not_the_one_with_the_most_space() -> None:
    """Of the VNX5500 the most space is all slow drives, with which the most goals break."""
    array = seeds.seed_catalog().arrays["emc-vnx5500"]

    def broken(configuration: ArrayConfiguration, _: float) -> tuple[BrokenGoal, ...]:
        slow = () if configuration.tiers[1].n_drives >= 100 else (goal("a"), goal("b"), goal("c"))
        return (goal("never"), *slow)

    answer = recommend(asked(array, broken))
    assert not answer.holds
    assert [each.goal for each in answer.chosen.broken] == ["never"]
    assert answer.chosen.configuration.tiers[1].n_drives >= 100
    assert "Closest match: " in english(answer.sentence)
    assert english(answer.sentence).endswith("Missed goal: never (P).")


def test_fatal_failure_ranks_behind_any_number_of_broken_goals() -> None:
    def broken(configuration: ArrayConfiguration, _: float) -> tuple[BrokenGoal, ...]:
        alone = goal("complete").model_copy(update={"label": NOT_SURVIVED})
        return (alone,) if configuration.n_controllers == 1 else (goal("a"), goal("b"))

    assert recommend(asked(family(), broken)).chosen.configuration.n_controllers == 2


def test_older_release_is_also_searched() -> None:
    def broken(configuration: ArrayConfiguration, _: float) -> tuple[BrokenGoal, ...]:
        needed = 8 if configuration.firmware_id == "ontap-8.0.1" else 9
        return () if configuration.n_drives >= needed else (goal("drives"),)

    chosen = recommend(asked(family(), broken)).chosen.configuration
    assert (chosen.firmware_id, chosen.n_drives) == ("ontap-8.0.1", 8)


def test_goals_that_storage_cannot_meet_are_reported_and_do_not_count() -> None:
    def broken(configuration: ArrayConfiguration, _: float) -> tuple[BrokenGoal, ...]:
        hosts = goal("host_cpu_max_fraction").model_copy(update={"label": "Host CPU", "of_storage": False})
        return (hosts,) if configuration.n_drives >= 8 else (hosts, goal("drives"))

    answer = recommend(asked(family(), broken))
    assert answer.holds
    assert answer.chosen.configuration.n_drives == 8
    assert [each.label for each in answer.chosen.broken_with_any_storage] == ["Host CPU"]
    assert english(answer.sentence).endswith("No storage configuration can meet this goal: Host CPU.")


def test_why_not_cheaper_includes_other_kinds_of_configurations() -> None:
    def broken(configuration: ArrayConfiguration, _: float) -> tuple[BrokenGoal, ...]:
        return () if configuration.n_controllers == 2 else (goal("controllers"),)

    answer = recommend(asked(family(), broken))
    others = [each.configuration.n_controllers for each in answer.why_not_cheaper]
    assert answer.chosen.configuration.n_controllers == 2
    assert 1 in others


def test_why_not_cheaper_includes_fewer_controllers_or_arrays_with_more_drives() -> None:
    """The alternative to a second controller or array is one with as many drives as are still cheaper."""

    def broken(configuration: ArrayConfiguration, _: float) -> tuple[BrokenGoal, ...]:
        n = configuration.n_arrays * configuration.n_controllers
        return () if n == 4 and configuration.n_drives >= 8 else (goal("controllers"),)

    question = asked(family(arrays=2), broken)
    answer = recommend(question)
    chosen = answer.chosen.configuration
    assert (chosen.n_arrays, chosen.n_controllers) == (2, 2)
    drives = {(each.configuration.n_arrays, each.configuration.n_drives) for each in answer.why_not_cheaper}
    assert any(n_arrays == 1 and n_drives > chosen.n_drives for n_arrays, n_drives in drives)

    def of_controllers(configuration: ArrayConfiguration, _: float) -> tuple[BrokenGoal, ...]:
        return () if configuration.n_controllers == 2 else (goal("controllers"),)

    answer = recommend(asked(family(), of_controllers))
    chosen = answer.chosen.configuration
    one = [each for each in answer.why_not_cheaper if each.configuration.n_controllers == 1]
    assert max(each.configuration.n_drives for each in one) > chosen.n_drives
    assert all(each.price is None or each.price <= (answer.chosen.price or 0.0) for each in one)


def test_hosts_that_are_full_anyway_do_not_count_unless_storage_takes_their_memory() -> None:
    """Acme's hosts hold 1.74 times their memory in desktops; a node in each host takes 32 GiB more."""
    scenario, catalog = seeds.acme_scenario(), seeds.seed_catalog()
    external = recommend_hardware(scenario, catalog, "generic-nvme-dual-controller")
    within = recommend_hardware(scenario, catalog, "generic-hci-node")
    memory = "memory_oversubscription_max_ratio"
    assert (external.holds, [each.goal for each in external.chosen.broken_with_any_storage]) == (True, [memory])
    assert (within.holds, [each.goal for each in within.chosen.broken]) == (False, [memory])


@pytest.mark.parametrize(
    ("n_desktops", "missed"), [(530, ["provisioning_max_s"]), (545, ["provisioning_max_s", "complete"])]
)
def test_copies_limited_by_their_schedule_do_not_count_against_storage(n_desktops: int, missed: list[str]) -> None:
    """At 100 s for each, 540 full clones are made in the 15 hours of the calendar."""
    document = seeds.read(seeds.SEEDS / "scenarios" / "generic-nvme-windows11.yaml")
    document["calendar"] = {"starts_at": "2026-03-02T05:00:00Z", "ends_at": "2026-03-02T20:00:00Z"}
    clones = {"clone_type": "full", "deployment_id": "full-clones-copied", "n_desktops": n_desktops}
    document["pools"][0] |= clones | {"initial_state": "not_deployed"}
    made = {"id": "make", "kind": "provision", "name": "Make", "starts_at": "2026-03-02T05:00:00Z"}
    document["events"] = [made | {"pool_ids": ["main"]}]
    answer = recommend_hardware(parse(document), seeds.seed_catalog())
    assert answer.holds
    assert [goal.goal for goal in answer.chosen.broken_with_any_storage] == missed
