"""Iteration over every fact in a catalog document."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from stormsizer.model.provenance import Document, Fact

_NAMES = (
    ("ios_per_desktop", "I/Os", "I/Os per desktop"),
    ("_iops_per_desktop", "IOPS", " per second and desktop"),
    ("s_per_desktop", "s", "time per desktop"),
    ("_mib_per_desktop", "MiB", " data per desktop"),
    ("_us_per_read", "µs", " time per read"),
    ("_us_per_write", "µs", " time per write"),
    ("watts_per_module", "W", "power per module"),
    ("watts_without_drives", "W", "power without drives"),
    ("_mb_per_s", "MB/s", " throughput"),
    ("_gbit_per_s", "Gbit/s", " line rate"),
    ("_ghz_alone", "GHz", " alone"),
    ("_per_group", "", " per group"),
    ("rack_units", "U", "height"),
    ("watts", "W", "power"),
    ("_fraction", "fraction", " share"),
    ("efficiency", "fraction", "efficiency"),
    ("_ratio", "ratio", " ratio"),
    ("n_fixed", "", "fixed number"),
    ("_iops", "IOPS", ""),
    ("_gib", "GiB", ""),
    ("_gb", "GB", ""),
    ("_kib", "KiB", ""),
    ("_kb", "kB", ""),
    ("_ms", "ms", " time"),
    ("_s", "s", " time"),
)
"""Field name suffix, its unit, and the words that replace it in a label."""
_WORDS = {
    "max": "most",
    "cpu": "CPU",
    "io": "I/O",
    "ios": "I/Os",
    "nvram": "NVRAM",
    "raid": "RAID",
    "stages": "stage",
    "tiers": "tier",
}


@dataclass(frozen=True)
class NamedFact:
    """A fact with its path in the document, for example ``power_on.think_time_ms``."""

    path: str
    label: str
    unit: str
    fact: Fact[int] | Fact[float]


def facts_of(document: Document, prefix: str = "", before: str = "") -> Iterator[NamedFact]:
    """All facts of a document and its nested documents, in order of declaration."""
    for name in type(document).model_fields:
        yield from _walk(getattr(document, name), f"{prefix}{name}", f"{before}{words_of(name)}")


def _walk(value: object, path: str, words: str) -> Iterator[NamedFact]:
    if isinstance(value, Fact):
        label = words[:1].upper() + words[1:]
        yield NamedFact(path=path, label=label, unit=unit_of(path.rsplit(".", 1)[-1]), fact=value)
    elif isinstance(value, Document):
        yield from facts_of(value, f"{path}.", f"{words}, ")
    elif isinstance(value, tuple):
        for item in value:
            if isinstance(item, Document):
                yield from _walk(item, f"{path}.{getattr(item, 'id', '')}", f"{words} {getattr(item, 'name', '')}")


@cache
def unit_of(name: str) -> str:
    """Unit in a field's name; empty for a plain number.

    >>> unit_of("think_time_ms"), unit_of("n_cores"), unit_of("ios_per_desktop"), unit_of("merge_ratio")
    ('ms', '', 'I/Os', 'ratio')
    """
    return next((unit for ending, unit, _ in _NAMES if name.endswith(ending)), "")


@cache
def words_of(name: str) -> str:
    """A field's name as words, without its unit.

    >>> words_of("think_time_ms"), words_of("n_cores"), words_of("cpu_us_per_read"), words_of("max_ports")
    ('think time', 'number of cores', 'CPU time per read', 'most ports')
    >>> words_of("hot_io_fraction"), words_of("parallel_ios"), words_of("n_fixed"), words_of("cpu_ghz_alone")
    ('hot I/O share', 'parallel I/Os', 'fixed number', 'CPU alone')
    """
    for ending, _, instead in _NAMES:
        if name.endswith(ending):
            name = name.removesuffix(ending) + instead
            break
    words = " ".join(_WORDS.get(word, word) for word in name.replace("_", " ").split(" "))
    if words.startswith("n "):
        words = f"number of {words[2:]}"
    return words.replace("time time", "time").replace("latency time", "latency")
