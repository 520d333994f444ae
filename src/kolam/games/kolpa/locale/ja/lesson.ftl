# What the coach of a first match says, and, a line at a time, what is said when a rule first matters.

kolpa-idea-kol = コル！：同じ色か同じ数字のカードを捨て札に重ねます。
kolpa-idea-kol-more = 残しておいてもかまいませんが、ラウンド終了時の手札は失点になります。
kolpa-idea-kolpa = コルパ！：合わないカードは自分の場に置きます。
kolpa-idea-kolpa-more = ラウンド終了時に数字の分だけ得点になります。置いたら1枚引きます。
kolpa-idea-area = 自分の場の山の一番上のカードも、捨て札に出せます。
kolpa-idea-area-more = それが合う間は、場にカードを置けません。
kolpa-idea-joker = ジョーカーはどのカードにも重ねられ、色か数字を宣言します。
kolpa-idea-joker-more = 早めに出しましょう。手札に残ると10点の失点です。
kolpa-idea-draw = コルパ！の後は1枚引くので、手札はコル！でしか減りません。
kolpa-idea-draw-more = 今の手札は{ $count }枚です。大きい数字は場に置くと得です。
kolpa-idea-end = 誰かが最後の手札を捨て札に出すと、ラウンド終了です。
kolpa-idea-end-more = ほかの人の手札の枚数にも気をつけましょう。
kolpa-idea-count = 場のカードは得点、手札のカードは失点です。
kolpa-idea-count-more = 今のあなたの得点は{ $points }点です。マイナスになることもあります。
kolpa-idea-target = 誰かが目標点に達したら、ゲーム終了です。
kolpa-idea-target-more = ここでは{ $target }点です。合計点が最も高い人の勝ちです。
