"""Second page, for the decision: the week at a glance, risks with their next steps, and what to confirm."""

from collections.abc import Iterator

from stormsizer.capacity import hosts_at_end_of_growth
from stormsizer.confidence.answer import Likelihood
from stormsizer.experience.grades import GoalStatus
from stormsizer.messages.text import Listing, Message, Quantity, Span, Text, msg
from stormsizer.model.catalog import ArrayModel, Catalog, WorkloadProfile
from stormsizer.model.provenance import Fact, is_from_customer
from stormsizer.model.scenario import Hosts, Login, Scenario, plans_growth
from stormsizer.report import cells, phrases
from stormsizer.report.blocks import Block, Cell, Column, Figure, Paragraph, Section, Table
from stormsizer.report.charts.traces import load_chart
from stormsizer.report.context import ReportContext
from stormsizer.report.sections.results.first_page import OTHER_WORKLOADS
from stormsizer.report.sections.results.measured import uncovered_peak
from stormsizer.report.sections.results.week import week_words
from stormsizer.report.sections.sources.assumptions import counts_by_origin
from stormsizer.simulation.result import Result
from stormsizer.simulation.states import in_state
from stormsizer.storage.trace import Trace

MOST_RISKS = 6
HOST_CORES = "hosts.n_cores_per_host"
"""Path of the warning that host CPU is not checked."""
CUSTOMER, VENDOR, PRESALES = msg("report-owner-customer"), msg("report-owner-vendor"), msg("report-owner-presales")

NOT_SIMULATED: tuple[tuple[frozenset[str], Message], ...] = (
    (frozenset({"patch"}), msg("report-not-simulated-patches")),
    (frozenset({"antivirus_scan"}), msg("report-not-simulated-scans")),
    (frozenset({"backup"}), msg("report-not-simulated-backups")),
    (frozenset({"replication"}), msg("report-not-simulated-replication")),
    (frozenset({"reboot", "power_on"}), msg("report-not-simulated-reboots")),
    (frozenset({"recompose"}), msg("report-not-simulated-image-updates")),
)
"""Kinds of events that most sites have, each with its name if the calendar has none."""

Risk = tuple[Text, Text, Message]
"""What may go wrong, the next step, and who takes it."""


def decision_section(result: Result, scenario: Scenario, trace: Trace, context: ReportContext) -> Section:
    """Return the page that follows the verdict: load, risks, and inputs to confirm with the customer."""
    counts = counts_by_origin(scenario, result.assumptions, context.names)
    blocks: list[Block] = [
        Figure(
            chart=load_chart(scenario, trace),
            caption=msg("report-decision-week", zone=scenario.time_zone),
            alternative=week_words(result),
        )
    ]
    if missing := _not_simulated(scenario):
        blocks.append(Paragraph(text=missing))
    if risks := tuple(_risks(result, scenario, context))[:MOST_RISKS]:
        blocks.append(_risk_table(risks))
    blocks += [
        Paragraph(
            text=msg(
                "report-decision-assumed",
                n=counts.get("assumed", 0),
                n_default=counts.get("default", 0),
                total=sum(counts.values()),
            )
        ),
        _questions(result, scenario, context),
    ]
    return Section(id="decision", title=msg("report-decision"), blocks=tuple(blocks))


def _not_simulated(scenario: Scenario) -> Text:
    """Return a sentence about the usual work that the calendar does not have; empty if it has all of it."""
    kinds = {event.kind for event in scenario.events}
    missing = tuple(name for each, name in NOT_SIMULATED if not each & kinds)
    return msg("report-not-simulated", kinds=Listing(missing)) if missing else ""


def _risks(result: Result, scenario: Scenario, context: ReportContext) -> Iterator[Risk]:
    """Yield the risks of the decision, missed goals first."""
    yield from _goals_at_risk(result, scenario)
    if peak := uncovered_peak(result, context.studies.imported):
        yield peak, msg("report-measured-uncovered-next"), CUSTOMER
    confidence = result.confidence
    passes = result.verdict.status is GoalStatus.PASSES
    if confidence is not None and confidence.likelihood is not Likelihood.HOLDS and (passes or confidence.is_low):
        if confidence.given_guest_time is not None:
            yield confidence.sentence, msg("report-risk-guest-time-next"), CUSTOMER
        else:
            yield confidence.sentence, msg("report-risk-confidence-next"), PRESALES
    if context.catalog is not None:
        yield from _unmeasured(scenario, context.catalog)
    steps = {OTHER_WORKLOADS: msg("report-risk-others-next"), HOST_CORES: msg("report-risk-cores-next")}
    for warning in result.warnings:
        if warning.path in steps:
            yield warning.message, steps[warning.path], CUSTOMER
    if not plans_growth(scenario):
        yield msg("report-risk-growth"), msg("report-risk-growth-next"), CUSTOMER
    if not scenario.goals.survives:
        yield msg("report-risk-failures"), msg("report-risk-failures-next"), CUSTOMER
    yield from _unpriced(result)


def _goals_at_risk(result: Result, scenario: Scenario) -> Iterator[Risk]:
    verdict = result.verdict
    if verdict.status is GoalStatus.PASSES:
        return
    sentence, constraint = verdict.sentence, verdict.constraint
    if constraint is not None:
        sentence = constraint.sentence if constraint.state is None else in_state(constraint.state, constraint.sentence)
    yield sentence, _next_step(result, scenario), PRESALES


def _next_step(result: Result, scenario: Scenario) -> Message:
    """Return what to do about goals that are not met; with too few hosts, no array is enough."""
    needed = None if result.hosts is None else hosts_at_end_of_growth(scenario, result.hosts)
    if needed is not None and needed > scenario.hosts.n_hosts:
        return msg("report-risk-hosts-next", needed=needed, hosts=scenario.hosts.n_hosts)
    can_be_met = result.recommendation is not None and result.recommendation.holds
    return msg("report-risk-goals-recommended") if can_be_met else msg("report-risk-goals-next")


def _unmeasured(scenario: Scenario, catalog: Catalog) -> Iterator[Risk]:
    array = catalog.arrays[scenario.array.model_id]
    if array.has_assumed_parts:
        yield msg("report-risk-key-figures", array=array.name), msg("report-risk-array-next"), VENDOR
    elif array.from_sheet or array.standing == "generic":
        yield msg("report-risk-array", array=array.name), msg("report-risk-array-next"), VENDOR
    profiles = _profiles(scenario, catalog)
    assumed = _with_assumed_load(scenario, catalog)
    storms = [profile for profile in profiles if not _is_measured(profile.monday_login.login.ios_per_desktop)]
    if assumed:
        risk = msg("report-risk-load", profiles=phrases.listed(assumed, most=2))
        yield risk, msg("report-risk-load-next"), CUSTOMER
    elif storms:
        yield msg("report-risk-storms"), msg("report-risk-storms-next"), CUSTOMER


def _with_assumed_load(scenario: Scenario, catalog: Catalog) -> list[str]:
    """Return the names of the profiles whose steady state was not measured at the customer's site."""
    profiles = _profiles(scenario, catalog)
    return [profile.name for profile in profiles if not _is_measured(profile.steady_state.writes_iops_per_desktop)]


def _profiles(scenario: Scenario, catalog: Catalog) -> list[WorkloadProfile]:
    """Return the pools' workload profiles, each once."""
    return [catalog.workloads[each] for each in dict.fromkeys(pool.profile_id for pool in scenario.pools)]


def _is_measured(fact: Fact[float]) -> bool:
    return is_from_customer(fact.source, fact.status)


def _unpriced(result: Result) -> Iterator[Risk]:
    cost = result.cost
    if cost is None or cost.price is None:
        yield msg("report-risk-no-price"), msg("report-risk-price-next"), PRESALES
    elif cost.price > 0 and cost.prices is not None and cost.prices.standing == "illustrative":
        yield msg("report-risk-illustrative"), msg("report-risk-price-next"), PRESALES


def _risk_table(risks: tuple[Risk, ...]) -> Table:
    return Table(
        id="risks",
        caption=msg("report-risks"),
        columns=(
            Column(label=msg("report-risk"), width=1.4),
            Column(label=msg("report-next-step"), width=1.0),
            Column(label=msg("report-owner")),
        ),
        rows=tuple((Cell(text=risk), Cell(text=step), Cell(text=owner)) for risk, step, owner in risks),
    )


def _questions(result: Result, scenario: Scenario, context: ReportContext) -> Table:
    return Table(
        id="to-confirm",
        caption=msg("report-confirm"),
        columns=(
            Column(label=msg("report-confirm-input"), width=0.6),
            Column(label=msg("report-confirm-used"), width=1.0),
            Column(label=msg("report-confirm-question"), width=1.4),
        ),
        rows=tuple(
            (Cell(text=what), Cell(text=used), Cell(text=question))
            for what, used, question in _to_confirm(result, scenario, context)
        ),
    )


def _to_confirm(result: Result, scenario: Scenario, context: ReportContext) -> Iterator[tuple[Text, Text, Text]]:
    """Yield inputs, the values used, and what to ask the customer, by their usual effect on the result."""
    catalog = context.catalog
    users = msg("report-confirm-users-used", users=round(scenario.n_users), desktops=round(scenario.n_desktops))
    yield msg("report-confirm-users"), users, msg("report-confirm-users-question")
    if catalog is not None and (assumed := _with_assumed_load(scenario, catalog)):
        yield msg("report-confirm-work"), phrases.listed(assumed, most=2), msg("report-confirm-work-question")
    given = None if result.confidence is None else result.confidence.given_guest_time
    if given is not None:
        guest = msg("report-confirm-guest-time-used", guest=Quantity(given.guest_s, "s"))
        yield msg("report-confirm-guest-time"), guest, msg("report-confirm-guest-time-question")
    windows = [event.window_s for event in scenario.events if isinstance(event, Login)]
    if windows:
        window = _range(windows, "s")
        yield msg("report-confirm-logins"), window, msg("report-confirm-logins-question")
    if (hosts := _hosts(scenario.hosts)) is not None:
        imported = context.studies.hosts_from_files(scenario.hosts.n_hosts)
        if imported is None:
            yield msg("report-confirm-hosts"), hosts, msg("report-confirm-hosts-question")
        else:
            used = msg("report-imported", value=hosts, files=imported.files)
            yield msg("report-confirm-hosts"), used, msg("report-confirm-hosts-imported-question")
    if len({pool.time_zone or scenario.time_zone for pool in scenario.pools}) > 1:
        pools = phrases.listed([pool.name for pool in scenario.pools], most=3)
        yield (
            msg("report-confirm-site"),
            msg("report-confirm-site-used", pools=pools),
            msg("report-confirm-site-question"),
        )
    yield msg("report-confirm-data"), _data(scenario), msg("report-confirm-data-question")
    array = None if catalog is None else catalog.arrays[scenario.array.model_id]
    if array is not None and (ratio := _reduction(array)) is not None:
        used = msg("report-confirm-reduction-used", ratio=Quantity(ratio, "", 2))
        yield msg("report-confirm-reduction"), used, msg("report-confirm-reduction-question")


def _range(values: list[float], unit: str) -> Message:
    low, high = min(values), max(values)
    return cells.value(low, unit) if low == high else msg("report-confirm-range", range=Span(low, high, unit, 2))


def _hosts(hosts: Hosts) -> Message | None:
    """Return the hosts whose CPU was checked; None if it is unknown."""
    if hosts.n_cores_per_host is None or hosts.ghz_per_core is None:
        return None
    return msg(
        "report-confirm-hosts-used",
        n=hosts.n_hosts,
        cores=hosts.n_cores_per_host,
        clock=Quantity(hosts.ghz_per_core, "GHz", 2),
        memory=Quantity(hosts.memory_gib_per_host, "GiB", 4),
    )


def _data(scenario: Scenario) -> Message:
    def of(field: str) -> Message:
        return _range([getattr(pool, field) for pool in scenario.pools], "GiB")

    image, growth = of("image_gib"), of("growth_gib_per_desktop")
    if not any(pool.profile_container_gib_per_desktop for pool in scenario.pools):
        return msg("report-confirm-data-used", image=image, growth=growth)
    container = of("profile_container_gib_per_desktop")
    return msg("report-confirm-data-with-profiles-used", image=image, growth=growth, container=container)


def _reduction(array: ArrayModel) -> float | None:
    return None if array.data_reduction_ratio is None else array.data_reduction_ratio.value
