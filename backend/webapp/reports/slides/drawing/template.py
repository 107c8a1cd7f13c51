"""The empty deck: 16:9, with the organization's colors as its theme, a cover layout and a message layout."""

from typing import Any

from pptx import Presentation
from pptx.opc.constants import RELATIONSHIP_TYPE as RT
from pptx.opc.oxml import serialize_part_xml
from pptx.oxml import parse_xml
from pptx.oxml.ns import qn
from pptx.util import Inches

from stormsizer.messages.localizer import Localizer
from stormsizer.report.branding import Branding
from webapp.reports.slides.drawing.layouts import set_cover, set_master, set_message
from webapp.reports.slides.drawing.palette import theme_colors
from webapp.reports.slides.places import HEIGHT_IN, WIDTH_IN

THEME = "Stormsizer"
FONT = "Arial"
"""Font that every office suite has, or for which it has a substitute with the same widths."""

_DRAWING = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'


def empty_deck(branding: Branding, localizer: Localizer) -> Any:
    """Create a presentation with two layouts: one for the cover and one for slides with a message."""
    deck: Any = Presentation()
    deck.slide_width, deck.slide_height = Inches(WIDTH_IN), Inches(HEIGHT_IN)
    del deck.element.sldSz.attrib["type"]
    _drop_what_is_not_ours(deck)
    master = deck.slide_master
    cover, message = deck.slide_layouts.get_by_name("Title Slide"), deck.slide_layouts.get_by_name("Title Only")
    for layout in list(deck.slide_layouts):
        if layout not in (cover, message):
            deck.slide_layouts.remove(layout)
    _paint_theme(master.part, branding)
    set_master(master)
    set_cover(cover, branding, localizer)
    set_message(message, branding, localizer)
    return deck


def _drop_what_is_not_ours(deck: Any) -> None:
    """Remove the thumbnail, and the printer settings of the machine on which the template was made."""
    package = deck.part.package
    for part, kind in ((deck.part, RT.PRINTER_SETTINGS), (package, RT.THUMBNAIL)):
        relations = part.rels if part is deck.part else package._rels  # noqa: SLF001 - a package has no other way in
        for identifier in [key for key, relation in relations.items() if relation.reltype == kind]:
            relations.pop(identifier)


def _paint_theme(master_part: Any, branding: Branding) -> None:
    part = master_part.part_related_by(RT.THEME)
    theme = parse_xml(part.blob)
    theme.set("name", THEME)
    colors = theme.find(f".//{qn('a:clrScheme')}")
    colors.set("name", THEME)
    for name, color in theme_colors(branding).items():
        entry = colors.find(qn(f"a:{name}"))
        for old in list(entry):
            entry.remove(old)
        paint = parse_xml(f"<a:srgbClr {_DRAWING}/>")
        paint.set("val", color.removeprefix("#").upper())
        entry.append(paint)
    for font in ("a:majorFont", "a:minorFont"):
        theme.find(f".//{qn(font)}/{qn('a:latin')}").set("typeface", FONT)
    part.blob = serialize_part_xml(theme)
