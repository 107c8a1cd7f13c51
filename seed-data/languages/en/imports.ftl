# Imported files: notes, refusals, proposals and refits.

import-coarse-samples = { $file } has one sample every { $length }, so all files are resampled to that interval. For finer detail, remove this file or set a shorter interval.
import-not-calm = The load does not return to its baseline after the storm at { $start }, so the phase does not include the load after the window.
import-collection-time-guessed = The file does not state the collection duration; it is assumed to be { $time }, the time from the first to the last command.
import-no-rows-quote = The file has no usable rows: the quote that opens in row { $row }, column { $column } is not closed.
import-vcenter-peaks = Machine peaks are vCenter averages over intervals of 20 s to 2 h, which hide login storms.
import-calendar-window = Entries from { $start } to { $end } are read because no window was given.
import-mb-base = 1 MB is assumed to be { $base } × { $base } bytes because the KB/s values are { $ratio } times the MB/s values.
import-header-quote = The header cannot be read: the quote that opens in row { $row }, column { $column } is not closed.
import-peaks-not-added = Machines may reach their peaks, and hosts their 95th percentiles, at different times, so the sums are only upper bounds.
import-allowed-counters = one counter per row with its time and value, for example virtualDisk.numberReadAveraged.average or Disk Reads/sec
import-spread-evenly = The samples are assumed to be spaced evenly, { $step } apart, because their timestamps have no seconds.
import-old-office = The file is in an old Office format or is password-protected. Save it as an Excel workbook (.xlsx) without a password.
import-split-by-bytes = The file does not separate reads from writes; I/Os are assumed to be split in proportion to bytes and to have the same latency.
import-other-time = { $file } covers a different time period than most other files and is left out of the load curve and the phases.
import-templates-left-out = VM Performance: { $n ->
        [one] { $n } row for a template or similar machine was left out
       *[other] { $n } rows for templates and similar machines were left out
    }.
import-gaps = { $n ->
        [one] { $n } gap
       *[other] { $n } gaps
    } in the samples, the longest { $longest }; the usual interval is { $usual }.
import-few-commands = { $file } has only { $n } I/Os: too few for sizes and access pattern, which are unknown.
import-no-windows = No phase is proposed: no storm has a clear kind, and neither working hours nor a night without storms are long enough. Set the windows of the phases.
import-windows-proposed = The proposed phase windows are based on the detected storms. Confirm or adjust them.
import-clock-changed = Clocks in { $zone } changed during the measurement; samples from the hour of the change may be missing.
import-export-cut-off = VM Performance has exactly { $n } machines; the export may be truncated.
import-largest-only = Only the { $pools } largest pools and the { $groups } largest host groups are listed.
import-no-directory = The file starts like a workbook, but its ZIP directory is missing, so the file is damaged or truncated.
import-machines-and-disks = { $n ->
        [one] { $n } machine is
       *[other] { $n } machines are
    } listed both as a total and per disk; the per-disk values are used.
import-holes = Nothing was measured for { $time } between samples; that time is left out.
import-no-clock = No file has timestamps: I/O sizes and access patterns are known, but phase rates are not.
import-mapping-not-used = The table does not have the selected columns; columns were inferred from its headers instead.
import-physical-disks = The file lists both physical and logical disks of a machine; the physical disks are used.
import-first-report = The first report was left out because it covers the time since the machine started.
import-histogram-broken = A histogram was left out because it is truncated or its bucket counts do not add up to its total.
import-tuesday-proposed = Logins on { $day } are proposed as regular-day (Tuesday) logins.
import-monday-proposed = Logins on { $day } are proposed as Monday logins, which follow a restart.
import-spreadsheet-columns = A spreadsheet program truncated this file: it has exactly as many columns as a worksheet can hold.
import-no-collection-time = The file does not state the collection duration; it provides I/O sizes and access patterns, but no rates.
import-shares-small = No read share is above 1%. If the values are fractions, set the unit of the column accordingly.
import-histogram-repeated = A disk is listed several times; only its last histogram and the last one before each counter reset are counted.
import-shares-percent = Read shares are above 1, so the column is assumed to be in percent.
import-unknown-language = No disk counters were found, or their names are in an unknown language.
import-rvtools-no-rates = RVTools lists the inventory only; I/O rates must come from a measurement.
import-links = The workbook links to other files; only values stored in it are read.
import-systor-loss = These traces are missing a few seconds at the top of every hour; trimming both ends of each trace is recommended.
import-bad-encoding = The text is not valid { $encoding }; unreadable characters were replaced.
import-cell-too-long = A cell has more text than Excel allows.
import-entry-repeats = { $entry } was skipped because it repeats more than { $n } times before the window.
import-totals-left-out = Totals over all disks of a machine were left out; the individual disks are used.
import-zip-with-files = The file is a ZIP archive. Extract it and import the files it contains.
import-partitions = Partitions and devices built on other disks (such as LVM or RAID volumes) were left out because their I/Os would be counted twice.
import-plain-text = The file is text, not a workbook. Change its extension to .csv and import it as a table.
import-calendar-days = Calendar entries are read for { $n } days, starting { $start }.
import-unexpected-content = The file cannot be read because its content is not as expected for this format.
import-row-columns = A row was skipped because it does not have the same { $n } columns as the header.
import-sheet-end = { $sheet } was read up to row { $row }; only empty rows follow.
import-hosts-left-out = Hosts and volumes were left out because the same I/Os are already counted for the machines on them.
import-samples-merged = The file is long, so every { $n } samples were merged into one.
import-row-order = Row { $row } comes after row { $before }.
import-entry-rdate = { $entry }: additional dates (RDATE) that contain only a time were left out.
import-first-report-of-run = The first report of another run was left out because it covers the time before that run.
import-zone-of-site = The file has no time zone; the time zone of the site ({ $zone }) is used.
import-repeated-times = { $n ->
        [one] { $n } row repeats
       *[other] { $n } rows repeat
    } a time for the same machine; the last row for each time is used.
import-part-doctype = { $part } declares a document type or entities, which are not allowed in a workbook.
import-entry-exceptions = { $entry } has exceptions, so each occurrence becomes a separate event.
import-no-seconds = A spreadsheet program removed the seconds: several rows have the same time.
import-locked = The workbook is password-protected. Save it as an Excel workbook (.xlsx) without a password.
import-unknown-format = The file format is unknown. A table needs a header and rows.
import-machines-twice = { $n ->
        [one] { $n } machine is in two inventories and was counted once
       *[other] { $n } machines are in two inventories and were counted once
    }.
import-part-damaged = { $part } is not well-formed because the file is damaged or truncated.
import-entry-per-day = { $entry } was skipped because it repeats more than { $n } times a day.
import-mib-guessed = MB/s values are assumed to be in MiB/s because the ratio of KB/s to MB/s does not reveal the base.
import-no-clock-in-file = { $file } has no timestamps, so no phase rates can be derived from it.
import-no-mapping = The headers do not show which column contains times and which columns contain I/Os.
import-summer-time = Daylight saving time begins or ends; times are interpreted in the time zone of the site.
import-binary-sar = This is a binary sar file. Convert it to text first: { $command }
import-packed-damaged = The compressed file is damaged; the content before the damage is used.
import-no-zone = The file has no time zone; its times are assumed to be UTC.
import-tab-not-needed = { $file } was not read because its tab is not required.
import-start-given = The file has no timestamps; the capture start from the import options is used.
import-member-method = { $part } uses a compression method that workbooks do not use.
import-duplicate-column = { $sheet }: two columns are named { $column }; the first one is used.
import-histogram-line = A line of a histogram cannot be read; the histogram was left out.
import-row-time-order = A row was skipped because its time is not later than that of the previous row.
import-member-damaged = { $part } cannot be unpacked because the file is damaged or truncated.
import-trace-long = The trace is long, so its rates are averaged over { $step }.
import-not-of-desktops = The files contain I/Os for hosts or volumes, not for desktops.
import-unknown-gaps = { $n ->
        [one] { $n } gap
       *[other] { $n } gaps
    } without data between samples.
import-live-optics-sizes = Live Optics provides mean I/O sizes, but neither their distribution nor access patterns.
import-no-sheet-list = The workbook does not list its sheets; it is damaged.
import-different-times = Rows for different machines rarely have the same timestamp.
import-too-many-characters = The workbook has more than { $n } characters.
import-ambiguous-dates = The dates are ambiguous: either the month or the day may come first.
import-json-partial = The JSON is truncated or damaged; all complete reports are used.
import-xml = The file is an XML file, perhaps an Excel 2003 workbook. Open it and save it as an Excel workbook (.xlsx).
import-same-file = The file is identical to { $file }; only one of them is imported.
import-members-overlap = The archive members { $first } and { $second } overlap.
import-host-volumes = The file has no virtual disks; the volumes of the host are used.
import-fio-job-failed = Job { $job } ended with error { $error } and is left out.
import-histogram-mean = The mean of a size histogram is outside its buckets.
import-implausible-years = The times in the file fall in implausible years.
import-part-long-tag = { $part } has a tag of more than { $n } bytes.
import-missing-text = A cell refers to text that is not in the workbook.
import-member-grows = { $part } expands to { $ratio } times its size when unpacked.
import-no-unit = The column has no unit; milliseconds are assumed.
import-bad-cell-place = A cell has an invalid position.
import-office-document = The file is a document or presentation, not a workbook. Save the tables as an Excel workbook (.xlsx).
import-quote-not-closed = A row was skipped because a quote in it is not closed.
import-row-no-date = A row was skipped because it does not begin with a date and time.
import-sar-report = This is a sar text report, whose rows have no dates.
import-pdf = The file is a PDF. Export the tables as an Excel workbook (.xlsx).
import-no-vms-sheet = Without the VMs sheet, templates cannot be distinguished from desktops.
import-html = The file is an HTML page with a workbook extension. Open it and save it as an Excel workbook (.xlsx).
import-unknown-workbook = The workbook is neither from RVTools nor from Live Optics.
import-same-disk-name = Two disks have the same name; a number is appended to the name of the second one.
import-row-interval = A row was skipped because its interval or time cannot be read.
import-too-many-counters = The file has too many counters.
import-member-shorter = { $part } is shorter than the archive states, so the file is damaged.
import-no-prefix = The column has no unit prefix; bytes are assumed.
import-one-time = All samples in the file have the same time, so their interval is unknown.
import-next-log = A new log begins here; the time between the two logs was not measured.
import-counter-twice = A counter appears twice in the file; the first one is used.
import-not-utf-8 = The text is not UTF-8 and is assumed to be Windows-1252.
import-formula-error = { $sheet }: a formula error is treated as an empty cell.
import-allowed-spread = the original file, or evenly spaced samples (`spread_evenly`)
import-export-date = The date { $date } can be read both ways and was left out. Choose the date format in the import options.
import-allowed-sheets = a sheet named { $sheets }
import-too-many-texts = The workbook has more than { $n } shared strings.
import-no-memory = Reading the file takes more memory than allowed.
import-encrypted = The file is encrypted. Save it without a password.
import-decimal-bytes = kB, MB, and GB are assumed to be powers of 1000.
import-entry-no-start = { $entry } was skipped because it has no start (DTSTART).
import-too-short-to-spread = The file is too short for its samples to be spaced evenly.
import-packed-cut-off = The compressed file is truncated; the available content is used.
import-month-first = The dates are assumed to begin with the month.
import-late-device = Device { $device } is missing from the first report and is not used.
import-advice-fio = Compare fio results with the prediction.
import-decimal-comma = Numbers are assumed to use a decimal comma.
import-macros = The workbook has macros; they are ignored.
import-several-machines = The file has reports for more than one machine.
import-xlsb = The file is a binary Excel workbook (.xlsb). Open it and save it as an Excel workbook (.xlsx).
import-entry-impossible = { $entry } was skipped because { $field } is invalid.
import-why-disk = a raw disk, or a disk of a machine that was left out
import-row-skipped = { $sheet }: a row was skipped ({ $why }).
import-advice-calendar = Import a calendar file into a scenario’s calendar.
import-first-sample = The first sample was left out because calculating a rate requires two samples.
import-last-report = The last report was skipped because it is truncated.
import-row-not-io = A row was skipped because it is neither a read nor a write.
import-trace-too-short = The trace is too short for both ends to be trimmed.
import-duplicate-member = The archive contains two members with the same name.
import-bad-row-number = A row number is invalid.
import-binary-log = This is a binary counter log. Convert it to text first: { $command }
import-not-systor = The header is not that of a SYSTOR ’17 trace.
import-xls = The file is an old Excel workbook (.xls). Open it and save it as an Excel workbook (.xlsx).
import-no-histogram = The file has no usable histogram.
import-last-line = The last line was skipped because it is truncated.
import-wrong-beginning = The file does not begin like a file from { $tool }.
import-ods = The file is an OpenDocument file (.ods). Open it and save it as an Excel workbook (.xlsx).
import-zip = The file is a ZIP archive but not an Excel workbook.
import-sheet-too-wide = { $sheet } has more than { $n } columns.
import-second-column = A second column for { $measure } is not used.
import-row-time = A row was skipped because its time cannot be read.
import-why-replica = a replica or template created by the clone manager
import-not-vscsi = The file is not a vscsiStats command trace.
import-no-commands = The file has no usable commands.
import-no-samples = The file has no usable samples.
import-member-outside = The archive contains a path that points outside the archive.
import-share-too-large = A read share is above 100%.
import-no-vm-performance = The workbook has no VM Performance sheet.
import-no-rvtools-file = No file is named after an RVTools tab.
import-no-split = The reports do not distinguish reads from writes.
import-histogram-format = The histograms are not in table form.
import-zero-bytes = The file is not text: it contains null bytes.
import-sheet-without-column = { $sheet } has no column named { $column }.
import-broken-quotes = A row was skipped because its quotation marks do not match.
import-fio-no-json = The file contains no JSON: no line begins with a brace.
import-advice-rvtools = Import an RVTools tab as an inventory.
import-why-vcls = a vSphere Cluster Services machine (vCLS)
import-negative-latency = A negative response time was left out.
import-7z = The file is a 7-Zip archive. Extract it first.
import-allowed-shorter = a shorter recording, or fewer counters
import-more-notes = Further notes are not listed.
import-no-rows = The file has no usable rows.
import-allowed-fio = the output of fio --output-format=json
import-not-a-calendar = The file cannot be read as a calendar.
import-other-counters = The file continues with a log of different counters.
import-times-out-of-range = The times are out of range.
import-no-tab = Missing RVTools tab { $tab }: { $tab ->
        [vInfo] number, memory, and space of the desktops must be entered
        [vDisk] disk sizes are those in vInfo, and whether the disks are thin is unknown
        [vHost] number, memory, and processors of the hosts are assumptions until you enter them
        [vDatastore] number and size of the datastores are unknown; the sizing does not use them
       *[other] values that these tabs contain are unknown
    }.
import-rar = The file is a RAR archive. Extract it first.
import-cell-unknown = { $where }: not a number, treated as unknown.
import-cell-not-a-number = A cell is not a number and was left out.
import-no-rates = None of the files contains rates with timestamps.
import-allowed-files = at most { $n } files at once
import-no-sheet-of-cells = The workbook has no worksheet.
import-too-many-occurrences = Calendar entries occur too many times in the window.
import-no-disk-counters = The file has no disk counters.
import-no-rvtools-tab = The workbook has no RVTools tab.
import-gzip = The file is compressed with gzip. Decompress it first.
import-why-placeholder = a placeholder machine at the recovery site
import-no-dates = No row begins with a date and time.
import-advice-workbook = Import a workbook as an inventory.
import-allowed-window = a window within the measured period
import-fio-not-run = { $phase } was not run.
import-column-twice = A column appears twice in the file.
import-no-disk-report = The file has no disk report.
import-ends-in-character = The file ends in the middle of a character.
import-column-name-too-long = The name of a column is too long.
import-fio-unknown-job = Job { $job } does not belong to a phase.
import-negative-values = Negative values were left out.
import-not-xlsx = The file is not an Excel workbook (.xlsx).
import-too-slow = Reading the file takes too long.
import-allowed-quote = a closing quote in the same row
import-fio-no-number = A number is missing or invalid.
import-one-counter-per-row = Each row has one counter: the rows were combined by time and machine.{ $n ->
        [0] {""}
        [one] {" "}{ $n } row about other counters was not used.
       *[other] {" "}{ $n } rows about other counters were not used.
    }
import-several-disks = “{ $column }” is unknown for machines with several disks.
import-too-many-numbers = The file has too many numbers.
import-too-many-machines = The file has too many machines.
import-allowed-interval = the output of { $command }, or the sampling interval as an option
import-report-no-date = A report has no date and time.
import-rtf = The file is a rich text document. Save the tables as an Excel workbook (.xlsx).
import-word = The file is a Word document. Save the tables as an Excel workbook (.xlsx).
import-not-an-rvtools-tab = The table is not an RVTools tab.
import-json-broken = The JSON is truncated or broken.
import-not-a-calendar-line = This is not a valid iCalendar line.
import-allowed-desktops-behind = the number of desktops on those hosts or volumes (`n_desktops`)
import-too-many-columns = The file has too many columns.
import-too-many-disks = The file has too many disks.
import-calendar-end = This END has no matching BEGIN.
import-allowed-two-rows = at least two rows with times
import-unpacks-to-too-much = The unpacked file is too large.
import-part-unreadable = { $part } cannot be read.
import-fio-job-idle = Job { $job } did no I/O.
import-allowed-share = 0 to 1, or 0 to 100%
import-allowed-original = the original file from { $tool }
import-why-master = a master image, judging by its name
import-allowed-reads-and-writes = reads and writes per second
import-json-too-deep = The JSON is nested too deeply.
import-empty-zip = The file is an empty ZIP archive.
import-too-many-rows = The file has too many rows.
import-cannot-open = The file cannot be opened.
import-no-sheet = The workbook has no sheet named { $sheet }.
import-no-times = The reports have no times.
import-too-many-files = There are too many files.
import-fio-no-jobs = The file has no jobs.
import-allowed-utf-8 = UTF-8, as required by RFC 5545
import-calendar-encoding = The file is not UTF-8.
import-allowed-live-optics = a Live Optics workbook
import-too-large = The file is too large.
import-allowed-mapping = a column mapping
import-cut-off = The file is truncated.
import-json-too-long = The JSON is too long.
import-allowed-series = time series with timestamps
import-allowed-content = a file that is not empty
import-column-missing = A column is missing.
import-allowed-file-per-log = one file per log
import-line-too-long = A line is too long.
import-fio-no-name = A job has no name.
import-allowed-end = the matching END
import-comments = { $n ->
        [one] The comment above the header was left out.
       *[other] The { $n } comments above the header were left out.
    }
import-empty = The file is empty.
import-allowed-header = a header and rows
import-too-many-events = The calendar has too many events.
import-allowed-xlsx = an XLSX workbook
import-allowed-rows = rows with times
import-allowed-file-per-machine = one file per machine
import-why-no-name = it has no name
import-allowed-three-minutes = at least three minutes of samples
import-allowed-text-file = a text file
import-why-template = a template
import-allowed-one-clock = the same timestamps for all machines
import-allowed-two-times = at least two different times
import-note-times = { $note } ({ $times } times, first at the position shown)
import-read-bytes-of-volumes = If read throughput is too small to show in the file’s two decimal places, it is taken from the volumes instead.
import-write-bytes-of-volumes = If write throughput is too small to show in the file’s two decimal places, it is taken from the volumes instead.
import-allowed-row-order = rows in ascending order
import-allowed-cell-of-row = a cell in row { $row }
import-in-sheet = { $sheet }: { $problem }
import-why-twice = the machine is listed twice
import-stamps-end = Times are assumed to mark the ends of intervals, and the first interval is assumed to have the usual length.
import-stamps-start = Times are assumed to mark the starts of intervals, and the last interval is assumed to have the usual length.
import-header-cell = The header cannot be read: a cell continues after its closing quote, or is too long.
import-too-many-bytes = The file has { $given } bytes; the limit is { $allowed }.
import-too-many-directory-bytes = The ZIP directory has { $given } bytes; the limit is { $allowed }.
import-too-many-unpacked-bytes = The unpacked file has { $given } bytes; the limit is { $allowed }.
import-too-many-members = The archive has { $given } members; the limit is { $allowed }.
import-nothing-in-window = Nothing was measured in the window for { $phase } ({ $window }).
import-machines-left-out = { $file }: { $n ->
        [one] { $n } machine was left out because { $better } also covers it
       *[other] { $n } machines were left out because { $better } also covers them
    }.
import-volumes-left-out = { $file }: { $n ->
        [one] { $n } host or volume was left out because { $better } also covers it
       *[other] { $n } hosts or volumes were left out because { $better } also covers them
    }.
import-entry-zone = { $entry } has an unknown time zone, { $given }; { $zone } is used instead.
import-entry-no-zone = { $entry } has no time zone; { $zone } is used.
import-load-of-machines = { $n ->
        [one] measured, Live Optics file { $file }, { $n } machine, mean of the recording
       *[other] measured, Live Optics file { $file }, mean of { $n } machines and the whole recording
    }
import-load-of-machines-on = { $n ->
        [one] measured, Live Optics file { $file }, { $n } machine, mean of the recording, { $day }
       *[other] measured, Live Optics file { $file }, mean of { $n } machines and the whole recording, { $day }
    }
import-unknown-machines = No measured machine belongs to this group.
import-pool-why = { $n ->
        [one] { $n } machine is
       *[other] { $n } machines are
    } named { $name } followed by a number, each with { $shape }.
import-storm-peak = Peak of { $peak } over a baseline of { $calm }.
import-storm-reads = { $share } of the I/Os are reads.
import-storm-woken = { $share } of the desktops were inactive before the storm.
import-storm-read-size = The mean read size is { $size }.
import-storm-estimated = Reads or writes were not counted in part of it, so its load there is an estimate from the other ones.
import-storm-cut = The storm extends beyond the recording.
measure-reads = reads per second
measure-writes = writes per second
measure-ios = I/Os per second
measure-read-share = share of reads
measure-read-bytes = bytes read per second
measure-write-bytes = bytes written per second
measure-read-size = mean read size
measure-write-size = mean write size
measure-size = mean I/O size
measure-read-latency = read latency
measure-write-latency = write latency
measure-latency = I/O latency
measure-queue = I/Os in flight
calendar-of-pools = { $n ->
        [one] { $kind }: { $pools } ({ $n } desktop).
       *[other] { $kind }: { $pools } ({ $n } desktops).
    }
calendar-of-kind = { $kind }.
calendar-within = Within { $time }.
calendar-open-end = Ends when the last desktop is done; the calendar shows an hour.
import-entry-errors = { $entry } was skipped: { $errors }.
import-not-a-job-line = This is not a valid line of a job file.
import-allowed-job-line = a comment, a section in brackets, or name=value in a section
import-not-a-parameter-line = This is not a valid line of a parameter file.
import-allowed-parameter-line = name=value,name=(value,value), without spaces
field-no-own-events = cannot be true because no file contains events exported by Stormsizer
field-unknown-storm = is not a storm or calendar entry in the files
allowed-each-storm-once = each storm or calendar entry once
field-selected-twice = is selected twice
field-kind-not-detected = is required because no kind was detected
field-kind-not-possible = is a kind of event that cannot be created from a storm or calendar entry. Add the event manually.
field-no-place-in-calendar = does not fit in the scenario’s calendar, either on its original date or on the same weekday
field-same-day-event = is on the same day as { $event } from { $choice }
allowed-one-event-per-day = one event of each kind per pool and day
field-unknown-inventory-pool = is not a pool in the inventory
field-already-used-by = is already used by { $user }
field-already-filled = is already filled from another pool in the inventory
field-required-for-new-pool = is required for a new pool
allowed-workload-profile = a workload profile from the catalog
field-unknown-hosts = is not a host group in the inventory
allowed-none = no value, because none is available
allowed-and-more = { $names } and { $n } more
field-profile-exists = is already a profile in the catalog
field-phase-not-measured = is not a measured phase
field-load-not-measured = was not measured for these machines
field-load-refused = cannot be used: { $problem }
field-pool-has-measured-profile = cannot be added, because the pool also gets the profile of the measured phases
field-second-window = is a second window for the phase { $phase }
allowed-one-window = one window per phase
field-window-refused = cannot be used for { $phase }: { $problem }
allowed-known-profile = a profile whose values are all known
allowed-known-values = known values
field-value-unknown = has an unknown value: { $reason }
field-of-scenario-part = { $problem } ({ $part } in the scenario)
field-array-exists = is already an array in the catalog; a refit never replaces an existing array
field-cannot-be-simulated = cannot be simulated: { $reason }
allowed-simulable-array = an array that can be simulated
allowed-share-of-load = at most { $share } of this load
field-cannot-carry = cannot sustain the load measured in { $name } with any parameter values: utilization of the { $component } would be { $share }
given-loads = { $n } of { $total } windows and jobs: { $names }
given-no-loads = none of the { $n } windows and jobs
allowed-loads = read or write latencies from at least { $n } windows or jobs with different loads
field-refit-one-load = cannot be refitted to a single load
field-refit-without-latencies = cannot be refitted without measured latencies
refit-no-gain = Changing the parameters does not bring the predictions closer to the measurements, so the catalog values are kept.
refit-at-limit = { $n ->
        [one] { $names } has reached the limit set by the catalog.
       *[other] { $names } have reached the limits set by the catalog.
    } The array may be affected by something the model does not include.
refit-overloaded = With the catalog values, the array cannot sustain the load measured in { $names }. To calculate the error before the refit, each latency under that load is set to { $time }.
refit-other-desktops = { $measured } desktops were measured; the scenario has { $n }. The measured load is assumed to be the total load on the array.
refit-of-array = The measured load and latencies are taken to be those of { $array } alone.
refit-one-array = fio jobs are assumed to have run against one of the { $n } arrays.
propose-read = read from { $files }
propose-counted = counted in { $files }: { $what }
propose-unshared = Of { $used } in use per desktop, { $own } is unshared; the shared rest is stored once.
propose-image = A desktop uses { $used } in total, so its image is no larger.
propose-without-swap = Without swap files ({ $size } per desktop), which are counted separately.
propose-load-p95 = { $provenance }, scaled to the 95th percentile of the hosts’ load
propose-less-idle = { $provenance }; { $measured } measured, less { $idle } of idle I/O, which the simulation adds
propose-same-week = assumed: same calendar as { $pool }
propose-others-not-sized =
    { $n ->
        [one] { $n } machine in { $files } is in none of these pools. Its load and data are not part of this sizing.
       *[other] { $n } machines in { $files } are in none of these pools. Their load and data are not part of this sizing.
    }
propose-others-why = If these machines stay on the same array, add them as other workloads on this array.
propose-others-included =
    { $n ->
        [one] { $n } machine in { $files } is in none of these pools. It is included as other workloads on the array.
       *[other] { $n } machines in { $files } are in none of these pools. They are included as other workloads on the array.
    }
propose-others-space-not-included = Their used space is unknown and not included.
propose-others-origin = see the other workloads of the array
propose-others-measured = measured, { $files }: { $what }.
propose-others-mean = { $n ->
        [one] mean of { $n } machine over the whole recording
       *[other] sum of the means of { $n } machines over the whole recording
    }
propose-others-p95-of-hosts = { $n ->
        [one] mean of { $n } machine, scaled to the 95th percentile of the hosts’ load
       *[other] sum of the means of { $n } machines, scaled to the 95th percentile of the hosts’ load
    }
propose-others-p95-of-sum = { $n ->
        [one] 95th percentile of { $n } machine
       *[other] 95th percentile of the sum of { $n } machines at the same time
    }
propose-others-p95-of-sums = { $n ->
        [one] 95th percentile of { $n } machine
       *[other] sum of the 95th percentiles of the groups of { $n } machines
    }
propose-others-some-unknown = { $n ->
        [one] The load of { $n } machine is unknown and counts as zero: { $names }.
       *[other] The load of { $n } machines is unknown and counts as zero: { $names }.
    }
propose-others-some-unknown-more = The load of { $n } machines is unknown and counts as zero, among them { $names }.
propose-others-in-use = { $n ->
        [one] in-use space of { $n } machine
       *[other] in-use space of { $n } machines
    }
propose-others-provisioned = { $n ->
        [one] provisioned space of { $n } machine
       *[other] provisioned space of { $n } machines
    }
propose-others-provisioned-too = { $n ->
        [one] Includes the provisioned space of { $n } machine whose in-use space is unknown.
       *[other] Includes the provisioned space of { $n } machines whose in-use space is unknown.
    }
propose-others-space-unknown = { $n ->
        [one] The space of { $n } machine is unknown.
       *[other] The space of { $n } machines is unknown.
    }
propose-others-unreduced = Data reduction by the array is not subtracted.
field-no-other-machines = needs an inventory with machines outside the selected pools and with known space or load
propose-storm = measured, { $files }, { $at } ({ $certainty } certainty that this is a storm, { $kind_certainty } certainty about its type): { $why }
propose-entry = read from { $files }, { $at }
propose-users = { $n ->
        [one] { $provenance }, { $n } user
       *[other] { $provenance }, { $n } users
    }
propose-kind-guessed = { $provenance }, event type guessed from the entry name
propose-moved = { $provenance }; moved to { $at } to fall within the scenario’s calendar
propose-same-deployment = same as in { $profile }, because the deployment was not measured
propose-refitted = refitted to the measured latencies: median error { $before } before, { $after } after
propose-files = { $n ->
        [one] { $tools } file { $names }
       *[other] { $tools } files { $names }
    }
propose-files-and-more = { $tools } files { $names } and { $n } more
propose-the-files = the files

## Provenance of measurements

import-provenance = measured, { $files }, { $interval } samples, { $span }
import-provenance-shapes = { $rates }; sizes and access pattern from { $files }
import-span = { $day }, { $times }
import-span-days = { $first } to { $last }, { $times }
import-span-partly = { $span }, { $measured } of it measured
tool-perfmon-binary = Performance Monitor (binary)
tool-vscsi-trace = vscsiStats trace
tool-sar-binary = sar (binary)
tool-msr-trace = MSR Cambridge trace
tool-systor-trace = SYSTOR ’17 trace
tool-workbook = workbook
tool-protected-workbook = password-protected or legacy workbook (.xls)
tool-calendar = calendar
tool-table = table
tool-unknown = unknown format

## Values of imported files

import-entry-skipped = { $entry } is skipped: { $reason }
import-entry-unnamed = Event without a name
import-shape-cpus = { $n ->
        [one] { $n } CPU
       *[other] { $n } CPUs
    }
import-shape-memory = { $size } memory
import-shape-disk = { $size } disk
import-shape-unknown = unknown size
import-pool-of-shape = { $name } ({ $shape })
import-n-machines = { $n ->
        [one] { $n } machine
       *[other] { $n } machines
    }
import-bytes-of-volumes = as measured for the volumes
import-bytes-as-printed = as printed, rounded to 0.01 MB/s
import-zone-unknown = unknown
import-source = Measured: { $files }
import-own-source = Own measurement
given-dates = { $first } to { $last }

## Proposed events and changes

change-pool = Pool
change-event = Event
propose-event = { $event }, { $at }
propose-event-repeats = { $event }, repeated on { $days }
propose-event-within = { $event }, within { $length }
propose-event-pools = { $event }, { $pools }
propose-event-numbers = { $event }, with different values
propose-hosts = { $n ->
        [one] { $n } { $model } host
       *[other] { $n } { $model } hosts
    }
propose-rates = { $reads } reads/s of { $read_size } and { $writes } writes/s of { $write_size } per desktop
propose-work = { $ios } I/Os per desktop, { $share } of them reads; mean size { $read_size } per read and { $write_size } per write
propose-login-phase = login: { $login }; start of day: { $start }
event-note-storm = Detected in a measurement: peak of { $peak } over a baseline of { $calm }.
event-note-entry = Calendar entry.
event-note-entry-users = { $n ->
        [one] Calendar entry for { $n } user.
       *[other] Calendar entry for { $n } users.
    }
event-note-window-of-load = The event window covers the whole period of high load ({ $length }), including the work of the last desktops, because the load curve does not show when they started. If you know when they did, shorten the window.
event-note-window-of-arrivals = The event window is the one for which uniform arrivals best fit the load curve; the load was high for { $length }.
given-time-and-length = { $at }, { $length }

## Profiles made from measurements

profile-generator = Desktops at this site: { $phases }; otherwise { $generator }
profile-measured-phase = { $phase }: { $provenance }.
profile-based-on = Based on { $profile }, which provides the values that were not measured.
profile-latency-assumed = an assumed response time of { $latency }, because none was measured
profile-latency-measured = the measured response times: { $read } per read, { $write } per write
profile-size-of-rest = Bytes divided by I/Os in the window, both excluding background I/O.
profile-size-of-all = Mean size of all I/Os in the window, because the bytes of background I/O cannot be separated.
profile-less-idle = As measured, minus the continuous activity of an idle desktop.
profile-power-on = On average, a desktop is up for { $time } of the window ({ $basis }) and idles during that time.
profile-login = Idle activity was subtracted for the whole window; the activity of users at work was subtracted for an average of { $time } ({ $basis }). Reads and writes are divided between login and start of day as in the base profile.
profile-basis-curve = from the load curve
profile-basis-arrivals = from the uniform arrivals that fit the load curve best
profile-basis-even = if arrivals are uniform and the last desktop finishes when the window ends
profile-ios-left = { $left } of { $all } I/Os per desktop remain after background I/O is subtracted.
profile-timer-writes = Timer writes are subtracted for the duration of a desktop’s work; the duration is calculated with { $latency }.
profile-slower-timer = The timer writes of the base profile ({ $rate }) exceed the measured writes.
background-idle = idle desktops
background-up = desktops that are up
background-idle-and-work = idle desktops and users at work
window-fewer-reads = it contains fewer reads than { $whose } generate on their own
window-fewer-writes = it contains fewer writes than { $whose } generate on their own
window-only-background = it contains nothing but the usual activity of desktops
window-without-kind-of-profile = the base profile has only one kind of I/O (reads or writes), and the window contains none of that kind
given-reads-per-desktop = { $reads } reads per desktop
given-writes-per-desktop = { $writes } writes per desktop
given-ios-per-desktop = { $ios } I/Os per desktop
given-reads-and-writes = { $reads } reads and { $writes } writes per desktop
allowed-window-at-least = at least { $least }, or the window of another measured phase
allowed-reads-and-writes = both reads and writes, or a profile that has both

## Refitted arrays

given-load = { $reads } reads/s and { $writes } writes/s in { $phase }
refit-point-again = { $name } ({ $n })
refit-origin = Refitted to { $latencies } at { $loads } in { $files }: half of the predictions are off by at most { $after }, compared with { $before } before.
refit-latencies = { $n ->
        [one] { $n } measured latency
       *[other] { $n } measured latencies
    }
refit-loads = { $n ->
        [one] { $n } load
       *[other] { $n } loads
    }
refit-before = Before: { $value } ({ $status }).
import-reads-unknown = Reads were not counted for { $n } of { $of } machines or volumes. Unknown reads are not zero: they are left out, and no profile is derived from these measurements.
import-writes-unknown = Writes were not counted for { $n } of { $of } machines or volumes. Unknown writes are not zero: they are left out, and no profile is derived from these measurements.
import-split-unknown = For { $n } of { $of } machines or volumes, the files contain neither reads nor writes per second, or only their sum. They are left out.
import-window-lacks-reads = { $phase }: reads were not counted in this window, so its I/O is unknown.
import-window-lacks-writes = { $phase }: writes were not counted in this window, so its I/O is unknown.
import-window-lacks-some = { $phase }: no machine has both reads and writes in this window, so its I/O is unknown.
given-reads-per-second = { $rate } reads/s per desktop
given-writes-per-second = { $rate } writes/s per desktop
import-storm-no-reads = Reads were not counted, so these are writes only.
import-storm-no-writes = Writes were not counted, so these are reads only.
import-machines-without-rates = VM Performance: { $n ->
        [one] { $n } machine has no reads or writes per second and was left out
       *[other] { $n } machines have no reads or writes per second and were left out
    }.
import-dropped = { $counter }, { $entity }: { $n ->
        [one] { $n } value
       *[other] { $n } values
    } dropped (up to { $highest }), row { $rows }. { $why }
import-dropped-of-many = Values of { $n } counters dropped, row { $rows }. { $why }
import-rows-and-more = { $rows } and { $n } more
import-why-reset = Negative values: the counter was reset.
import-why-ceiling = No storage reaches this: the counter wrapped or the cell is damaged.
import-why-size = The mean I/O size would be impossible: one of the two counters wrapped.
import-why-outlier = A single sample, more than 20 times as high as the others: the counter probably wrapped or was reset.
import-latency-too-long = A response time that no storage has was left out.
import-storm-candidate = { $kind } { $share }
import-storm-unclear = Unclear: { $candidates }. Choose the type of the storm.
import-storm-level = The load afterward is { $ratio } times the load before.
import-order-month-first = Dates are read month first (12/31): the dates of this file are in order only in this reading.
import-order-day-first = Dates are read day first (31/12): the dates of this file are in order only in this reading.
import-order-of-tool = The dates of this file can be read both ways. They are read month first, as the tool writes them. Set the date format if another program rewrote them.
import-allowed-date-order = a date format in the import options
