# Number formats and units.

format-percent = { $number } %
format-span = { $low } à { $high }
format-latency-over = plus de { $duration }
format-unknown-price = absent de la liste de prix
format-date-time = { $date }, { $time }
format-value = { $value }
format-sentences = { $sentences }
format-sentence-separator = { " " }

unit-day = j
unit-hour = h
unit-minute = min
unit-second = s
unit-ios = E/S
unit-points = pts
unit-rack-units = U
unit-per-second = par seconde
unit-mb-per-s-per-desktop = MB/s par bureau
unit-gib-per-desktop = GiB par bureau
unit-per-desktop = par bureau
unit-gib-per-host = GiB par hôte
unit-gbit-per-s-per-host = Gbit/s par hôte
unit-iops-per-host = IOPS par hôte
