"""A finished run as JSON: what was said can be read again, whatever people wrote."""

from __future__ import annotations

import json

from pydantic import BaseModel, TypeAdapter

from stormsizer.messages.text import LOCALIZER
from tests.engine import seeds
from tests.engine.report import finished_studies, finished_week
from tests.webapp.reports import finished_run
from webapp.core.languages import languages
from webapp.reports.as_json import FinishedRun


def in_english(document: BaseModel) -> str:
    """JSON of a document with its texts in English."""
    return document.model_dump_json(context={LOCALIZER: languages().localizer("en")})


def test_written_report_is_read_back_without_loss() -> None:
    scenario = seeds.acme_scenario()
    studies = finished_studies.studies(scenario)
    read = FinishedRun.model_validate_json(finished_run.document(scenario, studies, organization="Acme"))
    assert in_english(read.result) == in_english(finished_week.result(scenario))
    assert read.scenario == scenario
    assert in_english(read.studies) == in_english(studies)
    assert in_english(read.bills) == in_english(finished_run.bills(scenario))
    assert (read.run_id, read.created_at, read.organization) == ("0197-run", finished_week.CREATED_AT, "Acme")
    (row,) = read.evidence
    assert (row.measured, row.predicted, row.error, row.within) == (25.0, 24.6, -0.016, True)
    assert set(read.sources) == {"study", "sheet"}


def test_the_same_run_gives_the_same_bytes() -> None:
    scenario = seeds.acme_scenario()
    assert finished_run.document(scenario) == finished_run.document(scenario)


def test_user_text_is_unchanged() -> None:
    scenario = finished_run.hostile()
    told = json.loads(finished_run.document(scenario))
    assert [pool["name"] for pool in told["scenario"]["pools"]] == [pool.name for pool in scenario.pools]
    assert [event["name"] for event in told["scenario"]["events"]] == [event.name for event in scenario.events]


def test_every_field_of_the_document_is_described() -> None:
    schema = TypeAdapter(FinishedRun).json_schema()
    undescribed = [name for name, field in schema["properties"].items() if not field.get("description")]
    assert undescribed == []
