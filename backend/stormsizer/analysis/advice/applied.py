"""Advice of earlier versions of a scenario: the changes that were applied since, and what it was before them."""

from collections.abc import Callable, Sequence
from typing import Any

from stormsizer.analysis.advice.answer import Advice, EarlierAdvice, OriginalWindow, RebootWindow
from stormsizer.analysis.advice.changes import Setting
from stormsizer.analysis.advice.events import events_in
from stormsizer.messages.formatting import quantity
from stormsizer.messages.text import Message, Param, Quantity, Text, first_sentence, msg, sentences
from stormsizer.model.scenario import Scenario
from stormsizer.simulation.result import Result


def earlier_advice(
    advice: Advice, before: tuple[int, Scenario], now: tuple[int, Scenario], *, has_other_catalog: bool = False
) -> EarlierAdvice:
    """Return the version of advice that was calculated before a scenario was changed, and what was applied of it.

    Parameters
    ----------
    before, now
        Version and scenario that the advice was calculated for, and those of the report.
    """
    (version, scenario), (current, changed) = before, now
    chosen = advice.cheapest_hardware_change.chosen
    changes = (advice.cheapest_schedule_change, *advice.changes)
    applied = {each.id: None for each in changes if each is not None and _is_applied(each.settings, scenario, changed)}
    return EarlierAdvice(
        scenario_version=version,
        is_same_version=version == current,
        is_array_changed=(scenario.array, scenario.other_arrays) != (changed.array, changed.other_arrays),
        has_other_catalog=has_other_catalog,
        applied_changes=tuple(applied),
        is_hardware_applied=chosen.applied_to(scenario) != scenario and chosen.applied_to(changed) == changed,
    )


def with_originals(advice: Advice, first: Advice, version: int) -> Advice:
    """Return advice with reboot windows that start with their duration in the first version with advice, if it differs.

    Parameters
    ----------
    first, version
        Advice of that version, and its number.
    """
    advised = {window.label: window for window in first.reboot_windows}

    def compared(window: RebootWindow) -> RebootWindow:
        then = advised.get(window.label, window)
        if _is_same(then.now_s, window.now_s):
            return window
        original = OriginalWindow(scenario_version=version, now_s=then.now_s)
        is_in_use = bool(then.settings) and then.n_slots == window.n_slots
        sentence = _since(original, window, is_in_use=is_in_use)
        return window.model_copy(update={"original": original, "sentence": sentence})

    return advice.model_copy(update={"reboot_windows": tuple(map(compared, advice.reboot_windows))})


def _since(original: OriginalWindow, window: RebootWindow, *, is_in_use: bool) -> Text:
    """Return the sentence about a reboot window, starting with its duration in an earlier version.

    Parameters
    ----------
    is_in_use
        Whether its desktops at a time are those of the advice for that version.
    """
    before, now = Quantity(original.now_s, "s"), Quantity(window.now_s, "s")
    version = original.scenario_version
    lead = msg("advice-window-since", event=window.label, before=before, version=version, now=now)

    def continued(text: Param) -> Text:
        """Return the first sentence of the window after the lead, which states the duration as scheduled already."""
        if not isinstance(text, Message):
            return str(text)
        params = dict(text.params)
        if text.id == "advice-window":
            return msg("advice-window-shortest", n=params["n"], then=params["then"])
        if text.id == "advice-window-now":
            n = params["n"]
            return (
                msg("advice-window-in-use", n=n, version=version) if is_in_use else msg("advice-window-no-faster", n=n)
            )
        return text

    return _with_lead(window.sentence, lead, continued)


def in_plan(advice: Advice, before: tuple[int, Scenario], plan: Scenario, result: Result) -> Advice:
    """Return advice of an earlier version of a plan with reboot windows that start with their duration in the plan.

    Windows with the same duration in both stay as they are. Windows in the last year of the growth, and those of events
    that the plan does not have, state only the duration in the earlier version.

    Parameters
    ----------
    before
        Version and scenario that the advice was calculated for.
    result
        Result of the plan.
    """
    version, scenario = before
    taken = _durations(plan, result) if advice.year is None else {}

    def compared(window: RebootWindow) -> RebootWindow:
        now_s = taken.get(window.label)
        if now_s is not None and _is_same(now_s, window.now_s):
            return window
        original = OriginalWindow(scenario_version=version, now_s=window.now_s)
        if window.original is not None and (now_s is None or not _is_same(now_s, window.original.now_s)):
            original = window.original
        is_in_use = bool(window.settings) and _is_applied(window.settings, scenario, plan)
        sentence = _before(original, window, now_s, version if is_in_use else None)
        if now_s is None:
            return window.model_copy(update={"sentence": sentence})
        return window.model_copy(update={"original": original, "now_s": now_s, "sentence": sentence})

    return advice.model_copy(update={"reboot_windows": tuple(map(compared, advice.reboot_windows))})


def _before(original: OriginalWindow, window: RebootWindow, now_s: float | None, used_version: int | None) -> Text:
    """Return the sentence about a reboot window of an earlier version, in the past tense.

    Parameters
    ----------
    now_s
        Duration in the plan; None if it is not known.
    used_version
        Version of the advice whose desktops at a time are in use in the plan; None if they are not.
    """
    event, before, version = window.label, Quantity(original.now_s, "s"), original.scenario_version
    lead = msg("advice-window-then", event=event, before=before, version=version)
    if now_s is not None:
        now = Quantity(now_s, "s")
        lead = msg("advice-window-before", event=event, before=before, version=version, now=now)
    n = window.n_event_slots or window.n_slots
    start = msg("advice-window-shortest", n=n, then=Quantity(window.shortest_s, "s"))
    if used_version is not None:
        start = msg("advice-window-in-use", n=n, version=used_version)
    return _with_lead(window.sentence, lead, lambda _: start)


def _with_lead(sentence: Text, lead: Message, continued: Callable[[Param], Text]) -> Text:
    """Return the sentence about a reboot window with another lead, which states the duration.

    Parameters
    ----------
    continued
        Returns what follows instead of the sentence that states the duration and the start.
    """
    first, others = first_sentence(sentence)
    start: Param = first
    if isinstance(first, Message) and first.id == "verdict-in-state":  # of the last year of growth
        params = dict(first.params)
        lead, start = msg("verdict-in-state", state=params["state"], sentence=lead), params["sentence"]
    if isinstance(start, Message) and start.id == "advice-window-since" and others:
        start, others = first_sentence(others)
    return sentences(lead, continued(start), others)


def _durations(plan: Scenario, result: Result) -> dict[Text, float]:
    """Return the duration of each event of a plan that finishes, on its worst day."""
    taken: dict[Text, float] = {}
    for event in events_in(plan, result.phases).values():
        if event.phase.complete:
            taken[event.label] = max(taken.get(event.label, 0.0), event.phase.duration_s)
    return taken


def _is_same(a_s: float, b_s: float) -> bool:
    """Return whether two durations look the same when formatted."""
    return quantity(a_s, "s") == quantity(b_s, "s")


def _is_applied(settings: Sequence[Setting], before: Scenario, now: Scenario) -> bool:
    then, document = _by_event(before), _by_event(now)
    ids = [event.id for event in before.events]

    def is_set(path: str, value: object) -> bool:
        return bool(_value(document, path, ids) == value != _value(then, path, ids))

    return all(is_set(each.path, each.after) for each in settings)


def _by_event(scenario: Scenario) -> dict[str, Any]:
    """Return a scenario document with its events by ID; their positions change when events are added or deleted."""
    document = scenario.model_dump(mode="json")
    return document | {"events": {event["id"]: event for event in document["events"]}}


def _value(document: dict[str, Any], path: str, ids: list[str]) -> Any:
    """Return the value of a field of the scenario, or None if it does not exist."""
    node: Any = document
    steps = path.split(".")
    if steps[0] == "events":
        steps[1] = ids[int(steps[1])]
    for step in steps:
        node = node.get(step) if isinstance(node, dict) else None
    return node
