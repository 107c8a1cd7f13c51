## Buttons
common-cancel = キャンセル
common-share = 共有
common-close = 閉じる
common-nothing-found = 見つかりません
common-undo = 元に戻す
common-remove = 削除
common-copy = コピー
common-copied = コピーしました
common-copy-what = { $what }をコピー
common-reload = ページを再読み込み
common-open-projects = プロジェクト一覧へ

## Lists and tables
common-show-more = さらに表示
common-show-n-more = ほか{ $n }件を表示
common-show-fewer = 表示を減らす
common-table-label = { $label }（表）
common-table-quantity = 項目
common-view-charts = グラフで表示
common-view-table = 表で表示
common-table-copy = 表をコピー：{ $title }
common-table-download = 表をCSVでダウンロード：{ $title }
common-table-copied = { $title }をコピーしました
common-table-copied-hint = 表計算ソフトに貼り付けられます。
common-copy-failed = コピーできませんでした
common-copy-failed-hint = ブラウザーで許可されていません。代わりにファイルをダウンロードしてください。

## Export menu
common-export = エクスポート：{ $title }
common-export-copy-table = 表をコピー
common-export-copy = { $title }をコピー
common-export-table = 表（CSV）
common-export-csv = { $title }（CSV）
common-export-picture = 画像（PNG）
common-picture-failed = 画像をエクスポートできませんでした
common-picture-unsupported = このブラウザーでは画像を描画できません。
common-picture-too-large = 画像が大きすぎます。

## Grades, goals and status of values
common-grade-good = 良好
common-grade-fair = 普通
common-grade-poor = 不良
common-verdict-pass = 達成
common-verdict-at_risk = 要注意
common-verdict-fail = 未達
common-verdict-low = { $word }（信頼度低）
common-verdict-guest-time = { $word }（ゲスト時間は仮定）
common-verdict-unknown = 結果なし
common-status-stated = 公表値
common-status-specified = 仕様値
common-status-derived = 導出
common-status-calibrated = 較正
common-status-assumed = 仮定
common-status-unknown = 不明
common-status-stated-hint = 測定を伴う調査で公表
common-status-specified-hint = メーカーの仕様書に記載
common-status-derived-hint = 公表値または仕様値から計算
common-status-calibrated-hint = エビデンスの測定値に合わせて較正
common-status-assumed-hint = 技術的判断による推定
common-status-unknown-hint = 不明：値を入力してください

## Forms, errors and secrets
common-retry-now = もう一度お試しいただけます。
common-retry-wait = しばらく待ってから、もう一度お試しください。
common-retry-in = { $seconds }秒後に再試行
common-problem = { $message }（入力値：{ $given }、許容値：{ $allowed }）
common-number-missing = 数値を入力してください。
common-number-unreadable = 「{ $typed }」は数値ではありません。{ $example }のように入力してください。
common-number-whole = 整数を入力してください。
common-number-range = { $min }から{ $max }までの数値を入力してください。
common-number-at-least = { $min }以上の数値を入力してください。
common-number-at-most = { $max }以下の数値を入力してください。
common-number-kept = 引き続き使用される値：{ $value }。
common-unexpected-response = サービスから予期しない応答がありました
common-http-error = サービスが{ $status }を返しました
common-http-error-hint = もう一度お試しください。解消しない場合は、サービスのログを確認してください。
common-unreachable = サービスに接続できません
common-unreachable-hint = 変更内容はこのブラウザーに保存されています。サービスの稼働を確認してから、もう一度お試しください。
common-shown-once = 一度だけ表示されます。
common-secret-saved = 保存しました

## Runs under way
common-run-progress = 実行の進捗
common-simulation-progress = シミュレーションの進捗
common-stage-waiting = ワーカーの空きを待っています
common-stage-simulating = シミュレーション中
common-stage-storing = 結果を保存中
common-stage-done = 完了
common-stage-progress = { $stage }、{ $percent }
common-stage-progress-left = { $stage }、{ $percent }、残り{ $left }

## Roles
common-role-viewer = 閲覧者
common-role-editor = 編集者
common-role-owner = 所有者
common-role-viewer-hint = すべてを閲覧できます
common-role-editor-hint = プロジェクト、実行、共有リンクを作成・編集できます
common-role-owner-hint = メンバー、APIキー、Webhook、監査ログも管理できます
common-role-required = 「{ $needed }」の役割が必要です（現在の役割：{ $role }）。
common-toggle-password = パスワードの表示を切り替え
