# Advice, growth runway, sensitivity and Monte Carlo analysis.

## Goals and verdict

analysis-goal-at-least = { $goal } { $value } (Ziel: mindestens { $limit })
analysis-goal-at-most = { $goal } { $value } (Ziel: höchstens { $limit })
analysis-unfinished = die Arbeit wird nicht rechtzeitig fertig
analysis-not-survived = Fällt { $part } aus, kann das Array nicht weiterarbeiten.
analysis-goals-met = Alle Ziele werden erreicht.
analysis-goals-missed = Ziele werden verfehlt.

## Key figures and parts

analysis-login-time = Mittlere Anmeldedauer
analysis-read-latency = Antwortzeit beim Lesen
analysis-duration = Dauer
analysis-highest-utilization = Höchste Auslastung
analysis-event-of-pools = { $event }, { $pools }
analysis-controllers = { $n } Controller
analysis-drives = { $n ->
        [one] { $n } Laufwerk
       *[other] { $n } Laufwerke
    }
analysis-shelves = { $n ->
        [one] { $n } Einschub
       *[other] { $n } Einschübe
    }
analysis-cache-modules = { $n ->
        [one] { $n } Cache-Modul
       *[other] { $n } Cache-Module
    }
analysis-ports = { $n ->
        [one] { $n } Port
       *[other] { $n } Ports
    }
analysis-host-memory = { $amount } Host-Arbeitsspeicher
analysis-drives-of-model = { $n } × { $drive }
analysis-gib = { $n } GiB { $volume }

## Advice: changes, without a full stop

advice-firmware = Von { $before } auf { $after } aktualisieren
advice-host-cache = { $size } Arbeitsspeicher { $n ->
        [one] des Hosts
       *[other] auf jedem der { $n } Hosts
    } als Image-Cache nutzen, insgesamt { $more } mehr
advice-ports = Last auf { $n ->
        [one] { $n } Port
       *[other] { $n } Ports
    } statt { $before } verteilen
advice-power-on-slots = Jeweils { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    } gleichzeitig starten statt { $before } ({ $event })
advice-event-at-all-sites = { $event }, alle Standorte
advice-start-earlier = { $event } um { $time } früher starten, bevor die Benutzer kommen
advice-start-all = Alle Desktops starten, bevor die Benutzer kommen, statt nur { $share } ({ $event })
advice-start-all-earlier = Alle Desktops starten, bevor die Benutzer kommen, statt nur { $share } ({ $event }, { $time } früher)
advice-fewer-at-a-time = { $event } auf jeweils { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    } gleichzeitig ausführen statt auf { $before }
advice-throttle = Jeden Desktop auf { $rate } drosseln ({ $event })
advice-move-lunch = { $event } von { $before } auf { $after } in die Mittagspause verlegen
advice-move-evening = { $event } von { $before } auf { $after } verlegen, wenn alle gegangen sind
advice-move-night = { $event } von { $before } auf { $after } in die Nacht verlegen
advice-login-window = Anmeldungen auf { $after } statt { $before } verteilen ({ $event })
advice-pair = { $first } + { $second }

## Advice: the effect of a change

advice-change = { $change }.
advice-enough = Damit werden alle Ziele erreicht.
advice-helps = Das hilft, aber es werden weiterhin Ziele verfehlt.
advice-more-margin = Das vergrößert den Zielabstand.
advice-no-effect = Das hat fast keine Auswirkung auf die Ziele.
advice-worse = Das verschlechtert die Ergebnisse.
advice-figure-same = { $figure } ({ $phase }): unverändert { $value }.
advice-figure-slightly-faster = { $figure } ({ $phase }): nahezu unverändert { $value }, { $change } schneller.
advice-figure-slightly-slower = { $figure } ({ $phase }): nahezu unverändert { $value }, { $change } langsamer.
advice-figure-faster = { $figure } ({ $phase }): { $after } statt { $before }, { $change } schneller.
advice-figure-slower = { $figure } ({ $phase }): { $after } statt { $before }, { $change } langsamer.
advice-grade = Die Bewertung ändert sich von { $before } zu { $after }.
advice-in-time = { $after } der Benutzer sind innerhalb von { $limit } angemeldet, heute { $before }.
advice-breaks = Dadurch wird ein heute erreichtes Ziel verfehlt: { $goal }.
advice-breaks-in-phase = Dadurch wird ein heute erreichtes Ziel verfehlt ({ $phase }): { $goal }.
advice-peak-rises = Die Spitzenlast der Woche steigt von { $before } auf { $after } ({ $phase }).
advice-peak-rises-with-use = Die Spitzenlast der Woche steigt von { $before } auf { $after } ({ $phase }); höchste Auslastung dabei: { $component }, { $load }.
advice-takes-longer = { $figure } ({ $event }) steigt von { $before } auf { $after }.
advice-window = { $event } dauert { $now } wie jetzt geplant. Mit jeweils { $n } Desktops gleichzeitig und allen anderen Ereignissen wie geplant dauert es nur { $then }.
advice-window-now = { $event } dauert { $now } wie jetzt geplant, mit jeweils { $n } Desktops gleichzeitig; ein schnellerer Start, der alle Ziele erreicht, wurde nicht gefunden.
advice-window-missed = { $event } dauert { $now } wie jetzt geplant, aber Ziele werden verfehlt. Der kürzeste Start, der alle Ziele erreicht, dauert { $then }, mit jeweils { $n } Desktops gleichzeitig und allen anderen Ereignissen wie geplant.
advice-window-failed = { $state } dauert es { $time }.
advice-window-plan = Planen Sie ein Fenster von { $window }.
advice-window-longer = Die Ziele verlangen nicht, dass ein Array einen Ausfall übersteht: Bei einer ausgefallenen Komponente dauert es länger, planen Sie daher ein Fenster von mehr als { $window }.
advice-window-pool = In diesem Pool sind das { $n } gleichzeitig.
advice-window-goal = Das Ziel ist { $goal }.
advice-window-goal-kept = Das Ziel bleibt bei { $goal }.
advice-window-goal-missed = Das ist länger als das Ziel von { $goal }.
advice-window-since = { $event }: von { $before } (Version { $version }) auf { $now } wie jetzt geplant.
advice-window-before = { $event } dauerte vorher { $before } (Version { $version }); in diesem Plan dauert es { $now }.
advice-window-then = { $event } dauerte in Version { $version } { $before }.
advice-window-shortest = Mit jeweils { $n } Desktops gleichzeitig und allen anderen Ereignissen wie geplant dauert es nur { $then }.
advice-window-in-use = Die Startrate der Empfehlung für Version { $version } wird verwendet: jeweils { $n } Desktops gleichzeitig.
advice-window-no-faster = Es starten jeweils { $n } Desktops gleichzeitig; ein schnellerer Start, der alle Ziele erreicht, wurde nicht gefunden.
advice-window-all-sites = Eine Änderung legt den Start an allen Standorten dieses Ereignisses fest.
advice-window-power-ons = Prüfen Sie, ob der Verwaltungsserver des Hypervisors und der Broker so viele gleichzeitige Einschaltvorgänge zulassen.
advice-window-goal-uncertain = Das Ziel von { $goal } wird in der Simulation erreicht, ist aber kürzer als das zu planende Fenster.
advice-window-confidence = Bei den Vorhersagefehlern auf gemessenen Systemen reichen { $likely } mit einer Wahrscheinlichkeit von 90 % und die simulierten { $window } mit bis zu { $probability }.
advice-window-confidence-rounded = Bei den Vorhersagefehlern auf gemessenen Systemen reichen { $likely } mit einer Wahrscheinlichkeit von 90 % und die simulierten { $simulated }, aufgerundet auf { $window }, mit bis zu { $probability }.
advice-hours = Die Arbeitszeit der Benutzer verschiebt sich um insgesamt { $hours }.
advice-price = Das kostet { $price }.
advice-no-price = Der Preis steht nicht in der Preisliste.

## Advice: hardware

advice-saving-only-then = Nur mit dieser Änderung erreicht eine Konfiguration von { $model } alle Ziele: { $configuration }.
advice-saving-parts = Die zu kaufende Hardware verringert sich um { $parts }.
advice-saving-parts-worth = Die zu kaufende Hardware verringert sich um { $parts } im Wert von { $price }.
advice-saving-price = Das spart { $price } bei der Hardware.
advice-saving-price-more = Das spart { $price } bei der Hardware, mit zusätzlich { $more }.
advice-saving-price-mixed = Das spart { $price } bei der Hardware, mit { $less } weniger und zusätzlich { $more }.
advice-saving-none = Das spart keine Hardware.
advice-hardware-as-scheduled = Mit dem Kalender wie geplant
advice-hardware-existing = Die simulierte Konfiguration ist bereits die günstigste ihrer Familie, die alle Ziele erreicht: { $configuration }.
advice-hardware-cheapest = Günstigste Konfiguration von { $model }, die alle Ziele erreicht: { $configuration }.
advice-hardware-same-price = Sie kostet so viel wie die simulierte Konfiguration.
advice-hardware-dearer = Sie kostet { $price } mehr als die simulierte Konfiguration.
advice-hardware-cheaper = Sie kostet { $price } weniger als die simulierte Konfiguration.
advice-hardware-unused = Davon ist der Preis nicht mehr benötigter Teile bereits abgezogen: { $parts }.

## Advice: summary

advice-met-no-saving = Alle Ziele werden erreicht, und keine der geprüften Zeitplanänderungen würde sie mit weniger Hardware erreichen.
advice-met-saving = Mit dieser Änderung würde weniger Hardware genügen: { $change }.
advice-missed = Ziele werden verfehlt: { $goal }.
advice-missed-in-phase = Ziele werden verfehlt, vor allem bei { $phase }: { $goal }.
advice-none-enough = Keine Änderung an Zeitplan oder Konfiguration reicht aus, um sie zu erreichen.
advice-one-enough = Diese Änderung genügt, um mit der simulierten Konfiguration alle Ziele zu erreichen: { $change }.
advice-without-shift = Ohne Arbeitszeiten zu verschieben, hilft dies am meisten: { $change }.
advice-figure = { $figure }: { $after } statt { $before }.
advice-newly-met = { $n ->
        [one] { $n } heute verfehltes Ziel wird damit erreicht.
       *[other] { $n } heute verfehlte Ziele werden damit erreicht.
    }
advice-least-schedule-change = Ausreichende Zeitplanänderung mit der geringsten Störung: { $change }.
advice-no-schedule-change = Eine Zeitplanänderung allein genügt nicht.
advice-illustrative-prices = Die Preise sind Beispielwerte, kein Angebot.

## Growth runway

runway-calendar = Kalender
runway-supports-none = Mit keiner Anzahl von Desktops werden alle Ziele erreicht.
runway-supports-limit = Reicht für { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }, das Maximum eines Szenarios.
runway-supports = Reicht für { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }, { $change }.
runway-same-as-today = genau so viele wie heute
runway-more-than-today = { $n } mehr als heute
runway-fewer-than-today = { $n } weniger als heute
runway-run-cpu = { $n ->
        [one] { $n } Desktop kann betrieben werden
       *[other] { $n } Desktops können betrieben werden
    }, { $change }: Die CPU der Hosts ist die Grenze.
runway-run-memory = { $n ->
        [one] { $n } Desktop kann betrieben werden
       *[other] { $n } Desktops können betrieben werden
    }, { $change }: Der Arbeitsspeicher der Hosts ist die Grenze.
runway-array-alone = Das Array allein reicht für { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }.
runway-hosts-cpu = Die CPU der Hosts reicht für { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }, { $change }.
runway-hosts-memory = Der Arbeitsspeicher der Hosts reicht für { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }, { $change }.
runway-no-room = Der Kalender bietet keinen Platz für { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }.
runway-capacity-first = Zuerst geht die Kapazität aus, bei { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }: { $goal }.
runway-memory-first = Zuerst geht der Arbeitsspeicher der Hosts aus, bei { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }: { $goal }.
runway-memory-first-without = { $without } geht zuerst der Arbeitsspeicher der Hosts aus, bei { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }: { $goal }.
runway-first-missed = Als Erstes verfehlt { $phase } ein Ziel, bei { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }: { $goal }.
runway-first-missed-without = { $without } verfehlt als Erstes { $phase } ein Ziel, bei { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }: { $goal }.
runway-first-fair = Als Erstes wird { $phase } mit „mäßig“ bewertet, bei { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }: { $goal }.
runway-first-fair-whole = Ohne Ausfälle wird als Erstes { $phase } mit „mäßig“ bewertet, bei { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }: { $goal }.
runway-first-poor = Als Erstes wird { $phase } mit „schlecht“ bewertet, bei { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }: { $goal }.
runway-then-poor = Ab { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    } lautet die Bewertung „schlecht“.
runway-growth = Bei { $growth } mehr Desktops pro Jahr
runway-data-growth = Bei dem geplanten Datenwachstum
runway-years-all = { $growth } werden bis einschließlich { $year } alle Ziele erreicht.
runway-years-none = { $growth } werden in jedem Jahr Ziele verfehlt.
runway-years-poor = { $year } wird ein Ereignis mit „schlecht“ bewertet.
runway-years-until = { $growth } werden bis einschließlich { $last } alle Ziele erreicht, { $year } nicht mehr.
runway-years-until-capacity = { $growth } werden bis einschließlich { $last } alle Ziele erreicht; { $year } reicht die Kapazität nicht mehr aus.
runway-years-until-memory = { $growth } werden bis einschließlich { $last } alle Ziele erreicht; { $year } reicht der Arbeitsspeicher der Hosts nicht mehr aus.
runway-years-until-phase = { $growth } werden bis einschließlich { $last } alle Ziele erreicht; { $year } verfehlt { $phase } ein Ziel.

## Sensitivity: inputs

sensitivity-desktops = Desktops, alle Pools anteilig
sensitivity-login-windows = Anmeldefenster, alle anteilig (derzeit das von { $event })
sensitivity-power-on-slots = Gleichzeitig gestartete Desktops, bei allen Neustarts und Startvorgängen anteilig (derzeit wie { $event })
sensitivity-image-size = Größe des Images
sensitivity-desktop-growth = Zuwachs pro Desktop
sensitivity-host-link = Storage-Anbindung eines Hosts
sensitivity-host-iops = IOPS-Limit pro Host
sensitivity-steady-state-io = I/O-Rate eines aktiven Desktops
sensitivity-login-ios = I/Os pro Anmeldung ({ $phase })
sensitivity-cold-reads = Anteil kalter Lesezugriffe pro Anmeldung ({ $phase })
sensitivity-shared-image = Mehrfach gelesener Anteil des Images
sensitivity-working-set = Working Set eines Desktops
sensitivity-host-cache-hits = Trefferquote des Host-Caches
sensitivity-input-of-profile = { $input }, { $profile }
sensitivity-cpu-read = Controller-CPU-Zeit pro Lesezugriff
sensitivity-cpu-write = Controller-CPU-Zeit pro Schreibzugriff
sensitivity-cache-memory = Als Cache genutzter Anteil des Speichers
sensitivity-tiering = Wirksamkeit des Tierings
sensitivity-port-speed = Verbindungsgeschwindigkeit eines Ports
sensitivity-service-time = Bedienzeit von { $drive }

## Sensitivity: flip points

sensitivity-flip-up = { $input }: Bei einem Anstieg um { $change }, von { $before } auf { $after }, kippt das Ergebnis.
sensitivity-flip-down = { $input }: Bei einem Rückgang um { $change }, von { $before } auf { $after }, kippt das Ergebnis.
sensitivity-not-searched = { $input }: Der Kipppunkt wurde nicht gesucht.
sensitivity-no-flip = { $input }: Bei keinem Wert von { $low } bis { $high } kippt das Ergebnis (derzeit { $now }).
sensitivity-none-flips = Keine der variierten Eingaben lässt das Ergebnis allein kippen.
sensitivity-others-flip = { $n ->
        [one] { $n } weitere Eingabe lässt es ebenfalls kippen, braucht dafür aber eine größere Änderung.
       *[other] { $n } weitere Eingaben lassen es ebenfalls kippen, brauchen dafür aber eine größere Änderung.
    }

## Sensitivity: next steps

sensitivity-step-drives = { $n ->
        [one] Ein weiteres Laufwerk
       *[other] { $n } weitere Laufwerke
    }
sensitivity-step-drives-of-tier = { $n ->
        [one] Ein weiteres Laufwerk
       *[other] { $n } weitere Laufwerke
    } ({ $tier })
sensitivity-step-cache = Ein weiteres Cache-Modul mit { $size }
sensitivity-step-cache-each = Ein weiteres Cache-Modul mit { $size } pro Controller
sensitivity-step-port = Ein weiterer Port
sensitivity-step-port-each = Ein weiterer Port pro Controller
sensitivity-step-controller = Ein weiterer Controller mit seinen Ports
sensitivity-step-controller-cache = Ein weiterer Controller mit gleichem Cache und gleichen Ports wie die anderen
sensitivity-step-array = Ein weiteres gleiches Array
sensitivity-step-for-price = { $step } ({ $price })
sensitivity-step-enough = { $step }: Damit werden alle Ziele erreicht.
sensitivity-step-no-effect = { $step }: fast keine Auswirkung auf { $phase }.
sensitivity-step-effect = { $step }: { $figure } ({ $phase }) { $before } → { $after }.
sensitivity-still-met = Alle Ziele werden weiterhin erreicht.
sensitivity-no-longer-met = Heute erreichte Ziele werden dann verfehlt.
sensitivity-still-missed = Es werden weiterhin Ziele verfehlt.
sensitivity-no-step-helps = Keine einzelne Hardware-Erweiterung vergrößert den Zielabstand spürbar.
sensitivity-best-step = Günstigste wirksame Erweiterung: { $step } ({ $figure }: { $before } → { $after }).
sensitivity-best-step-margin = Günstigste wirksame Erweiterung: { $step } (Zielabstand: { $before } → { $after }).

## Monte Carlo: figures

monte-carlo-host-latency = Antwortzeit an den Hosts
monte-carlo-total-iops = I/Os pro Sekunde
monte-carlo-peak-iops = Spitzenlast (1-Minuten-Mittel)
monte-carlo-login-p95 = Anmeldedauer (95. Perzentil)
monte-carlo-good-logins = Gute Anmeldungen
monte-carlo-fair-logins = Mäßige Anmeldungen
monte-carlo-poor-logins = Schlechte Anmeldungen
monte-carlo-duration = Dauer
monte-carlo-busiest-drives = Am stärksten ausgelastete Laufwerke
monte-carlo-busiest-port = Am stärksten ausgelasteter Port
monte-carlo-margin = Kleinster Zielabstand

## Monte Carlo: results

monte-carlo-result = Wenn die Eingaben in ihren Bereichen schwanken, werden alle Ziele in { $share } von { $n ->
        [one] { $n } simulierten Woche
       *[other] { $n } simulierten Wochen
    } erreicht (95-%-Konfidenzintervall: { $interval }).
monte-carlo-most-missed = Am häufigsten verfehlt: { $goal }, in { $share } der Wochen, vor allem bei { $phase }.
monte-carlo-main-driver = Größter Einfluss auf den Zielabstand: { $input }.
monte-carlo-failed = { $n ->
        [one] { $n } Woche konnte nicht wie geplant simuliert werden und zählt als verfehlt
       *[other] { $n } Wochen konnten nicht wie geplant simuliert werden und zählen als verfehlt
    }: { $reason }.
monte-carlo-error = die Berechnung ist fehlgeschlagen ({ $error })
monte-carlo-driver-less = Höhere Werte verringern den Zielabstand: { $input }.
monte-carlo-driver-more = Höhere Werte vergrößern den Zielabstand: { $input }.
monte-carlo-input-of-event = { $input } ({ $event }, { $id })

## Monte Carlo: inputs and notes

monte-carlo-fact = { $document }: { $fact }
monte-carlo-fact-shared = { $document }: { $fact } (an { $n ->
        [one] { $n } Stelle
       *[other] { $n } Stellen
    })
monte-carlo-login-window = Länge des Anmeldefensters eines Tages im Verhältnis zum Plan
monte-carlo-login-load = Anmelde-I/O eines Benutzers an einem Tag im Verhältnis zum Mittel
monte-carlo-why-published-error = Kalibriert ohne Bereich; die Hälfte der Prüfungen der Engine weicht um höchstens { $error } ab.
monte-carlo-why-equal-fits = Mehrere Anpassungen geben die Messwerte etwa gleich gut wieder; ihre Parameter variieren gemeinsam.
monte-carlo-why-login-window = Benutzer kommen nicht genau nach Plan. Die Studien maßen je einen Storm jeder Art, nicht mehrere Tage. Wann die Benutzer innerhalb eines Fensters kommen, schwankt im Vergleich dazu wenig.
monte-carlo-why-login-load = E-Mail, Profile und Gewohnheiten unterscheiden sich von Tag zu Tag; keine Studie veröffentlicht, wie stark.
monte-carlo-note-varied = Variiert: { $ranged ->
        [one] { $ranged } Wert
       *[other] { $ranged } Werte
    } im Bereich des Katalogs, { $fits ->
        [one] { $fits } Wert
       *[other] { $fits } Werte
    } aus gleich guten Anpassungen, { $calibrated ->
        [one] { $calibrated } kalibrierter Wert
       *[other] { $calibrated } kalibrierte Werte
    } nach dem veröffentlichten Fehler der Engine.
monte-carlo-note-held = { $n ->
        [one] { $n } Wert bleibt konstant, weil seine Unsicherheit unbekannt ist.
       *[other] { $n } Werte bleiben konstant, weil ihre Unsicherheit unbekannt ist.
    }
monte-carlo-note-assumed = Angenommen: { $input }, { $range } (P10 bis P90), für jedes Anmeldeereignis neu gezogen.
