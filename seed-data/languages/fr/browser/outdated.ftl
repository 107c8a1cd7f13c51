outdated-of-version = Analyses de la version { $version } ; le scénario a changé
outdated-of-versions = Analyses de versions antérieures ; le scénario a changé
outdated-left-out = { $analyses }. Un rapport sur la version actuelle ne les contient pas.
outdated-included = { $analyses }. Un rapport sur la version actuelle contient ces résultats, avec leur version.
outdated-left-out-but-advice = { $analyses }. Parmi elles, un rapport sur la version actuelle ne contient que les changements de planning et de configuration, avec leur version.
outdated-again = Relancer les analyses
outdated-download = Télécharger quand même
