"""Units of scenario inputs, derived from their field names."""

_UNITS = {
    "gib": "GiB",
    "kib": "KiB",
    "mb": "MB",
    "gbit": "Gbit",
    "s": "s",
    "ms": "ms",
    "ghz": "GHz",
    "iops": "IOPS",
    "ios": "I/Os",
    "fraction": "fraction",
    "ratio": "ratio",
    "years": "years",
}


def unit_of(name: str) -> str:
    """Return the unit that an input's name implies.

    >>> unit_of("window_s"), unit_of("growth_gib_per_desktop"), unit_of("write_mb_per_s"), unit_of("logins_per_minute")
    ('s', 'GiB per desktop', 'MB/s', 'per minute')
    >>> unit_of("n_desktops"), unit_of("data_growth_fraction_per_year"), unit_of("id")
    ('', 'fraction per year', '')
    """
    words = name.split("_")
    start = next((i for i, word in enumerate(words) if word in _UNITS or (i and word == "per")), None)
    if start is None:
        return ""
    return " ".join(_UNITS.get(word, word) for word in words[start:]).replace(" per s", "/s")
