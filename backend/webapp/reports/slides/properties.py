"""Document properties: title, author, language, and the date of the run."""

from datetime import UTC
from typing import Any

from pptx.opc.constants import RELATIONSHIP_TYPE as RT
from pptx.opc.oxml import serialize_part_xml
from pptx.oxml import parse_xml

from stormsizer.messages.text import msg
from stormsizer.report.blocks import Report
from stormsizer.report.branding import Branding
from stormsizer.report.context import ReportContext
from stormsizer.report.language import Say
from webapp.reports.rendering.printable import printable_text

MOST_CHARACTERS = 255
"""Maximum length of a property."""
_EXTENDED = (
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">'
    "<TotalTime>0</TotalTime><Application>Stormsizer</Application><PresentationFormat>Widescreen</PresentationFormat>"
    "<Slides>{n_slides}</Slides></Properties>"
)


def set_properties(deck: Any, report: Report, branding: Branding, context: ReportContext, say: Say) -> None:
    """Set them, without reading a clock."""
    properties = deck.core_properties
    created_at = context.created_at.astimezone(UTC).replace(tzinfo=None, microsecond=0)
    properties.created = properties.modified = created_at
    properties.title = _text(say(msg("slide-file-title", title=report.title, scenario=report.scenario_name)))
    properties.author = properties.last_modified_by = _text(
        branding.organization or report.organization or "Stormsizer"
    )
    properties.subject = _text(say(report.subtitle))
    properties.keywords = _text(say(msg("slide-keywords", run=report.run_id, versions=report.versions)))
    properties.comments = ""
    properties.language = "en-GB"
    properties.revision = 1
    package = deck.part.package
    extended = package.part_related_by(RT.EXTENDED_PROPERTIES)
    extended.blob = serialize_part_xml(parse_xml(_EXTENDED.format(n_slides=len(deck.slides))))


def _text(text: str) -> str:
    return printable_text(text).replace("\u200b", "")[:MOST_CHARACTERS]
