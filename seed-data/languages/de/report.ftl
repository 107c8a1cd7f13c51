# Bericht: Dokument, Ergebnisse, Quellen, Diagramme und Vorlage.

## Document

report-title = VDI-Storage-Sizing-Bericht
report-subtitle = { $desktops ->
    [one] { $desktops } Desktop
   *[other] { $desktops } Desktops
}, { $starts } – { $ends }
report-versions = Stormsizer { $engine }
report-more = { $n } weitere
report-phase-of-pools = { $phase }, { $pools }
report-phase-days = { $phase }, { $n } Tage bis { $last }
report-days-range = Schlechtester Tag: { $day }. Alle Tage: { $low } bis { $high }.
report-phase-worst-of = { $phase }, schlechtester von { $n } Tagen
report-nothing = –

## Cover

report-cover-date = Datum
report-cover-engine = Berechnet mit

## Template

report-running-foot = { $created }, { $versions }
report-page = Seite { $page } von { $pages }
report-table-number = Tabelle { $number }
report-contents = Inhalt
report-verdict = Ergebnis
report-load-measured-all =
    { $part ->
        [steady] Die Last des Normalbetriebs
       *[all] Die Last
    } aller Desktops stammt aus Messungen beim Kunden.
report-load-measured =
    { $part ->
        [steady] Die Last des Normalbetriebs
       *[all] Die Last
    } dieser Pools stammt aus Messungen beim Kunden: { $pools }.
report-subject = { $desktops }. { $array }
report-limit = Grenze: { $limit }
report-logo = Logo
report-logo-of = Logo von { $organization }
report-legend-goal = Ziel
report-legend-less = mit niedrigerem Wert
report-legend-more = mit höherem Wert
report-legend-current = aktueller Wert
report-legend-interval = P10 bis P90
report-legend-median = Median
report-legend-nominal = Nennwerte
report-outlook-heading = Weitere Analysen
report-experience-heading = Benutzererlebnis
report-remark-fonts = Einige Namen in diesem Bericht enthalten Zeichen, die in seinen Schriften fehlen ({ $scripts }). Sie werden als Kästchen gedruckt, die das Schriftsystem nennen; beim Kopieren oder Suchen erscheinen die tatsächlichen Zeichen.
report-remark-logo = Das Logo für das Deckblatt kann nicht gelesen werden und entfällt.

## Charts

report-line-reads = Lesen
report-line-writes = Schreiben
report-line-read = gelesen
report-line-written = geschrieben
report-line-host-link-in = zu den Hosts
report-line-host-link-out = von den Hosts
report-line-iops-credits = IOPS-Guthaben
report-line-throughput-credits = Durchsatz-Guthaben
report-panel-rates = Lese- und Schreibzugriffe
report-panel-throughput = Durchsatz
report-panel-credits = Verbleibendes Burst-Guthaben
report-panel-response-time = Antwortzeit
report-panel-utilization = Auslastung
report-panel-utilization-array = Auslastung, Array
report-panel-utilization-ports = Auslastung, Ports und Hosts
report-panel-title = { $title }, { $unit }
report-panel-title-log = { $title }, { $unit } (log.)
report-limit-goal = Ziel
report-limit-cpu = CPU
report-limit-ports = Ports
report-limit-host-links = Host-Anbindungen
report-limit-host-cpu = Host-CPU
report-limit-drives = Laufwerke
report-limit-volumes = Volume-Limits
report-chart-limit = { $label } { $value }
report-histogram-title = Benutzer, % je Klasse der Anmeldedauer
report-histogram-limit = { $grade } ≤ { $limit }
report-margin-title = Abstand zum nächstgelegenen Ziel, % des Ziels
report-margin-goal = Ziel
report-margin-plus = +{ $margin }
report-margin-least = ≤ { $margin }
report-margin-desktops = Desktops

## First page

report-question-met = Erreichte Ziele
report-question-missed = Verfehlte Ziele
report-question-bottleneck = Engpässe
report-question-changes = Empfohlene Änderungen
report-figure-phases = Phasen, die alle Ziele erreichen
    .value = { $met } von { $total }
    .note = Phasen des Kalenders
report-figure-slowest-login = Langsamstes Anmeldeereignis, Mittelwert
report-figure-peak-load = Spitzenlast (1-Minuten-Mittel)
report-figure-peak-load-today = Spitzenlast heute, { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    } (1-Minuten-Mittel)
report-figure-peak-logins = { $phase }; Anmeldungen, nicht laufende Arbeit
report-figure-spare-capacity = Freie Kapazität
    .note = Ziel: mindestens { $limit }
    .note-growth = { $year } mit { $n } Desktops { $spare }; Ziel: mindestens { $limit }
    .note-reduction = { $note }; die Datenreduktion von { $ratio } zu 1 gilt für { $share } der Daten
report-figure-spare-capacity-today = Freie Kapazität mit den heutigen { $n } Desktops
report-figure-no-price = Preis
    .note-assumed = { $drives ->
        [one] { $drives } Laufwerk (angenommen), Preis unbekannt
       *[other] { $drives } Laufwerke (angenommen), Preis unbekannt
    }
    .note = { $drives ->
        [one] { $drives } Laufwerk, Preis unbekannt
       *[other] { $drives } Laufwerke, Preis unbekannt
    }
report-figure-price = Preis wie simuliert
    .value-owned = Bereits vorhanden
    .note-illustrative = { $price }, Beispielpreis
    .note-installed = ohne vorhandene Teile
    .note-storage-only = nur Speicher, ohne Server
report-met-point = { $phase }: { $result }
report-met-logins = { $good } gut, Mittelwert { $mean }
report-met-done = fertig in { $duration }
report-met-load = { $load } bei { $latency }
report-met-none = Keine Phase erreicht alle Ziele.
report-missed-point = { $phase }: { $goals }
report-missed-unfinished = Arbeit bei Kalenderende nicht abgeschlossen
report-missed-none = Alle Phasen erreichen alle Ziele.
report-bottleneck-point = { $phase }: { $sentence }
report-bottleneck-none = Keine Komponente ist nahe an ihrer Grenze.
report-change-schedule = Zeitplan: { $change }
report-change-none = Dieser Bericht enthält keine Suche nach anderen Konfigurationen.
report-change-is-cheapest = Keine Änderung: Von den verglichenen Konfigurationen ist die simulierte die günstigste, die alle Ziele erreicht.
report-change-cost = Kosten: { $cost }
report-change-step = { $field }: { $before } → { $after }
report-more-in-tables = { $n } weitere, siehe Tabellen
report-more-phases-in-tables = { $n ->
        [one] { $n } weitere Phase, siehe Tabellen
       *[other] { $n } weitere Phasen, siehe Tabellen
    }
report-goal-at-least = { $label } { $value } (Ziel: mindestens { $limit })
report-goal-at-most = { $label } { $value } (Ziel: höchstens { $limit })
report-goal-unfinished = nicht rechtzeitig abgeschlossen
report-reach-none = Mit keiner Anzahl von Desktops werden alle Ziele erreicht.
report-reach-none-failed = { $failure } werden mit keiner Anzahl von Desktops alle Ziele erreicht.
report-reach-current = Alle Ziele werden bis zu { $most ->
    [one] { $most } Desktop
   *[other] { $most } Desktops
} erreicht, der aktuellen Anzahl.
report-reach-more = Alle Ziele werden bis zu { $most ->
    [one] { $most } Desktop
   *[other] { $most } Desktops
} erreicht, { $n } mehr als heute.
report-reach-limit = Mehr Desktops verfehlen zuerst dieses Ziel: { $goal }.
report-reach-fewer = Alle Ziele werden bis zu { $most ->
    [one] { $most } Desktop
   *[other] { $most } Desktops
} erreicht, { $n } weniger als heute.
report-reach-all-years = Bis einschließlich { $year } werden in jedem Jahr alle Ziele erreicht.
report-reach-first-year = Das erste Jahr, in dem ein Ziel verfehlt wird, ist { $year }.

## Second page

report-decision = Risiken und nächste Schritte
report-decision-week = Lese- und Schreibvorgänge im gesamten Kalender, Zeitzone { $zone }.
report-decision-assumed = Angenommene Eingaben: { $n } von { $total }; Standardwerte: { $n_default }. Der Abschnitt über die Annahmen nennt alle mit ihren Quellen.
report-not-simulated = Nicht simuliert, weil der Kalender kein solches Ereignis enthält: { $kinds }. Was davon stattfindet, muss die Simulation enthalten.
report-not-simulated-patches = Patches
report-not-simulated-scans = Virenscans
report-not-simulated-backups = Backups
report-not-simulated-replication = Replikation
report-not-simulated-reboots = Neustarts und Startvorgänge
report-not-simulated-image-updates = Image-Aktualisierungen
report-fits = Es passt: Das vorhandene Array bietet Platz für { $n ->
        [one] { $n } weiteren Desktop
       *[other] { $n } weitere Desktops
    }.
report-risks = Risiken, jeweils mit dem nächsten Schritt
report-risk = Risiko
report-next-step = Nächster Schritt
report-owner = Zuständig
report-owner-customer = Kunde
report-owner-vendor = Speicherhersteller
report-owner-presales = Presales
report-risk-goals-recommended = Empfohlene Konfiguration verwenden.
report-risk-goals-next = Zeitplan, Array oder Ziel ändern und erneut simulieren.
report-risk-hosts-next = { $needed } statt { $hosts } Hosts bereitstellen und erneut simulieren.
report-risk-confidence-next = Das Array vor der Abnahme unter dieser Last testen; Stormsizer exportiert sie als Aufträge für Lastgeneratoren.
report-risk-guest-time-next = Anmeldungen an heutigen Desktops messen; wir rechnen dann mit der gemessenen Zeit neu.
report-risk-array = Für { $array } ist keine Messung mit virtuellen Desktops bekannt; die Leistung ist von anderen Arrays abgeleitet.
report-risk-array-next = Konfiguration und Leistung unter dieser Last bestätigen.
report-risk-load = Die Last stammt aus einem Lastprofil ({ $profiles }), nicht von den eigenen Desktops des Kunden.
report-risk-load-next = 20 bis 50 Desktops eine Woche lang messen und die Dateien importieren.
report-risk-storms = Nur der Normalbetrieb wurde gemessen; Starts und Anmeldungen stammen aus einem Lastprofil.
report-risk-storms-next = Eine Anmeldewelle und einen Neustart aufzeichnen und die Dateien importieren.
report-risk-key-figures = Die Teile von { $array } sind angenommen, und die Leistung folgt aus dem angegebenen Höchstwert.
report-risk-cores-next = Kerne und Taktfrequenz der Hosts angeben.
report-risk-others-next = Lesevorgänge, Schreibvorgänge und Speicherplatz von allem anderen auf dem Array angeben.
report-risk-growth = Wachstum ist nicht geplant: Die Dimensionierung gilt für die heutigen Desktops.
report-risk-growth-next = Die in den nächsten drei bis fünf Jahren erwarteten Desktops angeben.
report-risk-failures = Die Ziele müssen nicht erreicht werden, während eine Komponente ausgefallen ist.
report-risk-failures-next = Komponenten wählen, deren Ausfall das Array verkraften muss.
report-risk-no-price = Der Preis dieser Konfiguration ist nicht bekannt.
report-risk-illustrative = Die Preise sind Beispiele und kein Angebot.
report-risk-price-next = Angebot einholen.
report-confirm = Mit dem Kunden zu klären, nach üblicher Wirkung auf das Ergebnis
report-confirm-input = Eingabe
report-confirm-used = Hier verwendet
report-confirm-question = Frage
report-confirm-range = { $range }
report-confirm-users = Benutzer
report-confirm-users-used = { $users } Benutzer, { $desktops } Desktops
report-confirm-users-question = Wie viele Benutzer arbeiten gleichzeitig, heute und in drei Jahren?
report-confirm-work = Last
report-confirm-work-question = Gibt es Messungen der heutigen Desktops (Perfmon, esxtop oder Live Optics)?
report-confirm-guest-time = Anmeldedauer
report-confirm-guest-time-used = { $guest } Zeit des Gastsystems
report-confirm-guest-time-question = Wie lange dauern Anmeldungen an heutigen Desktops?
report-confirm-logins = Anmeldefenster
report-confirm-logins-question = Wann melden sich die meisten Benutzer an, und innerhalb von wie vielen Minuten?
report-confirm-hosts = Hosts
report-confirm-hosts-used = { $n } mit je { $cores } Kernen zu { $clock } und { $memory }
report-confirm-hosts-question = Auf welchen Servern laufen die Desktops?
report-confirm-hosts-imported-question = Werden diese Server die Desktops auch künftig betreiben?
report-confirm-site = Rechenzentrum der Desktops
report-confirm-site-used = eines für alle Standorte: { $pools }
report-confirm-site-question = Wo laufen die Hosts und das Array jedes Standorts? Ein Standort mit eigenem Rechenzentrum braucht ein eigenes Szenario.
report-confirm-data = Daten pro Desktop
report-confirm-data-used = Image { $image }, Wachstum { $growth }
report-confirm-data-with-profiles-used = Image { $image }, Wachstum { $growth }, Profilcontainer { $container }
report-confirm-data-question = Wie groß sind die heutigen Images und Profile?
report-confirm-reduction = Datenreduktion
report-confirm-reduction-used = { $ratio } zu 1
report-confirm-reduction-question = Welches Verhältnis garantiert der Hersteller für diese Daten?

## Week

report-of-array = { $title }: { $array }
report-arrays-title = Arrays
report-arrays-verdicts = Ergebnis für jedes Array
report-arrays-array = Array
report-arrays-verdict = Ergebnis
report-arrays-placement = Arrays, auf denen die Daten der Pools liegen
report-arrays-image = Image
report-arrays-deltas = Deltas
report-arrays-profiles = Profile und Benutzerdaten
report-arrays-file-service = ein Dateidienst, der nicht simuliert wird
report-week = Die Woche
report-week-caption = Der gesamte Kalender, Zeitzone { $zone }. Linien sind Mittelwerte; die helleren Bänder reichen vom niedrigsten bis zum höchsten Wert, sodass keine Spitze durch Mittelung verloren geht. Antwortzeiten sind an den Hosts gemessen. Die Zahlen oben verweisen auf die Ereignisse im Kalender; Wochenenden sind schattiert.
report-week-alternative = Diagramme über den gesamten Kalender: Lese- und Schreibzugriffe pro Sekunde, Durchsatz, Antwortzeit an den Hosts und Auslastung. Höchste Lasten: { $peaks }.
report-week-alternative-empty = Diagramme über den gesamten Kalender: Lese- und Schreibzugriffe pro Sekunde, Durchsatz, Antwortzeit an den Hosts und Auslastung.
report-week-peak = { $phase } mit { $load }
report-storms-none = Der Kalender enthält keine Storms.
report-storms = Storms im Detail; jedes Diagramm hat eine eigene Skala
report-storms-selected = Die { $n } von { $total } Storms, die ein Ziel verfehlen oder die höchste Last haben; jedes Diagramm hat eine eigene Skala
report-storm = { $mean } im Mittel, { $peak } in der Spitze; bis zu { $throughput }; Lesen dauert { $reads }, Schreiben { $writes }
report-storm-alternative = Lese- und Schreibzugriffe pro Sekunde und Antwortzeit während { $phase }: { $figures }

## Logins

report-logins = Anmeldeerlebnis
report-logins-none = In diesem Kalender meldet sich kein Benutzer an.
report-logins-thresholds = Eine Anmeldung ist bis { $good } gut, bis { $fair } mäßig und darüber schlecht. Die Anmeldedauer zählt vom Eintreffen des Benutzers bis zum nutzbaren Desktop. Ziele für jedes Ereignis: mindestens { $min_good } gute und höchstens { $max_poor } schlechte Anmeldungen.
report-logins-selected = Gezeigt sind die { $n } langsamsten von { $total } Anmeldeereignissen.
report-logins-bars = Anteil der Benutzer mit guter, mäßiger oder schlechter Anmeldung
report-login-share-good = { $share } gut
report-login-share-fair = { $share } mäßig
report-login-share-poor = { $share } schlecht
report-login-shares = { $shares } (Mittelwert { $mean })
report-login-times = Anmeldedauern
report-login-event = Anmeldeereignis
report-login-users = Benutzer
report-login-mean = Mittelwert
report-login-sd = Std.-Abw.
report-login-median = Median
report-login-p95 = 95. Perz.
report-login-longest = Maximum
report-login-waited = Auf Desktop gewartet
report-login-histograms = Anmeldedauern der Ereignisse, bei denen nicht alle Anmeldungen gut sind
report-login-histogram-alternative = Histogramm der Anmeldedauern während { $event }: { $shares }, längste { $longest }

## Phases

report-phases = Phase für Phase
report-phases-means = Raten, Durchsatz, Antwortzeiten und Auslastung sind Mittelwerte über das Mittelungsfenster der jeweiligen Phase; Spitzen sind 1-Minuten-Mittel. Für wiederholte Ereignisse gelten die höchsten Werte aller Tage.
report-phases-selected = Die Tabellen zeigen { $n } von { $total } Phasen: die mit verfehlten Zielen und die mit der höchsten Last. Die Arbeitsmappe enthält alle Phasen.
report-phases-met = Alle Phasen erreichen alle Ziele.
report-phases-summary = Übersicht: Last, Antwortzeit und Benutzererlebnis
report-phases-load = Last je Phase
report-phases-response-time = Antwortzeit je Phase
report-phases-utilization = Auslastung je Phase
report-phases-back-end = Laufwerkslast je Phase, nach Caches und RAID
report-phases-bottleneck = Engpass je Phase
report-phases-missed-goals = Verfehlte Ziele
report-phase = Phase
report-mean = Mittelwert
report-peak = Spitze
report-peak-response = Alle I/Os zusammen, langsamste Minute
report-response = Antwortzeit
report-user-experience = Benutzererlebnis
report-bottleneck = Engpass
report-goals = Ziele
report-status = Status
report-goal = Ziel
report-desktops = Desktops
report-duration = Dauer
report-reads = Lesen
report-writes = Schreiben
report-read = Gelesen
report-written = Geschrieben
report-host-read = Host, Lesen
report-host-write = Host, Schreiben
report-array-read = Array, Lesen
report-array-write = Array, Schreiben
report-tier = Ebene
report-back-end-io = Back-End-I/O
report-per-drive = Pro Laufwerk
report-explanation = Erläuterung
report-value = Wert
report-limit-column = Grenze
report-finished = Rechtzeitig abgeschlossen
report-yes = ja
report-no = nein
report-at-least = mindestens { $limit }
report-at-most = höchstens { $limit }
report-result-unfinished = bei Kalenderende nicht abgeschlossen
report-result-unfinished-note = nicht abgeschlossen
report-result-logins = { $good } gute Anmeldungen, Mittelwert { $mean }
report-result-done = fertig in { $duration }
report-result-latency = { $latency } an den Hosts
report-short-controller-cpu = CPU
report-short-flash = Flash
report-short-drives = Laufwerke
report-short-performance = Schnelle Laufw.
report-short-capacity = Kapazitätslaufw.
report-short-iops-limit = IOPS-Limit
report-short-throughput-limit = MB/s-Limit
report-short-port-out = Port aus
report-short-port-in = Port ein
report-short-host-link-in = Zu Hosts
report-short-host-link-out = Von Hosts
report-short-host-cpu = Host-CPU

## Failures

report-states = Ergebnis mit Wachstum und Ausfällen
    .column = Zustand
    .verdict = { $status }.
report-states-statistic = Ziele für die Auslastung gelten für das Mittel einer Phase, während Benutzer sich anmelden oder arbeiten, nicht für die Minute mit der höchsten Last.
report-survived-failures = Ausfalltoleranz zu jedem Zeitpunkt des Kalenders
report-failed-component = Ausgefallene Komponente
report-simulated-configuration = Simulierte Konfiguration
report-recommended-configuration = Empfohlene Konfiguration
report-not-analyzed = nicht analysiert
report-failure-missed = { $phase }: { $goal }
report-failure-not-judged = nicht analysiert: Ziele werden auch ohne Ausfall verfehlt
report-failure-no-configuration = keine Konfiguration erreicht alle Ziele
report-failures = Ergebnisse während der Ausfälle im Kalender
report-failures-more = { $n ->
    [one] { $n } weitere Phase überschneidet sich mit einem Ausfall; siehe Phasentabellen.
   *[other] { $n } weitere Phasen überschneiden sich mit einem Ausfall; siehe Phasentabellen.
}
report-failed-part = Ausgefallen
report-event = Ereignis
report-failed-controllers = { $n } Controller
report-failed-drives = { $n ->
    [one] { $n } Laufwerk
   *[other] { $n } Laufwerke
}
report-failed-ports = { $n ->
    [one] { $n } Front-End-Port
   *[other] { $n } Front-End-Ports
}
report-failed-flash-caches = { $n ->
    [one] { $n } Flash-Cache-Modul
   *[other] { $n } Flash-Cache-Module
}

## Capacity

report-capacity = Kapazität
report-capacity-free = Die Pools benötigen { $needed } von { $usable } nutzbarer Kapazität. { $spare } bleiben frei; das Ziel ist mindestens { $goal }.
report-capacity-short = Die Pools benötigen { $needed } von { $usable } nutzbarer Kapazität, { $short } mehr als vorhanden. Das Ziel ist mindestens { $goal } freie Kapazität.
report-capacity-growth-free = { $year } bleiben mit { $n } Desktops { $spare } frei.
report-capacity-growth-short = { $year } fehlen mit { $n } Desktops { $short } der nutzbaren Kapazität.
report-capacity-meter = Belegter Anteil der nutzbaren Kapazität
report-capacity-used = { $needed } von { $usable }
report-capacity-limit = { $goal } frei
report-capacity-needed = Benötigte Kapazität
report-capacity-offered = Von der Brutto- zur nutzbaren Kapazität
report-capacity-needed-total = Benötigt
report-capacity-offered-total = Nutzbar
report-capacity-units = 1 GB sind 10⁹ Byte, 1 GiB sind 2³⁰ Byte, 1 TiB sind 2⁴⁰ Byte.
report-capacity-all-pools = Alle Pools
report-capacity-smaller = { $n ->
    [one] { $n } kleinerer Posten, in der Summe enthalten
   *[other] { $n } kleinere Posten, in der Summe enthalten
}
report-capacity-item = Posten
report-capacity-formula = Berechnung
report-capacity-column = Kapazität

## Configuration

report-configuration = Simuliertes Szenario
report-event-notes = Anmerkungen zu Ereignissen
report-notes = Anmerkungen
report-see-notes = siehe Anmerkungen zu Ereignissen
report-array = { $model } mit { $firmware }: { $parts }
report-arrays = { $n } × { $model } mit { $firmware }, jeweils mit { $parts }
report-array-controllers = { $n } Controller
report-array-flash-cache = { $size } Flash-Cache
report-array-ports = { $n ->
    [one] { $n } Port
   *[other] { $n } Ports
}
report-array-other-workloads = { $reads } lesend und { $writes } schreibend mit je { $size }, { $used } belegter Speicherplatz
report-array-nothing-else = Laut Angabe läuft nichts anderes auf dem Array.
report-pools = Desktop-Pools
report-pool = Pool
report-clones = Klone
report-initial-state = Anfangszustand
report-memory = Arbeitsspeicher
report-image = Image
report-growth = Zuwachs
report-user-data = Benutzerdaten
report-profile-container = Profilcontainer (FSLogix)
report-image-copies = { $n ->
    [one] { $n } Kopie
   *[other] { $n } Kopien
}
report-clones-deduplicated = dedupliziert
report-clones-linked = Linked Clones
report-clones-instant = Instant Clones
report-clones-mcs = MCS
report-clones-pvs = PVS
report-clones-full = vollständig
report-containers-none = Keine
report-containers-array = Auf demselben Array
report-containers-file-service = Auf einem Dateidienst
report-containers-cloud-cache = Auf einem Dateidienst, mit Cloud Cache
report-assignment-dedicated = dediziert
report-assignment-floating = Floating
report-state-not-deployed = nicht bereitgestellt
report-state-off-never-used = aus, nie genutzt
report-state-off-used = aus, bereits genutzt
report-state-idle-never-used = an, nie genutzt
report-state-idle-rebooted = an, seit letzter Nutzung neu gestartet
report-state-idle-used = an, seit dem Einschalten genutzt
report-calendar = Ereignisse, Zeitzone { $zone }; die Nummern entsprechen dem Diagramm der Woche
report-number = Nr.
report-starts = Beginn
report-kind = Art
report-parameters = Parameter
report-event-slots = { $slots } gleichzeitig
report-event-slots-ahead = { $slots } gleichzeitig, { $ahead } im Voraus und der Rest beim Eintreffen der Benutzer
report-event-with-rate = { $words }, höchstens { $rate } neue pro Minute
report-event-with-share = { $words }, höchstens { $share } jedes Pools
report-event-scan = { $slots } gleichzeitig, { $read } pro Desktop gelesen
report-event-scan-throttled = { $slots } gleichzeitig, { $read } pro Desktop mit jeweils { $pace } gelesen
report-event-patch = { $slots } gleichzeitig, { $read } gelesen und { $written } geschrieben pro Desktop
report-event-patch-throttled = { $slots } gleichzeitig, { $read } gelesen und { $written } geschrieben pro Desktop mit jeweils { $pace }
report-event-login-uniform = innerhalb von { $window }, gleichmäßig verteilt
report-event-login-bell = innerhalb von { $window }, glockenförmig verteilt
report-event-logoff = innerhalb von { $window }
report-event-provision = aus dem Image
report-event-lasting = { $duration } lang
report-event-backup = { $duration } lang, liest { $rate }
report-event-replication = { $duration } lang, schreibt { $rate }
report-event-load-test = { $duration } lang, { $n } × { $size } ausstehend, { $reads } Lesezugriffe
report-event-failure = { $duration } lang, ausgefallen: { $parts }
report-hosts = Hosts
report-host-memory = Arbeitsspeicher pro Host
report-host-cores = Kerne pro Host
report-host-clock = Taktfrequenz
report-host-specrate = SPECrate 2017 Integer (base) pro Host
report-host-link = Storage-Anbindung pro Host
report-host-iops = IOPS-Limit pro Host
report-array-table = Array und Hosts
report-entered-value = { $value } ({ $where })
report-entered-maximum = Höchste I/O-Rate
report-parameter = Parameter
report-simulated = Simuliert
report-none = keine
report-goals-table = Ziele; Auslastungs- und Antwortzeitziele gelten, während Benutzer sich anmelden oder arbeiten
report-goals-full-speed = Einige Phasen laufen so schnell wie möglich, sodass immer eine Komponente ausgelastet ist. Für sie gelten Ziele für Antwortzeit und Dauer, aber nicht für die Auslastung: { $phases }.
report-goals-latency = Das Ziel für die Antwortzeit von { $limit } stammt aus Studien mit älteren Arrays. Es ist nicht die erwartete Antwortzeit von Flash-Arrays, die meist weit darunter liegen.
report-origin = Herkunft

## Assumptions

report-assumptions = Annahmen und ihre Herkunft
report-assumptions-intro = Alle Zahlen, von denen das Ergebnis abhängt. Zahlen in eckigen Klammern verweisen auf die Quellenliste; Bereiche reichen von P10 bis P90.
report-assumptions-given = In diesem Szenario festgelegte Werte
report-assumptions-default = Standardwerte
report-assumptions-assumed = Angenommene Werte
report-assumptions-calibrated = Kalibrierte Werte
report-assumptions-derived = Abgeleitete Werte
report-assumptions-stated = Veröffentlichte Messwerte
report-assumptions-specified = Spezifizierte Werte
report-assumptions-unknown = Unbekannte Werte (nicht verwendet)
report-origin-given = festgelegt
    .meaning = In diesem Szenario festgelegt: von Ihnen oder durch die gewählte Voreinstellung, die Vorlage oder den Assistenten.
report-origin-default = Standard
    .meaning = Entspricht dem Standardwert.
report-origin-assumed = angenommen
    .meaning = Technische Einschätzung mit Begründung.
report-origin-calibrated = kalibriert
    .meaning = An Messwerte der Nachweise angepasst.
report-origin-derived = abgeleitet
    .meaning = Aus veröffentlichten oder spezifizierten Werten berechnet.
report-origin-stated = veröffentlicht
    .meaning = In einer Messstudie veröffentlicht.
report-origin-specified = spezifiziert
    .meaning = In einer Herstellerspezifikation veröffentlicht.
report-origin-unknown = unbekannt
    .meaning = Nicht bekannt und nicht verwendet, bis Sie einen Wert eingeben.
report-what = Eingabe
report-range = Bereich
report-where = Quelle
report-input-desktops = Desktops
report-input-profile = Lastprofil
report-input-clone-type = Klontyp
report-input-deployment = Bereitstellungsverfahren
report-input-deployment-of-profile = wie im Lastprofil
report-input-profile-containers = Profilcontainer
report-input-assignment = Zuweisung
report-input-vcpus = vCPUs pro Desktop
report-input-memory = Arbeitsspeicher pro Desktop
report-input-memory-reserved = Auf den Hosts reservierter Arbeitsspeicher
report-input-image = Image-Größe
report-input-image-copies = Image-Kopien
report-input-growth = Zuwachs pro Desktop
report-input-user-data = Benutzerdaten pro Desktop
report-input-all-pools = { $n ->
    [one] { $n } Pool
    [2] Beide Pools
   *[other] Alle { $n } Pools
}
report-input-pools = { $n ->
    [one] { $n } Pool: { $pools }
   *[other] { $n } Pools: { $pools }
}
report-input-goals = Ziele des Szenarios

## Validation

report-validation = Validierung: gemessene und vorhergesagte Werte
report-validation-tolerance = Eine Vorhersage liegt innerhalb der Toleranz, wenn sie vom gemessenen Wert höchstens um die in der Zeile angegebene Toleranz abweicht. Die folgenden Werte wurden nicht für die Kalibrierung verwendet.
report-validation-fitted = Von { $total ->
    [one] { $total } Wert
   *[other] { $total } Werten
}, an die Parameter angepasst wurden, liegen { $within } innerhalb der Toleranz.
report-validation-all-rows = Die Nachweisseite des Dienstes zeigt alle Zeilen.
report-validation-more = { $n ->
    [one] { $n } weitere Prüfung steht auf der Nachweisseite.
   *[other] { $n } weitere Prüfungen stehen auf der Nachweisseite.
}
report-validation-none = Die Nachweise für diese Array-Familie enthalten keine unabhängigen Prüfungen.
report-validation-summary = { $within } von { $total } unabhängigen Messwerten liegen innerhalb der Toleranz.
report-validation-bounds = { $within } von { $total } veröffentlichten Grenzen werden eingehalten.
report-validation-table = Unabhängige Prüfungen, nicht für die Kalibrierung verwendet
report-quantity = Größe
report-system = System
report-published-in = Veröffentlicht in
report-measured = Gemessen
report-predicted = Vorhergesagt
report-error = Fehler
report-tolerance = Toleranz
report-validation-verdict = Ergebnis
report-validation-held-out = { $phase }, ohne eine Zeile desselben Tests vorhergesagt
report-within = innerhalb
report-outside = außerhalb
report-source-place = [{ $number }] { $place }
report-about = etwa { $value }
report-above = über { $value }
report-below = unter { $value }
report-plus = +{ $value }
report-minus = −{ $value }
report-metric-reads = Lesezugriffe
report-metric-writes = Schreibzugriffe
report-metric-total = Lese- und Schreibzugriffe
report-metric-read-throughput = Lesedurchsatz
report-metric-write-throughput = Schreibdurchsatz
report-metric-total-throughput = Gesamtdurchsatz
report-metric-peak-throughput = Spitzendurchsatz
report-metric-controller-cpu = Controller-CPU
report-metric-host-read-latency = Lese-Antwortzeit, Hosts
report-metric-host-write-latency = Schreib-Antwortzeit, Hosts
report-metric-controller-read-latency = Lese-Antwortzeit, Array
report-metric-controller-write-latency = Schreib-Antwortzeit, Array
report-metric-guest-read-latency = Lese-Antwortzeit, Gastsysteme
report-metric-peak-controller-latency = Spitzen-Antwortzeit, Array
report-metric-peak-host-read-latency = Spitzen-Lese-Antwortzeit, Hosts
report-metric-login-mean = Anmeldedauer, Mittelwert
report-metric-login-sd = Anmeldedauer, Standardabweichung
report-metric-login-max = Anmeldedauer, Maximum
report-metric-login-good = Gute Anmeldungen
report-metric-login-fair = Mäßige Anmeldungen
report-metric-login-poor = Schlechte Anmeldungen
report-metric-login-good-or-fair = Gute oder mäßige Anmeldungen
report-metric-login-good-mean = Mittelwert der guten Anmeldungen
report-metric-login-fair-mean = Mittelwert der mäßigen Anmeldungen
report-metric-login-poor-mean = Mittelwert der schlechten Anmeldungen
report-metric-duration = Dauer
report-metric-read-share-iops = Leseanteil nach I/Os
report-metric-write-share-iops = Schreibanteil nach I/Os
report-metric-read-share-mb = Leseanteil nach Datenmenge
report-metric-write-share-mb = Schreibanteil nach Datenmenge
report-metric-iops-per-desktop = IOPS pro Desktop
report-metric-reads-per-desktop = Lesezugriffe pro Desktop
report-metric-writes-per-desktop = Schreibzugriffe pro Desktop
report-metric-iops-per-booting-desktop = IOPS pro startendem Desktop
report-metric-reads-per-booting-desktop = Lesezugriffe pro startendem Desktop
report-metric-writes-per-booting-desktop = Schreibzugriffe pro startendem Desktop
report-metric-read-size = Lesegröße
report-metric-write-size = Schreibgröße
report-metric-read-rate-per-desktop = Lesedurchsatz pro Desktop
report-metric-write-rate-per-desktop = Schreibdurchsatz pro Desktop
report-metric-peak-iops = Spitzen-IOPS
report-metric-peak-reads = Spitzen-IOPS beim Lesen
report-metric-peak-writes = Spitzen-IOPS beim Schreiben
report-metric-peak-iops-per-desktop = Spitzen-IOPS pro Desktop
report-metric-idle-writes = Schreibzugriffe im Leerlauf
report-metric-idle-writes-per-desktop = Schreibzugriffe pro Desktop im Leerlauf
report-metric-drive-iops = IOPS pro Laufwerk
report-metric-drive-reads = Lesezugriffe pro Laufwerk
report-metric-drive-writes = Schreibzugriffe pro Laufwerk
report-metric-drive-read-throughput = Lesedurchsatz pro Laufwerk
report-metric-drive-write-throughput = Schreibdurchsatz pro Laufwerk
report-metric-drive-utilization = Laufwerksauslastung
report-metric-host-cpu = Host-CPU
report-metric-host-cpu-peak = Host-CPU, Spitze
report-metric-host-memory = Auslastung des Host-Arbeitsspeichers
report-metric-maximum-iops = Höchste Rate
report-metric-maximum-throughput = Höchster Durchsatz
report-metric-client-latency = Latenz am Client
report-metric-host-active-memory = Aktiver Host-Arbeitsspeicher
report-metric-host-ballooned-memory = Durch Ballooning belegter Host-Arbeitsspeicher
report-metric-host-iscsi-throughput = iSCSI-Durchsatz pro Host
report-metric-host-cache-memory = Arbeitsspeicher des Host-Caches
report-metric-nfs-server-cpu = CPU des NFS-Servers
report-metric-density = Desktops auf allen Hosts
report-metric-replica-reads = Lesezugriffe auf Replikate
report-metric-backend-iops = Backend-IOPS
report-metric-backend-reads = Lesezugriffe im Backend
report-metric-backend-writes = Schreibzugriffe im Backend
report-metric-backend-read-throughput = Lesedurchsatz im Backend
report-metric-controller-latency = Antwortzeit, Array
report-metric-peak-network = Spitzenauslastung des Netzwerks
report-metric-load-duration = Dauer der Anmeldelast
report-metric-boot-time-change = Änderung der Startzeit
report-metric-time-to-available = Zeit bis zur Verfügbarkeit
report-metric-launcher-ramp = Hochlauf der Launcher
report-metric-time-per-desktop = Zeit pro Desktop
report-metric-desktops-per-hour = Desktops pro Stunde
report-metric-clone-stages = Dauer der Klonphasen
report-metric-reading-desktops = Anteil lesender Desktops
report-metric-writing-desktops = Anteil schreibender Desktops
report-metric-reads-per-reading-desktop = Lesezugriffe pro lesendem Desktop
report-metric-writes-per-writing-desktop = Schreibzugriffe pro schreibendem Desktop
report-metric-read-rate-per-reading-desktop = Lesedurchsatz pro lesendem Desktop
report-metric-write-rate-per-writing-desktop = Schreibdurchsatz pro schreibendem Desktop
report-metric-lookup-share = Lookup-Anteil nach I/Os
report-metric-app-iops = IOPS der Anwendung
report-metric-app-throughput = Durchsatz der Anwendung
report-metric-app-read-share-operations = Leseanteil der Anwendung nach Operationen
report-metric-app-write-share-operations = Schreibanteil der Anwendung nach Operationen
report-metric-app-read-share-mb = Leseanteil der Anwendung nach Datenmenge
report-metric-app-write-share-mb = Schreibanteil der Anwendung nach Datenmenge
report-metric-app-read-size = Lesegröße der Anwendung
report-metric-app-write-size = Schreibgröße der Anwendung
report-metric-app-read-size-difference = Unterschied der Lesegröße der Anwendung
report-metric-protocol-operations = Protokolloperationen pro I/O
report-metric-raw-capacity = Bruttokapazität
report-metric-usable-capacity = Nutzbare Kapazität
report-metric-flash-capacity = Flash-Kapazität
report-metric-hot-capacity = Kapazität der häufig genutzten Daten
report-metric-tier-capacity-share = Anteil der Ebene an der Kapazität
report-metric-base-image-capacity = Kapazität der Basisabbilder
report-metric-replica-capacity = Kapazität der Replikate
report-metric-clone-capacity = Kapazität der Klone
report-metric-digest-size = Größe des Digests
report-metric-data-reduction = Datenreduktionsfaktor
report-metric-overcommit = Überbuchungsfaktor
report-metric-memory-oversubscription = Überbuchungsfaktor des Arbeitsspeichers
report-metric-desktops-memory = Arbeitsspeicher aller Desktops
report-metric-desktops = Anzahl der Desktops
report-metric-active-desktops = Anzahl der aktiven Desktops
report-metric-drives = Anzahl der Laufwerke
report-metric-drive-count-ratio = Verhältnis der Laufwerksanzahlen
report-metric-file-systems = Anzahl der Dateisysteme
report-metric-hosts-per-pod = Hosts pro Pod
report-metric-hosts-added-per-pod = Hinzugefügte Hosts pro Pod
report-metric-cost-per-desktop = Kosten pro Desktop
report-metric-change = Relative Änderung
report-metric-improvement = Verbesserungsfaktor

## Verification

report-verification = Technischer Anhang: Überprüfung auf einem realen Array
report-verification-intro = Stormsizer exportiert die Phasen dieses Laufs als Jobs für den Lastgenerator fio. Jede Phase ist ein Job mit der Rate, dem Lese-/Schreibverhältnis, den I/O-Größen, dem Anteil zufälliger Zugriffe und dem Working Set der Vorhersage. Führen Sie die Jobs vor dem Kauf oder bei der Abnahme auf dem Array aus.
report-verification-one-array = Die Raten gelten für eines von { $n } Arrays.
report-verification-warning = Warnung: Diese Jobs löschen das Ziel-Volume. Verwenden Sie ein leeres Volume.
report-verification-export = Jobs exportieren
report-verification-export-how = Exportieren Sie die Jobs aus der Szenariodatei über die Befehlszeile oder aus diesem Lauf über die API:
report-verification-formats = Das Format fio-poisson lässt I/Os zufällig eintreffen, wie bei vielen Desktops (fio 3.29 oder neuer); vdbench schreibt eine Parameterdatei für Vdbench. Mit Abschnitten von fünf Minuten (--section 300, ?section_s=300) folgen die Jobs der Lastkurve eines Storms.
report-verification-run = Jobs ausführen
report-verification-compare = Ergebnisse vergleichen
report-verification-rate = Prüfen Sie, ob das Array mithalten konnte: Ein Job, der weniger als { $share } seiner Rate erreicht hat, hat die Grenze gefunden, und seine Antwortzeiten sind ohne Aussagekraft.
report-verification-latency = Vergleichen Sie die mittleren Antwortzeiten der Lese- und Schreibzugriffe mit der Tabelle unten, bei den Raten der Tabelle.
report-verification-service = Der Dienst vergleicht sie für Sie: Importieren Sie results.json und rufen Sie dann GET /api/v1/imports/…/beside?run_id={ $run } auf.
report-verification-phases = Vorhersagen für die am stärksten belasteten Phasen, für alle Arrays zusammen

## Sources

report-remarks = Hinweise
report-sources = Quellen
report-sources-none = Dieser Lauf verwendet keine Dokumente aus dem Katalog.
report-sources-table = Quelldokumente
report-document = Dokument
report-checked = Zuletzt geprüft

## About

report-about-section = Über diesen Bericht
report-about-frozen = Die Ergebnisse in diesem Bericht wurden einmal berechnet und ändern sich nicht.
report-about-run = Bericht
report-fact = Angabe
report-fact-run = Lauf
report-fact-created = Erstellt
report-fact-engine = Engine-Version
report-fact-catalog = Katalogversion
report-fact-scenario = Szenario
report-fact-schema = Schemaversion des Szenarios
report-about-reading = So lesen Sie diesen Bericht
report-about-means = Vorhersagen sind Mittelwerte eines Modells, keine Garantien. Nahe der Sättigung verändern kleine Laständerungen die Antwortzeiten erheblich. Die Liste der Annahmen zeigt, wovon das Ergebnis abhängt; prüfen Sie zuerst die angenommenen Werte.

## Further analyses

report-not-run = Weitere mögliche Analysen
report-not-run-intro = Die folgenden Fragen waren nicht Teil dieser Analyse. Auf Wunsch beantworten wir sie gern:
report-not-run-shortlist = Welche anderen Arrays erreichen dieselben Ziele, und zu welchem Preis?
report-not-run-advice = Was spart eine Änderung des Zeitplans gegenüber einer Änderung der Hardware?
report-not-run-runway = Wie viele Desktops trägt das Array, und bis zu welchem Jahr?
report-not-run-ranges = Wie sicher sind die Ergebnisse?
report-not-run-sensitivity = Welche Eingaben würden das Ergebnis ändern?
report-annex = Technischer Anhang
report-annex-intro = Dieser Anhang ist für Techniker, die die Analyse nachvollziehen oder erweitern. Dasselbe Szenario mit denselben Versionen von Engine und Katalog ergibt dieselben Ergebnisse.
report-annex-run = Lauf
report-annex-analyses = Analysen
report-annex-analyses-how = Führen Sie weitere Analysen auf der Ergebnisseite des Szenarios, über die Befehlszeile mit der Szenariodatei oder über die API aus:

## Glossary

report-glossary = Glossar
report-term-array-response-time = Array-Antwortzeit
    .meaning = Zeit, die ein I/O im Controller verbringt, vom Controller gemessen.
report-term-back-end-io = Back-End-I/O
    .meaning = Lese- und Schreibzugriffe, die nach Caches und RAID die Laufwerke erreichen.
report-term-bottleneck = Engpass
    .meaning = Komponente, die zuerst an ihre Grenze stößt und das Tempo bestimmt: Controller, Laufwerke, Ports oder etwas außerhalb des Arrays.
report-term-boot-storm = Boot-Storm
    .meaning = Viele Desktops werden gleichzeitig eingeschaltet.
report-term-closed-loop = Geschlossene Schleife
    .meaning = Ein Desktop wartet auf ein I/O, bevor er das nächste absetzt; ein langsameres Array verlängert deshalb einen Storm.
report-term-desktop = Desktop
    .meaning = Eine virtuelle Maschine mit einem Benutzer.
report-term-first-login = Erste Anmeldung
    .meaning = Die erste Anmeldung eines Benutzers an einem Desktop, bei der das Profil angelegt wird.
report-term-flash-cache = Flash-Cache
    .meaning = Flash vor den Laufwerken, der Lesezugriffe oder Lese- und Schreibzugriffe puffert.
report-term-gb-gib = GB und GiB
    .meaning = 1 GB sind 10⁹ Byte, 1 GiB sind 2³⁰ Byte; 1 MB/s sind 10⁶ Byte pro Sekunde.
report-term-grades = Gut, mäßig, schlecht
    .meaning = Bewertungen der Anmeldedauer; die Schwellenwerte stehen bei den Zielen.
report-term-host-response-time = Host-Antwortzeit
    .meaning = Dauer eines I/O aus Sicht der Hosts, einschließlich der Warteschlangen vor dem Array.
report-term-image-cache = Image-Cache
    .meaning = Arbeitsspeicher des Hosts, der Image-Blöcke puffert, sodass Lesezugriffe auf das Image das Array nicht erreichen.
report-term-iops = IOPS
    .meaning = Lese- und Schreibzugriffe pro Sekunde.
report-term-login-storm = Login-Storm
    .meaning = Viele Benutzer melden sich gleichzeitig an.
report-term-mean-peak = Mittelwert und Spitze
    .meaning = Ein Mittelwert umfasst das Mittelungsfenster einer Phase; eine Spitze ist das höchste 1-Minuten-Mittel.
report-term-monday-login = Anmeldung am Montag
    .meaning = Anmeldung nach einem Neustart: Das Profil ist vorhanden, die Caches des Desktops sind kalt.
report-term-percentiles = P10, P90
    .meaning = Einer von zehn plausiblen Werten liegt unter P10, einer von zehn über P90.
report-term-phase = Phase
    .meaning = Ein Abschnitt des Kalenders, etwa Bereitstellung, Einschalten, eine Anmeldung, Normalbetrieb, Leerlauf oder ein Backup.
report-term-pool = Pool
    .meaning = Desktops mit demselben Image, Klontyp und Benutzertyp.
report-term-raid-dp = RAID-DP
    .meaning = RAID-Gruppen mit jeweils zwei Paritätslaufwerken; zwei beliebige Laufwerke einer Gruppe dürfen ausfallen.
report-term-recompose = Recompose
    .meaning = Desktops werden nach und nach aus einem neuen Image neu erstellt.
report-term-right-sized = Right-Sized
    .meaning = Die Kapazität eines Laufwerks, die das Betriebssystem des Arrays nutzt.
report-term-slot = Slot
    .meaning = Ein Platz in der Einschalt-Warteschlange; die Anzahl der Slots begrenzt, wie viele Desktops gleichzeitig eingeschaltet werden.
report-term-steady-state = Normalbetrieb
    .meaning = Benutzer arbeiten, nach der Anmeldung und den Aufgaben zu Arbeitsbeginn.
report-term-tier = Ebene
    .meaning = Laufwerke eines Typs; bei mehreren Ebenen liegen die aktivsten Blöcke auf den schnellsten Laufwerken.
report-term-tuesday-login = Anmeldung am Dienstag
    .meaning = Anmeldung an einem Desktop, der seit dem Einschalten genutzt wurde.
report-term-utilization = Auslastung
    .meaning = Zeitanteil, in dem eine Komponente beschäftigt ist.

## Expected ranges

report-expected = Erwartete Bereiche
report-expected-meaning = Wie weit können die Werte abweichen? Die Bereiche sind daraus abgeleitet, wie weit Vorhersagen veröffentlichter Tests abwichen, die nicht zur Kalibrierung verwendet wurden. Sie sollen 80 % der Messwerte enthalten; bei Systemen, die keinem gemessenen ähneln, sind es weniger. Phasen, die sich stärker vom ähnlichsten gemessenen System unterscheiden, haben breitere Bereiche. Die Wahrscheinlichkeit ist eine Obergrenze: Sie setzt voraus, dass die Eingaben wie angegeben zutreffen und alle Fehler dieselbe Ursache haben. Die Phasen gelten für die heutigen Desktops ohne ausgefallene Komponente.
report-expected-requested = Die IOPS können nicht höher sein als angefordert: Wird ein Teil der angeforderten I/O nicht bedient, endet der Bereich bei der angeforderten Rate, und der vorhergesagte Wert liegt nahe am oberen Ende.
report-expected-state = Die Wahrscheinlichkeit gilt für den Zustand „{ $state }“.
report-expected-selected = Gezeigt werden die { $n } von { $total } Phasen, die ihre Ziele am unwahrscheinlichsten erreichen.
report-expected-caption = Wahrscheinlichkeit und Bereiche von P10 bis P90
report-expected-phase = Phase und ähnlichstes gemessenes System
report-expected-probability = Wahrscheinlichkeit, Eingaben wie angegeben (höchstens)
report-expected-given-guest-time = { $probability }, wenn sich die Zeit des Gastsystems bestätigt
report-expected-rate = IOPS
report-expected-predicted-rate = IOPS, vorhergesagt
report-expected-predicted-time = Dauer, vorhergesagt
report-expected-time = Anmeldedauer oder Dauer der Phase
report-expected-span = { $low } bis { $high }

## Values from the customer’s files

report-imported = { $value }, importiert aus { $files }
report-measured-today = Heute gemessen und simuliert
report-measured-meaning = Gemessene Spitzen sind die Summe der Spitzen einzelner Maschinen, die diese nicht gleichzeitig erreichen. Die simulierte Spitze ist ein Mittel über eine Minute und alle Desktops. Gemessene Antwortzeiten sind die des heutigen Storage, im Mittel der ganzen Aufzeichnung.
report-measured-table = Spitzenlast und Antwortzeit, heute gemessen und simuliert
report-measured-uncovered = Die Spitzen der einzelnen Desktops ergeben zusammen { $measured }, { $share } mehr als die simulierte Spitze von { $simulated }; höhere Lasten deckt die Simulation nicht ab.
report-measured-uncovered-next = Zeichnen Sie die IOPS aller Desktops zusammen in kurzen Intervallen auf, und importieren Sie die Dateien.
report-measured-load = Last
report-measured-reads = Lesen
report-measured-writes = Schreiben
report-measured-at-most = höchstens { $iops }
report-measured-pool = Gemessen: { $pool }, { $n } Maschinen
report-measured-simulated = Simuliert: { $phase }
