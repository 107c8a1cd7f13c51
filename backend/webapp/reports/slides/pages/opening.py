"""Opening slides: verdict and key figures."""

from collections.abc import Sequence
from typing import Literal

from stormsizer.messages import formatting
from stormsizer.model.scenario.goals import GOALS
from stormsizer.report import phrases
from stormsizer.report.blocks import Answer, KeyFigure
from stormsizer.report.sections.results.configuration import goal_text
from webapp.reports.slides.drawing.fitting import BULLET_PT, width_pt
from webapp.reports.slides.drawing.texts import INSET_PT, set_alike
from webapp.reports.slides.places import BODY, Box, side_by_side, stacked
from webapp.reports.slides.slide import Line, Page, Story, Words

MOST_NUMBER_PT = 28.0


def verdict_page(story: Story) -> Page:
    """Verdict, misses, bottleneck and recommended changes."""
    verdict = story.report.verdict
    kind: Literal["holds", "broken"] = "holds" if verdict.holds else "broken"
    banner = Box(BODY.left, 1.6, BODY.width, 0.95)
    below = Box(BODY.left, 2.75, BODY.width, BODY.top + BODY.height - 2.75)
    upper, lower = stacked(0.47, 0.2, below)
    places = [box for row in (upper, lower) for box in side_by_side(0.5, 0.5, row)]
    return Page(
        title=verdict.headline.removesuffix("."),
        parts=(
            Words(banner, (Line(verdict.sentence, 15, tone=kind, mark=kind),), fill=kind, middle=True),
            *set_alike(*(Words(box, _answer_lines(a)) for box, a in zip(places, verdict.answers, strict=True))),
        ),
        notes="The verdict of the whole calendar, every phase held against every goal.",
    )


def _answer_lines(answer: Answer) -> tuple[Line, ...]:
    points = (Line(point, 12.5, mark=answer.mark, bullet=True, before=4) for point in answer.points)
    return Line(answer.question, 15, bold=True), *points


def key_figures_page(story: Story) -> Page:
    """Four numbers, and the simulated configuration."""
    figures = story.report.verdict.key_figures
    upper, lower = stacked(0.34, 0.4)
    left, right = side_by_side(0.55, 0.5, lower)
    gap = 0.2
    width = (upper.width - gap * (len(figures) - 1)) / len(figures)
    tiles = set_alike(
        *(
            Words(
                Box(upper.left + i * (width + gap), upper.top, width, upper.height),
                (
                    Line(figure.label, 13, tone="muted"),
                    Line(figure.value, _one_line(figures, width), bold=True, mark=figure.mark, before=8),
                    Line(figure.note, 12, tone="muted", before=8),
                ),
                fill="shade",
            )
            for i, figure in enumerate(figures)
        )
    )
    return Page(
        title=_figures_title(story),
        lead=" ".join(story.report.verdict.outlook) or "The numbers to remember, each with what it stands for.",
        parts=(*tiles, *set_alike(Words(left, _simulated(story)), Words(right, _goals(story)))),
        notes="Figures of the finished run; means are taken over the averaging window of each phase.",
    )


def _one_line(figures: Sequence[KeyFigure], width: float) -> float:
    """Font size at which the longest number takes one line."""
    room = width * 72 - 2 * INSET_PT - BULLET_PT
    longest = max((width_pt(figure.value, 1.0, bold=True) for figure in figures), default=1.0)
    return min(MOST_NUMBER_PT, int(2 * room / longest) / 2)


def _figures_title(story: Story) -> str:
    figures = {figure.label: figure for figure in story.report.verdict.key_figures}
    phases = figures["Phases that hold"].value
    login = figures.get("Slowest login, mean")
    slowest = f"; the slowest login takes {login.value} on average" if login is not None else ""
    return f"{phases} phases hold{slowest}"


def _simulated(story: Story) -> tuple[Line, ...]:
    scenario, report = story.scenario, story.report
    pools = formatting.listed([phrases.shortened(pool.name, 40) for pool in scenario.pools], most=3)
    hosts = scenario.hosts
    events = formatting.count(len(scenario.events), "event")
    phases = formatting.count(story.result.verdict.n_phases, "phase")
    memory = formatting.figure(hosts.memory_gib_per_host, "GiB")
    points = (
        f"{report.subtitle}: {formatting.count(len(scenario.pools), 'pool')} ({pools})",
        f"{events} in the calendar, {phases} judged",
        report.array,
        f"{formatting.count(hosts.n_hosts, 'host')}, each with {memory} of memory",
    )
    return Line("What was simulated", 15, bold=True), *(Line(point, 13, bullet=True, before=4) for point in points)


def _goals(story: Story) -> tuple[Line, ...]:
    goals = story.scenario.goals
    points = (f"{goal.limit_label}: {goal.bound_words} {goal_text(goals, goal)}" for goal in GOALS if goal.is_headline)
    return Line("Goals that the week must keep", 15, bold=True), *(Line(p, 13, bullet=True, before=4) for p in points)
