"""The command `export`: files for other tools, read back unchanged."""

from __future__ import annotations

import json
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner, Result

from stormsizer.model.scenario import Scenario, parse
from stormsizer_io.exporters import fio, vdbench
from stormsizer_io.importers.formats import icalendar_files
from tests.engine import seeds
from tests.support.languages import english
from tests.webapp.documents import office
from webapp.cli.app import app

SCENARIOS = sorted(seeds.scenarios())


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, list(map(str, arguments)))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "office.yaml"
    path.write_text(yaml.safe_dump(office()))
    return path


def written_scenario(folder: Path, name: str) -> tuple[Path, Scenario]:
    scenario = seeds.scenarios()[name]
    path = folder / f"{name}.json"
    path.write_text(scenario.model_dump_json(exclude_none=True))
    assert parse(json.loads(path.read_text())) == scenario
    return path, scenario


@pytest.mark.parametrize("name", SCENARIOS)
def test_week_survives_a_calendar_round_trip(name: str, tmp_path: Path) -> None:
    path, scenario = written_scenario(tmp_path, name)
    calendar = tmp_path / "week.ics"
    outcome = run("export", path, "--as", "ics", "--output", calendar)
    assert (outcome.exit_code, outcome.stdout) == (0, ""), outcome.stderr
    assert str(calendar) in outcome.stderr
    window = datetime(2000, 1, 1, tzinfo=UTC), datetime(2040, 1, 1, tzinfo=UTC)
    back = icalendar_files.read(calendar.read_bytes(), window, scenario.time_zone)
    assert back.events == scenario.events


def test_week_survives_a_round_trip_through_the_commands(tmp_path: Path) -> None:
    path, scenario = written_scenario(tmp_path, "acme")
    calendar = tmp_path / "week.ics"
    assert run("export", path, "--as", "ics", "--output", calendar).exit_code == 0
    answer = json.loads(run("import", calendar, "--zone", scenario.time_zone, "--json").stdout)
    events = answer["import"]["calendar"]["events"]
    assert events == [event.model_dump(mode="json") for event in scenario.events]


@pytest.mark.parametrize("form", ["fio", "fio-poisson"])
def test_exported_job_file_is_valid_for_fio(form: str, file: Path, tmp_path: Path) -> None:
    if shutil.which("fio") is None:
        pytest.fail("fio is missing; tests/support/machine.sh installs it")
    jobs = tmp_path / "week.fio"
    outcome = run("export", file, "--as", form, "--output", jobs)
    assert outcome.exit_code == 0, outcome.stderr
    assert fio.written(fio.parsed(jobs.read_text()), english) == jobs.read_text()
    assert fio.problems(fio.parsed(jobs.read_text())) == ()
    assert ("rate_process=poisson" in jobs.read_text()) == (form == "fio-poisson")
    subprocess.run(["fio", "--parse-only", str(jobs)], check=True, capture_output=True, timeout=600)


def test_trial_on_a_scratch_file_is_scaled_down_and_rejects_devices(file: Path, tmp_path: Path) -> None:
    outcome = run("export", file, "--scratch", tmp_path / "scratch")
    assert outcome.exit_code == 0, outcome.stderr
    jobs = fio.parsed(outcome.stdout)
    assert jobs.sections[0].get("filename") == str(tmp_path / "scratch")
    assert {job.get("runtime") for job in jobs.jobs} == {"5"}
    for form in ("fio", "vdbench"):
        refused = run("export", file, "--as", form, "--scratch", "/dev/sda")
        assert (refused.exit_code, refused.stdout, "device" in refused.stderr) == (2, "", True)


def test_sections_follow_the_curve(file: Path) -> None:
    whole, cut = (fio.parsed(run("export", file, *more).stdout) for more in ((), ("--section", "600")))
    assert len(cut.jobs) > len(whole.jobs)


def test_exported_parameter_file_follows_the_rules_of_vdbench(file: Path) -> None:
    outcome = run("export", file, "--as", "vdbench")
    assert outcome.exit_code == 0, outcome.stderr
    parameters = vdbench.parsed(outcome.stdout)
    assert vdbench.problems(parameters) == ()
    assert vdbench.written(parameters, english) == outcome.stdout


def test_schema_export_needs_no_scenario_and_names_every_field() -> None:
    outcome = run("export", "--as", "schema")
    document = json.loads(outcome.stdout)
    assert document["$schema"].startswith("https://json-schema.org/")
    assert set(document["properties"]) == set(Scenario.model_fields)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (("--as", "pdf"), "--as: 'pdf' is not a format (allowed: fio, fio-poisson, vdbench, ics, schema)"),
        (("--as", "fio"), "exporting as fio requires a scenario file"),
        (("none.yaml", "--as", "ics"), "none.yaml"),
    ],
)
def test_invalid_export_prints_one_line_and_exits_with_2(given: tuple[str, ...], says: str) -> None:
    outcome = run("export", *given)
    assert (outcome.exit_code, outcome.stdout, len(outcome.stderr.splitlines())) == (2, "", 1)
    assert says in outcome.stderr
