"""Labels, descriptions and units of scenario fields.

The field ``n_hosts`` in the document ``Hosts`` uses the message ``workbook-field-Hosts-n_hosts``. The message's value
is the label, and its attribute ``description`` is the description. An inherited field uses the message of the document
that declares it. New fields need no code here.
"""

from dataclasses import dataclass
from inspect import get_annotations

from stormsizer.messages.text import Message, Text, msg
from stormsizer.model.provenance import Document
from stormsizer.model.scenario.goals import Goals, goal_of
from stormsizer.model.scenario.units import unit_of


@dataclass(frozen=True, slots=True)
class FieldText:
    """Label, description and unit of a scenario field."""

    label: Text
    description: Text
    unit: str


def field_text(document: type[Document], name: str) -> FieldText:
    """Return the label, description and unit of a scenario field. A goal's label is that of its limit."""
    unit = unit_of(name)
    if name == "kind":
        return FieldText(msg("workbook-column-kind"), "", unit)
    field_id = f"workbook-field-{_declaring(document, name).__name__.lstrip('_')}-{name}"
    goal = goal_of(name) if issubclass(document, Goals) else None
    return FieldText(goal.limit_label if goal else Message(field_id), Message(f"{field_id}.description"), unit)


def _declaring(document: type[Document], name: str) -> type:
    """Return the class that declares the field: the document class itself or one of its base classes."""
    return next(base for base in document.__mro__ if name in get_annotations(base))
