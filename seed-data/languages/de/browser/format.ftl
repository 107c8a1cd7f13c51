### Bounds of numbers.

format-over = über { $bound }
format-about = etwa { $bound }
format-above = über { $bound }
format-below = unter { $bound }
format-at-most = höchstens { $bound }

### Shares and durations.

format-percent = { $number } %
format-points = { $number } PP
format-day = d
format-hour = h
format-minute = min
format-second = s
