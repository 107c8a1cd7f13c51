# Validation against published measurements, and discrete-event simulation of a window.

## Backtest

evidence-summary = Of { $points } independent measured values, { $within } are within tolerance; their median error is { $median }. Of { $bounds } published bounds, { $bounds_within } are met. When each study is predicted only from the other studies, { $left_out_within } of { $left_out_points } measured values are within tolerance and { $left_out_bounds_within } of { $left_out_bounds } bounds are met; for the others, no other study provides parameters. Largest deviations: { $deviations }. The form of the model was chosen with knowledge of the studies, so no check is fully blind.
evidence-deviations = { $first }; { $others }
evidence-deviation = { $table }, { $phase } on { $system }, { $metric }: measured { $measured }, predicted { $predicted }
evidence-held-out = Predicted without using any data from this test.

## Metrics, inside a sentence

metric-reads-iops = read IOPS
metric-writes-iops = write IOPS
metric-total-iops = total IOPS
metric-read-mb-per-s = read throughput
metric-write-mb-per-s = write throughput
metric-total-mb-per-s = throughput
metric-peak-total-mb-per-s = peak throughput
metric-controller-read-latency-ms = read latency at the controller
metric-controller-write-latency-ms = write latency at the controller
metric-controller-latency-ms = controller latency
metric-host-read-latency-ms = read latency at the hosts
metric-host-write-latency-ms = write latency at the hosts
metric-controller-cpu-fraction = controller CPU utilization
metric-duration-s = duration
metric-login-mean-s = mean login time
metric-login-max-s = longest login time
metric-login-sd-s = standard deviation of login times
metric-login-good-fraction = share of good logins
metric-login-fair-fraction = share of fair logins
metric-login-poor-fraction = share of poor logins
metric-login-good-or-fair-fraction = share of good or fair logins
metric-login-good-mean-s = mean time of good logins
metric-login-fair-mean-s = mean time of fair logins
metric-login-poor-mean-s = mean time of poor logins
metric-read-fraction-of-iops = read share of IOPS
metric-write-fraction-of-iops = write share of IOPS
metric-read-fraction-of-mb = read share of throughput
metric-write-fraction-of-mb = write share of throughput
metric-iops-per-desktop = IOPS per desktop
metric-reads-iops-per-desktop = read IOPS per desktop
metric-writes-iops-per-desktop = write IOPS per desktop
metric-iops-per-booting-desktop = IOPS per booting desktop
metric-reads-iops-per-booting-desktop = read IOPS per booting desktop
metric-writes-iops-per-booting-desktop = write IOPS per booting desktop
metric-read-size-kb = read size
metric-write-size-kb = write size
metric-read-kb-per-s-per-desktop = read throughput per desktop
metric-write-kb-per-s-per-desktop = write throughput per desktop
metric-peak-iops = peak IOPS
metric-peak-reads-iops = peak read IOPS
metric-peak-writes-iops = peak write IOPS
metric-peak-iops-per-desktop = peak IOPS per desktop
metric-peak-controller-latency-ms = peak latency at the controller
metric-peak-host-read-latency-ms = peak read latency at the hosts
metric-guest-read-latency-ms = read latency in the guest
metric-idle-writes-iops = write IOPS of idle desktops
metric-idle-writes-iops-per-desktop = write IOPS per idle desktop
metric-drive-iops = IOPS per drive
metric-drive-reads-iops = read IOPS per drive
metric-drive-writes-iops = write IOPS per drive
metric-drive-read-mb-per-s = read throughput per drive
metric-drive-write-mb-per-s = write throughput per drive
metric-drive-busy-fraction = drive utilization
metric-host-cpu-fraction = host CPU utilization
metric-host-cpu-peak-fraction = peak host CPU utilization
metric-host-memory-fraction = host memory utilization
metric-maximum-iops = highest rate
metric-maximum-mb-per-s = highest throughput
metric-client-latency-ms = latency at the client
metric-host-iscsi-mb-per-s = iSCSI throughput per host
metric-density-desktops = number of desktops
metric-replica-reads-iops = replica read IOPS
metric-load-duration-s = duration of the login load
metric-peak-network-fraction = peak network utilization
metric-desktops-per-hour = desktops per hour
metric-s-per-desktop = time per desktop
metric-backend-read-mb-per-s = back-end read throughput
metric-boot-time-change-s = change in boot time

## Discrete-event simulation of a window

window-no-ios = No I/Os reach the array in this window.
window-reads = Reads: mean { $mean }.
    .p50 = Reads: mean { $mean }, 50% within { $p50 }.
    .p99 = Reads: mean { $mean }, 50% within { $p50 }, 99% within { $p99 }.
window-writes = Writes: mean { $mean }.
    .p50 = Writes: mean { $mean }, 50% within { $p50 }.
    .p99 = Writes: mean { $mean }, 50% within { $p50 }, 99% within { $p99 }.
window-reads-longer = The mean read response time is { $difference } higher than in the simulation of the week.
window-reads-shorter = The mean read response time is { $difference } lower than in the simulation of the week.
window-writes-longer = The mean write response time is { $difference } higher than in the simulation of the week.
window-writes-shorter = The mean write response time is { $difference } lower than in the simulation of the week.
window-not-comparable = The queues are so long that the means may differ from those in the simulation of the week.
window-too-few-ios = Too few I/Os completed to compare the means with the simulation of the week.
window-agrees = The means agree with those in the simulation of the week to within { $tolerance }.
window-cache-hits = The cache hit rate for blocks that are read again is { $share }; the simulation of the week assumes { $expected }.
window-small-sample = Only { $counts } completed, too few for reliable figures. Choose a longer window.
window-count-reads = { $n ->
        [one] { $n } read
       *[other] { $n } reads
    }
window-count-writes = { $n ->
        [one] { $n } write
       *[other] { $n } writes
    }

## Activities of desktops, after the name of their event or pool

activity-of-pool = { $event }, { $pool }
activity-logging-in = { $name }, logging in
activity-starting-work = { $name }, starting work
activity-idle = { $name }, idle
activity-other-workloads = Other workloads
activity-at-work = { $name }, at work
evidence-storage-tests = Of { $checks } storage tests of arrays without desktops, { $within } are within tolerance; of { $rates } highest rates predicted without the manufacturer’s own tests, { $rates_within } are within a factor of 1.5.
