"""An independent validator finds nothing in the reports that PDF/UA-1 or PDF/A-2a forbids."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from pypdf import PdfWriter

from stormsizer.model.scenario import Scenario
from tests.engine import seeds
from tests.engine.report import finished_studies, finished_week
from tests.webapp.reports import finished_run
from webapp.reports.rendering import render_pdf
from webapp.settings import REPOSITORY

VALIDATOR = REPOSITORY / "backend" / "tests" / "support" / "verapdf" / "Validate.java"
JARS = Path(os.environ.get("STORMSIZER_VERAPDF", REPOSITORY / ".tools" / "verapdf"))
"""Folder of veraPDF's jars, as `make verapdf` fetches them."""
FLAVORS = ("ua1", "2a")

IS_MISSING = shutil.which("javac") is None or not any(JARS.glob("*.jar"))
pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(
        IS_MISSING,
        reason=f"PDF/UA is not validated: no Java compiler, or no veraPDF in {JARS}; `make verapdf` fetches it, "
        "STORMSIZER_VERAPDF names another folder",
    ),
]


def written(scenario: Scenario) -> bytes:
    """The report of the hand-made week with every chapter there is."""
    context = finished_week.context(
        studies=finished_studies.studies(scenario),
        evidence_rows=seeds.published_backtest().rows,
        organization="Acme Corporation",
    )
    return render_pdf(finished_week.result(scenario), scenario, finished_week.trace(scenario), context)


def findings(folder: Path) -> list[str]:
    """Return the validator's verdict for every PDF in a folder, with the violated rules."""
    files = sorted(str(path) for path in folder.glob("*.pdf"))
    command = ["java", "-cp", str(JARS / "*"), str(VALIDATOR), ",".join(FLAVORS), *files]
    outcome = subprocess.run(command, capture_output=True, text=True, check=False)
    assert outcome.returncode == 0, outcome.stderr
    return outcome.stdout.splitlines()


def test_reports_are_accessible_and_archivable(tmp_path: Path) -> None:
    (tmp_path / "acme.pdf").write_bytes(written(seeds.acme_scenario()))
    (tmp_path / "hostile.pdf").write_bytes(written(finished_run.hostile()))
    found = findings(tmp_path)
    assert [line for line in found if not line.startswith("compliant ")] == []
    checked = {(flavor, file): int(n) for _, flavor, file, n in (line.split() for line in found)}
    assert set(checked) == {(flavor, file) for flavor in FLAVORS for file in ("acme.pdf", "hostile.pdf")}
    assert min(checked.values()) > 10_000


def test_validator_detects_a_page_without_tags(tmp_path: Path) -> None:
    writer = PdfWriter()
    writer.add_blank_page(width=100, height=100)
    writer.write(tmp_path / "bare.pdf")
    found = findings(tmp_path)
    assert [line.split()[0] for line in found if not line.startswith(" ")] == ["broken"] * len(FLAVORS)
