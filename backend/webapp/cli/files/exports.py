"""`export`: a scenario in other tools' formats."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path

import typer

from stormsizer.messages.localizer import FALLBACK
from stormsizer.model.scenario import Scenario, parse
from stormsizer.simulation.pipeline import simulate
from stormsizer_io.exporters import fio, vdbench
from stormsizer_io.exporters.event_loads import Loads, loads_of
from stormsizer_io.importers.formats import icalendar_files
from webapp.cli.errors import CommandError
from webapp.cli.runner import catalog_of
from webapp.core.http.yaml_documents import read_file
from webapp.core.languages import english, languages

TRIAL_SECONDS = 5
"""Duration of each phase in a trial run on a scratch file."""


class Form(StrEnum):
    """Export format."""

    FIO = "fio"
    """An fio job file, with rates limited in bytes per second."""
    FIO_POISSON = "fio-poisson"
    """An fio job file with random arrivals; needs fio 3.29."""
    VDBENCH = "vdbench"
    """A Vdbench parameter file."""
    ICS = "ics"
    """The week as an iCalendar file."""
    SCHEMA = "schema"
    """The JSON Schema of scenarios."""


def export_file(
    file: Path | None,
    form: str,
    output: Path | None,
    section_s: float | None,
    scratch: str | None,
    seed: Path | None,
) -> None:
    """Write a scenario in the requested format, to a file or to standard output."""
    chosen = _form(form)
    if chosen is Form.SCHEMA:
        content = schema()
    else:
        if file is None:
            raise CommandError(f"exporting as {chosen} requires a scenario file", exit_code=2)
        content = _content(parse(read_file(file)), chosen, section_s, scratch, seed)
    if output is None:
        typer.get_binary_stream("stdout").write(content)
    else:
        output.write_bytes(content)
        typer.echo(f"{output}: {len(content) / 1000:,.1f} kB", err=True)


def schema() -> bytes:
    """Return the JSON Schema for scenarios."""
    rendered = languages().localizer(FALLBACK).json(Scenario.model_json_schema())
    document = {"$schema": "https://json-schema.org/draft/2020-12/schema", **rendered}
    return (json.dumps(document, ensure_ascii=False, indent=2) + "\n").encode()


def _form(name: str) -> Form:
    try:
        return Form(name)
    except ValueError as error:
        raise CommandError(f"--as: {name!r} is not a format (allowed: {', '.join(Form)})", exit_code=2) from error


def _content(scenario: Scenario, form: Form, section_s: float | None, scratch: str | None, seed: Path | None) -> bytes:
    if form is Form.ICS:
        return icalendar_files.written(scenario, at=datetime.now(UTC).replace(microsecond=0), say=english)
    catalog = catalog_of(seed)
    simulation = simulate(scenario, catalog, recommend=False)
    loads = loads_of(simulation, scenario, catalog, section_s=section_s)
    for note in loads.notes:
        typer.echo(english(note.text), err=True)
    try:
        return _jobs(loads, form, scratch).encode()
    except fio.UnsafeTargetError as error:
        raise CommandError(f"--scratch: {error}", exit_code=2) from error


def _jobs(loads: Loads, form: Form, scratch: str | None) -> str:
    if form is Form.VDBENCH:
        whole = vdbench.parameter_file(loads)
        tried = None if scratch is None else vdbench.parameter_file(loads, lun=scratch, most_seconds=TRIAL_SECONDS)
        return vdbench.written(tried or whole, english)
    options = fio.FioOptions() if scratch is None else fio.scratch(scratch, seconds=TRIAL_SECONDS)
    arrivals: fio.Arrivals = "poisson" if form is Form.FIO_POISSON else "rate"
    return fio.written(fio.job_file(loads, replace(options, arrivals=arrivals)), english)
