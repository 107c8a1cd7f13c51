"""Labels, descriptions and units of the fields of a scenario.

A field named ``n_hosts`` of a document ``Hosts`` has the message ``workbook-field-Hosts-n_hosts``: its value is the
label, its attribute ``description`` the description. An inherited field has the message of the document that declares
it. A new field needs no code here.
"""

from dataclasses import dataclass
from inspect import get_annotations

from stormsizer.messages.text import Message, Text, msg
from stormsizer.model.provenance import Document
from stormsizer.model.scenario.goals import Goals, goal_of

_UNITS = (
    ("gib_per_desktop", "GiB per desktop"),
    ("gib_per_host", "GiB per host"),
    ("gib", "GiB"),
    ("kib", "KiB"),
    ("mb_per_s_per_desktop", "MB/s per desktop"),
    ("mb_per_s", "MB/s"),
    ("gbit_per_s_per_host", "Gbit/s per host"),
    ("ghz_per_core", "GHz per core"),
    ("per_minute", "per minute"),
    ("fraction_per_year", "% per year"),
    ("fraction", "%"),
    ("years", "years"),
    ("iops", "IOPS"),
    ("ios", "I/Os"),
    ("_ms", "ms"),
    ("_s", "s"),
)
"""Ends of field names, and the units that they state."""


@dataclass(frozen=True, slots=True)
class FieldText:
    """Label, description and unit of a field."""

    label: Text
    description: Text
    unit: str


def field_text(document: type[Document], name: str) -> FieldText:
    """Return the texts of a field of a scenario. The label of a goal is that of its limit."""
    unit = next((unit for end, unit in _UNITS if name.endswith(end)), "")
    if name == "kind":
        return FieldText(msg("workbook-column-kind"), "", unit)
    field_id = f"workbook-field-{_declaring(document, name).__name__.lstrip('_')}-{name}"
    goal = goal_of(name) if issubclass(document, Goals) else None
    return FieldText(goal.limit_label if goal else Message(field_id), Message(f"{field_id}.description"), unit)


def _declaring(document: type[Document], name: str) -> type:
    """Return the document, or that of its bases, whose source lists the field."""
    return next(base for base in document.__mro__ if name in get_annotations(base))
