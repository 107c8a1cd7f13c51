## Why an event is not possible
calendar-rule-deployed = { $pool }のデスクトップはすでに展開されています。
calendar-rule-not-deployed = { $pool }のデスクトップはまだ展開されていません。
calendar-rule-on = { $pool }のデスクトップはすでに電源が入っています。
calendar-rule-off = { $pool }のデスクトップは電源が切れています。
calendar-rule-logged-in = { $pool }のユーザーはすでにログオンしています。
calendar-rule-logged-off = { $pool }のユーザーはログオンしていません。
calendar-rule-same-start = { $pool }の別のイベントが同じ時刻に始まります。
calendar-rule-leaving = { $pool }のユーザーはまだログオフ中です。
calendar-rule-outage = 別の停止が続いています。
calendar-rule-failure = 同じアレイの別のコンポーネントに障害が発生しています。
calendar-rule-no-recompose = { $pool }の展開方式には再構成の定義がありません。
calendar-rule-outside = イベントがカレンダーの範囲外になります。
calendar-conflict = { $time }：{ $reason }
calendar-conflict-other = { $event }（{ $time }）を実行できなくなります：{ $reason }

## What changed
calendar-placed-later = { $name }を次に可能な時刻に追加しました：{ $time }
calendar-placed-earlier = { $name }をより早い時刻に追加しました：{ $time }
calendar-not-placed = { $name }は追加されませんでした：カレンダーに可能な時刻がありません
calendar-n-added = { $n }件のイベントを追加しました
calendar-n-replaced = { $n }件のイベントを置き換えました。
calendar-n-deleted = { $n }件のイベントを削除しました
calendar-n-moved = { $n }件のイベントを移動しました
calendar-n-left-out = { $n }件のイベントはコピーされませんでした：{ $reason }
calendar-nothing-added = イベントは追加されませんでした
calendar-nothing-to-copy = ほかの日には、この日のイベントがすべてあります。

## Templates
calendar-templates = テンプレート
calendar-template-nightly-reboot = 夜間の再起動
calendar-template-patch-tuesday = 月例パッチ
calendar-template-backup-window = バックアップ時間帯
calendar-template-antivirus-scan = 週次のウイルススキャン
calendar-template-nightly-reboot-help = カレンダー最初の平日から、毎平日の現地時刻02:00
calendar-template-patch-tuesday-help = 火曜の現地時刻20:00、その後水曜02:00に再起動。カレンダーにあれば月の第2火曜
calendar-template-backup-window-help = カレンダー最初の平日から、毎平日の22:00から02:00
calendar-template-antivirus-scan-help = 水曜の現地時刻20:00
calendar-template-all-pools = すべてのプール
calendar-template-there = この週にはこれらのイベントがすでにあります。
calendar-template-no-day = カレンダーにこの日がありません。
calendar-patch-event = 月例パッチ
calendar-patch-reboot-event = パッチ後の再起動
calendar-backup-event = 夜間バックアップ
calendar-scan-event = 週次のウイルススキャン

## Menus
calendar-menu-event = { $name }の操作
calendar-menu-selected = { $n }件のイベントを選択中
calendar-menu-open = 開く
calendar-menu-select = 選択に追加
calendar-menu-unselect = 選択から外す
calendar-menu-clear = 選択を解除
calendar-menu-copy = コピー
calendar-menu-paste = 貼り付け
calendar-menu-duplicate = 翌日にコピー
calendar-menu-delete = 削除
calendar-menu-add = イベントを追加
calendar-menu-slot = { $time }の操作
calendar-menu-day-copy = この日を{ $day }にコピー
calendar-menu-day-workdays = この日をほかの平日にコピー
calendar-menu-day-select = すべてのイベントを選択
calendar-key-delete = Delete

## Legend
calendar-legend = 凡例
calendar-legend-overrun = 縞模様：予定より長くかかる
calendar-legend-load = 日の端：アレイの負荷
calendar-legend-period = 網掛け：グラフの期間
calendar-legend-colors = 色：イベントの種類
