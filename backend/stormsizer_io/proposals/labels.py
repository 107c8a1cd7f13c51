"""Labels of proposed changes."""

from collections.abc import Mapping

from stormsizer.messages.terms import PHASES
from stormsizer.messages.text import Message, Quantity, Text, msg
from stormsizer.model.catalog import LoginPhase, RatePhase, WorkPhase

FIELDS: Mapping[str, Message] = {
    "n_desktops": msg("workbook-field-Pool-n_desktops"),
    "memory_gib": msg("workbook-field-Pool-memory_gib"),
    "clone_type": msg("workbook-field-Pool-clone_type"),
    "image_gib": msg("workbook-field-Pool-image_gib"),
    "growth_gib_per_desktop": msg("workbook-field-Pool-growth_gib_per_desktop"),
    "profile_id": msg("workbook-field-Pool-profile_id"),
    "deployment_id": msg("workbook-field-Pool-deployment_id"),
    "pool_ids": msg("workbook-column-pools"),
    "n_hosts": msg("workbook-field-Hosts-n_hosts"),
    "memory_gib_per_host": msg("workbook-field-Hosts-memory_gib_per_host"),
    "n_cores_per_host": msg("workbook-field-Hosts-n_cores_per_host"),
    "ghz_per_core": msg("workbook-field-Hosts-ghz_per_core"),
    "model_id": msg("workbook-field-ArrayConfiguration-model_id"),
    "reads_iops": msg("workbook-field-OtherWorkloads-reads_iops"),
    "writes_iops": msg("workbook-field-OtherWorkloads-writes_iops"),
    "io_kib": msg("workbook-field-OtherWorkloads-io_kib"),
    "used_gib": msg("workbook-field-OtherWorkloads-used_gib"),
}
"""Labels of the fields of pools, events, hosts and the array."""


PARTS: Mapping[str, Message] = {
    "pools": msg("change-pool"),
    "events": msg("change-event"),
    "hosts": msg("workbook-section-hosts"),
    "array": msg("workbook-section-array"),
    "profile": msg("workbook-field-Pool-profile_id"),
    "notes": msg("report-notes"),
}
"""Labels of the parts of a scenario and of new catalog entries."""


def change_label(path: str) -> Message:
    """Return the label of a change from its path, for example *Pool › staff › Desktops*."""
    part, *steps = path.split(".")
    if not steps:
        return PARTS[part]
    is_phase = part == "profile" or (part == "pools" and steps[1:] == ["steady_state"])
    label: Text = PHASES[steps[-1]] if is_phase else FIELDS.get(steps[-1], steps[-1])
    for step in reversed(steps[:-1]):
        label = within(step, label)
    return within(PARTS[part], label)


def within(part: Text, fact: Text) -> Message:
    """Return the label of a fact within a part, such as a field of a pool."""
    return msg("fact-in-part", part=part, fact=fact)


def readable(phase: RatePhase | WorkPhase | LoginPhase) -> Message:
    """Return a phase of a profile in readable form."""
    if isinstance(phase, RatePhase):
        return msg(
            "propose-rates",
            reads=Quantity(phase.reads_iops_per_desktop.value, "", 3),
            writes=Quantity(phase.writes_iops_per_desktop.value, "", 3),
            read_size=Quantity(phase.read_size_kb.value, "kB", 3),
            write_size=Quantity(phase.write_size_kb.value, "kB", 3),
        )
    if isinstance(phase, WorkPhase):
        return msg(
            "propose-work",
            ios=Quantity(phase.ios_per_desktop.value, "", 3),
            share=Quantity(phase.read_fraction.value, "fraction"),
            read_size=Quantity(phase.read_size_kb.value, "kB", 3),
            write_size=Quantity(phase.write_size_kb.value, "kB", 3),
        )
    return msg("propose-login-phase", login=readable(phase.login), start=readable(phase.start_of_day))
