"""Sanitizes user text for files that other programs open."""

import re

REPLACEMENT = "\ufffd"

_LINE_ENDS = re.compile("\r\n|[\r\x85\u2028\u2029]")
_UNSPEAKABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
_UNSEEN = re.compile("[\u200b\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]")
_STARTS_A_FORMULA = re.compile(r"(^|[,;|])(?=[\s\"']*[=+\-@＝＋－＠﹦﹢﹣﹫])")


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
