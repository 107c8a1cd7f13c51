"""Runs the stories: each changes the sample scenario and expects something of a phase, or a refusal.

A story is a YAML file:

```yaml
story: On ONTAP 8.1 the mass power-on of 2,500 desktops takes about 21 minutes, and the controller binds.
scenario: acme                  # sample scenario; acme, if left out
keep: [first-power-on]          # events of the sample that stay; all, if left out
starts_at: 2011-05-29T11:00:00Z # of the shortened calendar, with ends_at; the sample's, if left out
change:                         # path in the document: new value
  pools.0.initial_state: off_never_used
  events.reboot.starts_at: ...  # events and pools may be named by their id
expect:
  - {phase: first-power-on, metric: duration_min, about: 21, within: 10 %}
  - {phase: first-power-on, binds: controller_cpu}
```

Metrics are those of `METRICS` below. An expectation says `at_least`, `at_most` or `about` (with `within`: a share in
per cent, or a plain number in the metric's unit). `less_than` and `more_than` compare with the same figure of another
week, `{change: ..., times: ...}`, instead of a number; `hosts_needed` gives a range. A story of a document that is
refused says `path` and `allowed`.

A story of advice expects something of a change that the engine advises, and may put events on the calendar with `add`:

```yaml
add:
  - {id: scan, kind: antivirus_scan, ...}
expect:
  - {advice: move, says: "from 08:00 to 12:00", outcome: improves, saves_at_least: {n_drives: 14, n_shelves: 1}}
  - {advice: ports, outcome: changes_nothing, gains_at_most: 0.5}
```

`gains_at_least` and `gains_at_most` are of the figure by which the worst event is felt, in its unit.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from stormsizer.analysis.advice.run import Advice, AdvisedChange, advise
from stormsizer.model.scenario import InvalidScenarioError, parse
from stormsizer.simulation.pipeline import simulate
from stormsizer.simulation.result import PhaseResult, Result
from stormsizer.storage.figures import Component
from tests.engine import seeds
from tests.support.languages import english

FILES = sorted(Path(__file__).parent.glob("*.yaml"))


def _login(field: str) -> Callable[[PhaseResult], float]:
    def metric(phase: PhaseResult) -> float:
        assert phase.experience is not None, f"{phase.id} has no logins"
        return float(getattr(phase.experience, field))

    return metric


def _use(component: Component) -> Callable[[PhaseResult], float]:
    return lambda phase: 100 * phase.figures.use_of(component).mean_fraction


def _emptied(phase: PhaseResult) -> Any:
    """The burst credits that run out first in a phase."""
    empty = [level for level in phase.figures.credits if level.empty_from_s is not None]
    assert empty, f"{phase.id} leaves credits"
    return min(empty, key=lambda level: level.empty_from_s or 0.0)


METRICS: Mapping[str, Callable[[PhaseResult], float]] = {
    "duration_min": lambda phase: phase.duration_s / 60,
    "reads_iops": lambda phase: phase.figures.reads_iops,
    "writes_iops": lambda phase: phase.figures.writes_iops,
    "throughput_mb_per_s": lambda phase: phase.figures.read_mb_per_s + phase.figures.write_mb_per_s,
    "host_read_latency_ms": lambda phase: phase.figures.host_read_latency_ms,
    "controller_cpu_percent": _use(Component.CONTROLLER_CPU),
    "drives_percent": _use(Component.DRIVES),
    "host_cpu_percent": _use(Component.HOST_CPU),
    "port_out_percent": _use(Component.PORT_OUT),
    "mean_login_s": _login("mean_s"),
    "longest_login_s": _login("max_s"),
    "good_percent": lambda phase: 100 * _login("good_fraction")(phase),
    "poor_percent": lambda phase: 100 * _login("poor_fraction")(phase),
    "credits_empty_hour": lambda phase: _emptied(phase).empty_from_s / 3600,
    "users_at_empty_credits": lambda phase: _emptied(phase).n_logging_in,
    "waiting_percent": lambda phase: 100 * _login("waiting_for_desktop_fraction")(phase),
}
"""Metrics that a story can use."""


def document_of(story: Mapping[str, Any]) -> dict[str, Any]:
    """The sample as a story changes it."""
    name = story.get("scenario", "acme")
    document: dict[str, Any] = seeds.read(seeds.SEEDS / "scenarios" / f"{name}.yaml")
    if "keep" in story:
        document["events"] = [event for event in document["events"] if event["id"] in story["keep"]]
        assert len(document["events"]) == len(story["keep"]), "an event to keep does not exist"
    document["events"] += copy.deepcopy(story.get("add", []))
    for edge in ("starts_at", "ends_at"):
        if edge in story:
            document["calendar"][edge] = story[edge]
    for path, value in story.get("change", {}).items():
        _put(document, path.split("."), value)
    return document


def _put(node: Any, steps: list[str], value: Any) -> None:
    for step in steps[:-1]:
        node = _item(node, step)
    if isinstance(node, list):
        node[node.index(_item(node, steps[-1]))] = value
    else:
        node[steps[-1]] = value


def _item(node: Any, step: str) -> Any:
    if isinstance(node, list):
        return node[int(step)] if step.isdigit() else next(item for item in node if item["id"] == step)
    return node.setdefault(step, {})


@cache
def _simulated(written: str) -> Result:
    return simulate(parse(yaml.load(written, Loader=yaml.CSafeLoader)), seeds.seed_catalog(), recommend=False).result


def result_of(story: Mapping[str, Any]) -> Result:
    """The result of a story's week; the same week is simulated once."""
    return _simulated(yaml.dump(document_of(story), Dumper=yaml.CSafeDumper))


@cache
def _advised(written: str) -> Advice:
    return advise(parse(yaml.load(written, Loader=yaml.CSafeLoader)), seeds.seed_catalog())


def check_advice(expected: Mapping[str, Any], story: Mapping[str, Any]) -> None:
    """Hold one expectation against a change that is advised."""
    advice = _advised(yaml.dump(document_of(story), Dumper=yaml.CSafeDumper))
    found = [change for change in advice.changes if change.kind == expected["advice"]]
    found = [change for change in found if expected.get("says", "") in english(change.sentence)]
    assert found, f"no such advice; there is {[english(change.sentence) for change in advice.changes]}"
    change = found[0]
    assert set(expected) <= {"advice", "says", "outcome", "saves_at_least", "gains_at_least", "gains_at_most", "named"}
    if "outcome" in expected:
        assert change.outcome == expected["outcome"], change.sentence
    if "named" in expected:
        assert english(change.words) in english(advice.sentence), english(advice.sentence)
    for field, least in expected.get("saves_at_least", {}).items():
        assert change.saving is not None
        assert change.saving.holds_then
        assert (getattr(change.saving.saved, field) or 0) >= least, change.sentence
    assert _gain(change) >= expected.get("gains_at_least", -1e9), change.sentence
    assert _gain(change) <= expected.get("gains_at_most", 1e9), change.sentence


def _gain(change: AdvisedChange) -> float:
    assert change.figure_before.label == change.figure_after.label
    return change.figure_before.value - change.figure_after.value


def phase_named(result: Result, name: str) -> PhaseResult:
    """A phase by its id."""
    found = {phase.id: phase for phase in result.phases}
    assert name in found, f"no phase {name}; there are {', '.join(found)}"
    return found[name]


def check(expected: Mapping[str, Any], story: Mapping[str, Any]) -> None:
    """Hold one expectation against the week."""
    if "advice" in expected:
        check_advice(expected, story)
        return
    if "allowed" in expected:
        with pytest.raises(InvalidScenarioError) as caught:
            result_of(story)
        found = [(p.path, english(p.allowed)) for p in caught.value.problems]
        assert found == [(expected["path"], expected["allowed"])]
        return
    result = result_of(story)
    if "week_holds" in expected:
        assert result.verdict.holds is expected["week_holds"], result.verdict.sentence
        return
    if "hosts_needed" in expected:
        fewest, most = expected["hosts_needed"]
        assert result.hosts is not None
        assert result.hosts.n_hosts_needed is not None
        assert fewest <= result.hosts.n_hosts_needed <= most, result.hosts.sentence
        return
    phase = phase_named(result, expected["phase"])
    for name in ("binds", "holds", "is", "grade", "complete"):
        if name in expected:
            said = {
                "binds": phase.binding.component,
                "holds": phase.holds,
                "is": phase.phase,
                "grade": phase.grade,
                "complete": phase.complete,
            }[name]
            assert said == expected[name], f"{phase.id} {name} {said}: {phase.binding.sentence}"
    if "metric" in expected:
        compare(METRICS[expected["metric"]](phase), expected, story)


def compare(value: float, expected: Mapping[str, Any], story: Mapping[str, Any]) -> None:
    """Hold a figure against a number, or against the same figure of another week."""
    sentence = f"{expected['phase']}: {expected['metric']} is {value:.4g}, expected {dict(expected)}"
    if "at_least" in expected:
        assert value >= expected["at_least"], sentence
    if "at_most" in expected:
        assert value <= expected["at_most"], sentence
    if "about" in expected:
        assert abs(value - expected["about"]) <= margin(expected), sentence
    for word in ("less_than", "more_than"):
        if word in expected:
            other = copy.deepcopy(dict(story))
            other["change"] = dict(story.get("change", {})) | expected[word].get("change", {})
            named = phase_named(result_of(other), expected[word].get("phase", expected["phase"]))
            there = METRICS[expected["metric"]](named) * expected[word].get("times", 1.0)
            assert (value < there) if word == "less_than" else (value > there), f"{sentence}; there {there:.4g}"


def margin(expected: Mapping[str, Any]) -> float:
    """Tolerance of *about*."""
    within = expected["within"]
    if isinstance(within, str):
        return abs(float(expected["about"])) * float(within.removesuffix("%")) / 100
    return float(within)


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_story(file: Path) -> None:
    story = seeds.read(file)
    assert set(story) <= {"story", "scenario", "keep", "add", "starts_at", "ends_at", "change", "expect"}
    assert story["story"].endswith(".")
    assert story["expect"]
    for expected in story["expect"]:
        check(expected, story)


def test_story_files_are_found() -> None:
    assert len(FILES) >= 15
