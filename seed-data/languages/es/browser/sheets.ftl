## Page
sheets-title = Añadir cabina
sheets-title-edit = Editar cabina
sheets-from-sheet = Usar en su lugar la hoja de especificaciones
sheets-lead = Lo que indica la ficha técnica se convierte en un modelo de cabina.
sheets-steps = Pasos
sheets-step-hardware = Hardware
sheets-step-protection = Protección y servicios de datos
sheets-step-maximum = Máximo publicado
sheets-step-summary = Resumen
sheets-next = Siguiente
sheets-back = Atrás
sheets-save = Guardar cabina
sheets-saved = Cabina guardada
sheets-saved-hint = { $name } se puede elegir en todos los escenarios.
sheets-required = Obligatorio
sheets-optional = Opcional
sheets-assumed = Supuesto: { $value }
sheets-assumed-range = Supuesto: { $value } (de { $low } a { $high })

## Key figures
sheets-mine = Mi cabina no está en la lista
sheets-mine-title = Mi cabina
sheets-figures-lead = Cinco cifras bastan para una cabina con dos controladoras. Los discos y los de reserva se suponen y se pueden corregir. Para una cabina híbrida, copie una similar del catálogo.
sheets-figures-name = Fabricante y producto
sheets-figures-name-example = Dell Unity XT 480F
sheets-figures-capacity = Capacidad útil
sheets-figures-unit = Unidad
sheets-figures-reduction-hint = Si se deja vacío, se supone 3 : 1 (intervalo: de 1,5 a 5)
sheets-figures-iops = IOPS máximas
sheets-figures-latency = Con latencia
sheets-figures-iops-hint = La tasa más alta de E/S aleatorias pequeñas. Habitual en escritorios virtuales: bloques de 8 KiB con un 70 % de lecturas a 1 ms.
sheets-figures-ports = Puertos por controladora
sheets-figures-port = Tipo de puerto
sheets-port-fc = Fibre Channel de { $speed } Gb/s
sheets-port-ethernet = Ethernet de { $speed } Gb/s
sheets-figures-price = Precio de compra
sheets-figures-price-hint = Opcional: la cabina completa, según la oferta, en { $currency }. Sin él, las comparaciones no muestran precio.
sheets-parts-title = Componentes supuestos
sheets-parts = { $drives } × { $drive }; discos de reserva por controladora: { $spares }; controladoras: { $controllers }; puertos por controladora: { $ports }
sheets-parts-drive = Modelo de disco
sheets-parts-drive-assumed = Supuesto
sheets-parts-drives = Número de discos
sheets-figures-assumed = Todo lo demás se supone según cabinas de esta clase. Los intervalos de los supuestos forman parte de la confianza de cada resultado.
sheets-figures-waiting = La curva aparece al introducir la capacidad y las IOPS máximas.
sheets-figures-source = Cifras clave de { $name }
sheets-figures-publisher = introducidas por usted
sheets-name-taken = Otra cabina tiene este nombre
sheets-refine = Refinar paso a paso

## Hardware
sheets-array = Cabina
sheets-vendor = Fabricante
sheets-name = Modelo
sheets-release = Versión de software
sheets-introduced = Año de introducción
sheets-design = Arquitectura
sheets-design-shared = Cabina con controladoras compartidas
sheets-design-hyperconverged = Hiperconvergente, en cada host
sheets-design-nodes = Clúster de nodos de almacenamiento
sheets-controller-hardware = Controladoras y puertos
sheets-controller-note = Núcleos, memoria y puertos de una controladora o un nodo.
sheets-controllers = Controladoras por cabina
sheets-cores = Núcleos de procesador
sheets-specrate = SPECrate 2017 Integer por núcleo
sheets-specrate-hint = Puntuación base de los procesadores, dividida por sus núcleos.
sheets-memory = Memoria
sheets-port-speed = Velocidad de los puertos
sheets-ports = Puertos de host
sheets-max-arrays = Máximo de cabinas en un clúster
sheets-max-nodes = Máximo de nodos del clúster
sheets-media-hardware = Medios y chasis
sheets-media = Medios y protocolo interno
sheets-media-nvme = Flash, NVMe
sheets-media-sas = Flash, SAS o SATA
sheets-tier = Nombre de las unidades
sheets-drives = Unidades admitidas
sheets-slots = Bahías de unidades
sheets-max-drives = Máximo de unidades
sheets-max-drives-hint = Con bandejas de expansión; si no, tantas como bahías.
sheets-watts = Consumo sin unidades
sheets-rack-units = Altura

## Data protection and services
sheets-protection = Protección de datos
sheets-protection-note = Determina la capacidad útil y el trabajo de una escritura.
sheets-kind = Tipo de protección
sheets-kind-raid = Grupos RAID
sheets-kind-copies = Copias en otros nodos
sheets-kind-code = Código de borrado entre nodos
sheets-group-raid = Unidades por grupo RAID
sheets-group-copies = Copias de cada bloque
sheets-group-code = Fragmentos por franja
sheets-parity-raid = Unidades de paridad por grupo
sheets-parity-code = Fragmentos de paridad por franja
sheets-spares = Unidades de reserva por controladora
sheets-reserve = Capacidad reservada
sheets-reserve-hint = Sistema de archivos, reconstrucciones y espacio libre.
sheets-services = Servicios de datos
sheets-services-note = Reducen los datos almacenados. El método no añade tiempo de CPU por ellos.
sheets-compression = Compresión
sheets-deduplication = Deduplicación
sheets-reduction = Reducción de datos
sheets-reduction-hint = Bytes escritos por byte almacenado.

## Published maximum and document
sheets-maximum = Máximo publicado
sheets-maximum-note = La tasa más alta de E/S aleatorias pequeñas. Reduce el intervalo del tiempo de CPU por E/S.
sheets-has-maximum = La ficha indica una tasa con su tamaño de bloque y su proporción de lecturas
sheets-iops = IOPS
sheets-block = Tamaño de bloque
sheets-reads = Proporción de lecturas
sheets-latency = Tiempo de respuesta con esta tasa
sheets-latency-hint = Opcional. Solo se compara con el cálculo.
sheets-maximum-controllers = Controladoras en la prueba
sheets-maximum-nodes = Nodos en la prueba
sheets-document = Ficha técnica
sheets-document-note = La fuente de todos los números que introduzca.
sheets-source = Título
sheets-publisher = Editor
sheets-dated = Fecha
sheets-dated-hint = Sin fecha, el día en que la leyó.
sheets-address = Dirección web

## Curve
sheets-curve = Tiempo de respuesta
sheets-curve-mix = { $block } KiB, { $reads } % de lecturas, todas las bahías y puertos
sheets-curve-waiting = La curva aparece cuando el hardware y la protección están completos.
sheets-curve-published = publicado
sheets-curve-maximum = máximo calculado
sheets-curve-summary = Tiempo de respuesta según las IOPS. { $sentence }

## Summary
sheets-parameters = Parámetros de servicio
sheets-parameters-note = Derivados de la ficha, con el intervalo de P10 a P90.
sheets-capacity = Capacidad con todas las bahías
sheets-with-unit = { $value } { $unit }
sheets-for-project = La cabina se ofrece en el proyecto «{ $project }».
