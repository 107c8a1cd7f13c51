"""A finished week made by hand: figures that a reader can find again on the page, without running the engine."""

from __future__ import annotations

import dataclasses
from datetime import UTC, datetime, timedelta

import numpy as np

from stormsizer.capacity import CapacityBreakdown
from stormsizer.capacity.breakdown import CapacityItem
from stormsizer.evidence.rows import BacktestRow
from stormsizer.experience.grades import Binding, GoalCheck, GoalStatus, Grade, LoginExperience
from stormsizer.model.catalog import Role, Source, Tolerance
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.answer import BrokenGoal, Candidate, Recommendation
from stormsizer.report.context import ReportContext
from stormsizer.simulation.result import Assumption, EventSpan, Phase, PhaseResult, Result, ResultWarning
from stormsizer.simulation.verdict import Verdict
from stormsizer.storage.figures import Component, ComponentUse, PhaseFigures, TierTraffic
from stormsizer.storage.trace import Trace
from tests.engine import seeds
from tests.engine.toys import QUANTITIES
from webapp.core.languages import languages

CREATED_AT = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
N_BINS = 12


def figures(reads_iops: float, writes_iops: float, latency_ms: float, cpu: float, from_s: float = 0.0) -> PhaseFigures:
    """Figures of a phase in round numbers."""
    uses = (
        (Component.CONTROLLER_CPU, cpu, 0.9),
        (Component.DRIVES, 0.31, 0.8),
        (Component.PORT_OUT, 0.284, 0.9),
        (Component.PORT_IN, 0.057, 0.9),
    )
    return PhaseFigures(
        averaged_from_s=from_s,
        averaged_to_s=from_s + 1800,
        reads_iops=reads_iops,
        writes_iops=writes_iops,
        read_mb_per_s=reads_iops * 0.0165,
        write_mb_per_s=writes_iops * 0.011,
        peak_iops=(reads_iops + writes_iops) * 1.12,
        peak_mb_per_s=(reads_iops * 0.0165 + writes_iops * 0.011) * 1.12,
        host_read_latency_ms=latency_ms,
        host_write_latency_ms=latency_ms * 1.1,
        controller_read_latency_ms=1.234,
        controller_write_latency_ms=0.456,
        peak_host_latency_ms=latency_ms * 1.4,
        components=tuple(
            ComponentUse(component=c, mean_fraction=use, peak_fraction=min(1.0, use * 1.03), ceiling_fraction=ceiling)
            for c, use, ceiling in uses
        ),
        tiers=(
            TierTraffic(
                component=Component.DRIVES,
                n_drives=42,
                drive_iops=reads_iops * 0.07,
                iops_per_drive=reads_iops * 0.07 / 42,
                read_mb_per_s=reads_iops * 0.0011,
                write_mb_per_s=writes_iops * 0.011,
            ),
        ),
    )


def experience(good: float, fair: float, mean_s: float) -> LoginExperience:
    """Login times around a mean."""
    edges = tuple(float(x) for x in np.linspace(0, mean_s * 3, N_BINS + 1))
    return LoginExperience(
        never_fraction=0.0,
        n_users=2500,
        mean_s=mean_s,
        sd_s=mean_s * 0.8,
        p50_s=mean_s * 0.9,
        p95_s=mean_s * 2.3,
        max_s=mean_s * 2.9,
        good_fraction=good,
        fair_fraction=fair,
        poor_fraction=1 - good - fair,
        good_mean_s=mean_s * 0.4,
        fair_mean_s=mean_s * 1.5 if fair else None,
        poor_mean_s=mean_s * 2.6 if good + fair < 1 else None,
        waiting_for_desktop_fraction=0.0,
        histogram_edges_s=edges,
        histogram_fractions=tuple(float(x) for x in np.full(N_BINS, 1 / N_BINS)),
    )


def phase(
    scenario: Scenario,
    event_id: str,
    kind: Phase,
    seen: PhaseFigures,
    duration_s: float,
    logins: LoginExperience | None = None,
    checks: tuple[GoalCheck, ...] = (),
) -> PhaseResult:
    """A phase that begins with its event."""
    event = next(event for event in scenario.events if event.id == event_id)
    holds = all(check.holds for check in checks)
    return PhaseResult(
        id=event_id if kind is not Phase.STEADY_STATE else f"{event_id}-steady",
        event_id=event_id,
        phase=kind,
        label=f"{event.starts_at:%a, %b} {event.starts_at.day} {event.starts_at:%H:%M} {event.name}",
        pool_ids=getattr(event, "pool_ids", ()),
        n_desktops=2500,
        starts_at=event.starts_at,
        ends_at=event.starts_at + timedelta(seconds=duration_s),
        duration_s=duration_s,
        complete=True,
        figures=seen,
        experience=logins,
        checks=checks,
        holds=holds,
        status=GoalStatus.PASSES if holds else GoalStatus.FAILS,
        grade=Grade.GOOD if holds else Grade.FAIR,
        binding=Binding(component=Component.CONTROLLER_CPU, sentence="Controller CPU at 95% is what people wait for."),
    )


GOOD_LOGINS = GoalCheck(
    goal="login_min_good_fraction",
    label="Good logins",
    value=0.452,
    limit=0.9,
    unit="fraction",
    holds=False,
    margin_fraction=-0.498,
)
"""The goal that the first login misses."""


def phases(scenario: Scenario) -> tuple[PhaseResult, ...]:
    """Four phases: one that misses a goal, three that hold."""
    first = experience(0.452, 0.519, 24.6)
    held = GOOD_LOGINS.model_copy(update={"value": 1.0, "holds": True, "margin_fraction": 0.11})
    return (
        phase(scenario, "deploy", Phase.PROVISIONING, figures(812, 1204, 1.31, 0.21), 10_600),
        phase(
            scenario, "first-login", Phase.FIRST_LOGIN, figures(15_203, 11_551.6, 41.2, 0.954), 1730,
            first, (GOOD_LOGINS,),
        ),
        phase(scenario, "reboot", Phase.POWER_ON, figures(36_085, 5432, 12.34, 0.97), 1265),
        phase(
            scenario, "tuesday-login-07", Phase.TUESDAY_LOGIN, figures(2104, 4321, 1.87, 0.232), 1690,
            experience(1.0, 0.0, 1.04), (held,),
        ),
    )  # fmt: skip


def recommendation(scenario: Scenario) -> Recommendation:
    """Seventy-two drives on two controllers hold."""
    more = {"n_controllers": 2, "flash_cache_gib": 1024.0}
    chosen = seeds.with_drives(scenario.array, 72).model_copy(update=more)
    smaller = chosen.model_copy(update={"n_controllers": 1})
    broken = BrokenGoal(
        phase_id="first-login",
        phase_label="Mon, May 30 08:00 First login",
        goal="controller_max_fraction",
        label="Controller CPU",
        value=0.951,
        limit=0.9,
        unit="fraction",
    )

    def candidate(configuration: object, words: str, goals: tuple[BrokenGoal, ...]) -> Candidate:
        return Candidate.model_validate(
            {"configuration": configuration, "words": words, "holds": not goals, "broken": goals}
            | {"n_drives": 72, "rack_units": 24.0, "watts": 2310.0, "price": None}
        )

    return Recommendation(
        model_id="netapp-fas3270",
        model_name="NetApp FAS3270",
        n_legal=2_812_336,
        holds=True,
        chosen=candidate(chosen, "2 controllers, 72 drives, 1,024 GiB of flash cache", ()),
        why_not_cheaper=(candidate(smaller, "1 controller, 72 drives, 1,024 GiB of flash cache", (broken,)),),
        n_candidates=23,
        sentence="Two controllers with 72 drives are the cheapest configuration that keeps every goal.",
    )


def capacity() -> CapacityBreakdown:
    """Half of the space is used."""
    return CapacityBreakdown(
        needed=(
            CapacityItem(id="images", label="Images, Acme knowledge users", gb=236.2, formula="11 × 20 GiB"),
            CapacityItem(id="swap", label="Swap files, Acme knowledge users", gb=4026.5, formula="2,500 × 1.5 GiB"),
        ),
        needed_gb=4262.7,
        offered=(
            CapacityItem(id="drives", label="Right-sized drives", gb=20_160.0, formula="48 × 420 GB"),
            CapacityItem(id="parity", label="Parity", gb=-2520.0, formula="3 groups: 6 × 420 GB"),
        ),
        usable_gb=17_640.0,
        spare_fraction=0.7583,
    )


def assumptions() -> tuple[Assumption, ...]:
    """One fact of each origin."""
    plain = {"source": "", "where": "", "reasoning": ""}
    fitted = {"source": "study", "where": "12 evidence rows", "reasoning": "Least squares.", "low": 70.11, "high": 79.6}
    facts: tuple[dict[str, object], ...] = (
        {"label": "CPU per read", "value": 74.32, "unit": "µs", "origin": "calibrated", **fitted},
        {
            "label": "Cores",
            "value": 4,
            "unit": "",
            "origin": "specified",
            **plain,
            "source": "sheet",
            "where": "page 2",
        },
        {"label": "Deltas", "value": 1.0, "unit": "GiB", "origin": "assumed", **plain, "reasoning": "Page file."},
        {"label": "Reads", "value": 7.5, "unit": "IOPS", "origin": "stated", **plain, "source": "study"},
        {"label": "Share read", "value": 0.126, "unit": "fraction", "origin": "derived", **plain},
        {"label": "List price", "value": None, "unit": "US$", "origin": "unknown", **plain},
    )
    return tuple(Assumption.model_validate(fact) for fact in facts)


def result(scenario: Scenario) -> Result:
    """The whole answer."""
    return Result(
        engine_version="0.1.0",
        catalog_version="c0ffee123456",
        scenario_name=scenario.name,
        verdict=Verdict(
            status=GoalStatus.FAILS,
            constraint=None,
            holds=False,
            n_phases=4,
            n_holding=3,
            worst_phase_id="first-login",
            sentence="Holds 3 of 4 phases. Worst: Mon, May 30 08:00 First login, 45% good, 52% fair, 3% poor.",
        ),
        phases=phases(scenario),
        events=tuple(EventSpan(event_id=e.id, starts_at=e.starts_at, ends_at=e.starts_at) for e in scenario.events),
        capacity=capacity(),
        recommendation=recommendation(scenario),
        assumptions=assumptions(),
        warnings=(ResultWarning(path="events.4", message="The outage ends before the reboot."),),
    )


def trace(scenario: Scenario) -> Trace:
    """A quiet fortnight with a storm in each phase of the result."""
    length_s = scenario.calendar.length_s
    starts = np.arange(0.0, length_s, 60.0)
    values = np.tile(np.linspace(0.02, 0.6, len(QUANTITIES)), (len(starts), 1))
    values[:, QUANTITIES.index("host_read_latency_ms")] = 0.7
    for seen in phases(scenario):
        from_s = scenario.calendar.seconds(seen.starts_at)
        inside = (starts >= from_s) & (starts < from_s + seen.duration_s)
        wave = 1 + 0.12 * np.sin(np.arange(inside.sum()) / 3)
        for quantity in ("reads_iops", "writes_iops", "read_mb_per_s", "write_mb_per_s", "host_read_latency_ms"):
            values[inside, QUANTITIES.index(quantity)] = getattr(seen.figures, quantity) * wave
        values[inside, QUANTITIES.index("host_write_latency_ms")] = seen.figures.host_write_latency_ms * wave
        values[inside, QUANTITIES.index("controller_cpu_fraction")] = seen.figures.components[0].mean_fraction
    outage = (starts >= 8 * 86_400 + 7200) & (starts < 8 * 86_400 + 23_400)
    values[outage] = 0.0
    for quantity in (q for q in QUANTITIES if q.endswith("_ms")):
        values[outage, QUANTITIES.index(quantity)] = np.nan
    return Trace(starts_s=starts, ends_s=length_s, values=values, quantities=QUANTITIES)


def context(**changes: object) -> ReportContext:
    """User and time of the request."""
    study = Source(
        id="study", title="A study", publisher="A vendor", kind="published_study", document="TR-1", year=2011
    )
    sheet = Source(
        id="sheet", title="A data sheet", publisher="A vendor", kind="specification", checked_on="2026-11-20"
    )
    row = BacktestRow(
        id="t9",
        system="fas3270",
        system_name="FAS3270 on every release",
        source="study",
        table="Table 9",
        phase="first_login",
        phase_label="First login",
        metric="login_mean_s",
        metric_label="mean login time",
        unit="s",
        measured=25.0,
        predicted=24.6,
        error=-0.016,
        tolerance=Tolerance(relative=0.15),
        role=Role.CHECKS,
        perspective="user",
        within=True,
    )
    usual = ReportContext(
        "0197-run",
        CREATED_AT,
        languages().localizer("en"),
        sources={"study": study, "sheet": sheet},
        evidence_rows=(row,),
    )
    return dataclasses.replace(usual, **changes)  # type: ignore[arg-type]
