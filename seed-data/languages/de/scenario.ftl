# Problems of a scenario and other documents.

## Invalid fields: what is wrong, as the rest of a sentence that begins with the field

field-missing = fehlt
field-unknown = ist kein Feld dieses Dokuments
field-replaced-by-tiers = wurde durch array.tiers ersetzt
field-not-finite = ist keine endliche Zahl
field-not-whole-number = ist keine ganze Zahl
field-not-number = ist keine Zahl
field-not-boolean = ist weder true noch false
field-not-text = ist kein Text
field-not-list = ist keine Liste
field-not-mapping = ist keine Zuordnung
field-wrong-format = hat das falsche Format
field-not-a-choice = ist keiner der zulässigen Werte
field-below-minimum = ist zu klein
field-above-maximum = ist zu groß
field-too-short = ist zu kurz
field-too-long = ist zu lang
field-control-characters = enthält Steuerzeichen
field-name-with-address = enthält eine E-Mail- oder Web-Adresse
field-not-one-line = enthält Zeilenumbrüche oder Tabulatoren
field-blank = ist leer
field-not-instant = ist kein Zeitpunkt mit Zeitzone
field-not-whole-second = ist keine volle Sekunde
field-not-date = ist kein Datum
field-not-time-zone = ist keine Zeitzone
field-not-above = muss größer als { $other } sein
field-not-after = muss nach { $other } liegen
field-not-after-start = muss nach dem Beginn liegen
field-calendar-length = muss nach dem Beginn liegen, höchstens 28 Tage später
field-arrivals-not-uniform = kann nicht mit logins_per_minute kombiniert werden
field-no-host-left = muss mindestens einen Host für die Desktops übrig lassen
field-other-workloads-entered = ist mit anderen Workloads nicht vereinbar
field-not-a-factor = ist keine positive Zahl
field-would-become-too-large = würde zu groß
field-duplicate-id = ist doppelt vergeben
field-duplicate-pool = nennt denselben Pool zweimal
field-unknown-pool = ist kein Pool dieses Szenarios
field-pool-without-event = hat kein Ereignis im Kalender
field-unknown-array = ist kein Array dieses Szenarios
field-image-apart-from-clones = muss das Array der Deltas sein: Diese Klone teilen die Blöcke des Images innerhalb eines Arrays
field-second-in-hosts = ist das zweite Array, das auf den Hosts läuft
field-array-without-pool = enthält von keinem Pool Daten
field-too-many-occurrences = kommen zu oft vor
field-before-event-start = liegt vor dem Beginn des Ereignisses
field-not-a-repeat-day = ist keiner der Tage, an denen sich das Ereignis wiederholt
field-arrivals-window = ergibt ein Anmeldefenster von { $window }
field-refresh-of-full-clones = ist bei vollständigen Klonen nicht möglich, weil sie kein Image haben, auf das sie zurückgesetzt werden können
field-overlaps-outage = überschneidet sich mit der Betriebsunterbrechung { $outage }
field-before-calendar = liegt vor dem Kalender
field-not-one-per-host = muss bei { $array } der Anzahl der Hosts entsprechen
field-too-many-users = reicht nicht: Eine Dateifreigabe von { $array } unterstützt höchstens { $most } Benutzer mit Profilcontainern
field-hosts-after-growth = führt zu { $hosts } Hosts, mehr als { $array } unterstützt
field-above-array-maximum = ist mehr, als { $array } unterstützt
field-below-array-minimum = ist weniger, als { $array } benötigt
field-cache-exceeds-drives = ist mehr Cache als die Kapazität der Laufwerke dahinter
field-not-module-multiple = passt nicht zu den Cache-Modulen: Jeder Controller hat einen eigenen Cache aus Modulen mit { $module }
field-too-few-ports = ist zu wenig: Jeder Controller benötigt einen eigenen Port
field-wrong-number-of-tiers = ist nicht die Anzahl der Ebenen von { $array }
field-drive-count-fixed = kann nicht geändert werden: { $array } hat eine feste Anzahl von { $tier }
field-drives-below-capacity = sind zu wenige für eine nutzbare Kapazität von { $capacity }
field-too-few-drives = ist zu wenig: Jeder Controller benötigt eine RAID-Gruppe mit mindestens { $n } Laufwerken
field-tier-cannot-fail = ist keine Ebene, die ausfallen kann
field-too-many-failures = ist mehr, als ausfallen darf. Konfiguriert: { $parts }{ $failed ->
        [0] .
       *[other] , davon bereits { $failed } ausgefallen.
    }
failure-loses-group-data = Verliert eine RAID-Gruppe mehr Laufwerke, gehen Daten verloren.
failure-no-copy = Kein anderes Array enthält eine Kopie der Daten.
failure-copies = Die Daten bleiben beim Ausfall von { $n ->
        [one] { $n } Array
       *[other] { $n } Arrays
    } verfügbar, aber nicht von mehr.
parts-controller = { $n } Controller
parts-drive = { $n ->
        [one] { $n } Laufwerk
       *[other] { $n } Laufwerke
    }
parts-port = { $n ->
        [one] { $n } Port
       *[other] { $n } Ports
    }
parts-flash-cache = { $n ->
        [one] { $n } Flash-Cache-Modul
       *[other] { $n } Flash-Cache-Module
    }
field-event-impossible = ist zu diesem Zeitpunkt nicht möglich
field-before-last-logoff = liegt vor der letzten Abmeldung
field-same-start = fällt mit dem vorherigen Ereignis des Pools zusammen
field-recompose-unknown = ist für dieses Bereitstellungsverfahren nicht bekannt
field-not-after-window-start = ist kein gültiges Ende des Fensters

## Invalid fields: what was given

given-empty-text = leerer Text
given-bytes = { $n ->
        [one] { $n } Byte
       *[other] { $n } Byte
    }
given-mapping = { $n ->
        [one] eine Zuordnung mit { $n } Feld
       *[other] eine Zuordnung mit { $n } Feldern
    }
given-list = { $n ->
        [one] eine Liste mit { $n } Element
       *[other] eine Liste mit { $n } Elementen
    }
given-long-number = eine Zahl mit etwa { $n } Stellen
given-instant-on = { $at } ({ $weekday })
given-event = { $kind } von { $pool } um { $at }
given-recompose = Recompose von { $pool }
given-more-occurrences = mehr als { $n } Vorkommen

## Invalid fields: what is allowed

allowed-value = ein Wert
allowed-schema-fields = die Felder des veröffentlichten Schemas
allowed-tiers-example = array.tiers, z. B. { $example }
allowed-finite-number = eine endliche Zahl
allowed-whole-number = eine ganze Zahl
allowed-number = eine Zahl
allowed-boolean = true oder false
allowed-text = Text
allowed-unicode-text = gültiger Unicode-Text
allowed-list = eine Liste
allowed-mapping = eine Zuordnung von Feldern zu Werten
allowed-at-least = mindestens { $amount }
allowed-more-than = mehr als { $amount }
allowed-less-than = weniger als { $amount }
allowed-min-characters = mindestens { $n } Zeichen
allowed-max-characters = höchstens { $n } Zeichen
allowed-min-items = { $n ->
        [one] mindestens { $n } Element
       *[other] mindestens { $n } Elemente
    }
allowed-max-items = { $n ->
        [one] höchstens { $n } Element
       *[other] höchstens { $n } Elemente
    }
allowed-pattern = Text, der auf { $pattern } passt
allowed-printable-text = druckbarer Text
allowed-name-without-address = ein Name ohne E-Mail- und Web-Adressen
allowed-one-line = eine Zeile druckbarer Text
allowed-visible-character = mindestens ein sichtbares Zeichen
allowed-instant = Datum und Uhrzeit mit Zeitzone, z. B. { $example }
allowed-whole-seconds = Datum und Uhrzeit in vollen Sekunden
allowed-years = ein Jahr von { $first } bis { $last }
allowed-date = ein Datum, z. B. { $example }
allowed-time-zone = eine IANA-Zeitzone, z. B. { $example }
allowed-after = nach { $instant }
allowed-after-up-to = nach { $start }, bis { $end }
allowed-within = ab { $start }, vor { $end }
allowed-up-to = bis { $end }
allowed-or-later = { $start } oder später
allowed-uniform-arrivals = uniform oder kein logins_per_minute
allowed-no-other-workloads = false oder keine anderen Workloads
allowed-unused-id = eine ID, die noch nicht vergeben ist
allowed-each-pool-once = jeder Pool einmal
allowed-event-for-pool = mindestens ein Ereignis für diesen Pool
allowed-array-outside-hosts = ein Array außerhalb der Hosts
allowed-array-of-pool = ein Array, auf dem Image, Deltas oder Profildaten eines Pools liegen
allowed-occurrences = höchstens { $n }, einschließlich Wiederholungen und Standorten
allowed-days-in-zone = { $days } in { $zone }
allowed-earlier-start = ein früherer Beginn
allowed-no-refresh = false, oder Pools ohne vollständige Klone statt { $pool }
allowed-as-many-as-hosts = { $n }, die Anzahl der Hosts
allowed-multiple-of = ein Vielfaches von { $step }
allowed-tiers = { $n }: { $names }
allowed-no-tier = keine Ebene; nur Laufwerke haben Ebenen
allowed-no-failure = kein Ausfall dieser Komponente
allowed-already-deployed = die Desktops existieren bereits; sie können nur einmal bereitgestellt werden
allowed-deployed-before-power-on = die Desktops müssen vor dem Einschalten bereitgestellt sein
allowed-not-powered-on = die Desktops sind bereits eingeschaltet; verwenden Sie einen Neustart
allowed-powered-on-before-reboot = die Desktops müssen vor dem Neustart eingeschaltet sein
allowed-powered-on-before-recompose = die Desktops müssen vor dem Recompose eingeschaltet sein
allowed-logged-off-before-recompose = die Benutzer müssen vor dem Recompose ihrer Desktops abgemeldet sein
allowed-powered-on = die Desktops müssen eingeschaltet sein
allowed-powered-on-before-login = die Desktops müssen eingeschaltet sein, bevor sich Benutzer anmelden
allowed-logged-off-before-login = die Benutzer sind bereits angemeldet; sie müssen sich zuerst abmelden
allowed-logged-in-before-logoff = die Benutzer müssen sich anmelden, bevor sie sich abmelden
allowed-deployment-with-recompose = ein Pool, dessen Bereitstellungsverfahren das Recompose der Desktops beschreibt
allowed-replications = 1 bis { $most }

## Branding

field-not-color = ist keine Farbe
field-low-contrast = hat auf Weiß einen Kontrast von { $contrast }:1; Text benötigt mindestens { $least }:1
allowed-color = # und sechs hexadezimale Ziffern, z. B. { $example }
allowed-color-or-darker = { $color } oder dunkler
allowed-one-line-or-empty = eine Zeile Text oder leer

## Import options

field-not-a-window = ist kein Zeitfenster
allowed-window-fields = starts_at und ends_at oder from_time und to_time
field-not-a-measure = ist keine Messgröße

## Values of catalog entries

field-fact-needs-source = braucht `source` und `where` für den Status „{ $status }“
allowed-fact-source = eine Quelle des Katalogs und die Fundstelle darin
field-fact-needs-reasoning = braucht `reasoning` für den Status „{ $status }“
allowed-fact-reasoning = die Begründung des Werts
field-fact-needs-rows = braucht `rows` für den Status „{ $status }“
allowed-fact-rows = mindestens eine Messwertzeile
field-fact-value-and-status = muss genau dann leer sein, wenn der Status „unknown“ ist
allowed-fact-value = ein Wert oder der Status „unknown“
field-fact-range = { $low } liegt über `high`, das { $high } ist
fact-value-unknown = der Katalog hat keinen Wert; geben Sie einen ein
field-raid-needs-destage = ist für das Layout „{ $kind }“ erforderlich
allowed-fact = ein Wert mit Status
field-raid-needs-write-costs = „{ $kind }“ braucht `reads_per_write`, `writes_per_write` und `merge_ratio`
allowed-raid-with-stripes = diese Werte oder ein Layout, das volle Stripes schreibt
field-raid-group-without-data = von { $size } lässt neben { $parity } für Parität keine Datenlaufwerke übrig
field-tiers-out-of-order = müssen von schnell nach langsam geordnet sein, jede einmal
field-tiering-missing = ist bei mehreren Ebenen erforderlich
field-tiering-unknown-tier = legt neue Blöcke auf „{ $tier }“, die keine der Ebenen ist
catalog-invalid-field = { $document }: { $path }: { $problem } (erlaubt: { $allowed })

## Phases and goal sets

field-unknown-phase = ist keine Phase dieses Szenarios
goal-set-conservative = Angenommen: etwa die Hälfte der üblichen Wartezeiten; 30 % der Controller, Laufwerke und Ports bleiben frei.
goal-set-standard = Standardziele: Grenzwerte veröffentlichter Studien, soweit sie welche nennen, sonst angenommen.
goal-set-aggressive = Angenommen: was die meisten Benutzer noch akzeptieren; wenig bleibt frei.
