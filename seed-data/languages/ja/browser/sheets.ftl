## Page
sheets-title = アレイを追加
sheets-title-edit = アレイを編集
sheets-from-sheet = 代わりに仕様書から入力
sheets-lead = 仕様書の記載からアレイのモデルを作成します。
sheets-steps = 手順
sheets-step-hardware = ハードウェア
sheets-step-protection = データ保護とデータサービス
sheets-step-maximum = 公表された最大値
sheets-step-summary = 概要
sheets-next = 次へ
sheets-back = 戻る
sheets-save = アレイを保存
sheets-saved = アレイを保存しました
sheets-saved-hint = { $name }はすべてのシナリオで選択できます。
sheets-required = 必須です
sheets-optional = 任意
sheets-assumed = 仮定：{ $value }
sheets-assumed-range = 仮定：{ $value }（{ $low }～{ $high }）

## Key figures
sheets-mine = 使用中のアレイが一覧にない
sheets-mine-title = 自社のアレイ
sheets-figures-lead = コントローラー2台のアレイなら、5つの値で足ります。ドライブとホットスペアは想定した値で、修正できます。ハイブリッドアレイは、カタログの似たものをコピーしてください。
sheets-figures-name = メーカーと製品名
sheets-figures-name-example = Dell Unity XT 480F
sheets-figures-capacity = 実効容量
sheets-figures-unit = 単位
sheets-figures-reduction-hint = 空欄の場合は3 : 1（1.5～5）を仮定します
sheets-figures-iops = 最大IOPS
sheets-figures-latency = レイテンシ
sheets-figures-iops-hint = 小さなランダムI/Oの最大レートです。仮想デスクトップでは通常、1 ms、8 KiBブロック、読み取り70%です。
sheets-figures-ports = コントローラーあたりのポート数
sheets-figures-port = ポートの種類
sheets-port-fc = { $speed } Gb/s Fibre Channel
sheets-port-ethernet = { $speed } Gb/sイーサネット
sheets-figures-price = 購入価格
sheets-figures-price-hint = 任意：見積もりでのアレイ全体の価格（{ $currency }）。入力しない場合、比較に価格は表示されません。
sheets-parts-title = 想定した部品
sheets-parts = { $drive } × { $drives }、コントローラーあたりホットスペア{ $spares }台、コントローラー{ $controllers }台、コントローラーあたり{ $ports }ポート
sheets-parts-drive = ドライブのモデル
sheets-parts-drive-assumed = 想定
sheets-parts-drives = ドライブ数
sheets-figures-assumed = その他の値は同クラスのアレイから仮定します。仮定の幅は各結果の信頼度に反映されます。
sheets-figures-waiting = 容量と最大IOPSを入力すると曲線が表示されます。
sheets-figures-source = { $name }の主要な値
sheets-figures-publisher = ユーザーが入力
sheets-name-taken = この名前は別のアレイで使われています
sheets-refine = 段階的に詳細化

## Hardware
sheets-array = アレイ
sheets-vendor = メーカー
sheets-name = モデル
sheets-release = ソフトウェアのリリース
sheets-introduced = 発売年
sheets-design = 構成方式
sheets-design-shared = 共有コントローラーのアレイ
sheets-design-hyperconverged = ハイパーコンバージド（各ホスト）
sheets-design-nodes = ストレージノードのクラスター
sheets-controller-hardware = コントローラーとポート
sheets-controller-note = コア、メモリ、ポートは1台のコントローラーまたはノードの値です。
sheets-controllers = アレイあたりのコントローラー数
sheets-cores = CPUコア数
sheets-specrate = コアあたりのSPECrate 2017 Integer
sheets-specrate-hint = プロセッサーのベーススコアをコア数で割った値。
sheets-memory = メモリ
sheets-port-speed = ポート速度
sheets-ports = ホストポート数
sheets-max-arrays = クラスター内の最大アレイ数
sheets-max-nodes = クラスター内の最大ノード数
sheets-media-hardware = メディアと筐体
sheets-media = メディアとバックエンドプロトコル
sheets-media-nvme = フラッシュ、NVMe
sheets-media-sas = フラッシュ、SASまたはSATA
sheets-tier = ドライブの名称
sheets-drives = 対応ドライブ
sheets-slots = ドライブスロット数
sheets-max-drives = 最大ドライブ数
sheets-max-drives-hint = 拡張シェルフを含みます。既定値はスロット数です。
sheets-watts = ドライブを除く消費電力
sheets-rack-units = 高さ

## Data protection and services
sheets-protection = データ保護
sheets-protection-note = 実効容量と書き込みの処理量を決めます。
sheets-kind = 保護方式
sheets-kind-raid = RAIDグループ
sheets-kind-copies = 他ノードへのコピー
sheets-kind-code = ノード間のイレイジャーコーディング
sheets-group-raid = RAIDグループあたりのドライブ数
sheets-group-copies = ブロックごとのコピー数
sheets-group-code = ストライプあたりのフラグメント数
sheets-parity-raid = グループあたりのパリティドライブ数
sheets-parity-code = ストライプあたりのパリティフラグメント数
sheets-spares = コントローラーあたりのホットスペア数
sheets-reserve = 予約容量
sheets-reserve-hint = ファイルシステム、再構築、空き領域。
sheets-services = データサービス
sheets-services-note = 保存データを削減します。この方法では、そのためのCPU時間は加算されません。
sheets-compression = 圧縮
sheets-deduplication = 重複排除
sheets-reduction = データ削減率
sheets-reduction-hint = 保存1バイトあたりの書き込みバイト数。

## Published maximum and document
sheets-maximum = 公表された最大値
sheets-maximum-note = 小さいランダムI/Oの最大レート。I/OあたりのCPU時間の範囲を狭めます。
sheets-has-maximum = 仕様書にブロックサイズと読み取り比率を伴うレートの記載がある
sheets-iops = IOPS
sheets-block = ブロックサイズ
sheets-reads = 読み取り比率
sheets-latency = このレートでの応答時間
sheets-latency-hint = 任意。予測との比較にのみ使用します。
sheets-maximum-controllers = テストのコントローラー数
sheets-maximum-nodes = テストのノード数
sheets-document = 仕様書
sheets-document-note = 入力するすべての数値の出典です。
sheets-source = タイトル
sheets-publisher = 発行元
sheets-dated = 日付
sheets-dated-hint = 日付がない場合は、確認した日。
sheets-address = Webアドレス

## Curve
sheets-curve = 応答時間
sheets-curve-mix = { $block } KiB、読み取り{ $reads }%、全スロットと全ポート
sheets-curve-waiting = ハードウェアとデータ保護の入力が完了すると曲線が表示されます。
sheets-curve-published = 公表値
sheets-curve-maximum = 予測最大値
sheets-curve-summary = IOPSに対する応答時間。{ $sentence }

## Summary
sheets-parameters = サービスパラメーター
sheets-parameters-note = 仕様書から導出した値と、P10～P90の範囲。
sheets-capacity = 全スロット使用時の容量
sheets-with-unit = { $value } { $unit }
sheets-for-project = このアレイはプロジェクト「{ $project }」で選択肢に表示されます。
