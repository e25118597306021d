welcome-storm = Storm
command-table-storm = 60 secondes : erreur, ou c’est bon ?
command-game-storm = 60 secondes : erreur, ou c’est bon ? Rien que pour toi
command-game-storm-moving = Animer les images ou non, à partir de maintenant
help-more-storm = • **/{ $game } storm** ou **/table storm** : **Juse!**, ou c’est bon ? 60 secondes, trois vies, rien que pour toi.
refused-no-storm = { $game } n’a pas de positions pour Storm.

storm-title = Storm · { $game }{ $day ->
    [none] {""}
   *[other] {" "}· { $day }
}
storm-first = ⛈️ **{ $title }** : c’est bon, ou pas ?
storm-juse = Juse!
storm-right = C’est bon
storm-verdict = { $right ->
    [yes] ✅ Juste ! Le suivant : ×{ $factor }
   *[no] ❌ { $juse ->
        [yes] C’était un **Juse!**
       *[no] C’était bon.
    }
}
storm-status = { $number ->
    [none] {""}
   *[other] Position { $number } ·{" "}
}encore { $seconds } s · { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
} · ×{ $factor } · { $score }
storm-end = { $ending ->
    [time] ⏰ Temps écoulé !
    [lives] 💔 Tu n’as plus de vies.
   *[done] 🏁 Toutes les positions sont faites.
} **{ $score }** · { $best }
storm-best = { $new ->
    [yes] ton record !
   *[no] ton record : { $best }
}
storm-score = { $score }
storm-figures = { $right } sur { $of }, { $longest } de suite
storm-right-of = justes
storm-in-a-row = de suite
storm-missed = Tes mauvaises réponses
storm-missed-line = • { $sentence } **{ $why }**
storm-again = Encore
storm-today = Storm du jour
storm-share = Partager
storm-other = Storm : { $game }
storm-gone = ⛈️ Cette partie est finie : j’ai redémarré, ou tu en as commencé une autre. Elle ne compte pas.
storm-once = ☑️ Tu as déjà fait le Storm du jour : **{ $score }**, { $right } sur { $of }. Il y en aura un nouveau demain.
storm-shared = ⛈️ **{ $title }** · { $name } : **{ $score }**, { $right } sur { $of }
    { $squares }
storm-board = -# **{ $title }** · { $date } · { $over ->
    [yes] la journée est finie
   *[no] les mêmes positions pour tout le monde, un seul essai
}
storm-board-line = { daily-board-place } { $name } : { $score } { $squares }
storm-board-strip = juste ou faux
storm-board-score = points
storm-board-foot = ▼ { storm-today }
storm-on-board = Partagé.{ $link ->
    [none] {" "}Ça apparaîtra ici dès que Discord me laissera publier.
   *[other] {" "}C’est ici : { $link }.
}
storm-told = { $score } · { $right } sur { $of }
storm-begun = commencé
refused-storm-nothing-to-share = Tu n’as rien à partager ici, ou c’est déjà fait.
refused-storm-try-deleted = Tu avais déjà joué le Storm du jour avant que je t’oublie. Reviens demain.
