## Arrays eines Szenarios

arrays-title = Arrays
arrays-add = Array hinzufügen
arrays-add-model = Modell des neuen Arrays
arrays-added = { $name } hinzugefügt
arrays-added-hint =
    { $n ->
        [0] Noch kein Pool speichert Daten darauf. Ordnen Sie ihm in den Einstellungen des Pools Daten zu.
        [one] Es speichert die Profile von { $n } Pool. Ändern können Sie das beim Pool.
       *[other] Es speichert die Profile von { $n } Pools. Ändern können Sie das bei den Pools.
    }
arrays-name = Name
arrays-name-hint = Wenn leer, der Name des Modells
arrays-remove = Array entfernen
arrays-remove-hint = Verschiebt seine Daten auf das Haupt-Array
arrays-removed = { $name } entfernt
arrays-removed-hint = Seine Daten liegen jetzt auf dem Haupt-Array. „Rückgängig“ (Strg+Z) stellt es wieder her.

## Vorhandenes Array

arrays-installed = Vorhandenes Array
arrays-installed-none = Alle Teile werden gekauft. Wenn der Kunde diese Konfiguration bereits besitzt, markieren Sie sie als vorhanden: Dann haben nur zusätzliche Teile einen Preis.
arrays-installed-hint = Der Kunde besitzt diese Konfiguration bereits. Nur zusätzliche Teile haben einen Preis.
arrays-installed-mark = Als vorhanden markieren
arrays-installed-use = Aktuelle Konfiguration als vorhanden markieren
arrays-installed-return = Zur vorhandenen Konfiguration zurückkehren
arrays-installed-clear = Als nicht vorhanden markieren
arrays-configuration = { $model }: { $parts }
arrays-n-arrays =
    { $n ->
        [one] { $n } Array
       *[other] { $n } Arrays
    }
arrays-n-controllers = { $n } Controller
arrays-n-controllers-each = je { $n } Controller
arrays-n-nodes = { $n } Knoten
arrays-too-many-hosts = { $name } – nicht verfügbar: höchstens { $most } Knoten, aber { $hosts } Hosts sind geplant
arrays-flash-cache = { $size } Flash-Cache
arrays-n-ports =
    { $n ->
        [one] { $n } Port
       *[other] { $n } Ports
    }

## Speicherorte eines Pools

arrays-placement = Speicherorte der Daten
arrays-image = Image
arrays-image-hint = Kopien des Images, von denen die Desktops lesen
arrays-delta = Deltas
arrays-delta-hint = Blöcke, die Desktops schreiben, ihre weiteren Disks und Swap-Dateien
arrays-profile = Profile
arrays-profile-hint = Profilcontainer und Benutzerdaten
arrays-profile-data-hint = Benutzerdaten; die Profilcontainer dieses Pools liegen nicht auf einem Array
arrays-profile-none-hint = Ohne Wirkung: Dieser Pool hat keine Profildaten auf einem Array

## Ergebnisse

arrays-note = Wählen Sie ein Array, um seine Werte zu sehen. Die Anmeldedauer ist für alle Arrays gleich.
arrays-column-array = Array
arrays-column-verdict = Ergebnis
arrays-shown = Ergebnisse für
arrays-of = { $what }: { $array }

arrays-states-title = Wachstum und Ausfälle
arrays-states-note = Das Ergebnis gilt für alle diese Zustände; Diagramme und Tabellen zeigen den heutigen
arrays-states-column-state = Zustand
arrays-states-column-phases = Phasen mit erreichten Zielen
arrays-states-phases = { $met } von { $total }

## Other workloads

arrays-others = Andere Workloads auf diesem Array
arrays-others-note = Server, Datenbanken und andere Systeme, die das Array weiter nutzen. Ihre Last bleibt über den ganzen Kalender gleich.
arrays-others-unmeasured = Ohne die Last von { $names }.
arrays-others-unmeasured-included = Last ist enthalten
arrays-others-iops-hint = Mittelwert eines Tages mit hoher Last laut Leistungsüberwachung des Arrays
arrays-others-size-hint = Mittlere Größe dieser Lese- und Schreibzugriffe
arrays-others-used-hint = Physischer Speicherplatz nach der Datenreduktion, wie ihn das Array anzeigt

## Families compared without a choice
arrays-families-default = Ohne Auswahl wird das Array des Szenarios mit allen Familien derselben Art verglichen, die bestellbar und nicht aus Datenblättern geschätzt sind.
