# Warum ein Zug gut ist

kerala-reason-joins = Das macht aus { $count } Gebieten ein einziges { kerala-colour.es }.
kerala-reason-edge = Sein { kerala-colour.second-er } Bogen grenzt an ein { kerala-colour.second-es } Plättchen.
kerala-reason-meets = Damit passt es zum { kerala-colour.en } Bogen daneben.
kerala-reason-missing = Auf deinem Festplatz fehlt noch { kerala-colour }, und das würde dich 5 Punkte kosten.
kerala-reason-grows = { $symbols ->
    [0] Es erweitert ein { kerala-colour.es } Gebiet, statt ein neues anzufangen.
    [one] Es bringt { $symbols } Symbol in ein { kerala-colour.es } Gebiet.
   *[other] Es bringt { $symbols } Symbole in ein { kerala-colour.es } Gebiet.
}
kerala-reason-gains = { $points ->
    [one] Dein Festplatz ist damit { $points } Punkt mehr wert.
   *[other] Dein Festplatz ist damit { $points } Punkte mehr wert.
}
kerala-reason-loses = { $points ->
    [one] Dein Festplatz ist damit nur { $points } Punkt weniger wert.
   *[other] Dein Festplatz ist damit { $points } Punkte weniger wert.
}
kerala-reason-same = Dein Punktestand ändert sich nicht.
kerala-reason-elephant = Von dort kannst du neben dem { kerala-colour.en } Plättchen weiterbauen.
kerala-reason-pass = Dein Festplatz bleibt, wie er ist.
kerala-reason-skip = Alles bleibt, wo es ist.
