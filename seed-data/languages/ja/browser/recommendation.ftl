## Page
recommendation-title = 推奨事項
recommendation-lead = <link>{ $scenario }</link>、バージョン{ $version }のスケジュール変更と最も安価なハードウェア
recommendation-start = 推奨を作成
recommendation-run-all = すべての分析を実行
recommendation-unchosen = 構成はまだ選択されていません
recommendation-unchosen-hint = 比較した構成のいずれかを使用するか、まずアレイファミリーを比較してください。その他の分析は、使用中の構成が対象です。
recommendation-failures = コンポーネント障害
recommendation-changes = スケジュールと構成の変更
recommendation-changes-note = 各変更をカレンダー全体でシミュレーションします
recommendation-changes-run = 分析する
recommendation-changes-show = 試した変更{ $n }件を表示
recommendation-changes-hint = スケジュールの変更ごとに節約できるハードウェアを表示します。
recommendation-families = アレイファミリー別の最も安価なハードウェア
recommendation-families-note = 増加と障害を含むすべての目標に対し、カレンダー全体で評価します
recommendation-families-run = 最も安価なハードウェアを検索
recommendation-families-hint = アレイファミリーごとに、すべての目標を達成する最も安価な構成を求めます。
recommendation-family-choice = アレイファミリー
recommendation-family-choice-hint = { $default }ファミリーを選択すると、仕様書から推定したものも含めて、それらだけを比較します。
recommendation-family-choice-default = ファミリー未選択
recommendation-runway = 拡張余地
recommendation-runway-note = 現在のアレイでデスクトップ数を増やした場合
recommendation-runway-run = 最大デスクトップ数を求める
recommendation-runway-hint = アレイが対応できるデスクトップ数と、評価が下がるイベントを表示します。
recommendation-sensitivity = 感度分析
recommendation-sensitivity-note = 各入力値を範囲内で1つずつ変化させます
recommendation-sensitivity-run = 分析を実行
recommendation-sensitivity-hint = どの入力値がどれだけ変わると判定が変わるかを表示します。
recommendation-confidence = 信頼度（モンテカルロ）
recommendation-confidence-note = エビデンスから抽出したパラメーターと到着で、週を繰り返しシミュレーションします
recommendation-confidence-run = シミュレーションを実行
recommendation-confidence-hint = すべての目標を達成する割合と結果の範囲を表示します。
recommendation-samples = シミュレーションする週数
recommendation-weeks = { $n }週

## State of an analysis
recommendation-rerun = 再実行
recommendation-rerun-label = 再実行：{ $title }
recommendation-failed = 分析に失敗しました
recommendation-try-again = 再試行
recommendation-cancelled = 分析をキャンセルしました
recommendation-cancelled-hint = 結果は保存されていません。
recommendation-outdated = バージョン{ $answered }の結果です。シナリオは現在バージョン{ $current }です
recommendation-outdated-hint = シナリオが変更されています。この結果は閲覧できますが、適用するには分析を再実行してください。
recommendation-outdated-use = この結果はシナリオの別のバージョンのものです
recommendation-family-private = 他のプロジェクトの非公開アレイも含める
recommendation-family-add = 独自のアレイを追加
recommendation-compare = 構成案を詳しく比較
recommendation-rank = 並べ替え
recommendation-rank-price = 価格
recommendation-ownership = { $n }年間のコスト
recommendation-rank-best = { $n }年間の総所有コストが最も低い：{ $family }、{ $price }
recommendation-prices-changed = その後、価格が変わりました
recommendation-prices-changed-hint = 価格表またはカタログの他の部分が変更されました。分析を再実行して結果を更新してください。

## Shared by the analyses
recommendation-try = 適用
recommendation-try-label = 適用：{ $change }
recommendation-present = シナリオに適用済み
recommendation-use = この構成を使用
recommendation-nearest = 最も近い構成：{ $configuration }
recommendation-n-weeks-simulated = { $n }週をシミュレーション
recommendation-then = 結果
recommendation-price = 価格
recommendation-drives = ドライブ
recommendation-worst-event = 最も厳しいイベント
recommendation-bottleneck = ボトルネック
recommendation-not-known = 不明

## Schedule and configuration changes
recommendation-by-schedule = スケジュール変更のみ（ハードウェア追加なし）
recommendation-by-schedule-label = 最も安価なスケジュール変更
recommendation-by-schedule-unneeded = 変更不要：この週はすでに全目標を達成しています。
recommendation-by-schedule-none = スケジュール変更だけで全目標を達成することはできません。
recommendation-by-hardware = 同じファミリーのハードウェア
recommendation-by-hardware-label = 最も安価なハードウェア変更
recommendation-price-mark = { $price }、{ $mark }
recommendation-before-after = { $figure }：{ $before } → { $after } · { $effort }
recommendation-changes-table = 評価した変更
recommendation-change = 変更
recommendation-event-changed = 変更したイベント
recommendation-event-figure = { $event }：{ $figure }
recommendation-week-margin =
    { $year ->
        [none] 週の最小の余裕：{ $before } → { $after }
       *[other] { $year }年の週の最小の余裕：{ $before } → { $after }
    }
recommendation-week-margin-same =
    { $year ->
        [none] 週の最小の余裕：{ $value }（変化なし）
       *[other] { $year }年の週の最小の余裕：{ $value }（変化なし）
    }
recommendation-saves = ハードウェアの削減額
recommendation-windows = 再起動時間
recommendation-window-event = イベント
recommendation-window-now = 現在の予定
recommendation-window-shortest = 最短（全コンポーネント正常）
recommendation-window-failed = 最短（コンポーネント1つの障害時）
recommendation-window-plan = 計画する時間
recommendation-window-slots = 同時に起動するデスクトップ
recommendation-window-rate = 毎分のデスクトップ
recommendation-window-bottleneck = ボトルネック
recommendation-window-goal = 確率90%。シミュレーション値：{ $window }。目標：{ $goal }
recommendation-window-pool = このプールでは{ $n }台
recommendation-window-original = バージョン{ $version }では{ $time }
recommendation-where = { $where }、{ $effort }
recommendation-where-schedule = スケジュール
recommendation-where-configuration = 構成
recommendation-unchanged = { $value }（変化なし）
recommendation-outcome-holds = 全目標を達成
recommendation-outcome-improves = 改善するが未達の目標あり
recommendation-outcome-margin = 余裕が増加
recommendation-outcome-changes_nothing = 効果は軽微
recommendation-outcome-side-effects = 目標への効果はわずかで、副作用があります
recommendation-outcome-worsens = 悪化
recommendation-effort-hours = ユーザーの勤務時間を{ $hours }移動
recommendation-effort-costs = 費用{ $price }
recommendation-effort-none = 費用なし、ユーザーへの影響なし
recommendation-changes-listed = 変更{ $n }件
recommendation-n-searches = ハードウェア検索{ $n }回

## Array families
recommendation-generic = 汎用、未較正
recommendation-headroom-none = なし
recommendation-searched = 有効な構成{ $legal }件のうち{ $simulated }件を全期間シミュレーション。残りは解析的な限界値により除外
recommendation-families-pass = 達成{ $n }
recommendation-families-at-risk = 要注意{ $n }
recommendation-families-fail = 未達{ $n }
recommendation-evaluated-for = デスクトップ{ $n }台で評価
recommendation-n-legal = 有効な構成{ $legal }件、シミュレーション{ $simulated }件
recommendation-family-none = 全目標を達成する構成はありません。最も近い構成：{ $configuration }
recommendation-none-holds = どのファミリーにも全目標を達成する構成はありません
recommendation-none-holds-hint = 各行は最も近い構成と未達の目標を示します。シナリオの注記でホストの追加が必要とされている場合は、先に追加してください。それ以外の場合は、上記のスケジュール変更か、目標の緩和を検討してください。
recommendation-window-agrees = 離散イベントシミュレーション：{ $sentence }平均値は週の結果と一致します。
recommendation-window-differs = 離散イベントシミュレーション：{ $sentence }平均値が週の結果と異なります。この1分を確認してください。
recommendation-families-table = アレイファミリー
recommendation-array = アレイと構成
recommendation-per-desktop = デスクトップあたり
recommendation-desktops = { $n }デスクトップ
recommendation-rack = ラックユニット
recommendation-power = 消費電力
recommendation-headroom = 余力
recommendation-headroom-unit = 台
recommendation-not-compared = 比較対象外
recommendation-refused = <strong>{ $model }</strong>：{ $reason }

## Recommendation of the scenario's own family
recommendation-card = 推奨構成
recommendation-card-note = 有効な構成{ $legal }件のうち{ $simulated }件を全期間シミュレーション
recommendation-card-apply = このシナリオに適用
recommendation-why-not = より安価な構成では不十分な理由
recommendation-why-not-none = このファミリーにこれより安価な構成はありません。
recommendation-why-not-missed = 最も大きく未達の目標

## Growth runway
recommendation-growth-per-year = デスクトップが年{ $share }増加
recommendation-growth-none = 増加率が未設定です：「目標」で設定すると年ごとの結果が表示されます
recommendation-runway-margin = デスクトップ数ごとの、最も近い目標までの余裕
recommendation-runway-desktops = デスクトップ
recommendation-runway-grade = 週の評価
recommendation-runway-least = 最小の余裕
recommendation-runway-at = イベント
recommendation-runway-now = 現在：{ $n }
recommendation-runway-most = { $n }台まで目標達成
recommendation-runway-fair = { $n }台から普通：{ $event }
recommendation-runway-poor = { $n }台から不良：{ $event }
recommendation-years = 年
recommendation-year = 年
recommendation-year-goals = 目標
recommendation-year-met = すべて達成
recommendation-year-missed = 未達
recommendation-year-why = 未達の目標またはボトルネック
recommendation-year-free = 空き容量
recommendation-year-hosts = ホストが不足しています。

## Sensitivity analysis
recommendation-sensitivity-worst = 最も厳しいイベント：{ $event }
recommendation-inputs = 入力値
recommendation-input = 入力値
recommendation-input-now = 現在
recommendation-input-range = 範囲
recommendation-input-margin = 最も近い目標までの余裕
recommendation-input-flip = 判定が変わる値
recommendation-input-flip-none = 範囲内になし
recommendation-input-from-to = { $from }～{ $to }
recommendation-input-catalog = { $range }、カタログの範囲
recommendation-events-why = イベント別の評価
recommendation-events = イベント
recommendation-event = イベント
recommendation-event-goal = 最も近い目標
recommendation-event-help = ボトルネックと次の改善策
recommendation-no-goal = 該当する目標なし
recommendation-steps = 次のハードウェア増強
recommendation-step = 増強
recommendation-step-price = 価格、{ $mark }

## Confidence
recommendation-figures-ranges = 数値の範囲
recommendation-figure = 数値
recommendation-figure-plain = 公称値
recommendation-phase-holds = { $share }のケースで目標達成
recommendation-missed = 未達の目標
recommendation-missed-line = { $goal }：{ $share }のケース、主に{ $event }
recommendation-drivers = 主な要因
recommendation-basis = 前提条件
recommendation-draws-failed = { $n }週をシミュレーションできませんでした：{ $reason }
recommendation-band = 週、P10～P90
recommendation-band-note = 帯：P10～P90
recommendation-band-summary = { $title }：シミュレーションした100週のうち80週で{ $low }～{ $high }。
recommendation-draws = { $n }週をシミュレーション、シード{ $seed }
recommendation-plain-holds = 公称値では全目標を達成
recommendation-plain-misses = 公称値では目標未達
recommendation-check = { $goal } { $value }、目標{ $limit }
