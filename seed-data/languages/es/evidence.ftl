# Validation against published measurements, and discrete-event simulation of a window.

## Backtest

evidence-summary = De { $points } valores medidos independientes, { $within } están dentro de la tolerancia; su error mediano es de { $median }. De { $bounds } límites publicados, { $bounds_within } se cumplen. Si cada estudio se predice solo a partir de los demás, { $left_out_within } de { $left_out_points } valores medidos están dentro de la tolerancia y se cumplen { $left_out_bounds_within } de { $left_out_bounds } límites; para el resto no hay ningún estudio del que tomar parámetros. Mayores desviaciones: { $deviations }. La forma del modelo se eligió conociendo los estudios, por lo que ninguna comprobación es a ciegas.
evidence-deviations = { $first }; { $others }
evidence-deviation = { $table }, { $phase } en { $system }, { $metric }: medido { $measured }, previsto { $predicted }
evidence-held-out = Previsto sin ningún valor de esta prueba.

## Metrics, inside a sentence

metric-reads-iops = lecturas por segundo
metric-writes-iops = escrituras por segundo
metric-total-iops = E/S por segundo
metric-read-mb-per-s = rendimiento de lectura
metric-write-mb-per-s = rendimiento de escritura
metric-total-mb-per-s = rendimiento
metric-peak-total-mb-per-s = rendimiento máximo
metric-controller-read-latency-ms = latencia de lectura en la controladora
metric-controller-write-latency-ms = latencia de escritura en la controladora
metric-controller-latency-ms = latencia en la controladora
metric-host-read-latency-ms = latencia de lectura en los hosts
metric-host-write-latency-ms = latencia de escritura en los hosts
metric-controller-cpu-fraction = uso de CPU de la controladora
metric-duration-s = duración
metric-login-mean-s = tiempo medio de inicio de sesión
metric-login-max-s = inicio de sesión más largo
metric-login-sd-s = desviación estándar del tiempo de inicio de sesión
metric-login-good-fraction = proporción de inicios de sesión buenos
metric-login-fair-fraction = proporción de inicios de sesión aceptables
metric-login-poor-fraction = proporción de inicios de sesión deficientes
metric-login-good-or-fair-fraction = proporción de inicios de sesión buenos o aceptables
metric-login-good-mean-s = tiempo medio de los inicios de sesión buenos
metric-login-fair-mean-s = tiempo medio de los inicios de sesión aceptables
metric-login-poor-mean-s = tiempo medio de los inicios de sesión deficientes
metric-read-fraction-of-iops = proporción de lecturas en las IOPS
metric-write-fraction-of-iops = proporción de escrituras en las IOPS
metric-read-fraction-of-mb = proporción de lecturas en el rendimiento
metric-write-fraction-of-mb = proporción de escrituras en el rendimiento
metric-iops-per-desktop = IOPS por escritorio
metric-reads-iops-per-desktop = lecturas por segundo y escritorio
metric-writes-iops-per-desktop = escrituras por segundo y escritorio
metric-iops-per-booting-desktop = IOPS por escritorio en arranque
metric-reads-iops-per-booting-desktop = lecturas por segundo y escritorio en arranque
metric-writes-iops-per-booting-desktop = escrituras por segundo y escritorio en arranque
metric-read-size-kb = tamaño de las lecturas
metric-write-size-kb = tamaño de las escrituras
metric-read-kb-per-s-per-desktop = rendimiento de lectura por escritorio
metric-write-kb-per-s-per-desktop = rendimiento de escritura por escritorio
metric-peak-iops = IOPS máximas
metric-peak-reads-iops = IOPS máximas de lectura
metric-peak-writes-iops = IOPS máximas de escritura
metric-peak-iops-per-desktop = IOPS máximas por escritorio
metric-peak-controller-latency-ms = latencia máxima en la controladora
metric-peak-host-read-latency-ms = latencia máxima de lectura en los hosts
metric-guest-read-latency-ms = latencia de lectura en el sistema invitado
metric-idle-writes-iops = escrituras por segundo de los escritorios inactivos
metric-idle-writes-iops-per-desktop = escrituras por segundo y escritorio inactivo
metric-drive-iops = IOPS por unidad
metric-drive-reads-iops = lecturas por segundo y unidad
metric-drive-writes-iops = escrituras por segundo y unidad
metric-drive-read-mb-per-s = rendimiento de lectura por unidad
metric-drive-write-mb-per-s = rendimiento de escritura por unidad
metric-drive-busy-fraction = uso de las unidades
metric-host-cpu-fraction = uso de CPU de los hosts
metric-host-cpu-peak-fraction = uso máximo de CPU de los hosts
metric-host-memory-fraction = uso de memoria de los hosts
metric-maximum-iops = tasa máxima
metric-maximum-mb-per-s = rendimiento máximo
metric-client-latency-ms = latencia en el cliente
metric-host-iscsi-mb-per-s = rendimiento iSCSI por host
metric-density-desktops = número de escritorios
metric-replica-reads-iops = lecturas por segundo de las réplicas
metric-load-duration-s = duración de la carga de inicio de sesión
metric-peak-network-fraction = uso máximo de la red
metric-desktops-per-hour = escritorios por hora
metric-s-per-desktop = tiempo por escritorio
metric-backend-read-mb-per-s = rendimiento de lectura del back-end
metric-boot-time-change-s = cambio del tiempo de arranque

## Discrete-event simulation of a window

window-no-ios = Ninguna E/S llega a la cabina en esta ventana.
window-reads = Lecturas: media { $mean }.
    .p50 = Lecturas: media { $mean }, el 50 % en { $p50 } o menos.
    .p99 = Lecturas: media { $mean }, el 50 % en { $p50 } o menos, el 99 % en { $p99 } o menos.
window-writes = Escrituras: media { $mean }.
    .p50 = Escrituras: media { $mean }, el 50 % en { $p50 } o menos.
    .p99 = Escrituras: media { $mean }, el 50 % en { $p50 } o menos, el 99 % en { $p99 } o menos.
window-reads-longer = El tiempo medio de respuesta de las lecturas es un { $difference } mayor que en la simulación de la semana.
window-reads-shorter = El tiempo medio de respuesta de las lecturas es un { $difference } menor que en la simulación de la semana.
window-writes-longer = El tiempo medio de respuesta de las escrituras es un { $difference } mayor que en la simulación de la semana.
window-writes-shorter = El tiempo medio de respuesta de las escrituras es un { $difference } menor que en la simulación de la semana.
window-not-comparable = Las colas son tan largas que las medias pueden diferir de la simulación de la semana.
window-too-few-ios = Se completaron muy pocas E/S para comparar las medias con la simulación de la semana.
window-agrees = Las medias coinciden con la simulación de la semana con un margen del { $tolerance }.
window-cache-hits = Las cachés contienen el { $share } de los bloques que se vuelven a leer; la simulación de la semana supone el { $expected }.
window-small-sample = Solo se completaron { $counts }, por lo que sus valores dependen del azar. Elija una ventana más larga.
window-count-reads = { $n ->
        [one] { $n } lectura
       *[other] { $n } lecturas
    }
window-count-writes = { $n ->
        [one] { $n } escritura
       *[other] { $n } escrituras
    }

## Activities of desktops, after the name of their event or pool

activity-of-pool = { $event }, { $pool }
activity-logging-in = { $name }, inicio de sesión
activity-starting-work = { $name }, inicio de la jornada
activity-idle = { $name }, inactivos
activity-other-workloads = Otras cargas de trabajo
activity-at-work = { $name }, en uso
evidence-storage-tests = De { $checks } pruebas de almacenamiento sin escritorios, { $within } están dentro de la tolerancia; de { $rates } tasas máximas previstas sin las pruebas del propio fabricante, { $rates_within } están dentro de un factor de 1,5.
