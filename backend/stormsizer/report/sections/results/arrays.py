"""Several arrays in one scenario: the verdict on each, the data that it has, and sections about each of them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from stormsizer.messages.text import Text, msg
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Pool, Scenario, with_main_array
from stormsizer.report import labels
from stormsizer.report.blocks import Block, Cell, Column, Figure, Section, SmallFigures, Table
from stormsizer.report.sections.results.configuration import array_words
from stormsizer.simulation.result import Result
from stormsizer.storage.trace import Trace

AnyChart = TypeVar("AnyChart", bound=Document)


@dataclass(frozen=True)
class ArrayView:
    """A result as seen from one array: its own phases, capacity, recommendation, cost and time series."""

    id: str
    name: str
    """Empty if the scenario has only this array."""
    result: Result
    scenario: Scenario
    trace: Trace


def views_of(result: Result, scenario: Scenario, trace: Trace) -> tuple[ArrayView, ...]:
    """Return the result as seen from each array, the main one first."""
    if not result.arrays:
        return (ArrayView("", "", result, scenario, trace),)
    main, *others = result.arrays
    found = [ArrayView("", main.name, result, scenario, trace.on_array(main.id))]
    for array, own in zip(others, result.other_arrays, strict=True):
        seen = result.model_copy(
            update={
                "phases": own.phases,
                "capacity": own.capacity,
                "recommendation": own.recommendation,
                "confidence_prices": (),
                "cost": own.cost,
            }
        )
        found.append(
            ArrayView(array.id, array.name, seen, with_main_array(scenario, array.id), trace.on_array(array.id))
        )
    return tuple(found)


def of_each(views: Sequence[ArrayView], section_of: Callable[[ArrayView], Section]) -> Iterator[Section]:
    """Yield a section for each array; if there are several, the title contains the array's name."""
    for view in views:
        section = section_of(view)
        if not view.name:
            yield section
            return
        title = msg("report-of-array", title=section.title, array=view.name)
        blocks = tuple(_identified(block, view.id) for block in section.blocks) if view.id else section.blocks
        section_id = f"{section.id}-{view.id}" if view.id else section.id
        yield Section(id=section_id, title=title, blocks=blocks)


def _identified(block: Block, array_id: str) -> Block:
    """Return a block whose identifiers differ from those of the main array's blocks."""
    if isinstance(block, Table):
        return block.model_copy(update={"id": f"{block.id}-{array_id}"})
    if isinstance(block, Figure):
        return block.model_copy(update={"chart": _renamed(block.chart, array_id)})
    if isinstance(block, SmallFigures):
        figures = (each.model_copy(update={"chart": _renamed(each.chart, array_id)}) for each in block.figures)
        return block.model_copy(update={"figures": tuple(figures)})
    return block


def _renamed(chart: AnyChart, array_id: str) -> AnyChart:
    return chart.model_copy(update={"id": f"{getattr(chart, 'id', '')}-{array_id}"})


def arrays_section(result: Result, scenario: Scenario, names: Mapping[str, str]) -> Section | None:
    """Return the section with the verdict on each array and the placement of the pools; None for a single array."""
    if not result.arrays:
        return None
    return Section(
        id="arrays",
        title=msg("report-arrays-title"),
        blocks=(_verdicts(result, scenario, names), _places(scenario, result)),
    )


def _verdicts(result: Result, scenario: Scenario, names: Mapping[str, str]) -> Table:
    rows = tuple(
        (
            Cell(text=array.name, note=array_words(with_main_array(scenario, array.id).array, names)),
            Cell(text=array.verdict.sentence, mark=labels.STATUS_MARKS[array.verdict.status]),
        )
        for array in result.arrays
    )
    return Table(
        id="arrays",
        caption=msg("report-arrays-verdicts"),
        columns=(
            Column(label=msg("report-arrays-array"), width=1.2),
            Column(label=msg("report-arrays-verdict"), width=1.4),
        ),
        rows=rows,
    )


def _places(scenario: Scenario, result: Result) -> Table:
    array_names = {array.id: array.name for array in result.arrays}
    return Table(
        id="placement",
        caption=msg("report-arrays-placement"),
        columns=(
            Column(label=msg("report-pool"), width=1.2),
            Column(label=msg("report-arrays-image"), width=1),
            Column(label=msg("report-arrays-deltas"), width=1),
            Column(label=msg("report-arrays-profiles"), width=1),
        ),
        rows=tuple(_place_row(pool, array_names) for pool in scenario.pools),
    )


def _place_row(pool: Pool, array_names: Mapping[str, str]) -> tuple[Cell, ...]:
    profiles: Text = array_names[pool.profile_array_id] if pool.has_profile_data else msg("report-none")
    if pool.profile_containers == "file_service":
        profiles = msg("report-arrays-file-service")
    image: Text = msg("report-none") if pool.clone_type == "pvs" else array_names[pool.image_array_id]
    return Cell(text=pool.name), Cell(text=image), Cell(text=array_names[pool.delta_array_id]), Cell(text=profiles)
