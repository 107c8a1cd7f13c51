"""Names of the Windows disk counters in each language. Windows translates names, but not numbers or dates."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from stormsizer_io.importers.series.intervals import SeriesField

PHYSICAL = "PhysicalDisk"
LOGICAL = "LogicalDisk"

_OBJECTS = {
    "PhysicalDisk": PHYSICAL,
    "Physikalischer Datenträger": PHYSICAL,
    "Physischer Datenträger": PHYSICAL,
    "Disque physique": PHYSICAL,
    "Disco físico": PHYSICAL,
    "LogicalDisk": LOGICAL,
    "Logischer Datenträger": LOGICAL,
    "Disque logique": LOGICAL,
    "Disco lógico": LOGICAL,
}
_COUNTERS = {
    SeriesField.READS: ("Disk Reads/sec", "Lesevorgänge/s", "Lectures disque/s", "Lecturas de disco/s"),
    SeriesField.WRITES: (
        "Disk Writes/sec",
        "Schreibvorgänge/s",
        "Écritures disque/s",
        "Escrituras en disco/s",
        "Escrituras de disco/s",
    ),
    SeriesField.READ_BYTES: (
        "Disk Read Bytes/sec",
        "Bytes gelesen/s",
        "Byte gelesen/s",
        "Lectures disque, octets/s",
        "Bytes de lectura de disco/s",
    ),
    SeriesField.WRITE_BYTES: (
        "Disk Write Bytes/sec",
        "Bytes geschrieben/s",
        "Byte geschrieben/s",
        "Écritures disque, octets/s",
        "Bytes de escritura en disco/s",
        "Bytes de escritura de disco/s",
    ),
    SeriesField.READ_LATENCY: (
        "Avg. Disk sec/Read",
        "Mittlere Sek./Lesevorgänge",
        "Durchschn. Datenträger s/gelesen",
        "Moyenne disque s/lecture",
        "Promedio de segundos de disco/lectura",
        "Prom. Segundos de disco/lecturas",
    ),
    SeriesField.WRITE_LATENCY: (
        "Avg. Disk sec/Write",
        "Mittlere Sek./Schreibvorgänge",
        "Durchschn. Datenträger s/geschrieben",
        "Moyenne disque s/écriture",
        "Promedio de segundos de disco/escritura",
        "Prom. Segundos de disco/escrituras",
    ),
    SeriesField.QUEUE: (
        "Current Disk Queue Length",
        "Aktuelle Warteschlangenlänge",
        "Taille de file d'attente du disque actuelle",
        "Longitud actual de la cola de disco",
    ),
}


def plain(name: str) -> str:
    """Normalize a name: remove accents, ignore case, and unify apostrophes and spaces.

    >>> plain("Écritures  disque/s") == plain("ecritures disque/s")
    True
    """
    name = name.replace("’", "'").replace("\xa0", " ")
    letters = unicodedata.normalize("NFKD", name.casefold())
    return " ".join("".join(each for each in letters if not unicodedata.combining(each)).split())


_OBJECT_OF = {plain(name): kind for name, kind in _OBJECTS.items()}
_QUANTITY_OF = {plain(name): quantity for quantity, names in _COUNTERS.items() for name in names}


def object_of(group: str) -> str | None:
    """Return *PhysicalDisk* or *LogicalDisk* for a localized object name; None for other objects."""
    return _OBJECT_OF.get(plain(group))


def quantity_of(name: str, more: Mapping[str, SeriesField]) -> SeriesField | None:
    """Return the quantity that a counter measures; ``more`` adds names in other languages."""
    return _QUANTITY_OF.get(plain(name)) or {plain(each): of for each, of in more.items()}.get(plain(name))
