"""Sanitizes user text for files that other programs open."""

import re

REPLACEMENT = "\ufffd"

_LINE_ENDS = re.compile("\r\n|[\r\x85\u2028\u2029]")
_UNSPEAKABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
_UNSEEN = re.compile("[\u200b\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]")
_FORMULA = r"(?=[\s\"']*[=+\-@＝＋－＠﹦﹢﹣﹫])"
_STARTS_A_FORMULA = re.compile(rf"(^|[,;|]){_FORMULA}")
_STARTS_A_FORMULA_OR_ROW = re.compile(rf"(^|[,;|\t\n]){_FORMULA}")
_MARKED_AS_TEXT = re.compile(rf"(^|[,;|\t\n])'{_FORMULA}")
TEXT_STAYS_TEXT = {
    "in_memory": True,
    "strings_to_formulas": False,
    "strings_to_urls": False,
    "strings_to_numbers": False,
}
"""Options of a workbook in which text never becomes a formula, link or number, and no temporary files are written."""


def legible(text: str) -> str:
    r"""Return text without invisible characters, bidirectional controls, or characters that XML cannot represent.

    >>> legible("a\x07b\r\nc"), legible("x\u202ey"), legible("👩\u200d👧")
    ('a\ufffdb\nc', 'xy', '👩\u200d👧')
    """
    return _UNSEEN.sub("", _UNSPEAKABLE.sub(REPLACEMENT, _LINE_ENDS.sub("\n", text)))


def inert(text: str) -> str:
    """Return the text as one line that no spreadsheet interprets as a formula, regardless of the CSV separator.

    >>> inert("=1+1"), inert("  ＝1+1"), inert("a;=1+1"), inert("Mon 30 May 08:00, -3")
    ("'=1+1", "'＝1+1", "a;'=1+1", "Mon 30 May 08:00,' -3")
    >>> inert("Tuesday – first-login")
    'Tuesday – first-login'
    """
    return _STARTS_A_FORMULA.sub(r"\1'", " ".join(legible(text).split()))


def marked_as_text(text: str) -> str:
    r"""Return legible text that no spreadsheet interprets as a formula; ``unmarked`` reverses it.

    >>> marked_as_text("=1+1"), marked_as_text("a\n-b, c"), marked_as_text("'=1")
    ("'=1+1", "a\n'-b, c", "''=1")
    """
    return _STARTS_A_FORMULA_OR_ROW.sub(r"\1'", legible(text))


def unmarked(text: str) -> str:
    r"""Return the text that ``marked_as_text`` was called with, if it was legible.

    >>> unmarked("'=1+1"), unmarked("a\n'-b, c"), unmarked("''=1"), unmarked("it's")
    ('=1+1', 'a\n-b, c', "'=1", "it's")
    """
    return _MARKED_AS_TEXT.sub(r"\1", text)
