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


def fact(value: float) -> dict[str, Any]:
    """A number from the sheet."""
    return {"value": value, "status": "specified", "source": "own", "where": "p. 1"}


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


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("advise", ()),
        ("sensitivity", ()),
        ("runway", ()),
        ("range", ()),
        ("compare", ()),
        ("window", ("--from", "2026-03-02T08:00:00Z", "--to", "2026-03-02T08:01:00Z")),
        ("report", ("--output", "report.json")),
    ],
)
def test_every_analysis_reads_custom_entries(
    tmp_path: Path, documents: tuple[dict[str, Any], Any], command: str, options: tuple[str, ...]
) -> None:
    scenario, own = documents
    own["workloads"][0]["copy_of"] = "windows-95"
    files = [written(tmp_path, f"{name}.yaml", scenario) for name in ("a", "b")[: 2 if command == "compare" else 1]]
    outcome = run(command, *files, *options, "--catalog", written(tmp_path, "own.yaml", own))
    assert outcome.exit_code == 2
    assert outcome.stderr.startswith("workloads.our-office.copy_of:"), outcome.stderr


def test_scenarios_on_custom_entries_are_compared(tmp_path: Path, documents: tuple[dict[str, Any], Any]) -> None:
    scenario, own = documents
    shared = written(tmp_path, "shared.yaml", scenario)
    scenario["pools"][0]["profile_id"] = "our-office"
    files = shared, written(tmp_path, "ours.yaml", scenario)
    outcome = run("compare", *files, "--catalog", written(tmp_path, "own.yaml", own), "--json")
    assert outcome.exit_code == 0, outcome.stderr
    assert len(json.loads(outcome.stdout)["comparison"]["columns"]) == 2


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
        ("specrate_per_core", fact(0), "spec_sheets.our-array.specrate_per_core"),
        ("memory_gib", {"status": "unknown"}, "spec_sheets.our-array.memory_gib"),
        ("n_slots", fact(2), "spec_sheets.our-array.n_slots"),
        ("n_cores", fact(16) | {"source": "elsewhere"}, "spec_sheets.our-array.n_cores.source"),
        ("id", "Our array!", "spec_sheets.Our array!.id"),
        ("drives", ["no-such-drive"], "spec_sheets.our-array.drives.0"),
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


def added(tmp_path: Path, sheet: dict[str, Any], *options: str) -> Result:
    """The outcome of `catalog add` with this sheet, saved to the folder `own`."""
    return run("catalog", "add", written(tmp_path, "sheet.yaml", sheet), "--to", str(tmp_path / "own"), *options)


def test_added_array_is_simulated_as_its_sheet_is(
    tmp_path: Path, with_sheet: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    scenario, sheet = with_sheet
    outcome = added(tmp_path, sheet)
    assert outcome.exit_code == 0, outcome.stderr
    assert "CPU time per read" in outcome.stdout
    assert "5% below the stated maximum of 400,000 IOPS" in outcome.stdout
    file = written(tmp_path, "a.yaml", scenario)
    phases = [
        json.loads(run("simulate", file, "--json", "--catalog", str(tmp_path / each)).stdout)["result"]["phases"]
        for each in ("own", "own/our-array.yaml", "sheet.yaml")
    ]
    assert phases[0] == phases[1] == phases[2]


def test_added_array_keeps_ranges_status_and_sources(
    tmp_path: Path, with_sheet: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    outcome = added(tmp_path, with_sheet[1], "--json")
    (array,) = json.loads(outcome.stdout)["arrays"]
    parameters = {each["path"]: each for each in array["answer"]["parameters"]}
    read = parameters["firmware.current.cpu_us_per_read"]
    assert (read["status"], read["source"], read["where"]) == ("derived", "own", "p. 1")
    assert read["low"] < read["value"] < read["high"]
    saved = yaml.safe_load((tmp_path / "own" / "our-array.yaml").read_text())
    assert saved["arrays"] == [array["entry"]]
    assert saved["provenance"]["source"] == "Data sheet of the array"
    assert array["answer"]["capacity"]["usable_gb"] == pytest.approx((24 - 4) * 3840 * 0.9)
    assert array["answer"]["capacity"]["effective_gb"] == pytest.approx(3 * (24 - 4) * 3840 * 0.9)
    assert array["answer"]["published"]["ratio"] == pytest.approx(
        array["answer"]["maximum"]["iops"] / array["answer"]["published"]["iops"]
    )


def test_added_array_is_sized(tmp_path: Path, with_sheet: tuple[dict[str, Any], dict[str, Any]]) -> None:
    scenario, sheet = with_sheet
    assert added(tmp_path, sheet).exit_code == 0
    options = "--family", "our-array", "--catalog", str(tmp_path / "own"), "--json"
    outcome = run("recommend", written(tmp_path, "a.yaml", scenario), *options)
    assert outcome.exit_code == 0, outcome.stderr
    (family,) = json.loads(outcome.stdout)["shortlist"]["families"]
    assert family["recommendation"]["model_id"] == "our-array"
    assert run("recommend", written(tmp_path, "b.yaml", scenario), "--family", "our-array").exit_code == 2


def test_own_drives_are_saved_with_the_array(tmp_path: Path, with_sheet: tuple[dict[str, Any], dict[str, Any]]) -> None:
    scenario, sheet = with_sheet
    sheet["drives"] = [{"copy_of": "nvme-3840gb", "id": "our-drive"}, {"copy_of": "nvme-3840gb", "id": "unused"}]
    sheet["spec_sheets"][0]["drives"] = ["our-drive"]
    assert added(tmp_path, sheet).exit_code == 0
    saved = yaml.safe_load((tmp_path / "own" / "our-array.yaml").read_text())
    assert [drive["id"] for drive in saved["drives"]] == ["our-drive"]
    scenario["array"]["tiers"][0]["drive_id"] = "our-drive"
    outcome = run("simulate", written(tmp_path, "a.yaml", scenario), "--catalog", str(tmp_path / "own"))
    assert outcome.exit_code == 0, outcome.stderr


def test_several_files_of_a_folder_have_their_own_sources(
    tmp_path: Path, with_sheet: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    scenario, sheet = with_sheet
    assert added(tmp_path, sheet).exit_code == 0
    sheet["spec_sheets"][0]["id"] = "second"
    sheet["provenance"]["source"] = "Another data sheet"
    assert added(tmp_path, sheet).exit_code == 0
    assert sorted(path.name for path in (tmp_path / "own").iterdir()) == ["our-array.yaml", "second.yaml"]
    outcome = run("simulate", written(tmp_path, "a.yaml", scenario), "--catalog", str(tmp_path / "own"))
    assert outcome.exit_code == 0, outcome.stderr


def test_existing_array_is_replaced_only_on_request(
    tmp_path: Path, with_sheet: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    sheet = with_sheet[1]
    assert added(tmp_path, sheet).exit_code == 0
    place = tmp_path / "own" / "our-array.yaml"
    before = place.read_text()
    sheet["spec_sheets"][0]["n_cores"]["value"] = 32
    refused = added(tmp_path, sheet)
    assert (refused.exit_code, "--replace" in refused.stderr, place.read_text()) == (2, True, before)
    assert added(tmp_path, sheet, "--replace").exit_code == 0
    assert place.read_text() != before


def test_dry_run_saves_nothing(tmp_path: Path, with_sheet: tuple[dict[str, Any], dict[str, Any]]) -> None:
    outcome = added(tmp_path, with_sheet[1], "--dry-run")
    assert (outcome.exit_code, outcome.stdout.rstrip().endswith("Not saved.")) == (0, True)
    assert not (tmp_path / "own").exists()


@pytest.mark.parametrize(
    ("changes", "problem"), [({"spec_sheets": []}, "spec_sheets:"), ({"workloads": [{"id": "a"}]}, "workloads:")]
)
def test_file_without_sheets_or_with_other_entries_is_rejected(
    tmp_path: Path, with_sheet: tuple[dict[str, Any], dict[str, Any]], changes: dict[str, Any], problem: str
) -> None:
    outcome = added(tmp_path, with_sheet[1] | changes)
    assert outcome.exit_code == 2
    assert outcome.stderr.startswith(problem), outcome.stderr
    assert not (tmp_path / "own").exists()


def test_folder_without_files_is_rejected(tmp_path: Path, documents: tuple[dict[str, Any], Any]) -> None:
    (tmp_path / "empty").mkdir()
    outcome = run("simulate", written(tmp_path, "a.yaml", documents[0]), "--catalog", str(tmp_path / "empty"))
    assert (outcome.exit_code, "contains no YAML files" in outcome.stderr) == (2, True)
