### Problems and other texts of the service.

## Problem titles

problem-title-internal = Interner Fehler
problem-title-invalid-input = Ungültige Eingabe
problem-title-unreadable-body = Anfragetext nicht lesbar
problem-title-not-json = Anfragetext ist kein gültiges JSON
problem-title-bad-request = Fehlerhafte Anfrage
problem-title-not-found = Nicht gefunden
problem-title-method-not-allowed = Methode nicht erlaubt
problem-title-unsupported-media-type = Nicht unterstützter Inhaltstyp
problem-title-content-too-large = Inhalt zu groß
problem-title-upload-too-slow = Zeitüberschreitung beim Hochladen
problem-title-not-signed-in = Anmeldung erforderlich
problem-title-not-allowed = Keine Berechtigung
problem-title-not-in-demo = In der Demo nicht verfügbar
problem-title-wrong-credentials = Ungültige Anmeldedaten
problem-title-second-factor-needed = Bestätigungscode erforderlich
problem-title-too-many-tries = Zu viele Versuche
problem-title-rate-limit-exceeded = Anfragelimit überschritten
problem-title-two-proofs = Nur ein Anmeldenachweis zulässig
problem-title-no-accounts = Konten sind deaktiviert
problem-title-link-used-up = Link abgelaufen oder bereits verwendet
problem-title-conflict = Konflikt mit dem aktuellen Zustand
problem-title-changed-meanwhile = Seit dem Laden geändert
problem-title-version-missing = Header `If-Match` erforderlich
problem-title-not-acceptable = Format nicht verfügbar
problem-title-quota-exceeded = Kontingent überschritten
problem-title-run-too-large = Lauf zu groß
problem-title-unavailable = Vorübergehend nicht verfügbar
problem-title-maintenance = Wartung läuft
problem-title-foreign-page = Seitenübergreifende Anfrage abgelehnt
problem-title-wrong-host = Unbekannter Hostname
problem-title-idempotency-key-reused = Idempotenzschlüssel bereits verwendet
problem-title-request-under-way = Anfrage wird bereits bearbeitet
problem-title-shown-once = Geheimnis bereits angezeigt

## Problems of any request

problem-internal = Ein unerwarteter Fehler ist aufgetreten. Einzelheiten stehen im Protokoll des Dienstes.
problem-field = { $path }: { $message }
problem-fields = { $first }; { $others }
problem-database-unavailable = Die Datenbank ist nicht erreichbar. Versuchen Sie es gleich noch einmal.
problem-maintenance = Während der Wartung können Daten gelesen, aber nicht geändert werden.
problem-maintenance-until = Die Wartung endet voraussichtlich am { $at }.
problem-referenced-item-changed = Ein Element, auf das sich die Anfrage bezieht, wurde geändert oder gelöscht. Laden Sie neu und versuchen Sie es noch einmal.
problem-wrong-host = Der Dienst antwortet nicht unter diesem Hostnamen.
problem-foreign-page = Seiten anderer Websites dürfen nichts ändern.
problem-body-too-large = Der Anfragetext darf höchstens { $allowed } groß sein.
problem-unreadable-body = Der Anfragetext { $reason }.
document-too-large = ist größer als { $allowed }
document-not-utf-8 = ist kein UTF-8-Text
document-not-json = ist kein gültiges JSON: { $reason }
document-too-many-values = enthält mehr als { $allowed } Werte
document-duplicate-key = enthält den Schlüssel `{ $key }` zweimal
problem-if-match-required = Senden Sie das aktuelle ETag im Header `If-Match`.
problem-rate-limit = Höchstens { $limit } Anfragen pro Minute sind { $per } zulässig. Versuchen Sie es in { $wait } s noch einmal.
rate-limit-per-address = je IP-Adresse
rate-limit-per-session = je Sitzung
rate-limit-per-api-key = je API-Schlüssel
rate-limit-per-share-link = je Freigabelink
rate-limit-per-organization = je Organisation
problem-too-many-calculations = Es laufen zu viele Berechnungen. Versuchen Sie es gleich noch einmal.
problem-not-in-demo = Diese Funktion ist in der öffentlichen Demo nicht verfügbar. In einer eigenen Installation können Sie sie nutzen.
problem-request-ended-without-response = Die erste Anfrage endete ohne Antwort. Versuchen Sie es noch einmal.
problem-request-under-way = Die erste Anfrage mit diesem Schlüssel wird noch bearbeitet. Versuchen Sie es gleich noch einmal.
problem-secret-shown-once = Die erste Anfrage war erfolgreich. Ihr Geheimnis wird nur einmal angezeigt.

## Permissions

problem-not-for-this-credential = Dieser Vorgang ist mit diesen Anmeldedaten nicht möglich.
problem-not-for-api-keys = Dieser Vorgang ist mit einem API-Schlüssel nicht möglich.
problem-scope-missing = Dem API-Schlüssel fehlt der Geltungsbereich `{ $scope }`.
problem-role-missing = Dafür ist die Rolle { $role } nötig. Sie haben keine Rolle in dieser Organisation.
problem-role-insufficient = Dafür ist die Rolle { $role } nötig. Ihre Rolle ist { $own }.
role-owner = Eigentümer
role-editor = Bearbeiter
role-viewer = Betrachter

## Invalid fields: what is wrong, as the rest of a sentence that begins with the field

field-required = ist erforderlich
field-empty = ist leer
field-too-large = ist zu groß
field-out-of-range = liegt außerhalb des zulässigen Bereichs
field-not-accepted = ist für diese Art von Lauf nicht zulässig
field-wrong-request-fields = passt nicht zur Art des Laufs
field-cannot-be-stored = kann nicht gespeichert werden
field-no-container-data = benötigt Daten zu Profilcontainern, die das Profil „{ $profile }“ nicht enthält
field-not-in-catalog = ist nicht im Katalog
field-differs-from-url = weicht von der ID in der URL ab
field-not-a-cursor = ist kein gültiger Cursor
field-outside-calendar = liegt außerhalb des Kalenders
field-not-after-from = muss nach `from` liegen
field-idempotency-key-used = wurde für eine andere Anfrage verwendet
field-password-guessable = ist zu leicht zu erraten. Verwenden Sie mehrere ungewöhnliche Wörter; vermeiden Sie Namen, Daten und Tastaturmuster.
field-email-unchanged = ist bereits die Adresse dieses Kontos
field-not-organization-name = ist nicht der Name der Organisation
field-password-needed = erfordert Ihr Passwort
field-quota-exceeded = ist überschritten
field-window-too-long = ist zu spät. Kürzen Sie das Fenster oder fordern Sie weniger Replikationen an.
field-window-of-several-arrays = lassen sich nicht I/O für I/O simulieren
field-window-of-volume = ist ein Cloud-Volume, dessen I/Os sich nicht einzeln simulieren lassen
field-run-not-usable = kann in diesem Bericht nicht verwendet werden
field-duplicate-kind = ist ein zweiter Lauf der Art `{ $kind }`
field-no-such-run = existiert nicht
field-run-state = ist ein Lauf der Art `{ $kind }` im Zustand `{ $state }`
field-no-account-to-email = setzt ein Konto voraus, an das die E-Mail gesendet wird
field-exceeds-import-storage = überschreitet den Speicherplatz für Importe. Löschen Sie zuerst einen Import.
field-not-a-webhook-url = ist keine gültige Webhook-URL
field-not-https = muss mit https:// beginnen
field-not-a-public-host = muss einen öffentlichen Hostnamen wie hooks.example.com enthalten, keine IP-Adresse
field-port-not-allowed = darf Port { $port } nicht verwenden. Verwenden Sie 443.
field-image-type-unsupported = ist kein unterstütztes Bild
field-unreadable = kann nicht gelesen werden
field-unreadable-because = kann nicht gelesen werden: { $reason }
field-fully-transparent = ist vollständig transparent
field-svg-has-text = enthält Text, dessen Schriftart fehlen kann
field-svg-too-complex = braucht zu viel Zeit oder Speicher zum Rendern
field-svg-external-files = verweist auf andere Dateien
field-svg-unreadable = ist kein lesbares SVG

## Invalid fields: what was given

given-nothing = nichts
given-unknown = (unbekannt)
given-not-shown = (nicht angezeigt)
given-amount = { $amount }
given-at-least = { $amount } oder mehr
given-empty-file = 0 Byte
given-kind = Art `{ $kind }`
given-pixels = { $width } × { $height } Pixel
given-png-without-header = PNG ohne Header
given-svg-with-text = SVG mit Text
given-transparent-image = transparentes Bild
given-requested = { $requested } angefordert
given-used-and-requested = { $used } belegt, { $requested } angefordert
given-total-with-file = { $amount } mit dieser Datei
given-window-ios = { $end }: etwa { $ios } I/Os in allen Replikationen

## Invalid fields: what is allowed

allowed-limit = höchstens { $limit }
allowed-at-most = höchstens { $amount }
allowed-pixels = höchstens { $limit } Pixel
allowed-zero-to = 0 bis { $limit }
allowed-above-zero-to = mehr als 0 und höchstens { $limit }
allowed-range = { $low } bis { $high }
allowed-later-than = nach { $start }
allowed-all-imports = höchstens { $amount } für alle Importe zusammen
allowed-entry-with-fact = ein Katalogeintrag mit diesem Wert
allowed-sheet-file = `provenance`, `spec_sheets` und bei Bedarf `drives`
allowed-storable = reiner Text und endliche Zahlen
allowed-new-idempotency-key = ein neuer Schlüssel oder dieselbe Anfrage
allowed-cursor = der `next_cursor` einer Seite
allowed-strong-password = ein schwer zu erratendes Passwort
allowed-different-email = eine andere Adresse
allowed-value-for-new-account = ein Wert, weil die Adresse noch kein Konto hat
allowed-organization-name = der genaue Name der Organisation
allowed-account-password = das Passwort Ihres Kontos
allowed-catalog-id = eine ID aus den { $kind } des Katalogs, z. B. { $examples }
catalog-kind-arrays = Arrays
catalog-kind-drives = Laufwerken
catalog-kind-volumes = Cloud-Volumes
catalog-kind-vendors = Herstellern
catalog-kind-workloads = Lastprofilen
catalog-kind-deployments = Bereitstellungsverfahren
catalog-kind-prices = Preislisten
allowed-source = `own` oder die ID einer Quelle im Katalog
allowed-report-runs = abgeschlossene Läufe zu derselben Szenarioversion, demselben Katalog und derselben Engine, je Art einer; empfohlene Änderungen auch zu einer früheren Version: { $kinds }
allowed-finished-shortlist = ein erfolgreicher Lauf der Art `shortlist`
allowed-finished-week = ein erfolgreicher Lauf der Art `week`
allowed-false-for-programs = `false` bei API-Schlüsseln und Installationen ohne Konten
allowed-window-ios = höchstens { $ios } I/Os in allen Replikationen
allowed-only-main-array = keine: Nur Szenarien mit einem Array lassen sich I/O für I/O simulieren
allowed-array-with-hardware = ein Array mit bekannten Controllern und Laufwerken
allowed-non-empty-file = mindestens 1 Byte
allowed-webhook-url = https://host, wahlweise mit Port, Pfad und Abfrage, höchstens { $length } Zeichen
allowed-image-types = ein PNG- oder SVG-Bild
allowed-complete-png = ein vollständiges PNG-Bild
allowed-visible-image = ein Bild mit sichtbaren Pixeln
allowed-svg-with-paths = ein SVG mit in Pfade umgewandeltem Text
allowed-simpler-image = ein einfacheres Bild oder ein PNG
allowed-self-contained-svg = ein SVG ohne externe Verweise

## Sign-in and accounts

problem-wrong-credentials = E-Mail-Adresse, Passwort oder Bestätigungscode ist falsch.
problem-second-factor-needed = Geben Sie den Code aus Ihrer Authenticator-App oder einen Wiederherstellungscode ein.
problem-link-used-up = Fordern Sie einen neuen Link an.
problem-no-accounts = Diese Installation hat einen einzigen Benutzer und keine Anmeldung.
problem-sign-in-busy = Die Anmeldung ist ausgelastet. Versuchen Sie es gleich noch einmal.
problem-no-session = Sitzung nicht gefunden.
problem-sign-up-by-invitation = Konten gibt es auf dieser Installation nur auf Einladung.
problem-sign-up-domain = Adressen bei { $domain } können auf dieser Installation keine Konten anlegen; bitten Sie den Betreiber oder den Eigentümer einer Organisation um eine Einladung.
problem-too-many-tries = Versuchen Sie es in { $wait } s noch einmal.
problem-second-factor-exists = Die Zwei-Faktor-Authentifizierung ist bereits aktiv. Deaktivieren Sie sie zuerst.
problem-no-second-factor-to-confirm = Es gibt keine Einrichtung der Zwei-Faktor-Authentifizierung, die bestätigt werden kann. Beginnen Sie eine neue.
problem-no-organization = Organisation nicht gefunden.
problem-local-organization-stays = Die einzige Organisation einer lokalen Installation kann nicht gelöscht werden. Löschen Sie stattdessen ihre Projekte oder den Datenordner.
problem-no-invitation = Einladung nicht gefunden.
problem-already-a-member = Diese Adresse gehört bereits einem Mitglied.
problem-too-many-invitations = Höchstens { $limit } Einladungen können offen sein. Ziehen Sie zuerst einige zurück.
problem-sign-in-as = Melden Sie sich als { $email } an und öffnen Sie den Link noch einmal.
problem-invitation-for = Diese Einladung ist für { $email }.
problem-no-member = Mitglied nicht gefunden.
problem-new-owner = Zugangsdaten können nur einem anderen Eigentümer der Organisation übergeben werden.
problem-new-owner-allowed = die Konto-ID eines anderen Eigentümers
problem-last-owner = Eine Organisation braucht mindestens einen Eigentümer. Machen Sie zuerst ein anderes Mitglied zum Eigentümer.
email-sent = Wenn die Adresse gültig ist, ist eine E-Mail unterwegs.

## API keys and share links

problem-two-proofs = Senden Sie entweder einen API-Schlüssel oder ein Sitzungscookie, nicht beides.
problem-not-an-api-key = Das Token ist kein API-Schlüssel.
problem-api-key-invalid = Der API-Schlüssel ist ungültig, abgelaufen oder widerrufen.
problem-too-many-keys = Höchstens { $limit } Schlüssel können aktiv sein. Widerrufen Sie zuerst einen.
problem-no-key = API-Schlüssel nicht gefunden.
problem-share-link-ended = Dieser Freigabelink existiert nicht, ist abgelaufen oder wurde widerrufen.
problem-share-link-revoked = Der Link ist widerrufen. Erstellen Sie einen neuen.
problem-share-link-without-report = Dieser Freigabelink umfasst den Bericht nicht.
problem-no-share-link = Freigabelink nicht gefunden.

## Projects and scenarios

problem-no-project = Projekt nicht gefunden.
problem-no-scenario = Szenario nicht gefunden.
problem-scenario-changed = Das Szenario ist jetzt bei Version { $version }.
problem-too-many-named-versions = Höchstens { $limit } Versionen eines Szenarios können Namen haben. Entfernen Sie zuerst einen Namen.
problem-no-scenario-version = Version des Szenarios nicht gefunden.

## Runs and quotas

problem-no-run = Lauf nicht gefunden.
problem-run-not-ended = Der Lauf ist nicht beendet (Zustand `{ $state }`). Brechen Sie ihn zuerst ab.
problem-run-already-ended = Der Lauf ist bereits beendet (Zustand `{ $state }`).
problem-run-without-series = Der Lauf hat keine Zeitreihen.
problem-run-is-not-a-week = Der Lauf ist von der Art `{ $kind }`. Nur Läufe der Art `week` haben Zeitreihen und Berichte.
problem-run-without-result = Der Lauf hat kein Ergebnis (Zustand `{ $state }`).
problem-run-too-large = Der Lauf würde etwa { $estimate } Rechenzeit brauchen. Die Grenze für einen Lauf ist { $limit }.
problem-too-many-open-runs = { $used ->
        [one] { $used } Lauf wartet oder wird
       *[other] { $used } Läufe warten oder werden
    } berechnet. Die Grenze ist { $limit }. Warten Sie oder brechen Sie einige ab.
problem-daily-quota-exceeded = Die Organisation hat heute { $used } Rechenzeit verbraucht, dieser Lauf würde etwa { $estimate } brauchen. Die Tagesgrenze ist { $limit }. Sie wird um Mitternacht UTC zurückgesetzt.
run-failed-out-of-memory = Der Berechnung ging der Speicher aus.
run-failed-time-limit = Die Berechnung überschritt die Zeitgrenze von { $limit }.
run-failed-internal = Die Berechnung ist fehlgeschlagen: { $error }
run-failed-workers-lost = Der Worker ist { $attempts ->
        [one] einmal
       *[other] { $attempts }-mal
    } ausgefallen.

## Reports

problem-no-report = Bericht nicht gefunden.
problem-report-formats = Berichte gibt es als { $formats }.
problem-report-failed = Der Bericht ist fehlgeschlagen. Fordern Sie ihn noch einmal an.
problem-report-not-ready = Der Bericht ist noch nicht fertig.
problem-report-run-deleted = Ein Lauf, den dieser Bericht enthält, wurde gelöscht.
problem-report-too-large = Der Bericht wäre { $size } groß. Die Grenze ist { $limit }.
problem-too-many-open-reports = { $used ->
        [one] { $used } Bericht wird
       *[other] { $used } Berichte werden
    } erstellt. Die Grenze ist { $limit }. Warten Sie oder löschen Sie einige.
report-failed = Der Bericht konnte nicht erstellt werden.

## Imports

problem-no-import = Import nicht gefunden.
problem-no-import-file = Datei in diesem Import nicht gefunden.
problem-too-many-imports = Höchstens { $limit } Importe können aufbewahrt werden. Löschen Sie zuerst einen.
problem-too-many-files = Ein Import kann höchstens { $limit } Dateien haben. Löschen Sie zuerst eine.
problem-import-without-files = Der Import hat keine Dateien. Fügen Sie zuerst eine hinzu.
problem-import-not-being-read = Die Dateien werden gerade nicht gelesen (Zustand `{ $state }`).
problem-import-not-read = Die Dateien wurden noch nicht gelesen (Zustand `{ $state }`). Lesen Sie sie zuerst.
problem-import-storage-full = Mit dieser Datei würden alle Importe zusammen { $total } belegen. Die Grenze ist { $limit }. Löschen Sie zuerst einen Import.
problem-file-too-large = Die Datei ist { $given } groß oder größer. Die Grenze ist { $allowed }.
problem-upload-media-type = Senden Sie die Bytes einer Datei als { $type }.
problem-too-many-uploads = Es laufen zu viele Uploads. Versuchen Sie es gleich noch einmal.
problem-upload-too-slow = Der Upload wurde verworfen. Er darf höchstens { $pause } pausieren und höchstens { $total } dauern und muss im Mittel mindestens { $pace } erreichen.
problem-upload-interrupted = Der Upload wurde unterbrochen und verworfen.
import-cancelled = Der Import wurde abgebrochen.
import-out-of-memory = Das Lesen dieser Dateien braucht mehr als die Speichergrenze von { $limit }. Importieren Sie weniger Dateien auf einmal oder Aufzeichnungen mit weniger Zählern.
import-time-limit = Das Lesen dieser Dateien dauert länger als die Zeitgrenze von { $limit }. Importieren Sie weniger Dateien auf einmal oder einen kürzeren Teil der Aufzeichnung.
import-reader-crashed = Das Einlesen ist abgestürzt. Importieren Sie die Dateien einzeln, um die Ursache zu finden.
import-workers-lost = Alle Worker, die die Dateien lesen sollten, sind ausgefallen.
problem-catalog-changed = Der Katalog hat sich geändert. Prüfen Sie den Vorschlag noch einmal.
problem-no-acceptance = Dieser Import hat keine übernommene Änderung mit dieser ID.
problem-already-undone = Diese Änderung wurde bereits rückgängig gemacht.
problem-scenario-changed-since-import = Das Szenario wurde seither geändert: Es ist bei Version { $current }, der Import erzeugte Version { $after }. Um zurückzugehen, stellen Sie Version { $before } selbst wieder her.
problem-no-fio-results = Der Import hat keine fio-Ergebnisse. Fügen Sie die Datei hinzu, die `--output-format=json` schreibt.

## Catalog and prices

problem-no-catalog-version = Katalogversion nicht gefunden.
problem-catalog-not-loaded = Kein Katalog geladen. Führen Sie `stormsizer catalog load` aus.
problem-no-catalog-entry = Der Katalog hat hier keinen Eintrag mit der ID `{ $id }`.
problem-no-own-entry = Eigener Eintrag nicht gefunden.
problem-own-entry-exists = Ein eigener Eintrag mit der ID `{ $id }` existiert. Ersetzen Sie ihn oder wählen Sie eine andere ID.
problem-entry-exists = Die ID `{ $id }` ist unter den { $kind } des Katalogs bereits vergeben. Wählen Sie eine andere ID.
problem-entry-changed = Der Eintrag `{ $id }` unter den { $kind } des Katalogs wurde seither geändert.
problem-entry-conflict = Eintrag `{ $id }` unter den { $kind } des Katalogs: { $reason }
problem-entry-in-use = Der Eintrag wird verwendet von: { $users }.
entry-user-more = { $more ->
        [one] { $more } weitere Verwendung
       *[other] { $more } weitere Verwendungen
    }
entry-user = { $name } ({ $kind })
entry-user-scenario = Szenario { $name }
problem-too-many-own-entries = Höchstens { $limit } eigene Einträge sind zulässig. Löschen Sie zuerst einen.
problem-own-entry-changed = Der Eintrag wurde geändert, seit Sie ihn geladen haben.
problem-price-list-changed = Die Preisliste wurde geändert, seit Sie sie geladen haben.
problem-no-own-price-list = Sie haben keine eigene Preisliste.
price-part-controller = Controller
price-part-shelf = Einschub
price-part-cache-module = Cache-Modul
price-part-port = Port
price-part-of-array = { $part } von { $array }
price-part-host-memory = GiB Host-Arbeitsspeicher

## Branding

problem-no-logo = Es gibt kein Logo.
problem-branding-changed = Die Gestaltung der Berichte wurde geändert, seit Sie sie geladen haben.
problem-no-own-branding = Sie haben keine eigene Gestaltung der Berichte.

## Webhooks

problem-no-webhook = Webhook nicht gefunden.
problem-no-delivery = Zustellung nicht gefunden.
problem-delivery-in-progress = Die Zustellung läuft noch.
problem-too-many-webhooks = Höchstens { $limit } Webhooks sind zulässig. Löschen Sie zuerst einen.
delivery-unreachable = Der Empfänger ist nicht erreichbar.
delivery-timeout = Der Empfänger hat nicht rechtzeitig geantwortet.
delivery-invalid-certificate = Der Empfänger hat kein gültiges Zertifikat für seinen Hostnamen.
delivery-not-http = Der Empfänger hat die Verbindung geschlossen oder nicht mit HTTP geantwortet.

## Custom catalog entries

field-contradicts-catalog = stimmt nicht mit dem übrigen Katalog überein
allowed-catalog-entry = ein Eintrag, der zum Katalog passt

## Values in requests

field-not-uuid = ist keine UUID
allowed-uuid = eine UUID, z. B. { $example }
field-has-duplicates = enthält denselben Wert zweimal
allowed-each-once = jeder Wert einmal
field-scenario-once = muss angegeben werden oder `scenario`, aber nicht beides
allowed-scenario-once = genau eines von `scenario_id` und `scenario`
field-not-ascii = ist kein druckbares ASCII
allowed-ascii = druckbare ASCII-Zeichen
field-not-a-language = ist keine unterstützte Sprache

## Health checks, actors and exports

readiness-database-slow = Die Datenbank braucht länger als { $time } für eine Antwort.
readiness-database-away = Die Datenbank ist nicht erreichbar.
readiness-database-not-migrated = Das Datenbankschema ist veraltet: Führen Sie die Migrationen aus.
readiness-database-incompatible = Eine neuere Version hat die Datenbank so geändert, dass diese Version sie nicht verwenden kann.
readiness-queue-away = Redis ist nicht erreichbar; Jobs warten in der Datenbank.
readiness-workers-deaf = Jobs warten seit mehr als einer Minute, und kein Worker übernimmt sie.
readiness-disk-nearly-full = Der Datenträger mit dem Datenordner ist fast voll.
actor-local = lokaler Benutzer
personal-data-format = Eine Datei mit JSON-Zeilen pro Tabelle, eine Zeile pro Datensatz; Bytes sind in Base64. Geheimnisse sind ausgelassen.

## Names in the default scenario

default-scenario = Neues Szenario
default-pool = Desktops
