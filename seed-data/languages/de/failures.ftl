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
failure-logins = Bei einem Ausfall von { $lost } am { $time } dauern 95 % der Anmeldungen höchstens { $during } (ohne den Ausfall { $before }): { $grade }.
failure-logins-interrupted = { $share } der Anmeldungen werden unterbrochen.
failure-reads = Bei einem Ausfall von { $lost } am { $time } dauern Lesezugriffe im Mittel { $during } (ohne den Ausfall { $before }).
failure-no-reads = Bei einem Ausfall von { $lost } am { $time } gibt es keine Lesezugriffe.
failure-fatal = Bei einem Ausfall von { $lost } am { $time } verlieren die Desktops den Zugriff auf ihren Speicher.
failure-takeover = Eine Reservekomponente übernimmt.
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
