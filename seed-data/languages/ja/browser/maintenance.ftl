maintenance-title = メンテナンス中です
maintenance-effect = すべての内容を閲覧し、変更を試すことができます。シナリオの変更はこのブラウザーに保持され、メンテナンス終了後に保存されます。その他の変更はできません。
maintenance-until = 終了予定：{ $time }
