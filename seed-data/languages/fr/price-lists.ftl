## Listes de prix en fichiers

records-broken-quotes = Ligne { $row } : un guillemet n’est pas fermé, ou une cellule continue après celui-ci.
records-no-header = Aucune ligne ne contient les noms des colonnes.
records-allowed-header = un en-tête avec les colonnes { $columns }, et des lignes en dessous

price-sheet = Prix
price-field-name = Nom de la liste de prix
price-field-dated = Date des prix
price-field-valid-until = Valables jusqu’au
price-field-currency = Devise
price-field-notes = Remarques
price-field-term-years = Années de coûts mensuels
price-field-price-per-kwh = Prix par kWh, refroidissement compris
price-field-discount = Remise de { $vendor }
price-field-pue = Efficacité énergétique (PUE)
price-field-price-per-host = Prix par hôte
price-field-support = Support par an
price-field-hardware-discount = Remise sur le reste du matériel
price-unit-years = ans
price-unit-per-kwh = { $currency } par kWh
price-unit-per-gib = { $currency } par GiB
price-unit-per-month = { $currency } par mois
price-unit-per-gib-month = { $currency } par GiB et par mois

field-not-a-price-field = n’est pas un champ d’une liste de prix
field-given-twice = est déjà indiqué à la ligne { $row }
field-cell-too-many = compte plus de cellules que l’en-tête
field-not-a-date = n’est pas une date, ou l’ordre du jour et du mois est ambigu
field-ambiguous-number = est ambigu : le séparateur peut grouper les milliers ou introduire les décimales
field-not-a-number = n’est pas un nombre
allowed-price-field = un champ d’une liste de prix exportée, p. ex. drives.nvme-1920gb
allowed-one-row = une ligne par champ
allowed-quoted-comma = une cellule par colonne ; un nombre avec virgule décimale est entre guillemets, ou les colonnes sont séparées par des points-virgules
allowed-ungrouped-number = un nombre sans séparateur de milliers, p. ex. 1250
allowed-plain-number = un nombre sans devise, p. ex. { $example }
allowed-discount = une fraction de 0 à 1, p. ex. { $example }, ou un pourcentage, p. ex. 30 %
allowed-currency = un code de trois lettres, p. ex. EUR
price-currency-changed = changerait la devise de prix en { $currency } sans les convertir
price-currency-allowed = { $currency } ; une conversion depuis { $currency } avec taux de change, date et source ; ou keep_numbers=true si les prix sont déjà dans cette devise
price-currency-same = est la devise de la liste elle-même
price-currency-other = une autre devise que { $currency }
price-currency-of-organization = n’est pas la devise de votre liste de prix
