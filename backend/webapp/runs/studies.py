"""Additional analyses for the report of a *week* run, from runs with the same scenario, catalog entries and engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from typing import Any
from uuid import UUID

from sqlalchemy import ARRAY, ColumnElement, Row, Text, and_, cast, or_, select
from sqlalchemy.orm import InstrumentedAttribute, Session, aliased

from stormsizer.analysis.advice.answer import Advice, EarlierAdvice
from stormsizer.analysis.advice.applied import earlier_advice, in_plan, with_originals
from stormsizer.messages.text import msg
from stormsizer.model.scenario import Problem, Scenario
from stormsizer.report.imported import Imported
from stormsizer.report.studies import Studies
from stormsizer.simulation.result import Result
from webapp.core.http.errors import InvalidInputError, NotFoundError
from webapp.runs.catalog_use import CatalogKey, unchanged_in
from webapp.runs.kinds.table import KINDS
from webapp.runs.models import RunRow
from webapp.runs.schemas import RunKind, RunState

FIELDS: Mapping[str, str] = {
    RunKind.SHORTLIST: "shortlist",
    RunKind.ADVICE: "advice",
    RunKind.RUNWAY: "runway",
    RunKind.SENSITIVITY: "sensitivity",
    RunKind.RANGE: "ranges",
    RunKind.FAILURE: "failure",
}
"""Field in ``Studies`` for each kind of run, in report order."""
CATALOG = RunRow.catalog_organization_id, RunRow.catalog_version
ALLOWED = msg("allowed-report-runs", kinds=", ".join(FIELDS))


def chosen(session: Session, run_id: UUID, given: Sequence[UUID] | None) -> tuple[UUID, ...]:
    """Return the IDs of the runs to include in a run's report, in report order.

    Parameters
    ----------
    given
        Runs to include; None for the newest run of each kind. Advice of an earlier version of the scenario, or with
        another catalog or prices, is included only if there is none with those of the week.

    Raises
    ------
    InvalidInputError
        If one of the given runs cannot be included, or two are of the same kind.
    """
    week = aliased(RunRow)
    query = select(RunRow.id, RunRow.kind, _is_of_version(week).label("is_of_version"), *_inputs(week))
    query = query.join(week, _fits(week)).where(week.id == run_id).order_by(RunRow.id)
    fitting = session.execute(query if given is None else query.where(RunRow.id.in_(given))).all()
    unchanged = _with_inputs_of(session, run_id, fitting)
    found = [each for each in fitting if each.kind == RunKind.ADVICE or each.id in unchanged]
    if given is not None:
        problems = tuple(_problems(given, found))
        if problems:
            raise InvalidInputError(problems)
    current = {each.id for each in found if each.id in unchanged and each.is_of_version}
    best_last = sorted(found, key=lambda each: each.kind != RunKind.ADVICE or each.id in current)
    best = {each.kind: each.id for each in best_last}
    return tuple(best[kind] for kind in FIELDS if kind in best)


Imports = Callable[[Session, UUID, int], Imported | None]
"""Returns what a version of a scenario has from imports."""


def answers(session: Session, run_id: UUID, run_ids: Sequence[UUID], imports: Imports) -> Studies:
    """Return the results of runs that the report of a run includes, and what its scenario has from imports.

    Raises
    ------
    NotFoundError
        If one of them was deleted.
    """
    query = select(RunRow.id, RunRow.kind, RunRow.result).where(RunRow.id.in_(run_ids), RunRow.result.is_not(None))
    found = session.execute(query).all() if run_ids else ()
    if len(found) < len(run_ids):
        raise NotFoundError(msg("problem-report-run-deleted"))
    said = {FIELDS[each.kind]: KINDS[RunKind(each.kind)].answer.model_validate(each.result) for each in found}
    studies = Studies.model_validate(said | {"imported": _imported(session, run_id, imports)})
    advice_id = next((each.id for each in found if each.kind == RunKind.ADVICE), None)
    if studies.advice is None or advice_id is None:
        return studies
    advice = with_first_windows(session, advice_id, studies.advice)
    earlier = _earlier(session, run_id, advice_id, advice)
    if earlier is not None and not earlier.is_same_version and advice.reboot_windows:
        advice = _in_plan_of(session, run_id, advice_id, advice)
    return studies.model_copy(update={"advice": advice, "earlier_advice": earlier})


def with_first_windows(session: Session, run_id: UUID, advice: Advice) -> Advice:
    """Return a run's advice with the reboot windows of the scenario's first version with advice, where they differ.

    Changes that were applied in between have already changed the calendar that the advice is for.
    """
    if not advice.reboot_windows:
        return advice
    own = aliased(RunRow)
    query = select(RunRow.scenario_version, RunRow.result).join(own, _is_about(own)).where(own.id == run_id)
    query = query.where(RunRow.scenario_version < own.scenario_version, RunRow.kind == RunKind.ADVICE)
    found = session.execute(query.order_by(RunRow.scenario_version, RunRow.id).limit(1)).first()
    return advice if found is None else with_originals(advice, Advice.model_validate(found.result), found[0])


def _imported(session: Session, run_id: UUID, imports: Imports) -> Imported | None:
    query = select(RunRow.scenario_id, RunRow.scenario_version).where(RunRow.id == run_id)
    found = session.execute(query).one_or_none()
    if found is None or found.scenario_id is None:
        return None
    return imports(session, found.scenario_id, found.scenario_version)


def _earlier(session: Session, run_id: UUID, advice_id: UUID, advice: Advice) -> EarlierAdvice | None:
    """Return what a run's advice was calculated for, and what was applied of it; None if it is that of the run."""
    week = aliased(RunRow)
    query = select(
        RunRow.id,
        RunRow.scenario_version.label("version"),
        RunRow.scenario.label("before"),
        week.scenario_version.label("current"),
        week.scenario.label("now"),
        *_inputs(week),
    )
    found = session.execute(query.join(week, week.id == run_id).where(RunRow.id == advice_id)).one()
    has_catalog = advice_id in _with_inputs_of(session, run_id, [found])
    if found.version == found.current and has_catalog:
        return None
    before, now = (Scenario.model_validate(each) for each in (found.before, found.now))
    return earlier_advice(advice, (found.version, before), (found.current, now), has_other_catalog=not has_catalog)


def _in_plan_of(session: Session, run_id: UUID, advice_id: UUID, advice: Advice) -> Advice:
    """Return advice of an earlier version with reboot windows that start with their duration in a run of this one."""
    query = select(RunRow.scenario_version, RunRow.scenario, RunRow.result)
    before, now = (session.execute(query.where(RunRow.id == each)).one() for each in (advice_id, run_id))
    plan, result = Scenario.model_validate(now.scenario), Result.model_validate(now.result)
    return in_plan(advice, (before.scenario_version, Scenario.model_validate(before.scenario)), plan, result)


def _fits(week: type[RunRow]) -> ColumnElement[bool]:
    """Return the condition for runs that have a result and the same inputs as this run of kind *week*.

    A shortlist does not depend on the hardware in the scenario, so one of a version with other hardware fits too. A
    recommended configuration can thus be accepted without a new search. Advice explains the changes of later versions,
    so that of an earlier version fits too, also with other catalog entries or prices. The report states the
    differences. The other kinds also need the same catalog entries and prices, see `_with_inputs_of`.
    """
    has_same_demand = _without_hardware(RunRow.scenario) == _without_hardware(week.scenario)
    fits = or_(
        _is_of_version(week),
        and_(RunRow.kind == RunKind.SHORTLIST, has_same_demand),
        and_(RunRow.kind == RunKind.ADVICE, RunRow.scenario_version <= week.scenario_version),
    )
    return and_(_is_about(week), fits, RunRow.kind.in_(list(FIELDS)))


def _is_about(other: type[RunRow]) -> ColumnElement[bool]:
    """Return the condition for finished runs of a scenario with the engine of another run."""
    same = (getattr(RunRow, name) == getattr(other, name) for name in ("scenario_id", "engine_version"))
    return and_(*same, RunRow.state == RunState.SUCCEEDED)


def _is_of_version(other: type[RunRow]) -> ColumnElement[bool]:
    return RunRow.scenario_version == other.scenario_version


def _inputs(other: type[RunRow]) -> Sequence[ColumnElement[Any]]:
    """Return the columns that say whether a run used the catalog entries and the prices of another run."""
    has_prices = RunRow.project_prices.is_not_distinct_from(other.project_prices)
    return (*(column.expression for column in CATALOG), has_prices.label("has_prices"))


def _with_inputs_of(session: Session, run_id: UUID, rows: Sequence[Row[Any]]) -> set[UUID]:
    """Return the runs that used the same catalog entries and prices as another run."""
    priced = [row for row in rows if row.has_prices]
    if not priced:
        return set()
    catalog = CatalogKey.of(session.execute(select(*CATALOG).where(RunRow.id == run_id)).one())
    return unchanged_in(session, priced, catalog)


def _without_hardware(scenario: InstrumentedAttribute[dict[str, Any]]) -> ColumnElement[Any]:
    """Return a scenario without what a recommendation changes: the array, and the image cache of the hosts."""
    paths = ("array",), ("hosts", "host_cache_gib")
    return reduce(lambda document, path: document.op("#-")(cast(path, ARRAY(Text))), paths, scenario.expression)


def _problems(given: Sequence[UUID], found: Sequence[Row[Any]]) -> Iterator[Problem]:
    kinds = {each.id: each.kind for each in found}
    taken: set[str] = set()
    for i, run_id in enumerate(given):
        kind = kinds.get(run_id)
        if kind is None or kind in taken:
            message = msg("field-run-not-usable") if kind is None else msg("field-duplicate-kind", kind=kind)
            yield Problem(path=f"included_run_ids.{i}", given=str(run_id), allowed=ALLOWED, message=message)
        else:
            taken.add(kind)
