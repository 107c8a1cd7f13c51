evidence-title = Nachweise
evidence-lead = Veröffentlichte Messwerte im Vergleich mit den Vorhersagen des Modells

## Summary
evidence-summary =
    { $studies ->
        [one] Validiert an { $studies } veröffentlichten Studie: { $within } von { $points } Messwerten innerhalb der Toleranz, Median des Fehlers { $error }; { $bounds_within } von { $bounds } veröffentlichten Grenzen eingehalten.
       *[other] Validiert an { $studies } veröffentlichten Studien: { $within } von { $points } Messwerten innerhalb der Toleranz, Median des Fehlers { $error }; { $bounds_within } von { $bounds } veröffentlichten Grenzen eingehalten.
    }
evidence-summary-left-out = Leave-one-out: { $within } von { $points } Messwerten innerhalb der Toleranz, Median des Fehlers { $error }; { $bounds_within } von { $bounds } Grenzen eingehalten.
evidence-headline-checks =
    { $studies ->
        [one] <strong>{ $within } von { $points }</strong> Messwerten aus { $studies } veröffentlichten Studie werden innerhalb der Toleranz vorhergesagt, ohne dass damit kalibriert wurde; Median des Fehlers { $error }
       *[other] <strong>{ $within } von { $points }</strong> Messwerten aus { $studies } veröffentlichten Studien werden innerhalb der Toleranz vorhergesagt, ohne dass damit kalibriert wurde; Median des Fehlers { $error }
    }
evidence-headline-bounds = <strong>{ $within } von { $bounds }</strong> veröffentlichten Grenzen wie „weniger als 5 ms“ werden eingehalten; sie zählen nicht zu den Messwerten, weil eine Grenze leichter einzuhalten ist
evidence-headline-left-out = <strong>{ $within } von { $points }</strong> Messwerten liegen innerhalb der Toleranz, wenn eine Studie wie ein neues System allein aus den anderen Studien vorhergesagt wird (Leave-one-out); Median des Fehlers { $error }, { $bounds_within } von { $bounds } Grenzen eingehalten
evidence-headline-storage = <strong>{ $within } von { $checks }</strong> höchsten Raten von Arrays in Speichertests liegen innerhalb des Faktors 1,5, wenn sie ohne Tests desselben Herstellers vorhergesagt werden; Median des Fehlers { $error }
evidence-worst = Größte Fehler
evidence-worst-row = { $phase }, { $metric } auf { $system }: gemessen { $measured }, vorhergesagt { $predicted }
evidence-caveat = Die Modellstruktur wurde in Kenntnis dieser Studien gewählt; keine Prüfung ist daher völlig blind.
evidence-n-of-total = { $n } von { $total }

## Studies
evidence-studies = Studien
evidence-studies-note = Studie auswählen, um nur ihre Messwerte anzuzeigen
evidence-study = Studie
evidence-measurements = Messwerte
evidence-predicted = Vorhergesagt
evidence-measured = Gemessen
evidence-checks = Unabhängige Prüfungen
evidence-left-out = Leave-one-out
evidence-calibrated = Kalibriert
evidence-within-tolerance = Innerhalb der Toleranz
evidence-bounds-met = Grenzen eingehalten
evidence-median-error = Median des Fehlers
evidence-no-checks = Keine
evidence-no-left-out = Nicht möglich
evidence-calibration-term = Kalibrierung
evidence-calibration-meaning = Ein Modellparameter wurde an diesen Wert angepasst; Übereinstimmung besagt daher wenig.
evidence-checks-meaning = Nicht zur Kalibrierung verwendet. Anzahlen und Fehler auf dieser Seite beziehen sich auf diese Messwerte.
evidence-formula-meaning = Aus anderen veröffentlichten Werten berechnet; ohne Beteiligung des Modells.
evidence-explained-meaning = Von den Autoren konfiguriert, doppelt abgedruckt oder nicht vorhersagbar.
evidence-left-out-meaning = Die Studie wird wie ein neues System mit Parametern der anderen Studien vorhergesagt.
evidence-tolerance-meaning = Zulässiger Vorhersagefehler, abgeleitet daraus, wie stark die Messinstrumente der Studien bei derselben Last voneinander abweichen.

## Filter
evidence-filter = Filter
evidence-filter-all = Alle
evidence-filter-clear = Filter zurücksetzen: { $label }
evidence-filter-count =
    { $total ->
        [one] { $n } von { $total } Messwert
       *[other] { $n } von { $total } Messwerten
    }
evidence-system-measured = Gemessenes System
evidence-phase = Phase
evidence-quantity = Größe
evidence-role = Rolle
evidence-tolerance = Toleranz
evidence-within-yes = Innerhalb
evidence-within-no = Außerhalb
evidence-within-unsaid = Nicht bewertet
evidence-role-calibrates = Kalibrierung
evidence-role-checks = Prüfung
evidence-role-formula = Formel
evidence-role-explained = Erklärt
evidence-role-calibrates-hint = Ein Parameter wurde an diesen Wert angepasst
evidence-role-checks-hint = Nicht zur Kalibrierung verwendet
evidence-role-formula-hint = Aus anderen veröffentlichten Werten berechnet
evidence-role-explained-hint = Von den Autoren konfiguriert oder ohne Aussagekraft

## Chart
evidence-predictions = Vorhersagen
evidence-measured-predicted = Gemessen und vorhergesagt
evidence-chart-summary =
    { $n ->
        [one] Gemessene und vorhergesagte Werte für { $n } Messung; Punkte auf der Linie sind exakte Vorhersagen.
       *[other] Gemessene und vorhergesagte Werte für { $n } Messungen; Punkte auf der Linie sind exakte Vorhersagen.
    }
evidence-point-label = { $phase }: { $metric } ({ $unit })
evidence-measurement = Messwert
evidence-measured-on = Quelle
evidence-measured-from = Gemessen von
evidence-measured-to = Gemessen bis
evidence-tallies = Messwerte innerhalb der Toleranz, nach Phase, ohne Grenzen

## Quantities
evidence-quantities = Größen
evidence-quantities-note = Unabhängige Messwerte aller Studien, ohne Grenzen: Anteil innerhalb der Toleranz und Median des Fehlers
evidence-median-within = { $n } von { $total } innerhalb
evidence-median-value = Median des Fehlers { $error }
evidence-median-too-few = zu wenige für einen Median

## Two values for one quantity
evidence-two-values = Zwei Werte für eine Größe
evidence-two-values-note = Abgedruckte Bereiche und Werte, die sich innerhalb einer Studie widersprechen. Eine Vorhersage zwischen beiden gilt als exakt.
evidence-phase-metric = { $phase }: { $metric }
evidence-system = System
evidence-printed = Veröffentlicht
evidence-error-nearest = Fehler zum nächsten Wert
evidence-explanation = Erläuterung
evidence-range = Bereich

## Table
evidence-all = Alle Messwerte
evidence-error = Fehler
evidence-source = Quelle
evidence-no-match = Keine Messwerte entsprechen diesen Filtern
evidence-left-out-value = { $value } (Leave-one-out)
evidence-not-modeled = Nicht modelliert
evidence-not-modeled-repeated = Derselbe Messwert, ein zweites Mal abgedruckt
evidence-not-modeled-formula = Aus anderen veröffentlichten Werten berechnet
evidence-not-modeled-explained = Von den Autoren konfiguriert oder ohne Aussagekraft
evidence-not-modeled-other = Das Modell hat keine entsprechende Ausgabe, oder die Testbedingungen sind nicht veröffentlicht
evidence-page = Seite { $page }
evidence-page-first = Erste Seite
evidence-page-previous = Vorherige Seite
evidence-page-next = Nächste Seite
evidence-page-last = Letzte Seite

## How often predicted ranges contain the measured values
evidence-reliability = Zuverlässigkeit der Bereiche
evidence-reliability-note = Wie oft Messwerte in den vorhergesagten Bereichen liegen. Die Breite jedes Bereichs ist nur aus den anderen Studien abgeleitet. Auf der gepunkteten Linie enthalten die Bereiche so viele Werte wie vorgesehen; darunter sind sie zu schmal.
evidence-reliability-summary = { $inside } von { $rows } Prüfungen ({ $share }) liegen zwischen P10 und P90, bei der Leave-one-out-Vorhersage { $left_out_inside } von { $left_out_rows } ({ $left_out_share }). Erwartet werden 80 %.
evidence-reliability-own = Mit den übrigen Werten der Studie
evidence-reliability-expected = Erwarteter Anteil im Bereich
evidence-reliability-measured = Gemessener Anteil
