button-remind = Me lembre
button-play-daily = Jogar { $game }
button-remind-here = Me lembre no canal
button-stop-reminding = Parar
reminder = 🔔 { $user ->
    [nobody] { $count ->
        [1] A { -partida-do-dia } espera por você:
       *[other] As partidas do dia esperam por você:
    }
   *[other] { $user }, { $count ->
        [1] a { -partida-do-dia } espera por você:
       *[other] as partidas do dia esperam por você:
    }
}
reminder-game = • **{ $game }**{ $streak ->
    [0] {""}
    [1] {" "}· 🔥 1 dia até aqui
   *[other] {" "}· 🔥 { $streak } dias seguidos
}
reminder-foot = -# No máximo uma mensagem por dia, e nenhuma depois que você jogou. **{ button-stop-reminding }** desliga o lembrete.
reminder-last = -# Você não respondeu a três lembretes, então este é o último, a menos que você aperte um botão ou jogue.
reminder-begun = 🔔 A partir de amanhã, mando uma DM por volta das { $time } se você não tiver jogado, no máximo uma vez por dia.
reminder-here = 🔔 A partir de amanhã, aviso você neste canal por volta das { $time } se você não tiver jogado, no máximo uma vez por dia.
reminder-ended = 🔕 Não vou mais lembrar você.
reminder-refused = 🔕 O Discord não me deixou mandar uma DM, então o lembrete acabou. Permita DMs e aperte **{ button-remind }** de novo, ou escolha **{ button-remind-here }** lá.
refused-no-reminder = Você não tem lembrete. Aperte **{ button-remind }** embaixo de uma { -partida-do-dia } que você jogou.
