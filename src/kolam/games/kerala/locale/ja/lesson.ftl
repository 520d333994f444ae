# What the coach of a first match says, and, a line at a time, what is said when a rule first matters.

kerala-idea-place = タイルを象駒の隣に置くと、その象駒がタイルに乗ります。
kerala-idea-place-more = 次にどこに置けるかは、象駒の位置で決まります。
kerala-idea-symbols = タイルに描かれた小さな象は、最後に1頭1点です。
kerala-idea-symbols-more = よく選びましょう。残したタイルはほかの人が取ります。
kerala-idea-edge = 弓は、その色のタイルに隣接していれば5点です。
kerala-idea-edge-more = タイルは好きな向きに置けます。
kerala-idea-elephant = 矢印のタイルを置いた後は、象駒を1頭動かせます。
kerala-idea-elephant-more = 自分のどのタイルにも移せるので、別の場所に置けるようになります。
kerala-idea-move = 四角が2つのタイルを置いた後は、タイルか山を動かせます。
kerala-idea-move-more = エリアをつなげられます。動かさなくてもかまいません。
kerala-idea-missing = 会場に足りない色は、1色につき5点の失点です。
kerala-idea-missing-more = 今終わったら、失点は{ $points }点です。
kerala-idea-areas = 得点になるのは各色1つのエリアだけで、自分の色は2つまでです。
kerala-idea-areas-more = ほかのエリアのタイルは1枚2点の失点です。今終わったら合計{ $points }点です。
kerala-idea-stack = ほかのタイルの上に重ねて置くこともできます。
kerala-idea-stack-more = 数えるのは見えているタイルだけなので、失点になるものを隠せます。
kerala-idea-pass = パスは2回までできます。タイルを取らず、象駒を1頭寝かせます。
kerala-idea-pass-more = 立っている象駒は最後に1点なので、失うのは1点だけです。
kerala-idea-end = 最後は最も得になるエリアを残し、ほかは取り除きます。
kerala-idea-end-more = 今終わったら、合計{ $points }点です。
