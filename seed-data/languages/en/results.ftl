# Results of a simulation: goals, verdict, bottlenecks, experience, capacity, hosts, warnings.

## Goals

goal-group-logins = Logins
goal-group-storage = Storage while users log in or work
goal-group-hosts = Hosts
goal-group-time-and-space = Time and capacity

goal-login-good-s = Good login
    .limit = Good login time
    .input = Maximum good login time
    .sensitivity = Limit for a good login
goal-login-fair-s = Fair login
    .limit = Fair login time
    .input = Maximum fair login time
    .sensitivity = Limit for a fair login
goal-login-min-good-fraction = Good logins
    .limit = Users with a good login
    .input = Minimum good logins
    .sensitivity = Required share of good logins
goal-login-max-poor-fraction = Poor logins
    .limit = Users with a poor login
    .input = Maximum poor logins
    .sensitivity = Allowed share of poor logins
goal-host-latency-max-ms = Response time at the hosts
    .limit = Response time at the hosts
    .input = Maximum response time
    .sensitivity = Allowed response time
goal-power-on-max-s = Power-on time
    .limit = Time to power on a pool
    .input = Maximum power-on time
    .sensitivity = Allowed power-on time
goal-provisioning-max-s = Deployment time
    .limit = Time to deploy a pool
    .input = Maximum deployment time
goal-controller-max-fraction = Controller CPU
    .limit = Controller CPU
    .input = Maximum controller CPU
    .sensitivity = Allowed controller CPU
goal-drive-max-fraction = Drives
    .limit = Drive utilization
    .input = Maximum drive utilization
    .sensitivity = Allowed drive utilization
goal-port-max-fraction = Ports
    .limit = Port utilization
    .input = Maximum port utilization
    .sensitivity = Allowed port utilization
goal-host-cpu-max-fraction = Host CPU
    .limit = Host CPU
    .input = Maximum host CPU
goal-memory-oversubscription-max-ratio = Memory oversubscription
    .limit = Ratio of desktop memory to host memory
    .input = Maximum memory oversubscription
goal-spare-capacity-fraction = Spare capacity
    .limit = Spare capacity
    .input = Minimum spare capacity
    .sensitivity = Required spare capacity
goal-survives = Failure tolerance
    .limit = Failure tolerance
    .input = Failure tolerance

goal-at-most = at most { $limit }
goal-at-least = at least { $limit }

## Phases

phase-label = { $time } { $event }
at-local-time = { $text } ({ $time } in { $place })

## Verdict

status-pass = Pass
    .headline = Pass: all goals are met
    .headline-low = Pass, low confidence: all goals are met
    .headline-guest-time = Pass, guest time of logins assumed: all goals are met
status-at-risk = At risk
    .headline = At risk: all goals are met, with little margin
    .headline-low = At risk, low confidence: all goals are met, with little margin
    .headline-guest-time = At risk, guest time of logins assumed: all goals are met, with little margin
status-fail = Fail
    .headline = Fail: not all goals are met

verdict-on-array = On { $array }: { $sentence }
verdict-array-without-io = Has no I/O in any phase.
verdict-only-phase-met = Meets all goals in the only phase of the calendar.
verdict-all-phases-met = Meets all goals in all { $n } phases of the calendar.
verdict-only-phase-met-alone = The only phase of the calendar meets its goals.
verdict-all-phases-met-alone = All { $n } phases of the calendar meet their goals.
verdict-without-load = This is without the load of { $names }.
verdict-without-load-more = { $n } more
verdict-phases-met = { $total ->
        [one] Misses goals in the only phase of the calendar.
       *[other] Meets all goals in { $met } of { $total } phases.
    }
verdict-worst-unfinished = Worst: { $phase } – not finished in time.
verdict-worst-logins = Worst: { $phase } – { $good } good, { $fair } fair, and { $poor } poor logins (mean { $mean }).
verdict-worst-goal = Worst: { $phase } – { $goal } { $value } (goal: { $limit }).
verdict-host-cpu-unchecked = The CPU of the hosts is not checked, because their cores or clock speed are unknown.
verdict-constraint = Smallest performance margin: { $margin } – { $phase }, { $goal } { $value } (goal: { $limit }).
verdict-constraint-mean = Smallest performance margin: { $margin } – { $phase }, { $goal } { $value } on average, { $peak } in the busiest minute (goal for the average: { $limit }).
verdict-constraint-unfinished = { $phase } does not finish in time.
verdict-saturated = { $phase } meets its goals, but a component is saturated at the peak.
verdict-space-insufficient = Insufficient capacity: { $needed } needed, { $usable } usable.
verdict-space-short = Spare capacity is { $free } (goal: at least { $goal }).
verdict-capacity = Free capacity is { $free } (goal: at least { $goal }), a margin of { $margin }.
verdict-capacity-nearest = Free capacity is closer to its limit than performance: { $free } (goal: at least { $goal }), a margin of { $margin }.
# Planned states: the last year of the growth, and failed components. $part: “With one controller failed”
state-today = Today with { $n ->
        [one] one desktop
       *[other] { $n } desktops
    }
state-part-on-array = { $part } on { $array }
state-year = In { $year } with { $n ->
        [one] one desktop
       *[other] { $n } desktops
    }
state-year-and-part = { $part }, in { $year } with { $n ->
        [one] one desktop
       *[other] { $n } desktops
    }
verdict-in-state = { $state }: { $sentence }
verdict-today-met = With all components and today’s { $n ->
        [one] desktop
       *[other] { $n } desktops
    }, all goals are met.
verdict-planned-growth-met = All goals are also met in { $year } with { $n ->
        [one] one desktop
       *[other] { $n } desktops
    }.
verdict-planned-failures-met = All goals are also met if { $parts } fails.
verdict-planned-both-met = All goals are also met in { $year } with { $n ->
        [one] one desktop
       *[other] { $n } desktops
    }, even if { $parts } fails.

## Bottleneck of a phase

binding-users-wait = Bottleneck: { $component } at { $load }; logins have to wait.
binding-work-waits = Bottleneck: { $component } at { $load }; the work has to wait.
binding-at-full-speed = Users work during this phase. Work that runs as fast as it can has goals for response time and duration, but not for utilization.
binding-credits = Bottleneck: { $component }. Its burst credits run out, and then the work has to wait. Mean utilization: { $load }.
binding-hosts-full = Bottleneck: host CPU at { $load }; the hosts have almost no headroom.
binding-power-on = Bottleneck: { $component } at { $load }; it limits how fast desktops power on.
binding-clone-manager = The clone manager is the limiting factor.
binding-power-on-slots = The number of power-on slots is the limiting factor.
binding-all-at-once = All desktops start at once.
binding-unserved = The array serves only { $served } of the { $requested } requested.
binding-saturated-at-peak = Bottleneck at the peak: { $component } at { $peak } for a minute or more ({ $load } on average).
binding-closest = Closest to its limit: { $component } at { $peak } in the busiest minute ({ $load } on average).
binding-none = No bottleneck.
binding-guests = Storage is not the bottleneck: even if the storage responds at once, { $share } of the users need up to { $time } to log in, and only logins of up to { $goal } are good.
binding-highest-load = Highest utilization: { $component }, { $load }.
binding-highest-load-at-work = Highest utilization while users log in or work: { $component }, { $load }.

## Experience indicators

indicator-login-delay = Login delay
    .inline = login delay
indicator-application-load = Application load time
    .inline = application load time
indicator-cpu-queue = CPU queue length
    .inline = CPU queue length
indicator-page-faults = Page faults
    .inline = page faults
indicator-hung-applications = Applications not responding
    .inline = applications not responding
indicator-disk-load = Disk IOPS
    .inline = disk IOPS
indicator-disk-queue = Disk queue length
    .inline = disk queue length
indicator-network-latency = Network round-trip time
    .inline = network round-trip time
indicator-failed-connections = Failed connections
    .inline = failed connections
indicator-view-planner = View Planner group A (95th percentile)
    .inline = View Planner group A (95th percentile)

indicator-no-application-start = Only the storage part of the application start time is computed, not the guest part.
indicator-inside-guest = Depends on the applications in the guest.
indicator-inside-guest-cpu = Depends on the applications in the guest. Host CPU has its own goal.
indicator-inside-guest-no-weight = Depends on the applications in the guest. This indicator has no weight.
indicator-no-logins = No user logs in during this phase.
indicator-no-desktop-on = No desktop is powered on.
indicator-no-network = The network between desktop and user is not modeled.
indicator-no-model = There are too few published scores to test a model of application response times.

indicator-score-good = Good: { $points } of 100 points, based on { $indicators } ({ $share } of the total weight).
indicator-score-fair = Fair: { $points } of 100 points, based on { $indicators } ({ $share } of the total weight).
indicator-score-poor = Poor: { $points } of 100 points, based on { $indicators } ({ $share } of the total weight).
indicator-score-unknown = None of the weighted indicators is known.
indicator-score-not-known = Unknown: { $indicators }.

## Capacity

capacity-base-images = Master images
capacity-images = Images
capacity-replicas = Replicas
capacity-base-disks = Base disks
capacity-deltas = Desktop deltas and profiles
capacity-write-caches = Write caches
capacity-difference-disks = Difference disks
capacity-swap = Swap files
capacity-suspend = Suspend files
capacity-disposable = Disposable disks
capacity-persistent = Persistent disks
capacity-profile-containers = Profile containers
capacity-user-data = User data
capacity-digests = Image digests
capacity-disposable-digests = Disposable disk digests
capacity-growth = { $years ->
        [one] { $item }, growth over { $years } year
       *[other] { $item }, growth over { $years } years
    }
capacity-snapshots = Snapshot reserve
capacity-other-workloads = Other workloads
capacity-of-pool = { $item }, { $pool }
capacity-raw = Raw capacity of the drives
capacity-volumes = Size of the volumes
capacity-right-sizing = Right-sizing
capacity-usable = Usable: { $size }, or { $binary }.
capacity-usable-before-reduction = Usable after RAID or copies, before data reduction: { $size }, or { $binary }.
capacity-effective = Effective after data reduction of { $ratio } to 1, if it applies to all data: up to { $size }, or { $binary }.
capacity-effective-mix = Effective after data reduction, for this data: up to { $size }, or { $binary }. Data reduction of { $ratio } to 1 applies to { $share } of it; swap files, disposable disks, and profile containers are counted without it.
capacity-spares = Hot spares
capacity-copies = Further copies
capacity-parity = Parity
capacity-reserve = File system reserve
capacity-of-tier = { $item }, { $tier }

capacity-formula-product = { $count } × { $size }
capacity-formula-reduced = { $count } × { $size } ÷ { $ratio }
capacity-formula-growth = { $size } × ({ $rate }^{ $years } − 1)
capacity-formula-share = { $share } of { $size }
capacity-formula-other-workloads = { $size } of space used by other workloads
capacity-formula-sum = { $first } + { $second }
capacity-formula-pools = { $n ->
        [one] { $n } pool
       *[other] { $n } pools
    }
capacity-formula-parity = { $groups ->
        [one] { $groups } RAID group
       *[other] { $groups } RAID groups
    }: { $drives } × { $size }
capacity-formula-reserve = { $n ->
        [one] { $share } of { $n } data drive
       *[other] { $share } of { $n } data drives
    }

## Datastores

datastore-overcommit-conservative = At the “conservative” overcommit level, View places { $clones } clones of { $pool } on datastores totaling at least { $size }.
datastore-overcommit-moderate = At the “moderate” overcommit level, View places { $clones } clones of { $pool } on datastores totaling at least { $size }.
datastore-overcommit-aggressive = At the “aggressive” overcommit level, View places { $clones } clones of { $pool } on datastores totaling at least { $size }.
datastore-no-overcommit = Without overcommit, { $pool } needs as much datastore space as full clones: { $size }.
datastore-full = Swap files and disposable disks alone would fill the datastores.
datastore-too-small = That is not enough for deltas of { $delta } per desktop: the datastores are full when the deltas reach { $room }.
datastore-enough = There is room for deltas of up to { $room } per desktop.

## Building block of the VNX5500 study

building-block-skew = According to the measured skew, { $hot } receives 95% of the I/O.
building-block-flash-covers = The pool’s { $flash } of flash alone serves { $alone } of the I/O. With { $cache } of FAST Cache, flash covers the hot data and serves { $together }.
building-block-flash-misses = The pool’s { $flash } of flash alone serves { $alone } of the I/O. With { $cache } of FAST Cache, flash does not cover the hot data and serves { $together }.
building-block-best-case = This is the best case: in the test, new blocks went to SAS first, and the SAS drives came close to saturation during the login storm.
building-block-not-measured = The 3/25/72% rule was not tested: the tested pool had a 4/13/83% split and served 500 desktops with one workload.
building-block-rule = { $desktops ->
        [one] For { $desktops } desktop, the 3/25/72% rule requires { $tiers }.
       *[other] For { $desktops } desktops, the 3/25/72% rule requires { $tiers }.
    }
building-block-flash = { $drives ->
        [one] { $size } of flash ({ $drives } drive)
       *[other] { $size } of flash ({ $drives } drives)
    }
building-block-performance = { $drives ->
        [one] { $size } of SAS ({ $drives } drive)
       *[other] { $size } of SAS ({ $drives } drives)
    }
building-block-capacity = { $drives ->
        [one] { $size } of NL-SAS ({ $drives } drive)
       *[other] { $size } of NL-SAS ({ $drives } drives)
    }

## Hosts

host-density-none = A host cannot support even one desktop within the goals.
host-density-memory-cpu-unknown = { $n ->
        [one] A host supports { $n } desktop, limited by memory; its CPU is unknown.
       *[other] A host supports { $n } desktops, limited by memory; its CPU is unknown.
    }
host-density-memory-cpu-unlimited = { $n ->
        [one] A host supports { $n } desktop, limited by memory; the CPU never reaches its limit.
       *[other] A host supports { $n } desktops, limited by memory; the CPU never reaches its limit.
    }
host-density-memory = { $n ->
        [one] A host supports { $n } desktop, limited by memory; its CPU would support { $other }.
       *[other] A host supports { $n } desktops, limited by memory; its CPU would support { $other }.
    }
host-density-cpu = { $n ->
        [one] A host supports { $n } desktop, limited by CPU; its memory would support { $other }.
       *[other] A host supports { $n } desktops, limited by CPU; its memory would support { $other }.
    }
host-density-needed = Hosts needed for { $desktops ->
        [one] { $desktops } desktop
       *[other] { $desktops } desktops
    }: { $needed }; available: { $hosts }.
host-density-needed-with-spare = Hosts needed for { $desktops ->
        [one] { $desktops } desktop
       *[other] { $desktops } desktops
    }: { $needed }, including { $spare } spare; available: { $hosts }.
host-density-vcpus = The vCPU-to-core ratio is { $ratio }:1.

host-memory-beyond-goal = Host memory is oversubscribed { $ratio } to 1 (goal: at most { $limit } to 1).
host-memory-beyond-goal-missing = { $n ->
        [one] With { $n } fewer host, host memory is oversubscribed { $ratio } to 1 (goal: at most { $limit } to 1).
       *[other] With { $n } fewer hosts, host memory is oversubscribed { $ratio } to 1 (goal: at most { $limit } to 1).
    }
host-memory-swapping = Expect ballooning and swap I/O; the amount of swap I/O is not modeled.
host-memory-within-goal = Host memory is committed { $ratio } to 1 (goal: at most { $limit } to 1).
host-memory-reclaimed = On each host, memory in use exceeds physical memory by { $missing }: expect ballooning.

## Assumptions

assumption-label = { $document }: { $fact }

## Warnings

warning-growth-elsewhere = This result covers today’s desktops. The recommendation also covers growth through { $year }.
warning-failures-elsewhere = This result assumes that all components work. The recommendation also covers failures: { $parts }.
warning-growth-and-failures-elsewhere = This result covers today’s desktops and assumes that all components work. The recommendation also covers growth through { $year } and failures: { $parts }.
warning-event-waits = { $event } waits until { $pool } is deployed.
warning-hosts-cpu = The CPU goal allows { $density } desktops per host, so { $needed } hosts are needed, not { $hosts }. The phases are judged by their mean, which is lower than the busiest quarter of an hour.
warning-hosts-cpu-growth = The CPU goal allows { $density } desktops per host, so { $at_end } hosts are needed for the { $desktops } desktops at the end of the growth ({ $needed } for today’s), not { $hosts }. The phases are judged by their mean, which is lower than the busiest quarter of an hour.
warning-during-work = { $event } starts at { $at } local time of { $pool }, whose users are still working.
warning-event-ends-sessions = { $event } ends the sessions of users who are logged in.
warning-recommendations-together = Each recommended configuration meets the goals if the other arrays have no queues, but not together with the other recommendations.
warning-file-service = { $pool }: for the profile containers of { $users } working users, the file service must deliver about { $reads } of reads and { $writes } of writes. It is not simulated.
warning-hosts-cpu-unknown = Host CPU is not checked: enter the cores and the clock speed of the hosts.
warning-logins-of-guests = { $pool }: even if the storage responds at once, { $share } of the users need up to { $time } to log in, but only logins of up to { $goal } are good. No storage can meet this goal; set a longer maximum for good logins.
warning-machines-and-hosts = The scenario has { $machines } virtual machines but { $hosts } hosts. Each virtual machine has its own disk, so the numbers should be equal.
warning-volume-failures = Failures have no effect on cloud volumes: the provider replaces failed parts.
warning-volume-host-cache = The host cache has no effect: { $array } is used without a cache on the hosts.
warning-host-iops = Each host is limited to { $host }, less than the { $disk } of its disk. A larger disk does not help; a larger VM size may.
warning-host-iops-unused = The IOPS limit per host has no effect: it applies only to cloud disks, and no array in this scenario uses them.
warning-never-reset = { $pool }: non-persistent desktops are usually reset at logoff or every night, and nothing resets them in this calendar. The result assumes that they stay on and keep their caches.
warning-no-other-workloads = The existing array is assumed empty: no other workloads are entered, so its whole capacity and performance count as free for the desktops.
warning-other-workloads-space = The array also holds { $used } of other workloads, whose load is unknown and counts as zero.
warning-other-workloads = The array’s figures include other workloads: { $reads } of reads and { $writes } of writes of { $size } each at all times, and { $used } of used space. The array’s caches are assumed to serve none of these reads.
warning-credits = The burst credits for the { $limit } run out at { $at } ({ $phase }). Until credits return, the volumes serve at most { $regular } instead of up to { $burst }.
warning-credits-unjudged = The burst credits for the { $limit } run out at { $at }. Until credits return, the volumes serve at most { $regular } instead of up to { $burst }.
warning-credits-logins = { $n ->
        [one] { $n } user is logging in at that time.
       *[other] { $n } users are logging in at that time.
    }
warning-failure-spread = The simulation spreads the failure “{ $event }” across the { $arrays } arrays. In reality, the desktops on the affected array experience about { $arrays } times the effect, and the other desktops are not affected. Simulate that array alone to see the effect.
warning-profile-memory = { $pool }: { $given } of the memory is assumed to be in use, but the workload profile specifies { $profile }. At that share, { $missing } per host would not fit.
warning-swap-files = Swap files need { $swap } of the { $needed } of capacity. The hosts have enough memory for all desktops: if they reserve it, no swap files are needed.
warning-copies = { $n ->
        [one] With { $n } fewer host, the { $needed } of data, including all copies, does not fit on the remaining drives. Another failure may cause data loss.
       *[other] With { $n } fewer hosts, the { $needed } of data, including all copies, does not fit on the remaining drives. Another failure may cause data loss.
    }
warning-clones-not-written = { $pool }: full clones occupy { $stored }, but the deployment { $deployment } writes only { $written }. Choose a deployment that copies full clones, unless the array copies them itself.

## Probability that the goals are met, and distance from the measured systems

confidence-holds = High confidence: if the inputs are as given, all goals are met with a probability of up to { $probability }.
confidence-likely = Medium confidence: if the inputs are as given, all goals are met with a probability of up to { $probability }.
confidence-toss-up = Low confidence: prediction errors on measured systems can exceed the margin. If the inputs are as given, all goals are met with a probability of up to { $probability }.
confidence-unlikely = If the inputs are as given, all goals are met with a probability of { $probability } at most.
confidence-if-confirmed =
    Confidence if the inputs are as given: { $confirmed ->
        [holds] high
       *[likely] medium
    } if the guest time of logins is confirmed, otherwise { $likelihood ->
        [likely] medium
        [toss_up] low
       *[unlikely] very low
    } (all goals are met with a probability of up to { $probability }).
confidence-least-likely = Least likely goal: { $goal } ({ $phase }).
confidence-guest-time = Guest time, which storage does not change, is { $guest } of the mean login of { $mean }: time a login on today’s desktops to be more certain.
confidence-guest-time-assumed = Most of a login ({ $guest } of { $mean }) is guest time, which storage does not change. If logins measured at the customer’s site confirm it, the probability is up to { $probability }.
confidence-least-likely-then = Least likely goal then: { $goal } ({ $phase }).
confidence-unfinished = { $phase } does not finish in time.
confidence-lack-of-space = Capacity or host memory is not sufficient.
confidence-price-same = For a probability of up to { $probability }: no additional cost.
confidence-price-more = For a probability of up to { $probability }: { $amount } more ({ $configuration }).
confidence-price-unpriced = For a probability of up to { $probability }: { $configuration }.
confidence-price-limited = No storage of this family reaches a probability of { $probability }, because of { $goals }.
confidence-price-guest-time = More storage does not raise the probability to { $probability }, because most of a login is guest time, which decides: { $goals }. Logins measured at the customer’s site could raise it to up to { $given }.
confidence-price-limited-more = For the other goals: { $amount } more ({ $configuration }).
confidence-price-limited-unpriced = For the other goals: { $configuration }.
confidence-no-goals = No phase has a goal that could be missed.
confidence-nothing-measured = The catalog contains no measured system to compare this phase with.
confidence-same-as = Nearest measured system: { $system }. All compared properties are the same.
confidence-differs-from = Nearest measured system: { $system }. Different here: { $differences }.
dimension-generator = load generator
dimension-guest = guest operating system
dimension-clone-type = clone type
dimension-array = array model
dimension-media = kind of drives
dimension-scale = number of users
dimension-phase = phase (not measured there)
