"""Iteration over every fact in a catalog document."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from stormsizer.messages.text import Text, msg
from stormsizer.model.catalog.arrays import ArrayModel, Drive
from stormsizer.model.catalog.fact_labels import FACT_LABELS, PART_LABELS
from stormsizer.model.provenance import Document, Fact

_UNITS = (
    ("ios_per_desktop", "I/Os"),
    ("_iops_per_desktop", "IOPS"),
    ("s_per_desktop", "s"),
    ("_iops_per_user", "IOPS"),
    ("_mib_per_desktop", "MiB"),
    ("_us_per_read", "µs"),
    ("_us_per_write", "µs"),
    ("watts_per_module", "W"),
    ("watts_without_drives", "W"),
    ("_mb_per_s", "MB/s"),
    ("_gbit_per_s", "Gbit/s"),
    ("_ghz_alone", "GHz"),
    ("_ghz_s", "GHz·s"),
    ("_per_ghz", "1/GHz"),
    ("ghz_per_core", "GHz"),
    ("_ghz", "GHz"),
    ("rack_units", "U"),
    ("watts", "W"),
    ("_fraction", "fraction"),
    ("efficiency", "fraction"),
    ("_ratio", "ratio"),
    ("_iops", "IOPS"),
    ("_gib", "GiB"),
    ("_gb", "GB"),
    ("_kib", "KiB"),
    ("_kb", "kB"),
    ("_ms", "ms"),
    ("_s", "s"),
)
"""Suffixes of field names, and the unit of each; the first match applies."""


Parts = tuple[tuple[str, str], ...]
"""Fields on the path to a part of a document, each with the name of the part if it is in a list."""


@dataclass(frozen=True)
class NamedFact:
    """A fact with its path in the document, for example ``power_on.think_time_ms``."""

    path: str
    parts: Parts
    field: str
    fact: Fact[int] | Fact[float]

    @property
    def label(self) -> Text:
        """Label of the fact within its document, for example *Tier › SSDs › RAID › Drives per group*."""
        steps: list[Text] = []
        for part, name in self.parts:
            steps += [PART_LABELS[part], name] if name else [PART_LABELS[part]]
        label: Text = FACT_LABELS[self.field]
        for step in reversed(steps):
            label = msg("fact-in-part", part=step, fact=label)
        return label

    @property
    def unit(self) -> str:
        """Unit of the value."""
        return unit_of(self.field)


def facts_of(document: Document) -> Iterator[NamedFact]:
    """Yield all facts in a document and its nested documents, in order of declaration.

    The hardware of a cloud volume is not sold and has no facts; only the volume itself has.
    """
    if isinstance(document, ArrayModel) and document.volume is not None:
        return _facts(document.volume, "volume.", (("volume", ""),))
    if isinstance(document, Drive) and document.is_volume_size:
        return (fact for fact in _facts(document, "", ()) if fact.field == "usable_capacity_gb")
    return _facts(document, "", ())


def _facts(document: Document, prefix: str, parts: Parts) -> Iterator[NamedFact]:
    for name in type(document).model_fields:
        value, path = getattr(document, name), f"{prefix}{name}"
        if isinstance(value, Fact):
            yield NamedFact(path=path, parts=parts, field=name, fact=value)
        elif isinstance(value, Document):
            yield from _facts(value, f"{path}.", (*parts, (name, "")))
        elif isinstance(value, tuple):
            for item in value:
                if isinstance(item, Document):
                    named = (name, str(getattr(item, "name", "")))
                    yield from _facts(item, f"{path}.{getattr(item, 'id', '')}.", (*parts, named))


@cache
def unit_of(name: str) -> str:
    """Return the unit that a field's name implies; empty for a plain number.

    >>> unit_of("think_time_ms"), unit_of("n_cores"), unit_of("ios_per_desktop"), unit_of("merge_ratio")
    ('ms', '', 'I/Os', 'ratio')
    """
    return next((unit for ending, unit in _UNITS if name.endswith(ending)), "")
