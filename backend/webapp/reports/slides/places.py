"""Positions on a slide, in inches."""

from dataclasses import dataclass

WIDTH_IN = 13.333
HEIGHT_IN = 7.5
MARGIN_IN = 0.6
TOP_IN = 1.95
"""Top of the content area below the title and lead paragraph."""
FLOOR_IN = 6.8
"""Bottom of the content area."""


@dataclass(frozen=True)
class Box:
    """A rectangle on a slide, in inches."""

    left: float
    top: float
    width: float
    height: float


BODY = Box(MARGIN_IN, TOP_IN, WIDTH_IN - 2 * MARGIN_IN, FLOOR_IN - TOP_IN)


def side_by_side(left_share: float, gap: float = 0.4, box: Box = BODY) -> tuple[Box, Box]:
    """Split a box into a left and a right one."""
    width = (box.width - gap) * left_share
    right = Box(box.left + width + gap, box.top, box.width - gap - width, box.height)
    return Box(box.left, box.top, width, box.height), right


def stacked(upper_share: float, gap: float = 0.25, box: Box = BODY) -> tuple[Box, Box]:
    """Split a box into an upper and a lower one."""
    height = (box.height - gap) * upper_share
    lower = Box(box.left, box.top + height + gap, box.width, box.height - gap - height)
    return Box(box.left, box.top, box.width, height), lower
