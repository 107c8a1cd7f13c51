"""The numbers of phases in the verdict, its lists and the recommendation are counted alike."""

from __future__ import annotations

import re
from functools import cache

from stormsizer.model.scenario import Scenario, parse
from stormsizer.recommendation.answer import PLACES
from stormsizer.report.sections.results.days import folded
from stormsizer.report.sections.results.first_page import verdict_page
from stormsizer.simulation.assessment import assess
from stormsizer.simulation.result import Result
from stormsizer.timeline.occurrences import expanded
from tests.engine.analysis.two_sites import two_sites, two_sites_document
from tests.engine.seeds import seed_catalog
from tests.support.languages import english


@cache
def too_slow() -> tuple[Scenario, Result]:
    """Two sites with a response time that no array of the family reaches."""
    scenario = two_sites(host_latency_max_ms=0.05)
    return scenario, assess(scenario, seed_catalog()).result


def n_phases_listed(points: tuple[str, ...]) -> int:
    """Number of phases of the events in a list, and of those that its last line counts."""
    more = [int(found[1]) for each in points if (found := re.match(r"(\d+) more phases?; see the tables", each))]
    shown = [each for each in points if "see the tables" not in each]
    days = [int(found[1]) if (found := re.search(r", (\d+) days through", each)) else 1 for each in shown]
    return sum(days) + sum(more)


def on_five_days() -> Scenario:
    """Two sites whose users log in every day; on four days those of London wait too long for the array."""
    document = two_sites_document(host_latency_max_ms=0.52)
    document["calendar"]["ends_at"] = "2026-03-07T00:00:00Z"
    days = {"weekdays": ["mon", "tue", "wed", "thu", "fri"]}
    for event in document["events"]:
        if event["kind"] in ("login", "logoff"):
            event["repeat"] = days
    return expanded(parse(document))


def test_lists_of_goals_met_and_missed_add_up_to_the_phases_of_the_verdict() -> None:
    scenario = on_five_days()
    result = assess(scenario, seed_catalog(), recommend=False).result
    verdict = result.verdict
    met, missed = verdict_page(result, scenario, {}).answers[:2]
    assert len(folded(result.phases, scenario)) < verdict.n_phases
    assert 0 < verdict.n_holding < verdict.n_phases
    assert n_phases_listed(tuple(map(english, met.points))) == verdict.n_holding
    of_phases = tuple(text for each in missed.points if not (text := english(each)).startswith("With one "))
    assert n_phases_listed(of_phases) == verdict.n_phases - verdict.n_holding


def test_phases_that_miss_goals_in_several_states_are_counted_once() -> None:
    _, result = too_slow()
    assert result.recommendation is not None
    broken = result.recommendation.chosen.broken
    assert len({goal.missing for goal in broken}) == 3
    n_phases = len({goal.phase_id for goal in broken if goal.scope not in PLACES})
    sentence = english(result.recommendation.sentence)
    assert f"Goals are also missed in {n_phases - 1} more phases." in sentence
    assert n_phases <= result.verdict.n_phases
