### Bounds of numbers.

format-over = { $bound }超
format-about = 約{ $bound }
format-above = { $bound }超
format-below = { $bound }未満
format-at-most = 最大{ $bound }

### Shares and durations.

format-percent = { $number }%
format-points = { $number }ポイント
format-day = 日
format-hour = 時間
format-minute = 分
format-second = 秒
