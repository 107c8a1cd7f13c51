"""Advice of earlier versions of a scenario: the changes that were applied since, and what it was before them."""

from typing import Any

from stormsizer.analysis.advice.answer import Advice, AdvisedChange, EarlierAdvice, OriginalWindow, RebootWindow
from stormsizer.messages.formatting import quantity
from stormsizer.messages.text import Quantity, msg, sentences
from stormsizer.model.scenario import Scenario


def earlier_advice(advice: Advice, version: int, before: Scenario, now: Scenario) -> EarlierAdvice:
    """Return the version of advice that was calculated before a scenario was changed, and what was applied of it.

    Parameters
    ----------
    before
        Scenario that the advice was calculated for.
    """
    hardware = advice.cheapest_hardware_change
    changes = (advice.cheapest_schedule_change, *advice.changes)
    applied = {each.id: None for each in changes if each is not None and _is_applied(each, before, now)}
    return EarlierAdvice(
        scenario_version=version,
        applied_changes=tuple(applied),
        is_hardware_applied=hardware.chosen.applied_to(before) != before and hardware.chosen.applied_to(now) == now,
    )


def with_originals(advice: Advice, first: Advice, version: int) -> Advice:
    """Return advice with reboot windows that state their duration in the first version with advice, if it differs.

    Parameters
    ----------
    first, version
        Advice of that version, and its number.
    """
    durations = {window.label: window.now_s for window in first.reboot_windows}

    def compared(window: RebootWindow) -> RebootWindow:
        now_s = durations.get(window.label, window.now_s)
        if quantity(now_s, "s") == quantity(window.now_s, "s"):
            return window
        told = msg("advice-window-original", time=Quantity(now_s, "s"), version=version)
        original = OriginalWindow(scenario_version=version, now_s=now_s)
        return window.model_copy(update={"original": original, "sentence": sentences(window.sentence, told)})

    return advice.model_copy(update={"reboot_windows": tuple(map(compared, advice.reboot_windows))})


def _is_applied(change: AdvisedChange, before: Scenario, now: Scenario) -> bool:
    then, document = _by_event(before), _by_event(now)
    ids = [event.id for event in before.events]

    def is_set(path: str, value: object) -> bool:
        return bool(_value(document, path, ids) == value != _value(then, path, ids))

    return all(is_set(each.path, each.after) for each in change.settings)


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
