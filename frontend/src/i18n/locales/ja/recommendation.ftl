## Page
recommendation-title = 推奨
recommendation-lead = <link>{ $scenario }</link>、バージョン { $version } のスケジュール変更と最安のハードウェア
recommendation-start = 推奨を作成
recommendation-changes = スケジュールと構成の変更
recommendation-changes-note = 各変更をカレンダー全体でシミュレーションします
recommendation-changes-run = 分析する
recommendation-changes-hint = スケジュールの変更ごとに節約できるハードウェアを表示します。
recommendation-families = アレイファミリー別の最安ハードウェア
recommendation-families-note = 増加と障害を含むすべての目標に対し、カレンダー全体で評価します
recommendation-families-run = 最安のハードウェアを検索
recommendation-families-hint = アレイファミリーごとに、すべての目標を満たす最安の構成を求めます。
recommendation-runway = 増設余力
recommendation-runway-note = 現在のアレイでデスクトップ数を増やした場合
recommendation-runway-run = 最大デスクトップ数を求める
recommendation-runway-hint = アレイが対応できるデスクトップ数と、評価が下がるイベントを表示します。
recommendation-sensitivity = 感度分析
recommendation-sensitivity-note = 各入力を範囲内で 1 つずつ変化させます
recommendation-sensitivity-run = 分析を実行
recommendation-sensitivity-hint = どの入力がどれだけ変わると判定が変わるかを表示します。
recommendation-confidence = 信頼度（モンテカルロ）
recommendation-confidence-note = エビデンスから抽出したパラメーターと到着で週を繰り返しシミュレーションします
recommendation-confidence-run = シミュレーションを実行
recommendation-confidence-hint = すべての目標を満たす割合と結果の範囲を表示します。
recommendation-samples = シミュレーションする週数
recommendation-weeks = { $n } 週

## State of an analysis
recommendation-rerun = 再実行
recommendation-rerun-label = 再実行: { $title }
recommendation-failed = 分析に失敗しました
recommendation-try-again = 再試行
recommendation-cancelled = 分析をキャンセルしました
recommendation-cancelled-hint = 結果は保存されていません。
recommendation-outdated = バージョン { $answered } の結果です。シナリオは現在バージョン { $current } です
recommendation-outdated-hint = シナリオが変更されました。分析を再実行して結果を更新してください。
recommendation-prices-changed = その後、価格が変わりました
recommendation-prices-changed-hint = 価格表またはカタログの他の部分が変更されました。分析を再実行して結果を更新してください。
