# サーバー

web-our-fault = サーバー側で問題が起きました。失われたものはありません。もう一度お試しください。
web-too-often = リクエストが多すぎます。{ $seconds }秒後にもう一度お試しください。
web-foreign-page = 別のサイトからのリクエストだったので、拒否しました。
web-too-large = リクエストの大きさは{ $most }バイトまでです。
web-too-deep = リクエストの入れ子が深すぎます。
web-too-slow = リクエストが届くのに時間がかかりすぎました。
web-too-many = ただいま接続が多すぎます。少ししてからもう一度お試しください。
web-head-too-large = リクエストのヘッダーは{ $most }バイトまでです。
web-no-http = これはHTTPではありません。
web-no-utf8 = リクエストはUTF-8で書いてください。
web-unknown-token = このトークンはこのサーバーのものではありません。
setting-bad = この設定は使えません：{ $reason }
setting-short-key = KOLAM_KEY：32文字以上にしてください。
key-short = { $file }：鍵は{ $least }バイト以上必要です。ファイルを削除すると新しい鍵が作られます。その場合、ゲストは認識されなくなります。
setting-worker-bus = ワーカーにはサーバーと同じバスが必要です：--bus nats://ホスト:4222
worker-ready = ボットの思考を受け持つ準備ができました。
serve-ready = { $address }で起動しました
setting-public-url = KOLAM_PUBLIC_URL：ページのアドレスにしてください。例：https://kolam.example
serve-lan = ネットワーク内のアドレス：{ $addresses }
serve-no-lan = このマシンはどのネットワークにもアドレスがありません。ほかの人は接続できません。
reach-not-here = これを変えられるのは、Kolamが動いているマシンのブラウザーだけです。
reach-wide = このサーバーはほかのマシンからも使えるように起動されています。変えるには --host なしで起動し直してください。
reach-cluster = このサーバーは複数のうちの1つです。手前のプロキシのアドレスを友だちに伝え、KOLAM_PUBLIC_URL に設定してください。
reach-proxy = このサーバーはプロキシの後ろにあります。プロキシのアドレスでこのページを開き、そこからリンクを送ってください。
reach-no-network = このコンピューターは今ネットワークにつながっていません。接続してからもう一度お試しください。
serve-bye = 停止しました。データは保存済みです。
web-no-command = テーブルに{ $command }というコマンドはありません。
web-no-texts = ゲーム「{ $game }」にはテキストがありません。
menu-own-file = Kolamのもの
web-not-found = このアドレスには何もありません。
web-no-method = このアドレスではそのメソッドは使えません。
web-malformed = リクエストを理解できません。

# What a host sees

metrics-off = このサーバーの計測値は公開されていません。
metrics-local = 計測値を読めるのは、Kolamが動いているマシンか、KOLAM_METRICS_TOKEN で設定したトークンがある場合だけです。
metrics-token = KOLAM_METRICS_TOKEN で設定したトークンと違います。
setting-short-token = KOLAM_METRICS_TOKEN：32文字以上にしてください。

# A guest's devices

push-your-turn = あなたの番です
push-off = このサーバーは通知を送りません。
push-endpoint = endpoint：プッシュサービスのhttpsアドレスではありません。
push-keys = keys：base64urlで、p256dhは65バイト、authは16バイトでなければなりません。
recovery-gone = このリンクはもう使えません。使用済みか、取り消されたか、1時間を過ぎています。新しいリンクを作ってください。
setting-contact = KOLAM_PUSH_CONTACT：mailto:host@kolam.example や https://kolam.example のようなアドレスにしてください。

# The app

install-about = 友だちやボットと遊べるボードゲーム。アカウントは不要です。
offline-title = Kolamにつながりません
offline-why = 接続がないか、サーバーが一時的に止まっています。データは失われません。つながり次第、このページは自動で再読み込みされます。
offline-again = もう一度試す

# 入口とサーバーの管理者
web-unknown-host = このサーバーはその名前には応じません。管理者が --public-url か KOLAM_HOSTS で追加できます。
web-banned = このサーバーの管理者により、利用が停止されています。あと{ $hours }時間で戻れます。
web-no-websocket = WebSocketのハンドシェイクが正しくありません。
setting-proxies = KOLAM_PROXIES：192.0.2.7 や 10.0.0.0/8 のようなアドレスかネットワークを、コンマで区切ってください：{ $reason }
serve-admin = 管理者ページ（1日有効。新しいリンクは `kolam admin`）：{ $link }
admin-secret = このリンクは正しくないか、古すぎます。サーバーで `kolam admin` を実行すると新しいリンクが表示されます。
serve-admin-command = このサーバーと同じ設定で `kolam admin` を実行すると、管理者ページのリンクが表示されます
admin-no-server = ここにはまだサーバーのデータベースがありません。先に kolam serve で起動してください。
admin-hours = hours：利用停止は1～{ $most }時間です。
admin-whom = 誰を利用停止にするかを指定してください：アドレス、テーブルと席、または通報です。
admin-settled = この通報はもう処理済みです。
admin-address = address：IPv4アドレス、IPv6アドレス、または/64以下のIPv6ネットワークにしてください。
admin-own-address = address：サーバー自身かプロキシのアドレスです。誰も入れなくなってしまいます。
report-text = text：見える文字で{ $most }文字までです。
report-one = 何についてかを指定してください：席、または発言の行番号です。
report-nothing-said = ply：そこでは何も発言されていません。
report-nobody = seat：その席には誰も座っていません。
