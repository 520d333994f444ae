# Jemanden beim Betreiber melden

report-about = Das liest der Betreiber dieses Servers. Die Person erfährt nicht, von wem es kommt.
report-whom = Es geht um
report-line = { $name }: „{ $text }“
report-why = Grund
report-talk = Verletzende oder unerwünschte Worte
report-name = Ein anstößiger Name
report-stalling = Lässt alle absichtlich warten
report-cheating = Betrug
report-other = Etwas anderes
report-words = In deinen Worten (optional)
report-send = Absenden
report-thanks = Danke. Der Betreiber sieht es.
report-nobody-here = Außer dir ist niemand hier.
