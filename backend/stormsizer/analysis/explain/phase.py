"""Breakdown of one phase: the terms that add up to each of its figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stormsizer.analysis.explain.activities import plain
from stormsizer.analysis.explain.asked import Asked, asked_between
from stormsizer.analysis.explain.documents import FigureArithmetic, PhaseArithmetic, Term
from stormsizer.analysis.explain.figures import (
    idle_terms,
    limit_terms,
    rate_terms,
    summed,
    throughput_terms,
    use_terms,
    waiting_terms,
)
from stormsizer.analysis.explain.inputs import Inputs
from stormsizer.analysis.explain.times import duration_rest, duration_terms, login_rest, login_terms
from stormsizer.experience.phases import PhaseResult, phase_with_id
from stormsizer.experience.week import WatchedWeek, watched
from stormsizer.messages.terms import COMPONENTS
from stormsizer.messages.text import Quantity, Text, msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.simulation.pipeline import prepare
from stormsizer.storage.figures import LIMITS, Component, ComponentUse
from stormsizer.storage.hosts import appliance_fraction, hosts_missing
from stormsizer.storage.summary import busiest_minute
from stormsizer.timeline.occurrences import expanded
from stormsizer.workload import profiles_of, speed_for

PUT_OFF = msg("explain-put-off")
SMALL = msg("explain-small")


def phase_arithmetic(
    scenario: Scenario, catalog: Catalog, phases: Sequence[PhaseResult], phase_id: str
) -> PhaseArithmetic:
    """Return the breakdown of all figures of a judged phase.

    Raises
    ------
    InvalidScenarioError
        If the phase does not exist.
    """
    phase = phase_with_id(phases, phase_id)
    return PhaseArithmetic(
        phase_id=phase.id, label=phase.label, figures=tuple(_Arithmetic(scenario, catalog, phase).figures())
    )


class _Arithmetic:
    """A phase with its demand and its inputs."""

    def __init__(self, scenario: Scenario, catalog: Catalog, phase: PhaseResult) -> None:
        plan = prepare(scenario, catalog)
        self.scenario, self.catalog, self.phase = expanded(scenario), catalog, phase
        figures = phase.figures
        self.span = figures.averaged_from_s, figures.averaged_to_s
        starts_s = (phase.starts_at - scenario.calendar.starts_at).total_seconds()
        self.whole_span = starts_s, starts_s + phase.duration_s
        watch = min(self.span[0], self.whole_span[0]), max(self.span[1], self.whole_span[1])
        self.week: WatchedWeek = watched(scenario, catalog, plan, *watch)
        self.asked = asked_between(self.week, *self.span)
        self.inputs = Inputs(self.scenario, catalog, self.asked)

    def figures(self) -> Iterator[FigureArithmetic]:
        """Yield the breakdown of every figure that tables show for the phase."""
        yield from self._rates()
        yield from self._throughput()
        yield from self._latencies()
        for use in self.phase.figures.components:
            yield self._utilization(use)
        yield from self._times()

    def _rates(self) -> Iterator[FigureArithmetic]:
        figures, over = self.phase.figures, Quantity(self.asked.length_s, "s")
        for op, (name, value) in enumerate((("reads", figures.reads_iops), ("writes", figures.writes_iops))):
            yield FigureArithmetic(
                id=f"{name}_iops",
                label=(msg("explain-reads-per-second"), msg("explain-writes-per-second"))[op],
                unit="IOPS",
                value=value,
                sentence=(msg("explain-reads-served", time=over), msg("explain-writes-served", time=over))[op],
                terms=summed([*rate_terms(self.asked, self.scenario, op)], value, PUT_OFF),
                inputs=self.inputs.amounts(op),
            )
        yield self._busiest_minute()

    def _busiest_minute(self) -> FigureArithmetic:
        minute = busiest_minute(self.week.served.trace, *self.span)
        asked = asked_between(self.week, *minute)
        value = self.phase.figures.peak_iops
        after = Quantity(minute[0] - self.span[0], "s")
        return FigureArithmetic(
            id="peak_iops",
            label=msg("explain-busiest-minute"),
            unit="IOPS",
            value=value,
            sentence=msg("explain-busiest-minute-of", after=after),
            terms=summed(_both(asked, self.scenario), value, PUT_OFF),
            inputs=self.inputs.amounts(0, 1),
        )

    def _throughput(self) -> Iterator[FigureArithmetic]:
        figures = self.phase.figures
        for op, (name, value) in enumerate((("read", figures.read_mb_per_s), ("write", figures.write_mb_per_s))):
            yield FigureArithmetic(
                id=f"{name}_mb_per_s",
                label=(msg("explain-data-read"), msg("explain-data-written"))[op],
                unit="MB/s",
                value=value,
                sentence=msg("explain-throughput-of"),
                terms=summed([*throughput_terms(self.asked, self.scenario, op)], value, PUT_OFF),
                inputs=self.inputs.throughput(op),
            )

    def _latencies(self) -> Iterator[FigureArithmetic]:
        figures = self.phase.figures
        for op, value in enumerate((figures.host_read_latency_ms, figures.host_write_latency_ms)):
            waits = dict(waiting_terms(self.asked, op)) if self.asked.ios[op] > 0.0 else {}
            idle = [*idle_terms(self.asked, op)] if self.asked.ios[op] > 0.0 else []
            unloaded = Quantity(sum(term.value for term in idle), "ms")
            terms = summed([*idle, *waits.values()], value, SMALL)
            told = {term.label for term in terms}
            yield FigureArithmetic(
                id=("host_read_latency_ms", "host_write_latency_ms")[op],
                label=(msg("explain-read-time"), msg("explain-write-time"))[op],
                unit="ms",
                value=value,
                sentence=(
                    msg("explain-read-time-of", unloaded=unloaded),
                    msg("explain-write-time-of", unloaded=unloaded),
                )[op],
                terms=terms,
                inputs=self.inputs.latency(op, [place for place, term in waits.items() if term.label in told]),
            )

    def _utilization(self, use: ComponentUse) -> FigureArithmetic:
        component, value = use.component, use.mean_fraction
        if component is Component.HOST_CPU:
            sentence = msg("explain-host-cpu-of")
            terms = summed([*self._host_cpu(value)], value, SMALL)
        elif component in LIMITS:
            sentence = msg("explain-limit-of")
            terms = summed([*limit_terms(self.asked, self.scenario, component, value)], value, SMALL)
        else:
            sentence = msg("explain-utilization-of")
            terms = summed([*use_terms(self.asked, self.scenario, component)], value, SMALL)
        return FigureArithmetic(
            id=f"{component}_fraction",
            label=COMPONENTS[component],
            unit="fraction",
            value=value,
            sentence=sentence,
            terms=terms,
            inputs=self.inputs.utilization(component),
        )

    def _host_cpu(self, value: float) -> Iterator[Term]:
        hosts, array = self.scenario.hosts, self.inputs.array
        if hosts.n_cores_per_host is None or hosts.ghz_per_core is None:
            return
        appliance = 0.0
        if array.runs_on_hosts:
            busy = self.phase.figures.use_of(Component.CONTROLLER_CPU).mean_fraction
            n_cores = self.week.networks[0].n_cores
            appliance = min(value, busy * appliance_fraction(hosts, self.scenario.array, array))
            of_cores = msg(
                "explain-appliance-cores",
                share=Quantity(busy, "fraction"),
                n=round(n_cores),
                total=plain(hosts.n_cores_per_host * hosts.n_hosts),
            )
            yield Term(label=msg("explain-storage-appliance"), formula=of_cores, value=appliance)
        missing = hosts_missing(array, self.week.plan.losses, self.week.served.trace.between(*self.span).starts_s)
        fewest, most = (round(hosts.n_hosts - float(n)) for n in (missing.max(), missing.min()))
        cores, clock = plain(hosts.n_cores_per_host), Quantity(hosts.ghz_per_core, "GHz", 3)
        formula = (
            msg("explain-on-hosts", n=most, cores=cores, clock=clock)
            if fewest == most
            else msg("explain-on-fewer-hosts", fewest=fewest, most=most, cores=cores, clock=clock)
        )
        speeds = {round(speed_for(hosts, profile), 2) for _, profile in profiles_of(self.scenario, self.catalog)}
        if len(speeds) == 1 and speeds != {1.0}:
            formula = msg("explain-hosts-speed", hosts=formula, speed=Quantity(speeds.pop(), "", 2))
        yield Term(label=msg("explain-desktops-at-work"), formula=formula, value=value - appliance)

    def _times(self) -> Iterator[FigureArithmetic]:
        phase = self.phase
        asked = self.asked if self.whole_span == self.span else asked_between(self.week, *self.whole_span)
        inputs = Inputs(self.scenario, self.catalog, asked)
        terms = [*duration_terms(phase, asked, self.scenario, self.catalog)]
        yield FigureArithmetic(
            id="duration_s",
            label=msg("explain-duration"),
            unit="s",
            value=phase.duration_s,
            sentence=msg("explain-duration-of", desktops=round(phase.n_desktops)),
            terms=summed(terms, phase.duration_s, duration_rest(phase)),
            inputs=inputs.pace(is_login=False) if len(terms) > 1 else (),
        )
        storm = next(
            (
                each
                for each in asked.plan.logins
                if each.event_id == phase.event_id and asked.plan.pools[each.pool].id in phase.pool_ids
            ),
            None,
        )
        if phase.experience is None or storm is None:
            return
        yield FigureArithmetic(
            id="login_mean_s",
            label=msg("explain-mean-login"),
            unit="s",
            value=phase.experience.mean_s,
            sentence=msg("explain-mean-login-of", users=round(phase.experience.n_users)),
            terms=summed([*login_terms(storm, asked)], phase.experience.mean_s, login_rest(phase)),
            inputs=inputs.pace(is_login=True),
        )


def _both(asked: Asked, scenario: Scenario) -> list[Term]:
    found: dict[Text, list[Term]] = {}
    for op in range(2):
        for term in rate_terms(asked, scenario, op):
            found.setdefault(term.label, []).append(term)
    return [
        Term(label=label, formula=_formula_of(terms), value=sum(term.value for term in terms))
        for label, terms in found.items()
    ]


def _formula_of(terms: Sequence[Term]) -> Text:
    """Return a combined formula for the reads and writes of one activity."""
    if len(terms) == 1:
        return terms[0].formula
    return msg("explain-both", reads=terms[0].formula, writes=terms[1].formula)
