## シナリオのアレイ

arrays-title = アレイ
arrays-add = アレイを追加
arrays-add-model = 新しいアレイのモデル
arrays-added = { $name }を追加しました
arrays-added-hint =
    { $n ->
        [0] このアレイにデータを置くプールはまだありません。プールの設定でデータを割り当ててください。
       *[other] { $n }個のプールのプロファイルを格納します。変更するには、プールを編集してください。
    }
arrays-name = 名前
arrays-name-hint = 空欄の場合はモデル名
arrays-remove = アレイを削除
arrays-remove-hint = データをメインアレイに移動します
arrays-removed = { $name }を削除しました
arrays-removed-hint = データはメインアレイに移動しました。元に戻す（Ctrl+Z）で復元されます。

## 導入済みアレイ

arrays-installed = 導入済みアレイ
arrays-installed-none = すべての部品を購入する前提です。顧客がこの構成をすでに所有している場合は、導入済みに設定してください。価格は追加する部品にのみ計上されます。
arrays-installed-hint = 顧客はこの構成をすでに所有しています。価格は追加する部品にのみ計上されます。
arrays-installed-mark = 導入済みに設定
arrays-installed-use = 現在の構成を導入済みに設定
arrays-installed-return = 導入済みの構成に戻す
arrays-installed-clear = 導入済みの設定を解除
arrays-configuration = { $model }：{ $parts }
arrays-n-arrays = アレイ{ $n }台
arrays-n-controllers = コントローラー{ $n }台
arrays-n-controllers-each = 各コントローラー{ $n }台
arrays-n-nodes = ノード{ $n }台
arrays-too-many-hosts = { $name } – 選択不可：最大{ $most }ノードですが、ホストは{ $hosts }台の予定です
arrays-flash-cache = フラッシュキャッシュ{ $size }
arrays-n-ports = ポート{ $n }個

## プールのデータの配置

arrays-placement = データの配置
arrays-image = イメージ
arrays-image-hint = デスクトップが読み取るイメージのコピー
arrays-delta = 差分
arrays-delta-hint = デスクトップが書き込むブロック、その他のディスク、スワップファイル
arrays-profile = プロファイル
arrays-profile-hint = プロファイルコンテナーとユーザーデータ
arrays-profile-data-hint = ユーザーデータ。このプールのプロファイルコンテナーはアレイ上にありません
arrays-profile-none-hint = 効果なし：このプールにはアレイ上のプロファイルデータがありません

## 結果

arrays-note = アレイを選択すると、その値が表示されます。ログオン時間はすべてのアレイに共通です。
arrays-column-array = アレイ
arrays-column-verdict = 判定
arrays-shown = 結果の対象
arrays-of = { $what }：{ $array }

arrays-states-title = 増加と障害
arrays-states-note = 判定はこれらの状態すべてを対象とします。グラフと表は現在の状態を示します
arrays-states-column-state = 状態
arrays-states-column-phases = 目標を達成するフェーズ
arrays-states-phases = { $total }中{ $met }

## Other workloads

arrays-others = このアレイのその他のワークロード
arrays-others-note = アレイを引き続き使用するサーバー、データベースなどのシステム。負荷はカレンダー全体で一定とします。
arrays-others-unmeasured = { $names }の負荷は含まれていません。
arrays-others-unmeasured-included = 負荷を含めた
arrays-others-iops-hint = 負荷の高い日の平均（アレイの性能モニターの表示値）
arrays-others-size-hint = これらの読み取りと書き込みの平均サイズ
arrays-others-used-hint = データ削減後の物理容量（アレイの表示値）

## Families compared without a choice
arrays-families-default = 選択しない場合は、シナリオのアレイを、注文可能で仕様書から推定したものではない同じ種類のすべてのファミリーと比較します。
