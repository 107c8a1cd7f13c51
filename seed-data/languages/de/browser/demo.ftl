# Hinweis der öffentlichen Demo.

demo-label = Demo
demo-text = Demo: Nur Sie sehen Ihre Änderungen. Die Änderungen werden nach { $idle } ohne Aktivität gelöscht, spätestens um { $time }. Geben Sie keine echten Kundendaten ein.
demo-install = Eigene Installation
demo-hide = Hinweis ausblenden
demo-no-account = Kein Konto
demo-no-account-hint = In der Demo brauchen Sie kein Konto. Konten, Mitglieder und API-Schlüssel gibt es in einer eigenen Installation.
