welcome-today = Hoy
command-table-today = Lo de hoy: lo que ya has hecho y lo que te queda
help-after-today = • **/table today**: tus partidas del día, con estrellas, y cuántos días seguidos.
today-title = Hoy, { $day }
today-streak = { $streak ->
    [1] 1 día
   *[other] { $streak } días seguidos
}
today-head = **{ today-title }**{ $streak ->
    [0] {""}
   *[other] {" "}· 🔥 { today-streak }
}
today-counts = hoy ya cuenta
today-done = { $done } de { $of }
today-line = **{ $title }**{ $told ->
    [none] {""}
   *[other] : { $told }
}
today-open-one = { $title } ({ $time })
today-open = 📅 { $open ->
    [0] Era la última de hoy. ¡Hasta mañana!
   *[other] Aún por jugar hoy: { $titles }.
}
