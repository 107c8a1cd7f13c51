# Diapositivas.

slide-label-value = { $label }: { $value }
slide-shape-chart = Gráfico { $number }
slide-shape-table = Tabla { $number }
slide-shape-text = Texto { $number }
slide-layout-cover = Portada
slide-layout-message = Mensaje
slide-lead-placeholder = Mensaje clave
slide-file-title = { $title }: { $scenario }
slide-source = Fuente: simulación con Stormsizer, creada el { $created }; { $versions }.
slide-cover-subtitle = { $title }: { $subtitle }
slide-cover-owner = { $author } para { $customer }
slide-cover-facts = { $created } · { $versions }
slide-logo = Logotipo
slide-logo-of = Logotipo de { $name }

slide-table-described =
    { $rows ->
        [one] Tabla de { $rows } fila: { $caption }. Columnas: { $columns }. Primeras filas: { $first }.
       *[other] Tabla de { $rows } filas: { $caption }. Columnas: { $columns }. Primeras filas: { $first }.
    }
slide-table-empty =
    { $rows ->
        [one] Tabla de { $rows } fila: { $caption }. Columnas: { $columns }.
       *[other] Tabla de { $rows } filas: { $caption }. Columnas: { $columns }.
    }
slide-column-unit = { $label }, { $unit }
slide-more = y { $n } más
slide-more-in-report = y { $n } más en el informe
slide-column-phase = Fase
slide-column-bottleneck = Cuello de botella
slide-column-reads = Lecturas
slide-column-writes = Escrituras
slide-column-peak = Pico
slide-column-read = Lectura
slide-column-write = Escritura
slide-series-highest = Máximo
slide-series-mean = Media

slide-verdict-notes = El veredicto abarca todo el calendario: cada fase se compara con cada objetivo.

slide-figures-title =
    { $met } de { $total ->
        [one] { $total } fase
       *[other] { $total } fases
    } { $met ->
        [one] cumple
       *[other] cumplen
    } todos los objetivos
slide-figures-title-login =
    { $met } de { $total ->
        [one] { $total } fase
       *[other] { $total } fases
    } { $met ->
        [one] cumple
       *[other] cumplen
    } todos los objetivos; el inicio de sesión más lento tarda { $login } de media
slide-figures-lead = Cifras clave del calendario simulado.
slide-states-title = Se cumplen todos los objetivos en { $met } de { $n } estados
slide-states-lead = Resultado hoy, tras el crecimiento previsto y con cada componente averiado cuyo fallo debe soportar la cabina según los objetivos.
slide-pools-title =
    { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    } { $pools ->
        [one] en { $pools } pool
       *[other] en { $pools } pools
    }
slide-figures-notes = Valores de la ejecución terminada; las medias corresponden a la ventana de promedio de cada fase.
slide-simulated = Escenario simulado
slide-simulated-pools =
    { $n ->
        [one] { $subtitle }: { $n } pool ({ $pools })
       *[other] { $subtitle }: { $n } pools ({ $pools })
    }
slide-simulated-events =
    { $events ->
        [one] { $events } evento
       *[other] { $events } eventos
    } en el calendario, { $phases ->
        [one] { $phases } fase evaluada
       *[other] { $phases } fases evaluadas
    }; horas en { $zone }
slide-simulated-hosts =
    { $n ->
        [one] { $n } host con { $memory } de memoria
       *[other] { $n } hosts, cada uno con { $memory } de memoria
    }
slide-goals = Objetivos
slide-goal-at-least = { $label }: al menos { $limit }
slide-goal-at-most = { $label }: como máximo { $limit }

slide-week-title = Carga máxima: { $load } durante { $phase }
slide-week-title-empty = Sin E/S en este calendario
slide-week-lead = Las líneas claras muestran el valor máximo de cada intervalo de { $interval }, incluidos los picos que ocultan las medias de 1 minuto; las líneas oscuras muestran medias, en los tiempos de respuesta sobre todas las E/S.
slide-week-notes =
    { $n ->
        [one] { $n } intervalo de { $interval }, zona horaria { $zone }.
       *[other] { $n } intervalos de { $interval }, zona horaria { $zone }.
    } Los tiempos de respuesta se miden en los hosts, de lecturas o de escrituras, las que tarden más. Un hueco en una línea significa que no hay E/S.
slide-week-goal = Objetivo: { $limit }
slide-week-load-chart = Gráfico de líneas de lecturas y escrituras por segundo en todo el calendario. { $peak }.
slide-week-latency-chart = Gráfico de líneas del tiempo de respuesta en los hosts en todo el calendario. Objetivo: { $limit }.
slide-week-load-axis = Lecturas y escrituras, IOPS
slide-week-latency-axis = Tiempo de respuesta, ms

slide-logins-title-good = Todos los inicios de sesión son buenos
slide-logins-lead = Un inicio de sesión es bueno hasta { $good }, aceptable hasta { $fair } y deficiente a partir de ahí, desde la llegada del usuario hasta que el escritorio se puede usar.
slide-logins-part =
    { $n ->
        [one] Se muestra el más lento de { $total } eventos de inicio de sesión.
       *[other] Se muestran los { $n } más lentos de { $total } eventos de inicio de sesión.
    }
slide-logins-bar = { $event } (media { $mean })
slide-logins-good = Bueno
slide-logins-fair = Aceptable
slide-logins-poor = Deficiente
slide-logins-chart = { $caption }: { $events }.
slide-logins-notes = Objetivos de cada evento de inicio de sesión: al menos un { $good } de inicios buenos y como máximo un { $poor } deficientes.

slide-phases-title-met = Todas las fases cumplen todos los objetivos
slide-phases-title-missed =
    { $n ->
        [one] { $n } fase incumple objetivos: { $phase }
       *[other] { $n } fases incumplen objetivos; la más crítica: { $phase }
    }
slide-phases-title-rows-met = Filas { $first } a { $last }: estas fases cumplen todos los objetivos
slide-phases-title-rows-missed = Filas { $first } a { $last }: estas fases también incumplen objetivos
slide-phases-title-rows-some =
    { $n ->
        [one] Filas { $first } a { $last }: { $n } fase más incumple objetivos
       *[other] Filas { $first } a { $last }: { $n } fases más incumplen objetivos
    }
slide-phases-lead = Todas las fases con sus cifras, la más crítica primero.
slide-phases-lead-part = Fases con sus cifras, la más crítica primero: { $first } a { $last } de { $total }.
slide-phases-notes = Las medias corresponden a la ventana de promedio de cada fase; los picos son medias de 1 minuto; los tiempos de respuesta son los de lecturas y escrituras en los hosts. Los pools con las mismas cifras comparten una fila.
slide-phases-table = Fases con sus cifras, la más crítica primero
slide-phases-logins = { $good } buenos, media { $mean }
slide-phases-takes = tarda { $duration }
slide-phases-unfinished = no termina
slide-phases-not-in-time = no terminada a tiempo

slide-bottleneck-lead = Izquierda: utilización durante { $phase }.
slide-bottleneck-notes = La utilización es la proporción del tiempo en que un componente está ocupado; los límites son los objetivos del escenario.
slide-bottleneck-peak = Pico (media de 1 minuto)
slide-bottleneck-limit = Límite
slide-bottleneck-use = { $component } { $mean }, límite { $limit }
slide-bottleneck-chart = Gráfico de barras de la utilización durante { $phase }: { $uses }.
slide-bottleneck-table = Cuello de botella de cada fase
slide-bottleneck-others =
    { $n ->
        [one] y { $n } fase más
       *[other] y { $n } fases más
    }

slide-cost = Coste: { $cost }.
slide-not-searched-title = Para este informe no se ejecutó ninguna búsqueda de configuraciones
slide-not-searched-lead = La tabla muestra la configuración simulada.
slide-alternatives-lead = La tabla muestra la configuración más económica de cada familia.
slide-alternatives-desktops = Los precios por escritorio corresponden a { $desktops }.
slide-alternatives-notes =
    { $desktops ->
        [one] Evaluación para { $desktops } escritorio.
       *[other] Evaluación para { $desktops } escritorios.
    }
slide-advice-title = { $change }: se cumplen todos los objetivos sin hardware nuevo
slide-advice-earlier-title = Versión { $version }: { $title }
slide-advice-lead = El cambio de planificación menos molesto y el cambio de hardware más económico, cada uno simulado en todo el calendario.
slide-windows-title = Planificar una ventana de reinicio de { $window }: { $then } en lugar de { $now } según la simulación
slide-windows-title-before = Planificar una ventana de reinicio de { $window }: { $now } en este plan, antes { $before } (versión { $version })
slide-windows-title-now = Planificar una ventana de reinicio de { $window }
slide-windows-lead = Ventanas más cortas en la cabina tal como está, con los demás eventos según lo programado, en las que no se incumple ningún objetivo que hoy se cumple.

slide-runway-lead = Para la cabina actual; los pools crecen en proporción.
slide-runway-notes =
    { $simulations ->
        [one] { $simulations } simulación
       *[other] { $simulations } simulaciones
    }; resolución: { $step ->
        [one] { $step } escritorio
       *[other] { $step } escritorios
    }; crecimiento: { $growth } al año.
slide-runway-limit = Máximo de escritorios que cumple todos los objetivos
slide-runway-years-chart =
    { $n ->
        [one] Gráfico de líneas de los escritorios por año, comparados con { $n } escritorio que admite la cabina.
       *[other] Gráfico de líneas de los escritorios por año, comparados con los { $n } escritorios que admite la cabina.
    }
slide-runway-chart = Gráfico de barras de escritorios: { $values }.

slide-confidence-no-driver = Ningún dato de entrada destaca.
slide-confidence-goals = Objetivos que más se incumplen
slide-confidence-no-goal = Ninguna simulación incumple un objetivo.
slide-confidence-table = Fases que más a menudo incumplen sus objetivos, con P10 a P90 de sus cifras
slide-confidence-column-share = Objetivos cumplidos en
slide-confidence-column-login = Tiempo medio de inicio de sesión

slide-sensitivity-now = Con los escritorios de hoy y todos los componentes, el objetivo más ajustado está en { $phase }: { $margin }. Cada dato se varía por separado.
slide-sensitivity-notes =
    { $n ->
        [one] { $n } simulación.
       *[other] { $n } simulaciones.
    } El margen hasta el objetivo más cercano es una proporción de ese objetivo, negativa si no se cumple. Un dato sin rango en el catálogo varía un porcentaje habitual en ambos sentidos.
slide-sensitivity-input = { $input } ({ $range })
slide-sensitivity-low = Margen en el extremo inferior
slide-sensitivity-high = Margen en el extremo superior
slide-sensitivity-chart = Gráfico de barras del margen hasta el objetivo más cercano en ambos extremos de cada dato: { $inputs }.

slide-evidence-lead = Valores medidos que no se usaron en la calibración, comparados con las predicciones; los valores fuera de tolerancia van primero.
slide-evidence-sources = Fuentes: { $sources }.
slide-evidence-measured = Medido, cada uno en su unidad
slide-evidence-predicted = Previsto
slide-evidence-chart =
    { $n ->
        [one] Gráfico de dispersión de { $n } valor medido y su predicción, en ejes logarítmicos.
       *[other] Gráfico de dispersión de { $n } valores medidos y sus predicciones, en ejes logarítmicos.
    }
slide-evidence-inside = Dentro de la tolerancia
slide-evidence-outside = Fuera de la tolerancia
slide-evidence-equal = Igualdad

slide-assumptions-title-assumed =
    { $n ->
        [one] Los resultados se basan en { $n } valor; { $assumed } es un supuesto
       *[other] Los resultados se basan en { $n } valores; { $assumed ->
            [one] { $assumed } es un supuesto
           *[other] { $assumed } son supuestos
        }
    }
slide-assumptions-lead = Los valores supuestos con los intervalos más amplios van primero: compruébelos antes de confiar en los resultados. El informe muestra todos los valores.
slide-assumptions-notes = Se muestran { $n } de { $total } valores: el de intervalo más amplio de cada motivo, en las fases del calendario.
slide-assumptions-table = Supuestos que conviene comprobar primero
slide-assumptions-more =
    { $n ->
        [one] { $n } valor más por el mismo motivo
       *[other] { $n } valores más por el mismo motivo
    }
slide-assumptions-column-fact = Supuesto
slide-assumptions-column-value = Valor
slide-assumptions-column-source = Fuente

slide-reading-title = Las predicciones son medias de un modelo, no garantías
slide-reading-lead = Creado el { $created }; { $versions }.
slide-reading-about = Acerca de estas diapositivas
slide-reading-notes = Notas
slide-reading-more-notes =
    { $n ->
        [one] Hay { $n } nota más en el informe.
       *[other] Hay { $n } notas más en el informe.
    }
slide-reading-sources = Todas las cifras de estas diapositivas proceden de la ejecución terminada; el informe indica todas las fuentes.
