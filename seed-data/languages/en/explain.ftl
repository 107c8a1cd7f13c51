# Breakdown of the figures of a phase.

## Figures

explain-reads-per-second = Reads per second
explain-writes-per-second = Writes per second
explain-reads-served = Mean number of reads per second that the array served over { $time }.
explain-writes-served = Mean number of writes per second that the array served over { $time }.
explain-busiest-minute = Busiest minute
explain-busiest-minute-of = Reads and writes in the minute that begins { $after } after the start of the phase.
explain-data-read = Data read
explain-data-written = Data written
explain-throughput-of = I/Os per second multiplied by the mean I/O size.
explain-read-time = Read response time
explain-write-time = Write response time
explain-read-time-of = Mean response time of all reads, as seen by the hosts: { $unloaded } without queueing; the rest is queueing.
explain-write-time-of = Mean response time of all writes, as seen by the hosts: { $unloaded } without queueing; the rest is queueing.
explain-host-cpu-of = CPU time used by the desktops, and by the storage appliance if it runs on the same hosts.
explain-utilization-of = Busy time caused by I/Os, as a share of the available time.
explain-limit-of = I/O that counts toward the limit, as a share of what the limit allows in that time; the limit is higher while burst credits last.
explain-counted = { $rate } on { $n ->
        [one] { $n } volume
       *[other] { $n } volumes
    }
explain-duration = Duration
explain-duration-of = { $desktops ->
        [one] Duration of the phase for { $desktops } desktop.
       *[other] Duration of the phase for { $desktops } desktops.
    }
explain-mean-login = Mean login time
explain-mean-login-of = { $users ->
        [one] Mean time from arrival to a usable desktop for { $users } user.
       *[other] Mean time from arrival to a usable desktop for { $users } users.
    }

## Terms

explain-put-off = Requested but not served during this time
explain-small = Smaller contributions
explain-path = Path to the array and back
explain-cache = Reading from a cache
explain-controller-work = Controller processing
explain-outbound-port = Transfer through the outbound port
explain-inbound-port = Transfer through the inbound port
explain-host-links = Transfer through the host links
explain-reading-from = Reading from the { $component }
explain-waiting-for = Waiting for the { $component }
explain-write-buffer-full = the write buffer is full
explain-storage-appliance = Storage appliance
explain-desktops-at-work = Desktop workload
explain-by-calendar = Duration set in the calendar
explain-uneven = Uneven load: response times differ from login to login
explain-waiting-for-desktop = Waiting for a desktop, and variation in response times between logins
explain-last-login = From the last arrival until the last user is logged in
explain-last-desktop = Ramp-up and ramp-down, when fewer desktops are being processed
explain-users-arrive = User arrivals
explain-steady-state = From the end of the storm until the next event of the pool
explain-guest-time = Guest processing
explain-array-reads = Reading from the array
explain-host-reads = Reading from the host
explain-array-writes = Writing
explain-other-arrays = I/O on other arrays
explain-think-time = Guest time between I/Os
explain-starting-desktops = Starting desktops
explain-starts-per-minute = { $desktops } desktops, { $rate } per minute
explain-clone-manager = Pace of the clone manager

## Formulas

explain-reads = reads
explain-writes = writes
explain-ios = I/Os
explain-in-time = { $what } in { $time }
explain-of-time = { $what }, in { $time }
explain-at-a-time = { $what }, { $streams } at a time on each desktop
explain-amount = { $n } { $ops }
explain-rate = { $desktops ->
        [one] { $desktops } desktop × { $rate } { $ops } per second
       *[other] { $desktops } desktops × { $rate } { $ops } per second
    }
explain-reaching-array = { $what }, of which { $share } reach the array
explain-work = { $members } × { $ios } I/Os, { $share } of them { $ops }
explain-by-clock = { $n } { $ops } at a fixed rate
explain-logins = { $n ->
        [one] { $n } login
       *[other] { $n } logins
    }
explain-starts-of-day = { $n ->
        [one] { $n } workday start
       *[other] { $n } workday starts
    }
explain-desktops = { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }
explain-throughput = { $rate } { $ops } per second × { $size }
explain-share-of-reads = { $share } of the reads × { $time }
explain-amount-and-time = { $n } { $ops } × { $time }
explain-per-second = { $what } per second, on { $servers }
explain-cores = { $n ->
        [one] { $n } core
       *[other] { $n } cores
    }
explain-ports = { $n ->
        [one] { $n } port
       *[other] { $n } ports
    }
explain-links = { $n ->
        [one] { $n } link
       *[other] { $n } links
    }
explain-drives = { $n ->
        [one] { $n } drive
       *[other] { $n } drives
    }
explain-parallel-ios = { $drives }, each serving { $ios } I/Os at a time
explain-rebuilding = { $drives }, rebuilding { $share } of the time
explain-appliance-cores = { $n ->
        [one] { $share } of { $n } core, out of { $total } host cores
       *[other] { $share } of { $n } cores, out of { $total } host cores
    }
explain-on-hosts = { $n ->
        [one] on { $n } host with { $cores } cores of { $clock } each
       *[other] on { $n } hosts with { $cores } cores of { $clock } each
    }
explain-on-fewer-hosts = on { $fewest } to { $most } hosts with { $cores } cores of { $clock } each
explain-hosts-speed = { $hosts }, with { $speed } times the performance per GHz of the measured hosts
explain-both = { $reads }; { $writes }
explain-streams = { $what } / { $streams } at a time
explain-turns = { $desktops } desktops, { $slots } at a time: { $rounds } × { $what }
explain-stage = { $n ->
        [one] { $n } desktop × { $time }
       *[other] { $n } desktops × { $time }
    }
explain-stage-fixed = { $fixed } + { $stage }
