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
app-selected = ausgewählt

## Errors
app-error-title = Etwas ist schiefgelaufen
app-error-detail = Ihre Änderungen sind in diesem Browser gesichert. Fehler: { $error }
app-not-found = Seite nicht gefunden
app-not-found-hint = Sie wurde möglicherweise gelöscht, oder der Link ist unvollständig.
