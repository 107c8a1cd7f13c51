"""Glossary of the report."""

from collections.abc import Mapping

from stormsizer.report.blocks import Definition, Definitions, Section

TERMS: Mapping[str, str] = {
    "Array response time": "Time an I/O spends inside the controller, on its own clock.",
    "Back-end I/O": "Reads and writes that reach the drives, after caches and RAID.",
    "Binding component": "What gives out first and sets the pace: controller, drives, port, or a limit outside.",
    "Boot storm": "Many desktops being powered on at the same time.",
    "Closed loop": "A desktop waits for one I/O before it asks for the next: a slower array stretches a storm.",
    "Desktop": "One virtual machine with one user.",
    "First login": "A user's first login on a desktop, which creates the profile.",
    "Flash cache": "Cache on flash in front of the drives: of reads alone, or of writes too.",
    "GB and GiB": "1 GB is 10⁹ bytes, 1 GiB is 2³⁰ bytes; 1 MB/s is 10⁶ bytes per second.",
    "Good, fair, poor": "Classes of login time; the thresholds stand among the goals.",
    "Host response time": "Time an I/O takes as the hosts see it, waiting in front of the array included.",
    "Image cache": "Memory of a host that keeps blocks of the images, so that the array never sees their reads.",
    "IOPS": "Reads and writes per second.",
    "Login storm": "Many users logging in at the same time.",
    "Mean and peak": "A mean is taken over the phase's averaging window, a peak is the highest mean of any minute.",
    "Monday login": "A login after a reboot: the profile exists, the desktop's memory is cold.",
    "P10, P90": "One in ten plausible values lies below P10, one in ten above P90.",
    "Phase": "A stretch of the calendar: deployment, power-on, a login, steady state, idle, a backup and so on.",
    "Pool": "Desktops of one image, clone type and user type.",
    "RAID-DP": "Groups of drives with two parity drives each; any two of a group may fail.",
    "Recompose": "Desktops are renewed from a new image, some at a time.",
    "Right-sized": "The capacity of a drive that the array's operating system uses.",
    "Slot": "A place in the power-on queue; so many desktops are powered on at a time.",
    "Steady state": "Users work, after login and the work that starts their day.",
    "Tier": "Drives of one kind; where there are several, the hottest blocks lie on the fastest.",
    "Tuesday login": "A login on a desktop that was used since it was powered on.",
    "Utilisation": "Share of the time in which a component is busy.",
}


def glossary_section() -> Section:
    """Terms as used in this report."""
    items = tuple(Definition(term=term, meaning=meaning) for term, meaning in TERMS.items())
    return Section(title="Glossary", blocks=(Definitions(items=items),))
