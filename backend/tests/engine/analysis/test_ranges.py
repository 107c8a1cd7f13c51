"""Ranges over replications: the same bits however they are computed, and figures that mean what they say."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from stormsizer.analysis.facts import FactPlace, fact_at, with_facts
from stormsizer.analysis.monte_carlo.ranges import (
    Chunk,
    FigureRange,
    RangeRequest,
    Ranges,
    _share,
    chunks_of,
    ranges,
    rank_correlation,
    replicate,
    summarize,
)
from stormsizer.analysis.monte_carlo.replications import FIGURES, draws_of, figures_of, question_of
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import InvalidScenarioError, Scenario, parse
from stormsizer.simulation.pipeline import simulate
from stormsizer.simulation.result import judged_elsewhere
from tests.engine.analysis.bare import bare
from tests.engine.seeds import SEEDS, acme_document, read, seed_catalog, short_week
from tests.support.languages import english

FEW = RangeRequest(n_replications=12, seed=7)
WITHIN_A_MINUTE = {
    "login_good_s": 60.0,
    "login_fair_s": 120.0,
    "login_min_good_fraction": 0.97,
    "login_max_poor_fraction": 1.0,
    "host_latency_max_ms": 10_000.0,
    "controller_max_fraction": 1.0,
    "drive_max_fraction": 1.0,
    "port_max_fraction": 1.0,
}
"""Threshold for good logins in the summary of the study."""


def monday() -> Scenario:
    """The Monday logins of the sample scenario alone."""
    return parse(short_week("monday-login-06", initial_state="idle_rebooted", hours=2.0))


def boot() -> Scenario:
    """The first power-on of the sample scenario alone."""
    return parse(short_week("first-power-on", initial_state="off_never_used", hours=2.0))


def with_range(catalog: Catalog, place: FactPlace, low: float, high: float) -> Catalog:
    """A catalog in which one more fact has a range."""
    documents = dict(getattr(catalog, place.kind))
    dumped = documents[place.document_id].model_dump()
    node: Any = dumped
    for step in place.path.split("."):
        node = next(each for each in node if each["id"] == step) if isinstance(node, list | tuple) else node[step]
    node.update(low=low, high=high)
    documents[place.document_id] = type(documents[place.document_id]).model_validate(dumped)
    changed: dict[str, Any] = {place.kind: documents}
    return replace(catalog, **changed)


def figure(answer: Ranges, phase_id: str, name: str) -> FigureRange:
    """One figure of one phase."""
    (phase,) = (phase for phase in answer.phases if phase.id == phase_id)
    (found,) = (each for each in phase.figures if each.name == name)
    return found


@pytest.mark.parametrize("n_each", [1, 5, 12])
def test_chunks_of_any_size_and_order_give_the_same_answer(n_each: int) -> None:
    scenario, catalog = monday(), seed_catalog()
    whole = summarize(scenario, FEW, [replicate(scenario, catalog, FEW, 0, 12)])
    chunks = [replicate(scenario, catalog, FEW, first, n) for first, n in chunks_of(FEW, n_each)]
    random.Random(3).shuffle(chunks)
    assert summarize(scenario, FEW, chunks) == whole


@pytest.mark.parametrize("n_workers", [1, 2, 4])
def test_any_number_of_workers_gives_the_same_answer(n_workers: int) -> None:
    scenario, catalog = monday(), seed_catalog()
    alone = summarize(scenario, FEW, [replicate(scenario, catalog, FEW, 0, 12)])
    assert ranges(scenario, catalog, FEW, n_workers=n_workers) == alone


def test_chunks_survive_json_bit_for_bit() -> None:
    scenario, catalog = monday(), seed_catalog()
    chunk = replicate(scenario, catalog, FEW, 3, 2)
    again = Chunk.model_validate_json(chunk.model_dump_json())
    assert again == chunk
    others = [replicate(scenario, catalog, FEW, 0, 3), replicate(scenario, catalog, FEW, 5, 7)]
    answer = summarize(scenario, FEW, [again, *others])
    assert answer == summarize(scenario, FEW, [*others, chunk])
    assert Ranges.model_validate_json(answer.model_dump_json()) == answer


def test_replication_does_not_depend_on_the_number_of_replications() -> None:
    scenario, catalog = monday(), seed_catalog()
    few = replicate(scenario, catalog, FEW, 2, 3)
    many = replicate(scenario, catalog, FEW.model_copy(update={"n_replications": 400}), 2, 3)
    assert many.model_dump(exclude={"question"}) == few.model_dump(exclude={"question"})


def test_another_seed_draws_other_weeks() -> None:
    scenario, catalog = monday(), seed_catalog()
    other = FEW.model_copy(update={"seed": 8})
    assert replicate(scenario, catalog, other, 0, 3).total_iops != replicate(scenario, catalog, FEW, 0, 3).total_iops
    assert replicate(scenario, catalog, FEW, 1, 1).total_iops != replicate(scenario, catalog, FEW, 0, 1).total_iops


def test_missing_repeated_or_foreign_replications_are_rejected() -> None:
    scenario, catalog = monday(), seed_catalog()
    first, rest = replicate(scenario, catalog, FEW, 0, 2), replicate(scenario, catalog, FEW, 2, 10)
    with pytest.raises(ValueError, match=r"missing: \[2, 3, 4"):
        summarize(scenario, FEW, [first])
    with pytest.raises(ValueError, match=r"twice: \[0, 1\]"):
        summarize(scenario, FEW, [first, rest, first])
    with pytest.raises(ValueError, match="no replications"):
        summarize(scenario, FEW, [])
    other = FEW.model_copy(update={"seed": 8})
    with pytest.raises(ValueError, match="another request"):
        summarize(scenario, other, [first, rest])
    faster = with_facts(catalog, {FactPlace("drives", "fc-450gb-15k", "random_read_ms"): 4.0})
    with pytest.raises(ValueError, match="different questions"):
        summarize(scenario, FEW, [first, replicate(scenario, faster, FEW, 2, 10)])
    with pytest.raises(ValueError, match="10 to 12 given, 0 to 11 asked"):
        replicate(scenario, catalog, FEW, 10, 3)


def test_fully_known_week_is_identical_in_every_replication() -> None:
    scenario, exact = boot(), bare(seed_catalog())
    answer = ranges(scenario, exact, FEW)
    plain = simulate(scenario, exact, recommend=False).result
    assert answer.spreads == ()
    assert [phase.id for phase in answer.phases] == [phase.id for phase in plain.phases]
    for phase, known in zip(answer.phases, plain.phases, strict=True):
        found = {each.name: (each.plain, each.p10, each.p50, each.p90) for each in phase.figures}
        assert found == {name: (value,) * 4 for name, value in figures_of(known).items()}
    assert (answer.holds.fraction, answer.plain_holds, answer.drivers) == (1.0, plain.verdict.holds, ())
    assert answer.bands.total_iops.p10 == answer.bands.total_iops.p90


def test_median_is_close_to_the_plain_result_when_little_varies() -> None:
    answer = ranges(monday(), seed_catalog(), RangeRequest(n_replications=60))
    for name in ("login_mean_s", "controller_fraction", "total_iops"):
        found = figure(answer, "monday-login-06", name)
        assert found.plain is not None
        assert found.p50 == pytest.approx(found.plain, rel=0.1)
        assert found.p10 < found.plain < found.p90


def test_login_window_varies_as_assumed_and_narrower_windows_are_busier() -> None:
    scenario, exact = monday(), bare(seed_catalog())
    request = RangeRequest(n_replications=80)
    chunk = replicate(scenario, exact, request, 0, 80)
    inputs = chunk.question.inputs
    factors = [draws_of(inputs, request, i).factors["arrivals.window", "monday-login-06"] for i in range(80)]
    (login,) = (phase for phase in chunk.phases if phase.id == "monday-login-06")
    durations = np.array([value or 0.0 for value in login.figures["duration_s"]])
    assert durations == pytest.approx(1680 * np.array(factors), abs=15)
    peaks = np.array([value or 0.0 for value in login.figures["peak_iops"]])
    assert rank_correlation(np.array(factors), peaks) < -0.6


def test_uncertain_fact_moves_the_result_and_is_named_as_a_driver() -> None:
    place = FactPlace("workloads", "windows7-knowledge-rawc", "first_login.login.ios_per_desktop")
    exact = bare(seed_catalog())
    uncertain = with_range(exact, place, 300.0, 1800.0)
    scenario = parse(short_week("first-login", initial_state="idle_never_used", hours=4.0))
    answer = ranges(scenario, uncertain, RangeRequest(n_replications=60))
    assert [spread.places[0].path for spread in answer.spreads if spread.places] == [place.path]
    assert answer.drivers[0].spread_id.endswith("first_login.login.ios_per_desktop")
    assert answer.drivers[0].rank_correlation < -0.8
    assert english(answer.drivers[0].sentence).startswith("Higher values reduce the margin: ")
    known = figure(ranges(scenario, exact, RangeRequest(n_replications=60)), "first-login", "login_mean_s")
    seen = figure(answer, "first-login", "login_mean_s")
    assert seen.p90 - seen.p10 > known.p90 - known.p10
    for found in seen, known:
        assert found.p10 <= found.p50 <= found.p90


def test_fraction_of_weeks_that_meet_all_goals_is_counted() -> None:
    document = short_week("first-login", initial_state="idle_never_used", hours=4.0)
    scenario = parse(document | {"goals": WITHIN_A_MINUTE | {"login_min_good_fraction": 0.9}})
    request = RangeRequest(n_replications=40)
    chunk = replicate(scenario, seed_catalog(), request, 0, 40)
    answer = summarize(scenario, request, [chunk])
    assert answer.holds.fraction == sum(chunk.holds) / 40
    assert 0.1 < answer.holds.fraction < 0.9
    (login,) = (phase for phase in answer.phases if phase.id == "first-login")
    (broken,) = login.broken
    assert broken.goal == "login_min_good_fraction"
    assert broken.fraction == pytest.approx(1 - login.holds.fraction)
    assert answer.broken[0].phase_id == "first-login"
    for margin, holds in zip(chunk.margin_fraction, chunk.holds, strict=True):
        assert (margin >= 0) == holds
    share = f"{round(answer.holds.fraction * 100)}%"
    said = english(answer.sentence)
    assert said.startswith(
        f"If the inputs vary within their ranges, all goals are met in {share} of 40 simulated weeks ("
    )


@pytest.mark.long
def test_older_release_meets_goals_less_often_than_the_newer_one() -> None:
    newer = acme_document() | {"goals": WITHIN_A_MINUTE}
    older = newer | {"array": newer["array"] | {"firmware_id": "ontap-8.0.1"}}
    request = RangeRequest(n_replications=40)
    shares = [ranges(parse(document), seed_catalog(), request).holds.fraction for document in (newer, older)]
    assert shares[0] > shares[1] + 0.1
    assert shares[1] < 0.1


def test_appliance_memory_beyond_the_goal_fails_every_week() -> None:
    """55 desktops of 1 GB on 48 GB are 1.15 to 1, with the appliance 1.27 to 1 against a goal of 1.2."""
    document = read(SEEDS / "scenarios" / "nexentaconnect-vsa.yaml")
    answer = ranges(parse(document), seed_catalog(), FEW)
    assert answer.holds.fraction == 0.0
    document["goals"]["memory_oversubscription_max_ratio"] = 1.3
    assert ranges(parse(document), seed_catalog(), FEW).holds.fraction > 0.0


def test_draws_that_contradict_the_calendar_are_counted_and_reported() -> None:
    document = short_week("deploy", initial_state="not_deployed", hours=12.0)
    on, again = (
        {"kind": kind, "id": kind.replace("_", "-"), "name": kind, "starts_at": at, "pool_ids": ["acme"]}
        for kind, at in (("power_on", "2011-05-29T11:30:00Z"), ("reboot", "2011-05-29T12:30:00Z"))
    )
    scenario = parse(document | {"events": [*document["events"], on, again]})
    exact = bare(seed_catalog())
    stages = exact.deployments["netapp-file-and-volume-clones"].stages
    slow = max(stages, key=lambda stage: stage.fixed_s.known + 2500 * stage.s_per_desktop.known)
    name = "fixed_s" if slow.fixed_s.known else "s_per_desktop"
    place = FactPlace("deployments", "netapp-file-and-volume-clones", f"stages.{slow.id}.{name}")
    value = fact_at(exact, place).known
    answer = ranges(scenario, with_range(exact, place, 0.5 * value, 4.0 * value), RangeRequest(n_replications=40))
    (failed,) = answer.failed
    assert 0 < answer.n_failed == failed.n_replications < 40
    assert "must be after the start of the pool’s previous event" in english(failed.message)
    assert answer.holds.fraction <= 1 - answer.n_failed / 40
    assert "could not be simulated as planned" in english(answer.sentence)
    deployed = next(phase for phase in answer.phases if phase.id == "deploy")
    assert deployed.n_replications == 40 - answer.n_failed


def test_scenario_that_is_invalid_without_draws_is_rejected() -> None:
    document = short_week("monday-login-06", initial_state="not_deployed")
    with pytest.raises(InvalidScenarioError, match="field-event-impossible"):
        ranges(parse(document), seed_catalog(), FEW)


class _EnoughError(Exception):
    pass


def test_exception_from_progress_stops_the_work_at_once() -> None:
    scenario, catalog = parse(acme_document()), seed_catalog()
    fractions: list[float] = []

    def stop(share: float) -> None:
        fractions.append(share)
        raise _EnoughError

    with pytest.raises(_EnoughError):
        ranges(scenario, catalog, RangeRequest(n_replications=5000), stop)
    assert len(fractions) == 1
    with pytest.raises(_EnoughError):
        replicate(scenario, catalog, FEW, 0, 12, stop)
    assert fractions[1:] == [pytest.approx(1 / 12)]


def test_progress_rises_to_one() -> None:
    fractions: list[float] = []
    ranges(monday(), seed_catalog(), FEW, fractions.append)
    assert fractions[-1] == pytest.approx(1.0)
    assert all(a <= b for a, b in pairwise(fractions))
    of_chunk: list[float] = []
    replicate(monday(), seed_catalog(), FEW, 4, 4, of_chunk.append)
    assert of_chunk == [0.25, 0.5, 0.75, 1.0]


def test_bands_are_fine_during_storms_and_contain_the_plain_week() -> None:
    scenario, catalog = parse(acme_document()), seed_catalog()
    answer = ranges(scenario, catalog, RangeRequest(n_replications=30))
    edges = np.array(answer.bands.edges_s)
    assert (edges[0], edges[-1]) == (0.0, scenario.calendar.length_s)
    assert (np.diff(edges) > 0).all()
    first_login_s = scenario.calendar.seconds(parse(acme_document()).events[2].starts_at)
    storm = (edges[:-1] >= first_login_s) & (edges[1:] <= first_login_s + 1680)
    assert storm.sum() >= 10
    assert np.diff(edges).max() < 12 * 3600
    rows = [answer.bands.total_iops.p10, answer.bands.total_iops.p50, answer.bands.total_iops.p90]
    p10, p50, p90 = (np.array(row, dtype=float) for row in rows)
    assert ((p10 <= p50) & (p50 <= p90)).all()
    assert p50[storm].max() > 20_000
    outage_s = scenario.calendar.seconds(next(e.starts_at for e in scenario.events if e.kind == "outage"))
    down = (edges[:-1] >= outage_s) & (edges[1:] <= outage_s + 4.5 * 3600)
    assert [answer.bands.host_latency_ms.p50[i] for i in np.flatnonzero(down)] == [None] * int(down.sum())


@pytest.mark.parametrize(
    ("n_true", "n", "low", "high"), [(93, 100, 0.863, 0.966), (0, 200, 0.0, 0.019), (200, 200, 0.981, 1.0)]
)
def test_error_of_a_fraction_is_the_wilson_interval(n_true: int, n: int, low: float, high: float) -> None:
    share = _share(n_true, n)
    assert share.fraction == n_true / n
    assert [share.low, share.high] == pytest.approx([low, high], abs=1e-3)


def test_rank_correlation_depends_only_on_order() -> None:
    xs = np.array([3.0, 1.0, 2.0, 5.0, 4.0])
    assert rank_correlation(xs, np.exp(xs)) == 1.0
    assert rank_correlation(xs, -(xs**3)) == -1.0
    assert rank_correlation(xs, np.zeros(5)) == 0.0
    # Kendall, Rank Correlation Methods: with ties, Pearson's correlation of the mean ranks
    tied = np.array([1.0, 2.0, 2.0, 3.0, 4.0])
    ranks = np.array([1.0, 2.5, 2.5, 4.0, 5.0])
    expected = np.corrcoef(ranks, [3.0, 1.0, 2.0, 5.0, 4.0])[0, 1]
    assert rank_correlation(tied, xs) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"n_replications": 0}, "n_replications"),
        ({"n_replications": 10_001}, "n_replications"),
        ({"n_replications": 2.0}, "n_replications"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**63}, "seed"),
        ({"more": 1}, "more"),
    ],
)
def test_requests_out_of_bounds_are_rejected(given: dict[str, Any], field: str) -> None:
    with pytest.raises(ValueError, match=field):
        RangeRequest.model_validate(given)


def test_the_defaults_and_the_largest_seed_are_allowed() -> None:
    assert RangeRequest() == RangeRequest(n_replications=200, seed=1)
    request = RangeRequest(n_replications=1, seed=2**63 - 1)
    assert ranges(boot(), seed_catalog(), request).n_replications == 1


def test_notes_list_what_was_drawn_and_what_was_assumed() -> None:
    answer = ranges(monday(), seed_catalog(), RangeRequest(n_replications=2))
    assert answer.n_held > 0
    notes = [english(note) for note in answer.notes]
    assert f"{answer.n_held} values are held constant" in notes[0]
    assert sum(note.startswith("Assumed: ") for note in notes) == 2
    surviving = short_week("monday-login-06", initial_state="idle_rebooted", hours=2.0)
    surviving["goals"] = {"survives": ["controller"]}
    (warning,) = judged_elsewhere(parse(surviving))
    assert ranges(parse(surviving), seed_catalog(), RangeRequest(n_replications=2)).notes[-1] == warning.message


def test_every_figure_of_a_phase_has_a_label() -> None:
    question = question_of(monday(), seed_catalog(), FEW)
    for phase in question.phases:
        assert {"host_latency_ms", "total_iops", "controller_fraction"} <= set(phase.figures)
        assert set(phase.figures) <= set(FIGURES)
    (login,) = (phase for phase in question.phases if phase.id == "monday-login-06")
    shares = [login.figures[f"{grade}_fraction"] for grade in ("good", "fair", "poor")]
    assert sum(shares) == pytest.approx(1.0)


@cache
def a_thousand() -> tuple[Ranges, float]:
    """1,000 replications of the sample fortnight on one worker, and the processor time that they took."""
    started = time.process_time()
    request = RangeRequest(n_replications=1000)
    answer = ranges(parse(acme_document() | {"goals": WITHIN_A_MINUTE}), seed_catalog(), request, n_workers=1)
    return answer, time.process_time() - started


@pytest.mark.long
@pytest.mark.alone
def test_replication_takes_little_longer_than_a_plain_week() -> None:
    answer, taken_s = a_thousand()
    assert answer.failed == ()
    scenario = parse(acme_document())
    started = time.process_time()
    for _ in range(30):
        simulate(scenario, seed_catalog(), recommend=False)
    plain_s = (time.process_time() - started) / 30
    assert taken_s / 1000 < 1.5 * plain_s


@pytest.mark.long
@pytest.mark.parametrize("n_workers", [2, 4])
def test_thousand_replications_are_the_same_on_any_number_of_workers(n_workers: int) -> None:
    scenario = parse(acme_document() | {"goals": WITHIN_A_MINUTE})
    assert ranges(scenario, seed_catalog(), RangeRequest(n_replications=1000), n_workers=n_workers) == a_thousand()[0]


@pytest.mark.long
def test_another_seed_agrees_within_the_monte_carlo_error() -> None:
    one, _ = a_thousand()
    scenario = parse(acme_document() | {"goals": WITHIN_A_MINUTE})
    other = ranges(scenario, seed_catalog(), RangeRequest(n_replications=500, seed=2))
    assert one.holds.low <= other.holds.high
    assert other.holds.low <= one.holds.high
    assert one.drivers[0].spread_id == other.drivers[0].spread_id
    for name in ("login_mean_s", "host_latency_ms", "controller_fraction"):
        a, b = figure(one, "first-login", name), figure(other, "first-login", name)
        # four standard errors of the difference of two medians
        assert a.p50 == pytest.approx(b.p50, abs=0.11 * (a.p90 - a.p10))
