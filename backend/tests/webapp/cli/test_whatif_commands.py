"""`runway` and `compare`: answers for people and programs, one clear line for mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner, Result

from stormsizer.analysis.comparison import Comparison
from stormsizer.analysis.runway import Runway
from tests.webapp.documents import office
from webapp.cli.app import app


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, [*arguments])


def written(folder: Path, name: str, n_drives: int = 24, growth: float = 0.0, n_desktops: int = 100) -> str:
    """A scenario file."""
    document = office(growth={"desktops_fraction_per_year": growth})
    document["array"]["tiers"][0]["n_drives"] = n_drives
    document["pools"][0]["n_desktops"] = n_desktops
    path = folder / f"{name}.yaml"
    path.write_text(yaml.safe_dump(document))
    return str(path)


def test_json_output_is_the_runway(tmp_path: Path) -> None:
    outcome = run("runway", written(tmp_path, "office", growth=1.0), "--json")
    assert outcome.exit_code == 0, outcome.stderr
    answer = json.loads(outcome.stdout)
    assert set(answer) == {"elapsed_ms", "runway"}
    runway = Runway.model_validate(answer["runway"])
    assert runway.n_desktops == 100
    assert runway.headroom_desktops == runway.most_desktops - 100
    assert [year.n_desktops for year in runway.years][:3] == [100, 200, 400]


def test_text_output_has_a_sentence_and_a_row_per_count_and_year(tmp_path: Path) -> None:
    file = written(tmp_path, "office", growth=1.0)
    outcome = run("runway", file)
    assert outcome.exit_code == 0, outcome.stderr
    answer = Runway.model_validate(json.loads(run("runway", file, "--json").stdout)["runway"])
    lines = outcome.stdout.splitlines()
    assert lines[:2] == ["Branch office", answer.sentence]
    now = [line for line in lines if line.split()[1:2] == ["now"]]
    assert [line.split()[0] for line in now] == ["100"]
    assert [line.split()[:2] for line in lines if line.startswith("20")] == [
        [str(year.year), f"{year.n_desktops:,}"] for year in answer.years
    ]


def test_json_output_is_the_comparison(tmp_path: Path) -> None:
    files = [written(tmp_path, "small"), written(tmp_path, "large", 48)]
    outcome = run("compare", *files, "--json")
    assert outcome.exit_code == 0, outcome.stderr
    answer = json.loads(outcome.stdout)
    assert set(answer) == {"elapsed_ms", "comparison"}
    comparison = Comparison.model_validate(answer["comparison"])
    assert [column.name for column in comparison.columns] == ["small", "large"]
    (drives,) = [row for row in comparison.facts if row.id == "n_drives"]
    assert [value and (value.value, value.is_better) for value in drives.values] == [(24.0, None), (48.0, False)]
    (headroom,) = [row for row in comparison.facts if row.id == "headroom_desktops"]
    runways = [json.loads(run("runway", file, "--json").stdout)["runway"] for file in files]
    assert [value and value.value for value in headroom.values] == [each["headroom_desktops"] for each in runways]


def test_text_output_has_columns_and_names_the_price_list(tmp_path: Path) -> None:
    outcome = run("compare", written(tmp_path, "small"), written(tmp_path, "large", 48))
    assert outcome.exit_code == 0, outcome.stderr
    lines = outcome.stdout.splitlines()
    assert lines[0].startswith("Both meet all goals. small: lowest price, fewest drives")
    assert [line.split() for line in lines if line.startswith("Drives")] == [["Drives", "24", "48", "−"]]
    assert any(line.startswith("Prices in USD: ") and "not a quote" in line for line in lines)
    assert any(line.startswith("+ better, − worse than small") for line in lines)


def test_incomparable_columns_are_not_marked(tmp_path: Path) -> None:
    outcome = run("compare", written(tmp_path, "small"), written(tmp_path, "more", n_desktops=200))
    assert outcome.exit_code == 0, outcome.stderr
    assert outcome.stdout.startswith("Not comparable.")
    assert "better" not in outcome.stdout
    assert not [line for line in outcome.stdout.splitlines() if line.endswith((" +", " −"))]


def test_single_scenario_cannot_be_compared(tmp_path: Path) -> None:
    outcome = run("compare", written(tmp_path, "office"))
    assert (outcome.exit_code, outcome.stdout, len(outcome.stderr.splitlines())) == (2, "", 1)
    assert "columns: is not a valid number of columns (given 1; allowed: 2 to 8)" in outcome.stderr


@pytest.mark.parametrize("command", ["runway", "compare"])
def test_invalid_scenario_prints_one_line(tmp_path: Path, command: str) -> None:
    file = written(tmp_path, "office", growth=2.0)
    outcome = run(command, *[file] * (2 if command == "compare" else 1))
    assert (outcome.exit_code, outcome.stdout) == (2, "")
    assert outcome.stderr.startswith("growth.desktops_fraction_per_year: ")
