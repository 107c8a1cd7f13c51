"""Cover page: organization, customer, scenario and versions."""

from stormsizer.messages.text import Instant, msg, shown
from stormsizer.model.scenario import Scenario
from stormsizer.report.blocks import Cover
from stormsizer.report.colors import ink_on
from stormsizer.report.context import ReportContext
from stormsizer.simulation.result import Result


def cover_of(result: Result, scenario: Scenario, context: ReportContext) -> Cover:
    """Return the cover page in the organization's colors; the customer is omitted if it is the organization itself."""
    branding, customer = context.branding, context.organization or ""
    return Cover(
        organization=branding.organization,
        customer="" if customer == branding.organization else customer,
        text=tuple(part.strip() for part in branding.cover_text.split("\n") if part.strip()),
        facts=(
            (msg("report-cover-date"), shown(Instant(context.created_at, scenario.time_zone, "date_time"))),
            (msg("report-cover-engine"), msg("report-versions", engine=result.engine_version)),
        ),
        primary_color=branding.primary_color,
        ink_on_primary=ink_on(branding.primary_color),
        accent_color=branding.readable_accent,
    )
