button-replay = Repetición
button-film = Vídeo
button-record = Registro
record-here = Aquí está la partida: su registro, con cada carta y cada jugada, y lo mismo en texto.
replay-title = { $line ->
        [best] **Línea perfecta**
       *[played] **Repetición**
    } · { $game }, mesa { $table } · { $move ->
        [end] el final
        [0] el reparto
       *[other] jugada { $move } de { $moves }
    }
replay-first = { $kind ->
    [word] Principio
   *[sign] ⏮
}
replay-previous = { $kind ->
    [word] Atrás
   *[sign] ◀
}
replay-next = { $kind ->
    [word] Siguiente
   *[sign] ▶
}
replay-last = { $kind ->
    [word] Final
   *[sign] ⏭
}
replay-film = Vídeo
replay-told = En texto
replay-to-juse = Siguiente ¡Juse!
replay-to-round = Final de la ronda
replay-to-best-line = Línea perfecta
replay-to-game = Como se jugó
replay-from-here = Jugar desde aquí
button-same-deal = Mismo reparto
button-once-more = Una vez más
played-again-title = **{ $game }** · { $move ->
    [0] otra vez el reparto de la mesa { $table }
   *[other] otra vez la mesa { $table } desde la jugada { $move }
} · no cuenta
played-again-running = { $move ->
    [0] El reparto de la mesa { $table }
   *[other] La mesa { $table }, desde la jugada { $move }
}
played-again-note = { $move ->
    [0] 👻 Las mismas cartas que en la mesa { $table }, así que sabes lo que está oculto. Solo tú ves esta partida, y no cuenta. La barra fina es el primer intento.
   *[other] 👻 La mesa { $table } antes de la jugada { $move }, con las mismas cartas ocultas; lo que aún depende del azar puede salir distinto. Solo tú ves esta partida, y no cuenta. La barra fina es el primer intento.
}
ghost-you = tú
ghost-first = primer intento
ghost-better = { $how ->
    [more] ganas por { $by }
    [less] pierdes por { $by }
   *[same] igual
}
ghost-when = { $when ->
    [card] en esta carta
    [turn] en este turno
   *[end] al final
}
ghost-line = 👻 { $who }: { $then } { ghost-when }. Tú: { $now }.
replay-why = ¿Por qué?
replay-why-itself = No había nada que elegir, así que esto se jugó solo.
replay-why-hurried = { $name } tenía prisa: había tantos bots pensando que tuvo menos tiempo de lo normal, y no guardé cifras.
replay-why-deals = { $count ->
    [1] Uno de estos repartos
   *[other] { $count } de estos repartos
}, con las cartas que habría tenido { $name }:
refused-why-lost = Ya no puedo saber en qué se basó esta jugada: la hizo una versión mía anterior.
replay-studying = 🔎 Aún estoy calculando lo que se pasó por alto. Pasa de página para verlo.
replay-go = Ir a la jugada …
replay-move = { $move }: { $name }
replay-hands = Manos …
replay-no-hand = Ninguna mano
replay-hand-of = Lo que tenía { $name }
replay-hand = Esto es lo que tenía { $name }.
replay-list = ¿Qué partida quieres ver?
replay-none = Nadie ha terminado todavía una partida en este canal. /table replay con el número de una mesa abre una de otro canal que puedas ver.
replay-which = Las últimas partidas de este canal …
replay-none-own = Todavía no has terminado ninguna partida.
replay-which-own = Tus últimas partidas …
replay-choice = { $table }: { $game }, { $names }
film-offer = 🎬 Hacer un vídeo:
film-whole = Partida entera
film-best = Mejores momentos (30 s)
film-making = 🎬 { $before ->
    [0] Estoy haciendo tu vídeo: { $percent } %
    [1] Antes del tuyo va 1 vídeo.
   *[other] Antes del tuyo van { $before } vídeos.
}
film-title = 🎬 **{ $game }** · mesa { $table } · { $part ->
    [best] mejores momentos
   *[whole] partida entera, { $long }
}
film-left-out = -# La partida es larga, así que el vídeo muestra { $shown } de sus { $moves } jugadas.
film-posted = 🎬 El vídeo ya está en el canal.
film-told = Aquí está la partida entera en texto, con cada jugada.
film-cast = { $game }: { $names }
film-count = { $move } / { $moves }
film-alt = Un vídeo { $part ->
    [best] de los mejores momentos
   *[whole] de una partida entera
} de { $cast }; dura { $long }.
account-title = { $game }, mesa { $table }
account-moves = Las jugadas
account-move = { $name }: { $move }
account-end = El final
turning-choice = { $name }: { $text }
turning-button = ▶ Clave: jugada { $move }
unnoticed-button = ▶ Descuido: jugada { $move }
turning-list = ▶ Ver un momento clave …
refused-record-later = El registro muestra todos los secretos, así que lo tendrás cuando termine la partida.
refused-record-of-nothing = En esta mesa no se repartieron cartas a nadie, así que no hay registro.
refused-replay-later = Podrás volver a ver la partida cuando termine.
refused-replay-of-nothing = Nadie jugó en esa mesa, así que no hay nada que ver.
refused-replay-private = Esta partida fue privada, así que solo puedes verla tú. Quita “public”.
refused-replay-daily = Puede que aún haya gente jugando esta { -partida-del-dia }. Podrás verla { $when }.
refused-replay-studying = Aún estoy calculando la línea perfecta. Vuelve a pulsar en un momento.
refused-replay-unknown = Aquí no puedes ver la partida { $table }. /table replay sin número muestra las últimas.
refused-film-under-way = Ya te estoy haciendo un vídeo. Espera a que esté listo.
refused-film-queue-full = Ahora mismo estoy haciendo demasiados vídeos. Vuelve a pedirlo en unos minutos.
refused-film-failed = Esta vez no he podido hacer el vídeo. Pulsa un botón para volver a intentarlo.
refused-film-private = Esta partida fue privada, así que solo tú puedes ver su vídeo.
refused-film-in-words = Las mesas de este canal se muestran como texto, sin imágenes, así que aquí no enseño vídeos.
command-table-replay = Vuelve a ver una partida terminada, jugada a jugada
command-table-replay-table = El número de la mesa, como en su título (por defecto, las últimas partidas de este canal)
command-table-replay-move = Empieza después de esta jugada
command-table-replay-public = La ve todo el canal, y cualquiera puede pasar las páginas
help-after-replay = • **{ button-replay }** y **{ button-film }**: vuelve a verla. **/table replay** muestra las últimas partidas.
