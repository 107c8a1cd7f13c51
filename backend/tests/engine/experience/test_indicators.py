"""Liquidware's indicators against sums made by hand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from stormsizer.experience.grades import Grade, LoginExperience
from stormsizer.experience.indicators import (
    ExperienceIndicators,
    Indicator,
    indicators,
    mean_desktops_on,
    score,
)
from stormsizer.model.scenario import Goals, Indicators, parse
from stormsizer.simulation.pipeline import simulate
from stormsizer.storage.figures import PhaseFigures
from stormsizer.storage.trace import Trace
from stormsizer.timeline.phases import Phase
from tests.engine import seeds
from tests.support.languages import english

GRADED_PHASES = (Phase.FIRST_LOGIN, Phase.MONDAY_LOGIN, Phase.TUESDAY_LOGIN, Phase.STEADY_STATE)


def figures(reads_iops: float, writes_iops: float, read_ms: float, write_ms: float) -> PhaseFigures:
    """Figures of a phase in which only I/O and its latency matter."""
    return PhaseFigures(
        averaged_from_s=0,
        averaged_to_s=1_800,
        reads_iops=reads_iops,
        writes_iops=writes_iops,
        read_mb_per_s=0,
        write_mb_per_s=0,
        peak_iops=0,
        peak_mb_per_s=0,
        host_read_latency_ms=read_ms,
        host_write_latency_ms=write_ms,
        controller_read_latency_ms=0,
        controller_write_latency_ms=0,
        peak_host_latency_ms=0,
        components=(),
        tiers=(),
    )


def logins(mean_s: float, never: float = 0.0) -> LoginExperience:
    """Login times with this mean over those that ended."""
    return LoginExperience(
        n_users=100,
        never_fraction=never,
        mean_s=mean_s,
        sd_s=0,
        p50_s=mean_s,
        p95_s=mean_s,
        max_s=mean_s,
        good_fraction=1 - never,
        fair_fraction=0,
        poor_fraction=never,
        good_mean_s=mean_s,
        fair_mean_s=None,
        poor_mean_s=None,
        waiting_for_desktop_fraction=0,
        histogram_edges_s=(0, 20),
        histogram_fractions=(1,),
    )


DELL_STEADY = figures(719, 4_700, 2.0, 2.0)
"""Steady state of the PS6100XS study: 719 reads and 4,700 writes a second of 832 desktops; the latency is made up."""


def graded(
    phase: PhaseFigures = DELL_STEADY, n_desktops: float = 832.0, limits: Indicators | None = None, **given_: Any
) -> ExperienceIndicators:
    """Indicators of a phase, by default with the standard limits."""
    return indicators(limits or Indicators(), Goals(), phase, n_desktops, **given_)


def one(found: ExperienceIndicators, key: str) -> Indicator:
    """An indicator by its id."""
    (indicator,) = (each for each in found.indicators if each.id == key)
    return indicator


def test_steady_state_of_the_dell_study_is_good_as_in_its_scatter_plot() -> None:
    """5,419 I/Os per second of 832 desktops are 6.51 each; at 2 ms they keep 0.013 of an I/O under way each."""
    found = graded()
    assert one(found, "disk_load").value == pytest.approx(6.513, abs=0.001)
    assert one(found, "disk_queue").value == pytest.approx(0.01303, abs=0.00001)
    assert (found.io.score, found.io.grade, found.io.known_weight_fraction) == (100.0, Grade.GOOD, 0.5)
    assert english(found.io.sentence) == (
        "Good: 100 of 100 points, based on disk IOPS and disk queue length (50% of the total weight). "
        "Unknown: network round-trip time and failed connections."
    )


def test_reads_and_writes_wait_at_their_own_latency() -> None:
    """Little's law: (1,000 × 20 ms + 3,000 × 60 ms) / 100 desktops = 2 I/Os under way on each."""
    found = graded(figures(1_000, 3_000, 20, 60), 100)
    assert one(found, "disk_queue").value == pytest.approx(2.0)
    assert one(found, "disk_queue").grade is Grade.FAIR
    assert one(found, "disk_load").value == pytest.approx(40.0)
    assert one(found, "disk_load").grade is Grade.FAIR
    assert (found.io.score, found.io.grade) == (50.0, Grade.FAIR)


@pytest.mark.parametrize(
    ("value", "grade"), [(25.0, Grade.GOOD), (25.1, Grade.FAIR), (50.0, Grade.FAIR), (50.1, Grade.POOR)]
)
def test_value_at_a_limit_has_the_better_grade(value: float, grade: Grade) -> None:
    assert one(graded(figures(value, 0, 1, 1), 1), "disk_load").grade is grade


def test_application_load_beyond_30_s_is_poor() -> None:
    """One study leaves 30 to 60 s without a grade, the other calls it poor."""
    loads = {seconds: one(graded(application_load_s=seconds), "application_load").grade for seconds in (10, 30, 31, 61)}
    assert loads == {10: Grade.GOOD, 30: Grade.FAIR, 31: Grade.POOR, 61: Grade.POOR}


def test_machine_weights_of_80_percent_count_as_the_whole() -> None:
    """Login delay and application load carry 20 of the 80% each: half, and half of the points."""
    alone = graded(logins=logins(12.0))
    assert alone.machine.known_weight_fraction == pytest.approx(0.25)
    assert (alone.machine.score, alone.machine.grade) == (100.0, Grade.GOOD)
    both = graded(logins=logins(12.0), application_load_s=20.0)
    assert both.machine.known_weight_fraction == pytest.approx(0.5)
    assert (both.machine.score, both.machine.grade) == (75.0, Grade.FAIR)


def test_weights_and_limits_of_the_scenario_are_used() -> None:
    """Load poor (0) with weight 0.1, queue good (100) with weight 0.3: 75, and of two grades as near the worse."""
    limits = Indicators(
        disk_load_good_iops=1, disk_load_fair_iops=2, disk_load_weight_fraction=0.1, disk_queue_weight_fraction=0.3
    )
    found = graded(limits=limits)
    assert one(found, "disk_load").grade is Grade.POOR
    assert found.io.score == pytest.approx(75.0)
    assert found.io.known_weight_fraction == pytest.approx(0.4 / 0.9)
    none = graded(limits=Indicators(disk_load_weight_fraction=0, disk_queue_weight_fraction=0))
    assert (none.io.score, none.io.grade, none.io.known_weight_fraction) == (None, None, 0.0)


def test_login_delay_uses_the_limits_of_the_goals() -> None:
    found = indicators(Indicators(), Goals(login_good_s=5, login_fair_s=10), DELL_STEADY, 832, logins(12.0))
    delay = one(found, "login_delay")
    assert (delay.good_max, delay.fair_max, delay.grade) == (5, 10, Grade.POOR)


def test_mean_login_time_does_not_hide_users_without_a_desktop() -> None:
    assert one(graded(logins=logins(12.0, never=0.01)), "login_delay").grade is Grade.GOOD
    some = one(graded(logins=logins(12.0, never=0.02)), "login_delay")
    assert (some.value, some.grade) == (12.0, Grade.POOR)
    none_finished = one(graded(logins=logins(0.0, never=1.0)), "login_delay")
    assert (none_finished.value, none_finished.grade) == (None, Grade.POOR)


def test_uncomputable_indicators_are_listed_with_a_reason_and_not_graded() -> None:
    found = graded(n_desktops=0.0)
    assert all((each.grade is None) == bool(each.reason) for each in found.indicators)
    assert all(each.value is None and each.grade is None for each in found.indicators)
    assert (found.machine.score, found.io.score) == (None, None)
    always = {each.id for each in graded(logins=logins(12.0), application_load_s=1.0).indicators if each.reason}
    assert always == {
        "cpu_queue",
        "page_faults",
        "hung_applications",
        "network_latency",
        "failed_connections",
        "view_planner_group_a",
    }


def test_limits_and_weights_match_the_study() -> None:
    """Every row of Figure 3, as the catalog's evidence holds it."""
    printed: dict[str, dict[str, float]] = {}
    (study,) = (each for each in seeds.catalog_documents()["evidence"] if each.get("source") == "dell-ps6100xs")
    for row in study["rows"]:
        if row["id"].startswith("dell-f3-"):
            printed.setdefault(row["of"], {})[row["metric"]] = row["measured"]
    names = {
        "application_load_time": "application_load",
        "cpu_queue_length": "cpu_queue",
        "non_responding_applications": "hung_applications",
        "disk_queue_length": "disk_queue",
    }
    found = graded()
    assert len(printed) == 9
    for name, row in printed.items():
        indicator = one(found, names.get(name, name))
        assert indicator.good_max == row["good_threshold"]
        assert indicator.fair_max == row["fair_threshold"]
        assert indicator.weight_fraction == row["weight_fraction"]


@pytest.mark.parametrize("name", ["application_load_fair_s", "disk_load_fair_iops", "disk_queue_fair_ios"])
def test_limits_must_increase(name: str) -> None:
    with pytest.raises(ValidationError, match="field-not-above"):
        Indicators.model_validate({name: 0.5})


@given(st.lists(st.tuples(st.sampled_from([*Grade, None]), st.floats(0.0, 1.0)), min_size=1, max_size=9))
def test_score_lies_between_its_indicators(parts: list[tuple[Grade | None, float]]) -> None:
    points = {Grade.GOOD: 100.0, Grade.FAIR: 50.0, Grade.POOR: 0.0}
    template = one(graded(), "disk_load")
    group = [template.model_copy(update={"grade": grade, "weight_fraction": weight}) for grade, weight in parts]
    counted = [points[grade] for grade, weight in parts if grade is not None and weight > 0]
    found = score(group)
    assert (found.score is None) == (found.grade is None)
    if found.score is not None:
        assert min(counted) - 1e-6 <= found.score <= max(counted) + 1e-6
        assert 0 < found.known_weight_fraction <= 1 + 1e-9


def test_powered_on_desktops_are_averaged_over_the_interval() -> None:
    """100 desktops for 30 s and 200 for 10 s of the steps that begin at 0 and 60 s: 125."""
    trace = Trace(np.array([0.0, 60.0]), 120.0, np.array([[100.0], [200.0]]), ("n_up",))
    assert mean_desktops_on(trace, 30.0, 70.0) == pytest.approx(125.0)


def test_phases_with_logins_or_working_users_have_indicators() -> None:
    document = seeds.short_week("reboot", "monday-login-06", initial_state="idle_used", hours=12.0)
    result = simulate(parse(document), seeds.seed_catalog(), recommend=False).result
    seen = set()
    for phase in result.phases:
        assert (phase.indicators is not None) == (phase.phase in GRADED_PHASES)
        if phase.indicators is not None:
            seen.add(phase.phase)
            load, delay = one(phase.indicators, "disk_load"), one(phase.indicators, "login_delay")
            assert load.value == pytest.approx(phase.figures.total_iops / phase.n_desktops, rel=0.02)
            assert delay.value == (phase.experience.mean_s if phase.experience else None)
    assert len(seen) == 2
