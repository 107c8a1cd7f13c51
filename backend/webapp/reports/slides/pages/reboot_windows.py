"""Slide about reboot windows."""

from collections.abc import Sequence

from stormsizer.analysis.advice.answer import EarlierAdvice, RebootWindow
from stormsizer.messages.text import Quantity, Text, msg, sentences
from stormsizer.report.sections.decisions.advice import calculated_for
from stormsizer.report.sections.decisions.reboot_windows import windows_table
from webapp.reports.slides.excerpts import described
from webapp.reports.slides.places import stacked
from webapp.reports.slides.slide import Grid, Line, Page, Story, Words

MOST_SENTENCES = 2
ROW_IN = 0.75
"""Height of a row with notes, in inches."""


def windows_page(story: Story) -> Page | None:
    """Return the slide with the reboot windows of the advice, and the start for each; None if there are none."""
    advice, localizer = story.studies.advice, story.localizer
    table = None if advice is None else windows_table(advice.reboot_windows)
    if advice is None or table is None:
        return None
    windows = advice.reboot_windows
    upper, lower = stacked(min(0.6, (len(windows) + 1) * ROW_IN / 4.85))
    told = [localizer.text(window.sentence) for window in windows]
    return Page(
        title=story.title(_title(windows, story.studies.earlier_advice)),
        lead=localizer.text(sentences(*calculated_for(story.studies.earlier_advice), msg("slide-windows-lead"))),
        parts=(
            Grid(upper, table, described(table, localizer), 11.5, is_in_report=True),
            Words(lower, tuple(Line(each, 12, bullet=True, before=6) for each in told[:MOST_SENTENCES])),
        ),
        notes=" ".join(told),
    )


def _title(windows: Sequence[RebootWindow], earlier: EarlierAdvice | None) -> Text:
    """Return the longest window to plan of all sites, and the longest duration now and then if that gets shorter.

    With advice of an earlier version, these are the durations before the changes and in the plan.
    """
    window = Quantity(max(each.planned_s for each in windows), "s")
    now_s, then_s = max(each.original_s for each in windows), max(each.shortest_s for each in windows)
    original = max(windows, key=lambda each: each.original_s).original
    if earlier is not None and not earlier.is_same_version and original is not None:
        before, in_plan = Quantity(original.now_s, "s"), Quantity(max(each.now_s for each in windows), "s")
        version = original.scenario_version
        return msg("slide-windows-title-before", window=window, now=in_plan, before=before, version=version)
    if now_s <= then_s:
        return msg("slide-windows-title-now", window=window)
    return msg("slide-windows-title", window=window, now=Quantity(now_s, "s"), then=Quantity(then_s, "s"))
