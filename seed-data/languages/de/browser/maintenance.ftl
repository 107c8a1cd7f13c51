maintenance-title = Wartung läuft
maintenance-effect = Sie können alles ansehen und Änderungen ausprobieren. Änderungen an einem Szenario bleiben in diesem Browser und werden nach der Wartung gespeichert. Andere Änderungen sind nicht möglich.
maintenance-until = Voraussichtliches Ende: { $time }
