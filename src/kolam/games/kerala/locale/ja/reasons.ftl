# よい手である理由

kerala-reason-joins = { $count }つの{ kerala-colour }エリアが1つにつながります。
kerala-reason-edge = { kerala-colour.second }の弓が{ kerala-colour.second }のタイルに隣接します。
kerala-reason-meets = 隣のタイルの{ kerala-colour }の弓に合います。
kerala-reason-missing = 会場にまだ{ kerala-colour }がありません。ないままだと5点の失点です。
kerala-reason-grows = { $symbols ->
    [0] 新しいエリアを増やさずに、{ kerala-colour }のエリアを広げます。
   *[other] { kerala-colour }のエリアにシンボルが{ $symbols }個増えます。
}
kerala-reason-gains = 会場の得点が{ $points }点増えます。
kerala-reason-loses = { $points ->
    [1] 会場の得点は1点しか減りません。
   *[other] 会場の得点が{ $points }点減ります。
}
kerala-reason-same = 得点は変わりません。
kerala-reason-elephant = そこから{ kerala-colour }のタイルの隣に広げられます。
kerala-reason-pass = 会場はそのままです。
kerala-reason-skip = すべてそのままです。
