"""Sentences about a failure on one configuration."""

from zoneinfo import ZoneInfo

from stormsizer.analysis.failures.answer import LoginFigures, WeekFigures
from stormsizer.messages.terms import GRADES
from stormsizer.messages.text import DateStyle, Instant, Listing, Message, Quantity, Text, msg, sentences
from stormsizer.model.catalog import ArrayModel
from stormsizer.model.scenario import ArrayConfiguration, Failure, Scenario, n_active_parts


def failure_sentence(
    failure: Failure,
    scenario: Scenario,
    array: ArrayModel,
    weeks: tuple[WeekFigures | None, WeekFigures | None],
    problem: Text | None,
    *,
    is_fatal: bool,
    is_option: bool,
) -> Text:
    """Return sentences about the time of a failure: logins, or reads if there are no logins, and missed goals.

    Parameters
    ----------
    weeks
        Figures without and with the failure.
    problem
        Reason why figures are missing.
    is_option
        Whether the sentence is one of several about the same failure, so that it does not repeat the time.
    """
    lost: Text = lost_parts(failure, scenario.array, array)
    if not is_option:
        lost = msg("failure-lost-on", lost=lost, time=time_of(failure, scenario.time_zone))
    before, during = weeks
    if is_fatal:
        return msg("failure-fatal", lost=lost)
    if before is None or during is None:
        return problem or ""
    slowest = during.slowest
    if slowest is None:
        return sentences(_reads(before, during, lost), _takeover(failure, array), _goals(before, during))
    other = next((each for each in before.logins if each.phase_id == slowest.phase_id), None)
    felt = _logins(slowest, other, lost)
    return sentences(felt, _takeover(failure, array), _unfinished(slowest), _goals(before, during))


def of_one_array(all_arrays: Scenario, affected: Scenario) -> Message:
    """Return a sentence that says that all figures are about the array that fails, and not about the others."""
    return msg("failure-one-array", arrays=all_arrays.array.n_arrays, desktops=affected.n_desktops)


def n_installed_parts(failure: Failure, choice: ArrayConfiguration, array: ArrayModel) -> int:
    """Return the number of components of the failing kind in all arrays, including those on standby."""
    return n_active_parts(failure, choice, array) + choice.n_arrays * n_standby_parts(failure, array)


def n_standby_parts(failure: Failure, array: ArrayModel) -> int:
    """Return the number of components per array that can take over for a failed one."""
    return {"controller": array.n_standby_controllers, "port": array.n_standby_ports}.get(failure.part, 0)


def lost_parts(failure: Failure, choice: ArrayConfiguration, array: ArrayModel) -> Message:
    """Return the failed components and their total number: *1 of 2 controllers*."""
    n, total = failure.n_parts, n_installed_parts(failure, choice, array)
    match failure.part:
        case "controller" if array.is_in_hosts and array.volume is None:
            return msg("failure-lost-nodes", n=n, total=total)
        case "controller":
            return msg("failure-lost-controllers", n=n, total=total)
        case "drive":
            return msg("failure-lost-drives", n=n, total=total)
        case "port":
            return msg("failure-lost-ports", n=n, total=total)
        case _:
            return msg("failure-lost-flash-caches", n=n, total=total)


def time_of(failure: Failure, zone: str) -> Message:
    """Return the time of a failure: *Mon, May 30 08:00 – 09:00*."""
    days = {at.astimezone(ZoneInfo(zone)).date() for at in (failure.starts_at, failure.ends_at)}
    style: DateStyle = "time" if len(days) == 1 else "day_time"
    return msg("failure-time", start=Instant(failure.starts_at, zone), end=Instant(failure.ends_at, zone, style))


def _logins(during: LoginFigures, before: LoginFigures | None, lost: Text) -> Message:
    return msg(
        "failure-logins",
        lost=lost,
        during=Quantity(during.p95_s, "s"),
        before=Quantity(None if before is None else before.p95_s, "s"),
        grade=GRADES[during.grade],
    )


def _takeover(failure: Failure, array: ArrayModel) -> Message | None:
    return msg("failure-takeover") if failure.n_parts <= n_standby_parts(failure, array) else None


def _unfinished(during: LoginFigures) -> Message | None:
    if during.never_fraction <= 0.0:
        return None
    return msg("failure-logins-interrupted", share=Quantity(during.never_fraction, "fraction"))


def _reads(before: WeekFigures, during: WeekFigures, lost: Text) -> Message:
    if during.read is None:
        return msg("failure-no-reads", lost=lost)
    return msg(
        "failure-reads",
        lost=lost,
        during=Quantity(during.read.mean_ms, "ms"),
        before=Quantity(None if before.read is None else before.read.mean_ms, "ms"),
    )


def _goals(before: WeekFigures, during: WeekFigures) -> Text:
    labels = tuple(dict.fromkeys(goal.label for goal in during.missed))
    known = {goal.label for goal in before.missed}
    new, old = (tuple(each for each in labels if (each in known) is is_old) for is_old in (False, True))
    if not labels:
        return msg("failure-goals-met")
    return sentences(
        msg("failure-goals-missed", goals=Listing(new)) if new else None,
        msg("failure-goals-missed-anyway", goals=Listing(old)) if old else None,
    )
