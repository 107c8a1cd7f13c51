"""`advise` and `sensitivity` on the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner, Result

from tests.webapp.documents import office
from webapp.cli.app import app


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, [*arguments])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A scenario file."""
    path = tmp_path / "office.yaml"
    path.write_text(yaml.safe_dump(office()))
    return path


@pytest.mark.parametrize(("command", "name"), [("advise", "advice"), ("sensitivity", "sensitivity")])
def test_json_output_has_the_time_and_the_answer(file: Path, command: str, name: str) -> None:
    outcome = run(command, str(file), "--json")
    assert outcome.exit_code == 0, outcome.stderr
    answer = json.loads(outcome.stdout)
    assert set(answer) == {"elapsed_ms", name}
    assert answer[name]["scenario_name"] == "Branch office"
    assert answer[name]["holds"] is True


def test_text_output_lists_each_change_with_its_price(file: Path) -> None:
    outcome = run("advise", str(file))
    assert outcome.exit_code == 0, outcome.stderr
    lines = outcome.stdout.splitlines()
    assert lines[0] == "Branch office"
    assert lines[1].startswith("All goals are met")
    assert "1. " in outcome.stdout
    assert "ports" in outcome.stdout
    assert "Prices in USD" in outcome.stdout
    assert re.search(r"^Boot takes .* as scheduled now", outcome.stdout, re.MULTILINE)
    head = next(line for line in lines if line.startswith("Change"))
    assert "Event " in head
    assert "Margin" in head
    assert any(re.search(r"Login +\d.* → .* s +", line) for line in lines)


def test_text_output_lists_each_input_with_both_ends_and_the_flip(file: Path) -> None:
    outcome = run("sensitivity", str(file))
    assert outcome.exit_code == 0, outcome.stderr
    lines = outcome.stdout.splitlines()
    assert lines[0] == "Branch office"
    assert lines[1].startswith("All goals are met.")
    label = "Desktops, all pools in proportion  "
    row = next(line for line in lines if line.startswith(label))
    assert row.removeprefix(label).split()[:3] == ["90", "100", "110"]
    assert any(line.startswith("One more controller") for line in lines)
    assert any(line.startswith("Prices in USD: ") and "not a quote" in line for line in lines)


@pytest.mark.parametrize("command", ["advise", "sensitivity"])
def test_invalid_scenario_file_prints_one_line_and_exits_with_2(tmp_path: Path, command: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text("name: nothing else")
    outcome = run(command, str(path))
    assert (outcome.exit_code, outcome.stdout) == (2, "")
