### Arbeitsmappe (XLSX) eines Laufs

workbook-heading = { $label } ({ $unit })
workbook-yes = ja
workbook-no = nein
workbook-desktops = Desktops
workbook-total = Summe
workbook-value-unknown = nicht bekannt
workbook-value-not-set = nicht festgelegt
workbook-value-none = keine
workbook-all-pools = alle

## Sheet names: at most 31 characters, without [ ] : * ? / \ '

workbook-sheet-summary = Übersicht
workbook-sheet-inputs = Eingaben
workbook-sheet-results = Ergebnisse
workbook-sheet-utilization = Auslastung
workbook-sheet-logins = Anmeldungen
workbook-sheet-goals = Ziele
workbook-sheet-bill = Stückliste
workbook-sheet-bill-recommended = Stückliste, empfohlen
workbook-sheet-alternatives = Alternativen
workbook-sheet-advice = Empfohlene Änderungen
workbook-sheet-runway = Wachstumsreserve
workbook-sheet-sensitivity = Sensitivität
workbook-sheet-monte-carlo = Monte Carlo
workbook-sheet-assumptions = Annahmen
workbook-sheet-evidence = Nachweise
workbook-sheet-series = Zeitreihe
workbook-sheet-charts = Diagramme

## Titles

workbook-title-summary = VDI-Storage-Sizing: { $scenario }
workbook-title-inputs = Eingaben
workbook-title-results = Ergebnisse nach Phasen
workbook-title-utilization = Auslastung und Back-End-Last nach Phasen
workbook-title-logins = Anmeldedauern nach Phasen
workbook-title-goals = Ziele nach Phasen
workbook-title-bill-simulated = Stückliste der simulierten Konfiguration
workbook-title-bill-recommended = Stückliste der empfohlenen Konfiguration
workbook-title-alternatives = Alternativen
workbook-title-advice = Empfohlene Änderungen: alle simulierten Varianten
workbook-title-runway = Wachstumsreserve: wie lange das Array ausreicht
workbook-title-sensitivity = Sensitivitätsanalyse: was das Ergebnis ändern würde
workbook-title-monte-carlo = Konfidenz: Monte-Carlo-Simulation des Kalenders
workbook-title-assumptions = Annahmen und ihre Herkunft
workbook-title-evidence = Nachweise: gemessene und vorhergesagte Werte
workbook-title-series = Zeitreihe

## Remarks below titles

workbook-remark-inputs = Zeitangaben gelten in der Zeitzone { $zone }. Nicht eingegebene Felder haben ihren Standardwert.
workbook-remark-averages = Raten, Antwortzeiten und Auslastung sind Mittelwerte über das Mittelungsfenster jeder Phase. Spitzen sind Mittelwerte über eine Minute.
workbook-remark-bill = Stückpreise und Anzahl der Desktops können geändert werden; die Summen werden neu berechnet.
workbook-alternatives-prices = Preise pro Desktop gelten für { $desktops }.
workbook-remark-runway = Desktops heute: { $now }. Höchstzahl, bei der alle Ziele erreicht werden: { $most }.
workbook-remark-assumptions = Bereiche reichen von P10 bis P90. Nach Herkunft sortiert, der schwächste Nachweis zuerst. Eingaben stehen auf einem eigenen Blatt.
workbook-remark-evidence = Abweichungen sind relativ zum nächstgelegenen Messwert, den die veröffentlichte Angabe zulässt. Bei Prozentwerten ist die Abweichung die Differenz.
workbook-remark-series = Mittelwert und Höchstwert jedes Intervalls.
workbook-remark-series-latency = Antwortzeiten sind Mittelwerte über die I/Os, nicht über die Zeit. Ohne I/Os sind sie leer.

## Column headings

workbook-column-item = Element
workbook-column-section = Bereich
workbook-column-input = Eingabe
workbook-column-value = Wert
workbook-column-unit = Einheit
workbook-column-note = Hinweis
workbook-column-origin = Herkunft
workbook-column-description = Beschreibung
workbook-column-phase = Phase
workbook-column-kind = Typ
workbook-column-pools = Pools
workbook-column-start = Beginn
workbook-column-end = Ende
workbook-column-duration = Dauer
workbook-column-length = Länge
workbook-column-utc-offset = UTC-Versatz
workbook-column-completed = Abgeschlossen
workbook-column-status = Status
workbook-column-goals-met = Ziele erreicht
workbook-column-grade = Bewertung
workbook-column-reads = Lesezugriffe
workbook-column-writes = Schreibzugriffe
workbook-column-read = Gelesen
workbook-column-written = Geschrieben
workbook-column-peak-minute = Spitzenminute
workbook-column-host-read = Host, lesen
workbook-column-host-write = Host, schreiben
workbook-column-host-peak-minute = Host, Spitzenminute
workbook-column-array-read = Array, lesen
workbook-column-array-write = Array, schreiben
workbook-column-bottleneck = Engpass
workbook-column-explanation = Erläuterung
workbook-column-mean = { $name }, Mittel
workbook-column-peak = { $name }, Spitze
workbook-column-component-peak-minute = { $name }, Spitzenminute
workbook-column-backend-iops = { $name }, Back-End-I/O
workbook-column-backend-read = { $name }, Back-End gelesen
workbook-column-backend-written = { $name }, Back-End geschrieben
workbook-column-login-users = Benutzer, die sich anmelden
workbook-column-login-mean = Anmeldedauer, Mittel
workbook-column-login-sd = Anmeldedauer, Standardabweichung
workbook-column-login-median = Anmeldedauer, Median
workbook-column-login-p95 = Anmeldedauer, P95
workbook-column-login-longest = Anmeldedauer, längste
workbook-column-good-logins = Gute Anmeldungen
workbook-column-fair-logins = Mäßige Anmeldungen
workbook-column-poor-logins = Schlechte Anmeldungen
workbook-column-never-logged-in = Nie angemeldet
workbook-column-waited-for-desktop = Auf einen Desktop gewartet
workbook-column-goal = Ziel
workbook-column-bound = Schranke
workbook-column-limit = Grenzwert
workbook-column-result = Ergebnis
workbook-column-margin = Zielabstand
workbook-column-part = Teil
workbook-column-quantity = Menge
workbook-column-installed = Vorhanden
workbook-column-list-price = Listenpreis
workbook-column-discount = Rabatt
workbook-column-unit-price = Stückpreis
workbook-column-price = Preis
workbook-column-price-per-desktop = Preis pro Desktop
workbook-column-rack-units = Höheneinheiten
workbook-column-rack-units-each = Höheneinheiten pro Stück
workbook-column-power = Leistungsaufnahme
workbook-column-power-each = Leistungsaufnahme pro Stück
workbook-column-option = Variante
workbook-column-array = Array
workbook-column-configuration = Konfiguration
workbook-column-meets-goals = Erreicht alle Ziele
workbook-column-worst-event = Kritischstes Ereignis
workbook-column-bottleneck-or-missed = Engpass oder verfehlte Ziele
workbook-column-more-desktops = Platz für weitere Desktops
workbook-column-drives = Laufwerke
workbook-column-peak-minute-check = Spitzenminute, ereignisdiskrete Simulation
workbook-column-caveats = Einschränkungen
workbook-column-change = Änderung
workbook-column-outcome = Wirkung
workbook-column-calendar-only = Nur Kalender
workbook-column-event-changed = Geändertes Ereignis
workbook-column-event-metric = Geändertes Ereignis: kennzahl
workbook-column-event-value-before = Geändertes Ereignis: vorher
workbook-column-event-value-after = Geändertes Ereignis: nachher
workbook-column-worst-event-before = Kritischstes Ereignis vorher
workbook-column-worst-event-after = Kritischstes Ereignis nachher
workbook-column-metric = Kennzahl
workbook-column-before = Vorher
workbook-column-after = Nachher
workbook-column-margin-before = Zielabstand vorher
workbook-column-margin-after = Zielabstand nachher
workbook-column-missed-goals-after = Verfehlte Ziele nachher
workbook-column-shifted-work = Verschobene Arbeitszeit
workbook-column-cost = Kosten
workbook-column-hardware-savings = Eingesparte Hardware
workbook-column-year = Jahr
workbook-column-most-utilized = Höchste Auslastung
workbook-column-utilization = Auslastung
workbook-column-free-capacity = Freie Kapazität
workbook-column-enough-hosts = Hosts ausreichend
workbook-column-base-case = Basisfall
workbook-column-low = Niedrig
workbook-column-high = Hoch
workbook-column-range = Bereich
workbook-column-margin-at-low = Zielabstand bei niedrigem Wert
workbook-column-margin-at-high = Zielabstand bei hohem Wert
workbook-column-goals-met-at-low = Ziele bei niedrigem Wert erreicht
workbook-column-goals-met-at-high = Ziele bei hohem Wert erreicht
workbook-column-swing = Spannweite
workbook-column-verdict-changes-at = Ergebnis ändert sich bei
workbook-column-change-to-there = Nötige Änderung
workbook-column-number = Nr.
workbook-column-assumption = Annahme
workbook-column-source = Quelle
workbook-column-location = Fundstelle
workbook-column-reasoning = Begründung
workbook-column-origin-meaning = Zur Herkunft
workbook-column-system = System
workbook-column-qualifier = Veröffentlicht als
workbook-column-measured-low = Gemessen, niedrig
workbook-column-measured-high = Gemessen, hoch
workbook-column-predicted = Vorhergesagt
workbook-column-predicted-low = Vorhergesagt, niedrig
workbook-column-predicted-high = Vorhergesagt, hoch
workbook-column-error = Abweichung
workbook-column-tolerance = Toleranz
workbook-column-tolerance-type = Art der Toleranz
workbook-column-role = Verwendung

## Units

workbook-unit-percent-per-year = % pro Jahr
workbook-unit-percent-of-limit = % des Grenzwerts
workbook-unit-percent-of-replications = % der Replikationen
workbook-unit-per-minute = pro Minute
workbook-unit-years = Jahre
workbook-unit-person-hours = Personenstunden
workbook-unit-ghz-per-core = GHz pro Kern

## Summary

workbook-summary-verdict = Ergebnis
workbook-summary-phases-met = Phasen, die alle Ziele erreichen
workbook-summary-of-phases = von { $total }
workbook-summary-worst-phase = Kritischste Phase
workbook-summary-slowest-login = Langsamste Anmeldung, Mittel
workbook-summary-peak-load = Spitzenlast (1-Minuten-Mittel)
workbook-summary-peak-latency = Längste Antwortzeit an den Hosts (1-Minuten-Mittel)
workbook-summary-capacity-needed = Benötigte Kapazität
workbook-summary-capacity-usable = Nutzbare Kapazität
workbook-summary-of-usable = der nutzbaren Kapazität
workbook-summary-host-memory = Arbeitsspeicher der Hosts
workbook-summary-configuration = { $kind ->
        [recommended] Empfohlene Konfiguration
       *[simulated] Simulierte Konfiguration
    }
workbook-summary-price = { $kind ->
        [recommended] Preis, empfohlen
       *[simulated] Preis, simuliert
    }
workbook-summary-price-per-desktop = { $kind ->
        [recommended] Preis pro Desktop, empfohlen
       *[simulated] Preis pro Desktop, simuliert
    }
workbook-summary-rack-units = { $kind ->
        [recommended] Höheneinheiten, empfohlen
       *[simulated] Höheneinheiten, simuliert
    }
workbook-summary-power = { $kind ->
        [recommended] Leistungsaufnahme, empfohlen
       *[simulated] Leistungsaufnahme, simuliert
    }
workbook-summary-of-desktops = { $total ->
        [one] für { $total } Desktop
       *[other] für { $total } Desktops
    }
workbook-summary-recommendation = Empfehlung
workbook-summary-upgrade = { $kind ->
        [recommended] Änderung, empfohlen
       *[simulated] Änderung, simuliert
    }
workbook-summary-budget = { $kind ->
        [recommended] Budget, empfohlen
       *[simulated] Budget, simuliert
    }
workbook-summary-warning = Warnung
workbook-summary-scenario = Szenario
workbook-summary-customer = Kunde
workbook-summary-created = Erstellt am
workbook-summary-engine = Engine-Version

## Bill of materials

workbook-no-price = Nicht in der Preisliste. Bitte Preis eintragen.
workbook-parts-without-price = Teile ohne Preis: { $number }

## Goals and evidence

workbook-bound-at-most = höchstens
workbook-bound-at-least = mindestens
workbook-goal-met = erreicht
workbook-goal-missed = verfehlt
workbook-within-tolerance = innerhalb der Toleranz
workbook-outside-tolerance = außerhalb der Toleranz
workbook-tolerance-relative = Anteil des Messwerts
workbook-tolerance-factor = Faktor
workbook-tolerance-absolute = Differenz
workbook-qualifier-about = etwa
workbook-qualifier-above = über
workbook-qualifier-below = unter
workbook-qualifier-at-most = höchstens
workbook-role-calibrates = Kalibrierung
workbook-role-checks = Validierung
workbook-role-formula = Berechnung
workbook-role-explained = erklärt

## Alternatives, advice and sensitivity

workbook-option-recommended = Empfohlen aus dieser Familie
workbook-option-next-cheaper = Nächstgünstigere dieser Familie
workbook-option-cheapest = Günstigste, die alle Ziele erreicht
workbook-option-closest = Kommt den Zielen am nächsten
workbook-option-not-compared = Nicht verglichen
workbook-outcome-meets-goals = erreicht alle Ziele
workbook-outcome-helps = hilft
workbook-outcome-margin = größerer Zielabstand
workbook-outcome-no-effect = keine Wirkung
workbook-outcome-worse = verschlechtert
workbook-range-percentiles = P10 bis P90
workbook-range-typical = typische Streuung

## Charts

workbook-chart-iops = Lese- und Schreibzugriffe
workbook-chart-latency = Antwortzeit an den Hosts
workbook-chart-throughput = Durchsatz
# Number format of a spreadsheet: d day, m month, ddd and aaa day of the week
workbook-chart-instant = ddd d. mmm hh:mm
workbook-chart-description = { $title } über den gesamten Kalender. Die Werte stehen auf dem Blatt { $sheet }.

## Inputs

workbook-section-calendar = Kalender
workbook-section-pool = Pool
workbook-section-event = Ereignis
workbook-section-goals = Ziele
workbook-section-array = Array
workbook-section-installed-array = Vorhandenes Array
workbook-section-hosts = Hosts
workbook-section-growth = Wachstum
workbook-section-budget = Budget
workbook-section-indicators = Benutzererlebnis
workbook-tier-of-array = { $array }, Ebene { $number }
workbook-arrivals-uniform = gleichmäßig
workbook-arrivals-bell = glockenförmig
workbook-weekday-mon = Montag
workbook-weekday-tue = Dienstag
workbook-weekday-wed = Mittwoch
workbook-weekday-thu = Donnerstag
workbook-weekday-fri = Freitag
workbook-weekday-sat = Samstag
workbook-weekday-sun = Sonntag

workbook-field-Calendar-starts_at = Beginn
    .description = Beginn des Kalenders.
workbook-field-Calendar-ends_at = Ende
    .description = Ende des Kalenders, höchstens 28 Tage später.
workbook-field-Pool-name = Name
    .description = Anzeigename.
workbook-field-Event-name = Name
    .description = Anzeigename.
workbook-field-Event-notes = Notizen
    .description = Notizen für Leser des Ergebnisses.
workbook-field-Pool-id = ID
    .description = ID, auf die sich Ereignisse beziehen.
workbook-field-Pool-n_desktops = Desktops
    .description = Anzahl virtueller Desktops mit je einem Benutzer.
workbook-field-Pool-profile_id = Lastprofil
    .description = Lastprofil aus dem Katalog: Gastbetriebssystem, Benutzertyp und Lastgenerator.
workbook-field-Pool-time_zone = Zeitzone
    .description = Zeitzone am Standort der Benutzer; standardmäßig die des Szenarios.
workbook-field-Pool-clone_type = Klontyp
    .description = Wie Desktops aus dem Image erzeugt werden. Außer vollständigen Klonen teilen alle die Blöcke des Images auf dem Array; PVS streamt sie.
workbook-field-Pool-deployment_id = Bereitstellungsverfahren
    .description = Verfahren aus dem Katalog; bestimmt, wie lange das Erstellen und Erneuern dieser Desktops dauert. Standardmäßig das des Profils.
workbook-field-Pool-assignment = Zuweisung
    .description = Dediziert: Jeder Benutzer hat einen eigenen Desktop. Floating: Benutzer erhalten einen beliebigen laufenden Desktop.
workbook-field-Pool-initial_state = Anfangszustand
    .description = Zustand der Desktops zu Beginn des Kalenders.
workbook-field-Pool-n_vcpus = vCPUs
    .description = Virtuelle CPUs pro Desktop; standardmäßig so viele wie in den Messungen des Profils.
workbook-field-Pool-memory_gib = Arbeitsspeicher
    .description = Pro Desktop konfigurierter Arbeitsspeicher; bestimmt die Größe der Swap-Dateien.
workbook-field-Pool-memory_reservation_fraction = Reservierter Arbeitsspeicher
    .description = Anteil des Arbeitsspeichers, der auf dem Host reserviert ist und keine Swap-Datei braucht.
workbook-field-Pool-memory_in_use_fraction = Genutzter Arbeitsspeicher
    .description = Anteil des konfigurierten Arbeitsspeichers, den die Hosts vorhalten müssen; der Rest ist unbenutzt oder geteilt.
workbook-field-Pool-suspended_fraction = Angehaltene Desktops
    .description = Höchster Anteil angehaltener Desktops; jeder legt seinen Arbeitsspeicher in einer Datei ab.
workbook-field-Pool-image_gib = Image-Größe
    .description = Größe des Master-Images.
workbook-field-Pool-n_image_copies = Image-Kopien
    .description = Vollständige Kopien des Images auf dem Array, eine je Volume oder Replikat; PVS streamt es von anderswo.
workbook-field-Pool-sessions_per_desktop = Benutzer pro Desktop
    .description = Mittlere Zahl der Benutzer pro virtueller Maschine: 1 bei Desktops, mehr bei Sitzungshosts.
workbook-field-Pool-n_base_images = Basis-Images
    .description = Master-Images oder Vorlagen zusätzlich zu diesen Kopien. Nicht bei deduplizierten Klonen, deren Kopien sie enthalten, und nicht bei PVS.
workbook-field-Pool-overcommit = Storage-Überbuchung
    .description = Für Linked Clones: Überbuchungsfaktor eines Datastores in View: 1, 4, 7 oder 15.
workbook-field-Pool-growth_gib_per_desktop = Eigene Daten
    .description = Blöcke, die ein Desktop schreibt und die nicht im Image sind: Profil, Deltas, Auslagerungsdatei, Schreib-Cache.
workbook-field-Pool-disposable_gib_per_desktop = Temporäre Disk
    .description = Eigene Disk für Auslagerungsdatei und temporäre Dateien, die beim Ausschalten geleert wird.
workbook-field-Pool-persistent_gib_per_desktop = Persistente Disk
    .description = Eigene Disk, die Refresh und Recompose übersteht.
workbook-field-Pool-profile_containers = Profilcontainer
    .description = Wo die Profilcontainer (FSLogix) liegen. Auf einem Dateidienst werden ihre I/Os nicht simuliert; mit Cloud Cache hat das Array der Deltas eine lokale Kopie mit einem Vielfachen der I/O.
workbook-field-Pool-profile_container_gib_per_desktop = Größe des Profilcontainers
    .description = Profilcontainer jedes Benutzers auf einem Array; die Standardobergrenze von FSLogix ist 29,3 GiB.
workbook-field-Pool-user_data_gib_per_desktop = Benutzerdaten
    .description = Benutzerdaten auf dem Array der Profile.
workbook-field-Pool-image_array_id = Array des Images
    .description = Array mit den Kopien des Images.
workbook-field-Pool-delta_array_id = Array der Deltas
    .description = Array mit den Blöcken, die Desktops schreiben, ihren weiteren Disks und ihren Swap-Dateien.
workbook-field-Pool-profile_array_id = Array der Profile
    .description = Array mit den Profilcontainern, sofern sie nicht auf einem Dateidienst liegen, und den Benutzerdaten.
workbook-field-Pool-data_growth_fraction_per_year = Datenwachstum
    .description = Jährliches Wachstum von persistenten Disks, Profilcontainern und Benutzerdaten, jeweils bezogen auf das Vorjahr.
workbook-field-Pool-growth_years = Jahre des Datenwachstums
    .description = Anzahl Jahre, für deren Datenwachstum Kapazität vorgehalten wird.
workbook-field-Pool-snapshot_reserve_fraction = Snapshot-Reserve
    .description = Kapazität für Snapshots als Anteil der Daten, die nicht neu erzeugt werden können: Benutzerdaten einschließlich Wachstum und Deltas dedizierter Desktops.
workbook-field-Event-id = ID
    .description = ID, auf die sich Ergebnisse beziehen.
workbook-field-Event-starts_at = Beginn
    .description = Beginn; bei wiederkehrenden Ereignissen der des ersten Termins.
workbook-field-Interval-ends_at = Ende
    .description = Ende jedes Termins.
workbook-field-Event-time_zone = Zeitzone
    .description = Zeitzone der Wiederholung; standardmäßig die des Szenarios.
workbook-field-Event-repeat = Wiederholung
    .description = Standardmäßig findet das Ereignis einmal statt.
workbook-field-Repetition-weekdays = Wochentage
    .description = Wochentage, an denen sich das Ereignis wiederholt.
workbook-field-Repetition-until = Wiederholen bis
    .description = Letzter Tag, einschließlich; standardmäßig der des Kalenders.
workbook-field-PoolEvent-pool_ids = Pools
    .description = Beteiligte Pools.
workbook-field-LoadTest-pool_ids = Pools
    .description = Beteiligte Pools.
workbook-field-PoolEvent-at_local_time = Zur Ortszeit
    .description = Jeder Pool nimmt teil, wenn die Ortszeit seines Standorts der Ortszeit des Ereignisbeginns entspricht.
workbook-field-LoadTest-at_local_time = Zur Ortszeit
    .description = Jeder Pool nimmt teil, wenn die Ortszeit seines Standorts der Ortszeit des Ereignisbeginns entspricht.
workbook-field-PowerOn-n_slots = Gleichzeitige Einschaltvorgänge
    .description = Der nächste beginnt, sobald einer abgeschlossen ist.
workbook-field-PowerOn-starts_per_minute = Neue Einschaltvorgänge pro Minute, höchstens
    .description = Über alle Pools des Ereignisses; leer für unbegrenzt.
workbook-field-PowerOn-concurrent_fraction = Anteil des Pools gleichzeitig, höchstens
    .description = Begrenzt die gleichzeitigen Vorgänge in jedem Pool.
workbook-field-Reboot-n_slots = Gleichzeitige Einschaltvorgänge
    .description = Der nächste beginnt, sobald einer abgeschlossen ist.
workbook-field-Reboot-starts_per_minute = Neue Einschaltvorgänge pro Minute, höchstens
    .description = Über alle Pools des Ereignisses; leer für unbegrenzt.
workbook-field-Reboot-concurrent_fraction = Anteil des Pools gleichzeitig, höchstens
    .description = Begrenzt die gleichzeitigen Vorgänge in jedem Pool.
workbook-field-PowerOn-desktop_fraction = Vorab eingeschaltete Desktops
    .description = Anteil jedes Pools, der vorab eingeschaltet wird; die übrigen starten, wenn ihre Benutzer eintreffen.
workbook-field-PowerOn-on_arrival_slots = Gleichzeitige Starts bei Ankunft
    .description = Gleichzeitige Einschaltvorgänge des Brokers für Benutzer, deren Desktop ausgeschaltet ist.
workbook-field-PowerOn-on_arrival_per_minute = Starts bei Ankunft
    .description = Höchstzahl der Einschaltvorgänge des Brokers pro Minute für solche Benutzer; standardmäßig unbegrenzt.
workbook-field-Recompose-n_slots = Gleichzeitige Recompose-Vorgänge
    .description = Desktops, bei denen das Recompose gleichzeitig läuft.
workbook-field-Recompose-starts_per_minute = Neue Recompose-Vorgänge pro Minute, höchstens
    .description = Über alle Pools des Ereignisses; leer für unbegrenzt.
workbook-field-Recompose-concurrent_fraction = Anteil des Pools gleichzeitig, höchstens
    .description = Begrenzt die gleichzeitigen Vorgänge in jedem Pool.
workbook-field-Login-window_s = Anmeldefenster
    .description = Zeit von der ersten bis zur letzten Ankunft; ohne Wirkung, wenn Anmeldungen pro Minute festgelegt sind.
workbook-field-Login-logins_per_minute = Anmeldungen pro Minute
    .description = Ankünfte pro Minute über alle Pools des Ereignisses, mit fester Rate, bis alle Benutzer angekommen sind.
workbook-field-Login-arrivals = Ankünfte
    .description = Gleichmäßig: konstante Rate. Glockenförmig: 40 % kommen im mittleren Sechstel des Fensters an.
workbook-field-Login-averaging_s = Mittelungsfenster
    .description = Zeitraum ab der ersten Ankunft, über den die Ergebnisse dieses Ereignisses gemittelt werden; standardmäßig das Anmeldefenster.
workbook-field-Logoff-window_s = Abmeldefenster
    .description = Zeit von der ersten bis zur letzten Abmeldung.
workbook-field-Logoff-refresh = Zurücksetzen (Refresh)
    .description = Desktops werden vor dem nächsten Benutzer zurückgesetzt und neu gestartet; Profile liegen anderswo.
workbook-field-Logoff-refresh_slots = Gleichzeitige Refresh-Vorgänge
    .description = Desktops, die gleichzeitig zurückgesetzt werden.
workbook-field-Logoff-refresh_starts_per_minute = Neue Refresh-Vorgänge pro Minute, höchstens
    .description = Über alle Pools des Ereignisses; leer für unbegrenzt.
workbook-field-Logoff-refresh_concurrent_fraction = Anteil des Pools im Refresh, höchstens
    .description = Begrenzt die gleichzeitigen Vorgänge in jedem Pool.
workbook-field-Sweep-n_slots = Gleichzeitige Desktops
    .description = Der nächste Desktop beginnt, sobald einer fertig ist.
workbook-field-Sweep-mb_per_s_per_desktop = Ratenbegrenzung
    .description = Gedrosselte Rate pro Desktop; standardmäßig so schnell, wie der Storage es zulässt.
workbook-field-AntivirusScan-gib_per_desktop = Gelesene Daten
    .description = Gelesene Daten pro Desktop.
workbook-field-Patch-read_gib_per_desktop = Gelesene Daten
    .description = Gelesene Daten pro Desktop.
workbook-field-Patch-write_gib_per_desktop = Geschriebene Daten
    .description = Geschriebene Daten pro Desktop.
workbook-field-ArrayEvent-array_id = Array
    .description = Betroffenes Array.
workbook-field-Backup-read_mb_per_s = Leserate
    .description = Rate, mit der Daten gelesen werden.
workbook-field-Backup-sequential_fraction = Sequenzielle Lesezugriffe
    .description = Anteil sequenzieller Lesezugriffe; die geänderten Blöcke einer Replikation sind zufällig verteilt.
workbook-field-Replication-write_mb_per_s = Schreibrate
    .description = Rate, mit der Daten geschrieben werden.
workbook-field-LoadTest-outstanding_ios = Ausstehende I/Os
    .description = Ausstehende I/Os pro Desktop.
workbook-field-LoadTest-read_fraction = Lesezugriffe
    .description = Anteil der Lesezugriffe an den I/Os.
workbook-field-LoadTest-io_kib = I/O-Größe
    .description = Größe jedes I/O.
workbook-field-LoadTest-sequential_fraction = Sequenzielle I/Os
    .description = Anteil sequenzieller I/Os.
workbook-field-Failure-part = Ausgefallene Komponente
    .description = Komponente, die ausfällt.
workbook-field-Failure-n_parts = Ausgefallene Komponenten
    .description = Anzahl ausgefallener Komponenten.
workbook-field-Failure-tier = Ebene
    .description = Bei Laufwerken: betroffene Ebene; standardmäßig die erste.
workbook-field-Failure-rebuild_fraction = Rebuild-Anteil
    .description = Bei Laufwerken: Anteil der Zeit der verbleibenden Laufwerke, den der Rebuild beansprucht.
workbook-field-Hosts-n_hosts = Hosts
    .description = Server einschließlich Reserve.
workbook-field-Hosts-memory_gib_per_host = Arbeitsspeicher pro Host
    .description = Arbeitsspeicher eines Hosts.
workbook-field-Hosts-n_cores_per_host = Kerne pro Host
    .description = Ohne Kerne und Taktfrequenz wird die Host-CPU nicht bewertet.
workbook-field-Hosts-ghz_per_core = Taktfrequenz
    .description = Taktfrequenz pro Kern; ohne Taktfrequenz und Kerne wird die Host-CPU nicht bewertet.
workbook-field-Hosts-specrate2017_int_base = SPECrate 2017 Integer (base)
    .description = SPECrate 2017 Integer (base) eines Hosts; ohne Angabe gilt die Leistung pro GHz der Hosts, auf denen das Profil gemessen wurde.
workbook-field-Hosts-host_cache_gib = Host-Cache
    .description = Arbeitsspeicher pro Host, der Blöcke der Images zwischenspeichert (CBRC, View Storage Accelerator); 0 schaltet ihn aus.
workbook-field-Hosts-storage_gbit_per_s_per_host = Storage-Bandbreite pro Host
    .description = Bandbreite zum Storage über alle Ports eines Hosts; ohne sie werden die Host-Anbindungen nicht bewertet.
workbook-field-Hosts-storage_iops_per_host = IOPS-Limit pro Host
    .description = Maximale IOPS auf dem Cloud-Laufwerk jedes Hosts, vom Anbieter je nach VM-Größe festgelegt; ohne Angabe gelten nur die Limits des Laufwerks.
workbook-field-Hosts-n_spare_hosts = Reserve-Hosts
    .description = Hosts für Ausfall oder Wartung: Die übrigen müssen alle Desktops tragen.
workbook-field-OtherArray-id = ID
    .description = ID, auf die sich Pools und Ereignisse beziehen.
workbook-field-OtherArray-name = Name
    .description = Name des Arrays in Ergebnissen und Berichten.
workbook-field-OtherArray-installed_array = Vorhandenes Array
    .description = Konfiguration, die dem Kunden bereits gehört; ohne Angabe wird alles gekauft.
workbook-field-ArrayConfiguration-model_id = Modell
    .description = Array aus dem Katalog.
workbook-field-ArrayConfiguration-firmware_id = Firmware
    .description = Firmware-Version aus dem Katalog.
workbook-field-ArrayConfiguration-n_arrays = Arrays
    .description = Arrays, die sich die Desktops gleichmäßig teilen: PODs, Gruppenmitglieder, Knoten, Appliances.
workbook-field-ArrayConfiguration-n_controllers = Controller
    .description = Controller, die diese Desktops bedienen.
workbook-field-ArrayConfiguration-tiers = Ebenen
    .description = Laufwerke jeder Ebene, von der schnellsten zur langsamsten.
workbook-field-ArrayConfiguration-flash_cache_gib = Flash-Cache
    .description = Flash-Cache aller Controller zusammen.
workbook-field-ArrayConfiguration-n_ports = Ports
    .description = Genutzte Front-End-Ports aller Controller zusammen.
workbook-field-ArrayConfiguration-other_workloads = Andere Workloads
    .description = Andere Systeme, die das Array nutzen.
workbook-field-OtherWorkloads-reads_iops = Lesezugriffe anderer Workloads
    .description = Ständige Lesezugriffe anderer Systeme auf dem Array pro Sekunde.
workbook-field-OtherWorkloads-writes_iops = Schreibzugriffe anderer Workloads
    .description = Ständige Schreibzugriffe anderer Systeme auf dem Array pro Sekunde.
workbook-field-OtherWorkloads-io_kib = I/O-Größe anderer Workloads
    .description = Mittlere Größe dieser Lese- und Schreibzugriffe.
workbook-field-OtherWorkloads-used_gib = Belegter Speicherplatz anderer Workloads
    .description = Von anderen Systemen belegter physischer Speicherplatz laut Array, nach der Datenreduktion.
workbook-field-OtherWorkloads-unmeasured = Andere Systeme ohne Last
    .description = Namen anderer Systeme, deren Last unbekannt ist und als null zählt.
workbook-field-OtherWorkloads-n_unmeasured = Anzahl anderer Systeme ohne Last
    .description = Wie viele es sind, auch ohne Namen hier.
workbook-field-OtherWorkloads-nothing_else = Nichts anderes läuft auf dem Array
    .description = Ob laut Angabe nur die Desktops das Array nutzen.
workbook-field-TierChoice-drive_id = Laufwerksmodell
    .description = Laufwerksmodell aus dem Katalog.
workbook-field-TierChoice-n_drives = Laufwerke
    .description = Laufwerke der Ebene einschließlich Paritäts- und Ersatzlaufwerken.
workbook-field-Growth-desktops_fraction_per_year = Wachstum der Desktops
    .description = Pro Jahr hinzukommende Desktops, bezogen auf die heutige Anzahl.
workbook-field-Growth-through_year = Wachstumshorizont
    .description = Letztes Jahr, für das das Array ausreichen muss; standardmäßig das des Kalenders.
workbook-field-Budget-amount = Budget
    .description = Für alle Arrays: Anschaffung sowie monatliche Kosten, Support und Strom über die Laufzeit der Preisliste; standardmäßig keines.
workbook-field-Budget-currency = Währung des Budgets
    .description = Code aus drei Buchstaben; Beträge werden nicht umgerechnet.
workbook-field-Indicators-login_delay_weight_fraction = Anmeldeverzögerung, Gewicht
    .description = Gewicht unter den Maschinenindikatoren.
workbook-field-Indicators-application_load_good_s = Anwendungsstart, gut
    .description = Anwendungen, die innerhalb dieser Zeit starten, sind gut.
workbook-field-Indicators-application_load_fair_s = Anwendungsstart, mäßig
    .description = Bis zu dieser Zeit sind sie mäßig, darüber schlecht.
workbook-field-Indicators-application_load_weight_fraction = Anwendungsstart, Gewicht
    .description = Gewicht unter den Maschinenindikatoren.
workbook-field-Indicators-disk_load_good_iops = Disk-Last, gut
    .description = IOPS pro Desktop bis zu diesem Wert sind gut.
workbook-field-Indicators-disk_load_fair_iops = Disk-Last, mäßig
    .description = Bis zu diesem Wert sind sie mäßig, darüber schlecht.
workbook-field-Indicators-disk_load_weight_fraction = Disk-Last, Gewicht
    .description = Gewicht unter den I/O-Indikatoren.
workbook-field-Indicators-disk_queue_good_ios = Disk-Warteschlange, gut
    .description = Gleichzeitige I/Os pro Desktop bis zu diesem Wert sind gut.
workbook-field-Indicators-disk_queue_fair_ios = Disk-Warteschlange, mäßig
    .description = Bis zu diesem Wert sind sie mäßig, darüber schlecht.
workbook-field-Indicators-disk_queue_weight_fraction = Disk-Warteschlange, Gewicht
    .description = Gewicht unter den I/O-Indikatoren.

workbook-field-Goals-login_good_s =
    .description = Eine Anmeldung bis zu dieser Dauer ist gut.
workbook-field-Goals-login_fair_s =
    .description = Eine Anmeldung bis zu dieser Dauer ist mäßig, eine längere schlecht.
workbook-field-Goals-login_min_good_fraction =
    .description = Mindestanteil der Benutzer eines Anmeldeereignisses mit guter Anmeldung.
workbook-field-Goals-login_max_poor_fraction =
    .description = Höchstanteil der Benutzer eines Anmeldeereignisses mit schlechter Anmeldung.
workbook-field-Goals-host_latency_max_ms =
    .description = Mittlere Antwortzeit an den Hosts, während sich Benutzer anmelden oder arbeiten. Übliche Grenzwerte: 20 ms (PS6100XS), 15 ms (VNX5500).
workbook-field-Goals-power_on_max_s =
    .description = Zeit, in der ein Pool eingeschaltet sein muss.
workbook-field-Goals-provisioning_max_s =
    .description = Zeit, in der ein Pool bereitgestellt sein muss.
workbook-field-Goals-controller_max_fraction =
    .description = Mittlere Auslastung der Controller-CPU, während sich Benutzer anmelden oder arbeiten.
workbook-field-Goals-drive_max_fraction =
    .description = Mittlere Laufwerksauslastung, während sich Benutzer anmelden oder arbeiten.
workbook-field-Goals-port_max_fraction =
    .description = Mittlere Auslastung der Front-End-Ports, während sich Benutzer anmelden oder arbeiten.
workbook-field-Goals-host_cpu_max_fraction =
    .description = Mittlere Auslastung der Host-CPU, während sich Benutzer anmelden oder arbeiten.
workbook-field-Goals-memory_oversubscription_max_ratio =
    .description = Konfigurierter Arbeitsspeicher der Desktops geteilt durch den der Hosts; darüber setzen die Hosts Swapping und Ballooning ein.
workbook-field-Goals-spare_capacity_fraction =
    .description = Anteil der nutzbaren Kapazität, der frei bleibt.
workbook-field-Goals-survives =
    .description = Komponenten, von denen während jedes Ereignisses eine ausfallen darf, ohne dass ein Ziel verfehlt wird; empfohlene Konfigurationen stellen dies sicher.

## Time series (CSV, English only)

csv-more-events = { $number } weitere
