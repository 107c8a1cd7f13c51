"""Runway of an array: statements about a number of desktops match its simulation."""

from __future__ import annotations

import copy
from datetime import timedelta
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

from stormsizer.analysis.judging import broken, judged_phases, margin_of
from stormsizer.analysis.runway import Runway, most_desktops, runway, step_of
from stormsizer.experience.grades import Grade
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Failure, Goals, Growth, InvalidScenarioError, Scenario, parse, with_desktops
from stormsizer.recommendation.conditions import conditions
from stormsizer.simulation.pipeline import simulate
from stormsizer.simulation.result import Result
from tests.engine.seeds import scenarios, short_week
from tests.support.languages import english


@pytest.fixture(scope="module")
def answer(acme: Scenario, catalog: Catalog) -> Runway:
    return runway(acme, catalog)


def at(scenario: Scenario, n: int) -> Scenario:
    return with_desktops(scenario, Fraction(n, scenario.n_desktops))


def result_at(scenario: Scenario, n: int, catalog: Catalog) -> Result:
    return simulate(at(scenario, n), catalog, recommend=False).result


def grade_of(result: Result) -> Grade:
    return max((phase.grade for phase in judged_phases(result)), key=list(Grade).index)


def test_runway_of_the_acme_scenario_is_as_recorded(answer: Runway) -> None:
    """The study's own array is too slow for the first login of 2,500, and not by far from poor."""
    assert (answer.n_desktops, answer.holds) == (2500, False)
    assert 1_500 <= answer.most_desktops <= 1_900
    assert answer.headroom_desktops == answer.most_desktops - 2500
    assert answer.turns_fair is not None
    assert answer.turns_poor is not None
    assert answer.turns_fair.event_id == answer.turns_poor.event_id == "first-login"
    assert answer.turns_fair.n_desktops == answer.most_desktops + answer.step_desktops
    assert 2500 < answer.turns_poor.n_desktops < 2700
    sentence = english(answer.sentence)
    assert sentence.startswith(
        f"Supports {answer.most_desktops:,} desktops, {-answer.headroom_desktops:,} fewer than today."
    )
    assert "Mon, May 30 08:00 First login is the first to be graded fair" in sentence
    assert answer.n_simulations <= 60


def test_reported_maximum_meets_goals_and_one_step_more_does_not(
    answer: Runway, acme: Scenario, catalog: Catalog
) -> None:
    assert broken(at(acme, answer.most_desktops), catalog) == ()
    assert broken(at(acme, answer.most_desktops + answer.step_desktops), catalog) != ()


def test_thresholds_match_simulations(answer: Runway, acme: Scenario, catalog: Catalog) -> None:
    for threshold, better in ((answer.turns_fair, (Grade.GOOD,)), (answer.turns_poor, (Grade.GOOD, Grade.FAIR))):
        assert threshold is not None
        assert grade_of(result_at(acme, threshold.n_desktops, catalog)) is threshold.grade
        assert grade_of(result_at(acme, threshold.n_desktops - answer.step_desktops, catalog)) in better


def test_curve_matches_simulations_and_never_improves(answer: Runway, acme: Scenario, catalog: Catalog) -> None:
    counts = [point.n_desktops for point in answer.curve]
    assert counts == sorted(set(counts))
    assert 10 <= len(counts) <= 15
    assert answer.turns_poor is not None
    assert {answer.n_desktops, answer.most_desktops} <= set(counts)
    assert answer.turns_poor.n_desktops < counts[-1] < 1.2 * answer.turns_poor.n_desktops
    grades = [list(Grade).index(point.grade) for point in answer.curve]
    assert grades == sorted(grades)
    assert [point.holds for point in answer.curve] == [n <= answer.most_desktops for n in counts]
    point = answer.curve[4]
    assert {phase.phase_id: (phase.grade, phase.margin_fraction) for phase in point.phases} == {
        phase.id: (phase.grade, margin_of(phase)) for phase in judged_phases(result_at(acme, point.n_desktops, catalog))
    }


def test_more_desktops_never_leave_more_margin(answer: Runway) -> None:
    margins = [
        next(phase.margin_fraction for phase in point.phases if phase.phase_id == "first-login")
        for point in answer.curve
    ]
    assert all(later <= sooner + 1e-9 for sooner, later in pairwise(margins))  # type: ignore[operator]


def test_host_goals_limit_the_runway(answer: Runway, acme: Scenario, catalog: Catalog) -> None:
    """45 hosts of 48 GiB with 1.5 GiB per desktop, committed 1.5 to 1 at most."""
    assert (answer.hosts.most_desktops, answer.hosts.binds, answer.hosts.holds) == (45 * 48, "memory", False)
    assert "Host memory supports 2,160 desktops, 340 fewer than today." in english(answer.sentence)
    for n, holds in ((2160, True), (2161, False)):
        hosts = result_at(acme, n, catalog).hosts
        assert hosts is not None
        assert hosts.holds is holds


def test_most_desktops_matches_the_runway(answer: Runway, acme: Scenario, catalog: Catalog) -> None:
    assert most_desktops(acme, catalog) == answer.most_desktops


def test_same_question_returns_the_same_answer(answer: Runway, acme: Scenario, catalog: Catalog) -> None:
    assert runway(acme, catalog) == answer


def office(**changes: Any) -> dict[str, Any]:
    """Two logins of people whose desktops are on, on an array that has room for more."""
    document = short_week("tuesday-login-31", "logoff-tue-31", initial_state="idle_used", hours=10.0)
    document["pools"][0]["n_desktops"] = 1000
    return document | changes


def test_array_with_headroom_reports_the_additional_desktops(catalog: Catalog) -> None:
    document = office()
    document["hosts"] |= {"n_hosts": 150}
    answer = runway(parse(document), catalog)
    assert answer.holds
    assert answer.headroom_desktops > 0
    assert f"{answer.headroom_desktops:,} more than today" in english(answer.sentence)
    assert broken(at(parse(document), answer.most_desktops), catalog) == ()


def test_number_that_hosts_can_run_comes_before_that_of_the_array(catalog: Catalog) -> None:
    document = office()
    document["hosts"] |= {"n_hosts": 20}
    answer = runway(parse(document), catalog)
    assert answer.hosts.most_desktops < answer.most_desktops
    sentence = english(answer.sentence)
    most, more = answer.hosts.most_desktops, answer.hosts.most_desktops - 1000
    change = f"{more:,} more" if more > 0 else f"{-more:,} fewer" if more else "exactly as many"
    assert sentence.startswith(f"{most:,} desktops can be run, {change}")
    assert ": host memory is the limit. The array alone supports" in sentence
    assert f"supports {answer.most_desktops:,} desktops" in sentence
    assert sentence.count(f"{most:,} desktops") == 1


def test_capacity_can_be_the_limit(catalog: Catalog) -> None:
    document = office()
    document["pools"][0]["user_data_gib_per_desktop"] = 10.0
    answer = runway(parse(document), catalog)
    assert answer.breaks is not None
    assert [goal.goal for goal in answer.breaks.broken] == ["spare_capacity_fraction"]
    assert (answer.breaks.phase_id, answer.breaks.event_id) == ("capacity", None)
    assert "Capacity runs out first" in english(answer.sentence)
    assert answer.turns_fair is None or answer.turns_fair.n_desktops > answer.breaks.n_desktops


def test_years_end_with_the_first_poor_one_and_agree_with_the_desktop_limit(acme: Scenario, catalog: Catalog) -> None:
    scenario = at(acme, 1500).model_copy(update={"growth": Growth(desktops_fraction_per_year=0.1)})
    answer = runway(scenario, catalog)
    assert [year.year for year in answer.years] == list(range(2011, 2011 + len(answer.years)))
    assert [year.n_desktops for year in answer.years][:4] == [1500, 1650, 1815, 1997]
    assert [year.holds for year in answer.years] == [year.n_desktops <= answer.most_desktops for year in answer.years]
    assert answer.years[-1].grade is Grade.POOR
    assert all(year.grade is not Grade.POOR for year in answer.years[:-1])
    assert answer.first_year_fair == answer.first_year_broken == 2013
    assert answer.first_year_poor == answer.years[-1].year
    sentence = english(answer.sentence)
    assert "With 10% more desktops each year, all goals are met through 2012, but not in 2013, when" in sentence
    broken_year = answer.years[2]
    assert broken_year.event_id == "first-login"
    assert broken_year.tightest is not None
    assert english(broken_year.tightest.label) == "Controller CPU"
    assert grade_of(result_at(acme, 1815, catalog)) is broken_year.grade


def test_years_end_with_the_last_requested_one(acme: Scenario, catalog: Catalog) -> None:
    growth = Growth(desktops_fraction_per_year=0.01, through_year=2013)
    answer = runway(at(acme, 1500).model_copy(update={"growth": growth}), catalog)
    assert [(year.year, year.n_desktops) for year in answer.years] == [(2011, 1500), (2012, 1515), (2013, 1531)]
    assert answer.first_year_broken is None
    assert "all goals are met through 2013." in english(answer.sentence)


def test_data_alone_can_fill_the_array_over_the_years(catalog: Catalog) -> None:
    document = office()
    document["pools"][0] |= {"user_data_gib_per_desktop": 6.0, "data_growth_fraction_per_year": 0.3}
    answer = runway(parse(document), catalog)
    assert {year.n_desktops for year in answer.years} == {1000}
    spare = [year.spare_fraction or 0.0 for year in answer.years]
    assert spare == sorted(spare, reverse=True)
    assert answer.first_year_broken == next(year.year for year in answer.years if (year.spare_fraction or 0) < 0.15)
    assert ", when capacity runs out." in english(answer.sentence)


def surviving(document: dict[str, Any], *parts: str, **array: Any) -> Scenario:
    document["goals"] = {"survives": list(parts)}
    document["array"] |= array
    return parse(document)


def test_array_that_cannot_lose_a_part_supports_no_desktops(catalog: Catalog) -> None:
    answer = runway(surviving(office(), "controller"), catalog)
    assert (answer.most_desktops, answer.headroom_desktops, answer.holds) == (0, -1000, False)
    assert "The array cannot tolerate the failure of a controller." in english(answer.sentence)
    assert answer.breaks is not None
    assert {goal.missing for goal in answer.breaks.broken} == {"controller"}


def test_fewer_desktops_are_supported_during_a_failure(catalog: Catalog) -> None:
    document = short_week("first-login", "logoff-mon-30", initial_state="idle_never_used", hours=10.0)
    pair = {"n_controllers": 2, "n_ports": 2, "flash_cache_gib": 1024.0}
    whole, asked = surviving(copy.deepcopy(document), **pair), surviving(document, "controller", **pair)
    free, held = most_desktops(whole, catalog), runway(asked, catalog)
    assert 0 < held.most_desktops < free
    assert broken(at(asked, held.most_desktops), catalog) == ()
    over = broken(at(asked, held.most_desktops + held.step_desktops), catalog)
    assert {goal.missing for goal in over} == {"controller"}
    assert held.breaks is not None
    assert held.breaks.broken == over
    assert "With one controller failed, " in english(held.sentence)


def test_simulated_failure_is_not_an_event_of_its_own(catalog: Catalog) -> None:
    """A deployment without waiting users is slow without a controller; only its own goals show it."""
    document = short_week("deploy", initial_state="not_deployed", hours=20.0)
    pair = {"n_controllers": 2, "n_ports": 2, "flash_cache_gib": 1024.0}
    scenario = surviving(document, "controller", **pair)
    (_, without) = conditions(scenario)
    added = [event for event in without[1].events if isinstance(event, Failure)]
    assert [(event.starts_at, event.ends_at) for event in added] == [
        (scenario.calendar.starts_at, scenario.calendar.ends_at)
    ]
    simulated = simulate(without[1], catalog, recommend=False).result
    assert added[0].id in {phase.event_id for phase in simulated.phases}
    assert added[0].id not in {goal.phase_id for goal in broken(scenario, catalog)}


def test_failure_in_the_calendar_is_not_applied_twice() -> None:
    document = office()
    login = next(event for event in document["events"] if event["kind"] == "login")
    starts_at = login["starts_at"]
    document["events"].append(
        {
            "id": "survives-controller",
            "kind": "failure",
            "name": "A controller fails",
            "part": "controller",
            "starts_at": starts_at,
            "ends_at": starts_at + timedelta(hours=1),
        }
    )
    scenario = surviving(document, "controller", n_controllers=2, n_ports=2, flash_cache_gib=1024.0)
    events = conditions(scenario)[1][1].events
    failures = sorted((event for event in events if isinstance(event, Failure)), key=lambda event: event.starts_at)
    assert len({event.id for event in events}) == len(events)
    assert [failures[0].starts_at, failures[-1].ends_at] == [scenario.calendar.starts_at, scenario.calendar.ends_at]
    assert all(a.ends_at == b.starts_at for a, b in pairwise(failures))


def test_missing_flash_cache_cannot_fail(catalog: Catalog) -> None:
    scenario = surviving(office(), "flash_cache", flash_cache_gib=0.0)
    assert [part for part, _ in conditions(scenario)] == [None]
    with_cache = surviving(office(), "flash_cache", "flash_cache", flash_cache_gib=512.0)
    assert [part for part, _ in conditions(with_cache)] == [None, "flash_cache"]


def test_logins_at_a_fixed_rate_take_longer(catalog: Catalog) -> None:
    """So they bind no sooner, until the calendar has no room for them."""
    document = office()
    login = next(event for event in document["events"] if event["kind"] == "login")
    login["logins_per_minute"] = 30.0
    answer = runway(parse(document), catalog)
    assert answer.most_desktops > 1000
    assert broken(at(parse(document), answer.most_desktops), catalog) == ()
    assert answer.breaks is not None


def test_progress_rises_to_one_and_can_cancel(acme: Scenario, catalog: Catalog) -> None:
    fractions: list[float] = []
    runway(at(acme, 500), catalog, fractions.append)
    assert fractions == sorted(fractions)
    assert all(0 < done < 1 for done in fractions[:-1])
    assert fractions[-1] == 1.0

    class CancelledError(Exception):
        pass

    def cancel(done: float) -> None:
        fractions.append(done)
        if done > 0.1:
            raise CancelledError

    fractions.clear()
    with pytest.raises(CancelledError):
        runway(acme, catalog, cancel)
    assert len(fractions) < 6


def test_a_scenario_that_cannot_be_simulated_is_refused(acme: Scenario, catalog: Catalog) -> None:
    with pytest.raises(InvalidScenarioError):
        runway(acme.model_copy(update={"array": acme.array.model_copy(update={"n_ports": 99})}), catalog)


@pytest.mark.parametrize(
    "name",
    [
        "dell-ps6100xs",
        "nexentaconnect-vsa",
        *(pytest.param(each, marks=pytest.mark.long) for each in ("emc-vnx5500", "netapp-50000-seats")),
    ],
)
def test_every_kind_of_array_has_a_runway_that_simulations_confirm(name: str, catalog: Catalog) -> None:
    scenario = scenarios()[name]
    answer = runway(scenario, catalog)
    assert answer.n_simulations <= 60
    assert answer.headroom_desktops == answer.most_desktops - scenario.n_desktops
    assert broken(at(scenario, answer.most_desktops), catalog) == ()
    assert broken(at(scenario, answer.most_desktops + answer.step_desktops), catalog) != ()


def test_looser_goals_support_more_desktops(acme: Scenario, answer: Runway, catalog: Catalog) -> None:
    loose = Goals(login_good_s=60, login_fair_s=120, login_min_good_fraction=0.97, login_max_poor_fraction=0.03)
    assert most_desktops(acme.model_copy(update={"goals": loose}), catalog) > answer.most_desktops


@pytest.mark.parametrize(("n", "step"), [(1, 1), (499, 1), (500, 2), (1250, 5), (2500, 10), (100_000, 200)])
def test_steps_are_round_numbers(n: int, step: int) -> None:
    assert step_of(n) == step
