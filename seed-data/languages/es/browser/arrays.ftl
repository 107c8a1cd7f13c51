## Cabinas de un escenario

arrays-title = Cabinas
arrays-add = Añadir cabina
arrays-add-model = Modelo de la nueva cabina
arrays-added = { $name }: cabina añadida
arrays-added-hint =
    { $n ->
        [0] Ningún pool guarda datos en ella todavía. Asígnele datos en los ajustes del pool.
        [one] Guarda los perfiles de { $n } pool. Para cambiarlo, edite el pool.
       *[other] Guarda los perfiles de { $n } pools. Para cambiarlo, edite los pools.
    }
arrays-name = Nombre
arrays-name-hint = Si está vacío, el nombre del modelo
arrays-remove = Eliminar cabina
arrays-remove-hint = Mueve sus datos a la cabina principal
arrays-removed = { $name }: cabina eliminada
arrays-removed-hint = Sus datos están ahora en la cabina principal. «Deshacer» (Ctrl+Z) la restaura.

## Cabina instalada

arrays-installed = Cabina instalada
arrays-installed-none = Se compran todos los componentes. Si el cliente ya tiene esta configuración, márquela como instalada: así solo tienen precio los componentes adicionales.
arrays-installed-hint = El cliente ya tiene esta configuración. Solo tienen precio los componentes adicionales.
arrays-installed-mark = Marcar como instalada
arrays-installed-use = Marcar la configuración actual como instalada
arrays-installed-return = Volver a la configuración instalada
arrays-installed-clear = Marcar como no instalada
arrays-configuration = { $model }: { $parts }
arrays-n-arrays =
    { $n ->
        [one] { $n } cabina
       *[other] { $n } cabinas
    }
arrays-n-controllers =
    { $n ->
        [one] { $n } controladora
       *[other] { $n } controladoras
    }
arrays-n-controllers-each =
    { $n ->
        [one] { $n } controladora por cabina
       *[other] { $n } controladoras por cabina
    }
arrays-n-nodes =
    { $n ->
        [one] { $n } nodo
       *[other] { $n } nodos
    }
arrays-too-many-hosts = { $name } – no disponible: hasta { $most } nodos, pero hay { $hosts } hosts previstos
arrays-flash-cache = { $size } de caché flash
arrays-n-ports =
    { $n ->
        [one] { $n } puerto
       *[other] { $n } puertos
    }

## Ubicación de los datos de un pool

arrays-placement = Ubicación de los datos
arrays-image = Imagen
arrays-image-hint = Copias de la imagen que leen los escritorios
arrays-delta = Deltas
arrays-delta-hint = Bloques que escriben los escritorios, sus otros discos y archivos de intercambio
arrays-profile = Perfiles
arrays-profile-hint = Contenedores de perfil y datos de usuario
arrays-profile-data-hint = Datos de usuario; los contenedores de perfil de este pool no están en una cabina
arrays-profile-none-hint = Sin efecto: este pool no tiene datos de perfil en una cabina

## Resultados

arrays-note = Seleccione una cabina para ver sus valores. Los tiempos de inicio de sesión son los mismos para todas las cabinas.
arrays-column-array = Cabina
arrays-column-verdict = Veredicto
arrays-shown = Resultados de
arrays-of = { $what }: { $array }

arrays-states-title = Crecimiento y fallos
arrays-states-note = El veredicto abarca todos estos estados; los gráficos y las tablas muestran el actual
arrays-states-column-state = Estado
arrays-states-column-phases = Fases que cumplen
arrays-states-phases = { $met } de { $total }

## Other workloads

arrays-others = Otras cargas de trabajo en esta cabina
arrays-others-note = Servidores, bases de datos y otros sistemas que siguen utilizando la cabina. Su carga es constante durante todo el calendario.
arrays-others-unmeasured = Sin la carga de { $names }.
arrays-others-unmeasured-included = La carga está incluida
arrays-others-iops-hint = Media de un día de mucha carga, según el monitor de rendimiento de la cabina
arrays-others-size-hint = Tamaño medio de estas lecturas y escrituras
arrays-others-used-hint = Espacio físico tras la reducción de datos, según lo muestra la cabina

## Families compared without a choice
arrays-families-default = Sin elección, la cabina del escenario se compara con todas las familias del mismo tipo que se pueden pedir y no están estimadas a partir de hojas de especificaciones.
