# ゲームのルールと、試せる例

rules-contents = 目次
rules-first-match = 初めてのゲーム
rules-puzzle = 今日の問題
rules-player = プレイヤー{ $number }
rules-verdict = { $legal ->
    [yes] できる
   *[no] できない
}
rules-hands = 画面での操作
rules-none = このゲームにはルールのまとめがありません。
