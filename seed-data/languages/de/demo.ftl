# Startseite der öffentlichen Demo.

demo-title = Stormsizer ausprobieren
demo-lead = Speicher für virtuelle Desktops dimensionieren: Sehen Sie, welche Stürme der Woche ein Array bewältigt, wo der Engpass liegt und was zu kaufen ist. Ein Konto ist nicht nötig.
demo-projects = Drei Projekte zum Erkunden
demo-project-hospital = Krankenhausverbund: 2.500 Desktops auf einem Hybrid-Array. Am Montag trifft ein Boot-Storm auf die Frühschicht.
demo-project-bank = Bank: ein Hardwaretausch mit Wachstum und Budget, verglichen über vier Array-Familien.
demo-project-call-center = Callcenter: 1.800 Mitarbeiter wechseln auf Sitzungshosts in Azure, mit Profilcontainern auf einer Dateifreigabe.
demo-start = Demo öffnen
demo-privacy = Nur Sie sehen Ihre Eingaben. Die Kunden sind erfunden; geben Sie keine echten Kundendaten ein.
demo-deleted = Alles, was Sie eingeben, wird { $n } Minuten nach Ihrem letzten Besuch gelöscht, und jeden Tag um { $reset }.
demo-install = Eigene Installation
demo-preparing = Die Demo wird vorbereitet. Das dauert einige Minuten; die Seite lädt von selbst neu.
demo-ended = Ihr letzter Besuch der Demo ist beendet, und seine Daten wurden gelöscht. Sie können neu beginnen.
demo-full = Alle { $n } Plätze der Demo sind belegt. Versuchen Sie es in einigen Minuten noch einmal.
