## Page
comparison-title = 比較
comparison-lead = <link>{ $project }</link>の完了した実行（現在の価格）
comparison-lead-unknown = <link>プロジェクト</link>の完了した実行（現在の価格）
comparison-no-project = プロジェクトが見つかりません
comparison-too-few = 完了した実行が2件以上必要です
comparison-too-few-hint = このプロジェクトの2つのシナリオ、または変更前後の1つのシナリオを実行してから、ここで比較します。
comparison-runs = 実行
comparison-runs-note = 2～4件の実行を選択します。最初の実行が基準です。
comparison-runs-label = 比較する実行
comparison-add-run = 実行を追加
comparison-select-two = 実行を2件以上選択してください
comparison-run-name = { $scenario }、v{ $version }、{ $date }

## Table
comparison-not-comparable = これらの実行は直接比較できません
comparison-notes = 注意事項
comparison-results = 結果
comparison-results-note = { $baseline }との差。大きな差は色付きで表示します。価格：{ $prices }
comparison-show-similar = 差が小さいイベントも表示
comparison-table = 比較
comparison-metric = 指標
comparison-configuration-cost = 構成とコスト
comparison-configuration = { $model }、{ $configuration }
comparison-desktops = デスクトップ{ $n }台
comparison-users = 仮想マシン{ $machines }台にユーザー{ $n }人
comparison-states = 現在と計画された状態
comparison-events-today = 現在のイベント（すべてのコンポーネントが正常）
comparison-no-event = このシナリオにはありません
comparison-days = { $event }（{ $n }日間で最も厳しい日）
comparison-days-show = 各日を表示
comparison-days-hide = 各日を隠す
comparison-better = 改善
comparison-worse = 悪化

## Headroom
comparison-headroom = 余力
comparison-headroom-calculate = 計算する
comparison-headroom-calculate-label = 余力を計算する
comparison-headroom-progress = 計算中、{ $percent }
comparison-headroom-outdated = バージョン{ $version }は不明
comparison-headroom-open = 未計算
comparison-headroom-none = なし
comparison-headroom-limit = 最初の未達：{ $missed }
comparison-headroom-more = デスクトップあと{ $n }台
comparison-headroom-excess = デスクトップ{ $n }台超過

comparison-options = 構成案
comparison-options-note = { $scenario }のアレイファミリー比較の構成案。差は最初の構成案に対するものです。
comparison-options-back = 推奨に戻る
comparison-add-option = 構成案を追加
comparison-select-two-options = 構成案を2つ以上選択してください
