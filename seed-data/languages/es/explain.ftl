# Breakdown of the figures of a phase.

## Figures

explain-reads-per-second = Lecturas por segundo
explain-writes-per-second = Escrituras por segundo
explain-reads-served = Lecturas por segundo que atendió la cabina, media durante { $time }.
explain-writes-served = Escrituras por segundo que atendió la cabina, media durante { $time }.
explain-busiest-minute = Minuto de mayor carga
explain-busiest-minute-of = Lecturas y escrituras del minuto que comienza { $after } después del inicio de la fase.
explain-data-read = Datos leídos
explain-data-written = Datos escritos
explain-throughput-of = E/S por segundo multiplicadas por su tamaño medio.
explain-read-time = Tiempo de respuesta de lectura
explain-write-time = Tiempo de respuesta de escritura
explain-read-time-of = Tiempo medio de respuesta de todas las lecturas en los hosts: { $unloaded } sin esperas, el resto en colas.
explain-write-time-of = Tiempo medio de respuesta de todas las escrituras en los hosts: { $unloaded } sin esperas, el resto en colas.
explain-host-cpu-of = Tiempo de CPU de los escritorios en uso, y del appliance de almacenamiento si se ejecuta en los mismos hosts.
explain-utilization-of = Trabajo causado por las E/S, como proporción del tiempo disponible.
explain-limit-of = E/S que cuentan para el límite, como proporción de lo que el límite permite en ese tiempo; el límite es mayor mientras quedan créditos de ráfaga.
explain-counted = { $rate } en { $n ->
        [one] { $n } volumen
       *[other] { $n } volúmenes
    }
explain-duration = Duración
explain-duration-of = { $desktops ->
        [one] Duración de la fase para { $desktops } escritorio.
       *[other] Duración de la fase para { $desktops } escritorios.
    }
explain-mean-login = Tiempo medio de inicio de sesión
explain-mean-login-of = { $users ->
        [one] Desde la llegada hasta un escritorio utilizable, media de { $users } usuario.
       *[other] Desde la llegada hasta un escritorio utilizable, media de { $users } usuarios.
    }

## Terms

explain-put-off = Solicitado pero no atendido en este tiempo
explain-small = Partes menores
explain-path = Trayecto hasta la cabina y vuelta
explain-cache = Lectura desde una caché
explain-controller-work = Procesamiento en la controladora
explain-outbound-port = Transferencia por el puerto de salida
explain-inbound-port = Transferencia por el puerto de entrada
explain-host-links = Transferencia por los enlaces de los hosts
explain-reading-from = Lectura: { $component }
explain-waiting-for = Espera: { $component }
explain-write-buffer-full = el búfer de escritura está lleno
explain-storage-appliance = Appliance de almacenamiento
explain-desktops-at-work = Escritorios en uso
explain-by-calendar = Duración fijada en el calendario
explain-uneven = Tormenta irregular: no todos los inicios de sesión experimentan el tiempo medio de respuesta
explain-waiting-for-desktop = Espera de un escritorio, e inicios de sesión que no experimentan el tiempo medio de respuesta
explain-last-login = Desde la última llegada hasta que el último usuario inicia sesión
explain-last-desktop = Principio y final, con menos escritorios en curso
explain-users-arrive = Llegada de los usuarios
explain-steady-state = Desde el final de la tormenta hasta el siguiente evento del pool
explain-guest-time = Procesamiento en el sistema invitado
explain-array-reads = Lectura desde la cabina
explain-host-reads = Lectura desde el host
explain-array-writes = Escritura
explain-other-arrays = E/S en otras cabinas
explain-think-time = Tiempo del sistema invitado entre E/S
explain-starting-desktops = Arranque de los escritorios
explain-starts-per-minute = { $desktops } escritorios, { $rate } por minuto
explain-clone-manager = Ritmo del gestor de clones

## Formulas

explain-reads = lecturas
explain-writes = escrituras
explain-ios = E/S
explain-in-time = { $what } en { $time }
explain-of-time = { $what }, en { $time }
explain-at-a-time = { $what }, { $streams } a la vez por escritorio
explain-amount = { $n } { $ops }
explain-rate = { $desktops ->
        [one] { $desktops } escritorio × { $rate } { $ops } por segundo
       *[other] { $desktops } escritorios × { $rate } { $ops } por segundo
    }
explain-reaching-array = { $what }, de las cuales el { $share } llega a la cabina
explain-work = { $members } × { $ios } E/S, el { $share } de ellas { $ops }
explain-by-clock = { $n } { $ops } a ritmo fijo
explain-logins = { $n ->
        [one] { $n } inicio de sesión
       *[other] { $n } inicios de sesión
    }
explain-starts-of-day = { $n ->
        [one] { $n } inicio de jornada
       *[other] { $n } inicios de jornada
    }
explain-desktops = { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }
explain-throughput = { $rate } { $ops } por segundo × { $size }
explain-share-of-reads = { $share } de las lecturas × { $time }
explain-amount-and-time = { $n } { $ops } × { $time }
explain-per-second = { $what } por segundo, en { $servers }
explain-cores = { $n ->
        [one] { $n } núcleo
       *[other] { $n } núcleos
    }
explain-ports = { $n ->
        [one] { $n } puerto
       *[other] { $n } puertos
    }
explain-links = { $n ->
        [one] { $n } enlace
       *[other] { $n } enlaces
    }
explain-drives = { $n ->
        [one] { $n } unidad
       *[other] { $n } unidades
    }
explain-parallel-ios = { $drives } con { $ios } E/S simultáneas cada una
explain-rebuilding = { $drives }, en reconstrucción el { $share } del tiempo
explain-appliance-cores = { $n ->
        [one] { $share } de { $n } núcleo, de un total de { $total }
       *[other] { $share } de { $n } núcleos, de un total de { $total }
    }
explain-on-hosts = { $n ->
        [one] en { $n } host con { $cores } núcleos de { $clock }
       *[other] en { $n } hosts con { $cores } núcleos de { $clock } cada uno
    }
explain-on-fewer-hosts = en { $fewest } a { $most } hosts con { $cores } núcleos de { $clock } cada uno
explain-hosts-speed = { $hosts }; rendimiento por GHz: { $speed } veces el de los hosts medidos
explain-both = { $reads }; { $writes }
explain-streams = { $what } / { $streams } a la vez
explain-turns = { $desktops } escritorios, { $slots } a la vez: { $rounds } × { $what }
explain-stage = { $n ->
        [one] { $n } escritorio × { $time }
       *[other] { $n } escritorios × { $time }
    }
explain-stage-fixed = { $fixed } + { $stage }
