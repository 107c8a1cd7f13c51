## Page
catalog-title = Catálogo
catalog-lead = Cabinas, unidades, perfiles de carga y métodos de despliegue, con la fuente de cada valor
catalog-kinds = Secciones del catálogo
catalog-kind-arrays = Cabinas
catalog-kind-drives = Unidades
catalog-kind-workloads = Perfiles de carga
catalog-kind-deployments = Métodos de despliegue
catalog-kind-sources = Fuentes
catalog-kind-prices = Precios
catalog-generic = genérico, sin calibrar
catalog-sample = Escenario de ejemplo
catalog-sample-label = Escenario de ejemplo de { $name }
catalog-sample-missing = Esta familia no tiene ningún escenario de ejemplo.
catalog-search = Buscar en el catálogo
catalog-index = Filtros
catalog-facet-vendor = Fabricante
catalog-facet-class = Clase
catalog-facet-standing = Base
catalog-class-array = Cabina
catalog-class-hosts = Hiperconvergente
catalog-class-cloud = Nube
catalog-class-files = Servicio de archivos
catalog-class-generic = Genérico
catalog-found =
    { $n ->
        [one] { $n } entrada
       *[other] { $n } entradas
    }
catalog-clear-filters = Borrar filtros
catalog-none-found = Ninguna entrada coincide
catalog-grade-measured = medido
catalog-grade-specifications = configurado según especificaciones
catalog-grade-estimated = estimado
catalog-cited-facts = { $cited } de { $facts } datos con fuente
catalog-end-of-sale = fuera de venta
catalog-custom = Personalizado
catalog-measured-with = medido con { $generator }
catalog-stages =
    { $n ->
        [one] { $n } etapa
       *[other] { $n } etapas
    }
catalog-attribution = { $publisher }: { $source }

## Values of an entry
catalog-values = Valores de { $name }
catalog-parameter = Parámetro
catalog-value = Valor
catalog-range = Rango
catalog-status = Estado
catalog-source = Fuente
catalog-general = General
catalog-limits = Límites de { $name }
catalog-limit-size = Tamaño
catalog-limit-burst-iops = IOPS en ráfaga
catalog-limit-burst-mb = MB/s en ráfaga
catalog-limit = Límite
catalog-limit-per-gib = { $rate } por GiB, como máximo { $most }
catalog-limit-from-per-gib = { $base } + { $rate } por GiB, como máximo { $most }
catalog-limit-of-throughput = Rendimiento
catalog-limit-lasts = de { $least } a { $most }; los créditos completos duran { $time }
catalog-limit-credits = de { $least } a { $most }; créditos completos: { $credits } E/S
catalog-burst-per-gib = { $rate } por GiB; { $range }
catalog-burst-per-iops = { $rate } × las IOPS normales; { $range }
catalog-unknown = Desconocido

## Review
catalog-checked = Comprobado el { $date }
catalog-stale = Desactualizado
catalog-stale-hint = Comprobado con su fuente hace más de un año. Revise los valores.
catalog-never = Sin comprobar
catalog-never-hint = Sin comprobar con su fuente desde que se introdujo

## Sources
catalog-address = Dirección
catalog-review = Revisión
catalog-notes = Notas
catalog-source-published-study = estudio publicado
catalog-source-specification = especificación
catalog-source-manual = manual
catalog-source-engineering-note = nota técnica

## Custom entries
catalog-add-array = Añadir cabina
catalog-copy = Crear copia
catalog-copy-of = Crear copia de { $name }
catalog-copy-name = { $name } (personalizado)
catalog-copied = Copia creada
catalog-copied-hint = { $name } está en el catálogo. Cambie los valores que difieran.
catalog-name = Nombre
catalog-id = ID: { $id }
catalog-edit = Editar
catalog-edit-label = Editar { $name }
catalog-edit-numbers = Editar valores
catalog-edit-numbers-label = Editar valores de { $name }
catalog-vendor = Fabricante
catalog-introduced = Año de introducción
catalog-firmware = Nombre de la versión { $id }
catalog-tier = Nombre del nivel { $id }
catalog-tier-drives = Unidades del nivel { $id }
catalog-save = Guardar
catalog-saved = Guardado
catalog-saved-hint = Las vistas previas en vivo usan los nuevos valores de { $name }. Las ejecuciones existentes no cambian.
catalog-delete = Eliminar
catalog-delete-label = Eliminar { $name }
catalog-deleted = { $name } eliminado
catalog-document = Documento de origen
catalog-document-hint = Título del documento o de la medición, por ejemplo una hoja de datos
catalog-publisher = Editor
catalog-document-date = Fecha del documento
catalog-document-date-hint = O la fecha en que se comprobaron por última vez los valores con él
catalog-numbers = Valores
catalog-numbers-hint = Los valores que cambie se atribuyen al documento anterior.
