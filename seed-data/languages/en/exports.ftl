
# Comments in job files for load generators.

export-idle-phase = { $phase }: nothing is read or written, so there is no job.
export-reads-left-out = { $phase }: { $reads } reads/s are left out; there are { $writes } writes/s.
export-writes-left-out = { $phase }: { $writes } writes/s are left out; there are { $reads } reads/s.
export-section = { $phase }, { $i } of { $n }
export-title = { $scenario }: load of its phases on { $array }, one after the other.
export-fio-destroys = DESTROYS DATA on the volume named by filename. { $placeholder } is a placeholder: enter an empty volume.
export-fio-fill = Fill the volume before a run: blocks that were never written are read as zeros, faster than from any array.
export-one-array = Rates are those of one of { $n } arrays.
export-fio-release = Needs fio { $release } or later: earlier releases get the rates of mixed sizes wrong.
export-fio-stalls = Latency at a limited rate hides stalls: below { $share } of the requested rate, the array did not keep up.
export-fio-space = The desktops take { $space } of one array; use a volume of that size.
export-fio-run = Run: { $command }
export-reads = { $rate } reads/s of { $size }
export-writes = { $rate } writes/s of { $size }
export-predicted = { $rate }, { $latency } predicted
export-fio-scaled = Scaled down to { $share } of the rates.
export-fio-not-random = Limited in bytes, not at random: below { $n } I/Os per second, whole rates are too coarse.
export-vdbench-destroys = DESTROYS DATA on the volume named by lun. { $placeholder } is a placeholder: enter an empty volume.
export-vdbench-fill = Fill the volume before a run: blocks that were never written are read faster than from any array.
