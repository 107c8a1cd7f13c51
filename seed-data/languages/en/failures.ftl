# What-if analysis of component failures.

failure-lost-nodes = { $total ->
        [one] the only node lost
       *[other] { $n } of { $total } nodes lost
    }
failure-lost-controllers = { $total ->
        [one] the only controller lost
       *[other] { $n } of { $total } controllers lost
    }
failure-lost-drives = { $total ->
        [one] the only drive lost
       *[other] { $n } of { $total } drives lost
    }
failure-lost-ports = { $total ->
        [one] the only front-end port lost
       *[other] { $n } of { $total } front-end ports lost
    }
failure-lost-flash-caches = { $total ->
        [one] the only flash cache module lost
       *[other] { $n } of { $total } flash cache modules lost
    }
failure-time = { $start } – { $end }
failure-lost-on = { $lost } on { $time }
failure-logins = With { $lost }, 95% of logins take up to { $during } ({ $before } without the failure): { $grade }.
failure-logins-interrupted = { $share } of the logins are interrupted.
failure-reads = With { $lost }, reads take { $during } on average ({ $before } without the failure).
failure-no-reads = With { $lost }, there are no reads.
failure-fatal = With { $lost }, desktops lose access to their storage.
failure-takeover = A standby component takes over.
failure-one-array = These figures are for the affected array, one of { $arrays }, with { $desktops ->
        [one] { $desktops } desktop
       *[other] { $desktops } desktops
    }. Desktops on the other arrays are not affected.
failure-left-out = Left out because they overlap this failure: { $events }.
failure-goals-met = All goals are met during the failure.
failure-goals-missed = Goals missed during the failure: { $goals }.
failure-goals-missed-anyway = Goals missed with and without the failure: { $goals }.

field-of-failure-in-calendar = cannot be set for a failure in the calendar
allowed-default-value = omit it
field-unknown-failure = is not a failure in the calendar
allowed-no-failure-in-calendar = none: the calendar has no failures
field-part-not-in-array = The array does not have that many components of this kind.
allowed-part-of-array = a component that the array has

## Reports

failure-title = Component failure
failure-sheet = Component failure
failure-option = { $name }: { $sentence }
failure-method = Each pair of figures covers the time of the failure, without and with it. Login times are those of the whole login storm. The 95th percentile of the response time covers all I/Os, each with the mean response time at its moment. Goals for utilization apply to the mean of a phase while users log in or work, not to its busiest minute.
failure-figures = Figures without and with the failure
failure-figure = Figure
failure-change = { $before } → { $during }
failure-missed = Missed: { $goals }
failure-goals-without = Status without the failure
failure-goals-with = Status during the failure
failure-chart-caption = Hours around the failure (shaded). The dotted line is { $name } without the failure. Each point of a line is a mean over { $bucket }; goals for utilization apply to the mean of a whole phase.
failure-chart-logins = Logging in
failure-chart-reads = Read response time
failure-chart-writes = Write response time
failure-axis-reads = Read response time, ms
failure-users = users
failure-line-healthy = Without failure
failure-login-median = Median login time
failure-login-p95 = 95th percentile login time
failure-latency = Response time at the hosts
failure-read-mean = Reads, mean
failure-read-p95 = Reads, 95th percentile
failure-write-mean = Writes, mean
failure-write-p95 = Writes, 95th percentile
failure-use = Mean utilization
failure-use-peak = Utilization in the busiest minute
failure-column-starts = Failure starts
failure-column-ends = Failure ends
failure-column-configuration = Configuration
failure-column-group = Event or group
failure-column-without = Without failure
failure-column-with = With failure
