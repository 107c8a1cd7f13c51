## Page
recommendation-title = Empfehlungen
recommendation-lead = Zeitplanänderungen und günstigste Hardware für <link>{ $scenario }</link>, Version { $version }
recommendation-start = Empfehlen
recommendation-run-all = Alle Analysen ausführen
recommendation-unchosen = Noch keine Konfiguration ausgewählt
recommendation-unchosen-hint = Verwenden Sie eine der verglichenen Konfigurationen, oder vergleichen Sie zuerst Array-Familien. Die anderen Analysen betreffen die verwendete Konfiguration.
recommendation-failures = Komponentenausfall
recommendation-changes = Zeitplan- und Konfigurationsänderungen
recommendation-changes-note = Jede Änderung wird über den gesamten Kalender simuliert
recommendation-changes-run = Analysieren
recommendation-changes-show =
    { $n ->
        [one] Die geprüfte Änderung anzeigen
       *[other] { $n } geprüfte Änderungen anzeigen
    }
recommendation-changes-hint = Zeigt, wie viel Hardware jede Zeitplanänderung spart.
recommendation-families = Günstigste Hardware pro Array-Familie
recommendation-families-note = Über den gesamten Kalender an allen Zielen bewertet, einschließlich Wachstum und Ausfällen
recommendation-families-run = Günstigste Hardware suchen
recommendation-families-hint = Findet pro Array-Familie die günstigste Konfiguration, die alle Ziele erreicht.
recommendation-family-choice = Array-Familien
recommendation-family-choice-hint = { $default } Wählen Sie Familien aus, um nur diese zu vergleichen, auch solche, die aus Datenblättern geschätzt sind.
recommendation-family-choice-default = Keine Familien ausgewählt
recommendation-runway = Wachstumsreserve
recommendation-runway-note = Das aktuelle Array mit steigender Zahl von Desktops
recommendation-runway-run = Maximale Desktopzahl ermitteln
recommendation-runway-hint = Zeigt, wie viele Desktops das Array trägt und welches Ereignis zuerst mit „mäßig“, dann mit „schlecht“ bewertet wird.
recommendation-sensitivity = Sensitivitätsanalyse
recommendation-sensitivity-note = Jede Eingabe wird einzeln über ihren Bereich variiert
recommendation-sensitivity-run = Analyse starten
recommendation-sensitivity-hint = Zeigt, welche einzelne Eingabe das Ergebnis ändern würde und wie stark.
recommendation-confidence = Konfidenz (Monte Carlo)
recommendation-confidence-note = Simuliert die Woche mehrfach mit aus den Nachweisen gezogenen Parametern und Ankünften
recommendation-confidence-run = Simulation starten
recommendation-confidence-hint = Zeigt, wie oft die Woche alle Ziele erreicht, und den Bereich der Ergebnisse.
recommendation-samples = Anzahl simulierter Wochen
recommendation-weeks =
    { $n ->
        [one] { $n } Woche
       *[other] { $n } Wochen
    }

## State of an analysis
recommendation-rerun = Erneut ausführen
recommendation-rerun-label = Erneut ausführen: { $title }
recommendation-failed = Analyse fehlgeschlagen
recommendation-try-again = Erneut versuchen
recommendation-cancelled = Analyse abgebrochen
recommendation-cancelled-hint = Es wurden keine Ergebnisse gespeichert.
recommendation-outdated = Ergebnisse für Version { $answered }; das Szenario hat Version { $current }
recommendation-outdated-hint = Das Szenario wurde geändert. Diese Ergebnisse können gelesen, aber erst nach erneuter Analyse übernommen werden.
recommendation-outdated-use = Diese Ergebnisse gelten für eine andere Version des Szenarios
recommendation-family-private = Auch private Arrays anderer Projekte anbieten
recommendation-family-add = Eigenes Array hinzufügen
recommendation-compare = Optionen im Detail vergleichen
recommendation-rank = Sortieren nach
recommendation-rank-price = Preis
recommendation-ownership = Kosten über { $n } { $n ->
        [one] Jahr
       *[other] Jahre
    }
recommendation-rank-best = Geringste Gesamtkosten über { $n } { $n ->
        [one] Jahr
       *[other] Jahre
    }: { $family }, { $price }
recommendation-prices-changed = Preise haben sich seitdem geändert
recommendation-prices-changed-hint = Die Preisliste oder ein anderer Teil des Katalogs wurde geändert. Führen Sie die Analyse erneut aus, um die Ergebnisse zu aktualisieren.

## Shared by the analyses
recommendation-try = Anwenden
recommendation-try-label = Anwenden: { $change }
recommendation-present = Bereits im Szenario
recommendation-use = Diese Konfiguration verwenden
recommendation-nearest = Am nächsten: { $configuration }
recommendation-n-weeks-simulated =
    { $n ->
        [one] { $n } Woche simuliert
       *[other] { $n } Wochen simuliert
    }
recommendation-then = Ergebnis
recommendation-price = Preis
recommendation-drives = Laufwerke
recommendation-worst-event = Kritischstes Ereignis
recommendation-bottleneck = Engpass
recommendation-not-known = nicht bekannt

## Schedule and configuration changes
recommendation-by-schedule = Über den Zeitplan, ohne Hardware
recommendation-by-schedule-label = Günstigste Zeitplanänderung
recommendation-by-schedule-unneeded = Keine Änderung nötig: Die Woche erreicht bereits alle Ziele.
recommendation-by-schedule-none = Keine Zeitplanänderung allein erreicht alle Ziele.
recommendation-by-hardware = Über Hardware derselben Familie
recommendation-by-hardware-label = Günstigste Hardware
recommendation-price-mark = { $price }, { $mark }
recommendation-before-after = { $figure }: { $before } → { $after } · { $effort }
recommendation-changes-table = Bewertete Änderungen
recommendation-change = Änderung
recommendation-event-changed = Geändertes Ereignis
recommendation-event-figure = { $event }: { $figure }
recommendation-week-margin =
    { $year ->
        [none] Kleinster Zielabstand der Woche: { $before } → { $after }
       *[other] Kleinster Zielabstand der Woche im Jahr { $year }: { $before } → { $after }
    }
recommendation-week-margin-same =
    { $year ->
        [none] Kleinster Zielabstand der Woche: { $value }, unverändert
       *[other] Kleinster Zielabstand der Woche im Jahr { $year }: { $value }, unverändert
    }
recommendation-saves = Hardware-Ersparnis
recommendation-windows = Neustartfenster
recommendation-window-event = Ereignis
recommendation-window-now = Wie geplant
recommendation-window-shortest = Kürzestes, alle Komponenten
recommendation-window-failed = Kürzestes, eine Komponente ausgefallen
recommendation-window-plan = Zu planendes Fenster
recommendation-window-slots = Desktops gleichzeitig
recommendation-window-rate = Desktops pro Minute
recommendation-window-bottleneck = Engpass
recommendation-window-goal = mit 90 % Wahrscheinlichkeit; { $window } laut Simulation; Ziel: { $goal }
recommendation-window-pool = { $n } in diesem Pool
recommendation-window-original = { $time } in Version { $version }
recommendation-where = { $where }; { $effort }
recommendation-where-schedule = Zeitplan
recommendation-where-configuration = Konfiguration
recommendation-unchanged = { $value }, unverändert
recommendation-outcome-holds = Erreicht alle Ziele
recommendation-outcome-improves = Hilft, Ziele werden aber weiter verfehlt
recommendation-outcome-margin = Größerer Zielabstand
recommendation-outcome-changes_nothing = Kaum Wirkung
recommendation-outcome-side-effects = Kaum Wirkung auf die Ziele, mit Nebenwirkungen
recommendation-outcome-worsens = Verschlechtert das Ergebnis
recommendation-effort-hours = verschiebt { $hours } Arbeitszeit der Benutzer
recommendation-effort-costs = kostet { $price }
recommendation-effort-none = kostenlos, ohne Auswirkung auf Benutzer
recommendation-changes-listed =
    { $n ->
        [one] { $n } Änderung
       *[other] { $n } Änderungen
    }
recommendation-n-searches =
    { $n ->
        [one] { $n } Hardwaresuche
       *[other] { $n } Hardwaresuchen
    }

## Array families
recommendation-generic = generisch, nicht kalibriert
recommendation-headroom-none = keine
recommendation-searched =
    { $legal ->
        [one] { $legal } zulässige Konfiguration; { $simulated } über den gesamten Kalender simuliert, die übrigen durch Schranken ausgeschlossen
       *[other] { $legal } zulässige Konfigurationen; { $simulated } über den gesamten Kalender simuliert, die übrigen durch Schranken ausgeschlossen
    }
recommendation-families-pass = { $n } bestanden
recommendation-families-at-risk = { $n } grenzwertig
recommendation-families-fail = { $n } nicht bestanden
recommendation-evaluated-for =
    { $n ->
        [one] bewertet für { $n } Desktop
       *[other] bewertet für { $n } Desktops
    }
recommendation-n-legal = { $legal } zulässige Konfigurationen, { $simulated } simuliert
recommendation-family-none = Keine Konfiguration erreicht alle Ziele. Am nächsten: { $configuration }
recommendation-none-holds = Keine Konfiguration irgendeiner Familie erreicht alle Ziele
recommendation-none-holds-hint = Jede Zeile zeigt die Konfiguration, die den Zielen am nächsten kommt, und das verfehlte Ziel. Wenn ein Hinweis zum Szenario mehr Hosts verlangt, fügen Sie diese zuerst hinzu. Erwägen Sie andernfalls eine der Zeitplanänderungen oben oder lockern Sie ein Ziel.
recommendation-window-agrees = Ereignisdiskrete Simulation: { $sentence } Mittelwerte stimmen mit der Woche überein.
recommendation-window-differs = Ereignisdiskrete Simulation: { $sentence } Mittelwerte weichen von der Woche ab; prüfen Sie diese Minute.
recommendation-families-table = Array-Familien
recommendation-array = Array und Konfiguration
recommendation-per-desktop = Pro Desktop
recommendation-desktops =
    { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }
recommendation-rack = Höhe
recommendation-power = Leistung
recommendation-headroom = Reserve
recommendation-headroom-unit = Desktops
recommendation-not-compared = Nicht verglichen
recommendation-refused = <strong>{ $model }</strong>: { $reason }

## Recommendation of the scenario's own family
recommendation-card = Empfehlung
recommendation-card-note =
    { $legal ->
        [one] { $legal } zulässige Konfiguration, { $simulated } über den gesamten Kalender simuliert
       *[other] { $legal } zulässige Konfigurationen, { $simulated } über den gesamten Kalender simuliert
    }
recommendation-card-apply = Auf dieses Szenario anwenden
recommendation-why-not = Warum nicht günstiger
recommendation-why-not-none = In dieser Familie gibt es keine günstigere Konfiguration.
recommendation-why-not-missed = Am deutlichsten verfehltes Ziel

## Growth runway
recommendation-growth-per-year = { $share } mehr Desktops pro Jahr
recommendation-growth-none = Kein Wachstum angegeben: Tragen Sie es unter Ziele ein, um Jahre zu sehen
recommendation-runway-margin = Abstand zum nächstgelegenen Ziel nach Anzahl der Desktops
recommendation-runway-desktops = Desktops
recommendation-runway-grade = Bewertung der Woche
recommendation-runway-least = Kleinster Zielabstand
recommendation-runway-at = Ereignis
recommendation-runway-now = jetzt: { $n }
recommendation-runway-most = erreicht Ziele bis { $n }
recommendation-runway-fair = mäßig ab { $n }: { $event }
recommendation-runway-poor = schlecht ab { $n }: { $event }
recommendation-years = Jahre
recommendation-year = Jahr
recommendation-year-goals = Ziele
recommendation-year-met = alle erreicht
recommendation-year-missed = verfehlt
recommendation-year-why = Verfehltes Ziel oder Engpass
recommendation-year-free = Freie Kapazität
recommendation-year-hosts = Die Host-Kapazität reicht nicht aus.

## Sensitivity analysis
recommendation-sensitivity-worst = Kritischstes Ereignis: { $event }
recommendation-inputs = Eingaben
recommendation-input = Eingabe
recommendation-input-now = Aktuell
recommendation-input-range = Bereich
recommendation-input-margin = Abstand zum nächstgelegenen Ziel
recommendation-input-flip = Ergebnis ändert sich bei
recommendation-input-flip-none = nicht im Bereich
recommendation-input-from-to = { $from } bis { $to }
recommendation-input-catalog = { $range }, Katalogbereich
recommendation-events-why = Bewertung je Ereignis
recommendation-events = Ereignisse
recommendation-event = Ereignis
recommendation-event-goal = Nächstgelegenes Ziel
recommendation-event-help = Engpass und nächste Verbesserung
recommendation-no-goal = kein Ziel anwendbar
recommendation-steps = Nächste Hardware-Erweiterungen
recommendation-step = Erweiterung
recommendation-step-price = Preis, { $mark }

## Confidence
recommendation-figures-ranges = Bereiche der Kennzahlen
recommendation-figure = Kennzahl
recommendation-figure-plain = Nominal
recommendation-phase-holds = erreicht Ziele in { $share } der Fälle
recommendation-missed = Verfehlte Ziele
recommendation-missed-line = { $goal }: in { $share } der Fälle, vor allem { $event }
recommendation-drivers = Haupteinflüsse
recommendation-basis = Annahmen
recommendation-draws-failed =
    { $n ->
        [one] { $n } Woche konnte nicht simuliert werden: { $reason }
       *[other] { $n } Wochen konnten nicht simuliert werden: { $reason }
    }
recommendation-band = Woche, P10 bis P90
recommendation-band-note = Band: P10 bis P90
recommendation-band-summary = { $title }: in 80 von 100 simulierten Wochen zwischen { $low } und { $high }.
recommendation-draws =
    { $n ->
        [one] { $n } Woche simuliert, Startwert { $seed }
       *[other] { $n } Wochen simuliert, Startwert { $seed }
    }
recommendation-plain-holds = Nominalfall erreicht alle Ziele
recommendation-plain-misses = Nominalfall verfehlt Ziele
recommendation-check = { $goal } { $value }, Ziel { $limit }
