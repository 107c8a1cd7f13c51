"""Slide on the bottleneck."""

from collections.abc import Sequence

from stormsizer.messages import formatting
from stormsizer.report import labels, phrases
from stormsizer.report.blocks import Cell, Column, Table
from stormsizer.report.sections.results import pools
from stormsizer.simulation.result import PhaseResult
from webapp.reports.slides.excerpts import described, first_sentence
from webapp.reports.slides.pages.phases import ranked
from webapp.reports.slides.places import side_by_side
from webapp.reports.slides.slide import Bars, Grid, Page, Story, Values

MOST_BINDING = 9


def binding_page(story: Story) -> Page | None:
    """The bottleneck of the worst phase, and those of the others."""
    groups = ranked(story)
    if not groups:
        return None
    worst = groups[0][0]
    first, rest = first_sentence(phrases.sentence(worst.binding.sentence))
    left, right = side_by_side(0.48)
    uses = worst.figures.components
    names = tuple(labels.COMPONENTS.get(use.component, use.component) for use in uses)
    told = ", ".join(
        f"{name} {formatting.percent(use.mean_fraction)} of at most {formatting.percent(use.ceiling_fraction)}"
        for name, use in zip(names, uses, strict=True)
    )
    table = _binding_table(groups, story)
    grid = Grid(right, table, described(table), 11.5, "in the report")
    highest = max((use.peak_fraction for use in uses), default=1.0)
    bars = Bars(
        left,
        names,
        (
            Values("Mean", tuple(use.mean_fraction for use in uses), "primary"),
            Values("Busiest minute", tuple(use.peak_fraction for use in uses), "primary", light=True),
            Values("Limit of the goal", tuple(use.ceiling_fraction for use in uses), "muted", light=True),
        ),
        "0 %",
        f"Bar chart of utilisation during {worst.label}: {told}.",
        highest=1.0 if highest <= 1 else None,
    )
    label = phrases.shortened(worst.label, 80)
    return Page(
        title=first.removesuffix("."),
        lead=phrases.shortened(f"Left: utilisation during {label}. {rest}".strip(), 200),
        parts=(bars, grid) if uses else (grid,),
        notes="Utilisation is the share of the time in which a component is busy; limits are the scenario's goals.",
    )


def _binding_table(groups: Sequence[Sequence[PhaseResult]], story: Story) -> Table:
    """Bottlenecks of the worst phases; equal ones share a row."""
    told: dict[tuple[str, str], list[Sequence[PhaseResult]]] = {}
    for group in groups:
        binding = group[0].binding
        told.setdefault((binding.component, phrases.sentence(binding.sentence)), []).append(group)
    rows = tuple(
        (
            Cell(text=phrases.shortened(alike[0][0].label, 60), note=_others(alike, story)),
            Cell(text=labels.COMPONENTS.get(component, component)),
            Cell(text=sentence),
        )
        for (component, sentence), alike in tuple(told.items())[:MOST_BINDING]
    )
    return Table(
        caption="What limits each phase",
        columns=(Column(label="Phase", width=1), Column(label="Binds"), Column(label="Why", width=1.2)),
        rows=rows,
    )


def _others(alike: Sequence[Sequence[PhaseResult]], story: Story) -> str:
    """Pools of the named phase, and the number of similar rows."""
    others = f"and {formatting.count(len(alike) - 1, 'other phase')}" if len(alike) > 1 else ""
    return " ".join(part for part in (pools.names_of(alike[0], story.scenario), others) if part)
