"""Columns side by side: the figures of each column's own result, and no color without need."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import Any

import pytest

from stormsizer.analysis.comparison import Column, ComparedRow, ComparedValue, Comparison, compare, simulated
from stormsizer.experience.grades import GoalStatus, Grade
from stormsizer.messages.text import Message, msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Goals, InvalidScenarioError, Scenario, parse, with_desktops
from stormsizer.simulation.result import judged_elsewhere
from tests.engine.seeds import scenarios, with_drives
from tests.support.languages import english


@pytest.fixture(scope="module")
def columns(acme: Scenario, catalog: Catalog) -> tuple[Column, Column]:
    """Acme on the new firmware and on the old one."""
    return (simulated("8.1", acme, catalog, -810), simulated("8.0.1", scenarios()["acme-8.0.1"], catalog, -1150))


@pytest.fixture(scope="module")
def answer(columns: tuple[Column, Column], catalog: Catalog) -> Comparison:
    return compare(columns, catalog)


def row_of(answer: Comparison, key: str, event_id: str = "") -> ComparedRow:
    rows = next(event.rows for event in answer.events if event.id == event_id) if event_id else answer.facts
    return next(row for row in rows if row.id == key)


def second(row: ComparedRow) -> ComparedValue:
    value = row.values[1]
    assert value is not None
    return value


def on_drives(acme: Scenario, n_drives: int) -> Scenario:
    return acme.model_copy(update={"array": with_drives(acme.array, n_drives)})


def test_every_figure_matches_the_result_of_its_column(answer: Comparison, columns: tuple[Column, Column]) -> None:
    assert answer.comparable
    for i, column in enumerate(columns):
        phases = {phase.id: phase for phase in column.result.phases}
        for event in answer.events:
            seen, phase = event.columns[i], phases[event.id]
            assert seen is not None
            assert (seen.grade, seen.binding, seen.holds) == (phase.grade, phase.binding, phase.holds)
            figures = {row.id: value.value for row in event.rows if (value := row.values[i]) is not None}
            assert figures["duration_s"] == phase.duration_s
            assert figures["total_iops"] == phase.figures.total_iops
            assert figures["host_read_latency_ms"] == phase.figures.host_read_latency_ms
            assert ("good_fraction" in figures) == (phase.experience is not None)
            if phase.experience is not None:
                assert figures["mean_s"] == phase.experience.mean_s
    assert {event.id for event in answer.events} == {
        phase.id for phase in columns[0].result.phases if phase.phase != "idle"
    }


def test_prices_are_not_compared_across_kinds_of_storage(catalog: Catalog) -> None:
    arrays = scenarios()["generic-nvme-windows11"]
    on_hosts = scenarios()["generic-hci-windows11"].array.model_copy(update={"n_arrays": arrays.hosts.n_hosts})
    nodes = arrays.model_copy(update={"array": on_hosts})
    answer = compare((simulated("array", arrays, catalog), simulated("nodes", nodes, catalog)), catalog)
    assert len({value.value for value in row_of(answer, "price").values if value is not None}) == 2
    assert not any(msg("comparison-best-price") in best.praise for best in answer.best)
    for key in ("price", "price_per_desktop"):
        assert {(value.difference, value.is_better) for value in row_of(answer, key).values if value} == {(None, None)}
    alike = compare((simulated("array", arrays, catalog), simulated("again", arrays, catalog)), catalog)
    assert [value and value.difference for value in row_of(alike, "price").values] == [None, 0.0]


def test_columns_at_risk_are_named(catalog: Catalog) -> None:
    columns = [simulated(name, scenarios()["generic-nvme-windows11"], catalog) for name in ("A", "B")]
    verdict = columns[1].result.verdict.model_copy(update={"status": GoalStatus.AT_RISK})
    columns[1] = replace(columns[1], result=columns[1].result.model_copy(update={"verdict": verdict}))
    assert english(compare(columns, catalog).sentence).startswith("Both meet all goals. B is at risk.")


def test_columns_state_the_verdict_in_every_planned_state(catalog: Catalog) -> None:
    growing = {"desktops_fraction_per_year": 0.1, "through_year": 2029}
    document = scenarios()["generic-nvme-windows11"].model_dump(mode="json")
    goals = document["goals"] | {"survives": ["controller"]}
    planned = parse(document | {"growth": growing, "goals": goals})
    columns = (
        simulated("planned", planned, catalog),
        simulated("today", scenarios()["generic-nvme-windows11"], catalog),
    )
    answer = compare(columns, catalog)
    states = columns[0].result.states or ()
    assert [english(each.label) for each in answer.states] == [english(each.label) for each in states]
    assert len(states) == 3
    for shown, state in zip(answer.states, states, strict=True):
        first, other = shown.columns
        assert first is not None
        assert (first.status, first.sentence) == (state.status, state.sentence)
        assert other is None
    alone = compare((columns[1], columns[1]), catalog)
    assert alone.states == ()


def test_old_firmware_is_worse_only_in_the_first_login(answer: Comparison) -> None:
    row = row_of(answer, "good_fraction", "first-login")
    login = second(row)
    assert (login.matters, login.is_better) == (True, False)
    assert row.values[0] is not None
    assert login.difference == pytest.approx(login.value - row.values[0].value)
    assert second(row_of(answer, "mean_s", "first-login")).is_better is False
    others = [
        value for event in answer.events if event.id != "first-login" for row in event.rows for value in row.values
    ]
    assert not any(value and value.matters for value in others)


def test_difference_within_a_grade_is_not_significant_however_large(answer: Comparison) -> None:
    """A power-on of 36 minutes instead of 21 also meets the goal of one hour."""
    duration = second(row_of(answer, "duration_s", "first-power-on"))
    assert duration.difference is not None
    assert duration.difference > 600
    assert (duration.matters, duration.is_better) == (False, None)


def test_columns_state_the_running_costs_of_their_prices(answer: Comparison, catalog: Catalog) -> None:
    """All arrays of the scenario in Azure are rented."""
    rented = compare((simulated("Azure", scenarios()["azure-session-hosts"], catalog, 0),) * 2, catalog)
    assert rented.prices is not None
    per_month = rented.columns[0].price_per_month
    assert per_month
    assert second(row_of(rented, "price")).value == pytest.approx(12.0 * rented.prices.term_years * per_month)
    assert not answer.columns[0].price_per_month


def test_rate_is_neither_better_nor_worse(answer: Comparison) -> None:
    rate = second(row_of(answer, "total_iops", "first-login"))
    assert (rate.matters, rate.is_better) == (True, None)


def test_first_column_has_no_difference(answer: Comparison) -> None:
    rows = (*answer.facts, *(row for event in answer.events for row in event.rows))
    firsts = [row.values[0] for row in rows]
    assert all(first is not None and first.difference is None and not first.matters for first in firsts)


def test_same_parts_cost_the_same(answer: Comparison) -> None:
    for key in ("price", "price_per_desktop", "n_drives", "rack_units", "usable_gb", "spare_fraction"):
        assert (second(row_of(answer, key)).difference, second(row_of(answer, key)).matters) == (0.0, False)


def test_more_drives_cost_more_and_store_more(acme: Scenario, catalog: Catalog) -> None:
    answer = compare([simulated(str(n), on_drives(acme, n), catalog) for n in (48, 72)], catalog)
    assert second(row_of(answer, "n_drives")).difference == 24.0
    for key, is_better in (("price", False), ("n_drives", False), ("rack_units", False), ("usable_gb", True)):
        assert second(row_of(answer, key)).is_better is is_better
    price, each = second(row_of(answer, "price")), second(row_of(answer, "price_per_desktop"))
    assert each.value == pytest.approx(price.value / 2500)
    assert answer.prices is not None
    assert row_of(answer, "price").unit == answer.prices.currency
    assert not any(row.id == "headroom_desktops" for row in answer.facts)


def test_difference_below_two_percent_is_not_significant(acme: Scenario, catalog: Catalog) -> None:
    answer = compare([simulated(str(n), on_drives(acme, n), catalog) for n in (64, 65)], catalog)
    drives = second(row_of(answer, "n_drives"))
    assert (drives.difference, drives.matters, drives.is_better) == (1.0, False, None)


def test_event_missing_from_a_column_has_no_values_there(
    acme: Scenario, acme_document: dict[str, Any], catalog: Catalog
) -> None:
    acme_document["events"] = [event for event in acme_document["events"] if event["id"] != "reboot"]
    less = simulated("no reboot", parse(acme_document), catalog)
    whole = simulated("reboot", acme, catalog)
    for columns, there in (((whole, less), [True, False]), ((less, whole), [False, True])):
        answer = compare(columns, catalog)
        (reboot,) = [event for event in answer.events if event.id == "reboot"]
        assert [each is not None for each in reboot.columns] == there
        for row in reboot.rows:
            assert [value is not None for value in row.values] == there
            assert all(value is None or value.difference is None for value in row.values)


def test_event_with_another_id_is_matched_by_phase_and_label(
    acme: Scenario, acme_document: dict[str, Any], catalog: Catalog
) -> None:
    renamed = copy.deepcopy(acme_document)
    next(event for event in renamed["events"] if event["id"] == "first-login")["id"] = "monday"
    answer = compare([simulated("a", acme, catalog), simulated("b", parse(renamed), catalog)], catalog)
    login = next(event for event in answer.events if event.id == "first-login")
    assert [each and each.phase_id for each in login.columns] == ["first-login", "monday"]
    assert all(None not in event.columns for event in answer.events)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda acme: with_desktops(acme, 0.5), "The scenarios have different numbers of desktops: 2,500 and 1,250."),
        (lambda _: scenarios()["netapp-full-pod"], "The calendars differ"),
        (lambda acme: acme.model_copy(update={"goals": Goals(host_latency_max_ms=15)}), "The goals differ."),
        (lambda _: scenarios()["dell-ps6100xs"], "The workload profiles differ: "),
    ],
    ids=["desktops", "calendar", "goals", "profile"],
)
def test_different_questions_are_not_comparable(acme: Scenario, catalog: Catalog, change: Any, says: str) -> None:
    answer = compare([simulated("a", acme, catalog), simulated("b", change(acme), catalog)], catalog)
    assert not answer.comparable
    assert any(english(reason).startswith(says) for reason in answer.reasons)
    assert english(answer.sentence).startswith("Not comparable.")
    assert answer.best == ()
    rows = (*answer.facts, *(row for event in answer.events for row in event.rows))
    assert not [
        row.id for row in rows for value in row.values if value and (value.matters or value.is_better is not None)
    ]


def test_sentence_names_the_strengths_of_each_column(answer: Comparison, acme: Scenario, catalog: Catalog) -> None:
    assert english(answer.sentence) == "Neither meets all goals. 8.1: best user experience and most headroom."
    twins = [simulated(name, with_desktops(acme, 0.4), catalog) for name in ("a", "b")]
    assert english(compare(twins, catalog).sentence) == "Both meet all goals. No difference is significant."
    fewer = simulated("fewer", with_desktops(on_drives(acme, 24), 0.4), catalog)
    small = compare([*twins, fewer], catalog)
    assert small.columns[2].grade is Grade.GOOD
    strengths = "lowest price, fewest drives, and fewest rack units"
    assert english(small.sentence) == f"All 3 meet all goals. fewer: {strengths}."


def test_missing_headroom_of_a_column_is_reported(columns: tuple[Column, Column], catalog: Catalog) -> None:
    without = Column(columns[1].name, columns[1].scenario, columns[1].result)
    answer = compare((columns[0], without), catalog)
    assert [english(each) for each in answer.warnings] == ["Headroom is missing for some columns."]
    assert row_of(answer, "headroom_desktops").values[1] is None
    assert not any(msg("comparison-best-headroom") in best.praise for best in answer.best)


def test_figures_that_no_column_judges_are_reported(columns: tuple[Column, Column], catalog: Catalog) -> None:
    asked = columns[1].scenario.model_copy(update={"goals": Goals(survives=("controller",))})
    of_the_calendar = columns[1].result.model_copy(update={"states": None})
    answer = compare((columns[0], Column("careful", asked, of_the_calendar, 0)), catalog)
    (warning,) = answer.warnings
    assert isinstance(warning, Message)
    assert dict(warning.params) == {"column": "careful", "warning": judged_elsewhere(asked)[0].message}
    assert english(warning).startswith("careful: ")


def test_results_of_different_releases_are_reported(columns: tuple[Column, Column], catalog: Catalog) -> None:
    older = columns[1].result.model_copy(update={"engine_version": "0.0.1"})
    answer = compare((columns[0], Column("older", columns[1].scenario, older, 0)), catalog)
    assert [warning for warning in answer.warnings if "different versions" in english(warning)]


@pytest.mark.parametrize("n", [0, 1, 9])
def test_too_few_or_too_many_columns_are_refused(columns: tuple[Column, Column], catalog: Catalog, n: int) -> None:
    with pytest.raises(InvalidScenarioError) as refused:
        compare([columns[0]] * n, catalog)
    assert [(problem.path, problem.given) for problem in refused.value.problems] == [("columns", str(n))]


def test_an_array_that_is_not_in_the_catalog_is_refused(columns: tuple[Column, Column], catalog: Catalog) -> None:
    scenario = columns[1].scenario
    lost = scenario.model_copy(update={"array": scenario.array.model_copy(update={"model_id": "gone"})})
    with pytest.raises(InvalidScenarioError) as refused:
        compare((columns[0], Column("gone", lost, columns[1].result)), catalog)
    assert [problem.path for problem in refused.value.problems] == ["columns.1.array.model_id"]
