# Report: document, results, sources, charts and template.

## Document

report-title = VDI storage sizing report
report-subtitle = { $desktops ->
    [one] { $desktops } desktop
   *[other] { $desktops } desktops
}, { $starts } – { $ends }
report-versions = Stormsizer { $engine }
report-more = { $n } more
report-phase-of-pools = { $phase }, { $pools }
report-phase-days = { $phase }, { $n } days through { $last }
report-days-range = Worst day: { $day }. All days: { $low } to { $high }.
report-phase-worst-of = { $phase }, worst of { $n } days
report-nothing = –

## Cover

report-cover-date = Date
report-cover-engine = Calculated with

## Template

report-running-foot = { $created }, { $versions }
report-page = Page { $page } of { $pages }
report-table-number = Table { $number }
report-contents = Contents
report-verdict = Verdict
report-load-measured-all =
    { $part ->
        [steady] The steady-state load
       *[all] The load
    } of all desktops is from measurements at the customer’s site.
report-load-measured =
    { $part ->
        [steady] The steady-state load
       *[all] The load
    } of these pools is from measurements at the customer’s site: { $pools }.
report-subject = { $desktops }. { $array }
report-limit = limit: { $limit }
report-logo = Logo
report-logo-of = { $organization } logo
report-legend-goal = goal
report-legend-less = at a lower input value
report-legend-more = at a higher input value
report-legend-current = current value
report-legend-interval = P10 to P90
report-legend-median = median
report-legend-nominal = nominal values
report-outlook-heading = Further analyses
report-experience-heading = User experience
report-remark-fonts = Some names use characters ({ $scripts }) that are missing from the report fonts. Missing characters are printed as boxes that show their script; copied text and searches still use the actual characters.
report-remark-logo = The cover logo could not be read and was omitted.

## Charts

report-line-reads = reads
report-line-writes = writes
report-line-read = read
report-line-written = written
report-line-host-link-in = host links in
report-line-host-link-out = host links out
report-line-iops-credits = IOPS credits
report-line-throughput-credits = throughput credits
report-panel-rates = Reads and writes
report-panel-throughput = Throughput
report-panel-credits = Burst credits left
report-panel-response-time = Response time
report-panel-utilization = Utilization
report-panel-utilization-array = Utilization, array
report-panel-utilization-ports = Utilization, ports and hosts
report-panel-title = { $title }, { $unit }
report-panel-title-log = { $title }, { $unit } (log scale)
report-limit-goal = goal
report-limit-cpu = CPU
report-limit-ports = ports
report-limit-host-links = host links
report-limit-host-cpu = host CPU
report-limit-drives = drives
report-limit-volumes = volume limits
report-chart-limit = { $label } { $value }
report-histogram-title = Users by login time, %
report-histogram-limit = { $grade } ≤ { $limit }
report-margin-title = Margin to the nearest goal, % of the goal
report-margin-goal = goal
report-margin-plus = +{ $margin }
report-margin-least = ≤ { $margin }
report-margin-desktops = desktops

## First page

report-question-met = Goals met
report-question-missed = Goals missed
report-question-bottleneck = Bottlenecks
report-question-changes = Recommended changes
report-figure-phases = Phases that meet all goals
    .value = { $met } of { $total }
    .note = phases in the calendar
report-figure-slowest-login = Mean login time, slowest event
report-figure-peak-load = Peak load (1-minute average)
report-figure-peak-load-today = Peak load today, { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    } (1-minute average)
report-figure-peak-logins = { $phase }; logins, not steady state
report-figure-spare-capacity = Free capacity
    .note = goal: at least { $limit }
    .note-growth = { $spare } in { $year } with { $n } desktops; goal: at least { $limit }
    .note-reduction = { $note }; data reduction of { $ratio } to 1 applies to { $share } of the data
report-figure-spare-capacity-today = Free capacity with today’s { $n } desktops
report-figure-no-price = Price
    .note-assumed = { $drives ->
        [one] { $drives } drive (assumed), price unknown
       *[other] { $drives } drives (assumed), price unknown
    }
    .note = { $drives ->
        [one] { $drives } drive, price unknown
       *[other] { $drives } drives, price unknown
    }
report-figure-price = Price of simulated configuration
    .value-owned = Already owned
    .note-illustrative = { $price }, illustrative
    .note-installed = without installed parts
    .note-storage-only = storage only, servers not included
report-met-point = { $phase }: { $result }
report-met-logins = { $good } good, mean { $mean }
report-met-done = done in { $duration }
report-met-load = { $load } at { $latency }
report-met-none = No phase meets all goals.
report-missed-point = { $phase }: { $goals }
report-missed-unfinished = work not finished when the calendar ended
report-missed-none = All phases meet all goals.
report-bottleneck-point = { $phase }: { $sentence }
report-bottleneck-none = No component is close to its limit.
report-change-schedule = Schedule: { $change }
report-change-none = This report does not include a search for other configurations.
report-change-is-cheapest = No change: of the configurations compared, the simulated one is the cheapest that meets all goals.
report-change-cost = Cost: { $cost }
report-change-step = { $field }: { $before } → { $after }
report-more-in-tables = { $n } more; see the tables
report-more-phases-in-tables = { $n ->
        [one] { $n } more phase; see the tables
       *[other] { $n } more phases; see the tables
    }
report-goal-at-least = { $label } { $value } (goal: at least { $limit })
report-goal-at-most = { $label } { $value } (goal: at most { $limit })
report-goal-unfinished = not finished in time
report-reach-none = Goals are missed regardless of the number of desktops.
report-reach-none-failed = { $failure }, goals are missed regardless of the number of desktops.
report-reach-current = All goals are met for up to { $most ->
    [one] { $most } desktop
   *[other] { $most } desktops
}, the current number.
report-reach-more = All goals are met for up to { $most ->
    [one] { $most } desktop
   *[other] { $most } desktops
}, { $n } more than now.
report-reach-limit = First goal missed with more desktops: { $goal }.
report-reach-fewer = All goals are met for up to { $most ->
    [one] { $most } desktop
   *[other] { $most } desktops
}, { $n } fewer than now.
report-reach-all-years = All goals are met every year through { $year }.
report-reach-first-year = A goal is first missed in { $year }.

## Second page

report-decision = Risks and next steps
report-decision-week = Reads and writes over the whole calendar, in { $zone } time.
report-decision-assumed = Assumed inputs: { $n } of { $total }; defaults: { $n_default }. The section on assumptions lists all of them with their sources.
report-not-simulated = Not simulated, because the calendar has no such event: { $kinds }. If any of them take place, the simulation has to include them.
report-not-simulated-patches = patching
report-not-simulated-scans = antivirus scans
report-not-simulated-backups = backups
report-not-simulated-replication = replication
report-not-simulated-reboots = reboots and power-ons
report-not-simulated-image-updates = image updates
report-fits = It fits: the existing array has room for { $n ->
        [one] { $n } more desktop
       *[other] { $n } more desktops
    }.
report-risks = Risks, each with its next step
report-risk = Risk
report-next-step = Next step
report-owner = Owner
report-owner-customer = Customer
report-owner-vendor = Storage vendor
report-owner-presales = Presales
report-risk-goals-recommended = Use the recommended configuration.
report-risk-goals-next = Change the schedule, the array, or the goal, and simulate again.
report-risk-hosts-next = Provide { $needed } hosts instead of { $hosts }, and simulate again.
report-risk-confidence-next = Test the array under this load before acceptance; Stormsizer exports it as jobs for load generators.
report-risk-guest-time-next = Time logins on today’s desktops; we then recalculate with the measured time.
report-risk-array = No measurement of { $array } with virtual desktops is known; its performance is derived from other arrays.
report-risk-array-next = Confirm the configuration and its performance under this load.
report-risk-load = The load is that of a workload profile ({ $profiles }), not of the customer’s own desktops.
report-risk-load-next = Measure 20 to 50 desktops for a week, and import the files.
report-risk-storms = Only the steady state was measured; boots and logins are those of a workload profile.
report-risk-storms-next = Record a login storm and a restart, and import the files.
report-risk-key-figures = The parts of { $array } are assumed, and its performance follows from the stated maximum.
report-risk-cores-next = State the cores and the clock speed of the hosts.
report-risk-others-next = State the reads, writes, and space of everything else on the array.
report-risk-growth = Growth is not planned: the sizing is for today’s desktops.
report-risk-growth-next = State the desktops expected in the next three to five years.
report-risk-failures = The goals do not have to be met while a component is failed.
report-risk-failures-next = Choose the components whose failure the array must tolerate.
report-risk-no-price = The price of this configuration is not known.
report-risk-illustrative = Prices are illustrative, not a quote.
report-risk-price-next = Get a quote.
report-confirm = To confirm with the customer, by usual effect on the result
report-confirm-input = Input
report-confirm-used = Used here
report-confirm-question = Question
report-confirm-range = { $range }
report-confirm-users = Users
report-confirm-users-used = { $users } users, { $desktops } desktops
report-confirm-users-question = How many users work at the same time, today and in three years?
report-confirm-work = Workload
report-confirm-work-question = Are there measurements of today’s desktops (Perfmon, esxtop, or Live Optics)?
report-confirm-guest-time = Login time
report-confirm-guest-time-used = { $guest } of guest time
report-confirm-guest-time-question = How long do logins take on today’s desktops?
report-confirm-logins = Login window
report-confirm-logins-question = When do most users log in, and within how many minutes?
report-confirm-hosts = Hosts
report-confirm-hosts-used = { $n } with { $cores } cores at { $clock } and { $memory } each
report-confirm-hosts-question = Which servers will run the desktops?
report-confirm-hosts-imported-question = Will these servers run the desktops from now on, too?
report-confirm-site = Data center of the desktops
report-confirm-site-used = one for all sites: { $pools }
report-confirm-site-question = Where do the hosts and the array of each site run? A site with a data center of its own needs its own scenario.
report-confirm-data = Data per desktop
report-confirm-data-used = image { $image }, growth { $growth }
report-confirm-data-with-profiles-used = image { $image }, growth { $growth }, profile container { $container }
report-confirm-data-question = How large are today’s images and profiles?
report-confirm-reduction = Data reduction
report-confirm-reduction-used = { $ratio } to 1
report-confirm-reduction-question = Which ratio does the vendor guarantee for this data?

## Week

report-of-array = { $title }: { $array }
report-arrays-title = Arrays
report-arrays-verdicts = Verdict on each array
report-arrays-array = Array
report-arrays-verdict = Verdict
report-arrays-placement = Arrays on which each pool stores its data
report-arrays-image = Image
report-arrays-deltas = Deltas
report-arrays-profiles = Profiles and user data
report-arrays-file-service = a file service that is not simulated
report-week = The week
report-week-caption = The whole calendar, in { $zone } time. Lines show means; the lighter bands extend from the lowest to the highest value, so averaging does not hide peaks. Response times are measured at the hosts. The numbers at the top match those in the events table; weekends are shaded.
report-week-alternative = Charts of the whole calendar: reads and writes per second, throughput, response time at the hosts, and utilization. Highest loads: { $peaks }.
report-week-alternative-empty = Charts of the whole calendar: reads and writes per second, throughput, response time at the hosts, and utilization.
report-week-peak = { $phase } at { $load }
report-storms-none = The calendar has no storms.
report-storms = Storms in detail; each chart has its own scale
report-storms-selected = { $n } of { $total } storms: those that miss a goal or have the highest load; each chart has its own scale
report-storm = { $mean } on average, { $peak } at the peak; up to { $throughput }; reads take { $reads }, writes { $writes }
report-storm-alternative = Reads and writes per second and response time during { $phase }: { $figures }

## Logins

report-logins = Login experience
report-logins-none = No user logs in during this calendar.
report-logins-thresholds = A login is good up to { $good }, fair up to { $fair }, and poor beyond that. Login time is measured from the user’s arrival until the desktop is usable. Goals for every login event: at least { $min_good } good logins and at most { $max_poor } poor logins.
report-logins-selected = The { $n } slowest of { $total } login events are shown.
report-logins-bars = Share of users with a good, fair, or poor login
report-login-share-good = { $share } good
report-login-share-fair = { $share } fair
report-login-share-poor = { $share } poor
report-login-shares = { $shares } (mean { $mean })
report-login-times = Login times
report-login-event = Login event
report-login-users = Users
report-login-mean = Mean
report-login-sd = Std. dev.
report-login-median = Median
report-login-p95 = P95
report-login-longest = Longest
report-login-waited = Waited for a desktop
report-login-histograms = Login times for events in which not all logins are good
report-login-histogram-alternative = Histogram of login times during { $event }: { $shares }, longest { $longest }

## Phases

report-phases = Phase by phase
report-phases-means = Rates, throughput, response times, and utilization are means over the averaging window of each phase; peaks are the highest 1-minute averages. An event that repeats has the highest values of its days.
report-phases-selected = The tables show { $n } of { $total } phases: those that miss a goal and those with the highest load. The workbook includes all phases.
report-phases-met = All phases meet all goals.
report-phases-summary = Summary: load, response time, and user experience
report-phases-load = Load in each phase
report-phases-response-time = Response time in each phase
report-phases-utilization = Utilization in each phase
report-phases-back-end = Drive load in each phase, after caches and RAID
report-phases-bottleneck = Bottleneck in each phase
report-phases-missed-goals = Missed goals
report-phase = Phase
report-mean = Mean
report-peak = Peak
report-peak-response = All I/O together, slowest minute
report-response = Latency
report-user-experience = User experience
report-bottleneck = Bottleneck
report-goals = Goals
report-status = Status
report-goal = Goal
report-desktops = Desktops
report-duration = Duration
report-reads = Reads
report-writes = Writes
report-read = Read
report-written = Written
report-host-read = Host read
report-host-write = Host write
report-array-read = Array read
report-array-write = Array write
report-tier = Tier
report-back-end-io = Back-end I/O
report-per-drive = Per drive
report-explanation = Explanation
report-value = Value
report-limit-column = Limit
report-finished = Finished in time
report-yes = yes
report-no = no
report-at-least = at least { $limit }
report-at-most = at most { $limit }
report-result-unfinished = not finished when the calendar ends
report-result-unfinished-note = not finished
report-result-logins = { $good } good logins, mean { $mean }
report-result-done = done in { $duration }
report-result-latency = { $latency } response time at the hosts
report-short-controller-cpu = CPU
report-short-flash = Flash
report-short-drives = Drives
report-short-performance = Fast drives
report-short-capacity = Capacity drives
report-short-iops-limit = IOPS limit
report-short-throughput-limit = MB/s limit
report-short-port-out = Ports out
report-short-port-in = Ports in
report-short-host-link-in = Host links in
report-short-host-link-out = Host links out
report-short-host-cpu = Host CPU

## Failures

report-states = Verdict with growth and failures
    .column = State
    .verdict = { $status }.
report-states-statistic = Goals for utilization apply to the mean of a phase while users log in or work, not to its busiest minute.
report-survived-failures = Failure tolerance: results if a component fails at any time in the calendar
report-failed-component = Failed component
report-simulated-configuration = Simulated configuration
report-recommended-configuration = Recommended configuration
report-not-analyzed = not analyzed
report-failure-missed = { $phase }: { $goal }
report-failure-not-judged = not analyzed: goals are missed even without a failure
report-failure-no-configuration = no configuration meets all goals
report-failures = Results during component failures in the calendar
report-failures-more = { $n ->
    [one] { $n } more phase overlaps with a failure; see the phase tables.
   *[other] { $n } more phases overlap with a failure; see the phase tables.
}
report-failed-part = Failed component
report-event = Event
report-failed-controllers = { $n ->
    [one] { $n } controller
   *[other] { $n } controllers
}
report-failed-drives = { $n ->
    [one] { $n } drive
   *[other] { $n } drives
}
report-failed-ports = { $n ->
    [one] { $n } front-end port
   *[other] { $n } front-end ports
}
report-failed-flash-caches = { $n ->
    [one] { $n } flash cache module
   *[other] { $n } flash cache modules
}

## Capacity

report-capacity = Capacity
report-capacity-free = The pools need { $needed } of the usable capacity of { $usable }. { $spare } remains free; the goal is at least { $goal }.
report-capacity-short = The pools need { $needed }, { $short } more than the usable capacity of { $usable }. The goal is at least { $goal } free capacity.
report-capacity-growth-free = In { $year } with { $n } desktops, { $spare } remains free.
report-capacity-growth-short = In { $year } with { $n } desktops, { $short } of the usable capacity is missing.
report-capacity-meter = Share of usable capacity in use
report-capacity-used = { $needed } of { $usable }
report-capacity-limit = { $goal } free
report-capacity-needed = Required capacity
report-capacity-offered = From raw to usable capacity
report-capacity-needed-total = Required
report-capacity-offered-total = Usable
report-capacity-units = 1 GB is 10⁹ bytes, 1 GiB is 2³⁰ bytes, and 1 TiB is 2⁴⁰ bytes.
report-capacity-all-pools = All pools
report-capacity-smaller = { $n ->
    [one] { $n } smaller item, included in the total
   *[other] { $n } smaller items, included in the total
}
report-capacity-item = Item
report-capacity-formula = Calculation
report-capacity-column = Capacity

## Configuration

report-configuration = Simulated scenario
report-event-notes = Notes on events
report-notes = Notes
report-see-notes = see the notes on events
report-array = { $model } with { $firmware }: { $parts }
report-arrays = { $n } × { $model } with { $firmware }, each with { $parts }
report-array-controllers = { $n ->
    [one] { $n } controller
   *[other] { $n } controllers
}
report-array-flash-cache = { $size } flash cache
report-array-ports = { $n ->
    [one] { $n } port
   *[other] { $n } ports
}
report-array-other-workloads = { $reads } of reads and { $writes } of writes of { $size } each, { $used } of used space
report-array-nothing-else = As stated, nothing else runs on the array.
report-pools = Desktop pools
report-pool = Pool
report-clones = Clones
report-initial-state = Initial state
report-memory = Memory
report-image = Image
report-growth = Growth
report-user-data = User data
report-profile-container = Profile container (FSLogix)
report-image-copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
report-clones-deduplicated = deduplicated
report-clones-linked = linked
report-clones-instant = instant
report-clones-mcs = MCS
report-clones-pvs = PVS
report-clones-full = full
report-containers-none = none
report-containers-array = on the same array
report-containers-file-service = on a file service
report-containers-cloud-cache = on a file service, with Cloud Cache
report-assignment-dedicated = dedicated
report-assignment-floating = floating
report-state-not-deployed = not deployed
report-state-off-never-used = off, never used
report-state-off-used = off, used before
report-state-idle-never-used = on, never used
report-state-idle-rebooted = on, rebooted since last use
report-state-idle-used = on, used since power-on
report-calendar = Events, in { $zone } time; the numbers match those in the week chart
report-number = No.
report-starts = Start
report-kind = Type
report-parameters = Parameters
report-event-slots = { $slots } at a time
report-event-slots-ahead = { $slots } at a time, { $ahead } in advance and the rest when users arrive
report-event-with-rate = { $words }, at most { $rate } new per minute
report-event-with-share = { $words }, at most { $share } of each pool
report-event-scan = { $slots } at a time, { $read } read per desktop
report-event-scan-throttled = { $slots } at a time, each at { $pace }; { $read } read per desktop
report-event-patch = { $slots } at a time, { $read } read and { $written } written per desktop
report-event-patch-throttled = { $slots } at a time, each at { $pace }; { $read } read and { $written } written per desktop
report-event-login-uniform = within { $window }, uniform arrivals
report-event-login-bell = within { $window }, bell-shaped arrivals
report-event-logoff = within { $window }
report-event-provision = from the image
report-event-lasting = for { $duration }
report-event-backup = for { $duration }, reading at { $rate }
report-event-replication = for { $duration }, writing at { $rate }
report-event-load-test = for { $duration }, queue depth { $n } per desktop, { $size } I/O, { $reads } reads
report-event-failure = for { $duration }, failed: { $parts }
report-hosts = Hosts
report-host-memory = Memory per host
report-host-cores = Cores per host
report-host-clock = Clock speed
report-host-specrate = SPECrate 2017 Integer base per host
report-host-link = Storage link speed per host
report-host-iops = Host IOPS limit
report-array-table = Array and hosts
report-entered-value = { $value } ({ $where })
report-entered-maximum = Maximum I/O rate
report-parameter = Parameter
report-simulated = Simulated
report-none = none
report-goals-table = Goals; utilization and response time goals apply while users log in or work
report-goals-full-speed = Some phases run at full speed, so that a component is always saturated. They have goals for response time and duration, but not for utilization: { $phases }.
report-goals-latency = The response time goal of { $limit } is from studies of older arrays. It is not the response time that is expected of flash arrays, which are usually far below it.
report-origin = Origin

## Assumptions

report-assumptions = Assumptions and their origins
report-assumptions-intro = This section lists all values that the results depend on. Numbers in square brackets refer to the list of sources; ranges span P10 to P90.
report-assumptions-given = Values set in this scenario
report-assumptions-default = Default values
report-assumptions-assumed = Assumed values
report-assumptions-calibrated = Calibrated values
report-assumptions-derived = Derived values
report-assumptions-stated = Stated values
report-assumptions-specified = Specified values
report-assumptions-unknown = Unknown values (not used)
report-origin-given = set
    .meaning = Set in this scenario: by you, or by the preset, template, or guide you chose.
report-origin-default = default
    .meaning = Not changed from the default.
report-origin-assumed = assumed
    .meaning = Based on engineering judgment; the reasons are listed.
report-origin-calibrated = calibrated
    .meaning = Fitted to measured values in the evidence.
report-origin-derived = derived
    .meaning = Calculated from stated or specified values.
report-origin-stated = stated
    .meaning = Published in a measurement study.
report-origin-specified = specified
    .meaning = Published in a manufacturer’s specification.
report-origin-unknown = unknown
    .meaning = Not known, and not used until you enter a value.
report-what = Input
report-range = Range
report-where = Source
report-input-desktops = Desktops
report-input-profile = Workload profile
report-input-clone-type = Clone type
report-input-deployment = Deployment
report-input-deployment-of-profile = as in the workload profile
report-input-profile-containers = Profile containers
report-input-assignment = Assignment
report-input-vcpus = vCPUs per desktop
report-input-memory = Memory per desktop
report-input-memory-reserved = Memory reserved on the hosts
report-input-image = Image size
report-input-image-copies = Image copies
report-input-growth = Growth per desktop
report-input-user-data = User data per desktop
report-input-all-pools = { $n ->
    [one] { $n } pool
    [2] Both pools
   *[other] All { $n } pools
}
report-input-pools = { $n ->
    [one] { $n } pool: { $pools }
   *[other] { $n } pools: { $pools }
}
report-input-goals = Scenario goals

## Validation

report-validation = Validation: measured and predicted values
report-validation-tolerance = A prediction is within tolerance if it differs from the measured value by no more than the tolerance in the same row. The values below were not used for calibration.
report-validation-fitted = Of the { $total ->
    [one] { $total } value
   *[other] { $total } values
} used for calibration, { $within } are within tolerance.
report-validation-all-rows = The evidence page in the service shows all rows.
report-validation-more = { $n ->
    [one] { $n } more check is on the evidence page.
   *[other] { $n } more checks are on the evidence page.
}
report-validation-none = The evidence for this array family includes no independent checks.
report-validation-summary = { $within } of { $total } independent measured values are within tolerance.
report-validation-bounds = { $within } of { $total } published bounds are met.
report-validation-table = Independent checks, not used for calibration
report-quantity = Quantity
report-system = System
report-published-in = Published in
report-measured = Measured
report-predicted = Predicted
report-error = Error
report-tolerance = Tolerance
report-validation-verdict = Result
report-validation-held-out = { $phase }, predicted without data from the same test
report-within = within
report-outside = outside
report-source-place = [{ $number }] { $place }
report-about = about { $value }
report-above = above { $value }
report-below = below { $value }
report-plus = +{ $value }
report-minus = −{ $value }
report-metric-reads = Reads
report-metric-writes = Writes
report-metric-total = Reads and writes
report-metric-read-throughput = Read throughput
report-metric-write-throughput = Write throughput
report-metric-total-throughput = Total throughput
report-metric-peak-throughput = Peak throughput
report-metric-controller-cpu = Controller CPU
report-metric-host-read-latency = Host read response time
report-metric-host-write-latency = Host write response time
report-metric-controller-read-latency = Array read response time
report-metric-controller-write-latency = Array write response time
report-metric-guest-read-latency = Guest read response time
report-metric-peak-controller-latency = Peak array response time
report-metric-peak-host-read-latency = Peak host read response time
report-metric-login-mean = Mean login time
report-metric-login-sd = Standard deviation of login time
report-metric-login-max = Longest login time
report-metric-login-good = Good logins
report-metric-login-fair = Fair logins
report-metric-login-poor = Poor logins
report-metric-login-good-or-fair = Good or fair logins
report-metric-login-good-mean = Mean time of good logins
report-metric-login-fair-mean = Mean time of fair logins
report-metric-login-poor-mean = Mean time of poor logins
report-metric-duration = Duration
report-metric-read-share-iops = Share of reads, by I/O count
report-metric-write-share-iops = Share of writes, by I/O count
report-metric-read-share-mb = Share of reads, by data volume
report-metric-write-share-mb = Share of writes, by data volume
report-metric-iops-per-desktop = IOPS per desktop
report-metric-reads-per-desktop = Reads per desktop
report-metric-writes-per-desktop = Writes per desktop
report-metric-iops-per-booting-desktop = IOPS per booting desktop
report-metric-reads-per-booting-desktop = Reads per booting desktop
report-metric-writes-per-booting-desktop = Writes per booting desktop
report-metric-read-size = Read size
report-metric-write-size = Write size
report-metric-read-rate-per-desktop = Read throughput per desktop
report-metric-write-rate-per-desktop = Write throughput per desktop
report-metric-peak-iops = Peak IOPS
report-metric-peak-reads = Peak read IOPS
report-metric-peak-writes = Peak write IOPS
report-metric-peak-iops-per-desktop = Peak IOPS per desktop
report-metric-idle-writes = Writes while idle
report-metric-idle-writes-per-desktop = Writes per desktop while idle
report-metric-drive-iops = IOPS per drive
report-metric-drive-reads = Reads per drive
report-metric-drive-writes = Writes per drive
report-metric-drive-read-throughput = Read throughput per drive
report-metric-drive-write-throughput = Write throughput per drive
report-metric-drive-utilization = Drive utilization
report-metric-host-cpu = Host CPU
report-metric-host-cpu-peak = Peak host CPU
report-metric-host-memory = Host memory utilization
report-metric-maximum-iops = Highest rate
report-metric-maximum-throughput = Highest throughput
report-metric-client-latency = Latency at the client
report-metric-host-active-memory = Active host memory
report-metric-host-ballooned-memory = Ballooned host memory
report-metric-host-iscsi-throughput = iSCSI throughput per host
report-metric-host-cache-memory = Host cache memory
report-metric-nfs-server-cpu = NFS server CPU
report-metric-density = Desktops on all hosts
report-metric-replica-reads = Reads from replicas
report-metric-backend-iops = Back-end IOPS
report-metric-backend-reads = Back-end reads
report-metric-backend-writes = Back-end writes
report-metric-backend-read-throughput = Back-end read throughput
report-metric-controller-latency = Array response time
report-metric-peak-network = Peak network utilization
report-metric-load-duration = Duration of the login load
report-metric-boot-time-change = Change in boot time
report-metric-time-to-available = Time until desktops are available
report-metric-launcher-ramp = Launcher ramp-up time
report-metric-time-per-desktop = Time per desktop
report-metric-desktops-per-hour = Desktops per hour
report-metric-clone-stages = Duration of the cloning stages
report-metric-reading-desktops = Share of desktops that read
report-metric-writing-desktops = Share of desktops that write
report-metric-reads-per-reading-desktop = Reads per reading desktop
report-metric-writes-per-writing-desktop = Writes per writing desktop
report-metric-read-rate-per-reading-desktop = Read throughput per reading desktop
report-metric-write-rate-per-writing-desktop = Write throughput per writing desktop
report-metric-lookup-share = Share of lookups, by I/O count
report-metric-app-iops = Application IOPS
report-metric-app-throughput = Application throughput
report-metric-app-read-share-operations = Share of application reads, by operation count
report-metric-app-write-share-operations = Share of application writes, by operation count
report-metric-app-read-share-mb = Share of application reads, by data volume
report-metric-app-write-share-mb = Share of application writes, by data volume
report-metric-app-read-size = Application read size
report-metric-app-write-size = Application write size
report-metric-app-read-size-difference = Difference in application read size
report-metric-protocol-operations = Protocol operations per I/O
report-metric-raw-capacity = Raw capacity
report-metric-usable-capacity = Usable capacity
report-metric-flash-capacity = Flash capacity
report-metric-hot-capacity = Amount of hot data
report-metric-tier-capacity-share = Tier’s share of capacity
report-metric-base-image-capacity = Capacity used by base images
report-metric-replica-capacity = Capacity used by replicas
report-metric-clone-capacity = Capacity used by clones
report-metric-digest-size = Digest size
report-metric-data-reduction = Data reduction ratio
report-metric-overcommit = Overcommit factor
report-metric-memory-oversubscription = Memory oversubscription ratio
report-metric-desktops-memory = Total desktop memory
report-metric-desktops = Number of desktops
report-metric-active-desktops = Number of active desktops
report-metric-drives = Number of drives
report-metric-drive-count-ratio = Ratio of drive counts
report-metric-file-systems = Number of file systems
report-metric-hosts-per-pod = Hosts per pod
report-metric-hosts-added-per-pod = Hosts added per pod
report-metric-cost-per-desktop = Cost per desktop
report-metric-change = Relative change
report-metric-improvement = Improvement ratio

## Verification

report-verification = Technical annex: verification on a real array
report-verification-intro = Stormsizer can export the phases of this run as jobs for the fio load generator. Each phase becomes one job with the predicted rate, read/write mix, I/O sizes, share of random I/O, and working set. Run the jobs on the array before you buy it or during acceptance testing.
report-verification-one-array = The rates are for one of { $n } arrays.
report-verification-warning = Warning: these jobs erase the target volume. Use an empty volume.
report-verification-export = Export the jobs
report-verification-export-how = Export the jobs from the scenario file on the command line or from this run through the API:
report-verification-formats = Jobs in the fio-poisson format (requires fio 3.29 or later) issue I/Os at random times, like a large number of desktops; the vdbench format produces a parameter file for Vdbench. With five-minute sections (--section 300, ?section_s=300), the jobs follow the load curve of a storm.
report-verification-run = Run the jobs
report-verification-compare = Compare the results
report-verification-rate = Check whether the array kept up: a job that reached less than { $share } of its requested rate has hit the array’s limit, and its response times are meaningless.
report-verification-latency = At the rates listed in the table below, compare the measured mean read and write response times with the predictions.
report-verification-service = The service can make this comparison for you: import results.json, then call GET /api/v1/imports/…/beside?run_id={ $run }.
report-verification-phases = Predictions for the busiest phases, all arrays combined

## Sources

report-remarks = Notes
report-sources = Sources
report-sources-none = This run uses no documents from the catalog.
report-sources-table = Source documents
report-document = Document
report-checked = Last checked

## About

report-about-section = About this report
report-about-frozen = The results in this report were computed once and do not change.
report-about-run = Report
report-fact = Item
report-fact-run = Run
report-fact-created = Created
report-fact-engine = Engine version
report-fact-catalog = Catalog version
report-fact-scenario = Scenario
report-fact-schema = Scenario schema version
report-about-reading = How to read this report
report-about-means = Predictions are model means, not guarantees. Near saturation, small changes in load cause large changes in response time. The list of assumptions shows what the results depend on; check the assumed values first.

## Further analyses

report-not-run = Further analyses available
report-not-run-intro = The following questions were not part of this analysis. We can answer them on request:
report-not-run-shortlist = Which other arrays meet the same goals, and at what price?
report-not-run-advice = How much does a schedule change save compared with new hardware?
report-not-run-runway = How many desktops does the array support, and how long will it keep up with growth?
report-not-run-ranges = How certain are the results?
report-not-run-sensitivity = Which inputs would change the verdict?
report-annex = Technical annex
report-annex-intro = This annex is for engineers who reproduce or extend the analysis. The same scenario with the same engine and catalog versions produces the same results.
report-annex-run = Run
report-annex-analyses = Analyses
report-annex-analyses-how = Run further analyses on the scenario’s results page, on the command line with the scenario file, or through the API:

## Glossary

report-glossary = Glossary
report-term-array-response-time = Array response time
    .meaning = The time an I/O spends in the controller, as measured by the controller.
report-term-back-end-io = Back-end I/O
    .meaning = Reads and writes that reach the drives, after caches and RAID.
report-term-bottleneck = Bottleneck
    .meaning = The component that reaches its limit first and thus determines overall performance: the controller, the drives, the ports, or something outside the array.
report-term-boot-storm = Boot storm
    .meaning = A period in which many desktops power on at the same time.
report-term-closed-loop = Closed loop
    .meaning = A load model in which each desktop waits for one I/O to finish before it issues the next, so a slower array makes storms longer.
report-term-desktop = Desktop
    .meaning = A virtual machine for one user.
report-term-first-login = First login
    .meaning = A user’s first login to a desktop; it creates the user’s profile.
report-term-flash-cache = Flash cache
    .meaning = Flash memory in front of the drives; it caches either reads only or both reads and writes.
report-term-gb-gib = GB and GiB
    .meaning = 1 GB is 10⁹ bytes; 1 GiB is 2³⁰ bytes; 1 MB/s is 10⁶ bytes per second.
report-term-grades = Good, fair, poor
    .meaning = Grades for login times; the thresholds are listed with the goals.
report-term-host-response-time = Host response time
    .meaning = The time an I/O takes, as measured by the hosts, including time in queues in front of the array.
report-term-image-cache = Image cache
    .meaning = Host memory that caches blocks of the image so that reads of these blocks do not reach the array.
report-term-iops = IOPS
    .meaning = I/O operations (reads and writes) per second.
report-term-login-storm = Login storm
    .meaning = A period in which many users log in at the same time.
report-term-mean-peak = Mean and peak
    .meaning = A mean covers the averaging window of a phase; a peak is the highest 1-minute average.
report-term-monday-login = Monday login
    .meaning = A login to a desktop that has been rebooted since it was last used: the user’s profile exists, but the desktop’s caches are cold.
report-term-percentiles = P10, P90
    .meaning = One in ten plausible values is below P10, and one in ten is above P90.
report-term-phase = Phase
    .meaning = A part of the calendar, such as a deployment, a power-on, a login, a period of steady state or idle time, or a backup.
report-term-pool = Pool
    .meaning = A group of desktops with the same image, clone type, and user type.
report-term-raid-dp = RAID-DP
    .meaning = RAID with two parity drives per group; any two drives in a group can fail without data loss.
report-term-recompose = Recompose
    .meaning = An operation that recreates desktops from a new image, a few at a time.
report-term-right-sized = Right-sized
    .meaning = Refers to the part of a drive’s capacity that the array’s operating system makes available for use.
report-term-slot = Slot
    .meaning = Capacity for one power-on operation; the number of slots limits how many desktops can power on at the same time.
report-term-steady-state = Steady state
    .meaning = The period after login and start-of-day tasks, during which users work.
report-term-tier = Tier
    .meaning = A group of drives of one type; if an array has several tiers, the most active blocks are on the fastest drives.
report-term-tuesday-login = Tuesday login
    .meaning = A login to a desktop that has already been used since it was powered on.
report-term-utilization = Utilization
    .meaning = The share of time during which a component is busy.

## Expected ranges

report-expected = Expected ranges
report-expected-meaning = How far off can the figures be? The ranges are derived from how far off predictions of published tests were when those tests were not used for calibration. They should contain 80% of measured values; they contain fewer for systems unlike those measured. Phases that differ more from the nearest measured system have wider ranges. The probability is an upper limit: it assumes that the inputs are as given and that all errors have the same cause. The phases are those of today’s desktops with all components working.
report-expected-requested = IOPS cannot exceed what the desktops request: if part of the requested I/O is not served, the range ends at the requested rate, so the predicted value lies near the top of its range.
report-expected-state = The probability applies to the state “{ $state }”.
report-expected-selected = Showing the { $n } of { $total } phases that are least likely to meet their goals.
report-expected-caption = Probability and ranges from P10 to P90
report-expected-phase = Phase, and nearest measured system
report-expected-probability = Probability, inputs as given (at most)
report-expected-given-guest-time = { $probability } if the guest time is confirmed
report-expected-rate = IOPS
report-expected-predicted-rate = Predicted IOPS
report-expected-predicted-time = Predicted time
report-expected-time = Login time or phase duration
report-expected-span = { $low } to { $high }

## Values from the customer’s files

report-imported = { $value }, imported from { $files }
report-measured-today = Measured today and simulated
report-measured-meaning = Measured peaks are the sum of the peaks of single machines, which they do not reach at the same time. The simulated peak is a one-minute average over all desktops. Measured response times are those of the current storage, as means over the whole recording.
report-measured-table = Peak load and response time, measured today and simulated
report-measured-uncovered = The desktops’ own peaks add up to { $measured }, { $share } above the simulated peak of { $simulated }; the simulation does not cover loads above that.
report-measured-uncovered-next = Record the IOPS of all desktops together at short intervals, and import the files.
report-measured-load = Load
report-measured-reads = Reads
report-measured-writes = Writes
report-measured-at-most = at most { $iops }
report-measured-pool = Measured: { $pool }, { $n } machines
report-measured-simulated = Simulated: { $phase }
