
# Comments in job files for load generators.

export-idle-phase = { $phase }: 読み取りも書き込みもないため、ジョブはありません。
export-reads-left-out = { $phase }: 読み取り { $reads }/秒は省略しました。書き込みは { $writes }/秒です。
export-writes-left-out = { $phase }: 書き込み { $writes }/秒は省略しました。読み取りは { $reads }/秒です。
export-section = { $phase }、{ $i }/{ $n }
export-title = { $scenario }: { $array } に対する各フェーズの負荷を順に実行します。
export-fio-destroys = filename のボリュームのデータは破壊されます。{ $placeholder } は仮の値です。空のボリュームを指定してください。
export-fio-fill = 実行前にボリュームを埋めてください。一度も書き込まれていないブロックはゼロとして、どのアレイよりも速く読み取られます。
export-one-array = レートは { $n } 台のアレイのうち 1 台のものです。
export-fio-release = fio { $release } 以降が必要です。それより前の版では、サイズが混在するとレートが正しくありません。
export-fio-stalls = レートを制限するとレイテンシに停滞が現れません。要求レートの { $share } を下回った場合、アレイは追いついていません。
export-fio-space = デスクトップはアレイ 1 台の { $space } を使用します。この容量のボリュームを使用してください。
export-fio-run = 実行: { $command }
export-reads = { $size } の読み取り { $rate }/秒
export-writes = { $size } の書き込み { $rate }/秒
export-predicted = { $rate }、予測 { $latency }
export-fio-scaled = レートを { $share } に縮小しました。
export-fio-not-random = ランダムではなくバイト数で制限しています。毎秒 { $n } I/O 未満では整数のレートは粗すぎます。
export-vdbench-destroys = lun のボリュームのデータは破壊されます。{ $placeholder } は仮の値です。空のボリュームを指定してください。
export-vdbench-fill = 実行前にボリュームを埋めてください。一度も書き込まれていないブロックは、どのアレイよりも速く読み取られます。
