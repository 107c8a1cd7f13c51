# Results of a simulation: goals, verdict, bottlenecks, experience, capacity, hosts, warnings.

## Goals

goal-group-logins = Anmeldungen
goal-group-storage = Storage, während Benutzer sich anmelden oder arbeiten
goal-group-hosts = Hosts
goal-group-time-and-space = Zeit und Kapazität

goal-login-good-s = Gute Anmeldung
    .limit = Dauer einer guten Anmeldung
    .input = Gute Anmeldung, höchstens
    .sensitivity = Grenzwert einer guten Anmeldung
goal-login-fair-s = Mäßige Anmeldung
    .limit = Dauer einer mäßigen Anmeldung
    .input = Mäßige Anmeldung, höchstens
    .sensitivity = Grenzwert einer mäßigen Anmeldung
goal-login-min-good-fraction = Gute Anmeldungen
    .limit = Benutzer mit guter Anmeldung
    .input = Gute Anmeldungen, mindestens
    .sensitivity = Geforderter Anteil guter Anmeldungen
goal-login-max-poor-fraction = Schlechte Anmeldungen
    .limit = Benutzer mit schlechter Anmeldung
    .input = Schlechte Anmeldungen, höchstens
    .sensitivity = Zulässiger Anteil schlechter Anmeldungen
goal-host-latency-max-ms = Antwortzeit an den Hosts
    .limit = Antwortzeit an den Hosts
    .input = Antwortzeit, höchstens
    .sensitivity = Zulässige Antwortzeit
goal-power-on-max-s = Einschaltzeit
    .limit = Zeit zum Einschalten eines Pools
    .input = Einschaltzeit, höchstens
    .sensitivity = Zulässige Einschaltzeit
goal-provisioning-max-s = Bereitstellungszeit
    .limit = Zeit zur Bereitstellung eines Pools
    .input = Bereitstellungszeit, höchstens
goal-controller-max-fraction = Controller-CPU
    .limit = Controller-CPU
    .input = Controller-CPU, höchstens
    .sensitivity = Zulässige Auslastung der Controller-CPU
goal-drive-max-fraction = Laufwerke
    .limit = Laufwerksauslastung
    .input = Laufwerke, höchstens
    .sensitivity = Zulässige Laufwerksauslastung
goal-port-max-fraction = Ports
    .limit = Portauslastung
    .input = Ports, höchstens
    .sensitivity = Zulässige Portauslastung
goal-host-cpu-max-fraction = Host-CPU
    .limit = Host-CPU
    .input = Host-CPU, höchstens
goal-memory-oversubscription-max-ratio = Überbuchung des Arbeitsspeichers
    .limit = Arbeitsspeicher der Desktops im Verhältnis zu dem der Hosts
    .input = Überbuchung des Arbeitsspeichers, höchstens
goal-spare-capacity-fraction = Freie Kapazität
    .limit = Freie Kapazität
    .input = Freie Kapazität, mindestens
    .sensitivity = Geforderte freie Kapazität
goal-survives = Ausfalltoleranz
    .limit = Ausfalltoleranz
    .input = Ausfalltoleranz

goal-at-most = höchstens { $limit }
goal-at-least = mindestens { $limit }

## Phases

phase-label = { $time } { $event }
at-local-time = { $text } ({ $time } in { $place })

## Verdict

status-pass = Bestanden
    .headline = Bestanden: Alle Ziele werden erreicht
    .headline-low = Bestanden, geringe Sicherheit: Alle Ziele werden erreicht
    .headline-guest-time = Bestanden, Zeit des Gastsystems angenommen: Alle Ziele werden erreicht
status-at-risk = Grenzwertig
    .headline = Grenzwertig: Alle Ziele werden erreicht, aber mit geringem Zielabstand
    .headline-low = Grenzwertig, geringe Sicherheit: Alle Ziele werden erreicht, aber mit geringem Zielabstand
    .headline-guest-time = Grenzwertig, Zeit des Gastsystems angenommen: Alle Ziele werden erreicht, aber mit geringem Zielabstand
status-fail = Nicht bestanden
    .headline = Nicht bestanden: Nicht alle Ziele werden erreicht

verdict-on-array = Auf { $array }: { $sentence }
verdict-array-without-io = Hat in keiner Phase I/O.
verdict-only-phase-met = Erreicht alle Ziele in der einzigen Phase des Kalenders.
verdict-all-phases-met = Erreicht alle Ziele in allen { $n } Phasen des Kalenders.
verdict-only-phase-met-alone = Die einzige Phase des Kalenders erreicht ihre Ziele.
verdict-all-phases-met-alone = Alle { $n } Phasen des Kalenders erreichen ihre Ziele.
verdict-without-load = Dies gilt ohne die Last von { $names }.
verdict-without-load-more = { $n } weiteren
verdict-phases-met = { $total ->
        [one] Verfehlt die Ziele in der einzigen Phase des Kalenders.
       *[other] Erreicht alle Ziele in { $met } von { $total } Phasen.
    }
verdict-worst-unfinished = Kritischste Phase: { $phase } – nicht rechtzeitig abgeschlossen.
verdict-worst-logins = Kritischste Phase: { $phase } – { $good } gute, { $fair } mäßige und { $poor } schlechte Anmeldungen (Mittelwert { $mean }).
verdict-worst-goal = Kritischste Phase: { $phase } – { $goal } { $value } (Ziel: { $limit }).
verdict-host-cpu-unchecked = Die CPU der Hosts ist nicht geprüft, weil deren Kerne oder Taktfrequenz unbekannt sind.
verdict-constraint = Kleinster Zielabstand der Leistung: { $margin } – { $phase }, { $goal } { $value } (Ziel: { $limit }).
verdict-constraint-mean = Kleinster Zielabstand der Leistung: { $margin } – { $phase }, { $goal } im Mittel { $value }, höchstes Minutenmittel { $peak } (Ziel für das Mittel: { $limit }).
verdict-constraint-unfinished = { $phase } wird nicht rechtzeitig abgeschlossen.
verdict-saturated = { $phase } erreicht die Ziele, aber eine Komponente ist in der Spitze voll ausgelastet.
verdict-space-insufficient = Kapazität reicht nicht aus: { $needed } benötigt, { $usable } nutzbar.
verdict-space-short = Freie Kapazität: { $free } (Ziel: mindestens { $goal }).
verdict-capacity = Die freie Kapazität beträgt { $free } (Ziel: mindestens { $goal }), ein Zielabstand von { $margin }.
verdict-capacity-nearest = Die freie Kapazität ist näher an ihrem Grenzwert als die Leistung: { $free } (Ziel: mindestens { $goal }), ein Zielabstand von { $margin }.
# Planned states: the last year of the growth, and failed components. $part: “With one controller failed”
state-today = Heute mit { $n ->
        [one] einem Desktop
       *[other] { $n } Desktops
    }
state-part-on-array = { $part } von { $array }
state-year = Im Jahr { $year } mit { $n ->
        [one] einem Desktop
       *[other] { $n } Desktops
    }
state-year-and-part = { $part } im Jahr { $year } mit { $n ->
        [one] einem Desktop
       *[other] { $n } Desktops
    }
verdict-in-state = { $state }: { $sentence }
verdict-today-met = Mit allen Komponenten und { $n ->
        [one] dem heutigen Desktop
       *[other] den heutigen { $n } Desktops
    } werden alle Ziele erreicht.
verdict-planned-growth-met = Alle Ziele werden auch im Jahr { $year } mit { $n ->
        [one] einem Desktop
       *[other] { $n } Desktops
    } erreicht.
verdict-planned-failures-met = Alle Ziele werden auch erreicht, wenn { $parts } ausfällt.
verdict-planned-both-met = Alle Ziele werden auch im Jahr { $year } mit { $n ->
        [one] einem Desktop
       *[other] { $n } Desktops
    } erreicht, selbst wenn { $parts } ausfällt.

## Bottleneck of a phase

binding-users-wait = Engpass: { $component } bei { $load } Auslastung; Anmeldungen müssen warten.
binding-work-waits = Engpass: { $component } bei { $load } Auslastung; die Arbeit muss warten.
binding-at-full-speed = In dieser Phase arbeiten Benutzer. Für Aufgaben, die so schnell wie möglich laufen, gelten Ziele für Antwortzeit und Dauer, aber nicht für die Auslastung.
binding-credits = Engpass: { $component }, dessen Burst-Guthaben aufgebraucht wird; im Mittel sind { $load } genutzt, danach muss die Arbeit warten.
binding-hosts-full = Engpass: Host-CPU bei { $load } Auslastung; die Hosts können kaum mehr Last aufnehmen.
binding-power-on = Engpass: { $component } bei { $load } Auslastung; dies begrenzt, wie schnell sich die Desktops einschalten lassen.
binding-clone-manager = Der Klon-Manager bestimmt das Tempo.
binding-power-on-slots = Die Einschalt-Slots bestimmen das Tempo.
binding-all-at-once = Alle Desktops starten gleichzeitig.
binding-unserved = Das Array bewältigt nur { $served } der angeforderten { $requested }.
binding-saturated-at-peak = Engpass in der Spitze: { $component }, mindestens eine Minute lang { $peak } Auslastung (im Mittel { $load }).
binding-closest = Am nächsten am Grenzwert: { $component } mit { $peak } in der Minute mit der höchsten Last (im Mittel { $load }).
binding-none = Kein Engpass.
binding-guests = Der Speicher ist nicht der Engpass: Auch wenn der Speicher sofort antwortet, brauchen { $share } der Benutzer bis zu { $time } für die Anmeldung, und nur Anmeldungen bis { $goal } gelten als gut.
binding-highest-load = Höchste Auslastung: { $component }, { $load }.
binding-highest-load-at-work = Höchste Auslastung, während Benutzer sich anmelden oder arbeiten: { $component }, { $load }.

## Experience indicators

indicator-login-delay = Anmeldeverzögerung
    .inline = Anmeldeverzögerung
indicator-application-load = Ladezeit von Anwendungen
    .inline = Ladezeit von Anwendungen
indicator-cpu-queue = CPU-Warteschlangenlänge
    .inline = CPU-Warteschlangenlänge
indicator-page-faults = Seitenfehler
    .inline = Seitenfehler
indicator-hung-applications = Nicht reagierende Anwendungen
    .inline = nicht reagierende Anwendungen
indicator-disk-load = Disk-IOPS
    .inline = Disk-IOPS
indicator-disk-queue = Disk-Warteschlangenlänge
    .inline = Disk-Warteschlangenlänge
indicator-network-latency = Netzwerk-Umlaufzeit
    .inline = Netzwerk-Umlaufzeit
indicator-failed-connections = Fehlgeschlagene Verbindungen
    .inline = fehlgeschlagene Verbindungen
indicator-view-planner = View Planner, Gruppe A, 95. Perzentil
    .inline = View Planner, Gruppe A, 95. Perzentil

indicator-no-application-start = Berechnet wird der Storage-Anteil eines Anwendungsstarts, nicht der Anteil des Gastsystems.
indicator-inside-guest = Hängt von den Anwendungen im Gastsystem ab.
indicator-inside-guest-cpu = Hängt von den Anwendungen im Gastsystem ab. Für die Host-CPU gibt es ein eigenes Ziel.
indicator-inside-guest-no-weight = Hängt von den Anwendungen im Gastsystem ab. Dieser Indikator hat kein Gewicht.
indicator-no-logins = In dieser Phase meldet sich kein Benutzer an.
indicator-no-desktop-on = Kein Desktop ist eingeschaltet.
indicator-no-network = Das Netzwerk zwischen Desktop und Benutzer wird nicht modelliert.
indicator-no-model = Es gibt zu wenige veröffentlichte Werte, um ein Modell der Antwortzeiten von Anwendungen zu prüfen.

indicator-score-good = Gut: { $points } von 100 Punkten, aus { $indicators } ({ $share } des Gewichts).
indicator-score-fair = Mäßig: { $points } von 100 Punkten, aus { $indicators } ({ $share } des Gewichts).
indicator-score-poor = Schlecht: { $points } von 100 Punkten, aus { $indicators } ({ $share } des Gewichts).
indicator-score-unknown = Kein gewichteter Indikator ist bekannt.
indicator-score-not-known = Nicht bekannt: { $indicators }.

## Capacity

capacity-base-images = Master-Images
capacity-images = Images
capacity-replicas = Replikate
capacity-base-disks = Basis-Disks
capacity-deltas = Desktop-Deltas und Profile
capacity-write-caches = Schreib-Caches
capacity-difference-disks = Differenz-Disks
capacity-swap = Swap-Dateien
capacity-suspend = Suspend-Dateien
capacity-disposable = Temporäre Disks
capacity-persistent = Persistente Disks
capacity-profile-containers = Profilcontainer
capacity-user-data = Benutzerdaten
capacity-digests = Digests der Images
capacity-disposable-digests = Digests der temporären Disks
capacity-growth = { $years ->
        [one] { $item }, Wachstum in { $years } Jahr
       *[other] { $item }, Wachstum in { $years } Jahren
    }
capacity-snapshots = Snapshot-Reserve
capacity-other-workloads = Andere Workloads
capacity-of-pool = { $item }, { $pool }
capacity-raw = Rohkapazität der Laufwerke
capacity-volumes = Größe der Volumes
capacity-right-sizing = Right-Sizing
capacity-usable = Nutzbar: { $size } oder { $binary }.
capacity-usable-before-reduction = Nutzbar nach RAID oder Kopien, vor Datenreduktion: { $size } oder { $binary }.
capacity-effective = Effektiv nach einer Datenreduktion von { $ratio } zu 1, wenn sie für alle Daten gilt: bis zu { $size } oder { $binary }.
capacity-effective-mix = Effektiv nach Datenreduktion, bei diesen Daten: bis zu { $size } oder { $binary }. Die Datenreduktion von { $ratio } zu 1 gilt für { $share } davon; Swap-Dateien, temporäre Disks und Profilcontainer zählen ohne sie.
capacity-spares = Hot-Spares
capacity-copies = Weitere Kopien
capacity-parity = Parität
capacity-reserve = Dateisystemreserve
capacity-of-tier = { $item }, { $tier }

capacity-formula-product = { $count } × { $size }
capacity-formula-reduced = { $count } × { $size } ÷ { $ratio }
capacity-formula-growth = { $size } × ({ $rate }^{ $years } − 1)
capacity-formula-share = { $share } von { $size }
capacity-formula-other-workloads = { $size } von anderen Workloads belegter Speicherplatz
capacity-formula-sum = { $first } + { $second }
capacity-formula-pools = { $n ->
        [one] { $n } Pool
       *[other] { $n } Pools
    }
capacity-formula-parity = { $groups ->
        [one] { $groups } RAID-Gruppe
       *[other] { $groups } RAID-Gruppen
    }: { $drives } × { $size }
capacity-formula-reserve = { $n ->
        [one] { $share } von { $n } Datenlaufwerk
       *[other] { $share } von { $n } Datenlaufwerken
    }

## Datastores

datastore-overcommit-conservative = Auf der Überbuchungsstufe „conservative“ legt View { $clones } Klone von { $pool } auf Datastores von mindestens { $size } an.
datastore-overcommit-moderate = Auf der Überbuchungsstufe „moderate“ legt View { $clones } Klone von { $pool } auf Datastores von mindestens { $size } an.
datastore-overcommit-aggressive = Auf der Überbuchungsstufe „aggressive“ legt View { $clones } Klone von { $pool } auf Datastores von mindestens { $size } an.
datastore-no-overcommit = Ohne Überbuchung braucht { $pool } Datastores wie für vollständige Klone, { $size }.
datastore-full = Swap-Dateien und temporäre Disks würden sie bereits allein füllen.
datastore-too-small = Das ist zu klein für Deltas von { $delta } pro Desktop: Die Datastores sind bei { $room } voll.
datastore-enough = Darin ist Platz für Deltas von { $room } pro Desktop.

## Building block of the VNX5500 study

building-block-skew = Nach der gemessenen Verteilung entfallen auf { $hot } 95 % der I/O.
building-block-flash-covers = { $flash } Flash des Pools bedienen allein { $alone } der I/O. Mit { $cache } FAST Cache deckt Flash die heißen Daten ab und bedient { $together }.
building-block-flash-misses = { $flash } Flash des Pools bedienen allein { $alone } der I/O. Mit { $cache } FAST Cache deckt Flash die heißen Daten nicht ab und bedient { $together }.
building-block-best-case = Das ist der günstigste Fall: Im Test kamen neue Blöcke zuerst auf SAS, und die SAS-Laufwerke waren während des Login-Storms nahe an der Sättigung.
building-block-not-measured = Die Regel 3/25/72 % wurde nicht gemessen: Der getestete Pool hatte 4/13/83 %, für 500 Desktops mit einer einzigen Workload.
building-block-rule = { $desktops ->
        [one] Für { $desktops } Desktop verlangt die Regel 3/25/72 % { $tiers }.
       *[other] Für { $desktops } Desktops verlangt die Regel 3/25/72 % { $tiers }.
    }
building-block-flash = { $drives ->
        [one] { $size } Flash ({ $drives } Laufwerk)
       *[other] { $size } Flash ({ $drives } Laufwerke)
    }
building-block-performance = { $drives ->
        [one] { $size } SAS ({ $drives } Laufwerk)
       *[other] { $size } SAS ({ $drives } Laufwerke)
    }
building-block-capacity = { $drives ->
        [one] { $size } NL-SAS ({ $drives } Laufwerk)
       *[other] { $size } NL-SAS ({ $drives } Laufwerke)
    }

## Hosts

host-density-none = Innerhalb der Ziele hat kein Desktop auf einem Host Platz.
host-density-memory-cpu-unknown = { $n ->
        [one] Ein Host trägt { $n } Desktop, begrenzt durch den Arbeitsspeicher; seine CPU ist nicht bekannt.
       *[other] Ein Host trägt { $n } Desktops, begrenzt durch den Arbeitsspeicher; seine CPU ist nicht bekannt.
    }
host-density-memory-cpu-unlimited = { $n ->
        [one] Ein Host trägt { $n } Desktop, begrenzt durch den Arbeitsspeicher; seine CPU erreicht ihr Ziel nie.
       *[other] Ein Host trägt { $n } Desktops, begrenzt durch den Arbeitsspeicher; seine CPU erreicht ihr Ziel nie.
    }
host-density-memory = { $n ->
        [one] Ein Host trägt { $n } Desktop, begrenzt durch den Arbeitsspeicher; die CPU würde für { $other } reichen.
       *[other] Ein Host trägt { $n } Desktops, begrenzt durch den Arbeitsspeicher; die CPU würde für { $other } reichen.
    }
host-density-cpu = { $n ->
        [one] Ein Host trägt { $n } Desktop, begrenzt durch die CPU; der Arbeitsspeicher würde für { $other } reichen.
       *[other] Ein Host trägt { $n } Desktops, begrenzt durch die CPU; der Arbeitsspeicher würde für { $other } reichen.
    }
host-density-needed = Benötigte Hosts für { $desktops ->
        [one] { $desktops } Desktop
       *[other] { $desktops } Desktops
    }: { $needed }; vorhanden: { $hosts }.
host-density-needed-with-spare = Benötigte Hosts für { $desktops ->
        [one] { $desktops } Desktop
       *[other] { $desktops } Desktops
    }: { $needed }, davon { $spare } als Reserve; vorhanden: { $hosts }.
host-density-vcpus = Das Verhältnis von vCPUs zu Kernen beträgt { $ratio }:1.

host-memory-beyond-goal = Der Arbeitsspeicher der Hosts ist { $ratio } zu 1 überbucht (Ziel: höchstens { $limit } zu 1).
host-memory-beyond-goal-missing = { $n ->
        [one] Mit { $n } Host weniger ist der Arbeitsspeicher der Hosts { $ratio } zu 1 überbucht (Ziel: höchstens { $limit } zu 1).
       *[other] Mit { $n } Hosts weniger ist der Arbeitsspeicher der Hosts { $ratio } zu 1 überbucht (Ziel: höchstens { $limit } zu 1).
    }
host-memory-swapping = Mit Ballooning und Swap-I/O ist zu rechnen; deren Umfang wird nicht modelliert.
host-memory-within-goal = Der Arbeitsspeicher der Hosts ist { $ratio } zu 1 belegt (Ziel: höchstens { $limit } zu 1).
host-memory-reclaimed = { $missing } des genutzten Arbeitsspeichers pro Host haben keinen Platz: Mit Ballooning ist zu rechnen.

## Assumptions

assumption-label = { $document }: { $fact }

## Warnings

warning-growth-elsewhere = Dieses Ergebnis gilt für die heutigen Desktops. Die Empfehlung berücksichtigt auch das Wachstum bis { $year }.
warning-failures-elsewhere = Dieses Ergebnis setzt voraus, dass alle Komponenten funktionieren. Die Empfehlung berücksichtigt auch Ausfälle: { $parts }.
warning-growth-and-failures-elsewhere = Dieses Ergebnis gilt für die heutigen Desktops und setzt voraus, dass alle Komponenten funktionieren. Die Empfehlung berücksichtigt auch das Wachstum bis { $year } und Ausfälle: { $parts }.
warning-event-waits = { $event } wartet, bis { $pool } bereitgestellt ist.
warning-hosts-cpu = Das CPU-Ziel erlaubt { $density } Desktops pro Host, daher werden { $needed } Hosts benötigt, nicht { $hosts }. Die Phasen werden nach ihrem Mittel beurteilt, das unter der Viertelstunde mit der höchsten Last liegt.
warning-hosts-cpu-growth = Das CPU-Ziel erlaubt { $density } Desktops pro Host; für die { $desktops } Desktops am Ende des Wachstums sind also { $at_end } Hosts nötig ({ $needed } für die heutigen), nicht { $hosts }. Die Phasen werden nach ihrem Mittel beurteilt, das unter der Viertelstunde mit der höchsten Last liegt.
warning-during-work = { $event } beginnt { $at } Ortszeit von { $pool }, dessen Benutzer noch arbeiten.
warning-event-ends-sessions = { $event } unterbricht angemeldete Benutzer.
warning-recommendations-together = Mit jeder empfohlenen Konfiguration werden die Ziele erreicht, wenn sich auf den anderen Arrays keine I/Os stauen, aber nicht zusammen mit den anderen Empfehlungen.
warning-file-service = { $pool }: Für die Profilcontainer von { $users } arbeitenden Benutzern muss der Dateidienst etwa { $reads } lesend und { $writes } schreibend liefern. Er wird nicht simuliert.
warning-hosts-cpu-unknown = Die Host-CPU wird nicht geprüft: Geben Sie Kerne und Taktfrequenz der Hosts ein.
warning-logins-of-guests = { $pool }: Auch wenn der Speicher sofort antwortet, brauchen { $share } der Benutzer bis zu { $time } für die Anmeldung, aber nur Anmeldungen bis { $goal } gelten als gut. Kein Speicher kann dieses Ziel erreichen; erlauben Sie für gute Anmeldungen mehr Zeit.
warning-machines-and-hosts = Das Szenario hat { $machines } virtuelle Maschinen, aber { $hosts } Hosts. Jede virtuelle Maschine hat ein eigenes Laufwerk, daher sollten die Anzahlen gleich sein.
warning-volume-failures = Ausfälle wirken sich auf Cloud-Volumes nicht aus: Der Anbieter ersetzt ausgefallene Teile.
warning-volume-host-cache = Der Host-Cache hat keine Wirkung: { $array } wird ohne Cache auf den Hosts genutzt.
warning-host-iops = Jeder Host ist auf { $host } begrenzt, das ist weniger als die { $disk } seines Laufwerks. Ein größeres Laufwerk hilft nicht, eine größere VM möglicherweise schon.
warning-host-iops-unused = Das IOPS-Limit pro Host hat keine Wirkung: Es gilt nur für Cloud-Laufwerke, und kein Array dieses Szenarios verwendet sie.
warning-never-reset = { $pool }: Nicht persistente Desktops werden üblicherweise bei der Abmeldung oder jede Nacht zurückgesetzt. In diesem Kalender setzt nichts sie zurück: Das Ergebnis nimmt an, dass sie weiterlaufen und ihre Caches behalten.
warning-no-other-workloads = Das vorhandene Array gilt als leer: Es sind keine anderen Workloads eingetragen, daher steht seine gesamte Kapazität und Leistung den Desktops zur Verfügung.
warning-other-workloads-space = Das Array enthält auch { $used } anderer Workloads, deren Last unbekannt ist und als null zählt.
warning-other-workloads = Die Werte des Arrays enthalten andere Workloads: ständig { $reads } lesend und { $writes } schreibend mit je { $size }, dazu { $used } belegter Speicherplatz. Es wird angenommen, dass die Caches des Arrays keinen dieser Lesezugriffe bedienen.
warning-credits = Das Burst-Guthaben für das { $limit } ist am { $at } aufgebraucht ({ $phase }). Bis neues Guthaben entsteht, liefern die Volumes höchstens { $regular } statt bis zu { $burst }.
warning-credits-unjudged = Das Burst-Guthaben für das { $limit } ist am { $at } aufgebraucht. Bis neues Guthaben entsteht, liefern die Volumes höchstens { $regular } statt bis zu { $burst }.
warning-credits-logins = { $n ->
        [one] Zu diesem Zeitpunkt meldet sich { $n } Benutzer an.
       *[other] Zu diesem Zeitpunkt melden sich { $n } Benutzer an.
    }
warning-failure-spread = Der Ausfall { $event } ist auf alle { $arrays } Arrays verteilt. Tatsächlich spüren die Desktops am betroffenen Array etwa das { $arrays }-Fache, die übrigen nichts. Simulieren Sie dieses Array einzeln, um die Auswirkung zu sehen.
warning-profile-memory = { $pool }: { $given } des Arbeitsspeichers gelten als genutzt, laut Lastprofil sind es { $profile }. Damit hätten { $missing } pro Host keinen Platz.
warning-swap-files = Swap-Dateien benötigen { $swap } der { $needed } Kapazität. Der Arbeitsspeicher der Hosts reicht für alle Desktops: Wird er reserviert, sind keine Swap-Dateien nötig.
warning-copies = { $n ->
        [one] Mit { $n } Host weniger haben { $needed } samt allen Kopien auf den verbleibenden Laufwerken keinen Platz. Bei einem weiteren Ausfall können Daten verloren gehen.
       *[other] Mit { $n } Hosts weniger haben { $needed } samt allen Kopien auf den verbleibenden Laufwerken keinen Platz. Bei einem weiteren Ausfall können Daten verloren gehen.
    }
warning-clones-not-written = { $pool }: Vollständige Klone belegen { $stored }, das Bereitstellungsverfahren { $deployment } schreibt aber nur { $written }. Wählen Sie ein Verfahren, das vollständige Klone kopiert, sofern das Array sie nicht selbst kopiert.

## Wahrscheinlichkeit, dass die Ziele erreicht werden, und Abstand zu den gemessenen Systemen

confidence-holds = Hohe Konfidenz: Wenn die Eingaben wie angegeben zutreffen, werden alle Ziele mit einer Wahrscheinlichkeit von bis zu { $probability } erreicht.
confidence-likely = Mittlere Konfidenz: Wenn die Eingaben wie angegeben zutreffen, werden alle Ziele mit einer Wahrscheinlichkeit von bis zu { $probability } erreicht.
confidence-toss-up = Geringe Konfidenz: Die Vorhersagefehler bei gemessenen Systemen können größer sein als der Abstand zum Ziel. Wenn die Eingaben wie angegeben zutreffen, werden alle Ziele mit einer Wahrscheinlichkeit von bis zu { $probability } erreicht.
confidence-unlikely = Wenn die Eingaben wie angegeben zutreffen, werden alle Ziele mit einer Wahrscheinlichkeit von höchstens { $probability } erreicht.
confidence-if-confirmed =
    Konfidenz, wenn die Eingaben wie angegeben zutreffen: { $confirmed ->
        [holds] hoch
       *[likely] mittel
    }, wenn sich die Zeit des Gastsystems bei Anmeldungen bestätigt, sonst { $likelihood ->
        [likely] mittel
        [toss_up] gering
       *[unlikely] sehr gering
    } (alle Ziele werden mit einer Wahrscheinlichkeit von bis zu { $probability } erreicht).
confidence-least-likely = Am ehesten verfehlt: { $goal } ({ $phase }).
confidence-least-likely-then = Danach am ehesten verfehlt: { $goal } ({ $phase }).
confidence-guest-time = Von der mittleren Anmeldung ({ $mean }) entfallen { $guest } auf den Gast, was kein Speicher ändert: Eine Messung der Anmeldung an heutigen Desktops schafft mehr Sicherheit.
confidence-guest-time-assumed = Der größte Teil einer Anmeldung ({ $guest } von { $mean }) ist Zeit des Gastsystems, die kein Speicher ändert. Bestätigen Messungen beim Kunden diese Zeit, beträgt die Wahrscheinlichkeit bis zu { $probability }.
confidence-unfinished = { $phase } wird nicht rechtzeitig abgeschlossen.
confidence-lack-of-space = Kapazität oder Hostspeicher reicht nicht aus.
confidence-price-same = Für eine Wahrscheinlichkeit von bis zu { $probability }: keine zusätzlichen Kosten.
confidence-price-more = Für eine Wahrscheinlichkeit von bis zu { $probability }: { $amount } mehr ({ $configuration }).
confidence-price-unpriced = Für eine Wahrscheinlichkeit von bis zu { $probability }: { $configuration }.
confidence-price-limited = Kein Speicher dieser Familie erreicht eine Wahrscheinlichkeit von { $probability }, und zwar wegen: { $goals }.
confidence-price-guest-time = Mehr Speicher erhöht die Wahrscheinlichkeit nicht auf { $probability }: Der größte Teil einer Anmeldung ist Zeit des Gastsystems und entscheidet über { $goals }. Beim Kunden gemessene Anmeldungen könnten sie auf bis zu { $given } erhöhen.
confidence-price-limited-more = Für die übrigen Ziele: { $amount } mehr ({ $configuration }).
confidence-price-limited-unpriced = Für die übrigen Ziele: { $configuration }.
confidence-no-goals = Keine Phase hat ein Ziel, das verfehlt werden könnte.
confidence-nothing-measured = Der Katalog enthält kein gemessenes System, mit dem sich diese Phase vergleichen lässt.
confidence-same-as = Ähnlichstes gemessenes System: { $system }. Alle verglichenen Eigenschaften stimmen überein.
confidence-differs-from = Ähnlichstes gemessenes System: { $system }. Hier anders: { $differences }.
dimension-generator = Lastgenerator
dimension-guest = Gastbetriebssystem
dimension-clone-type = Klontyp
dimension-array = Array-Modell
dimension-media = Art der Laufwerke
dimension-scale = Anzahl der Benutzer
dimension-phase = Phase (dort nicht gemessen)
