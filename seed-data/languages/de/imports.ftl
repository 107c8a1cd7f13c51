# Imported files: notes, refusals, proposals and refits.

import-coarse-samples = { $file } hat Messwerte im Abstand von { $length }, daher werden alle Dateien auf dieses Intervall umgerechnet. Lassen Sie diese Datei weg oder wählen Sie kürzere Intervalle.
import-not-calm = Nach dem Storm von { $start } kehrt die Last nicht auf ihr Grundniveau zurück; die Last nach dem Fenster gehört daher nicht zur Phase.
import-collection-time-guessed = Die Datei nennt keine Erfassungsdauer; verwendet werden { $time } vom ersten bis zum letzten Befehl (geschätzt).
import-no-rows-quote = Die Datei hat keine verwendbaren Zeilen: Das Anführungszeichen in Zeile { $row }, Spalte { $column } wird nicht geschlossen.
import-vcenter-peaks = Spitzen von Maschinen sind die höchsten vCenter-Mittelwerte über 20 s bis 2 h; Login-Storms sind darin nicht sichtbar.
import-calendar-window = Einträge von { $start } bis { $end } werden gelesen, weil kein Fenster angegeben ist.
import-mb-base = MB/s werden als { $base } × { $base } Byte gelesen (geschätzt), weil KB/s das { $ratio }-Fache von MB/s sind.
import-header-quote = Die Kopfzeile ist nicht lesbar: Das Anführungszeichen in Zeile { $row }, Spalte { $column } wird nicht geschlossen.
import-peaks-not-added = Spitzen von Maschinen und 95. Perzentile von Hosts werden nicht addiert; die Summe ist nur eine Obergrenze.
import-allowed-counters = ein Zähler je Zeile mit Zeit und Wert, zum Beispiel virtualDisk.numberReadAveraged.average oder Disk Reads/sec
import-spread-evenly = Die Messwerte wurden gleichmäßig im Abstand von { $step } verteilt, weil ihre Sekunden fehlten (geschätzt).
import-old-office = Die Datei ist eine alte Office-Datei oder durch ein Passwort geschützt. Speichern Sie sie als Excel-Arbeitsmappe (.xlsx) ohne Passwort.
import-split-by-bytes = Lese- und Schreibzugriffe werden nicht unterschieden; I/Os werden nach ihren Bytes aufgeteilt, mit einer Latenz (geschätzt).
import-other-time = { $file } wurde zu einer anderen Zeit gemessen als die meisten Dateien und wird in Lastkurve und Phasen nicht berücksichtigt.
import-templates-left-out = VM Performance: { $n ->
        [one] { $n } Zeile
       *[other] { $n } Zeilen
    } mit Vorlagen und ähnlichen Maschinen ausgelassen.
import-gaps = { $n ->
        [one] { $n } Lücke
       *[other] { $n } Lücken
    } in den Messwerten, die längste { $longest }; das übliche Intervall ist { $usual }.
import-few-commands = { $file } enthält nur { $n } I/Os: zu wenige für Größen und Zugriffsmuster, die daher unbekannt sind.
import-no-windows = Keine Phase wird vorgeschlagen: Kein Storm ist eindeutig, und weder Arbeitszeit noch Nacht sind ohne Storms lang genug. Legen Sie die Zeitfenster der Phasen fest.
import-windows-proposed = Die Fenster der Phasen werden aus den erkannten Storms vorgeschlagen. Bestätigen oder ändern Sie sie.
import-clock-changed = Die Uhr in { $zone } wurde während der Messung umgestellt; Messwerte dieser Stunde können fehlen.
import-export-cut-off = VM Performance hat genau { $n } Maschinen; der Export kann abgeschnitten sein.
import-largest-only = Nur die { $pools } größten Pools und die { $groups } größten Hostgruppen werden aufgeführt.
import-no-directory = Die Datei beginnt wie eine Arbeitsmappe, hat aber kein Inhaltsverzeichnis; sie ist beschädigt oder abgeschnitten.
import-machines-and-disks = { $n ->
        [one] { $n } Maschine ist
       *[other] { $n } Maschinen sind
    } als Summe und je Datenträger in der Datei; die Datenträger werden verwendet.
import-holes = Zwischen den Messwerten wurde { $time } lang nichts gemessen; diese Zeit wird ausgelassen.
import-no-clock = Keine Datei hat Zeitstempel: Größen und Zugriffsmuster sind bekannt, Raten der Phasen nicht.
import-mapping-not-used = Die Tabelle hat nicht die ausgewählten Spalten; sie wurde nach ihren Überschriften gelesen.
import-physical-disks = Die Datei enthält physische und logische Datenträger einer Maschine; die physischen werden verwendet.
import-first-report = Der erste Bericht wurde ausgelassen, weil er die Zeit seit dem Start der Maschine abdeckt.
import-histogram-broken = Ein Histogramm wurde ausgelassen, weil es abgeschnitten ist oder seine Klassen nicht seine Anzahl ergeben.
import-tuesday-proposed = Die Anmeldungen vom { $day } werden als die eines normalen Tages (Dienstag) vorgeschlagen.
import-monday-proposed = Die Anmeldungen vom { $day } werden als die eines Montags nach einem Neustart vorgeschlagen.
import-spreadsheet-columns = Ein Tabellenkalkulationsprogramm hat diese Datei abgeschnitten: Sie hat genau so viele Spalten wie ein Arbeitsblatt.
import-no-collection-time = Die Datei nennt keine Erfassungsdauer; sie liefert Größen und Zugriffsmuster, aber keine Raten.
import-shares-small = Die Leseanteile betragen höchstens 1 %. Falls es Bruchteile sind, legen Sie das für die Spalte fest.
import-histogram-repeated = Ein Datenträger ist mehrfach aufgeführt; es zählen nur die letzte Ausgabe und die vor einem Zurücksetzen.
import-shares-percent = Die Leseanteile liegen über 1, daher wird die Spalte als Prozent gelesen (geschätzt).
import-unknown-language = Es wurden keine Datenträger-Zähler gefunden, oder sie sind in einer unbekannten Sprache.
import-rvtools-no-rates = RVTools liefert nur das Inventar; I/O-Raten müssen aus einer Messung kommen.
import-links = Die Arbeitsmappe verweist auf andere Dateien; nur die in ihr gespeicherten Werte werden gelesen.
import-systor-loss = Diese Traces verlieren zu jeder vollen Stunde einige Sekunden; beide Enden können ausgelassen werden.
import-bad-encoding = Der Text ist kein gültiges { $encoding }; unlesbare Zeichen wurden ersetzt.
import-cell-too-long = Eine Zelle hat mehr Text, als Excel zulässt.
import-entry-repeats = { $entry } wurde übersprungen, weil sich der Eintrag vor dem Fenster mehr als { $n }-mal wiederholt.
import-totals-left-out = Summen über alle Datenträger einer Maschine wurden ausgelassen; die einzelnen Datenträger werden verwendet.
import-zip-with-files = Die Datei ist ein ZIP-Archiv. Entpacken Sie es und importieren Sie die enthaltenen Dateien.
import-partitions = Partitionen und Volumes auf anderen Datenträgern wurden ausgelassen, weil sie doppelt zählen würden.
import-plain-text = Die Datei ist Text und keine Arbeitsmappe. Geben Sie ihr die Endung .csv und importieren Sie sie als Tabelle.
import-calendar-days = Einträge von { $n } Tagen ab { $start } werden gelesen.
import-unexpected-content = Die Datei kann nicht gelesen werden, weil ihr Inhalt nicht diesem Format entspricht.
import-row-columns = Eine Zeile wurde übersprungen, weil sie nicht die { $n } Spalten der Kopfzeile hat.
import-sheet-end = { $sheet } wurde bis Zeile { $row } gelesen; danach folgen nur leere Zeilen.
import-hosts-left-out = Hosts und Volumes wurden ausgelassen, weil die Maschinen darauf dieselben I/Os zählen.
import-samples-merged = Die Datei ist lang, daher wurden je { $n } Messwerte zusammengefasst.
import-row-order = Zeile { $row } folgt auf Zeile { $before }.
import-entry-rdate = { $entry }: Die zusätzlichen Termine (RDATE) haben keinen Tag und wurden ausgelassen.
import-first-report-of-run = Der erste Bericht eines weiteren Laufs wurde ausgelassen, weil er die Zeit davor abdeckt.
import-zone-of-site = Die Datei hat keine Zeitzone; ihre Zeiten werden in { $zone } gelesen.
import-repeated-times = { $n ->
        [one] { $n } Zeile wiederholt
       *[other] { $n } Zeilen wiederholen
    } einen Zeitpunkt derselben Maschine; die letzte wird verwendet.
import-part-doctype = { $part } deklariert einen Dokumenttyp oder Entitäten, was Arbeitsmappen nie tun.
import-entry-exceptions = { $entry } hat Ausnahmen, daher wird jedes Vorkommen ein eigenes Ereignis.
import-no-seconds = Ein Tabellenkalkulationsprogramm hat die Sekunden entfernt: Mehrere Zeilen haben dieselbe Zeit.
import-locked = Die Arbeitsmappe ist durch ein Passwort geschützt. Speichern Sie sie als Excel-Arbeitsmappe (.xlsx) ohne Passwort.
import-unknown-format = Das Dateiformat ist unbekannt. Eine Tabelle braucht eine Kopfzeile und Zeilen.
import-machines-twice = { $n ->
        [one] { $n } Maschine ist in zwei Inventaren und wurde einmal gezählt
       *[other] { $n } Maschinen sind in zwei Inventaren und wurden einmal gezählt
    }.
import-part-damaged = { $part } ist nicht wohlgeformt, weil die Datei beschädigt oder abgeschnitten ist.
import-entry-per-day = { $entry } wurde übersprungen, weil sich der Eintrag mehr als { $n }-mal am Tag wiederholt.
import-mib-guessed = MB/s werden als MiB/s gelesen (geschätzt), weil KB/s und MB/s die Basis nicht erkennen lassen.
import-no-clock-in-file = { $file } hat keine Zeitstempel, daher können daraus keine Raten der Phasen gewonnen werden.
import-no-mapping = Die Überschriften zeigen nicht, welche Spalte die Zeit und welche die I/Os enthält.
import-summer-time = Die Sommerzeit beginnt oder endet; Zeiten werden in der Zeitzone des Standorts gelesen.
import-binary-sar = Dies ist eine binäre sar-Datei. Wandeln Sie sie zuerst in Text um: { $command }
import-packed-damaged = Die komprimierte Datei ist beschädigt; der Inhalt vor der Beschädigung wird verwendet.
import-no-zone = Die Datei hat keine Zeitzone; ihre Zeiten werden als UTC gelesen (geschätzt).
import-tab-not-needed = { $file } wurde nicht gelesen, weil dieses Register nicht benötigt wird.
import-start-given = Die Datei hat keine Zeitstempel; als Beginn gilt die angegebene Aufnahmezeit.
import-member-method = { $part } verwendet ein Kompressionsverfahren, das Arbeitsmappen nicht verwenden.
import-duplicate-column = { $sheet }: Zwei Spalten heißen { $column }; die erste wird verwendet.
import-histogram-line = Eine Zeile eines Histogramms ist nicht lesbar; das Histogramm wurde ausgelassen.
import-row-time-order = Eine Zeile wurde übersprungen, weil ihre Zeit nicht nach der der vorherigen Zeile liegt.
import-member-damaged = { $part } kann nicht entpackt werden, weil die Datei beschädigt oder abgeschnitten ist.
import-trace-long = Der Trace ist lang, daher sind seine Raten Mittelwerte über { $step }.
import-not-of-desktops = Die Dateien zählen die I/Os von Hosts oder Volumes, nicht von Desktops.
import-unknown-gaps = { $n ->
        [one] { $n } Lücke
       *[other] { $n } Lücken
    } zwischen Messwerten, ohne Daten.
import-live-optics-sizes = Live Optics liefert mittlere I/O-Größen, aber weder deren Verteilung noch Zugriffsmuster.
import-no-sheet-list = Die Arbeitsmappe führt ihre Blätter nicht auf; sie ist beschädigt.
import-different-times = Die Zeilen verschiedener Maschinen haben selten dieselbe Zeit.
import-too-many-characters = Die Arbeitsmappe hat mehr als { $n } Zeichen.
import-ambiguous-dates = Die Datumsangaben sind mehrdeutig: Monat oder Tag zuerst.
import-json-partial = Das JSON ist abgeschnitten oder beschädigt; alle vollständigen Berichte werden verwendet.
import-xml = Die Datei ist eine XML-Datei, vielleicht eine Excel-2003-Arbeitsmappe. Öffnen Sie sie und speichern Sie sie als Excel-Arbeitsmappe (.xlsx).
import-same-file = Die Datei ist identisch mit { $file }, die einmal importiert wird.
import-members-overlap = Die Elemente { $first } und { $second } überlappen sich.
import-host-volumes = Die Datei hat keine virtuellen Datenträger; die Volumes des Hosts werden verwendet.
import-fio-job-failed = Job { $job } endete mit Fehler { $error } und wird ausgelassen.
import-histogram-mean = Der Mittelwert eines Größenhistogramms liegt außerhalb seiner Klassen.
import-implausible-years = Die Zeiten der Datei liegen in unplausiblen Jahren.
import-part-long-tag = { $part } hat ein XML-Tag mit mehr als { $n } Byte.
import-missing-text = Eine Zelle verweist auf einen Text, der nicht in der Arbeitsmappe ist.
import-member-grows = { $part } wird beim Entpacken { $ratio }-mal so groß.
import-no-unit = Die Spalte hat keine Einheit; Millisekunden werden angenommen (geschätzt).
import-bad-cell-place = Eine Zelle hat eine ungültige Position.
import-office-document = Die Datei ist ein Dokument oder eine Präsentation, keine Arbeitsmappe. Speichern Sie die Tabellen als Excel-Arbeitsmappe (.xlsx).
import-quote-not-closed = Eine Zeile wurde übersprungen, weil ein Anführungszeichen darin nicht geschlossen wird.
import-row-no-date = Eine Zeile wurde übersprungen, weil sie nicht mit Datum und Uhrzeit beginnt.
import-sar-report = Dies ist der Textbericht von sar, dessen Zeilen kein Datum haben.
import-pdf = Die Datei ist ein PDF. Exportieren Sie die Tabellen als Excel-Arbeitsmappe (.xlsx).
import-no-vms-sheet = Ohne das Blatt VMs lassen sich Vorlagen nicht von Desktops unterscheiden.
import-html = Die Datei ist eine HTML-Seite mit dem Namen einer Arbeitsmappe. Öffnen Sie sie und speichern Sie sie als Excel-Arbeitsmappe (.xlsx).
import-unknown-workbook = Die Arbeitsmappe stammt weder von RVTools noch von Live Optics.
import-same-disk-name = Zwei Datenträger haben denselben Namen; der zweite erhält eine Nummer.
import-row-interval = Eine Zeile wurde übersprungen, weil ihr Intervall oder ihre Zeit nicht lesbar ist.
import-too-many-counters = Die Datei hat zu viele Zähler.
import-member-shorter = { $part } ist kürzer, als das Archiv angibt; die Datei ist beschädigt.
import-no-prefix = Die Spalte hat keinen Vorsatz; Bytes werden angenommen (geschätzt).
import-one-time = Die Datei hat nur einen Zeitpunkt, daher sind ihre Intervalle unbekannt.
import-next-log = Hier beginnt ein weiteres Protokoll; die Zeit dazwischen ist nicht gemessen.
import-counter-twice = Ein Zähler ist doppelt in der Datei; der erste wird verwendet.
import-not-utf-8 = Der Text ist kein UTF-8 und wurde als Windows-1252 gelesen (geschätzt).
import-formula-error = { $sheet }: Ein Formelfehler wird als leer gelesen.
import-allowed-spread = die Originaldatei oder gleichmäßig verteilte Messwerte (`spread_evenly`)
import-export-date = Das Datum { $date } kann auf beide Arten gelesen werden und wurde weggelassen. Wählen Sie das Datumsformat in den Importoptionen.
import-allowed-sheets = ein Blatt { $sheets }
import-too-many-texts = Die Arbeitsmappe hat mehr als { $n } Texte.
import-no-memory = Das Lesen der Datei benötigt mehr Arbeitsspeicher als zulässig.
import-encrypted = Die Datei ist verschlüsselt. Speichern Sie sie ohne Passwort.
import-decimal-bytes = kB, MB und GB werden als Potenzen von 1000 gelesen (geschätzt).
import-entry-no-start = { $entry } wurde übersprungen, weil der Beginn (DTSTART) fehlt.
import-too-short-to-spread = Die Datei ist zu kurz, um ihre Messwerte gleichmäßig zu verteilen.
import-packed-cut-off = Die komprimierte Datei ist abgeschnitten; der vorhandene Inhalt wird verwendet.
import-month-first = Die Datumsangaben werden mit dem Monat zuerst gelesen (geschätzt).
import-late-device = Gerät { $device } erscheint später und wird nicht verwendet.
import-advice-fio = Ergebnisse von fio werden mit der Vorhersage verglichen.
import-decimal-comma = Zahlen werden mit Dezimalkomma gelesen (geschätzt).
import-macros = Die Arbeitsmappe hat Makros; sie werden ignoriert.
import-several-machines = Die Datei enthält Berichte von mehr als einer Maschine.
import-xlsb = Die Datei ist eine binäre Excel-Arbeitsmappe (.xlsb). Öffnen Sie sie und speichern Sie sie als Excel-Arbeitsmappe (.xlsx).
import-entry-impossible = { $entry } wurde übersprungen, weil { $field } ungültig ist.
import-why-disk = ein Raw-Datenträger oder ein Datenträger einer ausgelassenen Maschine
import-row-skipped = { $sheet }: Eine Zeile wurde übersprungen: { $why }.
import-advice-calendar = Ein Kalender wird in den Kalender eines Szenarios importiert.
import-first-sample = Der erste Messwert wurde ausgelassen, weil Raten zwei Messwerte benötigen.
import-last-report = Der letzte Bericht wurde übersprungen, weil er abgeschnitten ist.
import-row-not-io = Eine Zeile wurde übersprungen, weil sie weder Lese- noch Schreibzugriff ist.
import-trace-too-short = Der Trace ist zu kurz, um beide Enden auszulassen.
import-duplicate-member = Das Archiv enthält zwei Elemente mit demselben Namen.
import-bad-row-number = Eine Zeile hat eine ungültige Nummer.
import-binary-log = Dies ist ein binäres Leistungsprotokoll. Wandeln Sie es zuerst in Text um: { $command }
import-not-systor = Die Kopfzeile ist nicht die eines SYSTOR-’17-Traces.
import-xls = Die Datei ist eine alte Excel-Arbeitsmappe (.xls). Öffnen Sie sie und speichern Sie sie als Excel-Arbeitsmappe (.xlsx).
import-no-histogram = Die Datei hat kein verwendbares Histogramm.
import-last-line = Die letzte Zeile wurde übersprungen, weil sie abgeschnitten ist.
import-wrong-beginning = Die Datei beginnt nicht wie eine Datei von { $tool }.
import-ods = Die Datei ist eine OpenDocument-Datei (.ods). Öffnen Sie sie und speichern Sie sie als Excel-Arbeitsmappe (.xlsx).
import-zip = Die Datei ist ein ZIP-Archiv, aber keine Excel-Arbeitsmappe.
import-sheet-too-wide = { $sheet } hat mehr als { $n } Spalten.
import-second-column = Eine zweite Spalte für { $measure } wird nicht verwendet.
import-row-time = Eine Zeile wurde übersprungen, weil ihre Zeit nicht lesbar ist.
import-why-replica = ein Replikat oder eine Vorlage des Klon-Managers
import-not-vscsi = Die Datei ist kein Befehls-Trace von vscsiStats.
import-no-commands = Die Datei hat keinen verwendbaren Befehl.
import-no-samples = Die Datei hat keine verwendbaren Messwerte.
import-member-outside = Das Archiv enthält einen Pfad außerhalb seiner selbst.
import-share-too-large = Ein Leseanteil liegt über 100 %.
import-no-vm-performance = Die Arbeitsmappe hat kein Blatt VM Performance.
import-no-rvtools-file = Keine Datei hat den Namen eines RVTools-Registers.
import-no-split = Die Berichte unterscheiden nicht zwischen Lese- und Schreibzugriffen.
import-histogram-format = Die Histogramme liegen nicht in Tabellenform vor.
import-zero-bytes = Die Datei ist kein Text: Sie enthält Nullbytes.
import-sheet-without-column = { $sheet } hat keine Spalte { $column }.
import-broken-quotes = Eine Zeile wurde übersprungen, weil ihre Anführungszeichen fehlerhaft sind.
import-fio-no-json = Keine Zeile der Datei beginnt mit einer geschweiften Klammer.
import-advice-rvtools = Ein RVTools-Register wird als Inventar importiert.
import-why-vcls = eine Maschine des Clusterdienstes (vCLS)
import-negative-latency = Eine negative Antwortzeit wurde ausgelassen.
import-7z = Die Datei ist ein 7-Zip-Archiv. Entpacken Sie sie zuerst.
import-allowed-shorter = eine kürzere Aufzeichnung oder weniger Zähler
import-more-notes = Weitere Hinweise werden nicht aufgeführt.
import-no-rows = Die Datei hat keine verwendbaren Zeilen.
import-allowed-fio = die Ausgabe von fio --output-format=json
import-not-a-calendar = Die Datei kann nicht als Kalender gelesen werden.
import-other-counters = Ein weiteres Protokoll mit anderen Zählern beginnt.
import-times-out-of-range = Die Zeiten liegen außerhalb des zulässigen Bereichs.
import-no-tab = Das RVTools-Register { $tab } fehlt: { $tab ->
        [vInfo] Anzahl, Arbeitsspeicher und Speicherplatz der Desktops müssen eingegeben werden
        [vDisk] die Größen der Datenträger stammen aus vInfo; ob sie „thin“ sind, ist unbekannt
        [vHost] Anzahl, Arbeitsspeicher und Prozessoren der Hosts sind Annahmen, bis sie eingegeben werden
        [vDatastore] Anzahl und Größe der Datastores sind unbekannt; für die Dimensionierung werden sie nicht benötigt
       *[other] die Werte aus diesen Registern sind unbekannt
    }.
import-rar = Die Datei ist ein RAR-Archiv. Entpacken Sie sie zuerst.
import-cell-unknown = { $where }: keine Zahl, als unbekannt gelesen.
import-cell-not-a-number = Eine Zelle ist keine Zahl und wurde ausgelassen.
import-no-rates = Keine Datei hat Raten zu bekannten Zeiten.
import-allowed-files = höchstens { $n } Dateien auf einmal
import-no-sheet-of-cells = Die Arbeitsmappe hat kein Arbeitsblatt.
import-too-many-occurrences = Das Fenster hat zu viele Vorkommen.
import-no-disk-counters = Die Datei hat keine Datenträger-Zähler.
import-no-rvtools-tab = Die Arbeitsmappe hat kein RVTools-Register.
import-gzip = Die Datei ist eine gzip-Datei. Entpacken Sie sie zuerst.
import-why-placeholder = ein Platzhalter des Wiederherstellungsstandorts
import-no-dates = Keine Zeile beginnt mit Datum und Uhrzeit.
import-advice-workbook = Eine Arbeitsmappe wird als Inventar importiert.
import-allowed-window = ein Fenster innerhalb der gemessenen Zeit
import-fio-not-run = { $phase } wurde nicht ausgeführt.
import-column-twice = Eine Spalte ist doppelt in der Datei.
import-no-disk-report = Die Datei hat keinen Datenträgerbericht.
import-ends-in-character = Die Datei endet mitten in einem Zeichen.
import-column-name-too-long = Der Name einer Spalte ist zu lang.
import-fio-unknown-job = Job { $job } gehört zu keiner Phase.
import-negative-values = Negative Werte wurden ausgelassen.
import-not-xlsx = Die Datei ist keine Excel-Arbeitsmappe (.xlsx).
import-too-slow = Das Lesen der Datei dauert zu lange.
import-allowed-quote = ein schließendes Anführungszeichen in derselben Zeile
import-fio-no-number = Eine Zahl fehlt oder ist ungültig.
import-one-counter-per-row = Jede Zeile hat einen Zähler: Die Zeilen wurden nach Zeit und Maschine zusammengefasst.{ $n ->
        [0] {""}
        [one] {" "}{ $n } Zeile zu anderen Zählern wurde nicht verwendet.
       *[other] {" "}{ $n } Zeilen zu anderen Zählern wurden nicht verwendet.
    }
import-several-disks = „{ $column }“ ist für Maschinen mit mehreren Laufwerken unbekannt.
import-too-many-numbers = Die Datei hat zu viele Zahlen.
import-too-many-machines = Die Datei hat zu viele Maschinen.
import-allowed-interval = { $command } oder das Intervall
import-report-no-date = Ein Bericht hat kein Datum und keine Uhrzeit.
import-rtf = Die Datei ist ein Textdokument. Speichern Sie die Tabellen als Excel-Arbeitsmappe (.xlsx).
import-word = Die Datei ist ein Word-Dokument. Speichern Sie die Tabellen als Excel-Arbeitsmappe (.xlsx).
import-not-an-rvtools-tab = Die Tabelle ist kein RVTools-Register.
import-json-broken = Das JSON ist abgeschnitten oder fehlerhaft.
import-not-a-calendar-line = Dies ist keine Kalenderzeile.
import-allowed-desktops-behind = die Anzahl der Desktops darauf (`n_desktops`)
import-too-many-columns = Die Datei hat zu viele Spalten.
import-too-many-disks = Die Datei hat zu viele Datenträger.
import-calendar-end = Hier endet eine Komponente, die nicht begonnen hat.
import-allowed-two-rows = mindestens zwei Zeilen mit Zeiten
import-unpacks-to-too-much = Die entpackte Datei ist zu groß.
import-part-unreadable = { $part } kann nicht gelesen werden.
import-fio-job-idle = Job { $job } hat keine I/Os ausgeführt.
import-allowed-share = 0 bis 1 oder 0 bis 100 %
import-allowed-original = die Originaldatei von { $tool }
import-why-master = dem Namen nach ein Master-Image
import-allowed-reads-and-writes = Lese- und Schreibzugriffe pro Sekunde
import-json-too-deep = Das JSON ist zu tief verschachtelt.
import-empty-zip = Die Datei ist ein leeres ZIP-Archiv.
import-too-many-rows = Die Datei hat zu viele Zeilen.
import-cannot-open = Die Datei kann nicht geöffnet werden.
import-no-sheet = Es gibt kein Blatt { $sheet }.
import-no-times = Die Berichte haben keine Zeiten.
import-too-many-files = Es sind zu viele Dateien.
import-fio-no-jobs = Die Datei hat keine Jobs.
import-allowed-utf-8 = UTF-8, wie von RFC 5545 verlangt
import-calendar-encoding = Die Datei ist nicht UTF-8.
import-allowed-live-optics = eine Live-Optics-Arbeitsmappe
import-too-large = Die Datei ist zu groß.
import-allowed-mapping = eine Spaltenzuordnung
import-cut-off = Die Datei ist abgeschnitten.
import-json-too-long = Das JSON ist zu lang.
import-allowed-series = Zeitreihen mit Zeitstempeln
import-allowed-content = eine nicht leere Datei
import-column-missing = Eine Spalte fehlt.
import-allowed-file-per-log = eine Datei je Protokoll
import-line-too-long = Eine Zeile ist zu lang.
import-fio-no-name = Ein Job hat keinen Namen.
import-allowed-end = das zugehörige END
import-comments = { $n ->
        [one] Der Kommentar über der Kopfzeile wurde weggelassen.
       *[other] Die { $n } Kommentare über der Kopfzeile wurden weggelassen.
    }
import-empty = Die Datei ist leer.
import-allowed-header = eine Kopfzeile und Zeilen
import-too-many-events = Der Kalender hat zu viele Ereignisse.
import-allowed-xlsx = eine XLSX-Arbeitsmappe
import-allowed-rows = Zeilen mit Zeiten
import-allowed-file-per-machine = eine Datei je Maschine
import-why-no-name = ohne Namen
import-allowed-three-minutes = drei Minuten
import-allowed-text-file = eine Textdatei
import-why-template = eine Vorlage
import-allowed-one-clock = gemeinsame Zeitstempel
import-allowed-two-times = zwei Zeitpunkte
import-note-times = { $note } ({ $times }-mal, zuerst an der angegebenen Stelle)
import-read-bytes-of-volumes = Gelesene Bytes, die für zwei Nachkommastellen zu klein sind, werden von den Volumes übernommen.
import-write-bytes-of-volumes = Geschriebene Bytes, die für zwei Nachkommastellen zu klein sind, werden von den Volumes übernommen.
import-allowed-row-order = Zeilen in der richtigen Reihenfolge
import-allowed-cell-of-row = eine Zelle der Zeile { $row }
import-in-sheet = { $sheet }: { $problem }
import-why-twice = die Maschine ist doppelt aufgeführt
import-stamps-end = Zeiten werden als Ende von Intervallen gelesen; das erste Intervall hat die übliche Länge (geschätzt).
import-stamps-start = Zeiten werden als Beginn von Intervallen gelesen; das letzte Intervall hat die übliche Länge (geschätzt).
import-header-cell = Die Kopfzeile ist nicht lesbar: Eine Zelle geht nach dem schließenden Anführungszeichen weiter oder ist zu lang.
import-too-many-bytes = Die Datei hat { $given } Byte; höchstens { $allowed } werden gelesen.
import-too-many-directory-bytes = Das Inhaltsverzeichnis hat { $given } Byte; höchstens { $allowed } werden gelesen.
import-too-many-unpacked-bytes = Die entpackte Datei hat { $given } Byte; höchstens { $allowed } werden gelesen.
import-too-many-members = Das Archiv hat { $given } Elemente; höchstens { $allowed } werden gelesen.
import-nothing-in-window = Im Fenster von { $phase }, { $window }, wurde nichts gemessen.
import-machines-left-out = { $file }: { $n ->
        [one] { $n } Maschine ausgelassen
       *[other] { $n } Maschinen ausgelassen
    }, weil { $better } dasselbe gemessen hat.
import-volumes-left-out = { $file }: { $n ->
        [one] { $n } Host oder Volume ausgelassen
       *[other] { $n } Hosts oder Volumes ausgelassen
    }, weil { $better } dasselbe gemessen hat.
import-entry-zone = { $entry } wird in { $zone } gelesen, weil die Zeitzone { $given } unbekannt ist.
import-entry-no-zone = { $entry } wird in { $zone } gelesen, weil keine Zeitzone angegeben ist.
import-load-of-machines = { $n ->
        [one] gemessen, Live-Optics-Datei { $file }, { $n } Maschine, Mittel der Aufzeichnung
       *[other] gemessen, Live-Optics-Datei { $file }, Mittel von { $n } Maschinen und der ganzen Aufzeichnung
    }
import-load-of-machines-on = { $n ->
        [one] gemessen, Live-Optics-Datei { $file }, { $n } Maschine, Mittel der Aufzeichnung, { $day }
       *[other] gemessen, Live-Optics-Datei { $file }, Mittel von { $n } Maschinen und der ganzen Aufzeichnung, { $day }
    }
import-unknown-machines = Keine gemessene Maschine gehört zu dieser Gruppe.
import-pool-why = { $n ->
        [one] { $n } Maschine heißt
       *[other] { $n } Maschinen heißen
    } { $name } mit einer Nummer, jeweils mit { $shape }.
import-storm-peak = Spitze { $peak } über einem Grundniveau von { $calm }.
import-storm-reads = { $share } der I/Os sind Lesezugriffe.
import-storm-woken = { $share } der Desktops waren vorher inaktiv.
import-storm-read-size = Mittlere Lesegröße { $size }.
import-storm-estimated = Lese- oder Schreibzugriffe wurden in einem Teil nicht gezählt, daher ist seine Last dort aus den anderen geschätzt.
import-storm-cut = Der Storm geht über die Aufzeichnung hinaus.
measure-reads = Lesezugriffe pro Sekunde
measure-writes = Schreibzugriffe pro Sekunde
measure-ios = I/Os pro Sekunde
measure-read-share = Leseanteil
measure-read-bytes = gelesene Bytes pro Sekunde
measure-write-bytes = geschriebene Bytes pro Sekunde
measure-read-size = mittlere Lesegröße
measure-write-size = mittlere Schreibgröße
measure-size = mittlere I/O-Größe
measure-read-latency = Leselatenz
measure-write-latency = Schreiblatenz
measure-latency = I/O-Latenz
measure-queue = laufende I/Os
calendar-of-pools = { $n ->
        [one] { $kind }: { $pools } ({ $n } Desktop).
       *[other] { $kind }: { $pools } ({ $n } Desktops).
    }
calendar-of-kind = { $kind }.
calendar-within = Innerhalb von { $time }.
calendar-open-end = Endet, wenn der letzte Desktop fertig ist; der Kalender zeigt eine Stunde.
import-entry-errors = { $entry } wurde übersprungen: { $errors }.
import-not-a-job-line = Dies ist keine Zeile einer Jobdatei.
import-allowed-job-line = ein Kommentar, ein Abschnitt in Klammern oder name=value in einem Abschnitt
import-not-a-parameter-line = Dies ist keine Zeile einer Parameterdatei.
import-allowed-parameter-line = name=value,name=(value,value), ohne Leerzeichen
field-no-own-events = ist nicht möglich, weil keine Datei von Stormsizer geschriebene Ereignisse enthält
field-unknown-storm = ist kein Storm oder Eintrag der Dateien
allowed-each-storm-once = jeder Storm oder Eintrag einmal
field-selected-twice = ist zweimal ausgewählt
field-kind-not-detected = ist erforderlich, weil keine Art erkannt wurde
field-kind-not-possible = kann nicht aus einem Storm oder Eintrag erstellt werden. Fügen Sie das Ereignis manuell hinzu.
field-no-place-in-calendar = passt nicht in den Kalender des Szenarios, weder am eigenen Tag noch am selben Wochentag
field-same-day-event = liegt am selben Tag wie { $event } von { $choice }
allowed-one-event-per-day = ein Ereignis einer Art je Pool und Tag
field-unknown-inventory-pool = ist kein Pool des Inventars
field-already-used-by = wird bereits von { $user } verwendet
field-already-filled = ist bereits befüllt
field-required-for-new-pool = ist für einen neuen Pool erforderlich
allowed-workload-profile = ein Lastprofil des Katalogs
field-unknown-hosts = sind keine Hosts des Inventars
allowed-none = nichts verfügbar
allowed-and-more = { $names } und { $n } weitere
field-profile-exists = ist bereits ein Profil des Katalogs
field-phase-not-measured = ist keine gemessene Phase
field-load-not-measured = wurde für diese Maschinen nicht gemessen
field-load-refused = kann nicht verwendet werden: { $problem }
field-pool-has-measured-profile = kann nicht hinzugefügt werden, weil der Pool auch das Profil der gemessenen Phasen erhält
field-second-window = ist ein zweites Fenster der Phase { $phase }
allowed-one-window = ein Fenster je Phase
field-window-refused = kann für { $phase } nicht verwendet werden: { $problem }
allowed-known-profile = ein Profil mit ausschließlich bekannten Werten
allowed-known-values = bekannte Werte
field-value-unknown = hat einen unbekannten Wert: { $reason }
field-of-scenario-part = { $problem } ({ $part } des Szenarios)
field-array-exists = ist bereits ein Array des Katalogs; eine Anpassung ersetzt nie ein vorhandenes
field-cannot-be-simulated = kann nicht simuliert werden: { $reason }
allowed-simulable-array = ein Array, das simuliert werden kann
allowed-share-of-load = höchstens { $share } davon
field-cannot-carry = kann die in { $name } gemessene Last mit keinen Parametern tragen: Auslastung bei { $share } ({ $component })
given-loads = { $n } von { $total } Fenstern und Jobs: { $names }
given-no-loads = keines von { $n } Fenstern und Jobs
allowed-loads = Lese- oder Schreiblatenzen in mindestens { $n } Fenstern oder Jobs mit unterschiedlicher Last
field-refit-one-load = kann nicht an eine einzige Last angepasst werden
field-refit-without-latencies = kann ohne gemessene Latenzen nicht angepasst werden
refit-no-gain = Geänderte Parameter bringen das Array nicht näher an die Messwerte, daher bleiben sie unverändert.
refit-at-limit = { $n ->
        [one] { $names } hat die im Katalog zulässige Grenze erreicht.
       *[other] { $names } haben die im Katalog zulässigen Grenzen erreicht.
    } Möglicherweise wirkt etwas, das das Modell nicht abbildet.
refit-overloaded = Mit den Werten des Katalogs kann das Array die in { $names } gemessene Last nicht tragen. Im Fehler vor der Anpassung zählen die Latenzen dort als { $time }.
refit-other-desktops = Gemessen wurden { $measured } Desktops; das Szenario hat { $n }. Die gemessene Last wird als Gesamtlast des Arrays angenommen.
refit-of-array = Die gemessene Last und die Latenzen werden allein { $array } zugeordnet.
refit-one-array = Es wird angenommen, dass die fio-Jobs gegen eines der { $n } Arrays liefen.
propose-read = gelesen, { $files }
propose-counted = gezählt, { $files }: { $what }
propose-unshared = Von { $used } belegtem Speicherplatz pro Desktop sind { $own } nicht gemeinsam genutzt; der gemeinsam genutzte Rest wird einmal gespeichert.
propose-image = Ein Desktop belegt insgesamt { $used }, also ist sein Image nicht größer.
propose-without-swap = Ohne Swap-Dateien ({ $size } pro Desktop), die gesondert gezählt werden.
propose-load-p95 = { $provenance }, umgerechnet auf das 95. Perzentil der Last der Hosts
propose-less-idle = { $provenance }; { $measured } gemessen, abzüglich { $idle } Leerlauf-I/O, die die Simulation hinzufügt
propose-same-week = angenommen: gleicher Kalender wie { $pool }
propose-others-not-sized =
    { $n ->
        [one] { $n } Maschine aus { $files } gehört zu keinem dieser Pools. Ihre Last und ihre Daten sind nicht Teil dieses Sizings.
       *[other] { $n } Maschinen aus { $files } gehören zu keinem dieser Pools. Ihre Last und ihre Daten sind nicht Teil dieses Sizings.
    }
propose-others-why = Bleiben diese Maschinen auf demselben Array, sind sie als andere Workloads auf diesem Array hinzuzufügen.
propose-others-included =
    { $n ->
        [one] { $n } Maschine aus { $files } gehört zu keinem dieser Pools. Sie ist unter den anderen Workloads auf dem Array enthalten.
       *[other] { $n } Maschinen aus { $files } gehören zu keinem dieser Pools. Sie sind unter den anderen Workloads auf dem Array enthalten.
    }
propose-others-space-not-included = Ihr belegter Speicherplatz ist unbekannt und nicht enthalten.
propose-others-origin = siehe die anderen Workloads des Arrays
propose-others-measured = gemessen, { $files }: { $what }.
propose-others-mean = { $n ->
        [one] Mittel von { $n } Maschine über die ganze Aufzeichnung
       *[other] Summe der Mittel von { $n } Maschinen über die ganze Aufzeichnung
    }
propose-others-p95-of-hosts = { $n ->
        [one] Mittel von { $n } Maschine, umgerechnet auf das 95. Perzentil der Last der Hosts
       *[other] Summe der Mittel von { $n } Maschinen, umgerechnet auf das 95. Perzentil der Last der Hosts
    }
propose-others-p95-of-sum = { $n ->
        [one] 95. Perzentil von { $n } Maschine
       *[other] 95. Perzentil der gleichzeitigen Summe von { $n } Maschinen
    }
propose-others-p95-of-sums = { $n ->
        [one] 95. Perzentil von { $n } Maschine
       *[other] Summe der 95. Perzentile der Gruppen von { $n } Maschinen
    }
propose-others-some-unknown = { $n ->
        [one] Die Last von { $n } Maschine ist unbekannt und zählt als null: { $names }.
       *[other] Die Last von { $n } Maschinen ist unbekannt und zählt als null: { $names }.
    }
propose-others-some-unknown-more = Die Last von { $n } Maschinen ist unbekannt und zählt als null, darunter { $names }.
propose-others-in-use = { $n ->
        [one] belegter Speicherplatz von { $n } Maschine
       *[other] belegter Speicherplatz von { $n } Maschinen
    }
propose-others-provisioned = { $n ->
        [one] bereitgestellter Speicherplatz von { $n } Maschine
       *[other] bereitgestellter Speicherplatz von { $n } Maschinen
    }
propose-others-provisioned-too = { $n ->
        [one] Enthält den bereitgestellten Speicherplatz von { $n } Maschine, deren belegter Speicherplatz unbekannt ist.
       *[other] Enthält den bereitgestellten Speicherplatz von { $n } Maschinen, deren belegter Speicherplatz unbekannt ist.
    }
propose-others-space-unknown = { $n ->
        [one] Der Speicherplatz von { $n } Maschine ist unbekannt.
       *[other] Der Speicherplatz von { $n } Maschinen ist unbekannt.
    }
propose-others-unreduced = Die Datenreduktion des Arrays ist nicht abgezogen.
field-no-other-machines = erfordert ein Inventar mit Maschinen außerhalb der gewählten Pools, deren Speicherplatz oder Last bekannt ist
propose-storm = gemessen, { $files }, { $at } (zu { $certainty } sicher ein Storm, zu { $kind_certainty } von dieser Art): { $why }
propose-entry = gelesen, { $files }, { $at }
propose-users = { $n ->
        [one] { $provenance }, { $n } Benutzer
       *[other] { $provenance }, { $n } Benutzer
    }
propose-kind-guessed = { $provenance }, Art aus dem Namen geschätzt
propose-moved = { $provenance }; verschoben auf { $at }, innerhalb des Kalenders des Szenarios
propose-same-deployment = wie bei { $profile }, weil nicht gemessen
propose-refitted = an die gemessenen Latenzen angepasst: Median des Fehlers { $before } vorher, { $after } nachher
propose-files = { $n ->
        [one] Datei { $names } ({ $tools })
       *[other] Dateien { $names } ({ $tools })
    }
propose-files-and-more = Dateien { $names } und { $n } weitere ({ $tools })
propose-the-files = die Dateien

## Provenance of measurements

import-provenance = gemessen, { $files }, Messwerte alle { $interval }, { $span }
import-provenance-shapes = { $rates }; Größen und Reihenfolge aus { $files }
import-span = { $day }, { $times }
import-span-days = { $first } bis { $last }, { $times }
import-span-partly = { $span }, davon { $measured } gemessen
tool-perfmon-binary = Performance Monitor (binär)
tool-vscsi-trace = vscsiStats-Trace
tool-sar-binary = sar (binär)
tool-msr-trace = MSR-Cambridge-Trace
tool-systor-trace = SYSTOR-’17-Trace
tool-workbook = Arbeitsmappe
tool-protected-workbook = geschützte oder alte Arbeitsmappe
tool-calendar = Kalender
tool-table = Tabelle
tool-unknown = unbekanntes Format

## Values of imported files

import-entry-skipped = { $entry } wird übersprungen: { $reason }
import-entry-unnamed = Ereignis ohne Namen
import-shape-cpus = { $n ->
        [one] { $n } CPU
       *[other] { $n } CPUs
    }
import-shape-memory = { $size } Arbeitsspeicher
import-shape-disk = Laufwerk mit { $size }
import-shape-unknown = unbekannte Größe
import-pool-of-shape = { $name } ({ $shape })
import-n-machines = { $n ->
        [one] { $n } Maschine
       *[other] { $n } Maschinen
    }
import-bytes-of-volumes = wie von den Volumes gezählt
import-bytes-as-printed = mit zwei Nachkommastellen in Megabyte pro Sekunde
import-zone-unknown = unbekannt
import-source = Gemessen: { $files }
import-own-source = Eigene Messung
given-dates = { $first } bis { $last }

## Proposed events and changes

change-pool = Pool
change-event = Ereignis
propose-event = { $event }, { $at }
propose-event-repeats = { $event }, wiederholt { $days }
propose-event-within = { $event }, innerhalb von { $length }
propose-event-pools = { $event }, { $pools }
propose-event-numbers = { $event }, mit anderen Werten
propose-hosts = { $n ->
        [one] { $n } Host { $model }
       *[other] { $n } Hosts { $model }
    }
propose-rates = { $reads } Lesezugriffe/s und { $writes } Schreibzugriffe/s pro Desktop, zu { $read_size } und { $write_size }
propose-work = { $ios } I/Os pro Desktop, davon { $share } Lesezugriffe, zu { $read_size } und { $write_size }
propose-login-phase = Anmeldung: { $login }; Arbeitsbeginn: { $start }
event-note-storm = In einer Messung erkannt: Spitze von { $peak } über einem Grundniveau von { $calm }.
event-note-entry = Eintrag eines Kalenders.
event-note-entry-users = { $n ->
        [one] Eintrag eines Kalenders für { $n } Benutzer.
       *[other] Eintrag eines Kalenders für { $n } Benutzer.
    }
event-note-window-of-load = Das Zeitfenster umfasst die gesamte Zeit hoher Last ({ $length }) einschließlich der Arbeit der letzten Desktops, weil die Lastkurve nicht zeigt, wann sie begannen. Verkürzen Sie es, wenn Sie es wissen.
event-note-window-of-arrivals = Das Zeitfenster ist das der gleichmäßigen Ankünfte, die am besten zur Lastkurve passen; die Last war { $length } lang hoch.
given-time-and-length = { $at }, { $length }

## Profiles made from measurements

profile-generator = Desktops dieses Standorts: { $phases }; sonst { $generator }
profile-measured-phase = { $phase }: { $provenance }.
profile-based-on = Basiert auf { $profile }, das liefert, was nicht gemessen wurde.
profile-latency-assumed = einer angenommenen Antwortzeit von { $latency }, weil keine gemessen wurde
profile-latency-measured = den gemessenen Antwortzeiten: { $read } pro Lesezugriff, { $write } pro Schreibzugriff
profile-size-of-rest = Bytes durch I/Os des Zeitfensters, abzüglich der Hintergrundaktivität.
profile-size-of-all = Für alle I/Os des Zeitfensters, weil sich die Bytes der Hintergrundaktivität nicht trennen lassen.
profile-less-idle = Wie gemessen, abzüglich der Aktivität eines Desktops im Leerlauf, die nie aufhört.
profile-power-on = Im Mittel ist ein Desktop { $time } des Zeitfensters in Betrieb ({ $basis }) und währenddessen im Leerlauf.
profile-login = Desktops sind durchgehend im Leerlauf, und ihre Benutzer arbeiten im Mittel { $time } des Zeitfensters ({ $basis }). Anmeldung und Arbeitsbeginn teilen sich Lese- und Schreibzugriffe wie im Ausgangsprofil.
profile-basis-curve = aus der Lastkurve
profile-basis-arrivals = aus den gleichmäßigen Ankünften, die am besten zur Lastkurve passen
profile-basis-even = bei gleichmäßigen Ankünften, wenn der letzte Desktop mit dem Zeitfenster endet
profile-ios-left = { $left } von { $all } I/Os pro Desktop bleiben übrig.
profile-timer-writes = Zeitgesteuerte Schreibzugriffe sind für die Dauer abgezogen, die ein Desktop bei { $latency } braucht.
profile-slower-timer = Die zeitgesteuerten Schreibzugriffe des Ausgangsprofils, { $rate }, sind mehr, als gemessen wurden.
background-idle = Desktops im Leerlauf
background-up = eingeschaltete Desktops
background-idle-and-work = Desktops im Leerlauf und arbeitende Benutzer
window-fewer-reads = es enthält weniger Lesezugriffe, als { $whose } ohnehin ausführen
window-fewer-writes = es enthält weniger Schreibzugriffe, als { $whose } ohnehin ausführen
window-only-background = es enthält nichts als die übliche Aktivität von Desktops
window-without-kind-of-profile = es enthält keine I/Os der einzigen Art im Ausgangsprofil
given-reads-per-desktop = { $reads } Lesezugriffe pro Desktop
given-writes-per-desktop = { $writes } Schreibzugriffe pro Desktop
given-ios-per-desktop = { $ios } I/Os pro Desktop
given-reads-and-writes = { $reads } Lesezugriffe und { $writes } Schreibzugriffe pro Desktop
allowed-window-at-least = mindestens { $least } oder das Zeitfenster einer anderen gemessenen Phase
allowed-reads-and-writes = sowohl Lese- als auch Schreibzugriffe oder ein Profil mit beiden

## Refitted arrays

given-load = { $reads } Lesezugriffe/s und { $writes } Schreibzugriffe/s in { $phase }
refit-point-again = { $name } ({ $n })
refit-origin = Angepasst an { $latencies } bei { $loads } in { $files }: Die Hälfte weicht um höchstens { $after } ab, vorher um { $before }.
refit-latencies = { $n ->
        [one] { $n } gemessene Latenz
       *[other] { $n } gemessene Latenzen
    }
refit-loads = { $n ->
        [one] { $n } Last
       *[other] { $n } Lasten
    }
refit-before = Vorher: { $value } ({ $status }).
import-reads-unknown = Bei { $n } von { $of } Maschinen oder Volumes wurden keine Lesezugriffe gezählt. Unbekannt ist nicht null: Sie bleiben außen vor, und aus diesen Messungen entsteht kein Lastprofil.
import-writes-unknown = Bei { $n } von { $of } Maschinen oder Volumes wurden keine Schreibzugriffe gezählt. Unbekannt ist nicht null: Sie bleiben außen vor, und aus diesen Messungen entsteht kein Lastprofil.
import-split-unknown = Für { $n } von { $of } Maschinen oder Volumes enthalten die Dateien weder Lese- noch Schreibzugriffe pro Sekunde oder nur deren Summe. Sie bleiben außen vor.
import-window-lacks-reads = { $phase }: In diesem Zeitfenster wurden keine Lesezugriffe gezählt, daher ist die I/O unbekannt.
import-window-lacks-writes = { $phase }: In diesem Zeitfenster wurden keine Schreibzugriffe gezählt, daher ist die I/O unbekannt.
import-window-lacks-some = { $phase }: Für keine Maschine liegen in diesem Zeitfenster Lese- und Schreibzugriffe vor, daher ist die I/O unbekannt.
given-reads-per-second = { $rate } Lesezugriffe/s pro Desktop
given-writes-per-second = { $rate } Schreibzugriffe/s pro Desktop
import-storm-no-reads = Lesezugriffe wurden nicht gezählt, dies sind nur Schreibzugriffe.
import-storm-no-writes = Schreibzugriffe wurden nicht gezählt, dies sind nur Lesezugriffe.
import-machines-without-rates = VM Performance: { $n ->
        [one] { $n } Maschine hat keine Lese- oder Schreibzugriffe pro Sekunde und wurde weggelassen
       *[other] { $n } Maschinen haben keine Lese- oder Schreibzugriffe pro Sekunde und wurden weggelassen
    }.
import-dropped = { $counter }, { $entity }: { $n ->
        [one] { $n } Wert
       *[other] { $n } Werte
    } verworfen (bis { $highest }), Zeile { $rows }. { $why }
import-dropped-of-many = Werte von { $n } Zählern verworfen, Zeile { $rows }. { $why }
import-rows-and-more = { $rows } und { $n } weitere
import-why-reset = Negative Werte: Der Zähler wurde zurückgesetzt.
import-why-ceiling = Kein Speicher erreicht das: Der Zähler ist übergelaufen oder die Zelle beschädigt.
import-why-size = Die mittlere I/O-Größe wäre unmöglich: Einer der beiden Zähler ist übergelaufen.
import-why-outlier = Ein einzelner Wert, mehr als 20-mal so hoch wie die anderen: Der Zähler ist wahrscheinlich übergelaufen oder wurde zurückgesetzt.
import-latency-too-long = Eine Antwortzeit, die kein Speicher hat, wurde weggelassen.
import-storm-candidate = { $kind } { $share }
import-storm-unclear = Unklar: { $candidates }. Wählen Sie die Art des Storms.
import-storm-level = Die Last danach ist das { $ratio }-Fache der Last davor.
import-order-month-first = Datumsangaben werden mit dem Monat zuerst gelesen (12/31): Nur so gelesen sind die Daten dieser Datei in zeitlicher Reihenfolge.
import-order-day-first = Datumsangaben werden mit dem Tag zuerst gelesen (31/12): Nur so gelesen sind die Daten dieser Datei in zeitlicher Reihenfolge.
import-order-of-tool = Die Datumsangaben dieser Datei lassen sich auf zwei Arten lesen. Sie werden mit dem Monat zuerst gelesen, wie das Werkzeug sie schreibt. Legen Sie das Datumsformat fest, falls ein anderes Programm sie geändert hat.
import-allowed-date-order = ein Datumsformat in den Importoptionen
