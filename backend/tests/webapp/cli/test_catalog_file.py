"""Custom catalog entries from a file, and the how-to about scenario files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner, Result

from webapp.cli.app import app

HOW_TOS = Path(__file__).parents[4] / "docs" / "how-to"
HOW_TO = HOW_TOS / "write-a-scenario-file.md"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, [*arguments])


@pytest.fixture
def documents() -> tuple[dict[str, Any], dict[str, Any]]:
    """The scenario and the catalog entries of the how-to."""
    scenario, own = re.findall(r"```yaml\n(.*?)```", HOW_TO.read_text(), re.DOTALL)
    return yaml.safe_load(scenario), yaml.safe_load(own)


def written(folder: Path, name: str, document: object) -> str:
    """Write a document to a file; return its path."""
    path = folder / name
    path.write_text(yaml.safe_dump(document))
    return str(path)


def steady_iops(outcome: Result) -> float:
    """Reads and writes per second at work."""
    assert outcome.exit_code == 0, outcome.stderr
    phases = json.loads(outcome.stdout)["result"]["phases"]
    figures = next(phase["figures"] for phase in phases if phase["phase"] == "steady_state")
    return float(figures["reads_iops"] + figures["writes_iops"])


def test_scenario_of_the_how_to_is_simulated(tmp_path: Path, documents: tuple[dict[str, Any], Any]) -> None:
    outcome = run("simulate", written(tmp_path, "branch.yaml", documents[0]))
    assert outcome.exit_code == 0, outcome.stderr
    assert outcome.stdout.startswith("Branch office")


def test_own_profile_replaces_only_what_it_states(tmp_path: Path, documents: tuple[dict[str, Any], Any]) -> None:
    scenario, own = documents
    own_file = written(tmp_path, "own.yaml", own)
    shared = steady_iops(run("simulate", written(tmp_path, "a.yaml", scenario), "--json", "--catalog", own_file))
    scenario["pools"][0]["profile_id"] = "our-office"
    ours = steady_iops(run("simulate", written(tmp_path, "b.yaml", scenario), "--json", "--catalog", own_file))
    assert ours == pytest.approx(400 * (5.2 + 9.8 + 0.1 + 1.5), rel=0.01)
    assert shared > 1.3 * ours


def test_entry_with_a_shared_id_replaces_it(tmp_path: Path, documents: tuple[dict[str, Any], Any]) -> None:
    scenario, own = documents
    own["workloads"][0]["id"] = "windows10-login-enterprise"
    files = written(tmp_path, "a.yaml", scenario), "--json", "--catalog", written(tmp_path, "own.yaml", own)
    assert steady_iops(run("simulate", *files)) == pytest.approx(400 * 16.6, rel=0.01)


STEADY = "workloads.our-office.steady_state"


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("steady_state.reads_iops_per_desktop", {"value": 3}, f"{STEADY}.reads_iops_per_desktop.status"),
        (
            "steady_state.reads_iops_per_desktop",
            {"value": 3, "status": "stated", "source": "elsewhere", "where": "p. 1"},
            f"{STEADY}.reads_iops_per_desktop.source",
        ),
        (
            "steady_state.cold_read_fraction",
            {"value": 3, "status": "assumed", "reasoning": "a typo"},
            f"{STEADY}.cold_read_fraction",
        ),
        ("steady_state.color", "red", f"{STEADY}.color"),
        ("deployment_id", "magic", "workloads.our-office.deployment_id"),
        ("copy_of", "windows-95", "workloads.our-office.copy_of"),
        ("id", 7, "workloads.0.id"),
    ],
)
def test_invalid_entry_is_rejected_with_its_path(
    tmp_path: Path, documents: tuple[dict[str, Any], Any], path: str, value: object, problem: str
) -> None:
    scenario, own = documents
    node = own["workloads"][0]
    *steps, last = path.split(".")
    for step in steps:
        node = node[step]
    node[last] = value
    files = written(tmp_path, "a.yaml", scenario), "--catalog", written(tmp_path, "own.yaml", own)
    outcome = run("simulate", *files)
    assert outcome.exit_code == 2
    assert outcome.stderr.startswith(f"{problem}:"), outcome.stderr


@pytest.mark.parametrize(
    ("document", "problem"),
    [
        ({"provenance": {"source": "a", "publisher": "b", "dated": "2026-01-01"}, "prices": []}, "prices:"),
        ({"workloads": []}, "provenance:"),
        (["a list"], ""),
    ],
)
def test_invalid_file_is_rejected(
    tmp_path: Path, documents: tuple[dict[str, Any], Any], document: object, problem: str
) -> None:
    files = written(tmp_path, "a.yaml", documents[0]), "--catalog", written(tmp_path, "own.yaml", document)
    outcome = run("simulate", *files)
    assert outcome.exit_code == 2
    assert problem in outcome.stderr


@pytest.fixture
def with_sheet(documents: tuple[dict[str, Any], Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The scenario of the how-to on the array of the how-to about specification sheets, and that sheet."""
    scenario, _ = documents
    (sheet,) = re.findall(r"```yaml\n(.*?)```", (HOW_TOS / "add-an-array-from-its-sheet.md").read_text(), re.DOTALL)
    scenario["array"] = {
        "model_id": "our-array",
        "firmware_id": "current",
        "n_controllers": 2,
        "n_ports": 4,
        "tiers": [{"drive_id": "nvme-3840gb", "n_drives": 12}],
    }
    return scenario, yaml.safe_load(sheet)


def test_sheet_of_the_how_to_is_completed_and_simulated(
    tmp_path: Path, with_sheet: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    scenario, own = with_sheet
    files = written(tmp_path, "a.yaml", scenario), "--json", "--catalog", written(tmp_path, "own.yaml", own)
    fast = json.loads(run("simulate", *files).stdout)["result"]["phases"]
    own["spec_sheets"][0]["published_maximum"]["iops"]["value"] = 100_000
    files = written(tmp_path, "a.yaml", scenario), "--json", "--catalog", written(tmp_path, "slow.yaml", own)
    slow = json.loads(run("simulate", *files).stdout)["result"]["phases"]
    used = [
        max(
            each["peak_fraction"]
            for phase in phases
            for each in phase["figures"]["components"]
            if each["component"] == "controller_cpu"
        )
        for phases in (fast, slow)
    ]
    assert used[1] > 2 * used[0] > 0


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("n_cores", {"value": 16}, "spec_sheets.our-array.n_cores.status"),
        ("design", "tape", "spec_sheets.our-array.design"),
        ("drives", ["no-such-drive"], "spec_sheets.our-array.tiers.0.drives"),
    ],
)
def test_invalid_sheet_names_the_field(
    tmp_path: Path, with_sheet: tuple[dict[str, Any], dict[str, Any]], field: str, value: Any, problem: str
) -> None:
    scenario, own = with_sheet
    own["spec_sheets"][0][field] = value
    outcome = run("simulate", written(tmp_path, "a.yaml", scenario), "--catalog", written(tmp_path, "own.yaml", own))
    assert outcome.exit_code != 0
    assert problem in outcome.stderr
