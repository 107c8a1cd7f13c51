"""Sentences, and names truncated to fit."""


def sentence(text: str) -> str:
    """Text with an initial capital and one full stop at the end."""
    text = text.strip()
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(('.', '!', '?')) else '.'}" if text else ""


def shortened(text: str, most: int) -> str:
    """Text truncated to a length, with an ellipsis.

    >>> shortened("Acme Corporation", 8)
    'Acme Co…'
    """
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
