## Limits of goals on a form
sizing-goal-login_good_s = 良好なログオンの上限
sizing-goal-login_fair_s = 普通のログオンの上限
sizing-goal-login_min_good_fraction = 良好なログオンの割合の下限
sizing-goal-login_max_poor_fraction = 不良なログオンの割合の上限
sizing-goal-host_latency_max_ms = 応答時間の上限
sizing-goal-power_on_max_s = 電源投入時間の上限
sizing-goal-provisioning_max_s = 展開時間の上限
sizing-goal-controller_max_fraction = コントローラーCPUの上限
sizing-goal-drive_max_fraction = ドライブの上限
sizing-goal-port_max_fraction = ポートの上限
sizing-goal-host_cpu_max_fraction = ホストCPUの上限
sizing-goal-memory_oversubscription_max_ratio = メモリのオーバーサブスクリプションの上限
sizing-goal-spare_capacity_fraction = 空き容量の下限
sizing-group-logins = ログオン
sizing-group-storage = ログオン中・作業中のストレージ
sizing-group-hosts = ホスト
sizing-group-time_and_space = 時間と容量

## Missed goals
sizing-missed = { $phase }：{ $goal } { $value }、目標{ $limit }
sizing-missed-without-drive = { $missed }（ドライブ1台の故障時）
sizing-missed-without-controller = { $missed }（コントローラー1台の故障時）
sizing-missed-without-port = { $missed }（ポート1つの故障時）
sizing-missed-without-flash_cache = { $missed }（キャッシュモジュール1つの故障時）
sizing-meets-goals = すべての目標を達成

## Prices and sizes
sizing-no-price-list = 価格表なし
sizing-illustrative = 参考価格（見積もりではありません）
sizing-over-years = { $n }年間
sizing-price-list = { $name }、{ $date }
sizing-not-known = 不明
sizing-price-not-known = 価格不明
sizing-price-none = 価格不明
sizing-no-cost = 費用なし
sizing-n-drives = ドライブ{ $n }台
sizing-rack-units = { $n } U
sizing-rack-not-known = ラックユニット数不明
sizing-power = { $n } W
sizing-power-not-known = 消費電力不明
sizing-owned = 既に所有
sizing-price-per-desktop = デスクトップあたり{ $price }
sizing-price-per-desktop-of = デスクトップあたり{ $price }（{ $n }デスクトップ）
sizing-converted = { $date }の{ $rate }で{ $currency }から換算（{ $source }）
sizing-price-list-project = { $list }、{ $project }の価格を含む
sizing-price-per-user = ユーザーあたり{ $price }
sizing-price-per-month = 月額{ $price }
sizing-unpriced = { $part }の価格なし
sizing-unpriced-more = { $part }ほか{ $n }件の価格なし

## Margins to a goal
sizing-margin-goal = 目標
sizing-margin-multiple = 目標を{ $n }倍超過
