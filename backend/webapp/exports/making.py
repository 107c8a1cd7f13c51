"""Export file creation: the same run or scenario version, in the same language, always produces the same bytes."""

from __future__ import annotations

from enum import StrEnum

from stormsizer.messages.localizer import Localizer
from stormsizer.simulation.pipeline import Simulation
from stormsizer_io.exporters import fio, vdbench
from stormsizer_io.exporters.event_loads import Loads, loads_of
from stormsizer_io.importers.formats import icalendar_files
from webapp.core.concurrency import slot
from webapp.core.http.files import File
from webapp.core.ports import Finished, Snapshot
from webapp.core.security.text import file_name


class ExportForm(StrEnum):
    """Export format for a run's phases."""

    FIO = "fio"
    """Job file for fio, rate-limited in bytes per second."""
    FIO_POISSON = "fio-poisson"
    """Job file for fio with random arrivals, as many desktops would generate; requires fio 3.29."""
    VDBENCH = "vdbench"
    """Parameter file for Vdbench."""


def of_run(finished: Finished, form: ExportForm, section_s: float | None, reader: Localizer) -> File:
    """Write a run's phases as a job file that contains the load on one array and comments in the reader's language."""
    with slot():
        simulation = Simulation(finished.result, finished.trace)
        loads = loads_of(simulation, finished.scenario, finished.catalog, section_s=section_s)
    ending = "vdbench" if form is ExportForm.VDBENCH else "fio"
    return File(_written(loads, form, reader).encode(), "text/plain", file_name(finished.scenario.name, ending))


def calendar_of(snapshot: Snapshot, reader: Localizer) -> File:
    """Write a scenario's events as an iCalendar file, timestamped with the time the scenario was saved."""
    content = icalendar_files.written(snapshot.scenario, at=snapshot.saved_at, say=reader.text)
    return File(content, "text/calendar", file_name(snapshot.scenario.name, "ics"))


def _written(loads: Loads, form: ExportForm, reader: Localizer) -> str:
    if form is ExportForm.VDBENCH:
        return vdbench.written(vdbench.parameter_file(loads), reader.text)
    arrivals: fio.Arrivals = "poisson" if form is ExportForm.FIO_POISSON else "rate"
    return fio.written(fio.job_file(loads, fio.FioOptions(arrivals=arrivals)), reader.text)
