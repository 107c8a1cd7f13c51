### Problems and other texts of the service.

## Problem titles

problem-title-internal = Error interno
problem-title-invalid-input = Entrada no válida
problem-title-unreadable-body = Cuerpo de la solicitud ilegible
problem-title-not-json = El cuerpo de la solicitud no es JSON válido
problem-title-bad-request = Solicitud incorrecta
problem-title-not-found = No encontrado
problem-title-method-not-allowed = Método no permitido
problem-title-unsupported-media-type = Tipo de contenido no admitido
problem-title-content-too-large = Contenido demasiado grande
problem-title-upload-too-slow = Se agotó el tiempo de subida
problem-title-not-signed-in = Autenticación necesaria
problem-title-not-allowed = Permiso denegado
problem-title-not-in-demo = No disponible en la demostración
problem-title-wrong-credentials = Credenciales no válidas
problem-title-second-factor-needed = Se requiere un código de verificación
problem-title-too-many-tries = Demasiados intentos
problem-title-rate-limit-exceeded = Límite de solicitudes superado
problem-title-two-proofs = Envíe una sola credencial
problem-title-no-accounts = Las cuentas están desactivadas
problem-title-link-used-up = Enlace caducado o ya utilizado
problem-title-conflict = Conflicto con el estado actual
problem-title-changed-meanwhile = Modificado desde que se cargó
problem-title-version-missing = Se requiere la cabecera `If-Match`
problem-title-not-acceptable = Formato no disponible
problem-title-quota-exceeded = Cuota superada
problem-title-run-too-large = Ejecución demasiado grande
problem-title-unavailable = No disponible temporalmente
problem-title-maintenance = Mantenimiento en curso
problem-title-foreign-page = Solicitud de otro sitio rechazada
problem-title-wrong-host = Nombre de host desconocido
problem-title-idempotency-key-reused = Clave de idempotencia ya utilizada
problem-title-request-under-way = Solicitud ya en curso
problem-title-shown-once = El secreto ya se mostró

## Problems of any request

problem-internal = Se produjo un error inesperado. Los detalles están en el registro del servicio.
problem-field = { $path }: { $message }
problem-fields = { $first }; { $others }
problem-database-unavailable = No se puede acceder a la base de datos. Vuelva a intentarlo en breve.
problem-maintenance = Durante el mantenimiento, los datos se pueden leer, pero no modificar.
problem-maintenance-until = Se prevé que el mantenimiento termine el { $at }.
problem-referenced-item-changed = Un elemento al que se refiere la solicitud fue modificado o eliminado. Vuelva a cargar e inténtelo de nuevo.
problem-wrong-host = El servicio no responde a este nombre de host.
problem-foreign-page = Las páginas de otros sitios no pueden realizar cambios.
problem-body-too-large = El cuerpo de la solicitud puede ocupar como máximo { $allowed }.
problem-unreadable-body = El cuerpo de la solicitud { $reason }.
document-too-large = supera { $allowed }
document-not-utf-8 = no es texto UTF-8
document-not-json = no es JSON válido: { $reason }
document-too-many-values = contiene más de { $allowed } valores
document-duplicate-key = contiene dos veces la clave `{ $key }`
problem-if-match-required = Envíe el ETag actual en la cabecera `If-Match`.
problem-rate-limit = Se permiten como máximo { $limit } solicitudes por minuto { $per }. Vuelva a intentarlo en { $wait } s.
rate-limit-per-address = por dirección IP
rate-limit-per-session = por sesión
rate-limit-per-api-key = por clave de API
rate-limit-per-share-link = por enlace compartido
rate-limit-per-organization = por organización
problem-too-many-calculations = Hay demasiados cálculos en curso. Vuelva a intentarlo en breve.
problem-not-in-demo = Esta función no está disponible en la demostración pública. Instale su propia copia para usarla.
problem-request-ended-without-response = La primera solicitud terminó sin respuesta. Vuelva a intentarlo.
problem-request-under-way = La primera solicitud con esta clave sigue en curso. Vuelva a intentarlo en breve.
problem-secret-shown-once = La primera solicitud se completó. Su secreto solo se muestra una vez.

## Permissions

problem-not-for-this-credential = Esta operación no está disponible con estas credenciales.
problem-not-for-api-keys = Esta operación no está disponible con una clave de API.
problem-scope-missing = La clave de API no tiene el ámbito `{ $scope }`.
problem-role-missing = Se requiere el rol de { $role }. No tiene ningún rol en esta organización.
problem-role-insufficient = Se requiere el rol de { $role }. Su rol es { $own }.
role-owner = propietario
role-editor = editor
role-viewer = lector

## Invalid fields: what is wrong, as the rest of a sentence that begins with the field

field-required = es obligatorio
field-empty = está vacío
field-too-large = es demasiado grande
field-out-of-range = está fuera de rango
field-not-accepted = no se admite para este tipo de ejecución
field-wrong-request-fields = no corresponde al tipo de ejecución
field-cannot-be-stored = no se puede guardar
field-no-container-data = necesita datos sobre contenedores de perfil, que el perfil «{ $profile }» no tiene
field-not-in-catalog = no está en el catálogo
field-differs-from-url = difiere del identificador de la URL
field-not-a-cursor = no es un cursor válido
field-outside-calendar = está fuera del calendario
field-not-after-from = debe ser posterior a `from`
field-idempotency-key-used = se usó en otra solicitud
field-password-guessable = es demasiado fácil de adivinar. Use varias palabras poco comunes; evite nombres, fechas y secuencias del teclado.
field-email-unchanged = ya es la dirección de esta cuenta
field-not-organization-name = no es el nombre de la organización
field-password-needed = requiere su contraseña
field-quota-exceeded = se ha superado
field-window-too-long = es demasiado tarde. Acorte la ventana o pida menos réplicas.
field-window-of-several-arrays = no se pueden simular E/S por E/S
field-window-of-volume = es un volumen en la nube, cuyas E/S no se pueden simular una a una
field-run-not-usable = no se puede usar en este informe
field-duplicate-kind = es una segunda ejecución de tipo `{ $kind }`
field-no-such-run = no existe
field-run-state = es una ejecución de tipo `{ $kind }` en el estado `{ $state }`
field-no-account-to-email = requiere una cuenta a la que enviar el correo
field-exceeds-import-storage = supera el espacio para importaciones. Elimine antes una importación.
field-not-a-webhook-url = no es una URL de webhook válida
field-not-https = debe empezar por https://
field-not-a-public-host = debe tener un nombre de host público como hooks.example.com, no una dirección IP
field-port-not-allowed = no debe usar el puerto { $port }. Use 443.
field-image-type-unsupported = no es una imagen admitida
field-unreadable = no se puede leer
field-unreadable-because = no se puede leer: { $reason }
field-fully-transparent = es totalmente transparente
field-svg-has-text = contiene texto cuya fuente puede faltar
field-svg-too-complex = requiere demasiado tiempo o memoria para dibujarse
field-svg-external-files = hace referencia a otros archivos
field-svg-unreadable = no es un SVG legible

## Invalid fields: what was given

given-nothing = nada
given-unknown = (desconocido)
given-not-shown = (no se muestra)
given-amount = { $amount }
given-at-least = { $amount } o más
given-empty-file = 0 bytes
given-kind = tipo `{ $kind }`
given-pixels = { $width } × { $height } píxeles
given-png-without-header = PNG sin cabecera
given-svg-with-text = SVG con texto
given-transparent-image = imagen transparente
given-requested = { $requested } solicitado
given-used-and-requested = { $used } en uso, { $requested } solicitado
given-total-with-file = { $amount } con este archivo
given-window-ios = { $end }: unas { $ios } E/S en todas las réplicas

## Invalid fields: what is allowed

allowed-limit = como máximo { $limit }
allowed-at-most = como máximo { $amount }
allowed-pixels = como máximo { $limit } píxeles
allowed-zero-to = de 0 a { $limit }
allowed-above-zero-to = más de 0 y como máximo { $limit }
allowed-range = { $low } a { $high }
allowed-later-than = después de { $start }
allowed-all-imports = como máximo { $amount } para todas las importaciones
allowed-entry-with-fact = una entrada del catálogo con este valor
allowed-sheet-file = `provenance`, `spec_sheets` y, si hace falta, `drives`
allowed-storable = texto sin formato y números finitos
allowed-new-idempotency-key = una clave nueva o la misma solicitud
allowed-cursor = el `next_cursor` de una página
allowed-strong-password = una contraseña difícil de adivinar
allowed-different-email = otra dirección
allowed-value-for-new-account = un valor, porque la dirección aún no tiene cuenta
allowed-organization-name = el nombre exacto de la organización
allowed-account-password = la contraseña de su cuenta
allowed-catalog-id = un identificador de { $kind } del catálogo, p. ej., { $examples }
catalog-kind-arrays = cabinas
catalog-kind-drives = unidades
catalog-kind-volumes = volúmenes en la nube
catalog-kind-vendors = fabricantes
catalog-kind-workloads = perfiles de carga
catalog-kind-deployments = métodos de despliegue
catalog-kind-prices = listas de precios
allowed-source = `own` o el identificador de una fuente del catálogo
allowed-report-runs = ejecuciones terminadas de la misma versión del escenario, catálogo y motor, una de cada tipo; los consejos pueden ser de una versión anterior: { $kinds }
allowed-finished-shortlist = una ejecución de tipo `shortlist` que haya terminado bien
allowed-finished-week = una ejecución de tipo `week` que haya terminado bien
allowed-false-for-programs = `false` con claves de API e instalaciones sin cuentas
allowed-window-ios = como máximo { $ios } E/S en todas las réplicas
allowed-only-main-array = ninguna: solo los escenarios con una cabina se pueden simular E/S por E/S
allowed-array-with-hardware = una cabina con controladoras y unidades conocidas
allowed-non-empty-file = al menos 1 byte
allowed-webhook-url = https://host, opcionalmente con puerto, ruta y consulta, como máximo { $length } caracteres
allowed-image-types = una imagen PNG o SVG
allowed-complete-png = una imagen PNG completa
allowed-visible-image = una imagen con píxeles visibles
allowed-svg-with-paths = un SVG con el texto convertido en trazados
allowed-simpler-image = una imagen más sencilla o un PNG
allowed-self-contained-svg = un SVG autónomo

## Sign-in and accounts

problem-wrong-credentials = El correo, la contraseña o el código de verificación no es correcto.
problem-second-factor-needed = Introduzca el código de su aplicación de autenticación o un código de recuperación.
problem-link-used-up = Solicite un enlace nuevo.
problem-no-accounts = Esta instalación tiene un solo usuario y no usa inicio de sesión.
problem-sign-in-busy = El inicio de sesión está saturado. Vuelva a intentarlo en breve.
problem-no-session = Sesión no encontrada.
problem-sign-up-by-invitation = En esta instalación las cuentas se crean solo por invitación.
problem-sign-up-domain = Las direcciones de { $domain } no pueden crear cuentas en esta instalación; pida una invitación al operador o al propietario de una organización.
problem-too-many-tries = Vuelva a intentarlo en { $wait } s.
problem-second-factor-exists = La autenticación de dos factores ya está activada. Desactívela primero.
problem-no-second-factor-to-confirm = No hay ninguna configuración de dos factores que confirmar. Inicie una nueva.
problem-no-organization = Organización no encontrada.
problem-local-organization-stays = La única organización de una instalación local no se puede eliminar. Elimine sus proyectos o la carpeta de datos.
problem-no-invitation = Invitación no encontrada.
problem-already-a-member = Esta dirección ya pertenece a un miembro.
problem-too-many-invitations = Puede haber como máximo { $limit } invitaciones pendientes. Retire alguna primero.
problem-sign-in-as = Inicie sesión como { $email } y vuelva a abrir el enlace.
problem-invitation-for = Esta invitación es para { $email }.
problem-no-member = Miembro no encontrado.
problem-new-owner = Las credenciales solo se pueden transferir a otro propietario de la organización.
problem-new-owner-allowed = el ID de cuenta de otro propietario
problem-last-owner = Una organización necesita al menos un propietario. Convierta antes a otro miembro en propietario.
email-sent = Si la dirección es válida, recibirá un correo en breve.

## API keys and share links

problem-two-proofs = Envíe una clave de API o una cookie de sesión, no ambas.
problem-not-an-api-key = El token no es una clave de API.
problem-api-key-invalid = La clave de API no es válida, ha caducado o fue revocada.
problem-too-many-keys = Puede haber como máximo { $limit } claves activas. Revoque una primero.
problem-no-key = Clave de API no encontrada.
problem-share-link-ended = Este enlace compartido no existe, ha caducado o fue revocado.
problem-share-link-revoked = El enlace está revocado. Cree uno nuevo.
problem-share-link-without-report = Este enlace compartido no incluye el informe.
problem-no-share-link = Enlace compartido no encontrado.

## Projects and scenarios

problem-no-project = Proyecto no encontrado.
problem-no-scenario = Escenario no encontrado.
problem-scenario-changed = El escenario está ahora en la versión { $version }.
problem-too-many-named-versions = Como máximo { $limit } versiones de un escenario pueden tener nombre. Quite un nombre primero.
problem-no-scenario-version = Versión del escenario no encontrada.

## Runs and quotas

problem-no-run = Ejecución no encontrada.
problem-run-not-ended = La ejecución no ha terminado (estado `{ $state }`). Cancélela primero.
problem-run-already-ended = La ejecución ya ha terminado (estado `{ $state }`).
problem-run-without-series = La ejecución no tiene series temporales.
problem-run-is-not-a-week = La ejecución es de tipo `{ $kind }`. Solo las ejecuciones de tipo `week` tienen series temporales e informes.
problem-run-without-result = La ejecución no tiene resultado (estado `{ $state }`).
problem-run-too-large = La ejecución tardaría unos { $estimate } de cálculo. El límite por ejecución es de { $limit }.
problem-too-many-open-runs = { $used ->
        [one] Hay { $used } ejecución
       *[other] Hay { $used } ejecuciones
    } en cola o en curso. El límite es { $limit }. Espere o cancele alguna.
problem-daily-quota-exceeded = La organización ha usado hoy { $used } de cálculo y esta ejecución tardaría unos { $estimate }. El límite diario es de { $limit }. Se restablece a medianoche UTC.
run-failed-out-of-memory = El cálculo se quedó sin memoria.
run-failed-time-limit = El cálculo superó el límite de tiempo de { $limit }.
run-failed-internal = El cálculo falló: { $error }
run-failed-workers-lost = El worker se detuvo inesperadamente { $attempts ->
        [one] una vez
       *[other] { $attempts } veces
    }.

## Reports

problem-no-report = Informe no encontrado.
problem-report-formats = Los informes están disponibles como { $formats }.
problem-report-failed = El informe falló. Solicítelo de nuevo.
problem-report-not-ready = El informe aún no está listo.
problem-report-run-deleted = Se eliminó una ejecución incluida en este informe.
problem-report-too-large = El informe ocuparía { $size }. El límite es de { $limit }.
problem-too-many-open-reports = { $used ->
        [one] Hay { $used } informe
       *[other] Hay { $used } informes
    } en curso. El límite es { $limit }. Espere o elimine alguno.
report-failed = No se pudo generar el informe.

## Imports

problem-no-import = Importación no encontrada.
problem-no-import-file = Archivo no encontrado en esta importación.
problem-too-many-imports = Se pueden conservar como máximo { $limit } importaciones. Elimine una primero.
problem-too-many-files = Una importación puede tener como máximo { $limit } archivos. Elimine uno primero.
problem-import-without-files = La importación no tiene archivos. Añada uno primero.
problem-import-not-being-read = No se están leyendo los archivos (estado `{ $state }`).
problem-import-not-read = Los archivos no se han leído (estado `{ $state }`). Léalos primero.
problem-import-storage-full = Con este archivo, todas las importaciones ocuparían { $total }. El límite es de { $limit }. Elimine antes una importación.
problem-file-too-large = El archivo ocupa { $given } o más. El límite es de { $allowed }.
problem-upload-media-type = Envíe los bytes de un archivo como { $type }.
problem-too-many-uploads = Hay demasiadas subidas en curso. Vuelva a intentarlo en breve.
problem-upload-too-slow = La subida se descartó. Puede detenerse como máximo { $pause }, durar como máximo { $total } y debe alcanzar al menos { $pace } de media.
problem-upload-interrupted = La subida se interrumpió y se descartó.
import-cancelled = La importación se canceló.
import-out-of-memory = La lectura de estos archivos supera el límite de memoria de { $limit }. Importe menos archivos a la vez o grabaciones con menos contadores.
import-time-limit = La lectura de estos archivos supera el límite de tiempo de { $limit }. Importe menos archivos a la vez o una parte más corta de la grabación.
import-reader-crashed = El lector de archivos falló. Importe los archivos uno por uno para encontrar el causante.
import-workers-lost = Todos los workers que intentaron leer los archivos se detuvieron inesperadamente.
problem-catalog-changed = El catálogo ha cambiado. Revise la propuesta de nuevo.
problem-no-acceptance = Esta importación no tiene ningún cambio aceptado con este identificador.
problem-already-undone = Este cambio ya se deshizo.
problem-scenario-changed-since-import = El escenario ha cambiado desde entonces: está en la versión { $current } y la importación creó la versión { $after }. Para volver atrás, restaure usted la versión { $before }.
problem-no-fio-results = La importación no tiene resultados de fio. Añada el archivo que escribe `--output-format=json`.

## Catalog and prices

problem-no-catalog-version = Versión del catálogo no encontrada.
problem-catalog-not-loaded = No hay ningún catálogo cargado. Ejecute `stormsizer catalog load`.
problem-no-catalog-entry = El catálogo no tiene aquí ninguna entrada con el identificador `{ $id }`.
problem-no-own-entry = Entrada propia no encontrada.
problem-own-entry-exists = Ya existe una entrada propia con el identificador `{ $id }`. Sustitúyala o elija otro identificador.
problem-entry-exists = El identificador `{ $id }` ya se usa en { $kind } del catálogo. Elija otro.
problem-entry-changed = La entrada `{ $id }` de { $kind } del catálogo ha cambiado desde entonces.
problem-entry-conflict = Entrada `{ $id }` de { $kind } del catálogo: { $reason }
problem-entry-in-use = La entrada se usa en: { $users }.
entry-user-more = { $more ->
        [one] { $more } más
       *[other] { $more } más
    }
entry-user = { $name } ({ $kind })
entry-user-scenario = escenario { $name }
problem-too-many-own-entries = Se permiten como máximo { $limit } entradas propias. Elimine una primero.
problem-own-entry-changed = La entrada ha cambiado desde que la cargó.
problem-price-list-changed = La lista de precios ha cambiado desde que la cargó.
problem-no-own-price-list = No tiene una lista de precios propia.
price-part-controller = controladora
price-part-shelf = bandeja
price-part-cache-module = módulo de caché
price-part-port = puerto
price-part-of-array = { $part } de { $array }
price-part-host-memory = GiB de memoria de host

## Branding

problem-no-logo = No hay ningún logotipo.
problem-branding-changed = El diseño de los informes ha cambiado desde que lo cargó.
problem-no-own-branding = No tiene un diseño de informes propio.

## Webhooks

problem-no-webhook = Webhook no encontrado.
problem-no-delivery = Entrega no encontrada.
problem-delivery-in-progress = La entrega sigue en curso.
problem-too-many-webhooks = Se permiten como máximo { $limit } webhooks. Elimine uno primero.
delivery-unreachable = No se puede contactar con el receptor.
delivery-timeout = El receptor no respondió a tiempo.
delivery-invalid-certificate = El receptor no tiene un certificado válido para su nombre de host.
delivery-not-http = El receptor cerró la conexión o no respondió con HTTP.

## Custom catalog entries

field-contradicts-catalog = no concuerda con el resto del catálogo
allowed-catalog-entry = una entrada que concuerde con el catálogo

## Values in requests

field-not-uuid = no es un UUID
allowed-uuid = un UUID, p. ej., { $example }
field-has-duplicates = contiene dos veces el mismo valor
allowed-each-once = cada valor una vez
field-scenario-once = debe indicarse, o bien `scenario`, pero no ambos
allowed-scenario-once = exactamente uno de `scenario_id` y `scenario`
field-not-ascii = no es ASCII imprimible
allowed-ascii = caracteres ASCII imprimibles
field-not-a-language = no es un idioma admitido

## Health checks, actors and exports

readiness-database-slow = La base de datos tarda más de { $time } en responder.
readiness-database-away = No se puede acceder a la base de datos.
readiness-database-not-migrated = El esquema de la base de datos está obsoleto: ejecute las migraciones.
readiness-database-incompatible = Una versión más reciente ha modificado la base de datos de tal forma que esta versión no puede usarla.
readiness-queue-away = No se puede acceder a Redis; los trabajos esperan en la base de datos.
readiness-workers-deaf = Hay trabajos que esperan desde hace más de un minuto y ningún worker los toma.
readiness-disk-nearly-full = El disco de la carpeta de datos está casi lleno.
actor-local = usuario local
personal-data-format = Un archivo de líneas JSON por tabla, una línea por fila; los bytes están en Base64. Los secretos se omiten.

## Names in the default scenario

default-scenario = Escenario nuevo
default-pool = Escritorios
