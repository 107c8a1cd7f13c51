"""Another program recalculates the totals: it gets the same values, and follows changes."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.engine import seeds
from tests.engine.report import finished_studies
from tests.webapp.reports import finished_run
from tests.webapp.reports.opened import OpenedBook, opened, with_file

ALWAYS = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load">
<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>
"""
"""Settings by which every formula is worked out when a file is opened."""

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(
        shutil.which("soffice") is None, reason="LibreOffice (soffice) is not installed: nothing recalculates"
    ),
]


def recalculated(content: bytes, folder: Path) -> OpenedBook:
    """A workbook as saved by LibreOffice, every formula recalculated."""
    profile = folder / "profile" / "user"
    profile.mkdir(parents=True)
    (profile / "registrymodifications.xcu").write_text(ALWAYS)
    (folder / "report.xlsx").write_bytes(content)
    where = f"-env:UserInstallation={profile.parent.as_uri()}"
    command = ["soffice", "--headless", where, "--convert-to", "xlsx", "--outdir", "out", "report.xlsx"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=600)
    return opened((folder / "out" / "report.xlsx").read_bytes())


def shipped() -> bytes:
    """The hand-made week with rows of evidence of every kind."""
    scenario = seeds.acme_scenario()
    rows = seeds.published_backtest().rows
    return finished_run.workbook(scenario, studies=finished_studies.studies(scenario), evidence_rows=rows)


def test_every_formula_evaluates_to_its_stored_value(tmp_path: Path) -> None:
    before = shipped()
    after = recalculated(before, tmp_path)
    formulas = opened(before).formulas()
    assert len(formulas) > 100
    for (sheet, address), cell in formulas.items():
        found = after.sheets[sheet].cells[address]
        assert found.formula is not None
        if isinstance(cell.value, float):
            assert found.number == pytest.approx(cell.value, rel=1e-9, abs=1e-9), (sheet, address)
        else:
            assert (found.value or "") == (cell.value or ""), (sheet, address)


def test_changed_unit_price_changes_every_dependent_total(tmp_path: Path) -> None:
    before = shipped()
    sheet = opened(before).sheets["Bill of materials"]
    written = opened(before).files[sheet.path].decode()
    changed = re.sub(r'(<c r="D6"[^>]*><v>)[^<]*', r"\g<1>5000", written)
    assert changed != written
    after = recalculated(with_file(before, sheet.path, changed.encode()), tmp_path)
    bill, summary = after.sheets["Bill of materials"].cells, after.sheets["Summary"]
    n_lines = len(finished_run.bills(seeds.acme_scenario()).simulated.lines)
    assert bill["E6"].number == 5000
    assert bill[f"E{6 + n_lines}"].number == 120_000 - 40_000 + 5000
    assert bill[f"E{8 + n_lines}"].number == 85_000 / 2500
    told = {row[0]: row[1] for row in summary.rows()}
    assert told["Price of the simulated configuration"] == 85_000
    assert told["Price of the recommended configuration"] == 209_600
