"""Text on a slide, fitted to its box. Text entered by users always remains text."""

import re
from dataclasses import replace
from typing import Any

from pptx.dml.color import RGBColor
from pptx.enum.dml import MSO_THEME_COLOR
from pptx.enum.text import MSO_ANCHOR, MSO_AUTO_SIZE
from pptx.oxml import parse_xml
from pptx.util import Emu, Inches, Pt

from webapp.reports.rendering.printable import printable_text
from webapp.reports.slides.drawing.fitting import BULLET_PT, SPACING, alike, fitted
from webapp.reports.slides.drawing.palette import MARK_COLORS, MARK_SIGNS, TINTS, VERDICT_INKS
from webapp.reports.slides.places import Box
from webapp.reports.slides.slide import Line, Words

INSET_PT = 10.0
"""Padding between the edge of a panel and its text, in points."""
_UNIT = re.compile(r"(?<=\d) (?=%|(?:s|ms|min|h|d|U|W|GB|GiB|TB|USD|EUR|IOPS|MB/s|pts)(?!\w))")
_DRAWING = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'


def add_words(slide: Any, words: Words, name: str) -> None:
    """Add a text box with paragraphs."""
    box = words.box
    shape = slide.shapes.add_textbox(*(Inches(x) for x in (box.left, box.top, box.width, box.height)))
    shape.name = name
    inset = INSET_PT if words.fill else 0.0
    if words.fill:
        shape.fill.solid()
        if words.fill == "shade":
            shape.fill.fore_color.theme_color = MSO_THEME_COLOR.BACKGROUND_2
        else:
            shape.fill.fore_color.rgb = rgb(TINTS[words.fill])
    frame = shape.text_frame
    set_frame(frame, inset)
    frame.vertical_anchor = MSO_ANCHOR.MIDDLE if words.middle else MSO_ANCHOR.TOP
    write(frame, words.lines, *_room(words))


def set_frame(frame: Any, inset_pt: float) -> None:
    """Set equal margins, and make text wrap without automatic resizing."""
    frame.word_wrap, frame.auto_size = True, MSO_AUTO_SIZE.NONE
    frame.margin_left = frame.margin_right = frame.margin_top = frame.margin_bottom = Pt(inset_pt)


def write(frame: Any, lines: tuple[Line, ...], width_pt: float, height_pt: float) -> None:
    """Fill a frame with paragraphs, at the largest size that fits."""
    shown = tuple(line for line in map(_printable, lines) if line.text)
    for i, line in enumerate(fitted(shown, width_pt, height_pt)):
        paragraph = frame.paragraphs[0] if i == 0 else frame.add_paragraph()
        paragraph.space_before, paragraph.space_after = Pt(line.before if i else 0), Pt(0)
        paragraph.line_spacing = Pt(line.size * SPACING)
        if line.mark or line.bullet:
            _bullet(paragraph, line)
        run(paragraph, line.text, line.size, line.bold, line.tone)


def write_title(shape: Any, text: str, box: Box, size: float) -> None:
    """Fill a placeholder with text at its layout's font size; if it does not fit, scale it down or truncate it."""
    (line,) = fitted((Line(unbroken(printable_text(text)), size, bold=True),), box.width * 72, box.height * 72)
    frame = shape.text_frame
    frame.auto_size = MSO_AUTO_SIZE.NONE
    frame.word_wrap = True
    run(frame.paragraphs[0], line.text, None if line.size == size else line.size, None, "")


def run(paragraph: Any, text: str, size: float | None, bold: bool | None, tone: str) -> None:
    """Add text to a paragraph; unspecified properties come from the layout."""
    if not text:
        _leave_empty(paragraph, size)
        return
    added = paragraph.add_run()
    added.text = text.replace("\n", " ").replace("\v", " ")
    if size is not None:
        added.font.size = Pt(size)
    if bold:
        added.font.bold = True
    if tone:
        color_font(added.font, tone)


def _leave_empty(paragraph: Any, size: float | None) -> None:
    """Set the font size of an empty line, whose height would otherwise follow the layout."""
    if size is not None:
        end = paragraph._p.get_or_add_endParaRPr()  # noqa: SLF001 - the library sizes runs alone
        end.set("sz", str(round(size * 100)))


def color_font(font: Any, tone: str) -> None:
    """Set the color of text according to its role."""
    theme = {
        "ink": MSO_THEME_COLOR.TEXT_1,
        "muted": MSO_THEME_COLOR.ACCENT_5,
        "inverse": MSO_THEME_COLOR.BACKGROUND_1,
    }.get(tone)
    if theme is not None:
        font.color.theme_color = theme
    else:
        font.color.rgb = rgb({**MARK_COLORS, **VERDICT_INKS}[tone])


def rgb(color: str) -> RGBColor:
    """Convert a color to the library's type."""
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return RGBColor(red, green, blue)  # type: ignore[no-untyped-call]


def set_alike(*panels: Words) -> tuple[Words, ...]:
    """Fit the text of adjacent panels, scaling all of them by the same factor."""
    boxes = [(tuple(map(_printable, panel.lines)), *_room(panel)) for panel in panels]
    return tuple(replace(panel, lines=lines) for panel, lines in zip(panels, alike(boxes), strict=True))


def unbroken(text: str) -> str:
    r"""Replace spaces between numbers and units with nonbreaking spaces.

    >>> unbroken("45 ms of 2 desktops").split(" ")
    ['45\xa0ms', 'of', '2', 'desktops']
    """
    return _UNIT.sub("\u00a0", text)


def _printable(line: Line) -> Line:
    return replace(line, text=unbroken(printable_text(line.text).strip()))


def _room(panel: Words) -> tuple[float, float]:
    """Return the width and height available for text in a panel, in points."""
    inset = INSET_PT if panel.fill else 0.0
    return panel.box.width * 72 - 2 * inset, panel.box.height * 72 - 2 * inset


def _bullet(paragraph: Any, line: Line) -> None:
    """Add a native bullet: a dash, or the shape for the line's verdict."""
    properties = paragraph._p.get_or_add_pPr()  # noqa: SLF001 - the library has no bullets
    properties.set("marL", str(Emu(Pt(BULLET_PT))))
    properties.set("indent", str(-Emu(Pt(BULLET_PT))))
    sign = MARK_SIGNS.get(line.mark, "–")
    color = MARK_COLORS.get(line.mark, "")
    paint = f'<a:srgbClr val="{color.removeprefix("#").upper()}"/>' if color else '<a:schemeClr val="accent2"/>'
    for xml in (
        f"<a:buClr {_DRAWING}>{paint}</a:buClr>",
        f'<a:buSzPct {_DRAWING} val="80000"/>',
        f'<a:buFont {_DRAWING} typeface="Arial"/>',
        f'<a:buChar {_DRAWING} char="{sign}"/>',
    ):
        properties.append(parse_xml(xml))
