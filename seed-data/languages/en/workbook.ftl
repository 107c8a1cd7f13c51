### Workbook (XLSX) of a run

workbook-heading = { $label } ({ $unit })
workbook-yes = yes
workbook-no = no
workbook-desktops = Desktops
workbook-total = Total
workbook-value-unknown = unknown
workbook-value-not-set = not set
workbook-value-none = none
workbook-all-pools = all

## Sheet names: at most 31 characters, without [ ] : * ? / \ '

workbook-sheet-summary = Summary
workbook-sheet-inputs = Inputs
workbook-sheet-results = Results
workbook-sheet-utilization = Utilization
workbook-sheet-logins = Logins
workbook-sheet-goals = Goals
workbook-sheet-bill = Bill of materials
workbook-sheet-bill-recommended = Bill of materials, recommended
workbook-sheet-alternatives = Alternatives
workbook-sheet-advice = Advice
workbook-sheet-runway = Growth runway
workbook-sheet-sensitivity = Sensitivity
workbook-sheet-monte-carlo = Monte Carlo
workbook-sheet-assumptions = Assumptions
workbook-sheet-evidence = Evidence
workbook-sheet-series = Time series
workbook-sheet-charts = Charts

## Titles

workbook-title-summary = VDI storage sizing: { $scenario }
workbook-title-inputs = Inputs
workbook-title-results = Results by phase
workbook-title-utilization = Utilization and back-end load by phase
workbook-title-logins = Login times by phase
workbook-title-goals = Goals by phase
workbook-title-bill-simulated = Bill of materials of the simulated configuration
workbook-title-bill-recommended = Bill of materials of the recommended configuration
workbook-title-alternatives = Alternatives
workbook-title-advice = Advice: simulated changes
workbook-title-runway = Growth runway: how long the array will suffice
workbook-title-sensitivity = Sensitivity analysis: what would change the verdict
workbook-title-monte-carlo = Confidence: Monte Carlo simulation of the calendar
workbook-title-assumptions = Assumptions and their origins
workbook-title-evidence = Evidence: measured and predicted values
workbook-title-series = Time series

## Remarks below titles

workbook-remark-inputs = Times are in the time zone { $zone }. Fields that are not set have their default values.
workbook-remark-averages = Rates, response times, and utilization are averages over the averaging window of each phase. Peaks are one-minute averages.
workbook-remark-bill = Edit unit prices and the number of desktops as needed; totals are recalculated.
workbook-alternatives-prices = Prices per desktop are for { $desktops }.
workbook-remark-runway = Desktops today: { $now }. Maximum with all goals met: { $most }.
workbook-remark-assumptions = Ranges span P10 to P90. Assumptions are sorted by origin, with the weakest evidence first. Inputs are on a separate sheet.
workbook-remark-evidence = Errors are relative to the value in the published range that is closest to the prediction. For percentages, the error is the difference in percentage points.
workbook-remark-series = The columns show the average and the highest value in each interval.
workbook-remark-series-latency = Response times are averages over I/Os, not over time. Cells are empty for intervals without I/O.

## Column headings

workbook-column-item = Item
workbook-column-section = Section
workbook-column-input = Input
workbook-column-value = Value
workbook-column-unit = Unit
workbook-column-note = Note
workbook-column-origin = Origin
workbook-column-description = Description
workbook-column-phase = Phase
workbook-column-kind = Type
workbook-column-pools = Pools
workbook-column-start = Start
workbook-column-end = End
workbook-column-duration = Duration
workbook-column-length = Length
workbook-column-utc-offset = UTC offset
workbook-column-completed = Completed
workbook-column-status = Status
workbook-column-goals-met = Goals met
workbook-column-grade = Grade
workbook-column-reads = Reads
workbook-column-writes = Writes
workbook-column-read = Read
workbook-column-written = Written
workbook-column-peak-minute = 1-minute peak
workbook-column-host-read = Host read response time
workbook-column-host-write = Host write response time
workbook-column-host-peak-minute = Host response time, 1-minute peak
workbook-column-array-read = Array read response time
workbook-column-array-write = Array write response time
workbook-column-bottleneck = Bottleneck
workbook-column-explanation = Explanation
workbook-column-mean = { $name }, mean
workbook-column-peak = { $name }, peak
workbook-column-component-peak-minute = { $name }, 1-minute peak
workbook-column-backend-iops = { $name }, back-end I/O
workbook-column-backend-read = { $name }, back-end reads
workbook-column-backend-written = { $name }, back-end writes
workbook-column-login-users = Users logging in
workbook-column-login-mean = Login time, mean
workbook-column-login-sd = Login time, standard deviation
workbook-column-login-median = Login time, median
workbook-column-login-p95 = Login time, P95
workbook-column-login-longest = Login time, longest
workbook-column-good-logins = Good logins
workbook-column-fair-logins = Fair logins
workbook-column-poor-logins = Poor logins
workbook-column-never-logged-in = Never logged in
workbook-column-waited-for-desktop = Waited for a desktop
workbook-column-goal = Goal
workbook-column-bound = Bound
workbook-column-limit = Limit
workbook-column-result = Result
workbook-column-margin = Margin
workbook-column-part = Part
workbook-column-quantity = Quantity
workbook-column-installed = Installed
workbook-column-list-price = List price
workbook-column-discount = Discount
workbook-column-unit-price = Unit price
workbook-column-price = Price
workbook-column-price-per-desktop = Price per desktop
workbook-column-rack-units = Rack units
workbook-column-rack-units-each = Rack units per item
workbook-column-power = Power
workbook-column-power-each = Power per item
workbook-column-option = Option
workbook-column-array = Array
workbook-column-configuration = Configuration
workbook-column-meets-goals = Meets all goals
workbook-column-worst-event = Worst event
workbook-column-bottleneck-or-missed = Bottleneck or missed goals
workbook-column-more-desktops = Room for more desktops
workbook-column-drives = Drives
workbook-column-peak-minute-check = 1-minute peak, discrete-event simulation
workbook-column-caveats = Caveats
workbook-column-change = Change
workbook-column-outcome = Outcome
workbook-column-calendar-only = Calendar only
workbook-column-event-changed = Event changed
workbook-column-event-metric = Event changed, metric
workbook-column-event-value-before = Event changed, before
workbook-column-event-value-after = Event changed, after
workbook-column-worst-event-before = Worst event before
workbook-column-worst-event-after = Worst event after
workbook-column-metric = Metric
workbook-column-before = Before
workbook-column-after = After
workbook-column-margin-before = Margin before
workbook-column-margin-after = Margin after
workbook-column-missed-goals-after = Missed goals after
workbook-column-shifted-work = Shifted working time
workbook-column-cost = Cost
workbook-column-hardware-savings = Hardware savings
workbook-column-year = Year
workbook-column-most-utilized = Highest utilization
workbook-column-utilization = Utilization
workbook-column-free-capacity = Free capacity
workbook-column-enough-hosts = Enough hosts
workbook-column-base-case = Base case
workbook-column-low = Low
workbook-column-high = High
workbook-column-range = Range
workbook-column-margin-at-low = Margin at low value
workbook-column-margin-at-high = Margin at high value
workbook-column-goals-met-at-low = Goals met at low value
workbook-column-goals-met-at-high = Goals met at high value
workbook-column-swing = Swing
workbook-column-verdict-changes-at = Value that changes the verdict
workbook-column-change-to-there = Change needed
workbook-column-number = No.
workbook-column-assumption = Assumption
workbook-column-source = Source
workbook-column-location = Location
workbook-column-reasoning = Reasoning
workbook-column-origin-meaning = Meaning of the origin
workbook-column-system = System
workbook-column-qualifier = Published as
workbook-column-measured-low = Measured, low
workbook-column-measured-high = Measured, high
workbook-column-predicted = Predicted
workbook-column-predicted-low = Predicted, low
workbook-column-predicted-high = Predicted, high
workbook-column-error = Error
workbook-column-tolerance = Tolerance
workbook-column-tolerance-type = Tolerance type
workbook-column-role = Use

## Units

workbook-unit-percent-per-year = % per year
workbook-unit-percent-of-limit = % of the limit
workbook-unit-percent-of-replications = % of replications
workbook-unit-per-minute = per minute
workbook-unit-years = years
workbook-unit-person-hours = person-hours
workbook-unit-ghz-per-core = GHz per core

## Summary

workbook-summary-verdict = Verdict
workbook-summary-phases-met = Phases that meet all goals
workbook-summary-of-phases = of { $total }
workbook-summary-worst-phase = Worst phase
workbook-summary-slowest-login = Mean login time, slowest event
workbook-summary-peak-load = Peak load (1-minute average)
workbook-summary-peak-latency = Peak host response time (1-minute average)
workbook-summary-capacity-needed = Required capacity
workbook-summary-capacity-usable = Usable capacity
workbook-summary-of-usable = of the usable capacity
workbook-summary-host-memory = Host memory
workbook-summary-configuration = { $kind ->
        [recommended] Recommended configuration
       *[simulated] Simulated configuration
    }
workbook-summary-price = { $kind ->
        [recommended] Price of the recommended configuration
       *[simulated] Price of the simulated configuration
    }
workbook-summary-price-per-desktop = { $kind ->
        [recommended] Price per desktop, recommended configuration
       *[simulated] Price per desktop, simulated configuration
    }
workbook-summary-rack-units = { $kind ->
        [recommended] Rack units for the recommended configuration
       *[simulated] Rack units for the simulated configuration
    }
workbook-summary-power = { $kind ->
        [recommended] Power draw of the recommended configuration
       *[simulated] Power draw of the simulated configuration
    }
workbook-summary-of-desktops = { $total ->
        [one] for { $total } desktop
       *[other] for { $total } desktops
    }
workbook-summary-recommendation = Recommendation
workbook-summary-upgrade = { $kind ->
        [recommended] Upgrade, recommended configuration
       *[simulated] Upgrade, simulated configuration
    }
workbook-summary-budget = { $kind ->
        [recommended] Budget, recommended configuration
       *[simulated] Budget, simulated configuration
    }
workbook-summary-warning = Warning
workbook-summary-scenario = Scenario
workbook-summary-customer = Customer
workbook-summary-created = Created
workbook-summary-engine = Engine version

## Bill of materials

workbook-no-price = Not in the price list. Enter a price.
workbook-parts-without-price = Parts without a price: { $number }

## Goals and evidence

workbook-bound-at-most = at most
workbook-bound-at-least = at least
workbook-goal-met = met
workbook-goal-missed = missed
workbook-within-tolerance = within tolerance
workbook-outside-tolerance = outside tolerance
workbook-tolerance-relative = share of the measured value
workbook-tolerance-factor = factor
workbook-tolerance-absolute = difference
workbook-qualifier-about = about
workbook-qualifier-above = above
workbook-qualifier-below = below
workbook-qualifier-at-most = at most
workbook-role-calibrates = calibration
workbook-role-checks = validation
workbook-role-formula = calculation
workbook-role-explained = explained

## Alternatives, advice and sensitivity

workbook-option-recommended = Recommended in this family
workbook-option-next-cheaper = Next-cheaper option in this family
workbook-option-cheapest = Cheapest that meets all goals
workbook-option-closest = Closest to meeting the goals
workbook-option-not-compared = Not compared
workbook-outcome-meets-goals = meets all goals
workbook-outcome-helps = helps
workbook-outcome-margin = more margin
workbook-outcome-no-effect = no effect
workbook-outcome-worse = makes results worse
workbook-range-percentiles = P10 to P90
workbook-range-typical = typical variation

## Charts

workbook-chart-iops = Reads and writes
workbook-chart-latency = Host response time
workbook-chart-throughput = Throughput
# Number format of a spreadsheet: d day, m month, ddd and aaa day of the week
workbook-chart-instant = ddd, mmm d hh:mm
workbook-chart-description = { $title } over the whole calendar. The values are on the { $sheet } sheet.

## Inputs

workbook-section-calendar = Calendar
workbook-section-pool = Pool
workbook-section-event = Event
workbook-section-goals = Goals
workbook-section-array = Array
workbook-section-installed-array = Installed array
workbook-section-hosts = Hosts
workbook-section-growth = Growth
workbook-section-budget = Budget
workbook-section-indicators = User experience
workbook-tier-of-array = { $array }, tier { $number }
workbook-arrivals-uniform = uniform
workbook-arrivals-bell = bell curve
workbook-weekday-mon = Monday
workbook-weekday-tue = Tuesday
workbook-weekday-wed = Wednesday
workbook-weekday-thu = Thursday
workbook-weekday-fri = Friday
workbook-weekday-sat = Saturday
workbook-weekday-sun = Sunday

workbook-field-Calendar-starts_at = Start
    .description = Start of the calendar.
workbook-field-Calendar-ends_at = End
    .description = End of the calendar, no more than 28 days after its start.
workbook-field-Pool-name = Name
    .description = Display name.
workbook-field-Event-name = Name
    .description = Display name.
workbook-field-Event-notes = Notes
    .description = Notes for readers of the result.
workbook-field-Pool-id = ID
    .description = ID that events refer to.
workbook-field-Pool-n_desktops = Desktops
    .description = Number of virtual desktops, each with one user.
workbook-field-Pool-profile_id = Workload profile
    .description = Workload profile from the catalog: guest OS, user type, and load generator.
workbook-field-Pool-time_zone = Time zone
    .description = Time zone of the users’ site; by default, the scenario’s time zone.
workbook-field-Pool-clone_type = Clone type
    .description = How desktops are created from the image. Full clones copy the image, PVS streams it from elsewhere, and all other types share its blocks on the array.
workbook-field-Pool-deployment_id = Deployment
    .description = Deployment method from the catalog; determines how long it takes to create and renew these desktops. By default, the profile’s method.
workbook-field-Pool-assignment = Assignment
    .description = Dedicated: each user has their own desktop. Floating: users get any desktop that is up.
workbook-field-Pool-initial_state = Initial state
    .description = State of the desktops at the start of the calendar.
workbook-field-Pool-n_vcpus = vCPUs
    .description = Virtual CPUs per desktop; by default, as many as the desktops the profile was measured on.
workbook-field-Pool-memory_gib = Memory
    .description = Memory configured per desktop; determines the size of swap files.
workbook-field-Pool-memory_reservation_fraction = Memory reservation
    .description = Share of the memory that is reserved on the host and needs no swap file.
workbook-field-Pool-memory_in_use_fraction = Memory in use
    .description = Share of the configured memory that hosts must back with physical memory; the rest is untouched or shared.
workbook-field-Pool-suspended_fraction = Suspended desktops
    .description = Maximum share of desktops that are suspended; each suspended desktop stores its memory in a file.
workbook-field-Pool-image_gib = Image size
    .description = Size of the master image.
workbook-field-Pool-n_image_copies = Image copies
    .description = Full copies of the image on the array, one per volume or replica; PVS streams the image from elsewhere.
workbook-field-Pool-sessions_per_desktop = Users per desktop
    .description = Mean number of users per virtual machine: 1 for desktops, more for session hosts.
workbook-field-Pool-n_base_images = Base images
    .description = Master images or templates in addition to the image copies. Not applicable to PVS or to deduplicated clones, whose image copies include them.
workbook-field-Pool-overcommit = Storage overcommit
    .description = For linked clones: View’s storage overcommit factor for a datastore (1, 4, 7, or 15).
workbook-field-Pool-growth_gib_per_desktop = Unique data
    .description = Blocks that a desktop writes and that are not in its image: profile, deltas, page file, write cache.
workbook-field-Pool-disposable_gib_per_desktop = Disposable disk
    .description = Separate disk for the page file and temporary files, emptied at power-off.
workbook-field-Pool-persistent_gib_per_desktop = Persistent disk
    .description = Separate disk that survives a refresh or recompose.
workbook-field-Pool-profile_containers = Profile containers
    .description = Where FSLogix profile containers are stored. On a file service, their I/O is not simulated. With Cloud Cache, the array of the deltas holds a local copy, which causes several times the I/O.
workbook-field-Pool-profile_container_gib_per_desktop = Profile container size
    .description = Each user’s profile container on an array; the FSLogix default maximum is 29.3 GiB.
workbook-field-Pool-user_data_gib_per_desktop = User data
    .description = User data, such as home folders, on the array of the profiles.
workbook-field-Pool-image_array_id = Array of the image
    .description = Array that has the copies of the image.
workbook-field-Pool-delta_array_id = Array of the deltas
    .description = Array that has the blocks that desktops write, their other disks, and their swap files.
workbook-field-Pool-profile_array_id = Array of the profiles
    .description = Array that has the profile containers, unless they are on a file service, and the user data.
workbook-field-Pool-data_growth_fraction_per_year = Data growth
    .description = Growth of persistent disks, profile containers, and user data, compounded yearly.
workbook-field-Pool-growth_years = Years of data growth
    .description = Years of data growth to reserve capacity for.
workbook-field-Pool-snapshot_reserve_fraction = Snapshot reserve
    .description = Capacity for snapshots, as a share of the data that cannot be recreated: user data including growth, and deltas of dedicated desktops.
workbook-field-Event-id = ID
    .description = ID that results refer to.
workbook-field-Event-starts_at = Start
    .description = Start time, or the start of the first occurrence if the event repeats.
workbook-field-Interval-ends_at = End
    .description = End time of each occurrence.
workbook-field-Event-time_zone = Time zone
    .description = Time zone in which the event repeats; by default, the scenario’s time zone.
workbook-field-Event-repeat = Repetition
    .description = By default, the event occurs once.
workbook-field-Repetition-weekdays = Weekdays
    .description = Weekdays on which the event repeats.
workbook-field-Repetition-until = Repeat until
    .description = Last day, inclusive; by default, the last day of the calendar.
workbook-field-PoolEvent-pool_ids = Pools
    .description = Participating pools.
workbook-field-LoadTest-pool_ids = Pools
    .description = Participating pools.
workbook-field-PoolEvent-at_local_time = At local time
    .description = Each pool participates when the local time at its site equals the event’s local start time.
workbook-field-LoadTest-at_local_time = At local time
    .description = Each pool participates when the local time at its site equals the event’s local start time.
workbook-field-PowerOn-n_slots = Concurrent power-on operations
    .description = When one operation completes, the next one starts.
workbook-field-PowerOn-starts_per_minute = Maximum new power-on operations per minute
    .description = Across all pools of the event; empty for no limit.
workbook-field-PowerOn-concurrent_fraction = Maximum share of a pool at a time
    .description = Limits the concurrent operations in each pool.
workbook-field-Reboot-n_slots = Concurrent power-on operations
    .description = When one operation completes, the next one starts.
workbook-field-Reboot-starts_per_minute = Maximum new power-on operations per minute
    .description = Across all pools of the event; empty for no limit.
workbook-field-Reboot-concurrent_fraction = Maximum share of a pool at a time
    .description = Limits the concurrent operations in each pool.
workbook-field-PowerOn-desktop_fraction = Desktops powered on in advance
    .description = Share of each pool that is powered on in advance; the others boot when their users arrive.
workbook-field-PowerOn-on_arrival_slots = Concurrent broker power-on operations
    .description = Power-on operations that the broker runs at the same time for users whose desktop is off.
workbook-field-PowerOn-on_arrival_per_minute = Maximum broker power-on operations per minute
    .description = Maximum number of power-on operations per minute that the broker starts for users whose desktop is off; by default, no limit.
workbook-field-Recompose-n_slots = Concurrent recompose operations
    .description = Number of desktops that are recomposed at the same time.
workbook-field-Recompose-starts_per_minute = Maximum new recompose operations per minute
    .description = Across all pools of the event; empty for no limit.
workbook-field-Recompose-concurrent_fraction = Maximum share of a pool at a time
    .description = Limits the concurrent operations in each pool.
workbook-field-Login-window_s = Login window
    .description = Time from the first to the last arrival; ignored if logins per minute are set.
workbook-field-Login-logins_per_minute = Logins per minute
    .description = Arrivals per minute across all pools in the event, at a fixed rate until all users have arrived.
workbook-field-Login-arrivals = Arrivals
    .description = Uniform: constant rate. Bell curve: 40% arrive in the middle sixth of the window.
workbook-field-Login-averaging_s = Averaging window
    .description = Period over which this event’s results are averaged, starting at the first arrival; by default, the login window.
workbook-field-Logoff-window_s = Logoff window
    .description = Time from the first to the last logoff.
workbook-field-Logoff-refresh = Refresh
    .description = Desktops are refreshed and restarted before the next user logs in; profiles are stored elsewhere.
workbook-field-Logoff-refresh_slots = Concurrent refresh operations
    .description = Number of desktops that are refreshed at the same time.
workbook-field-Logoff-refresh_starts_per_minute = Maximum new refresh operations per minute
    .description = Across all pools of the event; empty for no limit.
workbook-field-Logoff-refresh_concurrent_fraction = Maximum share of a pool refreshed at a time
    .description = Limits the concurrent operations in each pool.
workbook-field-Sweep-n_slots = Concurrent desktops
    .description = When one desktop finishes, the next one starts.
workbook-field-Sweep-mb_per_s_per_desktop = Rate limit
    .description = Rate limit per desktop; by default, only the storage limits the rate.
workbook-field-AntivirusScan-gib_per_desktop = Data read
    .description = Data read per desktop.
workbook-field-Patch-read_gib_per_desktop = Data read
    .description = Data read per desktop.
workbook-field-Patch-write_gib_per_desktop = Data written
    .description = Data written per desktop.
workbook-field-ArrayEvent-array_id = Array
    .description = Affected array.
workbook-field-Backup-read_mb_per_s = Read rate
    .description = Rate at which data is read.
workbook-field-Backup-sequential_fraction = Sequential reads
    .description = Share of sequential reads; reads of changed blocks for replication are random.
workbook-field-Replication-write_mb_per_s = Write rate
    .description = Rate at which replicated data is written.
workbook-field-LoadTest-outstanding_ios = Outstanding I/Os
    .description = Outstanding I/Os per desktop.
workbook-field-LoadTest-read_fraction = Reads
    .description = Share of I/Os that are reads.
workbook-field-LoadTest-io_kib = I/O size
    .description = Size of each I/O.
workbook-field-LoadTest-sequential_fraction = Sequential I/Os
    .description = Share of sequential I/Os.
workbook-field-Failure-part = Failed part
    .description = Component that fails.
workbook-field-Failure-n_parts = Failed parts
    .description = Number of failed components.
workbook-field-Failure-tier = Tier
    .description = For drives: the affected tier; by default, the first tier.
workbook-field-Failure-rebuild_fraction = Rebuild share
    .description = For drives: share of the surviving drives’ time that the rebuild uses.
workbook-field-Hosts-n_hosts = Hosts
    .description = Number of servers, including spares.
workbook-field-Hosts-memory_gib_per_host = Memory per host
    .description = Memory of one host.
workbook-field-Hosts-n_cores_per_host = Cores per host
    .description = Number of cores per host; if the number of cores or the clock speed is missing, host CPU is not evaluated.
workbook-field-Hosts-ghz_per_core = Clock speed
    .description = Clock speed per core; if the clock speed or the number of cores is missing, host CPU is not evaluated.
workbook-field-Hosts-specrate2017_int_base = SPECrate 2017 Integer base
    .description = SPECrate 2017 Integer base score of one host; if empty, performance per GHz is assumed to match the hosts the profile was measured on.
workbook-field-Hosts-host_cache_gib = Host cache
    .description = Memory per host that caches image blocks (CBRC, View Storage Accelerator); 0 turns it off.
workbook-field-Hosts-storage_gbit_per_s_per_host = Storage bandwidth per host
    .description = Bandwidth to the storage across all ports of a host; if this value is missing, host links are not evaluated.
workbook-field-Hosts-storage_iops_per_host = IOPS limit per host
    .description = Maximum IOPS on the cloud disk of each host, set by the provider for the VM size; by default, only the limits of the disk apply.
workbook-field-Hosts-n_spare_hosts = Spare hosts
    .description = Hosts reserved for failure or maintenance; the others must support all desktops.
workbook-field-OtherArray-id = ID
    .description = ID that pools and events refer to.
workbook-field-OtherArray-name = Name
    .description = Name of the array in results and reports.
workbook-field-OtherArray-installed_array = Installed array
    .description = Configuration that the customer already owns; by default, everything is purchased.
workbook-field-ArrayConfiguration-model_id = Model
    .description = Array from the catalog.
workbook-field-ArrayConfiguration-firmware_id = Firmware
    .description = Firmware release from the catalog.
workbook-field-ArrayConfiguration-n_arrays = Arrays
    .description = Arrays that share the desktops evenly: PODs, group members, nodes, or appliances.
workbook-field-ArrayConfiguration-n_controllers = Controllers
    .description = Controllers that serve these desktops.
workbook-field-ArrayConfiguration-tiers = Tiers
    .description = Drives in each tier; tiers are listed from fastest to slowest.
workbook-field-ArrayConfiguration-flash_cache_gib = Flash cache
    .description = Total flash cache size across all controllers.
workbook-field-ArrayConfiguration-n_ports = Ports
    .description = Total number of front-end ports in use on all controllers.
workbook-field-ArrayConfiguration-other_workloads = Other workloads
    .description = Other systems that use the array.
workbook-field-OtherWorkloads-reads_iops = Reads of other workloads
    .description = Reads per second by other systems on the array, at all times.
workbook-field-OtherWorkloads-writes_iops = Writes of other workloads
    .description = Writes per second by other systems on the array, at all times.
workbook-field-OtherWorkloads-io_kib = I/O size of other workloads
    .description = Mean size of these reads and writes.
workbook-field-OtherWorkloads-used_gib = Space used by other workloads
    .description = Physical space used by other systems, as the array reports it after data reduction.
workbook-field-OtherWorkloads-unmeasured = Other systems without load
    .description = Names of other systems whose load is unknown and counts as zero.
workbook-field-OtherWorkloads-n_unmeasured = Number of other systems without load
    .description = How many there are, including those without a name here.
workbook-field-OtherWorkloads-nothing_else = Nothing else runs on the array
    .description = Whether the array is stated to serve only the desktops.
workbook-field-TierChoice-drive_id = Drive model
    .description = Drive model from the catalog.
workbook-field-TierChoice-n_drives = Drives
    .description = Drives in the tier, including parity and spares.
workbook-field-Growth-desktops_fraction_per_year = Desktop growth
    .description = Desktops added per year, relative to today’s number.
workbook-field-Growth-through_year = Growth horizon
    .description = Last year of growth that the array must support; by default, the year in which the calendar starts.
workbook-field-Budget-amount = Budget
    .description = For all arrays: purchase, and monthly costs, support and power over the term of the price list; by default, there is no budget.
workbook-field-Budget-currency = Currency of the budget
    .description = Three-letter code; amounts are not converted.
workbook-field-Indicators-login_delay_weight_fraction = Weight of login delay
    .description = Weight of this indicator among the machine indicators.
workbook-field-Indicators-application_load_good_s = Good application start time
    .description = Applications that start within this time are rated good.
workbook-field-Indicators-application_load_fair_s = Fair application start time
    .description = Applications that start within this time are rated fair; slower ones are rated poor.
workbook-field-Indicators-application_load_weight_fraction = Weight of application start time
    .description = Weight of this indicator among the machine indicators.
workbook-field-Indicators-disk_load_good_iops = Good disk load
    .description = IOPS per desktop up to this value are rated good.
workbook-field-Indicators-disk_load_fair_iops = Fair disk load
    .description = IOPS per desktop up to this value are rated fair; higher values are rated poor.
workbook-field-Indicators-disk_load_weight_fraction = Weight of disk load
    .description = Weight of this indicator among the I/O indicators.
workbook-field-Indicators-disk_queue_good_ios = Good disk queue length
    .description = Concurrent I/Os per desktop up to this value are rated good.
workbook-field-Indicators-disk_queue_fair_ios = Fair disk queue length
    .description = Concurrent I/Os per desktop up to this value are rated fair; higher values are rated poor.
workbook-field-Indicators-disk_queue_weight_fraction = Weight of disk queue length
    .description = Weight of this indicator among the I/O indicators.

workbook-field-Goals-login_good_s =
    .description = A login that takes up to this long is good.
workbook-field-Goals-login_fair_s =
    .description = A login that takes up to this long is fair; a longer one is poor.
workbook-field-Goals-login_min_good_fraction =
    .description = Minimum share of the users in a login event who have a good login.
workbook-field-Goals-login_max_poor_fraction =
    .description = Maximum share of the users in a login event who have a poor login.
workbook-field-Goals-host_latency_max_ms =
    .description = Maximum mean response time at the hosts while users log in or work. Typical limits: 20 ms (PS6100XS), 15 ms (VNX5500).
workbook-field-Goals-power_on_max_s =
    .description = Time within which a pool must be powered on.
workbook-field-Goals-provisioning_max_s =
    .description = Time within which a pool must be deployed.
workbook-field-Goals-controller_max_fraction =
    .description = Maximum mean controller CPU utilization while users log in or work.
workbook-field-Goals-drive_max_fraction =
    .description = Maximum mean drive utilization while users log in or work.
workbook-field-Goals-port_max_fraction =
    .description = Maximum mean front-end port utilization while users log in or work.
workbook-field-Goals-host_cpu_max_fraction =
    .description = Maximum mean host CPU utilization while users log in or work.
workbook-field-Goals-memory_oversubscription_max_ratio =
    .description = Maximum ratio of configured desktop memory to host memory; above this ratio, hosts resort to swapping and ballooning.
workbook-field-Goals-spare_capacity_fraction =
    .description = Share of the usable capacity that must stay free.
workbook-field-Goals-survives =
    .description = All goals must still be met if any one of these components fails during any event; recommended configurations meet this goal.

## Time series (CSV, English only)

csv-more-events = { $number } more
