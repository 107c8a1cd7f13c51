"""Calendar changes to boots, logins, and work that can run at another time."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import TypeVar

from stormsizer.analysis.advice.changes import Change
from stormsizer.messages.text import Quantity, msg
from stormsizer.model.scenario import (
    AntivirusScan,
    Backup,
    Login,
    Logoff,
    Patch,
    PowerOn,
    Reboot,
    Recompose,
    Replication,
    Scenario,
)
from stormsizer.simulation.result import Result
from stormsizer.timeline.occurrences import written_out
from stormsizer.units import SECONDS_PER_HOUR

SLOT_FACTORS = (0.5, 0.25, 2.0, 4.0)
BATCH = 200
"""Number of desktops to restart at a time, as recommended by the PS6100XS study (section 6.2.1)."""
WINDOW_FACTORS = (1.5, 2.0, 3.0)
SCAN_SLOT_FACTORS = (0.5, 0.25)
PACES_MB_PER_S = (10.0, 5.0, 2.0)
PACE_FACTORS = (0.5, 0.25)
MOST_SLOTS, LONGEST_WINDOW_S = 10_000, 86_400.0
LUNCH, NIGHT, EVENING = time(12, 0), time(2, 0), time(20, 0)
ROOM = 1.1
"""Factor by which to extend the simulated duration of a boot that must finish before a login."""
QUARTER = timedelta(minutes=15)

Boot = PowerOn | Reboot
Scan = AntivirusScan | Patch
OnDesktops = PowerOn | Reboot | Recompose | AntivirusScan | Patch
Movable = AntivirusScan | Patch | Recompose | Backup | Replication
EventT = TypeVar("EventT", bound=PowerOn | Reboot | AntivirusScan | Patch | Login)
Boots = Sequence[tuple[int, Boot]]
"""Reboots or power-ons that change together, with their positions in the scenario."""
Span = tuple[datetime, datetime]


@dataclass(frozen=True)
class _Calendar:
    """A scenario's calendar with the simulated start and end of its events.

    Attributes
    ----------
    spans
        Start and end of each occurrence, for each event in the scenario.
    logins, at_work
        Spans during which users log in, each with its pools; spans during which users are logged in.
    leaving
        Times by which users have logged off.
    """

    scenario: Scenario
    spans: tuple[tuple[Span, ...], ...]
    logins: tuple[tuple[frozenset[str], Span], ...]
    at_work: tuple[Span, ...]
    leaving: tuple[datetime, ...]


def schedule_changes(scenario: Scenario, result: Result) -> Iterator[Change]:
    """Yield every calendar change that applies to a scenario; some of them may prove invalid.

    Parameters
    ----------
    result
        Simulated result of the current calendar, which shows where events overlap.
    """
    calendar = _calendar(scenario, result)
    yield from _boot_slots(scenario)
    for i, event in enumerate(scenario.events):
        if isinstance(event, Boot):
            yield from _earlier_boot(calendar, i, event)
    yield from _throttles(scenario)
    for i, event in enumerate(scenario.events):
        if isinstance(event, Movable):
            yield from _moves(calendar, i, event)
    yield from _login_windows(scenario)


def _calendar(scenario: Scenario, result: Result) -> _Calendar:
    calendar = written_out(scenario)
    ends = {span.event_id: span.ends_at for span in result.events}
    spans: list[list[Span]] = [[] for _ in scenario.events]
    for place, event in zip(calendar.places, calendar.scenario.events, strict=True):
        spans[place].append((event.starts_at, ends.get(event.id, event.starts_at)))
    logins, at_work, leaving = [], [], []
    for event in calendar.scenario.events:
        if isinstance(event, Logoff):
            leaving.append(event.starts_at + timedelta(seconds=event.window_s))
        if isinstance(event, Login):
            pools = frozenset(event.pool_ids)
            logins.append((pools, (event.starts_at, ends.get(event.id, event.starts_at))))
            off = (
                other.starts_at
                for other in calendar.scenario.events
                if isinstance(other, Logoff) and pools & {*other.pool_ids} and other.starts_at > event.starts_at
            )
            at_work.append((event.starts_at, min(off, default=scenario.calendar.ends_at)))
    return _Calendar(scenario, tuple(map(tuple, spans)), tuple(logins), tuple(at_work), tuple(sorted(leaving)))


def _named_alike(found: Iterable[tuple[int, EventT]]) -> list[list[tuple[int, EventT]]]:
    """Group events, with their positions, by name and kind; events in a group change together."""
    groups: dict[tuple[str, str], list[tuple[int, EventT]]] = {}
    for i, event in found:
        groups.setdefault((event.kind, event.name), []).append((i, event))
    return list(groups.values())


def _ladder(kind: str, group: Sequence[tuple[int, EventT]]) -> str:
    return f"{kind}:{group[0][1].id}"


def _n_desktops(scenario: Scenario, event: Boot | Login | Scan) -> int:
    return sum(pool.n_desktops for pool in scenario.pools if pool.id in event.pool_ids)


def boots_named_alike(scenario: Scenario) -> Sequence[Boots]:
    """Return the reboots and power-ons of a scenario, grouped by name."""
    return _named_alike((i, e) for i, e in enumerate(scenario.events) if isinstance(e, Boot))


def most_slots(scenario: Scenario, boots: Boots) -> int:
    """Return the number of desktops at a time with which each of the events starts all of its desktops at once.

    An event at local time starts those of one site at a time.
    """
    calendar, positions = written_out(scenario), {i for i, _ in boots}
    each = zip(calendar.places, calendar.scenario.events, strict=True)
    starts = (event for i, event in each if i in positions and isinstance(event, Boot))
    return min(MOST_SLOTS, max(_n_desktops(scenario, event) for event in starts))


def is_of_several_sites(scenario: Scenario, boots: Boots) -> bool:
    """Return whether reboots or power-ons that change together start the desktops of several sites or pools apart."""
    calendar, positions = written_out(scenario), {i for i, _ in boots}
    each = zip(calendar.places, calendar.scenario.events, strict=True)
    return len({event.pool_ids for i, event in each if i in positions and isinstance(event, Boot)}) > 1


def with_slots(scenario: Scenario, boots: Boots, n_slots: int) -> Change:
    """Return the change of reboots or power-ons to as many desktops at a time."""
    event, name = boots[0][1], boots[0][1].name
    several = is_of_several_sites(scenario, boots)
    return Change(
        kind="boot_slots",
        ladder=_ladder("boot_slots", boots),
        words=msg(
            "advice-power-on-slots",
            n=n_slots,
            before=event.n_slots,
            event=msg("advice-event-at-all-sites", event=name) if several else name,
        ),
        events={i: {"n_slots": n_slots} for i, _ in boots},
    )


def _boot_slots(scenario: Scenario) -> Iterator[Change]:
    for boots in boots_named_alike(scenario):
        now, most = boots[0][1].n_slots, most_slots(scenario, boots)
        steps = [max(1, min(most, round(now * factor))) for factor in SLOT_FACTORS]
        for n_slots in dict.fromkeys((*steps, min(BATCH, most), most)):
            if n_slots != now:
                yield with_slots(scenario, boots, n_slots)


def _earlier_boot(calendar: _Calendar, i: int, event: Boot) -> Iterator[Change]:
    """Yield changes that start a boot earlier or extend it to all desktops.

    If the boot overlaps with logins, it starts earlier. If some desktops now boot only at login, it includes all of
    them.
    """
    starts_at, ends_at = calendar.spans[i][0]
    ahead = event.desktop_fraction if isinstance(event, PowerOn) else 1.0
    coming = (span[0] for pools, span in calendar.logins if pools & {*event.pool_ids} and span[0] >= starts_at)
    login_at = min(coming, default=None)
    if login_at is None:
        return
    needed = ROOM * (ends_at - starts_at) / ahead
    latest = _down_to(login_at - needed, calendar.scenario)
    earlier = latest < starts_at
    by = Quantity((starts_at - latest).total_seconds(), "s")
    if earlier and ends_at > login_at:
        yield Change(
            kind="boot_earlier",
            ladder=f"boot_earlier:{event.id}",
            words=msg("advice-start-earlier", event=event.name, time=by),
            events={i: {"starts_at": latest}},
        )
    if ahead < 1.0:
        moved = {"starts_at": latest} if earlier else {}
        share = Quantity(ahead, "fraction", 3)
        yield Change(
            kind="pre_boot",
            ladder=f"pre_boot:{event.id}",
            words=msg("advice-start-all-earlier", share=share, event=event.name, time=by)
            if earlier
            else msg("advice-start-all", share=share, event=event.name),
            events={i: {"desktop_fraction": 1.0, **moved}},
        )


def _down_to(instant: datetime, scenario: Scenario) -> datetime:
    """Round an instant down to a multiple of 15 minutes after the calendar's start."""
    since = instant - scenario.calendar.starts_at
    return scenario.calendar.starts_at + (since // QUARTER) * QUARTER


def _throttles(scenario: Scenario) -> Iterator[Change]:
    for group in _named_alike((i, e) for i, e in enumerate(scenario.events) if isinstance(e, Scan)):
        event, name = group[0][1], group[0][1].name
        for factor in SCAN_SLOT_FACTORS:
            n_slots = max(1, round(event.n_slots * factor))
            if n_slots < event.n_slots:
                yield Change(
                    kind="throttle",
                    ladder=_ladder("slots", group),
                    words=msg("advice-fewer-at-a-time", event=name, n=n_slots, before=event.n_slots),
                    events={i: {"n_slots": n_slots} for i, _ in group},
                )
        now = event.mb_per_s_per_desktop
        for pace in PACES_MB_PER_S if now is None else tuple(now * factor for factor in PACE_FACTORS):
            yield Change(
                kind="throttle",
                ladder=_ladder("pace", group),
                words=msg("advice-throttle", rate=Quantity(pace, "MB/s"), event=name),
                events={i: {"mb_per_s_per_desktop": pace} for i, _ in group},
            )


def _moves(calendar: _Calendar, i: int, event: Movable) -> Iterator[Change]:
    """Yield changes that move an event out of working hours: to lunchtime, to the evening, or to the night."""
    meets = any(_overlap(span, busy) for span in calendar.spans[i] for busy in calendar.at_work)
    if not meets:
        return
    clock = calendar.scenario.clock_of(event)
    local = event.starts_at.astimezone(clock)
    gone = [left.astimezone(clock) for left in calendar.leaving if left.astimezone(clock).date() == local.date()]
    evening = max(gone).time().replace(second=0) if gone else EVENING
    after_work = max(gone) + timedelta(minutes=30) if gone else datetime.combine(local.date(), evening, clock)
    lunch = datetime.combine(local.date(), LUNCH, clock)
    nights = (datetime.combine(local.date() + timedelta(days=days), NIGHT, clock) for days in (0, 1))
    night = min(nights, key=lambda at: abs(at - event.starts_at))
    after_work = after_work.replace(second=0, microsecond=0)
    name, before = event.name, f"{local:%H:%M}"
    targets = (
        (lunch, msg("advice-move-lunch", event=name, before=before, after=f"{lunch:%H:%M}")),
        (after_work, msg("advice-move-evening", event=name, before=before, after=f"{after_work:%H:%M}")),
        (night, msg("advice-move-night", event=name, before=before, after=f"{night:%H:%M}")),
    )
    for at, words in targets:
        delta = at - event.starts_at
        if not delta or _disturbs(calendar, i, event, delta):
            continue
        ends = {"ends_at": event.ends_at + delta} if isinstance(event, Backup | Replication) else {}
        yield Change(
            kind="move",
            ladder=f"move:{event.id}",
            words=words,
            events={i: {"starts_at": event.starts_at + delta, **ends}},
        )


def _disturbs(calendar: _Calendar, i: int, event: Movable, delta: timedelta) -> bool:
    """Return whether a moved event would overlap other work on its desktops, or a patch would pass their restart."""
    if not isinstance(event, OnDesktops):
        return False
    for j, other in enumerate(calendar.scenario.events):
        if j == i or not isinstance(other, OnDesktops) or not {*event.pool_ids} & {*other.pool_ids}:
            continue
        is_ordered = isinstance(event, Patch) != isinstance(other, Patch)
        for starts_at, ends_at in calendar.spans[i]:
            moved = starts_at + delta, ends_at + delta
            passed = min(starts_at, moved[0]), max(ends_at, moved[1])
            for span in calendar.spans[j]:
                overlaps_now = _overlap(span, (starts_at, ends_at))
                if not overlaps_now and _overlap(span, passed if is_ordered else moved):
                    return True
    return False


def _overlap(first: Span, second: Span) -> bool:
    return first[0] < second[1] and second[0] < first[1]


def _login_windows(scenario: Scenario) -> Iterator[Change]:
    for group in _named_alike((i, e) for i, e in enumerate(scenario.events) if isinstance(e, Login)):
        n_users = max(_n_desktops(scenario, event) for _, event in group)
        window_s = scenario.arrivals_s(group[0][1], group[0][1].pool_ids)
        for factor in WINDOW_FACTORS:
            wider_s = min(LONGEST_WINDOW_S, factor * window_s)
            if wider_s > window_s:
                yield Change(
                    kind="login_window",
                    ladder=_ladder("login_window", group),
                    words=msg(
                        "advice-login-window",
                        before=Quantity(window_s, "s"),
                        after=Quantity(wider_s, "s"),
                        event=group[0][1].name,
                    ),
                    events={i: _wider(event, wider_s / window_s) for i, event in group},
                    person_hours=n_users * (wider_s - window_s) / 2.0 / SECONDS_PER_HOUR,
                )


def _wider(event: Login, factor: float) -> dict[str, float]:
    if event.logins_per_minute is not None:
        return {"logins_per_minute": event.logins_per_minute / factor}
    wider = {"window_s": min(LONGEST_WINDOW_S, event.window_s * factor)}
    if event.averaging_s is not None:
        wider["averaging_s"] = min(LONGEST_WINDOW_S, event.averaging_s * factor)
    return wider
