## Warnings about a result

warnings-title = 警告（{ $n }件）
warnings-field = フィールドを表示
warnings-field-label = フィールドを表示：{ $message }
