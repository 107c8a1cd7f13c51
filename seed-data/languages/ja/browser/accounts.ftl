## Account page
accounts-title = アカウント
accounts-no-accounts = このインストールにはアカウントがありません
accounts-no-accounts-hint = シングルユーザーモードで動作しています。アクセスできる人は誰でもすべての操作が可能です。
accounts-organizations = 組織
accounts-organization-role = <strong>{ $name }</strong> – { $role }：{ $may }
accounts-organization-settings = 組織の設定

## Email and password
accounts-email = メールアドレス
accounts-email-note = 現在：{ $email }。変更すると、他のすべてのブラウザーからサインアウトされます。
accounts-email-new = 新しいメールアドレス
accounts-email-change = メールアドレスを変更
accounts-email-sent = メールをご確認ください
accounts-email-sent-hint = 新しいアドレスに確認用リンクを送信しました。
accounts-account-password = アカウントのパスワード
accounts-code = コード
accounts-code-hint = 認証アプリのコード、またはリカバリーコード
accounts-password = パスワード
accounts-password-note = 変更すると、他のすべてのブラウザーからサインアウトされます
accounts-password-current = 現在のパスワード
accounts-password-change = パスワードを変更
accounts-password-changed = パスワードを変更しました
accounts-password-changed-hint = 他のすべてのブラウザーからサインアウトしました。

## Sessions
accounts-sessions = アクティブなセッション
accounts-sessions-note = 見覚えのないセッションを終了し、パスワードを変更してください
accounts-session-browser = ブラウザー
accounts-session-address = IPアドレス
accounts-session-started = サインイン日時
accounts-session-used = 最終使用
accounts-session-current = このセッション
accounts-session-end = 終了
accounts-session-end-label = セッションを終了：{ $device }
accounts-device = { $browser }（{ $system }）
accounts-device-unknown = 不明なブラウザー

## Two-factor authentication
accounts-second-factor = 2要素認証
accounts-second-factor-on = オン：サインイン時にコードも必要です
accounts-second-factor-off = オフ：パスワードのみでサインインします
accounts-second-factor-hint = スマートフォンの認証アプリに、30秒ごとに変わるコードが表示されます。
accounts-second-factor-turn-on = オンにする
accounts-second-factor-turn-off = オフにする
accounts-second-factor-turned-off = 2要素認証をオフにしました
accounts-second-factor-turned-off-hint = 今後はパスワードのみでサインインできます。
accounts-password-again = 本人確認のため、もう一度入力してください
accounts-continue = 続行
accounts-confirm = 確認
accounts-scan = 認証アプリでQRコードを読み取り、表示されたコードを入力してください。
accounts-qr = 下記のキーを含むQRコード
accounts-scan-manually = 読み取れない場合は、このキーを入力してください：
accounts-secret = シークレットキー
accounts-recovery-codes = リカバリーコード
accounts-recovery-codes-hint = <strong>リカバリーコードを今すぐ保存してください。表示は一度だけです。</strong>認証アプリを失くした場合に、各コードを1回ずつ使えます。
accounts-recovery-download = ダウンロード
accounts-recovery-saved = 保存しました
accounts-recovery-file-title = Stormsizerリカバリーコード：{ $email }
accounts-recovery-file-hint = 各コードは1回だけ使えます。

## Organization
accounts-organization-name = 組織名
accounts-organization-name-title = 名前
accounts-organization-created = 作成日：{ $date }
accounts-rename = 名前を変更
accounts-renamed = 名前を変更しました
accounts-leave-title = 脱退
accounts-leave-note = プロジェクトと実行は組織に残ります。所有者は再度招待できます
accounts-leave-organization = 組織から脱退
accounts-leave-question = { $name }から脱退しますか？
accounts-leave-warning = この組織のプロジェクトと実行にアクセスできなくなります。
accounts-export-title = データのエクスポート
accounts-export-note = 組織の全データをJSON Linesで収めたZIPファイル
accounts-export = エクスポート
accounts-delete-title = 削除
accounts-delete-note = プロジェクト、実行、キー、リンク、監査ログ、および他の組織に属さないメンバーのアカウントを完全に削除します
accounts-delete-organization = 組織を削除
accounts-delete-name = 組織名の確認
accounts-delete-name-hint = 削除するには「{ $name }」と入力してください

## Members
accounts-members = メンバー
accounts-members-empty = メンバーはいません
accounts-member-name = 名前
accounts-member-you = （自分）
accounts-member-role = 役割
accounts-member-role-of = { $name }の役割
accounts-member-role-changed = { $name }の役割を「{ $role }」に変更しました
accounts-member-second-factor = 2要素認証
accounts-member-second-factor-on = オン
accounts-member-second-factor-off = オフ
accounts-member-since = 参加日
accounts-member-remove = { $name }を削除
accounts-member-remove-question = { $name }を削除しますか？
accounts-member-remove-warning = { $email }は直ちに組織へのアクセス権を失います。作成したデータは残ります。
accounts-credentials = APIキーまたはWebhook { $n }件がこのメンバーに属しています。
accounts-credential-key = APIキー「{ $name }」
accounts-credential-webhook = Webhook：{ $name }
accounts-credential-used = 最終使用{ $date }
accounts-credential-unused = 未使用
accounts-credentials-question = これらをどうしますか？
accounts-credentials-delete = 削除する：使用しているプログラムは動作しなくなります
accounts-credentials-hand-over = 他の所有者に引き継ぐ：プログラムは引き続き動作します
accounts-credentials-new-owner = 新しい所有者

## Invitations
accounts-invitations = 招待
accounts-invitations-note = メールで送信されます。リンクは1週間以内に1回だけ使えます
accounts-invitations-pending = 保留中の招待
accounts-invitations-empty = 保留中の招待はありません
accounts-invite = 招待
accounts-invited = 招待を送信しました
accounts-invited-hint = { $email }宛にメールを送信しました。
accounts-invited-by = 招待者
accounts-invitation-expires = 有効期限
accounts-withdraw = 取り消す
accounts-withdraw-label = { $email }への招待を取り消す
