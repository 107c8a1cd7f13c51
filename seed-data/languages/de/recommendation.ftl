### Recommended hardware, shortlist of array families, comparison of scenarios, response-time curve.

## Configuration: its parts, separated by commas

configuration-list = { $first }, { $others }
configuration-arrays = { $n ->
        [one] { $n } Array
       *[other] { $n } Arrays
    }
configuration-nodes = { $n } Knoten
configuration-controllers = { $n } Controller
configuration-controllers-each = je { $n } Controller
configuration-drives = { $n } × { $drive }
configuration-volumes = { $n ->
        [one] { $size } { $volume }
       *[other] { $n } × { $size } { $volume }
    }
configuration-tiers = { $first } + { $others }
configuration-flash-cache = { $size } Flash-Cache
configuration-no-flash-cache = kein Flash-Cache
configuration-ports = { $n ->
        [one] { $n } Port
       *[other] { $n } Ports
    }
configuration-host-cache = { $size } Image-Cache in jedem Host
configuration-host-cache-off = Image-Cache der Hosts aus

## Bill of materials: a part, as a label

bill-array = Array ({ $array })
bill-array-without-rate = Array ({ $array }; Preis in { $entered } ohne Kurs zu { $currency })
bill-controller = Controller ({ $array })
bill-node = Knoten ({ $array })
bill-node-in-hosts = Knoten ohne Server ({ $array })
bill-shelf = Einschub ({ $array })
bill-cache-module = Cache-Modul ({ $array })
bill-port = Port ({ $array })
bill-added-drives = { $drive }, zusätzlich
bill-host-memory = Host-Arbeitsspeicher für Storage und Image-Cache (GiB)
bill-gib = { $volume } (GiB)
bill-power = Strom (kWh)
bill-support = Support, pro Jahr ({ $share } des Kaufpreises)

## Missed goals

missed-completion = Rechtzeitiger Abschluss
missed-failure-tolerance = Ausfalltoleranz
missed-data-protection = Schutz vor Datenverlust
missed-drives-without-raid = Laufwerke ohne RAID
missed-capacity = Kapazität
missed-hosts = Hosts
missed-goal-on-array = { $goal } auf { $array }
missed-goal-at = { $goal } ({ $phase })
missed-without-storage = { $n ->
        [one] Dieses verfehlte Ziel lässt sich nicht durch Storage beheben: { $goals }.
       *[other] Diese verfehlten Ziele lassen sich nicht durch Storage beheben: { $goals }.
    }

## Recommendation for one array family

assumed-value = { $value } (angenommen)
assumed-parts = Dieses Array wurde durch Kapazität, Datenreduktion und Leistung beschrieben; Softwareversion, Controller, Laufwerke, Spares und Ports sind nach Arrays dieser Klasse angenommen.
recommendation-of-model = { $model }, { $configuration }
recommendation-cheapest = Günstigste Konfiguration, die alle Ziele erreicht: { $configuration }.
recommendation-fewest-drives = Konfiguration mit den wenigsten Laufwerken, die alle Ziele erreicht: { $configuration }.
recommendation-cheapest-of-storage = Günstigste Konfiguration, die alle vom Storage abhängigen Ziele erreicht: { $configuration }.
recommendation-fewest-drives-of-storage = Konfiguration mit den wenigsten Laufwerken, die alle vom Storage abhängigen Ziele erreicht: { $configuration }.
recommendation-none = Keine Konfiguration dieser Familie erreicht alle Ziele.
recommendation-closest = Am nächsten kommt: { $configuration }.
recommendation-missed-goal = Verfehltes Ziel: { $goal }.
recommendation-missed-phases = { $n ->
        [one] Verfehltes Ziel: { $goal }. In { $n } weiteren Phase werden ebenfalls Ziele verfehlt.
       *[other] Verfehltes Ziel: { $goal }. In { $n } weiteren Phasen werden ebenfalls Ziele verfehlt.
    }
recommendation-missed-goals = { $n ->
        [one] Verfehlte Ziele: { $goal } und { $n } weiteres.
       *[other] Verfehlte Ziele: { $goal } und { $n } weitere.
    }
recommendation-illustrative-prices = Die Preise sind Beispielwerte, kein Angebot.

## Shortlist of array families

shortlist-without-raid = Diese Familie speichert Daten ohne RAID und ohne Kopien: Fällt ein Laufwerk aus, sind seine Desktops und deren Daten verloren. Sie wird nur berücksichtigt, wenn sie bereits installiert ist.
shortlist-tier-missing = Der Ausfall „{ $failure }“ betrifft Laufwerke der Ebene { $tier }, die diese Familie nicht hat.
shortlist-too-many-users = Benutzer mit Profilcontainern brauchen mindestens { $shares } Dateifreigaben; ein Szenario kann höchstens { $most } haben.
shortlist-too-many-hosts = Diese Familie läuft auf jedem Host und unterstützt höchstens { $most ->
        [one] { $most } Host
       *[other] { $most } Hosts
    }. Das Szenario hat { $hosts }.
shortlist-too-few-hosts = Diese Familie läuft auf jedem Host und braucht mindestens { $least } Hosts. Das Szenario hat { $hosts }.
shortlist-storage-lost = Durch den Ausfall haben Desktops keinen Storage mehr.
shortlist-missed = Verfehlt: { $goal } – { $phase }.
shortlist-missed-without = Verfehlt: { $goal } – { $part }: { $phase }.
shortlist-headroom-limit = Die Reserve begrenzt: { $goal }.
shortlist-headroom-limit-in-phase = Die Reserve begrenzt: { $goal } – { $phase }.
shortlist-headroom-limit-without = Die Reserve begrenzt: { $goal } – { $part }: { $phase }.
shortlist-headroom-limit-failure = Die Reserve begrenzt ein Ausfall. { $failure }
shortlist-cheapest = { $n ->
        [0] { $family }, die einzige verglichene Familie, erreicht alle Ziele: { $configuration }, { $price }.
        [one] { $family } erreicht als einzige Familie alle Ziele: { $configuration }, { $price }.
       *[other] { $family } ist die günstigste von { $n } Familien, die alle Ziele erreichen: { $configuration }, { $price }.
    }
shortlist-fewest-drives = { $n ->
        [0] { $family }, die einzige verglichene Familie, erreicht alle Ziele: { $configuration }.
        [one] { $family } erreicht als einzige Familie alle Ziele: { $configuration }.
       *[other] { $family } benötigt die wenigsten Laufwerke von { $n } Familien, die alle Ziele erreichen: { $configuration }.
    }
shortlist-cheapest-of-storage = { $n ->
        [0] { $family }, die einzige verglichene Familie, erreicht alle vom Storage abhängigen Ziele: { $configuration }, { $price }.
        [one] { $family } erreicht als einzige Familie alle vom Storage abhängigen Ziele: { $configuration }, { $price }.
       *[other] { $family } ist die günstigste von { $n } Familien, die alle vom Storage abhängigen Ziele erreichen: { $configuration }, { $price }.
    }
shortlist-fewest-drives-of-storage = { $n ->
        [0] { $family }, die einzige verglichene Familie, erreicht alle vom Storage abhängigen Ziele: { $configuration }.
        [one] { $family } erreicht als einzige Familie alle vom Storage abhängigen Ziele: { $configuration }.
       *[other] { $family } benötigt die wenigsten Laufwerke von { $n } Familien, die alle vom Storage abhängigen Ziele erreichen: { $configuration }.
    }
shortlist-lowest-total = { $family } hat die niedrigsten Gesamtkosten einschließlich Hosts und Lizenzen: { $configuration }, { $price } über { $years } Jahre.
shortlist-cheapest-by-kind = { $families }
shortlist-cheapest-array = Günstigstes Array: { $family }, { $price }.
shortlist-cheapest-hyperconverged = Günstigstes hyperkonvergentes System: { $family }, { $n } Knoten, { $price } mit Speichersoftware, ohne Server und andere Lizenzen.
shortlist-cheapest-local = Günstigste lokale Laufwerke: { $family }, { $price } ohne Server.
shortlist-cheapest-cloud = Günstigste Cloud-Volumes: { $family }, { $price }.
shortlist-kinds-differ = Preise verschiedener Speicherarten werden nicht verglichen, weil sie unterschiedliche Bestandteile enthalten.
shortlist-missing-prices = Fehlende Preise: { $parts }.
shortlist-not-compared = Wegen fehlender Preise nicht verglichen: { $families }.
shortlist-none = Keine Konfiguration irgendeiner Familie erreicht alle Ziele.
shortlist-closest = { $family } kommt am nächsten: { $configuration }.
shortlist-no-io = In der am stärksten belasteten Minute der kritischsten Phase erreicht kein I/O das Array.
shortlist-window = Simuliert: die am stärksten belastete Minute des kritischsten Ereignisses dieser Familie, { $event }.
shortlist-percentiles = { $n ->
        [one] In der am stärksten belasteten Minute ({ $n } I/O) beträgt das 99. Perzentil der Antwortzeit { $percentiles }.
       *[other] In der am stärksten belasteten Minute ({ $n } I/Os) beträgt das 99. Perzentil der Antwortzeit { $percentiles }.
    }
shortlist-means = Die Ziele gelten für den Mittelwert, hier { $means }.
shortlist-reads = { $time } beim Lesen
shortlist-writes = { $time } beim Schreiben
shortlist-means-differ = Der Mittelwert weicht stärker als zulässig von dem der Kalendersimulation ab.

## What prices contain

price-basis-mixed = { $years ->
        [one] Preisvergleich über { $years } Jahr: { $items } bei gekauftem Speicher und Miete bei Cloud-Speicher.
       *[other] Preisvergleich über { $years } Jahre: { $items } bei gekauftem Speicher und Miete bei Cloud-Speicher.
    }
price-basis-total = { $years ->
        [one] Preise sind Summen über { $years } Jahr: { $items }.
       *[other] Preise sind Summen über { $years } Jahre: { $items }.
    }
price-basis-rent = { $years ->
        [one] Preise sind die Miete über { $years } Jahr.
       *[other] Preise sind die Miete über { $years } Jahre.
    }
price-basis-once = Preise sind Kaufpreise.
price-basis-purchase = Kaufpreis
price-basis-support = Support
price-basis-power = Strom
price-basis-hosts = Hosts
price-basis-licenses = Lizenzen
price-basis-in-total-cost = Die Gesamtkosten enthalten Hosts und Lizenzen, soweit sie einen Preis haben.
price-storage-only = { $price } (nur Speicher, ohne Server)
price-contents-volumes = Der Preis enthält nur Speicher: die Miete der Volumes. Virtuelle Maschinen sind nicht enthalten.
price-contents-in-hosts = { $n ->
        [one] Der Preis enthält nur Speicher: Laufwerke und Software von { $n } Knoten. Server sind nicht enthalten.
       *[other] Der Preis enthält nur Speicher: Laufwerke und Software von { $n } Knoten. Server sind nicht enthalten.
    }
price-contents-nodes = { $n ->
        [one] Der Preis enthält nur Speicher: { $n } Speicherknoten mit Laufwerken und Software. Server für die Desktops sind nicht enthalten.
       *[other] Der Preis enthält nur Speicher: { $n } Speicherknoten mit Laufwerken und Software. Server für die Desktops sind nicht enthalten.
    }
price-contents-array = Der Preis enthält nur Speicher: Controller, Laufwerke und Software. Server für die Desktops sind nicht enthalten.

## Total cost of ownership

ownership-title = Gesamtbetriebskosten
ownership-column-item = Posten
ownership-column-once = Einmalig
ownership-column-per-year = Pro Jahr
ownership-storage = Speicher, vor Rabatten
ownership-discount = Rabatte
ownership-hosts = Hosts ({ $n } × { $price })
ownership-license = { $name } ({ $n } × { $price })
ownership-support = Support ({ $share } von { $price } pro Jahr)
ownership-power = Strom des Speichers ({ $power }, PUE { $pue })
ownership-per-desktop-per-month =
    { $n ->
        [one] Pro Desktop und Monat ({ $n } Desktop)
       *[other] Pro Desktop und Monat ({ $n } Desktops)
    }
ownership-total =
    { $n ->
        [one] Gesamtkosten: { $three } über 3 Jahre, { $five } über 5 Jahre; { $month } pro Desktop und Monat über 3 Jahre ({ $n } Desktop).
       *[other] Gesamtkosten: { $three } über 3 Jahre, { $five } über 5 Jahre; { $month } pro Desktop und Monat über 3 Jahre ({ $n } Desktops).
    }
ownership-total-priced =
    { $n ->
        [one] Summe der Posten mit Preis: { $three } über 3 Jahre, { $five } über 5 Jahre; { $month } pro Desktop und Monat über 3 Jahre ({ $n } Desktop).
       *[other] Summe der Posten mit Preis: { $three } über 3 Jahre, { $five } über 5 Jahre; { $month } pro Desktop und Monat über 3 Jahre ({ $n } Desktops).
    }
ownership-total-storage = Summe der Posten mit Preis: { $price } für Speicher.
ownership-not-known = Die Gesamtkosten sind nicht bekannt.
ownership-not-included = Nicht enthalten: { $items }.
ownership-no-storage-price = Speicher (kein Preis für { $parts })
ownership-no-host-price = Hosts (kein Preis)
ownership-no-licenses = Lizenzen (keine angegeben)
ownership-no-sockets = { $name } (Sockel pro Host nicht angegeben)
ownership-no-support = Support (kein Satz)
ownership-no-kwh-price = Strom (kein Preis pro kWh)
ownership-no-power = Strom (nicht für alle Teile bekannt)
ownership-power-of-hosts = Strom (von den Hosts verbraucht)

## Comparison

comparison-price = Preis
comparison-price-per-desktop = Storage-Kosten pro Desktop
comparison-price-per-desktop-of =
    { $n ->
        [one] Speicherkosten pro Desktop ({ $n } Desktop)
       *[other] Speicherkosten pro Desktop ({ $n } Desktops)
    }
comparison-ownership = Gesamtkosten über { $years } Jahre
comparison-ownership-per-desktop = Gesamtkosten pro Desktop und Monat über { $years } Jahre
comparison-price-per-user = Storage-Kosten pro Benutzer
comparison-drives = Laufwerke
comparison-rack-units = Höheneinheiten
comparison-power = Leistungsaufnahme
comparison-headroom = Reserve
comparison-usable-capacity = Nutzbare Kapazität
comparison-spare-capacity = Freie Kapazität
comparison-good-logins = Gute Anmeldungen
comparison-fair-logins = Mäßige Anmeldungen
comparison-poor-logins = Schlechte Anmeldungen
comparison-mean-login = Mittlere Anmeldedauer
comparison-duration = Dauer
comparison-io-rate = I/O-Rate
comparison-read-latency = Leselatenz
comparison-write-latency = Schreiblatenz
comparison-best-price = niedrigster Preis
comparison-best-drives = die wenigsten Laufwerke
comparison-best-rack-units = die wenigsten Höheneinheiten
comparison-best-power = niedrigste Leistungsaufnahme
comparison-best-headroom = größte Reserve
comparison-best-spare-capacity = größte freie Kapazität
comparison-only-one = erreicht als einzige alle Ziele
comparison-best-experience = bestes Benutzererlebnis
comparison-leader = { $column }: { $strengths }.
comparison-both-meet = Beide erreichen alle Ziele.
comparison-all-meet = Alle { $n } erreichen alle Ziele.
comparison-at-risk = { $n ->
        [one] { $columns } ist grenzwertig.
       *[other] { $columns } sind grenzwertig.
    }
comparison-some-meet = { $columns } erreichen alle Ziele.
comparison-neither-meets = Keines der beiden erreicht alle Ziele.
comparison-none-meets = Keines der { $n } erreicht alle Ziele.
comparison-no-difference = Kein Unterschied ist wesentlich.
comparison-not-comparable = Nicht vergleichbar.
comparison-different-desktops = Die Anzahl der Desktops ist unterschiedlich: { $values }.
comparison-different-users = Die Anzahl der Benutzer ist unterschiedlich: { $values }.
comparison-different-calendars = Die Kalender sind unterschiedlich: { $values }.
comparison-calendar = { $start } bis { $end }
comparison-different-workloads = Die Lastprofile sind unterschiedlich: { $values }.
comparison-different-goals = Die Ziele sind unterschiedlich.
comparison-warning = { $column }: { $warning }
comparison-different-versions = Die Ergebnisse stammen von unterschiedlichen Versionen der Engine oder des Katalogs. Das kann einen Teil der Unterschiede erklären.
comparison-headroom-missing = Die Reserve ist nicht für alle Spalten verfügbar.
comparison-families-of-runs = gilt nur für Optionen, nicht für Läufe
comparison-runs-and-options = entweder Läufe oder eine Shortlist angeben
comparison-no-option = ist keine Option der Shortlist
comparison-number-of-columns = ist keine gültige Anzahl von Spalten

## Response-time curve of a phase

curve-position = Bei { $rate } beträgt die mittlere Antwortzeit { $time }.
curve-position-above-goal = Bei { $rate } beträgt die mittlere Antwortzeit { $time } und liegt damit über dem Ziel von { $goal }.
curve-uneven-load = Die Last schwankt; bei konstanter Rate läge die mittlere Antwortzeit bei { $time }.
curve-some-degraded = Ein Teil der I/Os wurde mit ausgefallenen Komponenten bedient; die Kurve gilt für das vollständige Array.
curve-mostly-degraded = Die meisten I/Os wurden mit ausgefallenen Komponenten bedient; die Kurve gilt für das verbleibende Array.
curve-goal-rate = Bei konstanter Last mit diesem I/O-Mix wird das Ziel von { $goal } bis { $rate } erreicht.
curve-goal-missed = Mit diesem I/O-Mix verfehlt selbst ein unbelastetes Array das Ziel von { $goal }.
curve-bottleneck = Engpass: { $component } (Sättigung bei { $full }).
curve-bottleneck-with-goal = Engpass: { $component } (Auslastungsziel von { $goal } bei { $rate } erreicht, Sättigung bei { $full }).
curve-two-bottlenecks = Engpässe: { $first } (Auslastungsziel von { $goal } bei { $rate } erreicht), dann { $component } (Sättigung bei { $full }).

# Arrays from specification sheets
sheet-maximum = Bei I/Os von { $block } und { $reads } Lesezugriffen liegt das berechnete Maximum bei { $rate } ({ $low } bis { $high }). Engpass: { $component }.
sheet-without-maximum = Die CPU-Zeiten folgen aus Speichertests anderer Baureihen; ein veröffentlichtes Maximum würde ihren Bereich verkleinern.
sheet-as-published = Das entspricht dem angegebenen Maximum von { $rate }.
sheet-above-published = Das sind { $difference } mehr als das angegebene Maximum von { $rate }.
sheet-below-published = Das sind { $difference } weniger als das angegebene Maximum von { $rate }.
sheet-rate-at-latency = Bei der angegebenen Antwortzeit von { $latency } ergibt die Berechnung { $rate }.
sheet-rate-at-latency-below = Bei der angegebenen Antwortzeit von { $latency } ergibt die Berechnung { $rate } der angegebenen { $stated }, { $difference } weniger.
sheet-rate-at-latency-above = Bei der angegebenen Antwortzeit von { $latency } ergibt die Berechnung { $rate }, { $difference } mehr als die angegebenen { $stated }.
sheet-latency-missed = Die berechnete Antwortzeit liegt selbst bei minimaler Last über den angegebenen { $latency }.

## Budget

budget-met = { $difference } unter dem Budget von { $budget } über { $years } Jahre.
budget-exceeded = { $difference } über dem Budget von { $budget } über { $years } Jahre.
budget-other-currency = Nicht mit dem Budget von { $budget } verglichen, weil die Preise in { $currency } sind.
budget-missing-prices = Nicht mit dem Budget von { $budget } verglichen, weil Preise fehlen.
budget-all-arrays = { $price } für alle Arrays: { $comparison }

## Upgrade of an installed array: whole sentences

upgrade-adds-nothing = Das vorhandene Array ({ $array }) wird nicht erweitert.
upgrade-adds = Erweiterung des vorhandenen Arrays ({ $array }): { $parts }.
upgrade-replaces = Ersetzt das vorhandene Array ({ $array }).
upgrade-left-over = Nicht mehr benötigt: { $parts }.
upgrade-end-of-sale = { $array } wird nicht mehr verkauft; prüfen Sie, ob diese Teile noch bestellt werden können.
upgrade-firmware = Firmware-Upgrade von { $before } auf { $after }.

field-families-or-exclusions = entweder die zu vergleichenden oder die auszulassenden Familien angeben
allowed-families-or-exclusions = eines von family_ids und excluded_family_ids
