"""Slide about what was planned: the verdict in each state, and the desktop pools with their profile containers."""

from stormsizer.experience.grades import GoalStatus
from stormsizer.messages.text import Text, msg
from stormsizer.report.sections.results.configuration import has_profile_container
from webapp.reports.slides.excerpts import described, in_report
from webapp.reports.slides.places import BODY, stacked
from webapp.reports.slides.slide import Grid, Page, Story


def planned_page(story: Story) -> Page | None:
    """Return the slide with the planned states and the pools; None without planned states and profile containers."""
    localizer, scenario = story.localizer, story.scenario
    states = in_report(story.report, "states")
    if states is None and not any(has_profile_container(pool) for pool in scenario.pools):
        return None
    tables = [table for table in (states, in_report(story.report, "pools")) if table is not None]
    boxes = stacked(0.6) if len(tables) == 2 else (BODY,)
    lead: Text = "" if states is None else msg("slide-states-lead")
    return Page(
        title=localizer.text(_title(story)),
        lead=localizer.text(lead),
        parts=tuple(
            Grid(box, table, described(table, localizer), 12, is_in_report=True)
            for box, table in zip(boxes, tables, strict=True)
        ),
    )


def _title(story: Story) -> Text:
    states, scenario = story.result.states, story.scenario
    if not states:
        return msg("slide-pools-title", n=scenario.n_desktops, pools=len(scenario.pools))
    met = sum(state.status is not GoalStatus.FAILS for state in states)
    return msg("slide-states-title", met=met, n=len(states))
