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
