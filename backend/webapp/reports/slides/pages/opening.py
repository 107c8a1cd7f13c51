"""Opening slides: verdict and key figures."""

from collections.abc import Sequence

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Quantity, Text, msg, sentences
from stormsizer.model.scenario.goals import GOALS, Bound, Goal, Goals
from stormsizer.report import phrases
from stormsizer.report.blocks import Answer
from stormsizer.report.sections.results.configuration import goal_text
from webapp.reports.slides.drawing.fitting import BULLET_PT, line_height, n_lines, width_pt
from webapp.reports.slides.drawing.texts import INSET_PT, set_alike
from webapp.reports.slides.places import BODY, Box, side_by_side, stacked
from webapp.reports.slides.slide import Line, Page, Story, Words

MOST_NUMBER_PT = 28.0
MOST_POOLS = 3
BANNER_PT, SMALLEST_BANNER_PT = 15.0, 12.0
LEAST_BANNER_IN, MOST_BANNER_IN = 0.95, 2.2


def verdict_page(story: Story) -> Page:
    """Return the slide with the verdict, missed goals, bottleneck and recommended changes."""
    verdict, localizer = story.report.verdict, story.localizer
    sentence = localizer.text(verdict.sentence)
    banner = Box(BODY.left, 1.6, BODY.width, _banner_height(sentence))
    top = banner.top + banner.height + 0.2
    below = Box(BODY.left, top, BODY.width, BODY.top + BODY.height - top)
    upper, lower = stacked(0.47, 0.2, below)
    places = [box for row in (upper, lower) for box in side_by_side(0.5, 0.5, row)]
    answers = zip(places, verdict.answers, strict=True)
    return Page(
        title=story.title(verdict.headline),
        parts=(
            Words(
                banner,
                (Line(sentence, BANNER_PT, tone=verdict.mark, mark=verdict.mark),),
                fill=verdict.mark,
                middle=True,
            ),
            *set_alike(*(Words(box, _answer_lines(answer, localizer)) for box, answer in answers)),
        ),
        notes=localizer.text(msg("slide-verdict-notes")),
    )


def _banner_height(sentence: str) -> float:
    """Return the height in inches in which the verdict fits at a readable font size."""
    room = BODY.width * 72 - 2 * INSET_PT - BULLET_PT
    lines = n_lines(sentence, room, SMALLEST_BANNER_PT)
    needed = (lines * line_height(sentence, SMALLEST_BANNER_PT) + 2 * INSET_PT) / 72
    return min(max(needed, LEAST_BANNER_IN), MOST_BANNER_IN)


def _answer_lines(answer: Answer, localizer: Localizer) -> tuple[Line, ...]:
    points = (Line(localizer.text(point), 12.5, mark=answer.mark, bullet=True, before=4) for point in answer.points)
    return Line(localizer.text(answer.question), 15, bold=True), *points


def key_figures_page(story: Story) -> Page:
    """Return the slide with the key figures, the simulated configuration and the goals."""
    figures, localizer = story.report.verdict.key_figures, story.localizer
    upper, lower = stacked(0.34, 0.4)
    left, right = side_by_side(0.55, 0.5, lower)
    gap = 0.2
    width = (upper.width - gap * (len(figures) - 1)) / len(figures)
    size = _one_line([localizer.text(figure.value) for figure in figures], width)
    tiles = set_alike(
        *(
            Words(
                Box(upper.left + i * (width + gap), upper.top, width, upper.height),
                (
                    Line(localizer.text(figure.label), 13, tone="muted"),
                    Line(localizer.text(figure.value), size, bold=True, mark=figure.mark, before=8),
                    Line(localizer.text(figure.note), 12, tone="muted", before=8),
                ),
                fill="shade",
            )
            for i, figure in enumerate(figures)
        )
    )
    outlook = story.report.verdict.outlook
    return Page(
        title=localizer.text(_figures_title(story)),
        lead=localizer.text(sentences(*outlook) if outlook else msg("slide-figures-lead")),
        parts=(*tiles, *set_alike(Words(left, _simulated(story)), Words(right, _goals(story)))),
        notes=localizer.text(msg("slide-figures-notes")),
    )


def _one_line(values: Sequence[str], width: float) -> float:
    """Return the largest font size at which the longest value fits on one line."""
    room = width * 72 - 2 * INSET_PT - BULLET_PT
    longest = max((width_pt(value, 1.0, bold=True) for value in values), default=1.0)
    return min(MOST_NUMBER_PT, int(2 * room / longest) / 2)


def _figures_title(story: Story) -> Text:
    verdict = story.result.verdict
    figures = {figure.id: figure for figure in story.report.verdict.key_figures}
    login = figures.get("slowest-login")
    if login is None:
        return msg("slide-figures-title", met=verdict.n_holding, total=verdict.n_phases)
    return msg("slide-figures-title-login", met=verdict.n_holding, total=verdict.n_phases, login=login.value)


def _simulated(story: Story) -> tuple[Line, ...]:
    scenario, report = story.scenario, story.report
    pools = phrases.listed([phrases.shortened(pool.name, 40) for pool in scenario.pools], MOST_POOLS)
    hosts, n_phases = scenario.hosts, story.result.verdict.n_phases
    memory = Quantity(hosts.memory_gib_per_host, "GiB")
    points = (
        msg("slide-simulated-pools", subtitle=report.subtitle, n=len(scenario.pools), pools=pools),
        msg("slide-simulated-events", events=story.n_events, phases=n_phases, zone=scenario.time_zone),
        report.array,
        msg("slide-simulated-hosts", n=hosts.n_hosts, memory=memory),
    )
    return _list(msg("slide-simulated"), points, story.localizer)


def _goals(story: Story) -> tuple[Line, ...]:
    points = [_goal(goal, story.scenario.goals) for goal in GOALS if goal.is_headline]
    return _list(msg("slide-goals"), points, story.localizer)


def _goal(goal: Goal, goals: Goals) -> Text:
    limit = goal_text(goals, goal)
    if goal.bound is Bound.AT_LEAST:
        return msg("slide-goal-at-least", label=goal.limit_label, limit=limit)
    return msg("slide-goal-at-most", label=goal.limit_label, limit=limit)


def _list(heading: Text, points: Sequence[Text], localizer: Localizer) -> tuple[Line, ...]:
    return Line(localizer.text(heading), 15, bold=True), *(
        Line(localizer.text(point), 13, bullet=True, before=4) for point in points
    )
