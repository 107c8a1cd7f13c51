# コンポーネント障害の分析。

failure-lost-nodes = ノード{ $total }台中{ $n }台
failure-lost-controllers = コントローラー{ $total }台中{ $n }台
failure-lost-drives = ドライブ{ $total }台中{ $n }台
failure-lost-ports = フロントエンドポート{ $total }個中{ $n }個
failure-lost-flash-caches = フラッシュキャッシュモジュール{ $total }個中{ $n }個
failure-time = { $start }～{ $end }
failure-logins = { $lost }に障害が発生した場合（{ $time }）、ログオンの95%は{ $during }以内に完了します（障害がない場合は{ $before }）：{ $grade }。
failure-logins-interrupted = ログオンの{ $share }が中断されます。
failure-reads = { $lost }に障害が発生した場合（{ $time }）、読み取りは平均{ $during }です（障害がない場合は{ $before }）。
failure-no-reads = { $lost }に障害が発生した場合（{ $time }）、読み取りはありません。
failure-fatal = { $lost }に障害が発生した場合（{ $time }）、デスクトップはストレージにアクセスできなくなります。
failure-takeover = 待機系コンポーネントが引き継ぎます。
failure-left-out = この障害と重なるため除外：{ $events }。
failure-goals-met = 障害中もすべての目標を達成します。
failure-goals-missed = 障害中に未達の目標：{ $goals }。
failure-goals-missed-anyway = 障害の有無にかかわらず未達の目標：{ $goals }。

field-of-failure-in-calendar = カレンダー内の障害には指定できません
allowed-default-value = 省略
field-unknown-failure = カレンダー内の障害ではありません
allowed-no-failure-in-calendar = なし：カレンダーに障害がありません
field-part-not-in-array = アレイにはこのコンポーネントがその数だけありません。
allowed-part-of-array = アレイにあるコンポーネント
