# Telling the server's host of somebody

report-about = The host of this server reads it. The person is not told who wrote it.
report-whom = About
report-line = { $name }: “{ $text }”
report-why = Why
report-talk = Hurtful or unwanted talk
report-name = An offensive name
report-stalling = Keeps everybody waiting on purpose
report-cheating = Cheating
report-other = Something else
report-words = In your own words (you may leave this empty)
report-send = Send
report-thanks = Thank you. The host will see it.
report-nobody-here = There is nobody here but you.
