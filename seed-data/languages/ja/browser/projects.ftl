## Page
projects-title = プロジェクト
projects-lead = 顧客の1週間の利用に基づいて、仮想デスクトップのストレージをサイジングします。
projects-new = 新規プロジェクト
projects-new-sizing = 新規サイジング
projects-evidence-badge = 誤差の中央値{ $error }
projects-see-evidence = すべてのエビデンスを表示
projects-empty = プロジェクトはまだありません
projects-empty-hint = 3ステップで最初の結果を得るか、下のサンプルシナリオをコピーしてください。
projects-name = 名前
projects-name-hint = 顧客または案件
projects-create = プロジェクトを作成
projects-name-error = { $message }（許容値：{ $allowed }）

## Scenarios of a project
projects-scenarios = シナリオ{ $n }件
projects-desktops = デスクトップ{ $n }台
projects-events = イベント{ $n }件
projects-changed = v{ $version }、{ $date }更新
projects-outdated = 最新の実行：v{ $version }
projects-not-run = 未実行です。開くとライブプレビューを確認できます。
projects-changed-since = 最新の実行後に変更されています。開くとライブプレビューを確認できます。
projects-duplicate = 複製
projects-duplicate-label = { $name }を複製
projects-delete-label = { $name }を削除
projects-new-scenario = 新規シナリオ
projects-prices = 価格
projects-prices-label = { $project }の価格
projects-new-scenario-label = { $project }に新規シナリオ
projects-no-scenarios = このプロジェクトにはまだシナリオがありません

## Sample scenarios
projects-samples = サンプルシナリオ
projects-samples-note = 公開資料に記載のシステムと、出発点として使える汎用システム
projects-samples-more = 残り{ $n }件のサンプルを表示
projects-sample-generic = 汎用、未較正
projects-sample-use = 使用
projects-sample-use-label = { $name }を使用
projects-sample-copy-to = コピー先

## Starter scenario
projects-starter-login = ログオン
projects-starter-logoff = ログオフ
projects-starter-desktops = デスクトップ
projects-starter-existing = 既存のデスクトップ
projects-starter-added = 追加するデスクトップ
projects-first-name-new = { $project }、最初の1週間
projects-first-name-check = { $project }、既存アレイ
projects-first-name-expand = { $project }、拡張
projects-first-name-refresh = { $project }、更改
projects-empty-catalog = カタログにアレイまたはワークロードプロファイルがありません。
