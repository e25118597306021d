button-challenge = Desafío
challenge-title = 🎯 **{ $name } reta al canal con este reparto de { $game }{ $several ->
    [yes] , en el asiento de { $player }
   *[no] {""}
}.**
challenge-more = … y { $more } más
challenge-gave-up = Abandonos: { $names }
challenge-watched = 👀 Cartas vistas en vez de jugar: { $names }
challenge-terms = -# { $several ->
    [yes] Todo el mundo recibe las mismas cartas en el mismo asiento. Los bots ocupan los demás, con el nivel de la partida original (normal donde había gente).
   *[no] Todo el mundo recibe las mismas cartas.
} Un intento por persona, en un plazo de 14 días: en privado, o aquí a la vista de todo el mundo.{ $names ->
    [none] {""}
   *[other] {" "}Cartas ya conocidas por { $names }. El resto puede jugar.
}
challenge-play = Jugarlo
challenge-here = Jugarlo aquí
challenge-results = **Cómo le fue a la gente con este reparto**
challenge-offered = Tu desafío ya está lanzado. { challenge-closed }
challenge-stands = El desafío con este reparto está aquí mismo: { $link }
    { challenge-closed }
challenge-comes = El desafío aparecerá aquí en cuanto Discord me deje publicarlo. { challenge-closed }
challenge-closed = Durante 24 horas nadie puede publicar aquí la repetición ni el vídeo de la partida, pero puedes ver ambos en privado.
challenge-withdrawn = Desafío retirado. La repetición y el vídeo de la partida se pueden volver a mostrar aquí.
button-withdraw = Retirar
challenge-asks = Si la ves, conocerás las cartas de un reparto que aún puedes jugar, y ya no podrás jugarlo. ¿Quieres verla?
challenge-watch = Verla igualmente
challenge-seen = Ya has visto esta partida, así que conoces sus cartas. Puedes jugarla igualmente, pero tu resultado lo dirá.
challenge-anyway = Jugar igualmente
refused-challenge-unfinished = Nadie ha terminado esta partida, así que su reparto no puede ser un desafío.
refused-challenge-daily = Puede que aún haya gente jugando esta { -partida-del-dia }. Podrás convertirla en un desafío { $when }: /table challenge table:{ $table }
refused-challenge-none = Nadie ha terminado una partida en este canal últimamente. Di el número de otra con /table challenge.
refused-challenge-unknown = Con la partida { $table } no puedes lanzar aquí un desafío. Di el número de una que puedas ver.
refused-challenge-gone = Este reparto ya no existe, así que nadie puede jugarlo: su partida se borró o es demasiado antigua.
refused-challenge-not-yours = Solo puede retirar este desafío quien lo ha lanzado.
refused-challenge-over = Este desafío se ha acabado tras 14 días. Para lanzarlo de nuevo, pulsa **{ button-challenge }** debajo de su partida o usa /table challenge.
refused-challenge-full = { $most } personas ya han jugado este reparto, y ese es el límite. Elige otro.
refused-challenge-played = Ya has jugado este reparto. El mensaje del desafío tiene los resultados, y /table replay muestra tu partida, mesa { $table }.
refused-challenge-first = Jugaste este reparto antes que nadie, así que conoces sus cartas. El mensaje del desafío tiene los demás resultados.
refused-challenge-day-played = Jugaste este reparto en su día, así que conoces sus cartas. El mensaje del desafío tiene los demás resultados.
refused-challenge-watched = Ya has visto este reparto, así que conoces sus cartas. El mensaje del desafío tiene los demás resultados.
refused-challenge-elsewhere = Ya estás jugando este reparto, en la mesa { $table } de { $channel }. Continúa allí.
refused-challenge-finish-first = Estás jugando este reparto. Termina primero tu partida y luego podrás ver las demás.
refused-challenge-no-public = Este reparto es un desafío abierto, así que no se puede mostrar aquí durante 24 horas. Puedes verlo en privado.
command-table-challenge = Desafía a la gente de este canal a jugar el reparto de una partida terminada
command-table-challenge-table = El número de la mesa (por defecto, la última partida terminada en este canal)
help-after-challenge = • **{ button-challenge }**: otra gente juega el mismo reparto.
