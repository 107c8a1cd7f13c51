"""First page: goals met and missed, bottlenecks and recommended changes."""

from collections.abc import Hashable, Iterator, Mapping, Sequence

from stormsizer.analysis.advice.answer import AdvisedChange
from stormsizer.analysis.monte_carlo.ranges import weeks_that_hold
from stormsizer.analysis.runway import Runway
from stormsizer.analysis.runway_sentences import hosts_limit
from stormsizer.experience.grades import GoalCheck, GoalStatus
from stormsizer.messages.terms import GUEST_TIME_HEADLINES, LOW_CONFIDENCE_HEADLINES, STATUS_HEADLINES, WITHOUT_PART
from stormsizer.messages.text import Message, Quantity, Text, msg, sentences
from stormsizer.model.provenance import is_from_customer
from stormsizer.model.scenario import Scenario, plans_growth
from stormsizer.recommendation.answer import ConfigurationCost, Recommendation
from stormsizer.recommendation.cost import sum_if_known
from stormsizer.report import cells, labels, phrases
from stormsizer.report.blocks import Answer, KeyFigure, Mark, VerdictPage
from stormsizer.report.names import assumed_key
from stormsizer.report.sections.decisions import costs
from stormsizer.report.sections.decisions.advice import applied_note, calculated_for
from stormsizer.report.sections.decisions.joined import with_semicolons
from stormsizer.report.sections.decisions.recommendation import changes
from stormsizer.report.sections.results.days import UNTIL_DONE, Days, as_displayed, folded
from stormsizer.report.sections.results.logins import worst_bars
from stormsizer.report.sections.results.pools import as_read, labeled
from stormsizer.report.studies import Studies
from stormsizer.simulation.result import Phase, PhaseResult, Result, judged_elsewhere
from stormsizer.simulation.states import in_state, last_year, missed_states

MOST_BARS = 5
PARTLY = 0.95
"""Data reduction that applies to less than this share of the data is stated with the free capacity."""
MOST_POINTS = 5
"""Maximum number of points per question on the first page; the last one then refers to the tables for the rest."""
LONGEST_TITLE = 100
MOST_WINDOWS = 2
STEADY_UNIT, STORM_UNIT = "IOPS", "I/Os"
"""Units of the facts of a workload profile that are its steady-state load, and its boots and logins."""
OTHER_WORKLOADS = "array.other_workloads"
"""Path of the warning that an existing array is assumed to be idle."""


def verdict_page(
    result: Result, scenario: Scenario, names: Mapping[str, str], studies: Studies | None = None
) -> VerdictPage:
    """Return the page that summarizes the report."""
    verdict = result.verdict
    studies = studies or Studies()
    return VerdictPage(
        status=verdict.status,
        mark=labels.STATUS_MARKS[verdict.status],
        headline=_headline(result),
        sentence=sentences(
            _room(result, scenario, studies.runway),
            verdict.sentence,
            *_conditions(result, scenario),
            None if result.confidence is None else result.confidence.sentence,
            _measured(result, scenario, names),
            *(warning.message for warning in judged_elsewhere(scenario) if result.states is None),
        ),
        key_figures=_key_figures(result, scenario, has_assumed_parts=assumed_key(scenario.array.model_id) in names),
        bars=worst_bars(result, scenario, MOST_BARS),
        answers=(
            Answer(
                question=msg("report-question-met"),
                points=_holding(result, scenario),
                mark="holds" if verdict.n_holding else "broken",
            ),
            Answer(
                question=msg("report-question-missed"),
                points=_broken(result, scenario),
                mark=labels.STATUS_MARKS[verdict.status],
            ),
            Answer(question=msg("report-question-bottleneck"), points=_binding(result)),
            Answer(question=msg("report-question-changes"), points=_changes(result, scenario, names, studies)),
        ),
        outlook=_outlook(studies),
    )


def _room(result: Result, scenario: Scenario, runway: Runway | None) -> Message | None:
    """Return that the desktops fit on the existing array; None if they do not, or its headroom was not computed."""
    installed, others = scenario.installed_array, scenario.array.other_workloads
    if runway is None or installed is None or result.verdict.status is not GoalStatus.PASSES:
        return None
    is_existing = scenario.array == installed.model_copy(update={"other_workloads": others})
    return msg("report-fits", n=runway.headroom_desktops) if is_existing and runway.headroom_desktops > 0 else None


def _headline(result: Result) -> Message:
    """Return the status as a headline, with the confidence if it is low, or what it depends on."""
    status, confidence = result.verdict.status, result.confidence
    if confidence is not None and confidence.needs_guest_time and status in GUEST_TIME_HEADLINES:
        return GUEST_TIME_HEADLINES[status]
    if confidence is not None and confidence.is_low and status in LOW_CONFIDENCE_HEADLINES:
        return LOW_CONFIDENCE_HEADLINES[status]
    return STATUS_HEADLINES[status]


def _conditions(result: Result, scenario: Scenario) -> Iterator[Text]:
    """Yield the condition of a verdict on an existing array whose other workloads are not known."""
    if scenario.array.other_workloads.is_none:
        yield from (warning.message for warning in result.warnings if warning.path == OTHER_WORKLOADS)


def _measured(result: Result, scenario: Scenario, names: Mapping[str, str]) -> Message | None:
    """Return a sentence on the pools whose load was measured at the customer's site; None if there are none."""
    measured = {
        (fact.document_and_fact[0], fact.unit)
        for fact in result.assumptions
        if fact.unit in (STEADY_UNIT, STORM_UNIT) and is_from_customer(fact.source, fact.origin)
    }
    found = [pool for pool in scenario.pools if (names.get(pool.profile_id), STEADY_UNIT) in measured]
    if not found:
        return None
    storms = all((names.get(pool.profile_id), STORM_UNIT) in measured for pool in found)
    part = "all" if storms else "steady"
    if len(found) == len(scenario.pools):
        return msg("report-load-measured-all", part=part)
    return msg("report-load-measured", part=part, pools=phrases.listed([pool.name for pool in found], most=3))


def check_words(check: GoalCheck) -> Message:
    """Describe a goal check: *Good logins 45% (goal: at least 90%)*."""
    return labels.goal_words(check.goal, check.label, check.value, check.limit, check.unit)


def _key_figures(result: Result, scenario: Scenario, *, has_assumed_parts: bool) -> tuple[KeyFigure, ...]:
    verdict = result.verdict
    figures = [
        KeyFigure(
            id="phases",
            label=msg("report-figure-phases"),
            value=msg("report-figure-phases.value", met=verdict.n_holding, total=verdict.n_phases),
            note=msg("report-figure-phases.note"),
            mark=_phases_mark(result),
        )
    ]
    logins = [(phase.experience.mean_s, phase) for phase in result.phases if phase.experience is not None]
    if logins:
        mean_s, slowest = max(logins, key=lambda login: as_displayed(login[0]))
        figures.append(
            KeyFigure(
                id="slowest-login",
                label=msg("report-figure-slowest-login"),
                value=cells.value(mean_s, "s"),
                note=_short(slowest),
                mark=labels.STATUS_MARKS[slowest.status],
            )
        )
    if result.phases:
        busiest = max(result.phases, key=lambda phase: phase.figures.peak_iops)
        peak = cells.value(busiest.figures.peak_iops, "IOPS")
        label = msg("report-figure-peak-load")
        if plans_growth(scenario):
            label = msg("report-figure-peak-load-today", n=scenario.n_desktops)
        note = _short(busiest)
        if busiest.experience is not None:
            note = msg("report-figure-peak-logins", phase=note)
        if result.arrays:
            note = msg("report-of-array", title=note, array=result.arrays[0].name)
        figures.append(KeyFigure(id="peak-load", label=label, value=peak, note=note))
    figures.append(_spare_capacity(result, scenario))
    if result.cost is not None:
        cost = _of_all_arrays(result.cost, result)
        figures.append(_cost(cost, scenario, has_assumed_parts=has_assumed_parts))
    return tuple(figures)


def _phases_mark(result: Result) -> Mark:
    """Return the mark of the worst status of any phase."""
    judged = (phase.status for phase in result.phases if phase.phase is not Phase.IDLE)
    return labels.STATUS_MARKS[GoalStatus.worst(judged)]


def _of_all_arrays(cost: ConfigurationCost, result: Result) -> ConfigurationCost:
    """Return the cost of the main array plus that of the other arrays; unknown if that of any array is."""
    for other in result.other_arrays:
        price = sum_if_known(cost.price, other.cost.price)
        each = sum_if_known(cost.price_per_desktop, other.cost.price_per_desktop)
        cost = cost.model_copy(
            update={
                "price": price,
                "price_per_desktop": each,
                "n_drives": cost.n_drives + other.cost.n_drives,
                "rack_units": sum_if_known(cost.rack_units, other.cost.rack_units),
                "watts": sum_if_known(cost.watts, other.cost.watts),
            }
        )
    return cost


def _spare_capacity(result: Result, scenario: Scenario) -> KeyFigure:
    """Return the free capacity today and, as its note, that in the last year of the planned growth."""
    fraction, goal_fraction = result.least_spare_fraction, scenario.goals.spare_capacity_fraction
    limit = Quantity(goal_fraction, "fraction")
    note, least = msg("report-figure-spare-capacity.note", limit=limit), fraction
    then = last_year(result.states or ())
    if then is not None and then.spare_fraction is not None:
        least = min(fraction, then.spare_fraction)
        note = msg(
            "report-figure-spare-capacity.note-growth",
            spare=Quantity(then.spare_fraction, "fraction"),
            year=str(then.year),
            n=then.n_desktops,
            limit=limit,
        )
    space = result.capacity
    if space.data_reduction_ratio > 1.0 and 0.0 < space.reducible_gb < PARTLY * space.before_reduction_gb:
        share = Quantity(space.reducible_gb / space.before_reduction_gb, "fraction")
        ratio = Quantity(space.data_reduction_ratio, "", 3)
        note = msg("report-figure-spare-capacity.note-reduction", note=note, ratio=ratio, share=share)
    today = msg("report-figure-spare-capacity-today", n=scenario.n_desktops)
    return KeyFigure(
        id="spare-capacity",
        label=today if plans_growth(scenario) else msg("report-figure-spare-capacity"),
        value=cells.value(fraction, "fraction"),
        note=note,
        mark="holds" if least >= goal_fraction else "broken",
    )


def _cost(cost: ConfigurationCost, scenario: Scenario, *, has_assumed_parts: bool) -> KeyFigure:
    if cost.upgrade is not None and costs.adds_nothing(cost.upgrade, cost.price):
        note = cost.upgrade.sentence if cost.budget is None else sentences(cost.upgrade.sentence, cost.budget.sentence)
        return KeyFigure(
            id="cost", label=msg("report-figure-price"), value=msg("report-figure-price.value-owned"), note=note
        )
    if cost.price is None or cost.price_per_desktop is None:
        note = (
            msg("report-figure-no-price.note-assumed", drives=cost.n_drives)
            if has_assumed_parts
            else msg("report-figure-no-price.note", drives=cost.n_drives)
        )
        return KeyFigure(id="cost", label=msg("report-figure-no-price"), value=cells.NOTHING, note=note)
    each: Text = costs.for_each(cost.price_per_desktop, cost.prices, costs.desktops_of(cost, scenario))
    if cost.prices is not None and cost.prices.standing == "illustrative":
        each = msg("report-figure-price.note-illustrative", price=each)
    if cost.is_in_hosts:
        each = with_semicolons((each, msg("report-figure-price.note-storage-only")))
    if cost.upgrade is not None:
        each = with_semicolons((each, msg("report-figure-price.note-installed")))
    if cost.budget is not None:
        each = with_semicolons((each, cost.budget.sentence))
    money = costs.total(cost, cost.prices)
    return KeyFigure(id="cost", label=msg("report-figure-price"), value=money, note=each)


def _holding(result: Result, scenario: Scenario) -> tuple[Text, ...]:
    """Return a point per event that meets its goals on every day, logins first; the others are counted as phases."""
    judged = [of for of in folded(result.phases, scenario) if of.phases[0].phase is not Phase.IDLE]
    kept = sorted((of for of in judged if of.worst.holds), key=lambda of: of.worst.experience is None)
    groups = _with_same_load(kept)
    points = [msg("report-met-point", phase=_titles(of, scenario), result=_best_words(of[0].phases)) for of in groups]
    n_shown = sum(len(of.phases) for group in groups[: len(_first(points))] for of in group)
    return _shortened(points, result.verdict.n_holding - n_shown) or (msg("report-met-none"),)


def _with_same_load(events: Sequence[Days]) -> list[list[Days]]:
    """Group the pools of an event that is described by its load, which is the total of all pools."""
    groups: dict[Hashable, list[Days]] = {}
    for of in events:
        described_by_load = of.worst.experience is None and of.worst.phase not in UNTIL_DONE
        times = tuple(phase.starts_at for phase in of.phases)
        key = (of.phases[0].label, times, as_read(_best_words(of.phases))) if described_by_load else id(of)
        groups.setdefault(key, []).append(of)
    return list(groups.values())


def _titles(group: Sequence[Days], scenario: Scenario) -> Text:
    """Return the title of an event; if its pools are joined, with their names."""
    if len(group) == 1:
        return _title(group[0], scenario)
    about = {pool for of in group for phase in of.phases for pool in phase.pool_ids}
    pools = phrases.listed([pool.name for pool in scenario.pools if pool.id in about], most=2)
    title = msg("report-phase-of-pools", phase=group[0].label(scenario), pools=pools)
    return phrases.shortened(title, LONGEST_TITLE)


def _title(of: Days, scenario: Scenario) -> Text:
    return phrases.shortened(labeled(of.phases, scenario, of.label(scenario)), LONGEST_TITLE)


def _short(phase: PhaseResult) -> Text:
    return phrases.shortened(phase.label, 70)


def _best_words(phases: Sequence[PhaseResult]) -> Message:
    experiences = [phase.experience for phase in phases if phase.experience is not None]
    if experiences:
        worst = min(experiences, key=lambda experience: experience.good_fraction)
        return msg(
            "report-met-logins", good=Quantity(worst.good_fraction, "fraction"), mean=Quantity(worst.mean_s, "s")
        )
    busiest = max(phases, key=lambda phase: phase.figures.total_iops)
    if busiest.phase in UNTIL_DONE:
        return msg("report-met-done", duration=Quantity(max(phase.duration_s for phase in phases), "s"))
    latency_ms = max(busiest.figures.host_read_latency_ms, busiest.figures.host_write_latency_ms)
    return msg("report-met-load", load=Quantity(busiest.figures.total_iops, "IOPS"), latency=Quantity(latency_ms, "ms"))


def _broken(result: Result, scenario: Scenario) -> tuple[Text, ...]:
    """Return the missed goals of each event on its worst day, and a lack of capacity or host memory.

    Planned states and shortages come first; phases that are left out are counted.
    """
    points: list[Text] = list(missed_states(result.states or ()))
    constraint = result.verdict.constraint
    if constraint is not None and constraint.phase_id is None and constraint.state is None:
        points.append(constraint.sentence)
    points = list(dict.fromkeys(points))
    n_before = len(points)
    missed = folded([phase for phase in result.phases if not phase.holds], scenario)
    for of in missed:
        broken = [check_words(check) for check in of.worst.checks if not check.holds]
        reason = phrases.listed(broken, most=3) if broken else msg("report-missed-unfinished")
        points.append(msg("report-missed-point", phase=_title(of, scenario), goals=reason))
    shown = missed[: max(0, len(_first(points)) - n_before)]
    n_missed = result.verdict.n_phases - result.verdict.n_holding
    return _shortened(points, n_missed - sum(len(of.phases) for of in shown)) or (msg("report-missed-none"),)


def _binding(result: Result) -> tuple[Text, ...]:
    limiting = [array for array in result.arrays if not array.verdict.holds]
    if limiting:
        return tuple(
            msg("verdict-on-array", array=array.name, sentence=phrases.sentence(array.verdict.sentence))
            for array in limiting
        )
    worst = [phase for phase in result.phases if phase.id == result.verdict.worst_phase_id]
    missed = [phase for phase in result.phases if not phase.holds and phase not in worst]
    told: dict[str, Text] = {}
    for phase in [*worst, *missed] or result.phases:
        if phase.binding.component != "none" and phase.binding.component not in told:
            sentence = phrases.sentence(phase.binding.sentence)
            told[phase.binding.component] = msg("report-bottleneck-point", phase=_short(phase), sentence=sentence)
    constraint = result.verdict.constraint
    then = () if constraint is None or constraint.state is None else (in_state(constraint.state, constraint.sentence),)
    return (*then, *told.values())[:3] or (msg("report-bottleneck-none"),)


def _changes(result: Result, scenario: Scenario, names: Mapping[str, str], studies: Studies) -> tuple[Text, ...]:
    """Return the recommended changes; schedule changes, which are free, come before hardware changes."""
    advice, recommendation = studies.advice, result.recommendation
    points: list[Text] = []
    if advice is not None and not advice.holds and advice.cheapest_schedule_change is not None:
        points.append(msg("report-change-schedule", change=_scheduled(advice.cheapest_schedule_change, studies)))
    if recommendation is None:
        return (*points, msg("report-change-none"))
    steps = changes(scenario, recommendation.chosen, names)
    is_cheapest = recommendation.holds and not steps and recommendation.upgrade is None
    points += [msg("report-change-is-cheapest")] if is_cheapest else _recommended(recommendation, scenario)
    if recommendation.budget is not None:
        points.append(phrases.sentence(recommendation.budget.sentence))
    points += [msg("report-change-step", field=what, before=old, after=new) for what, old, new in steps]
    return (
        *points,
        *(
            msg("verdict-on-array", array=other.name, sentence=point)
            for other in result.other_arrays
            if other.recommendation is not None
            for point in _recommended(other.recommendation, scenario)
        ),
    )


def _scheduled(change: AdvisedChange, studies: Studies) -> Text:
    """Return the schedule change of the advice, with the version of the advice if it is an earlier one."""
    earlier = studies.earlier_advice
    return sentences(phrases.sentence(change.words), *applied_note(change, earlier), *calculated_for(earlier))


def _recommended(recommendation: Recommendation, scenario: Scenario) -> Iterator[Text]:
    """Yield the recommended configuration of one array, and its cost; nothing to buy is one sentence."""
    upgrade = recommendation.upgrade
    if upgrade is not None and recommendation.holds and not upgrade.added:
        yield upgrade.sentence
        return
    yield phrases.sentence(recommendation.sentence)
    if upgrade is not None:
        yield upgrade.sentence
    if recommendation.chosen.price is not None:
        prices, each = recommendation.prices, recommendation.price_per_desktop
        taken = costs.in_short(recommendation.chosen, each, prices, costs.desktops(scenario, recommendation.n_desktops))
        yield msg("report-change-cost", cost=taken)


def _outlook(studies: Studies) -> tuple[Text, ...]:
    """Return sentences on reboot windows, confidence and runway, if these analyses were run."""
    told: list[Text] = [window.sentence for window in studies.reboot_windows if window.words][:MOST_WINDOWS]
    if told:
        told[-1] = sentences(told[-1], *calculated_for(studies.earlier_advice))
    if studies.ranges is not None:
        told.append(weeks_that_hold(studies.ranges.holds, studies.ranges.n_replications))
    if studies.runway is not None:
        told.append(_reach(studies.runway))
    return tuple(told)


def _reach(runway: Runway) -> Text:
    """Describe how many desktops the array supports, and the first year in which it misses a goal."""
    most, n = runway.most_desktops, runway.headroom_desktops
    limit = hosts_limit(runway)
    if most == 0:
        missing = runway.breaks.broken[0].missing if runway.breaks is not None and runway.breaks.broken else None
        if missing:
            return msg("report-reach-none-failed", failure=WITHOUT_PART[missing])
        return msg("report-reach-none")
    reach: Text
    if limit is not None:
        reach = limit
    elif n == 0:
        reach = msg("report-reach-current", most=most)
    elif n > 0:
        reach = msg("report-reach-more", most=most, n=n)
    else:
        reach = msg("report-reach-fewer", most=most, n=-n)
    if limit is None and runway.breaks is not None and runway.breaks.broken:
        reach = sentences(reach, msg("report-reach-limit", goal=runway.breaks.broken[0].name))
    if len(runway.years) < 2:
        return reach
    first = runway.first_year_broken
    if first is None:
        return sentences(reach, msg("report-reach-all-years", year=str(runway.years[-1].year)))
    return sentences(reach, msg("report-reach-first-year", year=str(first)))


def _first(points: Sequence[Text]) -> Sequence[Text]:
    """Return the points that are shown."""
    return points if len(points) <= MOST_POINTS else points[: MOST_POINTS - 1]


def _shortened(points: Sequence[Text], n_phases: int) -> tuple[Text, ...]:
    """Return the first points, and the number of phases that they leave out or, without such phases, of points."""
    shown = _first(points)
    if n_phases > 0 and shown:
        return (*shown, msg("report-more-phases-in-tables", n=n_phases))
    n_more = len(points) - len(shown)
    return (*shown, msg("report-more-in-tables", n=n_more)) if n_more else tuple(shown)
