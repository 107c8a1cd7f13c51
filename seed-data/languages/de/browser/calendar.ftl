## Why an event is not possible
calendar-rule-deployed = Die Desktops von { $pool } sind bereits bereitgestellt.
calendar-rule-not-deployed = Die Desktops von { $pool } sind noch nicht bereitgestellt.
calendar-rule-on = Die Desktops von { $pool } sind bereits eingeschaltet.
calendar-rule-off = Die Desktops von { $pool } sind ausgeschaltet.
calendar-rule-logged-in = Die Benutzer von { $pool } sind bereits angemeldet.
calendar-rule-logged-off = Die Benutzer von { $pool } sind nicht angemeldet.
calendar-rule-same-start = Ein anderes Ereignis von { $pool } beginnt zur gleichen Zeit.
calendar-rule-leaving = Die Benutzer von { $pool } melden sich noch ab.
calendar-rule-outage = Eine andere Betriebsunterbrechung dauert noch an.
calendar-rule-failure = Eine andere Komponente desselben Arrays ist ausgefallen.
calendar-rule-no-recompose = Die Bereitstellung von { $pool } legt nicht fest, wie ein Recompose abläuft.
calendar-rule-outside = Das Ereignis läge außerhalb des Kalenders.
calendar-conflict = { $time }: { $reason }
calendar-conflict-other = { $event } am { $time } wäre nicht möglich: { $reason }

## What changed
calendar-placed-later = { $name } zum nächstmöglichen Zeitpunkt hinzugefügt: { $time }
calendar-placed-earlier = { $name } zu einem früheren Zeitpunkt hinzugefügt: { $time }
calendar-not-placed = { $name } nicht hinzugefügt: kein möglicher Zeitpunkt im Kalender
calendar-n-added =
    { $n ->
        [one] { $n } Ereignis hinzugefügt
       *[other] { $n } Ereignisse hinzugefügt
    }
calendar-n-replaced =
    { $n ->
        [one] { $n } Ereignis ersetzt.
       *[other] { $n } Ereignisse ersetzt.
    }
calendar-n-deleted =
    { $n ->
        [one] { $n } Ereignis gelöscht
       *[other] { $n } Ereignisse gelöscht
    }
calendar-n-moved =
    { $n ->
        [one] { $n } Ereignis verschoben
       *[other] { $n } Ereignisse verschoben
    }
calendar-n-left-out =
    { $n ->
        [one] { $n } Ereignis nicht kopiert: { $reason }
       *[other] { $n } Ereignisse nicht kopiert: { $reason }
    }
calendar-nothing-added = Keine Ereignisse hinzugefügt
calendar-nothing-to-copy = Die anderen Tage enthalten bereits alle Ereignisse dieses Tages.

## Templates
calendar-templates = Vorlagen
calendar-template-nightly-reboot = Nächtlicher Neustart
calendar-template-patch-tuesday = Patchday
calendar-template-backup-window = Backup-Fenster
calendar-template-antivirus-scan = Wöchentlicher Virenscan
calendar-template-nightly-reboot-help = Jeden Werktag um 02:00 Uhr Ortszeit, ab dem ersten Werktag des Kalenders
calendar-template-patch-tuesday-help = Dienstag um 20:00 Uhr Ortszeit, danach Neustart am Mittwoch um 02:00 Uhr; am zweiten Dienstag des Monats, falls der Kalender ihn enthält
calendar-template-backup-window-help = Jeden Werktag von 22:00 bis 02:00 Uhr, ab dem ersten Werktag des Kalenders
calendar-template-antivirus-scan-help = Mittwoch um 20:00 Uhr Ortszeit
calendar-template-all-pools = Alle Pools
calendar-template-there = Die Woche enthält diese Ereignisse bereits.
calendar-template-no-day = Der Kalender enthält diesen Tag nicht.
calendar-patch-event = Patchday
calendar-patch-reboot-event = Neustart nach dem Patchen
calendar-backup-event = Nächtliches Backup
calendar-scan-event = Wöchentlicher Virenscan

## Menus
calendar-menu-event = Aktionen für { $name }
calendar-menu-selected =
    { $n ->
        [one] { $n } Ereignis ausgewählt
       *[other] { $n } Ereignisse ausgewählt
    }
calendar-menu-open = Öffnen
calendar-menu-select = Zur Auswahl hinzufügen
calendar-menu-unselect = Aus der Auswahl entfernen
calendar-menu-clear = Auswahl aufheben
calendar-menu-copy = Kopieren
calendar-menu-paste = Einfügen
calendar-menu-duplicate = Auf den nächsten Tag kopieren
calendar-menu-delete = Löschen
calendar-menu-add = Ereignis hinzufügen
calendar-menu-slot = Aktionen für { $time }
calendar-menu-day-copy = Tag auf { $day } kopieren
calendar-menu-day-workdays = Tag auf die anderen Werktage kopieren
calendar-menu-day-select = Alle Ereignisse auswählen
calendar-key-delete = Entf

## Legend
calendar-legend = Legende
calendar-legend-overrun = Gestreift: dauert länger als geplant
calendar-legend-load = Rand des Tages: Last des Arrays
calendar-legend-period = Schattiert: Zeitraum der Diagramme
calendar-legend-colors = Farbe: Art des Ereignisses
