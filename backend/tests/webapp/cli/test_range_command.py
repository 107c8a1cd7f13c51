"""`stormsizer range`: percentiles for people and programs, one clear line for mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from tests.webapp.cli.test_commands import run
from tests.webapp.documents import office

FEW = ("--replications", "6")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A scenario file."""
    path = tmp_path / "office.yaml"
    path.write_text(yaml.safe_dump(office()))
    return path


def test_text_output_shows_the_fraction_of_weeks_that_meet_goals_and_the_varied_inputs(file: Path) -> None:
    outcome = run("range", str(file), *FEW)
    assert outcome.exit_code == 0, outcome.stderr
    lines = outcome.stdout.splitlines()
    assert lines[0] == "Branch office"
    assert lines[1].startswith("If the inputs vary within their ranges, all goals are met in ")
    assert "6 simulated weeks" in lines[1]
    assert {"P10", "P50", "P90"} <= set(lines[3].split())
    assert "seed 1" in outcome.stdout


def test_json_output_depends_on_the_seed_and_not_on_the_number_of_workers(file: Path) -> None:
    given = (("1", "1"), ("3", "1"), ("1", "2"))
    answers = [
        json.loads(run("range", str(file), *FEW, "--workers", workers, "--seed", seed, "--json").stdout)
        for workers, seed in given
    ]
    assert set(answers[0]) == {"elapsed_ms", "ranges"}
    one, three, other = (answer["ranges"] for answer in answers)
    assert one == three != other


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (("--replications", "0"), "n_replications: is too small (given 0; allowed: at least 1)"),
        (("--replications", "10001"), "n_replications: is too large (given 10001; allowed: at most 10,000)"),
        (("--seed", "-1"), "seed: is too small (given -1; allowed: at least 0)"),
        (("--workers", "0"), "workers: is out of range (given 0; allowed: 1 to 256)"),
    ],
)
def test_invalid_request_prints_one_line_and_exits_with_2(file: Path, given: tuple[str, str], says: str) -> None:
    outcome = run("range", str(file), *given)
    assert (outcome.exit_code, outcome.stdout, len(outcome.stderr.splitlines())) == (2, "", 1)
    assert says in outcome.stderr
