## Page
catalog-title = Katalog
catalog-lead = Arrays, Laufwerke, Lastprofile und Bereitstellungsverfahren, jeder Wert mit Quelle
catalog-kinds = Katalogbereiche
catalog-kind-arrays = Arrays
catalog-kind-drives = Laufwerke
catalog-kind-workloads = Lastprofile
catalog-kind-deployments = Bereitstellungsverfahren
catalog-kind-sources = Quellen
catalog-kind-prices = Preise
catalog-generic = generisch, nicht kalibriert
catalog-sample = Beispielszenario
catalog-sample-label = Beispielszenario von { $name }
catalog-sample-missing = Diese Familie hat kein Beispielszenario.
catalog-search = Katalog durchsuchen
catalog-index = Filter
catalog-facet-vendor = Hersteller
catalog-facet-class = Klasse
catalog-facet-standing = Grundlage
catalog-class-array = Array
catalog-class-hosts = Hyperkonvergent
catalog-class-cloud = Cloud
catalog-class-files = Dateidienst
catalog-class-generic = Generisch
catalog-found =
    { $n ->
        [one] { $n } Eintrag
       *[other] { $n } Einträge
    }
catalog-clear-filters = Filter zurücksetzen
catalog-none-found = Keine passenden Einträge
catalog-grade-measured = gemessen
catalog-grade-specifications = aus Datenblättern konfiguriert
catalog-grade-estimated = geschätzt
catalog-cited-facts = { $cited } von { $facts } Angaben belegt
catalog-end-of-sale = abgekündigt
catalog-custom = Eigener Eintrag
catalog-measured-with = gemessen mit { $generator }
catalog-stages =
    { $n ->
        [one] { $n } Stufe
       *[other] { $n } Stufen
    }
catalog-attribution = { $publisher }: { $source }

## Values of an entry
catalog-values = Werte von { $name }
catalog-parameter = Parameter
catalog-value = Wert
catalog-range = Bereich
catalog-status = Status
catalog-source = Quelle
catalog-general = Allgemein
catalog-limits = Limits von { $name }
catalog-limit-size = Größe
catalog-limit-burst-iops = Burst-IOPS
catalog-limit-burst-mb = Burst-MB/s
catalog-limit = Limit
catalog-limit-per-gib = { $rate } pro GiB, höchstens { $most }
catalog-limit-from-per-gib = { $base } + { $rate } pro GiB, höchstens { $most }
catalog-limit-of-throughput = Durchsatz
catalog-limit-lasts = { $least } bis { $most }; volles Guthaben reicht { $time }
catalog-limit-credits = { $least } bis { $most }; volles Guthaben: { $credits } I/Os
catalog-burst-per-gib = { $rate } pro GiB; { $range }
catalog-burst-per-iops = { $rate } × die reguläre IOPS-Zahl; { $range }
catalog-unknown = Unbekannt

## Review
catalog-checked = Geprüft am { $date }
catalog-stale = Veraltet
catalog-stale-hint = Zuletzt vor mehr als einem Jahr mit der Quelle abgeglichen. Prüfen Sie die Werte.
catalog-never = Nicht geprüft
catalog-never-hint = Seit der Erfassung nicht mit der Quelle abgeglichen

## Sources
catalog-address = Adresse
catalog-review = Prüfung
catalog-notes = Notizen
catalog-source-published-study = veröffentlichte Studie
catalog-source-specification = Spezifikation
catalog-source-manual = Handbuch
catalog-source-engineering-note = technische Notiz

## Custom entries
catalog-add-array = Array hinzufügen
catalog-copy = Kopie anlegen
catalog-copy-of = Kopie von { $name } anlegen
catalog-copy-name = { $name } (eigener Eintrag)
catalog-copied = Kopie angelegt
catalog-copied-hint = { $name } steht im Katalog. Ändern Sie die abweichenden Werte.
catalog-name = Name
catalog-id = ID: { $id }
catalog-edit = Bearbeiten
catalog-edit-label = { $name } bearbeiten
catalog-edit-numbers = Werte bearbeiten
catalog-edit-numbers-label = Werte von { $name } bearbeiten
catalog-vendor = Hersteller
catalog-introduced = Einführungsjahr
catalog-firmware = Name der Version { $id }
catalog-tier = Name der Ebene { $id }
catalog-tier-drives = Laufwerke der Ebene { $id }
catalog-save = Speichern
catalog-saved = Gespeichert
catalog-saved-hint = Live-Vorschauen verwenden die neuen Werte von { $name }. Vorhandene Läufe bleiben unverändert.
catalog-delete = Löschen
catalog-delete-label = { $name } löschen
catalog-deleted = { $name } gelöscht
catalog-document = Quelldokument
catalog-document-hint = Titel des Dokuments oder der Messung, etwa eines Datenblatts
catalog-publisher = Herausgeber
catalog-document-date = Datum des Dokuments
catalog-document-date-hint = Oder das Datum, an dem die Werte zuletzt damit abgeglichen wurden
catalog-numbers = Werte
catalog-numbers-hint = Geänderte Werte werden dem oben genannten Dokument zugeordnet.
