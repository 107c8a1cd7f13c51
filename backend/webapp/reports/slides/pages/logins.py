"""Slide about the login experience."""

from stormsizer.messages.text import Quantity, msg, sentences
from stormsizer.report.sections.decisions.joined import with_semicolons
from stormsizer.report.sections.results.logins import BARS_CAPTION, worst_bars
from webapp.reports.slides.places import BODY, Box
from webapp.reports.slides.slide import Bars, Page, Story, Values

MOST_BARS = 12
BAR_IN = 0.55
"""Height of a bar and the gap below it, in inches."""


def logins_page(story: Story) -> Page | None:
    """Return the slide with one bar per login event; None if there are no logins."""
    every, localizer = worst_bars(story.result, story.scenario, len(story.result.phases)), story.localizer
    if not every:
        return None
    bars = worst_bars(story.result, story.scenario, MOST_BARS)
    worst = min(every, key=lambda bar: (bar.good_fraction, -bar.poor_fraction))
    title = msg("slide-label-value", label=worst.label, value=worst.figures)
    if worst.good_fraction == 1:
        title = msg("slide-logins-title-good")
    goals = story.scenario.goals
    lead = msg(
        "slide-logins-lead", good=Quantity(goals.login_good_s, "s"), fair=Quantity(goals.login_fair_s, "s")
    )  # fmt: skip
    part = None if len(bars) == len(every) else msg("slide-logins-part", n=len(bars), total=len(every))
    bar_texts = with_semicolons(msg("slide-label-value", label=bar.label, value=bar.figures) for bar in bars)
    return Page(
        title=localizer.text(title),
        lead=localizer.text(sentences(lead, part)),
        parts=(
            Bars(
                Box(BODY.left, BODY.top, BODY.width, min(BODY.height, 0.95 + BAR_IN * len(bars))),
                tuple(localizer.text(msg("slide-logins-bar", event=bar.label, mean=bar.mean)) for bar in bars),
                (
                    Values(localizer.text(msg("slide-logins-good")), tuple(bar.good_fraction for bar in bars), "good"),
                    Values(localizer.text(msg("slide-logins-fair")), tuple(bar.fair_fraction for bar in bars), "fair"),
                    Values(localizer.text(msg("slide-logins-poor")), tuple(bar.poor_fraction for bar in bars), "poor"),
                ),
                "0%",
                localizer.text(msg("slide-logins-chart", caption=BARS_CAPTION, events=bar_texts)),
                stacked=True,
                highest=1.0,
                least_label=0.045,
            ),
        ),
        notes=localizer.text(
            msg(
                "slide-logins-notes",
                good=Quantity(goals.login_min_good_fraction, "fraction"),
                poor=Quantity(goals.login_max_poor_fraction, "fraction"),
            )
        ),
    )
