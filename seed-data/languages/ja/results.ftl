# Results of a simulation: goals, verdict, bottlenecks, experience, capacity, hosts, warnings.

## Goals

goal-group-logins = ログオン
goal-group-storage = ログオン中と作業中のストレージ
goal-group-hosts = ホスト
goal-group-time-and-space = 時間と容量

goal-login-good-s = 良好なログオン
    .limit = 良好なログオンの時間
    .input = 良好なログオン（最大）
    .sensitivity = 良好なログオンの上限
goal-login-fair-s = 普通のログオン
    .limit = 普通のログオンの時間
    .input = 普通のログオン（最大）
    .sensitivity = 普通のログオンの上限
goal-login-min-good-fraction = 良好なログオン
    .limit = ログオンが良好なユーザー
    .input = 良好なログオン（最小）
    .sensitivity = 良好なログオンの必要な割合
goal-login-max-poor-fraction = 不良なログオン
    .limit = ログオンが不良なユーザー
    .input = 不良なログオン（最大）
    .sensitivity = 不良なログオンの許容割合
goal-host-latency-max-ms = ホストでの応答時間
    .limit = ホストでの応答時間
    .input = 応答時間（最大）
    .sensitivity = 許容応答時間
goal-power-on-max-s = 電源投入時間
    .limit = プールの電源投入時間
    .input = 電源投入時間（最大）
    .sensitivity = 許容電源投入時間
goal-provisioning-max-s = 展開時間
    .limit = プールの展開時間
    .input = 展開時間（最大）
goal-controller-max-fraction = コントローラーCPU
    .limit = コントローラーCPU
    .input = コントローラーCPU（最大）
    .sensitivity = コントローラーCPUの許容使用率
goal-drive-max-fraction = ドライブ
    .limit = ドライブ使用率
    .input = ドライブ（最大）
    .sensitivity = ドライブの許容使用率
goal-port-max-fraction = ポート
    .limit = ポート使用率
    .input = ポート（最大）
    .sensitivity = ポートの許容使用率
goal-host-cpu-max-fraction = ホストCPU
    .limit = ホストCPU
    .input = ホストCPU（最大）
goal-memory-oversubscription-max-ratio = メモリのオーバーサブスクリプション
    .limit = ホストメモリに対するデスクトップメモリの比
    .input = メモリのオーバーサブスクリプション（最大）
goal-spare-capacity-fraction = 空き容量
    .limit = 空き容量
    .input = 空き容量（最小）
    .sensitivity = 必要な空き容量
goal-survives = 耐障害性
    .limit = 耐障害性
    .input = 耐障害性

goal-at-most = { $limit }以下
goal-at-least = { $limit }以上

## Phases

phase-label = { $time } { $event }
at-local-time = { $text }（{ $place }の現地時間{ $time }）

## Verdict

status-pass = 達成
    .headline = 達成：すべての目標を達成しています
    .headline-low = 達成（信頼度低）：すべての目標を達成しています
    .headline-guest-time = 達成（ゲストの時間は仮定）：すべての目標を達成しています
status-at-risk = 要注意
    .headline = 要注意：すべての目標を達成していますが、余裕がわずかです
    .headline-low = 要注意（信頼度低）：すべての目標を達成していますが、余裕がわずかです
    .headline-guest-time = 要注意（ゲストの時間は仮定）：すべての目標を達成していますが、余裕がわずかです
status-fail = 未達
    .headline = 未達：未達の目標があります

verdict-on-array = { $array }：{ $sentence }
verdict-array-without-io = どのフェーズにもI/Oがありません。
verdict-only-phase-met = カレンダーの唯一のフェーズですべての目標を達成しています。
verdict-all-phases-met = カレンダーの全{ $n }フェーズですべての目標を達成しています。
verdict-only-phase-met-alone = カレンダーの唯一のフェーズは目標を達成しています。
verdict-all-phases-met-alone = カレンダーの全{ $n }フェーズが目標を達成しています。
verdict-without-load = { $names }の負荷は含まれていません。
verdict-without-load-more = 他{ $n }台
verdict-phases-met = { $total ->
        [1] カレンダーの唯一のフェーズで目標を達成していません。
       *[other] { $total }フェーズ中{ $met }フェーズですべての目標を達成しています。
    }
verdict-worst-unfinished = 最も厳しいフェーズ：{ $phase } – 時間内に完了しません。
verdict-worst-logins = 最も厳しいフェーズ：{ $phase } – ログオンは良好{ $good }、普通{ $fair }、不良{ $poor }（平均{ $mean }）。
verdict-worst-goal = 最も厳しいフェーズ：{ $phase } – { $goal } { $value }（目標：{ $limit }）。
verdict-host-cpu-unchecked = ホストのコア数またはクロック周波数が不明なため、ホストのCPUは確認していません。
verdict-constraint = 性能の最小の余裕：{ $margin } – { $phase }、{ $goal } { $value }（目標：{ $limit }）。
verdict-constraint-mean = 性能の最小の余裕：{ $margin } – { $phase }、{ $goal }の平均{ $value }、最も負荷の高い1分間で{ $peak }（平均に対する目標：{ $limit }）。
verdict-constraint-unfinished = { $phase }は時間内に完了しません。
verdict-saturated = { $phase }は目標を達成していますが、ピーク時に飽和するコンポーネントがあります。
verdict-space-insufficient = 容量が不足しています：必要容量{ $needed }、実効容量{ $usable }。
verdict-space-short = 空き容量は{ $free }です（目標：{ $goal }以上）。
verdict-capacity = 空き容量は{ $free }（目標：{ $goal }以上）で、余裕は{ $margin }です。
verdict-capacity-nearest = 空き容量は性能よりも限度に近く、{ $free }（目標：{ $goal }以上）で、余裕は{ $margin }です。
# Planned states: the last year of the growth, and failed components. $part: “With one controller failed”
state-today = 現在（{ $n }台のデスクトップ）
state-part-on-array = { $array }の{ $part }
state-year = { $year }年（{ $n }台のデスクトップ）
state-year-and-part = { $year }年（{ $n }台のデスクトップ）、{ $part }
verdict-in-state = { $state }：{ $sentence }
verdict-today-met = すべてのコンポーネントが正常で、現在の{ $n }台のデスクトップであれば、すべての目標を達成します。
verdict-planned-growth-met = { $year }年の{ $n }台のデスクトップでも、すべての目標を達成します。
verdict-planned-failures-met = { $parts }が故障しても、すべての目標を達成します。
verdict-planned-both-met = { $year }年の{ $n }台のデスクトップで{ $parts }が故障しても、すべての目標を達成します。

## Bottleneck of a phase

binding-users-wait = ボトルネック：{ $component }（使用率{ $load }）。ログオンに待ちが生じます。
binding-work-waits = ボトルネック：{ $component }（使用率{ $load }）。処理に待ちが生じます。
binding-at-full-speed = このフェーズではユーザーが作業しています。最大速度で実行される作業には応答時間と所要時間の目標があり、使用率の目標はありません。
binding-credits = ボトルネック：{ $component }。バーストクレジットが尽き（平均使用率{ $load }）、その後は処理が待たされます。
binding-hosts-full = ボトルネック：ホストCPU（使用率{ $load }）。ホストにはこれ以上の負荷を受ける余裕がほとんどありません。
binding-power-on = ボトルネック：{ $component }（使用率{ $load }）。デスクトップの電源投入の速さを制限しています。
binding-clone-manager = クローンマネージャーが速度を決めています。
binding-power-on-slots = 同時電源投入数が速度を決めています。
binding-all-at-once = すべてのデスクトップが同時に起動します。
binding-unserved = 要求された{ $requested }のうち、アレイが処理できるのは{ $served }だけです。
binding-saturated-at-peak = ピーク時のボトルネック：{ $component }が1分以上{ $peak }に達します（平均{ $load }）。
binding-closest = 限度に最も近いコンポーネント：{ $component }、最も負荷の高い1分間で{ $peak }（平均{ $load }）。
binding-none = ボトルネックはありません。
binding-guests = ストレージはボトルネックではありません。ストレージが即座に応答しても、{ $share }のユーザーのログオンに最大{ $time }かかりますが、{ $goal }以内のログオンだけが良好と判定されます。
binding-highest-load = 最も高い使用率：{ $component }、{ $load }。
binding-highest-load-at-work = ユーザーのログオン中または作業中の最も高い使用率：{ $component }、{ $load }。

## Experience indicators

indicator-login-delay = ログオン遅延
    .inline = ログオン遅延
indicator-application-load = アプリケーションの読み込み時間
    .inline = アプリケーションの読み込み時間
indicator-cpu-queue = CPUキュー長
    .inline = CPUキュー長
indicator-page-faults = ページフォールト
    .inline = ページフォールト
indicator-hung-applications = 応答しないアプリケーション
    .inline = 応答しないアプリケーション
indicator-disk-load = ディスクIOPS
    .inline = ディスクIOPS
indicator-disk-queue = ディスクキュー長
    .inline = ディスクキュー長
indicator-network-latency = ネットワークの往復時間
    .inline = ネットワークの往復時間
indicator-failed-connections = 接続の失敗
    .inline = 接続の失敗
indicator-view-planner = View Planner、グループA、95パーセンタイル
    .inline = View Planner、グループA、95パーセンタイル

indicator-no-application-start = アプリケーション起動のうちストレージの時間だけを計算し、ゲストの時間は計算しません。
indicator-inside-guest = ゲスト内のアプリケーションによって異なります。
indicator-inside-guest-cpu = ゲスト内のアプリケーションによって異なります。ホストCPUには個別の目標があります。
indicator-inside-guest-no-weight = ゲスト内のアプリケーションによって異なります。この指標に重みはありません。
indicator-no-logins = このフェーズではログオンするユーザーがいません。
indicator-no-desktop-on = 電源が入っているデスクトップがありません。
indicator-no-network = デスクトップとユーザーの間のネットワークはモデル化していません。
indicator-no-model = 公表値が少なく、アプリケーション応答時間のモデルを検証できません。

indicator-score-good = 良好：100点中{ $points }点（{ $indicators }に基づく、重みの{ $share }）。
indicator-score-fair = 普通：100点中{ $points }点（{ $indicators }に基づく、重みの{ $share }）。
indicator-score-poor = 不良：100点中{ $points }点（{ $indicators }に基づく、重みの{ $share }）。
indicator-score-unknown = 重みのある指標の値が不明です。
indicator-score-not-known = 不明：{ $indicators }。

## Capacity

capacity-base-images = マスターイメージ
capacity-images = イメージ
capacity-replicas = レプリカ
capacity-base-disks = ベースディスク
capacity-deltas = デスクトップの差分とプロファイル
capacity-write-caches = 書き込みキャッシュ
capacity-difference-disks = 差分ディスク
capacity-swap = スワップファイル
capacity-suspend = サスペンドファイル
capacity-disposable = 使い捨てディスク
capacity-persistent = 永続ディスク
capacity-profile-containers = プロファイルコンテナー
capacity-user-data = ユーザーデータ
capacity-digests = イメージのダイジェスト
capacity-disposable-digests = 使い捨てディスクのダイジェスト
capacity-growth = { $item }、{ $years }年間の増加
capacity-snapshots = スナップショット予約
capacity-other-workloads = その他のワークロード
capacity-of-pool = { $item }、{ $pool }
capacity-raw = ドライブの物理容量
capacity-volumes = ボリュームのサイズ
capacity-right-sizing = 容量の丸め
capacity-usable = 使用可能：{ $size }（{ $binary }）。
capacity-usable-before-reduction = 使用可能（RAIDまたはコピーの後、データ削減の前）：{ $size }（{ $binary }）。
capacity-effective = データ削減比{ $ratio }対1の後の実効容量（すべてのデータに適用される場合）：最大{ $size }（{ $binary }）。
capacity-effective-mix = データ削減後の実効容量（このデータの場合）は最大{ $size }（{ $binary }）です。{ $ratio }対1のデータ削減は、そのうち{ $share }に適用されます。スワップファイル、使い捨てディスク、プロファイルコンテナーには適用しません。
capacity-spares = ホットスペア
capacity-copies = 追加のコピー
capacity-parity = パリティ
capacity-reserve = ファイルシステム予約
capacity-of-tier = { $item }、{ $tier }

capacity-formula-product = { $count } × { $size }
capacity-formula-reduced = { $count } × { $size } ÷ { $ratio }
capacity-formula-growth = { $size } × ({ $rate }^{ $years } − 1)
capacity-formula-share = { $size }の{ $share }
capacity-formula-other-workloads = その他のワークロードが使用する容量{ $size }
capacity-formula-sum = { $first } + { $second }
capacity-formula-pools = { $n }プール
capacity-formula-parity = RAIDグループ{ $groups }個：{ $drives } × { $size }
capacity-formula-reserve = データドライブ{ $n }台の{ $share }

## Datastores

datastore-overcommit-conservative = オーバーコミットレベル「conservative」では、Viewは{ $pool }の{ $clones }個のクローンを合計{ $size }以上のデータストアに配置します。
datastore-overcommit-moderate = オーバーコミットレベル「moderate」では、Viewは{ $pool }の{ $clones }個のクローンを合計{ $size }以上のデータストアに配置します。
datastore-overcommit-aggressive = オーバーコミットレベル「aggressive」では、Viewは{ $pool }の{ $clones }個のクローンを合計{ $size }以上のデータストアに配置します。
datastore-no-overcommit = オーバーコミットなしでは、{ $pool }にはフルクローンと同じ{ $size }のデータストアが必要です。
datastore-full = スワップファイルと使い捨てディスクだけでいっぱいになります。
datastore-too-small = デスクトップあたり{ $delta }の差分には小さすぎます：{ $room }でデータストアがいっぱいになります。
datastore-enough = デスクトップあたり{ $room }の差分を格納できます。

## Building block of the VNX5500 study

building-block-skew = 実測の偏りでは、{ $hot }にI/Oの95%が集中します。
building-block-flash-covers = プールのフラッシュ{ $flash }だけでI/Oの{ $alone }を処理します。FAST Cache { $cache }を加えるとフラッシュはホットデータを収容でき、{ $together }を処理します。
building-block-flash-misses = プールのフラッシュ{ $flash }だけでI/Oの{ $alone }を処理します。FAST Cache { $cache }を加えてもフラッシュはホットデータを収容しきれず、{ $together }を処理します。
building-block-best-case = これは最良の場合です。テストでは新しいブロックがまずSASに書き込まれ、ログオンストーム中にSASドライブが飽和に近づきました。
building-block-not-measured = 3/25/72%の規則は測定されていません。テストしたプールは4/13/83%で、1種類のワークロードのデスクトップ500台でした。
building-block-rule = 3/25/72%の規則では、デスクトップ{ $desktops }台に{ $tiers }が必要です。
building-block-flash = フラッシュ{ $size }（ドライブ{ $drives }台）
building-block-performance = SAS { $size }（ドライブ{ $drives }台）
building-block-capacity = NL-SAS { $size }（ドライブ{ $drives }台）

## Hosts

host-density-none = 目標の範囲内では、ホストにデスクトップを1台も収容できません。
host-density-memory-cpu-unknown = 1ホストに収容できるデスクトップは{ $n }台です（メモリが制限、CPUは不明）。
host-density-memory-cpu-unlimited = 1ホストに収容できるデスクトップは{ $n }台です（メモリが制限、CPUは目標に達しません）。
host-density-memory = 1ホストに収容できるデスクトップは{ $n }台です（メモリが制限、CPUでは{ $other }台）。
host-density-cpu = 1ホストに収容できるデスクトップは{ $n }台です（CPUが制限、メモリでは{ $other }台）。
host-density-needed = デスクトップ{ $desktops }台に必要なホスト：{ $needed }台、現在：{ $hosts }台。
host-density-needed-with-spare = デスクトップ{ $desktops }台に必要なホスト：{ $needed }台（うち予備{ $spare }台）、現在：{ $hosts }台。
host-density-vcpus = vCPUとコアの比率は{ $ratio }:1です。

host-memory-beyond-goal = ホストメモリのオーバーサブスクリプションは{ $ratio }対1です（目標：{ $limit }対1以下）。
host-memory-beyond-goal-missing = ホストが{ $n }台少ない場合、ホストメモリのオーバーサブスクリプションは{ $ratio }対1です（目標：{ $limit }対1以下）。
host-memory-swapping = バルーニングとスワップI/Oが予想されますが、その量はモデル化していません。
host-memory-within-goal = ホストメモリの割り当ては{ $ratio }対1です（目標：{ $limit }対1以下）。
host-memory-reclaimed = ホストあたり{ $missing }の使用中メモリが収まらないため、バルーニングが予想されます。

## Assumptions

assumption-label = { $document }：{ $fact }

## Warnings

warning-growth-elsewhere = この結果は現在のデスクトップを対象としています。推奨構成では{ $year }年までの増加も考慮します。
warning-failures-elsewhere = この結果はすべてのコンポーネントが正常に動作することを前提としています。推奨構成では次の障害も考慮します：{ $parts }。
warning-growth-and-failures-elsewhere = この結果は現在のデスクトップを対象とし、すべてのコンポーネントが正常に動作することを前提としています。推奨構成では{ $year }年までの増加と次の障害も考慮します：{ $parts }。
warning-event-waits = 「{ $event }」は{ $pool }の展開が終わるまで待機します。
warning-hosts-cpu = CPUの目標ではホストあたり{ $density }台のデスクトップまでのため、ホストは{ $hosts }台ではなく{ $needed }台必要です。各フェーズは平均で判定され、最も負荷の高い15分間より低くなります。
warning-hosts-cpu-growth = CPUの目標ではホストあたり{ $density }台のデスクトップが可能なため、増加終了時のデスクトップ{ $desktops }台には{ $hosts }台ではなく{ $at_end }台のホストが必要です（現在の台数では{ $needed }台）。各フェーズは平均で判定され、最も負荷の高い15分間より低くなります。
warning-during-work = { $event }は{ $pool }の現地時間{ $at }に始まりますが、ユーザーはまだ作業中です。
warning-event-ends-sessions = 「{ $event }」はログオン中のユーザーの作業を中断します。
warning-recommendations-together = 推奨構成はそれぞれ、他のアレイに待ち行列がなければ目標を達成しますが、他の推奨構成と合わせると達成しません。
warning-file-service = { $pool }：作業中のユーザー{ $users }人のプロファイルコンテナーには、ファイルサービスに読み取り約{ $reads }、書き込み約{ $writes }の性能が必要です。ファイルサービスはシミュレーションの対象外です。
warning-hosts-cpu-unknown = ホストCPUは確認されていません。ホストのコア数とクロック周波数を入力してください。
warning-logins-of-guests = { $pool }：ストレージが即座に応答しても、{ $share }のユーザーのログオンに最大{ $time }かかりますが、{ $goal }以内のログオンだけが良好と判定されます。この目標を達成できるストレージはありません。良好なログオンの上限時間を延ばしてください。
warning-machines-and-hosts = このシナリオには仮想マシンが{ $machines }台、ホストが{ $hosts }台あります。仮想マシンごとに専用のディスクがあるため、両者は同数にしてください。
warning-volume-failures = 障害はクラウドボリュームに影響しません。故障した部品は提供元が交換します。
warning-volume-host-cache = ホストキャッシュは効果がありません。{ $array }はホスト上のキャッシュなしで使用されます。
warning-host-iops = 各ホストの上限は{ $host }で、ディスクの{ $disk }を下回っています。ディスクを大きくしても改善しませんが、VMサイズを大きくすると改善する可能性があります。
warning-host-iops-unused = ホストあたりのIOPS上限は効果がありません。クラウドディスクにのみ適用されますが、クラウドディスクで構成されるアレイがありません。
warning-never-reset = { $pool }：非永続デスクトップは通常、ログオフ時または毎晩リセットされますが、このカレンダーにはリセットがありません。結果は、稼働し続けてキャッシュを保持すると仮定しています。
warning-no-other-workloads = 既存のアレイは空と仮定しています。その他のワークロードが入力されていないため、容量と性能のすべてをデスクトップが使用できるものとします。
warning-other-workloads-space = アレイには、その他のワークロードの{ $used }もあります。その負荷は不明で、ゼロとして計算しています。
warning-other-workloads = アレイの値にはその他のワークロードが含まれます：常時、読み取り{ $reads }、書き込み{ $writes }（1回あたり{ $size }）、使用済み容量{ $used }。これらの読み取りはアレイのキャッシュでは処理されないと仮定しています。
warning-credits = { $limit }のバーストクレジットは{ $at }に尽きます（{ $phase }）。クレジットが回復するまで、ボリュームの性能は最大{ $burst }ではなく最大{ $regular }になります。
warning-credits-unjudged = { $limit }のバーストクレジットは{ $at }に尽きます。クレジットが回復するまで、ボリュームの性能は最大{ $burst }ではなく最大{ $regular }になります。
warning-credits-logins = その時点で{ $n }人のユーザーがログオン中です。
warning-failure-spread = 障害「{ $event }」は全{ $arrays }台のアレイに分散して計算しています。実際には、障害が起きたアレイのデスクトップは約{ $arrays }倍の影響を受け、他のデスクトップは影響を受けません。確認するには、そのアレイだけをシミュレーションしてください。
warning-profile-memory = { $pool }：メモリの{ $given }を使用中としていますが、ワークロードプロファイルでは{ $profile }です。その場合、ホストあたり{ $missing }が収まりません。
warning-swap-files = 必要容量{ $needed }のうち{ $swap }はスワップファイルです。ホストのメモリーは全デスクトップに足りるため、予約すればスワップファイルは不要になります。
warning-copies = ホストが{ $n }台少ない場合、すべてのコピーを含めた{ $needed }が残りのドライブに収まりません。次の障害でデータを失うおそれがあります。
warning-clones-not-written = { $pool }：フルクローンの容量は{ $stored }ですが、展開方式「{ $deployment }」が書き込むのは{ $written }だけです。アレイ自体がコピーしない場合は、フルクローンをコピーする展開方式を選択してください。

## 目標を達成する確率と、測定済みシステムとの違い

confidence-holds = 信頼度は高い：入力値が指定どおりであれば、すべての目標を達成する確率は最大{ $probability }です。
confidence-likely = 信頼度は中程度：入力値が指定どおりであれば、すべての目標を達成する確率は最大{ $probability }です。
confidence-toss-up = 信頼度は低い：測定済みシステムでの予測誤差が余裕を上回る可能性があります。入力値が指定どおりであれば、すべての目標を達成する確率は最大{ $probability }です。
confidence-unlikely = 入力値が指定どおりであれば、すべての目標を達成する確率は{ $probability }以下です。
confidence-if-confirmed =
    入力値が指定どおりの場合の信頼度：ログオンのゲストの時間が確認できれば{ $confirmed ->
        [holds] 高い
       *[likely] 中程度
    }、それ以外は{ $likelihood ->
        [likely] 中程度
        [toss_up] 低い
       *[unlikely] 非常に低い
    }（すべての目標を達成する確率は最大{ $probability }）。
confidence-least-likely = 達成の可能性が最も低い目標：{ $goal }（{ $phase }）。
confidence-least-likely-then = その場合に達成の可能性が最も低い目標：{ $goal }（{ $phase }）。
confidence-guest-time = 平均{ $mean }のログオンのうち{ $guest }はゲストの時間であり、ストレージでは変わりません。現在のデスクトップでログオン時間を測定すると確度が上がります。
confidence-guest-time-assumed = ログオン{ $mean }の大部分（{ $guest }）はゲストの時間であり、ストレージでは変わりません。顧客環境の測定でこの時間が確認できれば、確率は最大{ $probability }です。
confidence-unfinished = { $phase }は時間内に完了しません。
confidence-lack-of-space = 容量またはホストのメモリが不足しています。
confidence-price-same = 最大{ $probability }の確率：追加費用はありません。
confidence-price-more = 最大{ $probability }の確率：{ $amount }の追加（{ $configuration }）。
confidence-price-unpriced = 最大{ $probability }の確率：{ $configuration }。
confidence-price-limited = このファミリーのどのストレージでも、次の目標のため確率{ $probability }に達しません：{ $goals }。
confidence-price-guest-time = ストレージを増やしても確率は{ $probability }に達しません。ログオン時間の大部分がゲスト側の時間で、これが次の目標を左右するためです：{ $goals }。お客様の環境でログオンを測定すれば、確率は最大{ $given }になる可能性があります。
confidence-price-limited-more = その他の目標：{ $amount }の追加（{ $configuration }）。
confidence-price-limited-unpriced = その他の目標：{ $configuration }。
confidence-no-goals = 達成すべき目標のあるフェーズはありません。
confidence-nothing-measured = このフェーズと比較できる測定済みシステムがカタログにありません。
confidence-same-as = 最も近い測定済みシステム：{ $system }。比較した項目はすべて同じです。
confidence-differs-from = 最も近い測定済みシステム：{ $system }。異なる項目：{ $differences }。
dimension-generator = 負荷ジェネレーター
dimension-guest = ゲストOS
dimension-clone-type = クローンの種類
dimension-array = アレイのモデル
dimension-media = ドライブの種類
dimension-scale = ユーザー数
dimension-phase = フェーズ（このシステムでは未測定）
