"""Growth and failures: the runway of the array, and its results with failed components."""

from stormsizer.analysis.runway import Runway
from stormsizer.messages.text import Quantity, msg
from stormsizer.model.scenario import Scenario
from stormsizer.model.scenario.growth import sized_for, years_of
from stormsizer.report import phrases
from stormsizer.report.blocks import Block, Heading, Paragraph, Section
from stormsizer.report.sections.decisions.runway import growth_blocks
from stormsizer.report.sections.results.failures import failure_blocks
from stormsizer.simulation.result import Result

FAILURE = msg("report-outlook-failure")


def outlook_section(result: Result, scenario: Scenario, runway: Runway | None) -> Section | None:
    """Return the section on growth and failed components; None if there is neither a runway nor a failure."""
    failure = failure_blocks(result, scenario, runway)
    if runway is None and not failure:
        return None
    failure = failure or (Paragraph(text=msg("report-outlook-no-failure")),)
    growth = _growth(scenario, runway)
    if not growth:
        return Section(id="outlook", title=FAILURE, blocks=failure)
    return Section(id="outlook", title=msg("report-outlook-title"), blocks=(*growth, Heading(text=FAILURE), *failure))


def _growth(scenario: Scenario, runway: Runway | None) -> tuple[Block, ...]:
    """Return the growth runway or, without one, the planned growth; nothing if neither is known."""
    if runway is not None:
        return (Paragraph(text=phrases.sentence(runway.sentence), strong=True), *growth_blocks(runway))
    if years_of(scenario) == 0:
        return ()
    growth = msg(
        "report-outlook-growth",
        rate=Quantity(scenario.growth.desktops_fraction_per_year, "fraction"),
        year=str(scenario.growth.through_year),
        n=sized_for(scenario).n_desktops,
    )
    return (Paragraph(text=growth),)
