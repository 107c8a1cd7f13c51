"""Login experience: one bar per login event, and the distribution of login times."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from stormsizer.experience.grades import LoginExperience
from stormsizer.messages import formatting
from stormsizer.messages.text import Message, Quantity, Text, msg
from stormsizer.model.scenario import Goals, Scenario
from stormsizer.report import cells, labels, phrases
from stormsizer.report.blocks import (
    Block,
    Cell,
    Column,
    Mark,
    Paragraph,
    Section,
    ShareBar,
    ShareBars,
    SmallFigure,
    SmallFigures,
    Table,
)
from stormsizer.report.charts.traces import login_histogram
from stormsizer.report.sections.results import days, pools
from stormsizer.simulation.result import PhaseResult, Result

MOST_EVENTS = 120
MOST_HISTOGRAMS = 6
LONGEST_LABEL = 90
BARS_CAPTION = msg("report-logins-bars")


@dataclass(frozen=True)
class Login:
    """One login event on its worst day, or the same event for several pools with identical results."""

    label: Text
    n_users: float
    experience: LoginExperience
    mark: Mark


def logins_section(result: Result, scenario: Scenario) -> Section:
    """Return the section on the login experience in each event."""
    found = _logins(result, scenario)
    if not found:
        no_logins = Paragraph(text=msg("report-logins-none"))
        return Section(id="logins", title=msg("report-logins"), blocks=(no_logins,))
    shown = _slowest(found, MOST_EVENTS)
    blocks: list[Block] = [Paragraph(text=_thresholds(scenario.goals))]
    if len(shown) < len(found):
        text = msg("report-logins-selected", n=len(shown), total=len(found))
        blocks.append(Paragraph(text=text, strong=True))
    blocks += [ShareBars(caption=BARS_CAPTION, bars=_bars(shown)), _table(shown)]
    spread = [login for login in shown if formatting.percent(login.experience.good_fraction) != "100%"][
        :MOST_HISTOGRAMS
    ]
    if spread:
        blocks.append(_histograms(spread, scenario.goals))
    return Section(id="logins", title=msg("report-logins"), blocks=tuple(blocks))


def _logins(result: Result, scenario: Scenario) -> tuple[Login, ...]:
    logins = []
    by_worst = {of.worst.id: of for of in days.folded(result.phases, scenario)}

    def told(phase: PhaseResult) -> Hashable:
        return (phase.experience and _times(phase.experience)), len(by_worst[phase.id].phases)

    for group in pools.together([of.worst for of in by_worst.values()], told):
        experiences = [phase.experience for phase in group if phase.experience is not None]
        if experiences:
            n_users = sum(experience.n_users for experience in experiences)
            label = pools.labeled(group, scenario, by_worst[group[0].id].label(scenario))
            shown = phrases.shortened(label, LONGEST_LABEL)
            logins.append(Login(shown, n_users, experiences[0], labels.STATUS_MARKS[group[0].status]))
    return tuple(logins)


def distribution_words(experience: LoginExperience) -> Message:
    """Describe a distribution: *45% good, 52% fair, and 3% poor (mean 25 s)*."""
    good, fair, poor = (
        Quantity(share, "fraction")
        for share in (experience.good_fraction, experience.fair_fraction, experience.poor_fraction)
    )
    parts = (
        (good, msg("report-login-share-good", share=good)),
        (fair, msg("report-login-share-fair", share=fair)),
        (poor, msg("report-login-share-poor", share=poor)),
    )
    shares = [words for share, words in parts if formatting.percent(share.value) != "0%"]
    return msg("report-login-shares", shares=phrases.listed(shares), mean=Quantity(experience.mean_s, "s"))


def _thresholds(goals: Goals) -> Message:
    return msg(
        "report-logins-thresholds",
        good=Quantity(goals.login_good_s, "s"),
        fair=Quantity(goals.login_fair_s, "s"),
        min_good=Quantity(goals.login_min_good_fraction, "fraction"),
        max_poor=Quantity(goals.login_max_poor_fraction, "fraction"),
    )


def _slowest(logins: Sequence[Login], most: int) -> tuple[Login, ...]:
    ranked = sorted(range(len(logins)), key=lambda i: -logins[i].experience.mean_s)
    return tuple(logins[i] for i in sorted(ranked[:most]))


def worst_bars(result: Result, scenario: Scenario, most: int) -> tuple[ShareBar, ...]:
    """Return bars for the slowest login events, in chronological order."""
    return _bars(_slowest(_logins(result, scenario), most))


def _bars(logins: Sequence[Login]) -> tuple[ShareBar, ...]:
    return tuple(
        ShareBar(
            label=login.label,
            figures=distribution_words(login.experience),
            mean=cells.value(login.experience.mean_s, "s"),
            good_fraction=login.experience.good_fraction,
            fair_fraction=login.experience.fair_fraction,
            poor_fraction=login.experience.poor_fraction,
            mark=login.mark,
        )
        for login in logins
    )


def _table(logins: Sequence[Login]) -> Table:
    heads = (
        msg("report-login-users"),
        msg("report-login-mean"),
        msg("report-login-sd"),
        msg("report-login-median"),
        msg("report-login-p95"),
        msg("report-login-longest"),
        msg("report-login-waited"),
    )
    return Table(
        id="login-times",
        caption=msg("report-login-times"),
        columns=(
            Column(label=msg("report-login-event"), width=1),
            *(Column(label=head, align="right") for head in heads),
        ),
        rows=tuple(
            (Cell(text=login.label), *cells.numbers(login.n_users), *_times(login.experience)) for login in logins
        ),
    )


def _times(experience: LoginExperience) -> tuple[Cell, ...]:
    times = (experience.mean_s, experience.sd_s, experience.p50_s, experience.p95_s, experience.max_s)
    return (
        *(Cell(text=cells.value(time_s, "s")) for time_s in times),
        Cell(text=cells.value(experience.waiting_for_desktop_fraction, "fraction")),
    )


def _histograms(logins: Sequence[Login], goals: Goals) -> SmallFigures:
    figures = tuple(
        SmallFigure(
            title=login.label,
            words=distribution_words(login.experience),
            chart=login_histogram(f"logins-{i}", login.experience, goals),
            alternative=msg(
                "report-login-histogram-alternative",
                event=login.label,
                shares=distribution_words(login.experience),
                longest=Quantity(login.experience.max_s, "s"),
            ),
            mark=login.mark,
        )
        for i, login in enumerate(logins)
    )
    return SmallFigures(caption=msg("report-login-histograms"), figures=figures)
