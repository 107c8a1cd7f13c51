
# Comments in job files for load generators.

export-idle-phase = { $phase }: nothing is read or written, so there is no job.
export-reads-left-out = { $phase }: { $reads } reads/s are left out because they are negligible compared with { $writes } writes/s.
export-writes-left-out = { $phase }: { $writes } writes/s are left out because they are negligible compared with { $reads } reads/s.
export-section = { $phase }, { $i } of { $n }
export-title = { $scenario }: load on { $array }, phase by phase.
export-fio-destroys = DESTROYS DATA on the volume specified by filename. { $placeholder } is a placeholder: replace it with an empty volume.
export-fio-fill = Fill the volume before a run: reads of blocks that were never written return zeros without touching the drives.
export-one-array = The rates are for one of { $n } arrays.
export-fio-release = Requires fio { $release } or later: earlier releases set incorrect rates for mixed I/O sizes.
export-fio-stalls = A rate limit hides stalls from the latency results: if a job reaches less than { $share } of its requested rate, the array did not keep up.
export-fio-space = The desktops occupy { $space } on one array; use a volume of that size.
export-fio-run = Run: { $command }
export-reads = { $rate } reads/s of { $size }
export-writes = { $rate } writes/s of { $size }
export-predicted = { $rate }, { $latency } predicted
export-fio-scaled = The job runs at { $share } of these rates.
export-fio-not-random = This job runs at a constant rate in bytes per second, not at random intervals, because whole-number rates are too coarse below { $n } I/Os per second.
export-vdbench-destroys = DESTROYS DATA on the volume specified by lun. { $placeholder } is a placeholder: replace it with an empty volume.
export-vdbench-fill = Fill the volume before a run: reads of blocks that were never written do not touch the drives.
