# Slides.

slide-label-value = { $label }: { $value }
slide-shape-chart = Chart { $number }
slide-shape-table = Table { $number }
slide-shape-text = Text { $number }
slide-layout-cover = Cover
slide-layout-message = Message
slide-lead-placeholder = Supporting statement
slide-file-title = { $title }: { $scenario }
slide-source = Source: Stormsizer simulation, created on { $created }; { $versions }.
slide-cover-subtitle = { $title }: { $subtitle }
slide-cover-owner = { $author } for { $customer }
slide-cover-facts = { $created } · { $versions }
slide-logo = Logo
slide-logo-of = Logo of { $name }

slide-table-described =
    { $rows ->
        [one] Table with { $rows } row: { $caption }. Columns: { $columns }. First rows: { $first }.
       *[other] Table with { $rows } rows: { $caption }. Columns: { $columns }. First rows: { $first }.
    }
slide-table-empty =
    { $rows ->
        [one] Table with { $rows } row: { $caption }. Columns: { $columns }.
       *[other] Table with { $rows } rows: { $caption }. Columns: { $columns }.
    }
slide-column-unit = { $label }, { $unit }
slide-more = and { $n } more
slide-more-in-report = and { $n } more in the report
slide-column-phase = Phase
slide-column-bottleneck = Bottleneck
slide-column-reads = Reads
slide-column-writes = Writes
slide-column-peak = Peak
slide-column-read = Read
slide-column-write = Write
slide-series-highest = Highest
slide-series-mean = Mean

slide-verdict-notes = The verdict covers the whole calendar: every phase is checked against every goal.

slide-figures-title =
    All goals are met in { $met } of { $total ->
        [one] { $total } phase
       *[other] { $total } phases
    }
slide-figures-title-login =
    All goals are met in { $met } of { $total ->
        [one] { $total } phase
       *[other] { $total } phases
    }; logins in the slowest login event take { $login } on average
slide-figures-lead = Key figures for the simulated calendar.
slide-states-title = All goals are met in { $met } of { $n } states
slide-states-lead = Verdict today, after the planned growth, and with each component failed that the goals require the array to survive.
slide-pools-title =
    { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    } { $pools ->
        [one] in { $pools } pool
       *[other] in { $pools } pools
    }
slide-figures-notes = All figures come from the finished run; means cover the averaging window of each phase.
slide-simulated = Simulated scenario
slide-simulated-pools =
    { $n ->
        [one] { $subtitle }: { $n } pool ({ $pools })
       *[other] { $subtitle }: { $n } pools ({ $pools })
    }
slide-simulated-events =
    { $events ->
        [one] { $events } event
       *[other] { $events } events
    } in the calendar, { $phases ->
        [one] { $phases } phase evaluated
       *[other] { $phases } phases evaluated
    }; times in { $zone }
slide-simulated-hosts =
    { $n ->
        [one] { $n } host with { $memory } of memory
       *[other] { $n } hosts, each with { $memory } of memory
    }
slide-goals = Goals
slide-goal-at-least = { $label }: at least { $limit }
slide-goal-at-most = { $label }: at most { $limit }

slide-week-title = Peak load: { $load } during { $phase }
slide-week-title-empty = No I/O in this calendar
slide-week-lead = Light lines show the highest value in each interval of { $interval }, including spikes that 1-minute averages hide; dark lines show means. Mean response times cover all I/Os.
slide-week-notes =
    { $n ->
        [one] { $n } interval of { $interval }, in { $zone } time.
       *[other] { $n } intervals of { $interval }, in { $zone } time.
    } Response times are measured at the hosts, for reads or writes, whichever is slower. A gap in a line means no I/O.
slide-week-goal = Goal: { $limit }
slide-week-load-chart = Line chart of reads and writes per second over the whole calendar. { $peak }.
slide-week-latency-chart = Line chart of the response time at the hosts over the whole calendar. Goal: { $limit }.
slide-week-load-axis = Reads and writes, IOPS
slide-week-latency-axis = Response time, ms

slide-logins-title-good = All logins are good
slide-logins-lead = A login, measured from the user’s arrival until the desktop is usable, is good up to { $good }, fair up to { $fair }, and poor beyond that.
slide-logins-part =
    { $n ->
        [one] The slowest of { $total } login events is shown.
       *[other] The { $n } slowest of { $total } login events are shown.
    }
slide-logins-bar = { $event } (mean { $mean })
slide-logins-good = Good
slide-logins-fair = Fair
slide-logins-poor = Poor
slide-logins-chart = { $caption }: { $events }.
slide-logins-notes = The goals for every login event are at least { $good } good logins and at most { $poor } poor logins.

slide-phases-title-met = All phases meet all goals
slide-phases-title-missed =
    { $n ->
        [one] { $n } phase misses goals: { $phase }
       *[other] { $n } phases miss goals; worst: { $phase }
    }
slide-phases-title-rows-met = Rows { $first } to { $last }: these phases meet all goals
slide-phases-title-rows-missed = Rows { $first } to { $last }: these phases also miss goals
slide-phases-title-rows-some =
    { $n ->
        [one] Rows { $first } to { $last }: { $n } more phase misses goals
       *[other] Rows { $first } to { $last }: { $n } more phases miss goals
    }
slide-phases-lead = All phases with their figures, worst first.
slide-phases-lead-part = Phases with their figures, worst first: { $first } to { $last } of { $total }.
slide-phases-notes = Means cover the averaging window of each phase; peaks are the highest 1-minute averages; response times are measured at the hosts. Pools with the same figures share a row.
slide-phases-table = Phases with their figures, worst first
slide-phases-logins = { $good } good, mean { $mean }
slide-phases-takes = takes { $duration }
slide-phases-unfinished = does not finish
slide-phases-not-in-time = not finished in time

slide-bottleneck-lead = The chart on the left shows utilization during { $phase }.
slide-bottleneck-notes = Utilization is the share of time during which a component is busy; the limits are the goals of the scenario.
slide-bottleneck-peak = Peak (1-minute average)
slide-bottleneck-limit = Limit
slide-bottleneck-use = { $component } { $mean }, limit { $limit }
slide-bottleneck-chart = Bar chart of utilization during { $phase }: { $uses }.
slide-bottleneck-table = Bottleneck in each phase
slide-bottleneck-others =
    { $n ->
        [one] and { $n } more phase
       *[other] and { $n } more phases
    }

slide-cost = Cost: { $cost }.
slide-not-searched-title = No configuration search was run for this report
slide-not-searched-lead = The table shows the simulated configuration.
slide-alternatives-lead = The table shows the cheapest configuration in each array family.
slide-alternatives-desktops = Prices per desktop are based on { $desktops }.
slide-alternatives-notes =
    { $desktops ->
        [one] The comparison is for { $desktops } desktop.
       *[other] The comparison is for { $desktops } desktops.
    }
slide-advice-title = { $change }: all goals are met without new hardware
slide-advice-earlier-title = Version { $version }: { $title }
slide-advice-lead = The least disruptive schedule change and the cheapest hardware change, each simulated over the whole calendar.
slide-windows-title = Plan a reboot window of { $window }: { $then } instead of { $now } as simulated
slide-windows-title-before = Plan a reboot window of { $window }: { $now } in this plan, { $before } before (version { $version })
slide-windows-title-now = Plan a reboot window of { $window }
slide-windows-lead = Shortest windows on the array as it is, with all other events as scheduled, in which no goal is missed that is met today.

slide-runway-lead = The figures are for the existing array; all pools grow proportionally.
slide-runway-notes =
    { $simulations ->
        [one] { $simulations } simulation
       *[other] { $simulations } simulations
    }; resolution: { $step ->
        [one] { $step } desktop
       *[other] { $step } desktops
    }; growth: { $growth } per year.
slide-runway-limit = Maximum number of desktops with all goals met
slide-runway-years-chart =
    { $n ->
        [one] Line chart of the number of desktops by year, compared with the { $n } desktop that the array supports.
       *[other] Line chart of the number of desktops by year, compared with the { $n } desktops that the array supports.
    }
slide-runway-chart = Bar chart of the number of desktops: { $values }.

slide-confidence-no-driver = No single input has a dominant influence.
slide-confidence-goals = Goals missed most often
slide-confidence-no-goal = No goal is missed in any simulation.
slide-confidence-table = Phases that miss their goals most often, with P10 to P90 ranges
slide-confidence-column-share = Simulations that meet all goals
slide-confidence-column-login = Mean login time

slide-sensitivity-now = With today’s desktops and all components, the margin is smallest during { $phase } ({ $margin }). Inputs were varied one at a time.
slide-sensitivity-notes =
    { $n ->
        [one] { $n } simulation.
       *[other] { $n } simulations.
    } The margin to the nearest goal is expressed as a share of that goal and is negative if the goal is missed. An input without a range in the catalog was varied by a typical percentage in both directions.
slide-sensitivity-input = { $input } ({ $range })
slide-sensitivity-low = Margin at the low end
slide-sensitivity-high = Margin at the high end
slide-sensitivity-chart = Bar chart of the margin to the nearest goal at both ends of each input’s range: { $inputs }.

slide-evidence-lead = Measured values that were not used for calibration, compared with predictions; values outside tolerance come first.
slide-evidence-sources = Sources: { $sources }.
slide-evidence-measured = Measured values, each in its own unit
slide-evidence-predicted = Predicted values
slide-evidence-chart =
    { $n ->
        [one] Scatter chart of { $n } measured value and its prediction, on logarithmic axes.
       *[other] Scatter chart of { $n } measured values and their predictions, on logarithmic axes.
    }
slide-evidence-inside = Within tolerance
slide-evidence-outside = Outside tolerance
slide-evidence-equal = Prediction equals measurement

slide-assumptions-title-assumed =
    { $n ->
        [one] The results are based on { $n } value ({ $assumed } assumed)
       *[other] The results are based on { $n } values, { $assumed } of them assumed
    }
slide-assumptions-lead = The assumed values with the widest ranges come first; check them before you rely on the results. The report lists all values.
slide-assumptions-notes = { $n } of { $total } values are shown: the one with the widest range for each reason, of the phases in the calendar.
slide-assumptions-table = Assumptions to check first
slide-assumptions-more =
    { $n ->
        [one] { $n } more value for the same reason
       *[other] { $n } more values for the same reason
    }
slide-assumptions-column-fact = Assumption
slide-assumptions-column-value = Value
slide-assumptions-column-source = Source

slide-reading-title = Predictions are model means, not guarantees
slide-reading-lead = Created on { $created }; { $versions }.
slide-reading-about = About these slides
slide-reading-notes = Notes
slide-reading-more-notes =
    { $n ->
        [one] { $n } more note is in the report.
       *[other] { $n } more notes are in the report.
    }
slide-reading-sources = All figures on these slides come from the finished run; the report lists all sources.
