"""The two slide layouts of a deck and their placeholders."""

import io
import struct
from copy import deepcopy
from typing import Any

from pptx.enum.text import MSO_ANCHOR
from pptx.oxml import parse_xml
from pptx.oxml.ns import qn
from pptx.oxml.shapes.picture import CT_Picture
from pptx.parts.image import Image
from pptx.util import Emu, Inches

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import msg
from stormsizer.report.branding import Branding
from stormsizer.report.colors import PAPER, ink_on
from webapp.reports.slides.places import MARGIN_IN, WIDTH_IN, Box

TITLE_PT = 24.0
COVER_TITLE_PT = 38.0
LEAD_PT = 14.0
FOOT_PT = 9.0
TITLE_BOX = Box(MARGIN_IN, 0.42, WIDTH_IN - 2 * MARGIN_IN, 0.92)
LEAD_BOX = Box(MARGIN_IN, 1.36, WIDTH_IN - 2 * MARGIN_IN, 0.46)
FOOTER_BOX = Box(MARGIN_IN, 6.98, 9.2, 0.3)
NUMBER_BOX = Box(WIDTH_IN - MARGIN_IN - 0.6, 6.98, 0.6, 0.3)
SMALL_LOGO_BOX = Box(WIDTH_IN - MARGIN_IN - 2.3, 6.93, 1.6, 0.4)
BAND_IN = 4.3
COVER_TITLE_BOX = Box(0.8, 1.25, WIDTH_IN - 1.6, 1.75)
COVER_SUBTITLE_BOX = Box(0.8, 3.1, WIDTH_IN - 1.6, 0.85)
COVER_LAYOUT, MESSAGE_LAYOUT = range(2)
"""Indexes in the list of layouts."""
LEAD_INDEX = 13
"""Index of the placeholder for the lead paragraph."""
MOST_LOGO_PIXELS = 8000

_DRAWING = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
_PRESENTATION = 'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'


def logo_ratio(png: bytes | None) -> float | None:
    """Return the aspect ratio of an image; None if the image cannot be shown."""
    if png is None or len(png) < 24 or png[12:16] != b"IHDR":
        return None
    if max(struct.unpack(">II", png[16:24])) > MOST_LOGO_PIXELS:
        return None
    try:
        width, height = Image.from_blob(png).size
    except OSError:
        return None
    return width / height if width and height else None


def inside(box: Box, ratio: float) -> Box:
    """Return the largest box with this aspect ratio that fits inside another, right-aligned and vertically centered."""
    width = min(box.width, box.height * ratio)
    height = width / ratio
    return Box(box.left + box.width - width, box.top + (box.height - height) / 2, width, height)


def put(shape: Any, box: Box) -> None:
    """Set the position and size of a shape."""
    shape.left, shape.top, shape.width, shape.height = (Inches(x) for x in (box.left, box.top, box.width, box.height))


def set_master(master: Any) -> None:
    """Set the positions and sizes shared by all layouts."""
    for shape in list(master.placeholders):
        kind = shape.element.ph.get("type", "")
        if kind == "dt":
            shape.element.getparent().remove(shape.element)
        box = {"title": TITLE_BOX, "body": LEAD_BOX, "ftr": FOOTER_BOX, "sldNum": NUMBER_BOX}.get(kind)
        if box is not None:
            put(shape, box)
            _no_insets(shape)
        if kind == "title":
            shape.text_frame.vertical_anchor = MSO_ANCHOR.MIDDLE
        if kind in ("ftr", "sldNum"):
            style = shape.element.find(f".//{qn('a:lvl1pPr')}")
            style.set("algn", "l" if kind == "ftr" else "r")
            style.find(qn("a:defRPr")).set("sz", str(round(FOOT_PT * 100)))
    _style(master, "p:titleStyle", TITLE_PT, bold=True)
    _style(master, "p:bodyStyle", LEAD_PT, bold=False)


def _style(master: Any, name: str, size_pt: float, bold: bool) -> None:
    style = master.element.find(f".//{qn(name)}/{qn('a:lvl1pPr')}")
    for key, value in (("algn", "l"), ("marL", "0"), ("indent", "0")):
        style.set(key, value)
    for kind in ("a:buChar", "a:buFont"):
        for bullet in style.findall(qn(kind)):
            style.remove(bullet)
    run = style.find(qn("a:defRPr"))
    run.set("sz", str(round(size_pt * 100)))
    run.set("b", "1" if bold else "0")
    if style.find(qn("a:buNone")) is None:
        run.addprevious(parse_xml(f"<a:buNone {_DRAWING}/>"))


def set_cover(layout: Any, branding: Branding, localizer: Localizer) -> None:
    """Set up the cover layout: a band in the organization's color, with a title and a subtitle."""
    layout.name = localizer.text(msg("slide-layout-cover"))
    _drop_placeholders(layout, ("dt", "ftr", "sldNum"))
    ink = "bg1" if ink_on(branding.primary_color) == PAPER else "tx1"
    for shape in layout.placeholders:
        is_title = shape.element.ph.get("type") == "ctrTitle"
        put(shape, COVER_TITLE_BOX if is_title else COVER_SUBTITLE_BOX)
        shape.text_frame.vertical_anchor = MSO_ANCHOR.BOTTOM if is_title else MSO_ANCHOR.TOP
        size_pt = COVER_TITLE_PT if is_title else 18.0
        styles = shape.element.find(f".//{qn('a:lstStyle')}")
        for old in list(styles):
            styles.remove(old)
        styles.append(_level(size_pt, ink, bold=is_title))
    _behind(layout, _rectangle(90, "Band", Box(0, 0, WIDTH_IN, BAND_IN), "tx2"))
    _behind(layout, _rectangle(91, "Rule", Box(0, BAND_IN, WIDTH_IN, 0.09), "accent2"))


def set_message(layout: Any, branding: Branding, localizer: Localizer) -> None:
    """Set up the message layout: the message as the title, a lead paragraph, a footer and the slide number."""
    layout.name = localizer.text(msg("slide-layout-message"))
    _drop_placeholders(layout, ("dt",))
    title = next(shape for shape in layout.placeholders if shape.element.ph.get("type") == "title")
    lead = deepcopy(title.element)
    lead.nvSpPr.cNvPr.set("id", "92")
    lead.nvSpPr.cNvPr.set("name", "Lead")
    lead.ph.set("type", "body")
    lead.ph.set("idx", str(LEAD_INDEX))
    lead.find(f".//{qn('a:t')}").text = localizer.text(msg("slide-lead-placeholder"))
    styles = lead.find(f".//{qn('a:lstStyle')}")
    styles.append(_level(LEAD_PT, "accent5", bold=False))
    title.element.addnext(lead)
    shape = next(shape for shape in layout.placeholders if shape.element.ph.get("idx") == str(LEAD_INDEX))
    put(shape, LEAD_BOX)
    _behind(layout, _rectangle(93, "Rule", Box(0, TITLE_BOX.top, 0.14, TITLE_BOX.height), "accent1"))
    _place_logo(layout, branding)


def _place_logo(layout: Any, branding: Branding) -> None:
    """Place the logo in the footer of the layout, where screen readers skip it as decoration."""
    ratio = logo_ratio(branding.logo_png)
    if ratio is None or branding.logo_png is None:
        return
    box = inside(SMALL_LOGO_BOX, ratio)
    _, relation = layout.part.get_or_add_image_part(io.BytesIO(branding.logo_png))
    place = [Emu(Inches(x)) for x in (box.left, box.top, box.width, box.height)]
    picture = CT_Picture.new_pic(94, "Logo", "Logo", relation, *place)  # type: ignore[no-untyped-call]
    layout.shapes.element.append(picture)


def _drop_placeholders(layout: Any, kinds: tuple[str, ...]) -> None:
    for shape in list(layout.placeholders):
        if shape.element.ph.get("type") in kinds:
            shape.element.getparent().remove(shape.element)


def _behind(layout: Any, element: Any) -> None:
    """Insert an element behind all other shapes in the layout; the shape tree's first two children are not shapes."""
    layout.shapes.element.insert(2, element)


def _no_insets(shape: Any) -> None:
    frame = shape.text_frame
    frame.margin_left = frame.margin_right = frame.margin_top = frame.margin_bottom = 0


def _level(size_pt: float, color: str, bold: bool) -> Any:
    return parse_xml(
        f'<a:lvl1pPr {_DRAWING} marL="0" indent="0" algn="l"><a:buNone/>'
        f'<a:defRPr sz="{round(size_pt * 100)}" b="{int(bold)}"><a:solidFill><a:schemeClr val="{color}"/></a:solidFill>'
        "</a:defRPr></a:lvl1pPr>"
    )


def _rectangle(identifier: int, name: str, box: Box, color: str) -> Any:
    left, top, width, height = (Inches(x) for x in (box.left, box.top, box.width, box.height))
    place = f'<a:off x="{left}" y="{top}"/><a:ext cx="{width}" cy="{height}"/>'
    return parse_xml(
        f'<p:sp {_DRAWING} {_PRESENTATION}><p:nvSpPr><p:cNvPr id="{identifier}" name="{name}"/><p:cNvSpPr/>'
        f'<p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr><a:xfrm>{place}</a:xfrm><a:prstGeom prst="rect"><a:avLst/>'
        f'</a:prstGeom><a:solidFill><a:schemeClr val="{color}"/></a:solidFill><a:ln><a:noFill/></a:ln></p:spPr>'
        "<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr/></a:p></p:txBody></p:sp>"
    )
