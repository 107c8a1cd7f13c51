"""Additional analyses that a report can include."""

from typing import Self

from stormsizer.analysis.advice.answer import Advice, EarlierAdvice, RebootWindow
from stormsizer.analysis.failures.answer import FailureAnalysis
from stormsizer.analysis.monte_carlo.ranges import Ranges
from stormsizer.analysis.runway import Runway
from stormsizer.analysis.sensitivity.answer import Sensitivity
from stormsizer.model.provenance import Document
from stormsizer.recommendation.answer import Shortlist
from stormsizer.report.imported import Imported, ImportedHosts


class Studies(Document):
    """Completed analyses that use the week's scenario, engine and catalog; None for analyses that were not run.

    Only the advice may be for an earlier version of the scenario.
    """

    shortlist: Shortlist | None = None
    advice: Advice | None = None
    earlier_advice: EarlierAdvice | None = None
    """Version that the advice was calculated for; None if it is the version of the week."""
    shared_windows: tuple[RebootWindow, ...] | None = None
    """Reboot windows of advice that a share link shows without the rest of the advice; None if it shows none."""
    runway: Runway | None = None
    sensitivity: Sensitivity | None = None
    ranges: Ranges | None = None
    failure: FailureAnalysis | None = None
    calendar_failures: tuple[FailureAnalysis, ...] | None = None
    """Analyses of the failures in the scenario's calendar, computed for the report; None if it has none."""

    imported: Imported | None = None
    """Values of the customer's files in the scenario; None if it has none."""

    def with_windows_of(self, advised: Self) -> Self:
        """Return these analyses with the reboot windows of an advice, but nothing else of it."""
        if self.advice is not None:
            return self
        return self.model_copy(
            update={"shared_windows": advised.reboot_windows, "earlier_advice": advised.earlier_advice}
        )

    @property
    def reboot_windows(self) -> tuple[RebootWindow, ...]:
        """Reboot windows, with or without the rest of the advice."""
        return (self.shared_windows or ()) if self.advice is None else self.advice.reboot_windows

    @property
    def failures(self) -> tuple[FailureAnalysis, ...]:
        """Analyzed failures: the one of the analysis that was run, then those in the calendar."""
        in_calendar = self.calendar_failures or ()
        if self.failure is None:
            return in_calendar
        return (self.failure, *(each for each in in_calendar if each.event_id != self.failure.event_id))

    def hosts_from_files(self, n_hosts: int) -> ImportedHosts | None:
        """Return the imported hosts; None if there are none, or if their number was changed since."""
        hosts = None if self.imported is None else self.imported.hosts
        return hosts if hosts is not None and hosts.n_hosts == n_hosts else None
