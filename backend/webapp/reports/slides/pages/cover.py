"""First slide: author, subject and run."""

import io
from typing import Any

from pptx.util import Inches

from stormsizer.messages.text import msg
from stormsizer.report.blocks import Report
from stormsizer.report.branding import Branding
from stormsizer.report.colors import PAPER, ink_on
from stormsizer.report.language import Say
from webapp.reports.rendering.printable import printable_text
from webapp.reports.slides.drawing.layouts import (
    COVER_SUBTITLE_BOX,
    COVER_TITLE_BOX,
    COVER_TITLE_PT,
    inside,
    logo_ratio,
)
from webapp.reports.slides.drawing.texts import add_words, write_title
from webapp.reports.slides.places import WIDTH_IN, Box
from webapp.reports.slides.slide import Line, Tone, Words

OWNER_BOX = Box(0.8, 0.5, WIDTH_IN - 1.6, 0.5)
TEXT_BOX = Box(0.8, 4.8, 7.6, 1.65)
FACTS_BOX = Box(0.8, 6.6, 9.5, 0.45)
LOGO_BOX = Box(9.0, 4.85, WIDTH_IN - 0.8 - 9.0, 1.5)


def add_cover(deck: Any, report: Report, branding: Branding, say: Say) -> Any:
    """Draw the cover."""
    slide = deck.slides.add_slide(deck.slide_layouts.get_by_name("Cover"))
    title, subtitle = slide.placeholders[0], slide.placeholders[1]
    write_title(title, report.scenario_name, COVER_TITLE_BOX, COVER_TITLE_PT)
    about = say(msg("slide-cover-subtitle", title=report.title, subtitle=report.subtitle))
    write_title(subtitle, about, COVER_SUBTITLE_BOX, 18.0)
    tone: Tone = "inverse" if ink_on(branding.primary_color) == PAPER else "ink"
    owner = branding.organization or report.organization
    if report.organization not in ("", owner):
        owner = say(msg("slide-cover-owner", author=owner, customer=report.organization))
    if owner:
        add_words(slide, Words(OWNER_BOX, (Line(owner, 16, bold=True, tone=tone),)), "Organization")
    if branding.cover_text.strip():
        paragraphs = (part for part in branding.cover_text.splitlines() if part.strip())
        lines = tuple(Line(part, 14, before=4) for part in paragraphs)
        add_words(slide, Words(TEXT_BOX, lines), "About")
    facts = say(msg("slide-cover-facts", created=report.created, run=report.run_id, versions=report.versions))
    add_words(slide, Words(FACTS_BOX, (Line(facts, 11, tone="muted"),)), "Run")
    _add_logo(slide, branding, say)
    return slide


def _add_logo(slide: Any, branding: Branding, say: Say) -> None:
    ratio = logo_ratio(branding.logo_png)
    if ratio is None or branding.logo_png is None:
        return
    box = inside(LOGO_BOX, ratio)
    place = [Inches(x) for x in (box.left, box.top, box.width, box.height)]
    picture = slide.shapes.add_picture(io.BytesIO(branding.logo_png), *place)
    picture.name = "Logo"
    whose = msg("slide-logo")
    if branding.organization:
        whose = msg("slide-logo-of", name=branding.organization)
    picture.element.nvPicPr.cNvPr.set("descr", printable_text(say(whose)))
