"""Backtest: measured and predicted values for every published number that the engine models."""

import statistics
from collections.abc import Iterable, Iterator, Mapping, Sequence

import stormsizer
from stormsizer.confidence.distance import Evidence
from stormsizer.evidence import storage_tests
from stormsizer.evidence.calibration.fit import known_documents
from stormsizer.evidence.coverage import Coverage, coverage_of
from stormsizer.evidence.experiments import scenario_of
from stormsizer.evidence.metrics import LABELS, METRICS, Condition, predicted
from stormsizer.evidence.printed.rows import printed_values
from stormsizer.evidence.rows import BacktestRow, nearest_measured, rounding_of
from stormsizer.evidence.storage_tests import STORAGE_TEST
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.formatting import NOTHING
from stormsizer.messages.terms import STUDY_PARTS
from stormsizer.messages.text import Quantity, Span, Text, msg, sentences
from stormsizer.model.catalog import Calibration, Catalog, EvidenceRow, Role, Tolerance, assemble
from stormsizer.model.catalog.evidence_rows import BOUNDS, StorageTest, printed_range
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Scenario
from stormsizer.simulation.pipeline import evaluate, prepare

HELD_OUT_PREFIX = "held-out-"


class RoleCount(Document):
    """Numbers of rows, predictions and predictions within tolerance for one role."""

    role: Role
    n_rows: int
    n_predicted: int
    n_within: int


class CheckCount(Document):
    """Error and counts for the independent checks."""

    n_checks: int
    n_within: int
    n_bounds: int
    """Number of checks against a published bound, which limits a figure only from above or below."""
    n_bounds_within: int
    """Bounds that are met. They are easier to meet than a value, so the two are stated separately."""
    median_relative_error: float
    """Median absolute error of the checks that are not bounds, as a fraction of the measured value."""

    @property
    def n_points(self) -> int:
        """Number of checks against a measured value."""
        return self.n_checks - self.n_bounds

    @property
    def n_points_within(self) -> int:
        """Measured values that are predicted within tolerance."""
        return self.n_within - self.n_bounds_within


class MetricMedian(Document):
    """Median prediction error and check counts for one metric, without bounds."""

    metric: str
    metric_label: Text
    n_checks: int
    n_within: int
    median_relative_error: float


class SystemSummary(Document):
    """Prediction results for one study."""

    source: str
    title: str
    n_rows: int
    n_predicted: int
    checks: CheckCount
    left_out: CheckCount
    """Independent checks, predicted without the study's own rows; checks without a substitute are excluded."""
    of_storage: bool = False
    """Whether the study applied synthetic loads to arrays without desktops."""


class StorageTestCount(Document):
    """Prediction results for synthetic loads on arrays without desktops, which the other counts exclude."""

    checks: CheckCount
    maximum_iops_left_out: CheckCount
    """Highest rates of small I/Os, including those that calibrate, predicted without the manufacturer's own rows."""


class BacktestSummary(Document):
    """Summary of the evidence, in figures and one sentence."""

    engine_version: str
    catalog_version: str
    n_rows: int
    n_predicted: int
    by_role: tuple[RoleCount, ...]
    checks: CheckCount
    """Independent checks of desktops: rows not used for calibration, with each measurement counted once."""
    left_out: CheckCount
    """The same independent checks, with each study predicted from the other studies."""
    coverage: tuple[Coverage, ...] = ()
    """How often predicted ranges contain the measured values. Empty in results from older engine versions."""
    storage_tests: StorageTestCount | None = None
    """Synthetic loads on arrays. None in results from older engine versions."""
    median_relative_error: float
    """Median absolute error of checks that are not shares or bounds, as a fraction of the measured value."""
    median_share_error: float
    """Median absolute error of the checks of shares."""
    systems: tuple[SystemSummary, ...]
    medians: tuple[MetricMedian, ...]
    worst_check_ids: tuple[str, ...]
    """The three checks whose errors exceed their tolerance the most."""
    sentence: Text


class Backtest(Document):
    """Every evidence row with its prediction."""

    summary: BacktestSummary
    rows: tuple[BacktestRow, ...]


def backtest(catalog: Catalog, scenarios: Mapping[str, Scenario]) -> Backtest:
    """Simulate the published systems and compare the results with the measurements.

    If a stored calibration holds out some rows, they are predicted a second time with that calibration. All rows of a
    study are also predicted with parameters borrowed from the other studies, except those of cloud volumes, whose
    limits their provider publishes.

    Parameters
    ----------
    scenarios
        Sample scenarios by name.
    """
    rows: list[BacktestRow] = []
    own = _Systems(catalog, scenarios)
    for source in dict.fromkeys(row.source for row in catalog.evidence):
        measured = [row for row in catalog.evidence if row.source == source]
        compared = [_compared(row, own) for row in measured]
        for calibration in catalog.calibrations.values():
            if calibration.source != source:
                continue
            if calibration.borrowed:
                left_out = _Systems(_left_out(catalog, calibration), scenarios)
                compared = [
                    row
                    if own.has_published_limits(one)
                    else _with_prediction(row, left_out.predicted(one), left_out.n_differences(one))
                    for row, one in zip(compared, measured, strict=True)
                ]
            elif calibration.held_out:
                rows += _held_out(catalog, calibration, scenarios)
        rows += compared
    return Backtest(summary=_summary(catalog, rows), rows=tuple(rows))


class _Systems:
    """Judged phases of each measured system, simulated on first use."""

    def __init__(self, catalog: Catalog, scenarios: Mapping[str, Scenario]) -> None:
        self.catalog, self.scenarios = catalog, scenarios
        self.printed = printed_values(catalog.evidence)
        self.evidence = Evidence(catalog)
        self.seen: dict[str, tuple[Scenario, tuple[PhaseResult, ...]] | None] = {}

    def simulated(self, system_id: str) -> tuple[Scenario, tuple[PhaseResult, ...]] | None:
        """Return a system's scenario and phases; None if it has no scenario or the catalog cannot simulate it."""
        if system_id not in self.seen:
            system = self.catalog.systems.get(system_id)
            scenario = None if system is None else scenario_of(system, self.scenarios)
            if scenario is None or not _served_by(scenario, self.catalog):
                self.seen[system_id] = None
            else:
                _, phases = evaluate(scenario, scenario.array, self.catalog, prepare(scenario, self.catalog))
                self.seen[system_id] = (scenario, phases)
        return self.seen[system_id]

    def predicted(self, row: EvidenceRow) -> float | None:
        """Return the prediction for a row; None if the engine does not model the metric."""
        if row.role is Role.FORMULA and row.id in self.printed:
            return self.printed[row.id]
        if (test := self._storage_test(row)) is not None:
            return storage_tests.predicted(test, row.metric, self.catalog)
        found = self.simulated(row.system)
        if found is None:
            return None
        scenario, phases = found
        compared = self._phase_of(row, self.catalog.systems[row.system].compared_with)
        return predicted(Condition(row, scenario, phases, self._phase_of(row, row.system), self.catalog, compared))

    def n_differences(self, row: EvidenceRow) -> int | None:
        """Return the number of differences of a row's test from the nearest system of another study."""
        found = self.simulated(row.system)
        if found is None:
            return None
        phase = self._phase_of(row, row.system)
        pools = [pool for pool in found[0].pools if phase is None or pool.id in phase.pool_ids]
        nearest = self.evidence.nearest(found[0], pools, row.phase, without=row.source)
        return None if nearest is None else len(nearest.differences)

    def has_published_limits(self, row: EvidenceRow) -> bool:
        """Return whether a row is about a cloud volume, of which no parameter depends on any study."""
        test = self._storage_test(row)
        return test is not None and test.array in self.catalog.cloud_volumes

    def _storage_test(self, row: EvidenceRow) -> StorageTest | None:
        system = self.catalog.systems.get(row.system)
        return None if system is None else system.storage_test

    def _phase_of(self, row: EvidenceRow, system_id: str) -> PhaseResult | None:
        """Return the phase of a system that a row refers to."""
        found = self.simulated(system_id)
        if found is None:
            return None
        named = self.catalog.systems[system_id].phases.get(row.phase)
        return next((p for p in found[1] if (p.id == named if named else p.phase == row.phase)), None)


def _served_by(scenario: Scenario, catalog: Catalog) -> bool:
    return scenario.array.model_id in catalog.arrays and all(
        pool.profile_id in catalog.workloads
        and (pool.deployment_id is None or pool.deployment_id in catalog.deployments)
        for pool in scenario.pools
    )


def _left_out(catalog: Catalog, borrowed: Calibration) -> Catalog:
    """Return the catalog without any parameter fitted to the source; documents that are then incomplete are omitted."""
    others = [c for c in catalog.documents["calibrations"] if c["source"] != borrowed.source]
    names = {p.name for p in borrowed.parameters} | {p["name"] for c in others for p in c["parameters"]}
    documents = {kind: items for kind, items in catalog.documents.items() if kind != "calibrations"}
    return assemble({**known_documents(documents, names), "calibrations": others}, borrowed)


def _compared(row: EvidenceRow, systems: _Systems) -> BacktestRow:
    said = systems.predicted(row)
    tolerance = rounding_of(row) if row.role is Role.FORMULA else row.tolerance
    system = systems.catalog.systems.get(row.system)
    return BacktestRow(
        id=row.id,
        system=row.system,
        system_name=row.system if system is None else system.name,
        source=row.source,
        table=row.table,
        phase=row.phase,
        phase_label=STUDY_PARTS.get(row.phase, row.phase),
        metric=row.metric,
        metric_label=LABELS.get(row.metric, ""),
        unit=row.unit,
        measured=row.measured,
        predicted=said,
        error=None if said is None else error_of(said, row),
        tolerance=tolerance,
        role=row.role,
        within=None if said is None or tolerance is None else is_within(said, row, tolerance),
        perspective=row.perspective,
        qualifier=row.qualifier,
        counts_with=row.counts_with,
        same_as=row.same_as,
        drives=row.drives,
        note=row.note,
    )


def _with_prediction(row: BacktestRow, said: float | None, n_differences: int | None) -> BacktestRow:
    """Return a row with the leave-one-out prediction added."""
    if said is None:
        return row
    return row.model_copy(
        update={
            "left_out_predicted": said,
            "left_out_error": error_of(said, row),
            "left_out_within": None if row.tolerance is None else is_within(said, row, row.tolerance),
            "n_differences": n_differences,
        }
    )


def error_of(said: float, row: EvidenceRow | BacktestRow) -> float:
    """Return the signed error from the measured value or range; relative, unless the value is a share or zero."""
    nearest = nearest_measured(said, row)
    if row.unit == "fraction" or nearest == 0:
        return said - nearest
    return (said - nearest) / abs(nearest)


def is_within(said: float, row: EvidenceRow | BacktestRow, tolerance: Tolerance) -> bool:
    """Return whether a prediction is within tolerance of the measured value or range."""
    low, high = tolerance.around(*printed_range(row.measured))
    above = row.qualifier not in ("below", "at_most") and said < low
    below = row.qualifier != "above" and said > high
    return not (above or below)


def _relative(said: float, row: BacktestRow) -> float:
    """Return the absolute error as a fraction of the measured value, even for shares."""
    nearest = nearest_measured(said, row)
    return abs(said - nearest) / abs(nearest) if nearest else abs(said - nearest)


def _held_out(catalog: Catalog, calibration: Calibration, scenarios: Mapping[str, Scenario]) -> Iterator[BacktestRow]:
    """Yield the held-out rows of a calibration, with the range of predictions from its equally good fits."""
    best = _Systems(assemble(catalog.documents, calibration), scenarios)
    as_good = [
        _Systems(assemble(catalog.documents, _with(calibration, values)), scenarios) for values in calibration.as_good
    ]
    for row in catalog.evidence:
        measured_once = row.role in (Role.CALIBRATES, Role.CHECKS) and not row.same_as
        if row.id not in calibration.held_out or row.metric not in METRICS or not measured_once:
            continue
        spread = [value for systems in (best, *as_good) if (value := systems.predicted(row)) is not None]
        yield _compared(row, best).model_copy(
            update={
                "id": f"{HELD_OUT_PREFIX}{row.id}",
                "predicted_range": (min(spread), max(spread)) if spread else None,
                "role": Role.CHECKS,
                "counts_with": row.counts_with or row.mirrors,
                "note": sentences(msg("evidence-held-out"), row.note),
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


def _summary(catalog: Catalog, rows: Sequence[BacktestRow]) -> BacktestSummary:
    every = independent_checks(rows)
    checks = [row for row in every if row.phase != STORAGE_TEST]
    points = [row for row in every if row.qualifier not in BOUNDS]
    exact = [row for row in points if row.phase != STORAGE_TEST]
    worst = sorted(checks, key=_excess, reverse=True)[:3]
    counted, left_out = _checked(checks), _left_out_checked(checks)
    of_arrays = _of_storage_tests(rows, every)
    return BacktestSummary(
        engine_version=stormsizer.__version__,
        catalog_version=catalog.version,
        n_rows=len(rows),
        n_predicted=sum(row.predicted is not None for row in rows),
        by_role=tuple(_counted(role, rows) for role in Role),
        checks=counted,
        left_out=left_out,
        coverage=coverage_of(checks),
        storage_tests=of_arrays,
        median_relative_error=_median([abs(row.error or 0.0) for row in exact if row.unit != "fraction"]),
        median_share_error=_median([abs(row.error or 0.0) for row in exact if row.unit == "fraction"]),
        systems=tuple(
            SystemSummary(
                source=source,
                title=catalog.sources[source].title,
                n_rows=sum(row.source == source for row in rows),
                n_predicted=sum(row.source == source and row.predicted is not None for row in rows),
                checks=_checked([row for row in every if row.source == source]),
                left_out=_left_out_checked([row for row in every if row.source == source]),
                of_storage=any(row.source == source and row.phase == STORAGE_TEST for row in rows),
            )
            for source in dict.fromkeys(row.source for row in rows)
        ),
        medians=tuple(_of_metric(metric, points) for metric in sorted({row.metric for row in points})),
        worst_check_ids=tuple(row.id for row in worst),
        sentence=sentences(
            msg(
                "evidence-summary",
                within=counted.n_points_within,
                points=counted.n_points,
                bounds_within=counted.n_bounds_within,
                bounds=counted.n_bounds,
                median=Quantity(counted.median_relative_error, "fraction"),
                left_out_within=left_out.n_points_within,
                left_out_points=left_out.n_points,
                left_out_bounds_within=left_out.n_bounds_within,
                left_out_bounds=left_out.n_bounds,
                deviations=_deviations(worst),
            ),
            _storage_sentence(of_arrays),
        ),
    )


def _of_storage_tests(rows: Sequence[BacktestRow], checks: Sequence[BacktestRow]) -> StorageTestCount:
    measured = (Role.CALIBRATES, Role.CHECKS)
    rates = [
        row
        for row in rows
        if row.metric == storage_tests.MAXIMUM_IOPS and row.role in measured and not row.counts_with and not row.same_as
    ]
    return StorageTestCount(
        checks=_checked([row for row in checks if row.phase == STORAGE_TEST]),
        maximum_iops_left_out=_left_out_checked(rates),
    )


def _storage_sentence(count: StorageTestCount) -> Text | None:
    """Return the accuracy of storage tests as text; None without any."""
    if not count.checks.n_checks:
        return None
    return msg(
        "evidence-storage-tests",
        within=count.checks.n_within,
        checks=count.checks.n_checks,
        rates_within=count.maximum_iops_left_out.n_within,
        rates=count.maximum_iops_left_out.n_checks,
    )


def _deviations(rows: Sequence[BacktestRow]) -> Text:
    """Return the measured and predicted values of some rows as text."""
    if not rows:
        return NOTHING
    row, *others = rows
    told = msg(
        "evidence-deviation",
        table=row.table,
        phase=row.phase_label,
        system=row.system_name,
        metric=row.metric_label,
        measured=_measured(row),
        predicted=Quantity(row.predicted, row.unit),
    )
    return msg("evidence-deviations", first=told, others=_deviations(others)) if others else told


def _measured(row: BacktestRow) -> Quantity | Span:
    if isinstance(row.measured, tuple):
        return Span(*row.measured, row.unit)
    return Quantity(row.measured, row.unit)


def _checked(checks: Sequence[BacktestRow]) -> CheckCount:
    return CheckCount(
        n_checks=len(checks),
        n_within=sum(row.within is True for row in checks),
        n_bounds=sum(row.qualifier in BOUNDS for row in checks),
        n_bounds_within=sum(row.qualifier in BOUNDS and row.within is True for row in checks),
        median_relative_error=_median(
            [_relative(row.predicted or 0.0, row) for row in checks if row.qualifier not in BOUNDS]
        ),
    )


def _left_out_checked(checks: Sequence[BacktestRow]) -> CheckCount:
    known = [row for row in checks if row.left_out_predicted is not None]
    return CheckCount(
        n_checks=len(known),
        n_within=sum(row.left_out_within is True for row in known),
        n_bounds=sum(row.qualifier in BOUNDS for row in known),
        n_bounds_within=sum(row.qualifier in BOUNDS and row.left_out_within is True for row in known),
        median_relative_error=_median(
            [_relative(row.left_out_predicted or 0.0, row) for row in known if row.qualifier not in BOUNDS]
        ),
    )


def _of_metric(metric: str, checks: Sequence[BacktestRow]) -> MetricMedian:
    counted = _checked([row for row in checks if row.metric == metric])
    return MetricMedian(
        metric=metric,
        metric_label=LABELS[metric],
        n_checks=counted.n_checks,
        n_within=counted.n_within,
        median_relative_error=counted.median_relative_error,
    )


def independent_checks(rows: Iterable[BacktestRow]) -> list[BacktestRow]:
    """Return the rows with role *checks*, a prediction and a tolerance; each measurement counts once.

    If a measurement is also predicted with its test held out, only that stricter prediction counts. Rows that depend on
    or repeat another row do not count.
    """
    rows = list(rows)
    stricter = {row.id.removeprefix(HELD_OUT_PREFIX) for row in rows if row.id.startswith(HELD_OUT_PREFIX)}
    return [
        row
        for row in rows
        if row.role is Role.CHECKS
        and row.within is not None
        and row.id not in stricter
        and not row.counts_with
        and not row.same_as
    ]


def _counted(role: Role, rows: Sequence[BacktestRow]) -> RoleCount:
    mine = [row for row in rows if row.role is role]
    return RoleCount(
        role=role,
        n_rows=len(mine),
        n_predicted=sum(row.predicted is not None for row in mine),
        n_within=sum(row.within is True for row in mine),
    )


def _median(errors: Sequence[float]) -> float:
    return statistics.median(errors) if errors else 0.0


def _excess(row: BacktestRow) -> float:
    """Return how far a prediction is outside its tolerance, in units of the tolerance."""
    if row.tolerance is None or row.predicted is None:
        return 0.0
    low, high = row.tolerance.around(*printed_range(row.measured))
    slack = high - printed_range(row.measured)[1] or 1.0
    below = 0.0 if row.qualifier in ("below", "at_most") else low - row.predicted
    above = 0.0 if row.qualifier == "above" else row.predicted - high
    return max(below, above) / slack
