### Frame of the page: navigation, theme, language.

app-skip-to-content = Zum Inhalt springen
app-nav = Hauptnavigation
app-nav-projects = Projekte
app-nav-runs = Läufe
app-nav-imports = Importe
app-nav-evidence = Nachweise
app-nav-catalog = Katalog
app-theme-system = Design: System
app-theme-light = Design: hell
app-theme-dark = Design: dunkel
app-language = Sprache: { $language }
app-help = Hilfe (auf Englisch)
app-selected = ausgewählt

## Errors
app-error-title = Etwas ist schiefgelaufen
app-error-detail = Ihre Änderungen sind in diesem Browser gesichert. Fehler: { $error }
app-not-found = Seite nicht gefunden
app-not-found-hint = Sie wurde möglicherweise gelöscht, oder der Link ist unvollständig.

## Account menu
app-organization = Organisation: { $name }
app-no-organization = Keine Organisation
app-switch-organization = Organisation wechseln
app-read-only = Nur lesen
app-read-only-hint = Ihre Rolle ist hier Betrachter. Bearbeiter und Eigentümer können Änderungen vornehmen.
app-account-menu = { $name }: Konto und Einstellungen
app-account = Konto
app-settings = Einstellungen
app-sign-out = Abmelden
app-unsaved = Nicht gespeicherte Änderungen
app-unsaved-text =
    { $n ->
        [one] Dieser Browser enthält nicht gespeicherte Änderungen an { $n } Szenario. Wenn Sie sie behalten, sind sie beim nächsten Öffnen hier wieder da. Andere Benutzer dieses Computers könnten sie lesen.
       *[other] Dieser Browser enthält nicht gespeicherte Änderungen an { $n } Szenarien. Wenn Sie sie behalten, sind sie beim nächsten Öffnen hier wieder da. Andere Benutzer dieses Computers könnten sie lesen.
    }
app-stay = Angemeldet bleiben
app-discard-sign-out = Verwerfen und abmelden
app-keep-sign-out = Behalten und abmelden
app-scenario-deleted = { $name } gelöscht; Läufe und Berichte bleiben erhalten

## Command palette
app-search = Suchen
app-search-keys = Suchen ({ $keys })
app-search-field = Szenarien, Seiten und Aktionen suchen
app-search-placeholder = Szenario, Seite oder Aktion
app-search-results = Ergebnisse
app-search-count =
    { $n ->
        [one] { $n } Ergebnis
       *[other] { $n } Ergebnisse
    }
app-search-none = Keine Ergebnisse für „{ $text }“
app-group-actions = Aktionen
app-group-scenario = Dieses Szenario
app-group-scenarios = Szenarien
app-group-pages = Seiten
app-group-settings = Einstellungen
app-group-events = Ereignisse
app-group-help = Hilfe
app-open-guide = Drei-Schritte-Assistent
app-open-recommend = Empfehlungen
app-open-failures = Komponentenausfall
app-open-versions = Versionen
app-catalog-arrays = Katalog: Arrays
app-catalog-drives = Katalog: Laufwerke
app-catalog-workloads = Katalog: Lastprofile
app-catalog-deployments = Katalog: Bereitstellungsverfahren
app-catalog-sources = Katalog: Quellen
app-catalog-prices = Katalog: Preisliste

## Keyboard shortcuts
app-keys = Tastenkürzel
app-keys-everywhere = Auf jeder Seite
app-keys-scenario = In einem Szenario
app-keys-event = Ereignis mit Fokus im Kalender
app-keys-numbers = Zahlenfelder
app-keys-undo = Rückgängig
app-keys-redo = Wiederholen
app-keys-move-time = Um 15 Minuten verschieben
app-keys-move-day = Um einen Tag verschieben
app-keys-move-end = Ende verschieben
app-keys-open = Öffnen
app-keys-delete = Löschen
app-keys-duplicate = Auf den nächsten Tag kopieren
app-keys-select = Zur Auswahl hinzufügen
app-keys-unselect = Auswahl aufheben
app-keys-menu = Menü öffnen
app-keys-copy = Kopieren
app-keys-paste = Am Mauszeiger einfügen
app-keys-step = Einen Schritt auf oder ab
app-keys-ten-steps = Zehn Schritte auf oder ab
