"""`failure` on files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from tests.engine import seeds
from webapp.cli.app import app


@pytest.fixture
def scenario_file(tmp_path: Path) -> Path:
    """A small morning."""
    document = seeds.short_week("first-login", initial_state="idle_never_used", hours=1.5)
    document["pools"][0] |= {"n_desktops": 100, "n_image_copies": 1, "growth_gib_per_desktop": 0.2}
    document["array"] |= {"n_controllers": 2, "n_ports": 2, "flash_cache_gib": 1024}
    path = tmp_path / "morning.yaml"
    path.write_text(yaml.safe_dump(document))
    return path


@pytest.fixture
def two_arrays_file(scenario_file: Path) -> Path:
    document = yaml.safe_load(scenario_file.read_text())
    document["array"]["n_arrays"] = 2
    path = scenario_file.with_name("two arrays.yaml")
    path.write_text(yaml.safe_dump(document))
    return path


def test_figures_of_all_configurations_are_printed_side_by_side(scenario_file: Path, two_arrays_file: Path) -> None:
    printed = CliRunner().invoke(app, ["failure", str(scenario_file), "--with", str(two_arrays_file)])
    assert printed.exit_code == 0, printed.output
    assert "1 of 2 controllers lost" in printed.output
    assert "two arrays: " in printed.output
    assert "for the affected array, one of 2, with 50 desktops" in printed.output
    status = next(line for line in printed.output.splitlines() if line.startswith("Status during it"))
    assert len(status.split()) >= 5
    assert "95th percentile login time" in printed.output


def test_json_output_has_the_requested_failure(scenario_file: Path) -> None:
    arguments = ["failure", str(scenario_file), "--part", "drive", "--count", "2", "--duration", "600", "--json"]
    printed = CliRunner().invoke(app, arguments)
    assert printed.exit_code == 0, printed.output
    answer = json.loads(printed.output)["failure"]
    assert (answer["part"], answer["n_parts"], len(answer["configurations"])) == ("drive", 2, 1)


@pytest.mark.parametrize(
    ("options", "field"),
    [
        (("--part", "cable"), "part"),
        (("--count", "3"), "n_parts"),
        (("--event", "none"), "event_id"),
        (("--from", "tomorrow"), "starts_at"),
        (("--array", "other"), "array_id"),
    ],
)
def test_invalid_failure_names_its_field(scenario_file: Path, options: tuple[str, ...], field: str) -> None:
    printed = CliRunner().invoke(app, ["failure", str(scenario_file), *options])
    assert printed.exit_code == 2
    assert printed.output.startswith(f"{field}: ")
