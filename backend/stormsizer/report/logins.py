"""What people at their desks feel: one bar per login event, and how long each of them waits."""

from collections.abc import Sequence

from stormsizer import wording
from stormsizer.experience.grades import LoginExperience
from stormsizer.report import phrases
from stormsizer.report.blocks import (
    Block,
    Cell,
    Column,
    Paragraph,
    Section,
    ShareBar,
    ShareBars,
    SmallFigure,
    SmallFigures,
    Table,
)
from stormsizer.report.charts import login_histogram
from stormsizer.result import PhaseResult, Result
from stormsizer.scenario import Goals, Scenario

MOST_EVENTS = 120
MOST_HISTOGRAMS = 6
LONGEST_LABEL = 90
BARS_CAPTION = "Share of users with a good, fair and poor login"
Login = tuple[PhaseResult, LoginExperience]


def logins_section(result: Result, scenario: Scenario) -> Section:
    """Login experience per event."""
    found = [(phase, phase.experience) for phase in result.phases if phase.experience is not None]
    if not found:
        return Section(title="Login experience", blocks=(Paragraph(text="Nobody logs in during this calendar."),))
    shown = _slowest(found, MOST_EVENTS)
    blocks: list[Block] = [Paragraph(text=_thresholds(scenario.goals))]
    if len(shown) < len(found):
        text = f"Shown are the {len(shown):,} slowest of {len(found):,} login events."
        blocks.append(Paragraph(text=text, strong=True))
    blocks += [ShareBars(caption=BARS_CAPTION, bars=_bars(shown)), _table(shown)]
    spread = [login for login in shown if login[1].good_fraction < 1][:MOST_HISTOGRAMS]
    if spread:
        blocks.append(_histograms(spread, scenario.goals))
    return Section(title="Login experience", blocks=tuple(blocks))


def distribution_words(experience: LoginExperience) -> str:
    """*45 % good, 52 % fair, 3 % poor (mean 25 s)*."""
    parts = (("good", experience.good_fraction), ("fair", experience.fair_fraction), ("poor", experience.poor_fraction))
    words = ", ".join(f"{wording.percent(share)} {grade}" for grade, share in parts if share > 0)
    return f"{words} (mean {wording.duration(experience.mean_s)})"


def _thresholds(goals: Goals) -> str:
    good, fair = wording.duration(goals.login_good_s), wording.duration(goals.login_fair_s)
    return (
        f"A login is good up to {good}, fair up to {fair} and poor beyond. It is counted from the moment a user "
        "arrives to a desktop that can be used. The goal asks for at least "
        f"{wording.percent(goals.login_min_good_fraction)} good and at most "
        f"{wording.percent(goals.login_max_poor_fraction)} poor logins in every event."
    )


def _slowest(logins: Sequence[Login], most: int) -> tuple[Login, ...]:
    ranked = sorted(range(len(logins)), key=lambda i: -logins[i][1].mean_s)
    return tuple(logins[i] for i in sorted(ranked[:most]))


def worst_bars(phases: Sequence[PhaseResult], most: int) -> tuple[ShareBar, ...]:
    """The slowest login events, in order of time."""
    return _bars(_slowest([(phase, phase.experience) for phase in phases if phase.experience is not None], most))


def _bars(logins: Sequence[Login]) -> tuple[ShareBar, ...]:
    return tuple(
        ShareBar(
            label=phrases.shortened(phase.label, LONGEST_LABEL),
            figures=distribution_words(experience),
            good_fraction=experience.good_fraction,
            fair_fraction=experience.fair_fraction,
            poor_fraction=experience.poor_fraction,
            mark=phase.grade.value,
        )
        for phase, experience in logins
    )


def _table(logins: Sequence[Login]) -> Table:
    heads = ("Mean", "Std. dev.", "Median", "95th pct.", "Longest")
    return Table(
        caption="Login times",
        columns=(
            Column(label="Login event", width=1),
            Column(label="Users", align="right"),
            *(Column(label=head, align="right") for head in heads),
            Column(label="Waited for a desktop", align="right"),
        ),
        rows=tuple(_row(phase, experience) for phase, experience in logins),
    )


def _row(phase: PhaseResult, experience: LoginExperience) -> tuple[Cell, ...]:
    times = (experience.mean_s, experience.sd_s, experience.p50_s, experience.p95_s, experience.max_s)
    return (
        Cell(text=phrases.shortened(phase.label, LONGEST_LABEL)),
        Cell(text=wording.number(experience.n_users)),
        *(Cell(text=wording.duration(time_s)) for time_s in times),
        Cell(text=wording.percent(experience.waiting_for_desktop_fraction)),
    )


def _histograms(logins: Sequence[Login], goals: Goals) -> SmallFigures:
    figures = tuple(
        SmallFigure(
            title=phrases.shortened(phase.label, LONGEST_LABEL),
            words=distribution_words(experience),
            chart=login_histogram(f"logins-{i}", experience, goals),
            alternative=f"Histogram of login times during {phase.label}: {distribution_words(experience)}, "
            f"longest {wording.duration(experience.max_s)}",
            mark=phase.grade.value,
        )
        for i, (phase, experience) in enumerate(logins)
    )
    return SmallFigures(caption="How long users wait where not every login is good", figures=figures)
