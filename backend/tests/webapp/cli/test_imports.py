"""The command `import`: a preview, complaints with their places, and a scenario that takes what was measured."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner, Result

from stormsizer.model.scenario import parse
from tests.files.importers import hostile_files, workbooks
from tests.files.importers.test_other_machines import rvtools
from tests.files.importers.test_rvtools import info
from tests.webapp.documents import office
from webapp.cli.app import app
from webapp.core.http.yaml_documents import read_file

PROFILE = ("--based-on", "windows7-knowledge-rawc", "--profile", "ours", "--pool", "office")
WINDOW = ("--window", "steady_state=09:00-10:00")


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["import", *map(str, arguments)])


@pytest.fixture
def rates(tmp_path: Path) -> Path:
    """A table of one machine with 12.5 reads and writes a second, and their sizes and latencies."""
    path = tmp_path / "rates.csv"
    rows = [f"{row},20,12,1.5,2.5" for row in hostile_files.rows(120, "VM1")]
    header = f"{hostile_files.HEADER},Read size (KiB),Write size (KiB),Read latency (ms),Write latency (ms)"
    path.write_text(hostile_files.table(rows, header=header))
    return path


@pytest.fixture
def inventory(tmp_path: Path) -> Path:
    path = tmp_path / "estate.xlsx"
    path.write_bytes(workbooks.workbook({"vInfo": info()}))
    return path


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    path = tmp_path / "office.yaml"
    path.write_text(yaml.safe_dump(office()))
    return path


def summary_of(outcome: Result) -> dict[str, Any]:
    assert outcome.exit_code == 0, outcome.stderr
    answer: dict[str, Any] = json.loads(outcome.stdout)
    return answer


def test_text_output_lists_used_guessed_and_detected_values(rates: Path, inventory: Path) -> None:
    outcome = run(rates, inventory, *WINDOW)
    assert outcome.exit_code == 0, outcome.stderr
    for words in ("Files", "Assumptions, skipped and repaired rows", "Phases, per desktop", "Pools found", "pool-1"):
        assert words in outcome.stdout
    (line,) = [line for line in outcome.stdout.splitlines() if line.startswith("steady_state")]
    assert line.split()[5:12] == ["1", "12.5", "12.5", "20.5", "12.3", "1.5", "2.5"]
    assert ["rates.csv", "table"] in [line.split()[:2] for line in outcome.stdout.splitlines()]


def test_json_output_is_the_summary(rates: Path) -> None:
    answer = summary_of(run(rates, *WINDOW, "--zone", "Europe/Berlin", "--json"))
    assert set(answer) == {"elapsed_ms", "import"}
    (phase,) = answer["import"]["workload"]["phases"]
    assert phase["starts_at"] == "2026-03-10T08:00:00Z"
    assert phase["reads_iops_per_desktop"] == pytest.approx(12.5)


def test_windows_can_be_given_between_instants(rates: Path) -> None:
    window = "idle=2026-03-10T09:01/2026-03-10T09:02"
    (phase,) = summary_of(run(rates, "--window", window, "--json"))["import"]["workload"]["phases"]
    assert (phase["phase"], phase["measured_s"]) == ("idle", 60)


def test_column_mapping_is_read_from_a_file(tmp_path: Path) -> None:
    table, mapping = tmp_path / "t.csv", tmp_path / "mapping.yaml"
    table.write_text("\n".join(["when;in", *(f"2026-03-10 09:{at:02}:00;3" for at in range(9))]))
    columns = [{"measure": "reads per second", "column": "in"}, {"measure": "writes per second", "column": "in"}]
    mapping.write_text(yaml.safe_dump({"time": "when", "columns": columns}))
    assert "allowed: the number of desktops on those hosts" in run(table, "--mapping", mapping, *WINDOW).stdout
    asked = ("--mapping", mapping, "--desktops", "2", *WINDOW)
    (phase,) = summary_of(run(table, *asked, "--json"))["import"]["workload"]["phases"]
    assert phase["reads_iops_per_desktop"] == pytest.approx(1.5)
    mapping.write_text(yaml.safe_dump({"time": "when", "columns": [{"measure": "color", "column": "in"}]}))
    refused = run(table, "--mapping", mapping)
    assert refused.exit_code == 2
    assert "mapping.columns.0.measure: is not a measure (given color" in refused.stderr


def test_unreadable_file_is_reported_with_row_and_column_and_the_others_are_read(rates: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.csv"
    bad.write_text(hostile_files.table(["04/03/2026 09:00:00,A,1,1", "04/03/2026 09:00:05,A,1,1"]))
    both = run(bad, rates)
    assert both.exit_code == 0
    (line,) = both.stderr.splitlines()
    assert line.startswith("bad.csv, row 2, column 1: The dates are ambiguous")
    assert "rates.csv" in both.stdout
    alone = run(bad)
    assert (alone.exit_code, alone.stdout, len(alone.stderr.splitlines())) == (2, "", 1)


def test_open_order_of_dates_is_given_as_an_option(tmp_path: Path) -> None:
    path = tmp_path / "open.csv"
    path.write_text(hostile_files.table([f"04/03/2026 09:00:{second:02},A,1,1" for second in range(0, 60, 5)]))
    for order, month in (("day-first", "03"), ("month-first", "04")):
        answer = summary_of(run(path, "--date-order", order, "--json"))
        assert answer["import"]["workload"]["first_at"][5:7] == month


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (("--date-order", "backwards"), "date_order: "),
        (("--zone", "Nowhere/City"), "time_zone: is not a time zone"),
        (("--window", "lunch=12:00-13:00"), "windows.0.phase: "),
        (("--window", "idle"), "window: is not a time window (given idle;"),
        (("--window", "idle=25:00-06:00"), "windows.0.from_time: "),
        (("--window", "idle=2026-03-10T09:00/2026-03-10T08:00"), "windows.0.ends_at: must be after the start"),
        (("--desktops", "0"), "n_desktops: "),
        (("--taken-at", "yesterday"), "taken_at: is not a date and time"),
        (("--profile", "ours"), "--profile and --based-on must be used together"),
        (("--phases", "idle"), "--phases and --pool require --profile"),
        (("--event", "storm-1"), "name the target scenario with --into"),
        (("--others",), "name the target scenario with --into"),
    ],
)
def test_invalid_options_print_one_line_and_exit_with_2(rates: Path, given: tuple[str, str], says: str) -> None:
    outcome = run(rates, *given)
    assert (outcome.exit_code, outcome.stdout, len(outcome.stderr.splitlines())) == (2, "", 1)
    assert says in outcome.stderr


def test_missing_file_prints_one_line(tmp_path: Path) -> None:
    outcome = run(tmp_path / "none.csv")
    assert (outcome.exit_code, len(outcome.stderr.splitlines()), "none.csv" in outcome.stderr) == (1, 1, True)


def test_changes_are_shown_and_nothing_is_written_without_an_output_folder(rates: Path, scenario: Path) -> None:
    before = scenario.read_bytes()
    outcome = run(rates, *WINDOW, "--into", scenario, *PROFILE)
    assert outcome.exit_code == 0, outcome.stderr
    assert "What would change" in outcome.stdout
    assert any(line.startswith("pools.office.profile_id") for line in outcome.stdout.splitlines())
    assert scenario.read_bytes() == before
    assert sorted(path.name for path in scenario.parent.iterdir()) == ["office.yaml", "rates.csv"]


def test_changed_scenario_and_new_profile_are_written_without_overwriting_files(
    rates: Path, scenario: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "out"
    outcome = run(rates, *WINDOW, "--into", scenario, *PROFILE, "--output", folder)
    assert outcome.exit_code == 0, outcome.stderr
    assert parse(read_file(folder / "office.yaml")).pools[0].profile_id == "ours"
    profile = read_file(folder / "catalog" / "workloads" / "ours.yaml")
    assert profile["steady_state"]["reads_iops_per_desktop"]["value"] == pytest.approx(12.5)
    assert "rates.csv" in json.dumps(profile["steady_state"])
    again = run(rates, *WINDOW, "--into", scenario, *PROFILE, "--output", folder)
    assert (again.exit_code, "already exists" in again.stderr) == (1, True)


def test_pools_of_an_inventory_are_imported(inventory: Path, scenario: Path) -> None:
    answer = summary_of(run(inventory, "--into", scenario, "--take", "pool-1=office", "--json"))
    assert answer["proposal"]["scenario"]["pools"][0]["n_desktops"] == 5


def test_other_machines_of_an_inventory_are_added_to_the_array(tmp_path: Path, scenario: Path) -> None:
    inventory = tmp_path / "servers.xlsx"
    inventory.write_bytes(rvtools())
    answer = summary_of(run(inventory, "--into", scenario, "--take", "pool-1=office", "--others", "--json"))
    assert answer["proposal"]["scenario"]["array"]["other_workloads"]["used_gib"] == 500


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ((*PROFILE, "--phases", "power_on"), "phases: was not measured (given power_on; allowed: steady_state)"),
        (("--take", "pool-9=office"), "pools.0.found_id"),
        (("--event", "storm-7"), "events.0.found_id"),
        ((*PROFILE[:2], "--profile", "Not An Id"), "profile.id"),
    ],
)
def test_invalid_selections_are_reported(
    rates: Path, scenario: Path, given: tuple[str, ...], says: str, tmp_path: Path
) -> None:
    outcome = run(rates, *WINDOW, "--into", scenario, *given, "--output", tmp_path / "out")
    assert outcome.exit_code == 2
    assert says in outcome.stderr
    assert not (tmp_path / "out").exists()
