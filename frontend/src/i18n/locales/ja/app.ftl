### Frame of the page: navigation, theme, language.

app-skip-to-content = 本文へスキップ
app-nav = メインナビゲーション
app-nav-projects = プロジェクト
app-nav-runs = 実行
app-nav-imports = インポート
app-nav-evidence = エビデンス
app-nav-catalog = カタログ
app-theme-system = テーマ: システム
app-theme-light = テーマ: ライト
app-theme-dark = テーマ: ダーク
app-language = 言語: { $language }
app-selected = 選択中

## Errors
app-error-title = 問題が発生しました
app-error-detail = 変更内容はこのブラウザーに保存されています。エラー: { $error }
app-not-found = ページが見つかりません
app-not-found-hint = 削除されたか、リンクが不完全な可能性があります。
