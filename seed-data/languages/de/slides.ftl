# Folien.

slide-label-value = { $label }: { $value }
slide-shape-chart = Diagramm { $number }
slide-shape-table = Tabelle { $number }
slide-shape-text = Text { $number }
slide-layout-cover = Titelfolie
slide-layout-message = Kernaussage
slide-lead-placeholder = Kernaussage
slide-file-title = { $title }: { $scenario }
slide-source = Quelle: Simulation mit Stormsizer, erstellt am { $created }; { $versions }.
slide-cover-subtitle = { $title }: { $subtitle }
slide-cover-owner = { $author } für { $customer }
slide-cover-facts = { $created } · { $versions }
slide-logo = Logo
slide-logo-of = Logo von { $name }

slide-table-described =
    { $rows ->
        [one] Tabelle mit { $rows } Zeile: { $caption }. Spalten: { $columns }. Erste Zeilen: { $first }.
       *[other] Tabelle mit { $rows } Zeilen: { $caption }. Spalten: { $columns }. Erste Zeilen: { $first }.
    }
slide-table-empty =
    { $rows ->
        [one] Tabelle mit { $rows } Zeile: { $caption }. Spalten: { $columns }.
       *[other] Tabelle mit { $rows } Zeilen: { $caption }. Spalten: { $columns }.
    }
slide-column-unit = { $label }, { $unit }
slide-more = und { $n } weitere
slide-more-in-report = und { $n } weitere im Bericht
slide-column-phase = Phase
slide-column-bottleneck = Engpass
slide-column-reads = Lesen
slide-column-writes = Schreiben
slide-column-peak = Spitze
slide-column-read = Lesen
slide-column-write = Schreiben
slide-series-highest = Höchstwert
slide-series-mean = Mittelwert

slide-verdict-notes = Das Ergebnis gilt für den gesamten Kalender: Jede Phase wird mit jedem Ziel verglichen.

slide-figures-title =
    { $met } von { $total ->
        [one] { $total } Phase
       *[other] { $total } Phasen
    } { $met ->
        [one] erreicht
       *[other] erreichen
    } alle Ziele
slide-figures-title-login =
    { $met } von { $total ->
        [one] { $total } Phase
       *[other] { $total } Phasen
    } { $met ->
        [one] erreicht
       *[other] erreichen
    } alle Ziele; die langsamste Anmeldung dauert im Mittel { $login }
slide-figures-lead = Kennzahlen des simulierten Kalenders.
slide-states-title = In { $met } von { $n } Zuständen sind alle Ziele erreicht
slide-states-lead = Ergebnis heute, nach dem geplanten Wachstum und mit jeder ausgefallenen Komponente, deren Ausfall das Array laut den Zielen verkraften muss.
slide-pools-title =
    { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    } { $pools ->
        [one] in { $pools } Pool
       *[other] in { $pools } Pools
    }
slide-figures-notes = Werte des abgeschlossenen Laufs; Mittelwerte gelten für das Mittelungsfenster der jeweiligen Phase.
slide-simulated = Simuliertes Szenario
slide-simulated-pools =
    { $n ->
        [one] { $subtitle }: { $n } Pool ({ $pools })
       *[other] { $subtitle }: { $n } Pools ({ $pools })
    }
slide-simulated-events =
    { $events ->
        [one] { $events } Ereignis
       *[other] { $events } Ereignisse
    } im Kalender, { $phases ->
        [one] { $phases } Phase ausgewertet
       *[other] { $phases } Phasen ausgewertet
    }; Zeiten in { $zone }
slide-simulated-hosts =
    { $n ->
        [one] { $n } Host mit { $memory } Arbeitsspeicher
       *[other] { $n } Hosts mit je { $memory } Arbeitsspeicher
    }
slide-goals = Ziele
slide-goal-at-least = { $label }: mindestens { $limit }
slide-goal-at-most = { $label }: höchstens { $limit }

slide-week-title = Spitzenlast: { $load } während { $phase }
slide-week-title-empty = Kein I/O in diesem Kalender
slide-week-lead = Helle Linien zeigen den Höchstwert je Intervall von { $interval }, auch Spitzen, die in 1-Minuten-Mittelwerten nicht sichtbar sind; dunkle Linien zeigen Mittelwerte, bei Antwortzeiten über alle I/Os.
slide-week-notes =
    { $n ->
        [one] { $n } Intervall von { $interval }, Zeitzone { $zone }.
       *[other] { $n } Intervalle von { $interval }, Zeitzone { $zone }.
    } Antwortzeiten sind an den Hosts gemessen, für Lese- oder Schreibzugriffe, je nachdem, welche länger dauern. Eine Lücke in einer Linie bedeutet, dass es kein I/O gab.
slide-week-goal = Ziel: { $limit }
slide-week-load-chart = Liniendiagramm der Lese- und Schreibzugriffe pro Sekunde über den gesamten Kalender. { $peak }.
slide-week-latency-chart = Liniendiagramm der Antwortzeit an den Hosts über den gesamten Kalender. Ziel: { $limit }.
slide-week-load-axis = Lese- und Schreibzugriffe, IOPS
slide-week-latency-axis = Antwortzeit, ms

slide-logins-title-good = Alle Anmeldungen sind gut
slide-logins-lead = Eine Anmeldung ist bis { $good } gut, bis { $fair } mäßig und darüber schlecht, gemessen von der Ankunft des Benutzers bis zum nutzbaren Desktop.
slide-logins-part =
    { $n ->
        [one] Gezeigt ist das langsamste von { $total } Anmeldeereignissen.
       *[other] Gezeigt sind die { $n } langsamsten von { $total } Anmeldeereignissen.
    }
slide-logins-bar = { $event } (im Mittel { $mean })
slide-logins-good = Gut
slide-logins-fair = Mäßig
slide-logins-poor = Schlecht
slide-logins-chart = { $caption }: { $events }.
slide-logins-notes = Ziele für jedes Anmeldeereignis: mindestens { $good } gute und höchstens { $poor } schlechte Anmeldungen.

slide-phases-title-met = Alle Phasen erreichen alle Ziele
slide-phases-title-missed =
    { $n ->
        [one] { $n } Phase verfehlt Ziele: { $phase }
       *[other] { $n } Phasen verfehlen Ziele, am deutlichsten: { $phase }
    }
slide-phases-title-rows-met = Zeilen { $first } bis { $last }: Diese Phasen erreichen alle Ziele
slide-phases-title-rows-missed = Zeilen { $first } bis { $last }: Auch diese Phasen verfehlen Ziele
slide-phases-title-rows-some =
    { $n ->
        [one] Zeilen { $first } bis { $last }: { $n } weitere Phase verfehlt Ziele
       *[other] Zeilen { $first } bis { $last }: { $n } weitere Phasen verfehlen Ziele
    }
slide-phases-lead = Alle Phasen mit ihren Werten, die kritischste zuerst.
slide-phases-lead-part = Phasen mit ihren Werten, die kritischste zuerst: { $first } bis { $last } von { $total }.
slide-phases-notes = Mittelwerte gelten für das Mittelungsfenster der jeweiligen Phase; Spitzen sind 1-Minuten-Mittelwerte; Antwortzeiten sind die der Lese- und Schreibzugriffe an den Hosts. Pools mit gleichen Werten teilen sich eine Zeile.
slide-phases-table = Phasen mit ihren Werten, die kritischste zuerst
slide-phases-logins = { $good } gut, im Mittel { $mean }
slide-phases-takes = dauert { $duration }
slide-phases-unfinished = wird nicht fertig
slide-phases-not-in-time = nicht rechtzeitig fertig

slide-bottleneck-lead = Links: Auslastung während { $phase }.
slide-bottleneck-notes = Die Auslastung ist der Zeitanteil, in dem eine Komponente beschäftigt ist; die Grenzen sind die Ziele des Szenarios.
slide-bottleneck-peak = Spitze (1-Minuten-Mittel)
slide-bottleneck-limit = Grenze
slide-bottleneck-use = { $component } { $mean }, Grenze { $limit }
slide-bottleneck-chart = Balkendiagramm der Auslastung während { $phase }: { $uses }.
slide-bottleneck-table = Engpass jeder Phase
slide-bottleneck-others =
    { $n ->
        [one] und { $n } weitere Phase
       *[other] und { $n } weitere Phasen
    }

slide-cost = Kosten: { $cost }.
slide-not-searched-title = Für diesen Bericht wurde keine Konfigurationssuche ausgeführt
slide-not-searched-lead = Die Tabelle zeigt die simulierte Konfiguration.
slide-alternatives-lead = Die Tabelle zeigt die günstigste Konfiguration jeder Familie.
slide-alternatives-desktops = Preise pro Desktop beziehen sich auf { $desktops }.
slide-alternatives-notes =
    { $desktops ->
        [one] Ausgewertet für { $desktops } Desktop.
       *[other] Ausgewertet für { $desktops } Desktops.
    }
slide-advice-title = { $change }: alle Ziele ohne neue Hardware erreicht
slide-advice-earlier-title = Version { $version }: { $title }
slide-advice-lead = Die schonendste Zeitplanänderung und die günstigste Hardwareänderung, jeweils über den gesamten Kalender simuliert.
slide-windows-title = Neustartfenster von { $window } planen: { $then } statt { $now } laut Simulation
slide-windows-title-before = Neustartfenster von { $window } planen: { $now } in diesem Plan, vorher { $before } (Version { $version })
slide-windows-title-now = Neustartfenster von { $window } planen
slide-windows-lead = Kürzeste Fenster auf dem vorhandenen Array, mit allen anderen Ereignissen wie geplant, in denen kein Ziel verfehlt wird, das heute erreicht wird.

slide-runway-lead = Für das vorhandene Array; Pools wachsen proportional.
slide-runway-notes =
    { $simulations ->
        [one] { $simulations } Simulation
       *[other] { $simulations } Simulationen
    }; Auflösung: { $step ->
        [one] { $step } Desktop
       *[other] { $step } Desktops
    }; Wachstum: { $growth } pro Jahr.
slide-runway-limit = Meiste Desktops, bei denen alle Ziele erreicht sind
slide-runway-years-chart =
    { $n ->
        [one] Liniendiagramm der Desktops pro Jahr im Vergleich zu dem { $n } Desktop, den das Array trägt.
       *[other] Liniendiagramm der Desktops pro Jahr im Vergleich zu den { $n } Desktops, die das Array trägt.
    }
slide-runway-chart = Balkendiagramm der Desktops: { $values }.

slide-confidence-no-driver = Keine Eingabe sticht heraus.
slide-confidence-goals = Am häufigsten verfehlte Ziele
slide-confidence-no-goal = In keiner Simulation wird ein Ziel verfehlt.
slide-confidence-table = Phasen, die ihre Ziele am häufigsten verfehlen, mit P10 bis P90 ihrer Werte
slide-confidence-column-share = Ziele erreicht in
slide-confidence-column-login = Mittlere Anmeldedauer

slide-sensitivity-now = Mit den heutigen Desktops und allen Komponenten liegt das knappste Ziel in { $phase }: { $margin }. Jede Eingabe wird einzeln variiert.
slide-sensitivity-notes =
    { $n ->
        [one] { $n } Simulation.
       *[other] { $n } Simulationen.
    } Der Abstand zum nächstgelegenen Ziel ist ein Anteil dieses Ziels, negativ bei verfehltem Ziel. Eingaben ohne Bereich im Katalog variieren um einen üblichen Prozentsatz in beide Richtungen.
slide-sensitivity-input = { $input } ({ $range })
slide-sensitivity-low = Zielabstand am unteren Ende
slide-sensitivity-high = Zielabstand am oberen Ende
slide-sensitivity-chart = Balkendiagramm des Abstands zum nächstgelegenen Ziel an beiden Enden jeder Eingabe: { $inputs }.

slide-evidence-lead = Messwerte, die nicht zur Kalibrierung dienten, im Vergleich mit Vorhersagen; Werte außerhalb der Toleranz stehen vorn.
slide-evidence-sources = Quellen: { $sources }.
slide-evidence-measured = Gemessen, jeweils in eigener Einheit
slide-evidence-predicted = Vorhergesagt
slide-evidence-chart =
    { $n ->
        [one] Streudiagramm von { $n } Messwert und seiner Vorhersage auf logarithmischen Achsen.
       *[other] Streudiagramm von { $n } Messwerten und ihren Vorhersagen auf logarithmischen Achsen.
    }
slide-evidence-inside = Innerhalb der Toleranz
slide-evidence-outside = Außerhalb der Toleranz
slide-evidence-equal = Gleich

slide-assumptions-title-assumed =
    { $n ->
        [one] Die Ergebnisse beruhen auf { $n } Wert, davon { $assumed } angenommen
       *[other] Die Ergebnisse beruhen auf { $n } Werten, davon { $assumed } angenommen
    }
slide-assumptions-lead = Die angenommenen Werte mit den breitesten Bereichen zuerst: Prüfen Sie diese, bevor Sie sich auf die Ergebnisse verlassen. Der Bericht führt alle Werte auf.
slide-assumptions-notes = { $n } von { $total } Werten sind gezeigt: je Begründung der mit dem breitesten Bereich, aus den Phasen des Kalenders.
slide-assumptions-table = Zuerst zu prüfende Annahmen
slide-assumptions-more =
    { $n ->
        [one] { $n } weiterer Wert mit dieser Begründung
       *[other] { $n } weitere Werte mit dieser Begründung
    }
slide-assumptions-column-fact = Annahme
slide-assumptions-column-value = Wert
slide-assumptions-column-source = Quelle

slide-reading-title = Vorhersagen sind Mittelwerte eines Modells, keine Garantien
slide-reading-lead = Erstellt am { $created }; { $versions }.
slide-reading-about = Über diese Folien
slide-reading-notes = Hinweise
slide-reading-more-notes =
    { $n ->
        [one] { $n } weiterer Hinweis steht im Bericht.
       *[other] { $n } weitere Hinweise stehen im Bericht.
    }
slide-reading-sources = Alle Werte auf diesen Folien stammen aus dem abgeschlossenen Lauf; der Bericht nennt alle Quellen.
