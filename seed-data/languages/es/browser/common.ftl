## Buttons
common-cancel = Cancelar
common-share = Compartir
common-close = Cerrar
common-nothing-found = Sin resultados
common-undo = Deshacer
common-remove = Quitar
common-copy = Copiar
common-copied = Copiado
common-copy-what = Copiar: { $what }
common-reload = Recargar la página
common-open-projects = Ir a los proyectos

## Lists and tables
common-show-more = Mostrar más
common-show-n-more =
    { $n ->
        [one] Mostrar { $n } más
       *[other] Mostrar { $n } más
    }
common-show-fewer = Mostrar menos
common-table-label = { $label }, tabla
common-table-quantity = Magnitud
common-view-charts = Ver como gráficos
common-view-table = Ver como tabla
common-table-copy = Copiar la tabla: { $title }
common-table-download = Descargar la tabla en CSV: { $title }
common-table-copied = { $title }: copiado
common-table-copied-hint = Pegue la tabla en una hoja de cálculo.
common-copy-failed = No se pudo copiar
common-copy-failed-hint = El navegador no lo ha permitido. Descargue el archivo.

## Export menu
common-export = Exportar: { $title }
common-export-copy-table = Copiar la tabla
common-export-copy = Copiar: { $title }
common-export-table = Tabla (CSV)
common-export-csv = { $title } (CSV)
common-export-picture = Imagen (PNG)
common-picture-failed = No se pudo exportar la imagen
common-picture-unsupported = Este navegador no puede dibujar la imagen.
common-picture-too-large = La imagen es demasiado grande.

## Grades, goals and status of values
common-grade-good = Bueno
common-grade-fair = Aceptable
common-grade-poor = Deficiente
common-verdict-pass = Cumple
common-verdict-at_risk = En riesgo
common-verdict-fail = No cumple
common-verdict-low = { $word }, confianza baja
common-verdict-guest-time = { $word }, tiempo del invitado supuesto
common-verdict-unknown = Aún sin resultado
common-status-stated = publicado
common-status-specified = especificado
common-status-derived = derivado
common-status-calibrated = calibrado
common-status-assumed = supuesto
common-status-unknown = desconocido
common-status-stated-hint = Publicado en un estudio con mediciones
common-status-specified-hint = De las especificaciones del fabricante
common-status-derived-hint = Calculado a partir de valores publicados o especificados
common-status-calibrated-hint = Ajustado a las mediciones
common-status-assumed-hint = Criterio técnico
common-status-unknown-hint = Desconocido: introduzca su valor

## Forms, errors and secrets
common-retry-now = Ya puede volver a intentarlo.
common-retry-wait = Espere un momento y vuelva a intentarlo.
common-retry-in = Reintentar en { $seconds } s
common-problem = { $message } (indicado: { $given }; permitido: { $allowed })
common-number-missing = Introduzca un número.
common-number-unreadable = «{ $typed }» no es un número. Introduzca, por ejemplo, { $example }.
common-number-whole = Introduzca un número entero.
common-number-range = Introduzca un número de { $min } a { $max }.
common-number-at-least = Introduzca un número de { $min } como mínimo.
common-number-at-most = Introduzca un número de { $max } como máximo.
common-number-kept = Se sigue usando: { $value }.
common-unexpected-response = Respuesta inesperada del servicio
common-http-error = El servicio ha respondido { $status }
common-http-error-hint = Vuelva a intentarlo. Si el error continúa, consulte el registro del servicio.
common-unreachable = No se puede acceder al servicio
common-unreachable-hint = Sus cambios están a salvo en este navegador. Compruebe que el servicio está en marcha y vuelva a intentarlo.
common-shown-once = Solo se muestra una vez.
common-secret-saved = Ya lo he guardado

## Runs under way
common-run-progress = Progreso de la ejecución
common-simulation-progress = Progreso de la simulación
common-stage-waiting = A la espera de un worker
common-stage-simulating = Simulando
common-stage-storing = Guardando los resultados
common-stage-done = Terminado
common-stage-progress = { $stage }, { $percent }
common-stage-progress-left = { $stage }, { $percent }, quedan { $left }

## Roles
common-role-viewer = Lector
common-role-editor = Editor
common-role-owner = Propietario
common-role-viewer-hint = Puede ver todo
common-role-editor-hint = Puede crear y editar proyectos, ejecuciones y enlaces compartidos
common-role-owner-hint = También puede gestionar miembros, claves de API, webhooks y el registro de auditoría
common-role-required = Requiere el rol «{ $needed }»; el suyo es «{ $role }».
common-toggle-password = Mostrar u ocultar la contraseña
