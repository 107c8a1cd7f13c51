# Number formats and units.

format-percent = { $number } %
format-span = { $low } a { $high }
format-latency-over = más de { $duration }
format-unknown-price = no figura en la lista de precios
format-date-time = { $date }, { $time }
format-value = { $value }
format-sentences = { $sentences }
format-sentence-separator = { " " }

unit-day = d
unit-hour = h
unit-minute = min
unit-second = s
unit-ios = E/S
unit-points = pp
unit-rack-units = U
unit-per-second = por segundo
unit-mb-per-s-per-desktop = MB/s por escritorio
unit-gib-per-desktop = GiB por escritorio
unit-per-desktop = por escritorio
unit-gib-per-host = GiB por host
unit-gbit-per-s-per-host = Gbit/s por host
unit-iops-per-host = IOPS por host
