welcome-today = Hoje
command-table-today = O que há hoje: o que você já fez e o que falta
help-after-today = • **/table today**: suas partidas do dia, com estrelas, e a sua sequência de dias.
today-title = Hoje, { $day }
today-streak = { $streak ->
    [1] 1 dia
   *[other] { $streak } dias seguidos
}
today-head = **{ today-title }**{ $streak ->
    [0] {""}
   *[other] {" "}· 🔥 { today-streak }
}
today-counts = hoje já conta
today-done = { $done } de { $of }
today-line = **{ $title }**{ $told ->
    [none] {""}
   *[other] : { $told }
}
today-open-one = { $title } ({ $time })
today-open = 📅 { $open ->
    [0] Essa foi a última de hoje. Até amanhã!
    [1] Ainda falta hoje: { $titles }.
   *[other] Ainda faltam hoje: { $titles }.
}
