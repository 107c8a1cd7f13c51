"""Slide on login experience."""

from stormsizer.messages import formatting
from stormsizer.report.sections.results.logins import BARS_CAPTION, worst_bars
from webapp.reports.slides.places import BODY, Box
from webapp.reports.slides.slide import Bars, Page, Story, Values

MOST_BARS = 12
BAR_IN = 0.55
"""Height of a bar and its gap."""


def logins_page(story: Story) -> Page | None:
    """One bar per login event; none without logins."""
    every = worst_bars(story.result, story.scenario, len(story.result.phases))
    if not every:
        return None
    bars = worst_bars(story.result, story.scenario, MOST_BARS)
    worst = min(every, key=lambda bar: (bar.good_fraction, -bar.poor_fraction))
    goals = story.scenario.goals
    good, fair = formatting.duration(goals.login_good_s), formatting.duration(goals.login_fair_s)
    shown = "" if len(bars) == len(every) else f" Shown: {len(bars)} of {len(every)} login events, the slowest."
    title = f"{worst.label}: {worst.figures}"
    if worst.good_fraction == 1:
        title = "Every login of the week is good"
    return Page(
        title=title,
        lead=f"A login is good up to {good}, fair up to {fair} and poor beyond, from the user's arrival to a desktop "
        f"that can be used.{shown}",
        parts=(
            Bars(
                Box(BODY.left, BODY.top, BODY.width, min(BODY.height, 0.95 + BAR_IN * len(bars))),
                tuple(f"{bar.label} ({_mean(bar.figures)})" for bar in bars),
                tuple(
                    Values(grade.capitalize(), tuple(getattr(bar, f"{grade}_fraction") for bar in bars), grade)
                    for grade in ("good", "fair", "poor")
                ),
                "0 %",
                f"{BARS_CAPTION}: {'; '.join(f'{bar.label} {bar.figures}' for bar in bars)}.",
                stacked=True,
                highest=1.0,
                least_label=0.045,
            ),
        ),
        notes=f"The goal asks for at least {formatting.percent(goals.login_min_good_fraction)} good and at most "
        f"{formatting.percent(goals.login_max_poor_fraction)} poor logins in every event.",
    )


def _mean(figures: str) -> str:
    """*mean 25 s* of *45 % good (mean 25 s)*."""
    return figures.rpartition("(")[2].removesuffix(")")
