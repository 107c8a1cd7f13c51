## Parts of the scenario
scenario-parts = Parts of the scenario
scenario-section-desktops = Desktops
scenario-section-week = Week
scenario-section-storage = Storage
scenario-section-goals = Goals
scenario-fix = fix
scenario-n-desktops =
    { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }
scenario-n-pools =
    { $n ->
        [one] { $n } pool
       *[other] { $n } pools
    }
scenario-n-events =
    { $n ->
        [one] { $n } event
       *[other] { $n } events
    }
scenario-n-drives =
    { $n ->
        [one] { $n } drive
       *[other] { $n } drives
    }
scenario-several-desktops = { $counts } desktops
scenario-several-drives = { $counts } drives
scenario-goals-fact = { $share } within { $time }

## Desktops
scenario-desktops-note =
    { $n ->
        [one] { $n } pool with one image, clone type, and user type
       *[other] { $n } pools, each with one image, clone type, and user type
    }
scenario-add-pool = Add pool
scenario-more-settings = More settings
scenario-more-count = { $changed ->
    [0] { $n } with default values
   *[other] { $changed } of { $n } changed
}
scenario-pool-removed = { $name } removed
scenario-pool-removed-hint = Undo (Ctrl+Z) restores the pool and its events.
scenario-pool-users = Users
scenario-pool-name-hint = As shown in the report
scenario-workload-profile = Workload profile
scenario-workload-profile-hint = Guest OS and user type, with measured behavior
scenario-generic = { $name } – generic, not calibrated
scenario-site-zone = Site time zone
scenario-site-zone-hint = Local time of these users
scenario-site-zone-none = Same as scenario: { $zone }
scenario-pool-provisioning = Clones and deployment
scenario-deployment = Deployment
scenario-deployment-hint = Determines how fast desktops are created and refreshed
scenario-deployment-none = Same as workload profile
scenario-deployment-none-named = Same as workload profile: { $name }
scenario-base-images-hint = Master images in addition to the image copies
scenario-overcommit-hint = Provisioned clone capacity, as a multiple of datastore size
scenario-overcommit-none = None (1 ×)
scenario-overcommit-conservative = Conservative (4 ×)
scenario-overcommit-moderate = Moderate (7 ×)
scenario-overcommit-aggressive = Aggressive (15 ×)
scenario-pool-data = Data per desktop
scenario-data-growth-hint = Compound growth of persistent disks, profile containers, and user data
scenario-clone-deduplicated = Array-native clones
scenario-clone-linked = Linked clones (Composer)
scenario-clone-instant = Instant clones
scenario-clone-mcs = Machine Creation Services (MCS)
scenario-clone-pvs = Provisioning Services (PVS)
scenario-clone-full = Full clones
scenario-pool-n = Pool { $n }

## Storage
scenario-storage = Storage
scenario-storage-note = Only orderable sizes are shown.
scenario-array = Array
scenario-model = Model
scenario-model-hint = From the catalog; selecting a model sets its smallest sensible configuration
scenario-model-sheet-hint = From a specification sheet; the performance is derived from other families
scenario-model-stated-hint = Stated by you as key figures; its parts are assumed
scenario-model-generic-hint = Generic, not calibrated: a typical product of its kind, not backed by a measurement study
scenario-model-cloud-hint = Limits and burst credits from the provider’s pages; its hardware is not simulated
scenario-arrays-measured = Measured in a published study
scenario-arrays-stated = Stated by you as key figures
scenario-arrays-sheet = From specification sheets
scenario-arrays-generic = Generic, not calibrated
scenario-arrays-cloud = Cloud volumes
scenario-arrays-former = No longer sold
scenario-firmware = Firmware
scenario-firmware-hint = Determines the controller CPU cost of each I/O
scenario-drive = Drive
scenario-drive-hint = Drives supported in this tier
scenario-n-drives-label = Number of drives
scenario-n-drives-hint = Including parity and spares
scenario-tier = Tier: { $name }
scenario-size = Size
scenario-arrays = Arrays
scenario-arrays-hint = Desktops are divided evenly
scenario-nodes = Nodes
scenario-nodes-hint = Nodes of the cluster
scenario-nodes-hosts-hint = One node on each host
scenario-controllers = Controllers
scenario-controllers-hint = Controllers that serve the desktops
scenario-flash-cache = Flash cache
scenario-ports = Front-end ports in total
scenario-volume = Volume
scenario-volume-size = Size
scenario-volume-size-hint = Sizes that the provider sells
scenario-volume-gib = Size of each volume
scenario-volume-gib-hint = Limits follow from the size
scenario-volumes = Volumes
scenario-volumes-hint = Share the desktops evenly
scenario-disks-hint = One for each session host, so as many as hosts
scenario-all-controllers = All controllers combined
scenario-in-each-array = { $what }, in each array
scenario-in-each-node = { $what }, in each node
scenario-hosts = Hosts
scenario-hosts-note = Empty fields are not evaluated
scenario-hosts-hint = Servers that run the desktops
scenario-spare-hosts = Spare hosts
scenario-spare-hosts-hint = Included in Hosts; the others must support all desktops
scenario-host-memory = Memory
scenario-host-memory-hint = Per host
scenario-cores = Cores
scenario-cores-hint = Per host; host CPU is evaluated only if both cores and clock speed are set
scenario-clock = Clock speed per core
scenario-clock-hint = Vendor-rated base speed, without turbo
scenario-specrate = SPECrate per host
scenario-specrate-hint = SPECrate 2017 Integer base score of one host; if empty, performance per GHz is assumed to match the measured hosts
scenario-host-cache = Host cache (CBRC)
scenario-host-cache-hint = Memory per host for caching image blocks; 0 turns the cache off
scenario-storage-link = Storage link
scenario-storage-link-hint = All host ports combined; host links are evaluated only if this is set
scenario-host-iops = IOPS limit
scenario-host-iops-hint = Cloud disks only: limit of the VM size; if empty, only the disk’s own limits apply

## Steps
scenario-fewer = Fewer: { $label }
scenario-more = More: { $label }
scenario-fixed = fixed
scenario-step-not = { $value } is not available
scenario-step-between = { $value } is not an orderable size
scenario-steps-fixed = fixed for every { $array }
scenario-steps-of =
    { $step ->
        [one] one at a time, up to { $most }
       *[other] in steps of { $step }, up to { $most }
    }
scenario-steps-modules =
    { $controllers ->
        [one] in modules of { $module } GiB, up to { $most }
       *[other] in modules of { $module } GiB, up to { $most } per controller
    }
scenario-steps-up-to = up to { $most }
scenario-steps-controllers = up to { $most } per { $array }
scenario-steps-controllers-least = { $least } to { $most } per { $array }

## Values that are set by default
scenario-auto = AUTO
scenario-manual = SET
scenario-manual-hint = Differs from the default
scenario-restore = Restore { $value }
scenario-also-set = Also set: { $fields }
scenario-reachable = No storage can meet a limit below { $value }.
scenario-reachable-set = Set to { $value }
scenario-default-is = Default: { $value }
scenario-default-back = Reset to default
scenario-recommended = Recommended value
scenario-recommended-back = Reset to recommended value
scenario-empty = not set
scenario-why = Why we ask
scenario-why-label = Why we ask: { $label }

## Goals, growth and indicators
scenario-goals-note = Each phase must meet all goals
scenario-goal-set = Goal set
scenario-goal-set-attach = Login limits include { $n } s to attach the profile containers.
scenario-goal-set-own = Custom
scenario-growth-title = Growth and failures
scenario-growth-note = Recommended hardware meets all goals through the growth horizon, even if any one selected component fails
scenario-through-year-empty = year of the calendar
scenario-budget-currency = Prices are in { $currency }: enter the budget in { $currency }. Amounts are not converted.
scenario-budget-empty = none
scenario-survives-none = none
scenario-indicators = Experience indicators
scenario-indicators-note = Used to grade phases; no effect on the verdict
scenario-indicator-application_load_good_s = Application start limit (good)
scenario-indicator-application_load_fair_s = Application start limit (fair)
scenario-indicator-application_load_weight_fraction = Application start weight
scenario-indicator-login_delay_weight_fraction = Login delay weight
scenario-indicator-disk_load_good_iops = Disk load limit (good)
scenario-indicator-disk_load_fair_iops = Disk load limit (fair)
scenario-indicator-disk_load_weight_fraction = Disk load weight
scenario-indicator-disk_queue_good_ios = Disk queue limit (good)
scenario-indicator-disk_queue_fair_ios = Disk queue limit (fair)
scenario-indicator-disk_queue_weight_fraction = Disk queue weight

## Guide
scenario-login-storm = Login storm
scenario-login-window = Login window
scenario-login-window-hint = From the first to the last login, every day of the week
scenario-login-window-empty = varies by day
scenario-nightly-reboot = Desktops reboot every night
scenario-nightly-reboot-hint = At 02:00 local time before each workday
scenario-nightly-reboot-event = Nightly reboot
scenario-reboot-same-login = The logins of this user type are the same with and without a reboot before them: they were not measured separately. The nightly reboot adds the I/O of the boots only.
scenario-never-reset = Non-persistent desktops ({ $pools }) are usually reset at logoff or every night, and nothing resets them in this calendar: the result assumes that they stay on all week and keep their caches. Turn on the nightly reboot, or select “Refresh desktops” for the logoffs in the full editor.
scenario-reboot-window = Reboot window
scenario-reboot-window-hint = All desktops must be up again within this time; a shorter window needs more concurrent starts and faster storage. It applies to every power-on.
scenario-container-included-hint = The I/O of this workload profile includes that of its FSLogix profile containers, on the same array; only their size is added. The FSLogix default maximum is 29.3 GiB.
scenario-usual-size-hint = Usual size for this user type; change it if yours differs
scenario-users-os = User type and OS
scenario-users-os-hint = Select the closest workload profile
scenario-array-new = Chosen array
scenario-array-check = Existing array
scenario-array-expand = Current array
scenario-array-refresh = Array to replace
scenario-goals-guide-note = The full editor shows each limit

## Scenario settings
scenario-settings = Name, period, and time zone
scenario-calendar-starts = Calendar starts ({ $zone })
scenario-calendar-ends = Calendar ends ({ $zone })
scenario-zone = Time zone
scenario-zone-hint = Used to display the calendar

## Saving and versions
scenario-saved = saved
scenario-saved-at = saved { $time }
scenario-saving = saving…
scenario-unsaved-read-only = not saved: read-only access
scenario-unsaved-refused = not saved: fix the marked field
scenario-unsaved-offline = not saved: service unreachable, kept in this browser
scenario-unsaved-conflict = not saved: changed by another user
scenario-offline = Not saved: the service cannot be reached. Your changes are kept in this browser.
scenario-refused = Not saved: fix the marked field.
scenario-conflict = Version { $version } was saved by another user
scenario-conflict-saved-by = Saved by { $name }, { $time }.
scenario-conflict-hint = Your changes are kept in this browser but not saved yet. If you take theirs, Undo restores yours. If you save yours, their version remains in the version history.
scenario-conflict-copy = Save mine as a copy
scenario-conflict-theirs = Take theirs
scenario-conflict-mine = Overwrite with mine
scenario-see-differences = See differences
scenario-differences = Differences
scenario-yours = Yours
scenario-theirs = Theirs, version { $version }
scenario-no-differences = No differences
scenario-difference-of = Item
scenario-difference-field = Field
scenario-versions = Versions
scenario-versions-lead = Changes by one user within five minutes form one version. Each run keeps its own copy of the scenario.
scenario-version-n = Version { $version }
scenario-version-now = current
scenario-version-changes = Compare with current
scenario-version-changes-label = Compare version { $version } with current
scenario-version-name = Name
scenario-version-name-label = Name version { $version }
scenario-version-name-field = Version name
scenario-version-name-hint = Named versions are kept permanently; beyond 200 versions, the oldest unnamed ones are deleted
scenario-version-name-example = As quoted
scenario-version-save-name = Save name
scenario-version-restore = Restore version
scenario-version-branch = Create branch
scenario-version-branch-label = Create branch from version { $version }
scenario-version-restored = Version { $version } restored
scenario-version-restored-hint = Undo reverts this; all versions are kept.
scenario-where-scenario = Scenario
scenario-where-calendar = Calendar
scenario-where-hosts = Hosts
scenario-where-array = Storage
scenario-where-goals = Goals
scenario-where-growth = Growth
scenario-where-budget = Budget
scenario-where-indicators = Experience indicators
scenario-where-pool = Pool
scenario-where-event = Event
scenario-yes = yes
scenario-no = no
scenario-there = present
scenario-not-there = not present

## Calendar
scenario-calendar = Week calendar
scenario-calendar-times = Time of day
scenario-calendar-keys = Drag to move, Alt+drag to copy, draw to add. When an event has focus: arrow keys move it, Shift+arrow moves its end, Enter opens it, Delete removes it, Ctrl+D copies it to the next day, Ctrl+C copies it, Ctrl+V pastes at the pointer. X adds it to the selection, Shift+F10 opens its menu.
scenario-calendar-more = +{ $n } more
scenario-calendar-download = Download the calendar (.ics)
scenario-new-event = New event
scenario-add-event = Add event
scenario-add-event-hint = { $help }. Drag to the calendar or click to add.
scenario-week-n = Week { $n }
scenario-weeks-n = Weeks { $first }–{ $last }
scenario-week = Week
scenario-previous-week = Previous week
scenario-next-week = Next week
scenario-day = Day
scenario-day-short = Day
scenario-previous-day = Previous day
scenario-next-day = Next day
scenario-weeks-shown = Period shown
scenario-n-weeks-short =
    { $n ->
        [one] { $n } wk
       *[other] { $n } wks
    }
scenario-add-week = Add a week to the calendar
scenario-add-week-limit = The calendar has reached its maximum length of four weeks

## What a screen reader reads for an event
scenario-said-period = { $start } to { $end }
scenario-said-all-pools =
    { $n ->
        [one] { $n } pool
        [2] both pools
       *[other] all { $n } pools
    }
scenario-said-repeats = repeats { $days }
scenario-said-busy = still running until { $time }
scenario-said-selected = selected
scenario-days-every = every day
scenario-days-run = { $first } to { $last }

## Kinds of events
scenario-group-people = Users
scenario-group-desktops = Desktops
scenario-group-storage = Storage and network
scenario-kind-login = Login
scenario-kind-login-help = Users arrive, log in, and start work
scenario-kind-logoff = Logoff
scenario-kind-logoff-help = Users log off; desktops stay on
scenario-kind-provision = Deployment
scenario-kind-provision-help = Creates the desktops from their image
scenario-kind-power_on = Power-on
scenario-kind-power_on-help = Powers on all desktops, or a share of them before users arrive
scenario-kind-reboot = Reboot
scenario-kind-reboot-help = Restarts all desktops
scenario-kind-recompose = Recompose
scenario-kind-recompose-help = Rebuilds the desktops from a new image; no user may be logged in
scenario-kind-antivirus_scan = Antivirus scan
scenario-kind-antivirus_scan-help = Every running desktop scans its disk
scenario-kind-patch = Patching
scenario-kind-patch-help = Every running desktop installs an update: reads, then mostly writes
scenario-kind-backup = Backup
scenario-kind-backup-help = Reads data from the array on top of all other load
scenario-kind-replication = Replication
scenario-kind-replication-help = Writes data from another site on top of all other load
scenario-kind-load_test = Load test
scenario-kind-load_test-help = A load generator on every running desktop issues I/O as fast as the storage allows
scenario-kind-failure = Failure
scenario-kind-failure-help = A component of the array is unavailable until it is replaced
scenario-kind-maintenance = Maintenance
scenario-kind-maintenance-help = A maintenance window
scenario-kind-outage = Outage
scenario-kind-outage-help = The storage network is down

## Fields of an event
scenario-event-starts = Starts ({ $zone })
scenario-event-ends = Ends ({ $zone })
scenario-event-pools = Participating pools
scenario-failure-part = Failed component
scenario-failure-count = Number of failures
scenario-failure-count-hint = In the whole system
scenario-failure-tier = Tier
scenario-failure-rebuild-hint = Share of the surviving drives’ time used by the rebuild
scenario-event-logins-empty = set by login window
scenario-event-slots = Power-on slots
scenario-event-no-limit = no limit
scenario-event-throttle-empty = as fast as the storage allows
scenario-event-sequential-hint = The rest are random
scenario-event-reads-hint = The rest are writes
scenario-event-duplicate = Duplicate
scenario-event-delete = Delete
scenario-repeats-on = Repeats on
scenario-repeats-first = { $day }, first occurrence
scenario-repeat-once = Once
scenario-repeat-workdays = Workdays
scenario-repeat-every-day = Every day
scenario-repeat-until = Until
scenario-repeat-until-hint = Last day; if empty, the end of the calendar
scenario-event-zone = Time zone
scenario-event-zone-own = Same as scenario ({ $zone })
scenario-event-zone-hint = The event keeps its local time across DST changes

## Components of an array that can fail
scenario-part-drive = Drives
scenario-part-controller = Controllers
scenario-part-port = Front-end ports
scenario-part-flash_cache = Flash cache modules

## Fields of the document by name
scenario-field-name = Name
scenario-field-notes = Notes
scenario-field-time_zone = Time zone
scenario-field-starts_at = Starts
scenario-field-ends_at = Ends
scenario-field-repeat = Repetition
scenario-field-pool_ids = Pools
scenario-field-at_local_time = At each site’s local time
scenario-field-n_slots = Concurrent desktops
scenario-field-starts_per_minute = Maximum new desktops per minute
scenario-field-concurrent_fraction = Maximum share of a pool at a time
scenario-field-mb_per_s_per_desktop = Rate limit
scenario-field-gib_per_desktop = Data read
scenario-field-read_gib_per_desktop = Data read
scenario-field-write_gib_per_desktop = Data written
scenario-field-read_mb_per_s = Read rate
scenario-field-write_mb_per_s = Write rate
scenario-field-sequential_fraction = Sequential
scenario-field-read_fraction = Reads
scenario-field-outstanding_ios = Outstanding I/Os
scenario-field-io_kib = I/O size
scenario-field-unmeasured = Systems without load
scenario-field-n_unmeasured = Number of systems without load
scenario-field-nothing_else = Nothing else runs on it
scenario-field-part = Failed component
scenario-field-n_parts = Failed components
scenario-field-tier = Tier
scenario-field-rebuild_fraction = Rebuild load
scenario-field-window_s = Window
scenario-field-logins_per_minute = Logins per minute
scenario-field-arrivals = Arrivals
scenario-field-averaging_s = Averaging window
scenario-field-refresh = Refresh desktops
scenario-field-refresh_slots = Concurrent refreshes
scenario-field-refresh_starts_per_minute = Maximum new refreshes per minute
scenario-field-refresh_concurrent_fraction = Maximum share of a pool refreshed at a time
scenario-field-desktop_fraction = Powered on in advance
scenario-field-on_arrival_slots = Broker: concurrent power-ons
scenario-field-on_arrival_per_minute = Broker: maximum power-ons per minute
scenario-field-n_desktops = Desktops
scenario-field-profile_id = Workload profile
scenario-field-clone_type = Clone type
scenario-field-deployment_id = Deployment
scenario-field-assignment = Assignment
scenario-field-initial_state = Initial state
scenario-field-n_vcpus = vCPUs per desktop
scenario-field-memory_gib = Memory
scenario-field-memory_reservation_fraction = Memory reserved
scenario-field-memory_in_use_fraction = Memory in use
scenario-field-suspended_fraction = Maximum suspended
scenario-field-image_gib = Image
scenario-field-n_image_copies = Image copies
scenario-field-sessions_per_desktop = Users per desktop
scenario-field-n_base_images = Base images
scenario-field-overcommit = Storage overcommit
scenario-field-growth_gib_per_desktop = Unique data per desktop
scenario-field-disposable_gib_per_desktop = Disposable disk
scenario-field-persistent_gib_per_desktop = Persistent disk
scenario-field-profile_containers = Profile containers
scenario-field-profile_container_gib_per_desktop = Profile container size
scenario-field-user_data_gib_per_desktop = User data
scenario-field-data_growth_fraction_per_year = Data growth
scenario-field-growth_years = Years of data growth
scenario-field-snapshot_reserve_fraction = Snapshot reserve
scenario-field-n_hosts = Hosts
scenario-field-n_spare_hosts = Spare hosts
scenario-field-memory_gib_per_host = Memory per host
scenario-field-n_cores_per_host = Cores per host
scenario-field-ghz_per_core = Clock speed per core
scenario-field-specrate2017_int_base = SPECrate per host
scenario-field-host_cache_gib = Host cache (CBRC)
scenario-field-storage_gbit_per_s_per_host = Storage link
scenario-field-storage_iops_per_host = IOPS limit
scenario-field-model_id = Model
scenario-field-firmware_id = Firmware
scenario-field-n_arrays = Arrays
scenario-field-n_controllers = Controllers
scenario-field-tiers = Drives
scenario-field-flash_cache_gib = Flash cache
scenario-field-n_ports = Front-end ports
scenario-field-other_workloads = Other workloads
scenario-field-reads_iops = Reads
scenario-field-writes_iops = Writes
scenario-field-used_gib = Used space
scenario-field-survives = Failure tolerance (N+1)
scenario-field-desktops_fraction_per_year = Desktops added
scenario-field-through_year = Growth horizon
scenario-field-amount = Budget
scenario-field-currency = Currency
scenario-field-schema_version = Document format

## Help texts of fields
scenario-help-n_desktops = Number of virtual desktops, each with one user.
scenario-help-clone_type = All types except full clones share the image’s blocks on the array; PVS streams them.
scenario-help-assignment = Dedicated: each user has their own desktop. Floating: users get any desktop that is up.
scenario-help-initial_state = State of the desktops at the start of the calendar.
scenario-help-n_vcpus = Virtual CPUs per desktop; by default, as many as the desktops the profile was measured on. They share the CPU work of a boot and determine the vCPU-to-core ratio.
scenario-help-memory_gib = Memory configured per desktop; determines the size of swap files.
scenario-help-memory_reservation_fraction = Share of desktop memory reserved on the host; that share needs no swap file.
scenario-help-memory_in_use_fraction = Share of configured memory that must be in host memory; the rest is untouched or shared.
scenario-help-suspended_fraction = Maximum share of desktops that are suspended; each stores its memory in a file.
scenario-help-image_gib = Size of the master image.
scenario-help-n_image_copies = Full copies of the image on the array, one per volume or replica.
scenario-help-sessions_per_desktop = Mean number of users per virtual machine: 1 for desktops, more for session hosts.
scenario-help-growth_gib_per_desktop = Data that a desktop writes beyond its image: profile, deltas, page file, write cache.
scenario-help-disposable_gib_per_desktop = Separate disk for the page file and temporary files, emptied at power-off.
scenario-help-persistent_gib_per_desktop = Separate disk that survives a refresh or recompose.
scenario-help-profile_containers = Where FSLogix profile containers are stored. On a file service, their I/O does not reach this array. With Cloud Cache, this array holds a local copy, which causes several times the I/O.
scenario-help-profile_container_gib_per_desktop = Size of each user’s profile container on the same array; the FSLogix default maximum is 29.3 GiB.
scenario-help-user_data_gib_per_desktop = User data, such as home folders, stored on the same array as the desktops.
scenario-help-growth_years = Years of data growth to reserve capacity for.
scenario-help-snapshot_reserve_fraction = Capacity for snapshots, as a share of data that cannot be recreated: user data including growth, and deltas of dedicated desktops.
scenario-help-login_good_s = Longest login time rated good.
scenario-help-login_fair_s = Longest login time rated fair; longer logins are poor.
scenario-help-login_min_good_fraction = Minimum share of users in a login event who have a good login.
scenario-help-login_max_poor_fraction = Maximum share of users in a login event who have a poor login.
scenario-help-host_latency_max_ms = Mean response time at the hosts while users log in or work. Typical limits: 20 ms (PS6100XS), 15 ms (VNX5500). They are from studies of older arrays; flash arrays are usually far below them.
scenario-help-power_on_max_s = Maximum time to power on a pool.
scenario-help-provisioning_max_s = Maximum time to deploy a pool.
scenario-help-controller_max_fraction = Mean controller CPU load while users log in or work.
scenario-help-drive_max_fraction = Mean drive utilization while users log in or work.
scenario-help-port_max_fraction = Mean front-end port utilization while users log in or work.
scenario-help-host_cpu_max_fraction = Mean host CPU load while users log in or work.
scenario-help-memory_oversubscription_max_ratio = Configured desktop memory divided by host memory; above this limit, hosts swap and balloon.
scenario-help-spare_capacity_fraction = Share of the usable capacity that must stay free.
scenario-help-survives = All goals must still be met if any one of these components fails during any event; recommended configurations satisfy this.
scenario-help-desktops_fraction_per_year = Desktops added per year, as a percentage of the current number.
scenario-help-through_year = Last year to size for; by default, the year of the calendar.
scenario-help-amount = Purchase of all arrays, with monthly costs, support and power over the term of the price list.
scenario-help-currency = Amounts are not converted.
scenario-help-n_slots = Concurrent operations; the next one starts when one completes.
scenario-help-starts_per_minute = Maximum new operations per minute, across all pools of the event; no limit by default.
scenario-help-concurrent_fraction = Maximum share of each pool that is processed at the same time.
scenario-help-mb_per_s_per_desktop = Rate limit per desktop; by default, as fast as the storage allows.
scenario-help-gib_per_desktop = Data read per desktop.
scenario-help-read_gib_per_desktop = Data read per desktop.
scenario-help-write_gib_per_desktop = Data written per desktop.
scenario-help-read_mb_per_s = Read rate on the array.
scenario-help-write_mb_per_s = Write rate on the array.
scenario-help-sequential_fraction = Share of sequential I/Os; replication of changed blocks is random.
scenario-help-outstanding_ios = Outstanding I/Os per desktop.
scenario-help-io_kib = Size of each I/O.
scenario-help-window_s = Time from the first to the last arrival.
scenario-help-logins_per_minute = Arrivals per minute across all pools in the event, at a fixed rate until all users have arrived.
scenario-help-arrivals = Uniform: constant rate. Bell curve: 40% arrive in the middle sixth of the window.
scenario-help-refresh = Desktops are refreshed and restarted before the next user logs in; profiles are stored elsewhere.
scenario-help-refresh_slots = Concurrent refresh operations.
scenario-help-refresh_starts_per_minute = Maximum new refresh operations per minute, across all pools of the event; no limit by default.
scenario-help-refresh_concurrent_fraction = Maximum share of each pool that is refreshed at the same time.
scenario-help-desktop_fraction = Share of each pool that is powered on in advance; the others boot when their users arrive.
scenario-help-on_arrival_slots = Concurrent broker power-on operations for users whose desktop is off.
scenario-help-on_arrival_per_minute = Maximum broker power-on operations per minute for users whose desktop is off; no limit by default.
scenario-help-at_local_time = Each pool participates at its own site’s local time.
scenario-help-name = Display name.
scenario-help-notes = Notes for readers of the result.

## Choices
scenario-choice-dedicated = Dedicated
scenario-choice-floating = Floating
scenario-choice-not_deployed = Not deployed
scenario-choice-off_never_used = Off, never used
scenario-choice-off_used = Off, used
scenario-choice-idle_never_used = Idle, never used
scenario-choice-idle_rebooted = Idle, rebooted
scenario-choice-idle_used = Idle, used
scenario-choice-uniform = Uniform
scenario-choice-bell = Bell curve
scenario-choice-none = None
scenario-choice-array = On the same array
scenario-choice-file_service = On a file service
scenario-choice-cloud_cache = On a file service, with Cloud Cache
scenario-choice-standard = Standard

## Units and limits
scenario-unit-per-host = { $unit } per host
scenario-unit-per-desktop = { $unit } per desktop
scenario-unit-per-minute = per minute
scenario-unit-per-year = % per year
scenario-unit-years = years
scenario-limit-at-least = at least { $value }
scenario-limit-more-than = more than { $value }
scenario-limit-at-most = at most { $value }
scenario-limit-less-than = less than { $value }
scenario-limit-min-characters = { $n ->
        [one] at least { $n } character
       *[other] at least { $n } characters
    }
scenario-limit-max-characters = { $n ->
        [one] at most { $n } character
       *[other] at most { $n } characters
    }
scenario-limit-min-items = { $n ->
        [one] at least { $n } item
       *[other] at least { $n } items
    }
scenario-problem-too-small = is too small
scenario-problem-too-large = is too large
scenario-problem-too-short = is too short
scenario-problem-too-long = is too long
scenario-choice-conservative = Conservative
scenario-choice-aggressive = Aggressive

## Why a question is asked
scenario-why-pools-n_desktops = Boot time, concurrent logins, and capacity all scale with this number.
scenario-why-pools-profile_id = I/O during boot, login, and work varies tenfold by user type and operating system.
scenario-why-pools-clone_type = Clones that share an image are served from cache; full clones read their own blocks and need their own capacity.
scenario-why-pools-deployment_id = The clone manager limits the deployment rate, often below what the array supports.
scenario-why-pools-assignment = With floating desktops, no user waits for a desktop to boot while another is available.
scenario-why-pools-initial_state = Desktops that have already run have warm caches and need no boot, so the load on the first Monday is lighter.
scenario-why-pools-time_zone = Users in other time zones log in at different hours; storms that do not overlap need a smaller array.
scenario-why-pools-memory_gib = Each swap file or suspended desktop uses this much capacity on the array.
scenario-why-pools-memory_reservation_fraction = Reserved memory needs no swap file; a reservation is often the cheapest way to save capacity.
scenario-why-pools-memory_in_use_fraction = Determines how many desktops a host supports before it swaps to the array.
scenario-why-pools-suspended_fraction = Each suspended desktop stores its memory in a file on the array.
scenario-why-pools-image_gib = Determines the size of the image copies and how much a recompose writes.
scenario-why-pools-n_image_copies = Each copy uses capacity and has its own cache footprint.
scenario-why-pools-growth_gib_per_desktop = In most pools, deltas use the largest share of the capacity.
scenario-why-pools-persistent_gib_per_desktop = This data survives a refresh and accumulates over the life of the desktop.
scenario-why-pools-profile_containers = Attaching a container makes each login several seconds longer, and its I/O goes to the storage chosen here.
scenario-why-pools-profile_container_gib_per_desktop = Containers on this array are read at each login and grow over time.
scenario-why-pools-user_data_gib_per_desktop = Home folders on the same array need capacity beyond what the desktops use.
scenario-why-pools-data_growth_fraction_per_year = Capacity that is sufficient today may not be in year three.
scenario-why-pools-snapshot_reserve_fraction = Snapshots store changed data; capacity for it must be purchased with the array.
scenario-why-events-reboot = A reboot empties guest caches, so the next logins read more from the array.
scenario-why-events-window_s = The same logins generate twice as much load in 15 minutes as in 30: the window determines the size of the storm.
scenario-why-events-arrivals = Shift workers who start on the hour create a peak; office workers arrive gradually.
scenario-why-events-n_slots = The number of concurrent boots determines the size of the storm.
scenario-why-events-desktop_fraction = Users do not have to wait for desktops that are already on.
scenario-why-hosts-n_hosts = The hosts must have enough memory and CPU for all desktops, even with one host down.
scenario-why-hosts-n_spare_hosts = With these hosts down, the others carry the full load: size for this case.
scenario-why-hosts-memory_gib_per_host = With too little memory, hosts swap to the array.
scenario-why-hosts-n_cores_per_host = Logins also need CPU: faster storage cannot fix a host CPU shortage.
scenario-why-hosts-host_cache_gib = Boot storms served from host memory never reach the array.
scenario-why-hosts-storage_gbit_per_s_per_host = With a slow host link, even a fast array appears slow.
scenario-why-array-model_id = Controllers, caches, and RAID differ by model: the same drives support different loads.
scenario-why-array-firmware_id = One release may need twice the CPU of another for the same I/O.
scenario-why-array-n_controllers = In most published studies, the controllers become the bottleneck before the drives do.
scenario-why-array-flash_cache_gib = Images are small and read by all desktops: a cache large enough for them serves most reads.
scenario-why-array-tiers-n_drives = Writes end up on the drives, so the number of drives determines the sustainable write rate.
scenario-why-goals-login_good_s = Users judge a desktop by how quickly they can log in. The contract should specify the login time.
scenario-why-goals-login_min_good_fraction = Sizing for the last 1% of users can cost as much as sizing for all the others.
scenario-why-goals-host_latency_max_ms = Above this limit, applications feel slow even without a login storm.
scenario-why-goals-power_on_max_s = After an outage, users may be unable to work for this long.
scenario-why-goals-provisioning_max_s = Determines whether an image can be rolled out overnight.
scenario-why-goals-controller_max_fraction = The remaining headroom absorbs a failure or an unusually heavy load.
scenario-why-goals-spare_capacity_fraction = Full arrays slow down, and capacity cannot be added overnight.
scenario-why-goals-survives = Components fail; Monday logins must still meet the goals with one component down.
scenario-why-growth-desktops_fraction_per_year = The array must support growth until it is fully depreciated.
scenario-why-growth-through_year = Use the year the array is replaced, not the year of purchase.

## Workbench
scenario-projects = Projects
scenario-breadcrumbs = Breadcrumbs
scenario-undo = Undo (Ctrl+Z)
scenario-redo = Redo (Ctrl+Shift+Z)
scenario-sidebar = Scenario
scenario-import = Import measurements…
scenario-import-ics = Import .ics
scenario-import-ics-hint = Import events from a calendar file (.ics)
scenario-compare-fio = Compare with fio measurements
scenario-all-families = All array families and schedule changes
scenario-failures = Component failure
scenario-events-of-week = Events of this week
scenario-recommend = Recommend
scenario-recommendation = Recommendation
scenario-recommendation-none = No recommendation for this version yet
scenario-recommendation-run = Find cheapest configuration
scenario-recommendation-outdated = Recommendation for version { $version }; the scenario has changed
scenario-recommendation-outdated-hint = Run the scenario again to use a recommendation.
scenario-copy-name = { $name } (my copy)
scenario-saved-as-copy = Saved as a copy
scenario-restored = Unsaved changes restored
scenario-restored-hint = They were not saved when you left at { $time }. Undo discards them.
scenario-not-run = Run not started
scenario-not-run-hint = The scenario must be saved first; see the status above.
scenario-cannot-save = Your changes could not be saved
scenario-cannot-save-hint = Undo them or fix the problem, then continue.
scenario-left-unsaved = { $name }: not saved
scenario-left-unsaved-hint = Your changes are kept in this browser and restored when you open the scenario.
scenario-applied = Changes applied to the scenario
scenario-applied-hint = Undo reverts them.
scenario-zoom-week = Week
scenario-zoom-weeks = Weeks
scenario-zoom-all = All
scenario-zoom-event = Event

## What changed in the calendar
scenario-event-copied = { $name } copied; Ctrl+V pastes it at the pointer, or on the next day.
scenario-event-not-pasted = { $name } not pasted
scenario-event-not-pasted-hint = Its pools no longer exist.
scenario-event-limit = Cannot move further.
scenario-event-at = { $name }, { $time }
scenario-event-no-room = No room for a copy
scenario-event-no-room-hint = The calendar ends before the copy would.
scenario-event-added = { $name } added, { $time }
scenario-event-deleted = { $name } deleted
scenario-event-deleted-series = { $name } and its repetitions deleted
scenario-event-deleted-said = { $what }; Undo reverts this.

scenario-imported-from = Imported from:
scenario-imported-more = and { $n } more
