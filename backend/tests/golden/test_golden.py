"""Did any number move? The fortnight on both releases, the recommendation and the backtest, compared with the records.

`make golden` records the current figures; review the difference, and add a line under *Numbers* to the changelog.
Figures are stored with six significant digits and compared to one part in a million, far more than the difference
between machines, and far less than any relevant change.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from stormsizer.evidence.experiments import on_firmware
from stormsizer.messages.text import Message
from stormsizer.simulation.pipeline import simulate
from stormsizer.simulation.result import PhaseResult
from tests.engine import seeds
from tests.support.golden import FOLDER, Golden
from tests.support.languages import english

CLOSE = 1e-6
RELEASES = ("ontap-8.0.1", "ontap-8.1")
FIGURES = (
    "reads_iops",
    "writes_iops",
    "read_mb_per_s",
    "write_mb_per_s",
    "peak_iops",
    "host_read_latency_ms",
    "host_write_latency_ms",
    "controller_read_latency_ms",
    "controller_write_latency_ms",
)
LOGINS = ("mean_s", "sd_s", "p50_s", "p95_s", "max_s", "good_fraction", "fair_fraction", "poor_fraction")


def figures_of(phase: PhaseResult) -> dict[str, Any]:
    """The figures of a phase that are kept on record."""
    figures: dict[str, Any] = {
        "duration_s": phase.duration_s,
        "complete": phase.complete,
        "holds": phase.holds,
        "grade": phase.grade,
        "binds": phase.binding.component,
    }
    figures |= {name: getattr(phase.figures, name) for name in FIGURES}
    figures |= {f"{use.component}_fraction": use.mean_fraction for use in phase.figures.components}
    if phase.experience is not None:
        figures |= {f"login_{name}": getattr(phase.experience, name) for name in LOGINS}
    return figures


def rounded(value: Any) -> Any:
    """The same value with six significant digits wherever there is a number."""
    match value:
        case bool() | int() | None:
            return value
        case float():
            return float(f"{value:.6g}")
        case dict():
            return {str(key): rounded(item) for key, item in value.items()}
        case list() | tuple():
            return [rounded(item) for item in value]
        case Message():
            return english(value)
        case _:
            return str(value)


def moved(was: Any, now: Any, path: str = "") -> Iterator[str]:
    """One line per figure that differs: where, both values, and by how much."""
    if isinstance(was, dict) and isinstance(now, dict):
        for key in [*was, *(key for key in now if key not in was)]:
            yield from moved(was.get(key, "(absent)"), now.get(key, "(absent)"), f"{path}.{key}".lstrip("."))
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        for i, (before, after) in enumerate(zip(was, now, strict=True)):
            yield from moved(before, after, f"{path}[{i}]")
    elif _is_number(was) and _is_number(now):
        if abs(now - was) > CLOSE * max(abs(was), abs(now)):
            by = f"{(now / was - 1) * 100:+.3g}%" if was else f"{now - was:+.3g}"
            yield f"{path}: {was:g} -> {now:g} ({by})"
    elif was != now:
        yield f"{path}: {was} -> {now}"


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


@pytest.fixture
def rewriting(request: pytest.FixtureRequest) -> bool:
    """Return whether the current figures are recorded instead of compared."""
    return bool(request.config.getoption("--rewrite-golden"))


def held(name: str, figures: Any, golden: Golden, *, rewriting: bool) -> None:
    """Compare figures with those on record, or put them there."""
    now = rounded(figures)
    if rewriting:
        golden(name, now)
        return
    record = FOLDER / f"{name}.json"
    assert record.exists(), f"no golden result {record.name}: `make golden` writes it"
    found = list(moved(json.loads(record.read_text()), now))
    shown = "\n".join(found[:25])
    assert not found, f"{len(found)} figures of {name} have moved (`make golden` accepts them):\n{shown}"


@pytest.mark.parametrize("release", RELEASES)
def test_results_of_the_fortnight_are_unchanged(release: str, golden: Golden, rewriting: bool) -> None:
    week = on_firmware(seeds.acme_scenario(), release)
    result = simulate(week, seeds.seed_catalog(), recommend=False).result
    held(
        f"acme-{release.removeprefix('ontap-')}",
        {
            "phases": {phase.id: figures_of(phase) for phase in result.phases},
            "capacity": {
                "needed_gb": result.capacity.needed_gb,
                "usable_gb": result.capacity.usable_gb,
                "spare_fraction": result.capacity.spare_fraction,
            },
            "verdict": result.verdict.sentence,
        },
        golden,
        rewriting=rewriting,
    )


def test_recommendation_is_unchanged(golden: Golden, rewriting: bool) -> None:
    found = simulate(seeds.acme_scenario(), seeds.seed_catalog()).result.recommendation
    assert found is not None
    candidates = {"chosen": found.chosen} | {f"not {english(c.words)}": c for c in found.why_not_cheaper}
    held(
        "acme-recommendation",
        {
            "sentence": english(found.sentence),
            "candidates": {
                name: {
                    "words": english(candidate.words),
                    "rack_units": candidate.rack_units,
                    "broken": {f"{b.phase_id} {b.goal} {english(b.label)}": b.value for b in candidate.broken},
                }
                for name, candidate in candidates.items()
            },
        },
        golden,
        rewriting=rewriting,
    )


def test_published_errors_are_unchanged(golden: Golden, rewriting: bool) -> None:
    published = seeds.published_backtest()
    held(
        "backtest",
        {
            "n_checks": published.summary.checks.n_checks,
            "n_checks_within": published.summary.checks.n_within,
            "median_relative_error": published.summary.median_relative_error,
            "median_share_error": published.summary.median_share_error,
            "predicted": {row.id: row.predicted for row in published.rows if row.predicted is not None},
        },
        golden,
        rewriting=rewriting,
    )


def test_changed_figure_is_named_with_both_values_and_the_difference() -> None:
    was = {"first-login": {"login_mean_s": 25.0, "grade": "fair", "gone": 1}, "same": 1.0}
    now = {"first-login": {"login_mean_s": 26.0, "grade": "good", "new": 2}, "same": 1.0000005}
    assert list(moved(was, now)) == [
        "first-login.login_mean_s: 25 -> 26 (+4%)",
        "first-login.grade: fair -> good",
        "first-login.gone: 1 -> (absent)",
        "first-login.new: (absent) -> 2",
    ]
