evidence-title = エビデンス
evidence-lead = 公開された測定値とエンジンの予測値の比較

## Summary
evidence-summary = 公開された{ $studies }件の調査で検証済み：測定値{ $points }件中{ $within }件が許容範囲内、誤差の中央値{ $error }。公開された限界値{ $bounds }件中{ $bounds_within }件に適合。
evidence-summary-left-out = Leave-one-out：測定値{ $points }件中{ $within }件が許容範囲内、誤差の中央値{ $error }。限界値{ $bounds }件中{ $bounds_within }件に適合。
evidence-headline-checks = 公開された{ $studies }件の調査の測定値のうち、較正に使用していない<strong>{ $points }件中{ $within }件</strong>の予測が許容範囲内です。誤差の中央値は{ $error }です
evidence-headline-bounds = 「5 ms未満」のような公開された限界値のうち、<strong>{ $bounds }件中{ $within }件</strong>に適合します。限界値には適合しやすいため、測定値とは別に数えています
evidence-headline-left-out = ある調査を他の調査だけから新規システムと同様に予測した場合（leave-one-out）、測定値<strong>{ $points }件中{ $within }件</strong>が許容範囲内です。誤差の中央値は{ $error }で、限界値{ $bounds }件中{ $bounds_within }件に適合します
evidence-headline-storage = ストレージテストでのアレイの最大レート<strong>{ $checks }件のうち{ $within }件</strong>は、そのメーカー自身のテストを使わずに予測しても1.5倍以内です。誤差の中央値は{ $error }です
evidence-worst = 誤差の大きい項目
evidence-worst-row = { $system }の{ $phase }、{ $metric }：実測{ $measured }、予測{ $predicted }
evidence-caveat = モデルの構造はこれらの調査を踏まえて選定したため、完全なブラインド検証ではありません。
evidence-n-of-total = { $total }件中{ $n }件

## Studies
evidence-studies = 調査
evidence-studies-note = 調査を選択すると、その測定値だけを表示します
evidence-study = 調査
evidence-measurements = 測定値
evidence-predicted = 予測
evidence-measured = 実測
evidence-checks = 独立した検証
evidence-left-out = Leave-one-out
evidence-calibrated = 較正に使用
evidence-within-tolerance = 許容範囲内
evidence-bounds-met = 適合した限界値
evidence-median-error = 誤差の中央値
evidence-no-checks = なし
evidence-no-left-out = 不可
evidence-calibration-term = 較正
evidence-calibration-meaning = エンジンのパラメーターをこの値に合わせて調整しているため、一致しても証拠としては弱いです。
evidence-checks-meaning = 較正には使用していません。このページの件数と誤差はこれらの測定値に関するものです。
evidence-formula-meaning = 公開された他の値から計算したもので、エンジンは関与しません。
evidence-explained-meaning = 著者が設定した値、重複して掲載された値、または予測できない値です。
evidence-left-out-meaning = 新規システムと同様に、他の調査のパラメーターで予測します。
evidence-tolerance-meaning = 許容される予測誤差です。同じ負荷に対する各調査の計測器のばらつきから定めています。

## Filter
evidence-filter = フィルター
evidence-filter-all = すべて
evidence-filter-clear = フィルターを解除：{ $label }
evidence-filter-count = 測定値{ $total }件中{ $n }件
evidence-system-measured = 測定対象システム
evidence-phase = フェーズ
evidence-quantity = 項目
evidence-role = 役割
evidence-tolerance = 許容範囲
evidence-within-yes = 範囲内
evidence-within-no = 範囲外
evidence-within-unsaid = 未評価
evidence-role-calibrates = 較正
evidence-role-checks = 検証
evidence-role-formula = 計算式
evidence-role-explained = 説明済み
evidence-role-calibrates-hint = この値に合わせてパラメーターを調整しました
evidence-role-checks-hint = 較正には使用していません
evidence-role-formula-hint = 公開された他の値から計算しました
evidence-role-explained-hint = 著者が設定した値、または証拠にならない値です

## Chart
evidence-predictions = 予測
evidence-measured-predicted = 実測と予測
evidence-chart-summary = { $n }件の測定値の実測と予測：線上の点では予測が実測と一致します。
evidence-point-label = { $phase }：{ $metric }（{ $unit }）
evidence-measurement = 測定値
evidence-measured-on = 出典
evidence-measured-from = 実測（下限）
evidence-measured-to = 実測（上限）
evidence-tallies = 許容範囲内の測定値（フェーズ別、限界値を除く）

## Quantities
evidence-quantities = 項目
evidence-quantities-note = 全調査の独立した測定値（限界値を除く）：許容範囲内の件数と誤差の中央値
evidence-median-within = { $total }件中{ $n }件が範囲内
evidence-median-value = 誤差の中央値{ $error }
evidence-median-too-few = 件数不足のため中央値なし

## Two values for one quantity
evidence-two-values = 1項目に2つの値
evidence-two-values-note = 掲載された範囲、または同じ調査内で矛盾する値です。2つの値の間の予測は正確とみなします。
evidence-phase-metric = { $phase }：{ $metric }
evidence-system = システム
evidence-printed = 公開値
evidence-error-nearest = 近い方との誤差
evidence-explanation = 説明
evidence-range = 範囲

## Table
evidence-all = すべての測定値
evidence-error = 誤差
evidence-source = 出典
evidence-no-match = フィルターに一致する測定値はありません
evidence-left-out-value = { $value }（leave-one-out）
evidence-not-modeled = モデル対象外
evidence-not-modeled-repeated = 同じ測定値の再掲
evidence-not-modeled-formula = 公開された他の値から計算
evidence-not-modeled-explained = 著者が設定した値、または証拠にならない値
evidence-not-modeled-other = 対応するエンジンの出力がないか、試験条件が公開されていません
evidence-page = { $page }ページ
evidence-page-first = 最初のページ
evidence-page-previous = 前のページ
evidence-page-next = 次のページ
evidence-page-last = 最後のページ

## How often predicted ranges contain the measured values
evidence-reliability = 範囲の信頼性
evidence-reliability-note = 測定値が予測範囲に入る頻度です。各範囲の幅は他の調査だけから算出しています。点線上では、範囲が想定どおりの割合の値を含みます。点線より下では、範囲が狭すぎます。
evidence-reliability-summary = P10～P90に入るのは{ $rows }件中{ $inside }件（{ $share }）、leave-one-outでは{ $left_out_rows }件中{ $left_out_inside }件（{ $left_out_share }）です。80%が入ると想定しています。
evidence-reliability-own = 同じ調査の他の値を使用
evidence-reliability-expected = 範囲内と期待される割合
evidence-reliability-measured = 測定された割合
