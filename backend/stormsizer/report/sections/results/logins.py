"""User experience: one bar per login event, and the distribution of login times."""

from collections.abc import Sequence
from dataclasses import dataclass

from stormsizer.experience.grades import LoginExperience
from stormsizer.messages import formatting
from stormsizer.model.scenario import Goals, Scenario
from stormsizer.report import phrases
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
from stormsizer.report.sections.results import pools
from stormsizer.simulation.result import Result

MOST_EVENTS = 120
MOST_HISTOGRAMS = 6
LONGEST_LABEL = 90
BARS_CAPTION = "Share of users with a good, fair and poor login"


@dataclass(frozen=True)
class Login:
    """One login event, or that of several pools with the same results."""

    label: str
    n_users: float
    experience: LoginExperience
    mark: Mark


def logins_section(result: Result, scenario: Scenario) -> Section:
    """Login experience per event."""
    found = _logins(result, scenario)
    if not found:
        return Section(
            id="logins", title="Login experience", blocks=(Paragraph(text="Nobody logs in during this calendar."),)
        )
    shown = _slowest(found, MOST_EVENTS)
    blocks: list[Block] = [Paragraph(text=_thresholds(scenario.goals))]
    if len(shown) < len(found):
        text = f"Shown are the {len(shown):,} slowest of {len(found):,} login events."
        blocks.append(Paragraph(text=text, strong=True))
    blocks += [ShareBars(caption=BARS_CAPTION, bars=_bars(shown)), _table(shown)]
    spread = [login for login in shown if formatting.percent(login.experience.good_fraction) != "100 %"][
        :MOST_HISTOGRAMS
    ]
    if spread:
        blocks.append(_histograms(spread, scenario.goals))
    return Section(id="logins", title="Login experience", blocks=tuple(blocks))


def _logins(result: Result, scenario: Scenario) -> tuple[Login, ...]:
    logins = []
    for group in pools.together(result.phases, lambda phase: phase.experience and _times(phase.experience)):
        experiences = [phase.experience for phase in group if phase.experience is not None]
        if experiences:
            about = pools.names_of(group, scenario)
            label = f"{group[0].label}, {about}" if about else group[0].label
            n_users = sum(experience.n_users for experience in experiences)
            shown = phrases.shortened(label, LONGEST_LABEL)
            logins.append(Login(shown, n_users, experiences[0], group[0].grade.value))
    return tuple(logins)


def distribution_words(experience: LoginExperience) -> str:
    """*45 % good, 52 % fair, 3 % poor (mean 25 s)*."""
    parts = (("good", experience.good_fraction), ("fair", experience.fair_fraction), ("poor", experience.poor_fraction))
    words = ", ".join(
        f"{formatting.percent(share)} {grade}" for grade, share in parts if formatting.percent(share) != "0 %"
    )
    return f"{words} (mean {formatting.duration(experience.mean_s)})"


def _thresholds(goals: Goals) -> str:
    good, fair = formatting.duration(goals.login_good_s), formatting.duration(goals.login_fair_s)
    return (
        f"A login is good up to {good}, fair up to {fair} and poor beyond. It is counted from the moment a user "
        "arrives to a desktop that can be used. The goal asks for at least "
        f"{formatting.percent(goals.login_min_good_fraction)} good and at most "
        f"{formatting.percent(goals.login_max_poor_fraction)} poor logins in every event."
    )


def _slowest(logins: Sequence[Login], most: int) -> tuple[Login, ...]:
    ranked = sorted(range(len(logins)), key=lambda i: -logins[i].experience.mean_s)
    return tuple(logins[i] for i in sorted(ranked[:most]))


def worst_bars(result: Result, scenario: Scenario, most: int) -> tuple[ShareBar, ...]:
    """Slowest login events, in order of time."""
    return _bars(_slowest(_logins(result, scenario), most))


def _bars(logins: Sequence[Login]) -> tuple[ShareBar, ...]:
    return tuple(
        ShareBar(
            label=login.label,
            figures=distribution_words(login.experience),
            good_fraction=login.experience.good_fraction,
            fair_fraction=login.experience.fair_fraction,
            poor_fraction=login.experience.poor_fraction,
            mark=login.mark,
        )
        for login in logins
    )


def _table(logins: Sequence[Login]) -> Table:
    heads = ("Mean", "Std. dev.", "Median", "95th pct.", "Longest")
    return Table(
        id="login-times",
        caption="Login times",
        columns=(
            Column(label="Login event", width=1),
            Column(label="Users", align="right"),
            *(Column(label=head, align="right") for head in heads),
            Column(label="Waited for a desktop", align="right"),
        ),
        rows=tuple(
            (Cell(text=login.label), Cell(text=formatting.number(login.n_users)), *_times(login.experience))
            for login in logins
        ),
    )


def _times(experience: LoginExperience) -> tuple[Cell, ...]:
    times = (experience.mean_s, experience.sd_s, experience.p50_s, experience.p95_s, experience.max_s)
    return (
        *(Cell(text=formatting.duration(time_s)) for time_s in times),
        Cell(text=formatting.percent(experience.waiting_for_desktop_fraction)),
    )


def _histograms(logins: Sequence[Login], goals: Goals) -> SmallFigures:
    figures = tuple(
        SmallFigure(
            title=login.label,
            words=distribution_words(login.experience),
            chart=login_histogram(f"logins-{i}", login.experience, goals),
            alternative=f"Histogram of login times during {login.label}: {distribution_words(login.experience)}, "
            f"longest {formatting.duration(login.experience.max_s)}",
            mark=login.mark,
        )
        for i, login in enumerate(logins)
    )
    return SmallFigures(caption="How long users wait where not every login is good", figures=figures)
