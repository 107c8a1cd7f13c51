# Number formats and units.

format-percent = { $number }%
format-span = { $low }～{ $high }
format-latency-over = { $duration }超
format-unknown-price = 価格表にありません
format-date-time = { $date } { $time }
format-value = { $value }
format-sentences = { $sentences }
format-sentence-separator = { "" }

unit-day = 日
unit-hour = 時間
unit-minute = 分
unit-second = 秒
unit-ios = I/Os
unit-points = ポイント
unit-rack-units = U
unit-per-second = 毎秒
unit-mb-per-s-per-desktop = MB/s（デスクトップあたり）
unit-gib-per-desktop = GiB（デスクトップあたり）
unit-per-desktop = デスクトップあたり
unit-gib-per-host = GiB（ホストあたり）
unit-gbit-per-s-per-host = Gbit/s（ホストあたり）
unit-iops-per-host = IOPS（ホストあたり）
