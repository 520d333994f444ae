# What the coach of a first match says, and, a line at a time, what is said when a rule first matters.

ganesha-idea-take = 祭壇から好きな宝石を1個取ります。
ganesha-idea-take-more = 同じ色を集めましょう。後でまとめて置けます。
ganesha-idea-store = 宝石は宝物庫か戦術スロットに置きます。
ganesha-idea-store-more = 宝物庫の宝石はマンダラに置けます。スロットの宝石があれば、2個取れます。
ganesha-idea-offer = 宝石を1個捧げると、同じ色の残りをすべて置けます。
ganesha-idea-offer-more = 先に何個か集めると得です。捧げなくてもかまいません。
ganesha-idea-tactics = 戦術スロットに宝石があれば、1手番に2個取れます。
ganesha-idea-tactics-more = 1個目はその色、2個目はその隣のマスから取ります。
ganesha-idea-spice = 一部の宝石の下にはスパイスがあり、取ったときに使えます。
ganesha-idea-spice-more = トークンにカーソルを合わせるか長押しすると、効果を読めます。
ganesha-idea-tracks = 宝石ごとに、置いたマスの点を得ます。
ganesha-idea-tracks-more = 早く置くほど得です。今空いているマスの最高は{ $points }点です。
ganesha-idea-yellow = 黄色の宝石は、捧げ物なしで置けます。
ganesha-idea-yellow-more = 黄色は、ほかのどの色の捧げ物にもなります。
ganesha-idea-drum = 3ラウンドごとに太鼓が移り、祭壇の宝石を並べ直します。
ganesha-idea-drum-more = 祭壇に残っていた宝石は袋に戻ります。
ganesha-idea-end = 最終ラウンドの後、残った宝石を1個ずつ順番に置きます。
ganesha-idea-end-more = 第{ $rounds }ラウンドの後です。このときは捧げ物はいりません。
