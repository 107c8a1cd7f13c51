"""Cover slide: the deck's author, subject and date."""

import io
from typing import Any

from pptx.util import Inches

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import msg
from stormsizer.report.blocks import Report
from stormsizer.report.branding import Branding
from stormsizer.report.colors import PAPER, ink_on
from webapp.reports.rendering.printable import printable_text
from webapp.reports.slides.drawing.layouts import (
    COVER_LAYOUT,
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


def add_cover(deck: Any, report: Report, branding: Branding, localizer: Localizer) -> Any:
    """Draw the cover slide and return it."""
    slide = deck.slides.add_slide(deck.slide_layouts[COVER_LAYOUT])
    title, subtitle = slide.placeholders[0], slide.placeholders[1]
    write_title(title, report.scenario_name, COVER_TITLE_BOX, COVER_TITLE_PT)
    about = localizer.text(msg("slide-cover-subtitle", title=report.title, subtitle=report.subtitle))
    write_title(subtitle, about, COVER_SUBTITLE_BOX, 18.0)
    tone: Tone = "inverse" if ink_on(branding.primary_color) == PAPER else "ink"
    owner = branding.organization or report.organization
    if report.organization not in ("", owner):
        owner = localizer.text(msg("slide-cover-owner", author=owner, customer=report.organization))
    if owner:
        _add_words(slide, Words(OWNER_BOX, (Line(owner, 16, bold=True, tone=tone),)), 1, localizer)
    if branding.cover_text.strip():
        paragraphs = (part for part in branding.cover_text.splitlines() if part.strip())
        lines = tuple(Line(part, 14, before=4) for part in paragraphs)
        _add_words(slide, Words(TEXT_BOX, lines), 2, localizer)
    facts = localizer.text(msg("slide-cover-facts", created=report.created, versions=report.versions))
    _add_words(slide, Words(FACTS_BOX, (Line(facts, 11, tone="muted"),)), 3, localizer)
    _add_logo(slide, branding, localizer)
    return slide


def _add_words(slide: Any, words: Words, number: int, localizer: Localizer) -> None:
    add_words(slide, words, localizer.text(msg("slide-shape-text", number=str(number))))


def _add_logo(slide: Any, branding: Branding, localizer: Localizer) -> None:
    ratio = logo_ratio(branding.logo_png)
    if ratio is None or branding.logo_png is None:
        return
    box = inside(LOGO_BOX, ratio)
    place = [Inches(x) for x in (box.left, box.top, box.width, box.height)]
    picture = slide.shapes.add_picture(io.BytesIO(branding.logo_png), *place)
    whose = msg("slide-logo")
    picture.name = localizer.text(whose)
    if branding.organization:
        whose = msg("slide-logo-of", name=branding.organization)
    picture.element.nvPicPr.cNvPr.set("descr", printable_text(localizer.text(whose)))
