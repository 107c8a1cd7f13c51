"""Text fitting: measures text by character widths, scales it down, and truncates it if that is not enough."""

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import accumulate

from webapp.reports.slides.slide import Line

SPACING, WIDE_SPACING = 1.2, 1.45
"""Line height relative to the font size, for normal lines and for lines with CJK characters, whose fonts are taller."""
SAFETY = 1.02
"""Factor for text widths, because substitute fonts are slightly wider than the deck's own font."""
BOLD = 1.07
SHARES = (1.0, 0.94, 0.88, 0.82, 0.76, 0.72, 0.68)
"""Font scale factors to try before truncating."""
ELLIPSIS = "…"
BULLET_PT = 12.0
"""Width of a bullet in points."""

_EM = {
    **dict.fromkeys("'ijl|", 0.24),
    **dict.fromkeys(" !,./:;I[]ft\\", 0.29),
    **dict.fromkeys('()-r`"*{}', 0.36),
    **dict.fromkeys("Jcksvxyz", 0.5),
    **dict.fromkeys("FTZ", 0.62),
    **dict.fromkeys("L0123456789abdeghnopqu", 0.56),
    **dict.fromkeys("ABEKPSVXY&", 0.67),
    **dict.fromkeys("CDHNRUw", 0.73),
    **dict.fromkeys("GOQm", 0.8),
    **dict.fromkeys("M", 0.84),
    **dict.fromkeys("%W@—…●▲■", 1.0),
}
_PIECES = re.compile(r"[^\s\u200b\-–/]*[\s\u200b\-–/]?")


def width_pt(text: str, size: float, bold: bool = False) -> float:
    """Return the width of text on one line, in points."""
    return sum(_em(character) for character in text) * size * SAFETY * (BOLD if bold else 1.0)


def line_height(text: str, size: float) -> float:
    """Return the line height of text, in points."""
    return size * (WIDE_SPACING if any(_em(character) == _WIDE for character in text) else SPACING)


def n_lines(text: str, width: float, size: float, bold: bool = False) -> int:
    """Return the number of lines that text takes up in a column of this width in points."""
    lines, used = 1, 0.0
    for piece in _pieces(text):
        size_of = width_pt(piece.rstrip(), size, bold)
        if used and used + size_of > width:
            lines, used = lines + 1, 0.0
        whole, rest = divmod(size_of, width)
        if whole and rest:
            lines, size_of = lines + int(whole), rest
        used += size_of + width_pt(piece[len(piece.rstrip()) :], size, bold)
    return lines


def cut(text: str, width: float, size: float, most_lines: int, bold: bool = False) -> str:
    """Limit text to a number of lines; truncated text ends with an ellipsis after the last word that fits.

    Only a word that is too long for all the lines is split.
    """
    if n_lines(text, width, size, bold) <= most_lines:
        return text

    def fits(length: int) -> bool:
        return n_lines(_truncated(text, length), width, size, bold) <= most_lines

    whole = _last([0, *_word_ends(text)], fits)
    return _truncated(text, whole or _last(range(len(text)), fits))


def _last(lengths: Sequence[int], fits: Callable[[int], bool]) -> int:
    """Return the largest of some ascending lengths that fits; the first one is assumed to fit."""
    return lengths[max(0, bisect_left(lengths, True, key=lambda length: not fits(length)) - 1)]


def _truncated(text: str, length: int) -> str:
    return text[:length].rstrip() + ELLIPSIS


def _word_ends(text: str) -> list[int]:
    """Return the positions after which text may be truncated: after a word, or any CJK character."""
    ends = accumulate(map(len, _pieces(text)))
    return [end for end in ends if text[end - 1].isspace() or _em(text[end - 1]) == _WIDE]


def fitted(lines: Sequence[Line], width: float, height: float) -> tuple[Line, ...]:
    """Fit paragraphs into a box of this size in points: unchanged, scaled down, or truncated."""
    share = _share(lines, width, height)
    scaled = scaled_by(share or SHARES[-1], lines)
    return scaled if share else _cut_off(scaled, width, height)


def alike(boxes: Sequence[tuple[Sequence[Line], float, float]]) -> tuple[tuple[Line, ...], ...]:
    """Scale the text in adjacent boxes, each a tuple (lines, width, height), by the largest factor at which all fit."""
    shares = [_share(lines, width, height) or SHARES[-1] for lines, width, height in boxes]
    return tuple(scaled_by(min(shares, default=1.0), lines) for lines, _, _ in boxes)


def scaled_by(share: float, lines: Sequence[Line]) -> tuple[Line, ...]:
    """Scale the font sizes of paragraphs by a factor."""
    return tuple(replace(line, size=_half_points(line.size * share)) for line in lines)


def _share(lines: Sequence[Line], width: float, height: float) -> float | None:
    """Return the largest scale factor at which paragraphs fit; None if they do not fit at any."""
    for share in SHARES:
        if sum(_height(line, width) for line in scaled_by(share, lines)) <= height:
            return share
    return None


def _cut_off(lines: Sequence[Line], width: float, height: float) -> tuple[Line, ...]:
    kept: list[Line] = []
    for line in lines:
        room = int((height - line.before) / line_height(line.text, line.size))
        if room < 1:
            break
        kept.append(replace(line, text=cut(line.text, _room(line, width), line.size, room, line.bold)))
        height -= _height(kept[-1], width)
    if kept and len(kept) < len(lines) and not kept[-1].text.endswith(ELLIPSIS):
        kept[-1] = replace(kept[-1], text=f"{kept[-1].text} {ELLIPSIS}")
    return tuple(kept)


def _height(line: Line, width: float) -> float:
    lines = n_lines(line.text, _room(line, width), line.size, line.bold)
    return line.before + lines * line_height(line.text, line.size)


def _room(line: Line, width: float) -> float:
    return width - (BULLET_PT if line.bullet or line.mark else 0.0)


def _half_points(size: float) -> float:
    return max(1.0, int(size * 2) / 2)


def _pieces(text: str) -> list[str]:
    """Split a line into unbreakable parts: words, or single characters in scripts without spaces."""
    pieces: list[str] = []
    for word in _PIECES.findall(text):
        pieces += word if any(_em(character) == _WIDE for character in word) else [word]
    return [piece for piece in pieces if piece]


_WIDE = 1.1
"""Width of a CJK character in em, including a share of the space between CJK and Latin characters."""


def _em(character: str) -> float:
    known = _EM.get(character)
    if known is not None:
        return known
    if character < "\x7f":
        return 0.72 if character.isupper() else 0.57
    if unicodedata.combining(character) or character in "\u200b\u200c\u200d":
        return 0.0
    if unicodedata.east_asian_width(character) in ("W", "F"):
        return _WIDE
    return 0.75 if character.isupper() else 0.62
