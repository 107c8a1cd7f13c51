## Verdict
results-verdict = Ergebnis
results-fix-errors =
    { $n ->
        [one] { $n } Fehler beheben, um Ergebnisse zu sehen
       *[other] { $n } Fehler beheben, um Ergebnisse zu sehen
    }
results-error-at = { $path }: { $problem }
results-no-answer = keine Ergebnisse
results-show-field = Feld anzeigen
results-answered-in = berechnet in { $time }
results-updating = wird aktualisiert …
results-show-event = Ereignis anzeigen
results-try-again = Erneut versuchen
results-computing = Erste Ergebnisse werden berechnet …
results-check = { $goal } { $value }, Ziel { $limit }
results-cost-details = { $configuration }: Stückliste anzeigen

## Runs and reports
results-run = Ausführen
results-run-again = Erneut ausführen
results-run-failed = Lauf fehlgeschlagen
results-run-cancelled = Lauf abgebrochen
results-run-over = { $state }: { $message }
results-report = Bericht (PDF)
results-report-version = Bericht (PDF), v{ $version }
results-report-outdated = Bericht zu Version { $version }; für die aktuelle Version erneut ausführen
results-report-formats = Weitere Berichtsformate
results-export = Exportieren
results-export-hint = Die Last von Version { $version }, um das Ergebnis an einem realen Array zu prüfen. Die Dateien enthalten einen Platzhalter statt eines Gerätenamens.
results-export-fio = fio-Jobdatei
results-export-fio-hint = jede fio-Version
results-export-fio-poisson = fio-Jobdatei, zufällige Ankünfte
results-export-fio-poisson-hint = erfordert fio 3.29 oder neuer
results-export-vdbench = vdbench-Parameterdatei
results-export-vdbench-hint = vdbench 5.04

## Capacity
results-capacity = Kapazität
results-capacity-how = Berechnung
results-capacity-space = Kapazität
results-capacity-needed = Benötigt
results-capacity-offered = Nutzbar
results-total = Summe
results-capacity-missing = Kapazität unzureichend: { $needed } benötigt, { $usable } nutzbar.
results-capacity-met = { $needed } von { $usable } nutzbar benötigt; { $free } frei, Ziel { $goal } erreicht.
results-capacity-missed = { $needed } von { $usable } nutzbar benötigt; { $free } frei, Ziel { $goal } verfehlt.
results-capacity-reduction = Datenreduktion { $ratio } : 1 auf { $reduced } von { $space }; der Rest wird nicht reduziert.

## Bill of materials
results-bill = Stückliste
results-bill-part = Teil
results-bill-quantity = Menge
results-bill-installed = Vorhanden
results-bill-each = Stückpreis
results-bill-price = Preis
results-bill-in = { $what }, { $currency }
results-bill-rack = Höhe, HE
results-bill-power = Leistung, W
results-bill-per-desktop =
    { $n ->
        [one] Pro Desktop ({ $n } Desktop)
       *[other] Pro Desktop ({ $n } Desktops)
    }
results-bill-ownership = Gesamtbetriebskosten
results-bill-item = Posten
results-bill-once = Einmalig
results-bill-per-year = Pro Jahr
results-bill-years =
    { $n ->
        [one] Über { $n } Jahr
       *[other] Über { $n } Jahre
    }
results-bill-per-month = Pro Desktop und Monat
results-bill-note = Preise: { $prices }. Unbekannte Werte erscheinen als Strich und fehlen in Summen.
results-bill-prices = Preisliste bearbeiten

## Details of a figure
results-figure-open = Berechnung anzeigen
results-figure-title = Berechnung
results-figure = Kennzahl
results-figure-none = Keine Last in dieser Phase.
results-figure-terms = Terme von { $figure }
results-figure-inputs = Eingaben
results-figure-no-inputs = Keine Katalogwerte; hängt nur vom Szenario ab.
results-not-known = nicht bekannt

## Events
results-event-wrong = Ungültig
results-event-missed = Ziel verfehlt
results-login-experience-of = Anmeldeerlebnis, { $event }
results-mean-login = mittlere Anmeldedauer { $time }
results-incomplete = am Kalenderende nicht abgeschlossen
results-at-local-time = { $text } ({ $time } in { $place })
results-free-capacity = { $share } frei
results-days = { $first } – { $last } · { $n } Tage
results-days-range = Schlechtester Tag: { $day } · alle Tage: { $range }
results-no-goals = Es gelten keine Ziele: Zu dieser Zeit meldet sich kein Benutzer an oder arbeitet.
results-days-show = Einzelne Tage anzeigen
results-days-hide = Einzelne Tage ausblenden
results-days-show-of = Die { $n } Tage von { $event } anzeigen
results-days-hide-of = Die { $n } Tage von { $event } ausblenden
results-problem = { $message } (zulässig: { $allowed })
results-mean = Mittel
results-p95 = 95 % der Benutzer innerhalb von
results-longest = Längste
results-waited = Auf Desktop gewartet
results-indicators = Indikatoren des Benutzererlebnisses
results-score-machine = Maschinenwert
results-score-io = I/O-Wert
results-utilization = Auslastung
results-drive-load = Laufwerkslast
results-tier = Ebene
results-iops-per-drive = IOPS pro Laufwerk
results-mb-read = MB/s gelesen
results-mb-written = MB/s geschrieben
results-load = Last
results-reads = Lesen
results-writes = Schreiben
results-peak = Spitze (1-Minuten-Mittel)
results-data-read = Gelesene Daten
results-data-written = Geschriebene Daten
results-read-time = Leseantwortzeit an den Hosts
results-write-time = Schreibantwortzeit an den Hosts

## Login experience
results-login-experience = Anmeldeerlebnis
results-login-experience-note = Von der Ankunft bis zum nutzbaren Desktop. Gut: bis { $good }. Mäßig: bis { $fair }. Schlecht: länger.
results-predicted-of = { $what }, vorhergesagt
results-measured-of = { $what }, gemessen
results-predicted = vorhergesagt: { $figures }
results-measured = gemessen: { $figures }
results-login-figures = Mittel { $mean }, 95 % innerhalb von { $p95 }, längste { $max }
results-login-mean = Mittel { $time }
results-login-longest = längste { $time }
results-n-users =
    { $n ->
        [one] { $n } Benutzer
       *[other] { $n } Benutzer
    }
results-pools-alike = { $n } Pools mit je { $users }
results-pools-users = { $pools }: { $users }
results-login-times = Anmeldedauern
results-login-times-of = Anmeldedauern, { $event }
results-from = Von
results-to = Bis
results-users = Benutzer
results-grade = Bewertung

## Response-time curve
results-curve = Antwortzeitkurve
results-curve-phase = Phase der Kurve
results-curve-none = Diese Phase belastet das Array nicht.
results-curve-legend = Linie: konstante Last mit diesem I/O-Mix. Blasse Punkte: die Phase im Zeitverlauf.
results-curve-here = hier: { $time }
results-curve-goal = Ziel { $time }
results-curve-full = { $component } gesättigt
results-curve-summary = Antwortzeitkurve von { $phase }. { $sentence }
results-curve-mean = Mittel, ms
results-curve-reads = Lesen, ms
results-curve-writes = Schreiben, ms
results-curve-at-phase = { $rate }, diese Phase
results-curve-at-goal = { $rate }, Ziel

## Figures per phase
results-phases = Kennzahlen je Phase
results-phases-note = Vorhergesagte Mittelwerte der Last aller Pools je Phase; bei wiederholten Ereignissen die höchsten aller Tage.
results-phases-note-measured = Fett: vorhergesagt. Darunter: gemessen, mit dem Fehler der Vorhersage. ○ { $fitted }.
results-fitted = zur Kalibrierung verwendet oder von der Studie konfiguriert
results-show-quiet = Ruhige Phasen anzeigen
results-phase = Phase
results-measured-word = gemessen
results-column-read = Gelesen
results-column-written = Geschrieben
results-column-read-time = Lesezeit
results-column-write-time = Schreibzeit
results-column-duration = Dauer
results-column-mean-login = Mittlere Anmeldedauer

## Components
results-component-controller_cpu = Controller-CPU
results-component-flash = Flash-Laufwerke
results-component-drives = Laufwerke
results-component-performance = Schnelle Laufwerke
results-component-capacity = Kapazitätslaufwerke
results-component-iops_limit = IOPS-Limit
results-component-throughput_limit = Durchsatzlimit
results-component-port_out = Ports, zu Hosts
results-component-port_in = Ports, zum Array
results-component-host_link_in = Host-Anbindung, zu Hosts
results-component-host_link_out = Host-Anbindung, zum Array
results-component-host_cpu = Host-CPU
results-name-controller_cpu = CPU
results-name-flash = Flash
results-name-performance = Schnell
results-name-capacity = Kapazität
results-mark-drives = Laufw.
results-mark-capacity = Kapaz.
results-mark-iops_limit = IOPS
results-mark-throughput_limit = MB/s
results-mark-port_out = Port aus
results-mark-port_in = Port ein
results-mark-host_link_in = Link ein
results-mark-host_link_out = Link aus
results-mark-host_cpu = Hosts
results-n-drives =
    { $n ->
        [one] { $n } Laufwerk
       *[other] { $n } Laufwerke
    }

## Charts of the week
results-charts = Diagramme der Woche
results-period = Zeitraum
results-period-hint = Zeitraum sekundengenau eingeben oder über die Diagramme ziehen
results-period-drag = Sie können auch über die Diagramme ziehen, um einen Zeitraum zu wählen.
results-period-limits = Der Zeitraum muss innerhalb von { $span } liegen und nach seinem Beginn enden.
results-period-show = Zeitraum anzeigen
results-each-component = Nach Komponente
results-chart-iops = I/O-Rate
results-chart-throughput = Durchsatz
results-chart-latency = Antwortzeit an den Hosts
results-chart-credits = Verbleibendes Burst-Guthaben
results-iops-credits = IOPS-Guthaben
results-throughput-credits = Durchsatz-Guthaben
results-line-ports = Ports
results-line-host-links = Host-Anbindungen
results-goal-cpu = CPU-Ziel { $goal }
results-goal-drives = Laufwerksziel { $goal }
results-goal = Ziel { $goal }
results-peak-none = { $line }: keine
results-peak-idle = { $line }: Leerlauf
results-peak-at = { $line }: höchstens { $value } um { $time }
results-chart-summary = { $title }. { $peaks }.
results-under = unter { $share }: { $lines }
results-goals-above = oberhalb der Achse: { $goals }

## Discrete-event simulation
results-window-name = Jedes I/O, { $period }
results-window = Jedes I/O
results-window-note = Antwortzeiten einzelner I/Os; die Wochendiagramme zeigen Mittelwerte.
results-window-list = Simulierte Zeitfenster
results-window-under-way = Jedes I/O dieses Zeitfensters wird simuliert
results-window-progress = Fortschritt dieses Zeitfensters
results-window-failed = Simulation fehlgeschlagen
results-window-cancelled = Simulation abgebrochen
results-window-cancelled-hint = Es wurden keine Ergebnisse gespeichert.
results-window-simulate-again = Erneut simulieren
results-window-changed = Das Szenario wurde seit dieser Simulation geändert.
results-window-age = Simuliert für Version { $simulated }; aktuelle Version: { $current }
results-window-age-unsaved = Simuliert für Version { $simulated }; das Szenario hat nicht gespeicherte Änderungen
results-window-delete = Dieses Zeitfenster löschen
results-window-option = { $span }, v{ $version }
results-window-option-queued = { $name }, wartet
results-window-option-running = { $name }, läuft
results-window-option-failed = { $name }, fehlgeschlagen
results-window-option-cancelled = { $name }, abgebrochen
results-simulate = Jedes I/O simulieren
results-simulate-label = Jedes I/O:
results-simulate-show = Ergebnisse anzeigen
results-size-problems = zuerst markierte Felder korrigieren
results-size-counting = I/Os werden gezählt …
results-size-none = kein I/O in diesem Zeitraum
results-size = etwa { $ios } I/Os, { $n } Replikationen
results-size-start = Beginn: { $problem }
results-size-end = Ende: { $problem }
results-n-ios = { $n } I/Os
results-n-replications =
    { $n ->
        [one] { $n } Replikation
       *[other] { $n } Replikationen
    }
results-seed = Startwert { $seed }
results-simulated-in = simuliert in { $time }
results-engine = Engine { $version }
results-notes = Hinweise
results-window-differs = Ereignisdiskrete Simulation und Woche weichen voneinander ab
results-window-open-percentile = –: weniger als zehn I/Os dauerten länger, zu wenige für eine Schätzung.
results-compared = <strong>{ $what }</strong>: { $words }
results-window-charts = Diagramme des Zeitfensters
results-window-over-time = Im Zeitverlauf
results-window-components = Komponenten
results-window-components-of = Komponenten im Zeitfenster
results-window-times = Antwortzeiten jedes I/O
results-window-times-ms = Antwortzeiten jedes I/O, ms
results-activity = Aktivität
results-operation = Operation
results-ios = I/Os
results-mean-ms = Mittel, ms
results-busiest = Höchste Auslastung
results-busiest-component = Komponente
results-week = Woche
results-every-io = jedes I/O
results-difference = Differenz
results-longest-io = längste
results-all-together = Alle zusammen
results-all-of-them = Alle
results-activity-op = { $activity }, { $op }
results-agrees = stimmt mit der Woche überein
results-differs-more = Woche { $week }, jedes I/O { $each }: { $share } mehr
results-differs-less = Woche { $week }, jedes I/O { $each }: { $share } weniger
results-open-busy = nicht verglichen: eine Komponente liegt bei { $share }; über { $limit } hängen Mittelwerte von einzelnen Momenten ab
results-open-spread = nicht verglichen: Replikationen streuen um ±{ $spread }, mehr als die zulässige Differenz
results-station = Komponente
results-servers = Server
results-servers-hint = parallel
results-busy = Auslastung
results-here = hier
results-in-week = in der Woche
results-points = Punkte
results-mean-wait = Mittlere Wartezeit
results-waiting = Warteschlange
results-waiting-mean = Mittel
results-waiting-max = Maximum
results-reads-and-writes = Lesen und Schreiben
results-week-mean = Mittel der Wochensimulation
results-waiting-at = Warteschlange je Komponente
results-jobs = Aufträge
results-near-zero = nahe null: { $lines }
results-times-of-reads = Antwortzeiten der Lesezugriffe
results-times-of-writes = Antwortzeiten der Schreibzugriffe
results-distribution-time = Antwortzeit
results-distribution-share = Anteil der I/Os
results-distribution-longer = Darüber
results-distribution-cell = { $from } bis { $to } ms
