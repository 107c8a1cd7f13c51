# Number formats and units.

format-percent = { $number }%
format-span = { $low } to { $high }
format-latency-over = over { $duration }
format-unknown-price = not in the price list
format-date-time = { $date }, { $time }
format-value = { $value }
format-sentences = { $sentences }
format-sentence-separator = { " " }

unit-day = d
unit-hour = h
unit-minute = min
unit-second = s
unit-ios = I/Os
unit-points = pts
unit-rack-units = U
unit-per-second = per second
unit-mb-per-s-per-desktop = MB/s per desktop
unit-gib-per-desktop = GiB per desktop
unit-per-desktop = per desktop
unit-gib-per-host = GiB per host
unit-gbit-per-s-per-host = Gbit/s per host
unit-iops-per-host = IOPS per host
