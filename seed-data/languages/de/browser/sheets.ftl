## Page
sheets-title = Array hinzufügen
sheets-title-edit = Array bearbeiten
sheets-from-sheet = Stattdessen das Datenblatt verwenden
sheets-lead = Aus den Angaben des Datenblatts entsteht ein Array-Modell.
sheets-steps = Schritte
sheets-step-hardware = Hardware
sheets-step-protection = Ausfallschutz und Datendienste
sheets-step-maximum = Veröffentlichtes Maximum
sheets-step-summary = Zusammenfassung
sheets-next = Weiter
sheets-back = Zurück
sheets-save = Array speichern
sheets-saved = Array gespeichert
sheets-saved-hint = { $name } ist in jedem Szenario auswählbar.
sheets-required = Erforderlich
sheets-optional = Optional
sheets-assumed = Angenommen: { $value }
sheets-assumed-range = Angenommen: { $value } ({ $low } bis { $high })

## Key figures
sheets-mine = Mein Array ist nicht in der Liste
sheets-mine-title = Mein Array
sheets-figures-lead = Fünf Angaben genügen für ein Array mit zwei Controllern. Laufwerke und Hot Spares werden angenommen und lassen sich korrigieren. Für ein hybrides Array kopieren Sie ein ähnliches im Katalog.
sheets-figures-name = Hersteller und Produkt
sheets-figures-name-example = Dell Unity XT 480F
sheets-figures-capacity = Nutzbare Kapazität
sheets-figures-unit = Einheit
sheets-figures-reduction-hint = Ohne Angabe gilt 3 : 1 (Spanne: 1,5 bis 5)
sheets-figures-iops = Maximale IOPS
sheets-figures-latency = Bei Latenz
sheets-figures-iops-hint = Höchste Rate kleiner zufälliger I/Os. Üblich für virtuelle Desktops: Blöcke von 8 KiB mit 70 % Lesezugriffen bei 1 ms.
sheets-figures-ports = Ports pro Controller
sheets-figures-port = Art der Ports
sheets-port-fc = { $speed } Gbit/s Fibre Channel
sheets-port-ethernet = { $speed } Gbit/s Ethernet
sheets-figures-price = Kaufpreis
sheets-figures-price-hint = Optional: das gesamte Array laut Angebot, in { $currency }. Ohne ihn zeigen Vergleiche keinen Preis.
sheets-parts-title = Angenommene Teile
sheets-parts = { $drives } × { $drive }; Hot Spares pro Controller: { $spares }; Controller: { $controllers }; Ports pro Controller: { $ports }
sheets-parts-drive = Laufwerksmodell
sheets-parts-drive-assumed = Angenommen
sheets-parts-drives = Anzahl der Laufwerke
sheets-figures-assumed = Für alles andere gelten Annahmen nach Arrays dieser Klasse. Die Spannen der Annahmen gehen in die Konfidenz jedes Ergebnisses ein.
sheets-figures-waiting = Die Kurve erscheint, sobald Kapazität und maximale IOPS eingegeben sind.
sheets-figures-source = Kennzahlen von { $name }
sheets-figures-publisher = von Ihnen eingegeben
sheets-name-taken = Ein anderes Array hat diesen Namen
sheets-refine = Schrittweise verfeinern

## Hardware
sheets-array = Array
sheets-vendor = Hersteller
sheets-name = Modell
sheets-release = Softwareversion
sheets-introduced = Einführungsjahr
sheets-design = Bauart
sheets-design-shared = Array mit gemeinsamen Controllern
sheets-design-hyperconverged = Hyperkonvergent, auf jedem Host
sheets-design-nodes = Cluster aus Speicherknoten
sheets-controller-hardware = Controller und Ports
sheets-controller-note = Kerne, Arbeitsspeicher und Ports eines Controllers oder Knotens.
sheets-controllers = Controller pro Array
sheets-cores = Prozessorkerne
sheets-specrate = SPECrate 2017 Integer pro Kern
sheets-specrate-hint = Basiswert der Prozessoren, geteilt durch ihre Kerne.
sheets-memory = Arbeitsspeicher
sheets-port-speed = Portgeschwindigkeit
sheets-ports = Host-Ports
sheets-max-arrays = Maximale Arrays im Cluster
sheets-max-nodes = Maximale Knoten im Cluster
sheets-media-hardware = Medien und Gehäuse
sheets-media = Medien und Back-End-Protokoll
sheets-media-nvme = Flash, NVMe
sheets-media-sas = Flash, SAS oder SATA
sheets-tier = Name der Laufwerke
sheets-drives = Unterstützte Laufwerke
sheets-slots = Laufwerksschächte
sheets-max-drives = Maximale Laufwerke
sheets-max-drives-hint = Mit Erweiterungsgehäusen; sonst so viele wie Schächte.
sheets-watts = Leistungsaufnahme ohne Laufwerke
sheets-rack-units = Höhe

## Data protection and services
sheets-protection = Ausfallschutz
sheets-protection-note = Bestimmt die nutzbare Kapazität und den Aufwand eines Schreibvorgangs.
sheets-kind = Art des Ausfallschutzes
sheets-kind-raid = RAID-Gruppen
sheets-kind-copies = Kopien auf anderen Knoten
sheets-kind-code = Erasure Code über Knoten
sheets-group-raid = Laufwerke pro RAID-Gruppe
sheets-group-copies = Kopien jedes Blocks
sheets-group-code = Fragmente pro Stripe
sheets-parity-raid = Paritätslaufwerke pro Gruppe
sheets-parity-code = Paritätsfragmente pro Stripe
sheets-spares = Hot Spares pro Controller
sheets-reserve = Reservierte Kapazität
sheets-reserve-hint = Dateisystem, Wiederherstellung und freier Platz.
sheets-services = Datendienste
sheets-services-note = Sie verkleinern die gespeicherten Daten. Das Verfahren rechnet dafür keine CPU-Zeit hinzu.
sheets-compression = Kompression
sheets-deduplication = Deduplizierung
sheets-reduction = Datenreduktion
sheets-reduction-hint = Geschriebene Bytes pro gespeichertem Byte.

## Published maximum and document
sheets-maximum = Veröffentlichtes Maximum
sheets-maximum-note = Die höchste Rate kleiner zufälliger I/Os. Sie verkleinert den Bereich der CPU-Zeit pro I/O.
sheets-has-maximum = Das Datenblatt nennt eine Rate mit Blockgröße und Leseanteil
sheets-iops = IOPS
sheets-block = Blockgröße
sheets-reads = Leseanteil
sheets-latency = Antwortzeit bei dieser Rate
sheets-latency-hint = Optional. Sie wird nur mit der Berechnung verglichen.
sheets-maximum-controllers = Controller im Test
sheets-maximum-nodes = Knoten im Test
sheets-document = Datenblatt
sheets-document-note = Die Quelle aller eingegebenen Zahlen.
sheets-source = Titel
sheets-publisher = Herausgeber
sheets-dated = Datum
sheets-dated-hint = Ohne Datum der Tag, an dem Sie es gelesen haben.
sheets-address = Webadresse

## Curve
sheets-curve = Antwortzeit
sheets-curve-mix = { $block } KiB, { $reads } % Lesezugriffe, alle Schächte und Ports
sheets-curve-waiting = Die Kurve erscheint, sobald Hardware und Ausfallschutz vollständig sind.
sheets-curve-published = veröffentlicht
sheets-curve-maximum = berechnetes Maximum
sheets-curve-summary = Antwortzeit über IOPS. { $sentence }

## Summary
sheets-parameters = Dienstparameter
sheets-parameters-note = Aus dem Datenblatt abgeleitet, mit dem Bereich von P10 bis P90.
sheets-capacity = Kapazität mit allen Schächten
sheets-with-unit = { $value } { $unit }
sheets-for-project = Das Array wird im Projekt „{ $project }“ angeboten.
