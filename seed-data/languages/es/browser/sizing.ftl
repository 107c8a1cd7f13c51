## Limits of goals on a form
sizing-goal-login_good_s = Inicio de sesión bueno, como máximo
sizing-goal-login_fair_s = Inicio de sesión aceptable, como máximo
sizing-goal-login_min_good_fraction = Inicios de sesión buenos, como mínimo
sizing-goal-login_max_poor_fraction = Inicios de sesión deficientes, como máximo
sizing-goal-host_latency_max_ms = Tiempo de respuesta, como máximo
sizing-goal-power_on_max_s = Tiempo de encendido, como máximo
sizing-goal-provisioning_max_s = Tiempo de despliegue, como máximo
sizing-goal-controller_max_fraction = CPU de las controladoras, como máximo
sizing-goal-drive_max_fraction = Unidades, como máximo
sizing-goal-port_max_fraction = Puertos, como máximo
sizing-goal-host_cpu_max_fraction = CPU de los hosts, como máximo
sizing-goal-memory_oversubscription_max_ratio = Sobreasignación de memoria, como máximo
sizing-goal-spare_capacity_fraction = Capacidad libre, como mínimo
sizing-group-logins = Inicios de sesión
sizing-group-storage = Almacenamiento durante los inicios de sesión y el trabajo
sizing-group-hosts = Hosts
sizing-group-time_and_space = Tiempo y capacidad

## Missed goals
sizing-missed = { $phase }: { $goal } { $value }, objetivo { $limit }
sizing-missed-without-drive = { $missed }, con una unidad averiada
sizing-missed-without-controller = { $missed }, con una controladora averiada
sizing-missed-without-port = { $missed }, con un puerto averiado
sizing-missed-without-flash_cache = { $missed }, con un módulo de caché averiado
sizing-meets-goals = cumple todos los objetivos

## Prices and sizes
sizing-no-price-list = sin lista de precios
sizing-illustrative = precios orientativos, no una oferta
sizing-over-years =
    { $n ->
        [one] en { $n } año
       *[other] en { $n } años
    }
sizing-price-list = { $name }, { $date }
sizing-not-known = no se conoce
sizing-price-not-known = precio desconocido
sizing-price-none = Precio desconocido
sizing-no-cost = sin coste
sizing-n-drives =
    { $n ->
        [one] { $n } unidad
       *[other] { $n } unidades
    }
sizing-rack-units = { $n } U
sizing-rack-not-known = unidades de rack desconocidas
sizing-power = { $n } W
sizing-power-not-known = potencia desconocida
sizing-owned = Ya disponible
sizing-price-per-desktop = { $price } por escritorio
sizing-price-per-desktop-of =
    { $n ->
        [one] { $price } por escritorio ({ $n } escritorio)
       *[other] { $price } por escritorio ({ $n } escritorios)
    }
sizing-converted = convertidos de { $currency } al tipo de cambio de { $rate } del { $date } ({ $source })
sizing-price-list-project = { $list }, con precios de { $project }
sizing-price-per-user = { $price } por usuario
sizing-price-per-month = { $price } al mes
sizing-unpriced = sin precio para { $part }
sizing-unpriced-more =
    { $n ->
        [one] sin precio para { $part } y { $n } más
       *[other] sin precio para { $part } y { $n } más
    }

## Margins to a goal
sizing-margin-goal = objetivo
sizing-margin-multiple = supera en { $n } × el objetivo
