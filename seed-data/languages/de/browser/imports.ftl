## Pages and list
imports-title = Importe
imports-lead = Messungen, Inventare und Kalender eines Standorts. Prüfen Sie sie und übernehmen Sie sie dann in ein Szenario.
imports-new = Neuer Import
imports-page-lead = <list>Importe</list> · erstellt { $created } · aufbewahrt bis { $until }
imports-scenario = Szenario
imports-delete = Löschen
imports-delete-item = { $name } löschen
imports-delete-confirm = { $name } löschen?
imports-delete-hint = Die Dateien und ihre Inhalte werden endgültig gelöscht. In Szenarien Übernommenes bleibt erhalten.
imports-to-list = Zu den Importen
imports-missing = Import nicht gefunden
imports-missing-hint = Er wurde gelöscht oder ist abgelaufen. In Szenarien Übernommenes bleibt erhalten.
imports-list-note = Dateien werden nach Ablauf gelöscht; in Szenarien Übernommenes bleibt erhalten
imports-empty = Noch keine Importe
imports-empty-hint = Legen Sie einen Import für Leistungsindikatoren, ein Inventar, einen Kalender oder fio-Ergebnisse an.
imports-created = erstellt { $at }
imports-kept-until = aufbewahrt bis { $day }
imports-n-files =
    { $n ->
        [one] { $n } Datei
       *[other] { $n } Dateien
    }
imports-state-empty = noch nicht gelesen
imports-state-queued = wartet auf einen Worker
imports-state-reading = wird gelesen
imports-state-ready = bereit
imports-state-failed = fehlgeschlagen
imports-state-cancelled = abgebrochen
imports-state-progress = { $state }, { $percent }
imports-create = Import anlegen
imports-name = Name
imports-name-example = Nordwind, Hosts im März
imports-name-hint = Werte aus diesen Dateien werden damit gekennzeichnet

## Files
imports-files = Dateien
imports-files-note = esxtop, Leistungsüberwachung, vscsiStats, iostat, sadf, Traces, Tabellen (CSV), RVTools, Live Optics, iCalendar, fio-Ergebnisse; auch mit gzip komprimiert
imports-files-list = Dateien dieses Imports
imports-choose = Dateien auswählen
imports-choose-label = Zu importierende Dateien
imports-drop = Dateien ablegen, um sie zu { $name } hinzuzufügen
imports-drop-hint = Legen Sie Dateien an beliebiger Stelle auf dieser Seite ab. Große Textdateien werden vor dem Hochladen im Browser komprimiert.
imports-drop-next = Lesen Sie dann die Dateien und prüfen Sie ihre Inhalte. Szenarien ändern sich erst, wenn Sie die Änderungen übernehmen.
imports-waiting = Wartet
imports-packing = Wird komprimiert, { $percent }
imports-sending = Wird hochgeladen, { $percent }
imports-progress-of = Upload-Fortschritt von { $name }
imports-cancel-item = { $name } abbrechen
imports-dismiss = Ausblenden
imports-dismiss-item = { $name } ausblenden
imports-remove-item = { $name } entfernen
imports-upload-failed = Hochladen fehlgeschlagen
imports-upload-failed-hint = Die Verbindung wurde unterbrochen. Laden Sie die Datei erneut hoch.
imports-gate-reading = Die Dateien werden gelesen. Warten Sie, bis das Lesen abgeschlossen ist, oder brechen Sie es ab.
imports-gate-sending = Dateien werden noch hochgeladen

## Recognized files
imports-found = Inhalt der Dateien
imports-found-all =
    { $n ->
        [one] { $n } Datei gelesen
       *[other] { $n } Dateien gelesen
    }
imports-found-none =
    { $n ->
        [one] { $n } Datei abgelehnt, keine gelesen
       *[other] { $n } Dateien abgelehnt, keine gelesen
    }
imports-found-some =
    { $n ->
        [one] { $n } Datei gelesen, { $refused } abgelehnt; abgelehnte Dateien wirken sich nicht auf die anderen aus
       *[other] { $n } Dateien gelesen, { $refused } abgelehnt; abgelehnte Dateien wirken sich nicht auf die anderen aus
    }
imports-refused-file = { $file } kann nicht gelesen werden
imports-fact-host = Host
imports-fact-tab = Blatt
imports-fact-release = Release
imports-fact-version = Version
imports-fact-bytes = Bytes
imports-fact-counters = Zähler
imports-fact-columns = Spalten
imports-fact-encoding = Zeichencodierung
imports-fact-disks = Disks
imports-fact-seconds = Sekunden
imports-fact-time-zone = Zeitzone
imports-fact-mean-read-size = Mittlere Größe der Lesezugriffe
imports-fact-mean-write-size = Mittlere Größe der Schreibzugriffe
imports-fact-reads-in-sequence = Sequenzielle Lesezugriffe
imports-fact-writes-in-sequence = Sequenzielle Schreibzugriffe
imports-fact-machines-with-rates = Maschinen mit Raten
imports-fact-reads-per-second = Lesezugriffe, Summe der Mittelwerte
imports-fact-writes-per-second = Schreibzugriffe, Summe der Mittelwerte
imports-fact-peak-at-least = Gemeinsame Spitze, mindestens (Summe aller Mittelwerte oder höchste Spitze einer Maschine)
imports-fact-peak-at-most = Gemeinsame Spitze, höchstens (Summe aller Spitzen)
imports-where = Stelle
imports-given = Angegeben
imports-allowed = Zulässig
imports-rows =
    { $used ->
        [one] { $used } Zeile verwendet
       *[other] { $used } Zeilen verwendet
    }
imports-rows-skipped =
    { $used ->
        [one] { $used } Zeile verwendet, { $skipped } übersprungen
       *[other] { $used } Zeilen verwendet, { $skipped } übersprungen
    }
imports-place = Zeile { $row }, Spalte { $column }
imports-place-row = Zeile { $row }
imports-place-column = Spalte { $column }

## Columns of a table
imports-map-columns = Spalten zuordnen
imports-columns-table = Spalten und erste Zeilen
imports-column-unnamed = Spalte { $n }
imports-column-use = Inhalt von { $name }
imports-column-unit = Einheit von { $name }
imports-use-none = nicht verwendet
imports-use-time = Zeit
imports-use-entity = Maschine oder Datenträger
imports-order = Datumsformat
imports-order-detect = aus den Daten erkennen
imports-order-day = Tag zuerst: 31.12.2026
imports-order-month = Monat zuerst: 12/31/2026
imports-order-year = Jahr zuerst: 2026-12-31
imports-order-hint = Für Datumsangaben, die sich auf zwei Arten lesen lassen, etwa 03/10/2026
imports-stamp = Zeitstempel einer Zeile
imports-stamp-end = Ende des Intervalls
imports-stamp-start = Beginn des Intervalls
imports-bias = Zu addierende Minuten bis UTC
imports-bias-none = aus der Zeitzone des Standorts
imports-mapping-incomplete = Zuordnung ist unvollständig
imports-read-mapped = Mit dieser Zuordnung lesen
imports-twice-time = Zwei Spalten sind der Zeit zugeordnet. Wählen Sie eine.
imports-twice-entity = Zwei Spalten sind Maschine oder Datenträger zugeordnet. Wählen Sie eine.
imports-twice-measure = Zwei Spalten sind „{ $measure }“ zugeordnet. Wählen Sie eine.
imports-needs-time = Wählen Sie die Spalte mit der Zeit.
imports-needs-rates = Wählen Sie eine Spalte mit I/Os pro Sekunde oder je eine mit Lese- und Schreibzugriffen.

## Import options and reading
imports-options = Importoptionen
imports-options-note = Welches Tool eine Datei geschrieben hat, wird am Inhalt erkannt
imports-zone = Zeitzone des Standorts
imports-zone-hint = Für Dateien ohne Zeitzone und für die Anzeige
imports-desktop-count = Desktops hinter diesen Zählern
imports-desktop-count-hint = Zähler von Hosts und Volumes enthalten die Anzahl der Desktops nicht
imports-not-set = nicht festgelegt
imports-taken-at = Beginn der Aufzeichnung
imports-taken-at-hint = Histogramme und Traces haben keine absolute Zeit
imports-entries-from = Einträge von
imports-entries-to = Einträge bis
imports-pseudonyms = Namen durch Pseudonyme ersetzen
imports-pseudonyms-hint = Namen von Maschinen, Hosts, Clustern und Kalendereinträgen werden ersetzt, die von Dateien nicht. Die hochgeladenen Dateien werden nach dem Lesen gelöscht: Fügen Sie sie erneut hinzu, um die Optionen zu ändern.
imports-spread = Messwerte gleichmäßig verteilen
imports-spread-hint = Für Dateien ohne Sekunden: Die Messwerte einer Minute werden über sie verteilt
imports-moment-zone = In der Zeitzone { $zone }
imports-moment-hint = { $hint }; in der Zeitzone { $zone }
imports-read = Dateien lesen
imports-read-again = Erneut lesen
imports-reading = Dateien werden gelesen
imports-reading-note = Läuft weiter, wenn Sie diese Seite verlassen
imports-reading-progress = Wird gelesen, { $percent }
imports-reading-label = Lesefortschritt
imports-failed = Lesen fehlgeschlagen
imports-failed-memory = Das Lesen hat die Speichergrenze überschritten
imports-failed-time = Das Lesen hat die Zeitgrenze überschritten
imports-failed-lost = Alle Worker, die die Dateien lesen sollten, sind ausgefallen
imports-cancelled = Das Lesen wurde abgebrochen
imports-cancelled-hint = Die Dateien bleiben erhalten. Sie können sie erneut lesen.
imports-outdated = Importoptionen wurden geändert
imports-outdated-hint = Lesen Sie die Dateien erneut, um Ihre Änderungen anzuwenden.

## Phases, storms and counts
imports-phase-power-on = Einschalten
imports-phase-first-login = Erste Anmeldung
imports-phase-monday-login = Anmeldung am Montag
imports-phase-tuesday-login = Anmeldung am Dienstag
imports-phase-steady-state = Normalbetrieb
imports-phase-idle = Leerlauf
imports-storm-boot = Boot-Storm
imports-storm-login = Login-Storm
imports-storm-logout = Logoff-Storm
imports-storm-unknown = Storm unbekannter Art
imports-n-desktops =
    { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }
imports-n-disks =
    { $n ->
        [one] { $n } Datenträger
       *[other] { $n } Datenträger
    }
imports-n-hosts =
    { $n ->
        [one] { $n } Host
       *[other] { $n } Hosts
    }
imports-n-volumes =
    { $n ->
        [one] { $n } Volume
       *[other] { $n } Volumes
    }
imports-certain = sicher, { $percent }
imports-likely = wahrscheinlich, { $percent }
imports-uncertain = unsicher, { $percent }
imports-span-year = { $span }, { $year }

## Measured load
imports-workload = Gemessene Last
imports-no-clock = keine Zeitstempel in den Dateien
imports-sample-interval = Messwerte alle { $interval }
imports-all-desktops = Alle Desktops
imports-throughput = Durchsatz
imports-reads = Lesezugriffe
imports-writes = Schreibzugriffe
imports-peak-sample = Lese- und Schreibzugriffe, höchster Messwert
imports-rates-summary =
    { $n ->
        [one] Raten aller Desktops: höchstens { $peak } IOPS, { $at }; { $n } Storm gefunden
       *[other] Raten aller Desktops: höchstens { $peak } IOPS, { $at }; { $n } Storms gefunden
    }
imports-throughput-summary = Durchsatz aller Desktops: höchstens { $peak } MB/s
imports-chart-hint = { $span } ({ $zone }). Storms sind hinterlegt. Ziehen Sie an den nummerierten Rändern, um ein Fenster zu verschieben. Zum Vergrößern ziehen Sie über das Diagramm oder drücken + und −.
imports-show-all = Alles anzeigen
imports-window-from-view = Fenster aus aktueller Ansicht
imports-window-from-storm = Fenster aus { $storm }, { $when }
imports-window-create = Fenster anlegen
imports-storms = Storms
imports-storms-none = In der Last wurden keine Storms gefunden.
imports-kind = Typ
imports-when = Zeit
imports-peak = Spitze
imports-storm-peak = { $peak } über { $baseline } IOPS
imports-storm-certainty = Ist ein Storm
imports-kind-certainty = Ist von diesem Typ
imports-reason = Begründung
imports-source = Quelle
imports-phase = Phase
imports-phases = Phasen
imports-phases-none = Es wurde kein Fenster gemessen, daher gibt es keine Phasen.
imports-window-proposed = Fenster aus einem Storm vorgeschlagen
imports-windows = Fenster
imports-windows-none = Noch keine Fenster. Legen Sie eines aus einem Storm oder aus der aktuellen Ansicht des Diagramms an.
imports-windows-reset = Auf vorgeschlagene Fenster zurücksetzen
imports-window-n = Fenster { $n }, { $phase }
imports-window-remove = Fenster { $n } entfernen
imports-window-refused = Ein Fenster wurde nicht gemessen
imports-edge-start = Beginn von Fenster { $n }, { $phase }
imports-edge-end = Ende von Fenster { $n }, { $phase }
imports-start = Beginn
imports-end = Ende
imports-on-one-day = an einem Tag
imports-every-day = jeden Tag
imports-every-day-at = { $time }, jeden Tag
imports-undo = Rückgängig (Strg+Z)
imports-redo = Wiederholen (Strg+Umschalt+Z)
imports-desktops = Desktops
imports-figure-measured = Gemessen über
imports-figure-iops = IOPS pro Desktop, lesen / schreiben
imports-figure-mean = Alle Desktops, Mittel
imports-figure-peak = Alle Desktops, höchster Messwert
imports-figure-size = Mittlere Größe in kB, lesen / schreiben
imports-figure-latency = Latenz in ms, lesen / schreiben
imports-figure-active = Gleichzeitig aktive Desktops, lesen / schreiben
imports-figure-sequential = Sequenziell, lesen / schreiben
imports-figure-top-tenth = Anteil der aktivsten 10 % der Desktops
imports-figure-spread = Streuung zwischen Desktops (Standardabweichung / Mittel)
imports-io-sizes = I/O-Größen
imports-sizes-reads = { $phase }, lesen
imports-sizes-writes = { $phase }, schreiben

## Inventory
imports-inventory = Inventar
imports-as-of = Stand { $at }
imports-as-of-unknown = Die Datei enthält kein Datum
imports-machines = Maschinen
imports-machines-on = { $n }, davon { $on } eingeschaltet
imports-hosts = Hosts
imports-datastores = Datastores
imports-count-unknown = unbekannt
imports-machine-disks = Datenträger der Maschinen
imports-provisioned = Bereitgestellt
imports-used = Belegt
imports-pools-found = Erkannte Pools
imports-pools-none = Keine Maschinen sehen wie die Desktops eines Pools aus.
imports-machines-outside =
    { $n ->
        [one] { $n } Maschine gehört zu keinem dieser Pools.
       *[other] { $n } Maschinen gehören zu keinem dieser Pools.
    }
imports-inventory-pools = Pools des Inventars
imports-inventory-hosts = Hosts des Inventars
imports-pool = Pool
imports-powered-on = Ein
imports-cpus = CPUs
imports-memory = Arbeitsspeicher
imports-disk = Datenträger
imports-unshared = Nicht geteilt
imports-guest-os = Gastbetriebssystem
imports-n-cores =
    { $n ->
        [one] { $n } Kern
       *[other] { $n } Kerne
    }
imports-n-cores-ghz =
    { $n ->
        [one] { $n } Kern mit { $ghz } GHz
       *[other] { $n } Kerne mit { $ghz } GHz
    }

## Calendar
imports-calendar = Inhalt des Kalenders
imports-n-exported-events =
    { $n ->
        [one] { $n } von Stormsizer exportiertes Ereignis
       *[other] { $n } von Stormsizer exportierte Ereignisse
    }
imports-n-entries =
    { $n ->
        [one] { $n } anderer Eintrag
       *[other] { $n } andere Einträge
    }
imports-calendar-entries = Kalendereinträge
imports-entry = Eintrag
imports-entry-kind = Möglicher Typ
imports-users = Benutzer
imports-all-day = { $day }, ganztägig, { $year }
imports-kind-unknown = unbekannt
imports-kind-guessed = { $kind }, vermutet

## fio
imports-fio = fio-Ergebnisse
imports-fio-note =
    { $n ->
        [one] fio { $version } · { $n } Job; wählen Sie einen Lauf, um die für seine Phasen exportierten Jobs zu vergleichen
       *[other] fio { $version } · { $n } Jobs; wählen Sie einen Lauf, um die für seine Phasen exportierten Jobs zu vergleichen
    }
imports-fio-jobs = fio-Jobs
imports-fio-job = Job
imports-fio-duration = Dauer
imports-fio-none = keine
imports-fio-reads = Lesezugriffe
imports-fio-writes = Schreibzugriffe
imports-fio-both = Lese- und Schreibzugriffe
imports-fio-read-share = Leseanteil
imports-fio-mean-size = { $name }, mittlere Größe
imports-fio-mean-latency = { $name }, mittlere Latenz
imports-fio-p99 = { $name }, Latenz im 99. Perzentil
imports-fio-kept-up = Job { $job }, { $duration }. Das Array hat die angeforderte Last bewältigt.
imports-fio-fell-behind = Job { $job }, { $duration }. Das Array hat die angeforderte Last nicht bewältigt, daher ist die Latenz nicht vergleichbar.
imports-fio-compared = { $phase }, gemessen und vorhergesagt
imports-fio-predicted = Vorhergesagt
imports-fio-difference = Differenz
imports-fio-unmatched = Einige Jobs oder Phasen haben keine Entsprechung
imports-fio-run = Mit einem Lauf vergleichen
imports-fio-choose-run = Abgeschlossenen Lauf wählen
imports-fio-no-run = Noch keine abgeschlossenen Läufe
imports-fio-run-label = { $scenario }, v{ $version }, { $at }
imports-measured = Gemessen

## Selection for a scenario
imports-selection = In ein Szenario übernehmen
imports-selection-note = Nichts ändert sich, bevor Sie übernehmen, und Sie können es rückgängig machen
imports-step-scenario = Szenario
imports-step-measured = Gemessene Werte
imports-target-new = Neues Szenario
imports-target-stored = Vorhandenes Szenario
imports-facts = Angaben in den Dateien
imports-facts-clones = Liegt der nicht geteilte Speicherplatz weit unter dem belegten, teilen sich die Desktops ein Basisimage, wie bei MCS, Linked Clones oder Instant Clones. Gleiche Werte bedeuten vollständige Klone.
imports-measured-peak = Gemessene Spitze: höchstens { $measured } IOPS
imports-measured-peak-may-exceed = Das ist die Summe der Spitzen der einzelnen Desktops, die nicht gleichzeitig auftreten. Sie liegt bis zu { $share } über der simulierten Spitze von { $simulated } IOPS. Höhere Lasten deckt die Simulation nicht ab: Das Ergebnis zeigt nicht, ob ein Array die gemessene Spitze bewältigt.
imports-measured-peak-covered = Die simulierte Spitze beträgt { $simulated } IOPS; die Simulation deckt die gemessene Spitze also ab.
imports-new-questions = Beantworten Sie die mit einem Sternchen markierten Fragen, um die Änderungen zu sehen.
imports-create-scenario = Szenario anlegen
imports-created-scenario = Szenario angelegt
imports-n-selected = { $n } von { $of } ausgewählt
imports-compare = Gemessen und simuliert
imports-compare-table = I/O pro Desktop, gemessen und simuliert
imports-compare-hint = IOPS arbeitender Desktops enthalten die Leerlauf-I/O. Das neue Lastprofil enthält sie nicht, weil die Simulation sie jedem Desktop hinzufügt.
imports-compare-desktop = Pro Desktop
imports-compare-before = Simuliert, bisher
imports-compare-after = Simuliert, neu
imports-compare-phase = { $phase }, { $pools }
imports-compare-iops = IOPS
imports-compare-ios = I/Os in dieser Phase
imports-compare-reads = Leseanteil
imports-compare-read-size = Mittlere Größe beim Lesen, kB
imports-compare-write-size = Mittlere Größe beim Schreiben, kB
imports-iops = { $iops } IOPS
imports-load-of = Last von { $name }
imports-load-keep = Last des Lastprofils
imports-load-mean = Mittel: { $rate }
imports-load-p95 = 95. Perzentil: { $rate }
imports-pool-counts = auch Anzahl, Arbeitsspeicher und Speicherplatz
imports-others-title = Andere Maschinen
imports-others-add = { $n ->
        [one] { $n } andere Maschine als andere Workloads hinzufügen: { $figures }
       *[other] { $n } andere Maschinen als andere Workloads hinzufügen: { $figures }
    }
imports-others-figures = { $load }, { $space }
imports-others-load = { $iops } IOPS, { $reads } Lesezugriffe
imports-others-iops = { $iops } IOPS
imports-others-no-load = Last unbekannt
imports-others-no-space = Speicherplatz unbekannt
imports-others-hint = Maschinen, die zu keinem der gewählten Pools gehören. Diese Werte ersetzen die anderen Workloads des Arrays.
imports-others-pools = Einschließlich der nicht gewählten Pools: { $names }.
imports-others-unmeasured = { $n ->
        [one] Die Last von { $n } Maschine ist unbekannt und zählt als null: { $names }.
       *[other] Die Last von { $n } Maschinen ist unbekannt und zählt als null: { $names }.
    }
imports-others-unmeasured-more = Die Last von { $n } Maschinen ist unbekannt und zählt als null, darunter { $names }.
imports-others-array = Array dieser Maschinen
imports-machines-counted = Zu zählende Maschinen
imports-machines-counted-hint = Gruppen von Maschinen, deren Namen sich nur durch eine Nummer unterscheiden
imports-machines-all = alle Maschinen
imports-loads = Gemessene Last pro Desktop
imports-loads-hint = Mittelwerte gelten für die ganze Aufzeichnung, einschließlich Nächten und Wochenenden. Das 95. Perzentil ist aus dem der Hosts umgerechnet. Maschinen erreichen ihre Spitzen nicht gleichzeitig.
imports-load-mean-iops = Mittel, IOPS
imports-load-p95-iops = 95. Perzentil, IOPS
imports-load-peak-iops = Mittel der Spitzen, IOPS
imports-load-size = Mittlere Größe, kB (lesen / schreiben)
imports-load-throughput = Durchsatz, kB/s
imports-load-latency = Latenz, ms (lesen / schreiben)
imports-created-scenario-hint =
    { $n ->
        [one] { $n } Wert stammt aus den Dateien. Um ihn rückgängig zu machen, öffnen Sie den Import.
       *[other] { $n } Werte stammen aus den Dateien. Um sie rückgängig zu machen, öffnen Sie den Import.
    }
imports-machines-group =
    { $n ->
        [one] { $name }, { $n } Maschine
       *[other] { $name }, { $n } Maschinen
    }
imports-choose-scenario = Szenario wählen
imports-no-scenario = Noch keine Szenarien
imports-no-scenario-hint = Wählen Sie „Neues Szenario“, um aus diesem Import eines anzulegen.
imports-selection-none = Noch nichts ausgewählt.
imports-selection-invalid = Ein Teil der Auswahl ist ungültig
imports-selection-invalid-hint = Korrigieren Sie die markierten Felder, um die Änderungen zu sehen.
imports-conflict = Ein anderer Benutzer hat eine neue Version dieses Szenarios gespeichert
imports-conflict-hint = Nichts wurde geändert. Aktualisieren Sie die Vorschau und übernehmen Sie dann die Änderungen.
imports-refresh = Vorschau aktualisieren
imports-accept = In { $scenario } übernehmen
imports-profile = Lastprofil dieser Desktops
imports-profile-hint = Messwerte ersetzen die Werte des Katalogprofils; die übrigen bleiben
imports-profile-field = Name des neuen Profils
imports-profile-name = { $name }, gemessen
imports-based-on = Basiert auf
imports-based-on-hint = Liefert, was Messungen nicht enthalten: Denkzeiten, kalte Lesezugriffe, Working Set
imports-profile-pools = Pools mit diesem Profil
imports-profile-phases = Zu verwendende Phasen
imports-found-at = { $what }, { $when }
imports-events = Kalenderereignisse
imports-event-kind = Ereignistyp von { $name }
imports-event-pools = Beteiligte Pools von { $name }
imports-choose-kind = Typ wählen
imports-kind-required = Wählen Sie einen Ereignistyp
imports-all-pools = alle Pools
imports-every-weekday = an jedem Werktag
imports-take-exported =
    { $n ->
        [one] { $n } von Stormsizer exportiertes Ereignis, wie im Kalender geändert
       *[other] { $n } von Stormsizer exportierte Ereignisse, wie im Kalender geändert
    }
imports-take-exported-hint = Ersetzt die Ereignisse mit derselben ID
imports-pool-use = Verwendung von { $name }
imports-pool-skip = überspringen
imports-pool-update = { $name } aktualisieren
imports-pool-add = als neuen Pool hinzufügen
imports-pool-profile = Lastprofil von { $name }
imports-profile-of-first = wie beim ersten Pool
imports-profile-keep = Profil beibehalten
imports-hosts-keep = Hosts des Szenarios beibehalten
imports-refit = Array-Modell an die gemessene Latenz anpassen
imports-refit-hint = Legt ein eigenes Array mit angepassten Parametern an; der Katalog ändert sich nicht
imports-refit-array = Gemessenes Array
imports-refit-array-hint = Das Array, dessen Last und Latenz gemessen wurden
imports-refit-name = Name des angepassten Arrays
imports-array-name = Array von { $name }, angepasst

## Preview and accepted changes
imports-preview = Vorschau der Änderungen
imports-preview-none = Keine Änderungen: Das Szenario enthält bereits alles.
imports-field = Feld
imports-now = Aktuell
imports-then = Neu
imports-before = Vorher
imports-after = Nachher
imports-removed = entfernt
imports-refit-fit = Anpassung des Array-Modells
imports-refit-error = Median der Latenzabweichung: { $before } vor, { $after } nach der Anpassung.
imports-refit-table = Latenz vor und nach der Anpassung
imports-accepted = In { $scenario } übernommen
imports-accepted-detail =
    { $n ->
        [one] { $n } Änderung, Version { $version }
       *[other] { $n } Änderungen, Version { $version }
    }
imports-open-scenario = Szenario öffnen
imports-acceptances = In Szenarien übernommen
imports-acceptances-note = Neueste zuerst. Rückgängig stellt die vorherige Version als neue Version wieder her.
imports-version = Version { $version }
imports-n-changes =
    { $n ->
        [one] { $n } Änderung
       *[other] { $n } Änderungen
    }
imports-changes = Änderungen
imports-changes-of = Änderungen von { $at }
imports-undo-changes = Änderungen von { $at } rückgängig machen
imports-undone = Rückgängig gemacht
imports-undone-at = rückgängig gemacht { $at }
imports-undone-hint = { $scenario } ist auf den vorherigen Stand zurückgesetzt.
imports-undone-version = Der vorherige Stand ist als neue Version des Szenarios wiederhergestellt.

## Measures and units of columns
imports-measure-reads = Lesezugriffe pro Sekunde
imports-measure-writes = Schreibzugriffe pro Sekunde
imports-measure-ios = I/Os pro Sekunde
imports-measure-read-share = Leseanteil
imports-measure-read-bytes = gelesene Bytes pro Sekunde
imports-measure-write-bytes = geschriebene Bytes pro Sekunde
imports-measure-read-size = mittlere Größe der Lesezugriffe
imports-measure-write-size = mittlere Größe der Schreibzugriffe
imports-measure-size = mittlere Größe der I/Os
imports-measure-read-latency = Latenz der Lesezugriffe
imports-measure-write-latency = Latenz der Schreibzugriffe
imports-measure-latency = Latenz der I/Os
imports-measure-queue = ausstehende I/Os
imports-unit-per-second = pro Sekunde
imports-unit-per-minute = pro Minute
imports-unit-bytes = Bytes
imports-unit-sectors = Sektoren zu 512 Byte
imports-unit-fraction = 0 bis 1
