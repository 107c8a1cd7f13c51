# コンポーネント障害の分析。

failure-lost-nodes = ノード{ $total }台中{ $n }台
failure-lost-controllers = コントローラー{ $total }台中{ $n }台
failure-lost-drives = ドライブ{ $total }台中{ $n }台
failure-lost-ports = フロントエンドポート{ $total }個中{ $n }個
failure-lost-flash-caches = フラッシュキャッシュモジュール{ $total }個中{ $n }個
failure-time = { $start }～{ $end }
failure-lost-on = { $lost }（{ $time }）
failure-logins = { $lost }に障害が発生した場合、ログオンの95%は{ $during }以内に完了します（障害がない場合は{ $before }）：{ $grade }。
failure-logins-interrupted = ログオンの{ $share }が中断されます。
failure-reads = { $lost }に障害が発生した場合、読み取りは平均{ $during }です（障害がない場合は{ $before }）。
failure-no-reads = { $lost }に障害が発生した場合、読み取りはありません。
failure-fatal = { $lost }に障害が発生した場合、デスクトップはストレージにアクセスできなくなります。
failure-takeover = 待機系コンポーネントが引き継ぎます。
failure-one-array = これらの数値は、{ $arrays }台のうち障害が発生したアレイ（デスクトップ{ $desktops }台）のものです。他のアレイのデスクトップには影響しません。
failure-left-out = この障害と重なるため除外：{ $events }。
failure-goals-met = 障害中もすべての目標を達成します。
failure-goals-missed = 障害中に未達の目標：{ $goals }。
failure-goals-missed-anyway = 障害の有無にかかわらず未達の目標：{ $goals }。

field-of-failure-in-calendar = カレンダー内の障害には指定できません
allowed-default-value = 省略
field-unknown-failure = カレンダー内の障害ではありません
allowed-no-failure-in-calendar = なし：カレンダーに障害がありません
field-part-not-in-array = アレイにはこのコンポーネントがその数だけありません。
allowed-part-of-array = アレイにあるコンポーネント

## Reports

failure-title = コンポーネント障害
failure-sheet = コンポーネント障害
failure-option = { $name }：{ $sentence }
failure-method = どちらの値も障害の時間帯のもので、障害がない場合とある場合です。ログオン時間はログオンストーム全体の値です。応答時間の95パーセンタイルは全I/Oについて、各I/Oの時点での平均応答時間から求めます。使用率の目標は、ユーザーがログオン中または作業中のフェーズの平均に適用され、最も負荷の高い1分間には適用されません。
failure-figures = 障害がない場合とある場合の数値
failure-figure = 項目
failure-change = { $before } → { $during }
failure-missed = 未達：{ $goals }
failure-goals-without = 障害がない場合の判定
failure-goals-with = 障害中の判定
failure-chart-caption = 障害前後の時間帯（障害中は網掛け）。点線は障害がない場合の{ $name }です。線の各点は{ $bucket }の平均です。使用率の目標はフェーズ全体の平均に適用されます。
failure-chart-logins = ログオン中
failure-chart-reads = 読み取り応答時間
failure-chart-writes = 書き込み応答時間
failure-axis-reads = 読み取り応答時間、ms
failure-users = ユーザー
failure-line-healthy = 障害なし
failure-login-median = ログオン時間の中央値
failure-login-p95 = ログオン時間の95パーセンタイル
failure-latency = ホストでの応答時間
failure-read-mean = 読み取り、平均
failure-read-p95 = 読み取り、95パーセンタイル
failure-write-mean = 書き込み、平均
failure-write-p95 = 書き込み、95パーセンタイル
failure-use = 平均使用率
failure-use-peak = 最も負荷の高い1分間の使用率
failure-column-starts = 障害の開始
failure-column-ends = 障害の終了
failure-column-configuration = 構成
failure-column-group = イベントまたはグループ
failure-column-without = 障害なし
failure-column-with = 障害あり
