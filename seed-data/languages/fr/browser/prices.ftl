## Price list
prices-own = Votre liste de prix
prices-own-note = Utilisée pour tous les nouveaux résultats
prices-own-name = Nos prix
prices-illustrative = Liste de prix indicative
prices-illustrative-note = Des ordres de grandeur pour illustrer la comparaison, pas un devis : aucune étude ne publie de prix. Remplacez-les par les vôtres.
prices-name = Nom
prices-dated = En date du
prices-valid-until = Valables jusqu’au
prices-currency = Devise
prices-currency-error = Saisissez un code à trois lettres, par exemple EUR
prices-notes = Notes
prices-upload = Charger un fichier
prices-reset = Revenir à la liste indicative
prices-discard = Abandonner les modifications
prices-save = Enregistrer la liste de prix
prices-saved = Liste de prix enregistrée
prices-saved-hint = Les nouveaux résultats l’utilisent ; les exécutions existantes gardent leurs prix.
prices-unreadable = Impossible de lire { $file } : { $reason }
prices-unreadable-hint = Téléchargez la liste en JSON pour voir le format attendu.
prices-not-a-list = ce n’est pas une liste de prix
prices-conflict = Un autre utilisateur a modifié la liste de prix
prices-conflict-hint = Rechargez la page pour voir sa version. Téléchargez d’abord la vôtre en JSON.
prices-missing =
    { $n ->
        [one] { $n } composant sans prix
       *[other] { $n } composants sans prix
    }
prices-missing-hint = Les configurations avec ces composants n’ont pas de prix. Elles sont triées par disques, unités de rack et puissance, après celles qui ont un prix.
prices-amount = { $group } : { $part }
prices-unknown = inconnu
prices-part-controller = Contrôleur
prices-part-shelf = Tiroir sans disques
prices-part-cache-module = Module de cache
prices-part-port = Port frontal
prices-drives = Disques
prices-hosts = Hôtes
prices-memory = Mémoire, par GiB
prices-volumes = Volumes cloud, par mois
prices-term = Années de coûts mensuels
prices-kwh = Prix du kWh, climatisation comprise
prices-no-power = sans électricité
prices-discounts = Remises
prices-currency-title = Changer la devise de { $from } en { $to }
prices-currency-convert = Convertir tous les prix avec un taux de change
prices-currency-rate = 1 { $from } en
prices-currency-dated = Date du taux de change
prices-currency-source = Source du taux de change
prices-currency-keep = Les nombres sont déjà en { $to }
prices-currency-do-convert = Convertir les prix
prices-currency-do-keep = Conserver les nombres
prices-import-currency = La devise passe de { $from } à { $to }
prices-import-currency-hint = Les nombres du fichier sont utilisés comme prix en { $to }, sans conversion.
prices-ownership = Coût total de possession
prices-host = Prix par hôte
prices-support = Support par an (part du prix d’achat)
prices-hardware-discount = Remise sur le reste du matériel
prices-pue = PUE
prices-not-included = non compris
prices-project = Prix du projet
prices-project-note = Les champs vides utilisent les prix de { $list }.
prices-project-reset = Utiliser les prix de l’organisation
prices-license = licence
prices-license-name = Licence
prices-license-price = Prix de la licence
prices-license-per = Par
prices-license-per-desktop = bureau
prices-license-per-user = utilisateur
prices-license-per-host = hôte
prices-license-per-socket = socket
prices-license-sockets = Sockets par hôte
prices-license-yearly = Paiement annuel
prices-license-add = Ajouter une licence
prices-license-remove = Supprimer { $name }

## Files
prices-export-unsaved = Enregistrez ou abandonnez vos modifications pour exporter la liste dans ce format
prices-import-title = Importer { $file }
prices-import-summary = Ajouts : { $added }, modifications : { $changed }, suppressions : { $removed }, valeurs inchangées : { $same }
prices-import-changes = Modifications de la liste de prix
prices-import-field = Champ
prices-import-kind = Modification
prices-import-added = Ajout
prices-import-changed = Modification
prices-import-removed = Suppression
prices-import-before = Liste actuelle
prices-import-after = Fichier
prices-import-none = Aucune modification
prices-import-none-hint = Le fichier contient les mêmes valeurs que la liste de prix actuelle.
prices-import-unsaved = Les modifications non enregistrées de cette page seront abandonnées
prices-import-unsaved-hint = Le fichier est comparé à la liste enregistrée.
prices-import-problems =
    { $n ->
        [one] { $n } problème dans le fichier
       *[other] { $n } problèmes dans le fichier
    }
prices-import-problems-hint = Corrigez les cellules et chargez de nouveau le fichier. La liste de prix actuelle est inchangée.
prices-import-first =
    { $n ->
        [one] Seul le premier problème est affiché.
       *[other] Seuls les { $n } premiers problèmes sont affichés.
    }
prices-import-cell = Cellule
prices-import-given = Saisi
prices-import-problem = Problème
prices-import-allowed = Autorisé
prices-parts = Prix des composants
prices-search = Rechercher un fournisseur, une baie ou un composant
prices-search-none = Aucun prix ne correspond à « { $search } ».
prices-section-count = { $priced } sur { $n } définis
prices-discounts-count = { $n } définies
prices-project-licenses = Licences de l’organisation : { $licenses }
prices-project-licenses-none = La liste de l’organisation ne contient aucune licence.
prices-project-licenses-set = Définir les licences de ce projet
prices-project-licenses-reset = Utiliser les licences de l’organisation
prices-project-conflict = Un autre utilisateur a modifié les prix de ce projet
prices-project-conflict-hint = Notez vos modifications, puis rechargez la page pour voir les siennes.
