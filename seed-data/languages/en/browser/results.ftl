## Verdict
results-verdict = Verdict
results-fix-errors =
    { $n ->
        [one] Fix { $n } error to see results
       *[other] Fix { $n } errors to see results
    }
results-error-at = { $path }: { $problem }
results-no-answer = no results
results-show-field = Show field
results-answered-in = computed in { $time }
results-updating = updating…
results-show-event = Show event
results-try-again = Try again
results-computing = Computing first results…
results-check = { $goal } { $value }, goal { $limit }
results-cost-details = { $configuration }: show bill of materials

## Runs and reports
results-run = Run
results-run-again = Run again
results-run-failed = Run failed
results-run-cancelled = Run canceled
results-run-over = { $state }: { $message }
results-report = Report (PDF)
results-report-version = Report (PDF), v{ $version }
results-report-outdated = This report is for version { $version }. Run again to create a report for the current version.
results-report-formats = More report formats
results-export = Export
results-export-hint = Exports the load of version { $version } so that you can verify the result on a real array. The files contain a placeholder instead of a device name.
results-export-fio = fio job file
results-export-fio-hint = works with any release of fio
results-export-fio-poisson = fio job file, random arrivals
results-export-fio-poisson-hint = requires fio 3.29 or later
results-export-vdbench = vdbench parameter file
results-export-vdbench-hint = vdbench 5.04

## Capacity
results-capacity = Capacity
results-capacity-how = Calculation
results-capacity-space = Capacity
results-capacity-needed = Needed
results-capacity-offered = Usable
results-total = Total
results-capacity-missing = Insufficient capacity: { $needed } needed, { $usable } usable.
results-capacity-met = { $needed } needed of { $usable } usable; { $free } free, goal { $goal } met.
results-capacity-missed = { $needed } needed of { $usable } usable; { $free } free, goal { $goal } missed.
results-capacity-reduction = Data reduction { $ratio } : 1 on { $reduced } of { $space }; the rest is not reduced.

## Bill of materials
results-bill = Bill of materials
results-bill-part = Part
results-bill-quantity = Quantity
results-bill-installed = Installed
results-bill-each = Unit price
results-bill-price = Price
results-bill-in = { $what }, { $currency }
results-bill-rack = Rack, U
results-bill-power = Power, W
results-bill-per-desktop =
    { $n ->
        [one] Per desktop ({ $n } desktop)
       *[other] Per desktop ({ $n } desktops)
    }
results-bill-ownership = Total cost of ownership
results-bill-item = Item
results-bill-once = Once
results-bill-per-year = Per year
results-bill-years =
    { $n ->
        [one] Over { $n } year
       *[other] Over { $n } years
    }
results-bill-per-month = Per desktop per month
results-bill-note = Prices: { $prices }. Unknown values are shown as a dash and are not included in the totals.
results-bill-prices = Edit price list

## Details of a figure
results-figure-open = Show calculation
results-figure-title = Calculation
results-figure = Figure
results-figure-none = No load in this phase.
results-figure-terms = Terms in the calculation of { $figure }
results-figure-inputs = Inputs
results-figure-no-inputs = This calculation uses no catalog values; it depends only on the scenario.
results-not-known = not known

## Events
results-event-wrong = Invalid
results-event-missed = Goal missed
results-login-experience-of = Login experience, { $event }
results-mean-login = { $time } mean login
results-incomplete = not complete when the calendar ends
results-at-local-time = { $text } ({ $time } in { $place })
results-free-capacity = { $share } free
results-days = { $first } – { $last } · { $n } days
results-days-range = Worst day: { $day } · all days: { $range }
results-no-goals = No goals apply: no users log in or work at this time.
results-days-show = Show individual days
results-days-hide = Hide individual days
results-days-show-of = Show the { $n } days of { $event }
results-days-hide-of = Hide the { $n } days of { $event }
results-problem = { $message } (allowed: { $allowed })
results-mean = Mean
results-p95 = 95% of users within
results-longest = Longest
results-waited = Users who waited for a desktop
results-indicators = Experience indicators
results-score-machine = Machine score
results-score-io = I/O score
results-utilization = Utilization
results-drive-load = Drive load
results-tier = Tier
results-iops-per-drive = IOPS per drive
results-mb-read = MB/s read
results-mb-written = MB/s written
results-load = Load
results-reads = Reads
results-writes = Writes
results-peak = Peak (1-minute average)
results-data-read = Data read
results-data-written = Data written
results-read-time = Read response time at the hosts
results-write-time = Write response time at the hosts

## Login experience
results-login-experience = Login experience
results-login-experience-note = Time from arrival to a usable desktop. Good: up to { $good }. Fair: up to { $fair }. Poor: longer.
results-predicted-of = { $what }, predicted
results-measured-of = { $what }, measured
results-predicted = predicted: { $figures }
results-measured = measured: { $figures }
results-login-figures = mean { $mean }, 95% within { $p95 }, longest { $max }
results-login-mean = mean { $time }
results-login-longest = longest { $time }
results-n-users =
    { $n ->
        [one] { $n } user
       *[other] { $n } users
    }
results-pools-alike = { $n } pools with { $users } each
results-pools-users = { $pools }: { $users }
results-login-times = Login times
results-login-times-of = Login times, { $event }
results-from = From
results-to = To
results-users = Users
results-grade = Grade

## Response-time curve
results-curve = Response-time curve
results-curve-phase = Phase to plot
results-curve-none = This phase puts no load on the array.
results-curve-legend = Line: constant load with the same I/O mix. Pale dots: the phase over time.
results-curve-here = here: { $time }
results-curve-goal = goal { $time }
results-curve-full = { $component } saturated
results-curve-summary = Response-time curve for { $phase }. { $sentence }
results-curve-mean = Mean, ms
results-curve-reads = Reads, ms
results-curve-writes = Writes, ms
results-curve-at-phase = { $rate }, this phase
results-curve-at-goal = { $rate }, goal

## Figures per phase
results-phases = Figures per phase
results-phases-note = Predicted means of the load of all pools over each phase; for events that repeat, the highest of their days.
results-phases-note-measured = Bold: predicted. Below: measured, with the prediction error. ○ { $fitted }.
results-fitted = used for calibration, or set in the study
results-show-quiet = Show quiet phases
results-phase = Phase
results-measured-word = measured
results-column-read = Read
results-column-written = Written
results-column-read-time = Read time
results-column-write-time = Write time
results-column-duration = Duration
results-column-mean-login = Mean login

## Components
results-component-controller_cpu = Controller CPU
results-component-flash = Flash drives
results-component-drives = Drives
results-component-performance = Fast drives
results-component-capacity = Capacity drives
results-component-iops_limit = IOPS limit
results-component-throughput_limit = Throughput limit
results-component-port_out = Ports, to hosts
results-component-port_in = Ports, to array
results-component-host_link_in = Host links, to hosts
results-component-host_link_out = Host links, to array
results-component-host_cpu = Host CPU
results-name-controller_cpu = CPU
results-name-flash = Flash
results-name-performance = Fast
results-name-capacity = Capacity
results-mark-drives = Drives
results-mark-capacity = Capac.
results-mark-iops_limit = IOPS
results-mark-throughput_limit = MB/s
results-mark-port_out = Port out
results-mark-port_in = Port in
results-mark-host_link_in = Link in
results-mark-host_link_out = Link out
results-mark-host_cpu = Hosts
results-n-drives =
    { $n ->
        [one] { $n } drive
       *[other] { $n } drives
    }

## Charts for the week
results-charts = Charts for the week
results-period = Period
results-period-hint = Enter start and end times to the second, or drag across the charts
results-period-drag = You can also drag across the charts to select a period.
results-period-limits = The period must be within { $span }, and its end must be after its start.
results-period-show = Show this period
results-each-component = By component
results-chart-iops = I/O rate
results-chart-throughput = Throughput
results-chart-latency = Response time at the hosts
results-chart-credits = Burst credits left
results-iops-credits = IOPS credits
results-throughput-credits = Throughput credits
results-line-ports = Ports
results-line-host-links = Host links
results-goal-cpu = CPU goal { $goal }
results-goal-drives = drive goal { $goal }
results-goal = goal { $goal }
results-peak-none = { $line }: none
results-peak-idle = { $line }: idle
results-peak-at = { $line }: peak { $value } at { $time }
results-chart-summary = { $title }. { $peaks }.
results-under = under { $share }: { $lines }
results-goals-above = above the axis: { $goals }

## Discrete-event simulation
results-window-name = Every I/O, { $period }
results-window = Every I/O
results-window-note = Response times of individual I/Os; the charts for the week show means.
results-window-list = Simulated windows
results-window-under-way = Simulating every I/O in this window
results-window-progress = Progress of this window
results-window-failed = Simulation failed
results-window-cancelled = Simulation canceled
results-window-cancelled-hint = No results were saved.
results-window-simulate-again = Simulate again
results-window-changed = The scenario has changed since this window was simulated.
results-window-age = Simulated for version { $simulated }; current version: { $current }
results-window-age-unsaved = Simulated for version { $simulated }; the scenario has unsaved changes
results-window-delete = Delete this window
results-window-option = { $span }, v{ $version }
results-window-option-queued = { $name }, waiting
results-window-option-running = { $name }, running
results-window-option-failed = { $name }, failed
results-window-option-cancelled = { $name }, canceled
results-simulate = Simulate every I/O
results-simulate-label = Every I/O:
results-simulate-show = Show results
results-size-problems = fix the marked fields first
results-size-counting = counting I/Os…
results-size-none = no I/O in this period
results-size = about { $ios } I/Os, { $n } replications
results-size-start = Start: { $problem }
results-size-end = End: { $problem }
results-n-ios = { $n } I/Os
results-n-replications =
    { $n ->
        [one] { $n } replication
       *[other] { $n } replications
    }
results-seed = seed { $seed }
results-simulated-in = simulated in { $time }
results-engine = engine { $version }
results-notes = Notes
results-window-differs = The discrete-event and week simulations differ
results-window-open-percentile = A dash (–) means that fewer than ten I/Os exceeded this percentile, too few for an estimate.
results-compared = <strong>{ $what }</strong>: { $words }
results-window-charts = Charts for the window
results-window-over-time = Over time
results-window-components = Components
results-window-components-of = Components in the window
results-window-times = Response times of every I/O
results-window-times-ms = Response times of every I/O, ms
results-activity = Activity
results-operation = Operation
results-ios = I/Os
results-mean-ms = Mean, ms
results-busiest = Busiest
results-busiest-component = component
results-week = week
results-every-io = every I/O
results-difference = difference
results-longest-io = longest
results-all-together = All combined
results-all-of-them = All activities
results-activity-op = { $activity }, { $op }
results-agrees = agrees with the week simulation
results-differs-more = week { $week }, every I/O { $each }: { $share } higher
results-differs-less = week { $week }, every I/O { $each }: { $share } lower
results-open-busy = not compared: a component is at { $share } utilization; above { $limit }, brief peaks dominate the mean
results-open-spread = not compared: replications differ by ±{ $spread }, which exceeds the allowed difference
results-station = Component
results-servers = Servers
results-servers-hint = in parallel
results-busy = Utilization
results-here = in this window
results-in-week = in the week
results-points = points
results-mean-wait = Mean wait
results-waiting = Queue
results-waiting-mean = mean
results-waiting-max = maximum
results-reads-and-writes = Reads and writes
results-week-mean = Mean of the week simulation
results-waiting-at = Queue at each component
results-jobs = jobs
results-near-zero = close to zero: { $lines }
results-times-of-reads = Response times of reads
results-times-of-writes = Response times of writes
results-distribution-time = Response time
results-distribution-share = Share of I/Os
results-distribution-longer = Share of I/Os that took longer
results-distribution-cell = { $from } to { $to } ms
