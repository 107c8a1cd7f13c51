# Was-wäre-wenn-Analyse von Komponentenausfällen.

failure-lost-nodes = { $total ->
        [one] dem einzigen Knoten
       *[other] { $n } von { $total } Knoten
    }
failure-lost-controllers = { $total ->
        [one] dem einzigen Controller
       *[other] { $n } von { $total } Controllern
    }
failure-lost-drives = { $total ->
        [one] dem einzigen Laufwerk
       *[other] { $n } von { $total } Laufwerken
    }
failure-lost-ports = { $total ->
        [one] dem einzigen Front-End-Port
       *[other] { $n } von { $total } Front-End-Ports
    }
failure-lost-flash-caches = { $total ->
        [one] dem einzigen Flash-Cache-Modul
       *[other] { $n } von { $total } Flash-Cache-Modulen
    }
failure-time = { $start } – { $end }
failure-lost-on = { $lost } am { $time }
failure-logins = Bei einem Ausfall von { $lost } dauern 95 % der Anmeldungen höchstens { $during } (ohne den Ausfall { $before }): { $grade }.
failure-logins-interrupted = { $share } der Anmeldungen werden unterbrochen.
failure-reads = Bei einem Ausfall von { $lost } dauern Lesezugriffe im Mittel { $during } (ohne den Ausfall { $before }).
failure-no-reads = Bei einem Ausfall von { $lost } gibt es keine Lesezugriffe.
failure-fatal = Bei einem Ausfall von { $lost } verlieren die Desktops den Zugriff auf ihren Speicher.
failure-takeover = Eine Reservekomponente übernimmt.
failure-one-array = Die Werte gelten für das betroffene Array, eines von { $arrays }, mit { $desktops ->
        [one] { $desktops } Desktop
       *[other] { $desktops } Desktops
    }. Desktops auf den anderen Arrays sind nicht betroffen.
failure-left-out = Wegen Überschneidung mit diesem Ausfall nicht berücksichtigt: { $events }.
failure-goals-met = Während des Ausfalls werden alle Ziele erreicht.
failure-goals-missed = Während des Ausfalls verfehlte Ziele: { $goals }.
failure-goals-missed-anyway = Mit und ohne den Ausfall verfehlte Ziele: { $goals }.

field-of-failure-in-calendar = kann für einen Ausfall im Kalender nicht angegeben werden
allowed-default-value = weglassen
field-unknown-failure = ist kein Ausfall im Kalender
allowed-no-failure-in-calendar = keiner: Der Kalender enthält keine Ausfälle
field-part-not-in-array = Das Array hat nicht so viele Komponenten dieser Art.
allowed-part-of-array = eine Komponente, die das Array hat

## Reports

failure-title = Komponentenausfall
failure-sheet = Komponentenausfall
failure-option = { $name }: { $sentence }
failure-method = Beide Werte gelten für die Zeit des Ausfalls, ohne und mit Ausfall. Die Anmeldedauern gelten für den gesamten Login-Storm. Das 95. Perzentil der Antwortzeit umfasst alle I/Os, jede mit der mittleren Antwortzeit zu ihrem Zeitpunkt. Ziele für die Auslastung gelten für das Mittel einer Phase, während Benutzer sich anmelden oder arbeiten, nicht für die Minute mit der höchsten Last.
failure-figures = Kennzahlen ohne und mit Ausfall
failure-figure = Kennzahl
failure-change = { $before } → { $during }
failure-missed = Verfehlt: { $goals }
failure-goals-without = Status ohne den Ausfall
failure-goals-with = Status während des Ausfalls
failure-chart-caption = Stunden um den Ausfall (schattiert). Die gepunktete Linie ist { $name } ohne den Ausfall. Jeder Punkt einer Linie ist ein Mittel über { $bucket }; Ziele für die Auslastung gelten für das Mittel einer ganzen Phase.
failure-chart-logins = Bei der Anmeldung
failure-chart-reads = Antwortzeit beim Lesen
failure-chart-writes = Antwortzeit beim Schreiben
failure-axis-reads = Antwortzeit beim Lesen, ms
failure-users = Benutzer
failure-line-healthy = Ohne Ausfall
failure-login-median = Median der Anmeldedauer
failure-login-p95 = 95. Perzentil der Anmeldedauer
failure-latency = Antwortzeit an den Hosts
failure-read-mean = Lesen, Mittelwert
failure-read-p95 = Lesen, 95. Perzentil
failure-write-mean = Schreiben, Mittelwert
failure-write-p95 = Schreiben, 95. Perzentil
failure-use = Mittlere Auslastung
failure-use-peak = Auslastung in der Minute mit der höchsten Last
failure-column-starts = Beginn des Ausfalls
failure-column-ends = Ende des Ausfalls
failure-column-configuration = Konfiguration
failure-column-group = Ereignis oder Gruppe
failure-column-without = Ohne Ausfall
failure-column-with = Mit Ausfall
