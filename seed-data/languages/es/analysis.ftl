# Advice, growth runway, sensitivity and Monte Carlo analysis.

## Goals and verdict

analysis-goal-at-least = { $goal } { $value } (objetivo: al menos { $limit })
analysis-goal-at-most = { $goal } { $value } (objetivo: como máximo { $limit })
analysis-unfinished = el trabajo no termina a tiempo
analysis-not-survived = La cabina deja de funcionar si falla { $part }.
analysis-goals-met = Se cumplen todos los objetivos.
analysis-goals-missed = Se incumplen objetivos.

## Key figures and parts

analysis-login-time = Tiempo medio de inicio de sesión
analysis-read-latency = Tiempo de respuesta de lectura
analysis-duration = Duración
analysis-highest-utilization = Mayor utilización
analysis-event-of-pools = { $event }, { $pools }
analysis-controllers = { $n ->
        [one] { $n } controladora
       *[other] { $n } controladoras
    }
analysis-drives = { $n ->
        [one] { $n } unidad
       *[other] { $n } unidades
    }
analysis-shelves = { $n ->
        [one] { $n } bandeja
       *[other] { $n } bandejas
    }
analysis-cache-modules = { $n ->
        [one] { $n } módulo de caché
       *[other] { $n } módulos de caché
    }
analysis-ports = { $n ->
        [one] { $n } puerto
       *[other] { $n } puertos
    }
analysis-host-memory = { $amount } de memoria de host
analysis-drives-of-model = { $n } × { $drive }
analysis-gib = { $n } GiB de { $volume }

## Advice: changes, without a full stop

advice-firmware = Actualizar de { $before } a { $after }
advice-host-cache = Usar { $size } de memoria { $n ->
        [one] del host
       *[other] de cada uno de los { $n } hosts
    } como caché de imágenes, { $more } más en total
advice-ports = Repartir la carga entre { $n ->
        [one] { $n } puerto
       *[other] { $n } puertos
    } en lugar de { $before }
advice-power-on-slots = Iniciar { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    } a la vez en lugar de { $before } ({ $event })
advice-event-at-all-sites = { $event }, todas las sedes
advice-start-earlier = Iniciar { $event } { $time } antes, antes de que lleguen los usuarios
advice-start-all = Iniciar todos los escritorios antes de que lleguen los usuarios en lugar del { $share } ({ $event })
advice-start-all-earlier = Iniciar todos los escritorios antes de que lleguen los usuarios en lugar del { $share } ({ $event }, { $time } antes)
advice-fewer-at-a-time = Ejecutar { $event } en { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    } a la vez en lugar de { $before }
advice-throttle = Limitar cada escritorio a { $rate } ({ $event })
advice-move-lunch = Mover { $event } de las { $before } a las { $after }, a la hora de comer
advice-move-evening = Mover { $event } de las { $before } a las { $after }, cuando todos los usuarios se han ido
advice-move-night = Mover { $event } de las { $before } a las { $after }, por la noche
advice-login-window = Repartir los inicios de sesión en { $after } en lugar de { $before } ({ $event })
advice-pair = { $first } + { $second }

## Advice: the effect of a change

advice-change = { $change }.
advice-enough = Con ello se cumplen todos los objetivos.
advice-helps = Ayuda, pero se siguen incumpliendo objetivos.
advice-more-margin = Aumenta el margen.
advice-no-effect = Apenas influye en los objetivos.
advice-worse = Empeora los resultados.
advice-figure-same = { $figure } ({ $phase }): sin cambios, { $value }.
advice-figure-slightly-faster = { $figure } ({ $phase }): casi sin cambios, { $value }, { $change } menos.
advice-figure-slightly-slower = { $figure } ({ $phase }): casi sin cambios, { $value }, { $change } más.
advice-figure-faster = { $figure } ({ $phase }): { $after } en lugar de { $before }, { $change } menos.
advice-figure-slower = { $figure } ({ $phase }): { $after } en lugar de { $before }, { $change } más.
advice-grade = La calificación pasa de { $before } a { $after }.
advice-in-time = El { $after } de los usuarios inicia sesión en { $limit }, frente al { $before } actual.
advice-breaks = Deja de cumplirse un objetivo que hoy se cumple: { $goal }.
advice-breaks-in-phase = Deja de cumplirse un objetivo que hoy se cumple ({ $phase }): { $goal }.
advice-peak-rises = La carga máxima de la semana sube de { $before } a { $after } ({ $phase }).
advice-peak-rises-with-use = La carga máxima de la semana sube de { $before } a { $after } ({ $phase }); utilización más alta entonces: { $component }, { $load }.
advice-takes-longer = { $figure } ({ $event }) sube de { $before } a { $after }.
advice-window = { $event } dura { $now } según lo programado ahora. Con { $n } escritorios a la vez y los demás eventos según lo programado dura solo { $then }.
advice-window-now = { $event } dura { $now } según lo programado ahora, con { $n } escritorios a la vez; no se encontró un arranque más rápido que cumpla todos los objetivos.
advice-window-missed = { $event } dura { $now } según lo programado ahora, pero se incumplen objetivos. El arranque más corto que cumple todos los objetivos dura { $then }, con { $n } escritorios a la vez y los demás eventos según lo programado.
advice-window-failed = { $state } dura { $time }.
advice-window-plan = Planifique una ventana de { $window }.
advice-window-longer = Los objetivos no exigen que una cabina sobreviva a un fallo: con un componente averiado tarda más, así que planifique una ventana de más de { $window }.
advice-window-pool = En este pool son { $n } a la vez.
advice-window-goal = El objetivo es { $goal }.
advice-window-goal-kept = El objetivo sigue siendo { $goal }.
advice-window-goal-missed = Es más que el objetivo de { $goal }.
advice-window-since = { $event }: de { $before } (versión { $version }) a { $now } según lo programado ahora.
advice-window-before = { $event } duraba antes { $before } (versión { $version }); en este plan dura { $now }.
advice-window-then = { $event } duraba { $before } en la versión { $version }.
advice-window-shortest = Con { $n } escritorios a la vez y los demás eventos según lo programado dura solo { $then }.
advice-window-in-use = Se usa el ritmo de arranque de la recomendación para la versión { $version }: { $n } escritorios a la vez.
advice-window-no-faster = Se inician { $n } escritorios a la vez; no se encontró un arranque más rápido que cumpla todos los objetivos.
advice-window-all-sites = Un solo cambio fija el arranque en todas las sedes de este evento.
advice-window-power-ons = Compruebe que el servidor de administración del hipervisor y el broker admiten este número de encendidos a la vez.
advice-window-goal-uncertain = El objetivo de { $goal } se cumple en la simulación, pero es más corto que la ventana por planificar.
advice-window-confidence = Con los errores de predicción en sistemas medidos, { $likely } bastan con una probabilidad del 90 %, y los { $window } simulados con una de hasta { $probability }.
advice-window-confidence-rounded = Con los errores de predicción en sistemas medidos, { $likely } bastan con una probabilidad del 90 %, y los { $simulated } simulados, redondeados a { $window }, con una de hasta { $probability }.
advice-hours = Desplaza el tiempo de trabajo de los usuarios { $hours } en total.
advice-price = Cuesta { $price }.
advice-no-price = Su precio no figura en la lista de precios.

## Advice: hardware

advice-saving-only-then = Solo con este cambio una configuración de { $model } cumple todos los objetivos: { $configuration }.
advice-saving-parts = Hardware que ya no hace falta comprar: { $parts }.
advice-saving-parts-worth = Hardware que ya no hace falta comprar: { $parts }, por valor de { $price }.
advice-saving-price = Ahorra { $price } en hardware.
advice-saving-price-more = Ahorra { $price } en hardware, con { $more } más.
advice-saving-price-mixed = Ahorra { $price } en hardware, con { $less } menos y { $more } más.
advice-saving-none = No ahorra hardware.
advice-hardware-as-scheduled = Con el calendario según lo programado
advice-hardware-existing = La configuración simulada ya es la más económica de su familia que cumple todos los objetivos: { $configuration }.
advice-hardware-cheapest = Configuración más económica de { $model } que cumple todos los objetivos: { $configuration }.
advice-hardware-same-price = Cuesta lo mismo que la configuración simulada.
advice-hardware-dearer = Cuesta { $price } más que la configuración simulada.
advice-hardware-cheaper = Cuesta { $price } menos que la configuración simulada.
advice-hardware-unused = Ya se ha descontado el precio de las piezas que dejan de necesitarse: { $parts }.

## Advice: summary

advice-met-no-saving = Se cumplen todos los objetivos, y ninguno de los cambios de planificación probados permitiría cumplirlos con menos hardware.
advice-met-saving = Con este cambio bastaría menos hardware: { $change }.
advice-missed = Se incumplen objetivos: { $goal }.
advice-missed-in-phase = Se incumplen objetivos, sobre todo en { $phase }: { $goal }.
advice-none-enough = Ningún cambio de planificación o de configuración basta para cumplirlos.
advice-one-enough = Basta con este cambio para cumplir todos los objetivos con la configuración simulada: { $change }.
advice-without-shift = Sin desplazar horarios de trabajo, lo que más ayuda es: { $change }.
advice-figure = { $figure }: { $after } en lugar de { $before }.
advice-newly-met = { $n ->
        [one] Pasa a cumplirse { $n } objetivo que hoy no se cumple.
       *[other] Pasan a cumplirse { $n } objetivos que hoy no se cumplen.
    }
advice-least-schedule-change = Cambio de planificación suficiente que menos molesta: { $change }.
advice-no-schedule-change = Ningún cambio de planificación basta por sí solo.
advice-illustrative-prices = Los precios son orientativos y no constituyen una oferta.

## Growth runway

runway-calendar = Calendario
runway-supports-none = Con ninguna cantidad de escritorios se cumplen todos los objetivos.
runway-supports-limit = Admite { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }, el máximo de un escenario.
runway-supports = Admite { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }, { $change }.
runway-same-as-today = exactamente los mismos que hoy
runway-more-than-today = { $n } más que hoy
runway-fewer-than-today = { $n } menos que hoy
runway-run-cpu = { $n ->
        [one] Se puede ejecutar { $n } escritorio
       *[other] Se pueden ejecutar { $n } escritorios
    }, { $change }: el límite es la CPU de los hosts.
runway-run-memory = { $n ->
        [one] Se puede ejecutar { $n } escritorio
       *[other] Se pueden ejecutar { $n } escritorios
    }, { $change }: el límite es la memoria de los hosts.
runway-array-alone = La cabina por sí sola admite { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }.
runway-hosts-cpu = La CPU de los hosts admite { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }, { $change }.
runway-hosts-memory = La memoria de los hosts admite { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }, { $change }.
runway-no-room = El calendario no tiene espacio para { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }.
runway-capacity-first = Primero se agota la capacidad, con { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }: { $goal }.
runway-memory-first = Primero se agota la memoria de los hosts, con { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }: { $goal }.
runway-memory-first-without = { $without }, primero se agota la memoria de los hosts, con { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }: { $goal }.
runway-first-missed = { $phase } es el primer evento que incumple un objetivo, con { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }: { $goal }.
runway-first-missed-without = { $without }, { $phase } es el primer evento que incumple un objetivo, con { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }: { $goal }.
runway-first-fair = { $phase } es el primer evento calificado como aceptable, con { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }: { $goal }.
runway-first-fair-whole = Sin fallos, { $phase } es el primer evento calificado como aceptable, con { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }: { $goal }.
runway-first-poor = { $phase } es el primer evento calificado como deficiente, con { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }: { $goal }.
runway-then-poor = Con { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    } la calificación es deficiente.
runway-growth = Con un { $growth } más de escritorios cada año
runway-data-growth = Con el crecimiento de los datos
runway-years-all = { $growth }, se cumplen todos los objetivos hasta { $year } inclusive.
runway-years-none = { $growth }, se incumplen objetivos todos los años.
runway-years-poor = En { $year } un evento se califica como deficiente.
runway-years-until = { $growth }, se cumplen todos los objetivos hasta { $last } inclusive, pero no en { $year }.
runway-years-until-capacity = { $growth }, se cumplen todos los objetivos hasta { $last } inclusive; en { $year } la capacidad ya no es suficiente.
runway-years-until-memory = { $growth }, se cumplen todos los objetivos hasta { $last } inclusive; en { $year } la memoria de los hosts ya no es suficiente.
runway-years-until-phase = { $growth }, se cumplen todos los objetivos hasta { $last } inclusive; en { $year }, { $phase } incumple un objetivo.

## Sensitivity: inputs

sensitivity-desktops = Escritorios, todos los pools en proporción
sensitivity-login-windows = Ventanas de inicio de sesión, todas en proporción (actualmente la de { $event })
sensitivity-power-on-slots = Escritorios iniciados a la vez, en proporción en todos los reinicios y encendidos (actualmente los de { $event })
sensitivity-image-size = Tamaño de la imagen
sensitivity-desktop-growth = Crecimiento por escritorio
sensitivity-host-link = Enlace de un host con el almacenamiento
sensitivity-host-iops = Límite de IOPS por host
sensitivity-steady-state-io = Tasa de E/S de un escritorio activo
sensitivity-login-ios = E/S por inicio de sesión ({ $phase })
sensitivity-cold-reads = Proporción de lecturas frías por inicio de sesión ({ $phase })
sensitivity-shared-image = Proporción de la imagen que se lee repetidamente
sensitivity-working-set = Conjunto de trabajo de un escritorio
sensitivity-host-cache-hits = Tasa de aciertos de la caché de host
sensitivity-input-of-profile = { $input }, { $profile }
sensitivity-cpu-read = Tiempo de CPU de la controladora por lectura
sensitivity-cpu-write = Tiempo de CPU de la controladora por escritura
sensitivity-cache-memory = Proporción de la memoria usada como caché
sensitivity-tiering = Eficiencia de la organización por niveles
sensitivity-port-speed = Velocidad de enlace de un puerto
sensitivity-service-time = Tiempo de servicio de { $drive }

## Sensitivity: flip points

sensitivity-flip-up = { $input }: un aumento del { $change }, de { $before } a { $after }, invierte el veredicto.
sensitivity-flip-down = { $input }: una disminución del { $change }, de { $before } a { $after }, invierte el veredicto.
sensitivity-not-searched = { $input }: no se buscó el punto de inflexión.
sensitivity-no-flip = { $input }: ningún valor de { $low } a { $high } invierte el veredicto (ahora { $now }).
sensitivity-none-flips = Ninguno de los datos de entrada variados invierte por sí solo el veredicto.
sensitivity-others-flip = { $n ->
        [one] { $n } dato de entrada más también lo invierte, pero requiere un cambio mayor.
       *[other] { $n } datos de entrada más también lo invierten, pero requieren un cambio mayor.
    }

## Sensitivity: next steps

sensitivity-step-drives = { $n ->
        [one] Una unidad más
       *[other] { $n } unidades más
    }
sensitivity-step-drives-of-tier = { $n ->
        [one] Una unidad más
       *[other] { $n } unidades más
    } ({ $tier })
sensitivity-step-cache = Un módulo de caché de { $size } más
sensitivity-step-cache-each = Un módulo de caché de { $size } más por controladora
sensitivity-step-port = Un puerto más
sensitivity-step-port-each = Un puerto más por controladora
sensitivity-step-controller = Una controladora más, con sus puertos
sensitivity-step-controller-cache = Una controladora más, con la misma caché y los mismos puertos que las demás
sensitivity-step-array = Una cabina idéntica más
sensitivity-step-for-price = { $step } ({ $price })
sensitivity-step-enough = { $step }: con ello se cumplen todos los objetivos.
sensitivity-step-no-effect = { $step }: apenas influye en { $phase }.
sensitivity-step-effect = { $step }: { $figure } ({ $phase }) { $before } → { $after }.
sensitivity-still-met = Se siguen cumpliendo todos los objetivos.
sensitivity-no-longer-met = Dejan de cumplirse objetivos que hoy se cumplen.
sensitivity-still-missed = Se siguen incumpliendo objetivos.
sensitivity-no-step-helps = Ninguna ampliación de hardware aumenta por sí sola el margen de forma apreciable.
sensitivity-best-step = Ampliación eficaz más económica: { $step } ({ $figure }: { $before } → { $after }).
sensitivity-best-step-margin = Ampliación eficaz más económica: { $step } (margen: { $before } → { $after }).

## Monte Carlo: figures

monte-carlo-host-latency = Tiempo de respuesta en los hosts
monte-carlo-total-iops = E/S por segundo
monte-carlo-peak-iops = Carga máxima (media de 1 minuto)
monte-carlo-login-p95 = Tiempo de inicio de sesión (percentil 95)
monte-carlo-good-logins = Inicios de sesión buenos
monte-carlo-fair-logins = Inicios de sesión aceptables
monte-carlo-poor-logins = Inicios de sesión deficientes
monte-carlo-duration = Duración
monte-carlo-busiest-drives = Unidades más cargadas
monte-carlo-busiest-port = Puerto más cargado
monte-carlo-margin = Margen mínimo

## Monte Carlo: results

monte-carlo-result = Si las entradas varían dentro de sus intervalos, todos los objetivos se cumplen en el { $share } de { $n ->
        [one] { $n } semana simulada
       *[other] { $n } semanas simuladas
    } (intervalo de confianza del 95 %: { $interval }).
monte-carlo-most-missed = Objetivo que más se incumple: { $goal }, en el { $share } de las semanas, sobre todo en { $phase }.
monte-carlo-main-driver = Mayor influencia en el margen: { $input }.
monte-carlo-failed = { $n ->
        [one] { $n } semana no se pudo simular según lo previsto y cuenta como incumplida
       *[other] { $n } semanas no se pudieron simular según lo previsto y cuentan como incumplidas
    }: { $reason }.
monte-carlo-error = el cálculo falló ({ $error })
monte-carlo-driver-less = Los valores mayores reducen el margen: { $input }.
monte-carlo-driver-more = Los valores mayores aumentan el margen: { $input }.
monte-carlo-input-of-event = { $input } ({ $event }, { $id })

## Monte Carlo: inputs and notes

monte-carlo-fact = { $document }: { $fact }
monte-carlo-fact-shared = { $document }: { $fact } (en { $n ->
        [one] { $n } lugar
       *[other] { $n } lugares
    })
monte-carlo-login-window = Duración de la ventana de inicio de sesión de un día respecto al plan
monte-carlo-login-load = E/S de inicio de sesión de un usuario en un día respecto a la media
monte-carlo-why-published-error = Calibrado sin rango; la mitad de las comprobaciones del motor se desvía como máximo un { $error }.
monte-carlo-why-equal-fits = Varios ajustes reproducen las mediciones más o menos igual de bien; sus parámetros varían juntos.
monte-carlo-why-login-window = Los usuarios no llegan exactamente según lo previsto. Los estudios midieron una tormenta de cada tipo, no varios días. En comparación, el momento de llegada dentro de una ventana varía poco.
monte-carlo-why-login-load = El correo, los perfiles y los hábitos varían de un día a otro; ningún estudio publica en qué medida.
monte-carlo-note-varied = Variados: { $ranged ->
        [one] { $ranged } valor
       *[other] { $ranged } valores
    } dentro del rango del catálogo, { $fits ->
        [one] { $fits } valor
       *[other] { $fits } valores
    } de ajustes igual de buenos, { $calibrated ->
        [one] { $calibrated } valor calibrado
       *[other] { $calibrated } valores calibrados
    } según el error publicado del motor.
monte-carlo-note-held = { $n ->
        [one] { $n } valor se mantiene constante porque se desconoce su incertidumbre.
       *[other] { $n } valores se mantienen constantes porque se desconoce su incertidumbre.
    }
monte-carlo-note-assumed = Supuesto: { $input }, { $range } (P10 a P90), sorteado para cada evento de inicio de sesión.
