"""The scenarios that reproduce a study's tests: the whole calendar, or one test alone."""

from datetime import timedelta

from stormsizer.scenario import InitialState, Login, PowerOn, Scenario
from stormsizer.timeline.phases import Phase

_STATE_BEFORE: dict[Phase, InitialState] = {
    Phase.FIRST_LOGIN: "idle_never_used",
    Phase.MONDAY_LOGIN: "idle_rebooted",
    Phase.TUESDAY_LOGIN: "idle_used",
    Phase.POWER_ON: "off_used",
}
LENGTH = timedelta(hours=3)


def on_firmware(scenario: Scenario, firmware_id: str) -> Scenario:
    """The same week on another release."""
    return scenario.model_copy(update={"array": scenario.array.model_copy(update={"firmware_id": firmware_id})})


def one_test(scenario: Scenario, phase: Phase, firmware_id: str) -> Scenario:
    """One test of the study alone, cut out of its calendar: every test began from a baseline state.

    The event is the calendar's first of its kind; what the desktops went through before is in their initial state.
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
