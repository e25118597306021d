-ley = ley
-sello = sello
-presidencia = presidencia
-asamblea = asamblea
-vuelta = vuelta
-fila = fila
-fantasma = fantasma
-comodin = comodín

jugglers-name = Jugglers
jugglers-tagline = objetivos secretos, manos comunes
jugglers-goal = Ayuda a que se aprueben las leyes (A, J, Q, K) que compartan valor o palo con tu carta oculta, el { -sello }.
jugglers-lobby = Cada persona tiene un objetivo secreto, y toda la mesa construye las mismas tres manos de póker. De { $min } a { $max } personas.
jugglers-option-wins = rondas para ganar
jugglers-option-dummy_sigils = sellos para los fantasmas (dos personas)

## Botones

jugglers-button-secret = { $count ->
    [0] Sin carta secreta
    [1] 1 carta secreta
   *[other] { $count } cartas secretas
}
jugglers-button-deck = Mazo
jugglers-button-dummy = 👻 { $draft }
jugglers-button-add = { $count ->
    [0] Ninguna
    [1] 1 carta
   *[other] { $count }
}
jugglers-button-gone = –
jugglers-button-poker = Póker
jugglers-draft = Fila { $draft } { $policy ->
    [joker] { -comodin }
   *[other] { $policy }
}

## De quién y de qué se habla

jugglers-dummy = el { -fantasma }
jugglers-dummy-of = el { -fantasma } de { $name }
jugglers-village = Aprobadas: { $count ->
    [0] ninguna todavía.
   *[other] { $cards }.
}

jugglers-by-die = { $die ->
    [0] {""}
   *[other] {" "}(dado { $die })
}
jugglers-draft-holds = { $count ->
    [0] sin cartas
   *[other] { $cards }, { $hand }
}

## Lo que hay en una mano de póker. $ranks son los valores que se comparan, $high y $low los dos primeros.

jugglers-kind-nothing = sin cartas
jugglers-kind-high-card = carta alta { $high }
jugglers-kind-pair = pareja de { $high }
jugglers-kind-straight-of-4 = escalera de 4 cartas al { $high }
jugglers-kind-two-pairs = doble pareja de { $high } y { $low }
jugglers-kind-three-of-a-kind = trío de { $high }
jugglers-kind-flush-of-4 = color de 4 ({ $ranks })
jugglers-kind-straight-of-5 = escalera de 5 cartas al { $high }
jugglers-kind-flush-of-5 = color de 5 ({ $ranks })
jugglers-kind-full-house = full de { $high } y { $low }
jugglers-kind-four-of-a-kind = póker de { $high }
jugglers-kind-straight-flush-of-4 = escalera de color de 4 cartas al { $high }
jugglers-kind-straight-flush-of-5 = escalera de color de 5 cartas al { $high }

## En las imágenes

jugglers-picture-gathering = Asamblea { $number }/{ $most }
jugglers-picture-cycle = Vuelta { $number }/{ $most }
jugglers-picture-secrets = Secretas: ¿0–{ $most }?
jugglers-picture-over = terminada
jugglers-picture-round-over = Ronda { $number } terminada
jugglers-picture-nothing = sin cartas
jugglers-picture-high-card = carta alta { $high }
jugglers-picture-pair = pareja de { $high }
jugglers-picture-straight-of-4 = escalera de 4
jugglers-picture-two-pairs = doble { $high } y { $low }
jugglers-picture-three-of-a-kind = trío de { $high }
jugglers-picture-flush-of-4 = color de 4
jugglers-picture-straight-of-5 = escalera de 5
jugglers-picture-flush-of-5 = color de 5
jugglers-picture-full-house = full { $high }, { $low }
jugglers-picture-four-of-a-kind = póker de { $high }
jugglers-picture-straight-flush-of-4 = esc. color de 4
jugglers-picture-straight-flush-of-5 = esc. color de 5
jugglers-picture-stake = { $count ->
    [0] Ninguna ley te da puntos
    [one] Quieres { $policies }: 1 punto
   *[other] Quieres { $policies }: { $count } puntos
}
jugglers-picture-so-far = { $points ->
    [one] 1 punto hasta ahora
   *[other] { $points } puntos hasta ahora
}
jugglers-thrill-die = ha elegido { $card }. Con tu { $own }: { $hand }
jugglers-thrill-die-said = El dado ha elegido { $card } en la { -fila } { $draft }. Con tu { $own } habría sido: { $hand }.
jugglers-picture-dummy = Fantasma
jugglers-picture-played-by = de
# Una línea cada uno.
jugglers-picture-village = Aprobadas
jugglers-picture-deck = Mazo
jugglers-picture-next = Luego
jugglers-picture-passed = aprobada
jugglers-picture-failed = rechazada
jugglers-picture-only-one = solo una carta
jugglers-picture-to-beat = hay que superarla
jugglers-picture-sigil = { -sello }
jugglers-picture-sigils = Los sellos, a la vista
jugglers-picture-matches = aprobadas ×1
jugglers-picture-allies = aliados ×½
jugglers-picture-points = puntos
jugglers-picture-mistakes = errores
jugglers-picture-round = { $many ->
    [yes] { $number }
   *[no] ronda { $number }
}
jugglers-picture-move = jugada { $move }
jugglers-turning-won = { $by ->
    [none] ganó
   *[other] ganó por { $by }
}, { $policy ->
    [none] solo gracias a sus aliados
   *[other] al aprobarse { $policy }
}
jugglers-turning-failed = { $by ->
    [none] sin ganar
   *[other] a { $by } de ganar
}, sin { $policy } ({ $hand } contra { $joker })
jugglers-turning-no-ally = { $by ->
    [none] sin ganar
   *[other] a { $by } de ganar
}, sin ningún aliado
jugglers-turning-passed = { $by ->
    [none] sin ganar
   *[other] a { $by } de ganar
}, aunque se aprobaron todas sus leyes
jugglers-picture-wins = { $several ->
    [yes] ganan la partida
   *[no] gana la partida
}
jugglers-picture-wins-round = { $several ->
    [yes] la ganan
   *[no] la gana
}
jugglers-picture-tied = Empate en rondas: { jugglers-picture-rank }
jugglers-picture-rank = { $rank }.º
jugglers-picture-draft = Fila { $number }
jugglers-picture-ask-secret = Cartas secretas: ¿0–{ $most }?
jugglers-picture-ask-place = Tu turno: juega una carta
jugglers-picture-ask-dummy = Turno de tu { -fantasma }
jugglers-picture-ask-over = La partida ha terminado
jugglers-picture-to-move = { $asking ->
    [secret] añade secretas
   *[place] juega ahora
}
jugglers-picture-you = tú
jugglers-picture-fault = { $fault ->
    [empty-deck] El { -mazo } está vacío
   *[out-of-turn] Fuera de turno
}
jugglers-picture-tried = { $what ->
    [nothing] no quedan cartas
    [deck] del { -mazo }
    [dummy] por un { -fantasma }
   *[place] antes de tiempo
}
jugglers-picture-juse = ¡Juse!

## Lo que pasa

jugglers-status-secret = ▶ **{ $name }** tiene la { -presidencia } y añade cartas secretas{ $who ->
    [computer] .
   *[person] : abre **{ button-hand }**.
} Ronda { $round }, { -asamblea } { $gathering } de { $gatherings }.
jugglers-status-place = { $who ->
    [computer] ▶ Le toca a **{ $name }**.
   *[person] ▶ Turno de **{ $name }**: abre **{ button-hand }**.
} Ronda { $round }, { -asamblea } { $gathering } de { $gatherings }, { -vuelta } { $cycle } de { $cycles }.
jugglers-status-dummy = ▶ **{ $name }** juega por el { -fantasma }{ $who ->
    [computer] .
   *[person] : abre **{ button-hand }**.
} Ronda { $round }, { -asamblea } { $gathering } de { $gatherings }, { -vuelta } { $cycle } de { $cycles }.

jugglers-did-secret = { $count ->
    [0] { $name } no añadió ninguna carta secreta.
    [1] { $name } añadió 1 carta secreta: { $dice }.
   *[other] { $name } añadió { $count } cartas secretas: { $dice }.
}
jugglers-rolled = { -fila } { $draft } (dado { $die })
jugglers-did-place = Jugadas: { $placed }.
jugglers-placed = { $name } → { -fila } { $draft }{ $means ->
    [deck] {" "}(del { -mazo })
   *[other] {""}
}{ jugglers-by-die }
jugglers-did-settle = Descubiertas en la { -vuelta } { $cycle }: { $turned }.
jugglers-turned = { $whose ->
    [secret] { $card } (secreta)
   *[place] { $card } de { $name }
} en la { -fila } { $draft }{ jugglers-by-die }
jugglers-did-move = Las cartas secretas ya están en sus filas.
jugglers-did-account = **Asamblea { $number }**: { $left }, { $right }. Comodín: { $joker }.
jugglers-account-side = { $passed ->
    [yes] **se aprobó { $policy }** ({ $hand })
   *[no] se rechazó { $policy } ({ $hand })
}
jugglers-did-round = **Ronda { $number }**: { $several ->
    [yes] ganan { $names }.
   *[no] gana { $names }.
}
jugglers-did-misplay = **¡Juse!** { $fault ->
    [empty-deck] El { -mazo } está vacío, { $name }.
   *[out-of-turn] { $name } deshace su jugada.
}
jugglers-rank = **{ $place }** · { $name }: { $score ->
    [0] ninguna ronda ganada,{" "}
    [1] 1 ronda ganada,{" "}
   *[other] { $score } rondas ganadas,{" "}
}{ $points ->
    [none] {""}
   *[other] { $points } { $several ->
        [yes] puntos
       *[no] punto
    },{" "}
}{ called-how-often }

## El resultado de una ronda

jugglers-result-head = **Ronda { $number }: { $several ->
    [yes] ganan { $names }.**
   *[no] gana { $names }.**
}
jugglers-result-line = { $name } { $sigil }: { $points } { $several ->
    [yes] puntos
   *[no] punto
}{ $matches ->
    [0] {""}
    [1] {" "}· aprobada { $passed }
   *[other] {" "}· aprobadas { $passed }
}{ $allies ->
    [0] {""}
    [1] {" "}· aliado { $allied }
   *[other] {" "}· aliados { $allied }
}
jugglers-result-dummy = { $name } { $sigil }
jugglers-result-legend = 1 punto por cada { -ley } aprobada que comparte valor o palo con tu { -sello }, y ½ por cada uno de los demás sellos que coincida (un aliado).
jugglers-result-standing = Rondas ganadas: { $standing }. { $wins ->
    [1] Con una ronda se gana la partida.
   *[other] Quien llegue antes a { $wins } gana la partida.
}
jugglers-history = Rondas anteriores: { $rounds }.
jugglers-history-round = { $number }: { $winners }
jugglers-sigils = Sellos y manos: { $sigils }.
jugglers-sigil-and-hand = { $name } **{ $sigil }**{ $cards ->
    [0] {""}
   *[other] {" "}({ $hand })
}
jugglers-result-won = { $name } { $won }

## Lo que pronostica quien mira

jugglers-forecast = **¿Qué leyes se aprobarán en la { -asamblea } { $round }?**
jugglers-forecast-both = Las dos
jugglers-forecast-left = Solo la de la fila 1
jugglers-forecast-right = Solo la de la fila 3
jugglers-forecast-none = Ninguna
jugglers-forecast-until = que termine la segunda { -vuelta }
jugglers-forecast-part = { -asamblea } { $number }
jugglers-foretold = En la { -asamblea } { $number } { $passed ->
    [both] se aprobaron las dos leyes
    [left] solo se aprobó la ley de la fila 1
    [right] solo se aprobó la ley de la fila 3
   *[none] no se aprobó ninguna ley
}.

## Insignias y cómo se ganan

jugglers-badge-policies = dos aprobadas
jugglers-badge-policies-how = dos tuyas a la vez
jugglers-badge-policies-why = Se han aprobado las dos leyes de una asamblea, y las dos coincidían con tu sello.

## Por qué fue un error

jugglers-fault-out-of-turn = { $own ->
    [yes] { $kind ->
        [dummy] { $name } jugó por el { -fantasma } en la { -fila } { $draft }, pero tocaba una carta de la mano.
       *[other] { $name } jugó una carta en la { -fila } { $draft }, pero era el turno del { -fantasma }.
    }
   *[no] { $kind ->
        [dummy] { $name } jugó por un { -fantasma } en la { -fila } { $draft }, pero es el turno de { $waiting }.
        [deck] { $name } puso la carta de arriba del { -mazo } en la { -fila } { $draft }, pero es el turno de { $waiting }.
       *[other] { $name } jugó una carta en la { -fila } { $draft }, pero es el turno de { $waiting }.
    }
}
jugglers-fault-empty-deck = { $name } quería la carta de arriba del { -mazo } para la { -fila } { $draft }, pero el { -mazo } está vacío.

## Mi mano

jugglers-hand-round = Ronda { $round }: tienes un { -sello } nuevo.
jugglers-hand-secret = ▶ Tienes la { -presidencia }: ¿cuántas cartas secretas del { -mazo } añades? Nadie las ve, y un dado elige la { -fila } de cada una.
jugglers-hand-gathering = { $name } tiene la { -presidencia } y añade cartas secretas.
jugglers-hand-place = ▶ Tu turno: toca una carta y luego una { -fila }. **{ jugglers-button-deck }** juega la carta de arriba del { -mazo }, sin verla.
jugglers-hand-dummy = ▶ Turno de tu { -fantasma }: toca **👻 1**, **2** o **3** para elegir su { -fila }.
jugglers-hand-wait = No es tu turno. Jugar ahora sería un **¡Juse!**
jugglers-hand-picked = { $turn ->
    [yes] ▶ { $what ->
        [deck] La carta de arriba del { -mazo }, sin verla: ¿en qué { -fila }?
       *[card] **{ $card }**: ¿en qué { -fila }?
    }
   *[no] { $what ->
        [deck] Has elegido la carta de arriba del { -mazo }, pero no es tu turno.
       *[card] Has elegido **{ $card }**, pero no es tu turno.
    }
}
jugglers-hand-star = -# ★ = comparte valor o palo con { $sigil }: 1 punto
jugglers-hand-over = La partida ha terminado.
jugglers-own-none = Ninguna ley era tuya.
jugglers-own-passed = Querías { $policy }: aprobada. ¡1 punto!
jugglers-own-failed = Querías { $policy }: rechazada.
jugglers-own-die = { $whose ->
    [secret] El dado ha elegido la carta secreta { $card } en vez de tu { $own }.
   *[place] El dado ha elegido { $card } de { $name } en vez de tu { $own }.
}
jugglers-own-nearly = Con tu { $own } se habría aprobado: { $hand }.
jugglers-own-round = { $how ->
    [won] ¡Ganas la ronda! Puntos: { $points }.
   *[lost] Tus puntos: { $points }.
}
jugglers-own-winners = { $how ->
    [shared] Victoria compartida con { $names }.
   *[lost] Victoria con { $most }: { $names }.
}
jugglers-own-policies = { $count ->
    [0] No se ha aprobado nada de lo que querías.
    [1] Aprobada que querías: { $policies }.
   *[other] Aprobadas que querías: { $policies }.
}
jugglers-own-allies = { $count ->
    [0] No tenías aliados.
    [1] Aliado, ½ punto: { $names }.
   *[other] Aliados, ½ punto por cabeza: { $names }.
}

## Las imágenes en palabras

jugglers-alt-head = Jugglers, ronda { $round }, { -asamblea } { $gathering } de { $gatherings }{ $state ->
    [ended] {" "}terminada.
   *[going] , { -vuelta } { $cycle } de { $cycles }.
}
jugglers-alt-waiting = { $what ->
    [secret] { $name } elige cuántas cartas secretas añade, { $most } como máximo.
    [dummy] { $name } juega ahora, por el { -fantasma }.
   *[place] { $name } juega ahora.
}
jugglers-alt-round = Ronda { $number }, sellos y puntos: { $seats }.
jugglers-alt-won = ¡Victoria de { $names }!
jugglers-alt-coming = Ronda { $round }, { -asamblea } { $gathering }: { $left } en la { -fila } 1, { $right } en la { -fila } 3.
jugglers-alt-ended-draft = Fila { $draft }, { $how ->
    [joker] el { -comodin }
    [passed] se aprobó { $policy }
   *[failed] rechazada
}: { jugglers-draft-holds }.
jugglers-alt-draft = Fila { $draft }, { $policy ->
    [joker] el { -comodin }
   *[other] { $policy }
}: { jugglers-draft-holds }{ $ahead ->
    [yes] , que supera la del { -comodin }
   *[no] {""}
}{ $down ->
    [0] {""}
   *[other] ; { $down } boca abajo{ $secrets ->
        [0] {""}
        [1] {" "}(la primera, secreta)
       *[other] {" "}(las { $secrets } primeras, secretas)
    }
}.
jugglers-alt-order = Orden de juego{ $more ->
    [yes] ; quien va al final también empieza la siguiente { -vuelta }:
   *[no] :
}
jugglers-alt-places = En el sentido de las agujas del reloj:
jugglers-alt-place = { $name }{ $who ->
    [dummy] {""}
    [chair] , { -presidencia }, { $won ->
        [1] 1 ronda ganada
       *[other] { $won } rondas ganadas
    }, { $cards ->
        [0] sin cartas
        [1] 1 carta
       *[other] { $cards } cartas
    } en la mano
   *[other] , { $won ->
        [1] 1 ronda ganada
       *[other] { $won } rondas ganadas
    }, { $cards ->
        [0] sin cartas
        [1] 1 carta
       *[other] { $cards } cartas
    } en la mano
}{ $on ->
    [0] {""}
   *[other] , en la { -fila } { $on }
}
jugglers-alt-deck = { $count ->
    [0] El { -mazo } está vacío.
    [1] 1 carta en el { -mazo }.
   *[other] { $count } cartas en el { -mazo }.
}{ $waiting ->
    [0] {""}
    [1] {" "}Una carta secreta espera en la { -fila } { $secrets }.
   *[other] {" "}Hay cartas secretas esperando en las filas { $secrets }.
}
jugglers-alt-sigils = Sellos:
jugglers-alt-wins = { $wins ->
    [1] Con una ronda se gana la partida.
   *[other] Quien llegue antes a { $wins } gana la partida.
}
jugglers-alt-put = Lo último jugado: { $placed }.
jugglers-alt-on = { $name } en la { -fila } { $draft }{ jugglers-by-die }
jugglers-alt-turned = Descubiertas: { $turned }.
jugglers-alt-misplay = ¡Juse! { $kind ->
    [deck] { $name } quería la carta de arriba del { -mazo } para la { -fila } { $draft }.
    [dummy] { $name } quería jugar por un { -fantasma } en la { -fila } { $draft }.
   *[other] { $name } quería jugar en la { -fila } { $draft }.
}
jugglers-alt-asked = { $what ->
    [secret] Eliges cuántas cartas secretas añadir.
    [place] Es tu turno.
    [dummy] Es el turno de tu { -fantasma }.
    [nothing] No es tu turno.
   *[over] Ha terminado.
}
jugglers-alt-hand = Tu { -sello } es { $sigil }. { $count ->
    [0] No tienes cartas.
   *[other] Tus cartas: { $cards }.
}

## Negativas de las reglas

refused-secret-first = { $seat } tiene la { -presidencia } y añade antes cartas secretas.
refused-secret-done = Las cartas secretas de esta { -asamblea } ya están añadidas.
refused-chairman-only = Ahora solo puede hacerlo { $seat }: la { -presidencia } añade las cartas secretas.
refused-too-many-secrets = Puedes añadir como máximo { $most ->
    [1] 1 carta secreta
   *[other] { $most } cartas secretas
}.
refused-no-such-draft = Las filas son la 1, la 2 y la 3.
refused-card-not-held = No tienes esa carta.
refused-no-dummy-of-yours = No tienes ningún { -fantasma } por el que jugar.

## ¿Qué puedo hacer?

jugglers-can-secret = Elige en **{ button-hand }** cuántas cartas secretas añades, { $most } como máximo.
jugglers-can-place = Juega **una carta de tu mano** en una { -fila }{ $deck ->
    [0] .
   *[other] {" "}y luego roba una.
}
jugglers-can-deck = Pon la **carta de arriba del { -mazo }** en una { -fila }, sin verla. { $deck ->
    [0] Pero el { -mazo } está vacío: eso sería un **¡Juse!**
    [1] Queda 1 carta.
   *[other] Quedan { $deck } cartas.
}
jugglers-can-dummy = Elige una { -fila } para **tu { -fantasma }**, que juega la carta de arriba del { -mazo }.
jugglers-can-wait = { $asking ->
    [secret] Espera y mira tus cartas en **{ button-hand }**.
   *[other] Espera, o elige tu próxima carta por adelantado en **{ button-hand }**. Jugar ahora, fuera de turno, sería un **¡Juse!**
}

jugglers-matters-secret = Nadie ve una carta secreta. Un dado elige su { -fila }, y allí cuenta en la última { -vuelta }.
jugglers-matters-settle = Después de cada { -vuelta } se descubre una carta en cada { -fila }: un dado elige cuál, y las demás se pierden. Así, hasta una carta inútil puede dejar fuera una buena.
jugglers-matters-pass = Una { -ley } se aprueba si al final su { -fila } supera la del { -comodin }. Un empate no basta.
jugglers-matters-sigil = Recibes 1 punto por cada { -ley } que se aprueba y comparte valor o palo con tu { -sello }, { $sigil }.
jugglers-matters-turn = Arriba en la imagen está el orden de juego; quien va al final de una { -vuelta } también empieza la siguiente.

jugglers-any-secret = cualquier cantidad
jugglers-any-place = cualquiera de tus cartas, en cualquier { -fila }
jugglers-any-deck = la carta de arriba del { -mazo }, en cualquier { -fila }
jugglers-any-dummy = una carta por tu { -fantasma }, en cualquier { -fila }
jugglers-right-secret = tienes la { -presidencia } y puedes añadir { $most } como máximo.
jugglers-right-place = es tu turno, y cada { -fila } acepta cualquier carta.
jugglers-right-deck = es tu turno, y aún quedan cartas.
jugglers-right-dummy = es el turno de tu { -fantasma }.
jugglers-wrong-out-of-turn = { $own ->
    [yes] { $asking ->
        [dummy] es el turno de tu { -fantasma }.
       *[place] es tu propio turno, no el de tu { -fantasma }.
    }
   *[no] es el turno de { $name }.
}
jugglers-wrong-empty-deck = el { -mazo } está vacío.
jugglers-move = { $kind ->
    [deck] carta del { -mazo } → { -fila } { $draft }
    [dummy] { -fantasma } → { -fila } { $draft }
   *[place] { $card } → { -fila } { $draft }
}

## Por qué una jugada es la mejor. $hand es lo que la fila tiene entonces, $policy de qué trata.

jugglers-coach-secret = { $count ->
    [0] Sin cartas secretas solo decide lo que juega la mesa.
   *[other] Nadie sabe a quién ayudan las cartas secretas, así que con ellas es más difícil leer las filas.
}
jugglers-coach-place = { $improves ->
    [yes] { $whose ->
        [own] Así la { -fila } { $draft } tiene: { $hand }. { $policy } comparte { $shared } con tu { -sello }, así que es un punto para ti si se aprueba.
        [joker] Así el { -comodin } tiene: { $hand }. Las dos leyes tienen que superar eso.
       *[other] Así la { -fila } { $draft } tiene: { $hand }. { $policy } no te da ningún punto.
    }
   *[no] { $whose ->
        [own] No añade nada a la { -fila } { $draft }, donde { $policy } sería un punto para ti, pero tampoco ayuda a otra { -fila }.
        [joker] No añade nada a la { -fila } del { -comodin }, pero puede dejar fuera una carta mejor.
       *[other] No añade nada a la { -fila } { $draft }, pero puede dejar fuera una carta mejor.
    }
}
jugglers-coach-deck = { $whose ->
    [own] Nadie la ve, pero puede ayudar a { $policy }, que comparte { $shared } con tu { -sello }. Conservas tus propias cartas.
    [joker] Nadie la ve, pero puede ayudar a la { -fila } del { -comodin }, que las dos leyes tienen que superar. Conservas tus propias cartas.
   *[other] Puede dejar fuera una carta mejor en la { -fila } { $draft }, donde { $policy } no te da ningún punto. Conservas tus propias cartas.
}
jugglers-coach-dummy = { $whose ->
    [own] La carta de tu { -fantasma } puede ayudar a { $policy }, que comparte { $shared } con tu { -sello } y es un punto para ti si se aprueba.
    [joker] La carta de tu { -fantasma } puede ayudar a la { -fila } del { -comodin }, que las dos leyes tienen que superar.
   *[other] La carta de tu { -fantasma } puede dejar fuera una mejor en la { -fila } { $draft }, donde { $policy } no te da ningún punto.
}
jugglers-coach-shared = { $what ->
    [rank] valor
   *[suit] palo
}

## La lección

jugglers-lesson-1 =
    Ahora se decide sobre dos **leyes**: la Q♠ en la fila 1 y la K♣ en la fila 3. Cada fila es una mano de póker, y una ley **se aprueba** si su fila supera la del **comodín**, en la fila 2. Tu **sello** secreto es la Q♥: las leyes que compartan su valor o su palo son puntos para ti, si se aprueban. *{ button-hand }* las marca con ★, así que quieres la Q♠.
    Esta vez tienes la **presidencia**: antes de que nadie juegue, añades cartas secretas, que nadie ve.
    ➡️ Pulsa **{ button-hand }** y luego **1 carta**.
jugglers-lesson-2 =
    Un dado ha elegido la fila 1: tu carta secreta espera allí hasta el final. Luego cada fila ha recibido una carta boca arriba. Le toca a { $p1 }, a tu izquierda, y el turno va dando la vuelta; arriba en la imagen está el orden. Pero nadie te impide jugar antes de tiempo.
    ➡️ Comete un error a propósito: en **{ button-hand }** toca el **9♥** y luego **Fila 1 Q♠**.
jugglers-lesson-3 =
    Eso es un **¡Juse!** Aquí solo lo lees tú; en una mesa de verdad lo lee todo el mundo. Has recuperado tu carta. Entretanto, cada rival ha jugado una carta boca abajo, y ahora sí es tu turno. El 9♥ hace **pareja** con el 9♦ de la fila 1.
    ➡️ En **{ button-hand }** toca el **9♥** y luego **Fila 1 Q♠**.
jugglers-lesson-4 =
    Ya ha jugado todo el mundo una vez: eso ha sido una **vuelta**, y en cada fila se descubre una carta. La tuya estaba sola en la fila 1. En la fila 2 había dos: un **dado** ha elegido el 6♦, y la otra se ha perdido. Has robado una carta, y vuelve a ser tu turno: quien va al final de una vuelta empieza la siguiente.
    ➡️ Haz un trío: toca el **9♣** y luego **Fila 1 Q♠**.
jugglers-lesson-5 =
    { $p1 } también ha jugado en la fila 1, pero el dado ha elegido tu 9♣. Ahora, la K♣: no te sirve de nada, así que mantén floja la fila 3. Hasta una carta inútil sirve, porque puede dejar fuera una buena. Si quieres guardar las tuyas, juega la carta de arriba del mazo, sin verla.
    ➡️ En **{ button-hand }** toca **{ jugglers-button-deck }** y luego **Fila 3 K♣**.
jugglers-lesson-6 =
    El dado ha elegido tu carta: el 9♠, que allí no sirve de nada. Esta es la última vuelta: tu carta secreta ya está en la fila 1, y el mazo está vacío, así que ya no se roba.
    ➡️ Una más para la fila 3: toca el **2♠** y luego **Fila 3 K♣**.
jugglers-lesson-7 =
    Solo falta que juegue { $p1 }. Luego se descubren las últimas cartas de las filas, y las filas 1 y 3 se comparan con la del comodín: una ley se aprueba si su fila es más alta; con un empate, no.
    ➡️ Pulsa **{ button-lesson-on }** para ver cómo termina.
jugglers-lesson-end =
    Tres 9 superan la pareja del comodín: **se ha aprobado la Q♠**, y es un punto para ti. La K♣, con una pareja de 4, se ha rechazado. Eso ha sido una **asamblea**; ahora la presidencia pasa a la siguiente persona, y llegan dos leyes más. Tras seis asambleas se muestran todos los sellos. Cada uno de los demás sellos que comparta valor o palo con el tuyo es ½ punto, y quien tenga más puntos gana la ronda.
    Mira a qué filas ayuda cada cual: ¡así se ve lo que quiere!
    ➡️ Ahora: **/jugglers new**, y añade bots si no hay nadie más. Con **learning** activado, *{ button-what }* dice lo que permiten las reglas. **/jugglers rules** tiene el resto, y el orden de las manos de póker.

## Las reglas, página a página

jugglers-rules-title-1 = El objetivo
jugglers-rules-1 = **Jugglers · El objetivo**
    { jugglers-goal }

    Cada persona tiene un **sello**: una carta A, J, Q o K que nadie más ve. Tres manos de póker deciden qué *leyes* se aprueban, y las construye toda la mesa con las cartas del 2 al 10.
    • Una partida tiene una o más rondas, y una ronda tiene 6 **asambleas** (5 con cinco personas) con dos leyes cada una.
    • Cuando se acaban las leyes, se muestran todos los sellos, y quien tenga más puntos gana la ronda.
    • Quien gane antes 1, 2 o 3 rondas gana la partida: la cantidad se elige al abrir la mesa.
    • Alrededor de la mesa hay cuatro sitios, cinco con cinco personas. Con dos o tres, los vacíos son para **fantasmas**.

jugglers-rules-title-2 = Una asamblea
jugglers-rules-2 = **Jugglers · Una asamblea**
    En cada asamblea alguien tiene la **presidencia**. Se descubren dos leyes, en la **fila 1** y la **fila 3**. El **comodín** está en la **fila 2**, entre ellas. Cada fila recibe una mano de póker.
    • Las cartas del 2 al 10 que no están en ninguna mano se barajan y, desde la izquierda de la presidencia, se reparten hasta tener 5 por persona. Conservas tus cartas para la próxima asamblea y la próxima ronda.
    • **Cartas secretas**: la presidencia elige cuántas cartas del mazo añade, sin que nadie las vea: hasta 1 con cuatro o cinco personas, 2 con tres, 3 con dos. Un dado manda cada una a una fila, a la vista de todo el mundo: 1 o 4 a la fila 1, 2 o 5 a la fila 2, 3 o 6 a la fila 3. Las demás se descartan sin verlas; con dos personas siguen en el mazo.
    • Con tres o cuatro personas, cada fila recibe luego una carta boca arriba.
    • Se juegan cartas en 4 **vueltas**, en 5 con dos o cinco personas.
    • Al final, las filas 1 y 3 se comparan con la del comodín. Si una fila es **más alta**, su ley se aprueba. Si es igual o más baja, la ley se rechaza y se aparta boca abajo.
    • La presidencia pasa a la siguiente persona, en el sentido de las agujas del reloj.

jugglers-rules-title-3 = Tu turno
jugglers-rules-3 = **Jugglers · Tu turno**
    Cada sitio tiene un turno por vuelta, en el sentido de las agujas del reloj. La primera vuelta la empieza quien está a la izquierda de la presidencia. Quien va al final de una vuelta también empieza la siguiente, y así juega dos veces seguidas. En tu turno haces una de estas cosas:
    • **jugar una carta** de tu mano, boca abajo, en cualquiera de las tres filas, y luego robar la de arriba del mazo, si queda alguna;
    • jugar allí la **carta de arriba del mazo**, sin verla. Entonces no robas nada.

    Después de cada vuelta se descubre una carta en cada fila. Si hay una sola, es esa. Si hay varias, un dado elige una: cuéntalas en el orden en que se jugaron, y si el dado pasa de la última, sigue por la primera (así, una séptima nunca sale). La carta se une a la mano de póker, y las demás se descartan sin verlas. Así, hasta una carta que no mejora una fila puede dejar fuera una buena.
    Cuando empieza la última vuelta, las cartas secretas se unen a sus filas, como las primeras jugadas allí.
    Arriba en la imagen está el orden de esta vuelta; tras la flecha está quien empieza la siguiente. Un dado junto a una fila señala de quién era la carta elegida.
    Mientras esperas, **Adelantar jugada**, en *{ button-hand }*, guarda una carta y una fila para tu turno. Se juega cuando llega tu turno, y hasta entonces solo la ves tú.
    Con cuatro personas, el mazo se vacía antes de la última vuelta; con tres, después; con cinco, desde el principio. Con dos sobran algunas cartas.

jugglers-rules-title-4 = Manos de póker
jugglers-rules-4 = **Jugglers · Manos de póker**
    Una mano tiene hasta cinco cartas, y cuatro ya pueden valer algo. De mejor a peor:
    1. **escalera de color de 5**: 6♥ 7♥ 8♥ 9♥ 10♥
    2. **escalera de color de 4**: 4♣ 5♣ 6♣ 7♣
    3. **póker**: 8♠ 8♥ 8♦ 8♣
    4. **full**: 9♠ 9♥ 9♣ 4♦ 4♣
    5. **color de 5**: 2♦ 4♦ 5♦ 8♦ 10♦
    6. **escalera de 5**: 3♠ 4♥ 5♥ 6♣ 7♦
    7. **color de 4**: 2♠ 5♠ 6♠ 10♠
    8. **trío**: 7♥ 7♦ 7♣
    9. **doble pareja**: 10♥ 10♣ 3♠ 3♦
    10. **escalera de 4**: 5♠ 6♦ 7♥ 8♣
    11. **pareja**: 6♥ 6♣
    12. **carta alta**: 9♦
    13. **sin ninguna carta**

    Una mano vale lo mejor que contiene, y solo cuentan las cartas que lo forman. Entre dos iguales decide la más alta de esas cartas, luego la siguiente, y así; en un full, primero el trío y luego la pareja; en una doble pareja, primero la más alta. Una carta alta es solo esa carta. Ni las demás cartas ni los palos deshacen un empate.

jugglers-rules-title-5 = Los puntos
jugglers-rules-5 = **Jugglers · Los puntos**
    Cuando ya no quedan dos leyes para otra asamblea, se muestran todos los sellos.
    • **1 punto** por cada ley aprobada que comparte valor o palo con tu sello.
    • **½ punto** por cada uno de los demás sellos que también coincida: un *aliado*. Los sellos de los fantasmas también cuentan.

    Quien tenga más puntos gana la ronda; con un empate, ganan quienes empatan. Los fantasmas no ganan nada. La partida es de quien llegue antes a las rondas necesarias: 1, 2 o 3, según la mesa. Si varias personas llegan en la misma ronda, comparten la victoria.
    La presidencia sigue dando la vuelta a la mesa en la ronda siguiente, en la que se reparten sellos nuevos.

jugglers-rules-title-6 = Con 2, 3 o 5
jugglers-rules-6 = **Jugglers · Con dos, tres o cinco personas**
    Un **fantasma** juega siempre la carta de arriba del mazo, y tiene un sello que nadie ve antes del final de la ronda.
    • **Dos personas** se sientan frente a frente, cada una con un fantasma a la izquierda. Cuando le toca a tu fantasma, eliges la fila para su carta. Las filas no reciben cartas boca arriba, y hay 5 vueltas. Si desactivas los sellos para los fantasmas, no tienen, y una ronda tiene 7 asambleas.
    • **Tres personas** tienen un fantasma. En cada asamblea se pone a la izquierda de la presidencia, así que empieza la primera vuelta. Un dado elige su fila, como con las cartas secretas.
    • **Cinco personas** reciben 7 cartas en cada asamblea y nunca roban, porque no queda mazo. Las filas no reciben cartas boca arriba, y hay 5 vueltas. Descartas las 2 cartas que no juegas. Tras los sellos quedan 11 leyes: bastan para 5 asambleas, y la última no la ve nadie.

jugglers-rules-title-7 = ¡Juse!
jugglers-rules-7 = **Jugglers · ¡Juse!**
    Las reglas prohíben poco, así que el **¡Juse!** es por jugar antes de tiempo:
    • jugar una carta, la de arriba del mazo o por un fantasma **cuando no es tu turno**, una vez que se están jugando cartas. Con dos personas vale también para tu propia carta en el turno de tu fantasma, y para la de tu fantasma en el tuyo;
    • jugar la **carta de arriba del mazo cuando está vacío**.

    No se mueve nada, y sigue siendo el turno de la misma persona. **{ button-hand }** te deja hacerlo todo en cualquier momento: darte cuenta de a quién le toca es cosa tuya.

## Comandos

command-jugglers = Jugglers: tres manos de póker que construye toda la mesa, con objetivos secretos
command-jugglers-new-wins = Con cuántas rondas se gana la partida: 1, 2 o 3
command-jugglers-new-dummy_sigils = Solo con dos personas: si los fantasmas también tienen sellos (por defecto, sí)
command-jugglers-place = Juega una carta de tu mano, boca abajo, en una fila
command-jugglers-place-card = Una de tus cartas, como 7C o 10♥
command-jugglers-place-row = 1, 2 (la del comodín) o 3
command-jugglers-deck = Juega la carta de arriba del mazo en una fila, sin verla
command-jugglers-deck-row = { command-jugglers-place-row }
command-jugglers-secret = Con la presidencia: elige cuántas cartas secretas añades
command-jugglers-secret-count = Hasta 3 con dos personas, 2 con tres, 1 con más; 0 para ninguna
command-jugglers-dummy = Dos personas: juega la carta de arriba del mazo en una fila por tu fantasma
command-jugglers-dummy-row = { command-jugglers-place-row }

## En la primera partida, cuando ocurre por primera vez

jugglers-new-place = Elige una carta y luego la { -fila } que quieras reforzar. Una { -ley } se aprueba si su { -fila }, como mano de póker, supera la del { -comodin }.
jugglers-new-die = Las cartas de una { -fila } estaban boca abajo; un dado ha elegido la que se ha descubierto. Las demás se han perdido.
jugglers-new-secrets = Las cartas secretas ya están en sus filas, y un dado puede elegirlas como a las demás.
jugglers-new-passed = Si una { -fila } ha superado la del { -comodin }, su { -ley } se ha aprobado. Un empate no basta.
jugglers-new-points = Se muestran todos los sellos: un punto por cada { -ley } aprobada que coincide con el tuyo, y medio punto por cada uno de los demás sellos que también coincida.
jugglers-new-misplay = Un Juse es una carta jugada fuera de turno, o de un { -mazo } vacío. No se mueve nada, y la partida sigue.

## La revisión, y por qué un bot jugó así. Se lee cuando la partida ha terminado.

jugglers-review-why = { $how ->
    [row] La { -fila } { $draft } es mejor sitio para esa carta
    [card] { $card } es mejor carta para esa { -fila }
    [deck] La carta de arriba del { -mazo } sirve más en la { -fila } { $draft } que una tuya
   *[both] { $card } sirve más, en la { -fila } { $draft }
}: { $effect }.
jugglers-review-effect = { $effect ->
    [pass] te convenía que { $policy } se aprobara, y eso ocurrió en { $better } de 100 repartos que encajan con lo que sabías; con tu elección, en { $played }
    [fail] te convenía que { $policy } se rechazara, y eso ocurrió en { $better } de 100 repartos que encajan con lo que sabías; con tu elección, en { $played }
   *[none] te ayuda un poco de muchas maneras
}
jugglers-review-goal = { $effect ->
    [pass] Haz que { $policy } se apruebe
    [fail] Haz que { $policy } se rechace
   *[none] Gana esta ronda
}.
jugglers-review-brought = { $policy } { $passed ->
    [yes] se aprobó
   *[no] se rechazó
}, y { $won ->
    [yes] ganaste la ronda
   *[no] no ganaste la ronda
}.
jugglers-review-leaves-out = No cuento el número de cartas secretas ni los faroles que cuestan poco: lo que valen depende del resto de la mesa.
jugglers-why-wanted = { $name } quería que { $first } { $left ->
    [pass] se aprobara
   *[fail] se rechazara
} y que { $second } { $right ->
    [pass] se aprobara
   *[fail] se rechazara
}.
jugglers-why-hard = Jugó la asamblea hasta el final { $rollouts } veces. Victorias de más o de menos en 1000 partidas: **{ $move }**, { $gain }; { $other }, { $other_gain }.
jugglers-why-suspects = Lo que tenía más claro era el { -sello } de { $name }: { $sigil }, al { $percent } %.
jugglers-why-secret = { $name } deja al azar cuántas cartas secretas pone, para que nadie pueda deducir nada.
jugglers-why-tried = { $level ->
    [easy] { $name } juega en Fácil: no mira lo que has hecho, a veces pasa por alto la mitad de su mano, y una de cada cuatro jugadas es cualquier cosa permitida. Así salió **{ $move }**.
   *[normal] Dedujo lo que quieres por las filas que elegiste, probó cada carta en 50 continuaciones posibles de la asamblea, y la mejor fue **{ $move }**.
}

## Boards: is this true?

jugglers-board-claim = { $row } supera la mano del { -comodin }.
jugglers-board-why = Fila { $draft }: { $hand }. El { -comodin }: { $joker }. { $how ->
    [higher] Así que la { -fila } { $draft } es más alta.
    [lower] Así que la { -fila } { $draft } es más baja.
   *[tie] Un empate no supera nada.
}
jugglers-board-row = { $row }: { $cards ->
    [none] sin cartas
   *[other] { $cards }
}
