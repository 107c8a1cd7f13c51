shares-title = Compartir la ejecución de la versión { $version }
shares-link = Enlace
shares-link-hint = Cualquiera con este enlace puede ver la ejecución sin cuenta hasta que caduque o lo revoque.
shares-local-only = Este enlace solo funciona en este equipo
shares-local-only-hint = Stormsizer se ejecuta localmente y otros no pueden acceder. Envíe el informe en su lugar.
shares-another = Crear otro enlace
shares-create = Crear enlace
shares-content = Contenido
shares-content-result-and-report = Resultado e informe
shares-content-result-and-report-hint = Resultado con escenario y gráficos, y el PDF
shares-content-result = Solo el resultado
shares-content-result-hint = Resultado con escenario y gráficos
shares-with-options = Opciones comparadas
shares-with-options-hint = Estado, menor margen y configuración de cada opción de la última comparación de familias de cabinas; precios solo con el informe
shares-with-windows = Ventanas de reinicio
shares-with-windows-hint = Ventanas de reinicio más cortas de las recomendaciones, con el arranque y el cuello de botella; ninguna otra parte de las recomendaciones
shares-expires-after = Caduca tras
shares-days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
shares-label = Etiqueta
shares-label-hint = Para su referencia, por ejemplo el destinatario; no es visible para quien lo abre
shares-unlabeled = (sin etiqueta)
shares-facts = { $status } · { $views } · { $content } · creado por { $person }
shares-status-revoked = revocado el { $date }
shares-status-expired = caducado el { $date }
shares-status-active = válido hasta el { $date }
shares-not-opened = aún sin abrir
shares-visits =
    { $n ->
        [one] { $n } visita, la última el { $date }
       *[other] { $n } visitas, la última el { $date }
    }
shares-revoke = Revocar
shares-revoke-label = Revocar enlace: { $name }
shares-list = Enlaces a esta ejecución
shares-empty = Aún no hay enlaces

## Shared page
shares-ended = Enlace no disponible
shares-ended-hint = Está incompleto o ha caducado. Abra el enlace completo que recibió o pida uno nuevo.
shares-retry = Reintentar
shares-scenario-file = Escenario (JSON)
shares-report-file = Informe (PDF)
shares-lead = { $project } · { $facts } · objetivo: { $goals }
shares-as-of = a fecha de { $date }
shares-events = Eventos
shares-options = Opciones comparadas
shares-options-note = Dimensionadas para { $n } { $n ->
        [one] escritorio
       *[other] escritorios
    }
shares-options-simulated = este resultado
shares-provenance = Calculado el { $date }. Esta página no cambia hasta que el enlace caduque el { $expires }.
