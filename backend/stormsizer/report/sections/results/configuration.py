"""Simulated configuration: desktops, calendar, hosts, array and goals."""

from collections.abc import Mapping
from zoneinfo import ZoneInfo

from stormsizer.messages import formatting
from stormsizer.model.scenario import (
    AntivirusScan,
    Backup,
    Event,
    Failure,
    Goals,
    LoadTest,
    Login,
    Logoff,
    Maintenance,
    Outage,
    Patch,
    Pool,
    PowerOn,
    Provision,
    Reboot,
    Recompose,
    Replication,
    Scenario,
)
from stormsizer.model.scenario.goals import GOALS, SURVIVED_FAILURES, Goal
from stormsizer.report import dates, labels
from stormsizer.report.blocks import Block, Cell, Column, Definition, Definitions, Heading, Paragraph, Section, Table
from stormsizer.report.sections.decisions.recommendation import IMAGE_CACHE, drive_words, each, fields_of, value_words
from stormsizer.report.sections.results import pools

MOST_NOTE = 240
"""Longer notes of an event are printed below the calendar."""
NOTE_BELOW = "see the notes on events"


def simulated_section(scenario: Scenario, names: Mapping[str, str]) -> Section:
    """The scenario as text and tables."""
    blocks: list[Block] = [
        _pools(scenario.pools, names),
        _calendar(scenario),
        _array(scenario, names),
        _goals(scenario.goals),
    ]
    long_notes = tuple(
        Definition(term=f"{i}. {event.name}", meaning=event.notes)
        for i, event in enumerate(scenario.events, start=1)
        if len(event.notes) > MOST_NOTE
    )
    if long_notes:
        blocks += [Heading(text="Notes on events"), Definitions(items=long_notes)]
    if scenario.notes:
        blocks += [
            Heading(text="Notes"),
            *(Paragraph(text=part) for part in scenario.notes.split("\n") if part.strip()),
        ]
    return Section(id="configuration", title="What was simulated", blocks=tuple(blocks))


def array_words(scenario: Scenario, names: Mapping[str, str]) -> str:
    """Array configuration in one line."""
    array = scenario.array
    model, firmware = (names.get(key, key) for key in (array.model_id, array.firmware_id))
    times = f"{formatting.number(array.n_arrays)} × " if array.n_arrays > 1 else ""
    cache = f", {formatting.figure(array.flash_cache_gib, 'GiB')} of flash cache" if array.flash_cache_gib else ""
    return (
        f"{times}{model} with {firmware}: {formatting.count(array.n_controllers, 'controller')}, "
        f"{drive_words(array, names)}{cache}, {formatting.count(array.n_ports, 'port')}{each(array)}"
    )


def _pools(desktops: tuple[Pool, ...], names: Mapping[str, str]) -> Table:
    return Table(
        id="pools",
        caption="Pools of desktops",
        dense=True,
        columns=(
            Column(label="Pool", width=1.4),
            Column(label="Desktops", align="right"),
            Column(label="Clones", width=0.7),
            Column(label="At the start", width=0.8),
            Column(label="Memory", unit="GiB", align="right"),
            Column(label="Image", unit="GiB", align="right"),
            Column(label="Growth", unit="GiB", align="right"),
            Column(label="User data", unit="GiB", align="right"),
        ),
        rows=tuple(
            (
                Cell(text=pool.name, note=names.get(pool.profile_id, pool.profile_id)),
                Cell(text=formatting.number(pool.n_desktops)),
                Cell(text=labels.CLONE_TYPES[pool.clone_type], note=pool.assignment),
                Cell(text=labels.INITIAL_STATES[pool.initial_state]),
                Cell(text=formatting.number(pool.memory_gib)),
                Cell(
                    text=formatting.number(pool.image_gib), note=formatting.count(pool.n_image_copies, "copy", "copies")
                ),
                Cell(text=formatting.number(pool.growth_gib_per_desktop)),
                Cell(text=formatting.number(pool.user_data_gib_per_desktop)),
            )
            for pool in desktops
        ),
    )


def _calendar(scenario: Scenario) -> Table:
    zone = ZoneInfo(scenario.time_zone)
    rows = tuple(
        (
            Cell(text=str(i)),
            Cell(text=dates.day_time(event.starts_at, zone)),
            Cell(text=event.name, note=event.notes if len(event.notes) <= MOST_NOTE else NOTE_BELOW),
            Cell(text=labels.EVENTS[event.kind]),
            Cell(
                text=event_words(event),
                note=pools.listed(event.pool_ids, scenario) if hasattr(event, "pool_ids") else "",
            ),
        )
        for i, event in enumerate(scenario.events, start=1)
    )
    return Table(
        id="calendar",
        caption=f"Events, in {scenario.time_zone} time; the numbers are those in the chart of the week",
        columns=(
            Column(label="No.", align="right"),
            Column(label="Begins"),
            Column(label="Event", width=1.6),
            Column(label="Kind"),
            Column(label="How", width=1.3),
        ),
        rows=rows,
    )


def event_words(event: Event) -> str:
    """Parameters of an event: slots, window, duration."""
    match event:
        case PowerOn(desktop_fraction=ahead) if ahead < 1:
            return f"{_slots(event.n_slots)}, {formatting.percent(ahead)} ahead and the others on arrival"
        case PowerOn() | Reboot() | Recompose():
            return _slots(event.n_slots)
        case AntivirusScan():
            return f"{_slots(event.n_slots)}, {formatting.figure(event.gib_per_desktop, 'GiB')} read{_throttled(event)}"
        case Patch():
            read, written = event.read_gib_per_desktop, formatting.figure(event.write_gib_per_desktop, "GiB")
            return (
                f"{_slots(event.n_slots)}, {formatting.figure(read, 'GiB')} read, {written} written{_throttled(event)}"
            )
        case Login():
            return f"within {formatting.duration(event.window_s)}, {event.arrivals} arrivals"
        case Logoff():
            return f"within {formatting.duration(event.window_s)}"
        case Provision():
            return "from the image"
        case _:
            return f"for {formatting.duration((event.ends_at - event.starts_at).total_seconds())}{_beside(event)}"


def _slots(n_slots: int) -> str:
    return f"{formatting.number(n_slots)} at a time"


def _throttled(event: AntivirusScan | Patch) -> str:
    pace = event.mb_per_s_per_desktop
    return "" if pace is None else f", each at {formatting.figure(pace, 'MB/s')}"


def _beside(event: Backup | Replication | LoadTest | Failure | Maintenance | Outage) -> str:
    """Activity during the whole event."""
    match event:
        case Backup():
            return f", reads {formatting.figure(event.read_mb_per_s, 'MB/s')}"
        case Replication():
            return f", writes {formatting.figure(event.write_mb_per_s, 'MB/s')}"
        case LoadTest():
            size, reads = formatting.figure(event.io_kib, "KiB"), formatting.percent(event.read_fraction)
            return f", {formatting.number(event.outstanding_ios)} × {size} at once, {reads} reads"
        case Failure():
            return f", without {formatting.count(event.n_parts, labels.PARTS[event.part])}"
        case _:
            return ""


def _array(scenario: Scenario, names: Mapping[str, str]) -> Table:
    rows = [
        (label, value_words(scenario.array, field, unit, names)) for field, label, unit in fields_of(scenario.array)
    ]
    rows += [
        ("Hosts", formatting.number(scenario.hosts.n_hosts)),
        ("Memory per host", formatting.figure(scenario.hosts.memory_gib_per_host, "GiB")),
        ("Cores per host", formatting.number(scenario.hosts.n_cores_per_host)),
        ("Clock", formatting.figure(scenario.hosts.ghz_per_core, "GHz")),
        (IMAGE_CACHE, formatting.figure(scenario.hosts.host_cache_gib or None, "GiB")),
        (
            "Line rate towards the storage per host",
            formatting.figure(scenario.hosts.storage_gbit_per_s_per_host, "Gbit/s"),
        ),
    ]
    return Table(
        id="array",
        caption="Array configuration and hosts",
        columns=(Column(label="Choice", width=1), Column(label="Simulated", width=2)),
        rows=tuple((Cell(text=label), Cell(text=text)) for label, text in rows if text != formatting.NOTHING),
    )


def goal_text(goals: Goals, goal: Goal) -> str:
    """Return the limit of a goal with its unit, or the parts that it names."""
    if goal is SURVIVED_FAILURES:
        return formatting.listed([labels.PARTS[part] for part in goals.survives]) or "none"
    return formatting.quantity(goal.limit(goals), goal.unit)


def _goals(goals: Goals) -> Table:
    rows = []
    for goal in GOALS:
        bound = f"{goal.bound_words} " if goal.is_checked else ""
        origin = "given" if goal.field in goals.model_fields_set else "default"
        rows.append((Cell(text=goal.limit_label), Cell(text=f"{bound}{goal_text(goals, goal)}"), Cell(text=origin)))
    return Table(
        id="goals",
        caption="Goals that the week must keep; ceilings hold while people log in or work",
        columns=(Column(label="Goal", width=2), Column(label="Limit", width=1), Column(label="Origin", width=1)),
        rows=tuple(rows),
    )
