button-remind = Recordármelo
button-play-daily = Jugar a { $game }
button-remind-here = Recordármelo aquí
button-stop-reminding = Parar
reminder = 🔔 { $user ->
    [nobody] { $count ->
        [1] Te espera la partida de hoy:
       *[other] Te esperan las partidas de hoy:
    }
   *[other] { $user }, { $count ->
        [1] te espera la partida de hoy:
       *[other] te esperan las partidas de hoy:
    }
}
reminder-game = • **{ $game }**{ $streak ->
    [0] {""}
    [1] {" "}· 🔥 1 día, de momento
   *[other] {" "}· 🔥 { $streak } días seguidos
}
reminder-foot = -# Un mensaje al día como máximo, y ninguno si ya has jugado. Con **{ button-stop-reminding }** dejo de avisarte.
reminder-last = -# No has respondido a tres recordatorios, así que este es el último, salvo que pulses un botón o juegues.
reminder-begun = 🔔 A partir de mañana te escribo un mensaje directo si no has jugado, una vez al día como máximo. Hora aproximada: { $time }.
reminder-here = 🔔 A partir de mañana te aviso en este canal si no has jugado, una vez al día como máximo. Hora aproximada: { $time }.
reminder-ended = 🔕 Ya no te lo recordaré.
reminder-refused = 🔕 Discord no me ha dejado enviarte un mensaje directo, así que el recordatorio ha terminado. Permite los mensajes directos y pulsa otra vez **{ button-remind }**, o elige allí **{ button-remind-here }**.
refused-no-reminder = No tienes ningún recordatorio. Pulsa **{ button-remind }** debajo de una { -partida-del-dia } que hayas jugado.
