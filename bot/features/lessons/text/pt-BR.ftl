welcome-learn = Aprender { $game }
lesson-title = **{ $game }** · lição{ $over ->
    [yes] , o fim
   *[no] , passo { $step } de { $steps }
}
lesson-step = >>> { $text }
button-lesson-on = Continuar
button-lesson-play = Jogar agora
button-lesson-again = Recomeçar
button-lesson-leave = Sair da lição
lesson-other-misplay = 🤔 Essa não. Em uma mesa de verdade, você ouviria: { $call } Nada mudou aqui, então tente de novo.
lesson-other-right = 🙂 Isso estaria certo! Mas esta lição erra de propósito: faça o que ela diz e veja o que acontece.
lesson-other = 🙂 Em uma mesa de verdade você pode fazer isso, mas esta lição quer outra coisa antes. Nada mudou.
lesson-goes-on = Não há nada para escolher agora. A lição continua na mensagem dela.
lesson-left = Volte à lição quando quiser: /{ $command } learn continua de onde você parou.
refused-lesson-changed = Esta lição mudou desde que você começou. Aperte **{ button-lesson-again }** ou use /{ $game } learn.
command-game-learn = Uma lição de dois minutos, só para você: faça as suas primeiras jogadas
help-first-lessons = **Aprender** é uma lição de dois minutos, só para você.
