### Bounds of numbers.

format-over = más de { $bound }
format-about = unos { $bound }
format-above = más de { $bound }
format-below = menos de { $bound }
format-at-most = como máximo { $bound }

### Shares and durations.

format-percent = { $number } %
format-points = { $number } pp
format-day = d
format-hour = h
format-minute = min
format-second = s
