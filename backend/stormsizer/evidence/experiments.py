"""Scenarios that reproduce a study's tests: a sample calendar with some fields changed, or a single test from it."""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from stormsizer.model.catalog import MeasuredSystem
from stormsizer.model.scenario import InitialState, Login, PowerOn, Scenario, parse
from stormsizer.timeline.phases import Phase

_STATE_BEFORE: dict[Phase, InitialState] = {
    Phase.FIRST_LOGIN: "idle_never_used",
    Phase.MONDAY_LOGIN: "idle_rebooted",
    Phase.TUESDAY_LOGIN: "idle_used",
    Phase.POWER_ON: "off_used",
}
LENGTH = timedelta(hours=3)


def scenario_of(system: MeasuredSystem, scenarios: Mapping[str, Scenario]) -> Scenario | None:
    """Return the scenario that repeats a measured system's conditions; None if there is none.

    Raises
    ------
    ValueError
        If a change refers to a field or an item that does not exist in the scenario.
    InvalidScenarioError
        If the changed scenario is invalid.
    """
    if system.scenario not in scenarios:
        return None
    document = scenarios[system.scenario].model_dump(mode="json")
    if system.only_events:
        document["events"] = [event for event in document["events"] if event["id"] in system.only_events]
    for path, value in system.changes.items():
        set_at(document, path, value)
    return parse(document)


def set_at(document: Any, path: str, value: Any) -> None:
    """Set the value at a dotted path; list items are addressed by position or by id."""
    *steps, last = path.split(".")
    node = document
    for step in steps:
        node = node[_key(node, step, path)]
    node[_key(node, last, path)] = value


def _key(node: Any, step: str, path: str) -> Any:
    """Return the key of a node's child; list items can be addressed by position or by id."""
    if isinstance(node, dict):
        return step
    if step.isdigit() and int(step) < len(node):
        return int(step)
    for i, item in enumerate(node):
        if isinstance(item, dict) and item.get("id") == step:
            return i
    raise ValueError(f"{path}: no item {step!r}")


def one_test(scenario: Scenario, phase: Phase, firmware_id: str) -> Scenario:
    """Return a scenario with only one of the study's tests, because every test started from a baseline state.

    The event is the first of its kind in the calendar. The desktops' initial state reflects the events before it.
    """
    kind = PowerOn if phase is Phase.POWER_ON else Login
    event = next(event for event in scenario.events if isinstance(event, kind))
    return on_firmware(scenario, firmware_id).model_copy(
        update={
            "calendar": scenario.calendar.model_copy(
                update={"starts_at": event.starts_at, "ends_at": event.starts_at + LENGTH}
            ),
            "pools": tuple(pool.model_copy(update={"initial_state": _STATE_BEFORE[phase]}) for pool in scenario.pools),
            "events": (event,),
        }
    )


def on_firmware(scenario: Scenario, firmware_id: str) -> Scenario:
    """Return the same scenario on another firmware release."""
    return scenario.model_copy(update={"array": scenario.array.model_copy(update={"firmware_id": firmware_id})})
