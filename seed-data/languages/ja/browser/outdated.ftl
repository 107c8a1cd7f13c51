outdated-of-version = バージョン{ $version }の分析：シナリオが変更されています
outdated-of-versions = 以前のバージョンの分析：シナリオが変更されています
outdated-left-out = { $analyses }。現在のバージョンのレポートには含まれません。
outdated-included = { $analyses }。現在のバージョンのレポートには、この結果が対象のバージョンを示して含まれます。
outdated-left-out-but-advice = { $analyses }。現在のバージョンのレポートには、このうちスケジュールと構成の変更だけが、対象のバージョンを示して含まれます。
outdated-again = 分析を再実行
outdated-download = このままダウンロード
