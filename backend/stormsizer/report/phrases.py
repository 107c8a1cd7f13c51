"""Words put together: lists, sentences, names cut to fit."""

from collections.abc import Sequence


def listed(items: Sequence[str], most: int = 4) -> str:
    """Words in a row, cut short with a count of what is left out.

    >>> listed(["a", "b", "c"]), listed(["a", "b", "c", "d"], most=2)
    ('a, b and c', 'a, b and 2 more')
    """
    shown = list(items)
    if len(shown) > most:
        shown = [*shown[:most], f"{len(items) - most:,} more"]
    return " and ".join([", ".join(shown[:-1]), shown[-1]] if len(shown) > 1 else shown)


def sentence(text: str) -> str:
    """Words with a capital at the front and one full stop at the end."""
    text = text.strip()
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(('.', '!', '?')) else '.'}" if text else ""


def lowered(text: str) -> str:
    """Words for the middle of a sentence; abbreviations keep their capitals.

    >>> lowered("Good logins"), lowered("CPU time")
    ('good logins', 'CPU time')
    """
    return text if text[:2].isupper() else f"{text[:1].lower()}{text[1:]}"


def shortened(text: str, most: int) -> str:
    """A text cut to a length, with an ellipsis where something is missing.

    >>> shortened("Acme Corporation", 8)
    'Acme Co…'
    """
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
