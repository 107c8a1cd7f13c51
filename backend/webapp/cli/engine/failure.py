"""`failure`: logins, response times and utilization without and with a failed component, from files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from stormsizer.analysis.failures.answer import FailureAnalysis, WeekFigures
from stormsizer.analysis.failures.request import FailureOption, FailureRequest
from stormsizer.analysis.failures.run import analyze_failure
from stormsizer.messages.formatting import NOTHING, quantity
from stormsizer.messages.terms import STATUSES
from stormsizer.model.scenario import InvalidScenarioError, Scenario, parse, problems_of
from stormsizer.report.sections.decisions.failure import Pair, figure_rows
from webapp.cli.runner import catalog_of, tell, timed
from webapp.cli.tables import table
from webapp.core.http.yaml_documents import read_file
from webapp.core.languages import english


def fail_component(
    file: Path,
    given: Mapping[str, Any],
    compared: list[Path] | None,
    as_json: bool,
    own: Path | None,
    seeds: Path | None,
) -> None:
    """Simulate a failure on a scenario file's configuration, and on those of other scenario files.

    Parameters
    ----------
    given
        Fields of the request; None for those that were not given.
    compared
        Scenario files of which only the main array and the image cache of the hosts are used.
    """
    scenario, catalog = parse(read_file(file)), catalog_of(seeds, own)
    request = _request(given, tuple(_option(path) for path in compared or ()))
    answer, elapsed_ms = timed(lambda progress: analyze_failure(scenario, catalog, request, progress))
    tell("failure", answer, elapsed_ms, None if as_json else partial(_readable, scenario))


def _option(file: Path) -> FailureOption:
    other = parse(read_file(file))
    return FailureOption(name=file.stem, array=other.array, host_cache_gib=other.hosts.host_cache_gib)


def _request(given: Mapping[str, Any], options: tuple[FailureOption, ...]) -> FailureRequest:
    fields = {name: value for name, value in given.items() if value is not None}
    try:
        return FailureRequest.model_validate({**fields, "options": options})
    except ValidationError as error:
        raise InvalidScenarioError(problems_of(error)) from error


def _readable(scenario: Scenario, answer: FailureAnalysis, elapsed_ms: float) -> str:
    first, *others = answer.configurations
    head = ("", *(each.name for each in answer.configurations))
    return "\n".join(
        (
            scenario.name,
            english(answer.sentence),
            *(f"{each.name}: {english(each.sentence)}" for each in others),
            *dict.fromkeys(english(warning) for each in (first, *others) for warning in each.warnings),
            "",
            table(head, [*_statuses(answer), *_figures(answer)]),
            "",
            f"Figures without → with the failure; {elapsed_ms:,.0f} ms",
        )
    )


def _statuses(answer: FailureAnalysis) -> Iterator[tuple[str, ...]]:
    for label, which in (("Status without the failure", "without_failure"), ("Status during it", "with_failure")):
        yield (label, *(_status(getattr(each, which)) for each in answer.configurations))


def _status(week: WeekFigures | None) -> str:
    return NOTHING if week is None else english(STATUSES[week.known_status])


def _figures(answer: FailureAnalysis) -> Iterator[tuple[str, ...]]:
    group = ""
    for row in figure_rows(answer):
        if english(row.group) != group:
            group = english(row.group)
            yield (group, *("" for _ in answer.configurations))
        yield (f"  {english(row.label)}", *(_change(pair, row.unit) for pair in row.pairs))


def _change(pair: Pair, unit: str) -> str:
    if pair.before is None and pair.during is None:
        return NOTHING
    return " → ".join(NOTHING if value is None else quantity(value, unit) for value in pair)
