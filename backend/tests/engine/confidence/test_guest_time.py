"""Confidence of logins that are mostly guest time, which is assumed or known."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stormsizer.confidence import Confidence
from stormsizer.confidence.answer import Likelihood, chance_of
from stormsizer.confidence.distance import Evidence
from stormsizer.confidence.error_model import FigureKind, probability_of
from stormsizer.confidence.guest_time import guest_time_of, pools_of, shortest_known_s
from stormsizer.confidence.login_shares import time_within_s
from stormsizer.messages.text import Quantity, msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.provenance import Status, is_from_customer
from stormsizer.model.scenario import Scenario
from stormsizer.simulation.pipeline import simulate
from stormsizer.simulation.result import Result
from stormsizer.timeline.phases import Phase
from tests.engine import seeds
from tests.support.languages import english

LOGINS = ("first_login", "monday_login", "tuesday_login")
HOST_CPU = {"host_cpu_max_fraction": 1.0}
"""Without the goal for host CPU, which is the next least likely."""
OWN: dict[str, Any] = {"status": Status.SPECIFIED, "source": "own-workloads-measured", "where": "as entered"}


def sample(name: str = "generic-nvme-windows11", **goals: float) -> Scenario:
    scenario = seeds.scenarios()[name]
    return scenario.model_copy(update={"goals": scenario.goals.model_copy(update=HOST_CPU | goals)})


def with_guest_time(catalog: Catalog, profile_id: str, **changes: Any) -> Catalog:
    """A catalog in which the guest time of one profile's logins is another fact."""
    profile = catalog.workloads[profile_id]
    logins = {name: getattr(profile, name) for name in LOGINS}
    fact = logins["monday_login"].guest_time_s.model_copy(update=changes)
    changed = profile.model_copy(
        update={name: login.model_copy(update={"guest_time_s": fact}) for name, login in logins.items()}
    )
    return replace(catalog, workloads={**catalog.workloads, profile_id: changed})


def confidence(scenario: Scenario, catalog: Catalog) -> tuple[Result, Confidence]:
    result = simulate(scenario, catalog, recommend=False).result
    assert result.confidence is not None
    return result, result.confidence


def test_an_assumed_guest_time_has_a_second_probability_in_which_only_the_storage_part_has_an_error() -> None:
    scenario, catalog = sample(), seeds.seed_catalog()
    result, week = confidence(scenario, catalog)
    given = week.given_guest_time
    assert given is not None
    assert week.probability is not None
    login = next(phase for phase in result.phases if phase.phase is Phase.MONDAY_LOGIN)
    (n_differences,) = {len(each.differences) for each in week.phases if each.phase_id == login.id}
    assert login.experience is not None
    time_s = time_within_s(login.experience, scenario.goals, scenario.goals.login_min_good_fraction)
    limit_s, guest_s = scenario.goals.login_good_s, 5.2
    assert week.probability == pytest.approx(probability_of(time_s, limit_s, FigureKind.TIME, n_differences))
    assert given.guest_s == guest_s
    assert given.probability == pytest.approx(
        probability_of(time_s - guest_s, limit_s - guest_s, FigureKind.TIME, n_differences)
    )
    assert (week.likelihood, given.likelihood) == (Likelihood.LIKELY, Likelihood.HOLDS)
    said = english(week.sentence)
    assert said.startswith(
        "Confidence if the inputs are as given: high if the guest time of logins is confirmed, otherwise medium "
        "(all goals are met with a probability of up to 76%)."
    )
    assert "Most of a login (5.2 s of 5.4 s) is guest time, which storage does not change." in said
    assert "the probability is up to 93%" in said
    (phase,) = [each for each in week.phases if each.phase_id == login.id]
    assert phase.given_guest_time == given


def test_the_week_takes_the_least_likely_goal_that_is_left_and_names_it() -> None:
    scenario, catalog = seeds.scenarios()["generic-nvme-windows11"], seeds.seed_catalog()
    _, week = confidence(scenario, catalog)
    given = week.given_guest_time
    assert given is not None
    assert week.probability is not None
    others = [each.probability for each in week.phases if each.least_likely_goal == "host_cpu_max_fraction"]
    assert given.probability == min(each for each in others if each is not None)
    said = english(week.sentence)
    assert said.startswith(
        "Medium confidence: if the inputs are as given, all goals are met with a probability of up to 76%."
    )
    assert "the probability is up to 79%" in said
    assert "Least likely goal then: Host CPU" in said


def test_a_guest_time_measured_by_the_customer_has_no_error() -> None:
    scenario, assumed = sample(), seeds.seed_catalog()
    _, before = confidence(scenario, assumed)
    result, after = confidence(scenario, with_guest_time(assumed, "windows11-knowledge", **OWN))
    assert before.given_guest_time is not None
    assert after.probability == pytest.approx(before.given_guest_time.probability)
    assert after.given_guest_time is None
    assert all(each.given_guest_time is None for each in after.phases)
    assert "guest time" not in english(after.sentence)
    assert result.verdict.holds


def test_a_guest_time_that_an_entry_of_the_customer_only_assumes_keeps_its_error() -> None:
    scenario, catalog = sample(), seeds.seed_catalog()
    guess = OWN | {"status": Status.ASSUMED, "reasoning": "a guess"}
    _, guessed = confidence(scenario, with_guest_time(catalog, "windows11-knowledge", **guess))
    assert guessed == confidence(scenario, catalog)[1]


@pytest.mark.parametrize(
    ("profile_id", "is_known"),
    [
        ("windows7-knowledge-rawc", True),  # TR-3949 measured its logins
        ("windows10-login-enterprise", True),  # RA-2053
        ("server2022-login-enterprise", True),  # RA-2150
        ("windows11-login-enterprise", False),  # calibrated with Windows 10
        ("windows7-view-planner", False),  # calibrated with another load generator
        ("windows11-knowledge", False),  # assumed
    ],
)
def test_a_published_guest_time_is_known_for_the_workload_of_its_study_only(profile_id: str, is_known: bool) -> None:
    (pool,) = seeds.acme_scenario().pools
    pools = [pool.model_copy(update={"profile_id": profile_id})]
    guest = guest_time_of(pools, Phase.MONDAY_LOGIN, Evidence(seeds.seed_catalog()))
    assert guest.is_known is is_known
    assert guest.known_s == (guest.seconds if is_known else 0.0)


def test_all_pools_and_the_time_to_attach_profile_containers_have_to_be_known() -> None:
    catalog, phase = seeds.seed_catalog(), Phase.MONDAY_LOGIN
    own = Evidence(with_guest_time(catalog, "windows11-knowledge", **OWN))
    (pool,) = seeds.acme_scenario().pools
    measured = pool.model_copy(update={"profile_id": "windows11-knowledge"})
    assumed = pool.model_copy(update={"profile_id": "windows10-knowledge"})
    contained = measured.model_copy(update={"profile_containers": "array"})
    assert guest_time_of([measured], phase, own).known_s == 5.2
    assert guest_time_of([measured, assumed], phase, own).known_s == 0.0
    assert guest_time_of([contained], phase, own).known_s == 0.0
    assert guest_time_of([contained], phase, own).seconds == pytest.approx(15.2)
    assert guest_time_of([contained, measured], phase, own).seconds == 5.2  # the rest counts as storage
    assert guest_time_of([measured], Phase.STEADY_STATE, own).seconds == 0.0


def test_prices_use_a_known_guest_time_only() -> None:
    catalog, scenario = seeds.seed_catalog(), sample()
    phases = simulate(scenario, catalog, recommend=False).result.phases
    assert shortest_known_s(scenario, phases, catalog) == 0.0
    own = with_guest_time(catalog, "windows11-knowledge", **OWN)
    assert shortest_known_s(scenario, phases, own) == 5.2
    assert shortest_known_s(scenario, [], own) == 0.0


def test_logins_that_are_mostly_storage_or_likely_anyway_have_no_second_probability() -> None:
    catalog = seeds.seed_catalog()
    for scenario in (
        seeds.acme_scenario(),
        sample("azure-profile-share"),
        sample(login_good_s=60.0, login_fair_s=90.0),
    ):
        _, week = confidence(scenario, catalog)
        assert week.given_guest_time is None
        assert "Most of a login" not in english(week.sentence)


def test_a_lack_of_space_has_no_second_probability() -> None:
    scenario = sample()
    (pool,) = scenario.pools
    full = scenario.model_copy(update={"pools": (pool.model_copy(update={"user_data_gib_per_desktop": 5000.0}),)})
    _, week = confidence(full, seeds.seed_catalog())
    assert week.likelihood is Likelihood.UNLIKELY
    assert week.given_guest_time is None


def test_a_confidence_that_is_low_only_because_of_the_guest_time_says_so() -> None:
    _, week = confidence(sample("azure-session-hosts"), seeds.seed_catalog())
    assert week.is_low
    assert week.needs_guest_time
    assert english(week.sentence).startswith(
        "Confidence if the inputs are as given: medium if the guest time of logins is confirmed, otherwise low"
    )
    _, week = confidence(seeds.scenarios()["emc-vnx5500"], seeds.seed_catalog())
    assert week.is_low
    assert not week.needs_guest_time


@pytest.mark.parametrize(
    ("stated", "given", "needs"),
    [
        ("likely", "holds", True),
        ("likely", "likely", False),
        ("holds", "holds", False),
        ("toss_up", "likely", True),
        ("unlikely", "toss_up", False),
    ],
)
def test_guest_time_is_named_where_confirming_it_leads_to_a_better_word(stated: str, given: str, needs: bool) -> None:
    _, week = confidence(sample("azure-session-hosts"), seeds.seed_catalog())
    assert week.given_guest_time is not None
    confirmed = week.given_guest_time.model_copy(update={"likelihood": Likelihood(given)})
    changed = week.model_copy(update={"likelihood": Likelihood(stated), "given_guest_time": confirmed})
    assert changed.needs_guest_time is needs


def test_a_guest_time_above_the_limit_makes_the_goal_impossible() -> None:
    scenario = sample(login_good_s=5.0)
    result = simulate(scenario, seeds.seed_catalog(), recommend=False).result
    phase = next(each for each in result.phases if each.phase is Phase.MONDAY_LOGIN)
    check = next(each for each in phase.checks if each.goal == "login_min_good_fraction")
    assert chance_of(check, phase, scenario.goals, 0, 5.2) == 0.0
    assert chance_of(check, phase, scenario.goals, 0) > 0.0
    assert pools_of(scenario, phase.pool_ids) == list(scenario.pools)


@pytest.mark.parametrize(
    ("source", "status", "is_theirs"),
    [
        ("own", "stated", True),
        ("own-workloads-call-center", "specified", True),
        ("own", "assumed", False),
        ("netapp-tr3949", "stated", False),
        ("ownership", "stated", False),
        (None, "stated", False),
        ("", "derived", False),
    ],
)
def test_facts_of_the_customer_name_their_own_source(source: str | None, status: str, is_theirs: bool) -> None:
    assert is_from_customer(source, status) is is_theirs


@pytest.mark.parametrize("word", ["confidence-holds", "confidence-likely", "confidence-toss-up", "confidence-unlikely"])
def test_the_probability_says_that_it_takes_the_inputs_as_given(word: str) -> None:
    said = english(msg(word, probability=Quantity(0.7, "fraction")))
    assert "if the inputs are as given, all goals are met with a probability of" in said.lower()
