## Page
recommendation-title = Empfehlen
recommendation-lead = Zeitplanänderungen und günstigste Hardware für <link>{ $scenario }</link>, Version { $version }
recommendation-start = Empfehlen
recommendation-changes = Zeitplan- und Konfigurationsänderungen
recommendation-changes-note = Jede Änderung wird über den gesamten Kalender simuliert
recommendation-changes-run = Analysieren
recommendation-changes-hint = Zeigt, wie viel Hardware jede Zeitplanänderung spart.
recommendation-families = Günstigste Hardware je Array-Familie
recommendation-families-note = Über den gesamten Kalender an allen Zielen bewertet, einschließlich Wachstum und Ausfällen
recommendation-families-run = Günstigste Hardware suchen
recommendation-families-hint = Findet je Array-Familie die günstigste Konfiguration, die alle Ziele erfüllt.
recommendation-runway = Wachstumsreserve
recommendation-runway-note = Das aktuelle Array mit steigender Zahl von Desktops
recommendation-runway-run = Maximale Desktopzahl ermitteln
recommendation-runway-hint = Zeigt, wie viele Desktops das Array trägt und welches Ereignis zuerst mäßig, dann schlecht wird.
recommendation-sensitivity = Sensitivitätsanalyse
recommendation-sensitivity-note = Jede Eingabe wird einzeln über ihren Bereich variiert
recommendation-sensitivity-run = Analyse starten
recommendation-sensitivity-hint = Zeigt, welche einzelne Eingabe das Ergebnis ändern würde und wie stark.
recommendation-confidence = Konfidenz (Monte Carlo)
recommendation-confidence-note = Simuliert die Woche mehrfach mit aus den Nachweisen gezogenen Parametern und Ankünften
recommendation-confidence-run = Simulation starten
recommendation-confidence-hint = Zeigt, wie oft die Woche alle Ziele erfüllt, und die Spanne der Ergebnisse.
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
recommendation-outdated-hint = Das Szenario wurde geändert. Führen Sie die Analyse erneut aus, um die Ergebnisse zu aktualisieren.
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
recommendation-by-schedule-unneeded = Keine Änderung nötig: Die Woche erfüllt bereits alle Ziele.
recommendation-by-schedule-none = Keine Zeitplanänderung allein erfüllt alle Ziele.
recommendation-by-hardware = Über Hardware derselben Familie
recommendation-by-hardware-label = Günstigste Hardware
recommendation-price-mark = { $price }, { $mark }
recommendation-before-after = { $figure }: { $before } → { $after } · { $effort }
recommendation-changes-table = Bewertete Änderungen
recommendation-change = Änderung
recommendation-saves = Hardware-Ersparnis
recommendation-where = { $where }; { $effort }
recommendation-where-schedule = Zeitplan
recommendation-where-configuration = Konfiguration
recommendation-outcome-holds = Erfüllt alle Ziele
recommendation-outcome-improves = Hilft, Ziele werden aber weiter verfehlt
recommendation-outcome-changes_nothing = Kaum Wirkung
recommendation-outcome-worsens = Verschlechtert es
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
        [one] { $legal } gültige Konfiguration; { $simulated } über den gesamten Kalender simuliert, die übrigen durch Schranken ausgeschlossen
       *[other] { $legal } gültige Konfigurationen; { $simulated } über den gesamten Kalender simuliert, die übrigen durch Schranken ausgeschlossen
    }
recommendation-families-hold =
    { $n ->
        [one] { $held } von { $n } Familie erfüllt alle Ziele
       *[other] { $held } von { $n } Familien erfüllen alle Ziele
    }
recommendation-evaluated-for =
    { $n ->
        [one] bewertet für { $n } Desktop
       *[other] bewertet für { $n } Desktops
    }
recommendation-n-legal = { $legal } gültige Konfigurationen, { $simulated } simuliert
recommendation-family-none = Keine Konfiguration erfüllt alle Ziele. Am nächsten: { $configuration }
recommendation-none-holds = Keine Konfiguration irgendeiner Familie erfüllt alle Ziele
recommendation-none-holds-hint = Jede Zeile zeigt die nächstliegende Konfiguration und das verfehlte Ziel. Erwägen Sie eine Zeitplanänderung oder lockern Sie ein Ziel.
recommendation-window-agrees = Diskrete Simulation der kritischsten Minute: { $sentence } Mittelwerte stimmen mit der Woche überein.
recommendation-window-differs = Diskrete Simulation der kritischsten Minute: { $sentence } Mittelwerte weichen von der Woche ab; prüfen Sie diese Minute.
recommendation-families-table = Array-Familien
recommendation-array = Array und Konfiguration
recommendation-per-desktop = Je Desktop
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
        [one] { $legal } gültige Konfiguration, { $simulated } über den gesamten Kalender simuliert
       *[other] { $legal } gültige Konfigurationen, { $simulated } über den gesamten Kalender simuliert
    }
recommendation-card-apply = Auf dieses Szenario anwenden
recommendation-why-not = Warum nicht günstiger
recommendation-why-not-none = In dieser Familie gibt es keine günstigere Konfiguration.
recommendation-why-not-missed = Am deutlichsten verfehltes Ziel

## Growth runway
recommendation-growth-per-year = { $share } mehr Desktops pro Jahr
recommendation-growth-none = Kein Wachstum angegeben: unter Ziele eintragen, um Jahre zu sehen
recommendation-runway-margin = Abstand zum nächsten Ziel nach Anzahl der Desktops
recommendation-runway-desktops = Desktops
recommendation-runway-grade = Note der Woche
recommendation-runway-least = Kleinster Abstand
recommendation-runway-at = Ereignis
recommendation-runway-now = jetzt: { $n }
recommendation-runway-most = erfüllt Ziele bis { $n }
recommendation-runway-fair = mäßig ab { $n }: { $event }
recommendation-runway-poor = schlecht ab { $n }: { $event }
recommendation-years = Jahre
recommendation-year = Jahr
recommendation-year-goals = Ziele
recommendation-year-met = alle erfüllt
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
recommendation-input-margin = Abstand zum nächsten Ziel
recommendation-input-flip = Ergebnis ändert sich bei
recommendation-input-flip-none = nicht im Bereich
recommendation-input-from-to = { $from } bis { $to }
recommendation-input-catalog = { $range }, Katalogbereich
recommendation-events-why = Bewertung je Ereignis
recommendation-events = Ereignisse
recommendation-event = Ereignis
recommendation-event-goal = Nächstes Ziel
recommendation-event-help = Engpass und nächste Verbesserung
recommendation-no-goal = kein Ziel anwendbar
recommendation-steps = Nächste Hardware-Schritte
recommendation-step = Schritt
recommendation-step-price = Preis, { $mark }

## Confidence
recommendation-figures-ranges = Spannen der Kennzahlen
recommendation-figure = Kennzahl
recommendation-figure-plain = Nominal
recommendation-phase-holds = erfüllt Ziele in { $share } der Fälle
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
recommendation-band-summary = { $title }: in 80 von 100 simulierten Wochen zwischen { $low } und { $high } { $unit }.
recommendation-draws =
    { $n ->
        [one] { $n } Woche simuliert, Startwert { $seed }
       *[other] { $n } Wochen simuliert, Startwert { $seed }
    }
recommendation-plain-holds = Nominalfall erfüllt alle Ziele
recommendation-plain-misses = Nominalfall verfehlt Ziele
recommendation-check = { $goal } { $value }, Ziel { $limit }
