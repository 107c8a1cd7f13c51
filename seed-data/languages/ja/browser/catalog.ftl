## Page
catalog-title = カタログ
catalog-lead = アレイ、ドライブ、ワークロードプロファイル、展開方式と各値の出典
catalog-kinds = カタログの区分
catalog-kind-arrays = アレイ
catalog-kind-drives = ドライブ
catalog-kind-workloads = ワークロードプロファイル
catalog-kind-deployments = 展開方式
catalog-kind-sources = 出典
catalog-kind-prices = 価格
catalog-generic = 汎用、未較正
catalog-sample = サンプルシナリオ
catalog-sample-label = { $name }のサンプルシナリオ
catalog-sample-missing = このファミリーにはサンプルシナリオがありません。
catalog-show-values = 値を表示
catalog-hide-values = 値を非表示
catalog-show-values-of = { $name }の値を表示
catalog-hide-values-of = { $name }の値を非表示
catalog-grade-measured = 実測
catalog-grade-specifications = 仕様書に基づく構成
catalog-grade-estimated = 推定
catalog-cited-facts = { $facts }件中{ $cited }件に出典あり
catalog-end-of-sale = 販売終了
catalog-custom = カスタム
catalog-measured-with = { $generator }で測定
catalog-stages = { $n }段階
catalog-attribution = { $publisher }：{ $source }

## Values of an entry
catalog-values = { $name }の値
catalog-parameter = 項目
catalog-value = 値
catalog-range = 範囲
catalog-status = 由来
catalog-source = 出典
catalog-general = 全般
catalog-limits = { $name }の上限
catalog-limit-size = サイズ
catalog-limit-burst-iops = バーストIOPS
catalog-limit-burst-mb = バーストMB/s
catalog-limit = 上限
catalog-limit-per-gib = GiBあたり{ $rate }、最大{ $most }
catalog-limit-from-per-gib = { $base } + GiBあたり{ $rate }、最大{ $most }
catalog-limit-of-throughput = スループット
catalog-limit-lasts = { $least }～{ $most }、満杯のクレジットで{ $time }
catalog-limit-credits = { $least }～{ $most }、満杯のクレジットは{ $credits } I/O
catalog-burst-per-gib = GiBあたり{ $rate }。{ $range }
catalog-burst-per-iops = 通常のIOPSの{ $rate }倍。{ $range }
catalog-unknown = 不明

## Review
catalog-checked = { $date }に確認
catalog-stale = 要更新
catalog-stale-hint = 出典との照合から1年以上経過しています。値を確認してください。
catalog-never = 未確認
catalog-never-hint = 登録後、出典と照合されていません

## Sources
catalog-address = アドレス
catalog-review = 確認
catalog-notes = 備考
catalog-source-published-study = 公開された調査
catalog-source-specification = 仕様書
catalog-source-manual = マニュアル
catalog-source-engineering-note = 技術メモ

## Custom entries
catalog-add-array = アレイを追加
catalog-copy = コピーを作成
catalog-copy-of = { $name }のコピーを作成
catalog-copy-name = { $name }（カスタム）
catalog-copied = コピーを作成しました
catalog-copied-hint = { $name }をカタログに追加しました。異なる値を変更してください。
catalog-name = 名前
catalog-id = ID：{ $id }
catalog-edit = 編集
catalog-edit-label = { $name }を編集
catalog-edit-numbers = 値を編集
catalog-edit-numbers-label = { $name }の値を編集
catalog-vendor = メーカー
catalog-introduced = 発売年
catalog-firmware = リリース{ $id }の名称
catalog-tier = 階層{ $id }の名称
catalog-tier-drives = 階層{ $id }のドライブ
catalog-save = 保存
catalog-saved = 保存しました
catalog-saved-hint = ライブプレビューには{ $name }の新しい値が使われます。既存の実行は変わりません。
catalog-delete = 削除
catalog-delete-label = { $name }を削除
catalog-deleted = { $name }を削除しました
catalog-document = 出典の文書
catalog-document-hint = データシートなど、文書または測定の名称
catalog-publisher = 発行元
catalog-document-date = 文書の日付
catalog-document-date-hint = または、値を最後に文書と照合した日付
catalog-numbers = 値
catalog-numbers-hint = 変更した値は上記の文書を出典とします。
