"""Text for the growth runway."""

from collections.abc import Iterator
from typing import Literal

from stormsizer.analysis.missed_goals import PartNames, goal_text, not_survived, without_part
from stormsizer.analysis.runway_answer import Runway, Threshold
from stormsizer.messages.text import Message, Quantity, Text, msg, sentences
from stormsizer.model.scenario.goals import Scope


def summary(answer: Runway, names: PartNames) -> Text:
    """Summarize how many desktops the array supports, what happens beyond that, and the last year meeting all goals."""
    return sentences(*_sentences(answer, names))


def hosts_sentence(most: int, now: int, binds: Literal["cpu", "memory"]) -> Message:
    """Return a sentence about how many desktops the hosts support."""
    change = _compared_with_today(most - now)
    if binds == "cpu":
        return msg("runway-hosts-cpu", n=most, change=change)
    return msg("runway-hosts-memory", n=most, change=change)


def _compared_with_today(more: int) -> Message:
    if more == 0:
        return msg("runway-same-as-today")
    return msg("runway-more-than-today", n=more) if more > 0 else msg("runway-fewer-than-today", n=-more)


def hosts_limit(answer: Runway) -> Text | None:
    """Return how many desktops can be run, and how many the array alone supports; None if hosts are not the limit."""
    hosts = answer.hosts
    if hosts.most_desktops >= answer.most_desktops:
        return None
    most, change = hosts.most_desktops, _compared_with_today(hosts.most_desktops - answer.n_desktops)
    if hosts.binds == "cpu":
        limit = msg("runway-run-cpu", n=most, change=change)
    else:
        limit = msg("runway-run-memory", n=most, change=change)
    return sentences(limit, msg("runway-array-alone", n=answer.most_desktops))


def _sentences(answer: Runway, names: PartNames) -> Iterator[Text]:
    limit = hosts_limit(answer)
    yield limit or _supported(answer)
    fair, poor, breaks = answer.turns_fair, answer.turns_poor, answer.breaks
    if breaks is not None and (fair is None or breaks.n_desktops < fair.n_desktops):
        yield _broken(breaks, names)
    if fair is not None and (poor is None or fair.n_desktops < poor.n_desktops):
        is_missing = breaks is not None and bool(breaks.broken) and breaks.broken[0].missing is not None
        yield _fair(fair, with_all_components=is_missing)
    if poor is not None:
        follows = fair is not None and fair.phase_id == poor.phase_id and fair.n_desktops < poor.n_desktops
        yield _poor(poor, follows_fair=follows)
    if len(answer.years) > 1:
        yield from _growing(answer)
    if limit is None and answer.hosts.most_desktops < answer.n_desktops:
        yield answer.hosts.sentence


def _supported(answer: Runway) -> Message:
    n = answer.most_desktops
    if n == 0:
        return msg("runway-supports-none")
    if answer.limit_reached:
        return msg("runway-supports-limit", n=n)
    return msg("runway-supports", n=n, change=_compared_with_today(answer.headroom_desktops))


def _broken(at: Threshold, names: PartNames) -> Message:
    """Return a sentence about the first missed goal, used when no event has turned fair at that point."""
    n = at.n_desktops
    if not at.broken:
        return msg("runway-no-room", n=n)
    goal = at.broken[0]
    words = goal_text(goal)
    if goal.scope is Scope.CAPACITY:
        return msg("runway-capacity-first", n=n, goal=words)
    without = without_part(goal.missing, names) if goal.missing else None
    if goal.scope is Scope.HOSTS:
        if without is None:
            return msg("runway-memory-first", n=n, goal=words)
        return msg("runway-memory-first-without", without=without, n=n, goal=words)
    if without is None:
        return msg("runway-first-missed", phase=goal.phase_label, n=n, goal=words)
    fatal = not_survived(goal, names)
    if fatal is not None:
        return fatal
    return msg("runway-first-missed-without", without=without, phase=goal.phase_label, n=n, goal=words)


def _fair(at: Threshold, *, with_all_components: bool) -> Message:
    if not at.broken:
        return msg("runway-no-room", n=at.n_desktops)
    words = goal_text(at.broken[0])
    if with_all_components:
        return msg("runway-first-fair-whole", phase=at.phase_label, n=at.n_desktops, goal=words)
    return msg("runway-first-fair", phase=at.phase_label, n=at.n_desktops, goal=words)


def _poor(at: Threshold, *, follows_fair: bool) -> Message:
    if at.grade is None or not at.broken:
        return msg("runway-no-room", n=at.n_desktops)
    if follows_fair:
        return msg("runway-then-poor", n=at.n_desktops)
    return msg("runway-first-poor", phase=at.phase_label, n=at.n_desktops, goal=goal_text(at.broken[0]))


def _growing(answer: Runway) -> Iterator[Message]:
    share = answer.growth_fraction_per_year
    growth = msg("runway-growth", growth=Quantity(share, "fraction")) if share else msg("runway-data-growth")
    first, last = answer.years[0].year, answer.years[-1].year
    if answer.first_year_broken is None:
        yield msg("runway-years-all", growth=growth, year=str(last))
    elif answer.first_year_broken == first:
        yield msg("runway-years-none", growth=growth)
        if (answer.first_year_poor or first) > first:
            yield msg("runway-years-poor", year=str(answer.first_year_poor))
    else:
        yield _until(answer, growth)


def _until(answer: Runway, growth: Message) -> Message:
    """Return a sentence about the last year that meets all goals, and why the next year misses one."""
    year = next(each for each in answer.years if not each.holds)
    last, missed = str(year.year - 1), str(year.year)
    if not year.broken:
        return msg("runway-years-until", growth=growth, last=last, year=missed)
    goal = year.broken[0]
    if goal.scope is Scope.CAPACITY:
        return msg("runway-years-until-capacity", growth=growth, last=last, year=missed)
    if goal.scope is Scope.HOSTS:
        return msg("runway-years-until-memory", growth=growth, last=last, year=missed)
    return msg("runway-years-until-phase", growth=growth, last=last, year=missed, phase=goal.phase_label)
