# 管理者への通報

report-about = このサーバーの管理者が読みます。誰が書いたかは、相手には伝わりません。
report-whom = 対象
report-line = { $name }：「{ $text }」
report-why = 理由
report-talk = 不快な発言
report-name = 不適切な名前
report-stalling = わざと待たせている
report-cheating = 不正行為
report-other = その他
report-words = くわしく（任意）
report-send = 送る
report-thanks = ありがとうございます。管理者に届きます。
report-nobody-here = ほかの人はいません。
