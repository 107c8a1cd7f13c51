"""Document properties: title, author, language, and the date of the run."""

from datetime import UTC
from typing import Any

from babel.core import get_global, parse_locale
from pptx.opc.constants import RELATIONSHIP_TYPE as RT
from pptx.opc.oxml import serialize_part_xml
from pptx.oxml import parse_xml
from pptx.oxml.ns import qn

from stormsizer.messages.text import msg
from stormsizer.report.blocks import Report
from stormsizer.report.branding import Branding
from stormsizer.report.context import ReportContext
from webapp.reports.rendering.printable import printable_text

MOST_CHARACTERS = 255
"""Maximum length of a property in characters."""
_EXTENDED = (
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">'
    "<TotalTime>0</TotalTime><Application>Stormsizer</Application><PresentationFormat>Widescreen</PresentationFormat>"
    "<Slides>{n_slides}</Slides></Properties>"
)


def set_properties(deck: Any, report: Report, branding: Branding, context: ReportContext) -> None:
    """Set the title, author, subject and dates, without reading the clock."""
    properties, localizer = deck.core_properties, context.localizer
    created_at = context.created_at.astimezone(UTC).replace(tzinfo=None, microsecond=0)
    properties.created = properties.modified = created_at
    properties.title = _text(localizer.text(msg("slide-file-title", title=report.title, scenario=report.scenario_name)))
    properties.author = properties.last_modified_by = _text(
        branding.organization or report.organization or "Stormsizer"
    )
    properties.subject = _text(localizer.text(report.subtitle))
    properties.keywords = _text(localizer.text(report.versions))
    properties.comments = ""
    properties.revision = 1
    package = deck.part.package
    extended = package.part_related_by(RT.EXTENDED_PROPERTIES)
    extended.blob = serialize_part_xml(parse_xml(_EXTENDED.format(n_slides=len(deck.slides))))


def set_language(deck: Any, language: str) -> None:
    """Tag all text in a deck with its language, for spell checkers and screen readers."""
    tag = language_tag(language)
    deck.core_properties.language = tag
    notes = (slide.notes_slide for slide in deck.slides)
    for part in (deck, deck.slide_master, *deck.slide_layouts, *deck.slides, *notes):
        for run in part.element.iter(qn("a:r")):
            run.get_or_add_rPr()
        for properties in part.element.iter(*map(qn, ("a:defRPr", "a:rPr", "a:endParaRPr"))):
            properties.set("lang", tag)


def language_tag(language: str) -> str:
    """Return a language tag with the most likely region, as office suites expect.

    >>> language_tag("en"), language_tag("ja")
    ('en-US', 'ja-JP')
    """
    code, region, *_ = parse_locale(get_global("likely_subtags")[language])
    return f"{code}-{region}"


def _text(text: str) -> str:
    return printable_text(text).replace("\u200b", "")[:MOST_CHARACTERS]
