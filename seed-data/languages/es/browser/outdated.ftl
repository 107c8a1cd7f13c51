outdated-of-version = Análisis de la versión { $version }; el escenario ha cambiado
outdated-of-versions = Análisis de versiones anteriores; el escenario ha cambiado
outdated-left-out = { $analyses }. Un informe de la versión actual no los incluye.
outdated-included = { $analyses }. Un informe de la versión actual incluye estos resultados, con su versión.
outdated-left-out-but-advice = { $analyses }. De ellos, un informe de la versión actual solo incluye los cambios de planificación y de configuración, con su versión.
outdated-again = Volver a ejecutar los análisis
outdated-download = Descargar de todos modos
