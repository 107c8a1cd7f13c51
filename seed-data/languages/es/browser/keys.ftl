keys-created = Clave «{ $name }» creada
keys-key = Clave
keys-usage = Envíela en la cabecera <code>Authorization: Bearer …</code>
keys-new = Clave nueva
keys-new-note = Actúa en nombre de la organización, con sus permisos como máximo. Deja de ser válida cuando usted la abandona, salvo que se transfiera a otro propietario.
keys-create = Crear clave
keys-name = Uso
keys-name-hint = Indica qué deja de funcionar al revocarla
keys-expires-after = Caduca tras
keys-days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
keys-year = 1 año
keys-scopes = Permisos
keys-scope-read = Lectura
keys-scope-read-hint = Ver proyectos, escenarios, ejecuciones, informes y el catálogo
keys-scope-write = Escritura
keys-scope-write-hint = Crear y editar proyectos, escenarios, precios y enlaces compartidos
keys-scope-run = Ejecución
keys-scope-run-hint = Iniciar y cancelar ejecuciones
keys-scope-manage = Gestión
keys-scope-manage-hint = Gestionar webhooks y ver miembros y el registro de auditoría (permisos de propietario)
keys-list = Claves
keys-list-note = Las más recientes primero, incluidas las caducadas
keys-empty = Aún no hay claves
keys-table = Claves de API
keys-owner = Propietario
keys-made = Creación
keys-made-by = { $date }, { $person }
keys-last-used = Último uso
keys-never-used = nunca
keys-status = Estado
keys-status-revoked = revocada el { $date }
keys-status-expired = caducada el { $date }
keys-status-active = válida hasta el { $date }
keys-revoke = Revocar clave
keys-revoke-short = Revocar
keys-revoke-label = Revocar { $name }
keys-revoke-question = ¿Revocar «{ $name }»?
keys-revoke-warning = Los programas que la usan pierden el acceso de inmediato. Esta acción no se puede deshacer.
