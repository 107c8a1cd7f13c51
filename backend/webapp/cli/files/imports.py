"""`import`: summary of measurement files, and the changes they suggest for a scenario."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import typer
import yaml
from pydantic import ValidationError

from stormsizer.messages.formatting import NOTHING, count, number, percent
from stormsizer.model.scenario import InvalidScenarioError, Problem, Scenario, parse, problems_of
from stormsizer.units import BYTES_PER_KB
from stormsizer_io.importers.summary.document import ImportOptions, ImportSummary, Refusal
from stormsizer_io.importers.summary.selection import ImportSelection, Proposal
from webapp.cli.errors import CommandError
from webapp.cli.languages import in_english
from webapp.cli.runner import catalog_of, tell, timed
from webapp.cli.tables import table
from webapp.core.http.yaml_documents import read_file
from webapp.core.languages import english
from webapp.imports.sandbox import ChildLimits, ImportBrokeOffError, summarize_apart

MOST_LINES = 20
"""Maximum number of lines printed for each of remarks, events and pools."""


@dataclass(frozen=True)
class Asked:
    """Import options from the command line."""

    zone: str | None = None
    n_desktops: int | None = None
    windows: Sequence[str] = ()
    mapping: Path | None = None
    bucket_s: float | None = None
    taken_at: str | None = None
    spread_evenly: bool = False
    calendar_from: str | None = None
    calendar_to: str | None = None
    date_order: str | None = None
    pseudonyms: str | None = None


@dataclass(frozen=True)
class Taken:
    """Import selection from the command line."""

    into: Path | None = None
    based_on: str | None = None
    profile: str | None = None
    phases: Sequence[str] = ()
    pools: Sequence[str] = ()
    found_pools: Sequence[str] = ()
    events: Sequence[str] = ()
    hosts: str | None = None
    calendar_events: bool = False
    array: str | None = None
    others: bool = False
    output: Path | None = None


@dataclass
class _Lines:
    """Text output for the terminal."""

    lines: list[str] = field(default_factory=list)

    def add(self, title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Add a table with its title, if it has rows."""
        if rows:
            self.lines += ["", title, table(head, rows)]

    def text(self) -> str:
        """Return the complete output."""
        return "\n".join(self.lines).strip("\n")


def import_files(files: Sequence[Path], asked: Asked, taken: Taken, as_json: bool, seed: Path | None) -> None:
    """Print a summary of files and the proposed changes to a scenario; write the results to a folder if requested."""
    _check_selection(taken)
    options = _options(asked)
    scenario = None if taken.into is None else parse(read_file(taken.into))
    for path in files:
        _check_readable(path)
    answer, elapsed_ms = timed(
        lambda progress: _summary([(path.name, path) for path in files], options, progress, asked.pseudonyms or "")
    )
    answer = in_english(answer)
    for refusal in answer.refused:
        typer.echo(_complaint(refusal), err=True)
    if not answer.files:
        raise typer.Exit(2)
    if not as_json:
        tell("import", answer, elapsed_ms, _preview)
    proposal = None if scenario is None else _proposal(answer, taken, scenario, seed)
    if as_json:
        documents: dict[str, Any] = {"elapsed_ms": elapsed_ms, "import": answer.model_dump(mode="json")}
        documents |= {} if proposal is None else {"proposal": proposal.model_dump(mode="json")}
        typer.echo(json.dumps(documents, ensure_ascii=False, allow_nan=False))
    elif proposal is not None:
        typer.echo("\n" + _proposed(proposal))
    if proposal is not None and taken.into is not None and taken.output is not None:
        for path in _written(proposal, taken.into, taken.output):
            typer.echo(str(path), err=as_json)


def _proposal(summary: ImportSummary, taken: Taken, scenario: Scenario, seed: Path | None) -> Proposal:
    from stormsizer_io.proposals.propose import SelectionRefusedError, propose

    try:
        return in_english(propose(summary, _selection(taken, summary), scenario, catalog_of(seed), english))
    except SelectionRefusedError as error:
        raise InvalidScenarioError(error.problems) from error


def _summary(
    files: Sequence[tuple[str, Path]], options: ImportOptions, progress: Any, passphrase: str
) -> ImportSummary:
    try:
        return summarize_apart(files, options, ChildLimits(wall_s=None), progress, key=passphrase.encode())
    except ImportBrokeOffError as error:
        raise CommandError(english(error.message)) from error


def _check_readable(path: Path) -> None:
    """Report a missing file immediately, as every other command does."""
    with path.open("rb"):
        pass


def _check_selection(taken: Taken) -> None:
    if (taken.profile is None) != (taken.based_on is None):
        raise CommandError("--profile and --based-on must be used together", exit_code=2)
    if taken.profile is None and (taken.phases or taken.pools):
        raise CommandError("--phases and --pool require --profile", exit_code=2)
    chosen = (taken.profile, taken.hosts, taken.array, taken.output, *taken.found_pools, *taken.events)
    if taken.into is None and (taken.calendar_events or taken.others or any(chosen)):
        raise CommandError("name the target scenario with --into", exit_code=2)


# options


def _options(asked: Asked) -> ImportOptions:
    zone = asked.zone or "UTC"
    given: dict[str, Any] = {
        "time_zone": zone,
        "n_desktops": asked.n_desktops,
        "bucket_s": asked.bucket_s,
        "spread_evenly": asked.spread_evenly,
        "date_order": None if asked.date_order is None else asked.date_order.replace("-", " "),
        "pseudonyms": asked.pseudonyms is not None,
        "mapping": None if asked.mapping is None else read_file(asked.mapping),
    }
    instants = {
        "taken_at": asked.taken_at, "calendar_from": asked.calendar_from, "calendar_to": asked.calendar_to
    }  # fmt: skip
    try:
        ImportOptions.model_validate({"time_zone": zone})
        given["windows"] = [_window(text, zone) for text in asked.windows]
        given |= {name: _instant(text, zone, name) for name, text in instants.items() if text is not None}
        return ImportOptions.model_validate(given)
    except ValidationError as error:
        raise InvalidScenarioError(problems_of(error)) from error


def _window(text: str, zone: str) -> dict[str, Any]:
    """Parse a window in the form steady_state=08:30-11:00; the times can also be instants separated by a slash."""
    phase, equals, when = text.partition("=")
    if "/" in when:
        begin, _, end = when.partition("/")
        return {
            "phase": phase.strip(),
            "starts_at": _instant(begin, zone, "window"),
            "ends_at": _instant(end, zone, "window"),
        }
    begin, hyphen, end = when.replace("–", "-").partition("-")
    if not (equals and hyphen):
        allowed = "PHASE=08:30-11:00 or PHASE=2026-03-10T08:30/2026-03-10T11:00"
        raise InvalidScenarioError(
            (Problem(path="window", given=text[:80], allowed=allowed, message="is not a time window"),)
        )
    return {"phase": phase.strip(), "from_time": begin.strip(), "to_time": end.strip()}


def _instant(text: str, zone: str, path: str) -> datetime:
    """Parse an instant; one without a zone is in the site's time zone."""
    try:
        at = datetime.fromisoformat(text.strip())
    except ValueError as error:
        problem = Problem(
            path=path,
            given=text[:80],
            allowed="a date and time, e.g. 2026-03-10T08:30",
            message="is not a date and time",
        )
        raise InvalidScenarioError((problem,)) from error
    return at if at.tzinfo else at.replace(tzinfo=ZoneInfo(zone))


# selection


def _selection(taken: Taken, summary: ImportSummary) -> ImportSelection:
    given: dict[str, Any] = {
        "pools": [_pair(text, "found_id", "pool_id") for text in taken.found_pools],
        "hosts_id": taken.hosts,
        "events": [_pair(text, "found_id", "kind") for text in taken.events],
        "calendar_events": taken.calendar_events,
    }
    if taken.profile is not None:
        given["profile"] = {
            "based_on": taken.based_on,
            "id": taken.profile,
            "name": f"Measured: {taken.profile}",
            "phases": _phases(taken, summary),
            "pool_ids": list(taken.pools),
        }
    if taken.array is not None:
        given["array"] = {"id": taken.array, "name": f"Refitted: {taken.array}"}
    if taken.others:
        given["others"] = {}
    try:
        return ImportSelection.model_validate(given)
    except ValidationError as error:
        raise InvalidScenarioError(problems_of(error)) from error


def _pair(text: str, one: str, other: str) -> dict[str, str]:
    first, equals, second = text.partition("=")
    return {one: first.strip()} | ({other: second.strip()} if equals else {})


def _phases(taken: Taken, summary: ImportSummary) -> list[int]:
    """Return the indexes of the named phases; by default, the first measured phase of each kind."""
    measured = summary.workload.phases if summary.workload else ()
    places: dict[str, int] = {}
    for place, phase in enumerate(measured):
        places.setdefault(phase.phase.value, place)
    wanted = [name.strip() for text in taken.phases for name in text.split(",") if name.strip()]
    unknown = [name for name in wanted if name not in places]
    if unknown or not places:
        problem = Problem(
            path="phases",
            given=", ".join(unknown) or "none",
            allowed=", ".join(places) or "a window with measurements",
            message="was not measured",
        )
        raise InvalidScenarioError((problem,))
    return [places[name] for name in wanted] or list(places.values())


# output


def _complaint(refusal: Refusal) -> str:
    """Return an import error as one line: file, row, column, the given value and what is allowed."""
    place = [refusal.file]
    place += [f"row {refusal.row}"] if refusal.row is not None else []
    place += [f"column {refusal.column}"] if refusal.column is not None else []
    allowed = [f"given {refusal.given}"] if refusal.given else []
    allowed += [f"allowed: {refusal.allowed}"] if refusal.allowed else []
    line = f"{', '.join(place)}: {refusal.message}" + (f" ({'; '.join(allowed)})" if allowed else "")
    return " ".join(line.split())


def _preview(summary: ImportSummary, elapsed_ms: float) -> str:
    lines = _Lines()
    head = ("File", "Tool", "kB", "Rows used", "Skipped", "Remarks")
    lines.add("Files", head, [_file_row(summary, at) for at in range(len(summary.files))])
    remarks = [(each.name, remark) for each in summary.files for remark in each.remarks]
    places = [
        (name, "" if remark.row is None else str(remark.row), remark.column or "", str(remark.text))
        for name, remark in remarks[:MOST_LINES]
    ]
    lines.add("Assumptions, skipped and repaired rows", ("File", "Row", "Column", "What"), places)
    _add_workload(lines, summary)
    _add_inventory(lines, summary)
    _add_others(lines, summary)
    more = f"{count(len(summary.refused), 'file')} refused, " if summary.refused else ""
    return "\n".join((lines.text(), "", f"{more}{elapsed_ms:,.0f} ms"))


def _file_row(summary: ImportSummary, at: int) -> tuple[str, ...]:
    file = summary.files[at]
    used, skipped = f"{file.n_rows_used:,}", f"{file.n_rows_skipped:,}"
    return (file.name, file.tool.value, f"{file.n_bytes / BYTES_PER_KB:,.0f}", used, skipped, str(len(file.remarks)))


def _add_workload(lines: _Lines, summary: ImportSummary) -> None:
    workload = summary.workload
    if workload is None:
        return
    zone = ZoneInfo(summary.options.time_zone)
    lines.lines += ["", f"Measured: {workload.n_entities:,} × {workload.entity_kind}{_period(summary)}"]
    lines.lines += [str(remark.text) for remark in workload.remarks[:MOST_LINES]]
    storms = [
        (
            storm.id,
            storm.kind,
            *_from_to(storm.starts_at, storm.ends_at, zone),
            number(storm.peak_iops),
            percent(storm.read_fraction),
            percent(storm.certainty),
            str(storm.why),
        )
        for storm in workload.storms[:MOST_LINES]
    ]
    lines.add("Storms found", ("Id", "Kind", "Begins", "Ends", "Peak IOPS", "Reads", "Sure", "Why"), storms)
    phases = [
        (
            phase.phase.value,
            *_from_to(phase.starts_at, phase.ends_at, zone),
            f"{phase.n_desktops:,}",
            number(phase.reads_iops_per_desktop, 3),
            number(phase.writes_iops_per_desktop, 3),
            number(phase.read_size_kb, 3),
            number(phase.write_size_kb, 3),
            number(phase.read_latency_ms, 3),
            number(phase.write_latency_ms, 3),
            "proposed" if phase.is_proposed else "requested",
        )
        for phase in workload.phases
    ]
    head = ("Phase", "From", "To", "Desktops", "Reads/s", "Writes/s", "Read kB", "Write kB", "Read ms", "Write ms", "")
    lines.add("Phases, per desktop", head, phases)
    lines.lines += [_complaint(refusal) for refusal in workload.refused_windows]


def _period(summary: ImportSummary) -> str:
    workload = summary.workload
    if workload is None or workload.first_at is None or workload.last_at is None:
        return ""
    zone = ZoneInfo(summary.options.time_zone)
    begin, end = _from_to(workload.first_at, workload.last_at, zone)
    return f", {begin} to {end} {zone.key}, samples of {number(workload.interval_s, 3)} s"


def _from_to(begin: datetime, end: datetime, zone: ZoneInfo) -> tuple[str, str]:
    return f"{begin.astimezone(zone):%Y-%m-%d %H:%M}", f"{end.astimezone(zone):%Y-%m-%d %H:%M}"


def _add_inventory(lines: _Lines, summary: ImportSummary) -> None:
    inventory = summary.inventory
    if inventory is None:
        return
    machines = count(inventory.n_machines, "machine")
    hosts = count(inventory.n_hosts, "host") if inventory.n_hosts else "hosts unknown"
    datastores = count(inventory.n_datastores, "datastore") if inventory.n_datastores else "datastores unknown"
    told = f"Inventory: {machines}, {inventory.n_machines_on:,} of them on; {hosts}, {datastores}"
    lines.lines += ["", told]
    pools = [
        (pool.id, str(pool.name), f"{pool.n_desktops:,}", number(pool.n_cpus), number(pool.memory_gib),
         number(pool.disk_gib), number(pool.used_gib))
        for pool in inventory.pools[:MOST_LINES]
    ]  # fmt: skip
    lines.add("Pools found", ("Id", "Name", "Desktops", "CPUs", "Memory GiB", "Disk GiB", "Used GiB"), pools)
    groups = [
        (each.id, f"{each.n_hosts:,}", each.model, each.cpu_model, number(each.n_cores), number(each.memory_gib))
        for each in inventory.hosts[:MOST_LINES]
    ]
    lines.add("Hosts found", ("Id", "Hosts", "Model", "Processor", "Cores", "Memory GiB"), groups)


def _add_others(lines: _Lines, summary: ImportSummary) -> None:
    zone = ZoneInfo(summary.options.time_zone)
    if summary.calendar is not None:
        written = [(event.id, event.kind, event.name) for event in summary.calendar.events[:MOST_LINES]]
        lines.add("Events of a scenario", ("Id", "Kind", "Name"), written)
        entries = [
            (each.id, *_from_to(each.starts_at, each.ends_at, zone), each.kind or NOTHING, str(each.name))
            for each in summary.calendar.entries[:MOST_LINES]
        ]
        lines.add("Entries of a calendar", ("Id", "Begins", "Ends", "Kind", "Name"), entries)
    if summary.fio is not None:
        jobs = [
            (job.name, number(job.seconds, 3), number(job.reads.iops), number(job.writes.iops),
             number(job.reads.latency_ms, 3), number(job.writes.latency_ms, 3))
            for job in summary.fio.jobs[:MOST_LINES]
        ]  # fmt: skip
        lines.add("Results of fio", ("Job", "Seconds", "Reads/s", "Writes/s", "Read ms", "Write ms"), jobs)
    if summary.table is not None and summary.table.mapping is not None:
        columns = [(each.measure, each.column, number(each.scale, 3)) for each in summary.table.mapping.columns]
        lines.add(f"Columns of the table, by {summary.table.mapping.time}", ("Measure", "Column", "Scale"), columns)


def _proposed(proposal: Proposal) -> str:
    lines = _Lines()
    changes = [
        (each.path, *(str(text) or NOTHING for text in (each.before, each.after)), str(each.provenance))
        for each in proposal.changes
    ]
    lines.add("What would change", ("Where", "Before", "After", "Whence"), changes)
    if proposal.refit is not None:
        before, after = proposal.refit.median_error_before, proposal.refit.median_error_after
        lines.lines += ["", f"Latencies: median error {percent(before)} before the refit, {percent(after)} after"]
    return lines.text() or "No changes."


def _written(proposal: Proposal, into: Path, folder: Path) -> Iterator[Path]:
    """Write the scenario and its new entries into a folder; existing files are not overwritten."""
    documents: dict[Path, Mapping[str, Any]] = {
        folder / f"{into.stem}.yaml": proposal.scenario.model_dump(mode="json", exclude_none=True)
    }
    if proposal.profile is not None:
        documents[folder / "catalog" / "workloads" / f"{proposal.profile['id']}.yaml"] = proposal.profile
    if proposal.array is not None:
        documents[folder / "catalog" / "arrays" / f"{proposal.array['id']}.yaml"] = proposal.array
    for path in documents:
        if path.exists():
            raise CommandError(f"{path} already exists and is not overwritten")
    for path, document in documents.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        text = yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=120)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644), "w", encoding="utf-8") as file:
            file.write(text)
        yield path
