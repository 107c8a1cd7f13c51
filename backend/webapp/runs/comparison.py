"""Comparison of finished runs."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from uuid import UUID

from sqlalchemy.orm import Session

from stormsizer.analysis.comparison import MOST_COLUMNS, Column, Comparison, compare, simulated
from stormsizer.messages.text import msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Problem, Scenario
from stormsizer.recommendation.answer import Recommendation, Shortlist
from stormsizer.recommendation.cost import at_project_prices
from stormsizer.simulation.result import Result
from webapp.core.concurrency import slot
from webapp.core.http.errors import InvalidInputError
from webapp.core.project_prices import prices_of
from webapp.runs import repository
from webapp.runs.models import RunRow
from webapp.runs.schemas import FEWEST_COLUMNS, RunKind, RunState


def compared(session: Session, catalog: Catalog, run_ids: Sequence[UUID]) -> Comparison:
    """Compare runs in the given order. Reject any that is not a finished run of kind *week*, naming its position."""
    rows = [repository.by_id(session, run_id) for run_id in run_ids]
    problems = [_problem(i, run_ids[i], row) for i, row in enumerate(rows) if not _is_finished_week(row)]
    if problems:
        raise InvalidInputError(problems)
    found = [row for row in rows if row is not None]
    columns = [
        Column(name, Scenario.model_validate(row.scenario), Result.model_validate(row.result))
        for name, row in zip(_names(found), found, strict=True)
    ]
    projects = {row.project_id for row in found}
    own = prices_of(session, projects.pop()) if len(projects) == 1 else None
    with slot():
        return compare(columns, at_project_prices(catalog, own))


def compared_options(
    session: Session, catalog: Catalog, shortlist_run_id: UUID, family_ids: Sequence[str]
) -> Comparison:
    """Compare the week on options of a comparison of families, with today's number of desktops.

    Parameters
    ----------
    family_ids
        Families of the options; empty for the first ones of the shortlist.

    Raises
    ------
    InvalidInputError
        If the run is not a finished one of kind *shortlist*, a family is not among its options, or it has fewer than
        two.
    """
    row = repository.by_id(session, shortlist_run_id)
    if row is None or (row.kind, row.state) != (RunKind.SHORTLIST, RunState.SUCCEEDED):
        message = msg("field-no-such-run") if row is None else msg("field-run-state", kind=row.kind, state=row.state)
        allowed = msg("allowed-finished-shortlist")
        raise InvalidInputError(
            (Problem(path="shortlist_run_id", given=str(shortlist_run_id), allowed=allowed, message=message),)
        )
    options = {
        each.recommendation.model_id: each.recommendation for each in Shortlist.model_validate(row.result).families
    }
    chosen = tuple(dict.fromkeys(family_ids)) or tuple(options)[:MOST_COLUMNS]
    problems = tuple(_problems_of_options(chosen, options))
    if problems:
        raise InvalidInputError(problems)
    scenario = Scenario.model_validate(row.scenario)
    priced = at_project_prices(catalog, prices_of(session, row.project_id))
    with slot():
        columns = [
            simulated(options[each].model_name, options[each].chosen.applied_to(scenario), priced) for each in chosen
        ]
        return compare(columns, priced)


def _problems_of_options(chosen: Sequence[str], options: Mapping[str, Recommendation]) -> Iterator[Problem]:
    """Yield the families that are not among the options, and the lack of a second option."""
    for i, each in enumerate(chosen):
        if each not in options:
            allowed = ", ".join(options)
            yield Problem(path=f"family_ids.{i}", given=each, allowed=allowed, message=msg("comparison-no-option"))
    if len(chosen) < FEWEST_COLUMNS:
        number = msg("allowed-range", low=FEWEST_COLUMNS, high=MOST_COLUMNS)
        message = msg("comparison-number-of-columns")
        yield Problem(path="family_ids", given=str(len(chosen)), allowed=number, message=message)


def _is_finished_week(row: RunRow | None) -> bool:
    return row is not None and (row.kind, row.state) == (RunKind.WEEK, RunState.SUCCEEDED)


def _problem(i: int, run_id: UUID, row: RunRow | None) -> Problem:
    message = msg("field-no-such-run") if row is None else msg("field-run-state", kind=row.kind, state=row.state)
    return Problem(path=f"run_ids.{i}", given=str(run_id), allowed=msg("allowed-finished-week"), message=message)


def _names(rows: Sequence[RunRow]) -> list[str]:
    """Return the scenario names of the runs; duplicates are numbered from left to right."""
    times, seen = Counter(row.scenario_name for row in rows), Counter[str]()
    names = []
    for row in rows:
        seen[row.scenario_name] += 1
        is_alone = times[row.scenario_name] == 1
        names.append(row.scenario_name if is_alone else f"{row.scenario_name} ({seen[row.scenario_name]})")
    return names
