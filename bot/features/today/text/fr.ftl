welcome-today = Aujourd’hui
command-table-today = Les donnes du jour : ce que tu as fait, et ce qui t’attend encore
help-after-today = • **/table today** : tes donnes du jour, avec les étoiles, et combien de jours de suite.
today-title = Aujourd’hui, { $day }
today-streak = { $streak ->
    [one] 1 jour
   *[other] { $streak } jours de suite
}
today-head = **{ today-title }**{ $streak ->
    [0] {""}
   *[other] {" "}· 🔥 { today-streak }
}
today-counts = aujourd’hui compte déjà
today-done = { $done } sur { $of }
today-line = **{ $title }**{ $told ->
    [none] {""}
   *[other] {"\u00A0"}: { $told }
}
today-open-one = { $title } ({ $time })
today-open = 📅 { $open ->
    [0] C’était la dernière d’aujourd’hui. À demain !
   *[other] Encore à jouer aujourd’hui : { $titles }.
}
