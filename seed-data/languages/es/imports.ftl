# Imported files: notes, refusals, proposals and refits.

import-coarse-samples = { $file } tiene muestras de { $length }, por lo que todos los archivos se ajustan a ese intervalo. Exclúyalo o elija intervalos más cortos.
import-not-calm = La carga no vuelve a su nivel base tras la tormenta de { $start }, por lo que la fase no incluye la carga posterior a la ventana.
import-collection-time-guessed = El archivo no indica el tiempo de recopilación; se usan { $time } desde el primer hasta el último comando (estimado).
import-no-rows-quote = El archivo no tiene filas utilizables: las comillas que se abren en la fila { $row }, columna { $column } no se cierran.
import-vcenter-peaks = Los picos de las máquinas son las medias más altas de vCenter durante 20 s a 2 h, que ocultan las tormentas de inicios de sesión.
import-calendar-window = Se leen las entradas del { $start } al { $end } porque no se indicó ninguna ventana.
import-mb-base = MB/s se leen como { $base } × { $base } bytes (estimado), porque los KB/s son { $ratio } veces los MB/s.
import-header-quote = No se puede leer el encabezado: las comillas que se abren en la fila { $row }, columna { $column } no se cierran.
import-peaks-not-added = Los picos de las máquinas y los percentiles 95 de los hosts no se suman; la suma es solo un límite superior.
import-allowed-counters = un contador por fila con su momento y su valor, por ejemplo virtualDisk.numberReadAveraged.average o Disk Reads/sec
import-spread-evenly = Las muestras se espaciaron de forma uniforme cada { $step }, porque faltaban sus segundos (estimado).
import-old-office = El archivo es un archivo antiguo de Office o está protegido con contraseña. Guárdelo como libro de Excel (.xlsx) sin contraseña.
import-split-by-bytes = No se distinguen lecturas y escrituras; las E/S se reparten según sus bytes, con una sola latencia (estimado).
import-other-time = { $file } se midió en otro momento que la mayoría de los archivos y se excluye de la curva de carga y de las fases.
import-templates-left-out = VM Performance: { $n ->
        [one] { $n } fila excluida
       *[other] { $n } filas excluidas
    } (plantillas y máquinas similares).
import-gaps = { $n ->
        [one] { $n } hueco
       *[other] { $n } huecos
    } en las muestras, el más largo de { $longest }; el intervalo habitual es { $usual }.
import-few-commands = { $file } contiene solo { $n } E/S: demasiado pocas para los tamaños y el patrón de acceso, que se desconocen.
import-no-windows = No se propone ninguna fase: ninguna tormenta tiene un tipo claro, y ni el horario laboral ni la noche sin tormentas duran lo suficiente. Defina las ventanas de las fases.
import-windows-proposed = Las ventanas de las fases se proponen a partir de las tormentas detectadas. Confírmelas o ajústelas.
import-clock-changed = La hora de { $zone } cambió durante la medición; pueden faltar muestras de esa hora.
import-export-cut-off = VM Performance tiene exactamente { $n } máquinas; la exportación puede estar truncada.
import-largest-only = Solo se muestran los { $pools } pools mayores y los { $groups } grupos de hosts mayores.
import-no-directory = El archivo empieza como un libro pero no tiene índice; está dañado o truncado.
import-machines-and-disks = { $n ->
        [one] { $n } máquina está
       *[other] { $n } máquinas están
    } en el archivo como total y por disco; se usan los discos.
import-holes = No se midió nada durante { $time } entre muestras; ese tiempo se excluye.
import-no-clock = Ningún archivo tiene marcas de tiempo: se conocen los tamaños y el patrón de acceso, pero no las tasas de las fases.
import-mapping-not-used = La tabla no tiene las columnas seleccionadas; se leyó según sus encabezados.
import-physical-disks = El archivo tiene discos físicos y lógicos de una máquina; se usan los físicos.
import-first-report = El primer informe se excluyó porque abarca el tiempo desde el arranque de la máquina.
import-histogram-broken = Se excluyó un histograma porque está truncado o sus clases no suman su total.
import-tuesday-proposed = Los inicios de sesión del { $day } se proponen como los de un día normal (martes).
import-monday-proposed = Los inicios de sesión del { $day } se proponen como los de un lunes, tras un reinicio.
import-spreadsheet-columns = Un programa de hojas de cálculo truncó este archivo: tiene exactamente tantas columnas como una hoja.
import-no-collection-time = El archivo no indica el tiempo de recopilación; da tamaños y patrón de acceso, pero no tasas.
import-shares-small = Las proporciones de lectura son como máximo del 1 %. Si son fracciones, indíquelo en la columna.
import-histogram-repeated = Un disco aparece varias veces; solo cuentan la última lista y las anteriores a un restablecimiento.
import-shares-percent = Las proporciones de lectura superan 1, por lo que la columna se lee como porcentaje (estimado).
import-unknown-language = No se encontraron contadores de disco, o están en un idioma desconocido.
import-rvtools-no-rates = RVTools solo da el inventario; las tasas de E/S deben proceder de una medición.
import-links = El libro enlaza con otros archivos; solo se leen los valores que contiene.
import-systor-loss = Estas trazas pierden algunos segundos en cada hora en punto; se pueden excluir ambos extremos.
import-bad-encoding = El texto no es { $encoding } válido; se sustituyeron los caracteres ilegibles.
import-cell-too-long = Una celda tiene más texto del que admite Excel.
import-entry-repeats = { $entry } se omitió porque se repite más de { $n } veces antes de la ventana.
import-totals-left-out = Se excluyeron los totales de todos los discos de una máquina; se usan los discos individuales.
import-zip-with-files = El archivo es un ZIP. Descomprímalo e importe los archivos que contiene.
import-partitions = Se excluyeron las particiones y los volúmenes sobre otros discos porque contarían dos veces.
import-plain-text = El archivo es texto, no un libro. Cámbiele la extensión a .csv e impórtelo como tabla.
import-calendar-days = Se leen las entradas de { $n } días desde el { $start }.
import-unexpected-content = No se puede leer el archivo porque su contenido no corresponde a este formato.
import-row-columns = Se omitió una fila porque no tiene las { $n } columnas del encabezado.
import-sheet-end = { $sheet } se leyó hasta la fila { $row }; después solo hay filas vacías.
import-hosts-left-out = Se excluyeron los hosts y volúmenes porque sus máquinas cuentan las mismas E/S.
import-samples-merged = El archivo es largo, por lo que cada { $n } muestras se agruparon en una.
import-row-order = La fila { $row } sigue a la fila { $before }.
import-entry-rdate = { $entry }: sus fechas adicionales (RDATE) no tienen día y se excluyeron.
import-first-report-of-run = El primer informe de otra ejecución se excluyó porque abarca el tiempo anterior.
import-zone-of-site = El archivo no tiene zona horaria; sus horas se leen en { $zone }.
import-repeated-times = { $n ->
        [one] { $n } fila repite
       *[other] { $n } filas repiten
    } un momento de la misma máquina; se usa la última.
import-part-doctype = { $part } declara un tipo de documento o entidades, algo que los libros nunca hacen.
import-entry-exceptions = { $entry } tiene excepciones, por lo que cada repetición pasa a ser un evento.
import-no-seconds = Un programa de hojas de cálculo eliminó los segundos: varias filas tienen la misma hora.
import-locked = El libro está protegido con contraseña. Guárdelo como libro de Excel (.xlsx) sin contraseña.
import-unknown-format = El formato del archivo es desconocido. Una tabla necesita un encabezado y filas.
import-machines-twice = { $n ->
        [one] { $n } máquina está en dos inventarios y se contó una vez
       *[other] { $n } máquinas están en dos inventarios y se contaron una vez
    }.
import-part-damaged = { $part } no está bien formado porque el archivo está dañado o truncado.
import-entry-per-day = { $entry } se omitió porque se repite más de { $n } veces al día.
import-mib-guessed = MB/s se leen como MiB/s (estimado), porque KB/s y MB/s no indican la base.
import-no-clock-in-file = { $file } no tiene marcas de tiempo, por lo que no se pueden obtener tasas de las fases.
import-no-mapping = Los encabezados no indican qué columna es la hora y cuáles son E/S.
import-summer-time = Empieza o termina el horario de verano; las horas se leen en la zona horaria de la sede.
import-binary-sar = Este es un archivo binario de sar. Conviértalo primero en texto: { $command }
import-packed-damaged = El archivo comprimido está dañado; se usa el contenido anterior al daño.
import-no-zone = El archivo no tiene zona horaria; sus horas se leen como UTC (estimado).
import-tab-not-needed = { $file } no se leyó porque no es una pestaña necesaria.
import-start-given = El archivo no tiene marcas de tiempo; el inicio es la hora de grabación indicada.
import-member-method = { $part } usa un método de compresión que los libros no usan.
import-duplicate-column = { $sheet }: dos columnas se llaman { $column }; se usa la primera.
import-histogram-line = No se puede leer una línea de un histograma; el histograma se excluyó.
import-row-time-order = Se omitió una fila porque su hora no es posterior a la de la fila anterior.
import-member-damaged = { $part } no se puede descomprimir porque el archivo está dañado o truncado.
import-trace-long = La traza es larga, por lo que sus tasas son medias de { $step }.
import-not-of-desktops = Los archivos cuentan las E/S de hosts o volúmenes, no de escritorios.
import-unknown-gaps = { $n ->
        [one] { $n } hueco
       *[other] { $n } huecos
    } entre muestras, sin datos.
import-live-optics-sizes = Live Optics proporciona tamaños medios de E/S, pero no su distribución ni los patrones de acceso.
import-no-sheet-list = El libro no enumera sus hojas; está dañado.
import-different-times = Las filas de distintas máquinas rara vez tienen la misma hora.
import-too-many-characters = El libro tiene más de { $n } caracteres.
import-ambiguous-dates = Las fechas son ambiguas: primero el mes o el día.
import-json-partial = El JSON está truncado o dañado; se usan todos los informes completos.
import-xml = El archivo es un archivo XML, quizá un libro de Excel 2003. Ábralo y guárdelo como libro de Excel (.xlsx).
import-same-file = El archivo es idéntico a { $file }, que se importa una vez.
import-members-overlap = Los elementos { $first } y { $second } se solapan.
import-host-volumes = El archivo no tiene discos virtuales; se usan los volúmenes del host.
import-fio-job-failed = El trabajo { $job } terminó con el error { $error } y se excluye.
import-histogram-mean = La media de un histograma de tamaños está fuera de sus clases.
import-implausible-years = Las horas del archivo están en años inverosímiles.
import-part-long-tag = { $part } tiene una etiqueta de más de { $n } bytes.
import-missing-text = Una celda hace referencia a un texto que no está en el libro.
import-member-grows = { $part } ocupa { $ratio } veces más al descomprimirse.
import-no-unit = La columna no tiene unidad; se suponen milisegundos (estimado).
import-bad-cell-place = Una celda tiene una posición no válida.
import-office-document = El archivo es un documento o una presentación, no un libro. Guarde las tablas como libro de Excel (.xlsx).
import-quote-not-closed = Se omitió una fila porque unas comillas no se cierran.
import-row-no-date = Se omitió una fila porque no empieza con fecha y hora.
import-sar-report = Este es el informe de texto de sar, cuyas filas no tienen fecha.
import-pdf = El archivo es un PDF. Exporte las tablas como libro de Excel (.xlsx).
import-no-vms-sheet = Sin la hoja VMs no se pueden distinguir las plantillas de los escritorios.
import-html = El archivo es una página HTML con nombre de libro. Ábralo y guárdelo como libro de Excel (.xlsx).
import-unknown-workbook = El libro no es de RVTools ni de Live Optics.
import-same-disk-name = Dos discos tienen el mismo nombre; el segundo recibe un número.
import-row-interval = Se omitió una fila porque no se puede leer su intervalo o su hora.
import-too-many-counters = El archivo tiene demasiados contadores.
import-member-shorter = { $part } es más corto de lo que indica el archivo comprimido; el archivo está dañado.
import-no-prefix = La columna no tiene prefijo; se suponen bytes (estimado).
import-one-time = El archivo tiene un solo momento, por lo que se desconocen sus intervalos.
import-next-log = Aquí empieza otro registro; el tiempo intermedio no está medido.
import-counter-twice = Un contador está dos veces en el archivo; se usa el primero.
import-not-utf-8 = El texto no es UTF-8 y se leyó como Windows-1252 (estimado).
import-formula-error = { $sheet }: un error de fórmula se lee como vacío.
import-allowed-spread = el archivo original, o muestras espaciadas de forma uniforme (`spread_evenly`)
import-export-date = La fecha { $date } puede leerse de ambas formas y se ha omitido. Elija el formato de fecha en las opciones de importación.
import-allowed-sheets = una hoja { $sheets }
import-too-many-texts = El libro tiene más de { $n } textos.
import-no-memory = La lectura del archivo requiere más memoria de la permitida.
import-encrypted = El archivo está cifrado. Guárdelo sin contraseña.
import-decimal-bytes = kB, MB y GB se leen como potencias de 1000 (estimado).
import-entry-no-start = { $entry } se omitió porque no tiene inicio (DTSTART).
import-too-short-to-spread = El archivo es demasiado corto para espaciar sus muestras de forma uniforme.
import-packed-cut-off = El archivo comprimido está truncado; se usa el contenido disponible.
import-month-first = Las fechas se leen con el mes primero (estimado).
import-late-device = El dispositivo { $device } aparece más tarde y no se usa.
import-advice-fio = Los resultados de fio se comparan con la predicción.
import-decimal-comma = Los números se leen con coma decimal (estimado).
import-macros = El libro tiene macros; se ignoran.
import-several-machines = El archivo tiene informes de más de una máquina.
import-xlsb = El archivo es un libro binario de Excel (.xlsb). Ábralo y guárdelo como libro de Excel (.xlsx).
import-entry-impossible = { $entry } se omitió porque { $field } no es válido.
import-why-disk = un disco sin formato, o un disco de una máquina excluida
import-row-skipped = { $sheet }: se omitió una fila: { $why }.
import-advice-calendar = Un calendario se importa en el calendario de un escenario.
import-first-sample = La primera muestra se excluyó porque las tasas necesitan dos muestras.
import-last-report = El último informe se omitió porque está truncado.
import-row-not-io = Se omitió una fila porque no es ni lectura ni escritura.
import-trace-too-short = La traza es demasiado corta para excluir ambos extremos.
import-duplicate-member = El archivo comprimido contiene dos elementos con el mismo nombre.
import-bad-row-number = Una fila tiene un número no válido.
import-binary-log = Este es un registro binario de contadores. Conviértalo primero en texto: { $command }
import-not-systor = El encabezado no es el de una traza SYSTOR ’17.
import-xls = El archivo es un libro antiguo de Excel (.xls). Ábralo y guárdelo como libro de Excel (.xlsx).
import-no-histogram = El archivo no tiene ningún histograma utilizable.
import-last-line = La última línea se omitió porque está truncada.
import-wrong-beginning = El archivo no empieza como un archivo de { $tool }.
import-ods = El archivo es un archivo OpenDocument (.ods). Ábralo y guárdelo como libro de Excel (.xlsx).
import-zip = El archivo es un ZIP, pero no un libro de Excel.
import-sheet-too-wide = { $sheet } tiene más de { $n } columnas.
import-second-column = No se usa una segunda columna para { $measure }.
import-row-time = Se omitió una fila porque no se puede leer su hora.
import-why-replica = una réplica o plantilla del gestor de clones
import-not-vscsi = El archivo no es una traza de comandos de vscsiStats.
import-no-commands = El archivo no tiene ningún comando utilizable.
import-no-samples = El archivo no tiene muestras utilizables.
import-member-outside = El archivo comprimido contiene una ruta fuera de sí mismo.
import-share-too-large = Una proporción de lectura supera el 100 %.
import-no-vm-performance = El libro no tiene la hoja VM Performance.
import-no-rvtools-file = Ningún archivo tiene el nombre de una pestaña de RVTools.
import-no-split = Los informes no distinguen lecturas de escrituras.
import-histogram-format = Los histogramas no están en forma de tabla.
import-zero-bytes = El archivo no es texto: contiene bytes nulos.
import-sheet-without-column = { $sheet } no tiene la columna { $column }.
import-broken-quotes = Se omitió una fila porque sus comillas son incorrectas.
import-fio-no-json = Ninguna línea del archivo empieza con una llave.
import-advice-rvtools = Una pestaña de RVTools se importa como inventario.
import-why-vcls = una máquina del servicio de clúster (vCLS)
import-negative-latency = Se excluyó un tiempo de respuesta negativo.
import-7z = El archivo es un archivo 7-Zip. Descomprímalo primero.
import-allowed-shorter = una grabación más corta, o menos contadores
import-more-notes = Hay más notas que no se muestran.
import-no-rows = El archivo no tiene filas utilizables.
import-allowed-fio = la salida de fio --output-format=json
import-not-a-calendar = El archivo no se puede leer como calendario.
import-other-counters = Empieza otro registro con otros contadores.
import-times-out-of-range = Las horas están fuera de rango.
import-no-tab = Falta la pestaña { $tab } de RVTools: { $tab ->
        [vInfo] hay que introducir el número, la memoria y el espacio de los escritorios
        [vDisk] los tamaños de disco son los de vInfo y no se sabe si los discos son finos (thin)
        [vHost] el número, la memoria y los procesadores de los hosts son supuestos hasta que se introduzcan
        [vDatastore] el número y el tamaño de los datastores son desconocidos; el dimensionamiento no los usa
       *[other] los valores de estas pestañas son desconocidos
    }.
import-rar = El archivo es un archivo RAR. Descomprímalo primero.
import-cell-unknown = { $where }: no es un número, se lee como desconocido.
import-cell-not-a-number = Una celda no es un número y se excluyó.
import-no-rates = Ningún archivo tiene tasas en momentos conocidos.
import-allowed-files = como máximo { $n } archivos a la vez
import-no-sheet-of-cells = El libro no tiene ninguna hoja de cálculo.
import-too-many-occurrences = La ventana tiene demasiadas repeticiones.
import-no-disk-counters = El archivo no tiene contadores de disco.
import-no-rvtools-tab = El libro no tiene ninguna pestaña de RVTools.
import-gzip = El archivo es un archivo gzip. Descomprímalo primero.
import-why-placeholder = un marcador del sitio de recuperación
import-no-dates = Ninguna fila empieza con fecha y hora.
import-advice-workbook = Un libro se importa como inventario.
import-allowed-window = una ventana dentro del tiempo medido
import-fio-not-run = { $phase } no se ejecutó.
import-column-twice = Una columna está dos veces en el archivo.
import-no-disk-report = El archivo no tiene ningún informe de discos.
import-ends-in-character = El archivo termina en mitad de un carácter.
import-column-name-too-long = El nombre de una columna es demasiado largo.
import-fio-unknown-job = El trabajo { $job } no pertenece a ninguna fase.
import-negative-values = Se excluyeron valores negativos.
import-not-xlsx = El archivo no es un libro de Excel (.xlsx).
import-too-slow = La lectura del archivo tarda demasiado.
import-allowed-quote = unas comillas de cierre en la misma fila
import-fio-no-number = Falta un número o no es válido.
import-one-counter-per-row = Cada fila tiene un contador: las filas se combinaron por momento y máquina.{ $n ->
        [0] {""}
        [one] {" "}{ $n } fila de otros contadores no se utilizó.
       *[other] {" "}{ $n } filas de otros contadores no se utilizaron.
    }
import-several-disks = «{ $column }» es desconocido en máquinas con varios discos.
import-too-many-numbers = El archivo tiene demasiados números.
import-too-many-machines = El archivo tiene demasiadas máquinas.
import-allowed-interval = { $command }, o el intervalo
import-report-no-date = Un informe no tiene fecha ni hora.
import-rtf = El archivo es un documento de texto. Guarde las tablas como libro de Excel (.xlsx).
import-word = El archivo es un documento de Word. Guarde las tablas como libro de Excel (.xlsx).
import-not-an-rvtools-tab = La tabla no es una pestaña de RVTools.
import-json-broken = El JSON está truncado o es incorrecto.
import-not-a-calendar-line = Esta no es una línea de un calendario.
import-allowed-desktops-behind = el número de escritorios que contienen (`n_desktops`)
import-too-many-columns = El archivo tiene demasiadas columnas.
import-too-many-disks = El archivo tiene demasiados discos.
import-calendar-end = Aquí termina un componente que no había empezado.
import-allowed-two-rows = al menos dos filas con horas
import-unpacks-to-too-much = El archivo descomprimido es demasiado grande.
import-part-unreadable = No se puede leer { $part }.
import-fio-job-idle = El trabajo { $job } no realizó ninguna E/S.
import-allowed-share = de 0 a 1, o de 0 a 100 %
import-allowed-original = el archivo original de { $tool }
import-why-master = una imagen maestra, por su nombre
import-allowed-reads-and-writes = lecturas y escrituras por segundo
import-json-too-deep = El JSON tiene demasiados niveles.
import-empty-zip = El archivo es un ZIP vacío.
import-too-many-rows = El archivo tiene demasiadas filas.
import-cannot-open = No se puede abrir el archivo.
import-no-sheet = No hay ninguna hoja { $sheet }.
import-no-times = Los informes no tienen horas.
import-too-many-files = Hay demasiados archivos.
import-fio-no-jobs = El archivo no tiene trabajos.
import-allowed-utf-8 = UTF-8, como exige la RFC 5545
import-calendar-encoding = El archivo no está en UTF-8.
import-allowed-live-optics = un libro de Live Optics
import-too-large = El archivo es demasiado grande.
import-allowed-mapping = una asignación de columnas
import-cut-off = El archivo está truncado.
import-json-too-long = El JSON es demasiado largo.
import-allowed-series = series con marcas de tiempo
import-allowed-content = un archivo que no esté vacío
import-column-missing = Falta una columna.
import-allowed-file-per-log = un archivo por registro
import-line-too-long = Una línea es demasiado larga.
import-fio-no-name = Un trabajo no tiene nombre.
import-allowed-end = el END correspondiente
import-comments = { $n ->
        [one] Se ha omitido el comentario situado sobre el encabezado.
       *[other] Se han omitido los { $n } comentarios situados sobre el encabezado.
    }
import-empty = El archivo está vacío.
import-allowed-header = un encabezado y filas
import-too-many-events = El calendario tiene demasiados eventos.
import-allowed-xlsx = un libro XLSX
import-allowed-rows = filas con horas
import-allowed-file-per-machine = un archivo por máquina
import-why-no-name = no tiene nombre
import-allowed-three-minutes = tres minutos
import-allowed-text-file = un archivo de texto
import-why-template = una plantilla
import-allowed-one-clock = marcas de tiempo comunes
import-allowed-two-times = dos momentos
import-note-times = { $note } ({ $times } veces, la primera en la posición indicada)
import-read-bytes-of-volumes = Los bytes leídos demasiado pequeños para dos decimales se toman de los volúmenes.
import-write-bytes-of-volumes = Los bytes escritos demasiado pequeños para dos decimales se toman de los volúmenes.
import-allowed-row-order = filas en orden
import-allowed-cell-of-row = una celda de la fila { $row }
import-in-sheet = { $sheet }: { $problem }
import-why-twice = la máquina aparece dos veces
import-stamps-end = Las horas se leen como finales de intervalos; el primer intervalo tiene la duración habitual (estimado).
import-stamps-start = Las horas se leen como inicios de intervalos; el último intervalo tiene la duración habitual (estimado).
import-header-cell = No se puede leer el encabezado: una celda continúa tras sus comillas de cierre, o es demasiado larga.
import-too-many-bytes = El archivo tiene { $given } bytes; se leen como máximo { $allowed }.
import-too-many-directory-bytes = El índice tiene { $given } bytes; se leen como máximo { $allowed }.
import-too-many-unpacked-bytes = El archivo descomprimido tiene { $given } bytes; se leen como máximo { $allowed }.
import-too-many-members = El archivo comprimido tiene { $given } elementos; se leen como máximo { $allowed }.
import-nothing-in-window = No se midió nada en la ventana de { $phase }, { $window }.
import-machines-left-out = { $file }: { $n ->
        [one] { $n } máquina excluida
       *[other] { $n } máquinas excluidas
    } porque { $better } midió lo mismo.
import-volumes-left-out = { $file }: { $n ->
        [one] { $n } host o volumen excluido
       *[other] { $n } hosts o volúmenes excluidos
    } porque { $better } midió lo mismo.
import-entry-zone = { $entry } se lee en { $zone } porque su zona horaria { $given } es desconocida.
import-entry-no-zone = { $entry } se lee en { $zone } porque no tiene zona horaria.
import-load-of-machines = { $n ->
        [one] medido, archivo de Live Optics { $file }, { $n } máquina, media de la grabación
       *[other] medido, archivo de Live Optics { $file }, media de { $n } máquinas y de toda la grabación
    }
import-load-of-machines-on = { $n ->
        [one] medido, archivo de Live Optics { $file }, { $n } máquina, media de la grabación, { $day }
       *[other] medido, archivo de Live Optics { $file }, media de { $n } máquinas y de toda la grabación, { $day }
    }
import-unknown-machines = Ninguna máquina medida pertenece a este grupo.
import-pool-why = { $n ->
        [one] { $n } máquina se llama
       *[other] { $n } máquinas se llaman
    } { $name } con un número, cada una con { $shape }.
import-storm-peak = Pico de { $peak } sobre un nivel base de { $calm }.
import-storm-reads = El { $share } de las E/S son lecturas.
import-storm-woken = El { $share } de los escritorios estaba inactivo antes.
import-storm-read-size = Tamaño medio de lectura { $size }.
import-storm-estimated = En una parte no se contaron las lecturas o las escrituras, por lo que su carga allí se estima a partir de las otras.
import-storm-cut = La tormenta se extiende más allá de la grabación.
measure-reads = lecturas por segundo
measure-writes = escrituras por segundo
measure-ios = E/S por segundo
measure-read-share = proporción de lecturas
measure-read-bytes = bytes leídos por segundo
measure-write-bytes = bytes escritos por segundo
measure-read-size = tamaño medio de lectura
measure-write-size = tamaño medio de escritura
measure-size = tamaño medio de E/S
measure-read-latency = latencia de lectura
measure-write-latency = latencia de escritura
measure-latency = latencia de E/S
measure-queue = E/S en curso
calendar-of-pools = { $n ->
        [one] { $kind }: { $pools } ({ $n } escritorio).
       *[other] { $kind }: { $pools } ({ $n } escritorios).
    }
calendar-of-kind = { $kind }.
calendar-within = En { $time }.
calendar-open-end = Termina cuando se completa el último escritorio; el calendario muestra una hora.
import-entry-errors = { $entry } se omitió: { $errors }.
import-not-a-job-line = Esta no es una línea de un archivo de trabajos.
import-allowed-job-line = un comentario, una sección entre corchetes, o name=value en una sección
import-not-a-parameter-line = Esta no es una línea de un archivo de parámetros.
import-allowed-parameter-line = name=value,name=(value,value), sin espacios
field-no-own-events = no es posible porque ningún archivo tiene eventos escritos por Stormsizer
field-unknown-storm = no es una tormenta ni una entrada de los archivos
allowed-each-storm-once = cada tormenta o entrada una vez
field-selected-twice = está seleccionado dos veces
field-kind-not-detected = es obligatorio porque no se detectó ningún tipo
field-kind-not-possible = no se puede crear a partir de una tormenta o una entrada. Añada el evento manualmente.
field-no-place-in-calendar = no cabe en el calendario del escenario, ni en su propio día ni en el mismo día de la semana
field-same-day-event = es el mismo día que { $event } de { $choice }
allowed-one-event-per-day = un evento de un tipo por pool y día
field-unknown-inventory-pool = no es un pool del inventario
field-already-used-by = ya lo usa { $user }
field-already-filled = ya está completado
field-required-for-new-pool = es obligatorio para un pool nuevo
allowed-workload-profile = un perfil de carga del catálogo
field-unknown-hosts = no son hosts del inventario
allowed-none = no hay nada disponible
allowed-and-more = { $names } y { $n } más
field-profile-exists = ya es un perfil del catálogo
field-phase-not-measured = no es una fase medida
field-load-not-measured = no se midió en estas máquinas
field-load-refused = no se puede usar: { $problem }
field-pool-has-measured-profile = no se puede añadir, porque el pool también recibe el perfil de las fases medidas
field-second-window = es una segunda ventana de la fase { $phase }
allowed-one-window = una ventana por fase
field-window-refused = no se puede usar para { $phase }: { $problem }
allowed-known-profile = un perfil con todos los valores conocidos
allowed-known-values = valores conocidos
field-value-unknown = tiene un valor desconocido: { $reason }
field-of-scenario-part = { $problem } ({ $part } del escenario)
field-array-exists = ya es una cabina del catálogo; un reajuste nunca sustituye a una existente
field-cannot-be-simulated = no se puede simular: { $reason }
allowed-simulable-array = una cabina que se pueda simular
allowed-share-of-load = como máximo el { $share } de ella
field-cannot-carry = no puede soportar la carga medida en { $name } con ningún parámetro: uso del { $share } ({ $component })
given-loads = { $n } de { $total } trabajos y ventanas: { $names }
given-no-loads = ninguno de los { $n } trabajos y ventanas
allowed-loads = latencias de lectura o escritura en al menos { $n } ventanas o trabajos con cargas distintas
field-refit-one-load = no se puede reajustar a una sola carga
field-refit-without-latencies = no se puede reajustar sin latencias medidas
refit-no-gain = Cambiar los parámetros no acerca la cabina a las mediciones, por lo que no se modifican.
refit-at-limit = { $n ->
        [one] { $names } ha alcanzado el límite que permite el catálogo.
       *[other] { $names } han alcanzado los límites que permite el catálogo.
    } Puede influir algo que el modelo no incluye.
refit-overloaded = Con los valores del catálogo, la cabina no puede soportar la carga medida en { $names }. En el error anterior al reajuste, sus latencias allí cuentan como { $time }.
refit-other-desktops = Se midieron { $measured } escritorios; el escenario tiene { $n }. La carga medida se toma como la carga total de la cabina.
refit-of-array = La carga y las latencias medidas se atribuyen únicamente a { $array }.
refit-one-array = Se supone que los trabajos de fio se ejecutaron en una de las { $n } cabinas.
propose-read = leído, { $files }
propose-counted = contado, { $files }: { $what }
propose-unshared = De { $used } en uso por escritorio, { $own } no se comparten; el resto compartido se almacena una sola vez.
propose-image = Un escritorio usa { $used } en total, por lo que su imagen no es mayor.
propose-without-swap = Sin los archivos de intercambio ({ $size } por escritorio), que se cuentan por separado.
propose-load-p95 = { $provenance }, ajustado al percentil 95 de la carga de los hosts
propose-less-idle = { $provenance }; { $measured } medidas, menos { $idle } de E/S en reposo, que la simulación añade
propose-same-week = supuesto: el mismo calendario que { $pool }
propose-others-not-sized =
    { $n ->
        [one] { $n } máquina de { $files } no pertenece a ninguno de estos pools. Su carga y sus datos no forman parte de este dimensionamiento.
       *[other] { $n } máquinas de { $files } no pertenecen a ninguno de estos pools. Su carga y sus datos no forman parte de este dimensionamiento.
    }
propose-others-why = Si estas máquinas siguen en la misma cabina, añádalas como otras cargas de trabajo en esta cabina.
propose-others-included =
    { $n ->
        [one] { $n } máquina de { $files } no pertenece a ninguno de estos pools. Se incluye como otra carga de trabajo en la cabina.
       *[other] { $n } máquinas de { $files } no pertenecen a ninguno de estos pools. Se incluyen como otras cargas de trabajo en la cabina.
    }
propose-others-space-not-included = Su espacio utilizado es desconocido y no se incluye.
propose-others-origin = véanse las otras cargas de trabajo de la cabina
propose-others-measured = medido, { $files }: { $what }.
propose-others-mean = { $n ->
        [one] media de { $n } máquina en toda la grabación
       *[other] suma de las medias de { $n } máquinas en toda la grabación
    }
propose-others-p95-of-hosts = { $n ->
        [one] media de { $n } máquina, ajustada al percentil 95 de la carga de los hosts
       *[other] suma de las medias de { $n } máquinas, ajustada al percentil 95 de la carga de los hosts
    }
propose-others-p95-of-sum = { $n ->
        [one] percentil 95 de { $n } máquina
       *[other] percentil 95 de la suma simultánea de { $n } máquinas
    }
propose-others-p95-of-sums = { $n ->
        [one] percentil 95 de { $n } máquina
       *[other] suma de los percentiles 95 de los grupos de { $n } máquinas
    }
propose-others-some-unknown = { $n ->
        [one] La carga de { $n } máquina es desconocida y cuenta como cero: { $names }.
       *[other] La carga de { $n } máquinas es desconocida y cuenta como cero: { $names }.
    }
propose-others-some-unknown-more = La carga de { $n } máquinas es desconocida y cuenta como cero, entre ellas { $names }.
propose-others-in-use = { $n ->
        [one] espacio en uso de { $n } máquina
       *[other] espacio en uso de { $n } máquinas
    }
propose-others-provisioned = { $n ->
        [one] espacio asignado de { $n } máquina
       *[other] espacio asignado de { $n } máquinas
    }
propose-others-provisioned-too = { $n ->
        [one] Incluye el espacio asignado de { $n } máquina cuyo espacio en uso se desconoce.
       *[other] Incluye el espacio asignado de { $n } máquinas cuyo espacio en uso se desconoce.
    }
propose-others-space-unknown = { $n ->
        [one] El espacio de { $n } máquina es desconocido.
       *[other] El espacio de { $n } máquinas es desconocido.
    }
propose-others-unreduced = No se resta la reducción de datos de la cabina.
field-no-other-machines = requiere un inventario con máquinas fuera de los pools seleccionados y con espacio o carga conocidos
propose-storm = medido, { $files }, { $at } (certeza del { $certainty } de que es una tormenta, del { $kind_certainty } de su tipo): { $why }
propose-entry = leído, { $files }, { $at }
propose-users = { $n ->
        [one] { $provenance }, { $n } usuario
       *[other] { $provenance }, { $n } usuarios
    }
propose-kind-guessed = { $provenance }, tipo deducido de su nombre
propose-moved = { $provenance }; movido a { $at }, dentro del calendario del escenario
propose-same-deployment = igual que { $profile }, porque no se midió
propose-refitted = reajustado a las latencias medidas: error mediano { $before } antes, { $after } después
propose-files = { $n ->
        [one] archivo de { $tools } { $names }
       *[other] archivos de { $tools } { $names }
    }
propose-files-and-more = archivos de { $tools } { $names } y { $n } más
propose-the-files = los archivos

## Provenance of measurements

import-provenance = medido, { $files }, muestras de { $interval }, { $span }
import-provenance-shapes = { $rates }; tamaños y orden según { $files }
import-span = { $day }, { $times }
import-span-days = del { $first } al { $last }, { $times }
import-span-partly = { $span }, de ellos { $measured } medidos
tool-perfmon-binary = Performance Monitor (binario)
tool-vscsi-trace = traza de vscsiStats
tool-sar-binary = sar (binario)
tool-msr-trace = traza MSR Cambridge
tool-systor-trace = traza SYSTOR ’17
tool-workbook = libro
tool-protected-workbook = libro protegido o antiguo
tool-calendar = calendario
tool-table = tabla
tool-unknown = formato desconocido

## Values of imported files

import-entry-skipped = { $entry } se omite: { $reason }
import-entry-unnamed = Evento sin nombre
import-shape-cpus = { $n ->
        [one] { $n } CPU
       *[other] { $n } CPU
    }
import-shape-memory = { $size } de memoria
import-shape-disk = { $size } de disco
import-shape-unknown = tamaño desconocido
import-pool-of-shape = { $name } ({ $shape })
import-n-machines = { $n ->
        [one] { $n } máquina
       *[other] { $n } máquinas
    }
import-bytes-of-volumes = según los volúmenes
import-bytes-as-printed = con dos decimales en megabytes por segundo
import-zone-unknown = desconocida
import-source = Medido: { $files }
import-own-source = Medición propia
given-dates = del { $first } al { $last }

## Proposed events and changes

change-pool = Pool
change-event = Evento
propose-event = { $event }, { $at }
propose-event-repeats = { $event }, repetido { $days }
propose-event-within = { $event }, en { $length }
propose-event-pools = { $event }, { $pools }
propose-event-numbers = { $event }, con otros valores
propose-hosts = { $n ->
        [one] { $n } host { $model }
       *[other] { $n } hosts { $model }
    }
propose-rates = { $reads } lecturas/s y { $writes } escrituras/s por escritorio, de { $read_size } y { $write_size }
propose-work = { $ios } E/S por escritorio, { $share } de ellas lecturas, de { $read_size } y { $write_size }
propose-login-phase = inicio de sesión: { $login }; inicio de la jornada: { $start }
event-note-storm = Detectado en una medición: pico de { $peak } sobre un nivel base de { $calm }.
event-note-entry = Entrada de un calendario.
event-note-entry-users = { $n ->
        [one] Entrada de un calendario para { $n } usuario.
       *[other] Entrada de un calendario para { $n } usuarios.
    }
event-note-window-of-load = Su ventana abarca todo el tiempo de carga alta ({ $length }), incluido el trabajo de los últimos escritorios, porque la curva de carga no muestra cuándo empezaron. Acórtela si lo sabe.
event-note-window-of-arrivals = Su ventana es la de las llegadas uniformes que mejor se ajustan a la curva de carga; la carga fue alta durante { $length }.
given-time-and-length = { $at }, { $length }

## Profiles made from measurements

profile-generator = Escritorios de esta sede: { $phases }; por lo demás, { $generator }
profile-measured-phase = { $phase }: { $provenance }.
profile-based-on = Basado en { $profile }, que aporta lo que no se midió.
profile-latency-assumed = un tiempo de respuesta supuesto de { $latency }, porque no se midió ninguno
profile-latency-measured = los tiempos de respuesta medidos: { $read } por lectura, { $write } por escritura
profile-size-of-rest = Bytes entre E/S de la ventana, menos los de la actividad de fondo.
profile-size-of-all = De todas las E/S de la ventana, porque los bytes de la actividad de fondo no se pueden separar.
profile-less-idle = Según lo medido, menos la actividad de un escritorio inactivo, que nunca cesa.
profile-power-on = De media, un escritorio está encendido { $time } de la ventana ({ $basis }) y permanece inactivo mientras tanto.
profile-login = Los escritorios mantienen siempre su actividad en reposo y sus usuarios trabajan de media { $time } de la ventana ({ $basis }). El inicio de sesión y el inicio de la jornada se reparten lecturas y escrituras como en el perfil base.
profile-basis-curve = según la curva de carga
profile-basis-arrivals = según las llegadas uniformes que mejor se ajustan a la curva de carga
profile-basis-even = si las llegadas son uniformes y el último escritorio termina con la ventana
profile-ios-left = Quedan { $left } de { $all } E/S por escritorio.
profile-timer-writes = Las escrituras periódicas se restan durante el tiempo que un escritorio necesita con { $latency }.
profile-slower-timer = Las escrituras periódicas del perfil base, { $rate }, superan lo medido.
background-idle = los escritorios inactivos
background-up = los escritorios encendidos
background-idle-and-work = los escritorios inactivos y los usuarios que trabajan
window-fewer-reads = contiene menos lecturas de las que hacen de todos modos { $whose }
window-fewer-writes = contiene menos escrituras de las que hacen de todos modos { $whose }
window-only-background = solo contiene la actividad habitual de los escritorios
window-without-kind-of-profile = no contiene E/S del único tipo del perfil base
given-reads-per-desktop = { $reads } lecturas por escritorio
given-writes-per-desktop = { $writes } escrituras por escritorio
given-ios-per-desktop = { $ios } E/S por escritorio
given-reads-and-writes = { $reads } lecturas y { $writes } escrituras por escritorio
allowed-window-at-least = al menos { $least }, o la ventana de otra fase medida
allowed-reads-and-writes = lecturas y escrituras, o un perfil que tenga ambas

## Refitted arrays

given-load = { $reads } lecturas/s y { $writes } escrituras/s en { $phase }
refit-point-again = { $name } ({ $n })
refit-origin = Ajustado a { $latencies } con { $loads } en { $files }: la mitad se desvía como máximo un { $after }, antes un { $before }.
refit-latencies = { $n ->
        [one] { $n } latencia medida
       *[other] { $n } latencias medidas
    }
refit-loads = { $n ->
        [one] { $n } carga
       *[other] { $n } cargas
    }
refit-before = Antes: { $value } ({ $status }).
import-reads-unknown = No se contaron las lecturas de { $n } de { $of } máquinas o volúmenes. Las lecturas desconocidas no son cero: se omiten, y de estas mediciones no se obtiene ningún perfil.
import-writes-unknown = No se contaron las escrituras de { $n } de { $of } máquinas o volúmenes. Las escrituras desconocidas no son cero: se omiten, y de estas mediciones no se obtiene ningún perfil.
import-split-unknown = Para { $n } de { $of } máquinas o volúmenes, los archivos no contienen ni lecturas ni escrituras por segundo, o solo su suma. Se omiten.
import-window-lacks-reads = { $phase }: no se contaron las lecturas en este intervalo, por lo que su E/S es desconocida.
import-window-lacks-writes = { $phase }: no se contaron las escrituras en este intervalo, por lo que su E/S es desconocida.
import-window-lacks-some = { $phase }: ninguna máquina tiene lecturas y escrituras en este intervalo, por lo que su E/S es desconocida.
given-reads-per-second = { $rate } lecturas/s por escritorio
given-writes-per-second = { $rate } escrituras/s por escritorio
import-storm-no-reads = No se contaron las lecturas; estas son solo escrituras.
import-storm-no-writes = No se contaron las escrituras; estas son solo lecturas.
import-machines-without-rates = VM Performance: { $n ->
        [one] { $n } máquina no tiene lecturas o escrituras por segundo y se omitió
       *[other] { $n } máquinas no tienen lecturas o escrituras por segundo y se omitieron
    }.
import-dropped = { $counter }, { $entity }: { $n ->
        [one] { $n } valor descartado
       *[other] { $n } valores descartados
    } (hasta { $highest }), fila { $rows }. { $why }
import-dropped-of-many = Valores de { $n } contadores descartados, fila { $rows }. { $why }
import-rows-and-more = { $rows } y { $n } más
import-why-reset = Valores negativos: el contador se reinició.
import-why-ceiling = Ningún almacenamiento lo alcanza: el contador se desbordó o la celda está dañada.
import-why-size = El tamaño medio de E/S sería imposible: uno de los dos contadores se desbordó.
import-why-outlier = Una sola muestra, más de 20 veces mayor que las demás: probablemente el contador se desbordó o se reinició.
import-latency-too-long = Se omitió un tiempo de respuesta que ningún almacenamiento tiene.
import-storm-candidate = { $kind } { $share }
import-storm-unclear = No está claro: { $candidates }. Elija el tipo de la tormenta.
import-storm-level = La carga posterior es { $ratio } veces la carga anterior.
import-order-month-first = Las fechas se leen con el mes primero (12/31): solo así quedan en orden las fechas de este archivo.
import-order-day-first = Las fechas se leen con el día primero (31/12): solo así quedan en orden las fechas de este archivo.
import-order-of-tool = Las fechas de este archivo pueden leerse de dos maneras. Se leen con el mes primero, como las escribe la herramienta. Elija el formato de fecha si otro programa las reescribió.
import-allowed-date-order = un formato de fecha en las opciones de importación
