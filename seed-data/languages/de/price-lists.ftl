## Preislisten als Dateien

records-broken-quotes = Zeile { $row }: Ein Anführungszeichen ist nicht geschlossen, oder eine Zelle geht danach weiter.
records-no-header = Keine Zeile enthält die Namen der Spalten.
records-allowed-header = eine Kopfzeile mit den Spalten { $columns } und Zeilen darunter

price-sheet = Preise
price-field-name = Name der Preisliste
price-field-dated = Stand
price-field-valid-until = Gültig bis
price-field-currency = Währung
price-field-notes = Anmerkungen
price-field-term-years = Jahre monatlicher Kosten
price-field-price-per-kwh = Preis pro kWh, mit Kühlung
price-field-discount = Rabatt von { $vendor }
price-field-pue = Energieeffizienz (PUE)
price-field-price-per-host = Preis pro Host
price-field-support = Support pro Jahr
price-field-hardware-discount = Rabatt auf andere Hardware
price-unit-years = Jahre
price-unit-per-kwh = { $currency } pro kWh
price-unit-per-gib = { $currency } pro GiB
price-unit-per-month = { $currency } pro Monat
price-unit-per-gib-month = { $currency } pro GiB und Monat

field-not-a-price-field = ist kein Feld einer Preisliste
field-given-twice = ist bereits in Zeile { $row } angegeben
field-cell-too-many = hat mehr Zellen als die Kopfzeile
field-not-a-date = ist kein Datum, oder die Reihenfolge von Tag und Monat ist mehrdeutig
field-ambiguous-number = ist mehrdeutig: Das Trennzeichen kann Tausender gruppieren oder Dezimalstellen einleiten
field-not-a-number = ist keine Zahl
allowed-price-field = ein Feld einer exportierten Preisliste, z. B. drives.nvme-1920gb
allowed-one-row = eine Zeile pro Feld
allowed-quoted-comma = eine Zelle pro Spalte; eine Zahl mit Dezimalkomma steht in Anführungszeichen, oder die Spalten sind durch Semikolons getrennt
allowed-ungrouped-number = eine Zahl ohne Tausendertrennzeichen, z. B. 1250
allowed-plain-number = eine Zahl ohne Währung, z. B. { $example }
allowed-discount = ein Anteil von 0 bis 1, z. B. { $example }, oder ein Prozentsatz, z. B. 30 %
allowed-currency = ein Code aus drei Buchstaben, z. B. EUR
price-currency-changed = würde die Währung von Preisen in { $currency } ändern, ohne sie umzurechnen
price-currency-allowed = { $currency }; eine Umrechnung aus { $currency } mit Kurs, Datum und Quelle; oder keep_numbers=true, wenn die Preise schon in dieser Währung sind
price-currency-same = ist die Währung der Liste selbst
price-currency-other = eine andere Währung als { $currency }
price-currency-of-organization = ist nicht die Währung Ihrer Preisliste
