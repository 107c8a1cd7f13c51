"""Pseudonyms for the names of machines, hosts, clusters and calendar entries in imported files."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from collections.abc import Sequence
from dataclasses import replace

from stormsizer.messages.text import Message, Text
from stormsizer_io.importers.formats.icalendar_files import Occurrence, WeekCalendar
from stormsizer_io.importers.formats.inventory import Inventory, InventoryHost, Machine
from stormsizer_io.importers.formats.liveoptics import LiveOptics
from stormsizer_io.measurements import EntityKind, Measured, Note, Series

_NUMBERED = re.compile(r"(?P<prefix>.*?[^0-9])(?P<number>[0-9]{1,6})", re.DOTALL)
_N_CHARACTERS = 8
_QUOTED = frozenset({"entry", "errors", "reason", "given", "column"})
"""Parameters of notes that quote a file."""


class Pseudonyms:
    """Pseudonyms that depend only on a name, regardless of its case, and a secret key.

    The number at the end of a name stays, so that machines named alike are still one pool or group. The parts of a
    name with a domain, and the machine and the disk of a virtual disk, are replaced one by one.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key

    def name(self, name: str) -> str:
        """Return the pseudonym of a name; '' if it is empty."""
        label, dot, domain = name.partition(".")
        numbered = _NUMBERED.fullmatch(label)
        plain = f"{self._word(numbered['prefix'])}-{numbered['number']}" if numbered else self._word(label)
        return f"{plain}.{self._word(domain)}" if dot else plain

    def _word(self, text: str) -> str:
        if not text:
            return ""
        digest = hmac.new(self._key, text.casefold().encode("utf-8", "surrogatepass"), hashlib.sha256).digest()
        letters = base64.b32encode(digest).decode("ascii").lower().translate(str.maketrans("234567", "abcdef"))
        return letters[:_N_CHARACTERS]

    def inventory(self, inventory: Inventory) -> Inventory:
        """Return an inventory with pseudonyms, without names of folders and other facts about the customer."""
        return replace(
            inventory,
            machines=tuple(map(self._machine, inventory.machines)),
            hosts=tuple(map(self._host, inventory.hosts)),
            datastores=tuple(replace(each, name=self.name(each.name)) for each in inventory.datastores),
            pools=(),
            notes=self.notes(inventory.notes),
            facts={},
        )

    def _machine(self, machine: Machine) -> Machine:
        return replace(
            machine,
            name=self.name(machine.name),
            identity=self.name(machine.identity),
            host=self.name(machine.host),
            cluster=self.name(machine.cluster),
            folder="",
            resource_pool="",
        )

    def _host(self, host: InventoryHost) -> InventoryHost:
        return replace(host, name=self.name(host.name), cluster=self.name(host.cluster))

    def live_optics(self, contents: LiveOptics) -> LiveOptics:
        """Return the contents of a Live Optics workbook with pseudonyms."""
        machines = (
            replace(each, name=self.name(each.name), identity=self.name(each.identity)) for each in contents.machines
        )
        hosts = (replace(each, name=self.name(each.name)) for each in contents.hosts)
        inventory = self.inventory(contents.inventory)
        return replace(contents, inventory=inventory, machines=tuple(machines), hosts=tuple(hosts))

    def measured(self, measured: Measured) -> Measured:
        """Return measurements with pseudonyms of the machines, hosts and volumes."""
        facts = dict(measured.facts)
        if host := facts.get("host", ""):
            facts["host"] = ", ".join(map(self.name, host.split(", ")))
        return replace(
            measured,
            series=tuple(replace(each, entity=self._entity(each)) for each in measured.series),
            shapes=tuple(replace(each, entity=self._disk(each.entity)) for each in measured.shapes),
            notes=self.notes(measured.notes),
            facts=facts,
        )

    def _entity(self, series: Series) -> str:
        return self._disk(series.entity) if series.kind is EntityKind.DISK else self.name(series.entity)

    def _disk(self, entity: str) -> str:
        """Return the pseudonym of a disk: only the machine in front of the colon has a name."""
        machine, colon, disk = entity.partition(":")
        return f"{self.name(machine)}{colon}{disk}"

    def calendar(self, calendar: WeekCalendar) -> WeekCalendar:
        """Return a calendar with pseudonyms for entries of other calendars; own events keep their names."""
        others = tuple(map(self._entry, calendar.others))
        return replace(calendar, others=others, notes=self.notes(calendar.notes))

    def _entry(self, entry: Occurrence) -> Occurrence:
        return replace(entry, name=self._text(entry.name))

    def notes(self, notes: Sequence[Note]) -> tuple[Note, ...]:
        """Return notes without the columns and the entries that they name."""
        return tuple(
            replace(
                note, text=self._without_content(note.text), column=note.column if _is_number(note.column) else None
            )
            for note in notes
        )

    def _without_content(self, text: Text) -> Text:
        """Return the text of a note whose quotations from a file are replaced."""
        if isinstance(text, str):
            return text
        params = (
            (name, self._word(value) if name in _QUOTED and isinstance(value, str) else value)
            for name, value in text.params
        )
        return Message(text.id, tuple(params))

    def _text(self, text: Text) -> Text:
        return self._word(text) if isinstance(text, str) else text


def _is_number(column: int | str | None) -> bool:
    return isinstance(column, int)
