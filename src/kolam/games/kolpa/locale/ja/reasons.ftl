# よい手である理由

kolpa-reason-lay = 自分の場に{ $value }点分を置けます。
kolpa-reason-lay-zero = 0を場に置くので、点の高い手札を残せます。
kolpa-reason-end = 手札がなくなり、ラウンドが終わります。
kolpa-reason-rid = 手札に残ると{ $value }点の失点になる{ $card }を手放せます。
kolpa-reason-rid-joker = 手札に残ると{ $value }点の失点になるジョーカーを手放せます。
kolpa-reason-zero = 手札が1枚減ります。
kolpa-reason-force = 次のプレイヤーの場に{ $card }が見えているので、合うカードかジョーカーしか出せなくなります。
kolpa-reason-area = 手札はそのままで、場の{ $card }がなくなります。
kolpa-reason-area-cheapest = 合う山の中で{ $card }が最も損が少なく、{ $value }点です。
