"""`doctor`: prints the findings as a table or JSON."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict

import typer

from webapp.cli.doctor.examination import examine
from webapp.cli.doctor.finding import Finding, State
from webapp.cli.tables import table

EXIT_CODES = {State.OK: 0, State.WARNING: 1, State.PROBLEM: 2}


def print_findings(as_json: bool) -> None:
    """Check the installation; exit with 0 if there are no problems, 1 with warnings, and 2 with problems."""
    findings = examine(os.environ)
    worst = max((each.state for each in findings), key=EXIT_CODES.__getitem__)
    if as_json:
        document = {"state": worst, "findings": [asdict(each) for each in findings]}
        typer.echo(json.dumps(document, ensure_ascii=False, indent=2))
    else:
        typer.echo(_readable(findings))
    raise typer.Exit(EXIT_CODES[worst])


def _readable(findings: Sequence[Finding]) -> str:
    rows = [(each.check, each.state.value, each.text) for each in findings]
    actions = [each for each in findings if each.remedy]
    lines = [table(("Check", "State", "Finding"), rows)]
    if actions:
        lines += ["", "What to do", *(f"- {each.check}: {each.text}\n  → {each.remedy}" for each in actions)]
    n = {state: sum(each.state is state for each in findings) for state in State}
    lines += ["", f"Problems: {n[State.PROBLEM]}, warnings: {n[State.WARNING]}, ok: {n[State.OK]}"]
    return "\n".join(lines)
