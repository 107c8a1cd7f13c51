# Validation against published measurements, and discrete-event simulation of a window.

## Backtest

evidence-summary = { $within } von { $points } unabhängigen Messwerten liegen innerhalb der Toleranz; der Median ihres Fehlers ist { $median }. { $bounds_within } von { $bounds } veröffentlichten Grenzen werden eingehalten. Wird jede Studie nur aus den anderen Studien vorhergesagt, liegen { $left_out_within } von { $left_out_points } Messwerten innerhalb der Toleranz, und { $left_out_bounds_within } von { $left_out_bounds } Grenzen werden eingehalten; für die übrigen gibt es keine Studie, aus der Parameter übernommen werden können. Größte Abweichungen: { $deviations }. Die Form des Modells wurde in Kenntnis der Studien gewählt, daher ist keine Prüfung blind.
evidence-deviations = { $first }; { $others }
evidence-deviation = { $table }, { $phase } auf { $system }, { $metric }: gemessen { $measured }, vorhergesagt { $predicted }
evidence-held-out = Ohne die Werte dieses Tests vorhergesagt.

## Metrics, inside a sentence

metric-reads-iops = Lesezugriffe pro Sekunde
metric-writes-iops = Schreibzugriffe pro Sekunde
metric-total-iops = I/Os pro Sekunde
metric-read-mb-per-s = Lesedurchsatz
metric-write-mb-per-s = Schreibdurchsatz
metric-total-mb-per-s = Durchsatz
metric-peak-total-mb-per-s = Spitzendurchsatz
metric-controller-read-latency-ms = Leselatenz am Controller
metric-controller-write-latency-ms = Schreiblatenz am Controller
metric-controller-latency-ms = Latenz am Controller
metric-host-read-latency-ms = Leselatenz an den Hosts
metric-host-write-latency-ms = Schreiblatenz an den Hosts
metric-controller-cpu-fraction = Auslastung der Controller-CPU
metric-duration-s = Dauer
metric-login-mean-s = mittlere Anmeldedauer
metric-login-max-s = längste Anmeldung
metric-login-sd-s = Standardabweichung der Anmeldedauer
metric-login-good-fraction = Anteil guter Anmeldungen
metric-login-fair-fraction = Anteil mäßiger Anmeldungen
metric-login-poor-fraction = Anteil schlechter Anmeldungen
metric-login-good-or-fair-fraction = Anteil guter oder mäßiger Anmeldungen
metric-login-good-mean-s = mittlere Dauer guter Anmeldungen
metric-login-fair-mean-s = mittlere Dauer mäßiger Anmeldungen
metric-login-poor-mean-s = mittlere Dauer schlechter Anmeldungen
metric-read-fraction-of-iops = Leseanteil an den IOPS
metric-write-fraction-of-iops = Schreibanteil an den IOPS
metric-read-fraction-of-mb = Leseanteil am Durchsatz
metric-write-fraction-of-mb = Schreibanteil am Durchsatz
metric-iops-per-desktop = IOPS pro Desktop
metric-reads-iops-per-desktop = Lesezugriffe pro Sekunde und Desktop
metric-writes-iops-per-desktop = Schreibzugriffe pro Sekunde und Desktop
metric-iops-per-booting-desktop = IOPS pro startendem Desktop
metric-reads-iops-per-booting-desktop = Lesezugriffe pro Sekunde und startendem Desktop
metric-writes-iops-per-booting-desktop = Schreibzugriffe pro Sekunde und startendem Desktop
metric-read-size-kb = Größe der Lesezugriffe
metric-write-size-kb = Größe der Schreibzugriffe
metric-read-kb-per-s-per-desktop = Lesedurchsatz pro Desktop
metric-write-kb-per-s-per-desktop = Schreibdurchsatz pro Desktop
metric-peak-iops = Spitzen-IOPS
metric-peak-reads-iops = Spitzen-IOPS beim Lesen
metric-peak-writes-iops = Spitzen-IOPS beim Schreiben
metric-peak-iops-per-desktop = Spitzen-IOPS pro Desktop
metric-peak-controller-latency-ms = Spitzenlatenz am Controller
metric-peak-host-read-latency-ms = Spitzen-Leselatenz an den Hosts
metric-guest-read-latency-ms = Leselatenz im Gastsystem
metric-idle-writes-iops = Schreibzugriffe pro Sekunde im Leerlauf
metric-idle-writes-iops-per-desktop = Schreibzugriffe pro Sekunde und Desktop im Leerlauf
metric-drive-iops = IOPS pro Laufwerk
metric-drive-reads-iops = Lesezugriffe pro Sekunde und Laufwerk
metric-drive-writes-iops = Schreibzugriffe pro Sekunde und Laufwerk
metric-drive-read-mb-per-s = Lesedurchsatz pro Laufwerk
metric-drive-write-mb-per-s = Schreibdurchsatz pro Laufwerk
metric-drive-busy-fraction = Laufwerksauslastung
metric-host-cpu-fraction = Auslastung der Host-CPU
metric-host-cpu-peak-fraction = Spitzenauslastung der Host-CPU
metric-host-memory-fraction = Auslastung des Host-Arbeitsspeichers
metric-maximum-iops = höchste Rate
metric-maximum-mb-per-s = höchster Durchsatz
metric-client-latency-ms = Latenz am Client
metric-host-iscsi-mb-per-s = iSCSI-Durchsatz pro Host
metric-density-desktops = Anzahl der Desktops
metric-replica-reads-iops = Lesezugriffe pro Sekunde auf Replikate
metric-load-duration-s = Dauer der Anmeldelast
metric-peak-network-fraction = Spitzenauslastung des Netzwerks
metric-desktops-per-hour = Desktops pro Stunde
metric-s-per-desktop = Zeit pro Desktop
metric-backend-read-mb-per-s = Back-End-Lesedurchsatz
metric-boot-time-change-s = Änderung der Startzeit

## Discrete-event simulation of a window

window-no-ios = In diesem Fenster erreichen keine I/Os das Array.
window-reads = Lesezugriffe: Mittel { $mean }.
    .p50 = Lesezugriffe: Mittel { $mean }, 50 % innerhalb von { $p50 }.
    .p99 = Lesezugriffe: Mittel { $mean }, 50 % innerhalb von { $p50 }, 99 % innerhalb von { $p99 }.
window-writes = Schreibzugriffe: Mittel { $mean }.
    .p50 = Schreibzugriffe: Mittel { $mean }, 50 % innerhalb von { $p50 }.
    .p99 = Schreibzugriffe: Mittel { $mean }, 50 % innerhalb von { $p50 }, 99 % innerhalb von { $p99 }.
window-reads-longer = Die mittlere Antwortzeit der Lesezugriffe ist { $difference } höher als in der Simulation der Woche.
window-reads-shorter = Die mittlere Antwortzeit der Lesezugriffe ist { $difference } niedriger als in der Simulation der Woche.
window-writes-longer = Die mittlere Antwortzeit der Schreibzugriffe ist { $difference } höher als in der Simulation der Woche.
window-writes-shorter = Die mittlere Antwortzeit der Schreibzugriffe ist { $difference } niedriger als in der Simulation der Woche.
window-not-comparable = Die Warteschlangen sind so lang, dass die Mittelwerte von der Simulation der Woche abweichen können.
window-too-few-ios = Es wurden zu wenige I/Os abgeschlossen, um die Mittelwerte mit der Simulation der Woche zu vergleichen.
window-agrees = Die Mittelwerte stimmen bis auf { $tolerance } mit der Simulation der Woche überein.
window-cache-hits = Die Caches enthalten { $share } der erneut gelesenen Blöcke; die Simulation der Woche geht von { $expected } aus.
window-small-sample = Es wurden nur { $counts } abgeschlossen, daher hängen die Werte vom Zufall ab. Wählen Sie ein längeres Fenster.
window-count-reads = { $n ->
        [one] { $n } Lesezugriff
       *[other] { $n } Lesezugriffe
    }
window-count-writes = { $n ->
        [one] { $n } Schreibzugriff
       *[other] { $n } Schreibzugriffe
    }

## Activities of desktops, after the name of their event or pool

activity-of-pool = { $event }, { $pool }
activity-logging-in = { $name }, Anmeldung
activity-starting-work = { $name }, Arbeitsbeginn
activity-idle = { $name }, im Leerlauf
activity-other-workloads = Andere Workloads
activity-at-work = { $name }, im Betrieb
evidence-storage-tests = Von { $checks } Speichertests ohne Desktops liegen { $within } innerhalb der Toleranz; von { $rates } höchsten Raten, die ohne Tests desselben Herstellers vorhergesagt wurden, liegen { $rates_within } innerhalb des Faktors 1,5.
