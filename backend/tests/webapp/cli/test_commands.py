"""The command line: answers for people and programs, one clear line for mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner, Result

from tests.webapp.documents import as_json, office
from webapp.cli.app import app

COMMANDS = [
    ["serve"], ["worker"], ["migrate"], ["catalog"], ["catalog", "load"], ["catalog", "list"], ["catalog", "show"],
    ["simulate"], ["window"], ["advise"], ["sensitivity"],
    ["runway"], ["compare"], ["range"], ["report"], ["backtest"], ["calibrate"], ["warm"], ["openapi"],
    ["import"], ["export"], ["create-logins"],
]  # fmt: skip


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, [*arguments])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A scenario file."""
    path = tmp_path / "office.yaml"
    path.write_text(yaml.safe_dump(office()))
    return path


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_help(command: list[str]) -> None:
    outcome = run(*command, "--help")
    assert (outcome.exit_code, "Usage" in outcome.stdout) == (0, True)


def test_json_output_has_the_time_and_the_result(file: Path) -> None:
    outcome = run("simulate", str(file), "--json")
    answer = json.loads(outcome.stdout)
    assert set(answer) == {"elapsed_ms", "result"}
    assert 0 < answer["elapsed_ms"] < 5_000
    assert [phase["event_id"] for phase in answer["result"]["phases"]][:1] == ["boot"]
    assert answer["result"]["recommendation"] is None


WINDOW = ("--from", "2026-03-02T06:00:00Z", "--to", "2026-03-02T06:00:20Z", "--replications", "2")


def test_window_output_shows_percentiles_with_the_weekly_means(file: Path) -> None:
    outcome = run("window", str(file), *WINDOW)
    assert outcome.exit_code == 0, outcome.stderr
    lines = outcome.stdout.splitlines()
    assert lines[:2] == ["Branch office", "2026-03-02T06:00:00+00:00 to 2026-03-02T06:00:20+00:00"]
    assert "p99.9" in outcome.stdout
    assert [line.split()[:2] for line in lines if line.startswith("All")] == [["All", "read"], ["All", "write"]]
    assert any(line.startswith("controller cpu") for line in lines)


def test_json_output_of_a_window_is_reproducible_with_the_same_seed(file: Path) -> None:
    answers = [json.loads(run("window", str(file), *WINDOW, "--seed", seed, "--json").stdout) for seed in "112"]
    windows = [answer["window"] for answer in answers]
    assert set(answers[0]) == {"elapsed_ms", "window"}
    assert windows[0] == windows[1] != windows[2]


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (("--from", "yesterday"), "from: "),
        (("--to", "2026-03-03T06:00:00Z"), "to: is outside the calendar"),
        (("--to", "2026-03-02T06:00:00Z"), "to: must be after `from`"),
        (("--replications", "33"), "n_replications: is too large (given 33; allowed: at most 32)"),
        (("--seed", "-1"), "seed: is too small (given -1; allowed: at least 0)"),
    ],
)
def test_invalid_window_prints_one_line_and_exits_with_2(file: Path, given: tuple[str, str], says: str) -> None:
    outcome = run("window", str(file), *WINDOW, *given)
    assert (outcome.exit_code, outcome.stdout, len(outcome.stderr.splitlines())) == (2, "", 1)
    assert says in outcome.stderr


def test_json_and_yaml_of_the_same_scenario_give_the_same_result(file: Path, tmp_path: Path) -> None:
    twin = tmp_path / "office.json"
    twin.write_bytes(as_json(office()))
    results = [json.loads(run("simulate", str(each), "--json").stdout)["result"] for each in (file, twin)]
    assert results[0] == results[1]


def test_text_output_has_a_row_per_phase(file: Path) -> None:
    outcome = run("simulate", str(file))
    assert outcome.exit_code == 0
    assert "Branch office" in outcome.stdout
    assert "Boot" in outcome.stdout
    assert all(len(line) < 140 for line in outcome.stdout.splitlines() if "  " in line)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"a: &a [*a]", "line 1, column 4: anchors and aliases are not allowed"),
        (b"a: [1", "line "),
        (b"\x89PNG", "is not UTF-8 text"),
        (b"", "(document): "),
        (b"- a", "(document): "),
        (b"just text", "(document): "),
        (b"42", "(document): "),
    ],
)
def test_invalid_scenario_file_prints_one_line_and_exits_with_2(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_bytes(content)
    outcome = run("simulate", str(path))
    assert (outcome.exit_code, outcome.stdout, len(outcome.stderr.splitlines())) == (2, "", 1)
    assert says in outcome.stderr


@pytest.mark.parametrize("command", [["simulate", "/nonexistent/x.yaml"], ["catalog", "show", "arrays", "none"]])
def test_missing_file_prints_one_line(command: list[str]) -> None:
    outcome = run(*command)
    assert (outcome.exit_code, len(outcome.stderr.splitlines())) == (2, 1)


def test_report_command_writes_a_pdf(file: Path, tmp_path: Path) -> None:
    output = tmp_path / "office.pdf"
    outcome = run("report", str(file), "--output", str(output))
    assert outcome.exit_code == 0, outcome.stderr
    assert output.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("name", "options", "begins"),
    [
        ("office.xlsx", [], b"PK"),
        ("office.data", ["--form", "csv"], b"starts_at"),
        pytest.param("office.json", [], b"{", marks=pytest.mark.long),
        pytest.param("office.pptx", ["--form", "pptx"], b"PK", marks=pytest.mark.long),
    ],
)
def test_report_format_follows_the_option_or_the_file_name(
    file: Path, tmp_path: Path, name: str, options: list[str], begins: bytes
) -> None:
    output = tmp_path / name
    outcome = run("report", str(file), "--output", str(output), *options)
    assert outcome.exit_code == 0, outcome.stderr
    assert output.read_bytes().startswith(begins)


def test_unknown_report_format_prints_one_line(file: Path, tmp_path: Path) -> None:
    outcome = run("report", str(file), "--output", str(tmp_path / "x"), "--form", "docx")
    assert (outcome.exit_code, len(outcome.stderr.splitlines())) == (2, 1)
    assert "allowed: pdf, xlsx, csv, pptx, json" in outcome.stderr
    assert not (tmp_path / "x").exists()


def test_report_includes_measurements_of_the_array_family(file: Path, tmp_path: Path) -> None:
    output = tmp_path / "office.json"
    assert run("report", str(file), "--output", str(output)).exit_code == 0
    document = json.loads(output.read_text())
    family = document["scenario"]["array"]["model_id"].partition("-")[2]
    named = {row["system_name"] for row in document["evidence"]}
    assert named, family
    assert {row["source"] for row in document["evidence"]} <= set(document["sources"])


def test_unwritable_report_prints_one_line(file: Path) -> None:
    outcome = run("report", str(file), "--output", "/nonexistent/office.csv")
    assert (outcome.exit_code, len(outcome.stderr.splitlines())) == (1, 1)


@pytest.mark.parametrize("kind", ["arrays", "drives", "workloads", "sources", "evidence"])
def test_every_fact_can_be_listed_and_shown(kind: str) -> None:
    entries = json.loads(run("catalog", "list", kind, "--json").stdout)
    assert entries
    assert json.loads(run("catalog", "show", kind, entries[0]["id"], "--json").stdout)["id"] == entries[0]["id"]
    assert entries[0]["id"] in run("catalog", "list", kind).stdout


def test_families_are_listed_with_their_grade() -> None:
    listed = json.loads(run("catalog", "list", "--json").stdout)
    families = {each["id"]: each for each in listed["families"]}
    assert listed["entries"]["arrays"] == len(families)
    assert families["ceph-rbd-64-core"]["grade"] == "measured"
    assert families["netapp-fas3270"]["availability"] == "end_of_sale"
    assert "measured" in run("catalog", "list", "arrays").stdout


def test_unknown_family_is_refused_before_the_search(file: Path) -> None:
    outcome = run("recommend", str(file), "--family", "no-such-array")
    assert (outcome.exit_code, "no-such-array" in outcome.stderr) == (2, True)


def test_recommended_configuration_is_saved_as_a_scenario(file: Path, tmp_path: Path) -> None:
    outcome = run(
        "recommend", str(file), "--family", "ceph-rbd-48-core", "--save-to", str(tmp_path / "families"), "--json"
    )
    answer = json.loads(outcome.stdout)["shortlist"]["families"][0]["recommendation"]
    saved = tmp_path / "families" / f"{file.stem}-ceph-rbd-48-core.yaml"
    assert yaml.safe_load(saved.read_text())["array"]["n_arrays"] == answer["chosen"]["configuration"]["n_arrays"]
    simulated = json.loads(run("simulate", str(saved), "--json").stdout)["result"]
    assert answer["holds"] == simulated["verdict"]["holds"]


def test_unwritable_folder_prints_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("STORMSIZER_DATA_FOLDER", str(blocked / "data"))
    outcome = run("migrate")
    assert (outcome.exit_code, outcome.stdout, len(outcome.stderr.splitlines())) == (1, "", 1)
    assert str(blocked / "data") in outcome.stderr


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("nonsense", "DATABASE_URL must have the form"),
        ("mysql://localhost/x", "only PostgreSQL is supported"),
        ("postgresql://127.0.0.1:1/x", "is unreachable"),
    ],
)
def test_unusable_database_prints_one_line(monkeypatch: pytest.MonkeyPatch, address: str, says: str) -> None:
    monkeypatch.setenv("DATABASE_URL", address)
    outcome = run("migrate")
    assert (outcome.exit_code, outcome.stdout, len(outcome.stderr.splitlines())) == (1, "", 1)
    assert says in outcome.stderr
