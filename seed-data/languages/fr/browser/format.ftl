### Bounds of numbers.

format-over = plus de { $bound }
format-about = environ { $bound }
format-above = plus de { $bound }
format-below = moins de { $bound }
format-at-most = au plus { $bound }

### Shares and durations.

format-percent = { $number } %
format-points = { $number } pts
format-day = j
format-hour = h
format-minute = min
format-second = s
