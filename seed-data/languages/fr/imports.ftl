# Imported files: notes, refusals, proposals and refits.

import-coarse-samples = { $file } a des échantillons de { $length }, donc tous les fichiers sont ramenés à cet intervalle. Retirez-le ou choisissez des intervalles plus courts.
import-not-calm = La charge ne revient pas à son niveau de base après la tempête de { $start } ; la phase ne comprend donc pas la charge qui suit la fenêtre.
import-collection-time-guessed = Le fichier n’indique pas la durée de collecte ; { $time } entre la première et la dernière commande sont utilisées (estimation).
import-no-rows-quote = Le fichier n’a aucune ligne utilisable : le guillemet ouvert à la ligne { $row }, colonne { $column } n’est pas fermé.
import-vcenter-peaks = Les pointes des machines sont les plus hautes moyennes de vCenter sur 20 s à 2 h, qui masquent les tempêtes d’ouvertures de session.
import-calendar-window = Les entrées du { $start } au { $end } sont lues, car aucune fenêtre n’a été indiquée.
import-mb-base = Les MB/s sont lus comme { $base } × { $base } octets (estimation), car les KB/s valent { $ratio } fois les MB/s.
import-header-quote = L’en-tête est illisible : le guillemet ouvert à la ligne { $row }, colonne { $column } n’est pas fermé.
import-peaks-not-added = Les pointes des machines et les 95es centiles des hôtes ne sont pas additionnés ; la somme n’est qu’une borne supérieure.
import-allowed-counters = un compteur par ligne avec son instant et sa valeur, par exemple virtualDisk.numberReadAveraged.average ou Disk Reads/sec
import-spread-evenly = Les échantillons ont été espacés régulièrement de { $step }, car leurs secondes manquaient (estimation).
import-old-office = Le fichier est un ancien fichier Office ou protégé par mot de passe. Enregistrez-le comme classeur Excel (.xlsx) sans mot de passe.
import-split-by-bytes = Lectures et écritures ne sont pas distinguées ; les E/S sont réparties selon leurs octets, avec une seule latence (estimation).
import-other-time = { $file } a été mesuré à un autre moment que la plupart des fichiers et est exclu de la courbe de charge et des phases.
import-templates-left-out = VM Performance : { $n ->
        [one] { $n } ligne exclue
       *[other] { $n } lignes exclues
    } (modèles et machines similaires).
import-gaps = { $n ->
        [one] { $n } lacune
       *[other] { $n } lacunes
    } dans les échantillons, la plus longue de { $longest } ; l’intervalle habituel est de { $usual }.
import-few-commands = { $file } ne contient que { $n } E/S : trop peu pour les tailles et le type d’accès, qui sont inconnus.
import-no-windows = Aucune phase n’est proposée : aucune tempête n’est d’un type clair, et ni les heures de travail ni la nuit sans tempête ne sont assez longues. Définissez les fenêtres des phases.
import-windows-proposed = Les fenêtres des phases sont proposées à partir des tempêtes détectées. Confirmez-les ou ajustez-les.
import-clock-changed = L’heure de { $zone } a changé pendant la mesure ; des échantillons de cette heure peuvent manquer.
import-export-cut-off = VM Performance contient exactement { $n } machines ; l’export peut être tronqué.
import-largest-only = Seuls les { $pools } plus grands pools et les { $groups } plus grands groupes d’hôtes sont listés.
import-no-directory = Le fichier commence comme un classeur mais n’a pas de table des matières ; il est endommagé ou tronqué.
import-machines-and-disks = { $n ->
        [one] { $n } machine figure
       *[other] { $n } machines figurent
    } dans le fichier en total et par disque ; les disques sont utilisés.
import-holes = Rien n’a été mesuré pendant { $time } entre les échantillons ; ce temps est exclu.
import-no-clock = Aucun fichier n’a d’horodatage : tailles et motif d’accès sont connus, les débits des phases ne le sont pas.
import-mapping-not-used = Le tableau n’a pas les colonnes choisies ; il a été lu d’après ses en-têtes.
import-physical-disks = Le fichier contient les disques physiques et logiques d’une machine ; les disques physiques sont utilisés.
import-first-report = Le premier rapport a été exclu, car il couvre le temps depuis le démarrage de la machine.
import-histogram-broken = Un histogramme a été exclu, car il est tronqué ou ses classes ne correspondent pas à son total.
import-tuesday-proposed = Les ouvertures de session du { $day } sont proposées comme celles d’un jour ordinaire (mardi).
import-monday-proposed = Les ouvertures de session du { $day } sont proposées comme celles d’un lundi, après un redémarrage.
import-spreadsheet-columns = Un tableur a tronqué ce fichier : il a exactement autant de colonnes qu’une feuille de calcul.
import-no-collection-time = Le fichier n’indique pas la durée de collecte ; il donne tailles et motif d’accès, mais pas de débits.
import-shares-small = Les parts de lecture sont d’au plus 1 %. S’il s’agit de fractions, précisez-le pour la colonne.
import-histogram-repeated = Un disque figure plusieurs fois ; seules comptent la dernière liste et celles qui précèdent une remise à zéro.
import-shares-percent = Les parts de lecture dépassent 1, donc la colonne est lue en pourcentage (estimation).
import-unknown-language = Aucun compteur de disque n’a été trouvé, ou leur langue est inconnue.
import-rvtools-no-rates = RVTools ne donne que l’inventaire ; les débits d’E/S doivent provenir d’une mesure.
import-links = Le classeur renvoie à d’autres fichiers ; seules les valeurs qu’il contient sont lues.
import-systor-loss = Ces traces perdent quelques secondes à chaque heure pleine ; les deux extrémités peuvent être exclues.
import-bad-encoding = Le texte n’est pas du { $encoding } valide ; les caractères illisibles ont été remplacés.
import-cell-too-long = Une cellule contient plus de texte qu’Excel n’en autorise.
import-entry-repeats = { $entry } a été ignorée, car elle se répète plus de { $n } fois avant la fenêtre.
import-totals-left-out = Les totaux de tous les disques d’une machine ont été exclus ; les disques individuels sont utilisés.
import-zip-with-files = Le fichier est une archive ZIP. Décompressez-la et importez les fichiers qu’elle contient.
import-partitions = Les partitions et volumes situés sur d’autres disques ont été exclus, car ils compteraient deux fois.
import-plain-text = Le fichier est du texte, pas un classeur. Renommez-le en .csv et importez-le comme tableau.
import-calendar-days = Les entrées de { $n } jours à partir du { $start } sont lues.
import-unexpected-content = Le fichier est illisible, car son contenu ne correspond pas à ce format.
import-row-columns = Une ligne a été ignorée, car elle n’a pas les { $n } colonnes de l’en-tête.
import-sheet-end = { $sheet } a été lue jusqu’à la ligne { $row } ; seules des lignes vides suivent.
import-hosts-left-out = Les hôtes et volumes ont été exclus, car leurs machines comptent les mêmes E/S.
import-samples-merged = Le fichier est long, donc les échantillons ont été regroupés par { $n }.
import-row-order = La ligne { $row } suit la ligne { $before }.
import-entry-rdate = { $entry } : ses dates supplémentaires (RDATE) n’ont pas de jour et ont été exclues.
import-first-report-of-run = Le premier rapport d’une autre exécution a été exclu, car il couvre le temps précédent.
import-zone-of-site = Le fichier n’a pas de fuseau horaire ; ses heures sont lues dans { $zone }.
import-repeated-times = { $n ->
        [one] { $n } ligne répète
       *[other] { $n } lignes répètent
    } un instant de la même machine ; la dernière est utilisée.
import-part-doctype = { $part } déclare un type de document ou des entités, ce que les classeurs ne font jamais.
import-entry-exceptions = { $entry } a des exceptions, donc chaque occurrence devient un événement.
import-no-seconds = Un tableur a supprimé les secondes : plusieurs lignes ont la même heure.
import-locked = Le classeur est protégé par mot de passe. Enregistrez-le comme classeur Excel (.xlsx) sans mot de passe.
import-unknown-format = Le format du fichier est inconnu. Un tableau doit avoir un en-tête et des lignes.
import-machines-twice = { $n ->
        [one] { $n } machine figure dans deux inventaires et a été comptée une fois
       *[other] { $n } machines figurent dans deux inventaires et ont été comptées une fois
    }.
import-part-damaged = { $part } est mal formé, car le fichier est endommagé ou tronqué.
import-entry-per-day = { $entry } a été ignorée, car elle se répète plus de { $n } fois par jour.
import-mib-guessed = Les MB/s sont lus comme MiB/s (estimation), car KB/s et MB/s n’indiquent pas la base.
import-no-clock-in-file = { $file } n’a pas d’horodatage ; aucun débit de phase ne peut en être tiré.
import-no-mapping = Les en-têtes n’indiquent pas quelle colonne contient l’heure et lesquelles les E/S.
import-summer-time = L’heure d’été commence ou se termine ; les heures sont lues dans le fuseau horaire du site.
import-binary-sar = Ceci est un fichier sar binaire. Convertissez-le d’abord en texte : { $command }
import-packed-damaged = Le fichier compressé est endommagé ; le contenu précédant le dommage est utilisé.
import-no-zone = Le fichier n’a pas de fuseau horaire ; ses heures sont lues en UTC (estimation).
import-tab-not-needed = { $file } n’a pas été lu, car cet onglet n’est pas nécessaire.
import-start-given = Le fichier n’a pas d’horodatage ; le début est l’heure d’enregistrement indiquée.
import-member-method = { $part } utilise une méthode de compression que les classeurs n’utilisent pas.
import-duplicate-column = { $sheet } : deux colonnes se nomment { $column } ; la première est utilisée.
import-histogram-line = Une ligne d’un histogramme est illisible ; l’histogramme a été exclu.
import-row-time-order = Une ligne a été ignorée, car son heure n’est pas postérieure à celle de la ligne précédente.
import-member-damaged = { $part } ne peut pas être décompressé, car le fichier est endommagé ou tronqué.
import-trace-long = La trace est longue, donc ses débits sont des moyennes sur { $step }.
import-not-of-desktops = Les fichiers comptent les E/S d’hôtes ou de volumes, pas de bureaux.
import-unknown-gaps = { $n ->
        [one] { $n } lacune
       *[other] { $n } lacunes
    } entre les échantillons, sans données.
import-live-optics-sizes = Live Optics donne les tailles d’E/S moyennes, mais ni leur distribution ni les motifs d’accès.
import-no-sheet-list = Le classeur ne liste pas ses feuilles ; il est endommagé.
import-different-times = Les lignes des différentes machines ont rarement la même heure.
import-too-many-characters = Le classeur a plus de { $n } caractères.
import-ambiguous-dates = Les dates sont ambiguës : mois ou jour en premier.
import-json-partial = Le JSON est tronqué ou endommagé ; tous les rapports complets sont utilisés.
import-xml = Le fichier est un fichier XML, peut-être un classeur Excel 2003. Ouvrez-le et enregistrez-le comme classeur Excel (.xlsx).
import-same-file = Le fichier est identique à { $file }, qui est importé une fois.
import-members-overlap = Les éléments { $first } et { $second } se chevauchent.
import-host-volumes = Le fichier n’a pas de disques virtuels ; les volumes de l’hôte sont utilisés.
import-fio-job-failed = Le job { $job } s’est terminé avec l’erreur { $error } et est exclu.
import-histogram-mean = La moyenne d’un histogramme de tailles est hors de ses classes.
import-implausible-years = Les heures du fichier se situent dans des années invraisemblables.
import-part-long-tag = { $part } a une balise de plus de { $n } octets.
import-missing-text = Une cellule renvoie à un texte absent du classeur.
import-member-grows = { $part } devient { $ratio } fois plus grand à la décompression.
import-no-unit = La colonne n’a pas d’unité ; des millisecondes sont supposées (estimation).
import-bad-cell-place = Une cellule a une position non valide.
import-office-document = Le fichier est un document ou une présentation, pas un classeur. Enregistrez les tableaux comme classeur Excel (.xlsx).
import-quote-not-closed = Une ligne a été ignorée, car un guillemet n’y est pas fermé.
import-row-no-date = Une ligne a été ignorée, car elle ne commence pas par une date et une heure.
import-sar-report = Ceci est le rapport texte de sar, dont les lignes n’ont pas de date.
import-pdf = Le fichier est un PDF. Exportez les tableaux comme classeur Excel (.xlsx).
import-no-vms-sheet = Sans la feuille VMs, les modèles ne se distinguent pas des bureaux.
import-html = Le fichier est une page HTML portant le nom d’un classeur. Ouvrez-le et enregistrez-le comme classeur Excel (.xlsx).
import-unknown-workbook = Le classeur ne provient ni de RVTools ni de Live Optics.
import-same-disk-name = Deux disques ont le même nom ; le second reçoit un numéro.
import-row-interval = Une ligne a été ignorée, car son intervalle ou son heure est illisible.
import-too-many-counters = Le fichier a trop de compteurs.
import-member-shorter = { $part } est plus court que ne l’indique l’archive ; le fichier est endommagé.
import-no-prefix = La colonne n’a pas de préfixe ; des octets sont supposés (estimation).
import-one-time = Le fichier n’a qu’un seul instant ; ses intervalles sont donc inconnus.
import-next-log = Un autre journal commence ici ; le temps intermédiaire n’est pas mesuré.
import-counter-twice = Un compteur figure deux fois dans le fichier ; le premier est utilisé.
import-not-utf-8 = Le texte n’est pas en UTF-8 et a été lu en Windows-1252 (estimation).
import-formula-error = { $sheet } : une erreur de formule est lue comme vide.
import-allowed-spread = le fichier d’origine, ou des échantillons espacés régulièrement (`spread_evenly`)
import-export-date = La date { $date } peut être lue des deux façons et a été omise. Choisissez le format de date dans les options d’importation.
import-allowed-sheets = une feuille { $sheets }
import-too-many-texts = Le classeur a plus de { $n } textes.
import-no-memory = La lecture du fichier demande plus de mémoire qu’autorisé.
import-encrypted = Le fichier est chiffré. Enregistrez-le sans mot de passe.
import-decimal-bytes = kB, MB et GB sont lus comme puissances de 1000 (estimation).
import-entry-no-start = { $entry } a été ignorée, car elle n’a pas de début (DTSTART).
import-too-short-to-spread = Le fichier est trop court pour espacer ses échantillons régulièrement.
import-packed-cut-off = Le fichier compressé est tronqué ; le contenu disponible est utilisé.
import-month-first = Les dates sont lues avec le mois en premier (estimation).
import-late-device = Le périphérique { $device } apparaît plus tard et n’est pas utilisé.
import-advice-fio = Les résultats de fio sont comparés à la prédiction.
import-decimal-comma = Les nombres sont lus avec une virgule décimale (estimation).
import-macros = Le classeur a des macros ; elles sont ignorées.
import-several-machines = Le fichier contient des rapports de plusieurs machines.
import-xlsb = Le fichier est un classeur Excel binaire (.xlsb). Ouvrez-le et enregistrez-le comme classeur Excel (.xlsx).
import-entry-impossible = { $entry } a été ignorée, car { $field } n’est pas valide.
import-why-disk = un disque brut, ou un disque d’une machine exclue
import-row-skipped = { $sheet } : une ligne a été ignorée : { $why }.
import-advice-calendar = Un calendrier est importé dans le calendrier d’un scénario.
import-first-sample = Le premier échantillon a été exclu, car un débit exige deux échantillons.
import-last-report = Le dernier rapport a été ignoré, car il est tronqué.
import-row-not-io = Une ligne a été ignorée, car elle n’est ni une lecture ni une écriture.
import-trace-too-short = La trace est trop courte pour exclure les deux extrémités.
import-duplicate-member = L’archive contient deux éléments de même nom.
import-bad-row-number = Une ligne a un numéro non valide.
import-binary-log = Ceci est un journal de compteurs binaire. Convertissez-le d’abord en texte : { $command }
import-not-systor = L’en-tête n’est pas celui d’une trace SYSTOR ’17.
import-xls = Le fichier est un ancien classeur Excel (.xls). Ouvrez-le et enregistrez-le comme classeur Excel (.xlsx).
import-no-histogram = Le fichier n’a aucun histogramme utilisable.
import-last-line = La dernière ligne a été ignorée, car elle est tronquée.
import-wrong-beginning = Le fichier ne commence pas comme un fichier de { $tool }.
import-ods = Le fichier est un fichier OpenDocument (.ods). Ouvrez-le et enregistrez-le comme classeur Excel (.xlsx).
import-zip = Le fichier est une archive ZIP, mais pas un classeur Excel.
import-sheet-too-wide = { $sheet } a plus de { $n } colonnes.
import-second-column = Une seconde colonne pour { $measure } n’est pas utilisée.
import-row-time = Une ligne a été ignorée, car son heure est illisible.
import-why-replica = un réplica ou un modèle du gestionnaire de clones
import-not-vscsi = Le fichier n’est pas une trace de commandes de vscsiStats.
import-no-commands = Le fichier n’a aucune commande utilisable.
import-no-samples = Le fichier n’a aucun échantillon utilisable.
import-member-outside = L’archive contient un chemin hors d’elle-même.
import-share-too-large = Une part de lecture dépasse 100 %.
import-no-vm-performance = Le classeur n’a pas de feuille VM Performance.
import-no-rvtools-file = Aucun fichier ne porte le nom d’un onglet RVTools.
import-no-split = Les rapports ne distinguent pas lectures et écritures.
import-histogram-format = Les histogrammes ne sont pas sous forme de tableau.
import-zero-bytes = Le fichier n’est pas du texte : il contient des octets nuls.
import-sheet-without-column = { $sheet } n’a pas de colonne { $column }.
import-broken-quotes = Une ligne a été ignorée, car ses guillemets sont incorrects.
import-fio-no-json = Aucune ligne du fichier ne commence par une accolade.
import-advice-rvtools = Un onglet RVTools est importé comme inventaire.
import-why-vcls = une machine du service de cluster (vCLS)
import-negative-latency = Un temps de réponse négatif a été exclu.
import-7z = Le fichier est une archive 7-Zip. Décompressez-le d’abord.
import-allowed-shorter = un enregistrement plus court, ou moins de compteurs
import-more-notes = D’autres remarques ne sont pas listées.
import-no-rows = Le fichier n’a aucune ligne utilisable.
import-allowed-fio = la sortie de fio --output-format=json
import-not-a-calendar = Le fichier ne peut pas être lu comme calendrier.
import-other-counters = Un autre journal avec d’autres compteurs commence.
import-times-out-of-range = Les heures sont hors limites.
import-no-tab = L’onglet RVTools { $tab } manque : { $tab ->
        [vInfo] le nombre, la mémoire et l’espace des bureaux doivent être saisis
        [vDisk] les tailles de disque sont celles de vInfo, et on ne sait pas si les disques sont dynamiques (thin)
        [vHost] le nombre, la mémoire et les processeurs des hôtes sont des hypothèses tant qu’ils ne sont pas saisis
        [vDatastore] le nombre et la taille des datastores sont inconnus ; le dimensionnement ne les utilise pas
       *[other] les valeurs de ces onglets sont inconnues
    }.
import-rar = Le fichier est une archive RAR. Décompressez-le d’abord.
import-cell-unknown = { $where } : pas un nombre, lu comme inconnu.
import-cell-not-a-number = Une cellule n’est pas un nombre et a été exclue.
import-no-rates = Aucun fichier n’a de débits à des instants connus.
import-allowed-files = au plus { $n } fichiers à la fois
import-no-sheet-of-cells = Le classeur n’a pas de feuille de calcul.
import-too-many-occurrences = La fenêtre a trop d’occurrences.
import-no-disk-counters = Le fichier n’a pas de compteurs de disque.
import-no-rvtools-tab = Le classeur n’a pas d’onglet RVTools.
import-gzip = Le fichier est un fichier gzip. Décompressez-le d’abord.
import-why-placeholder = un espace réservé du site de reprise
import-no-dates = Aucune ligne ne commence par une date et une heure.
import-advice-workbook = Un classeur est importé comme inventaire.
import-allowed-window = une fenêtre dans le temps mesuré
import-fio-not-run = { $phase } n’a pas été exécutée.
import-column-twice = Une colonne figure deux fois dans le fichier.
import-no-disk-report = Le fichier n’a pas de rapport de disques.
import-ends-in-character = Le fichier se termine au milieu d’un caractère.
import-column-name-too-long = Le nom d’une colonne est trop long.
import-fio-unknown-job = Le job { $job } n’appartient à aucune phase.
import-negative-values = Des valeurs négatives ont été exclues.
import-not-xlsx = Le fichier n’est pas un classeur Excel (.xlsx).
import-too-slow = La lecture du fichier prend trop de temps.
import-allowed-quote = un guillemet fermant dans la même ligne
import-fio-no-number = Un nombre est manquant ou non valide.
import-one-counter-per-row = Chaque ligne a un seul compteur : les lignes ont été regroupées par instant et par machine.{ $n ->
        [0] {""}
        [one] {" "}{ $n } ligne d’autres compteurs n’a pas été utilisée.
       *[other] {" "}{ $n } lignes d’autres compteurs n’ont pas été utilisées.
    }
import-several-disks = « { $column } » est inconnu pour les machines à plusieurs disques.
import-too-many-numbers = Le fichier a trop de nombres.
import-too-many-machines = Le fichier a trop de machines.
import-allowed-interval = { $command }, ou l’intervalle
import-report-no-date = Un rapport n’a ni date ni heure.
import-rtf = Le fichier est un document texte. Enregistrez les tableaux comme classeur Excel (.xlsx).
import-word = Le fichier est un document Word. Enregistrez les tableaux comme classeur Excel (.xlsx).
import-not-an-rvtools-tab = Le tableau n’est pas un onglet RVTools.
import-json-broken = Le JSON est tronqué ou incorrect.
import-not-a-calendar-line = Ceci n’est pas une ligne de calendrier.
import-allowed-desktops-behind = le nombre de bureaux qu’ils portent (`n_desktops`)
import-too-many-columns = Le fichier a trop de colonnes.
import-too-many-disks = Le fichier a trop de disques.
import-calendar-end = Un composant se termine ici sans avoir commencé.
import-allowed-two-rows = au moins deux lignes avec des heures
import-unpacks-to-too-much = Le fichier décompressé est trop volumineux.
import-part-unreadable = { $part } est illisible.
import-fio-job-idle = Le job { $job } n’a effectué aucune E/S.
import-allowed-share = 0 à 1, ou 0 à 100 %
import-allowed-original = le fichier d’origine de { $tool }
import-why-master = une image maître, d’après son nom
import-allowed-reads-and-writes = lectures et écritures par seconde
import-json-too-deep = Le JSON est trop imbriqué.
import-empty-zip = Le fichier est une archive ZIP vide.
import-too-many-rows = Le fichier a trop de lignes.
import-cannot-open = Le fichier ne peut pas être ouvert.
import-no-sheet = Il n’y a pas de feuille { $sheet }.
import-no-times = Les rapports n’ont pas d’heures.
import-too-many-files = Il y a trop de fichiers.
import-fio-no-jobs = Le fichier n’a aucun job.
import-allowed-utf-8 = UTF-8, comme l’exige la RFC 5545
import-calendar-encoding = Le fichier n’est pas en UTF-8.
import-allowed-live-optics = un classeur Live Optics
import-too-large = Le fichier est trop volumineux.
import-allowed-mapping = une correspondance des colonnes
import-cut-off = Le fichier est tronqué.
import-json-too-long = Le JSON est trop long.
import-allowed-series = des séries avec horodatage
import-allowed-content = un fichier non vide
import-column-missing = Une colonne manque.
import-allowed-file-per-log = un fichier par journal
import-line-too-long = Une ligne est trop longue.
import-fio-no-name = Un job n’a pas de nom.
import-allowed-end = le END correspondant
import-comments = { $n ->
        [one] Le commentaire au-dessus de l’en-tête a été omis.
       *[other] Les { $n } commentaires au-dessus de l’en-tête ont été omis.
    }
import-empty = Le fichier est vide.
import-allowed-header = un en-tête et des lignes
import-too-many-events = Le calendrier a trop d’événements.
import-allowed-xlsx = un classeur XLSX
import-allowed-rows = des lignes avec des heures
import-allowed-file-per-machine = un fichier par machine
import-why-no-name = sans nom
import-allowed-three-minutes = trois minutes
import-allowed-text-file = un fichier texte
import-why-template = un modèle
import-allowed-one-clock = des horodatages communs
import-allowed-two-times = deux instants
import-note-times = { $note } ({ $times } fois, d’abord à la position indiquée)
import-read-bytes-of-volumes = Les octets lus trop petits pour deux décimales sont repris des volumes.
import-write-bytes-of-volumes = Les octets écrits trop petits pour deux décimales sont repris des volumes.
import-allowed-row-order = des lignes dans l’ordre
import-allowed-cell-of-row = une cellule de la ligne { $row }
import-in-sheet = { $sheet } : { $problem }
import-why-twice = la machine figure deux fois
import-stamps-end = Les heures sont lues comme fins d’intervalles ; le premier intervalle a la durée habituelle (estimation).
import-stamps-start = Les heures sont lues comme débuts d’intervalles ; le dernier intervalle a la durée habituelle (estimation).
import-header-cell = L’en-tête est illisible : une cellule continue après son guillemet fermant, ou est trop longue.
import-too-many-bytes = Le fichier a { $given } octets ; au plus { $allowed } sont lus.
import-too-many-directory-bytes = La table des matières a { $given } octets ; au plus { $allowed } sont lus.
import-too-many-unpacked-bytes = Le fichier décompressé a { $given } octets ; au plus { $allowed } sont lus.
import-too-many-members = L’archive a { $given } éléments ; au plus { $allowed } sont lus.
import-nothing-in-window = Rien n’a été mesuré dans la fenêtre de { $phase }, { $window }.
import-machines-left-out = { $file } : { $n ->
        [one] { $n } machine exclue
       *[other] { $n } machines exclues
    }, car { $better } a mesuré la même chose.
import-volumes-left-out = { $file } : { $n ->
        [one] { $n } hôte ou volume exclu
       *[other] { $n } hôtes ou volumes exclus
    }, car { $better } a mesuré la même chose.
import-entry-zone = { $entry } est lue dans { $zone }, car son fuseau horaire { $given } est inconnu.
import-entry-no-zone = { $entry } est lue dans { $zone }, car elle n’a pas de fuseau horaire.
import-load-of-machines = { $n ->
        [one] mesuré, fichier Live Optics { $file }, { $n } machine, moyenne de l’enregistrement
       *[other] mesuré, fichier Live Optics { $file }, moyenne de { $n } machines et de tout l’enregistrement
    }
import-load-of-machines-on = { $n ->
        [one] mesuré, fichier Live Optics { $file }, { $n } machine, moyenne de l’enregistrement, { $day }
       *[other] mesuré, fichier Live Optics { $file }, moyenne de { $n } machines et de tout l’enregistrement, { $day }
    }
import-unknown-machines = Aucune machine mesurée n’appartient à ce groupe.
import-pool-why = { $n ->
        [one] { $n } machine se nomme
       *[other] { $n } machines se nomment
    } { $name } suivi d’un numéro, avec { $shape }.
import-storm-peak = Pointe de { $peak } sur un niveau de base de { $calm }.
import-storm-reads = { $share } des E/S sont des lectures.
import-storm-woken = { $share } des bureaux étaient inactifs auparavant.
import-storm-read-size = Taille moyenne des lectures { $size }.
import-storm-estimated = Les lectures ou les écritures n’ont pas été comptées sur une partie : sa charge y est estimée d’après les autres.
import-storm-cut = La tempête dépasse l’enregistrement.
measure-reads = lectures par seconde
measure-writes = écritures par seconde
measure-ios = E/S par seconde
measure-read-share = part des lectures
measure-read-bytes = octets lus par seconde
measure-write-bytes = octets écrits par seconde
measure-read-size = taille moyenne des lectures
measure-write-size = taille moyenne des écritures
measure-size = taille moyenne des E/S
measure-read-latency = latence de lecture
measure-write-latency = latence d’écriture
measure-latency = latence des E/S
measure-queue = E/S en cours
calendar-of-pools = { $n ->
        [one] { $kind } : { $pools } ({ $n } bureau).
       *[other] { $kind } : { $pools } ({ $n } bureaux).
    }
calendar-of-kind = { $kind }.
calendar-within = En { $time }.
calendar-open-end = Se termine quand le dernier bureau est prêt ; le calendrier affiche une heure.
import-entry-errors = { $entry } a été ignorée : { $errors }.
import-not-a-job-line = Ceci n’est pas une ligne d’un fichier de jobs.
import-allowed-job-line = un commentaire, une section entre crochets, ou name=value dans une section
import-not-a-parameter-line = Ceci n’est pas une ligne d’un fichier de paramètres.
import-allowed-parameter-line = name=value,name=(value,value), sans espaces
field-no-own-events = n’est pas possible, car aucun fichier n’a d’événements écrits par Stormsizer
field-unknown-storm = n’est ni une tempête ni une entrée des fichiers
allowed-each-storm-once = chaque tempête ou entrée une seule fois
field-selected-twice = est sélectionné deux fois
field-kind-not-detected = est requis, car aucun type n’a été détecté
field-kind-not-possible = ne peut pas être créé à partir d’une tempête ou d’une entrée. Ajoutez l’événement manuellement.
field-no-place-in-calendar = n’entre pas dans le calendrier du scénario, ni à sa date ni au même jour de la semaine
field-same-day-event = est le même jour que { $event } de { $choice }
allowed-one-event-per-day = un événement d’un type par pool et par jour
field-unknown-inventory-pool = n’est pas un pool de l’inventaire
field-already-used-by = est déjà utilisé par { $user }
field-already-filled = est déjà rempli
field-required-for-new-pool = est requis pour un nouveau pool
allowed-workload-profile = un profil de charge du catalogue
field-unknown-hosts = ne sont pas des hôtes de l’inventaire
allowed-none = rien de disponible
allowed-and-more = { $names } et { $n } autres
field-profile-exists = est déjà un profil du catalogue
field-phase-not-measured = n’est pas une phase mesurée
field-load-not-measured = n’a pas été mesuré pour ces machines
field-load-refused = ne peut pas être utilisé : { $problem }
field-pool-has-measured-profile = ne peut pas être ajouté, car le pool reçoit aussi le profil des phases mesurées
field-second-window = est une seconde fenêtre de la phase { $phase }
allowed-one-window = une fenêtre par phase
field-window-refused = ne peut pas être utilisé pour { $phase } : { $problem }
allowed-known-profile = un profil dont toutes les valeurs sont connues
allowed-known-values = des valeurs connues
field-value-unknown = a une valeur inconnue : { $reason }
field-of-scenario-part = { $problem } ({ $part } du scénario)
field-array-exists = est déjà une baie du catalogue ; un réajustement n’en remplace jamais une
field-cannot-be-simulated = ne peut pas être simulée : { $reason }
allowed-simulable-array = une baie qui peut être simulée
allowed-share-of-load = au plus { $share } de celle-ci
field-cannot-carry = ne peut supporter la charge mesurée dans { $name } avec aucun paramètre : utilisation de { $share } ({ $component })
given-loads = { $n } des { $total } jobs et fenêtres : { $names }
given-no-loads = aucun des { $n } jobs et fenêtres
allowed-loads = des latences de lecture ou d’écriture dans au moins { $n } fenêtres ou jobs de charges différentes
field-refit-one-load = ne peut pas être réajustée à une seule charge
field-refit-without-latencies = ne peut pas être réajustée sans latences mesurées
refit-no-gain = Modifier les paramètres ne rapproche pas la baie des mesures ; ils restent donc inchangés.
refit-at-limit = { $n ->
        [one] { $names } a atteint la limite permise par le catalogue.
       *[other] { $names } ont atteint les limites permises par le catalogue.
    } Un facteur que le modèle ne prend pas en compte peut agir.
refit-overloaded = Avec les valeurs du catalogue, la baie ne peut pas supporter la charge mesurée dans { $names }. Dans l’erreur avant réajustement, ses latences y comptent pour { $time }.
refit-other-desktops = { $measured } bureaux ont été mesurés ; le scénario en a { $n }. La charge mesurée est considérée comme la charge totale de la baie.
refit-of-array = La charge et les latences mesurées sont attribuées à { $array } seule.
refit-one-array = Les jobs fio sont supposés avoir été exécutés sur une seule des { $n } baies.
propose-read = lu, { $files }
propose-counted = compté, { $files } : { $what }
propose-unshared = Sur { $used } utilisés par bureau, { $own } ne sont pas partagés ; le reste, partagé, n’est stocké qu’une fois.
propose-image = Un bureau utilise { $used } au total : son image n’est donc pas plus grande.
propose-without-swap = Sans les fichiers de swap ({ $size } par bureau), comptés séparément.
propose-load-p95 = { $provenance }, ramené au 95e centile de la charge des hôtes
propose-less-idle = { $provenance } ; { $measured } mesurés, moins { $idle } d’E/S au repos, que la simulation ajoute
propose-same-week = supposé : même calendrier que { $pool }
propose-others-not-sized =
    { $n ->
        [one] { $n } machine de { $files } n’appartient à aucun de ces pools. Sa charge et ses données ne font pas partie de ce dimensionnement.
       *[other] { $n } machines de { $files } n’appartiennent à aucun de ces pools. Leur charge et leurs données ne font pas partie de ce dimensionnement.
    }
propose-others-why = Si ces machines restent sur la même baie, ajoutez-les comme autres charges de travail sur cette baie.
propose-others-included =
    { $n ->
        [one] { $n } machine de { $files } n’appartient à aucun de ces pools. Elle est incluse dans les autres charges de travail sur la baie.
       *[other] { $n } machines de { $files } n’appartiennent à aucun de ces pools. Elles sont incluses dans les autres charges de travail sur la baie.
    }
propose-others-space-not-included = Leur espace utilisé est inconnu et n’est pas inclus.
propose-others-origin = voir les autres charges de travail de la baie
propose-others-measured = mesuré, { $files } : { $what }.
propose-others-mean = { $n ->
        [one] moyenne de { $n } machine sur tout l’enregistrement
       *[other] somme des moyennes de { $n } machines sur tout l’enregistrement
    }
propose-others-p95-of-hosts = { $n ->
        [one] moyenne de { $n } machine, ramenée au 95e centile de la charge des hôtes
       *[other] somme des moyennes de { $n } machines, ramenée au 95e centile de la charge des hôtes
    }
propose-others-p95-of-sum = { $n ->
        [one] 95e centile de { $n } machine
       *[other] 95e centile de la somme simultanée de { $n } machines
    }
propose-others-p95-of-sums = { $n ->
        [one] 95e centile de { $n } machine
       *[other] somme des 95e centiles des groupes de { $n } machines
    }
propose-others-some-unknown = { $n ->
        [one] La charge de { $n } machine est inconnue et compte pour zéro : { $names }.
       *[other] La charge de { $n } machines est inconnue et compte pour zéro : { $names }.
    }
propose-others-some-unknown-more = La charge de { $n } machines est inconnue et compte pour zéro, dont { $names }.
propose-others-in-use = { $n ->
        [one] espace occupé par { $n } machine
       *[other] espace occupé par { $n } machines
    }
propose-others-provisioned = { $n ->
        [one] espace alloué de { $n } machine
       *[other] espace alloué de { $n } machines
    }
propose-others-provisioned-too = { $n ->
        [one] Inclut l’espace alloué de { $n } machine dont l’espace occupé est inconnu.
       *[other] Inclut l’espace alloué de { $n } machines dont l’espace occupé est inconnu.
    }
propose-others-space-unknown = { $n ->
        [one] L’espace de { $n } machine est inconnu.
       *[other] L’espace de { $n } machines est inconnu.
    }
propose-others-unreduced = La réduction des données par la baie n’est pas déduite.
field-no-other-machines = nécessite un inventaire avec des machines hors des pools sélectionnés, dont l’espace ou la charge sont connus
propose-storm = mesuré, { $files }, { $at } (sûr à { $certainty } que c’est une tempête, à { $kind_certainty } de son type) : { $why }
propose-entry = lu, { $files }, { $at }
propose-users = { $n ->
        [one] { $provenance }, { $n } utilisateur
       *[other] { $provenance }, { $n } utilisateurs
    }
propose-kind-guessed = { $provenance }, type déduit du nom
propose-moved = { $provenance } ; déplacé au { $at }, dans le calendrier du scénario
propose-same-deployment = comme { $profile }, car non mesuré
propose-refitted = réajusté aux latences mesurées : erreur médiane { $before } avant, { $after } après
propose-files = { $n ->
        [one] fichier { $names } ({ $tools })
       *[other] fichiers { $names } ({ $tools })
    }
propose-files-and-more = fichiers { $names } et { $n } autres ({ $tools })
propose-the-files = les fichiers

## Provenance of measurements

import-provenance = mesuré, { $files }, échantillons de { $interval }, { $span }
import-provenance-shapes = { $rates } ; tailles et ordre d’après { $files }
import-span = { $day }, { $times }
import-span-days = du { $first } au { $last }, { $times }
import-span-partly = { $span }, dont { $measured } mesurées
tool-perfmon-binary = Performance Monitor (binaire)
tool-vscsi-trace = trace vscsiStats
tool-sar-binary = sar (binaire)
tool-msr-trace = trace MSR Cambridge
tool-systor-trace = trace SYSTOR ’17
tool-workbook = classeur
tool-protected-workbook = classeur protégé ou ancien
tool-calendar = calendrier
tool-table = tableau
tool-unknown = format inconnu

## Values of imported files

import-entry-skipped = { $entry } est ignoré : { $reason }
import-entry-unnamed = Événement sans nom
import-shape-cpus = { $n ->
        [one] { $n } processeur
       *[other] { $n } processeurs
    }
import-shape-memory = { $size } de mémoire
import-shape-disk = { $size } de disque
import-shape-unknown = taille inconnue
import-pool-of-shape = { $name } ({ $shape })
import-n-machines = { $n ->
        [one] { $n } machine
       *[other] { $n } machines
    }
import-bytes-of-volumes = comme comptés par les volumes
import-bytes-as-printed = avec deux décimales en mégaoctets par seconde
import-zone-unknown = inconnu
import-source = Mesuré : { $files }
import-own-source = Mesure propre
given-dates = du { $first } au { $last }

## Proposed events and changes

change-pool = Pool
change-event = Événement
propose-event = { $event }, { $at }
propose-event-repeats = { $event }, répété { $days }
propose-event-within = { $event }, en { $length }
propose-event-pools = { $event }, { $pools }
propose-event-numbers = { $event }, avec d’autres valeurs
propose-hosts = { $n ->
        [one] { $n } hôte { $model }
       *[other] { $n } hôtes { $model }
    }
propose-rates = { $reads } lectures/s et { $writes } écritures/s par bureau, de { $read_size } et { $write_size }
propose-work = { $ios } E/S par bureau, dont { $share } de lectures, de { $read_size } et { $write_size }
propose-login-phase = ouverture de session : { $login } ; début de journée : { $start }
event-note-storm = Détecté dans une mesure : pointe de { $peak } sur un niveau de base de { $calm }.
event-note-entry = Entrée d’un calendrier.
event-note-entry-users = { $n ->
        [one] Entrée d’un calendrier pour { $n } utilisateur.
       *[other] Entrée d’un calendrier pour { $n } utilisateurs.
    }
event-note-window-of-load = Sa fenêtre couvre toute la durée de forte charge ({ $length }), y compris le travail des derniers bureaux, car la courbe de charge ne montre pas quand ils ont démarré. Raccourcissez-la si vous le savez.
event-note-window-of-arrivals = Sa fenêtre est celle des arrivées régulières qui correspondent le mieux à la courbe de charge ; la charge a été élevée pendant { $length }.
given-time-and-length = { $at }, { $length }

## Profiles made from measurements

profile-generator = Bureaux de ce site : { $phases } ; sinon { $generator }
profile-measured-phase = { $phase } : { $provenance }.
profile-based-on = Basé sur { $profile }, qui fournit ce qui n’a pas été mesuré.
profile-latency-assumed = un temps de réponse supposé de { $latency }, faute de mesure
profile-latency-measured = les temps de réponse mesurés : { $read } par lecture, { $write } par écriture
profile-size-of-rest = Octets sur E/S de la fenêtre, moins ceux de l’activité de fond.
profile-size-of-all = De toutes les E/S de la fenêtre, car les octets de l’activité de fond ne peuvent pas être séparés.
profile-less-idle = Tel que mesuré, moins l’activité d’un bureau inactif, qui ne s’arrête jamais.
profile-power-on = En moyenne, un bureau est démarré pendant { $time } de la fenêtre ({ $basis }) et reste alors inactif.
profile-login = Les bureaux ont en permanence une activité de fond, et leurs utilisateurs travaillent en moyenne { $time } de la fenêtre ({ $basis }). L’ouverture de session et le début de journée se partagent les lectures et écritures comme dans le profil de base.
profile-basis-curve = d’après la courbe de charge
profile-basis-arrivals = d’après les arrivées régulières qui correspondent le mieux à la courbe de charge
profile-basis-even = si les arrivées sont régulières et que le dernier bureau finit avec la fenêtre
profile-ios-left = Il reste { $left } E/S par bureau sur { $all }.
profile-timer-writes = Les écritures périodiques sont déduites pour la durée dont un bureau a besoin avec { $latency }.
profile-slower-timer = Les écritures périodiques du profil de base, { $rate }, dépassent ce qui a été mesuré.
background-idle = les bureaux inactifs
background-up = les bureaux démarrés
background-idle-and-work = les bureaux inactifs et les utilisateurs au travail
window-fewer-reads = elle contient moins de lectures que n’en effectuent de toute façon { $whose }
window-fewer-writes = elle contient moins d’écritures que n’en effectuent de toute façon { $whose }
window-only-background = elle ne contient que l’activité habituelle des bureaux
window-without-kind-of-profile = elle ne contient aucune E/S du seul type présent dans le profil de base
given-reads-per-desktop = { $reads } lectures par bureau
given-writes-per-desktop = { $writes } écritures par bureau
given-ios-per-desktop = { $ios } E/S par bureau
given-reads-and-writes = { $reads } lectures et { $writes } écritures par bureau
allowed-window-at-least = au moins { $least }, ou la fenêtre d’une autre phase mesurée
allowed-reads-and-writes = à la fois des lectures et des écritures, ou un profil qui a les deux

## Refitted arrays

given-load = { $reads } lectures/s et { $writes } écritures/s dans { $phase }
refit-point-again = { $name } ({ $n })
refit-origin = Ajusté à { $latencies } pour { $loads } dans { $files } : la moitié s’écarte d’au plus { $after }, contre { $before } avant.
refit-latencies = { $n ->
        [one] { $n } latence mesurée
       *[other] { $n } latences mesurées
    }
refit-loads = { $n ->
        [one] { $n } charge
       *[other] { $n } charges
    }
refit-before = Avant : { $value } ({ $status }).
import-reads-unknown = Les lectures n’ont pas été comptées pour { $n } machines ou volumes sur { $of }. Inconnu ne veut pas dire zéro : elles sont omises, et aucun profil n’est tiré de ces mesures.
import-writes-unknown = Les écritures n’ont pas été comptées pour { $n } machines ou volumes sur { $of }. Inconnu ne veut pas dire zéro : elles sont omises, et aucun profil n’est tiré de ces mesures.
import-split-unknown = Pour { $n } machines ou volumes sur { $of }, les fichiers ne contiennent ni lectures ni écritures par seconde, ou seulement leur somme. Ils sont omis.
import-window-lacks-reads = { $phase } : les lectures n’ont pas été comptées dans cette plage, ses E/S sont donc inconnues.
import-window-lacks-writes = { $phase } : les écritures n’ont pas été comptées dans cette plage, ses E/S sont donc inconnues.
import-window-lacks-some = { $phase } : aucune machine n’a à la fois des lectures et des écritures dans cette plage, ses E/S sont donc inconnues.
given-reads-per-second = { $rate } lectures/s par bureau
given-writes-per-second = { $rate } écritures/s par bureau
import-storm-no-reads = Les lectures n’ont pas été comptées ; il s’agit uniquement d’écritures.
import-storm-no-writes = Les écritures n’ont pas été comptées ; il s’agit uniquement de lectures.
import-machines-without-rates = VM Performance : { $n ->
        [one] { $n } machine n’a pas de lectures ou d’écritures par seconde et a été omise
       *[other] { $n } machines n’ont pas de lectures ou d’écritures par seconde et ont été omises
    }.
import-dropped = { $counter }, { $entity } : { $n ->
        [one] { $n } valeur écartée
       *[other] { $n } valeurs écartées
    } (jusqu’à { $highest }), ligne { $rows }. { $why }
import-dropped-of-many = Valeurs de { $n } compteurs écartées, ligne { $rows }. { $why }
import-rows-and-more = { $rows } et { $n } autres
import-why-reset = Valeurs négatives : le compteur a été réinitialisé.
import-why-ceiling = Aucun stockage n’atteint cela : le compteur a débordé ou la cellule est endommagée.
import-why-size = La taille moyenne des E/S serait impossible : l’un des deux compteurs a débordé.
import-why-outlier = Un seul échantillon, plus de 20 fois supérieur aux autres : le compteur a probablement débordé ou été réinitialisé.
import-latency-too-long = Un temps de réponse qu’aucun stockage n’a a été omis.
import-storm-candidate = { $kind } { $share }
import-storm-unclear = Incertain : { $candidates }. Choisissez le type de la tempête.
import-storm-level = La charge ensuite est { $ratio } fois la charge d’avant.
import-order-month-first = Les dates sont lues mois en premier (12/31) : les dates de ce fichier ne sont dans l’ordre que dans cette lecture.
import-order-day-first = Les dates sont lues jour en premier (31/12) : les dates de ce fichier ne sont dans l’ordre que dans cette lecture.
import-order-of-tool = Les dates de ce fichier peuvent se lire de deux façons. Elles sont lues avec le mois en premier, comme l’outil les écrit. Choisissez le format de date si un autre programme les a réécrites.
import-allowed-date-order = un format de date dans les options d’importation
