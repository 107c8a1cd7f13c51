# Problems of a scenario and other documents.

## Invalid fields: what is wrong, as the rest of a sentence that begins with the field

field-missing = がありません
field-unknown = はこのドキュメントのフィールドではありません
field-replaced-by-tiers = はarray.tiersに置き換えられました
field-not-finite = は有限の数値ではありません
field-not-whole-number = は整数ではありません
field-not-number = は数値ではありません
field-not-boolean = はtrueでもfalseでもありません
field-not-text = はテキストではありません
field-not-list = はリストではありません
field-not-mapping = はマッピングではありません
field-wrong-format = の形式が正しくありません
field-not-a-choice = は指定できる値ではありません
field-below-minimum = が小さすぎます
field-above-maximum = が大きすぎます
field-too-short = が短すぎます
field-too-long = が長すぎます
field-control-characters = に制御文字が含まれています
field-name-with-address = にメールアドレスまたはウェブアドレスが含まれています
field-not-one-line = に改行またはタブが含まれています
field-blank = が空白です
field-not-instant = はタイムゾーン付きの日時ではありません
field-not-whole-second = は秒単位の時刻ではありません
field-not-date = は日付ではありません
field-not-time-zone = はタイムゾーンではありません
field-not-above = は{ $other }より大きい必要があります
field-not-after = は{ $other }より後である必要があります
field-not-after-start = は開始より後である必要があります
field-calendar-length = は開始より後で、開始から28日以内である必要があります
field-arrivals-not-uniform = はlogins_per_minuteと組み合わせられません
field-no-host-left = はデスクトップ用のホストを1台以上残す必要があります
field-other-workloads-entered = はその他のワークロードと同時に指定できません
field-not-a-factor = は正の数ではありません
field-would-become-too-large = が大きくなりすぎます
field-duplicate-id = が重複しています
field-duplicate-pool = で同じプールが2回指定されています
field-unknown-pool = はこのシナリオのプールではありません
field-pool-without-event = のイベントがカレンダーにありません
field-unknown-array = はこのシナリオのアレイではありません
field-image-apart-from-clones = は差分のアレイと同じでなければなりません。このクローンは1つのアレイの中でイメージのブロックを共有します
field-second-in-hosts = はホスト上で動作する2つ目のアレイです
field-array-without-pool = にはどのプールのデータもありません
field-too-many-occurrences = の発生回数が多すぎます
field-before-event-start = はイベントの開始より前です
field-not-a-repeat-day = はイベントを繰り返す曜日ではありません
field-arrivals-window = によるログオン時間帯は{ $window }になります
field-refresh-of-full-clones = はフルクローンでは使用できません（戻すイメージがないため）
field-overlaps-outage = は停止{ $outage }と重なっています
field-before-calendar = はカレンダーより前です
field-not-one-per-host = は{ $array }ではホストごとに1台である必要があります
field-too-many-users = が足りません。{ $array }のファイル共有1つにつき、プロファイルコンテナーのユーザーは{ $most }人までです
field-hosts-after-growth = によるホスト数{ $hosts }台は{ $array }の上限を超えています
field-above-array-maximum = は{ $array }の上限を超えています
field-below-array-minimum = は{ $array }に必要な数を下回っています
field-cache-exceeds-drives = のキャッシュは、キャッシュ対象のドライブの容量を超えています
field-not-module-multiple = がキャッシュモジュールに合いません。各コントローラーは{ $module }のモジュールで構成される専用キャッシュを持ちます
field-too-few-ports = が不足しています。各コントローラーに専用のポートが必要です
field-wrong-number-of-tiers = は{ $array }の階層数ではありません
field-drive-count-fixed = は変更できません。{ $array }の{ $tier }の数は固定です
field-drives-below-capacity = は実効容量{ $capacity }には少なすぎます
field-too-few-drives = が不足しています。各コントローラーに{ $n }台以上のドライブからなるRAIDグループが必要です
field-tier-cannot-fail = は障害を指定できる階層ではありません
field-too-many-failures = は障害を許容できる数を超えています。構成：{ $parts }{ $failed ->
        [0] 。
       *[other] （うち{ $failed }は既に障害中）。
    }
failure-loses-group-data = RAIDグループでこれより多くのドライブが失われると、データが失われます。
failure-no-copy = 他のアレイにデータのコピーはありません。
failure-copies = データを利用できるのは、{ $n }台までのアレイ障害の場合のみです。
parts-controller = コントローラー{ $n }台
parts-drive = ドライブ{ $n }台
parts-port = ポート{ $n }個
parts-flash-cache = フラッシュキャッシュモジュール{ $n }個
field-event-impossible = はこの時点では実行できません
field-before-last-logoff = は全ユーザーのログオフより前です
field-same-start = はプールの直前のイベントと重なっています
field-recompose-unknown = はこの展開方式では定義されていません
field-not-after-window-start = は有効な期間の終了ではありません

## Invalid fields: what was given

given-empty-text = 空のテキスト
given-bytes = { $n }バイト
given-mapping = { $n }個のフィールドを持つマッピング
given-list = { $n }個の項目のリスト
given-long-number = 約{ $n }桁の数値
given-instant-on = { $at }（{ $weekday }）
given-event = { $pool }の{ $kind }（{ $at }）
given-recompose = { $pool }の再構成
given-more-occurrences = { $n }回を超える発生

## Invalid fields: what is allowed

allowed-value = 値
allowed-schema-fields = 公開スキーマのフィールド
allowed-tiers-example = array.tiers（例：{ $example }）
allowed-finite-number = 有限の数値
allowed-whole-number = 整数
allowed-number = 数値
allowed-boolean = trueまたはfalse
allowed-text = テキスト
allowed-unicode-text = 有効なUnicodeテキスト
allowed-list = リスト
allowed-mapping = フィールドと値のマッピング
allowed-at-least = { $amount }以上
allowed-more-than = { $amount }より大きい値
allowed-less-than = { $amount }未満
allowed-min-characters = { $n }文字以上
allowed-max-characters = 最大{ $n }文字
allowed-min-items = { $n }項目以上
allowed-max-items = 最大{ $n }項目
allowed-pattern = { $pattern }に一致するテキスト
allowed-printable-text = 印字可能なテキスト
allowed-name-without-address = メールアドレスやウェブアドレスを含まない名前
allowed-one-line = 印字可能な1行のテキスト
allowed-visible-character = 1文字以上の表示可能な文字
allowed-instant = タイムゾーン付きの日時（例：{ $example }）
allowed-whole-seconds = 秒単位の日時
allowed-years = { $first }～{ $last }年
allowed-date = 日付（例：{ $example }）
allowed-time-zone = IANAタイムゾーン（例：{ $example }）
allowed-after = { $instant }より後
allowed-after-up-to = { $start }より後、{ $end }まで
allowed-within = { $start }以降、{ $end }より前
allowed-up-to = { $end }まで
allowed-or-later = { $start }以降
allowed-uniform-arrivals = uniform、またはlogins_per_minuteなし
allowed-no-other-workloads = false、またはその他のワークロードなし
allowed-unused-id = 未使用のID
allowed-each-pool-once = 各プール1回
allowed-event-for-pool = このプールのイベント1つ以上
allowed-array-outside-hosts = ホスト外のアレイ
allowed-array-of-pool = プールのイメージ、差分、プロファイルデータのいずれかを保存するアレイ
allowed-occurrences = 繰り返しと拠点を含めて最大{ $n }
allowed-days-in-zone = { $days }（{ $zone }）
allowed-earlier-start = より早い開始
allowed-no-refresh = false、または{ $pool }の代わりにフルクローン以外のプール
allowed-as-many-as-hosts = { $n }（ホスト数）
allowed-multiple-of = { $step }の倍数
allowed-tiers = { $n }：{ $names }
allowed-no-tier = 階層なし（階層があるのはドライブのみ）
allowed-no-failure = このコンポーネントの障害なし
allowed-already-deployed = デスクトップは既に存在します。展開は1回のみです
allowed-deployed-before-power-on = デスクトップは電源投入前に展開されている必要があります
allowed-not-powered-on = デスクトップは既に電源が入っています。再起動を使用してください
allowed-powered-on-before-reboot = デスクトップは再起動前に電源が入っている必要があります
allowed-powered-on-before-recompose = デスクトップは再構成前に電源が入っている必要があります
allowed-logged-off-before-recompose = ユーザーはデスクトップの再構成前にログオフする必要があります
allowed-powered-on = デスクトップの電源が入っている必要があります
allowed-powered-on-before-login = ユーザーのログオン前にデスクトップの電源が入っている必要があります
allowed-logged-off-before-login = ユーザーは既にログオンしています。先にログオフする必要があります
allowed-logged-in-before-logoff = ユーザーはログオフの前にログオンしている必要があります
allowed-deployment-with-recompose = 展開方式に再構成の定義があるプール
allowed-replications = 1～{ $most }

## Branding

field-not-color = は色ではありません
field-low-contrast = の白に対するコントラストは{ $contrast }:1です。テキストには{ $least }:1以上が必要です
allowed-color = # と6桁の16進数（例：{ $example }）
allowed-color-or-darker = { $color }またはそれより暗い色
allowed-one-line-or-empty = 1行のテキスト、または空

## Import options

field-not-a-window = は時間帯ではありません
allowed-window-fields = starts_atとends_at、またはfrom_timeとto_time
field-not-a-measure = は測定項目ではありません

## Values of catalog entries

field-fact-needs-source = にはステータス「{ $status }」のために`source`と`where`が必要です
allowed-fact-source = カタログの出典とその記載箇所
field-fact-needs-reasoning = にはステータス「{ $status }」のために`reasoning`が必要です
allowed-fact-reasoning = 値の根拠
field-fact-needs-rows = にはステータス「{ $status }」のために`rows`が必要です
allowed-fact-rows = 1つ以上の測定値の行
field-fact-value-and-status = はステータスが「unknown」のときに限り空である必要があります
allowed-fact-value = 値、またはステータス「unknown」
field-fact-range = { $low }は`high`の{ $high }を超えています
fact-value-unknown = カタログに値がありません。値を入力してください
field-raid-needs-destage = はレイアウト「{ $kind }」に必須です
allowed-fact = ステータス付きの値
field-raid-needs-write-costs = の「{ $kind }」には`reads_per_write`、`writes_per_write`、`merge_ratio`が必要です
allowed-raid-with-stripes = これらの値、またはフルストライプで書き込むレイアウト
field-raid-group-without-data = が{ $size }では、パリティ用の{ $parity }台のほかにデータドライブが残りません
field-tiers-out-of-order = は速い順に、それぞれ1回だけ指定する必要があります
field-tiering-missing = は複数の階層がある場合に必須です
field-tiering-unknown-tier = が新しいブロックを置く「{ $tier }」は階層に含まれていません
catalog-invalid-field = { $document }：{ $path }：{ $problem }（許可：{ $allowed }）

## Phases and goal sets

field-unknown-phase = はこのシナリオのフェーズではありません
goal-set-conservative = 仮定値：待ち時間は標準のおよそ半分、コントローラー、ドライブ、ポートの30%を空けておきます。
goal-set-standard = 既定の目標：公開された調査に記載があればその上限、なければ仮定値です。
goal-set-aggressive = 仮定値：多くのユーザーがまだ許容できる範囲で、余裕はわずかです。
