# ゲームを研究する人のための環境、データ、クラスター

extra-missing = 追加パッケージが必要です：pip install 'kolam[{ $extra }]'
cluster-no-answer = { $address } のRayクラスターから応答がありません。
dataset-other = フォルダー { $folder } には別の設定またはシードのデータが入っています。別のフォルダーを選んでください。
dataset-not-empty = フォルダー { $folder } は空ではなく、Kolamのデータも入っていません。別のフォルダーを選んでください。
vector-shape = { $matches }個のゲームそれぞれに決定が1つずつ必要です。配列の形は { $shape } です。
vector-illegal = ゲーム{ $row }では決定{ $decision }を選べません（マスクで禁止されています）。何も実行していません。
