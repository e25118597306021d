welcome-today = Heute
command-table-today = Was es heute gibt: was du geschafft hast und was noch offen ist
help-after-today = • **/table today**: deine Tagespartien mit Sternen und deine Serie.
today-title = Heute, { $day }
today-streak = { $streak ->
    [one] bisher 1 Tag
   *[other] { $streak } Tage in Folge
}
today-head = **{ today-title }**{ $streak ->
    [0] {""}
   *[other] {" "}· 🔥 { today-streak }
}
today-counts = heute zählt schon
today-done = { $done } von { $of } geschafft
today-line = **{ $title }**{ $told ->
    [none] {""}
   *[other] : { $told }
}
today-open-one = { $title } ({ $time })
today-open = 📅 { $open ->
    [0] Das war alles für heute. Bis morgen!
   *[other] Heute noch offen: { $titles }.
}
