### 実行結果のワークブック（XLSX）

workbook-heading = { $label }（{ $unit }）
workbook-yes = はい
workbook-no = いいえ
workbook-desktops = デスクトップ数
workbook-total = 合計
workbook-value-unknown = 不明
workbook-value-not-set = 未設定
workbook-value-none = なし
workbook-all-pools = すべて

## Sheet names: at most 31 characters, without [ ] : * ? / \ '

workbook-sheet-summary = 概要
workbook-sheet-inputs = 入力
workbook-sheet-results = 結果
workbook-sheet-utilization = 使用率
workbook-sheet-logins = ログオン
workbook-sheet-goals = 目標
workbook-sheet-bill = 部品表
workbook-sheet-bill-recommended = 部品表（推奨構成）
workbook-sheet-alternatives = 代替案
workbook-sheet-advice = 改善案
workbook-sheet-runway = 拡張余地
workbook-sheet-sensitivity = 感度分析
workbook-sheet-monte-carlo = モンテカルロ
workbook-sheet-assumptions = 前提条件
workbook-sheet-evidence = エビデンス
workbook-sheet-series = 時系列
workbook-sheet-charts = グラフ

## Titles

workbook-title-summary = VDIストレージサイジング：{ $scenario }
workbook-title-inputs = 入力
workbook-title-results = フェーズ別の結果
workbook-title-utilization = フェーズ別の使用率とバックエンド負荷
workbook-title-logins = フェーズ別のログオン時間
workbook-title-goals = フェーズ別の目標
workbook-title-bill-simulated = シミュレーション構成の部品表
workbook-title-bill-recommended = 推奨構成の部品表
workbook-title-alternatives = 代替案
workbook-title-advice = 改善案：シミュレーションした変更
workbook-title-runway = 拡張余地：アレイが対応できる期間
workbook-title-sensitivity = 感度分析：判定が変わる要因
workbook-title-monte-carlo = 信頼度：カレンダーのモンテカルロシミュレーション
workbook-title-assumptions = 前提条件とその由来
workbook-title-evidence = エビデンス：実測値と予測値
workbook-title-series = 時系列

## Remarks below titles

workbook-remark-inputs = 時刻はタイムゾーン{ $zone }で表示しています。入力されていない項目は既定値です。
workbook-remark-averages = レート、応答時間、使用率は各フェーズの平均化区間における平均です。ピークは1分間の平均です。
workbook-remark-bill = 単価とデスクトップ数は変更できます。合計は再計算されます。
workbook-alternatives-prices = デスクトップあたりの価格は{ $desktops }を基準にしています。
workbook-remark-runway = 現在のデスクトップ数：{ $now }。すべての目標を達成できる最大数：{ $most }。
workbook-remark-assumptions = 範囲はP10からP90です。根拠の弱いものから順に並べています。入力は別のシートにあります。
workbook-remark-evidence = 誤差は、公表値の精度で許される最も近い実測値に対する比率です。百分率の場合は差です。
workbook-remark-series = 各区間の平均と最大値です。
workbook-remark-series-latency = 応答時間は時間ではなくI/Oについての平均です。I/Oがない場合は空欄です。

## Column headings

workbook-column-item = 項目
workbook-column-section = 区分
workbook-column-input = 入力項目
workbook-column-value = 値
workbook-column-unit = 単位
workbook-column-note = 備考
workbook-column-origin = 由来
workbook-column-description = 説明
workbook-column-phase = フェーズ
workbook-column-kind = 種類
workbook-column-pools = プール
workbook-column-start = 開始
workbook-column-end = 終了
workbook-column-duration = 所要時間
workbook-column-length = 長さ
workbook-column-utc-offset = UTCとの時差
workbook-column-completed = 完了
workbook-column-status = ステータス
workbook-column-goals-met = 目標達成
workbook-column-grade = 評価
workbook-column-reads = 読み取り
workbook-column-writes = 書き込み
workbook-column-read = 読み取り量
workbook-column-written = 書き込み量
workbook-column-peak-minute = ピークの1分間
workbook-column-host-read = ホスト読み取り
workbook-column-host-write = ホスト書き込み
workbook-column-host-peak-minute = ホスト、ピークの1分間
workbook-column-array-read = アレイ読み取り
workbook-column-array-write = アレイ書き込み
workbook-column-bottleneck = ボトルネック
workbook-column-explanation = 説明文
workbook-column-mean = { $name }、平均
workbook-column-peak = { $name }、ピーク
workbook-column-component-peak-minute = { $name }、ピークの1分間
workbook-column-backend-iops = { $name }、バックエンドI/O
workbook-column-backend-read = { $name }、バックエンド読み取り
workbook-column-backend-written = { $name }、バックエンド書き込み
workbook-column-login-users = ログオンするユーザー数
workbook-column-login-mean = ログオン時間、平均
workbook-column-login-sd = ログオン時間、標準偏差
workbook-column-login-median = ログオン時間、中央値
workbook-column-login-p95 = ログオン時間、P95
workbook-column-login-longest = ログオン時間、最長
workbook-column-good-logins = 良好なログオン
workbook-column-fair-logins = 普通のログオン
workbook-column-poor-logins = 不良なログオン
workbook-column-never-logged-in = ログオン未完了
workbook-column-waited-for-desktop = デスクトップ待ち
workbook-column-goal = 目標
workbook-column-bound = 条件
workbook-column-limit = 限度
workbook-column-result = 判定結果
workbook-column-margin = 余裕
workbook-column-part = 部品
workbook-column-quantity = 数量
workbook-column-installed = 導入済み
workbook-column-list-price = 定価
workbook-column-discount = 割引
workbook-column-unit-price = 単価
workbook-column-price = 価格
workbook-column-price-per-desktop = デスクトップあたりの価格
workbook-column-rack-units = ラックユニット
workbook-column-rack-units-each = 1個あたりのラックユニット
workbook-column-power = 消費電力
workbook-column-power-each = 1個あたりの消費電力
workbook-column-option = 選択肢
workbook-column-array = アレイ
workbook-column-configuration = 構成
workbook-column-meets-goals = 全目標を達成
workbook-column-worst-event = 最も厳しいイベント
workbook-column-bottleneck-or-missed = ボトルネックまたは未達の目標
workbook-column-more-desktops = 追加可能なデスクトップ数
workbook-column-drives = ドライブ
workbook-column-peak-minute-check = ピークの1分間（離散イベントシミュレーション）
workbook-column-caveats = 注意事項
workbook-column-change = 変更
workbook-column-outcome = 効果
workbook-column-calendar-only = カレンダーのみ
workbook-column-event-changed = 変更したイベント
workbook-column-event-metric = 変更したイベント：指標
workbook-column-event-value-before = 変更したイベント：変更前
workbook-column-event-value-after = 変更したイベント：変更後
workbook-column-worst-event-before = 変更前の最も厳しいイベント
workbook-column-worst-event-after = 変更後の最も厳しいイベント
workbook-column-metric = 指標
workbook-column-before = 変更前
workbook-column-after = 変更後
workbook-column-margin-before = 変更前の余裕
workbook-column-margin-after = 変更後の余裕
workbook-column-missed-goals-after = 変更後の未達目標
workbook-column-shifted-work = ずれる作業時間
workbook-column-cost = 費用
workbook-column-hardware-savings = ハードウェアの節約
workbook-column-year = 年
workbook-column-most-utilized = 最も高い使用率
workbook-column-utilization = 使用率
workbook-column-free-capacity = 空き容量
workbook-column-enough-hosts = ホストは十分
workbook-column-base-case = 基準ケース
workbook-column-low = 低い値
workbook-column-high = 高い値
workbook-column-range = 範囲
workbook-column-margin-at-low = 低い値での余裕
workbook-column-margin-at-high = 高い値での余裕
workbook-column-goals-met-at-low = 低い値で目標達成
workbook-column-goals-met-at-high = 高い値で目標達成
workbook-column-swing = 変動幅
workbook-column-verdict-changes-at = 判定が変わる値
workbook-column-change-to-there = 必要な変化
workbook-column-number = 番号
workbook-column-assumption = 前提条件
workbook-column-source = 出典
workbook-column-location = 掲載箇所
workbook-column-reasoning = 理由
workbook-column-origin-meaning = 由来の意味
workbook-column-system = システム
workbook-column-qualifier = 公表の表記
workbook-column-measured-low = 実測（下限）
workbook-column-measured-high = 実測（上限）
workbook-column-predicted = 予測
workbook-column-predicted-low = 予測（下限）
workbook-column-predicted-high = 予測（上限）
workbook-column-error = 誤差
workbook-column-tolerance = 許容差
workbook-column-tolerance-type = 許容差の種類
workbook-column-role = 用途

## Units

workbook-unit-percent-per-year = %/年
workbook-unit-percent-of-limit = 限度に対する%
workbook-unit-percent-of-replications = 反復に占める%
workbook-unit-per-minute = 毎分
workbook-unit-years = 年
workbook-unit-person-hours = 人時
workbook-unit-ghz-per-core = GHz（コアあたり）

## Summary

workbook-summary-verdict = 判定
workbook-summary-phases-met = 全目標を達成するフェーズ
workbook-summary-of-phases = 全{ $total }フェーズ中
workbook-summary-worst-phase = 最も厳しいフェーズ
workbook-summary-slowest-login = 最も遅いログオン（平均）
workbook-summary-peak-load = ピーク負荷（1分間平均）
workbook-summary-peak-latency = ホスト応答時間のピーク（1分間平均）
workbook-summary-capacity-needed = 必要な容量
workbook-summary-capacity-usable = 実効容量
workbook-summary-of-usable = 実効容量に対して
workbook-summary-host-memory = ホストのメモリ
workbook-summary-configuration = { $kind ->
        [recommended] 推奨構成
       *[simulated] シミュレーション構成
    }
workbook-summary-price = { $kind ->
        [recommended] 価格（推奨構成）
       *[simulated] 価格（シミュレーション構成）
    }
workbook-summary-price-per-desktop = { $kind ->
        [recommended] デスクトップあたりの価格（推奨構成）
       *[simulated] デスクトップあたりの価格（シミュレーション構成）
    }
workbook-summary-rack-units = { $kind ->
        [recommended] ラックユニット（推奨構成）
       *[simulated] ラックユニット（シミュレーション構成）
    }
workbook-summary-power = { $kind ->
        [recommended] 消費電力（推奨構成）
       *[simulated] 消費電力（シミュレーション構成）
    }
workbook-summary-of-desktops = デスクトップ{ $total }台あたり
workbook-summary-recommendation = 推奨事項
workbook-summary-upgrade = { $kind ->
        [recommended] 変更（推奨構成）
       *[simulated] 変更（シミュレーション構成）
    }
workbook-summary-budget = { $kind ->
        [recommended] 予算（推奨構成）
       *[simulated] 予算（シミュレーション構成）
    }
workbook-summary-warning = 警告
workbook-summary-scenario = シナリオ
workbook-summary-customer = お客様
workbook-summary-created = 作成日時
workbook-summary-engine = エンジンのバージョン

## Bill of materials

workbook-no-price = 価格表にありません。価格を入力してください。
workbook-parts-without-price = 価格のない部品：{ $number }

## Goals and evidence

workbook-bound-at-most = 以下
workbook-bound-at-least = 以上
workbook-goal-met = 達成
workbook-goal-missed = 未達
workbook-within-tolerance = 許容差内
workbook-outside-tolerance = 許容差外
workbook-tolerance-relative = 実測値に対する比率
workbook-tolerance-factor = 倍率
workbook-tolerance-absolute = 差
workbook-qualifier-about = 約
workbook-qualifier-above = 超
workbook-qualifier-below = 未満
workbook-qualifier-at-most = 以下
workbook-role-calibrates = 較正
workbook-role-checks = 検証
workbook-role-formula = 計算
workbook-role-explained = 説明済み

## Alternatives, advice and sensitivity

workbook-option-recommended = このファミリーの推奨
workbook-option-next-cheaper = このファミリーで次に安価
workbook-option-cheapest = 全目標を達成する最も安価な構成
workbook-option-closest = 目標に最も近い構成
workbook-option-not-compared = 比較対象外
workbook-outcome-meets-goals = 全目標を達成
workbook-outcome-helps = 改善
workbook-outcome-margin = 余裕が増加
workbook-outcome-no-effect = 効果なし
workbook-outcome-worse = 悪化
workbook-range-percentiles = P10～P90
workbook-range-typical = 一般的な変動

## Charts

workbook-chart-iops = 読み取りと書き込み
workbook-chart-latency = ホストの応答時間
workbook-chart-throughput = スループット
# Number format of a spreadsheet: d day, m month, ddd and aaa day of the week
workbook-chart-instant = m"月"d"日"(aaa) hh:mm
workbook-chart-description = カレンダー全体の{ $title }。値はシート「{ $sheet }」にあります。

## Inputs

workbook-section-calendar = カレンダー
workbook-section-pool = プール
workbook-section-event = イベント
workbook-section-goals = 目標
workbook-section-array = アレイ
workbook-section-installed-array = 導入済みアレイ
workbook-section-hosts = ホスト
workbook-section-growth = 増加
workbook-section-budget = 予算
workbook-section-indicators = ユーザー体験の指標
workbook-tier-of-array = { $array }、階層{ $number }
workbook-arrivals-uniform = 一様
workbook-arrivals-bell = 釣鐘型
workbook-weekday-mon = 月曜日
workbook-weekday-tue = 火曜日
workbook-weekday-wed = 水曜日
workbook-weekday-thu = 木曜日
workbook-weekday-fri = 金曜日
workbook-weekday-sat = 土曜日
workbook-weekday-sun = 日曜日

workbook-field-Calendar-starts_at = 開始
    .description = カレンダーの開始日時。
workbook-field-Calendar-ends_at = 終了
    .description = カレンダーの終了日時（最長28日後）。
workbook-field-Pool-name = 名前
    .description = 表示名。
workbook-field-Event-name = 名前
    .description = 表示名。
workbook-field-Event-notes = メモ
    .description = 結果を読む人へのメモ。
workbook-field-Pool-id = ID
    .description = イベントから参照するID。
workbook-field-Pool-n_desktops = デスクトップ数
    .description = 仮想デスクトップの台数（1台につきユーザー1人）。
workbook-field-Pool-profile_id = ワークロードプロファイル
    .description = カタログのワークロードプロファイル：ゲストOS、ユーザータイプ、負荷生成ツール。
workbook-field-Pool-time_zone = タイムゾーン
    .description = ユーザーの拠点のタイムゾーン。既定はシナリオのタイムゾーンです。
workbook-field-Pool-clone_type = クローン方式
    .description = イメージからデスクトップを作成する方式。フルクローン以外はアレイ上でイメージのブロックを共有し、PVSはストリーミングします。
workbook-field-Pool-deployment_id = 展開方式
    .description = デスクトップの作成と更新の所要時間を決めるカタログの展開方式。既定はプロファイルの展開方式です。
workbook-field-Pool-assignment = 割り当て
    .description = 専用：各ユーザーに自分のデスクトップがあります。フローティング：ユーザーは起動済みの任意のデスクトップを使います。
workbook-field-Pool-initial_state = 初期状態
    .description = カレンダー開始時のデスクトップの状態。
workbook-field-Pool-n_vcpus = vCPU数
    .description = デスクトップあたりの仮想CPU数。既定ではプロファイルの測定時と同じ数です。
workbook-field-Pool-memory_gib = メモリ
    .description = デスクトップに構成するメモリ。スワップファイルのサイズを決めます。
workbook-field-Pool-memory_reservation_fraction = メモリ予約
    .description = ホストで予約され、スワップファイルが不要なメモリの割合。
workbook-field-Pool-memory_in_use_fraction = 使用中のメモリ
    .description = 構成メモリのうちホストが保持すべき割合。残りは未使用または共有です。
workbook-field-Pool-suspended_fraction = サスペンド中のデスクトップ
    .description = サスペンドするデスクトップの最大割合。各デスクトップのメモリはファイルに保存されます。
workbook-field-Pool-image_gib = イメージサイズ
    .description = マスターイメージのサイズ。
workbook-field-Pool-n_image_copies = イメージのコピー数
    .description = アレイ上のイメージの完全コピー（ボリュームまたはレプリカごとに1つ）。PVSは別の場所からストリーミングします。
workbook-field-Pool-sessions_per_desktop = デスクトップあたりのユーザー数
    .description = 仮想マシンあたりの平均ユーザー数。デスクトップは1、セッションホストはそれ以上。
workbook-field-Pool-n_base_images = ベースイメージ数
    .description = コピーとは別のマスターイメージまたはテンプレート。コピーに含まれる重複排除クローンと、PVSには適用しません。
workbook-field-Pool-overcommit = ストレージのオーバーコミット
    .description = リンククローン用：Viewのデータストアのオーバーコミット率（1、4、7、15）。
workbook-field-Pool-growth_gib_per_desktop = 固有データ
    .description = イメージになく、デスクトップが書き込むブロック：プロファイル、差分、ページファイル、書き込みキャッシュ。
workbook-field-Pool-disposable_gib_per_desktop = 使い捨てディスク
    .description = ページファイルと一時ファイル用の専用ディスク。電源オフ時に消去されます。
workbook-field-Pool-persistent_gib_per_desktop = 永続ディスク
    .description = リフレッシュや再構成の後も残る専用ディスク。
workbook-field-Pool-profile_containers = プロファイルコンテナー
    .description = プロファイルコンテナー（FSLogix）の場所です。ファイルサービス上にある場合、そのI/Oはシミュレーションの対象外です。Cloud Cacheでは、差分のアレイ上のローカルコピーに数倍のI/Oがかかります。
workbook-field-Pool-profile_container_gib_per_desktop = プロファイルコンテナーのサイズ
    .description = アレイに置く各ユーザーのプロファイルコンテナー。FSLogixの既定の上限は29.3 GiBです。
workbook-field-Pool-user_data_gib_per_desktop = ユーザーデータ
    .description = プロファイルのアレイに置くユーザーデータ。
workbook-field-Pool-image_array_id = イメージのアレイ
    .description = イメージのコピーを保存するアレイ。
workbook-field-Pool-delta_array_id = 差分のアレイ
    .description = デスクトップが書き込むブロック、その他のディスク、スワップファイルを保存するアレイ。
workbook-field-Pool-profile_array_id = プロファイルのアレイ
    .description = プロファイルコンテナー（ファイルサービス上にある場合を除く）とユーザーデータを保存するアレイ。
workbook-field-Pool-data_growth_fraction_per_year = データの増加
    .description = 永続ディスク、プロファイルコンテナー、ユーザーデータの年間増加率（複利）。
workbook-field-Pool-growth_years = データ増加の年数
    .description = データの増加に備えて容量を確保する年数。
workbook-field-Pool-snapshot_reserve_fraction = スナップショット予約
    .description = スナップショット用の容量。再作成できないデータ（増加後のユーザーデータと専用デスクトップの差分）に対する割合です。
workbook-field-Event-id = ID
    .description = 結果から参照するID。
workbook-field-Event-starts_at = 開始
    .description = 開始日時。繰り返す場合は初回の開始日時です。
workbook-field-Interval-ends_at = 終了
    .description = 各回の終了日時。
workbook-field-Event-time_zone = タイムゾーン
    .description = 繰り返しのタイムゾーン。既定はシナリオのタイムゾーンです。
workbook-field-Event-repeat = 繰り返し
    .description = 既定では1回だけ実施します。
workbook-field-Repetition-weekdays = 曜日
    .description = イベントを繰り返す曜日。
workbook-field-Repetition-until = 繰り返しの終了日
    .description = 最終日（当日を含む）。既定はカレンダーの最終日です。
workbook-field-PoolEvent-pool_ids = プール
    .description = 対象のプール。
workbook-field-LoadTest-pool_ids = プール
    .description = 対象のプール。
workbook-field-PoolEvent-at_local_time = 現地時刻で実施
    .description = 各プールは、拠点の現地時刻がイベントの開始時刻と同じになったときに実施します。
workbook-field-LoadTest-at_local_time = 現地時刻で実施
    .description = 各プールは、拠点の現地時刻がイベントの開始時刻と同じになったときに実施します。
workbook-field-PowerOn-n_slots = 同時電源投入数
    .description = 1台が完了すると次を開始します。
workbook-field-PowerOn-starts_per_minute = 毎分の新規電源投入数の上限
    .description = イベントの全プールで。空欄は無制限。
workbook-field-PowerOn-concurrent_fraction = プールの同時実行割合の上限
    .description = 各プールの同時操作数を制限します。
workbook-field-Reboot-n_slots = 同時電源投入数
    .description = 1台が完了すると次を開始します。
workbook-field-Reboot-starts_per_minute = 毎分の新規電源投入数の上限
    .description = イベントの全プールで。空欄は無制限。
workbook-field-Reboot-concurrent_fraction = プールの同時実行割合の上限
    .description = 各プールの同時操作数を制限します。
workbook-field-PowerOn-desktop_fraction = 事前に電源投入するデスクトップ
    .description = 各プールのうち事前に電源を投入する割合。残りはユーザーの到着時に起動します。
workbook-field-PowerOn-on_arrival_slots = 到着時の同時電源投入数
    .description = デスクトップが停止しているユーザーのために、ブローカーが同時に電源を投入する台数。
workbook-field-PowerOn-on_arrival_per_minute = 到着時の電源投入数
    .description = そのようなユーザーのために、ブローカーが1分間に電源を投入する最大台数。既定は無制限です。
workbook-field-Recompose-n_slots = 同時再構成数
    .description = 同時に再構成するデスクトップ数。
workbook-field-Recompose-starts_per_minute = 毎分の新規再構成数の上限
    .description = イベントの全プールで。空欄は無制限。
workbook-field-Recompose-concurrent_fraction = プールの同時実行割合の上限
    .description = 各プールの同時操作数を制限します。
workbook-field-Login-window_s = ログオン時間帯
    .description = 最初の到着から最後の到着までの時間。毎分のログオン数を設定した場合は使用しません。
workbook-field-Login-logins_per_minute = 毎分のログオン数
    .description = イベントの全プールを合わせた毎分の到着数。全ユーザーが到着するまで一定です。
workbook-field-Login-arrivals = 到着の分布
    .description = 一様：一定の割合。釣鐘型：40%が時間帯の中央6分の1に到着します。
workbook-field-Login-averaging_s = 平均化区間
    .description = このイベントの結果を平均する、最初の到着からの期間。既定はログオン時間帯です。
workbook-field-Logoff-window_s = ログオフ時間帯
    .description = 最初のログオフから最後のログオフまでの時間。
workbook-field-Logoff-refresh = リフレッシュ
    .description = 次のユーザーの前にデスクトップをリフレッシュして再起動します。プロファイルは別の場所に保存されます。
workbook-field-Logoff-refresh_slots = 同時リフレッシュ数
    .description = 同時にリフレッシュするデスクトップ数。
workbook-field-Logoff-refresh_starts_per_minute = 毎分の新規リフレッシュ数の上限
    .description = イベントの全プールで。空欄は無制限。
workbook-field-Logoff-refresh_concurrent_fraction = 同時にリフレッシュするプールの割合の上限
    .description = 各プールの同時操作数を制限します。
workbook-field-Sweep-n_slots = 同時実行デスクトップ数
    .description = 1台が完了すると次のデスクトップを開始します。
workbook-field-Sweep-mb_per_s_per_desktop = 速度制限
    .description = デスクトップあたりの速度制限。既定ではストレージの許す限り高速です。
workbook-field-AntivirusScan-gib_per_desktop = 読み取りデータ
    .description = デスクトップあたりの読み取りデータ。
workbook-field-Patch-read_gib_per_desktop = 読み取りデータ
    .description = デスクトップあたりの読み取りデータ。
workbook-field-Patch-write_gib_per_desktop = 書き込みデータ
    .description = デスクトップあたりの書き込みデータ。
workbook-field-ArrayEvent-array_id = アレイ
    .description = 対象のアレイ。
workbook-field-Backup-read_mb_per_s = 読み取り速度
    .description = データを読み取る速度。
workbook-field-Backup-sequential_fraction = シーケンシャル読み取り
    .description = シーケンシャル読み取りの割合。レプリケーションの変更ブロックはランダムです。
workbook-field-Replication-write_mb_per_s = 書き込み速度
    .description = データを書き込む速度。
workbook-field-LoadTest-outstanding_ios = 未完了I/O
    .description = デスクトップあたりの未完了I/O数。
workbook-field-LoadTest-read_fraction = 読み取り
    .description = I/Oに占める読み取りの割合。
workbook-field-LoadTest-io_kib = I/Oサイズ
    .description = 各I/Oのサイズ。
workbook-field-LoadTest-sequential_fraction = シーケンシャルI/O
    .description = シーケンシャルI/Oの割合。
workbook-field-Failure-part = 故障コンポーネント
    .description = 故障するコンポーネント。
workbook-field-Failure-n_parts = 故障コンポーネントの数
    .description = 故障するコンポーネントの数。
workbook-field-Failure-tier = 階層
    .description = ドライブの場合：影響を受ける階層。既定は最初の階層です。
workbook-field-Failure-rebuild_fraction = リビルドの割合
    .description = ドライブの場合：残りのドライブの時間のうちリビルドが使う割合。
workbook-field-Hosts-n_hosts = ホスト数
    .description = サーバーの台数（予備を含む）。
workbook-field-Hosts-memory_gib_per_host = ホストあたりのメモリ
    .description = ホスト1台のメモリ。
workbook-field-Hosts-n_cores_per_host = ホストあたりのコア数
    .description = コア数とクロック周波数がない場合、ホストCPUは評価しません。
workbook-field-Hosts-ghz_per_core = クロック周波数
    .description = コアあたりのクロック周波数。クロック周波数とコア数がない場合、ホストCPUは評価しません。
workbook-field-Hosts-specrate2017_int_base = SPECrate 2017 Integer（ベース）
    .description = ホストのSPECrate 2017 Integerのベーススコア。未指定の場合、1 GHzあたりの処理量はプロファイルの測定時と同じとみなします。
workbook-field-Hosts-host_cache_gib = ホストキャッシュ
    .description = イメージのブロックをキャッシュするホストあたりのメモリ（CBRC、View Storage Accelerator）。0で無効になります。
workbook-field-Hosts-storage_gbit_per_s_per_host = ホストあたりのストレージリンク速度
    .description = ホストの全ポートを合わせた、ストレージへのリンクの速度。ない場合、ホストリンクは評価しません。
workbook-field-Hosts-storage_iops_per_host = ホストあたりのIOPS上限
    .description = 各ホストのクラウドディスクの最大IOPS（提供元がVMサイズごとに設定）。ない場合、ディスク自体の上限のみを適用します。
workbook-field-Hosts-n_spare_hosts = 予備ホスト数
    .description = 故障や保守に備えるホスト。残りのホストで全デスクトップを稼働できる必要があります。
workbook-field-OtherArray-id = ID
    .description = プールとイベントが参照するID。
workbook-field-OtherArray-name = 名前
    .description = 結果とレポートに表示するアレイの名前。
workbook-field-OtherArray-installed_array = 導入済みアレイ
    .description = 顧客がすでに所有している構成。ない場合、すべて購入するものとします。
workbook-field-ArrayConfiguration-model_id = モデル
    .description = カタログのアレイ。
workbook-field-ArrayConfiguration-firmware_id = ファームウェア
    .description = カタログのファームウェアリリース。
workbook-field-ArrayConfiguration-n_arrays = アレイ数
    .description = デスクトップを均等に分担するアレイ：POD、グループのメンバー、ノード、アプライアンス。
workbook-field-ArrayConfiguration-n_controllers = コントローラー数
    .description = これらのデスクトップを処理するコントローラー。
workbook-field-ArrayConfiguration-tiers = 階層
    .description = 各階層のドライブ（高速から低速の順）。
workbook-field-ArrayConfiguration-flash_cache_gib = フラッシュキャッシュ
    .description = 全コントローラーのフラッシュキャッシュの合計。
workbook-field-ArrayConfiguration-n_ports = ポート数
    .description = 使用中のフロントエンドポート（全コントローラーの合計）。
workbook-field-ArrayConfiguration-other_workloads = その他のワークロード
    .description = アレイを使用するその他のシステム。
workbook-field-OtherWorkloads-reads_iops = その他のワークロードの読み取り
    .description = アレイ上のその他のシステムによる常時の1秒あたりの読み取り数。
workbook-field-OtherWorkloads-writes_iops = その他のワークロードの書き込み
    .description = アレイ上のその他のシステムによる常時の1秒あたりの書き込み数。
workbook-field-OtherWorkloads-io_kib = その他のワークロードのI/Oサイズ
    .description = これらの読み取りと書き込みの平均サイズ。
workbook-field-OtherWorkloads-used_gib = その他のワークロードの使用済み容量
    .description = その他のシステムが使用する物理容量（アレイの表示値、データ削減後）。
workbook-field-OtherWorkloads-unmeasured = 負荷が不明な他のシステム
    .description = 負荷が不明でゼロとして扱う他のシステムの名前。
workbook-field-OtherWorkloads-n_unmeasured = 負荷が不明な他のシステム数
    .description = 名前がここにないものを含む台数。
workbook-field-OtherWorkloads-nothing_else = アレイ上でほかに何も動作していない
    .description = アレイを使用するのがデスクトップのみと指定されているかどうか。
workbook-field-TierChoice-drive_id = ドライブモデル
    .description = カタログのドライブモデル。
workbook-field-TierChoice-n_drives = ドライブ数
    .description = 階層のドライブ数（パリティとスペアを含む）。
workbook-field-Growth-desktops_fraction_per_year = デスクトップの増加
    .description = 現在の台数に対する、年間に追加されるデスクトップの割合。
workbook-field-Growth-through_year = 増加の対象期間
    .description = アレイが対応すべき最終年。既定はカレンダーの年です。
workbook-field-Budget-amount = 予算
    .description = 全アレイの購入費と、価格表の期間の月額費用、サポート、電力の合計。既定では予算なし。
workbook-field-Budget-currency = 予算の通貨
    .description = 3文字のコード。金額は換算されません。
workbook-field-Indicators-login_delay_weight_fraction = ログオン遅延、重み
    .description = マシン指標における重み。
workbook-field-Indicators-application_load_good_s = アプリケーション起動、良好
    .description = この時間内に起動するアプリケーションは良好です。
workbook-field-Indicators-application_load_fair_s = アプリケーション起動、普通
    .description = この時間までは普通、超えると不良です。
workbook-field-Indicators-application_load_weight_fraction = アプリケーション起動、重み
    .description = マシン指標における重み。
workbook-field-Indicators-disk_load_good_iops = ディスク負荷、良好
    .description = デスクトップあたりのIOPSがこの値までは良好です。
workbook-field-Indicators-disk_load_fair_iops = ディスク負荷、普通
    .description = この値までは普通、超えると不良です。
workbook-field-Indicators-disk_load_weight_fraction = ディスク負荷、重み
    .description = I/O指標における重み。
workbook-field-Indicators-disk_queue_good_ios = ディスクキュー、良好
    .description = デスクトップあたりの同時I/O数がこの値までは良好です。
workbook-field-Indicators-disk_queue_fair_ios = ディスクキュー、普通
    .description = この値までは普通、超えると不良です。
workbook-field-Indicators-disk_queue_weight_fraction = ディスクキュー、重み
    .description = I/O指標における重み。

workbook-field-Goals-login_good_s =
    .description = この時間までのログオンは良好です。
workbook-field-Goals-login_fair_s =
    .description = この時間までのログオンは普通、超えると不良です。
workbook-field-Goals-login_min_good_fraction =
    .description = ログオンイベントのユーザーのうち、ログオンが良好なユーザーの最小割合。
workbook-field-Goals-login_max_poor_fraction =
    .description = ログオンイベントのユーザーのうち、ログオンが不良なユーザーの最大割合。
workbook-field-Goals-host_latency_max_ms =
    .description = ユーザーがログオン中または作業中のホストの平均応答時間。一般的な限度：20 ms（PS6100XS）、15 ms（VNX5500）。
workbook-field-Goals-power_on_max_s =
    .description = プールの電源投入を完了すべき時間。
workbook-field-Goals-provisioning_max_s =
    .description = プールの展開を完了すべき時間。
workbook-field-Goals-controller_max_fraction =
    .description = ユーザーがログオン中または作業中のコントローラーCPUの平均使用率。
workbook-field-Goals-drive_max_fraction =
    .description = ユーザーがログオン中または作業中のドライブの平均使用率。
workbook-field-Goals-port_max_fraction =
    .description = ユーザーがログオン中または作業中のフロントエンドポートの平均使用率。
workbook-field-Goals-host_cpu_max_fraction =
    .description = ユーザーがログオン中または作業中のホストCPUの平均使用率。
workbook-field-Goals-memory_oversubscription_max_ratio =
    .description = デスクトップの構成メモリをホストのメモリで割った値。超えるとホストでスワップとバルーニングが発生します。
workbook-field-Goals-spare_capacity_fraction =
    .description = 実効容量のうち空けておく割合。
workbook-field-Goals-survives =
    .description = どのイベント中に1つ故障しても全目標を達成すべきコンポーネント。推奨構成ではこの目標も達成します。

## Time series (CSV, English only)

csv-more-events = 他{ $number }件
