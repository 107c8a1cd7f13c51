"""Glossary of the report."""

from collections.abc import Mapping

from stormsizer.report.blocks import Definition, Definitions, Section

TERMS: Mapping[str, Definition] = {
    "array-response-time": Definition(
        term="Array response time", meaning="Time an I/O spends inside the controller, on its own clock."
    ),
    "back-end-io": Definition(
        term="Back-end I/O", meaning="Reads and writes that reach the drives, after caches and RAID."
    ),
    "bottleneck": Definition(
        term="Binding component",
        meaning="What gives out first and sets the pace: controller, drives, port, or a limit outside.",
    ),
    "boot-storm": Definition(term="Boot storm", meaning="Many desktops being powered on at the same time."),
    "closed-loop": Definition(
        term="Closed loop",
        meaning="A desktop waits for one I/O before it asks for the next: a slower array stretches a storm.",
    ),
    "desktop": Definition(term="Desktop", meaning="One virtual machine with one user."),
    "first-login": Definition(
        term="First login", meaning="A user's first login on a desktop, which creates the profile."
    ),
    "flash-cache": Definition(
        term="Flash cache", meaning="Cache on flash in front of the drives: of reads alone, or of writes too."
    ),
    "gb-gib": Definition(
        term="GB and GiB", meaning="1 GB is 10⁹ bytes, 1 GiB is 2³⁰ bytes; 1 MB/s is 10⁶ bytes per second."
    ),
    "grades": Definition(
        term="Good, fair, poor", meaning="Classes of login time; the thresholds stand among the goals."
    ),
    "host-response-time": Definition(
        term="Host response time",
        meaning="Time an I/O takes as the hosts see it, waiting in front of the array included.",
    ),
    "image-cache": Definition(
        term="Image cache",
        meaning="Memory of a host that keeps blocks of the images, so that the array never sees their reads.",
    ),
    "iops": Definition(term="IOPS", meaning="Reads and writes per second."),
    "login-storm": Definition(term="Login storm", meaning="Many users logging in at the same time."),
    "mean-peak": Definition(
        term="Mean and peak",
        meaning="A mean is taken over the phase's averaging window, a peak is the highest mean of any minute.",
    ),
    "monday-login": Definition(
        term="Monday login", meaning="A login after a reboot: the profile exists, the desktop's memory is cold."
    ),
    "percentiles": Definition(
        term="P10, P90", meaning="One in ten plausible values lies below P10, one in ten above P90."
    ),
    "phase": Definition(
        term="Phase",
        meaning="A stretch of the calendar: deployment, power-on, a login, steady state, idle, a backup and so on.",
    ),
    "pool": Definition(term="Pool", meaning="Desktops of one image, clone type and user type."),
    "raid-dp": Definition(
        term="RAID-DP", meaning="Groups of drives with two parity drives each; any two of a group may fail."
    ),
    "recompose": Definition(term="Recompose", meaning="Desktops are renewed from a new image, some at a time."),
    "right-sized": Definition(
        term="Right-sized", meaning="The capacity of a drive that the array's operating system uses."
    ),
    "slot": Definition(
        term="Slot", meaning="A place in the power-on queue; so many desktops are powered on at a time."
    ),
    "steady-state": Definition(
        term="Steady state", meaning="Users work, after login and the work that starts their day."
    ),
    "tier": Definition(
        term="Tier", meaning="Drives of one kind; where there are several, the hottest blocks lie on the fastest."
    ),
    "tuesday-login": Definition(
        term="Tuesday login", meaning="A login on a desktop that was used since it was powered on."
    ),
    "utilization": Definition(term="Utilisation", meaning="Share of the time in which a component is busy."),
}
"""Terms by a stable name."""


def glossary_section() -> Section:
    """Terms as used in this report."""
    return Section(id="glossary", title="Glossary", blocks=(Definitions(items=tuple(TERMS.values())),))
