# What-if analysis of component failures.

failure-lost-nodes = { $total ->
        [one] the only node
       *[other] { $n } of { $total } nodes
    }
failure-lost-controllers = { $total ->
        [one] the only controller
       *[other] { $n } of { $total } controllers
    }
failure-lost-drives = { $total ->
        [one] the only drive
       *[other] { $n } of { $total } drives
    }
failure-lost-ports = { $total ->
        [one] the only front-end port
       *[other] { $n } of { $total } front-end ports
    }
failure-lost-flash-caches = { $total ->
        [one] the only flash cache module
       *[other] { $n } of { $total } flash cache modules
    }
failure-time = { $start } – { $end }
failure-logins = With { $lost } lost on { $time }, 95% of logins take up to { $during } ({ $before } without the failure): { $grade }.
failure-logins-interrupted = { $share } of the logins are interrupted.
failure-reads = With { $lost } lost on { $time }, reads take { $during } on average ({ $before } without the failure).
failure-no-reads = With { $lost } lost on { $time }, there are no reads.
failure-fatal = With { $lost } lost on { $time }, desktops lose access to their storage.
failure-takeover = A standby component takes over.
failure-left-out = Left out because they overlap this failure: { $events }.
failure-goals-met = All goals are met during the failure.
failure-goals-missed = Goals missed during the failure: { $goals }.
failure-goals-missed-anyway = Goals missed with and without the failure: { $goals }.

field-of-failure-in-calendar = cannot be given for a failure in the calendar
allowed-default-value = leave it out
field-unknown-failure = is not a failure in the calendar
allowed-no-failure-in-calendar = none: the calendar has no failures
field-part-not-in-array = The array does not have that many of this component.
allowed-part-of-array = a component that the array has
