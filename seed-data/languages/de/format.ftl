# Number formats and units.

format-percent = { $number } %
format-span = { $low } bis { $high }
format-latency-over = über { $duration }
format-unknown-price = nicht in der Preisliste
format-date-time = { $date }, { $time }
format-value = { $value }
format-sentences = { $sentences }
format-sentence-separator = { " " }

unit-day = d
unit-hour = h
unit-minute = min
unit-second = s
unit-ios = I/Os
unit-points = PP
unit-rack-units = HE
unit-per-second = pro Sekunde
unit-mb-per-s-per-desktop = MB/s pro Desktop
unit-gib-per-desktop = GiB pro Desktop
unit-per-desktop = pro Desktop
unit-gib-per-host = GiB pro Host
unit-gbit-per-s-per-host = Gbit/s pro Host
unit-iops-per-host = IOPS pro Host
