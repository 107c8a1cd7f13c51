### Frame of the page: navigation, theme, language.

app-skip-to-content = 本文へスキップ
app-nav = メインナビゲーション
app-nav-projects = プロジェクト
app-nav-runs = 実行
app-nav-imports = インポート
app-nav-evidence = エビデンス
app-nav-catalog = カタログ
app-theme-system = テーマ：システム
app-theme-light = テーマ：ライト
app-theme-dark = テーマ：ダーク
app-language = 言語：{ $language }
app-help = ヘルプ（英語）
app-selected = 選択中

## Errors
app-error-title = 問題が発生しました
app-error-detail = 変更内容はこのブラウザーに保存されています。エラー：{ $error }
app-not-found = ページが見つかりません
app-not-found-hint = 削除されたか、リンクが不完全な可能性があります。

## Account menu
app-organization = 組織：{ $name }
app-no-organization = 組織なし
app-switch-organization = 組織を切り替え
app-read-only = 読み取り専用
app-read-only-hint = ここでの役割は閲覧者です。編集者と所有者は変更できます。
app-account-menu = { $name }：アカウントと設定
app-account = アカウント
app-settings = 設定
app-sign-out = サインアウト
app-unsaved = 未保存の変更
app-unsaved-text = このブラウザーには{ $n }件のシナリオの未保存の変更があります。保持すると、次にここで開いたときに復元されます。このコンピューターの他のユーザーが読める可能性があります。
app-stay = サインインを続ける
app-discard-sign-out = 破棄してサインアウト
app-keep-sign-out = 保持してサインアウト
app-scenario-deleted = { $name }を削除しました。実行とレポートは残ります

## Command palette
app-search = 検索
app-search-keys = 検索（{ $keys }）
app-search-field = シナリオ、ページ、操作を検索
app-search-placeholder = シナリオ、ページ、操作
app-search-results = 検索結果
app-search-count = { $n }件
app-search-none = 「{ $text }」に一致する結果はありません
app-group-actions = 操作
app-group-scenario = このシナリオ
app-group-scenarios = シナリオ
app-group-pages = ページ
app-group-settings = 設定
app-group-events = イベント
app-group-help = ヘルプ
app-open-guide = 3ステップガイド
app-open-recommend = 推奨事項
app-open-failures = コンポーネント障害
app-open-versions = バージョン
app-catalog-arrays = カタログ：アレイ
app-catalog-drives = カタログ：ドライブ
app-catalog-workloads = カタログ：ワークロードプロファイル
app-catalog-deployments = カタログ：展開方式
app-catalog-sources = カタログ：出典
app-catalog-prices = カタログ：価格表

## Keyboard shortcuts
app-keys = キーボードショートカット
app-keys-everywhere = すべてのページ
app-keys-scenario = シナリオ
app-keys-event = カレンダーでフォーカスのあるイベント
app-keys-numbers = 数値フィールド
app-keys-undo = 元に戻す
app-keys-redo = やり直す
app-keys-move-time = 15分移動
app-keys-move-day = 1日移動
app-keys-move-end = 終了時刻を移動
app-keys-open = 開く
app-keys-delete = 削除
app-keys-duplicate = 翌日にコピー
app-keys-select = 選択に追加
app-keys-unselect = 選択を解除
app-keys-menu = メニューを開く
app-keys-copy = コピー
app-keys-paste = ポインターの位置に貼り付け
app-keys-step = 1段階増減
app-keys-ten-steps = 10段階増減
