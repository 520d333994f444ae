# 対戦ファイルのありえないできごと

kolpa-event-due = { $kind ->
    [deal] ここに来るのは配札です
    [draw] ここに来るのは引きです
   *[reshuffle] ここに来るのは捨て札の切り直しです
}
kolpa-event-deal = 席{ $seat }から始まる第{ $round }ラウンドでなければなりません（P4）
kolpa-event-hands = 配られるカードは1人{ $count }枚です（P3）
kolpa-event-draw = 引くのは席{ $seat }です（P8）
