## ファイルとしての価格表

records-broken-quotes = { $row }行目：引用符が閉じられていないか、引用符の後にセルの内容が続いています。
records-no-header = 列名を含む行がありません。
records-allowed-header = 列{ $columns }を含む見出し行と、その下の行

price-sheet = 価格
price-field-name = 価格表の名前
price-field-dated = 基準日
price-field-valid-until = 有効期限
price-field-currency = 通貨
price-field-notes = 備考
price-field-term-years = 月額費用の年数
price-field-price-per-kwh = kWhあたりの価格（冷却を含む）
price-field-discount = { $vendor }の割引
price-field-pue = 電力使用効率 (PUE)
price-field-price-per-host = ホストあたりの価格
price-field-support = 年間サポート
price-field-hardware-discount = その他のハードウェアの割引
price-unit-years = 年
price-unit-per-kwh = { $currency }/kWh
price-unit-per-gib = { $currency }/GiB
price-unit-per-month = { $currency }/月
price-unit-per-gib-month = { $currency }/GiB/月

field-not-a-price-field = は価格表の項目ではありません
field-given-twice = は{ $row }行目で指定済みです
field-cell-too-many = のセルが見出し行より多くあります
field-not-a-date = は日付ではないか、日と月の順序が曖昧です
field-ambiguous-number = が曖昧です。区切り文字が桁区切りか小数点か判別できません
field-not-a-number = は数値ではありません
allowed-price-field = エクスポートした価格表の項目（例：drives.nvme-1920gb）
allowed-one-row = 1項目につき1行
allowed-quoted-comma = 1列につき1セル（小数点がコンマの数値は引用符で囲むか、列をセミコロンで区切ります）
allowed-ungrouped-number = 桁区切りのない数値（例：1250）
allowed-plain-number = 通貨記号のない数値（例：{ $example }）
allowed-discount = 0～1の割合（例：{ $example }）またはパーセント（例：30%）
allowed-currency = 3文字のコード（例：EUR）
price-currency-changed = は{ $currency }の価格を換算せずに通貨だけを変更します
price-currency-allowed = { $currency }、または{ $currency }からの換算（レート、日付、出典）、または価格がすでにこの通貨の場合はkeep_numbers=true
price-currency-same = は価格表自体の通貨です
price-currency-other = { $currency }以外の通貨
price-currency-of-organization = は価格表の通貨ではありません
