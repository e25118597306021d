figures-settings = Ajustes
my-settings = **Tus ajustes**
my-pings = • { $on ->
    [True] Te aviso cuando es tu turno.
   *[False] No te aviso cuando es tu turno.
}
my-in_words = • { $on ->
    [True] “{ button-hand }” y tus partidas privadas se muestran como texto, sin imágenes.
   *[False] “{ button-hand }” y tus partidas privadas se muestran con imágenes.
}
my-everywhere = • { $on ->
    [True] La gente de todos los servidores ve tu nombre en los resultados de las partidas del día.
   *[False] Solo la gente de tus servidores ve tu nombre en los resultados de las partidas del día.
}
my-hide_ratings = • { $on ->
    [True] No ves ratings: ni tarjetas ni números en la { -clasificacion }. El mensaje debajo de una partida lo ve todo el mundo, así que no lleva tu número ni su cambio. El resto de la gente sigue encontrando el tuyo en la { -clasificacion }.
   *[False] Ves ratings: en tarjetas, en la { -clasificacion } y debajo de una partida.
}
my-news = • { $on ->
    [True] El mensaje debajo de una partida cuenta tus novedades: una insignia, un nivel, una racha de días.
   *[False] El mensaje debajo de una partida no cuenta tus novedades.
}
button-my-hide_ratings = { $on ->
    [True] Mostrar ratings
   *[False] Ocultar ratings
}
button-my-news = { $on ->
    [True] Ocultar novedades
   *[False] Mostrar novedades
}
button-my-pings = { $on ->
    [True] Desactivar avisos
   *[False] Activar avisos
}
button-my-in_words = { $on ->
    [True] Usar imágenes
   *[False] Usar solo texto
}
button-my-everywhere = { $on ->
    [True] Ocultar mi nombre
   *[False] Mostrar mi nombre
}
my-language-which = Tu idioma …
my-language-of-discord = El idioma de mi Discord
my-settings-foot = -# Para ver texto en vez de imágenes en todo este canal: /table words.
button-my-look = Aspecto de cartas
refused-look-of-the-table = “{ button-look-table }” solo vale para tus imágenes privadas. Elige colores o un reverso para esta mesa.
refused-motion-of-the-table = Solo se mueven las imágenes de la mesa de un canal. Elige “{ command-table-look-place-table }” en la opción “for”, o quita “motion”.
refused-too-many-channels = La lista admite como máximo { $most } canales. Quita antes uno.
refused-manager-only = Solo puede cambiar estos ajustes quien administre el servidor.
own-look = “{ button-hand }” y tus partidas privadas: { $colors ->
    [two] dos colores
    [four] cuatro colores
   *[table] colores como en la mesa
}; { $back }{ $emojis ->
    [True] ; emojis de cartas
    [False] ; sin emojis de cartas
   *[none] {""}
}.
look-emojis = -# Las cartas en tus mensajes: A♠ K♥ 7♦ Q♣. Los lectores de pantalla dicen en inglés el nombre del emoji de una carta, como “seven of hearts”.
look-in-words = -# Lo lees todo como texto, sin imágenes ni emojis de cartas. Con **{ figures-settings }** vuelven.
look-alt = Muestras. En dos colores: A♠ K♥ 7♦ Q♣, negro y rojo. En cuatro colores: las mismas con letras, diamantes azules, tréboles verdes. Reversos: barras, rejilla, olas, hojas.
look-which-back = Reversos…
button-look-two = Dos colores
button-look-four = Cuatro colores
button-look-table = Como la mesa
button-look-emojis = { $on ->
    [True] Ocultar emojis
   *[False] Mostrar emojis
}
table-look = Esta mesa: { $colors ->
    [two] dos colores
   *[four] cuatro colores
}; { $back }; { $motion ->
    [on] con animaciones
   *[off] sin animaciones
}.
words-now-me = Hecho: “{ button-hand }” y tus partidas privadas { $on ->
    [yes] se muestran ahora como texto, sin imágenes. Para cambiar lo que se ve aquí, elige “este canal” en la opción “for”.
   *[no] vuelven a mostrarse con imágenes.
}
words-now-channel = Hecho: las mesas de este canal { $on ->
    [yes] se muestran ahora como texto, sin imágenes, para todo el mundo.
   *[no] vuelven a mostrarse con imágenes.
}
refused-words-of-the-channel = Para este canal solo pueden elegirlo quienes juegan en su mesa o administran el servidor. Solo para ti, elige “solo yo” en la opción “for”.
back-bars = barras en el reverso
back-lattice = rejilla en el reverso
back-waves = olas en el reverso
back-leaves = hojas en el reverso
back-table = reverso como en la mesa
settings-now = Avisos de turno: { $pings }. Se pueden abrir mesas en { $channels }.
settings-everywhere = todos los canales
settings-language = Idioma de aquí: { $language }. Lo que solo ves tú está en tu propio idioma.
settings-language-none = el idioma del servidor, o el de quien abre una mesa
refused-no-such-language = No conozco el idioma “{ $language }”. Elige uno de la lista.
settings-pings-on = sí
settings-pings-off = no
command-table-look = Colores, reversos, emojis y animaciones de las cartas; sin opciones, muestras para elegir
command-table-look-colors = Cuántos colores tienen los palos
command-table-look-colors-two = dos: negro y rojo
command-table-look-colors-four = cuatro: un color y una letra por palo
command-table-look-colors-table = como en la mesa (para mis imágenes privadas)
command-table-look-back = El reverso de las cartas
command-table-look-back-bars = barras
command-table-look-back-lattice = rejilla
command-table-look-back-waves = olas
command-table-look-back-leaves = hojas
command-table-look-back-table = como en la mesa (para mis imágenes privadas)
command-table-look-motion = Anima las imágenes de esta mesa
command-table-look-place = Para toda la mesa o solo para ti (por defecto, la mesa)
command-table-look-place-table = la mesa de este canal
command-table-look-place-private = mis imágenes privadas, juegue donde juegue
command-table-words = Texto en vez de imágenes, para lectores de pantalla y conexiones lentas
command-table-words-on = Solo texto (por defecto, sí); si no, vuelven las imágenes
command-table-words-place = Para quién (por defecto, solo para ti)
command-table-words-place-me = solo yo: Mi mano, partidas privadas, lecciones y repeticiones
command-table-words-place-channel = este canal: sus mesas, para todo el mundo
command-table-settings = Para quien administra el servidor: avisos de turno, idioma y dónde abrir mesas
command-table-settings-pings = Avisa a la gente cuando sea su turno
command-table-settings-allow = Permite mesas en este canal (el primero que permites cierra todos los demás)
command-table-settings-disallow = Quita este canal de la lista
command-table-settings-everywhere = Vuelve a permitir mesas en todos los canales
help-more-settings = • **/table me** y luego **{ figures-settings }**: avisos, idioma, texto en vez de imágenes, tu nombre en los resultados de todos los servidores.
    • **/table look**: colores, reversos y emojis de las cartas. **/table words**: sin imágenes, para ti o para este canal.
command-table-settings-language = El idioma de las mesas y listas que lee todo el mundo aquí
