# Berichtsabschnitte zu Entscheidungen: Empfehlung, Alternativen, Zeitplan, Wachstum, Konfidenz, Sensitivität, Kosten.

report-decision-list-comma = { $first }, { $second }
report-decision-list-semicolon = { $first }; { $second }
report-decision-list-dot = { $first } · { $second }
report-decision-list-plus = { $first } + { $second }
report-decision-plus = +{ $value }
report-decision-less-than = < { $value }

report-decision-column-desktops = Desktops
report-decision-column-event = Ereignis
report-decision-column-goals = Ziele
report-decision-column-part = Teil
report-decision-column-power = Leistung
report-decision-column-price = Preis
report-decision-column-quantity = Menge
report-decision-column-rack-units = Höheneinheiten
report-decision-column-reason = Grund
report-decision-column-setting = Einstellung
report-decision-column-simulated = Simuliert
report-decision-column-worst-event = Kritischstes Ereignis
report-alternatives-unit-desktops = Desktops
report-decision-goals-met = erreicht
report-decision-goals-missed = verfehlt

report-decision-field-array = Array
report-decision-field-firmware = Firmware
report-decision-field-arrays = Arrays
report-decision-field-volumes = Volumes
report-decision-field-size = Größe
report-decision-field-controllers = Controller
report-decision-field-drives = Laufwerke
report-decision-field-flash-cache = Flash-Cache
report-decision-field-ports = Front-End-Ports
report-decision-field-image-cache = Image-Cache pro Host
report-decision-drives = { $n } × { $drive }
report-decision-per-array = { $value } pro Array
report-decision-per-volume = { $value } pro Volume

report-costs-difference-unknown = Preisunterschied unbekannt
report-costs-no-difference = Keine Mehrkosten
report-costs-more = { $difference } mehr
report-costs-less = { $difference } weniger
report-costs-desktops =
    { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }
report-costs-desktops-in-year =
    { $n ->
        [one] { $n } Desktop im Jahr { $year }
       *[other] { $n } Desktops im Jahr { $year }
    }
report-costs-per-desktop = { $price } pro Desktop ({ $desktops })
report-costs-over-years = { $total } über { $years } Jahre
report-costs-unknown = Preis unbekannt
report-costs-no-price-list = Es gibt keine Preisliste.
report-costs-illustrative = Die Preise sind Beispielwerte, kein Angebot.
report-costs-price-list = Preise: { $name }, { $dated }.
report-costs-valid-until = Gültig bis { $day }.
report-costs-project-prices = Preise des Projekts „{ $project }“ ersetzen einige davon.
report-costs-converted = Umgerechnet aus { $currency } zum Kurs { $rate } vom { $dated } ({ $source }).
report-costs-missing = Kein Preis bekannt für: { $parts }.

report-decision-missed-with-failure = { $failure }: { $goal }
report-decision-missed-in-phase = { $phase }: { $goals }
report-decision-missed-more-phases =
    { $n ->
        [one] { $n } weitere Phase
       *[other] { $n } weitere Phasen
    }
report-decision-missed-none = Alle Ziele erreicht

report-recommendation-title = Empfohlene Konfiguration
report-recommendation-not-searched = Für diesen Bericht wurde keine Konfigurationssuche ausgeführt.
report-recommendation-installed = Das vorhandene Array ({ $array }) reicht aus: Es erreicht alle Ziele und wird nicht erweitert.
report-recommendation-simulated =
    { $n ->
        [one] { $n } Konfiguration wurde über den gesamten Kalender simuliert.
       *[other] { $n } Konfigurationen wurden über den gesamten Kalender simuliert.
    }
report-recommendation-simulated-of =
    { $n } von { $legal ->
        [one] { $legal } zulässigen Konfiguration
       *[other] { $legal } zulässigen Konfigurationen
    } { $n ->
        [one] wurde
       *[other] wurden
    } über den gesamten Kalender simuliert.
report-recommendation-cheapest = Die folgende Konfiguration ist die günstigste, die alle Ziele erreicht.
report-recommendation-closest = Keine Konfiguration erreicht alle Ziele; die folgende kommt ihnen am nächsten.
report-recommendation-unpriced = Die Preise sind unvollständig; daher gelten Konfigurationen mit weniger Laufwerken als günstiger.
report-recommendation-unpriced-parts = Kein Preis bekannt für: { $parts }. Daher gelten Konfigurationen mit weniger Laufwerken als günstiger.
report-recommendation-table = Simulierte und empfohlene Konfiguration
report-recommendation-column-recommended = Empfohlen
report-recommendation-column-change = Änderung
report-recommendation-changed = geändert
report-recommendation-price-per-desktop = Preis pro Desktop ({ $desktops })
report-recommendation-confidence = Kosten einer höheren Wahrscheinlichkeit
report-recommendation-column-additional = Zusätzliche Kosten
report-recommendation-column-configuration = Konfiguration
report-recommendation-why = Warum keine günstigere Konfiguration ausreicht: die nächstgünstigeren Stufen und ihre verfehlten Ziele
report-recommendation-column-cheaper = Nächstgünstigere Stufe
report-recommendation-column-misses = Verfehlte Ziele

report-bill-title = Stückliste
report-bill-total = Summe
report-bill-unknown-values = Ist ein Wert unbekannt, bleibt seine Summe leer.
report-bill-installed = Alle Teile sind bereits vorhanden; diese Liste hat daher keine Preise.
report-bill-simulated = Simulierte Konfiguration: { $configuration }
report-bill-recommended = Empfohlene Konfiguration: { $configuration }
report-bill-per-desktop =
    { $n ->
        [one] Pro Desktop ({ $n } Desktop)
       *[other] Pro Desktop ({ $n } Desktops)
    }
report-bill-per-month = Laufende Kosten pro Monat
report-bill-over-years = Summe über { $years } Jahre
report-bill-column-unit-price = Stückpreis
report-bill-column-installed = Vorhanden
report-bill-column-discount = Rabatt
report-upgrade-table = Änderungen am vorhandenen Array: { $configuration }
report-upgrade-column-kept = Bleibt
report-upgrade-column-added = Neu
report-upgrade-column-left-over = Nicht mehr benötigt

report-alternatives-title = Vergleich der Array-Familien
report-alternatives-families =
    { $families ->
        [one] { $families } Array-Familie
       *[other] { $families } Array-Familien
    } für { $desktops ->
        [one] { $desktops } Desktop
       *[other] { $desktops } Desktops
    }: { $statuses }.
report-alternatives-pass = { $n } bestanden
report-alternatives-at-risk = { $n } grenzwertig
report-alternatives-fail = { $n } nicht bestanden
report-alternatives-survives = Jede Familie wurde ohne Ausfall und mit Ausfall einer Komponente beurteilt ({ $parts }).
report-alternatives-simulated =
    { $n } von { $legal ->
        [one] { $legal } zulässigen Konfiguration
       *[other] { $legal } zulässigen Konfigurationen
    } { $n ->
        [one] wurde
       *[other] wurden
    } über den gesamten Kalender simuliert; die übrigen sind durch analytische Schranken ausgeschlossen.
report-alternatives-table = Günstigste Konfiguration jeder Familie, die alle Ziele erreicht
report-alternatives-column-family = Familie und Konfiguration
report-alternatives-column-per-desktop =
    { $n ->
        [one] Pro Desktop ({ $n } Desktop)
       *[other] Pro Desktop ({ $n } Desktops)
    }
report-alternatives-column-status = Status und kritischstes Ereignis
report-alternatives-column-headroom = Reserve
report-alternatives-column-bottleneck = Engpass oder verfehlte Ziele
report-alternatives-generic = { $name } (generisch)
report-alternatives-closest = Keine Konfiguration erreicht alle Ziele; am nächsten kommt: { $configuration }
report-alternatives-headroom = +{ $n }
report-alternatives-no-headroom = keine
report-alternatives-caveats = Vorbehalte
report-alternatives-not-compared = Nicht verglichene Familien
report-alternatives-refused = { $family }: { $reason }
report-alternatives-unvalidated = Steht für eine Klasse von Arrays und ist nicht anhand einer Studie eines realen Arrays validiert.
report-alternatives-worst-window = Ereignisdiskrete Simulation: { $sentence }

report-advice-title = Änderungen an Zeitplan und Konfiguration
report-advice-earlier = Berechnet für Version { $version }, vor den Änderungen in dieser Version.
report-advice-array-changed = Das Array wurde seit Version { $version } geändert.
report-advice-other-catalog = Mit einem früheren Katalog oder anderen Preisen berechnet.
report-advice-applied = In dieser Version übernommen.
report-windows-title = Neustartfenster
report-windows-table = Neustartfenster: kürzeste Zeiten, in denen kein Ziel verfehlt wird, das heute erreicht wird
report-windows-column-event = Ereignis
report-windows-column-now = Wie geplant
report-windows-column-shortest = Kürzestes, alle Komponenten
report-windows-column-failed = Kürzestes, eine Komponente ausgefallen
report-windows-column-plan = Zu planendes Fenster
report-windows-column-slots = Desktops gleichzeitig
report-windows-column-rate = Desktops pro Minute
report-windows-column-bottleneck = Engpass
report-windows-goal = mit 90 % Wahrscheinlichkeit; { $window } laut Simulation; Ziel: { $goal }
report-windows-pool = { $n } in diesem Pool
report-windows-original = { $time } in Version { $version }
report-advice-simulated =
    Jede Änderung wurde über den gesamten Kalender simuliert ({ $simulations ->
        [one] { $simulations } Simulation
       *[other] { $simulations } Simulationen
    }, { $searches ->
        [one] { $searches } Hardwaresuche
       *[other] { $searches } Hardwaresuchen
    }).
report-advice-left-out =
    { $n ->
        [one] { $n } weitere Änderung hilft kaum und ist nicht aufgeführt.
       *[other] { $n } weitere Änderungen helfen kaum und sind nicht aufgeführt.
    }
report-advice-by-schedule = Zeitplan ändern, ohne neue Hardware
report-advice-by-hardware = Neue Hardware derselben Familie
report-advice-no-change-needed = Keine Änderung nötig: Alle Ziele sind erreicht.
report-advice-no-schedule-change = Keine Zeitplanänderung allein erreicht alle Ziele.
report-advice-price = { $price }. { $prices }
report-advice-closest = Kommt den Zielen am nächsten, verfehlt aber noch einige. { $goals }
report-advice-figure = { $label }: { $change }
report-advice-event-figure = { $event }: { $figure }
report-advice-before-after = { $before } → { $after }
report-advice-unchanged = { $value }, unverändert
report-advice-person-hours = Verschiebt { $hours } Personenstunden Arbeit pro Tag
report-advice-no-effort = Keine Auswirkung auf Arbeitszeiten, keine Kosten
report-advice-note = { $effort }.
report-advice-kind-schedule = Zeitplan
report-advice-kind-configuration = Konfiguration
report-advice-table = Wirksame Änderungen, ihre Auswirkung auf das geänderte Ereignis und auf den kleinsten Zielabstand der Woche (ohne Änderung: { $phase })
report-advice-column-change = Änderung
report-advice-column-outcome = Ergebnis
report-advice-column-event = Geändertes Ereignis
report-advice-column-margin = Kleinster Zielabstand
report-advice-column-margin-in = Kleinster Zielabstand { $year }
report-advice-column-experience = Benutzererlebnis
report-advice-column-savings = Eingesparte Hardware
report-advice-outcome-passes = alle Ziele erreicht
report-advice-outcome-improves = hilft, Ziele weiterhin verfehlt
report-advice-outcome-margin = größerer Zielabstand
report-advice-outcome-same = kaum Wirkung
report-advice-outcome-worsens = verschlechtert das Ergebnis

report-outlook-title = Wachstum und Komponentenausfall
report-outlook-growth = Die Empfehlung deckt ein Wachstum von { $rate } pro Jahr bis einschließlich { $year } ab: { $n } Desktops. Die Wachstumsreserve wurde nicht analysiert.
report-outlook-failure = Komponentenausfall
report-outlook-no-failure = Das Szenario verlangt keine Ausfalltoleranz (N+1), und sein Kalender enthält keinen Komponentenausfall.

report-runway-chart = Abstand zum nächstgelegenen Ziel bei wachsender Desktop-Zahl, als Anteil am Ziel, eine Linie pro Ereignis. Der Streifen oben zeigt die Bewertung der Woche. { $events }.
report-runway-chart-alternative = Diagramm des Abstands zu den Zielen bei wachsender Desktop-Zahl.
report-runway-event = { $number }: { $event }
report-runway-mark-today = heute { $n }
report-runway-mark-limit = Ziele erreicht bis { $n }
report-runway-table = Wachstumsreserve des vorhandenen Arrays; Pools wachsen proportional
report-runway-column-milestone = Meilenstein
report-runway-today = Heute
report-runway-limit = Alle Ziele erreicht bis
report-runway-array = Array allein ausreichend bis
report-runway-hosts = Hosts ausreichend bis
report-runway-misses = Ziel verfehlt ab
report-runway-fair = Bewertung mäßig ab
report-runway-poor = Bewertung schlecht ab
report-runway-passes = Alle Ziele sind erreicht.
report-runway-fails = Einige Ziele werden verfehlt.
report-runway-as-today = So viele wie heute.
report-runway-more = { $n } mehr als heute.
report-runway-fewer = { $n } weniger als heute.
report-runway-resolution =
    { $n ->
        [one] Auflösung: { $n } Desktop.
       *[other] Auflösung: { $n } Desktops.
    }
report-runway-no-room = Der Kalender bietet nicht genug Zeit für so viele Desktops.
report-runway-years = Vorhandenes Array, Jahr für Jahr
report-runway-column-year = Jahr
report-runway-column-why = Verfehltes Ziel oder Engpass
report-runway-column-free = Freie Kapazität
report-runway-hosts-fail = Die Hosts reichen nicht aus.

report-confidence-title = Konfidenz (Monte Carlo)
report-confidence-simulated =
    { $n ->
        [one] Die Woche wurde { $n }-mal mit zufälligen Werten der unsicheren Eingaben simuliert (Startwert { $seed }).
       *[other] Die Woche wurde { $n }-mal mit zufälligen Werten der unsicheren Eingaben simuliert (Startwert { $seed }).
    }
report-confidence-nominal-passes = Mit Nennwerten erreicht die Woche alle Ziele.
report-confidence-nominal-fails = Mit Nennwerten verfehlt die Woche Ziele.
report-confidence-percentiles = Eine von zehn Simulationen liegt unter P10, eine von zehn über P90.
report-confidence-left-out =
    { $n ->
        [one] { $n } Phase mit geringerer Unsicherheit oder geringer Last ist nicht aufgeführt.
       *[other] { $n } Phasen mit geringerer Unsicherheit oder geringer Last sind nicht aufgeführt.
    }
report-confidence-goals = Gefährdete Ziele
report-confidence-drivers = Einflussreichste Eingaben
report-confidence-basis = Grundlage der Bereiche
report-confidence-goal = Ziel
report-confidence-latency = Host-Antwortzeit
report-confidence-iops = Lese- und Schreibzugriffe
report-confidence-bands = Die Woche in der Zeitzone { $zone }: Linien zeigen den Median aller Simulationen, Bänder reichen von P10 bis P90.
report-confidence-bands-alternative = Diagramme von Last und Antwortzeit über den Kalender, mit P10, P50 und P90.
report-confidence-line = P50, Band P10 bis P90
report-confidence-intervals = { $figure }: P10 bis P90, mit Median
report-confidence-interval = { $range }; Ziele erreicht in { $share }
report-confidence-good-up-to = gut bis { $limit }
report-confidence-goal-at-least = Ziel: mindestens { $limit }
report-confidence-goal-at-most = Ziel: höchstens { $limit }
report-confidence-phase = { $phase }: Ziele in { $share } der Simulationen erreicht
report-confidence-table = Kennzahlen über alle Simulationen
report-confidence-column-figure = Kennzahl
report-confidence-column-nominal = Nennwert
report-confidence-missed = { $goal }: in { $share } der Simulationen verfehlt, am häufigsten in { $phase }.
report-confidence-failed =
    { $n ->
        [one] { $n } Simulation ist fehlgeschlagen: { $reason }
       *[other] { $n } Simulationen sind fehlgeschlagen: { $reason }
    }

report-sensitivity-title = Sensitivitätsanalyse
report-sensitivity-method = Jede Eingabe wurde einzeln von einem Ende ihres Bereichs zum anderen variiert. Mit den heutigen Desktops und allen Komponenten liegt das knappste Ziel in { $phase }: { $margin }. Eingaben ohne Bereich im Katalog variieren um einen üblichen Prozentsatz in beide Richtungen.
report-sensitivity-none = Keine Eingabe allein ändert den Abstand zum Ziel oder das Ergebnis.
report-sensitivity-tornado = Auswirkung jeder Eingabe auf den Abstand zum nächstgelegenen Ziel, die größte zuerst; weiter rechts bedeutet mehr Abstand
report-sensitivity-inputs = Eingaben im Einzelnen und der Wert, bei dem das Ergebnis kippt
report-sensitivity-column-input = Eingabe
report-sensitivity-column-value = Aktueller Wert
report-sensitivity-column-range = Bereich
report-sensitivity-column-margins = Zielabstand an beiden Enden
report-sensitivity-column-experience = Benutzererlebnis an beiden Enden
report-sensitivity-column-flip = Ergebnis kippt bei
report-sensitivity-catalog-range = Bereich aus dem Katalog
report-sensitivity-no-flip = bei keinem untersuchten Wert
report-sensitivity-ends = { $low } … { $high }
report-sensitivity-flip = { $value } ({ $change })
report-sensitivity-events = Ereignisse, die ein Ziel verfehlen oder nur knapp erreichen, und der Grund
report-sensitivity-column-margin = Zielabstand
report-sensitivity-steps = Die nächstgrößere Stufe jeder Komponente.
report-sensitivity-column-step = Upgrade
report-sensitivity-column-effect = Wirkung

report-sensitivity-margin-none = genau am Ziel
report-sensitivity-margin-left = { $share } Zielabstand
report-sensitivity-margin-missed = Ziel um { $share } verfehlt
report-sensitivity-margin-missed-times = Ziel um das { $times }-Fache seines Werts verfehlt
report-sensitivity-margin-or-more = { $margin } oder mehr
