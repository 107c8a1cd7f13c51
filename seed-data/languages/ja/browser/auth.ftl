## Signing in
auth-sign-in = サインイン
auth-sign-out-continue = サインアウトして続行
auth-no-account = アカウントをお持ちでない場合は<link>アカウントを作成</link>
auth-forgot-password = パスワードをお忘れですか？
auth-email = メールアドレス
auth-password = パスワード
auth-code = コード
auth-code-hint = 認証アプリの6桁のコード、またはリカバリーコード
auth-confirm = 確認

## Signing up
auth-create-account = アカウントを作成
auth-create-account-title = アカウントの作成
auth-create-account-lead = 仮想デスクトップのストレージを、一人でもチームでもサイジングできます。
auth-sign-up-by-invitation = このシステムのアカウントは招待制です。運用担当者または組織の所有者に招待を依頼してください。
auth-have-account = アカウントをお持ちの場合は<link>サインイン</link>
auth-name = お名前
auth-organization = 組織
auth-organization-hint = 名前を付けてください。後からメンバーを招待できます
auth-check-email = メールをご確認ください
auth-sign-up-sent = <strong>{ $email }</strong>宛にメールを送信しました。1日以内にメール内のリンクを開いてください。
auth-sign-up-not-received = 届かない場合は、迷惑メールフォルダーを確認するか、別のアドレスで登録してください。
auth-new-password = 新しいパスワード
auth-new-password-hint = 8文字以上の推測されにくいもの。珍しい単語をいくつか並べるのがおすすめです

## Confirming an address
auth-verify-title = メールアドレスの確認
auth-verify-lead = 設定したパスワードを入力すると、アカウントが有効になりサインインします。
auth-verify-expired = リンクの期限切れの場合は<link>もう一度登録</link>
auth-confirm-email-title = 新しいメールアドレスの確認
auth-confirm-email-lead = アカウントのパスワードを入力してください。以後はこのアドレスでサインインします。
auth-confirm-email-expired = リンクの期限切れの場合は<link>再発行</link>
auth-incomplete-link = リンクが不完全です
auth-incomplete-link-lead = メールに記載されたリンク全体を開いてください。

## Resetting a password
auth-forgot-lead = メールアドレスを入力してください。新しいパスワードを設定するためのリンクをお送りします。
auth-send-link = リンクを送信
auth-reset-sent = <strong>{ $email }</strong>宛にメールを送信しました。1時間以内にメール内のリンクを開いてください。
auth-back-to-sign-in = サインインに戻る
auth-reset-title = 新しいパスワードの設定
auth-set-password = パスワードを設定
auth-reset-expired = リンクの期限切れの場合は<link>再発行</link>
auth-reset-done = パスワードを変更しました
auth-reset-done-lead = すべてのデバイスからサインアウトしました。

## Invitations
auth-invitation = 招待
auth-invitation-invalid = 招待を利用できません
auth-invitation-used = 使用済み、新しい招待に置き換え済み、または期限切れです。招待の再送を依頼してください。
auth-join = { $organization }に参加
auth-invited = { $inviter }さんが「{ $role }」として招待しています。{ $may }。
auth-invitation-other-account = この招待は{ $email }宛てですが、{ $current }としてサインインしています。
