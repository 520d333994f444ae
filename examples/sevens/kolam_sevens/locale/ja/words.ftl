sevens-name = セブンズ
sevens-about = 池の合計を7の倍数にすると、池のカードはすべてあなたのもの。
sevens-starts = 最後に井戸のそばにいた人から始めます。
sevens-option-magic = マジックナンバー

sevens-prompt = カードを1枚、池に出してください
sevens-move-play = { $card }を出す
sevens-told-play = { $name }が{ $card }を出しました。
sevens-event-deal = 全員に3枚ずつ配りました。
sevens-event-draw = { $name }が1枚引きました。
sevens-field-turn = 手番
sevens-field-total = 合計
sevens-field-hand = 手札
sevens-field-deck = 山札
sevens-field-players = プレイヤー
sevens-field-score = 得点
sevens-field-pool = 池のカード
sevens-field-cards = 枚数
sevens-field-magic = マジックナンバー
sevens-help =
    手札から1枚を池に出し、山札から1枚引きます。

    池の合計がマジックナンバーの倍数になれば、池を取ります。1枚につき1点。最も点の多い人の勝ちです。

sevens-no-move = { $text }はこのゲームの手ではありません。例：play 4
sevens-not-in-hand = 手札に{ $card }はありません。
