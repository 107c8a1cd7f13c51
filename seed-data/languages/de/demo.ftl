# Startseite der öffentlichen Demo.

demo-title = Stormsizer ausprobieren
demo-lead = Speicher für virtuelle Desktops dimensionieren: Sehen Sie, welche Storms der Woche ein Array bewältigt, wo der Engpass liegt und was Sie kaufen sollten. Sie brauchen kein Konto.
demo-projects = Drei Projekte zum Erkunden
demo-project-hospital = Krankenhausverbund: 2.500 Desktops auf einem Hybrid-Array. Montags fällt der Boot-Storm mit dem Beginn der Frühschicht zusammen.
demo-project-bank = Bank: eine Hardware-Erneuerung mit Wachstum und Budget; vier Array-Familien im Vergleich.
demo-project-call-center = Callcenter: 1.800 Mitarbeiter wechseln auf Sitzungshosts in Azure, mit Profilcontainern auf einer Dateifreigabe.
demo-start = Demo öffnen
demo-privacy = Nur Sie sehen Ihre Eingaben. Die Kunden sind erfunden; geben Sie keine echten Kundendaten ein.
demo-deleted = Alles, was Sie eingeben, wird nach { $n } Minuten ohne Aktivität gelöscht, außerdem täglich um { $reset }.
demo-install = Eigene Installation
demo-preparing = Die Demo wird vorbereitet. Das dauert einige Minuten; die Seite wird automatisch neu geladen.
demo-ended = Ihre letzte Demo-Sitzung ist beendet, ihre Daten wurden gelöscht. Sie können neu beginnen.
demo-full = Die maximale Besucherzahl der Demo ({ $n }) ist erreicht. Versuchen Sie es in einigen Minuten noch einmal.
