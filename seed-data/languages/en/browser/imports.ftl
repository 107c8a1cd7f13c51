## Pages and list
imports-title = Imports
imports-lead = Upload measurements, inventories, and calendars from a site, review them, then add them to a scenario.
imports-new = New import
imports-page-lead = <list>Imports</list> · created { $created } · kept until { $until }
imports-scenario = Scenario
imports-delete = Delete
imports-delete-item = Delete { $name }
imports-delete-confirm = Delete { $name }?
imports-delete-hint = The files and their contents are deleted permanently. Anything already added to scenarios is kept.
imports-to-list = Go to imports
imports-missing = Import not found
imports-missing-hint = It was deleted or has expired. Anything already added to scenarios is kept.
imports-list-note = Files are deleted when they expire; anything already added to scenarios is kept
imports-empty = No imports yet
imports-empty-hint = Create an import for performance counters, an inventory, a calendar, or fio results.
imports-created = created { $at }
imports-kept-until = kept until { $day }
imports-n-files =
    { $n ->
        [one] { $n } file
       *[other] { $n } files
    }
imports-state-empty = not read yet
imports-state-queued = waiting for a worker
imports-state-reading = reading
imports-state-ready = ready
imports-state-failed = failed
imports-state-cancelled = canceled
imports-state-progress = { $state }, { $percent }
imports-create = Create import
imports-name = Name
imports-name-example = Nordwind, hosts in March
imports-name-hint = Values from these files are labeled with this name

## Files
imports-files = Files
imports-files-note = esxtop, Performance Monitor, vscsiStats, iostat, sadf, traces, tables (CSV), RVTools, Live Optics, iCalendar, fio results; files can be compressed with gzip
imports-files-list = Files in this import
imports-choose = Choose files
imports-choose-label = Files to import
imports-drop = Drop the files to add them to { $name }
imports-drop-hint = Drop files anywhere on this page. Large text files are compressed in the browser before upload.
imports-drop-next = After the upload, read the files and review their contents. Scenarios change only when you accept the changes.
imports-waiting = Waiting
imports-packing = Compressing, { $percent }
imports-sending = Uploading, { $percent }
imports-progress-of = Upload progress for { $name }
imports-cancel-item = Cancel { $name }
imports-dismiss = Dismiss
imports-dismiss-item = Dismiss { $name }
imports-remove-item = Remove { $name }
imports-upload-failed = Upload failed
imports-upload-failed-hint = The connection was interrupted. Upload the file again.
imports-gate-reading = The files are being read. Wait until reading finishes, or cancel it.
imports-gate-sending = Files are still being uploaded

## Recognized files
imports-found = File contents
imports-found-all =
    { $n ->
        [one] { $n } file read
       *[other] { $n } files read
    }
imports-found-none =
    { $n ->
        [one] { $n } file rejected, none read
       *[other] { $n } files rejected, none read
    }
imports-found-some =
    { $n ->
        [one] { $n } file read, { $refused } rejected; rejected files do not affect the others
       *[other] { $n } files read, { $refused } rejected; rejected files do not affect the others
    }
imports-refused-file = { $file } cannot be read
imports-fact-host = Host
imports-fact-tab = Sheet
imports-fact-release = Release
imports-fact-version = Version
imports-fact-bytes = Bytes
imports-fact-counters = Counters
imports-fact-columns = Columns
imports-fact-encoding = Encoding
imports-fact-disks = Disks
imports-fact-seconds = Seconds
imports-fact-time-zone = Time zone
imports-fact-mean-read-size = Mean read size
imports-fact-mean-write-size = Mean write size
imports-fact-reads-in-sequence = Sequential reads
imports-fact-writes-in-sequence = Sequential writes
imports-fact-machines-with-rates = Machines with I/O rates
imports-fact-reads-per-second = Sum of mean reads
imports-fact-writes-per-second = Sum of mean writes
imports-fact-peak-at-least = Combined peak, at least (sum of all means, or the highest peak of one machine)
imports-fact-peak-at-most = Combined peak, at most (sum of all peaks)
imports-where = Location
imports-given = Given
imports-allowed = Allowed
imports-rows =
    { $used ->
        [one] { $used } row used
       *[other] { $used } rows used
    }
imports-rows-skipped =
    { $used ->
        [one] { $used } row used, { $skipped } skipped
       *[other] { $used } rows used, { $skipped } skipped
    }
imports-place = row { $row }, column { $column }
imports-place-row = row { $row }
imports-place-column = column { $column }

## Columns of a table
imports-map-columns = Map columns
imports-columns-table = Columns and first rows
imports-column-unnamed = column { $n }
imports-column-use = Contents of { $name }
imports-column-unit = Unit of { $name }
imports-use-none = not used
imports-use-time = time
imports-use-entity = machine or disk
imports-order = Date format
imports-order-detect = detect from the dates
imports-order-day = day first: 31.12.2026
imports-order-month = month first: 12/31/2026
imports-order-year = year first: 2026-12-31
imports-order-hint = For dates that can be read both ways, such as 03/10/2026
imports-stamp = Row timestamp
imports-stamp-end = end of the interval
imports-stamp-start = start of the interval
imports-bias = Minutes to add to get UTC
imports-bias-none = use the site’s time zone
imports-mapping-incomplete = Mapping is incomplete
imports-read-mapped = Read with this mapping
imports-twice-time = Two columns are mapped to “time”. Choose only one.
imports-twice-entity = Two columns are mapped to “machine or disk”. Choose only one.
imports-twice-measure = Two columns are mapped to “{ $measure }”. Choose only one.
imports-needs-time = Choose the column that contains the time.
imports-needs-rates = Choose one column for I/Os per second, or two: one for reads and one for writes per second.

## Import options and reading
imports-options = Import options
imports-options-note = The source tool is detected from the file contents
imports-zone = Time zone of the site
imports-zone-hint = Used for files without a time zone and for display
imports-desktop-count = Number of desktops measured
imports-desktop-count-hint = Host and volume counters do not include the number of desktops
imports-not-set = not set
imports-taken-at = Capture start
imports-taken-at-hint = Used for histograms and traces, which contain no absolute timestamps
imports-entries-from = Entries from
imports-entries-to = Entries to
imports-pseudonyms = Replace names by pseudonyms
imports-pseudonyms-hint = Names of machines, hosts, clusters, and calendar entries are replaced, not those of files. The uploaded files are deleted after they are read: to change the options, add them again.
imports-spread = Spread samples evenly
imports-spread-hint = For timestamps without seconds: spaces the samples in each minute evenly
imports-moment-zone = Time zone: { $zone }
imports-moment-hint = Time zone: { $zone }. { $hint }
imports-read = Read files
imports-read-again = Read again
imports-reading = Reading files
imports-reading-note = Reading continues if you leave this page
imports-reading-progress = Reading, { $percent }
imports-reading-label = Reading progress
imports-failed = Reading failed
imports-failed-memory = Reading exceeded the memory limit
imports-failed-time = Reading exceeded the time limit
imports-failed-lost = Every worker that tried to read the files stopped unexpectedly
imports-cancelled = Reading was canceled
imports-cancelled-hint = The files are kept. You can read them again.
imports-outdated = Import options have changed
imports-outdated-hint = Read the files again to apply your changes.

## Phases, storms and counts
imports-phase-power-on = Power-on
imports-phase-first-login = First login
imports-phase-monday-login = Monday login
imports-phase-tuesday-login = Tuesday login
imports-phase-steady-state = Steady state
imports-phase-idle = Idle
imports-storm-boot = Boot storm
imports-storm-login = Login storm
imports-storm-logout = Logoff storm
imports-storm-unknown = Storm of unknown type
imports-n-desktops =
    { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }
imports-n-disks =
    { $n ->
        [one] { $n } disk
       *[other] { $n } disks
    }
imports-n-hosts =
    { $n ->
        [one] { $n } host
       *[other] { $n } hosts
    }
imports-n-volumes =
    { $n ->
        [one] { $n } volume
       *[other] { $n } volumes
    }
imports-certain = certain, { $percent }
imports-likely = likely, { $percent }
imports-uncertain = uncertain, { $percent }
imports-span-year = { $span }, { $year }

## Measured load
imports-workload = Measured load
imports-no-clock = no timestamps in the files
imports-sample-interval = samples every { $interval }
imports-all-desktops = All desktops
imports-throughput = Throughput
imports-reads = reads
imports-writes = writes
imports-peak-sample = peak sample of reads and writes
imports-rates-summary =
    { $n ->
        [one] I/O rates of all desktops: peak { $peak } IOPS on { $at }; { $n } storm found
       *[other] I/O rates of all desktops: peak { $peak } IOPS on { $at }; { $n } storms found
    }
imports-throughput-summary = Throughput of all desktops: peak { $peak } MB/s
imports-chart-hint = { $span } ({ $zone }). Storms are shaded. Drag the numbered edges of a window to move them. To zoom in, drag across the chart or press + and −.
imports-show-all = Show all
imports-window-from-view = Window from current view
imports-window-from-storm = Window from { $storm }, { $when }
imports-window-create = Create window
imports-storms = Storms
imports-storms-none = No storms were found in the load.
imports-kind = Type
imports-when = Time
imports-peak = Peak
imports-storm-peak = { $peak } IOPS, baseline { $baseline }
imports-storm-certainty = Storm certainty
imports-kind-certainty = Type certainty
imports-reason = Reason
imports-source = Source
imports-phase = Phase
imports-phases = Phases
imports-phases-none = No window was measured, so there are no phases.
imports-window-proposed = suggested window, based on a storm
imports-windows = Windows
imports-windows-none = No windows yet. Create one from a storm or from the current view of the chart.
imports-windows-reset = Reset to suggested windows
imports-window-n = Window { $n }, { $phase }
imports-window-remove = Remove window { $n }
imports-window-refused = A window could not be measured
imports-edge-start = Start of window { $n }, { $phase }
imports-edge-end = End of window { $n }, { $phase }
imports-start = Start
imports-end = End
imports-on-one-day = on one day
imports-every-day = every day
imports-every-day-at = { $time }, every day
imports-undo = Undo (Ctrl+Z)
imports-redo = Redo (Ctrl+Shift+Z)
imports-desktops = Desktops
imports-figure-measured = Measured duration
imports-figure-iops = IOPS per desktop (reads / writes)
imports-figure-mean = Mean total I/O rate
imports-figure-peak = Peak total I/O rate
imports-figure-size = Mean I/O size in kB (reads / writes)
imports-figure-latency = Latency in ms (reads / writes)
imports-figure-active = Simultaneously active desktops (reading / writing)
imports-figure-sequential = Sequential I/O (reads / writes)
imports-figure-top-tenth = Share of I/Os from the busiest 10% of desktops
imports-figure-spread = Variation between desktops (standard deviation / mean)
imports-io-sizes = I/O sizes
imports-sizes-reads = { $phase }, reads
imports-sizes-writes = { $phase }, writes

## Inventory
imports-inventory = Inventory
imports-as-of = As of { $at }
imports-as-of-unknown = The file contains no date
imports-machines = Machines
imports-machines-on = { $n }, { $on } powered on
imports-hosts = Hosts
imports-datastores = Datastores
imports-count-unknown = unknown
imports-machine-disks = Machine disks
imports-provisioned = Provisioned
imports-used = Used
imports-pools-found = Detected pools
imports-pools-none = No group of machines looks like a desktop pool.
imports-machines-outside =
    { $n ->
        [one] { $n } machine is not in any of these pools.
       *[other] { $n } machines are not in any of these pools.
    }
imports-inventory-pools = Pools in the inventory
imports-inventory-hosts = Hosts in the inventory
imports-pool = Pool
imports-powered-on = On
imports-cpus = CPUs
imports-memory = Memory
imports-disk = Disk
imports-unshared = Unshared
imports-guest-os = Guest OS
imports-n-cores =
    { $n ->
        [one] { $n } core
       *[other] { $n } cores
    }
imports-n-cores-ghz =
    { $n ->
        [one] { $n } core at { $ghz } GHz
       *[other] { $n } cores at { $ghz } GHz
    }

## Calendar
imports-calendar = Calendar contents
imports-n-exported-events =
    { $n ->
        [one] { $n } event exported by Stormsizer
       *[other] { $n } events exported by Stormsizer
    }
imports-n-entries =
    { $n ->
        [one] { $n } other entry
       *[other] { $n } other entries
    }
imports-calendar-entries = Calendar entries
imports-entry = Entry
imports-entry-kind = Possible type
imports-users = Users
imports-all-day = { $day }, { $year }, all day
imports-kind-unknown = unknown
imports-kind-guessed = { $kind } (guessed)

## fio
imports-fio = fio results
imports-fio-note =
    { $n ->
        [one] fio { $version } · { $n } job; select a run to compare its phases with this job
       *[other] fio { $version } · { $n } jobs; select a run to compare its phases with these jobs
    }
imports-fio-jobs = fio jobs
imports-fio-job = Job
imports-fio-duration = Duration
imports-fio-none = none
imports-fio-reads = Reads
imports-fio-writes = Writes
imports-fio-both = Reads and writes
imports-fio-read-share = Read share
imports-fio-mean-size = { $name }, mean size
imports-fio-mean-latency = { $name }, mean latency
imports-fio-p99 = { $name }, 99th-percentile latency
imports-fio-kept-up = Job { $job } ({ $duration }): the array sustained the requested load.
imports-fio-fell-behind = Job { $job } ({ $duration }): the array did not sustain the requested load, so latencies cannot be compared.
imports-fio-compared = { $phase }, measured and predicted
imports-fio-predicted = Predicted
imports-fio-difference = Difference
imports-fio-unmatched = Some jobs or phases have no match
imports-fio-run = Compare with a run
imports-fio-choose-run = Choose a finished run
imports-fio-no-run = No finished runs yet
imports-fio-run-label = { $scenario }, v{ $version }, { $at }
imports-measured = Measured

## Selection for a scenario
imports-selection = Add to a scenario
imports-selection-note = The scenario changes only when you accept the changes, which you can undo
imports-step-scenario = Scenario
imports-step-measured = Measured values
imports-target-new = New scenario
imports-target-stored = Existing scenario
imports-facts = Facts in the files
imports-facts-clones = Unshared space far below used space means that the desktops share a base image, as MCS, linked, or instant clones do. Equal values mean full clones.
imports-measured-peak = Measured peak: at most { $measured } IOPS
imports-measured-peak-may-exceed = This is the sum of the desktops’ own peaks, which they do not reach at the same time. It is up to { $share } above the simulated peak of { $simulated } IOPS. The simulation does not cover loads above that, so the result does not show whether an array serves the measured peak.
imports-measured-peak-covered = The simulated peak is { $simulated } IOPS, so the simulation covers the measured peak.
imports-new-questions = Answer the questions marked with an asterisk to see the changes.
imports-create-scenario = Create scenario
imports-created-scenario = Scenario created
imports-n-selected = { $n } of { $of } selected
imports-compare = Measured and simulated
imports-compare-table = I/O per desktop, measured and simulated
imports-compare-hint = IOPS of working desktops include idle I/O. The new workload profile does not, because the simulation adds idle I/O to every desktop.
imports-compare-desktop = Per desktop
imports-compare-before = Simulated, current
imports-compare-after = Simulated, new
imports-compare-phase = { $phase }, { $pools }
imports-compare-iops = IOPS
imports-compare-ios = I/Os in this phase
imports-compare-reads = Read share
imports-compare-read-size = Mean read size, kB
imports-compare-write-size = Mean write size, kB
imports-iops = { $iops } IOPS
imports-load-of = Load of { $name }
imports-load-keep = load of the workload profile
imports-load-mean = mean: { $rate }
imports-load-p95 = 95th percentile: { $rate }
imports-pool-counts = also number, memory, and space
imports-others-title = Other machines
imports-others-add = { $n ->
        [one] Add { $n } other machine as other workloads: { $figures }
       *[other] Add { $n } other machines as other workloads: { $figures }
    }
imports-others-figures = { $load }, { $space }
imports-others-load = { $iops } IOPS, { $reads } reads
imports-others-iops = { $iops } IOPS
imports-others-no-load = load unknown
imports-others-no-space = space unknown
imports-others-hint = Machines in none of the selected pools. These values replace the other workloads of the array.
imports-others-pools = Includes the pools that are not selected: { $names }.
imports-others-unmeasured = { $n ->
        [one] The load of { $n } machine is unknown and counts as zero: { $names }.
       *[other] The load of { $n } machines is unknown and counts as zero: { $names }.
    }
imports-others-unmeasured-more = The load of { $n } machines is unknown and counts as zero, among them { $names }.
imports-others-array = Array of these machines
imports-machines-counted = Machines to count
imports-machines-counted-hint = Groups of machines whose names differ only by a number
imports-machines-all = all machines
imports-loads = Measured load per desktop
imports-loads-hint = Means cover the whole recording, including nights and weekends. The 95th percentile is scaled from that of the hosts. Machines do not reach their peaks at the same time.
imports-load-mean-iops = Mean, IOPS
imports-load-p95-iops = 95th percentile, IOPS
imports-load-peak-iops = Mean of peaks, IOPS
imports-load-size = Mean size, kB (reads / writes)
imports-load-throughput = Throughput, kB/s
imports-load-latency = Latency, ms (reads / writes)
imports-created-scenario-hint =
    { $n ->
        [one] { $n } value comes from the files. To undo, open the import.
       *[other] { $n } values come from the files. To undo, open the import.
    }
imports-machines-group =
    { $n ->
        [one] { $name }, { $n } machine
       *[other] { $name }, { $n } machines
    }
imports-choose-scenario = Choose a scenario
imports-no-scenario = No scenarios yet
imports-no-scenario-hint = Choose “New scenario” to create one from this import.
imports-selection-none = Nothing is selected yet.
imports-selection-invalid = Part of the selection is invalid
imports-selection-invalid-hint = Fix the marked fields to see the changes.
imports-conflict = Another user saved a new version of this scenario
imports-conflict-hint = Nothing was changed. Refresh the preview, then accept the changes.
imports-refresh = Refresh preview
imports-accept = Add to { $scenario }
imports-profile = Workload profile of these desktops
imports-profile-hint = Measured values replace those in the catalog profile; all other values are kept
imports-profile-field = Name of the new profile
imports-profile-name = { $name }, measured
imports-based-on = Based on
imports-based-on-hint = Provides the values that measurements do not contain: think times, cold reads, and working set
imports-profile-pools = Pools with this profile
imports-profile-phases = Phases to use
imports-found-at = { $what }, { $when }
imports-events = Calendar events
imports-event-kind = Event type of { $name }
imports-event-pools = Pools participating in { $name }
imports-choose-kind = Choose a type
imports-kind-required = Choose an event type
imports-all-pools = all pools
imports-every-weekday = every weekday
imports-take-exported =
    { $n ->
        [one] { $n } event exported by Stormsizer, including changes made in the calendar
       *[other] { $n } events exported by Stormsizer, including changes made in the calendar
    }
imports-take-exported-hint = Replaces events that have the same ID
imports-pool-use = Action for { $name }
imports-pool-skip = skip
imports-pool-update = update { $name }
imports-pool-add = add as a new pool
imports-pool-profile = Workload profile of { $name }
imports-profile-of-first = same as the first pool
imports-profile-keep = keep current profile
imports-hosts-keep = Keep the scenario’s hosts
imports-refit = Fit the array model to the measured latency
imports-refit-hint = Creates a custom array with adjusted parameters; the catalog does not change
imports-refit-array = Measured array
imports-refit-array-hint = The array whose load and latency were measured
imports-refit-name = Name of the fitted array
imports-array-name = Fitted array ({ $name })

## Preview and accepted changes
imports-preview = Preview of changes
imports-preview-none = No changes: the scenario already matches the selection.
imports-field = Field
imports-now = Current
imports-then = New
imports-before = Before
imports-after = After
imports-removed = removed
imports-refit-fit = Array model fit
imports-refit-error = Median latency error: { $before } before fitting, { $after } after fitting.
imports-refit-table = Latency before and after fitting
imports-accepted = Added to { $scenario }
imports-accepted-detail =
    { $n ->
        [one] { $n } change, version { $version }
       *[other] { $n } changes, version { $version }
    }
imports-open-scenario = Open scenario
imports-acceptances = Added to scenarios
imports-acceptances-note = Newest first. Undo restores the previous version as a new version.
imports-version = version { $version }
imports-n-changes =
    { $n ->
        [one] { $n } change
       *[other] { $n } changes
    }
imports-changes = Changes
imports-changes-of = Changes from { $at }
imports-undo-changes = Undo changes from { $at }
imports-undone = Undone
imports-undone-at = undone { $at }
imports-undone-hint = { $scenario } was restored to its previous state.
imports-undone-version = The previous state was restored as a new version of the scenario.

## Measures and units of columns
imports-measure-reads = reads per second
imports-measure-writes = writes per second
imports-measure-ios = I/Os per second
imports-measure-read-share = read share
imports-measure-read-bytes = bytes read per second
imports-measure-write-bytes = bytes written per second
imports-measure-read-size = mean read size
imports-measure-write-size = mean write size
imports-measure-size = mean I/O size
imports-measure-read-latency = read latency
imports-measure-write-latency = write latency
imports-measure-latency = I/O latency
imports-measure-queue = outstanding I/Os
imports-unit-per-second = per second
imports-unit-per-minute = per minute
imports-unit-bytes = bytes
imports-unit-sectors = 512-byte sectors
imports-unit-fraction = 0 to 1
