### Recommended hardware, shortlist of array families, comparison of scenarios, response-time curve.

## Configuration: its parts, separated by commas

configuration-list = { $first }、{ $others }
configuration-arrays = アレイ{ $n }台
configuration-nodes = ノード{ $n }台
configuration-controllers = コントローラー{ $n }台
configuration-controllers-each = 各コントローラー{ $n }台
configuration-drives = { $drive } × { $n }
configuration-volumes = { $volume } { $size } × { $n }
configuration-tiers = { $first } + { $others }
configuration-flash-cache = フラッシュキャッシュ{ $size }
configuration-no-flash-cache = フラッシュキャッシュなし
configuration-ports = ポート{ $n }個
configuration-host-cache = 各ホストにイメージキャッシュ{ $size }
configuration-host-cache-off = ホストのイメージキャッシュなし

## Bill of materials: a part, as a label

bill-array = アレイ（{ $array }）
bill-array-without-rate = アレイ（{ $array }、価格は{ $entered }、{ $currency }へのレートなし）
bill-controller = コントローラー（{ $array }）
bill-node = ノード（{ $array }）
bill-node-in-hosts = ノード（サーバーを除く、{ $array }）
bill-shelf = シェルフ（{ $array }）
bill-cache-module = キャッシュモジュール（{ $array }）
bill-port = ポート（{ $array }）
bill-added-drives = { $drive }（追加）
bill-host-memory = ストレージとイメージキャッシュ用のホストメモリ（GiB）
bill-gib = { $volume }（GiB）
bill-power = 電力（kWh）
bill-support = サポート（年額、購入価格の{ $share }）

## Missed goals

missed-completion = 期限内の完了
missed-failure-tolerance = 耐障害性
missed-data-protection = データ保護
missed-drives-without-raid = RAIDなしのドライブ
missed-capacity = 容量
missed-hosts = ホスト
missed-goal-on-array = { $array }の{ $goal }
missed-goal-at = { $goal }（{ $phase }）
missed-without-storage = { $n ->
       *[other] ストレージでは達成できない目標：{ $goals }。
    }

## Recommendation for one array family

assumed-value = { $value }（想定）
assumed-parts = このアレイは容量、データ削減率、性能だけが指定されています。ソフトウェアのリリース、コントローラー、ドライブ、スペア、ポートは同クラスのアレイに基づく想定です。
recommendation-of-model = { $model }、{ $configuration }
recommendation-cheapest = すべての目標を達成する最も安価な構成：{ $configuration }。
recommendation-fewest-drives = すべての目標を達成するドライブ数最少の構成：{ $configuration }。
recommendation-cheapest-of-storage = ストレージに関する目標をすべて達成する最も安価な構成：{ $configuration }。
recommendation-fewest-drives-of-storage = ストレージに関する目標をすべて達成するドライブ数最少の構成：{ $configuration }。
recommendation-none = このファミリーにはすべての目標を達成する構成がありません。
recommendation-closest = 最も近い構成：{ $configuration }。
recommendation-missed-goal = 未達の目標：{ $goal }。
recommendation-missed-phases = 未達の目標：{ $goal }。ほかに{ $n }件のフェーズでも目標が未達です。
recommendation-missed-goals = 未達の目標：{ $goal }、ほか{ $n }件。
recommendation-illustrative-prices = 価格は参考値であり、見積もりではありません。

## Shortlist of array families

shortlist-without-raid = このファミリーはRAIDもコピーも使わずにデータを保存します。ドライブが故障すると、そのデスクトップとデータが失われます。すでに導入されている場合にのみ対象になります。
shortlist-tier-missing = 障害「{ $failure }」は階層{ $tier }のドライブに影響しますが、このファミリーにはその階層がありません。
shortlist-too-many-users = プロファイルコンテナーのユーザーには{ $shares }個以上のファイル共有が必要ですが、シナリオの上限は{ $most }個です。
shortlist-too-many-hosts = このファミリーは各ホスト上で動作し、対応するホストは最大{ $most }台です。シナリオのホストは{ $hosts }台です。
shortlist-too-few-hosts = このファミリーはすべてのホストで動作し、{ $least }台以上のホストが必要です。シナリオのホストは{ $hosts }台です。
shortlist-storage-lost = この障害により、デスクトップがストレージを利用できなくなります。
shortlist-missed = 未達：{ $goal } – { $phase }。
shortlist-missed-without = 未達：{ $goal } – { $part }：{ $phase }。
shortlist-headroom-limit = 余力を制限する目標：{ $goal }。
shortlist-headroom-limit-in-phase = 余力を制限する目標：{ $goal } – { $phase }。
shortlist-headroom-limit-without = 余力を制限する目標：{ $goal } – { $part }：{ $phase }。
shortlist-headroom-limit-failure = 余力は障害により制限されます。{ $failure }
shortlist-cheapest = { $n ->
        [0] 比較した唯一のファミリーである{ $family }は、すべての目標を達成します：{ $configuration }、{ $price }。
        [1] すべての目標を達成するファミリーは{ $family }のみです：{ $configuration }、{ $price }。
       *[other] すべての目標を達成する{ $n }ファミリーのうち、{ $family }が最も安価です：{ $configuration }、{ $price }。
    }
shortlist-fewest-drives = { $n ->
        [0] 比較した唯一のファミリーである{ $family }は、すべての目標を達成します：{ $configuration }。
        [1] すべての目標を達成するファミリーは{ $family }のみです：{ $configuration }。
       *[other] すべての目標を達成する{ $n }ファミリーのうち、{ $family }のドライブ数が最少です：{ $configuration }。
    }
shortlist-cheapest-of-storage = { $n ->
        [0] 比較した唯一のファミリーである{ $family }は、ストレージに関する目標をすべて達成します：{ $configuration }、{ $price }。
        [1] ストレージに関する目標をすべて達成するファミリーは{ $family }のみです：{ $configuration }、{ $price }。
       *[other] ストレージに関する目標をすべて達成する{ $n }ファミリーのうち、{ $family }が最も安価です：{ $configuration }、{ $price }。
    }
shortlist-fewest-drives-of-storage = { $n ->
        [0] 比較した唯一のファミリーである{ $family }は、ストレージに関する目標をすべて達成します：{ $configuration }。
        [1] ストレージに関する目標をすべて達成するファミリーは{ $family }のみです：{ $configuration }。
       *[other] ストレージに関する目標をすべて達成する{ $n }ファミリーのうち、{ $family }のドライブ数が最少です：{ $configuration }。
    }
shortlist-lowest-total = ホストとライセンスを含む総コストは{ $family }が最も低くなります：{ $configuration }、{ $years }年間で{ $price }。
shortlist-cheapest-by-kind = { $families }
shortlist-cheapest-array = 最も安価なアレイ：{ $family }、{ $price }。
shortlist-cheapest-hyperconverged = 最も安価なハイパーコンバージド：{ $family }、{ $n }ノード、{ $price }（ストレージソフトウェアを含み、サーバーとその他のライセンスを含まない）。
shortlist-cheapest-local = 最も安価なローカルドライブ：{ $family }、{ $price }（サーバーを含まない）。
shortlist-cheapest-cloud = 最も安価なクラウドボリューム：{ $family }、{ $price }。
shortlist-kinds-differ = 種類の異なるストレージの価格は、含まれるものが異なるため比較しません。
shortlist-missing-prices = 価格が不明：{ $parts }。
shortlist-not-compared = 価格が不明のため比較対象外：{ $families }。
shortlist-none = どのファミリーにもすべての目標を達成する構成がありません。
shortlist-closest = 最も近いのは{ $family }です：{ $configuration }。
shortlist-no-io = 最も厳しいフェーズの最も負荷の高い1分間に、アレイへのI/Oはありません。
shortlist-window = このファミリーで最も厳しいイベント（{ $event }）の、最も負荷の高い1分間をシミュレーションしました。
shortlist-percentiles = 最も負荷の高い1分間（I/O { $n }件）の応答時間の99パーセンタイルは、{ $percentiles }です。
shortlist-means = 目標は平均値に適用されます（ここでは{ $means }）。
shortlist-reads = 読み取り{ $time }
shortlist-writes = 書き込み{ $time }
shortlist-means-differ = 平均値とカレンダーのシミュレーションの平均値との差が許容範囲を超えています。

## What prices contain

price-basis-mixed = { $years }年間の価格比較：購入するストレージは{ $items }、クラウドストレージは利用料。
price-basis-total = 価格は{ $years }年間の合計です：{ $items }。
price-basis-rent = 価格は{ $years }年間の利用料です。
price-basis-once = 価格は購入価格です。
price-basis-purchase = 購入価格
price-basis-support = サポート
price-basis-power = 電力
price-basis-hosts = ホスト
price-basis-licenses = ライセンス
price-basis-in-total-cost = 総所有コストには、価格のあるホストとライセンスが含まれます。
price-storage-only = { $price }（ストレージのみ、サーバーを含まない）
price-contents-volumes = 価格に含まれるのはストレージ（ボリュームの利用料）だけです。仮想マシンは含まれません。
price-contents-in-hosts = 価格に含まれるのはストレージ（{ $n }ノードのドライブとソフトウェア）だけです。サーバーは含まれません。
price-contents-nodes = 価格に含まれるのはストレージ（ストレージノード{ $n }台、ドライブとソフトウェアを含む）だけです。デスクトップ用のサーバーは含まれません。
price-contents-array = 価格に含まれるのはストレージ（コントローラー、ドライブ、ソフトウェア）だけです。デスクトップ用のサーバーは含まれません。

## Total cost of ownership

ownership-title = 総所有コスト
ownership-column-item = 項目
ownership-column-once = 一括
ownership-column-per-year = 年額
ownership-storage = ストレージ（割引前）
ownership-discount = 割引
ownership-hosts = ホスト（{ $n } × { $price }）
ownership-license = { $name }（{ $n } × { $price }）
ownership-support = サポート（{ $price }の{ $share }／年）
ownership-power = ストレージの電力（{ $power }、PUE { $pue }）
ownership-per-desktop-per-month = デスクトップあたり月額（{ $n }デスクトップ）
ownership-total = 総コストは3年間で{ $three }、5年間で{ $five }、3年間のデスクトップあたり月額は{ $month }です（{ $n }デスクトップ）。
ownership-total-priced = 価格のある項目の合計は3年間で{ $three }、5年間で{ $five }、3年間のデスクトップあたり月額は{ $month }です（{ $n }デスクトップ）。
ownership-total-storage = 価格のある項目の合計：ストレージの{ $price }。
ownership-not-known = 総コストは不明です。
ownership-not-included = 含まれていない項目：{ $items }。
ownership-no-storage-price = ストレージ（{ $parts }の価格なし）
ownership-no-host-price = ホスト（価格なし）
ownership-no-licenses = ライセンス（入力なし）
ownership-no-sockets = { $name }（ホストあたりのソケット数なし）
ownership-no-support = サポート（料率なし）
ownership-no-kwh-price = 電力（kWh単価なし）
ownership-no-power = 電力（不明な部品あり）
ownership-power-of-hosts = 電力（ホストが消費）

## Comparison

comparison-price = 価格
comparison-price-per-desktop = デスクトップあたりのストレージ費用
comparison-price-per-desktop-of = デスクトップあたりのストレージ費用（{ $n }デスクトップ）
comparison-ownership = { $years }年間の総コスト
comparison-ownership-per-desktop = { $years }年間のデスクトップあたり月額総コスト
comparison-price-per-user = ユーザーあたりのストレージ費用
comparison-drives = ドライブ
comparison-rack-units = ラックユニット
comparison-power = 消費電力
comparison-headroom = 余力
comparison-usable-capacity = 実効容量
comparison-spare-capacity = 空き容量
comparison-good-logins = 良好なログオン
comparison-fair-logins = 普通のログオン
comparison-poor-logins = 不良なログオン
comparison-mean-login = 平均ログオン時間
comparison-duration = 所要時間
comparison-io-rate = I/Oレート
comparison-read-latency = 読み取りレイテンシ
comparison-write-latency = 書き込みレイテンシ
comparison-best-price = 価格が最も安い
comparison-best-drives = ドライブ数が最少
comparison-best-rack-units = ラックユニット数が最少
comparison-best-power = 消費電力が最小
comparison-best-headroom = 余力が最大
comparison-best-spare-capacity = 空き容量が最大
comparison-only-one = すべての目標を達成する唯一の構成
comparison-best-experience = ユーザー体験が最良
comparison-leader = { $column }：{ $strengths }。
comparison-both-meet = どちらもすべての目標を達成します。
comparison-all-meet = { $n }件すべてがすべての目標を達成します。
comparison-at-risk = { $n ->
       *[other] { $columns }は要注意です。
    }
comparison-some-meet = { $columns }がすべての目標を達成します。
comparison-neither-meets = すべての目標を達成するものはありません。
comparison-none-meets = { $n }件のうち、すべての目標を達成するものはありません。
comparison-no-difference = 有意な差はありません。
comparison-not-comparable = 比較できません。
comparison-different-desktops = デスクトップ数が異なります：{ $values }。
comparison-different-users = ユーザー数が異なります：{ $values }。
comparison-different-calendars = カレンダーが異なります：{ $values }。
comparison-calendar = { $start }～{ $end }
comparison-different-workloads = ワークロードプロファイルが異なります：{ $values }。
comparison-different-goals = 目標が異なります。
comparison-warning = { $column }：{ $warning }
comparison-different-versions = 結果を計算したエンジンまたはカタログのバージョンが異なるため、差の一部はその影響の可能性があります。
comparison-headroom-missing = 一部の列では余力の値がありません。
comparison-families-of-runs = 実行ではなく構成案に適用されます
comparison-runs-and-options = 実行またはshortlistのいずれかを指定してください
comparison-no-option = shortlistの構成案ではありません
comparison-number-of-columns = は有効な列数ではありません

## Response-time curve of a phase

curve-position = { $rate }での平均応答時間は{ $time }です。
curve-position-above-goal = { $rate }での平均応答時間は{ $time }で、目標の{ $goal }を超えています。
curve-uneven-load = 負荷は変動しています。一定のレートであれば、平均応答時間は{ $time }になります。
curve-some-degraded = 一部のI/Oはコンポーネントの障害中に処理されました。曲線は正常なアレイのものです。
curve-mostly-degraded = ほとんどのI/Oはコンポーネントの障害中に処理されました。曲線は縮退状態のアレイのものです。
curve-goal-rate = このI/O構成の一定の負荷では、{ $rate }まで目標の{ $goal }を達成します。
curve-goal-missed = このI/O構成では、アイドル状態のアレイでも目標の{ $goal }を達成できません。
curve-bottleneck = ボトルネック：{ $component }（{ $full }で飽和）。
curve-bottleneck-with-goal = ボトルネック：{ $component }（{ $rate }で使用率目標の{ $goal }に到達、{ $full }で飽和）。
curve-two-bottlenecks = ボトルネック：{ $first }（{ $rate }で使用率目標の{ $goal }に到達）、続いて{ $component }（{ $full }で飽和）。

# Arrays from specification sheets
sheet-maximum = I/Oサイズ{ $block }、読み取り{ $reads }での予測最大値は{ $rate }（{ $low }～{ $high }）です。ボトルネック：{ $component }。
sheet-without-maximum = CPU時間は他のファミリーのストレージテストに基づきます。公表された最大値があれば範囲は狭くなります。
sheet-as-published = 指定された最大値{ $rate }と一致します。
sheet-above-published = 指定された最大値{ $rate }を{ $difference }上回ります。
sheet-below-published = 指定された最大値{ $rate }を{ $difference }下回ります。
sheet-rate-at-latency = 指定された応答時間{ $latency }での予測は{ $rate }です。
sheet-rate-at-latency-below = 指定された応答時間{ $latency }での予測は、指定値{ $stated }に対して{ $rate }で、{ $difference }下回ります。
sheet-rate-at-latency-above = 指定された応答時間{ $latency }での予測は{ $rate }で、指定値{ $stated }を{ $difference }上回ります。
sheet-latency-missed = 予測応答時間は、最小負荷でも指定された{ $latency }を超えます。

## Budget

budget-met = { $years }年間の予算{ $budget }を{ $difference }下回ります。
budget-exceeded = { $years }年間の予算{ $budget }を{ $difference }超えます。
budget-other-currency = 価格の通貨が{ $currency }のため、予算{ $budget }と比較できません。
budget-missing-prices = 価格が不足しているため、予算{ $budget }と比較できません。
budget-all-arrays = 全アレイで{ $price }：{ $comparison }

## Upgrade of an installed array: whole sentences

upgrade-adds-nothing = 導入済みのアレイ（{ $array }）への追加はありません。
upgrade-adds = 導入済みのアレイ（{ $array }）に追加：{ $parts }。
upgrade-replaces = 導入済みのアレイ（{ $array }）を置き換えます。
upgrade-left-over = 不要になる部品：{ $parts }。
upgrade-end-of-sale = { $array }は販売を終了しています。これらの部品をまだ注文できるか確認してください。
upgrade-firmware = ファームウェアを{ $before }から{ $after }へアップグレードします。

field-families-or-exclusions = 比較するファミリーか除外するファミリーのいずれかを指定してください
allowed-families-or-exclusions = family_idsとexcluded_family_idsのいずれか
