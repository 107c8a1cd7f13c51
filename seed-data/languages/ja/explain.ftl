# Breakdown of the figures of a phase.

## Figures

explain-reads-per-second = 1秒あたりの読み取り
explain-writes-per-second = 1秒あたりの書き込み
explain-reads-served = アレイが処理した1秒あたりの読み取りの平均（{ $time }）。
explain-writes-served = アレイが処理した1秒あたりの書き込みの平均（{ $time }）。
explain-busiest-minute = ピーク時の1分間
explain-busiest-minute-of = フェーズ開始の{ $after }後から1分間の読み取りと書き込み。
explain-data-read = 読み取りデータ量
explain-data-written = 書き込みデータ量
explain-throughput-of = 1秒あたりのI/O数 × 平均サイズ。
explain-read-time = 読み取り応答時間
explain-write-time = 書き込み応答時間
explain-read-time-of = ホストでの全読み取りの平均応答時間：待ちなしで{ $unloaded }、残りはキューでの待ち時間。
explain-write-time-of = ホストでの全書き込みの平均応答時間：待ちなしで{ $unloaded }、残りはキューでの待ち時間。
explain-host-cpu-of = 業務中のデスクトップと、同じホストで動作する場合はストレージアプライアンスのCPU時間。
explain-utilization-of = 利用可能な時間に対する、I/Oによる処理の割合。
explain-limit-of = 上限の対象となるI/Oの、その時間に上限が許す量に対する割合。バーストクレジットが残っている間は上限が高くなります。
explain-counted = { $n }ボリュームで{ $rate }
explain-duration = 所要時間
explain-duration-of = { $desktops }台のデスクトップでのフェーズの所要時間。
explain-mean-login = 平均ログオン時間
explain-mean-login-of = 到着から使用可能なデスクトップまで、{ $users }人の平均。

## Terms

explain-put-off = 要求されたがこの時間内に処理されなかった分
explain-small = その他の小さな要素
explain-path = アレイまでの往復経路
explain-cache = キャッシュからの読み取り
explain-controller-work = コントローラーの処理
explain-outbound-port = 送信ポートでの転送
explain-inbound-port = 受信ポートでの転送
explain-host-links = ホストリンクでの転送
explain-reading-from = { $component }からの読み取り
explain-waiting-for = { $component }の待ち時間
explain-write-buffer-full = 書き込みバッファーが満杯
explain-storage-appliance = ストレージアプライアンス
explain-desktops-at-work = 業務中のデスクトップ
explain-by-calendar = カレンダーで設定した時間
explain-uneven = ストーム中の偏り：すべてのログオンが平均応答時間になるわけではない
explain-waiting-for-desktop = デスクトップの待ち時間と、平均応答時間にならないログオン
explain-last-login = 最後の到着から最後のユーザーのログオン完了まで
explain-last-desktop = 同時処理台数が少ない最初と最後
explain-users-arrive = ユーザーの到着
explain-steady-state = ストームの終了からプールの次のイベントまで
explain-guest-time = ゲストの処理
explain-array-reads = アレイからの読み取り
explain-host-reads = ホストからの読み取り
explain-array-writes = 書き込み
explain-other-arrays = 他のアレイでのI/O
explain-think-time = I/O間のゲストの時間
explain-starting-desktops = デスクトップの起動開始
explain-starts-per-minute = { $desktops }台、毎分{ $rate }台
explain-clone-manager = クローンマネージャーのペース

## Formulas

explain-reads = 読み取り
explain-writes = 書き込み
explain-ios = I/O
explain-in-time = { $what }（{ $time }）
explain-of-time = { $what }（{ $time }）
explain-at-a-time = { $what }、デスクトップごとに同時{ $streams }
explain-amount = { $ops }{ $n }件
explain-rate = デスクトップ{ $desktops }台 × { $ops }{ $rate }/秒
explain-reaching-array = { $what }、うち{ $share }がアレイに到達
explain-work = { $members } × { $ios } I/O、うち{ $share }が{ $ops }
explain-by-clock = 一定レートの{ $ops }{ $n }件
explain-logins = ログオン{ $n }回
explain-starts-of-day = 業務開始{ $n }回
explain-desktops = デスクトップ{ $n }台
explain-throughput = { $ops }{ $rate }/秒 × { $size }
explain-share-of-reads = 読み取りの{ $share } × { $time }
explain-amount-and-time = { $ops }{ $n }件 × { $time }
explain-per-second = 1秒あたり{ $what }、{ $servers }
explain-cores = { $n }コア
explain-ports = { $n }ポート
explain-links = { $n }リンク
explain-drives = ドライブ{ $n }台
explain-parallel-ios = { $drives }（各{ $ios } I/Oを同時処理）
explain-rebuilding = { $drives }、時間の{ $share }はリビルド中
explain-appliance-cores = 全{ $total }コア中{ $n }コアの{ $share }
explain-on-hosts = ホスト{ $n }台（各{ $cores }コア、{ $clock }）
explain-on-fewer-hosts = ホスト{ $fewest }～{ $most }台（各{ $cores }コア、{ $clock }）
explain-hosts-speed = { $hosts }。1 GHzあたりの処理量は測定時の{ $speed }倍
explain-both = { $reads }、{ $writes }
explain-streams = { $what } / 同時{ $streams }
explain-turns = デスクトップ{ $desktops }台、同時{ $slots }台：{ $rounds } × { $what }
explain-stage = デスクトップ{ $n }台 × { $time }
explain-stage-fixed = { $fixed } + { $stage }
