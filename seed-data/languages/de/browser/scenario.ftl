## Parts of the scenario
scenario-parts = Teile des Szenarios
scenario-section-desktops = Desktops
scenario-section-week = Woche
scenario-section-storage = Storage
scenario-section-goals = Ziele
scenario-fix = korrigieren
scenario-n-desktops =
    { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }
scenario-n-pools =
    { $n ->
        [one] { $n } Pool
       *[other] { $n } Pools
    }
scenario-n-events =
    { $n ->
        [one] { $n } Ereignis
       *[other] { $n } Ereignisse
    }
scenario-n-drives =
    { $n ->
        [one] { $n } Laufwerk
       *[other] { $n } Laufwerke
    }
scenario-several-desktops = { $counts } Desktops
scenario-several-drives = { $counts } Laufwerke
scenario-goals-fact = { $share } innerhalb von { $time }

## Desktops
scenario-desktops-note =
    { $n ->
        [one] { $n } Pool: Desktops mit einem Image, Klontyp und Benutzertyp
       *[other] { $n } Pools: je ein Image, Klontyp und Benutzertyp
    }
scenario-add-pool = Pool hinzufügen
scenario-more-settings = Weitere Einstellungen
scenario-more-count = { $changed ->
    [0] { $n } mit Standardwerten
   *[other] { $changed } von { $n } geändert
}
scenario-pool-removed = { $name } entfernt
scenario-pool-removed-hint = „Rückgängig“ (Strg+Z) stellt den Pool samt Ereignissen wieder her.
scenario-pool-users = Benutzer
scenario-pool-name-hint = Wie im Bericht angezeigt
scenario-workload-profile = Lastprofil
scenario-workload-profile-hint = Gastbetriebssystem und Benutzertyp mit gemessenem Verhalten
scenario-generic = { $name } – generisch, nicht kalibriert
scenario-site-zone = Zeitzone des Standorts
scenario-site-zone-hint = Ortszeit dieser Benutzer
scenario-site-zone-none = Wie das Szenario: { $zone }
scenario-pool-provisioning = Klone und Bereitstellung
scenario-deployment = Bereitstellungsverfahren
scenario-deployment-hint = Bestimmt, wie schnell Desktops erstellt und erneuert werden
scenario-deployment-none = Wie das Lastprofil
scenario-deployment-none-named = Wie das Lastprofil: { $name }
scenario-base-images-hint = Master-Images zusätzlich zu diesen Kopien
scenario-overcommit-hint = Bereitgestellte Klonkapazität je Datastore, als Vielfaches seiner Größe
scenario-overcommit-none = Keine (1 ×)
scenario-overcommit-conservative = Konservativ (4 ×)
scenario-overcommit-moderate = Moderat (7 ×)
scenario-overcommit-aggressive = Aggressiv (15 ×)
scenario-pool-data = Daten pro Desktop
scenario-data-growth-hint = Persistente Disks, Profilcontainer und Benutzerdaten, jeweils bezogen auf das Vorjahr
scenario-clone-deduplicated = Array-native Klone
scenario-clone-linked = Linked Clones (Composer)
scenario-clone-instant = Instant Clones
scenario-clone-mcs = Machine Creation Services (MCS)
scenario-clone-pvs = Provisioning Services (PVS)
scenario-clone-full = Vollständige Klone
scenario-pool-n = Pool { $n }

## Storage
scenario-storage = Storage
scenario-storage-note = Es werden nur bestellbare Größen angezeigt.
scenario-array = Array
scenario-model = Modell
scenario-model-hint = Aus dem Katalog; die Auswahl eines Modells setzt dessen kleinste sinnvolle Konfiguration
scenario-model-sheet-hint = Aus einem Datenblatt; die Leistung ist aus anderen Familien abgeleitet
scenario-model-stated-hint = Von Ihnen als Kennzahlen angegeben; die Bauteile sind angenommen
scenario-model-generic-hint = Generisch, nicht kalibriert: ein typisches Produkt seiner Art, ohne Messstudie
scenario-model-cloud-hint = Limits und Burst-Guthaben von den Seiten des Anbieters; seine Hardware wird nicht simuliert
scenario-arrays-measured = In einer veröffentlichten Studie gemessen
scenario-arrays-stated = Von Ihnen als Kennzahlen angegeben
scenario-arrays-sheet = Aus Datenblättern
scenario-arrays-generic = Generisch, nicht kalibriert
scenario-arrays-cloud = Cloud-Volumes
scenario-arrays-former = Nicht mehr erhältlich
scenario-firmware = Firmware
scenario-firmware-hint = Bestimmt den Controller-CPU-Aufwand je I/O
scenario-drive = Laufwerk
scenario-drive-hint = In dieser Ebene unterstützte Laufwerke
scenario-n-drives-label = Anzahl Laufwerke
scenario-n-drives-hint = Einschließlich Parität und Spares
scenario-tier = Ebene: { $name }
scenario-size = Größe
scenario-arrays = Arrays
scenario-arrays-hint = Teilen sich die Desktops gleichmäßig
scenario-nodes = Knoten
scenario-nodes-hint = Knoten des Clusters
scenario-nodes-hosts-hint = Ein Knoten auf jedem Host
scenario-controllers = Controller
scenario-controllers-hint = Bedienen diese Desktops
scenario-flash-cache = Flash-Cache
scenario-ports = Front-End-Ports insgesamt
scenario-volume = Volume
scenario-volume-size = Größe
scenario-volume-size-hint = Größen, die der Anbieter verkauft
scenario-volume-gib = Größe jedes Volumes
scenario-volume-gib-hint = Die Limits ergeben sich aus der Größe
scenario-volumes = Volumes
scenario-volumes-hint = Teilen sich die Desktops gleichmäßig
scenario-disks-hint = Eines pro Sitzungshost, also so viele wie Hosts
scenario-all-controllers = Alle Controller zusammen
scenario-in-each-array = { $what }, pro Array
scenario-in-each-node = { $what }, pro Knoten
scenario-hosts = Hosts
scenario-hosts-note = Leere Felder werden nicht bewertet
scenario-hosts-hint = Server, auf denen die Desktops laufen
scenario-spare-hosts = Reserve-Hosts
scenario-spare-hosts-hint = Oben enthalten; die übrigen müssen alle Desktops tragen
scenario-host-memory = Arbeitsspeicher
scenario-host-memory-hint = Pro Host
scenario-cores = Kerne
scenario-cores-hint = Pro Host; mit Kernen und Taktfrequenz wird die Host-CPU bewertet
scenario-clock = Taktfrequenz pro Kern
scenario-clock-hint = Laut Hersteller, ohne Turbo
scenario-specrate = SPECrate pro Host
scenario-specrate-hint = SPECrate 2017 Integer (base); ohne Angabe gilt die Leistung pro GHz der gemessenen Hosts
scenario-host-cache = Host-Cache (CBRC)
scenario-host-cache-hint = Arbeitsspeicher pro Host, der Image-Blöcke zwischenspeichert; 0 schaltet ihn aus
scenario-storage-link = Storage-Anbindung
scenario-storage-link-hint = Alle Ports eines Hosts zusammen; mit Angabe werden die Host-Anbindungen bewertet
scenario-host-iops = IOPS-Limit
scenario-host-iops-hint = Nur Cloud-Laufwerke: das Limit der VM-Größe; ohne Angabe gelten nur die Limits des Laufwerks

## Steps
scenario-fewer = Weniger: { $label }
scenario-more = Mehr: { $label }
scenario-fixed = fest
scenario-step-not = nicht { $value }
scenario-step-between = { $value } ist keine bestellbare Größe
scenario-steps-fixed = fest bei jedem { $array }
scenario-steps-of =
    { $step ->
        [one] einzeln, bis zu { $most }
       *[other] in Schritten von { $step }, bis zu { $most }
    }
scenario-steps-modules =
    { $controllers ->
        [one] in Modulen von { $module } GiB, bis zu { $most }
       *[other] in Modulen von { $module } GiB, bis zu { $most } pro Controller
    }
scenario-steps-up-to = bis zu { $most }
scenario-steps-controllers = bis zu { $most } je { $array }
scenario-steps-controllers-least = { $least } bis { $most } je { $array }

## Values that are set by default
scenario-auto = AUTO
scenario-manual = GESETZT
scenario-manual-hint = Weicht vom Standardwert ab
scenario-restore = { $value } wiederherstellen
scenario-also-set = Ebenfalls gesetzt: { $fields }
scenario-reachable = Kein Speicher kann eine Grenze unter { $value } erreichen.
scenario-reachable-set = Auf { $value } setzen
scenario-default-is = Standard: { $value }
scenario-default-back = Auf Standard zurücksetzen
scenario-recommended = Empfohlener Wert
scenario-recommended-back = Auf empfohlenen Wert zurücksetzen
scenario-empty = nicht gesetzt
scenario-why = Warum wir fragen
scenario-why-label = Warum wir fragen: { $label }

## Goals, growth and indicators
scenario-goals-note = Eine Phase erreicht ihre Ziele nur, wenn sie alle erreicht
scenario-goal-set = Zielvorgabe
scenario-goal-set-attach = Die Grenzen für Anmeldungen enthalten { $n } s zum Einbinden der Profilcontainer.
scenario-goal-set-own = Eigene
scenario-growth-title = Wachstum und Ausfälle
scenario-growth-note = Empfohlene Hardware erreicht alle Ziele bis zu diesem Jahr und beim Ausfall jeder dieser Komponenten
scenario-through-year-empty = Jahr des Kalenders
scenario-budget-currency = Die Preise sind in { $currency }: Geben Sie das Budget in { $currency } an. Beträge werden nicht umgerechnet.
scenario-budget-empty = keines
scenario-survives-none = keine
scenario-indicators = Indikatoren des Benutzererlebnisses
scenario-indicators-note = Sie bewerten eine Phase, ändern aber das Ergebnis nicht
scenario-indicator-application_load_good_s = Anwendungsstart, gut bis
scenario-indicator-application_load_fair_s = Anwendungsstart, mäßig bis
scenario-indicator-application_load_weight_fraction = Anwendungsstart, Gewicht
scenario-indicator-login_delay_weight_fraction = Anmeldeverzögerung, Gewicht
scenario-indicator-disk_load_good_iops = Disk-Last, gut bis
scenario-indicator-disk_load_fair_iops = Disk-Last, mäßig bis
scenario-indicator-disk_load_weight_fraction = Disk-Last, Gewicht
scenario-indicator-disk_queue_good_ios = Warteschlange, gut bis
scenario-indicator-disk_queue_fair_ios = Warteschlange, mäßig bis
scenario-indicator-disk_queue_weight_fraction = Warteschlange, Gewicht

## Guide
scenario-login-storm = Login-Storm
scenario-login-window = Anmeldefenster
scenario-login-window-hint = Von der ersten bis zur letzten Anmeldung, an jedem Tag der Woche
scenario-login-window-empty = je nach Tag verschieden
scenario-nightly-reboot = Desktops starten jede Nacht neu
scenario-nightly-reboot-hint = Um 02:00 Ortszeit vor jedem Arbeitstag
scenario-nightly-reboot-event = Nächtlicher Neustart
scenario-reboot-same-login = Anmeldungen dieses Benutzertyps sind mit und ohne Neustart davor gleich: Sie wurden nicht getrennt gemessen. Der nächtliche Neustart fügt nur die I/O der Starts hinzu.
scenario-never-reset = Nicht persistente Desktops ({ $pools }) werden üblicherweise bei der Abmeldung oder jede Nacht zurückgesetzt. In diesem Kalender setzt nichts sie zurück: Das Ergebnis nimmt an, dass sie die ganze Woche laufen und ihre Caches behalten. Schalten Sie den nächtlichen Neustart ein oder wählen Sie im vollständigen Editor bei den Abmeldungen „Refresh der Desktops“.
scenario-reboot-window = Neustartfenster
scenario-reboot-window-hint = In dieser Zeit müssen alle Desktops wieder laufen; ein kürzeres Fenster braucht mehr gleichzeitige Starts und schnelleren Speicher. Es gilt für jedes Einschalten.
scenario-container-included-hint = Das I/O dieses Lastprofils enthält bereits das seiner FSLogix-Profilcontainer auf demselben Array; hier kommt nur ihre Größe hinzu. Das FSLogix-Standardmaximum ist 29,3 GiB.
scenario-usual-size-hint = Übliche Größe für diesen Benutzertyp; ändern Sie sie bei Bedarf
scenario-users-os = Benutzertyp und Betriebssystem
scenario-users-os-hint = Das ähnlichste Lastprofil
scenario-array-new = Ausgewähltes Array
scenario-array-check = Vorhandenes Array
scenario-array-expand = Aktuelles Array
scenario-array-refresh = Zu ersetzendes Array
scenario-goals-guide-note = Der vollständige Editor zeigt jeden Grenzwert

## Scenario settings
scenario-settings = Name, Zeitraum und Zeitzone
scenario-calendar-starts = Kalender beginnt ({ $zone })
scenario-calendar-ends = Kalender endet ({ $zone })
scenario-zone = Zeitzone
scenario-zone-hint = Für die Anzeige des Kalenders

## Saving and versions
scenario-saved = gespeichert
scenario-saved-at = gespeichert um { $time }
scenario-saving = wird gespeichert …
scenario-unsaved-read-only = nicht gespeichert: nur Lesezugriff
scenario-unsaved-refused = nicht gespeichert: markiertes Feld korrigieren
scenario-unsaved-offline = nicht gespeichert: Dienst nicht erreichbar, in diesem Browser gesichert
scenario-unsaved-conflict = nicht gespeichert: von einem anderen Benutzer geändert
scenario-offline = Nicht gespeichert: Der Dienst ist nicht erreichbar. Ihre Änderungen bleiben in diesem Browser erhalten.
scenario-refused = Nicht gespeichert: Korrigieren Sie das markierte Feld.
scenario-conflict = Version { $version } wurde von einem anderen Benutzer gespeichert
scenario-conflict-saved-by = Gespeichert von { $name }, { $time }.
scenario-conflict-hint = Ihre Änderungen sind in diesem Browser gesichert, aber noch nicht gespeichert. Wenn Sie die andere Version übernehmen, stellt „Rückgängig“ Ihre wieder her. Wenn Sie Ihre speichern, bleibt die andere im Versionsverlauf.
scenario-conflict-copy = Meine als Kopie speichern
scenario-conflict-theirs = Andere übernehmen
scenario-conflict-mine = Mit meiner überschreiben
scenario-see-differences = Unterschiede anzeigen
scenario-differences = Unterschiede
scenario-yours = Ihre
scenario-theirs = Andere, Version { $version }
scenario-no-differences = Keine Unterschiede
scenario-difference-of = Element
scenario-difference-field = Feld
scenario-versions = Versionen
scenario-versions-lead = Änderungen eines Benutzers innerhalb von fünf Minuten bilden eine Version. Jeder Lauf behält eine eigene Kopie des Szenarios.
scenario-version-n = Version { $version }
scenario-version-now = aktuell
scenario-version-changes = Mit aktueller vergleichen
scenario-version-changes-label = Version { $version } mit aktueller vergleichen
scenario-version-name = Benennen
scenario-version-name-label = Version { $version } benennen
scenario-version-name-field = Name der Version
scenario-version-name-hint = Benannte Versionen bleiben dauerhaft erhalten, sonst nur die neuesten 200
scenario-version-name-example = Wie angeboten
scenario-version-save-name = Namen speichern
scenario-version-restore = Version wiederherstellen
scenario-version-branch = Abzweigen
scenario-version-branch-label = Von Version { $version } abzweigen
scenario-version-restored = Version { $version } wiederhergestellt
scenario-version-restored-hint = „Rückgängig“ nimmt dies zurück; alle Versionen bleiben erhalten.
scenario-where-scenario = Szenario
scenario-where-calendar = Kalender
scenario-where-hosts = Hosts
scenario-where-array = Storage
scenario-where-goals = Ziele
scenario-where-growth = Wachstum
scenario-where-budget = Budget
scenario-where-indicators = Indikatoren des Benutzererlebnisses
scenario-where-pool = Pool
scenario-where-event = Ereignis
scenario-yes = ja
scenario-no = nein
scenario-there = vorhanden
scenario-not-there = nicht vorhanden

## Calendar
scenario-calendar = Wochenkalender
scenario-calendar-times = Uhrzeit
scenario-calendar-keys = Ziehen verschiebt, mit Alt kopiert; Aufziehen fügt hinzu. Fokussiertes Ereignis: Pfeiltasten verschieben es, Umschalt+Pfeil sein Ende, Eingabe öffnet, Entf löscht, Strg+D kopiert auf den nächsten Tag, Strg+C und Strg+V kopieren an den Zeiger. X nimmt es in die Auswahl auf, Umschalt+F10 öffnet sein Menü.
scenario-calendar-more = +{ $n } weitere
scenario-calendar-download = Kalender herunterladen (.ics)
scenario-new-event = Neues Ereignis
scenario-add-event = Ereignis hinzufügen
scenario-add-event-hint = { $help }. In den Kalender ziehen oder zum Hinzufügen klicken.
scenario-week-n = Woche { $n }
scenario-weeks-n = Wochen { $first }–{ $last }
scenario-week = Woche
scenario-previous-week = Vorherige Woche
scenario-next-week = Nächste Woche
scenario-day = Tag
scenario-day-short = Tag
scenario-previous-day = Vorheriger Tag
scenario-next-day = Nächster Tag
scenario-weeks-shown = Angezeigter Zeitraum
scenario-n-weeks-short =
    { $n ->
        [one] { $n } Wo.
       *[other] { $n } Wo.
    }
scenario-add-week = Kalender um eine Woche verlängern
scenario-add-week-limit = Der Kalender hat die Höchstlänge von vier Wochen

## What a screen reader reads for an event
scenario-said-period = { $start } bis { $end }
scenario-said-all-pools =
    { $n ->
        [one] { $n } Pool
        [2] beide Pools
       *[other] alle { $n } Pools
    }
scenario-said-repeats = wiederholt sich { $days }
scenario-said-busy = noch aktiv bis { $time }
scenario-said-selected = ausgewählt
scenario-days-every = täglich
scenario-days-run = { $first } bis { $last }

## Kinds of events
scenario-group-people = Benutzer
scenario-group-desktops = Desktops
scenario-group-storage = Storage und Netzwerk
scenario-kind-login = Anmeldung
scenario-kind-login-help = Benutzer kommen an, melden sich an und beginnen zu arbeiten
scenario-kind-logoff = Abmeldung
scenario-kind-logoff-help = Benutzer melden sich ab; Desktops bleiben eingeschaltet
scenario-kind-provision = Bereitstellung
scenario-kind-provision-help = Erstellt die Desktops aus ihrem Image
scenario-kind-power_on = Einschalten
scenario-kind-power_on-help = Schaltet alle Desktops ein oder einen Teil vor Ankunft der Benutzer
scenario-kind-reboot = Neustart
scenario-kind-reboot-help = Startet alle Desktops neu
scenario-kind-recompose = Recompose
scenario-kind-recompose-help = Erstellt die Desktops aus einem neuen Image neu; kein Benutzer darf angemeldet sein
scenario-kind-antivirus_scan = Virenscan
scenario-kind-antivirus_scan-help = Jeder laufende Desktop scannt seine Disk
scenario-kind-patch = Patchen
scenario-kind-patch-help = Jeder laufende Desktop installiert ein Update: erst Lesen, dann vor allem Schreiben
scenario-kind-backup = Backup
scenario-kind-backup-help = Liest zusätzlich zur übrigen Last Daten vom Array
scenario-kind-replication = Replikation
scenario-kind-replication-help = Schreibt zusätzlich zur übrigen Last Daten eines anderen Standorts
scenario-kind-load_test = Lasttest
scenario-kind-load_test-help = Ein Lastgenerator läuft auf jedem laufenden Desktop, so schnell der Storage antwortet
scenario-kind-failure = Ausfall
scenario-kind-failure-help = Eine Komponente des Arrays fehlt, bis sie ersetzt wird
scenario-kind-maintenance = Wartung
scenario-kind-maintenance-help = Ein Wartungsfenster
scenario-kind-outage = Betriebsunterbrechung
scenario-kind-outage-help = Das Storage-Netzwerk ist ausgefallen

## Fields of an event
scenario-event-starts = Beginnt ({ $zone })
scenario-event-ends = Endet ({ $zone })
scenario-event-pools = Beteiligte Pools
scenario-failure-part = Ausgefallene Komponente
scenario-failure-count = Anzahl
scenario-failure-count-hint = Im gesamten System
scenario-failure-tier = Ebene
scenario-failure-rebuild-hint = Anteil an der Zeit der verbleibenden Laufwerke
scenario-event-logins-empty = durch das Zeitfenster bestimmt
scenario-event-slots = Einschalt-Slots
scenario-event-no-limit = unbegrenzt
scenario-event-throttle-empty = so schnell wie der Storage
scenario-event-sequential-hint = Der Rest ist zufällig
scenario-event-reads-hint = Der Rest ist Schreiben
scenario-event-duplicate = Duplizieren
scenario-event-delete = Löschen
scenario-repeats-on = Wiederholung am
scenario-repeats-first = { $day }, erster Termin
scenario-repeat-once = Einmal
scenario-repeat-workdays = Werktage
scenario-repeat-every-day = Täglich
scenario-repeat-until = Bis
scenario-repeat-until-hint = Letzter Tag; leer für das Ende des Kalenders
scenario-event-zone = Zeitzone
scenario-event-zone-own = Wie das Szenario ({ $zone })
scenario-event-zone-hint = Behält bei Zeitumstellung die Ortszeit

## Components of an array that can fail
scenario-part-drive = Laufwerke
scenario-part-controller = Controller
scenario-part-port = Front-End-Ports
scenario-part-flash_cache = Flash-Cache-Module

## Fields of the document by name
scenario-field-name = Name
scenario-field-notes = Notizen
scenario-field-time_zone = Zeitzone
scenario-field-starts_at = Beginn
scenario-field-ends_at = Ende
scenario-field-repeat = Wiederholung
scenario-field-pool_ids = Pools
scenario-field-at_local_time = Zur Ortszeit jedes Standorts
scenario-field-n_slots = Gleichzeitige Desktops
scenario-field-starts_per_minute = Neue Desktops pro Minute, höchstens
scenario-field-concurrent_fraction = Anteil des Pools gleichzeitig, höchstens
scenario-field-mb_per_s_per_desktop = Gedrosselt auf
scenario-field-gib_per_desktop = Gelesene Daten
scenario-field-read_gib_per_desktop = Gelesene Daten
scenario-field-write_gib_per_desktop = Geschriebene Daten
scenario-field-read_mb_per_s = Leserate
scenario-field-write_mb_per_s = Schreibrate
scenario-field-sequential_fraction = Sequenziell
scenario-field-read_fraction = Lesen
scenario-field-outstanding_ios = Ausstehende I/Os
scenario-field-io_kib = I/O-Größe
scenario-field-unmeasured = Systeme ohne Last
scenario-field-n_unmeasured = Anzahl der Systeme ohne Last
scenario-field-nothing_else = Nichts anderes läuft darauf
scenario-field-part = Ausgefallene Komponente
scenario-field-n_parts = Ausgefallene Komponenten
scenario-field-tier = Ebene
scenario-field-rebuild_fraction = Rebuild-Last
scenario-field-window_s = Zeitfenster
scenario-field-logins_per_minute = Anmeldungen pro Minute
scenario-field-arrivals = Ankünfte
scenario-field-averaging_s = Mittelungsfenster
scenario-field-refresh = Refresh der Desktops
scenario-field-refresh_slots = Gleichzeitige Refresh-Vorgänge
scenario-field-refresh_starts_per_minute = Neue Refresh-Vorgänge pro Minute, höchstens
scenario-field-refresh_concurrent_fraction = Anteil des Pools im Refresh, höchstens
scenario-field-desktop_fraction = Vorab eingeschaltet
scenario-field-on_arrival_slots = Broker: gleichzeitig
scenario-field-on_arrival_per_minute = Broker: höchstens pro Minute
scenario-field-n_desktops = Desktops
scenario-field-profile_id = Lastprofil
scenario-field-clone_type = Klontyp
scenario-field-deployment_id = Bereitstellungsverfahren
scenario-field-assignment = Zuweisung
scenario-field-initial_state = Anfangszustand
scenario-field-n_vcpus = vCPUs pro Desktop
scenario-field-memory_gib = Arbeitsspeicher
scenario-field-memory_reservation_fraction = Reservierter Arbeitsspeicher
scenario-field-memory_in_use_fraction = Genutzter Arbeitsspeicher
scenario-field-suspended_fraction = Maximal angehalten
scenario-field-image_gib = Image
scenario-field-n_image_copies = Image-Kopien
scenario-field-sessions_per_desktop = Benutzer pro Desktop
scenario-field-n_base_images = Basis-Images
scenario-field-overcommit = Storage-Überbuchung
scenario-field-growth_gib_per_desktop = Eigene Daten pro Desktop
scenario-field-disposable_gib_per_desktop = Temporäre Disk
scenario-field-persistent_gib_per_desktop = Persistente Disk
scenario-field-profile_containers = Profilcontainer
scenario-field-profile_container_gib_per_desktop = Größe des Profilcontainers
scenario-field-user_data_gib_per_desktop = Benutzerdaten
scenario-field-data_growth_fraction_per_year = Datenwachstum
scenario-field-growth_years = Jahre des Datenwachstums
scenario-field-snapshot_reserve_fraction = Snapshot-Reserve
scenario-field-n_hosts = Hosts
scenario-field-n_spare_hosts = Reserve-Hosts
scenario-field-memory_gib_per_host = Arbeitsspeicher pro Host
scenario-field-n_cores_per_host = Kerne pro Host
scenario-field-ghz_per_core = Taktfrequenz pro Kern
scenario-field-specrate2017_int_base = SPECrate pro Host
scenario-field-host_cache_gib = Host-Cache (CBRC)
scenario-field-storage_gbit_per_s_per_host = Storage-Anbindung
scenario-field-storage_iops_per_host = IOPS-Limit
scenario-field-model_id = Modell
scenario-field-firmware_id = Firmware
scenario-field-n_arrays = Arrays
scenario-field-n_controllers = Controller
scenario-field-tiers = Laufwerke
scenario-field-flash_cache_gib = Flash-Cache
scenario-field-n_ports = Front-End-Ports
scenario-field-other_workloads = Andere Workloads
scenario-field-reads_iops = Lesezugriffe
scenario-field-writes_iops = Schreibzugriffe
scenario-field-used_gib = Belegter Speicherplatz
scenario-field-survives = Ausfalltoleranz (N+1)
scenario-field-desktops_fraction_per_year = Zusätzliche Desktops
scenario-field-through_year = Wachstumshorizont
scenario-field-amount = Budget
scenario-field-currency = Währung
scenario-field-schema_version = Dokumentformat

## Help texts of fields
scenario-help-n_desktops = Anzahl virtueller Desktops mit je einem Benutzer.
scenario-help-clone_type = Alle außer vollständigen Klonen teilen sich die Image-Blöcke auf dem Array; PVS streamt sie.
scenario-help-assignment = Dediziert: Jeder Benutzer hat einen eigenen Desktop. Floating: Benutzer erhalten einen beliebigen laufenden Desktop.
scenario-help-initial_state = Zustand der Desktops zu Beginn des Kalenders.
scenario-help-n_vcpus = Virtuelle CPUs pro Desktop; standardmäßig so viele wie in den Messungen des Profils. Sie teilen sich die CPU-Arbeit eines Starts und bestimmen das Verhältnis von vCPUs zu Kernen.
scenario-help-memory_gib = Pro Desktop konfigurierter Arbeitsspeicher; bestimmt die Größe der Swap-Dateien.
scenario-help-memory_reservation_fraction = Auf dem Host reservierter Anteil, für den keine Swap-Datei nötig ist.
scenario-help-memory_in_use_fraction = Anteil des konfigurierten Arbeitsspeichers, den Hosts vorhalten müssen; der Rest ist unbenutzt oder geteilt.
scenario-help-suspended_fraction = Höchstanteil angehaltener Desktops; jeder speichert seinen Arbeitsspeicher in einer Datei.
scenario-help-image_gib = Größe des Master-Images.
scenario-help-n_image_copies = Vollständige Image-Kopien auf dem Array, eine je Volume oder Replikat.
scenario-help-sessions_per_desktop = Mittlere Zahl der Benutzer pro virtueller Maschine: 1 bei Desktops, mehr bei Sitzungshosts.
scenario-help-growth_gib_per_desktop = Vom Desktop geschriebene Blöcke, die nicht im Image liegen: Profil, Deltas, Auslagerungsdatei, Schreib-Cache.
scenario-help-disposable_gib_per_desktop = Eigene Disk für Auslagerungsdatei und temporäre Dateien, beim Ausschalten geleert.
scenario-help-persistent_gib_per_desktop = Eigene Disk, die Refresh und Recompose übersteht.
scenario-help-profile_containers = Wo die Profilcontainer (FSLogix) liegen. Auf einem Dateidienst belasten sie dieses Array nicht; mit Cloud Cache hat das Array eine lokale Kopie mit einem Vielfachen der I/O.
scenario-help-profile_container_gib_per_desktop = Profilcontainer jedes Benutzers auf demselben Array; das FSLogix-Standardmaximum ist 29,3 GiB.
scenario-help-user_data_gib_per_desktop = Benutzerdaten auf demselben Array.
scenario-help-growth_years = Jahre dieses Wachstums, für die Kapazität vorgehalten wird.
scenario-help-snapshot_reserve_fraction = Kapazität für Snapshots, als Anteil nicht wiederherstellbarer Daten: gewachsene Benutzerdaten und Deltas dedizierter Desktops.
scenario-help-login_good_s = Eine Anmeldung bis zu dieser Dauer ist gut.
scenario-help-login_fair_s = Eine Anmeldung bis zu dieser Dauer ist mäßig, darüber schlecht.
scenario-help-login_min_good_fraction = Anteil der Benutzer eines Anmeldeereignisses, die eine gute Anmeldung haben müssen.
scenario-help-login_max_poor_fraction = Anteil der Benutzer eines Anmeldeereignisses, die eine schlechte Anmeldung haben dürfen.
scenario-help-host_latency_max_ms = Mittlere Antwortzeit an den Hosts während Anmeldung oder Arbeit. Übliche Grenzwerte: 20 ms (PS6100XS), 15 ms (VNX5500). Sie stammen aus Studien mit älteren Arrays; Flash-Arrays liegen meist weit darunter.
scenario-help-power_on_max_s = Zeit, in der ein Pool eingeschaltet sein muss.
scenario-help-provisioning_max_s = Zeit, in der ein Pool bereitgestellt sein muss.
scenario-help-controller_max_fraction = Mittlere Controller-CPU während Anmeldung oder Arbeit.
scenario-help-drive_max_fraction = Mittlere Laufwerksauslastung während Anmeldung oder Arbeit.
scenario-help-port_max_fraction = Mittlere Auslastung der Front-End-Ports während Anmeldung oder Arbeit.
scenario-help-host_cpu_max_fraction = Mittlere Host-CPU während Anmeldung oder Arbeit.
scenario-help-memory_oversubscription_max_ratio = Konfigurierter Arbeitsspeicher der Desktops im Verhältnis zu dem der Hosts; darüber setzen die Hosts Swapping und Ballooning ein.
scenario-help-spare_capacity_fraction = Anteil der nutzbaren Kapazität, der frei bleibt.
scenario-help-survives = Komponenten, von denen eine bei jedem Ereignis ausfallen darf, ohne dass Ziele verfehlt werden; Empfehlungen stellen dies sicher.
scenario-help-desktops_fraction_per_year = Zusätzliche Desktops pro Jahr, als Anteil der aktuellen Anzahl.
scenario-help-through_year = Letztes Jahr, für das das Array ausreichen muss; standardmäßig das des Kalenders.
scenario-help-amount = Anschaffung aller Arrays, mit monatlichen Kosten, Support und Strom über die Laufzeit der Preisliste.
scenario-help-currency = Beträge werden nicht umgerechnet.
scenario-help-n_slots = Gleichzeitige Vorgänge; der nächste beginnt, wenn einer endet.
scenario-help-starts_per_minute = Höchstzahl neuer Vorgänge pro Minute über alle Pools des Ereignisses; standardmäßig unbegrenzt.
scenario-help-concurrent_fraction = Höchster Anteil jedes Pools, der gleichzeitig bearbeitet wird.
scenario-help-mb_per_s_per_desktop = Gedrosselte Rate pro Desktop; standardmäßig so schnell, wie der Storage es zulässt.
scenario-help-gib_per_desktop = Pro Desktop gelesene Daten.
scenario-help-read_gib_per_desktop = Pro Desktop gelesene Daten.
scenario-help-write_gib_per_desktop = Pro Desktop geschriebene Daten.
scenario-help-read_mb_per_s = Leserate auf dem Array.
scenario-help-write_mb_per_s = Schreibrate auf dem Array.
scenario-help-sequential_fraction = Anteil sequenzieller I/Os; geänderte Blöcke einer Replikation sind zufällig.
scenario-help-outstanding_ios = Ausstehende I/Os pro Desktop.
scenario-help-io_kib = Größe jedes I/O.
scenario-help-window_s = Zeit vom ersten bis zum letzten Benutzer.
scenario-help-logins_per_minute = Ankünfte pro Minute über alle Pools, mit fester Rate, bis alle Benutzer angekommen sind.
scenario-help-arrivals = Gleichmäßig: konstante Rate. Glockenförmig: 40 % kommen im mittleren Sechstel des Zeitfensters.
scenario-help-refresh = Desktops werden vor dem nächsten Benutzer zurückgesetzt (Refresh) und neu gestartet; Profile liegen anderswo.
scenario-help-refresh_slots = Gleichzeitige Refresh-Vorgänge.
scenario-help-refresh_starts_per_minute = Höchstzahl neuer Refresh-Vorgänge pro Minute über alle Pools des Ereignisses; standardmäßig unbegrenzt.
scenario-help-refresh_concurrent_fraction = Höchster Anteil jedes Pools, der gleichzeitig zurückgesetzt wird.
scenario-help-desktop_fraction = Anteil jedes Pools, der vorab eingeschaltet wird; die übrigen starten bei Ankunft der Benutzer.
scenario-help-on_arrival_slots = Gleichzeitige Starts des Brokers für Benutzer, deren Desktop aus ist.
scenario-help-on_arrival_per_minute = Höchstzahl der Starts pro Minute durch den Broker für diese Benutzer; standardmäßig unbegrenzt.
scenario-help-at_local_time = Jeder Pool nimmt zur Ortszeit seines Standorts teil.
scenario-help-name = Anzeigename.
scenario-help-notes = Notizen für Leser des Ergebnisses.

## Choices
scenario-choice-dedicated = Dediziert
scenario-choice-floating = Floating
scenario-choice-not_deployed = Nicht bereitgestellt
scenario-choice-off_never_used = Aus, nie benutzt
scenario-choice-off_used = Aus, benutzt
scenario-choice-idle_never_used = Leerlauf, nie benutzt
scenario-choice-idle_rebooted = Leerlauf, neu gestartet
scenario-choice-idle_used = Leerlauf, benutzt
scenario-choice-uniform = Gleichmäßig
scenario-choice-bell = Glockenförmig
scenario-choice-none = Keine
scenario-choice-array = Auf demselben Array
scenario-choice-file_service = Auf einem Dateidienst
scenario-choice-cloud_cache = Auf einem Dateidienst, mit Cloud Cache
scenario-choice-standard = Standard

## Units and limits
scenario-unit-per-host = { $unit } pro Host
scenario-unit-per-desktop = { $unit } pro Desktop
scenario-unit-per-minute = pro Minute
scenario-unit-per-year = % pro Jahr
scenario-unit-years = Jahre
scenario-limit-at-least = mindestens { $value }
scenario-limit-more-than = mehr als { $value }
scenario-limit-at-most = höchstens { $value }
scenario-limit-less-than = weniger als { $value }
scenario-limit-min-characters = mindestens { $n } Zeichen
scenario-limit-max-characters = höchstens { $n } Zeichen
scenario-limit-min-items = { $n ->
        [one] mindestens { $n } Element
       *[other] mindestens { $n } Elemente
    }
scenario-problem-too-small = ist zu klein
scenario-problem-too-large = ist zu groß
scenario-problem-too-short = ist zu kurz
scenario-problem-too-long = ist zu lang
scenario-choice-conservative = Konservativ
scenario-choice-aggressive = Aggressiv

## Why a question is asked
scenario-why-pools-n_desktops = Alles skaliert damit: Startdauer, gleichzeitige Anmeldungen und Kapazität.
scenario-why-pools-profile_id = Die I/O-Last eines Desktops bei Start, Anmeldung und Arbeit unterscheidet sich je nach Benutzertyp und System um das Zehnfache.
scenario-why-pools-clone_type = Klone mit gemeinsamem Image werden aus dem Cache bedient; vollständige Klone lesen eigene Blöcke und brauchen eigene Kapazität.
scenario-why-pools-deployment_id = Klon-Manager haben ihr eigenes Tempo, oft langsamer, als es das Array zuließe.
scenario-why-pools-assignment = Bei Floating-Desktops wartet kein Benutzer auf einen startenden Desktop, solange ein anderer läuft.
scenario-why-pools-initial_state = Bereits genutzte Desktops haben warme Caches und müssen nicht starten: Der erste Montag ist milder.
scenario-why-pools-time_zone = Standorte in anderen Zeitzonen melden sich zu anderen Zeiten an; nicht überlappende Storms brauchen weniger Array.
scenario-why-pools-memory_gib = Swap-Dateien und angehaltene Desktops belegen so viel Kapazität auf dem Array.
scenario-why-pools-memory_reservation_fraction = Reservierter Arbeitsspeicher braucht keine Swap-Datei – oft die günstigste Art, Kapazität zu sparen.
scenario-why-pools-memory_in_use_fraction = Bestimmt, wie viele Desktops ein Host trägt, bevor er auf das Array auslagert.
scenario-why-pools-suspended_fraction = Jeder angehaltene Desktop speichert seinen Arbeitsspeicher in einer Datei auf dem Array.
scenario-why-pools-image_gib = Bestimmt die Größe der Image-Kopien und wie viel ein Recompose schreibt.
scenario-why-pools-n_image_copies = Jede Kopie belegt Kapazität und eigenen Cache.
scenario-why-pools-growth_gib_per_desktop = Deltas machen bei den meisten Pools den größten Teil der Kapazität aus.
scenario-why-pools-persistent_gib_per_desktop = Übersteht einen Refresh und wächst daher über die Lebensdauer des Desktops an.
scenario-why-pools-profile_containers = Das Einbinden eines Containers verlängert jede Anmeldung um mehrere Sekunden, und sein I/O belastet den hier gewählten Speicher.
scenario-why-pools-profile_container_gib_per_desktop = Container auf diesem Array werden bei jeder Anmeldung gelesen und wachsen mit der Zeit.
scenario-why-pools-user_data_gib_per_desktop = Home-Verzeichnisse auf demselben Array belegen zusätzliche Kapazität.
scenario-why-pools-data_growth_fraction_per_year = Heute ausreichende Kapazität reicht im dritten Jahr vielleicht nicht mehr.
scenario-why-pools-snapshot_reserve_fraction = Snapshots speichern geänderte Daten; diese Kapazität muss mit dem Array gekauft werden.
scenario-why-events-reboot = Ein Neustart leert die Caches der Desktops, daher lesen die nächsten Anmeldungen mehr vom Array.
scenario-why-events-window_s = Dieselben Benutzer erzeugen in 15 Minuten doppelt so viel Last wie in 30: Das Zeitfenster macht den Storm.
scenario-why-events-arrivals = Schichten zur vollen Stunde kommen geballt an; Bürobeschäftigte verteilen sich.
scenario-why-events-n_slots = Die Zahl gleichzeitiger Starts ist eine kostenlose Einstellung, die die Größe des Storms bestimmt.
scenario-why-events-desktop_fraction = Auf bereits eingeschaltete Desktops müssen Benutzer nicht warten.
scenario-why-hosts-n_hosts = Arbeitsspeicher und CPU der Desktops müssen passen, auch wenn ein Host ausfällt.
scenario-why-hosts-n_spare_hosts = Fallen diese Hosts aus, tragen die übrigen alles: Dieser Fall ist zu dimensionieren.
scenario-why-hosts-memory_gib_per_host = Mit zu wenig Arbeitsspeicher lagern Hosts auf das Array aus.
scenario-why-hosts-n_cores_per_host = Anmeldungen brauchen auch CPU: Schnellerer Storage behebt keinen CPU-Mangel der Hosts.
scenario-why-hosts-host_cache_gib = Boot-Storms, die aus dem Arbeitsspeicher der Hosts bedient werden, erreichen das Array nicht.
scenario-why-hosts-storage_gbit_per_s_per_host = Eine langsame Anbindung macht ein schnelles Array langsam.
scenario-why-array-model_id = Controller, Caches und RAID unterscheiden sich: Dieselben Laufwerke tragen unterschiedliche Lasten.
scenario-why-array-firmware_id = Ein Release kann für dasselbe I/O doppelt so viel CPU brauchen wie ein anderes.
scenario-why-array-n_controllers = In den meisten veröffentlichten Studien sind die Controller vor den Laufwerken der Engpass.
scenario-why-array-flash_cache_gib = Images sind klein und werden von allen gelesen: Ein Cache, der sie hält, bedient die meisten Lesezugriffe.
scenario-why-array-tiers-n_drives = Schreibzugriffe landen auf den Laufwerken: Ihre Zahl bestimmt die mögliche Schreibrate.
scenario-why-goals-login_good_s = Benutzer beurteilen einen Desktop nach der Anmeldung. Der Vertrag sollte die Zahl nennen.
scenario-why-goals-login_min_good_fraction = Das letzte Prozent kann so viel kosten wie alle anderen.
scenario-why-goals-host_latency_max_ms = Darüber wirken Anwendungen auch ohne Login-Storm langsam.
scenario-why-goals-power_on_max_s = Nach einer Betriebsunterbrechung können Benutzer so lange nicht arbeiten.
scenario-why-goals-provisioning_max_s = Entscheidet, ob ein Image über Nacht verteilt werden kann.
scenario-why-goals-controller_max_fraction = Die verbleibende Reserve fängt einen Ausfall oder einen schlechten Tag ab.
scenario-why-goals-spare_capacity_fraction = Volle Arrays werden langsamer, und Kapazität lässt sich nicht über Nacht bestellen.
scenario-why-goals-survives = Komponenten fallen irgendwann aus: Der Montagmorgen muss auch ohne eine funktionieren.
scenario-why-growth-desktops_fraction_per_year = Der heutige Kauf muss bis zur Abschreibung ausreichen.
scenario-why-growth-through_year = Das Jahr, in dem das Array ersetzt wird, nicht das Kaufjahr.

## Workbench
scenario-projects = Projekte
scenario-breadcrumbs = Navigationspfad
scenario-undo = Rückgängig (Strg+Z)
scenario-redo = Wiederholen (Strg+Umschalt+Z)
scenario-sidebar = Szenario
scenario-import = Messungen importieren …
scenario-import-ics = .ics importieren
scenario-import-ics-hint = Ereignisse aus einer Kalenderdatei importieren (.ics)
scenario-compare-fio = Mit fio-Messungen vergleichen
scenario-all-families = Alle Array-Familien und Zeitplanänderungen
scenario-failures = Komponentenausfall
scenario-events-of-week = Ereignisse dieser Woche
scenario-recommend = Empfehlen
scenario-recommendation = Empfehlung
scenario-recommendation-none = Noch keine Empfehlung für diese Version
scenario-recommendation-run = Günstigste Konfiguration suchen
scenario-recommendation-outdated = Empfehlung für Version { $version }; das Szenario wurde geändert
scenario-recommendation-outdated-hint = Simulieren Sie das Szenario erneut, um eine Empfehlung zu übernehmen.
scenario-copy-name = { $name } (meine)
scenario-saved-as-copy = Als Kopie gespeichert
scenario-restored = Nicht gespeicherte Änderungen wiederhergestellt
scenario-restored-hint = Sie waren nicht gespeichert, als Sie die Seite um { $time } verließen. „Rückgängig“ verwirft sie.
scenario-not-run = Lauf nicht gestartet
scenario-not-run-hint = Das Szenario muss zuerst gespeichert werden; siehe Status oben.
scenario-cannot-save = Ihre Änderungen konnten nicht gespeichert werden
scenario-cannot-save-hint = Machen Sie sie rückgängig oder beheben Sie das Problem, dann fahren Sie fort.
scenario-left-unsaved = { $name }: nicht gespeichert
scenario-left-unsaved-hint = Ihre Änderungen sind in diesem Browser gesichert und werden beim Öffnen wiederhergestellt.
scenario-applied = Änderungen auf das Szenario angewendet
scenario-applied-hint = „Rückgängig“ nimmt sie zurück.
scenario-zoom-week = Woche
scenario-zoom-weeks = Wochen
scenario-zoom-all = Alles
scenario-zoom-event = Ereignis

## What changed in the calendar
scenario-event-copied = { $name } kopiert; Strg+V fügt es am Zeiger oder am nächsten Tag ein.
scenario-event-not-pasted = { $name } nicht eingefügt
scenario-event-not-pasted-hint = Seine Pools sind nicht mehr vorhanden.
scenario-event-limit = Weiter verschieben nicht möglich.
scenario-event-at = { $name }, { $time }
scenario-event-no-room = Kein Platz für eine Kopie
scenario-event-no-room-hint = Der Kalender endet vor der Kopie.
scenario-event-added = { $name } hinzugefügt, { $time }
scenario-event-deleted = { $name } gelöscht
scenario-event-deleted-series = { $name } samt Wiederholungen gelöscht
scenario-event-deleted-said = { $what }; „Rückgängig“ stellt es wieder her.

scenario-imported-from = Importiert aus:
scenario-imported-more = und { $n } weiteren
