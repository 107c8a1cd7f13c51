# レポート：文書、結果、出典、グラフ、テンプレート。

## Document

report-title = VDIストレージサイジングレポート
report-subtitle = デスクトップ{ $desktops }台、{ $starts }～{ $ends }
report-versions = エンジン{ $engine }、カタログ{ $catalog }
report-more = ほか{ $n }件
report-phase-of-pools = { $phase }、{ $pools }
report-nothing = –

## Cover

report-cover-date = 日付
report-cover-run = 実行
report-cover-engine = エンジン
report-cover-catalog = カタログ

## Template

report-running-foot = 実行{ $run }、{ $versions }
report-page = { $page }/{ $pages }ページ
report-table-number = 表{ $number }
report-contents = 目次
report-verdict = 判定
report-subject = { $desktops }。{ $array }
report-limit = 上限：{ $limit }
report-logo = ロゴ
report-logo-of = { $organization }のロゴ
report-legend-goal = 目標
report-legend-less = 値を下げた場合
report-legend-more = 値を上げた場合
report-legend-current = 現在の値
report-legend-interval = P10～P90
report-legend-median = 中央値
report-legend-nominal = 公称値
report-outlook-heading = 信頼度と増加
report-experience-heading = ユーザー体験
report-remark-fonts = このレポートの一部の名前には、フォントに含まれない文字が使われています（{ $scripts }）。これらは文字体系を示す枠で印刷されますが、テキストのコピーや検索では実際の文字になります。
report-remark-logo = 表紙のロゴは読み取れないため省略されました。

## Charts

report-line-reads = 読み取り
report-line-writes = 書き込み
report-line-read = 読み取り量
report-line-written = 書き込み量
report-line-host-link-in = ホスト受信
report-line-host-link-out = ホスト送信
report-panel-rates = 読み取りと書き込み
report-panel-throughput = スループット
report-panel-response-time = 応答時間
report-panel-utilization = 使用率
report-panel-utilization-array = 使用率（アレイ）
report-panel-utilization-ports = 使用率（ポートとホスト）
report-panel-title = { $title }（{ $unit }）
report-panel-title-log = { $title }（{ $unit }、対数）
report-limit-goal = 目標
report-limit-cpu = CPU
report-limit-ports = ポート
report-limit-host-links = ホストリンク
report-limit-host-cpu = ホストCPU
report-limit-drives = ドライブ
report-chart-limit = { $label } { $value }
report-histogram-title = ユーザーの割合（%、ログオン時間の区間別）
report-histogram-limit = { $grade } ≤ { $limit }
report-margin-title = 最も近い目標までの余裕（目標に対する%）
report-margin-goal = 目標
report-margin-plus = +{ $margin }
report-margin-least = ≤ { $margin }
report-margin-desktops = デスクトップ数

## First page

report-headline-met = この構成はすべての目標を達成します
report-headline-missed = この構成は一部の目標を達成しません
report-question-met = 達成した目標
report-question-missed = 未達の目標
report-question-bottleneck = ボトルネック
report-question-changes = 推奨される変更
report-figure-phases = すべての目標を達成するフェーズ
    .value = { $total }件中{ $met }件
    .note = カレンダーのフェーズ
report-figure-slowest-login = 最も遅いログオン（平均）
report-figure-peak-load = ピーク負荷（1分平均）
report-figure-spare-capacity = 空き容量
    .note = 目標：{ $limit }以上
report-figure-no-price = 価格
    .note = ドライブ{ $drives }台、価格不明
report-figure-price = シミュレーション構成の価格
    .note-illustrative = { $price }（参考価格）
report-met-point = { $phase }：{ $result }
report-met-point-times = { $phase }（{ $n }回）：{ $result }
report-met-logins = 良好{ $good }、平均{ $mean }
report-met-done = { $duration }で完了
report-met-load = { $load }、{ $latency }
report-met-none = すべての目標を達成するフェーズはありません。
report-missed-point = { $phase }：{ $goals }
report-missed-unfinished = カレンダーの終了時に作業が未完了
report-missed-none = すべてのフェーズですべての目標を達成します。
report-bottleneck-point = { $phase }：{ $sentence }
report-bottleneck-none = 限界に近いコンポーネントはありません。
report-change-schedule = スケジュール：{ $change }
report-change-none = このレポートでは他の構成を検索していません。
report-change-cost = コスト：{ $cost }
report-change-step = { $field }：{ $before } → { $after }
report-more-in-tables = ほか{ $n }件（表を参照）
report-goal-at-least = { $label } { $value }（目標：{ $limit }以上）
report-goal-at-most = { $label } { $value }（目標：{ $limit }以下）
report-goal-unfinished = 時間内に未完了
report-outlook-confidence = シミュレーションした{ $n }週のうち{ $share }ですべての目標を達成します（95%信頼区間：{ $interval }）。
report-reach-none = どのデスクトップ数でもすべての目標は達成できません。
report-reach-none-failed = { $failure }には、どのデスクトップ数でもすべての目標は達成できません。
report-reach-current = すべての目標を達成できるのは、現在と同じ{ $most }台のデスクトップまでです。
report-reach-more = すべての目標を達成できるのは、現在より{ $n }台多い{ $most }台のデスクトップまでです。
report-reach-fewer = すべての目標を達成できるのは、現在より{ $n }台少ない{ $most }台のデスクトップまでです。
report-reach-all-years = { $year }年まで、毎年すべての目標を達成します。
report-reach-first-year = 目標が未達となる最初の年は{ $year }年です。

## Week

report-week = 週の推移
report-week-caption = カレンダー全体（タイムゾーン{ $zone }）。線は平均値で、淡い帯は最小値から最大値までを示すため、ピークが平均化で隠れることはありません。応答時間はホストでの値です。上部の番号はカレンダーのイベントに対応し、週末は網掛けで示しています。
report-week-alternative = カレンダー全体のグラフ：1秒あたりの読み取りと書き込み、スループット、ホストでの応答時間、使用率。最も高い負荷：{ $peaks }。
report-week-alternative-empty = カレンダー全体のグラフ：1秒あたりの読み取りと書き込み、スループット、ホストでの応答時間、使用率。
report-week-peak = { $phase }（{ $load }）
report-storms-none = カレンダーにストームはありません。
report-storms = ストームの詳細（グラフごとに目盛りが異なります）
report-storms-selected = 全{ $total }件のうち、目標が未達か負荷が最も高い{ $n }件のストーム（グラフごとに目盛りが異なります）
report-storm = 平均{ $mean }、ピーク{ $peak }、最大{ $throughput }、読み取り{ $reads }、書き込み{ $writes }
report-storm-alternative = { $phase }中の1秒あたりの読み取りと書き込み、および応答時間：{ $figures }

## Logins

report-logins = ログオン体験
report-logins-none = このカレンダーではログオンするユーザーがいません。
report-logins-thresholds = ログオンは{ $good }以内なら良好、{ $fair }以内なら普通、それを超えると不良です。ログオン時間は、ユーザーの到着からデスクトップが使用可能になるまでの時間です。各イベントの目標：良好なログオンが{ $min_good }以上、不良なログオンが{ $max_poor }以下。
report-logins-selected = ログオンイベント{ $total }件のうち、最も遅い{ $n }件を示します。
report-logins-bars = ログオンが良好、普通、不良のユーザーの割合
report-login-share-good = 良好{ $share }
report-login-share-fair = 普通{ $share }
report-login-share-poor = 不良{ $share }
report-login-shares = { $shares }（平均{ $mean }）
report-login-times = ログオン時間
report-login-event = ログオンイベント
report-login-users = ユーザー数
report-login-mean = 平均
report-login-sd = 標準偏差
report-login-median = 中央値
report-login-p95 = 95パーセンタイル
report-login-longest = 最長
report-login-waited = デスクトップ待ち
report-login-histograms = すべてのログオンが良好とは限らないイベントのログオン時間
report-login-histogram-alternative = { $event }中のログオン時間のヒストグラム：{ $shares }、最長{ $longest }

## Phases

report-phases = フェーズ別の結果
report-phases-means = レート、スループット、応答時間、使用率は各フェーズの平均化区間における平均値で、ピークは1分平均です。
report-phases-selected = 表には、全{ $total }件のうち目標が未達のフェーズと負荷が最も高いフェーズ、計{ $n }件を示します。すべてのフェーズはブックとAPIに含まれます。
report-phases-met = すべてのフェーズですべての目標を達成します。
report-phases-summary = 概要：負荷、応答時間、ユーザー体験
report-phases-load = フェーズ別の負荷
report-phases-response-time = フェーズ別の応答時間
report-phases-utilization = フェーズ別の使用率
report-phases-back-end = フェーズ別のドライブ負荷（キャッシュとRAIDの処理後）
report-phases-bottleneck = フェーズ別のボトルネック
report-phases-missed-goals = 未達の目標
report-phase = フェーズ
report-mean = 平均
report-peak = ピーク
report-response = 応答時間
report-user-experience = ユーザー体験
report-bottleneck = ボトルネック
report-goals = 目標
report-goal = 目標
report-desktops = デスクトップ数
report-duration = 所要時間
report-reads = 読み取り
report-writes = 書き込み
report-read = 読み取り量
report-written = 書き込み量
report-host-read = ホスト読み取り
report-host-write = ホスト書き込み
report-array-read = アレイ読み取り
report-array-write = アレイ書き込み
report-tier = 階層
report-back-end-io = バックエンドI/O
report-per-drive = ドライブあたり
report-explanation = 説明
report-value = 値
report-limit-column = 制限値
report-goals-met = 達成
report-goals-missed = 未達
report-finished = 時間内に完了
report-yes = はい
report-no = いいえ
report-at-least = { $limit }以上
report-at-most = { $limit }以下
report-result-unfinished = カレンダーの終了時に未完了
report-result-unfinished-note = 未完了
report-result-logins = 良好なログオン{ $good }、平均{ $mean }
report-result-done = { $duration }で完了
report-result-latency = ホストで{ $latency }
report-short-controller-cpu = CPU
report-short-flash = フラッシュ
report-short-drives = ドライブ
report-short-performance = 高速ドライブ
report-short-capacity = 大容量ドライブ
report-short-port-out = ポート送信
report-short-port-in = ポート受信
report-short-host-link-in = ホスト受信
report-short-host-link-out = ホスト送信
report-short-host-cpu = ホストCPU

## Failures

report-survived-failures = コンポーネント障害への耐性（カレンダーの任意の時点）
report-failed-component = 故障コンポーネント
report-simulated-configuration = シミュレーション構成
report-recommended-configuration = 推奨構成
report-not-analyzed = 未分析
report-all-goals-met = すべての目標を達成
report-failure-missed = { $phase }：{ $goal }
report-failure-not-judged = 未分析：障害がなくても目標が未達
report-failure-no-configuration = すべての目標を達成する構成はありません
report-failures = カレンダー内の障害発生中の結果
report-failures-more = ほか{ $n }件のフェーズが障害と重なります。フェーズの表を参照してください。
report-failed-part = 障害
report-event = イベント
report-failed-controllers = コントローラー{ $n }台
report-failed-drives = ドライブ{ $n }台
report-failed-ports = フロントエンドポート{ $n }個
report-failed-flash-caches = フラッシュキャッシュモジュール{ $n }個

## Capacity

report-capacity = 容量
report-capacity-free = プールには実効容量{ $usable }のうち{ $needed }が必要です。空きは{ $spare }で、目標は{ $goal }以上です。
report-capacity-short = プールには実効容量{ $usable }に対して{ $needed }が必要で、{ $short }不足しています。目標は空き容量{ $goal }以上です。
report-capacity-meter = 実効容量の使用割合
report-capacity-used = { $usable }中{ $needed }
report-capacity-limit = 空き{ $goal }
report-capacity-needed = 必要容量
report-capacity-offered = 物理容量から実効容量まで
report-capacity-needed-total = 必要容量
report-capacity-offered-total = 実効容量
report-capacity-units = 1 GBは10⁹バイト、1 GiBは2³⁰バイトです。
report-capacity-all-pools = すべてのプール
report-capacity-smaller = その他の小さい項目{ $n }件（合計に含む）
report-capacity-item = 項目
report-capacity-formula = 計算
report-capacity-column = 容量

## Configuration

report-configuration = シミュレーションしたシナリオ
report-event-notes = イベントの注記
report-notes = 注記
report-see-notes = イベントの注記を参照
report-array = { $model }（{ $firmware }）：{ $parts }
report-arrays = { $model }（{ $firmware }）× { $n }、1台あたり{ $parts }
report-array-controllers = コントローラー{ $n }台
report-array-flash-cache = フラッシュキャッシュ{ $size }
report-array-ports = ポート{ $n }個
report-pools = デスクトッププール
report-pool = プール
report-clones = クローン
report-initial-state = 初期状態
report-memory = メモリ
report-image = イメージ
report-growth = 増加量
report-user-data = ユーザーデータ
report-image-copies = コピー{ $n }個
report-clones-deduplicated = 重複排除
report-clones-linked = リンク
report-clones-instant = インスタント
report-clones-mcs = MCS
report-clones-pvs = PVS
report-clones-full = フル
report-assignment-dedicated = 専用
report-assignment-floating = フローティング
report-state-not-deployed = 未展開
report-state-off-never-used = オフ、未使用
report-state-off-used = オフ、使用済み
report-state-idle-never-used = オン、未使用
report-state-idle-rebooted = オン、前回の使用後に再起動済み
report-state-idle-used = オン、電源投入後に使用済み
report-calendar = イベント（タイムゾーン{ $zone }、番号は週のグラフに対応）
report-number = 番号
report-starts = 開始
report-kind = 種類
report-parameters = パラメーター
report-event-slots = 同時に{ $slots }台
report-event-slots-ahead = 同時に{ $slots }台、{ $ahead }は事前、残りはユーザーの到着時
report-event-scan = 同時に{ $slots }台、デスクトップあたり{ $read }読み取り
report-event-scan-throttled = 同時に{ $slots }台、デスクトップあたり{ $read }読み取り（各{ $pace }）
report-event-patch = 同時に{ $slots }台、デスクトップあたり{ $read }読み取り、{ $written }書き込み
report-event-patch-throttled = 同時に{ $slots }台、デスクトップあたり{ $read }読み取り、{ $written }書き込み（各{ $pace }）
report-event-login-uniform = { $window }以内、均等に到着
report-event-login-bell = { $window }以内、釣鐘形に到着
report-event-logoff = { $window }以内
report-event-provision = イメージから
report-event-lasting = { $duration }
report-event-backup = { $duration }、{ $rate }で読み取り
report-event-replication = { $duration }、{ $rate }で書き込み
report-event-load-test = { $duration }、{ $size } × { $n }を同時発行、読み取り{ $reads }
report-event-failure = { $duration }、障害：{ $parts }
report-hosts = ホスト数
report-host-memory = ホストあたりのメモリ
report-host-cores = ホストあたりのコア数
report-host-clock = クロック周波数
report-host-link = ホストあたりのストレージリンク速度
report-array-table = アレイとホスト
report-parameter = パラメーター
report-simulated = シミュレーション
report-none = なし
report-goals-table = 目標（使用率と応答時間の目標は、ユーザーのログオン中または作業中に適用）
report-origin = 由来

## Assumptions

report-assumptions = 前提条件とその由来
report-assumptions-intro = 結果が依存するすべての数値です。角括弧内の番号は出典一覧に対応し、範囲はP10～P90を示します。
report-assumptions-given = 入力された値
report-assumptions-default = 既定値
report-assumptions-assumed = 仮定値
report-assumptions-calibrated = 較正値
report-assumptions-derived = 導出値
report-assumptions-stated = 公表値
report-assumptions-specified = 仕様値
report-assumptions-unknown = 不明な値（未使用）
report-origin-given = 入力
    .meaning = お客様が入力した値です。
report-origin-default = 既定
    .meaning = 未入力のため、Stormsizerの既定値を使用します。
report-origin-assumed = 仮定
    .meaning = 根拠を示した技術的判断です。
report-origin-calibrated = 較正
    .meaning = エビデンスの測定値に合わせて調整した値です。
report-origin-derived = 導出
    .meaning = 公表値または仕様値から計算した値です。
report-origin-stated = 公表
    .meaning = 測定を伴う調査で公表された値です。
report-origin-specified = 仕様
    .meaning = メーカーの仕様書で公表された値です。
report-origin-unknown = 不明
    .meaning = 不明で、入力されるまで使用されません。
report-what = 入力項目
report-range = 範囲
report-where = 出典
report-input-desktops = デスクトップ数
report-input-profile = ワークロードプロファイル
report-input-clone-type = クローンの種類
report-input-deployment = 展開方式
report-input-deployment-of-profile = ワークロードプロファイルに従う
report-input-assignment = 割り当て
report-input-memory = デスクトップあたりのメモリ
report-input-memory-reserved = ホスト上の予約メモリ
report-input-image = イメージサイズ
report-input-image-copies = イメージのコピー数
report-input-growth = デスクトップあたりの増加量
report-input-user-data = デスクトップあたりのユーザーデータ
report-input-all-pools = 全{ $n }プール
report-input-pools = { $n }プール：{ $pools }
report-input-goals = シナリオの目標

## Validation

report-validation = 検証：測定値と予測値
report-validation-tolerance = 予測値と測定値の差が同じ行の許容差以下であれば、予測は許容範囲内です。以下の値は較正に使用していません。
report-validation-fitted = パラメーターの調整に使用した{ $total }個の値のうち、{ $within }個が許容範囲内です。
report-validation-all-rows = すべての行はサービスのエビデンスページに表示されます。
report-validation-more = ほか{ $n }件の検証はエビデンスページにあります。
report-validation-none = このアレイファミリーのエビデンスには独立した検証がありません。
report-validation-summary = 独立した検証{ $total }件のうち{ $within }件が許容範囲内です。
report-validation-table = 独立した検証（較正には未使用）
report-quantity = 項目
report-system = システム
report-published-in = 掲載箇所
report-measured = 測定値
report-predicted = 予測値
report-error = 誤差
report-tolerance = 許容差
report-validation-verdict = 結果
report-validation-held-out = { $phase }（同じテストの行を使わずに予測）
report-within = 範囲内
report-outside = 範囲外
report-source-place = [{ $number }] { $place }
report-about = 約{ $value }
report-above = { $value }超
report-below = { $value }未満
report-plus = +{ $value }
report-minus = −{ $value }
report-metric-reads = 読み取り
report-metric-writes = 書き込み
report-metric-total = 読み取りと書き込み
report-metric-read-throughput = 読み取りスループット
report-metric-write-throughput = 書き込みスループット
report-metric-total-throughput = 合計スループット
report-metric-peak-throughput = ピークスループット
report-metric-controller-cpu = コントローラーCPU
report-metric-host-read-latency = 読み取り応答時間（ホスト）
report-metric-host-write-latency = 書き込み応答時間（ホスト）
report-metric-controller-read-latency = 読み取り応答時間（アレイ）
report-metric-controller-write-latency = 書き込み応答時間（アレイ）
report-metric-guest-read-latency = 読み取り応答時間（ゲスト）
report-metric-peak-controller-latency = ピーク応答時間（アレイ）
report-metric-peak-host-read-latency = ピーク読み取り応答時間（ホスト）
report-metric-login-mean = 平均ログオン時間
report-metric-login-sd = ログオン時間の標準偏差
report-metric-login-max = 最長ログオン時間
report-metric-login-good = 良好なログオン
report-metric-login-fair = 普通のログオン
report-metric-login-poor = 不良なログオン
report-metric-login-good-or-fair = 良好または普通のログオン
report-metric-login-good-mean = 良好なログオンの平均
report-metric-login-fair-mean = 普通のログオンの平均
report-metric-login-poor-mean = 不良なログオンの平均
report-metric-duration = 所要時間
report-metric-read-share-iops = 読み取りの割合（I/O数）
report-metric-write-share-iops = 書き込みの割合（I/O数）
report-metric-read-share-mb = 読み取りの割合（データ量）
report-metric-write-share-mb = 書き込みの割合（データ量）
report-metric-iops-per-desktop = デスクトップあたりのIOPS
report-metric-reads-per-desktop = デスクトップあたりの読み取り
report-metric-writes-per-desktop = デスクトップあたりの書き込み
report-metric-iops-per-booting-desktop = 起動中のデスクトップあたりのIOPS
report-metric-reads-per-booting-desktop = 起動中のデスクトップあたりの読み取り
report-metric-writes-per-booting-desktop = 起動中のデスクトップあたりの書き込み
report-metric-read-size = 読み取りサイズ
report-metric-write-size = 書き込みサイズ
report-metric-read-rate-per-desktop = デスクトップあたりの読み取りスループット
report-metric-write-rate-per-desktop = デスクトップあたりの書き込みスループット
report-metric-peak-iops = ピークIOPS
report-metric-peak-iops-per-desktop = デスクトップあたりのピークIOPS
report-metric-idle-writes = アイドル時の書き込み
report-metric-idle-writes-per-desktop = アイドル時のデスクトップあたりの書き込み

## Verification

report-verification = 実機アレイでの検証
report-verification-intro = Stormsizerは、この実行の各フェーズを負荷生成ツールfioのジョブとしてエクスポートします。各フェーズは、予測と同じレート、読み書きの比率、I/Oサイズ、ランダムの割合、ワーキングセットを持つ1つのジョブです。アレイの購入前または受け入れ時にジョブを実行してください。
report-verification-one-array = レートは{ $n }台のアレイのうち1台分です。
report-verification-warning = 警告：これらのジョブは対象ボリュームのデータを消去します。空のボリュームを使用してください。
report-verification-export = ジョブのエクスポート
report-verification-export-how = コマンドラインでシナリオファイルから、またはAPIでこの実行からエクスポートします。
report-verification-formats = fio-poisson形式では、多数のデスクトップと同様にI/Oがランダムに到着します（fio 3.29以降）。vdbenchはVdbench用のパラメーターファイルを出力します。5分間のセクション（--section 300、?section_s=300）を使うと、ジョブはストームの負荷曲線に沿います。
report-verification-run = ジョブの実行
report-verification-compare = 結果の比較
report-verification-rate = アレイが負荷に追従できたかを確認してください。レートの{ $share }に達しなかったジョブは限界に達しており、その応答時間は意味を持ちません。
report-verification-latency = 下の表と同じレートで、読み取りと書き込みの平均応答時間を表の値と比較してください。
report-verification-service = 比較はサービスでも行えます。results.jsonをインポートし、GET /api/v1/imports/…/beside?run_id={ $run }を呼び出してください。
report-verification-phases = 負荷が最も高いフェーズの予測値（全アレイの合計）

## Sources

report-remarks = 備考
report-sources = 出典
report-sources-none = この実行ではカタログの文書を使用していません。
report-sources-table = 出典文書
report-document = 文書
report-checked = 最終確認日

## About

report-about-section = このレポートについて
report-about-frozen = このレポートの結果は一度だけ計算され、変わることはありません。同じシナリオを同じバージョンのエンジンとカタログで実行すると、同じ結果と同じレポートが得られます。
report-about-run = 実行
report-fact = 項目
report-fact-run = 実行
report-fact-created = 作成日時
report-fact-engine = エンジンのバージョン
report-fact-catalog = カタログのバージョン
report-fact-scenario = シナリオ
report-fact-schema = シナリオのスキーマバージョン
report-about-reading = このレポートの読み方
report-about-means = 予測値はモデルの平均であり、保証値ではありません。飽和に近い状態では、わずかな負荷の変化で応答時間が大きく変わります。前提条件の一覧は結果が何に依存するかを示します。まず仮定値を確認してください。

## Further analyses

report-not-run = 利用できるその他の分析
report-not-run-intro = このレポートには、作成前に実行された分析が含まれます。まだ実行されていない分析：
report-not-run-item = { $question }シナリオの結果ページ、stormsizer { $command }とシナリオファイル、またはPOST /api/v1/scenarios/…/{ $path }で実行できます。
report-not-run-shortlist = 同じ目標を達成できる他のアレイと、その価格は？
report-not-run-advice = スケジュールの変更でハードウェアの変更に比べてどれだけ節約できますか？
report-not-run-runway = アレイは何台のデスクトップまで、何年まで対応できますか？
report-not-run-ranges = 結果はどの程度確実ですか？
report-not-run-sensitivity = どの入力値が判定を変えますか？

## Glossary

report-glossary = 用語集
report-term-array-response-time = アレイの応答時間
    .meaning = I/Oがコントローラー内で費やす時間。コントローラーで測定します。
report-term-back-end-io = バックエンドI/O
    .meaning = キャッシュとRAIDの処理後にドライブへ届く読み取りと書き込み。
report-term-bottleneck = ボトルネック
    .meaning = 最初に限界に達し、全体の速度を決めるコンポーネント。コントローラー、ドライブ、ポート、またはアレイ外部の要因。
report-term-boot-storm = ブートストーム
    .meaning = 多数のデスクトップが同時に起動すること。
report-term-closed-loop = 閉ループ
    .meaning = デスクトップは1つのI/Oの完了を待ってから次を発行するため、アレイが遅いほどストームは長引きます。
report-term-desktop = デスクトップ
    .meaning = 1人のユーザーが使用する1台の仮想マシン。
report-term-first-login = 初回ログオン
    .meaning = ユーザーがデスクトップに初めてログオンし、プロファイルが作成されること。
report-term-flash-cache = フラッシュキャッシュ
    .meaning = ドライブの前段で、読み取り、または読み取りと書き込みをキャッシュするフラッシュ。
report-term-gb-gib = GBとGiB
    .meaning = 1 GBは10⁹バイト、1 GiBは2³⁰バイト、1 MB/sは毎秒10⁶バイトです。
report-term-grades = 良好、普通、不良
    .meaning = ログオン時間の評価。しきい値は目標とともに示します。
report-term-host-response-time = ホストの応答時間
    .meaning = アレイ手前の待ち行列を含め、ホストで測定したI/Oの所要時間。
report-term-image-cache = イメージキャッシュ
    .meaning = イメージのブロックを保持するホストのメモリ。イメージの読み取りはアレイに届きません。
report-term-iops = IOPS
    .meaning = 1秒あたりの読み取りと書き込みの回数。
report-term-login-storm = ログオンストーム
    .meaning = 多数のユーザーが同時にログオンすること。
report-term-mean-peak = 平均とピーク
    .meaning = 平均はフェーズの平均化区間における値、ピークは最も高い1分平均です。
report-term-monday-login = 月曜のログオン
    .meaning = 再起動後のログオン。プロファイルは存在しますが、デスクトップのキャッシュは空です。
report-term-percentiles = P10、P90
    .meaning = あり得る値の10分の1はP10を下回り、10分の1はP90を上回ります。
report-term-phase = フェーズ
    .meaning = カレンダーの一区間。展開、電源投入、ログオン、定常状態、アイドル、バックアップなど。
report-term-pool = プール
    .meaning = イメージ、クローンの種類、ユーザーの種類が同じデスクトップ。
report-term-raid-dp = RAID-DP
    .meaning = パリティドライブを2台ずつ持つRAIDグループ。グループ内の任意の2台が故障しても動作します。
report-term-recompose = 再構成
    .meaning = 新しいイメージから数台ずつデスクトップを作り直すこと。
report-term-right-sized = ライトサイズ
    .meaning = アレイのオペレーティングシステムが使用するドライブの容量。
report-term-slot = スロット
    .meaning = 電源投入キューの枠。スロット数により、同時に電源投入されるデスクトップ数が制限されます。
report-term-steady-state = 定常状態
    .meaning = ログオンと始業時の作業を終え、ユーザーが作業している状態。
report-term-tier = 階層
    .meaning = 同じ種類のドライブ。複数の階層がある場合、最も活発なブロックは最も速いドライブに置かれます。
report-term-tuesday-login = 火曜のログオン
    .meaning = 電源投入後に使用されたデスクトップへのログオン。
report-term-utilization = 使用率
    .meaning = コンポーネントが動作している時間の割合。
