"""Walk over every fact in a catalogue document."""

from collections.abc import Iterator
from dataclasses import dataclass

from stormsizer.provenance import Document, Fact

_UNITS = (
    ("_mb_per_s", "MB/s"),
    ("_gbit_per_s", "Gbit/s"),
    ("_iops_per_desktop", "IOPS"),
    ("_s_per_desktop", "s"),
    ("s_per_desktop", "s"),
    ("_iops", "IOPS"),
    ("_us_per_read", "µs"),
    ("_us_per_write", "µs"),
    ("_mib_per_desktop", "MiB"),
    ("_usd", "US$"),
    ("_usd_per_module", "US$"),
    ("_fraction", "fraction"),
    ("_gib", "GiB"),
    ("_gb", "GB"),
    ("_kib", "KiB"),
    ("_kb", "kB"),
    ("_ms", "ms"),
    ("_s", "s"),
    ("watts_per_module", "W"),
    ("watts_without_drives", "W"),
    ("watts", "W"),
    ("rack_units", "U"),
)
"""Suffix of a field's name and the unit it stands for, the longest first where one ends another."""


@dataclass(frozen=True)
class NamedFact:
    """A fact with its place in the document, e.g. ``power_on.think_time_ms``."""

    path: str
    label: str
    unit: str
    fact: Fact[int] | Fact[float]


def facts_of(document: Document, prefix: str = "") -> Iterator[NamedFact]:
    """All facts of a document and of the documents inside it, in the order in which they are declared."""
    for name in type(document).model_fields:
        yield from _walk(getattr(document, name), f"{prefix}{name}")


def _walk(value: object, path: str) -> Iterator[NamedFact]:
    if isinstance(value, Fact):
        yield NamedFact(path=path, label=_label(path), unit=unit_of(path), fact=value)
    elif isinstance(value, Document):
        yield from facts_of(value, f"{path}.")
    elif isinstance(value, tuple):
        for item in value:
            key = getattr(item, "id", "")
            yield from _walk(item, f"{path}.{key}" if key else path)


def unit_of(path: str) -> str:
    """Unit that the last part of a path carries in its name; empty for a plain number."""
    name = path.rsplit(".", 1)[-1]
    return next((unit for suffix, unit in _UNITS if name.endswith(suffix)), "")


def _label(path: str) -> str:
    steps = [step.replace("_", " ") for step in path.split(".")]
    unit = unit_of(path)
    last = path.rsplit(".", 1)[-1]
    suffix = next((s for s, u in _UNITS if u == unit and last.endswith(s)), "")
    if unit and suffix.startswith("_") and "_per_" not in suffix:
        steps[-1] = last.removesuffix(suffix).replace("_", " ")
    words = ": ".join(steps)
    return words[:1].upper() + words[1:]
