"""Sentences, and names cut to fit."""


def sentence(text: str) -> str:
    """Words with a capital at the front and one full stop at the end."""
    text = text.strip()
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(('.', '!', '?')) else '.'}" if text else ""


def shortened(text: str, most: int) -> str:
    """A text cut to a length, with an ellipsis where something is missing.

    >>> shortened("Acme Corporation", 8)
    'Acme Co…'
    """
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
