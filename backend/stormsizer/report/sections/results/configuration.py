"""Simulated configuration: desktops, calendar, hosts, array and goals."""

from collections.abc import Iterator, Mapping, Sequence

from stormsizer.analysis.key_figures import AS_ENTERED
from stormsizer.experience.judgment import AT_FULL_SPEED
from stormsizer.messages.local_time import with_local_time
from stormsizer.messages.terms import PHASES
from stormsizer.messages.text import Instant, Listing, Message, Quantity, Text, msg, shown
from stormsizer.model.catalog.cloud_arrays import is_sold_by_gib
from stormsizer.model.provenance import input_origin
from stormsizer.model.scenario import (
    AntivirusScan,
    ArrayConfiguration,
    Backup,
    Event,
    Failure,
    Goals,
    LoadTest,
    Login,
    Logoff,
    Maintenance,
    OtherWorkloads,
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
from stormsizer.report import cells, labels, phrases
from stormsizer.report.blocks import Block, Cell, Column, Definition, Definitions, Heading, Paragraph, Section, Table
from stormsizer.report.imported import ImportedHosts
from stormsizer.report.names import assumed_key, firmware_key
from stormsizer.report.sections.decisions.costs import ASSUMED_PARTS
from stormsizer.report.sections.decisions.joined import with_semicolons
from stormsizer.report.sections.decisions.recommendation import (
    IMAGE_CACHE,
    drive_words,
    fields_of,
    is_volume,
    value_words,
    volume_size,
)
from stormsizer.report.sections.results import days, pools
from stormsizer.report.sections.results.failures import failed_parts
from stormsizer.simulation.result import Assumption, Phase

MOST_NOTE = 240
"""Event notes longer than this many characters are printed below the calendar."""
NOTE_BELOW = msg("report-see-notes")
OTHER_WORKLOADS = msg("capacity-other-workloads")


def simulated_section(
    scenario: Scenario,
    names: Mapping[str, str],
    assumptions: Sequence[Assumption] = (),
    imported: ImportedHosts | None = None,
) -> Section:
    """Return the section that describes the scenario in text and tables.

    Parameters
    ----------
    assumptions
        Facts of the result, of which the table of the array has those that the customer entered as key figures.
    imported
        The hosts, if they are from the customer's files.
    """
    blocks: list[Block] = [
        _pools(scenario.pools, names),
        _calendar(scenario),
        _array(scenario, names, assumptions, imported),
        *_assumed_parts(scenario, names),
        _goals(scenario.goals),
        *_standard_latency(scenario.goals),
        Paragraph(text=msg("report-goals-full-speed", phases=Listing(tuple(_at_full_speed())))),
    ]
    long_notes = tuple(
        Definition(term=f"{i}. {event.name}", meaning=event.notes)
        for i, (event, *_) in enumerate(days.of_events(scenario), start=1)
        if len(event.notes) > MOST_NOTE
    )
    if long_notes:
        blocks += [Heading(text=msg("report-event-notes")), Definitions(items=long_notes)]
    if scenario.notes:
        blocks += [
            Heading(text=msg("report-notes")),
            *(Paragraph(text=part) for part in scenario.notes.split("\n") if part.strip()),
        ]
    return Section(id="configuration", title=msg("report-configuration"), blocks=tuple(blocks))


def arrays_words(scenario: Scenario, names: Mapping[str, str]) -> Text:
    """Return the configurations of all arrays as one line of text."""
    return with_semicolons([array_words(array, names) for array in (scenario.array, *scenario.other_arrays)])


def array_words(array: ArrayConfiguration, names: Mapping[str, str]) -> Message:
    """Return an array configuration as one line of text."""
    model = names.get(array.model_id, array.model_id)
    if is_volume(array, names):
        (choice,) = array.tiers
        if is_sold_by_gib(choice.drive_id):
            return msg("configuration-volumes", n=array.n_arrays, size=volume_size(array, names), volume=model)
        return msg("configuration-drives", n=array.n_arrays, drive=volume_size(array, names))
    firmware = names.get(firmware_key(array.model_id, array.firmware_id), array.firmware_id)
    parts: list[Text] = [
        msg("report-array-controllers", n=array.n_controllers),
        drive_words(array, names),
        msg("report-array-ports", n=array.n_ports),
    ]
    if array.flash_cache_gib:
        parts.insert(2, msg("report-array-flash-cache", size=Quantity(array.flash_cache_gib, "GiB")))
    of_each: Text = phrases.listed(parts)
    if assumed_key(array.model_id) in names:
        of_each = msg("assumed-value", value=of_each)
    if array.n_arrays > 1:
        return msg("report-arrays", n=array.n_arrays, model=model, firmware=firmware, parts=of_each)
    return msg("report-array", model=model, firmware=firmware, parts=of_each)


def _at_full_speed() -> Iterator[Message]:
    """Yield the names of the phases that run at full speed; desktops also power on in a reboot."""
    for phase in AT_FULL_SPEED:
        yield PHASES[phase]
        if phase is Phase.POWER_ON:
            yield labels.EVENTS["reboot"]


def _pools(desktops: tuple[Pool, ...], names: Mapping[str, str]) -> Table:
    has_containers = any(has_profile_container(pool) for pool in desktops)
    container = Column(label=msg("report-profile-container"), unit="GiB", align="right")
    return Table(
        id="pools",
        caption=msg("report-pools"),
        dense=True,
        columns=(
            Column(label=msg("report-pool"), width=1.4),
            Column(label=msg("report-desktops"), align="right"),
            Column(label=msg("report-clones"), width=0.7),
            Column(label=msg("report-initial-state"), width=0.8),
            Column(label=msg("report-memory"), unit="GiB", align="right"),
            Column(label=msg("report-image"), unit="GiB", align="right"),
            Column(label=msg("report-growth"), unit="GiB", align="right"),
            Column(label=msg("report-user-data"), unit="GiB", align="right"),
            *([container] if has_containers else []),
        ),
        rows=tuple((*_pool_row(pool, names), *([_container(pool)] if has_containers else [])) for pool in desktops),
    )


def _pool_row(pool: Pool, names: Mapping[str, str]) -> tuple[Cell, ...]:
    copies = msg("report-image-copies", n=pool.n_image_copies)
    return (
        Cell(text=pool.name, note=names.get(pool.profile_id, pool.profile_id)),
        *cells.numbers(pool.n_desktops),
        Cell(text=labels.CLONE_TYPES[pool.clone_type], note=labels.ASSIGNMENTS[pool.assignment]),
        Cell(text=labels.INITIAL_STATES[pool.initial_state]),
        *cells.numbers(pool.memory_gib),
        Cell(text=cells.value(pool.image_gib), note=copies),
        *cells.numbers(pool.growth_gib_per_desktop, pool.user_data_gib_per_desktop),
    )


def has_profile_container(pool: Pool) -> bool:
    """Return whether a pool has profile containers, on an array or on a file service."""
    return pool.profile_containers != "none" or pool.profile_container_gib_per_desktop > 0.0


def _container(pool: Pool) -> Cell:
    """Return the size of a profile container and its place."""
    size, place = pool.profile_container_gib_per_desktop, labels.CONTAINER_PLACES[pool.profile_containers]
    if not size:
        return Cell(text=place)
    return Cell(text=cells.value(size), note=place if pool.profile_containers != "none" else "")


def _calendar(scenario: Scenario) -> Table:
    rows = tuple(
        (
            Cell(text=str(i)),
            Cell(text=_starts(event, scenario)),
            Cell(
                text=days.label(event.name, [each.starts_at for each in group], scenario),
                note=event.notes if len(event.notes) <= MOST_NOTE else NOTE_BELOW,
            ),
            Cell(text=labels.EVENTS[event.kind]),
            Cell(
                text=event_words(event),
                note=pools.listed(event.pool_ids, scenario) if hasattr(event, "pool_ids") else "",
            ),
        )
        for i, group in enumerate(days.of_events(scenario), start=1)
        for event in group[:1]
    )
    return Table(
        id="calendar",
        caption=msg("report-calendar", zone=scenario.time_zone),
        columns=(
            Column(label=msg("report-number"), align="right"),
            Column(label=msg("report-starts")),
            Column(label=msg("report-event"), width=1.6),
            Column(label=msg("report-kind")),
            Column(label=msg("report-parameters"), width=1.3),
        ),
        rows=rows,
    )


def _starts(event: Event, scenario: Scenario) -> Text:
    zone = scenario.time_zone
    local = scenario.zone_of(event, getattr(event, "pool_ids", ()))
    return with_local_time(shown(Instant(event.starts_at, zone)), event.starts_at, zone, local)


def event_words(event: Event) -> Message:
    """Describe the parameters of an event, such as slots, window or duration."""
    match event:
        case PowerOn() | Reboot() | Recompose():
            return _slots_words(event)
        case AntivirusScan() | Patch():
            return _maintenance_words(event)
        case Login():
            window = Quantity(event.window_s, "s")
            if event.arrivals == "bell":
                return msg("report-event-login-bell", window=window)
            return msg("report-event-login-uniform", window=window)
        case Logoff():
            return msg("report-event-logoff", window=Quantity(event.window_s, "s"))
        case Provision():
            return msg("report-event-provision")
        case _:
            return _lasting_words(event)


def _slots_words(event: PowerOn | Reboot | Recompose) -> Message:
    slots = Quantity(event.n_slots, "")
    words = msg("report-event-slots", slots=slots)
    if isinstance(event, PowerOn) and event.desktop_fraction < 1.0:
        words = msg("report-event-slots-ahead", slots=slots, ahead=Quantity(event.desktop_fraction, "fraction"))
    if event.concurrent_fraction < 1.0:
        words = msg("report-event-with-share", words=words, share=Quantity(event.concurrent_fraction, "fraction"))
    if event.starts_per_minute is not None:
        words = msg("report-event-with-rate", words=words, rate=Quantity(event.starts_per_minute, ""))
    return words


def _maintenance_words(event: AntivirusScan | Patch) -> Message:
    slots, pace = Quantity(event.n_slots, ""), Quantity(event.mb_per_s_per_desktop, "MB/s")
    if isinstance(event, AntivirusScan):
        read = Quantity(event.gib_per_desktop, "GiB")
        if event.mb_per_s_per_desktop is None:
            return msg("report-event-scan", slots=slots, read=read)
        return msg("report-event-scan-throttled", slots=slots, read=read, pace=pace)
    read, written = Quantity(event.read_gib_per_desktop, "GiB"), Quantity(event.write_gib_per_desktop, "GiB")
    if event.mb_per_s_per_desktop is None:
        return msg("report-event-patch", slots=slots, read=read, written=written)
    return msg("report-event-patch-throttled", slots=slots, read=read, written=written, pace=pace)


def _lasting_words(event: Backup | Replication | LoadTest | Failure | Maintenance | Outage) -> Message:
    """Describe an event whose activity lasts from its start to its end."""
    duration = Quantity((event.ends_at - event.starts_at).total_seconds(), "s")
    match event:
        case Backup():
            return msg("report-event-backup", duration=duration, rate=Quantity(event.read_mb_per_s, "MB/s"))
        case Replication():
            return msg("report-event-replication", duration=duration, rate=Quantity(event.write_mb_per_s, "MB/s"))
        case LoadTest():
            return msg(
                "report-event-load-test",
                duration=duration,
                n=Quantity(event.outstanding_ios, "", 3),
                size=Quantity(event.io_kib, "KiB", 3),
                reads=Quantity(event.read_fraction, "fraction"),
            )
        case Failure():
            return msg("report-event-failure", duration=duration, parts=failed_parts(event))
        case _:
            return msg("report-event-lasting", duration=duration)


def _assumed_parts(scenario: Scenario, names: Mapping[str, str]) -> tuple[Paragraph, ...]:
    """Return a sentence on what is assumed for an array of which only key figures are known."""
    return (Paragraph(text=ASSUMED_PARTS),) if assumed_key(scenario.array.model_id) in names else ()


def _as_entered(
    scenario: Scenario, names: Mapping[str, str], assumptions: Sequence[Assumption]
) -> Iterator[tuple[Text, Text]]:
    """Yield label and value of the key figures that were entered for the array."""
    told: set[str] = set()
    for fact in assumptions:
        document, label = fact.document_and_fact
        if document != names.get(scenario.array.model_id) or not fact.where.endswith(AS_ENTERED):
            continue
        if fact.origin == "specified":
            value = cells.value(fact.value, fact.unit, digits=3)
            yield label, msg("report-entered-value", value=value, where=fact.where)
        elif fact.where not in told:
            told.add(fact.where)
            yield msg("report-entered-maximum"), fact.where


def _array(
    scenario: Scenario, names: Mapping[str, str], assumptions: Sequence[Assumption], imported: ImportedHosts | None
) -> Table:
    hosts = scenario.hosts
    rows: list[tuple[Text, Text]] = [
        (label, value_words(scenario.array, field, unit, names))
        for field, label, unit in fields_of(names, scenario.array)
    ]
    rows += _as_entered(scenario, names, assumptions)
    others = scenario.array.other_workloads
    if not others.is_none or others.nothing_else:
        rows.append((OTHER_WORKLOADS, _others_words(others)))
    n_hosts = cells.value(hosts.n_hosts, "")
    from_files = n_hosts if imported is None else msg("report-imported", value=n_hosts, files=imported.files)
    rows.append((msg("report-hosts"), from_files))
    amounts = (
        (msg("report-host-memory"), hosts.memory_gib_per_host, "GiB"),
        (msg("report-host-cores"), hosts.n_cores_per_host, ""),
        (msg("report-host-clock"), hosts.ghz_per_core, "GHz"),
        (msg("report-host-specrate"), hosts.specrate2017_int_base, ""),
        (IMAGE_CACHE, hosts.host_cache_gib or None, "GiB"),
        (msg("report-host-link"), hosts.storage_gbit_per_s_per_host, "Gbit/s"),
        (msg("report-host-iops"), hosts.storage_iops_per_host, "IOPS"),
    )
    rows += [(label, cells.value(amount, unit)) for label, amount, unit in amounts if amount is not None]
    return Table(
        id="array",
        caption=msg("report-array-table"),
        columns=(
            Column(label=msg("report-parameter"), width=1),
            Column(label=msg("report-simulated"), width=2),
        ),
        rows=tuple((Cell(text=label), Cell(text=text)) for label, text in rows),
    )


def _others_words(others: OtherWorkloads) -> Message:
    if others.nothing_else:
        return msg("report-array-nothing-else")
    return msg(
        "report-array-other-workloads",
        reads=Quantity(others.reads_iops, "IOPS"),
        writes=Quantity(others.writes_iops, "IOPS"),
        size=Quantity(others.io_kib, "KiB", 6),
        used=Quantity(others.used_gib, "GiB", 6),
    )


def goal_text(goals: Goals, goal: Goal) -> Text:
    """Return the limit of a goal with its unit, or the components that a failure goal lists."""
    if goal is SURVIVED_FAILURES:
        parts = [labels.PARTS[part] for part in goals.survives]
        return phrases.listed(parts) if parts else msg("report-none")
    return cells.value(goal.limit(goals), goal.unit)


def _standard_latency(goals: Goals) -> Iterator[Paragraph]:
    """Yield the origin of the response time goal, if it is the standard one."""
    if goals.host_latency_max_ms == Goals().host_latency_max_ms:
        yield Paragraph(text=msg("report-goals-latency", limit=Quantity(goals.host_latency_max_ms, "ms")))


def _goals(goals: Goals) -> Table:
    rows = []
    for goal in GOALS:
        limit = goal_text(goals, goal)
        if goal.is_checked:
            limit = labels.bounded(goal.field, Quantity(goal.limit(goals), goal.unit))
        origin = labels.ORIGINS[input_origin(goals, goal.field)]
        rows.append((Cell(text=goal.limit_label), Cell(text=limit), Cell(text=origin)))
    return Table(
        id="goals",
        caption=msg("report-goals-table"),
        columns=(
            Column(label=msg("report-goal"), width=2),
            Column(label=msg("report-limit-column"), width=1),
            Column(label=msg("report-origin"), width=1),
        ),
        rows=tuple(rows),
    )
