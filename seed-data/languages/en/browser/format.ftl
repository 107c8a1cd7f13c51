### Bounds of numbers.

format-over = over { $bound }
format-about = about { $bound }
format-above = above { $bound }
format-below = below { $bound }
format-at-most = at most { $bound }

### Shares and durations.

format-percent = { $number }%
format-points = { $number } pts
format-day = d
format-hour = h
format-minute = min
format-second = s
