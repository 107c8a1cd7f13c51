"""The hand-made week as its files show it, and a scenario of maximum size with hostile names."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.bill import Bills, bills_of
from stormsizer.report.studies import Studies
from stormsizer.simulation.result import Result
from tests.engine import seeds
from tests.engine.report import finished_week
from tests.webapp.corpus.texts import FORMULAS
from webapp.reports.as_json import render_json
from webapp.reports.series_csv import render_csv
from webapp.reports.workbook import render_workbook

SCRIPTS = ("بنك الخليج", "בנק לאומי", "東京データセンター", "Страховая компания", "👩\u200d👩\u200d👧 개발팀")
MARKUP = (
    '<img src="http://example.com/x.png">',
    "<iframe src=file:///etc/passwd></iframe>",
    "<style>@import url(//example.com)</style>",
    "<r><t>&amp;</t></r>",
    '<r></si><si><t>"</t></r>',
    "]]> --> </t></si>",
    "&G &[Picture] &A",
    "_x003D_1+1",
    "#" * 180,
    "W" * 200,
)
PAYLOADS = (*FORMULAS, *MARKUP, *SCRIPTS)
"""Names that would be commands, markup or pictures somewhere, or run from right to left."""
HOUR = timedelta(hours=1)


def bills(scenario: Scenario, result: Result | None = None) -> Bills:
    """Both bills of the hand-made week."""
    week = result or finished_week.result(scenario)
    return bills_of(scenario, week.recommendation, seeds.seed_catalog())


def workbook(
    scenario: Scenario, result: Result | None = None, studies: Studies | None = None, **context: object
) -> bytes:
    """The spreadsheet of the hand-made week."""
    week = result or finished_week.result(scenario)
    trace, told = finished_week.trace(scenario), finished_week.context(**context)
    return render_workbook(week, scenario, trace, told, studies or Studies(), bills(scenario, week))


def series(scenario: Scenario, result: Result | None = None) -> bytes:
    """Its time series."""
    return render_csv(result or finished_week.result(scenario), scenario, finished_week.trace(scenario))


def document(scenario: Scenario, studies: Studies | None = None, **context: object) -> bytes:
    """All of it for programs."""
    week, told = finished_week.result(scenario), finished_week.context(**context)
    return render_json(week, scenario, told, studies or Studies(), bills(scenario, week))


def hostile() -> Scenario:
    """Forty pools and two hundred events with hostile names."""
    written = seeds.acme_document()
    pool, events = written["pools"][0], written["events"]
    everyone = [f"p{i}" for i in range(40)]
    kept = [each for each in events if each["id"] in {"deploy", "first-login", "reboot", "tuesday-login-07"}]
    login = next(each for each in kept if each["kind"] == "login")
    written["name"], written["notes"] = PAYLOADS[0], "\n".join(PAYLOADS)[:2500]
    written["pools"] = [{**pool, "id": name, "name": _payload(i), "n_desktops": 60} for i, name in enumerate(everyone)]
    written["events"] = [
        *({**each, "pool_ids": everyone, "name": _payload(i), "notes": _payload(i)} for i, each in enumerate(kept)),
        *(_login(login, i) for i in range(200 - len(kept))),
    ]
    return Scenario.model_validate(written)


def _login(login: dict[str, Any], number: int) -> dict[str, Any]:
    starts_at = login["starts_at"] + number * HOUR
    return {**login, "id": f"e{number}", "pool_ids": ["p1"], "name": _payload(number), "starts_at": starts_at}


def _payload(number: int) -> str:
    return PAYLOADS[number % len(PAYLOADS)]
