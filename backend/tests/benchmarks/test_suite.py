"""The benchmarks' own machinery: honest ratios, refusals, a page that is what the last run found."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections.abc import Sequence

import numpy as np
import pytest
from typer.testing import CliRunner

from tests.benchmarks.suite import page, registry, week
from tests.benchmarks.suite.chart import chart
from tests.benchmarks.suite.figures import (
    DifferentAnswersError,
    Effort,
    Figure,
    Line,
    Measured,
    Target,
    Trial,
    at_least,
    at_most,
)
from tests.benchmarks.suite.timing import each, of_rounds, race
from tests.benchmarks.suite.twins import NoCompilerError, same_bits, twin
from webapp.cli.app import app
from webapp.settings import REPOSITORY

REFERENCE = REPOSITORY / "docs" / "reference"
LINE = Line("toys/sum", "ns", "a peer", at_most(2), "A sum.")


def _figure(ratio: float, name: str = LINE.name) -> Figure:
    return Figure(name, "ns", ratio, "a peer", 1.0, ratio, 3, 0.1)


def _toy(effort: Effort) -> Sequence[Measured]:
    return (Measured(1.5, 1.0, 1.5, effort.n_rounds, 0.0),)


def _broken(effort: Effort) -> Sequence[Measured]:
    raise DifferentAnswersError("ours and theirs\ndiffer")


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> list[Trial]:
    """Trials of a moment in place of the real ones."""
    trials = [Trial((LINE,), _toy)]
    monkeypatch.setattr(registry, "TRIALS", trials)
    monkeypatch.setattr(registry, "LINES", {LINE.name: LINE, "toys/broken": LINE, "toys/long": LINE})
    return trials


def test_race_runs_equal_rounds_and_the_faster_side_wins() -> None:
    few, many = np.zeros(20_000), np.zeros(400_000)
    measured = race(lambda: np.sort(few), lambda: np.sort(many), 3, each(1, 1e-6))
    assert measured.n == 3
    assert measured.ratio < 0.5
    assert measured.ours < measured.peer_value


def test_the_ratio_is_the_median_of_the_rounds_not_the_ratio_of_the_medians() -> None:
    measured = of_rounds([(1.0, 1.0), (10.0, 20.0), (6.0, 2.0)])
    assert (measured.ours, measured.peer_value, measured.ratio) == (6.0, 2.0, 1.0)
    assert measured.spread == pytest.approx(2.5)


@pytest.mark.parametrize(
    ("target", "ratio", "is_met", "is_met_nearly"),
    [
        (at_most(1.3), 1.3, True, True),
        (at_most(1.3), 1.4, False, True),
        (at_most(1.3), 1.5, False, False),
        (at_least(1.6), 1.6, True, True),
        (at_least(1.6), 1.5, False, True),
        (at_least(1.6), 1.4, False, False),
        (at_most(2, "ns"), 2.5, False, False),
    ],
)
def test_target_verdict_allows_for_noise(target: Target, ratio: float, is_met: bool, is_met_nearly: bool) -> None:
    assert target.is_met(_figure(ratio)) is is_met
    assert target.is_met(_figure(ratio), noise=0.1) is is_met_nearly


def test_every_benchmark_has_a_unique_name_a_description_and_a_place_on_the_page() -> None:
    lines = [line for trial in registry.TRIALS for line in trial.lines]
    assert len({line.name for line in lines}) == len(lines)
    assert {line.name.partition("/")[0] for line in lines} <= set(page.FAMILIES)
    assert all(line.meaning.endswith(".") for line in lines)


def test_benchmarks_are_selected_by_family_or_name_and_unknown_names_are_rejected() -> None:
    assert set(registry.chosen(["growth", "startup/import"])) > {"growth/days-1", "growth/pools", "startup/import"}
    with pytest.raises(registry.UnknownBenchmarkError, match=r"no benchmark is called grow; there are .*growth/pools"):
        registry.chosen(["grow"])


def test_json_output_contains_only_json(toys: list[Trial]) -> None:
    outcome = CliRunner().invoke(app, ["bench", "--json"])
    assert outcome.exit_code == 0
    assert json.loads(outcome.stdout) == [
        {
            "name": "toys/sum",
            "unit": "ns",
            "ours": 1.5,
            "peer": "a peer",
            "peer_value": 1.0,
            "ratio": 1.5,
            "n": 7,
            "spread": 0.0,
        }
    ]


def test_text_output_shows_the_target_and_whether_it_is_met(toys: list[Trial]) -> None:
    outcome = CliRunner().invoke(app, ["bench", "--quick"])
    head, row = outcome.stdout.splitlines()
    assert head.split()[:2] == ["benchmark", "unit"]
    assert row.split()[0] == "toys/sum"
    assert row.endswith("≤ 2 met")


def test_benchmark_with_differing_results_prints_no_figure_and_the_others_continue(toys: list[Trial]) -> None:
    toys.insert(0, Trial((Line("toys/broken", "ns", "a peer", None, "Broken."),), _broken))
    outcome = CliRunner().invoke(app, ["bench", "--json"])
    assert outcome.exit_code == 1
    assert [figure["name"] for figure in json.loads(outcome.stdout)] == ["toys/sum"]
    assert outcome.stderr == "toys/broken: DifferentAnswersError: ours and theirs differ\n"


def test_quick_run_skips_long_benchmarks(toys: list[Trial]) -> None:
    toys.append(Trial((Line("toys/long", "ns", "a peer", None, "Long."),), _toy, is_long=True))
    runs = [list(registry.figures(["toys/sum", "toys/long"], quick=quick)) for quick in (True, False)]
    assert [[found.name for found in run if isinstance(found, Figure)] for run in runs] == [
        ["toys/sum"],
        ["toys/sum", "toys/long"],
    ]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--only", "no-such"], "no benchmark is called no-such"),
        (["--docs", "--quick"], "--docs requires a full run"),
    ],
)
def test_invalid_request_prints_one_line_and_exits_with_2(arguments: list[str], says: str) -> None:
    outcome = CliRunner().invoke(app, ["bench", *arguments])
    assert (outcome.exit_code, outcome.stdout, len(outcome.stderr.splitlines())) == (2, "", 1)
    assert says in outcome.stderr


def test_page_shows_the_results_of_the_last_run() -> None:
    recorded = (REFERENCE / page.JSON).read_text(encoding="utf-8")
    assert {name: (REFERENCE / name).read_text(encoding="utf-8") for name in (page.CHART, page.PAGE)} == page.rendered(
        recorded
    )
    assert {figure["name"] for figure in json.loads(recorded)["figures"]} == set(registry.LINES)


def test_chart_has_a_dot_inside_the_picture_for_every_ratio() -> None:
    ratios = np.geomspace(1e-3, 1e5, len(registry.LINES))
    figures = [_figure(float(ratio), name) for ratio, name in zip(ratios, registry.LINES, strict=True)]
    picture = ET.fromstring(chart(figures))
    dots = picture.findall("{http://www.w3.org/2000/svg}circle")
    assert len(dots) == len(figures)
    assert all(0 < float(dot.attrib["cx"]) < float(picture.attrib["width"]) for dot in dots)
    assert all(0 < float(dot.attrib["cy"]) < float(picture.attrib["height"]) for dot in dots)


@pytest.mark.parametrize("name", week.COMPARED)
def test_week_in_c_returns_identical_bits(name: str) -> None:
    try:
        twin("week")
    except NoCompilerError as error:
        pytest.skip(str(error))
    week.check(name)


def test_bit_comparison_detects_differences() -> None:
    numbers = np.array([1.0, np.nan])
    assert same_bits(numbers, numbers.copy())
    assert not same_bits(numbers, np.array([1.0 + 2**-52, np.nan]))
