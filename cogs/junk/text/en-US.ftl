junk-name = Junk
junk-tagline = rescue every card
junk-goal = Get every card onto the Play Pile. What stays in the junk is your score, and 0 is perfect.
junk-option-naked = face-up draw pile
junk-won = -# You win Junk when nothing is left in the junk. **/junk scores** says who did best.

## Buttons

junk-button-play-and-draw = Play
junk-button-junk-and-draw = Junk
junk-button-rescue = Rescue
junk-button-draw = Draw
junk-button-play = Play, no draw
junk-button-grace = Grace
junk-button-stop = Stop

junk-move = { $move ->
    [draw] Draw
    [play] Play
    [junk] Junk
    [rescue] Rescue
    [grace] Grace
   *[stop] Stop
}

## In the picture

junk-picture-draw = Draw
junk-picture-hand = Hand
junk-picture-play = Play
junk-picture-junk = Junk
junk-picture-grace = Grace
junk-picture-juse = Juse!
junk-thrill-chain = ×{ $cards }!
junk-thrill-chain-said = { $cards } cards rescued in a row.

## Why it was a misplay, in the picture

junk-moment-does-not-fit = { $action ->
    [play] Does not fit: it stays in the hand
    [grace] Neither suit nor rank: it stays in the junk
   *[rescue] Does not fit: it stays in the junk
}
junk-moment-ace-first = Place the ace you drew first
junk-moment-too-late = Rescue an ace only while you hold no card

## The closing picture

junk-ending-title = { $left ->
    [0] A perfect game!
   *[other] { $left } left
}
junk-ending-best = { $reached ->
    [yes] The best possible!
   *[no] Best possible: { $best }
}
junk-ending-clean = A clean game
junk-ending-mistakes = { $mistakes ->
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}
junk-ending-hints = { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}
junk-ending-pile = { $pile ->
    [play] Play
    [grace] Grace
   *[junk] Junk
} { $count }

## What is going on

junk-status-holding = ▶ { $alone ->
    [yes] You hold **{ $card }**
   *[no] **{ $name }** holds **{ $card }**
}: play it or junk it? { $draw ->
    [0] It is the last card.
    [one] 1 card to go.
   *[other] { $draw } cards to go.
}
junk-status-open = ▶ { $alone ->
    [yes] Draw
   *[no] **{ $name }**'s turn: draw
} a card{ $junk ->
    [0] .
   *[other] , or rescue one.
} { $draw ->
    [one] 1 card to go.
   *[other] { $draw } cards to go.
}
junk-status-after = ▶ { $alone ->
    [yes] Every card is drawn. Rescue
   *[no] **{ $name }**'s turn, and every card is drawn: rescue
} what still fits, then start the Saving Grace Pile, or stop with { junk-left }.
junk-status-grace = ▶ { $alone ->
    [yes] Saving Grace Pile: save
   *[no] **{ $name }**'s turn, at the Saving Grace Pile: save
} what shares suit or rank with its top card, or stop with { junk-left }.

junk-left = { $junk ->
    [one] one card
   *[other] { $junk } cards
} in the junk

junk-did = { $alone ->
    [yes] You
   *[no] { $name }
} { $move ->
    [draw] drew { $card }.
    [play] played { $card }.
    [junk] junked { $card }.
    [rescue] rescued { $card } from the junk.
   *[grace] put { $card } on the Saving Grace Pile.
}
junk-did-end = { $left ->
    [0] Nothing is left in the junk: a perfect game!
   *[other] { $left } left in the junk.
}
junk-rank = { $alone ->
    [yes] {""}
   *[no] { $name }:{" "}
}{ junk-run }
junk-run = { $score ->
    [0] **A perfect game!**
   *[other] **{ $score } left**
} · { called-how-often }{ $hints ->
    [0] {""}
    [one] {" "}· 1 hint
   *[other] {" "}· { $hints } hints
}{ $best ->
    [unknown] {""}
   *[other] {" "}(best possible: { $best })
}

## Why it was a misplay

junk-fault-ace-first = { $alone ->
    [yes] You drew an ace: place it
   *[no] { $name } drew an ace and has to place it
} before rescuing anything. { $card } stays in the junk.
junk-fault-too-late = { $alone ->
    [yes] You
   *[no] { $name }
} can rescue an ace only while holding no card. { $card } stays in the junk.
junk-fault-does-not-fit = { $alone ->
    [yes] {""}
   *[no] { $name }:{" "}
}{ $card } { $action ->
    [grace] shares neither suit nor rank with { $onto }, so it stays in the junk.
    [rescue] does not fit on { $onto }, so it stays in the junk.
   *[play] does not fit on { $onto }, so it stays in { $alone ->
        [yes] your
       *[no] the
    } hand.
}

## The picture in words

junk-alt-held = In the hand: { $card }.
junk-alt-pile = { $pile ->
    [draw] Draw Pile
    [play] Play Pile
    [junk] Junk Pile
   *[grace] Saving Grace Pile
}: { $count ->
    [0] empty.
    [one] one card{ $top ->
        [none] {""}.
       *[other] , { $top }.
    }
   *[other] { $count } cards{ $top ->
        [none] {""}.
       *[other] , { $top } on top.
    }
}
junk-alt-misplay = Juse! The card was { $card }.

## Refusals of the rules

refused-holding = You hold a card: play it or junk it first.
refused-nothing-held = You hold no card: draw one first.
refused-nothing-to-draw = There is nothing left to draw.
refused-no-junk = There is nothing in the junk to take.
refused-after-grace = Once you have started the Saving Grace Pile, you cannot rescue anything anymore.
refused-first-phase = You can do that once you have drawn and placed every card.

## The rules, page by page

junk-rules-title-1 = The game
junk-rules-1 = **Junk · The game**
    { junk-goal }

    What does not fit on the **Play Pile**, or what you would rather keep for later, goes on the **Junk Pile**.
    • You draw one card at a time and play it or junk it. You may always junk.
    • After **Play** and **Junk** the next card is drawn for you. After **Play, no draw** it waits, so that you can rescue something first.
    • **Rescue** the top of the Junk Pile onto the Play Pile whenever it fits, with a card in your hand or without.
    • Nothing ever leaves the Play Pile, and you see only the tops: remember what lies below.

    With the option *face-up draw pile* you see the next card: easier, and good for learning.

junk-rules-title-2 = What fits
junk-rules-2 = **Junk · What fits on the Play Pile**
    Anything fits on an empty pile. After that, a card that
    • shares the **suit** or the **rank** of the top card,
    • or is **one step** away in rank and of the other color. There is no step between K and A,
    • or is an **ace**. Aces are wild: they go on anything, and anything goes on them.

    Place an ace you draw at once, before any rescue. You can rescue an ace only while you hold no card (with the face-up draw pile, at any time).

junk-rules-title-3 = The end
junk-rules-3 = **Junk · The end**
    When you have drawn and placed every card, you can still rescue what fits. Then comes the **Saving Grace Pile**: with **Grace** you put the top of the junk on it. The first card can be any card; each one after it must share suit or rank with the last. Steps and wild aces don't count here. Once you have started it, you cannot rescue anymore.
    Press **Stop** when nothing matches anymore. With no junk left the game ends by itself.

    Afterwards, **Replay** shows which moves made your best possible score worse, and by how much; **Perfect line** plays one best game of the same deal.

junk-rules-title-4 = Juse!
junk-rules-4 = **Junk · Juse!**
    You can try anything. If a card does not fit, or an ace should have come first, you hear **Juse!**: the card stays where it was and your score stays the same, but the game is no longer *clean*. A hint has the same effect, unless you could do only one thing. The deal of the day and challenges have no hints.

## The deal of the day

junk-board-best = best: { $best } left
junk-board-score = left
junk-board-strip = junk pile, start to end
junk-scores-line = { $name }: { $score } left{ $clean ->
    [yes] , clean
   *[no] {""}
}
junk-scores-average = { $name }: { $mean } left on average over { $days ->
    [one] one day
   *[other] { $days } days
}, { $clean } clean

## What can I do?

junk-can-play = **Play**: put { $card } on the Play Pile. The next card is drawn for you. After **Play, no draw** it waits, so that you can rescue first.
junk-can-junk = **Junk**: put { $card } on the Junk Pile. The next card is drawn for you.
junk-can-draw = **Draw**: turn up the next card. { $left ->
    [one] It is the last one.
   *[other] { $left } cards to go.
}
junk-can-rescue = **Rescue**: move { $card }, the top of the junk, to the Play Pile.
junk-can-grace = **Grace**: move { $card }, the top of the junk, to the Saving Grace Pile.{ $begun ->
    [yes] {""}
   *[no] {" "}After that you cannot rescue anything anymore.
}
junk-can-stop = **Stop**: the game ends with { junk-left }.

junk-matters-fits = A card fits on the Play Pile if it shares suit or rank with the top, or is one step away in rank and of the other color (there is no step from K to A). On an empty pile anything fits.
junk-matters-aces = Aces are wild: they fit on anything, and anything fits on them.
junk-matters-first = You may always junk. Place an ace you draw before you rescue anything{ $naked ->
    [yes] {""}.
   *[no] ; you can rescue an ace only while you hold no card.
}
junk-matters-wait = You can rescue the top of the junk whenever it fits. Nothing ever leaves the Play Pile.
junk-matters-grace = On the Saving Grace Pile the first card can be any card. Each one after it must share suit or rank with the last: no steps, no wild aces.
junk-matters-no-rescue = You cannot rescue anything anymore. When nothing matches, stop.

junk-right-draw = you hold no card, and there are cards left.
junk-right-junk = you may always junk.
junk-right-stop = you can end it now, with { junk-left }.
junk-right-grace = { $card } is the first one, and that can be any card.
junk-right-fits = { $how ->
    [empty] the pile is empty, so anything fits.
    [suit] { $card } has the suit of { $onto }.
    [rank] { $card } has the rank of { $onto }.
    [ace] { $card } is an ace, and aces fit on anything.
    [on-ace] { $onto } is an ace, and anything fits on aces.
   *[step] { $card } is one step from { $onto } and of the other color.
}
junk-wrong-does-not-fit = { $pile ->
    [grace] { $card } shares neither suit nor rank with { $onto }.
   *[play] { $card } has neither the suit nor the rank of { $onto }, and is not one step away in the other color.
}
junk-wrong-ace-first = the ace you drew has to be placed first.
junk-wrong-too-late = you can rescue an ace only while you hold no card.

## Why a move is the best

junk-coach-empty = the empty Play Pile
junk-coach-draw = { $fits ->
    [yes] { $junk } can wait in the junk: the next card may make better use of { $top }.
   *[no] { $junk } does not fit on { $top }, but it may fit on one of the next cards.
}
junk-coach-draw-first = There is nothing to rescue.
junk-coach-play-ace = Anything fits on an ace, so { $junk } can leave the junk next.
junk-coach-play-rescue = Then { $junk } fits on { $card } and can leave the junk.
junk-coach-play = { $card } fits, and what is on the Play Pile can never be left in the junk.
junk-coach-junk-ace = Save the ace: it can come back when { $junk ->
    [none] the Play Pile needs one
   *[other] nothing else would free { $junk }
}.
junk-coach-junk-forced = { $card } does not fit on { $top }, so it has to wait in the junk.
junk-coach-junk-together = { $card } fits on { $junk } in the junk, so one rescue can bring the other.
junk-coach-junk-first = The Play Pile is empty, and a better card to start it may come.
junk-coach-junk-keep = { $card } fits, but { $top } is worth more on top of the Play Pile than { $card } would be.
junk-coach-rescue-first = Once { $junk } lies on the Play Pile, { $card } fits too.
junk-coach-rescue-both = { $junk } leaves the junk, and { $card } fits on it as well.
junk-coach-rescue-last = Nothing is left to draw, and once you have started the Saving Grace Pile you cannot rescue { $junk } anymore.
junk-coach-rescue = { $junk } fits on { $top } now; it may not fit on the next one.
junk-coach-grace-first = The first card on the Saving Grace Pile can be any card, and no rescue would leave you fewer cards.
junk-coach-grace = { $junk } shares its { $how } with { $top }, so that is one card fewer.
junk-coach-stop = { $junk } shares neither suit nor rank with { $top }, and you cannot rescue anything anymore.

## Badges, and how they are earned

junk-badge-five = lifeguard
junk-badge-five-how = five rescues in a row
junk-badge-five-why = You rescued five cards in a row from the junk.
junk-badge-nothing = nothing left
junk-badge-nothing-how = an empty junk pile
junk-badge-nothing-why = You left nothing in the junk.

## In the replay

junk-next-slip = Next loss
junk-insight = 🔎 Best still possible: { junk-insight-best }.
junk-insight-lost = 📉 { $action ->
    [draw] Drawing { $card }
    [play] Playing { $card }
    [junk] Junking { $card }
    [rescue] Rescuing { $card }
    [grace] { $card } on the Saving Grace Pile
   *[stop] Stopping
} cost { $lost ->
    [one] 1 card
   *[other] { $lost } cards
}: the best you could reach was { $before }, and now it is { $best }. Better: **{ $better }**.
junk-turning = { $action ->
    [draw] drawing { $card }
    [play] playing { $card }
    [junk] junking { $card }
    [rescue] rescuing { $card }
    [grace] { $card } on the Saving Grace Pile
   *[stop] stopping
} cost { $lost ->
    [one] 1 card
   *[other] { $lost } cards
}
junk-insight-best = { $best ->
    [0] nothing left
   *[other] { $best } left
}
junk-insight-loss = { $move } (−{ $lost })
junk-insight-sum = { $moves ->
    [0] 🔎 No move cost anything.
    [one] 📉 One move cost something: { $losses }.
   *[other] 📉 { $moves } moves cost something: { $losses }.
}
junk-best-line = ✨ Your moves until the first loss, then the best finish. It ends with { junk-insight-best }.

## The lesson

junk-lesson-1 =
    In Junk you draw one card after another, and get as many as you can onto the **Play Pile**. The cards left on the **Junk Pile** at the end are your score: 0 is perfect.
    ➡️ Press **Draw**. (In a real game the first card is drawn for you.)
junk-lesson-2 =
    5♥. On an empty Play Pile anything fits. The next card is drawn for you at once.
    ➡️ Press **Play**.
junk-lesson-3 =
    9♥ has the **suit** of 5♥, so it fits. A card of the same **rank** would fit, too. You see only the top of each pile: remember what lies below.
    ➡️ Press **Play**.
junk-lesson-4 =
    8♣ shares neither suit nor rank with 9♥, but it is **one step** away and of the other color: black beside red. That fits.
    ➡️ Press **Play**.
junk-lesson-5 =
    2♦ on 8♣: another suit, another rank, and far more than a step. It does not fit, but nobody stops you from trying.
    ➡️ Make a mistake on purpose: press **Play**.
junk-lesson-6 =
    That is a **Juse!** 2♦ stayed in your hand, and all you lose is the *clean* game. What does not fit goes on the Junk Pile; anything that you would rather keep for later may go there, too.
    ➡️ Press **Junk**.
junk-lesson-7 =
    3♣ has the suit of 8♣. But look at your junk: 2♦ would fit on 3♣. This time do not draw yet.
    ➡️ Press **Play, no draw**.
junk-lesson-8 =
    2♦ is one step from 3♣, and of the other color. You can **rescue** the top of the Junk Pile whenever it fits. That empties the junk, and with no junk to rescue the next card is drawn for you.
    ➡️ Press **Rescue**.
junk-lesson-9 =
    An **ace** is wild: it fits on anything, and anything fits on it.
    ➡️ Press **Play**.
junk-lesson-10 =
    I have played the middle of the game for you: it was more of the same. Every card is drawn, and three are in the junk. Now comes the **Saving Grace Pile**. It takes the junk card by card, from the top, and the first one can be any card.
    ➡️ Press **Grace**.
junk-lesson-11 =
    Each card after that must share suit or rank with the last one: steps and wild aces don't count here. After 4♥ comes 4♠, the same rank.
    ➡️ Press **Grace** again.
junk-lesson-12 =
    Q♦ shares nothing with 4♠, so it stays junk.
    ➡️ Press **Stop**.
junk-lesson-end =
    One card left: a fine score, if not a clean game.
    ➡️ **Play now** deals you a game, as **/junk new** does. **/junk daily** deals the one that everybody has today, with one try.

## Slash commands

command-junk = Junk: a solitaire, for yourself or as the deal of the day
command-junk-new = Deal a game, for you alone unless you make it public
command-junk-new-naked = You see the next card of the draw pile (easier)
command-junk-draw = Draw the next card
command-junk-play = Put the drawn card on the Play Pile
command-junk-junk = Put the drawn card on the Junk Pile
command-junk-rescue = Move the top of the Junk Pile to the Play Pile
command-junk-grace = At the end: move the top of the Junk Pile to the Saving Grace Pile
command-junk-stop = At the end: stop, and keep the rest of the junk as your score

## In somebody's first game, when it happens first

junk-new-ace = An ace fits on every card, and every card fits on an ace. Place the ace before you rescue a card.
junk-new-junk = Only the top card of the junk can come back: **Rescue** puts it on the Play Pile if it fits there.
junk-new-rescue = You rescued a card. If the next one in the junk fits too, you can go on.
junk-new-end = All cards are drawn. Rescue what you can, then press **Grace** for the rest of the junk.
junk-new-grace = The first card on the Saving Grace Pile can be any card. Each later one must share suit or rank with the last, and you can't rescue anymore.
junk-new-misplay = That card doesn't fit, so it stays where it was. A game without mistakes and hints is a clean one.

## Boards: is this move a mistake?

junk-board-move = { $move ->
    [play] { $card } goes onto the Play Pile.
    [rescue] { $card } is rescued from the junk.
   *[grace] { $card } goes onto the Saving Grace Pile.
}
