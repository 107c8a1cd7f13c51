# スライド。

slide-label-value = { $label }：{ $value }
slide-shape-chart = グラフ{ $number }
slide-shape-table = 表{ $number }
slide-shape-text = テキスト{ $number }
slide-layout-cover = 表紙
slide-layout-message = メッセージ
slide-lead-placeholder = 要点
slide-file-title = { $title }：{ $scenario }
slide-source = 出典：Stormsizerによるシミュレーション、作成{ $created }、{ $versions }。
slide-cover-subtitle = { $title }：{ $subtitle }
slide-cover-owner = { $customer }向け（{ $author }）
slide-cover-facts = { $created } · { $versions }
slide-logo = ロゴ
slide-logo-of = { $name }のロゴ

slide-table-described = { $rows }行の表：{ $caption }。列：{ $columns }。最初の行：{ $first }。
slide-table-empty = { $rows }行の表：{ $caption }。列：{ $columns }。
slide-column-unit = { $label }、{ $unit }
slide-more = ほか{ $n }件
slide-more-in-report = ほか{ $n }件（レポート参照）
slide-column-phase = フェーズ
slide-column-bottleneck = ボトルネック
slide-column-reads = 読み取り
slide-column-writes = 書き込み
slide-column-peak = ピーク
slide-column-read = 読み取り
slide-column-write = 書き込み
slide-series-highest = 最大
slide-series-mean = 平均

slide-verdict-notes = 判定はカレンダー全体を対象とし、各フェーズをすべての目標と照合しています。

slide-figures-title = { $total }フェーズのうち{ $met }フェーズですべての目標を達成
slide-figures-title-login = { $total }フェーズのうち{ $met }フェーズですべての目標を達成。最も遅いログオンは平均{ $login }
slide-figures-lead = シミュレーションしたカレンダーの主要な値。
slide-states-title = { $n }件の状態のうち{ $met }件ですべての目標を達成
slide-states-lead = 現在、計画した増加の後、目標が想定する各コンポーネントの障害時の判定です。
slide-pools-title = { $pools }個のプールのデスクトップ{ $n }台
slide-figures-notes = 完了した実行の値です。平均は各フェーズの平均化区間を対象とします。
slide-simulated = シミュレーションしたシナリオ
slide-simulated-pools = { $subtitle }：プール{ $n }個（{ $pools }）
slide-simulated-events = カレンダーのイベント{ $events }件、評価したフェーズ{ $phases }件、時刻は{ $zone }
slide-simulated-hosts = ホスト{ $n }台（1台あたりメモリ{ $memory }）
slide-goals = 目標
slide-goal-at-least = { $label }：{ $limit }以上
slide-goal-at-most = { $label }：{ $limit }以下

slide-week-title = ピーク負荷：{ $phase }で{ $load }
slide-week-title-empty = このカレンダーにI/Oはありません
slide-week-lead = 淡い線は{ $interval }ごとの最大値で、1分平均では見えないピークも含みます。濃い線は平均値で、応答時間は全I/Oの平均です。
slide-week-notes = { $interval }の区間が{ $n }個（タイムゾーン：{ $zone }）。応答時間はホストでの測定値で、読み取りと書き込みのうち遅い方です。線が途切れている箇所にはI/Oがありません。
slide-week-goal = 目標：{ $limit }
slide-week-load-chart = カレンダー全体の1秒あたりの読み取りと書き込みの折れ線グラフ。{ $peak }。
slide-week-latency-chart = カレンダー全体のホストでの応答時間の折れ線グラフ。目標：{ $limit }。
slide-week-load-axis = 読み取りと書き込み、IOPS
slide-week-latency-axis = 応答時間、ms

slide-logins-title-good = すべてのログオンが良好
slide-logins-lead = ログオンは、ユーザーの到着からデスクトップが使えるまでが{ $good }以内なら良好、{ $fair }以内なら普通、それを超えると不良です。
slide-logins-part = { $total }件のログオンイベントのうち、最も遅い{ $n }件を示しています。
slide-logins-bar = { $event }（平均{ $mean }）
slide-logins-good = 良好
slide-logins-fair = 普通
slide-logins-poor = 不良
slide-logins-chart = { $caption }：{ $events }。
slide-logins-notes = 各ログオンイベントの目標は、良好なログオンが{ $good }以上、不良なログオンが{ $poor }以下です。

slide-phases-title-met = すべてのフェーズですべての目標を達成
slide-phases-title-missed =
    { $n ->
        [1] { $n }フェーズで目標が未達：{ $phase }
       *[other] { $n }フェーズで目標が未達（最も厳しい：{ $phase }）
    }
slide-phases-title-rows-met = { $first }～{ $last }行：これらのフェーズではすべての目標を達成
slide-phases-title-rows-missed = { $first }～{ $last }行：これらのフェーズでも目標が未達
slide-phases-title-rows-some = { $first }～{ $last }行：さらに{ $n }フェーズで目標が未達
slide-phases-lead = すべてのフェーズとその値（厳しい順）。
slide-phases-lead-part = フェーズとその値（厳しい順）：{ $total }件中{ $first }～{ $last }件目。
slide-phases-notes = 平均は各フェーズの平均化区間を対象とし、ピークは1分平均です。応答時間はホストでの読み取りと書き込みの値です。値が同じプールは1行にまとめています。
slide-phases-table = フェーズとその値（厳しい順）
slide-phases-logins = 良好{ $good }、平均{ $mean }
slide-phases-takes = 所要時間{ $duration }
slide-phases-unfinished = 完了しない
slide-phases-not-in-time = 時間内に未完了

slide-bottleneck-lead = 左：{ $phase }の使用率。
slide-bottleneck-notes = 使用率はコンポーネントが稼働している時間の割合で、上限はシナリオの目標です。
slide-bottleneck-peak = ピーク（1分平均）
slide-bottleneck-limit = 上限
slide-bottleneck-use = { $component } { $mean }（上限{ $limit }）
slide-bottleneck-chart = { $phase }の使用率の棒グラフ：{ $uses }。
slide-bottleneck-table = 各フェーズのボトルネック
slide-bottleneck-others = ほか{ $n }フェーズ

slide-cost = コスト：{ $cost }。
slide-not-searched-title = このレポートでは構成を検索していません
slide-not-searched-lead = 表はシミュレーションした構成です。
slide-alternatives-lead = 表は各ファミリーの最も安価な構成です。
slide-alternatives-desktops = デスクトップあたりの価格は{ $desktops }を基準としています。
slide-alternatives-notes = デスクトップ{ $desktops }台で評価しました。
slide-advice-title = { $change }：新規ハードウェアなしですべての目標を達成
slide-advice-earlier-title = バージョン{ $version }：{ $title }
slide-advice-lead = 影響の最も小さいスケジュール変更と、最も安価なハードウェア変更。いずれもカレンダー全体でシミュレーションしました。
slide-windows-title = 再起動時間は{ $window }を計画：シミュレーションでは{ $now }から{ $then }に短縮
slide-windows-title-before = 再起動時間は{ $window }を計画：このプランでは{ $now }、以前（バージョン{ $version }）は{ $before }
slide-windows-title-now = 再起動時間は{ $window }を計画
slide-windows-lead = 現在のアレイで、ほかのイベントを予定どおりとし、現在達成している目標が未達にならない最短の時間です。

slide-runway-lead = 既存アレイの場合。プールは比例して増加します。
slide-runway-notes = シミュレーション{ $simulations }回、刻み{ $step }台、増加率は年{ $growth }。
slide-runway-limit = すべての目標を達成する最大台数
slide-runway-years-chart = 年ごとのデスクトップ数と、アレイが対応できる{ $n }台を比較した折れ線グラフ。
slide-runway-chart = デスクトップ数の棒グラフ：{ $values }。

slide-confidence-no-driver = 特に影響の大きい入力値はありません。
slide-confidence-goals = 未達の多い目標
slide-confidence-no-goal = どのシミュレーションでも目標は未達になりません。
slide-confidence-table = 目標が未達になりやすいフェーズと、その値のP10～P90
slide-confidence-column-share = 目標達成の割合
slide-confidence-column-login = 平均ログオン時間

slide-sensitivity-now = 現在のデスクトップ数ですべてのコンポーネントが正常な場合、最も余裕の少ない目標は{ $phase }です（{ $margin }）。各入力値は単独で変化させています。
slide-sensitivity-notes = シミュレーション{ $n }回。最も近い目標までの余裕は目標に対する割合で、未達の場合は負です。カタログに範囲のない入力値は、標準的な割合で上下に変化させます。
slide-sensitivity-input = { $input }（{ $range }）
slide-sensitivity-low = 下端での余裕
slide-sensitivity-high = 上端での余裕
slide-sensitivity-chart = 各入力値の両端での、最も近い目標までの余裕の棒グラフ：{ $inputs }。

slide-evidence-lead = 較正に使用していない測定値と予測の比較。許容範囲外の値を先に示します。
slide-evidence-sources = 出典：{ $sources }。
slide-evidence-measured = 測定値（それぞれの単位）
slide-evidence-predicted = 予測値
slide-evidence-chart = { $n }件の測定値とその予測の散布図（対数軸）。
slide-evidence-inside = 許容範囲内
slide-evidence-outside = 許容範囲外
slide-evidence-equal = 一致

slide-assumptions-title-assumed = 結果は{ $n }個の値に基づき、うち{ $assumed }個は仮定です
slide-assumptions-lead = 仮定した値を、範囲の広いものから順に示します。結果を利用する前に確認してください。レポートにはすべての値があります。
slide-assumptions-notes = { $total }個中{ $n }個の値を示しています。カレンダーにあるフェーズについて、理由ごとに範囲が最も広い値です。
slide-assumptions-table = 最初に確認すべき仮定
slide-assumptions-more = 同じ理由の値がほかに{ $n }個
slide-assumptions-column-fact = 仮定
slide-assumptions-column-value = 値
slide-assumptions-column-source = 出典

slide-reading-title = 予測はモデルの平均値であり、保証ではありません
slide-reading-lead = 作成{ $created }、{ $versions }。
slide-reading-about = このスライドについて
slide-reading-notes = 注記
slide-reading-more-notes = ほか{ $n }件の注記はレポートにあります。
slide-reading-sources = このスライドの値はすべて完了した実行のものです。出典はレポートに記載しています。
