"""Proposals: scenarios with selections applied but no changes saved."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from stormsizer.experience.week import prepare
from stormsizer.messages.terms import PHASES
from stormsizer.messages.text import Quantity, Text, msg, shown
from stormsizer.model.catalog import ArrayModel, Catalog, WorkloadProfile
from stormsizer.model.catalog.facts import unit_of
from stormsizer.model.provenance import UnknownFactError
from stormsizer.model.scenario import InvalidScenarioError, Problem, Scenario, parse, unknown_array, with_main_array
from stormsizer.model.scenario.problems import some_of
from stormsizer_io.importers.summary.document import ImportSummary, MeasuredPhase, PhaseKind
from stormsizer_io.importers.summary.selection import (
    ArrayChoice,
    Change,
    ImportSelection,
    ProfileChoice,
    Proposal,
    Refit,
)
from stormsizer_io.proposals.comparisons import comparisons_of, source_of
from stormsizer_io.proposals.drafts import Draft
from stormsizer_io.proposals.events import add_calendar_events, add_events
from stormsizer_io.proposals.imported import imported_of
from stormsizer_io.proposals.labels import FIELDS, readable, within
from stormsizer_io.proposals.loads import add_loads
from stormsizer_io.proposals.others import add_others
from stormsizer_io.proposals.pools import add_hosts, add_pools
from stormsizer_io.proposals.profiles import Measurement, PhaseRefusedError, based_on, measured_profile
from stormsizer_io.refit import RefitRefusedError, refit

MOST_PROBLEMS = 20


class SelectionRefusedError(ValueError):
    """Error raised if selections cannot be applied; lists all problems.

    Attributes
    ----------
    problems
        Problems with the path of the selection, for example ``events.0.found_id``. The paths of other problems in the
        scenario start with ``scenario``.
    """

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = tuple(problems)[:MOST_PROBLEMS]


def propose(
    summary: ImportSummary,
    selection: ImportSelection,
    scenario: Scenario,
    catalog: Catalog,
    say: Callable[[Text], str],
    *,
    is_new: bool = False,
) -> Proposal:
    """Return the proposed scenario, the custom entries it needs, and all changes.

    Parameters
    ----------
    say
        Function that renders the texts that become part of the scenario and its custom entries.
    is_new
        Whether the scenario is the starting point of a new one.

    Raises
    ------
    SelectionRefusedError
        If a selection refers to something that does not exist, cannot be applied, or results in a scenario that cannot
        be simulated.
    """
    draft = Draft.of(scenario, summary, say, is_new=is_new)
    add_pools(draft, selection, catalog.workloads)
    add_others(draft, selection)
    loads = add_loads(draft, selection, catalog)
    add_hosts(draft, selection.hosts_id)
    profile = None if selection.profile is None else _profile(draft, selection.profile, catalog)
    add_calendar_events(draft, selection.calendar_events)
    add_events(draft, selection)
    if draft.problems:
        raise SelectionRefusedError(draft.problems)
    profiles = [*([] if profile is None else [profile]), *loads]
    catalog = replace(catalog, workloads={**catalog.workloads, **{each.id: each for each in profiles}})
    proposed = _checked(draft, catalog)
    array, how_well = None, None
    if selection.array is not None:
        array, how_well = _refitted(draft, selection.array, proposed, catalog)
    if selection.array is not None and array is not None:
        model = ArrayModel.model_validate(array)
        catalog = replace(catalog, arrays={**catalog.arrays, model.id: model})
        draft.configuration_of(selection.array.array_id)["model_id"] = model.id
        proposed = _checked(draft, catalog)
    return Proposal(
        scenario=proposed,
        profile=None if profile is None else profile.model_dump(mode="json"),
        profiles=tuple(each.model_dump(mode="json") for each in profiles),
        comparisons=tuple(draft.comparisons),
        array=array,
        imported=imported_of(summary, selection),
        refit=how_well,
        changes=tuple(draft.changes),
    )


# the profile


def _profile(draft: Draft, choice: ProfileChoice, catalog: Catalog) -> WorkloadProfile | None:
    """Create the new profile and assign it to its pools; return None and record the problem if that fails."""
    base = catalog.workloads.get(choice.based_on)
    if base is None:
        some = some_of(sorted(catalog.workloads))
        draft.refuse("profile.based_on", choice.based_on, some, msg("field-not-in-catalog"))
    if choice.id in catalog.workloads:
        draft.refuse("profile.id", choice.id, msg("allowed-unused-id"), msg("field-profile-exists"))
    phases = list(_phases(draft, choice))
    if not draft.are_pools("profile.pool_ids", choice.pool_ids) or draft.problems or base is None:
        return None
    profile = _made(draft, choice, base, phases)
    if profile is None:
        return None
    for phase in phases:
        name = phase.phase.value
        was, now = readable(getattr(base, name)), readable(getattr(profile, name))
        draft.change(f"profile.{name}", was, now, source_of(phase, profile))
    current = next((pool["profile_id"] for pool in draft.document["pools"] if pool["id"] in choice.pool_ids), None)
    before = catalog.workloads.get(current or base.id, base)
    draft.comparisons += comparisons_of(phases, choice.pool_ids, before, profile)
    for pool in draft.document["pools"]:
        if pool["id"] in choice.pool_ids:
            _give(draft, pool, profile, base, catalog)
    return profile


def _give(
    draft: Draft, pool: dict[str, Any], profile: WorkloadProfile, base: WorkloadProfile, catalog: Catalog
) -> None:
    """Assign the profile to a pool; the pool's deployment stays the same, regardless of the profile's base."""
    path, before = f"pools.{pool['id']}", pool["profile_id"]
    pool["profile_id"] = profile.id
    draft.origins.setdefault(path, "profile.pool_ids")
    draft.change(f"{path}.profile_id", before, profile.id, based_on(base))
    was = catalog.workloads.get(before)
    if was is not None and pool.get("deployment_id") is None and was.deployment_id != profile.deployment_id:
        pool["deployment_id"] = was.deployment_id
        draft.change(f"{path}.deployment_id", "", was.deployment_id, msg("propose-same-deployment", profile=was.name))


def _phases(draft: Draft, choice: ProfileChoice) -> Iterator[MeasuredPhase]:
    """Yield the selected phases; record those that do not exist or duplicate a kind."""
    measured = draft.summary.workload.phases if draft.summary.workload else ()
    seen: dict[PhaseKind, int] = {}
    for at, place in enumerate(choice.phases):
        path = f"profile.phases.{at}"
        if place >= len(measured):
            most = Quantity(len(measured) - 1, "")
            allowed = msg("allowed-zero-to", limit=most) if measured else msg("allowed-none")
            draft.refuse(path, place, allowed, msg("field-phase-not-measured"))
        elif measured[place].phase in seen:
            message = msg("field-second-window", phase=PHASES[measured[place].phase.value])
            draft.refuse(path, place, msg("allowed-one-window"), message)
        else:
            seen[measured[place].phase] = at
            yield measured[place]


def _made(
    draft: Draft, choice: ProfileChoice, base: WorkloadProfile, phases: Sequence[MeasuredPhase]
) -> WorkloadProfile | None:
    summary = draft.summary
    measurement = Measurement(
        phases,
        draft.say,
        summary.workload.curve if summary.workload else None,
        summary.options.time_zone,
        windows=summary.options.windows,
        bytes_are_rounded=any(file.bytes_are_rounded for file in summary.files),
    )
    try:
        return measured_profile(base, measurement, profile_id=choice.id, name=choice.name)
    except PhaseRefusedError as error:
        at = next(at for at, phase in enumerate(phases) if phase.phase is error.phase)
        message = msg("field-window-refused", phase=PHASES[error.phase.value], problem=error.message)
        draft.refuse(f"profile.phases.{at}", error.given, error.allowed, message)
    except UnknownFactError as error:
        draft.refuse(
            "profile.based_on",
            choice.based_on,
            msg("allowed-known-profile"),
            msg("field-value-unknown", reason=error.text),
        )
    return None


# the scenario as a whole


def _checked(draft: Draft, catalog: Catalog) -> Scenario:
    """Return the document as a scenario that can be simulated; attribute problems to the selections that cause them."""
    try:
        proposed = parse(draft.document)
        prepare(proposed, catalog)
    except InvalidScenarioError as error:
        raise SelectionRefusedError([_where_chosen(problem, draft) for problem in error.problems]) from error
    except UnknownFactError as error:
        message = msg("field-value-unknown", reason=error.text)
        problem = Problem(
            path="scenario", given=msg("given-unknown"), allowed=msg("allowed-known-values"), message=message
        )
        raise SelectionRefusedError([problem]) from error
    return proposed


def _where_chosen(problem: Problem, draft: Draft) -> Problem:
    """Return a scenario problem with its path replaced by that of the selection that causes it."""
    first, _, rest = problem.path.partition(".")
    key = first
    if first in ("pools", "events") and rest:
        at = rest.partition(".")[0]
        items = draft.document[first]
        key = f"{first}.{items[int(at)]['id']}" if at.isdigit() and int(at) < len(items) else first
    chosen = draft.origins.get(key)
    if chosen is None:
        return problem.model_copy(update={"path": f"scenario.{problem.path}"})
    message = msg("field-of-scenario-part", problem=problem.message, part=key)
    return problem.model_copy(update={"path": chosen, "message": message})


def _refitted(
    draft: Draft, choice: ArrayChoice, proposed: Scenario, catalog: Catalog
) -> tuple[dict[str, Any] | None, Refit]:
    """Return the refitted array (None if the refit improves nothing) and the accuracy before and after the refit."""
    if problem := unknown_array(proposed, choice.array_id, "array.array_id"):
        raise SelectionRefusedError([problem])
    seen = with_main_array(proposed, choice.array_id)
    try:
        array, how_well = refit(draft.summary, seen, catalog, choice, draft.say)
    except RefitRefusedError as error:
        raise SelectionRefusedError(error.problems) from error
    if not how_well.parameters:
        return None, how_well
    provenance = msg(
        "propose-refitted",
        before=Quantity(how_well.median_error_before, "fraction"),
        after=Quantity(how_well.median_error_after, "fraction"),
    )
    part = _part(proposed, seen)
    draft.changes.append(
        Change(
            path=f"{draft.path_of_array(choice.array_id)}.model_id",
            label=within(part, FIELDS["model_id"]),
            before=seen.array.model_id,
            after=choice.id,
            provenance=provenance,
        )
    )
    for moved in how_well.parameters:
        unit = unit_of(moved.path)
        draft.changes.append(
            Change(
                path=f"array.{moved.path}",
                label=within(part, moved.label),
                before=shown(Quantity(moved.before, unit, 3)),
                after=shown(Quantity(moved.after, unit, 3)),
                provenance=provenance,
            )
        )
    return array, how_well


def _part(scenario: Scenario, seen: Scenario) -> Text:
    """Return the label of the array that is the main one in ``seen``: its name, if the scenario has several."""
    if not scenario.other_arrays:
        return msg("workbook-section-array")
    return seen.array_name or seen.array.model_id
