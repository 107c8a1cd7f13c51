## Listas de precios como archivos

records-broken-quotes = Fila { $row }: unas comillas no están cerradas, o una celda continúa después de ellas.
records-no-header = Ninguna fila contiene los nombres de las columnas.
records-allowed-header = un encabezado con las columnas { $columns }, y filas debajo

price-sheet = Precios
price-field-name = Nombre de la lista de precios
price-field-dated = Fecha de los precios
price-field-valid-until = Válidos hasta
price-field-currency = Moneda
price-field-notes = Notas
price-field-term-years = Años de costes mensuales
price-field-price-per-kwh = Precio por kWh, con refrigeración
price-field-discount = Descuento de { $vendor }
price-field-pue = Eficacia del uso de la energía (PUE)
price-field-price-per-host = Precio por host
price-field-support = Soporte al año
price-field-hardware-discount = Descuento en otro hardware
price-unit-years = años
price-unit-per-kwh = { $currency } por kWh
price-unit-per-gib = { $currency } por GiB
price-unit-per-month = { $currency } al mes
price-unit-per-gib-month = { $currency } por GiB al mes

field-not-a-price-field = no es un campo de una lista de precios
field-given-twice = ya figura en la fila { $row }
field-cell-too-many = tiene más celdas que el encabezado
field-not-a-date = no es una fecha, o el orden de día y mes es ambiguo
field-ambiguous-number = es ambiguo: el separador puede agrupar miles o iniciar los decimales
field-not-a-number = no es un número
allowed-price-field = un campo de una lista de precios exportada, p. ej. drives.nvme-1920gb
allowed-one-row = una fila por campo
allowed-quoted-comma = una celda por columna; un número con coma decimal va entre comillas, o las columnas se separan con punto y coma
allowed-ungrouped-number = un número sin separador de miles, p. ej. 1250
allowed-plain-number = un número sin moneda, p. ej. { $example }
allowed-discount = una fracción de 0 a 1, p. ej. { $example }, o un porcentaje, p. ej. 30 %
allowed-currency = un código de tres letras, p. ej. EUR
price-currency-changed = cambiaría la moneda de precios en { $currency } sin convertirlos
price-currency-allowed = { $currency }; una conversión desde { $currency } con tipo de cambio, fecha y fuente; o keep_numbers=true si los precios ya están en esta moneda
price-currency-same = es la moneda de la propia lista
price-currency-other = una moneda distinta de { $currency }
price-currency-of-organization = no es la moneda de su lista de precios
