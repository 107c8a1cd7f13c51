
# Comments in job files for load generators.

export-idle-phase = { $phase }: Nichts wird gelesen oder geschrieben, daher gibt es keinen Job.
export-reads-left-out = { $phase }: { $reads } Lesezugriffe/s sind weggelassen; es gibt { $writes } Schreibzugriffe/s.
export-writes-left-out = { $phase }: { $writes } Schreibzugriffe/s sind weggelassen; es gibt { $reads } Lesezugriffe/s.
export-section = { $phase }, { $i } von { $n }
export-title = { $scenario }: Last der Phasen auf { $array }, eine nach der anderen.
export-fio-destroys = ZERSTÖRT DATEN auf dem Volume, das filename nennt. { $placeholder } ist ein Platzhalter: Tragen Sie ein leeres Volume ein.
export-fio-fill = Füllen Sie das Volume vor dem Lauf: Nie geschriebene Blöcke werden als Nullen gelesen, schneller als von jedem Array.
export-one-array = Die Raten gelten für eines von { $n } Arrays.
export-fio-release = Benötigt fio ab { $release }: Frühere Versionen erzeugen bei gemischten Größen falsche Raten.
export-fio-stalls = Die Latenz bei begrenzter Rate verdeckt Stockungen: Unter { $share } der angeforderten Rate kam das Array nicht mit.
export-fio-space = Die Desktops belegen { $space } eines Arrays; verwenden Sie ein Volume dieser Größe.
export-fio-run = Ausführen: { $command }
export-reads = { $rate } Lesezugriffe/s zu { $size }
export-writes = { $rate } Schreibzugriffe/s zu { $size }
export-predicted = { $rate }, vorhergesagt: { $latency }
export-fio-scaled = Auf { $share } der Raten verkleinert.
export-fio-not-random = In Bytes begrenzt, nicht zufällig: Unter { $n } I/Os pro Sekunde sind ganze Raten zu grob.
export-vdbench-destroys = ZERSTÖRT DATEN auf dem Volume, das lun nennt. { $placeholder } ist ein Platzhalter: Tragen Sie ein leeres Volume ein.
export-vdbench-fill = Füllen Sie das Volume vor dem Lauf: Nie geschriebene Blöcke werden schneller gelesen als von jedem Array.
