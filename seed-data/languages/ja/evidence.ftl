# Validation against published measurements, and discrete-event simulation of a window.

## Backtest

evidence-summary = 独立した測定値{ $points }件のうち{ $within }件が許容範囲内で、誤差の中央値は{ $median }です。公開された限界値{ $bounds }件のうち{ $bounds_within }件に適合します。各調査を他の調査のみから予測した場合、測定値{ $left_out_points }件のうち{ $left_out_within }件が許容範囲内で、限界値{ $left_out_bounds }件のうち{ $left_out_bounds_within }件に適合します。それ以外は、パラメーターを流用できる調査がありません。最大の差：{ $deviations }。モデルの形式は調査結果を踏まえて選択されているため、ブラインド検証ではありません。
evidence-deviations = { $first }、{ $others }
evidence-deviation = { $table }、{ $system }の{ $phase }、{ $metric }：測定値{ $measured }、予測値{ $predicted }
evidence-held-out = このテストの値を使わずに予測。

## Metrics, inside a sentence

metric-reads-iops = 1秒あたりの読み取り
metric-writes-iops = 1秒あたりの書き込み
metric-total-iops = 1秒あたりのI/O
metric-read-mb-per-s = 読み取りスループット
metric-write-mb-per-s = 書き込みスループット
metric-total-mb-per-s = スループット
metric-peak-total-mb-per-s = ピークスループット
metric-controller-read-latency-ms = コントローラーの読み取りレイテンシ
metric-controller-write-latency-ms = コントローラーの書き込みレイテンシ
metric-controller-latency-ms = コントローラーのレイテンシ
metric-host-read-latency-ms = ホストの読み取りレイテンシ
metric-host-write-latency-ms = ホストの書き込みレイテンシ
metric-controller-cpu-fraction = コントローラーCPU使用率
metric-duration-s = 所要時間
metric-login-mean-s = 平均ログオン時間
metric-login-max-s = 最長ログオン時間
metric-login-sd-s = ログオン時間の標準偏差
metric-login-good-fraction = 良好なログオンの割合
metric-login-fair-fraction = 普通のログオンの割合
metric-login-poor-fraction = 不良なログオンの割合
metric-login-good-or-fair-fraction = 良好または普通のログオンの割合
metric-login-good-mean-s = 良好なログオンの平均時間
metric-login-fair-mean-s = 普通のログオンの平均時間
metric-login-poor-mean-s = 不良なログオンの平均時間
metric-read-fraction-of-iops = IOPSに占める読み取りの割合
metric-write-fraction-of-iops = IOPSに占める書き込みの割合
metric-read-fraction-of-mb = スループットに占める読み取りの割合
metric-write-fraction-of-mb = スループットに占める書き込みの割合
metric-iops-per-desktop = デスクトップあたりのIOPS
metric-reads-iops-per-desktop = デスクトップあたりの読み取り/秒
metric-writes-iops-per-desktop = デスクトップあたりの書き込み/秒
metric-iops-per-booting-desktop = 起動中のデスクトップあたりのIOPS
metric-reads-iops-per-booting-desktop = 起動中のデスクトップあたりの読み取り/秒
metric-writes-iops-per-booting-desktop = 起動中のデスクトップあたりの書き込み/秒
metric-read-size-kb = 読み取りサイズ
metric-write-size-kb = 書き込みサイズ
metric-read-kb-per-s-per-desktop = デスクトップあたりの読み取りスループット
metric-write-kb-per-s-per-desktop = デスクトップあたりの書き込みスループット
metric-peak-iops = ピークIOPS
metric-peak-reads-iops = ピーク読み取りIOPS
metric-peak-writes-iops = ピーク書き込みIOPS
metric-peak-iops-per-desktop = デスクトップあたりのピークIOPS
metric-peak-controller-latency-ms = コントローラーのピークレイテンシ
metric-peak-host-read-latency-ms = ホストのピーク読み取りレイテンシ
metric-guest-read-latency-ms = ゲストの読み取りレイテンシ
metric-idle-writes-iops = アイドル時の書き込み/秒
metric-idle-writes-iops-per-desktop = アイドル時のデスクトップあたりの書き込み/秒
metric-drive-iops = ドライブあたりのIOPS
metric-drive-reads-iops = ドライブあたりの読み取り/秒
metric-drive-writes-iops = ドライブあたりの書き込み/秒
metric-drive-read-mb-per-s = ドライブあたりの読み取りスループット
metric-drive-write-mb-per-s = ドライブあたりの書き込みスループット
metric-drive-busy-fraction = ドライブ使用率
metric-host-cpu-fraction = ホストCPU使用率
metric-host-cpu-peak-fraction = ホストCPU使用率のピーク
metric-host-memory-fraction = ホストメモリ使用率
metric-maximum-iops = 最大レート
metric-maximum-mb-per-s = 最大スループット
metric-client-latency-ms = クライアントでのレイテンシ
metric-host-iscsi-mb-per-s = ホストあたりのiSCSIスループット
metric-density-desktops = デスクトップ数
metric-replica-reads-iops = レプリカの読み取り/秒
metric-load-duration-s = ログオン負荷の継続時間
metric-peak-network-fraction = ピークネットワーク使用率
metric-desktops-per-hour = 1時間あたりのデスクトップ数
metric-s-per-desktop = デスクトップあたりの時間
metric-backend-read-mb-per-s = バックエンドの読み取りスループット
metric-boot-time-change-s = 起動時間の変化

## Discrete-event simulation of a window

window-no-ios = この期間にアレイに到達するI/Oはありません。
window-reads = 読み取り：平均{ $mean }。
    .p50 = 読み取り：平均{ $mean }、50%が{ $p50 }以内。
    .p99 = 読み取り：平均{ $mean }、50%が{ $p50 }以内、99%が{ $p99 }以内。
window-writes = 書き込み：平均{ $mean }。
    .p50 = 書き込み：平均{ $mean }、50%が{ $p50 }以内。
    .p99 = 書き込み：平均{ $mean }、50%が{ $p50 }以内、99%が{ $p99 }以内。
window-reads-longer = 読み取りの平均応答時間は、週のシミュレーションより{ $difference }長くなっています。
window-reads-shorter = 読み取りの平均応答時間は、週のシミュレーションより{ $difference }短くなっています。
window-writes-longer = 書き込みの平均応答時間は、週のシミュレーションより{ $difference }長くなっています。
window-writes-shorter = 書き込みの平均応答時間は、週のシミュレーションより{ $difference }短くなっています。
window-not-comparable = キューが長いため、平均は週のシミュレーションと異なることがあります。
window-too-few-ios = 完了したI/Oが少なすぎるため、平均を週のシミュレーションと比較できません。
window-agrees = 平均は週のシミュレーションと{ $tolerance }以内で一致しています。
window-cache-hits = 再び読み取られるブロックのうち{ $share }がキャッシュにあります。週のシミュレーションでは{ $expected }と仮定しています。
window-small-sample = 完了したのは{ $counts }のみで、値は偶然に左右されます。より長い期間を選択してください。
window-count-reads = 読み取り{ $n }件
window-count-writes = 書き込み{ $n }件

## Activities of desktops, after the name of their event or pool

activity-of-pool = { $event }、{ $pool }
activity-logging-in = { $name }、ログオン
activity-starting-work = { $name }、業務開始
activity-idle = { $name }、アイドル
activity-other-workloads = その他のワークロード
activity-at-work = { $name }、業務中
evidence-storage-tests = デスクトップなしのストレージテスト{ $checks }件のうち{ $within }件が許容範囲内です。そのメーカー自身のテストを使わずに予測した最大レート{ $rates }件のうち{ $rates_within }件が1.5倍以内です。
