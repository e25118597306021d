welcome-today = Today
command-table-today = Today's deals: what you have done, and what is still open
help-after-today = • **/table today**: your deals of the day, with stars, and how many days in a row.
today-title = Today, { $day }
today-streak = { $streak ->
    [one] 1 day so far
   *[other] { $streak } days in a row
}
today-head = **{ today-title }**{ $streak ->
    [0] {""}
   *[other] {" "}· 🔥 { today-streak }
}
today-counts = today counts already
today-done = { $done } of { $of } done
today-line = **{ $title }**{ $told ->
    [none] {""}
   *[other] : { $told }
}
today-open-one = { $title } ({ $time })
today-open = 📅 { $open ->
    [0] That was the last one today. See you tomorrow!
   *[other] Still open today: { $titles }.
}
