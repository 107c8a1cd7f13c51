### Problems and other texts of the service.

## Problem titles

problem-title-internal = Erreur interne
problem-title-invalid-input = Saisie non valide
problem-title-unreadable-body = Corps de requête illisible
problem-title-not-json = Le corps de la requête n’est pas du JSON valide
problem-title-bad-request = Requête incorrecte
problem-title-not-found = Introuvable
problem-title-method-not-allowed = Méthode non autorisée
problem-title-unsupported-media-type = Type de contenu non pris en charge
problem-title-content-too-large = Contenu trop volumineux
problem-title-upload-too-slow = Délai d’envoi dépassé
problem-title-not-signed-in = Authentification requise
problem-title-not-allowed = Autorisation refusée
problem-title-not-in-demo = Non disponible dans la démonstration
problem-title-wrong-credentials = Identifiants non valides
problem-title-second-factor-needed = Code de vérification requis
problem-title-too-many-tries = Trop de tentatives
problem-title-rate-limit-exceeded = Limite de requêtes dépassée
problem-title-two-proofs = Envoyer un seul justificatif
problem-title-no-accounts = Les comptes sont désactivés
problem-title-link-used-up = Lien expiré ou déjà utilisé
problem-title-conflict = Conflit avec l’état actuel
problem-title-changed-meanwhile = Modifié depuis le chargement
problem-title-version-missing = En-tête `If-Match` requis
problem-title-not-acceptable = Format non disponible
problem-title-quota-exceeded = Quota dépassé
problem-title-run-too-large = Exécution trop volumineuse
problem-title-unavailable = Temporairement indisponible
problem-title-maintenance = Maintenance en cours
problem-title-foreign-page = Requête intersite refusée
problem-title-wrong-host = Nom d’hôte inconnu
problem-title-idempotency-key-reused = Clé d’idempotence déjà utilisée
problem-title-request-under-way = Requête déjà en cours
problem-title-shown-once = Secret déjà affiché

## Problems of any request

problem-internal = Une erreur inattendue s’est produite. Les détails figurent dans le journal du service.
problem-field = { $path } : { $message }
problem-fields = { $first } ; { $others }
problem-database-unavailable = La base de données est injoignable. Réessayez dans un instant.
problem-maintenance = Pendant la maintenance, les données peuvent être lues, mais pas modifiées.
problem-maintenance-until = La maintenance devrait se terminer le { $at }.
problem-referenced-item-changed = Un élément auquel cette requête fait référence a été modifié ou supprimé. Rechargez la page et réessayez.
problem-wrong-host = Le service ne répond pas à ce nom d’hôte.
problem-foreign-page = Les pages d’autres sites ne peuvent rien modifier.
problem-body-too-large = Le corps de la requête est limité à { $allowed }.
problem-unreadable-body = Le corps de la requête { $reason }.
document-too-large = dépasse { $allowed }
document-not-utf-8 = n’est pas du texte UTF-8
document-not-json = n’est pas du JSON valide : { $reason }
document-too-many-values = contient plus de { $allowed } valeurs
document-duplicate-key = contient deux fois la clé `{ $key }`
problem-if-match-required = Envoyez l’ETag actuel dans l’en-tête `If-Match`.
problem-rate-limit = Au plus { $limit } requêtes par minute sont autorisées { $per }. Réessayez dans { $wait } s.
rate-limit-per-address = par adresse IP
rate-limit-per-session = par session
rate-limit-per-api-key = par clé d’API
rate-limit-per-share-link = par lien de partage
rate-limit-per-organization = par organisation
problem-too-many-calculations = Trop de calculs sont en cours. Réessayez dans un instant.
problem-not-in-demo = Cette fonction n’est pas disponible dans la démonstration publique. Installez votre propre copie pour l’utiliser.
problem-request-ended-without-response = La première requête s’est terminée sans réponse. Réessayez.
problem-request-under-way = La première requête avec cette clé est encore en cours. Réessayez dans un instant.
problem-secret-shown-once = La première requête a abouti. Son secret n’est affiché qu’une fois.

## Permissions

problem-not-for-this-credential = Cette opération n’est pas disponible avec ces identifiants.
problem-not-for-api-keys = Cette opération n’est pas disponible avec une clé d’API.
problem-scope-missing = La clé d’API n’a pas la portée `{ $scope }`.
problem-role-missing = Le rôle { $role } est requis. Vous n’avez aucun rôle dans cette organisation.
problem-role-insufficient = Le rôle { $role } est requis. Votre rôle est { $own }.
role-owner = propriétaire
role-editor = éditeur
role-viewer = lecteur

## Invalid fields: what is wrong, as the rest of a sentence that begins with the field

field-required = est requis
field-empty = est vide
field-too-large = est trop volumineux
field-out-of-range = est hors limites
field-not-accepted = n’est pas accepté pour ce type d’exécution
field-wrong-request-fields = ne correspond pas au type d’exécution
field-cannot-be-stored = ne peut pas être enregistré
field-no-container-data = nécessite des données sur les conteneurs de profil, que le profil « { $profile } » ne contient pas
field-not-in-catalog = ne figure pas dans le catalogue
field-differs-from-url = diffère de l’identifiant de l’URL
field-not-a-cursor = n’est pas un curseur valide
field-outside-calendar = est hors du calendrier
field-not-after-from = doit être postérieur à `from`
field-idempotency-key-used = a servi pour une autre requête
field-password-guessable = est trop facile à deviner. Utilisez plusieurs mots peu courants ; évitez les noms, les dates et les suites du clavier.
field-email-unchanged = est déjà l’adresse de ce compte
field-not-organization-name = n’est pas le nom de l’organisation
field-password-needed = exige votre mot de passe
field-quota-exceeded = est dépassé
field-window-too-long = est trop tardif. Raccourcissez la fenêtre ou demandez moins de réplications.
field-window-of-several-arrays = ne peuvent pas être simulées E/S par E/S
field-window-of-volume = est un volume cloud, dont les E/S ne peuvent pas être simulées une à une
field-run-not-usable = ne peut pas être utilisée dans ce rapport
field-duplicate-kind = est une seconde exécution de type `{ $kind }`
field-no-such-run = n’existe pas
field-run-state = est une exécution de type `{ $kind }` dans l’état `{ $state }`
field-no-account-to-email = nécessite un compte auquel envoyer l’e-mail
field-exceeds-import-storage = dépasse l’espace réservé aux imports. Supprimez d’abord un import.
field-not-a-webhook-url = n’est pas une URL de webhook valide
field-not-https = doit commencer par https://
field-not-a-public-host = doit avoir un nom d’hôte public comme hooks.example.com, pas une adresse IP
field-port-not-allowed = ne doit pas utiliser le port { $port }. Utilisez 443.
field-image-type-unsupported = n’est pas une image prise en charge
field-unreadable = est illisible
field-unreadable-because = est illisible : { $reason }
field-fully-transparent = est entièrement transparente
field-svg-has-text = contient du texte dont la police peut manquer
field-svg-too-complex = demande trop de temps ou de mémoire pour le rendu
field-svg-external-files = fait référence à d’autres fichiers
field-svg-unreadable = n’est pas un SVG lisible

## Invalid fields: what was given

given-nothing = rien
given-unknown = (inconnu)
given-not-shown = (non affiché)
given-amount = { $amount }
given-at-least = { $amount } ou plus
given-empty-file = 0 octet
given-kind = type `{ $kind }`
given-pixels = { $width } × { $height } pixels
given-png-without-header = PNG sans en-tête
given-svg-with-text = SVG avec du texte
given-transparent-image = image transparente
given-requested = { $requested } demandé
given-used-and-requested = { $used } utilisé, { $requested } demandé
given-total-with-file = { $amount } avec ce fichier
given-window-ios = { $end } : environ { $ios } E/S sur l’ensemble des réplications

## Invalid fields: what is allowed

allowed-limit = au plus { $limit }
allowed-at-most = au plus { $amount }
allowed-pixels = au plus { $limit } pixels
allowed-zero-to = de 0 à { $limit }
allowed-above-zero-to = plus de 0 et au plus { $limit }
allowed-range = { $low } à { $high }
allowed-later-than = après { $start }
allowed-all-imports = au plus { $amount } pour l’ensemble des imports
allowed-entry-with-fact = une entrée du catalogue qui indique cette valeur
allowed-sheet-file = `provenance`, `spec_sheets` et, au besoin, `drives`
allowed-storable = du texte brut et des nombres finis
allowed-new-idempotency-key = une nouvelle clé, ou la même requête
allowed-cursor = le `next_cursor` d’une page
allowed-strong-password = un mot de passe difficile à deviner
allowed-different-email = une autre adresse
allowed-value-for-new-account = une valeur, car l’adresse n’a pas encore de compte
allowed-organization-name = le nom exact de l’organisation
allowed-account-password = le mot de passe de votre compte
allowed-catalog-id = un identifiant parmi les { $kind } du catalogue, p. ex. { $examples }
catalog-kind-arrays = baies
catalog-kind-drives = disques
catalog-kind-volumes = volumes cloud
catalog-kind-vendors = fabricants
catalog-kind-workloads = profils de charge
catalog-kind-deployments = méthodes de déploiement
catalog-kind-prices = listes de prix
allowed-source = `own`, ou l’identifiant d’une source du catalogue
allowed-report-runs = des exécutions terminées de la même version du scénario, du même catalogue et du même moteur, une par type ; les conseils peuvent concerner une version antérieure : { $kinds }
allowed-finished-shortlist = une exécution de type `shortlist` réussie
allowed-finished-week = une exécution de type `week` réussie
allowed-false-for-programs = `false` pour les clés d’API et les installations sans comptes
allowed-window-ios = au plus { $ios } E/S sur l’ensemble des réplications
allowed-only-main-array = aucune : seuls les scénarios avec une seule baie peuvent être simulés E/S par E/S
allowed-array-with-hardware = une baie dont les contrôleurs et les disques sont connus
allowed-non-empty-file = au moins 1 octet
allowed-webhook-url = https://hôte, éventuellement avec port, chemin et requête, au plus { $length } caractères
allowed-image-types = une image PNG ou SVG
allowed-complete-png = une image PNG complète
allowed-visible-image = une image comportant des pixels visibles
allowed-svg-with-paths = un SVG dont le texte est converti en tracés
allowed-simpler-image = une image plus simple, ou un PNG
allowed-self-contained-svg = un SVG autonome

## Sign-in and accounts

problem-wrong-credentials = L’adresse e-mail, le mot de passe ou le code de vérification est incorrect.
problem-second-factor-needed = Saisissez le code de votre application d’authentification ou un code de récupération.
problem-link-used-up = Demandez un nouveau lien.
problem-no-accounts = Cette installation a un seul utilisateur et pas de connexion.
problem-sign-in-busy = La connexion est très sollicitée. Réessayez dans un instant.
problem-no-session = Session introuvable.
problem-sign-up-by-invitation = Sur cette installation, les comptes se créent sur invitation.
problem-sign-up-domain = Les adresses de { $domain } ne peuvent pas créer de compte sur cette installation ; demandez une invitation à l’exploitant ou au propriétaire d’une organisation.
problem-too-many-tries = Réessayez dans { $wait } s.
problem-second-factor-exists = L’authentification à deux facteurs est déjà activée. Désactivez-la d’abord.
problem-no-second-factor-to-confirm = Aucune configuration à deux facteurs à confirmer. Recommencez la configuration.
problem-no-organization = Organisation introuvable.
problem-local-organization-stays = L’unique organisation d’une installation locale ne peut pas être supprimée. Supprimez plutôt ses projets ou le dossier de données.
problem-no-invitation = Invitation introuvable.
problem-already-a-member = Cette adresse est déjà celle d’un membre.
problem-too-many-invitations = Au plus { $limit } invitations peuvent être en attente. Retirez-en d’abord.
problem-sign-in-as = Connectez-vous en tant que { $email }, puis rouvrez le lien.
problem-invitation-for = Cette invitation est destinée à { $email }.
problem-no-member = Membre introuvable.
problem-new-owner = Les identifiants ne peuvent être transmis qu’à un autre propriétaire de l’organisation.
problem-new-owner-allowed = l’identifiant du compte d’un autre propriétaire
problem-last-owner = Une organisation doit avoir au moins un propriétaire. Désignez d’abord un autre membre comme propriétaire.
email-sent = Si l’adresse est valide, un e-mail vous parviendra sous peu.

## API keys and share links

problem-two-proofs = Envoyez soit une clé d’API, soit un cookie de session, pas les deux.
problem-not-an-api-key = Le jeton n’est pas une clé d’API.
problem-api-key-invalid = La clé d’API est non valide, expirée ou révoquée.
problem-too-many-keys = Au plus { $limit } clés peuvent être actives. Révoquez-en une d’abord.
problem-no-key = Clé d’API introuvable.
problem-share-link-ended = Ce lien de partage n’existe pas, a expiré ou a été révoqué.
problem-share-link-revoked = Le lien est révoqué. Créez-en un nouveau.
problem-share-link-without-report = Ce lien de partage n’inclut pas le rapport.
problem-no-share-link = Lien de partage introuvable.

## Projects and scenarios

problem-no-project = Projet introuvable.
problem-no-scenario = Scénario introuvable.
problem-scenario-changed = Le scénario est maintenant à la version { $version }.
problem-too-many-named-versions = Au plus { $limit } versions d’un scénario peuvent porter un nom. Retirez d’abord un nom.
problem-no-scenario-version = Version du scénario introuvable.

## Runs and quotas

problem-no-run = Exécution introuvable.
problem-run-not-ended = L’exécution n’est pas terminée (état `{ $state }`). Annulez-la d’abord.
problem-run-already-ended = L’exécution est déjà terminée (état `{ $state }`).
problem-run-without-series = L’exécution n’a pas de séries temporelles.
problem-run-is-not-a-week = L’exécution est de type `{ $kind }`. Seules les exécutions de type `week` ont des séries temporelles et des rapports.
problem-run-without-result = L’exécution n’a pas de résultat (état `{ $state }`).
problem-run-too-large = L’exécution prendrait environ { $estimate } de temps de calcul. La limite par exécution est de { $limit }.
problem-too-many-open-runs = { $used ->
        [one] { $used } exécution est
       *[other] { $used } exécutions sont
    } en attente ou en cours. La limite est de { $limit }. Attendez, ou annulez-en.
problem-daily-quota-exceeded = L’organisation a utilisé { $used } de temps de calcul aujourd’hui et cette exécution en prendrait environ { $estimate }. La limite quotidienne est de { $limit }. Elle est réinitialisée à minuit UTC.
run-failed-out-of-memory = Le calcul a manqué de mémoire.
run-failed-time-limit = Le calcul a dépassé la limite de temps de { $limit }.
run-failed-internal = Le calcul a échoué : { $error }
run-failed-workers-lost = Le worker s’est arrêté de façon inattendue { $attempts ->
        [one] { $attempts } fois
       *[other] { $attempts } fois
    }.

## Reports

problem-no-report = Rapport introuvable.
problem-report-formats = Les rapports sont disponibles aux formats { $formats }.
problem-report-failed = Le rapport a échoué. Demandez-le à nouveau.
problem-report-not-ready = Le rapport n’est pas encore prêt.
problem-report-run-deleted = Une exécution incluse dans ce rapport a été supprimée.
problem-report-too-large = Le rapport ferait { $size }. La limite est de { $limit }.
problem-too-many-open-reports = { $used ->
        [one] { $used } rapport est
       *[other] { $used } rapports sont
    } en cours. La limite est de { $limit }. Attendez, ou supprimez-en.
report-failed = Le rapport n’a pas pu être généré.

## Imports

problem-no-import = Import introuvable.
problem-no-import-file = Fichier introuvable dans cet import.
problem-too-many-imports = Au plus { $limit } imports peuvent être conservés. Supprimez-en un d’abord.
problem-too-many-files = Un import peut contenir au plus { $limit } fichiers. Supprimez-en un d’abord.
problem-import-without-files = L’import ne contient aucun fichier. Ajoutez-en un d’abord.
problem-import-not-being-read = Les fichiers ne sont pas en cours de lecture (état `{ $state }`).
problem-import-not-read = Les fichiers n’ont pas été lus (état `{ $state }`). Lisez-les d’abord.
problem-import-storage-full = Avec ce fichier, l’ensemble des imports occuperait { $total }. La limite est de { $limit }. Supprimez d’abord un import.
problem-file-too-large = Le fichier fait { $given } ou plus. La limite est de { $allowed }.
problem-upload-media-type = Envoyez les octets d’un seul fichier en { $type }.
problem-too-many-uploads = Trop de envois sont en cours. Réessayez dans un instant.
problem-upload-too-slow = L’envoi a été abandonné. Il peut marquer une pause de { $pause } au plus et durer { $total } au plus, et doit atteindre au moins { $pace } en moyenne.
problem-upload-interrupted = L’envoi a été interrompu et abandonné.
import-cancelled = L’import a été annulé.
import-out-of-memory = La lecture de ces fichiers dépasse la limite de mémoire de { $limit }. Importez moins de fichiers à la fois, ou des enregistrements avec moins de compteurs.
import-time-limit = La lecture de ces fichiers dépasse la limite de temps de { $limit }. Importez moins de fichiers à la fois, ou une partie plus courte de l’enregistrement.
import-reader-crashed = Le lecteur de fichiers s’est arrêté de façon inattendue. Importez les fichiers un par un pour trouver celui qui est en cause.
import-workers-lost = Tous les workers chargés de lire les fichiers se sont arrêtés de façon inattendue.
problem-catalog-changed = Le catalogue a changé. Vérifiez à nouveau la proposition.
problem-no-acceptance = Cet import n’a pas de modification acceptée portant cet identifiant.
problem-already-undone = Cette modification a déjà été annulée.
problem-scenario-changed-since-import = Le scénario a changé depuis : il est à la version { $current }, et l’import a créé la version { $after }. Pour revenir en arrière, restaurez vous-même la version { $before }.
problem-no-fio-results = L’import ne contient aucun résultat fio. Ajoutez le fichier écrit par `--output-format=json`.

## Catalog and prices

problem-no-catalog-version = Version du catalogue introuvable.
problem-catalog-not-loaded = Aucun catalogue n’est chargé. Exécutez `stormsizer catalog load`.
problem-no-catalog-entry = Le catalogue n’a pas d’entrée portant l’identifiant `{ $id }` ici.
problem-no-own-entry = Entrée personnalisée introuvable.
problem-own-entry-exists = Une entrée personnalisée portant l’identifiant `{ $id }` existe. Remplacez-la ou choisissez un autre identifiant.
problem-entry-exists = L’identifiant `{ $id }` est déjà utilisé parmi les { $kind } du catalogue. Choisissez-en un autre.
problem-entry-changed = L’entrée `{ $id }` parmi les { $kind } du catalogue a changé depuis.
problem-entry-conflict = Entrée `{ $id }` parmi les { $kind } du catalogue : { $reason }
problem-entry-in-use = L’entrée est utilisée par : { $users }.
entry-user-more = { $more ->
        [one] { $more } autre
       *[other] { $more } autres
    }
entry-user = { $name } ({ $kind })
entry-user-scenario = scénario { $name }
problem-too-many-own-entries = Au plus { $limit } entrées personnalisées sont autorisées. Supprimez-en une d’abord.
problem-own-entry-changed = L’entrée a changé depuis que vous l’avez chargée.
problem-price-list-changed = La liste de prix a changé depuis que vous l’avez chargée.
problem-no-own-price-list = Vous n’avez pas de liste de prix personnalisée.
price-part-controller = contrôleur
price-part-shelf = tiroir
price-part-cache-module = module de cache
price-part-port = port
price-part-of-array = { $part } de { $array }
price-part-host-memory = GiB de mémoire d’hôte

## Branding

problem-no-logo = Il n’y a pas de logo.
problem-branding-changed = La présentation des rapports a changé depuis que vous l’avez chargée.
problem-no-own-branding = Vous n’avez pas de présentation personnalisée des rapports.

## Webhooks

problem-no-webhook = Webhook introuvable.
problem-no-delivery = Envoi introuvable.
problem-delivery-in-progress = L’envoi est encore en cours.
problem-too-many-webhooks = Au plus { $limit } webhooks sont autorisés. Supprimez-en un d’abord.
delivery-unreachable = Le destinataire est injoignable.
delivery-timeout = Le destinataire n’a pas répondu à temps.
delivery-invalid-certificate = Le destinataire n’a pas de certificat valide pour son nom d’hôte.
delivery-not-http = Le destinataire a fermé la connexion ou n’a pas répondu en HTTP.

## Custom catalog entries

field-contradicts-catalog = ne concorde pas avec le reste du catalogue
allowed-catalog-entry = une entrée qui concorde avec le catalogue

## Values in requests

field-not-uuid = n’est pas un UUID
allowed-uuid = un UUID, par exemple { $example }
field-has-duplicates = contient deux fois la même valeur
allowed-each-once = chaque valeur une seule fois
field-scenario-once = doit être indiqué, ou `scenario`, mais pas les deux
allowed-scenario-once = exactement l’un de `scenario_id` et `scenario`
field-not-ascii = n’est pas en ASCII imprimable
allowed-ascii = des caractères ASCII imprimables
field-not-a-language = n’est pas une langue prise en charge

## Health checks, actors and exports

readiness-database-slow = La base de données met plus de { $time } à répondre.
readiness-database-away = La base de données est injoignable.
readiness-database-not-migrated = Le schéma de la base de données est obsolète : exécutez les migrations.
readiness-database-incompatible = Une version plus récente a modifié la base de données de telle sorte que cette version ne peut pas l’utiliser.
readiness-queue-away = Redis est injoignable ; les jobs attendent dans la base de données.
readiness-workers-deaf = Des jobs attendent depuis plus d’une minute et aucun worker ne les prend.
readiness-disk-nearly-full = Le disque du dossier de données est presque plein.
actor-local = utilisateur local
personal-data-format = Un fichier de lignes JSON par table, une ligne par enregistrement ; les octets sont en Base64. Les secrets sont omis.

## Names in the default scenario

default-scenario = Nouveau scénario
default-pool = Bureaux
