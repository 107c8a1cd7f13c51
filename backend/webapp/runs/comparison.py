"""Comparison of finished runs."""

from collections import Counter
from collections.abc import Sequence
from uuid import UUID

from sqlalchemy.orm import Session

from stormsizer.analysis.comparison import Column, Comparison, compare
from stormsizer.messages.text import msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Problem, Scenario
from stormsizer.recommendation.cost import at_project_prices
from stormsizer.simulation.result import Result
from webapp.core.concurrency import slot
from webapp.core.http.errors import InvalidInputError
from webapp.core.project_prices import prices_of
from webapp.runs import repository
from webapp.runs.models import RunRow
from webapp.runs.schemas import RunKind, RunState


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
