## Page
projects-title = Proyectos
projects-lead = Dimensione el almacenamiento de escritorios virtuales según la semana del cliente.
projects-new = Proyecto nuevo
projects-new-sizing = Nuevo dimensionamiento
projects-evidence-badge = Error mediano { $error }
projects-see-evidence = Ver toda la evidencia
projects-empty = Aún no hay proyectos
projects-empty-hint = Obtenga un primer resultado en tres pasos o copie un escenario de ejemplo.
projects-name = Nombre
projects-name-hint = Cliente u oportunidad
projects-create = Crear proyecto
projects-name-error = { $message } (permitido: { $allowed })

## Scenarios of a project
projects-scenarios =
    { $n ->
        [one] { $n } escenario
       *[other] { $n } escenarios
    }
projects-desktops =
    { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }
projects-events =
    { $n ->
        [one] { $n } evento
       *[other] { $n } eventos
    }
projects-changed = v{ $version }, modificado el { $date }
projects-outdated = última ejecución: v{ $version }
projects-not-run = Aún sin ejecutar. Ábralo para ver la vista previa en vivo.
projects-changed-since = Modificado desde la última ejecución. Ábralo para ver la vista previa en vivo.
projects-duplicate = Duplicar
projects-duplicate-label = Duplicar { $name }
projects-delete-label = Eliminar { $name }
projects-new-scenario = Escenario nuevo
projects-prices = Precios
projects-prices-label = Precios de { $project }
projects-new-scenario-label = Escenario nuevo en { $project }
projects-no-scenarios = Aún no hay escenarios en este proyecto

## Sample scenarios
projects-samples = Escenarios de ejemplo
projects-samples-note = Sistemas publicados tal como se describen en sus estudios, y genéricos como punto de partida
projects-samples-more = Mostrar { $n } ejemplos más
projects-sample-generic = genérico, sin calibrar
projects-sample-use = Usar
projects-sample-use-label = Usar { $name }
projects-sample-copy-to = Copiar en

## Starter scenario
projects-starter-login = Inicio de sesión
projects-starter-logoff = Cierre de sesión
projects-starter-desktops = Escritorios
projects-starter-existing = Escritorios existentes
projects-starter-added = Escritorios añadidos
projects-first-name-new = { $project }, primera semana
projects-first-name-check = { $project }, cabina existente
projects-first-name-expand = { $project }, ampliación
projects-first-name-refresh = { $project }, renovación
projects-empty-catalog = El catálogo no contiene ninguna cabina o ningún perfil de carga.
