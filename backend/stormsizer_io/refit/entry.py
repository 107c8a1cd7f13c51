"""The refitted array as a custom entry, and its accuracy against the measurements."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from statistics import median
from typing import Any

import numpy as np

from stormsizer.evidence.calibration.fit import rounded
from stormsizer.messages.formatting import LONGEST_LATENCY_MS
from stormsizer.messages.terms import COMPONENTS_IN_TEXT
from stormsizer.messages.text import Listing, Message, Quantity, Text, msg, sentences, shown
from stormsizer.model.catalog import ArrayModel, Catalog
from stormsizer.model.catalog.facts import facts_of, unit_of
from stormsizer.model.provenance import Status, UnknownFactError
from stormsizer.model.scenario import InvalidScenarioError, Problem, Scenario, check_against
from stormsizer.model.scenario.problems import shortened_text
from stormsizer.report.labels import ORIGINS
from stormsizer.simulation.pipeline import station_network
from stormsizer.storage.network import StationNetwork
from stormsizer.storage.trace import Floats
from stormsizer.units import SECONDS_PER_MS
from stormsizer_io.file_texts import files_text
from stormsizer_io.importers.formats.detection import Tool
from stormsizer_io.importers.summary.document import ImportSummary
from stormsizer_io.importers.summary.selection import ArrayChoice, Refit, RefitParameter, RefitPhase
from stormsizer_io.refit.loads import LoadTable
from stormsizer_io.refit.parameters import Parameter, parameters_of
from stormsizer_io.refit.points import OperatingPoint, RefitRefusedError, operating_points
from stormsizer_io.refit.search import Search

OTHER_DESKTOPS_FRACTION = 0.1
"""Relative difference between the numbers of desktops measured and in the scenario above which a note is added."""
NO_LATENCIES = (Tool.CALENDAR, Tool.WORKBOOK, Tool.PROTECTED, Tool.UNKNOWN)
Moved = Sequence[tuple[Parameter, float]]
"""Changed parameters with their new values."""


def refit(
    summary: ImportSummary, scenario: Scenario, catalog: Catalog, choice: ArrayChoice, say: Callable[[Text], str]
) -> tuple[dict[str, Any], Refit]:
    """Return the scenario's array with parameters refitted to measured latencies, as a custom entry.

    The catalog does not change. The array does not change either if no parameter change improves the predictions.

    Parameters
    ----------
    say
        Function that renders the reasoning for the refitted values, which becomes part of the entry.

    Returns
    -------
    entry, refit
        The entry as a catalog document, and the accuracy of each latency before and after the refit.

    Raises
    ------
    RefitRefusedError
        If fewer than two loads have a latency, or the array cannot carry one of them with any parameter values.
    """
    network = _checked_network(scenario, catalog, choice)
    points = operating_points(summary, scenario, catalog)
    array = catalog.arrays[scenario.array.model_id]
    measured_s = np.array([(point.read_s, point.write_s) for point in points])
    before_s = _predicted_s(network, points)
    moved = _moved(network, points, measured_s, parameters_of(array, scenario.array))
    after_s = _predicted_s(_network_with(moved, array, scenario, catalog), points)
    errors = _median_error(before_s, measured_s), _median_error(after_s, measured_s)
    if errors[1] >= errors[0]:
        moved, after_s, errors = (), before_s, (errors[0], errors[0])
    entry = array.model_dump(mode="json") | {"id": choice.id, "name": choice.name}
    origin = _origin(summary, points, errors)
    labels = {named.path: named.label for named in facts_of(array)}
    return _with_values(entry, moved, lambda parameter: say(_reasoning(origin, parameter))), Refit(
        phases=tuple(_phase(point, *of_point) for point, *of_point in zip(points, before_s, after_s, strict=True)),
        parameters=tuple(
            RefitParameter(path=each.path, label=labels[each.path], before=each.value, after=value)
            for each, value in moved
        ),
        median_error_before=errors[0],
        median_error_after=errors[1],
        remarks=tuple(_remarks(summary, scenario, points, before_s, moved, labels)),
    )


def _checked_network(scenario: Scenario, catalog: Catalog, choice: ArrayChoice) -> StationNetwork:
    """Return the network of the scenario's array, after checking the new ID and the scenario."""
    if choice.id in catalog.arrays:
        allowed, message = msg("allowed-unused-id"), msg("field-array-exists")
        raise RefitRefusedError((Problem(path="array.id", given=choice.id, allowed=allowed, message=message),))
    try:
        check_against(scenario, catalog)
        return station_network(scenario, scenario.array, catalog)
    except InvalidScenarioError as error:
        raise RefitRefusedError(error.problems) from error
    except UnknownFactError as error:
        allowed, message = msg("allowed-simulable-array"), msg("field-cannot-be-simulated", reason=error.text)
        problem = Problem(path="array", given=scenario.array.model_id, allowed=allowed, message=message)
        raise RefitRefusedError((problem,)) from error


def _moved(
    network: StationNetwork, points: Sequence[OperatingPoint], measured_s: Floats, parameters: Sequence[Parameter]
) -> Moved:
    """Return the parameters that the refit changes, with their new values, in the order of the entry."""
    table = LoadTable(network, points, parameters)
    _require_carried(table, points, np.array([parameter.low for parameter in parameters]))
    solution = Search(table, parameters, measured_s).best()
    _require_carried(table, points, solution.logarithms)
    return tuple(
        (parameter, rounded(parameter.value * math.exp(solution.logarithms[i])))
        for i, parameter in enumerate(parameters)
        if i in solution.chosen
    )


def _require_carried(table: LoadTable, points: Sequence[OperatingPoint], logarithms: Floats) -> None:
    """Reject loads that the array cannot carry with these parameters, naming the saturated component."""
    utilization = table.latencies(np.exp(logarithms)[None]).utilization[0]
    problems = tuple(
        Problem(
            path="array",
            given=point.load,
            allowed=msg("allowed-share-of-load", share=Quantity(float(1.0 / used.max()), "fraction")),
            message=msg(
                "field-cannot-carry",
                name=point.name,
                component=COMPONENTS_IN_TEXT[table.components[int(used.argmax())].value],
                share=Quantity(float(used.max()), "fraction"),
            ),
        )
        for point, used in zip(points, utilization, strict=True)
        if used.max() >= 1.0
    )
    if problems:
        raise RefitRefusedError(problems[:20])


def _network_with(moved: Moved, array: ArrayModel, scenario: Scenario, catalog: Catalog) -> StationNetwork:
    """Return the array's network, built from the refitted entry rather than taken from the search."""
    entry = ArrayModel.model_validate(_with_values(array.model_dump(mode="json"), moved, lambda _: "trial"))
    return station_network(scenario, scenario.array, replace(catalog, arrays={**catalog.arrays, array.id: entry}))


def _predicted_s(network: StationNetwork, points: Sequence[OperatingPoint]) -> Floats:
    """Return the latencies of reads and writes, shape (n_points, 2); infinite where the array cannot keep up."""
    answer = LoadTable(network, points).latencies(np.empty((1, 0)))
    predicted_s: Floats = np.where(answer.carried[0, :, None], answer.seconds[0], np.inf)
    return predicted_s


def _median_error(predicted_s: Floats, measured_s: Floats) -> float:
    """Return the median error of the latencies; predictions are capped at ``LONGEST_LATENCY_MS``."""
    seen = ~np.isnan(measured_s)
    predicted_s = np.minimum(predicted_s, LONGEST_LATENCY_MS * SECONDS_PER_MS)
    return float(median(np.abs(predicted_s[seen] / measured_s[seen] - 1.0)))


def _with_values(entry: dict[str, Any], moved: Moved, reasoning: Callable[[Parameter], str]) -> dict[str, Any]:
    """Return the entry with these values, each with its reasoning."""
    for parameter, value in moved:
        fact: Any = entry
        for step in parameter.steps:
            fact = fact[step]
        fact |= {"value": value, "status": Status.DERIVED.value, "source": None, "where": "", "rows": []}
        fact |= {"reasoning": reasoning(parameter)}
    return entry


def _origin(summary: ImportSummary, points: Sequence[OperatingPoint], errors: tuple[float, float]) -> Message:
    """Return the provenance of the refitted values and their accuracy."""
    names = [
        (file.tool.value, shortened_text(file.name, 60)) for file in summary.files if file.tool not in NO_LATENCIES
    ]
    return msg(
        "refit-origin",
        latencies=msg("refit-latencies", n=sum(point.n_latencies for point in points)),
        loads=msg("refit-loads", n=len(points)),
        files=files_text(names),
        before=Quantity(errors[0], "fraction"),
        after=Quantity(errors[1], "fraction"),
    )


def _reasoning(origin: Message, parameter: Parameter) -> Text:
    """Return the provenance of a refitted value, with its previous value."""
    before = Quantity(parameter.value, unit_of(parameter.path), 5)
    return sentences(origin, msg("refit-before", value=before, status=ORIGINS[parameter.fact.status]))


def _phase(point: OperatingPoint, before_s: Floats, after_s: Floats) -> RefitPhase:
    measured, before, after = (
        [_in_ms(seconds) for seconds in pair] for pair in ((point.read_s, point.write_s), before_s, after_s)
    )
    return RefitPhase(
        phase=point.id,
        label=point.name,
        measured_read_latency_ms=measured[0],
        measured_write_latency_ms=measured[1],
        before_read_latency_ms=before[0],
        before_write_latency_ms=before[1],
        after_read_latency_ms=after[0],
        after_write_latency_ms=after[1],
    )


def _in_ms(seconds: float) -> float | None:
    return float(seconds) / SECONDS_PER_MS if math.isfinite(seconds) else None


def _remarks(
    summary: ImportSummary,
    scenario: Scenario,
    points: Sequence[OperatingPoint],
    before_s: Floats,
    moved: Moved,
    labels: Mapping[str, Text],
) -> Iterator[Text]:
    """Yield notes to read before applying the entry."""
    if not moved:
        yield msg("refit-no-gain")
    if ends := [labels[parameter.path] for parameter, value in moved if parameter.is_at_end(value)]:
        yield msg("refit-at-limit", n=len(ends), names=Listing(tuple(ends)))
    overloaded = [point.name for point, seconds in zip(points, before_s, strict=True) if np.isinf(seconds).any()]
    if overloaded:
        time = Quantity(LONGEST_LATENCY_MS * SECONDS_PER_MS, "s", 3)
        yield msg("refit-overloaded", names=Listing(tuple(overloaded)), time=time)
    windows = summary.workload.phases if summary.workload else ()
    measured = sorted({window.n_desktops for window in windows if window.read_latency_ms or window.write_latency_ms})
    if any(abs(n / scenario.n_desktops - 1.0) > OTHER_DESKTOPS_FRACTION for n in measured):
        counts = Listing(tuple(shown(n) for n in measured))
        yield msg("refit-other-desktops", measured=counts, n=scenario.n_desktops)
    if scenario.other_arrays:
        yield msg("refit-of-array", array=scenario.array_name or scenario.array.model_id)
    if summary.fio is not None and scenario.array.n_arrays > 1:
        yield msg("refit-one-array", n=scenario.array.n_arrays)
