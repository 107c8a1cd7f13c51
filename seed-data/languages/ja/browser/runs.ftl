## Page
runs-title = 実行
runs-lead = 保存された結果です。計算に使った入力値、エンジンのバージョン、カタログも記録されています。
runs-all = すべての実行
runs-kind = 種類
runs-kind-week = 1週間
runs-kind-window = 離散イベントシミュレーション
runs-kind-shortlist = アレイファミリー
runs-kind-advice = スケジュールと構成
runs-kind-runway = 拡張余地
runs-kind-sensitivity = 感度分析
runs-kind-range = モンテカルロ
runs-kind-failure = コンポーネント障害
runs-state = 状態
runs-state-queued = 待機中
runs-state-running = 実行中
runs-state-succeeded = 成功
runs-state-failed = 失敗
runs-state-cancelled = キャンセル
runs-any = すべて
runs-clear-state = 状態の絞り込みを解除
runs-project = プロジェクト
runs-clear-project = プロジェクトの絞り込みを解除
runs-scenario-deleted = { $name }（削除済み）
runs-compare = 比較
runs-compare-label = 実行を比較：{ $name }
runs-empty = 一致する実行はありません
runs-empty-hint = シナリオのページで実行を開始するか、絞り込み条件を変更してください。

## One run
runs-version = バージョン{ $version }
runs-engine = エンジン{ $version }
runs-kind-version = { $kind }、バージョン{ $version }
runs-kind-scenario = { $kind }、{ $scenario }
runs-cancel-label = キャンセル：{ $kind }、{ $scenario }
runs-running = 実行中、{ $percent }
runs-failed-with = { $state }：{ $message }

## Tray
runs-tray = 実行：{ $summary }
runs-none-running = 実行中のものはありません
runs-active = 実行中{ $n }件
runs-recent = 最近の実行
