"""Report glossary."""

from collections.abc import Mapping

from stormsizer.messages.text import msg
from stormsizer.report.blocks import Definition, Definitions, Section

TERMS: Mapping[str, Definition] = {
    "array-response-time": Definition(
        term=msg("report-term-array-response-time"), meaning=msg("report-term-array-response-time.meaning")
    ),
    "back-end-io": Definition(term=msg("report-term-back-end-io"), meaning=msg("report-term-back-end-io.meaning")),
    "bottleneck": Definition(term=msg("report-term-bottleneck"), meaning=msg("report-term-bottleneck.meaning")),
    "boot-storm": Definition(term=msg("report-term-boot-storm"), meaning=msg("report-term-boot-storm.meaning")),
    "closed-loop": Definition(term=msg("report-term-closed-loop"), meaning=msg("report-term-closed-loop.meaning")),
    "desktop": Definition(term=msg("report-term-desktop"), meaning=msg("report-term-desktop.meaning")),
    "first-login": Definition(term=msg("report-term-first-login"), meaning=msg("report-term-first-login.meaning")),
    "flash-cache": Definition(term=msg("report-term-flash-cache"), meaning=msg("report-term-flash-cache.meaning")),
    "gb-gib": Definition(term=msg("report-term-gb-gib"), meaning=msg("report-term-gb-gib.meaning")),
    "grades": Definition(term=msg("report-term-grades"), meaning=msg("report-term-grades.meaning")),
    "host-response-time": Definition(
        term=msg("report-term-host-response-time"), meaning=msg("report-term-host-response-time.meaning")
    ),
    "image-cache": Definition(term=msg("report-term-image-cache"), meaning=msg("report-term-image-cache.meaning")),
    "iops": Definition(term=msg("report-term-iops"), meaning=msg("report-term-iops.meaning")),
    "login-storm": Definition(term=msg("report-term-login-storm"), meaning=msg("report-term-login-storm.meaning")),
    "mean-peak": Definition(term=msg("report-term-mean-peak"), meaning=msg("report-term-mean-peak.meaning")),
    "monday-login": Definition(term=msg("report-term-monday-login"), meaning=msg("report-term-monday-login.meaning")),
    "percentiles": Definition(term=msg("report-term-percentiles"), meaning=msg("report-term-percentiles.meaning")),
    "phase": Definition(term=msg("report-term-phase"), meaning=msg("report-term-phase.meaning")),
    "pool": Definition(term=msg("report-term-pool"), meaning=msg("report-term-pool.meaning")),
    "raid-dp": Definition(term=msg("report-term-raid-dp"), meaning=msg("report-term-raid-dp.meaning")),
    "recompose": Definition(term=msg("report-term-recompose"), meaning=msg("report-term-recompose.meaning")),
    "right-sized": Definition(term=msg("report-term-right-sized"), meaning=msg("report-term-right-sized.meaning")),
    "slot": Definition(term=msg("report-term-slot"), meaning=msg("report-term-slot.meaning")),
    "steady-state": Definition(term=msg("report-term-steady-state"), meaning=msg("report-term-steady-state.meaning")),
    "tier": Definition(term=msg("report-term-tier"), meaning=msg("report-term-tier.meaning")),
    "tuesday-login": Definition(
        term=msg("report-term-tuesday-login"), meaning=msg("report-term-tuesday-login.meaning")
    ),
    "utilization": Definition(term=msg("report-term-utilization"), meaning=msg("report-term-utilization.meaning")),
}
"""Glossary terms by their stable name."""


def glossary_section() -> Section:
    """Return the section that defines the terms used in this report."""
    return Section(id="glossary", title=msg("report-glossary"), blocks=(Definitions(items=tuple(TERMS.values())),))
