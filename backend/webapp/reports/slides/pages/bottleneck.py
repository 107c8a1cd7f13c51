"""Slide about bottlenecks."""

from collections.abc import Sequence

from stormsizer.messages.terms import COMPONENTS
from stormsizer.messages.text import Quantity, Text, first_sentence, msg, sentences
from stormsizer.report.blocks import Cell, Column, Table
from stormsizer.report.sections.decisions.joined import with_commas, with_semicolons
from stormsizer.report.sections.results import pools
from stormsizer.simulation.result import PhaseResult
from webapp.reports.slides.excerpts import described
from webapp.reports.slides.pages.phases import ranked
from webapp.reports.slides.places import Box, side_by_side
from webapp.reports.slides.slide import Bars, Grid, Page, Story, Values

MOST_BINDING = 9


def binding_page(story: Story) -> Page | None:
    """Return the slide with the bottlenecks of the worst phase and of the other phases; None if there are no phases."""
    groups, localizer = ranked(story), story.localizer
    if not groups:
        return None
    worst = phase_with_bottleneck(groups)
    first, rest = first_sentence(worst.binding.sentence)
    left, right = side_by_side(0.48)
    table = _binding_table(groups, story)
    grid = Grid(right, table, described(table, localizer), 11.5, is_in_report=True)
    return Page(
        title=story.title(first),
        lead=localizer.text(sentences(msg("slide-bottleneck-lead", phase=worst.label), rest)),
        parts=(_bars(left, worst, story), grid) if worst.figures.components else (grid,),
        notes=localizer.text(msg("slide-bottleneck-notes")),
    )


def phase_with_bottleneck(groups: Sequence[Sequence[PhaseResult]]) -> PhaseResult:
    """Return the worst phase; if it has no bottleneck, the phase that has one at the highest utilization, if any."""
    worst = groups[0][0]
    if worst.binding.component != "none":
        return worst
    limited = [group[0] for group in groups if group[0].binding.component != "none"]
    return max(limited, key=_highest_use, default=worst)


def _highest_use(phase: PhaseResult) -> float:
    return max((use.mean_fraction for use in phase.figures.components), default=0.0)


def _bars(box: Box, worst: PhaseResult, story: Story) -> Bars:
    """Chart the utilization of each component and its limit."""
    localizer, uses = story.localizer, worst.figures.components
    names = [COMPONENTS.get(use.component, use.component) for use in uses]
    use_texts = with_semicolons(
        msg(
            "slide-bottleneck-use",
            component=name,
            mean=Quantity(use.mean_fraction, "fraction"),
            limit=Quantity(use.ceiling_fraction, "fraction"),
        )
        for name, use in zip(names, uses, strict=True)
    )
    highest = max(use.peak_fraction for use in uses)
    mean, peak = localizer.text(msg("slide-series-mean")), localizer.text(msg("slide-bottleneck-peak"))
    return Bars(
        box,
        tuple(localizer.text(name) for name in names),
        (
            Values(mean, tuple(use.mean_fraction for use in uses), "primary"),
            Values(peak, tuple(use.peak_fraction for use in uses), "primary", light=True),
            Values(
                localizer.text(msg("slide-bottleneck-limit")),
                tuple(use.ceiling_fraction for use in uses),
                "muted",
                light=True,
            ),
        ),
        "0%",
        localizer.text(msg("slide-bottleneck-chart", phase=worst.label, uses=use_texts)),
        highest=1.0 if highest <= 1 else None,
    )


def _binding_table(groups: Sequence[Sequence[PhaseResult]], story: Story) -> Table:
    """Return a table with the bottlenecks of the worst phases; phases with the same bottleneck share a row."""
    alike_by_binding: dict[tuple[str, Text], list[Sequence[PhaseResult]]] = {}
    for group in groups:
        binding = group[0].binding
        alike_by_binding.setdefault((binding.component, binding.sentence), []).append(group)
    rows = tuple(
        (
            Cell(text=alike[0][0].label, note=_others(alike, story)),
            Cell(text=COMPONENTS.get(component, component)),
            Cell(text=sentence),
        )
        for (component, sentence), alike in tuple(alike_by_binding.items())[:MOST_BINDING]
    )
    return Table(
        id="bottlenecks",
        caption=msg("slide-bottleneck-table"),
        columns=(
            Column(label=msg("slide-column-phase"), width=1),
            Column(label=msg("slide-column-bottleneck")),
            Column(label=msg("report-decision-column-reason"), width=1.2),
        ),
        rows=rows,
    )


def _others(alike: Sequence[Sequence[PhaseResult]], story: Story) -> Text:
    """Return the pools of the row's first phase, and the number of other phases in the same row."""
    names = pools.names_of(alike[0], story.scenario)
    if len(alike) == 1:
        return names
    others = msg("slide-bottleneck-others", n=len(alike) - 1)
    return with_commas((names, others)) if names else others
