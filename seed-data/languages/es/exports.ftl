
# Comments in job files for load generators.

export-idle-phase = { $phase }: no se lee ni se escribe nada, por lo que no hay ningún trabajo.
export-reads-left-out = { $phase }: se omiten { $reads } lecturas/s; hay { $writes } escrituras/s.
export-writes-left-out = { $phase }: se omiten { $writes } escrituras/s; hay { $reads } lecturas/s.
export-section = { $phase }, { $i } de { $n }
export-title = { $scenario }: carga de sus fases en { $array }, una tras otra.
export-fio-destroys = DESTRUYE LOS DATOS del volumen indicado en filename. { $placeholder } es un marcador: indique un volumen vacío.
export-fio-fill = Llene el volumen antes de ejecutar: los bloques nunca escritos se leen como ceros, más rápido que desde cualquier cabina.
export-one-array = Las tasas son las de una de { $n } cabinas.
export-fio-release = Requiere fio { $release } o posterior: las versiones anteriores calculan mal las tasas con tamaños mixtos.
export-fio-stalls = La latencia con tasa limitada oculta bloqueos: por debajo del { $share } de la tasa solicitada, la cabina no dio abasto.
export-fio-space = Los escritorios ocupan { $space } de una cabina; use un volumen de ese tamaño.
export-fio-run = Ejecutar: { $command }
export-reads = { $rate } lecturas/s de { $size }
export-writes = { $rate } escrituras/s de { $size }
export-predicted = { $rate }, previsto: { $latency }
export-fio-scaled = Reducido al { $share } de las tasas.
export-fio-not-random = Limitado en bytes, no aleatorio: por debajo de { $n } E/S por segundo, las tasas enteras son demasiado imprecisas.
export-vdbench-destroys = DESTRUYE LOS DATOS del volumen indicado en lun. { $placeholder } es un marcador: indique un volumen vacío.
export-vdbench-fill = Llene el volumen antes de ejecutar: los bloques nunca escritos se leen más rápido que desde cualquier cabina.
