"""Measured beside predicted for every published number that the engine can speak to."""

from collections.abc import Iterable, Iterator, Mapping

import stormsizer
from stormsizer.catalog import Calibration, Catalog, EvidenceRow, Role, Tolerance, assemble
from stormsizer.evidence.experiments import on_firmware
from stormsizer.evidence.metrics import METRICS, metric_words
from stormsizer.experience.phases import PhaseResult
from stormsizer.pipeline import evaluate, prepare
from stormsizer.provenance import Document
from stormsizer.scenario import Scenario
from stormsizer.wording import quantity, span

HELD_OUT_PREFIX = "held-out-"


class BacktestRow(Document):
    """One measured number and what the engine says."""

    id: str
    system: str
    source: str
    table: str
    phase: str
    metric: str
    unit: str
    measured: float | tuple[float, float]
    predicted: float | None
    """None where the engine does not model what was measured."""
    predicted_range: tuple[float, float] | None = None
    """Lowest and highest prediction over equally good fits; for held-out rows."""
    error: float | None
    """Relative to the measured value; for shares and zero values, the difference. Zero inside a printed range."""
    tolerance: Tolerance | None
    role: Role
    within: bool | None
    """Whether the error is inside the tolerance; none without a prediction or a tolerance."""
    perspective: str
    qualifier: str = ""
    note: str = ""


class RoleCount(Document):
    """How the rows of one role came out."""

    role: Role
    n_rows: int
    n_predicted: int
    n_within: int


class BacktestSummary(Document):
    """The evidence page in figures and a sentence."""

    engine_version: str
    catalog_version: str
    n_rows: int
    n_predicted: int
    by_role: tuple[RoleCount, ...]
    n_checks: int
    """Independent checks: rows that no parameter saw, each measurement once."""
    n_checks_within: int
    median_relative_error: float
    """Half of the checks that are no shares are off by at most this share of the measured value."""
    median_share_error: float
    """Half of the checks that are shares are off by at most this much."""
    worst_check_ids: tuple[str, ...]
    """The three checks that miss their tolerance by most."""
    sentence: str


class Backtest(Document):
    """Every evidence row beside the engine's prediction."""

    summary: BacktestSummary
    rows: tuple[BacktestRow, ...]


def backtest(catalog: Catalog, scenarios: Mapping[str, Scenario]) -> Backtest:
    """Run the published systems through the engine and compare.

    Rows that a stored calibration has held out are predicted a second time with that calibration.

    Parameters
    ----------
    scenarios
        By source (e.g. ``netapp-tr3949``) the calendar of the study; sources without one are left out.
    """
    rows: list[BacktestRow] = []
    for source, scenario in scenarios.items():
        systems = _Systems(catalog, scenario)
        rows += [_compared(row, systems) for row in catalog.evidence if row.source == source]
        for calibration in catalog.calibrations.values():
            if calibration.source == source and calibration.held_out:
                rows += _held_out(catalog, calibration, scenario)
    return Backtest(summary=_summary(catalog, rows), rows=tuple(rows))


class _Systems:
    """Judged phases of each measured system, simulated once."""

    def __init__(self, catalog: Catalog, scenario: Scenario) -> None:
        self.phases: dict[str, tuple[PhaseResult, ...]] = {}
        array = catalog.arrays[scenario.array.model_id]
        family = array.id.removeprefix("netapp-")
        for release in array.firmware:
            week = on_firmware(scenario, release.id)
            _, phases = evaluate(week, week.array, catalog, prepare(week, catalog))
            self.phases[f"{family}-{release.id}"] = phases
        # what does not differ between releases is read off the scenario's own
        self.phases[family] = self.phases[f"{family}-{scenario.array.firmware_id}"]

    def phase(self, row: EvidenceRow) -> PhaseResult | None:
        """The phase that a row was measured in. Steady state and idle are those of a Tuesday, as in the study."""
        found = [phase for phase in self.phases.get(row.system, ()) if phase.phase == row.phase]
        if not found:
            return None
        if row.phase == "steady_state":
            return next((phase for phase in found if phase.event_id.startswith("tuesday")), found[0])
        return found[-1] if row.phase == "power_on" else found[0]


def _predicted(row: EvidenceRow, systems: _Systems) -> float | None:
    metric = METRICS.get(row.metric)
    phase = systems.phase(row)
    if metric is None or phase is None or row.drives:
        return None
    return metric(phase)


def _compared(row: EvidenceRow, systems: _Systems) -> BacktestRow:
    predicted = _predicted(row, systems)
    error = None if predicted is None else error_of(predicted, row)
    return BacktestRow(
        id=row.id,
        system=row.system,
        source=row.source,
        table=row.table,
        phase=row.phase,
        metric=row.metric,
        unit=row.unit,
        measured=row.measured,
        predicted=predicted,
        error=error,
        tolerance=row.tolerance,
        role=row.role,
        within=None if predicted is None or row.tolerance is None else is_within(predicted, row, row.tolerance),
        perspective=row.perspective,
        qualifier=row.qualifier,
        note=row.note,
    )


def error_of(predicted: float, row: EvidenceRow) -> float:
    """Signed distance to the measured value or printed range, as a share of it unless it is itself a share or zero."""
    low, high = row.measured_range
    nearest = min(max(predicted, low), high)
    if row.qualifier == "above":
        nearest = max(predicted, low)
    elif row.qualifier in ("below", "at_most"):
        nearest = min(predicted, high)
    difference = predicted - nearest
    if row.unit == "fraction" or nearest == 0:
        return difference
    return difference / abs(nearest)


def is_within(predicted: float, row: EvidenceRow, tolerance: Tolerance) -> bool:
    """Whether a prediction is close enough to the measured value or range."""
    low, high = row.measured_range
    slack_low = tolerance.absolute if tolerance.absolute is not None else abs(low) * (tolerance.relative or 0.0)
    slack_high = tolerance.absolute if tolerance.absolute is not None else abs(high) * (tolerance.relative or 0.0)
    above = row.qualifier not in ("below", "at_most") and predicted < low - slack_low
    below = row.qualifier != "above" and predicted > high + slack_high
    return not (above or below)


def _held_out(catalog: Catalog, calibration: Calibration, scenario: Scenario) -> Iterator[BacktestRow]:
    """The rows that a calibration has not seen, with the range that its equally good fits span."""
    best = _Systems(assemble(catalog.documents, calibration), scenario)
    as_good = [
        _Systems(assemble(catalog.documents, _with(calibration, values)), scenario) for values in calibration.as_good
    ]
    for row in catalog.evidence:
        measured_once = row.role in (Role.CALIBRATES, Role.CHECKS) and not row.same_as
        if row.id not in calibration.held_out or row.metric not in METRICS or not measured_once:
            continue
        spread = [value for systems in (best, *as_good) if (value := _predicted(row, systems)) is not None]
        yield _compared(row, best).model_copy(
            update={
                "id": f"{HELD_OUT_PREFIX}{row.id}",
                "predicted_range": (min(spread), max(spread)) if spread else None,
                "role": Role.CHECKS,
                "note": " ".join(("Predicted without any row of this test.", row.note)).strip(),
            }
        )


def _with(calibration: Calibration, values: Mapping[str, float]) -> Calibration:
    return calibration.model_copy(
        update={
            "parameters": tuple(
                p.model_copy(update={"value": values.get(p.name, p.value)}) for p in calibration.parameters
            )
        }
    )


def _summary(catalog: Catalog, rows: Iterable[BacktestRow]) -> BacktestSummary:
    rows = list(rows)
    checks = independent_checks(rows)
    n_within = sum(row.within is True for row in checks)
    relative = _median([row for row in checks if row.unit != "fraction" and row.measured != 0])
    share = _median([row for row in checks if row.unit == "fraction"])
    worst = sorted(checks, key=_excess, reverse=True)[:3]
    furthest = "; ".join(
        f"{row.table}, {metric_words(row.metric)} in {row.phase.replace('_', ' ')} on {row.system}: measured "
        f"{_written(row.measured, row.unit)}, predicted {quantity(row.predicted, row.unit)}"
        for row in worst
    )
    return BacktestSummary(
        engine_version=stormsizer.__version__,
        catalog_version=catalog.version,
        n_rows=len(rows),
        n_predicted=sum(row.predicted is not None for row in rows),
        by_role=tuple(_counted(role, rows) for role in Role),
        n_checks=len(checks),
        n_checks_within=n_within,
        median_relative_error=relative,
        median_share_error=share,
        worst_check_ids=tuple(row.id for row in worst),
        sentence=(
            f"{n_within} of {len(checks)} independent checks are within their tolerance; half of the rates, times and "
            f"latencies are within {relative * 100:.0f} %, half of the shares within {share * 100:.0f} points. "
            f"Furthest off: {furthest}. The form of the model was chosen with the study in view, so no check is blind."
        ),
    )


def independent_checks(rows: Iterable[BacktestRow]) -> list[BacktestRow]:
    """Rows in role *checks* that have a prediction and a tolerance, each measurement once.

    A measurement that is predicted a second time without its test counts in that stricter form alone.
    """
    rows = list(rows)
    stricter = {row.id.removeprefix(HELD_OUT_PREFIX) for row in rows if row.id.startswith(HELD_OUT_PREFIX)}
    return [row for row in rows if row.role is Role.CHECKS and row.within is not None and row.id not in stricter]


def _counted(role: Role, rows: list[BacktestRow]) -> RoleCount:
    mine = [row for row in rows if row.role is role]
    return RoleCount(
        role=role,
        n_rows=len(mine),
        n_predicted=sum(row.predicted is not None for row in mine),
        n_within=sum(row.within is True for row in mine),
    )


def _median(rows: list[BacktestRow]) -> float:
    errors = sorted(abs(row.error) for row in rows if row.error is not None)
    return errors[len(errors) // 2] if errors else 0.0


def _written(measured: float | tuple[float, float], unit: str) -> str:
    return span(*measured, unit) if isinstance(measured, tuple) else quantity(measured, unit)


def _excess(row: BacktestRow) -> float:
    """Error in units of the tolerance."""
    if row.tolerance is None or row.error is None or row.predicted is None:
        return 0.0
    if row.tolerance.absolute is None:
        return abs(row.error) / (row.tolerance.relative or 1.0)
    low, high = row.measured if isinstance(row.measured, tuple) else (row.measured, row.measured)
    below = 0.0 if row.qualifier in ("below", "at_most") else low - row.predicted
    above = 0.0 if row.qualifier == "above" else row.predicted - high
    return max(below, above, 0.0) / row.tolerance.absolute
