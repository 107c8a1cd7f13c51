
# Comments in job files for load generators.

export-idle-phase = { $phase } : rien n’est lu ni écrit, il n’y a donc pas de tâche.
export-reads-left-out = { $phase } : { $reads } lectures/s sont omises ; il y a { $writes } écritures/s.
export-writes-left-out = { $phase } : { $writes } écritures/s sont omises ; il y a { $reads } lectures/s.
export-section = { $phase }, { $i } sur { $n }
export-title = { $scenario } : charge de ses phases sur { $array }, l’une après l’autre.
export-fio-destroys = DÉTRUIT LES DONNÉES du volume désigné par filename. { $placeholder } est un exemple : indiquez un volume vide.
export-fio-fill = Remplissez le volume avant l’exécution : les blocs jamais écrits sont lus comme des zéros, plus vite que depuis n’importe quelle baie.
export-one-array = Les débits sont ceux d’une baie sur { $n }.
export-fio-release = Nécessite fio { $release } ou ultérieur : les versions antérieures se trompent de débit avec des tailles mixtes.
export-fio-stalls = La latence à débit limité masque les blocages : sous { $share } du débit demandé, la baie n’a pas suivi.
export-fio-space = Les bureaux occupent { $space } d’une baie ; utilisez un volume de cette taille.
export-fio-run = Exécuter : { $command }
export-reads = { $rate } lectures/s de { $size }
export-writes = { $rate } écritures/s de { $size }
export-predicted = { $rate }, { $latency } prévus
export-fio-scaled = Réduit à { $share } des débits.
export-fio-not-random = Limité en octets, non aléatoire : en dessous de { $n } E/S par seconde, les débits entiers sont trop grossiers.
export-vdbench-destroys = DÉTRUIT LES DONNÉES du volume désigné par lun. { $placeholder } est un exemple : indiquez un volume vide.
export-vdbench-fill = Remplissez le volume avant l’exécution : les blocs jamais écrits sont lus plus vite que depuis n’importe quelle baie.
