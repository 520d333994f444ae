# 対戦ファイルのありえないできごと

kerala-event-due = { $kind ->
    [remove] ここではタイルを取り除かなければなりません
   *[draw] ここではタイルを引かなければなりません
}
kerala-event-remove = { $players }人のときは{ $count }枚のタイルを取り除きます（K4）
kerala-event-draw = 引くタイルは1人1枚、{ $count }枚です（K6）

# ありえないタイルの構成。`place` は項目

kerala-tiles-colour = { $place }：不明な色。選べるもの：{ $colours }
kerala-tiles-table = { $place }：種類と枚数の表でなければなりません
kerala-tiles-kind = { $place }：不明な種類のタイル
kerala-tiles-count = { $place }：0～{ $most }の整数でなければなりません
kerala-tiles-sum = { $place }：1色のタイルは{ $due }枚です（指定は{ $count }枚）（K1）
kerala-tiles-alike = { $place }：{ $kind }が{ $count }枚ですが、Bは{ $due }枚です。どの色も同じ構成でなければなりません（K1）
