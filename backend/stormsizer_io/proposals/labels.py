"""Labels of proposed changes."""

from collections.abc import Mapping

from stormsizer.messages.terms import PHASES
from stormsizer.messages.text import Message, Text, msg

FIELDS: Mapping[str, Message] = {
    "n_desktops": msg("workbook-field-desktops"),
    "memory_gib": msg("workbook-field-memory"),
    "clone_type": msg("workbook-field-clone-type"),
    "image_gib": msg("workbook-field-image"),
    "growth_gib_per_desktop": msg("workbook-field-unique-data"),
    "profile_id": msg("workbook-field-profile"),
    "deployment_id": msg("workbook-field-deployment"),
    "pool_ids": msg("workbook-column-pools"),
    "n_hosts": msg("workbook-field-hosts"),
    "memory_gib_per_host": msg("workbook-field-host-memory"),
    "n_cores_per_host": msg("workbook-field-host-cores"),
    "ghz_per_core": msg("workbook-field-host-clock"),
    "model_id": msg("workbook-field-model"),
}
"""Label of a field of a pool, an event, the hosts or the array."""


PARTS: Mapping[str, Message] = {
    "pools": msg("change-pool"),
    "events": msg("change-event"),
    "hosts": msg("workbook-section-hosts"),
    "array": msg("workbook-section-array"),
    "profile": msg("workbook-field-profile"),
}
"""Label of a part of the scenario, and of the new entries."""


def change_label(path: str) -> Message:
    """Return the label of a change from its path, for example *Pool › staff › Desktops*."""
    part, *steps = path.split(".")
    label: Text = PHASES[steps[-1]] if part == "profile" else FIELDS.get(steps[-1], steps[-1])
    for step in reversed(steps[:-1]):
        label = within(step, label)
    return within(PARTS[part], label)


def within(part: Text, fact: Text) -> Message:
    """Return the label of a part of something."""
    return msg("fact-in-part", part=part, fact=fact)
