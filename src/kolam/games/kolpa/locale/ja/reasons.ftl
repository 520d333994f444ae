# よい手である理由

kolpa-reason-lay = 自分の場に{ $value }点分を置けます。
kolpa-reason-lay-zero = 0を場に置くので、手札の価値あるカードは減りません。
kolpa-reason-end = 手札がなくなり、ラウンドが終わります。
kolpa-reason-rid = 手札に残ると{ $value }点の失点になる{ $card }を手放せます。
kolpa-reason-zero = 手札をなくすことに近づきます。
kolpa-reason-force = 次のプレイヤーの場に{ $card }が見えているので、合うカードかジョーカーしか出せません。
kolpa-reason-area = 手札はそのままで、場の{ $card }がなくなります。
kolpa-reason-area-cheapest = 合う山の中で{ $card }が最も損が少なく、{ $value }点です。
