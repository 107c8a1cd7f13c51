# Breakdown of the figures of a phase.

## Figures

explain-reads-per-second = Lesezugriffe pro Sekunde
explain-writes-per-second = Schreibzugriffe pro Sekunde
explain-reads-served = Lesezugriffe, die das Array pro Sekunde bedient hat, im Mittel über { $time }.
explain-writes-served = Schreibzugriffe, die das Array pro Sekunde bedient hat, im Mittel über { $time }.
explain-busiest-minute = Spitzenminute
explain-busiest-minute-of = Lese- und Schreibzugriffe in der Minute, die { $after } nach dem Beginn der Phase anfängt.
explain-data-read = Gelesene Daten
explain-data-written = Geschriebene Daten
explain-throughput-of = I/Os pro Sekunde mal ihre mittlere Größe.
explain-read-time = Antwortzeit beim Lesen
explain-write-time = Antwortzeit beim Schreiben
explain-read-time-of = Mittlere Antwortzeit aller Lesezugriffe an den Hosts: { $unloaded } ohne Warteschlangen, der Rest ist Wartezeit.
explain-write-time-of = Mittlere Antwortzeit aller Schreibzugriffe an den Hosts: { $unloaded } ohne Warteschlangen, der Rest ist Wartezeit.
explain-host-cpu-of = CPU-Zeit der arbeitenden Desktops und der Storage-Appliance, falls sie auf denselben Hosts läuft.
explain-utilization-of = Arbeit durch I/Os als Anteil an der verfügbaren Zeit.
explain-limit-of = I/O, das auf das Limit angerechnet wird, als Anteil an dem, was das Limit in dieser Zeit erlaubt; solange Burst-Guthaben vorhanden ist, liegt das Limit höher.
explain-counted = { $rate } auf { $n ->
        [one] { $n } Volume
       *[other] { $n } Volumes
    }
explain-duration = Dauer
explain-duration-of = { $desktops ->
        [one] Dauer der Phase für { $desktops } Desktop.
       *[other] Dauer der Phase für { $desktops } Desktops.
    }
explain-mean-login = Mittlere Anmeldedauer
explain-mean-login-of = { $users ->
        [one] Von der Ankunft bis zum nutzbaren Desktop, im Mittel über { $users } Benutzer.
       *[other] Von der Ankunft bis zum nutzbaren Desktop, im Mittel über { $users } Benutzer.
    }

## Terms

explain-put-off = Angefordert, aber in dieser Zeit nicht bedient
explain-small = Kleinere Anteile
explain-path = Weg zum Array und zurück
explain-cache = Lesen aus einem Cache
explain-controller-work = Verarbeitung im Controller
explain-outbound-port = Übertragung über den ausgehenden Port
explain-inbound-port = Übertragung über den eingehenden Port
explain-host-links = Übertragung über die Host-Anbindungen
explain-reading-from = Lesen: { $component }
explain-waiting-for = Wartezeit: { $component }
explain-write-buffer-full = der Schreibpuffer ist voll
explain-storage-appliance = Storage-Appliance
explain-desktops-at-work = Arbeitende Desktops
explain-by-calendar = Im Kalender festgelegte Dauer
explain-uneven = Ungleichmäßiger Storm: Nicht alle Anmeldungen erfahren die mittlere Antwortzeit
explain-waiting-for-desktop = Warten auf einen Desktop und Anmeldungen, die nicht die mittlere Antwortzeit erfahren
explain-last-login = Von der letzten Ankunft, bis der letzte Benutzer angemeldet ist
explain-last-desktop = Anfang und Ende mit weniger gleichzeitigen Desktops
explain-users-arrive = Benutzer treffen ein
explain-steady-state = Vom Ende des Storms bis zum nächsten Ereignis des Pools
explain-guest-time = Verarbeitung im Gastsystem
explain-array-reads = Lesen vom Array
explain-host-reads = Lesen vom Host
explain-array-writes = Schreiben
explain-other-arrays = I/O auf anderen Arrays
explain-think-time = Zeit des Gastsystems zwischen I/Os
explain-starting-desktops = Starten der Desktops
explain-starts-per-minute = { $desktops } Desktops, { $rate } pro Minute
explain-clone-manager = Tempo des Klon-Managers

## Formulas

explain-reads = Lesezugriffe
explain-writes = Schreibzugriffe
explain-ios = I/Os
explain-in-time = { $what } in { $time }
explain-of-time = { $what }, in { $time }
explain-at-a-time = { $what }, je { $streams } gleichzeitig pro Desktop
explain-amount = { $n } { $ops }
explain-rate = { $desktops ->
        [one] { $desktops } Desktop × { $rate } { $ops } pro Sekunde
       *[other] { $desktops } Desktops × { $rate } { $ops } pro Sekunde
    }
explain-reaching-array = { $what }, von denen { $share } das Array erreichen
explain-work = { $members } × { $ios } I/Os, davon { $share } { $ops }
explain-by-clock = { $n } { $ops } mit fester Rate
explain-logins = { $n ->
        [one] { $n } Anmeldung
       *[other] { $n } Anmeldungen
    }
explain-starts-of-day = { $n ->
        [one] { $n } Arbeitsbeginn
       *[other] { $n } Arbeitsbeginne
    }
explain-desktops = { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }
explain-throughput = { $rate } { $ops } pro Sekunde × { $size }
explain-share-of-reads = { $share } der Lesezugriffe × { $time }
explain-amount-and-time = { $n } { $ops } × { $time }
explain-per-second = { $what } pro Sekunde, auf { $servers }
explain-cores = { $n ->
        [one] { $n } Kern
       *[other] { $n } Kernen
    }
explain-ports = { $n ->
        [one] { $n } Port
       *[other] { $n } Ports
    }
explain-links = { $n ->
        [one] { $n } Verbindung
       *[other] { $n } Verbindungen
    }
explain-drives = { $n ->
        [one] { $n } Laufwerk
       *[other] { $n } Laufwerken
    }
explain-parallel-ios = { $drives } mit je { $ios } I/Os gleichzeitig
explain-rebuilding = { $drives }, { $share } der Zeit mit Rebuild beschäftigt
explain-appliance-cores = { $n ->
        [one] { $share } von { $n } Kern, von insgesamt { $total }
       *[other] { $share } von { $n } Kernen, von insgesamt { $total }
    }
explain-on-hosts = { $n ->
        [one] auf { $n } Host mit { $cores } Kernen zu { $clock }
       *[other] auf { $n } Hosts mit je { $cores } Kernen zu { $clock }
    }
explain-on-fewer-hosts = auf { $fewest } bis { $most } Hosts mit je { $cores } Kernen zu { $clock }
explain-hosts-speed = { $hosts }; Leistung pro GHz: das { $speed }-Fache der gemessenen Hosts
explain-both = { $reads }; { $writes }
explain-streams = { $what } / { $streams } gleichzeitig
explain-turns = { $desktops } Desktops, { $slots } gleichzeitig: { $rounds } × { $what }
explain-stage = { $n ->
        [one] { $n } Desktop × { $time }
       *[other] { $n } Desktops × { $time }
    }
explain-stage-fixed = { $fixed } + { $stage }
