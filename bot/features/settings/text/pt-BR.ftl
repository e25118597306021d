figures-settings = Configurações
my-settings = **Suas configurações**
my-pings = • { $on ->
    [True] Eu aviso você quando é a sua vez.
   *[False] Eu não aviso você quando é a sua vez.
}
my-in_words = • { $on ->
    [True] A sua mão e as suas partidas privadas aparecem em texto, sem imagens.
   *[False] A sua mão e as suas partidas privadas têm imagens.
}
my-everywhere = • { $on ->
    [True] Gente de todos os servidores vê o seu nome nos placares das partidas do dia.
   *[False] Só gente dos seus servidores vê o seu nome nos placares das partidas do dia.
}
my-hide_ratings = • { $on ->
    [True] Os ratings ficam escondidos de você: sem cartões, sem números no { -ranking }. Todo mundo vê a mensagem embaixo de uma partida, então ela deixa de fora o seu número e a mudança dele. As outras pessoas ainda encontram o seu no { -ranking }.
   *[False] Você vê ratings: nos cartões, no { -ranking } e embaixo de uma partida.
}
my-news = • { $on ->
    [True] A mensagem embaixo de uma partida conta as suas novidades: uma medalha, um nível, uma sequência de dias.
   *[False] A mensagem embaixo de uma partida não conta as suas novidades.
}
button-my-hide_ratings = { $on ->
    [True] Mostrar ratings
   *[False] Esconder ratings
}
button-my-news = { $on ->
    [True] Esconder novidades
   *[False] Mostrar novidades
}
button-my-pings = { $on ->
    [True] Desligar avisos
   *[False] Ligar avisos
}
button-my-in_words = { $on ->
    [True] Usar imagens
   *[False] Usar só texto
}
button-my-everywhere = { $on ->
    [True] Esconder meu nome
   *[False] Mostrar meu nome
}
my-language-which = Seu idioma …
my-language-of-discord = O idioma do meu Discord
my-settings-foot = -# Para texto em vez de imagens neste canal inteiro: /table words.
button-my-look = Aparência das cartas
refused-look-of-the-table = “{ button-look-table }” só vale para as suas imagens privadas. Escolha cores ou um verso para esta mesa.
refused-motion-of-the-table = Só a mesa de um canal tem imagens que se mexem. Escolha “{ command-table-look-place-table }” na opção “for”, ou deixe “motion” de fora.
refused-too-many-channels = A lista tem no máximo { $most } canais. Tire um antes.
refused-manager-only = Só quem pode gerenciar o servidor pode mudar estas configurações.
own-look = A sua mão e as suas partidas privadas: { $colors ->
    [two] duas cores
    [four] quatro cores
   *[table] cores como as da mesa
}; { $back }{ $emojis ->
    [True] ; emojis de cartas
    [False] ; sem emojis de cartas
   *[none] {""}
}.
look-emojis = -# As cartas nas suas mensagens: A♠ K♥ 7♦ Q♣. Leitores de tela dizem o nome do emoji de uma carta em inglês, como “seven of hearts”.
look-in-words = -# Para você, tudo aparece em texto, sem imagens nem emojis de cartas. **{ figures-settings }** traz as imagens de volta.
look-alt = Amostras. Em duas cores: A♠ K♥ 7♦ Q♣, preto e vermelho. Em quatro cores: as mesmas com letras, ouros azuis, paus verdes. Versos: listras, treliça, ondas, folhas.
look-which-back = Versos das cartas…
button-look-two = Duas cores
button-look-four = Quatro cores
button-look-table = Como a mesa
button-look-emojis = { $on ->
    [True] Esconder emojis
   *[False] Mostrar emojis
}
table-look = Esta mesa: { $colors ->
    [two] duas cores
   *[four] quatro cores
}; { $back }; animações { $motion ->
    [on] ligadas
   *[off] desligadas
}.
words-now-me = Pronto: a sua mão e as suas partidas privadas { $on ->
    [yes] agora aparecem em texto, sem imagens. Para mudar o que todo mundo vê aqui, escolha “este canal” na opção “for”.
   *[no] têm imagens de novo.
}
words-now-channel = Pronto: as mesas deste canal { $on ->
    [yes] agora aparecem em texto, sem imagens, para todo mundo.
   *[no] têm imagens de novo.
}
refused-words-of-the-channel = Só quem joga na mesa daqui e quem pode gerenciar o servidor podem escolher isso para este canal. Só para você, escolha “só eu” na opção “for”.
back-bars = listras no verso das cartas
back-lattice = treliça no verso das cartas
back-waves = ondas no verso das cartas
back-leaves = folhas no verso das cartas
back-table = versos como os da mesa
settings-now = Avisos de turno: { $pings }. Onde dá para abrir mesas: { $channels }.
settings-everywhere = em todos os canais
settings-language = Todo mundo aqui lê em { $language }. O que só você vê está no seu próprio idioma.
settings-language-none = o idioma do servidor, ou o de quem abre uma mesa
refused-no-such-language = Não conheço o idioma “{ $language }”. Escolha um da lista.
settings-pings-on = ligados
settings-pings-off = desligados
command-table-look = Cores, versos, emojis e animações das cartas; sem opções, amostras para escolher
command-table-look-colors = Quantas cores os naipes têm
command-table-look-colors-two = duas: preto e vermelho
command-table-look-colors-four = quatro: uma cor e uma letra para cada naipe
command-table-look-colors-table = como a mesa (para as minhas imagens)
command-table-look-back = Os versos das cartas
command-table-look-back-bars = listras
command-table-look-back-lattice = uma treliça
command-table-look-back-waves = ondas
command-table-look-back-leaves = folhas
command-table-look-back-table = como a mesa (para as minhas imagens)
command-table-look-motion = Animar as imagens desta mesa
command-table-look-place = Para todo mundo na mesa, ou só para você (padrão: a mesa)
command-table-look-place-table = a mesa deste canal
command-table-look-place-private = minhas imagens privadas, em qualquer lugar
command-table-words = Texto em vez de imagens, para leitores de tela e conexões lentas
command-table-words-on = True (padrão): só texto; False traz as imagens de volta
command-table-words-place = Para quem (padrão: só você)
command-table-words-place-me = só eu: { button-hand }, partidas privadas, lições e replays
command-table-words-place-channel = este canal: as mesas dele, para todo mundo
command-table-settings = Para quem gerencia o servidor: avisos, idioma e onde dá para abrir mesas
command-table-settings-pings = Avisar as pessoas quando é a vez delas
command-table-settings-allow = Permitir mesas neste canal (o primeiro permitido fecha todos os outros)
command-table-settings-disallow = Tirar este canal da lista
command-table-settings-everywhere = Permitir mesas em todos os canais de novo
help-more-settings = • **/table me**, depois **{ figures-settings }**: avisos, idioma, texto em vez de imagens, o seu nome nos placares de todos os servidores.
    • **/table look**: cores, versos e emojis das cartas. **/table words**: sem imagens, para você ou para este canal.
command-table-settings-language = O idioma das mesas e listas que todo mundo aqui lê
