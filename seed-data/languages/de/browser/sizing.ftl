## Limits of goals on a form
sizing-goal-login_good_s = Gute Anmeldung, höchstens
sizing-goal-login_fair_s = Mäßige Anmeldung, höchstens
sizing-goal-login_min_good_fraction = Gute Anmeldungen, mindestens
sizing-goal-login_max_poor_fraction = Schlechte Anmeldungen, höchstens
sizing-goal-host_latency_max_ms = Antwortzeit, höchstens
sizing-goal-power_on_max_s = Einschaltzeit, höchstens
sizing-goal-provisioning_max_s = Bereitstellungszeit, höchstens
sizing-goal-controller_max_fraction = Controller-CPU, höchstens
sizing-goal-drive_max_fraction = Laufwerke, höchstens
sizing-goal-port_max_fraction = Ports, höchstens
sizing-goal-host_cpu_max_fraction = Host-CPU, höchstens
sizing-goal-memory_oversubscription_max_ratio = Überbuchung des Arbeitsspeichers, höchstens
sizing-goal-spare_capacity_fraction = Freie Kapazität, mindestens
sizing-group-logins = Anmeldungen
sizing-group-storage = Storage, während Benutzer sich anmelden oder arbeiten
sizing-group-hosts = Hosts
sizing-group-time_and_space = Zeit und Kapazität

## Missed goals
sizing-missed = { $phase }: { $goal } { $value }, Ziel { $limit }
sizing-missed-without-drive = { $missed }, bei Ausfall eines Laufwerks
sizing-missed-without-controller = { $missed }, bei Ausfall eines Controllers
sizing-missed-without-port = { $missed }, bei Ausfall eines Ports
sizing-missed-without-flash_cache = { $missed }, bei Ausfall eines Cache-Moduls
sizing-meets-goals = erreicht alle Ziele

## Prices and sizes
sizing-no-price-list = keine Preisliste
sizing-illustrative = Beispielpreise, kein Angebot
sizing-over-years =
    { $n ->
        [one] über { $n } Jahr
       *[other] über { $n } Jahre
    }
sizing-price-list = { $name }, { $date }
sizing-not-known = nicht bekannt
sizing-price-not-known = Preis nicht bekannt
sizing-price-none = Preis nicht bekannt
sizing-no-cost = kostenlos
sizing-n-drives =
    { $n ->
        [one] { $n } Laufwerk
       *[other] { $n } Laufwerke
    }
sizing-rack-units = { $n } HE
sizing-rack-not-known = Höheneinheiten nicht bekannt
sizing-power = { $n } W
sizing-power-not-known = Leistungsaufnahme nicht bekannt
sizing-owned = Bereits vorhanden
sizing-price-per-desktop = { $price } pro Desktop
sizing-price-per-desktop-of =
    { $n ->
        [one] { $price } pro Desktop ({ $n } Desktop)
       *[other] { $price } pro Desktop ({ $n } Desktops)
    }
sizing-converted = aus { $currency } zum Kurs { $rate } vom { $date } umgerechnet ({ $source })
sizing-price-list-project = { $list }, mit Preisen von { $project }
sizing-price-per-user = { $price } pro Benutzer
sizing-price-per-month = { $price } pro Monat
sizing-unpriced = kein Preis für { $part }
sizing-unpriced-more =
    { $n ->
        [one] kein Preis für { $part } und { $n } weiteres
       *[other] kein Preis für { $part } und { $n } weitere
    }

## Margins to a goal
sizing-margin-goal = Ziel
sizing-margin-multiple = um das { $n }-Fache über dem Ziel
