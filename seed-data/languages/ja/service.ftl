### Problems and other texts of the service.

## Problem titles

problem-title-internal = 内部エラー
problem-title-invalid-input = 入力が無効です
problem-title-unreadable-body = リクエスト本文を読み取れません
problem-title-not-json = リクエスト本文が有効なJSONではありません
problem-title-bad-request = 不正なリクエスト
problem-title-not-found = 見つかりません
problem-title-method-not-allowed = 許可されていないメソッドです
problem-title-unsupported-media-type = サポートされていないコンテンツ形式です
problem-title-content-too-large = コンテンツが大きすぎます
problem-title-upload-too-slow = アップロードがタイムアウトしました
problem-title-not-signed-in = 認証が必要です
problem-title-not-allowed = 権限がありません
problem-title-not-in-demo = デモでは利用できません
problem-title-wrong-credentials = 認証情報が正しくありません
problem-title-second-factor-needed = 確認コードが必要です
problem-title-too-many-tries = 試行回数が多すぎます
problem-title-rate-limit-exceeded = リクエスト数の上限を超えました
problem-title-two-proofs = 認証情報は1つだけ送信してください
problem-title-no-accounts = アカウントは無効です
problem-title-link-used-up = リンクは期限切れか使用済みです
problem-title-conflict = 現在の状態と競合しています
problem-title-changed-meanwhile = 読み込み後に変更されました
problem-title-version-missing = `If-Match`ヘッダーが必要です
problem-title-not-acceptable = 利用できない形式です
problem-title-quota-exceeded = クォータを超過しました
problem-title-run-too-large = 実行が大きすぎます
problem-title-unavailable = 一時的に利用できません
problem-title-maintenance = メンテナンス中です
problem-title-foreign-page = クロスサイトリクエストを拒否しました
problem-title-wrong-host = 不明なホスト名です
problem-title-idempotency-key-reused = 冪等キーは使用済みです
problem-title-request-under-way = リクエストは処理中です
problem-title-shown-once = シークレットは表示済みです

## Problems of any request

problem-internal = 予期しないエラーが発生しました。詳細はサービスのログにあります。
problem-field = { $path }{ $message }
problem-fields = { $first }、{ $others }
problem-database-unavailable = データベースに接続できません。しばらくしてからもう一度お試しください。
problem-maintenance = メンテナンス中はデータの閲覧のみ可能で、変更はできません。
problem-maintenance-until = メンテナンスは{ $at }に終了する予定です。
problem-referenced-item-changed = このリクエストが参照する項目は変更または削除されました。再読み込みしてもう一度お試しください。
problem-wrong-host = このホスト名ではサービスを提供していません。
problem-foreign-page = 他のサイトのページからは変更できません。
problem-body-too-large = リクエスト本文は最大{ $allowed }です。
problem-unreadable-body = リクエスト本文：{ $reason }。
document-too-large = { $allowed }を超えています
document-not-utf-8 = UTF-8テキストではありません
document-not-json = 有効なJSONではありません：{ $reason }
document-too-many-values = 値の数が{ $allowed }を超えています
document-duplicate-key = キー`{ $key }`が重複しています
problem-if-match-required = 現在のETagを`If-Match`ヘッダーで送信してください。
problem-rate-limit = { $per }のリクエストは1分あたり最大{ $limit }件です。{ $wait }秒後にもう一度お試しください。
rate-limit-per-address = IPアドレスごと
rate-limit-per-session = セッションごと
rate-limit-per-api-key = APIキーごと
rate-limit-per-share-link = 共有リンクごと
rate-limit-per-organization = 組織ごと
problem-too-many-calculations = 実行中の計算が多すぎます。しばらくしてからもう一度お試しください。
problem-not-in-demo = この機能は公開デモでは利用できません。利用するには、自分の環境にインストールしてください。
problem-request-ended-without-response = 最初のリクエストは応答なしで終了しました。もう一度お試しください。
problem-request-under-way = このキーの最初のリクエストはまだ処理中です。しばらくしてからもう一度お試しください。
problem-secret-shown-once = 最初のリクエストは成功しました。シークレットは一度だけ表示されます。

## Permissions

problem-not-for-this-credential = この認証情報ではこの操作を実行できません。
problem-not-for-api-keys = APIキーではこの操作を実行できません。
problem-scope-missing = APIキーにスコープ`{ $scope }`がありません。
problem-role-missing = { $role }の役割が必要です。この組織での役割がありません。
problem-role-insufficient = { $role }の役割が必要です。あなたの役割は{ $own }です。
role-owner = 所有者
role-editor = 編集者
role-viewer = 閲覧者

## Invalid fields: what is wrong, as the rest of a sentence that begins with the field

field-required = は必須です
field-empty = が空です
field-too-large = が大きすぎます
field-out-of-range = が範囲外です
field-not-accepted = はこの種類の実行では指定できません
field-wrong-request-fields = が実行の種類と一致しません
field-cannot-be-stored = を保存できません
field-no-container-data = プロファイルコンテナーのデータが必要ですが、プロファイル「{ $profile }」にはありません
field-not-in-catalog = がカタログにありません
field-differs-from-url = がURLのIDと異なります
field-not-a-cursor = が有効なカーソルではありません
field-outside-calendar = がカレンダーの範囲外です
field-not-after-from = は`from`より後である必要があります
field-idempotency-key-used = は別のリクエストで使用済みです
field-password-guessable = は推測されやすいです。一般的でない単語を複数使い、名前、日付、キーボードの並びは避けてください。
field-email-unchanged = はすでにこのアカウントのアドレスです
field-not-organization-name = が組織の名前と一致しません
field-password-needed = にはパスワードが必要です
field-quota-exceeded = を超えています
field-window-too-long = が遅すぎます。期間を短くするか、反復回数を減らしてください。
field-window-of-several-arrays = は1つのI/Oごとにシミュレーションできません
field-window-of-volume = はクラウドボリュームです。そのI/Oは個別にシミュレーションできません
field-run-not-usable = はこのレポートで使用できません
field-duplicate-kind = は種類`{ $kind }`の2つ目の実行です
field-no-such-run = は存在しません
field-run-state = は種類`{ $kind }`、状態`{ $state }`の実行です
field-no-account-to-email = にはメールの送信先となるアカウントが必要です
field-exceeds-import-storage = がインポート用の容量を超えています。先にインポートを削除してください。
field-not-a-webhook-url = が有効なWebhook URLではありません
field-not-https = はhttps:// で始まる必要があります
field-not-a-public-host = はhooks.example.comのような公開ホスト名である必要があります（IPアドレスは不可）
field-port-not-allowed = ではポート{ $port }を使用できません。443を使用してください。
field-image-type-unsupported = はサポートされていない画像です
field-unreadable = を読み取れません
field-unreadable-because = を読み取れません：{ $reason }
field-fully-transparent = が完全に透明です
field-svg-has-text = にテキストが含まれており、フォントがない可能性があります
field-svg-too-complex = の描画に時間またはメモリがかかりすぎます
field-svg-external-files = が他のファイルを参照しています
field-svg-unreadable = が読み取り可能なSVGではありません

## Invalid fields: what was given

given-nothing = なし
given-unknown = （不明）
given-not-shown = （非表示）
given-amount = { $amount }
given-at-least = { $amount }以上
given-empty-file = 0バイト
given-kind = 種類`{ $kind }`
given-pixels = { $width } × { $height }ピクセル
given-png-without-header = ヘッダーのないPNG
given-svg-with-text = テキストを含むSVG
given-transparent-image = 透明な画像
given-requested = 要求{ $requested }
given-used-and-requested = 使用中{ $used }、要求{ $requested }
given-total-with-file = このファイルを含めて{ $amount }
given-window-ios = { $end }：全反復で約{ $ios } I/O

## Invalid fields: what is allowed

allowed-limit = 最大{ $limit }
allowed-at-most = 最大{ $amount }
allowed-pixels = 最大{ $limit }ピクセル
allowed-zero-to = 0～{ $limit }
allowed-above-zero-to = 0より大きく{ $limit }以下
allowed-range = { $low }～{ $high }
allowed-later-than = { $start }より後
allowed-all-imports = 全インポート合計で最大{ $amount }
allowed-entry-with-fact = この値を持つカタログエントリ
allowed-sheet-file = `provenance`、`spec_sheets`、必要に応じて`drives`
allowed-storable = プレーンテキストと有限の数値
allowed-new-idempotency-key = 新しいキー、または同じリクエスト
allowed-cursor = ページの`next_cursor`
allowed-strong-password = 推測されにくいパスワード
allowed-different-email = 別のアドレス
allowed-value-for-new-account = 値（このアドレスのアカウントがまだないため）
allowed-organization-name = 組織の正確な名前
allowed-account-password = アカウントのパスワード
allowed-catalog-id = カタログの{ $kind }のID（例：{ $examples }）
catalog-kind-arrays = アレイ
catalog-kind-drives = ドライブ
catalog-kind-volumes = クラウドボリューム
catalog-kind-vendors = ベンダー
catalog-kind-workloads = ワークロードプロファイル
catalog-kind-deployments = 展開方式
catalog-kind-prices = 価格表
allowed-source = `own`、またはカタログの出典のID
allowed-report-runs = シナリオのバージョン、カタログ、エンジンが同じの完了した実行（種類ごとに1つ。改善案は以前のバージョンでも可）：{ $kinds }
allowed-finished-shortlist = 成功した種類`shortlist`の実行
allowed-finished-week = 成功した種類`week`の実行
allowed-false-for-programs = APIキーおよびアカウントのないインストールでは`false`
allowed-window-ios = 全反復で最大{ $ios } I/O
allowed-only-main-array = なし：1つのI/Oごとにシミュレーションできるのは、アレイが1つのシナリオだけです
allowed-array-with-hardware = コントローラーとドライブが分かっているアレイ
allowed-non-empty-file = 1バイト以上
allowed-webhook-url = https://ホスト（ポート、パス、クエリは任意）、最大{ $length }文字
allowed-image-types = PNGまたはSVG画像
allowed-complete-png = 完全なPNG画像
allowed-visible-image = 可視ピクセルのある画像
allowed-svg-with-paths = テキストをパスに変換したSVG
allowed-simpler-image = より単純な画像、またはPNG
allowed-self-contained-svg = 外部参照のないSVG

## Sign-in and accounts

problem-wrong-credentials = メールアドレス、パスワード、または確認コードが正しくありません。
problem-second-factor-needed = 認証アプリのコードまたはリカバリーコードを入力してください。
problem-link-used-up = 新しいリンクを再発行してください。
problem-no-accounts = このインストールは単一ユーザーで、サインインはありません。
problem-sign-in-busy = サインインが混み合っています。しばらくしてからもう一度お試しください。
problem-no-session = セッションが見つかりません。
problem-sign-up-by-invitation = このインストールのアカウントは招待制です。
problem-sign-up-domain = { $domain }のアドレスでは、このシステムのアカウントを作成できません。運用担当者または組織の所有者に招待を依頼してください。
problem-too-many-tries = { $wait }秒後にもう一度お試しください。
problem-second-factor-exists = 2要素認証はすでに有効です。先に無効にしてください。
problem-no-second-factor-to-confirm = 確認待ちの2要素認証設定がありません。設定を最初からやり直してください。
problem-no-organization = 組織が見つかりません。
problem-local-organization-stays = ローカルインストールの唯一の組織は削除できません。プロジェクトまたはデータフォルダーを削除してください。
problem-no-invitation = 招待が見つかりません。
problem-already-a-member = このアドレスはすでにメンバーのものです。
problem-too-many-invitations = 保留中の招待は最大{ $limit }件です。先にいくつか取り消してください。
problem-sign-in-as = { $email }でサインインしてから、リンクをもう一度開いてください。
problem-invitation-for = この招待は{ $email }宛てです。
problem-no-member = メンバーが見つかりません。
problem-new-owner = 認証情報は、組織の他の所有者にのみ引き継げます。
problem-new-owner-allowed = 他の所有者のアカウントID
problem-last-owner = 組織には少なくとも1人の所有者が必要です。先に別のメンバーを所有者にしてください。
email-sent = アドレスが有効であれば、まもなくメールが届きます。

## API keys and share links

problem-two-proofs = APIキーとセッションCookieのどちらか一方だけを送信してください。
problem-not-an-api-key = トークンがAPIキーではありません。
problem-api-key-invalid = APIキーが無効、期限切れ、または無効化されています。
problem-too-many-keys = 有効なキーは最大{ $limit }個です。先に1つ無効化してください。
problem-no-key = APIキーが見つかりません。
problem-share-link-ended = この共有リンクは存在しないか、期限切れか、無効化されています。
problem-share-link-revoked = リンクは無効化されています。新しいリンクを作成してください。
problem-share-link-without-report = この共有リンクにはレポートが含まれていません。
problem-no-share-link = 共有リンクが見つかりません。

## Projects and scenarios

problem-no-project = プロジェクトが見つかりません。
problem-no-scenario = シナリオが見つかりません。
problem-scenario-changed = シナリオは現在バージョン{ $version }です。
problem-too-many-named-versions = 名前を付けられるシナリオのバージョンは最大{ $limit }個です。先に名前を外してください。
problem-no-scenario-version = シナリオのバージョンが見つかりません。

## Runs and quotas

problem-no-run = 実行が見つかりません。
problem-run-not-ended = 実行が終了していません（状態`{ $state }`）。先にキャンセルしてください。
problem-run-already-ended = 実行はすでに終了しています（状態`{ $state }`）。
problem-run-without-series = 実行に時系列データがありません。
problem-run-is-not-a-week = 実行の種類は`{ $kind }`です。時系列データとレポートがあるのは種類`week`の実行だけです。
problem-run-without-result = 実行に結果がありません（状態`{ $state }`）。
problem-run-too-large = この実行には約{ $estimate }の計算時間がかかります。1回の実行の上限は{ $limit }です。
problem-too-many-open-runs = { $used }件の実行が待機中または実行中です。上限は{ $limit }件です。待つか、いくつかキャンセルしてください。
problem-daily-quota-exceeded = 組織は本日{ $used }の計算時間を使用しており、この実行には約{ $estimate }かかります。1日の上限は{ $limit }です。UTCの午前0時にリセットされます。
run-failed-out-of-memory = 計算のメモリが不足しました。
run-failed-time-limit = 計算が制限時間{ $limit }を超えました。
run-failed-internal = 計算に失敗しました：{ $error }
run-failed-workers-lost = ワーカーが{ $attempts }回、予期せず停止しました。

## Reports

problem-no-report = レポートが見つかりません。
problem-report-formats = レポートの形式：{ $formats }。
problem-report-failed = レポートの作成に失敗しました。もう一度作成してください。
problem-report-not-ready = レポートはまだ作成中です。
problem-report-run-deleted = このレポートに含まれる実行が削除されました。
problem-report-too-large = レポートは{ $size }になります。上限は{ $limit }です。
problem-too-many-open-reports = { $used }件のレポートを作成中です。上限は{ $limit }件です。待つか、いくつか削除してください。
report-failed = レポートを作成できませんでした。

## Imports

problem-no-import = インポートが見つかりません。
problem-no-import-file = このインポートにファイルが見つかりません。
problem-too-many-imports = 保持できるインポートは最大{ $limit }件です。先に1件削除してください。
problem-too-many-files = 1つのインポートのファイルは最大{ $limit }個です。先に1つ削除してください。
problem-import-without-files = インポートにファイルがありません。先に追加してください。
problem-import-not-being-read = ファイルは読み込み中ではありません（状態`{ $state }`）。
problem-import-not-read = ファイルはまだ読み込まれていません（状態`{ $state }`）。先に読み込んでください。
problem-import-storage-full = このファイルを加えると全インポートの合計が{ $total }になります。上限は{ $limit }です。先にインポートを削除してください。
problem-file-too-large = ファイルは{ $given }以上です。上限は{ $allowed }です。
problem-upload-media-type = 1つのファイルのバイト列を{ $type }として送信してください。
problem-too-many-uploads = アップロードが多すぎます。しばらくしてからもう一度お試しください。
problem-upload-too-slow = アップロードは破棄されました。中断は最大{ $pause }、全体は最大{ $total }、平均速度は{ $pace }以上が必要です。
problem-upload-interrupted = アップロードが中断され、破棄されました。
import-cancelled = インポートはキャンセルされました。
import-out-of-memory = これらのファイルの読み込みはメモリ上限{ $limit }を超えます。一度にインポートするファイルを減らすか、カウンターの少ない記録を使用してください。
import-time-limit = これらのファイルの読み込みは制限時間{ $limit }を超えます。一度にインポートするファイルを減らすか、記録の短い部分を使用してください。
import-reader-crashed = ファイルの読み込み処理が異常終了しました。1つずつインポートして原因のファイルを特定してください。
import-workers-lost = ファイルを読み込もうとしたワーカーがすべて予期せず停止しました。
problem-catalog-changed = カタログが変更されました。提案をもう一度確認してください。
problem-no-acceptance = このインポートにはこのIDの適用済み変更がありません。
problem-already-undone = この変更はすでに元に戻されています。
problem-scenario-changed-since-import = シナリオはその後変更されています。現在はバージョン{ $current }、インポートで作成されたのはバージョン{ $after }です。戻すにはバージョン{ $before }を復元してください。
problem-no-fio-results = インポートにfioの結果がありません。`--output-format=json`で出力したファイルを追加してください。

## Catalog and prices

problem-no-catalog-version = カタログのバージョンが見つかりません。
problem-catalog-not-loaded = カタログが読み込まれていません。`stormsizer catalog load`を実行してください。
problem-no-catalog-entry = カタログにID `{ $id }`のエントリはありません。
problem-no-own-entry = カスタムエントリが見つかりません。
problem-own-entry-exists = ID `{ $id }`のカスタムエントリが存在します。置き換えるか、別のIDを選択してください。
problem-entry-exists = ID `{ $id }`はカタログの{ $kind }ですでに使用されています。別のIDを選択してください。
problem-entry-changed = カタログの{ $kind }のエントリ`{ $id }`はその後変更されています。
problem-entry-conflict = カタログの{ $kind }のエントリ`{ $id }`：{ $reason }
problem-entry-in-use = このエントリは次で使用されています：{ $users }。
entry-user-more = ほか{ $more }件
entry-user = { $name }（{ $kind }）
entry-user-scenario = シナリオ{ $name }
problem-too-many-own-entries = カスタムエントリは最大{ $limit }件です。先に1件削除してください。
problem-own-entry-changed = エントリは読み込み後に変更されました。
problem-price-list-changed = 価格表は読み込み後に変更されました。
problem-no-own-price-list = 独自の価格表はありません。
price-part-controller = コントローラー
price-part-shelf = シェルフ
price-part-cache-module = キャッシュモジュール
price-part-port = ポート
price-part-of-array = { $array }の{ $part }
price-part-host-memory = ホストメモリ1 GiB

## Branding

problem-no-logo = ロゴがありません。
problem-branding-changed = レポートのデザインは読み込み後に変更されました。
problem-no-own-branding = 独自のレポートのデザインはありません。

## Webhooks

problem-no-webhook = Webhookが見つかりません。
problem-no-delivery = 配信が見つかりません。
problem-delivery-in-progress = 配信はまだ進行中です。
problem-too-many-webhooks = Webhookは最大{ $limit }個です。先に1つ削除してください。
delivery-unreachable = 受信側に接続できません。
delivery-timeout = 受信側が時間内に応答しませんでした。
delivery-invalid-certificate = 受信側のホスト名に対する有効な証明書がありません。
delivery-not-http = 受信側が接続を閉じたか、HTTPで応答しませんでした。

## Custom catalog entries

field-contradicts-catalog = がカタログの他の部分と整合しません
allowed-catalog-entry = カタログと整合するエントリ

## Values in requests

field-not-uuid = がUUIDではありません
allowed-uuid = UUID（例：{ $example }）
field-has-duplicates = に同じ値が2回含まれています
allowed-each-once = 各値を1回
field-scenario-once = と`scenario`のどちらか一方だけを指定してください
allowed-scenario-once = `scenario_id`と`scenario`のどちらか一方
field-not-ascii = が印字可能なASCIIではありません
allowed-ascii = 印字可能なASCII文字
field-not-a-language = はサポートされている言語ではありません

## Health checks, actors and exports

readiness-database-slow = データベースの応答に{ $time }を超える時間がかかっています。
readiness-database-away = データベースに接続できません。
readiness-database-not-migrated = データベーススキーマが古くなっています。マイグレーションを実行してください。
readiness-database-incompatible = 新しいリリースによってデータベースが変更されたため、このリリースでは使用できません。
readiness-queue-away = Redisに接続できません。ジョブはデータベースで待機しています。
readiness-workers-deaf = ジョブが1分以上待機していますが、処理するワーカーがありません。
readiness-disk-nearly-full = データフォルダーのディスクがほぼいっぱいです。
actor-local = ローカルユーザー
personal-data-format = テーブルごとに1つのJSON Linesファイル（1行1レコード）。バイト列はBase64です。シークレットは含まれません。

## Names in the default scenario

default-scenario = 新規シナリオ
default-pool = デスクトップ
