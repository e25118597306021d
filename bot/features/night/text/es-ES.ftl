## Noches de juegos

command-table-night = Empieza una noche de juegos: todas las partidas de aquí cuentan juntas
command-table-night-minutes = Cuánto dura; una partida empezada se juega hasta el final
command-table-night-minutes-30 = 30 minutos
command-table-night-minutes-60 = 60 minutos
command-table-night-minutes-90 = 90 minutos
command-table-night-games = Cuántas partidas tiene, en vez de minutos
command-table-night-off = Termina la noche de juegos que hay aquí
button-night = Noche de juegos
button-next-game = Siguiente partida
button-night-in = Me apunto
button-night-out = Me desapunto
button-night-off = Terminar la noche
welcome-night = Jugar con más gente
night-ask = ¿Cuánto quieres que dure la noche? La mesa sigue jugando, y cada partida de aquí cuenta.
night-length = { $games ->
    [0] { $minutes } min
   *[other] { $games } partidas
}
night-invitation-open = 🌙 **Noche de juegos: { $length }.** ¿Quién se apunta?
    En la lista: **{ $names }**
    El primer juego lo elige { $host ->
        [nobody] cualquiera que se haya apuntado, y con eso empieza.
       *[other] { $host }, y con eso empieza. Hora límite: { $when }; después puede elegirlo cualquiera que se haya apuntado.
    }
night-invitation-begun = 🌙 **Noche de juegos: { $length }.** Juegan: { $names }.
    El primer puesto da 100 puntos y el último, 0; con un empate se comparte el puesto, y una partida en la que no estés es un 0.
night-invitation-over = 🌙 Esta { -noche } no ha llegado a empezar. `/table night` vuelve a preguntar.
night-begun = 🌙 **¡Noche de juegos!** { $games ->
    [0] Cuentan todas las partidas públicas de aquí con dos personas o más. Fin de la { -noche }: { $when }.
   *[other] Cuentan las próximas { $games } partidas públicas de aquí con dos personas o más.
}
    El primer puesto da 100 puntos y el último, 0; con un empate se comparte el puesto, y una partida en la que no estés es un 0.
night-line = 🌙 { $told }
night-uncounted = Esta partida no cuenta para la noche.
night-game = { $between ->
    [yes] { $number ->
        [0] Noche de juegos{ $of ->
            [0] {""}
           *[other] {" "}de { $of } partidas
        }
       *[other] Noche, tras la partida { night-number }
    }
   *[no] Noche, partida { night-number }
}
night-number = { $number }{ $of ->
    [0] {""}
   *[other] {" "}de { $of }
}
night-score = { $name } { $points }
night-until = fin: { $when }
night-votes = { $count ->
    [0] ¿Y ahora qué? Vota con **{ button-next-game }**.
   *[other] Votos: { $votes }. Empieza cuando la mayoría esté de acuerdo, o { $when }.
}
night-votes-for = { $game } { $count }
night-ready = ¿Todo listo, { $names }? Pulsa **{ button-join }**.
night-pick = ¿Y ahora qué? Gana el juego con más votos, y todo el mundo sigue jugando.
night-mixed = Variado
night-over = 🌙 **¡{ $count ->
    [1] { $winners } gana la noche!
   *[other] { $winners } ganan la noche!
}** { night-games }
night-games = { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}
night-weeks = 🌙 ¡{ $weeks } semanas seguidas!
night-film = 🎬 **El mejor medio minuto de la noche** · { $game }, mesa { $table }
night-title = Noche de juegos
night-bar = { $place }. { $name }: { $points } puntos
night-ended = 🌙 La { -noche } ha terminado.
refused-night-on = Este canal ya tiene una { -noche }.
refused-night-how-long = Di cuánto dura, con `minutes` o con `games`, pero no con los dos.
refused-night-later = Esa partida no ha sido la última de aquí. Pulsa **{ button-next-game }** debajo de la más reciente.
refused-night-next-open = La próxima partida ya está abierta: mesa n.º { $table }.
refused-night-none = Aquí no hay ninguna { -noche }. `/table night` empieza una.
refused-night-not-yours = Solo pueden terminar esta noche quien la ha empezado, quienes han jugado la última partida de aquí y la moderación.
refused-night-in = Ya te habías apuntado.
refused-night-full = Ya se han apuntado { $seats }: ningún juego de aquí tiene más sitio.
refused-night-not-in = Aún no te has apuntado. Pulsa primero **{ button-night-in }**.
refused-night-host = El primer juego lo elige { $name }. Hora límite: { $when }; después puede elegirlo cualquiera que se haya apuntado.
refused-night-alone = De momento solo te has apuntado tú. Hacen falta dos personas.
refused-night-invitation-over = Esta { -noche } ya ha empezado, o no ha llegado a empezar. `/table night` empieza otra.
refused-night-invited = Aquí ya se está juntando gente: { $link }
refused-night-just-begun = Aquí ha empezado una { -noche } hace menos de cinco minutos. Hasta que pasen cinco, solo pueden empezar otra quienes han jugado la última partida de aquí.
help-after-night = • **/table night** pregunta quién se apunta a una noche de juegos. **{ button-night }**, en **{ button-other-game }**, empieza una con quienes acaban de jugar: todas las partidas de aquí cuentan juntas.
