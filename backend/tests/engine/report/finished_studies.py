"""Analyses of the hand-made week in round numbers, without running the engine."""

from __future__ import annotations

from datetime import date

from stormsizer.analysis.advice.answer import (
    Advice,
    AdvisedChange,
    EarlierAdvice,
    HardwareChange,
    HardwareSaving,
    RebootWindow,
)
from stormsizer.analysis.hardware import Difference
from stormsizer.analysis.monte_carlo.ranges import (
    Driver,
    FailedDraws,
    FigureRange,
    GoalShare,
    PhaseRange,
    RangeBand,
    RangeBands,
    Ranges,
    Share,
)
from stormsizer.analysis.runway import HostsRunway, PointPhase, Runway, RunwayPoint, RunwayYear, Threshold
from stormsizer.analysis.sensitivity.answer import End, EventWhy, Flip, InputSensitivity, Sensitivity
from stormsizer.analysis.sensitivity.next_steps import NextStep
from stormsizer.analysis.weeks import KeyFigure
from stormsizer.experience.grades import Binding, Grade
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.answer import (
    BrokenGoal,
    Candidate,
    FamilyAnswer,
    PriceListMark,
    Recommendation,
    Refused,
    Shortlist,
    WorstWindow,
)
from stormsizer.report.studies import Studies
from stormsizer.simulation.result import Phase
from stormsizer.storage.figures import Component

LABEL = "Mon, May 30 08:00 First login"
PRICES = PriceListMark(id="list", name="A list", dated=date(2026, 3, 1), standing="illustrative", currency="USD")
BINDING = Binding(component=Component.CONTROLLER_CPU, sentence="Controller CPU at 95% is what people wait for.")


def broken(missing: str | None = None) -> BrokenGoal:
    """The first login misses its good logins, on the whole array or with a part missing."""
    return BrokenGoal.model_validate(
        {"phase_id": "first-login", "phase_label": LABEL, "goal": "login_min_good_fraction", "label": "Good logins"}
        | {"value": 0.452, "limit": 0.9, "unit": "fraction", "missing": missing}
    )


def candidate(scenario: Scenario, words: str, price: float | None, goals: tuple[BrokenGoal, ...] = ()) -> Candidate:
    """A configuration of forty drives, 1,500 W and 12 rack units."""
    return Candidate(
        configuration=scenario.array,
        words=words,
        holds=not goals,
        broken=goals,
        n_drives=40,
        rack_units=12.0,
        watts=1500.0,
        price=price,
    )


def family(scenario: Scenario, name: str, price: float, holds: bool = True) -> FamilyAnswer:
    """One array family; its texts derive from its name."""
    return FamilyAnswer(
        recommendation=Recommendation(
            model_id=name.lower(),
            model_name=name,
            standing="published" if holds else "generic",
            holds=holds,
            chosen=candidate(scenario, f"2 controllers of {name}", price, () if holds else (broken(),)),
            why_not_cheaper=(),
            n_legal=600,
            n_candidates=12,
            prices=PRICES,
            price_per_desktop=price / 2500,
            caveats=(f"Nobody measured {name} on a Monday",),
            sentence=f"{name} it is",
        ),
        grade=Grade.GOOD if holds else Grade.FAIR,
        worst_phase_id="first-login",
        worst_phase_label=LABEL,
        binding="the controller comes nearest to its limit, at 71%",
        headroom_desktops=340 if holds else None,
        worst_window=WorstWindow(
            starts_at=scenario.calendar.starts_at,
            ends_at=scenario.calendar.ends_at,
            n_ios=60_000,
            p99_read_ms=9.0,
            p99_write_ms=4.0,
            agrees=holds,
            sentence="99% of reads take up to 9 ms",
        ),
    )


def shortlist(scenario: Scenario) -> Shortlist:
    """Two families hold, one does not, one cannot be compared."""
    return Shortlist(
        families=(
            family(scenario, "Alpha", 81_250.0),
            family(scenario, "Beta", 97_500.0),
            family(scenario, "Gamma", 70_000.0, holds=False),
        ),
        refused=(Refused(model_id="delta", model_name="Delta", why="it has no ports"),),
        prices=PRICES,
        n_desktops=2500,
        n_legal=1800,
        n_candidates=36,
        sentence="Alpha is the cheapest of 2 families that hold",
    )


def seconds(value: float) -> KeyFigure:
    """A mean login time."""
    return KeyFigure(label="Mean login time", value=value, unit="s")


def advised(identifier: str, words: str, outcome: str, after_s: float, hours: float = 0.0) -> AdvisedChange:
    """A change of the calendar that brings the mean login time from 25 s to another."""
    saved = Difference(
        n_controllers=1, n_drives=24, n_shelves=1, n_cache_modules=0, n_ports=0, host_cache_gib=0.0, price=61_600.0
    )
    saving = HardwareSaving(
        needed_as_it_is="2 controllers",
        needed_then="1 controller",
        holds_as_it_is=True,
        holds_then=True,
        saved=saved,
        sentence="It saves 1 controller and 24 drives, worth 61,600 USD",
    )
    return AdvisedChange.model_validate(
        {"id": identifier, "kind": "login_window", "parts": ("login_window",), "is_schedule": True, "words": words}
        | {"settings": (), "outcome": outcome, "mends": (), "breaks": (), "n_broken": 0, "price": 0.0}
        | {"grade_before": "fair", "grade_after": "good", "person_hours": hours, "sentence": f"{words}."}
        | {"figure_before": seconds(24.6), "figure_after": seconds(after_s), "margin_before": -0.5}
        | {"margin_after": 0.1, "saving": saving if outcome == "holds" else None}
    )


def advice(scenario: Scenario) -> Advice:
    """One change of the schedule makes the week hold, another one does next to nothing."""
    wider = advised("wider", "Let people arrive over 1 h instead of 28 min", "holds", 3.1, hours=1167.0)
    return Advice(
        scenario_name=scenario.name,
        holds=False,
        worst_phase_id="first-login",
        worst_phase_label=LABEL,
        changes=(wider, advised("slots", "Power on 64 at a time", "changes_nothing", 24.6)),
        cheapest_schedule_change=wider,
        cheapest_hardware_change=HardwareChange(
            chosen=candidate(scenario, "2 controllers, 72 drives", 181_600.0),
            holds=True,
            price=61_600.0,
            sentence="Two controllers do",
        ),
        prices=PRICES,
        n_simulations=22,
        n_searches=2,
        sentence="The week does not hold; a wider window mends it",
    )


def reboot_windows() -> tuple[RebootWindow, ...]:
    """The reboots of two sites in one night, which the advice makes shorter."""
    return tuple(
        RebootWindow(
            label=f"Reboot, {site}",
            window_s=360.0,
            now_s=now_s,
            n_slots_now=64,
            shortest_s=192.0,
            failed_s=358.0,
            n_slots=533,
            n_event_slots=1066,
            starts_per_minute=166.6,
            bottleneck="Bottleneck: host CPU at 97%; it limits how fast desktops power on.",
            goal_s=3600.0,
            probability=0.5,
            likely_s=1320.0,
            words="Start 1,066 desktops at a time instead of 64 (Reboot)",
            sentence=f"Reboot, {site}: plan a window of 6 min.",
        )
        for site, now_s in (("London", 1800.0), ("New York", 1860.0))
    )


def earlier_advice() -> EarlierAdvice:
    """The advice is for version 3; since then, its schedule change has been applied."""
    return EarlierAdvice(scenario_version=3, applied_changes=("wider",))


def runway(scenario: Scenario) -> Runway:
    """Every goal is kept up to 1,690 desktops; each year misses one, and a drive may not be missing."""

    def point(n_desktops: int, grade: Grade, margin: float) -> RunwayPoint:
        phases = tuple(
            PointPhase(phase_id=f"phase-{i}", phase_label=f"Event {i}", grade=grade, margin_fraction=margin + 0.2 * i)
            for i in range(5)
        )
        return RunwayPoint(n_desktops=n_desktops, grade=grade, holds=margin > 0, spare_fraction=0.5, phases=phases)

    def year(number: int, n_desktops: int, grade: Grade) -> RunwayYear:
        return RunwayYear(
            year=number,
            n_desktops=n_desktops,
            holds=False,
            broken=(broken(), broken("drive")),
            grade=grade,
            event_id="first-login",
            phase_id="first-login",
            phase_label=LABEL,
            binding=BINDING,
            tightest=None,
            spare_fraction=0.58,
            hosts_hold=number == 2011,
        )

    def threshold(n_desktops: int, grade: Grade) -> Threshold:
        return Threshold(
            n_desktops=n_desktops,
            event_id="first-login",
            phase_id="first-login",
            phase_label=LABEL,
            grade=grade,
            broken=(broken(),),
            binding=BINDING,
        )

    return Runway(
        n_desktops=2500,
        holds=False,
        most_desktops=1690,
        headroom_desktops=-810,
        step_desktops=10,
        limit_reached=False,
        breaks=threshold(1700, Grade.FAIR),
        turns_fair=threshold(1700, Grade.FAIR),
        turns_poor=threshold(2550, Grade.POOR),
        hosts=HostsRunway(
            most_desktops=2160, binds="memory", holds=False, sentence="The hosts carry 2,160 desktops by their memory"
        ),
        growth_fraction_per_year=0.1,
        years=(year(2011, 2500, Grade.FAIR), year(2012, 2750, Grade.POOR)),
        first_year_broken=2011,
        first_year_fair=2011,
        first_year_poor=2012,
        curve=(
            point(1000, Grade.GOOD, 0.6),
            point(1690, Grade.GOOD, 0.05),
            point(2500, Grade.FAIR, -0.6),
            point(2800, Grade.POOR, -3.0),
        ),
        n_simulations=31,
        sentence="Holds 1,690 desktops, 810 fewer than now",
    )


def ranges(scenario: Scenario) -> Ranges:
    """Forty weeks: eleven of them hold."""

    def figure(name: str, label: str, unit: str, p10: float, p50: float, p90: float) -> FigureRange:
        return FigureRange(name=name, label=label, unit=unit, plain=p50 * 1.02, p10=p10, p50=p50, p90=p90)

    def phase(identifier: str, kind: Phase, label: str, share: float, *figures: FigureRange) -> PhaseRange:
        return PhaseRange(
            id=identifier,
            event_id=identifier,
            phase=kind,
            label=label,
            n_replications=40,
            holds=Share(fraction=share, low=max(0.0, share - 0.1), high=min(1.0, share + 0.1)),
            plain_holds=share > 0.5,
            figures=figures,
            broken=(),
        )

    length_s = scenario.calendar.length_s
    edges_s = tuple(length_s * share for share in (0.0, 0.1, 0.11, 0.12, 0.5, 1.0))
    rates = RangeBand(
        p10=(100, 9000, 8000, 90, None), p50=(110, 12_000, 9000, 95, None), p90=(120, 14e3, 9900, 99, None)
    )
    times = RangeBand(p10=(0.5, 9, 8, 0.5, None), p50=(0.6, 25, 19, 0.6, None), p90=(0.7, 80, 60, 0.7, None))
    return Ranges(
        engine_version="0.1.0",
        catalog_version="c0ffee123456",
        scenario_name=scenario.name,
        seed=7,
        n_replications=40,
        holds=Share(fraction=0.275, low=0.161, high=0.428),
        plain_holds=False,
        margin=figure("margin_fraction", "Smallest margin", "fraction", -2.4, -0.5, 0.2),
        phases=(
            phase(
                "first-login", Phase.FIRST_LOGIN, LABEL, 0.275,
                figure("login_mean_s", "Mean login time", "s", 15.9, 25.2, 35.5),
                figure("good_fraction", "Good logins", "fraction", 0.376, 0.452, 0.591),
                figure("host_latency_ms", "Response time at the hosts", "ms", 22.5, 36.0, 62.9),
            ),
            phase(
                "reboot", Phase.POWER_ON, "Mon, Jun 6 07:00 Reboot", 1.0,
                figure("duration_s", "Duration", "s", 1e3, 2e3, 3e3),
            ),
        ),
        broken=(
            GoalShare(
                goal="login_min_good_fraction",
                label="Good logins",
                phase_id="first-login",
                phase_label=LABEL,
                fraction=0.725,
            ),
        ),
        drivers=(
            Driver(spread_id="cpu", label="CPU per write", rank_correlation=-0.7, sentence="CPU: more leaves less"),
        ),
        bands=RangeBands(edges_s=edges_s, total_iops=rates, host_latency_ms=times),
        spreads=(),
        n_held=42,
        failed=(FailedDraws(message="the power-on is later than the login", n_replications=2),),
        sentence="Holds in 28% of cases",
        notes=("42 numbers stay as they are",),
    )  # fmt: skip


def sensitivity(scenario: Scenario) -> Sensitivity:
    """Two inputs matter, one of them turns the verdict; a third one moves nothing."""

    def end(value: float, margin: float, mean_s: float) -> End:
        return End(value=value, holds=margin > 0, margin=margin, figure=seconds(mean_s))

    def turned(name: str, value: float, low: End | None, high: End | None, flip: Flip | None) -> InputSensitivity:
        margins = [each.margin for each in (low, high) if each is not None]
        return InputSensitivity(
            id=name,
            group="plan",
            label=name,
            unit="count",
            value=value,
            ranged=flip is None,
            low=low,
            high=high,
            swing=max(margins) - min(margins),
            looked_from=value / 4,
            looked_to=value * 4,
            flip=flip,
            sentence=f"{name} matters",
        )

    return Sensitivity(
        scenario_name=scenario.name,
        holds=False,
        margin=-0.5,
        worst_phase_id="first-login",
        worst_phase_label=LABEL,
        figure=seconds(24.6),
        inputs=(
            turned("Desktops", 2500.0, end(2250.0, -0.1, 18.2), end(2750.0, -3.25, 31.7),
                   Flip(value=1679.0, change_fraction=-0.328, margin=0.01)),
            turned("Drives", 48.0, None, end(52.0, -0.4, 23.1), None),
            turned("Ports", 1.0, None, end(2.0, -0.5, 24.6), None),
        ),
        events=(
            EventWhy(phase_id="first-login", label=LABEL, grade=Grade.FAIR, holds=False, binding=BINDING, checks=(),
                     margin=-0.5, next_step=0, sentence="Controller CPU at 95%: people wait for it"),
        ),
        next_steps=(
            NextStep(component="controllers", words="One more controller", configuration=scenario.array, price=60_800.0,
                     holds=True, margin_after=0.25, bought=(), sentence="It makes the week hold"),
        ),
        prices=PRICES,
        n_simulations=90,
        sentence="Desktops flip the verdict",
    )  # fmt: skip


def studies(scenario: Scenario) -> Studies:
    """Everything that can be asked."""
    return Studies(
        shortlist=shortlist(scenario),
        advice=advice(scenario),
        runway=runway(scenario),
        sensitivity=sensitivity(scenario),
        ranges=ranges(scenario),
    )
