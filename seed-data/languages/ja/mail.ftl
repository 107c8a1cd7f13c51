### Emails.

## Emails

mail-subject = { $subject } – Stormsizer
mail-greeting = こんにちは。
mail-signature = Stormsizer
mail-verification-subject = メールアドレスの確認
mail-verification = このアドレスでStormsizerのアカウントを作成するリクエストを受け付けました。24時間以内に次のリンクを開き、設定したパスワードを入力してください。
mail-verification-ignore = お心当たりがない場合は、このメールを無視してください。アカウントは作成されません。
mail-account-exists-subject = アカウントはすでに存在します
mail-account-exists = このアドレスでアカウントを作成するリクエストを受け付けましたが、アカウントはすでに存在します。次のページからサインインしてください。
mail-account-exists-ignore = パスワードをお忘れの場合は、そのページで再設定できます。お心当たりがない場合は、このメールを無視してください。
mail-reset-subject = パスワードの再設定
mail-reset = パスワードを再設定するリクエストを受け付けました。1時間以内に次のリンクを開き、新しいパスワードを設定してください。
mail-reset-ignore = お心当たりがない場合は、このメールを無視してください。パスワードは変更されません。
mail-no-account-subject = このメールアドレスのアカウントはありません
mail-no-account = このアドレスのパスワードを再設定するリクエストを受け付けましたが、アカウントがありません。別のアドレスを使用された可能性があります。お心当たりがない場合は、このメールを無視してください。
mail-new-address-subject = 新しいメールアドレスの確認
mail-new-address = このアドレスをStormsizerのアカウントで使用するリクエストを受け付けました。24時間以内に次のリンクを開き、パスワードを入力してください。
mail-new-address-ignore = お心当たりがない場合は、このメールを無視してください。何も変更されません。
mail-address-taken = このアドレスを別のアカウントで使用するリクエストを受け付けましたが、すでにアカウントがあるため変更はありません。次のページからサインインしてください。
mail-address-taken-ignore = お心当たりがない場合は、このメールを無視してください。
mail-address-change-subject = メールアドレスの変更リクエスト
mail-address-change = アカウントのメールアドレスを{ $email }に変更するリクエストを受け付けました。そのアドレスに送信されたリンクが開かれると変更されます。
mail-address-change-ignore = お心当たりがない場合は、すぐにパスワードを変更してください。リクエストは取り消されます。
mail-address-changed-subject = メールアドレスが変更されました
mail-address-changed = アカウントのメールアドレスは{ $email }になりました。今後はこのアドレスでサインインし、メールもこのアドレスに届きます。お心当たりがない場合は、すぐに組織の所有者に連絡してください。
mail-invitation-subject = 組織への招待
mail-invitation = { $inviter }さんから、Stormsizerの{ $organization }に招待されました（役割：{ $role }）。1週間以内に次のリンクを開いて承諾してください。
mail-invitation-ignore = 送信者に心当たりがない場合は、このメールを無視してください。
mail-password-changed-subject = パスワードが変更されました
mail-password-changed = アカウントのパスワードが変更されました。お心当たりがない場合は、すぐにパスワードを再設定し、組織の所有者に連絡してください。
mail-second-factor-changed-subject = 2要素認証が変更されました
mail-second-factor-changed = アカウントの2要素認証が有効または無効にされました。お心当たりがない場合は、すぐにパスワードを再設定し、組織の所有者に連絡してください。
mail-report-ready-subject = レポートが完成しました
mail-report-ready = 「{ $scenario }」のレポートが完成しました。サインインして次のページからダウンロードしてください。
