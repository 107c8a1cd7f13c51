outdated-of-version = Analysen zu Version { $version }; das Szenario wurde geändert
outdated-of-versions = Analysen zu früheren Versionen; das Szenario wurde geändert
outdated-left-out = { $analyses }. Ein Bericht zur aktuellen Version enthält sie nicht.
outdated-included = { $analyses }. Ein Bericht zur aktuellen Version enthält diese Ergebnisse, mit Angabe ihrer Version.
outdated-left-out-but-advice = { $analyses }. Davon enthält ein Bericht zur aktuellen Version nur die Änderungen an Zeitplan und Konfiguration, mit Angabe ihrer Version.
outdated-again = Analysen erneut ausführen
outdated-download = Trotzdem herunterladen
