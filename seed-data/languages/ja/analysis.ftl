# Advice, growth runway, sensitivity and Monte Carlo analysis.

## Goals and verdict

analysis-goal-at-least = { $goal } { $value }（目標：{ $limit }以上）
analysis-goal-at-most = { $goal } { $value }（目標：{ $limit }以下）
analysis-unfinished = 処理が時間内に完了しません
analysis-not-survived = { $part }が故障すると、アレイは動作を継続できません。
analysis-goals-met = すべての目標を達成しています。
analysis-goals-missed = 達成できない目標があります。

## Key figures and parts

analysis-login-time = 平均ログオン時間
analysis-read-latency = 読み取り応答時間
analysis-duration = 所要時間
analysis-highest-utilization = 最も高い使用率
analysis-event-of-pools = { $event }、{ $pools }
analysis-controllers = コントローラー{ $n }台
analysis-drives = ドライブ{ $n }台
analysis-shelves = シェルフ{ $n }台
analysis-cache-modules = キャッシュモジュール{ $n }個
analysis-ports = ポート{ $n }個
analysis-host-memory = ホストメモリ{ $amount }
analysis-drives-of-model = { $drive } × { $n }
analysis-gib = { $volume } { $n } GiB

## Advice: changes, without a full stop

advice-firmware = { $before }から{ $after }にアップグレード
advice-host-cache = ホスト{ $n }台それぞれのメモリ{ $size }をイメージキャッシュに使用（合計{ $more }増）
advice-ports = 負荷を{ $before }個ではなく{ $n }個のポートに分散
advice-power-on-slots = 同時電源投入数を{ $before }台から{ $n }台に変更（{ $event }）
advice-event-at-all-sites = { $event }、全拠点
advice-start-earlier = { $event }を{ $time }早め、ユーザーの利用前に開始
advice-start-all = ユーザーの利用前に{ $share }ではなくすべてのデスクトップを起動（{ $event }）
advice-start-all-earlier = ユーザーの利用前に{ $share }ではなくすべてのデスクトップを起動（{ $event }、{ $time }早く開始）
advice-fewer-at-a-time = { $event }の同時実行を{ $before }台から{ $n }台に変更
advice-throttle = デスクトップごとに{ $rate }に制限（{ $event }）
advice-move-lunch = { $event }を{ $before }から{ $after }（昼休み）に移動
advice-move-evening = { $event }を{ $before }から{ $after }（全員の退社後）に移動
advice-move-night = { $event }を{ $before }から{ $after }（夜間）に移動
advice-login-window = ログオンを{ $before }ではなく{ $after }に分散（{ $event }）
advice-pair = { $first } + { $second }

## Advice: the effect of a change

advice-change = { $change }。
advice-enough = これですべての目標を達成します。
advice-helps = 効果はありますが、まだ達成できない目標があります。
advice-more-margin = 余裕が増えます。
advice-no-effect = 目標への効果はほとんどありません。
advice-worse = 結果は悪化します。
advice-figure-same = { $figure }（{ $phase }）：{ $value }のまま変わりません。
advice-figure-slightly-faster = { $figure }（{ $phase }）：ほぼ{ $value }のまま、{ $change }短縮します。
advice-figure-slightly-slower = { $figure }（{ $phase }）：ほぼ{ $value }のまま、{ $change }増加します。
advice-figure-faster = { $figure }（{ $phase }）：{ $before }から{ $after }に、{ $change }短縮します。
advice-figure-slower = { $figure }（{ $phase }）：{ $before }から{ $after }に、{ $change }増加します。
advice-grade = 評価は{ $before }から{ $after }に変わります。
advice-in-time = { $limit }以内にログオンできるユーザーは{ $after }（現在は{ $before }）です。
advice-breaks = 現在達成している目標を達成できなくなります：{ $goal }。
advice-breaks-in-phase = 現在達成している目標を達成できなくなります（{ $phase }）：{ $goal }。
advice-peak-rises = 週のピーク負荷が{ $before }から{ $after }に上がります（{ $phase }）。
advice-peak-rises-with-use = 週のピーク負荷が{ $before }から{ $after }に上がります（{ $phase }）。そのときの最高使用率：{ $component }、{ $load }。
advice-takes-longer = { $figure }（{ $event }）が{ $before }から{ $after }に長くなります。
advice-window = { $event }は、現在の予定では{ $now }かかります。同時に{ $n }台とし、ほかのイベントを予定どおりとする場合は{ $then }まで短縮できます。
advice-window-now = { $event }は、現在の予定（同時に{ $n }台）で{ $now }かかります。すべての目標を達成する、より速い開始方法は見つかりませんでした。
advice-window-missed = { $event }は現在の予定では{ $now }かかりますが、未達の目標があります。すべての目標を達成する最短の開始方法では{ $then }かかります（同時に{ $n }台、ほかのイベントは予定どおり）。
advice-window-failed = { $state }は{ $time }かかります。
advice-window-plan = { $window }の時間を計画してください。
advice-window-longer = 目標ではアレイの障害への耐性を求めていません。コンポーネントの障害中はさらに長くかかるため、{ $window }より長い時間を計画してください。
advice-window-pool = このプールでは同時に{ $n }台です。
advice-window-goal = 目標は{ $goal }です。
advice-window-goal-kept = 目標は{ $goal }のままです。
advice-window-goal-missed = これは目標の{ $goal }を超えています。
advice-window-since = { $event }：{ $before }（バージョン{ $version }）から、現在の予定では{ $now }になりました。
advice-window-before = { $event }は以前（バージョン{ $version }）は{ $before }でしたが、このプランでは{ $now }です。
advice-window-then = { $event }はバージョン{ $version }では{ $before }でした。
advice-window-shortest = 同時に{ $n }台とし、ほかのイベントを予定どおりとする場合は{ $then }まで短縮できます。
advice-window-in-use = バージョン{ $version }の推奨の同時起動数（{ $n }台）が使われています。
advice-window-no-faster = 同時に{ $n }台が起動します。すべての目標を達成する、より速い開始方法は見つかりませんでした。
advice-window-all-sites = 1つの変更が、このイベントのすべての拠点に適用されます。
advice-window-power-ons = ハイパーバイザーの管理サーバーとブローカーが、この数の同時パワーオン操作を許可することを確認してください。
advice-window-goal-uncertain = シミュレーションでは目標の{ $goal }を達成していますが、計画する時間より短い値です。
advice-window-confidence = 測定済みシステムでの予測誤差を考慮すると、{ $likely }で足りる確率は90%、シミュレーション値の{ $window }で足りる確率は最大{ $probability }です。
advice-window-confidence-rounded = 測定済みシステムでの予測誤差を考慮すると、{ $likely }で足りる確率は90%、シミュレーション値の{ $simulated }（切り上げて{ $window }）で足りる確率は最大{ $probability }です。
advice-hours = ユーザーの勤務時間が合計{ $hours }ずれます。
advice-price = 費用は{ $price }です。
advice-no-price = 価格は価格表にありません。

## Advice: hardware

advice-saving-only-then = この変更により初めて、{ $model }の構成がすべての目標を達成します：{ $configuration }。
advice-saving-parts = 購入するハードウェアを削減できます：{ $parts }。
advice-saving-parts-worth = 購入するハードウェアを削減できます：{ $parts }（{ $price }相当）。
advice-saving-price = ハードウェア費用を{ $price }削減できます。
advice-saving-price-more = ハードウェア費用を{ $price }削減できます（追加：{ $more }）。
advice-saving-price-mixed = ハードウェア費用を{ $price }削減できます（削減：{ $less }、追加：{ $more }）。
advice-saving-none = ハードウェアの削減はありません。
advice-hardware-as-scheduled = 現在の予定のままの場合
advice-hardware-existing = シミュレーションした構成は、すべての目標を達成する同ファミリー中で最も安価です：{ $configuration }。
advice-hardware-cheapest = すべての目標を達成する{ $model }の最も安価な構成：{ $configuration }。
advice-hardware-same-price = 価格はシミュレーションした構成と同じです。
advice-hardware-dearer = 価格はシミュレーションした構成より{ $price }高くなります。
advice-hardware-cheaper = 価格はシミュレーションした構成より{ $price }安くなります。
advice-hardware-unused = 不要になる部品の価格は差し引かれています：{ $parts }。

## Advice: summary

advice-met-no-saving = すべての目標を達成しています。試したスケジュール変更の中に、より少ないハードウェアで達成できるものはありませんでした。
advice-met-saving = 次の変更により、より少ないハードウェアで達成できます：{ $change }。
advice-missed = 達成できない目標があります：{ $goal }。
advice-missed-in-phase = 達成できない目標があります。最も大きく外れているのは{ $phase }です：{ $goal }。
advice-none-enough = スケジュールや構成の変更だけでは達成できません。
advice-one-enough = 次の変更により、シミュレーションした構成ですべての目標を達成できます：{ $change }。
advice-without-shift = 勤務時間をずらさずに最も効果がある変更：{ $change }。
advice-figure = { $figure }：{ $before }から{ $after }に変化します。
advice-newly-met = 現在達成できていない目標のうち{ $n }件を達成します。
advice-least-schedule-change = 影響が最も小さく、目標を達成できるスケジュール変更：{ $change }。
advice-no-schedule-change = スケジュールの変更だけでは達成できません。
advice-illustrative-prices = 価格は参考値であり、見積もりではありません。

## Growth runway

runway-calendar = カレンダー
runway-supports-none = すべての目標を達成できるデスクトップ数はありません。
runway-supports-limit = デスクトップ{ $n }台（シナリオの上限）まで対応できます。
runway-supports = デスクトップ{ $n }台（{ $change }）まで対応できます。
runway-same-as-today = 現在と同数
runway-more-than-today = 現在より{ $n }台多い
runway-fewer-than-today = 現在より{ $n }台少ない
runway-run-cpu = 実行できるのはデスクトップ{ $n }台（{ $change }）までで、制約はホストのCPUです。
runway-run-memory = 実行できるのはデスクトップ{ $n }台（{ $change }）までで、制約はホストのメモリです。
runway-array-alone = アレイ単体ではデスクトップ{ $n }台まで対応できます。
runway-hosts-cpu = ホストのCPUはデスクトップ{ $n }台（{ $change }）まで対応できます。
runway-hosts-memory = ホストのメモリはデスクトップ{ $n }台（{ $change }）まで対応できます。
runway-no-room = カレンダーにはデスクトップ{ $n }台分の時間がありません。
runway-capacity-first = 最初に不足するのは容量です（デスクトップ{ $n }台）：{ $goal }。
runway-memory-first = 最初に不足するのはホストメモリです（デスクトップ{ $n }台）：{ $goal }。
runway-memory-first-without = { $without }、最初に不足するのはホストメモリです（デスクトップ{ $n }台）：{ $goal }。
runway-first-missed = 最初に目標を達成できなくなるのは{ $phase }です（デスクトップ{ $n }台）：{ $goal }。
runway-first-missed-without = { $without }、最初に目標を達成できなくなるのは{ $phase }です（デスクトップ{ $n }台）：{ $goal }。
runway-first-fair = 最初に評価が「普通」になるのは{ $phase }です（デスクトップ{ $n }台）：{ $goal }。
runway-first-fair-whole = 障害がない場合、最初に評価が「普通」になるのは{ $phase }です（デスクトップ{ $n }台）：{ $goal }。
runway-first-poor = 最初に評価が「不良」になるのは{ $phase }です（デスクトップ{ $n }台）：{ $goal }。
runway-then-poor = デスクトップ{ $n }台では評価が「不良」になります。
runway-growth = デスクトップが毎年{ $growth }増える場合
runway-data-growth = データの増加を考慮すると
runway-years-all = { $growth }、{ $year }年まですべての目標を達成します。
runway-years-none = { $growth }、どの年も達成できない目標があります。
runway-years-poor = { $year }年には評価が「不良」のイベントがあります。
runway-years-until = { $growth }、{ $last }年まではすべての目標を達成しますが、{ $year }年は達成できません。
runway-years-until-capacity = { $growth }、{ $last }年まではすべての目標を達成しますが、{ $year }年に容量が不足します。
runway-years-until-memory = { $growth }、{ $last }年まではすべての目標を達成しますが、{ $year }年にホストメモリが不足します。
runway-years-until-phase = { $growth }、{ $last }年まではすべての目標を達成しますが、{ $year }年に{ $phase }が目標を達成できなくなります。

## Sensitivity: inputs

sensitivity-desktops = デスクトップ数（全プールを同じ比率で変更）
sensitivity-login-windows = ログオン時間帯の長さ（すべて同じ比率で変更、現在は{ $event }の値）
sensitivity-power-on-slots = 同時電源投入数（すべての再起動と電源投入を同じ比率で変更、現在は{ $event }の値）
sensitivity-image-size = イメージのサイズ
sensitivity-desktop-growth = デスクトップ固有データ
sensitivity-host-link = ホストのストレージリンク速度
sensitivity-host-iops = ホストあたりのIOPS上限
sensitivity-steady-state-io = 使用中のデスクトップのI/Oレート
sensitivity-login-ios = ログオンあたりのI/O数（{ $phase }）
sensitivity-cold-reads = ログオン時のコールドリードの割合（{ $phase }）
sensitivity-shared-image = 繰り返し読み取られるイメージの割合
sensitivity-working-set = デスクトップ1台のワーキングセット
sensitivity-host-cache-hits = ホストキャッシュのヒット率
sensitivity-input-of-profile = { $input }、{ $profile }
sensitivity-cpu-read = 読み取りあたりのコントローラーCPU時間
sensitivity-cpu-write = 書き込みあたりのコントローラーCPU時間
sensitivity-cache-memory = メモリのうちキャッシュに使う割合
sensitivity-tiering = 階層化の効率
sensitivity-port-speed = ポートのリンク速度
sensitivity-service-time = { $drive }のサービス時間

## Sensitivity: flip points

sensitivity-flip-up = { $input }：{ $change }増加（{ $before }から{ $after }）すると判定が変わります。
sensitivity-flip-down = { $input }：{ $change }減少（{ $before }から{ $after }）すると判定が変わります。
sensitivity-not-searched = { $input }：判定が変わる値は探索していません。
sensitivity-no-flip = { $input }：{ $low }から{ $high }の範囲では判定は変わりません（現在{ $now }）。
sensitivity-none-flips = 変化させた入力値の中に、単独で判定を変えるものはありません。
sensitivity-others-flip = ほかに{ $n }件の入力値も判定を変えますが、より大きな変化が必要です。

## Sensitivity: next steps

sensitivity-step-drives = ドライブ{ $n }台の増設
sensitivity-step-drives-of-tier = ドライブ{ $n }台の増設（{ $tier }）
sensitivity-step-cache = { $size }のキャッシュモジュール1個の増設
sensitivity-step-cache-each = コントローラーごとに{ $size }のキャッシュモジュール1個の増設
sensitivity-step-port = ポート1個の増設
sensitivity-step-port-each = コントローラーごとにポート1個の増設
sensitivity-step-controller = コントローラー1台とそのポートの増設
sensitivity-step-controller-cache = コントローラー1台の増設（キャッシュとポートは他と同じ）
sensitivity-step-array = 同じアレイ1台の増設
sensitivity-step-for-price = { $step }（{ $price }）
sensitivity-step-enough = { $step }：これですべての目標を達成します。
sensitivity-step-no-effect = { $step }：{ $phase }への効果はほとんどありません。
sensitivity-step-effect = { $step }：{ $figure }（{ $phase }）{ $before } → { $after }。
sensitivity-still-met = 引き続きすべての目標を達成します。
sensitivity-no-longer-met = 現在達成している目標を達成できなくなります。
sensitivity-still-missed = まだ達成できない目標があります。
sensitivity-no-step-helps = 単独のハードウェア増設で余裕が大きく増えるものはありません。
sensitivity-best-step = 効果のある最も安価な増設：{ $step }（{ $figure }：{ $before } → { $after }）。
sensitivity-best-step-margin = 効果のある最も安価な増設：{ $step }（余裕：{ $before } → { $after }）。

## Monte Carlo: figures

monte-carlo-host-latency = ホストでの応答時間
monte-carlo-total-iops = 1秒あたりのI/O数
monte-carlo-peak-iops = ピーク負荷（1分間平均）
monte-carlo-login-p95 = ログオン時間（95パーセンタイル）
monte-carlo-good-logins = 良好なログオン
monte-carlo-fair-logins = 普通のログオン
monte-carlo-poor-logins = 不良なログオン
monte-carlo-duration = 所要時間
monte-carlo-busiest-drives = 最も負荷の高いドライブ
monte-carlo-busiest-port = 最も負荷の高いポート
monte-carlo-margin = 最小の余裕

## Monte Carlo: results

monte-carlo-result = 入力値がそれぞれの範囲で変動すると、シミュレーションした{ $n }週のうち{ $share }ですべての目標を達成します（95%信頼区間：{ $interval }）。
monte-carlo-most-missed = 最も達成できないことが多い目標：{ $goal }（{ $share }の週で未達、主に{ $phase }）。
monte-carlo-main-driver = 余裕に最も影響する入力値：{ $input }。
monte-carlo-failed = { $n }週は計画どおりにシミュレーションできず、未達成として数えています：{ $reason }。
monte-carlo-error = 計算に失敗しました（{ $error }）
monte-carlo-driver-less = 値が大きいほど余裕が減る入力値：{ $input }。
monte-carlo-driver-more = 値が大きいほど余裕が増える入力値：{ $input }。
monte-carlo-input-of-event = { $input }（{ $event }、{ $id }）

## Monte Carlo: inputs and notes

monte-carlo-fact = { $document }：{ $fact }
monte-carlo-fact-shared = { $document }：{ $fact }（{ $n }か所）
monte-carlo-login-window = 計画に対するその日のログオン時間帯の長さ
monte-carlo-login-load = 平均に対するその日のユーザーあたりログオンI/O
monte-carlo-why-published-error = 範囲なしで較正。エンジンの検証の半数は誤差{ $error }以内です。
monte-carlo-why-equal-fits = 複数の適合が測定値を同程度に再現します。それらのパラメーターは連動して変化します。
monte-carlo-why-login-window = ユーザーは計画どおりに到着するとは限りません。調査は各種ストームを1回ずつ測定したもので、複数日の測定ではありません。時間帯内の到着時刻のばらつきはそれに比べて小さいものです。
monte-carlo-why-login-load = メール、プロファイル、習慣は日によって異なりますが、その程度を公表した調査はありません。
monte-carlo-note-varied = 変化させた値：カタログの範囲内{ $ranged }件、同程度に良い適合から{ $fits }件、エンジンの公表誤差による較正値{ $calibrated }件。
monte-carlo-note-held = { $n }件の値は不確かさが不明なため一定としています。
monte-carlo-note-assumed = 仮定：{ $input }、{ $range }（P10～P90）。ログオンイベントごとに抽出します。
