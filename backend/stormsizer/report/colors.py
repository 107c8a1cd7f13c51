"""Contrast of two colors (WCAG 2.2, relative luminance)."""

PAPER = "#ffffff"
BLACK = "#000000"
LEAST_CONTRAST = 4.5
"""Minimum contrast for text of any size."""
LEAST_CONTRAST_OF_LINES = 3.0
"""Minimum contrast for lines and bars (success criterion 1.4.11)."""


def contrast(color: str, other: str) -> float:
    """Return the contrast ratio of two colors, given as six hexadecimal digits, from 1 (none) to 21.

    >>> contrast("#000000", "#ffffff"), round(contrast("#3a4fc2", "#ffffff"), 1)
    (21.0, 6.8)
    """
    dark, light = sorted((_luminance(color), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def ink_on(color: str) -> str:
    """Return white or black, whichever has more contrast with a background color.

    >>> ink_on("#3a4fc2"), ink_on("#ffd400")
    ('#ffffff', '#000000')
    """
    return max((PAPER, BLACK), key=lambda ink: contrast(color, ink))


def darkened(color: str, least_contrast: float = LEAST_CONTRAST) -> str:
    """Return the lightest color of the same hue that has enough contrast with white.

    A color that already has enough contrast is returned unchanged.

    >>> darkened("#e69f00"), darkened("#14181f"), darkened("#ffff00", LEAST_CONTRAST_OF_LINES)
    ('#9f6d00', '#14181f', '#9a9a00')
    """
    channels = [int(color[at : at + 2], 16) for at in (1, 3, 5)]
    brightest = max(channels) or 1
    steps = (_hexadecimal([channel * step / brightest for channel in channels]) for step in range(brightest, -1, -1))
    return next(each for each in steps if contrast(each, PAPER) >= least_contrast)


def _hexadecimal(channels: list[float]) -> str:
    return "#" + "".join(f"{int(channel):02x}" for channel in channels)


def _luminance(color: str) -> float:
    red, green, blue = (_linear(int(color[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return float(channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4)
