# Telling the server’s host of somebody

report-about = The host of this server will read this. The person isn’t told who wrote it.
report-whom = About
report-line = { $name }: “{ $text }”
report-why = Reason
report-talk = Hurtful or unwanted talk
report-name = An offensive name
report-stalling = Keeps everybody waiting on purpose
report-cheating = Cheating
report-other = Something else
report-words = In your own words (optional)
report-send = Send
report-thanks = Thank you. The host will see it.
report-nobody-here = There’s nobody here but you.
