## Why an event is not possible
calendar-rule-deployed = The desktops of { $pool } are already deployed.
calendar-rule-not-deployed = The desktops of { $pool } are not deployed yet.
calendar-rule-on = The desktops of { $pool } are already powered on.
calendar-rule-off = The desktops of { $pool } are powered off.
calendar-rule-logged-in = The users of { $pool } are already logged in.
calendar-rule-logged-off = The users of { $pool } are not logged in.
calendar-rule-same-start = Another event of { $pool } starts at the same time.
calendar-rule-leaving = The users of { $pool } are still logging off.
calendar-rule-outage = Another outage is in progress.
calendar-rule-failure = Another component of the same array has failed.
calendar-rule-no-recompose = The deployment of { $pool } does not define how desktops are recomposed.
calendar-rule-outside = The event would be outside the calendar.
calendar-conflict = { $time }: { $reason }
calendar-conflict-other = { $event } at { $time } would be impossible: { $reason }

## What changed
calendar-placed-later = { $name } added at the next possible time, { $time }
calendar-placed-earlier = { $name } added at an earlier time, { $time }
calendar-not-placed = { $name } not added: no possible time in the calendar
calendar-n-added =
    { $n ->
        [one] { $n } event added
       *[other] { $n } events added
    }
calendar-n-replaced =
    { $n ->
        [one] { $n } event replaced.
       *[other] { $n } events replaced.
    }
calendar-n-deleted =
    { $n ->
        [one] { $n } event deleted
       *[other] { $n } events deleted
    }
calendar-n-moved =
    { $n ->
        [one] { $n } event moved
       *[other] { $n } events moved
    }
calendar-n-left-out =
    { $n ->
        [one] { $n } event not copied: { $reason }
       *[other] { $n } events not copied: { $reason }
    }
calendar-nothing-added = No events added
calendar-nothing-to-copy = The other days already have all events of this day.

## Templates
calendar-templates = Templates
calendar-template-nightly-reboot = Nightly reboot
calendar-template-patch-tuesday = Patch Tuesday
calendar-template-backup-window = Backup window
calendar-template-antivirus-scan = Weekly antivirus scan
calendar-template-nightly-reboot-help = Every workday at 02:00 local time, from the first workday of the calendar
calendar-template-patch-tuesday-help = Tuesday at 20:00 local time, then a restart on Wednesday at 02:00; the second Tuesday of the month if the calendar has it
calendar-template-backup-window-help = Every workday from 22:00 to 02:00, from the first workday of the calendar
calendar-template-antivirus-scan-help = Wednesday at 20:00 local time
calendar-template-all-pools = All pools
calendar-template-there = These events are already in the week.
calendar-template-no-day = The calendar does not include this day.
calendar-patch-event = Patch Tuesday
calendar-patch-reboot-event = Restart after patching
calendar-backup-event = Nightly backup
calendar-scan-event = Weekly antivirus scan

## Menus
calendar-menu-event = Actions for { $name }
calendar-menu-selected =
    { $n ->
        [one] { $n } event selected
       *[other] { $n } events selected
    }
calendar-menu-open = Open
calendar-menu-select = Add to selection
calendar-menu-unselect = Remove from selection
calendar-menu-clear = Clear selection
calendar-menu-copy = Copy
calendar-menu-paste = Paste
calendar-menu-duplicate = Copy to next day
calendar-menu-delete = Delete
calendar-menu-add = Add event
calendar-menu-slot = Actions for { $time }
calendar-menu-day-copy = Copy day to { $day }
calendar-menu-day-workdays = Copy day to the other workdays
calendar-menu-day-select = Select all events
calendar-key-delete = Delete

## Legend
calendar-legend = Legend
calendar-legend-overrun = Striped: runs longer than planned
calendar-legend-load = Edge of the day: load on the array
calendar-legend-period = Shaded: period of the charts
calendar-legend-colors = Color: kind of event
