# Warum ein Zug gut ist

kerala-reason-joins = Das macht aus { $count } Gebieten ein einziges { kerala-colour.es }.
kerala-reason-edge = Sein { kerala-colour.second-er } Bogen grenzt an ein { kerala-colour.second-es } Plättchen.
kerala-reason-meets = Es trifft daneben auf einen { kerala-colour.en } Bogen.
kerala-reason-missing = Auf deinem Festplatz fehlt noch { kerala-colour }, und das würde 5 kosten.
kerala-reason-grows = { $symbols ->
    [0] Es erweitert ein { kerala-colour.es } Gebiet, statt ein neues anzufangen.
    [one] Es bringt { $symbols } Symbol in ein { kerala-colour.es } Gebiet.
   *[other] Es bringt { $symbols } Symbole in ein { kerala-colour.es } Gebiet.
}
kerala-reason-gains = { $points ->
    [one] Dein jetziger Festplatz gewinnt { $points } Punkt.
   *[other] Dein jetziger Festplatz gewinnt { $points } Punkte.
}
kerala-reason-loses = { $points ->
    [one] Dein jetziger Festplatz verliert nur { $points } Punkt.
   *[other] Dein jetziger Festplatz verliert { $points } Punkte.
}
kerala-reason-same = Dein jetziger Festplatz verliert nichts.
kerala-reason-elephant = Von dort baust du neben dem { kerala-colour.en } Plättchen weiter.
kerala-reason-pass = Dein Festplatz bleibt, wie er ist.
kerala-reason-skip = Alles bleibt, wo es ist.
