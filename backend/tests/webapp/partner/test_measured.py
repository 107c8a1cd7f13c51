"""The commands of the pages on measurements: import and export of a Monday, and fio results."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.webapp.imports.files import table
from tests.webapp.imports.test_comparison import of, results
from tests.webapp.partner.conftest import GUIDE
from tests.webapp.partner.pages import Block, Step, blocks_of, run, steps_of, untrue
from tests.webapp.partner.service import EMAIL, PASSWORD, Served
from tests.webapp.partner.test_stories import on_servers
from webapp.settings import REPOSITORY

MEASURED = REPOSITORY / "docs/how-to/import-measurements.md"
PROVEN = REPOSITORY / "docs/how-to/validate-with-fio.md"
OWN_POOL = """
api defaults | jq '.scenario | .pools[0].id = "acme" | .events[] |= (if .pool_ids then .pool_ids = ["acme"] else . end)' >scenario.json
"""  # noqa: E501
KEEP_IT = """
PROJECT=$(api projects -d '{"name": "Acme"}' | jq -r .id)
SCENARIO=$(api "projects/$PROJECT/scenarios" -d @scenario.json | jq -r .id)
"""
RUN_IT = """
RUN=$(api "scenarios/$SCENARIO/runs" -X POST | jq -r .id)
wait_for "runs/$RUN" .state succeeded
"""
ON_THE_ARRAY = "fio --output-format"
"""Begins the one command that is not run: it writes to a volume for as long as the week lasts."""
pytestmark = pytest.mark.timeout(300)


def own(commands: str) -> Step:
    return Step(Block("sh", commands, 0), None)


def printed(steps: list[Step], served: Served, folder: Path, shell: dict[str, str]) -> list[str]:
    """Do the steps with a key; return what each printed, which is what the page says."""
    key = steps_of(GUIDE, before="## 2.")
    who = {"URL": served.url, "EMAIL": EMAIL, "PASSWORD": PASSWORD}
    whole = [*key, own(OWN_POOL), own(KEEP_IT), *steps]
    texts = run(whole, folder, shell | who, 240)
    assert [said for step, text in zip(whole, texts, strict=True) for said in untrue(step, text)] == []
    return list(texts[len(whole) - len(steps) :])


def result_of_phases(fio_file: Path) -> bytes:
    names = [each for each in re.findall(r"^\[(.+)\]$", fio_file.read_text(), re.MULTILINE) if each != "global"]
    return results(*((name, of(100, 8192, 0.5), of(100, 4096, 0.7)) for name in names))


@pytest.mark.parametrize("page", [MEASURED, PROVEN], ids=lambda page: page.stem)
def test_every_block_of_a_page_is_an_executed_command(page: Path) -> None:
    assert {each.language for each in blocks_of(page)} == {"sh"}


@pytest.mark.long
@on_servers
def test_profile_is_accepted_into_a_scenario_and_undone(served: Served, tmp_path: Path, shell: dict[str, str]) -> None:
    for number in (1, 2):
        (tmp_path / f"host{number}.csv.gz").write_bytes(gzip.compress(table(f"vdi{number}", minutes=300)))
    steps = list(steps_of(MEASURED, "## Over HTTP"))
    assert len(steps) == 4
    reading, changes, _, created = printed(steps, served, tmp_path, shell)
    *_, summary = documents(reading)
    assert summary["refused"] == []
    assert len(summary["storms"]) == 1
    assert [each["path"] for each in json.loads(changes)] != []
    assert "acme-measured" in created
    assert created.strip().endswith("\n2"), "the version with the selected values"


@pytest.mark.long
@on_servers
def test_fio_measurements_are_shown_with_the_run(served: Served, tmp_path: Path, shell: dict[str, str]) -> None:
    steps = list(steps_of(PROVEN, "or from an existing run"))
    taking, running, comparing = steps
    assert ON_THE_ARRAY in running.commands.text
    before = [own(RUN_IT), taking, own("cp scenario.json acme.json")]
    printed(before, served, tmp_path, shell)
    (tmp_path / "results.json").write_bytes(result_of_phases(tmp_path / "acme.fio"))
    answer = printed([own(RUN_IT), comparing], served, tmp_path, shell)[-1]
    told = [each for each in documents(answer) if "phase" in each]
    assert len(told) >= 2
    for each in told:
        assert each["predicted_iops"] > 0
        assert each["measured_iops"] == pytest.approx(200, rel=0.01)


def documents(text: str) -> Iterator[dict[str, Any]]:
    """JSON documents one after the other."""
    decoder, rest = json.JSONDecoder(), text.strip()
    while rest:
        document, end = decoder.raw_decode(rest)
        yield document
        rest = rest[end:].strip()


def test_command_line_gives_the_same_result(tmp_path: Path, shell: dict[str, str]) -> None:
    for number in (1, 2):
        (tmp_path / f"host{number}.csv").write_bytes(table(f"vdi{number}", minutes=300))
    (tmp_path / "acme.yaml").write_text((REPOSITORY / "seed-data/scenarios/acme.yaml").read_text())
    steps = [*steps_of(MEASURED, before="## Over HTTP"), *steps_of(PROVEN, before="or from an existing run")]
    texts = run(steps, tmp_path, shell, 200)
    assert "host1.csv" in texts[0]
    assert (tmp_path / "measured").is_dir()
    assert "[global]" in (tmp_path / "acme.fio").read_text()
