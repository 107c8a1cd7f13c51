# Hinweis der öffentlichen Demo.

demo-label = Demo
demo-text = Dies ist eine Demo, und nur Sie sehen Ihre Änderungen. Sie werden nach { $idle } ohne Aktivität gelöscht, spätestens um { $time }. Die Kunden sind erfunden; geben Sie keine echten Kundendaten ein.
demo-install = Eigene Installation
demo-hide = Hinweis ausblenden
