# Page d’accueil de la démonstration publique.

demo-title = Essayer Stormsizer
demo-lead = Dimensionnez le stockage de bureaux virtuels : voyez quelles tempêtes de la semaine une baie supporte, où se trouve le goulot d’étranglement et quoi acheter. Aucun compte n’est nécessaire.
demo-projects = Trois projets à explorer
demo-project-hospital = Groupe hospitalier : 2 500 bureaux sur une baie hybride. Le lundi, la tempête de démarrage coïncide avec l’arrivée de l’équipe du matin.
demo-project-bank = Banque : un renouvellement du matériel avec croissance et budget, et la comparaison de quatre familles de baies.
demo-project-call-center = Centre d’appels : 1 800 agents passent à des hôtes de session dans Azure, avec des conteneurs de profil sur un partage de fichiers.
demo-start = Ouvrir la démonstration
demo-privacy = Vous seul voyez ce que vous saisissez. Les clients sont fictifs ; ne saisissez pas de données de clients réels.
demo-deleted = Tout ce que vous saisissez est supprimé après { $n } minutes d’inactivité, et chaque jour à { $reset }.
demo-install = Installer votre propre copie
demo-preparing = La démonstration est en préparation. Cela prend quelques minutes ; la page se recharge automatiquement.
demo-ended = Votre session de démonstration précédente est terminée et ses données ont été supprimées. Vous pouvez recommencer.
demo-full = La démonstration a atteint le nombre maximal de visiteurs ({ $n }). Réessayez dans quelques minutes.
