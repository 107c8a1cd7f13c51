## Price lists as files

records-broken-quotes = Row { $row }: a quotation mark is not closed, or a cell continues after it.
records-no-header = No row has the names of the columns.
records-allowed-header = a header with the columns { $columns }, and rows below it

price-sheet = Prices
price-field-name = Name of the price list
price-field-dated = As of
price-field-valid-until = Valid until
price-field-currency = Currency
price-field-notes = Notes
price-field-term-years = Years of monthly costs
price-field-price-per-kwh = Price per kWh, with cooling
price-field-discount = Discount of { $vendor }
price-field-pue = Power usage effectiveness (PUE)
price-field-price-per-host = Price per host
price-field-support = Support per year
price-field-hardware-discount = Discount on other hardware
price-unit-years = years
price-unit-per-kwh = { $currency } per kWh
price-unit-per-gib = { $currency } per GiB
price-unit-per-month = { $currency } per month
price-unit-per-gib-month = { $currency } per GiB and month

field-not-a-price-field = is not a field of a price list
field-given-twice = is already given in row { $row }
field-cell-too-many = has more cells than the header
field-not-a-date = is not a date, or its order of day and month is ambiguous
field-ambiguous-number = is ambiguous: the separator could group thousands or begin decimals
field-not-a-number = is not a number
allowed-price-field = a field of an exported price list, e.g. drives.nvme-1920gb
allowed-one-row = one row per field
allowed-quoted-comma = one cell per column; a number with a decimal comma is in quotes, or columns are separated by semicolons
allowed-ungrouped-number = a number without thousands separators, e.g. 1250
allowed-plain-number = a number without currency, e.g. { $example }
allowed-discount = a fraction from 0 to 1, e.g. { $example }, or a percentage, e.g. 30%
allowed-currency = a three-letter code, e.g. EUR
price-currency-changed = would change the currency of prices in { $currency } without converting them
price-currency-allowed = { $currency }; a conversion from { $currency } with rate, date and source; or keep_numbers=true if the prices are already in this currency
price-currency-same = is the currency of the list itself
price-currency-other = a currency other than { $currency }
price-currency-of-organization = is not the currency of your price list
