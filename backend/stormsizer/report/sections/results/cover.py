"""Cover page: organization, customer, scenario and versions."""

from zoneinfo import ZoneInfo

from stormsizer.model.scenario import Scenario
from stormsizer.report import dates
from stormsizer.report.blocks import Cover
from stormsizer.report.colors import ink_on
from stormsizer.report.context import ReportContext
from stormsizer.simulation.result import Result


def cover_of(result: Result, scenario: Scenario, context: ReportContext) -> Cover:
    """The cover in the organization's colors; the customer is named once if both names are the same."""
    branding, customer = context.branding, context.organisation or ""
    return Cover(
        organisation=branding.organisation,
        customer="" if customer == branding.organisation else customer,
        text=tuple(part.strip() for part in branding.cover_text.split("\n") if part.strip()),
        facts=(
            ("Date", dates.stamp(context.created_at, ZoneInfo(scenario.time_zone))),
            ("Run", context.run_id),
            ("Engine", result.engine_version),
            ("Catalogue", result.catalog_version),
        ),
        primary_color=branding.primary_color,
        ink_on_primary=ink_on(branding.primary_color),
        accent_color=branding.readable_accent,
    )
