"""`report`: the results for a scenario file as a document, in any of the service's formats."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import typer

from stormsizer.evidence import backtest
from stormsizer.messages.localizer import Localizer
from stormsizer.model.scenario import parse
from stormsizer.report.context import context_from
from stormsizer.report.studies import Studies
from stormsizer.simulation.assessment import assess
from webapp.cli.errors import CommandError
from webapp.cli.runner import catalog_of
from webapp.core.http.yaml_documents import read_file
from webapp.core.languages import languages
from webapp.core.seed_scenarios import seed_scenarios
from webapp.reports.making import is_of_family, measured_on, rendered, with_calendar_failures
from webapp.reports.schemas import ReportForm
from webapp.settings import Settings


def report_file(
    file: Path,
    output: Path,
    form: str | None,
    code: str,
    has_technical_annex: bool,
    own: Path | None,
    seed: Path | None,
) -> None:
    """Simulate a scenario file and write its report, with the evidence for the scenario's array family."""
    chosen, localizer = form_of(form, output), localizer_of(code)
    scenario, catalog = parse(read_file(file)), catalog_of(seed, own)
    simulation = assess(scenario, catalog)
    compared = backtest(
        replace(catalog, evidence=tuple(row for row in catalog.evidence if is_of_family(row.system, scenario))),
        seed_scenarios((seed or Settings().seed_folder) / "scenarios"),
    )
    now = datetime.now(UTC).replace(microsecond=0)
    studies = with_calendar_failures(Studies(), simulation.result, scenario, catalog)
    context = context_from(
        catalog,
        file.stem,
        now,
        localizer,
        measured_on(scenario, compared),
        studies=studies,
        has_technical_annex=has_technical_annex,
    )
    content = rendered(chosen, simulation.result, scenario, simulation.whole_trace, context)
    output.write_bytes(content)
    typer.echo(f"{output}: {len(content) / 1000:,.0f} kB")


def localizer_of(code: str) -> Localizer:
    """Return the localizer for a language.

    Raises
    ------
    CommandError
        If there is no such language.
    """
    if code not in (codes := languages().codes):
        raise CommandError(f"--language: {code!r} is not a report language (allowed: {', '.join(codes)})", exit_code=2)
    return languages().localizer(code)


def form_of(name: str | None, output: Path) -> ReportForm:
    """Return the requested format; by default, the one that matches the file's extension, otherwise PDF."""
    if name is None:
        ending = output.suffix.lower().removeprefix(".")
        return ReportForm(ending) if ending in list(ReportForm) else ReportForm.PDF
    try:
        return ReportForm(name)
    except ValueError as error:
        raise CommandError(
            f"--form: {name!r} is not a format (allowed: {', '.join(ReportForm)})", exit_code=2
        ) from error
