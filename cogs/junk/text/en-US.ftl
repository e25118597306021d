junk-name = Junk
junk-tagline = dig out every card
junk-option-naked = face-up draw pile
junk-won = -# Junk is won when nothing is left in the junk.

## Buttons

junk-button-draw = Draw
junk-button-play = Play it
junk-button-junk = Junk it
junk-button-rescue = Rescue
junk-button-grace = Saving Grace
junk-button-stop = Stop here
junk-button-hint = Hint

## In the picture

junk-picture-draw = Draw
junk-picture-hand = Hand
junk-picture-play = Play
junk-picture-junk = Junk
junk-picture-grace = Grace
junk-picture-juse = Juse!

## Why it was a misplay, in the picture

junk-moment-does-not-fit = { $action ->
    [play] Does not fit: it stays in the hand
    [grace] Neither suit nor rank: it stays in the junk
   *[rescue] Does not fit: it stays in the junk
}
junk-moment-ace-first = First place the ace you drew
junk-moment-too-late = Rescue an ace only with an empty hand

## The closing picture

junk-ending-title = { $left ->
    [0] A perfect game!
    [one] One card left
   *[other] { $left } cards left
}
junk-ending-best = { $reached ->
    [yes] The best possible!
   *[no] Best possible: { $best }
}
junk-ending-clean = A clean game
junk-ending-mistakes = { $mistakes ->
    [one] One mistake
   *[other] { $mistakes } mistakes
}
junk-ending-hints = { $hints ->
    [one] One hint
   *[other] { $hints } hints
}
junk-ending-pile = { $pile ->
    [play] Play
    [grace] Grace
   *[junk] Junk
} { $count }

## What is going on

junk-status-holding = ▶ **{ $name }** holds **{ $card }**. Play it, or junk it?
junk-status-open = ▶ **{ $name }** draws or rescues. { $draw ->
    [one] One card
   *[other] { $draw } cards
} left to draw.
junk-status-after = ▶ **{ $name }** has drawn everything: rescue what still fits, then the Saving Grace, or stop with { junk-left }.
junk-status-grace = ▶ **{ $name }** seeks grace: what shares suit or rank with the Saving Grace Pile moves on. Or stop with { junk-left }.

junk-left = { $junk ->
    [one] one card
   *[other] { $junk } cards
} in the junk

junk-did-draw = { $card } was drawn.
junk-did-play = { $card } went on the Play Pile.
junk-did-junk = { $card } went on the Junk Pile.
junk-did-rescue = { $card } was rescued from the junk.
junk-did-grace = { $card } found grace.
junk-did-end = { $left ->
    [0] Not one card is left in the junk: a perfect game!
    [one] One card is left in the junk.
   *[other] { $left } cards are left in the junk.
}
junk-rank = { $name }: { $score ->
    [0] nothing left in the junk
    [one] one card left in the junk
   *[other] { $score } cards left in the junk
}, { called-how-often }{ $hints ->
    [0] {""}
    [one] , one hint
   *[other] , { $hints } hints
}: { $misplays ->
    [0] { $hints ->
        [0] a clean game.
       *[other] not a clean game.
    }
   *[other] not a clean game.
}
junk-best = Best possible on this deal: **{ $best }**.

## Why it was a misplay

junk-fault-ace-first = { $name }: a drawn Ace is placed before anything is rescued: { $card } stays where it is.
junk-fault-too-late = { $name }: a junked Ace is rescued only with an empty hand: { $card } stays where it is.
junk-fault-does-not-fit = { $action ->
    [grace] { $name }: { $card } shares neither suit nor rank with { $onto }, so it stays in the junk.
    [rescue] { $name }: { $card } does not fit on { $onto }, so it stays in the junk.
   *[play] { $name }: { $card } does not fit on { $onto }, so it stays in the hand.
}

## The picture in words

junk-alt-held = In the hand: { $card }.
junk-alt-pile = { $pile ->
    [draw] Draw Pile
    [play] Play Pile
    [junk] Junk Pile
   *[grace] Grace Pile
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

refused-holding = You are holding a card: play it or junk it first.
refused-nothing-held = You hold no card: draw one first.
refused-nothing-to-draw = There is nothing left to draw.
refused-no-junk = There is no junk to take a card from.
refused-after-grace = Once the Saving Grace has begun, nothing is rescued any more.
refused-first-phase = That comes after the last card has been drawn and placed.

## The rules, page by page

junk-rules-title-1 = The game
junk-rules-1 = **Junk · The game**
    Draw the pack card by card and get as much as you can onto the **Play Pile**. What does not fit, or what you would rather keep for later, goes on the **Junk Pile**. The junk left at the end is your score: 0 is perfect.
    • A drawn card is either played or junked before the next one is drawn. Junking is always allowed.
    • The top of the Junk Pile can be **rescued** onto the Play Pile whenever it fits, with a card in your hand or without.
    • Nothing ever leaves the Play Pile, and you see only the tops: remembering what lies below is up to you.

    With the option *face-up draw pile* the next card lies open: easier, good for learning.

junk-rules-title-2 = What fits
junk-rules-2 = **Junk · What fits on the Play Pile**
    Anything on an empty pile, and after that a card that
    • shares the **suit** or the **rank** of the top card,
    • or is **one step** away in rank and of the other colour. Steps do not go round the corner from K to A,
    • or is an **Ace**. Aces are wild: they go on anything, and anything goes on them.

    A drawn Ace is placed at once, before any rescue; and an Ace in the junk is rescued only with an empty hand (with the face-up draw pile, a junked Ace may also be rescued while you hold a card).

junk-rules-title-3 = The end
junk-rules-3 = **Junk · The end**
    When everything has been drawn and placed you may still rescue what fits. Then comes the **Saving Grace**: card by card from the top of the junk to a pile of its own. The first goes for free, each one after it must share suit or rank with the last; no steps, no wild Aces. From the first one on there is no more rescuing.
    Press **Stop** when nothing matches any more; with no junk left the game ends by itself.

junk-rules-title-4 = Juse!
junk-rules-4 = **Junk · Juse!**
    The table lets you try everything. If a card does not fit, or an Ace should have come first, you hear **Juse!**: the card stays where it was, your score is not touched, but the game is no longer *clean*. A hint costs you the clean game too.

## The deal of the day

junk-share = **Junk** · deal of { $day } · { $name }: { $score ->
    [0] **a perfect 0**
    [one] one card left
   *[other] { $score } cards left
}, { $misplays ->
    [0] no mistakes
    [one] one mistake
   *[other] { $misplays } mistakes
}{ $hints ->
    [0] {""}
    [one] , with a hint
   *[other] , with { $hints } hints
}, { $clean ->
    [yes] clean
   *[no] not clean
}{ $streak ->
    [0] {""}
    [one] {""}
   *[other] , { $streak } days in a row
}
junk-scores-line = { $name }: { $score ->
    [0] a perfect 0
   *[other] { $score } left
}{ $clean ->
    [yes] , clean
   *[no] , not clean
}
junk-scores-average = { $name }: { $mean } left on average over { $days ->
    [one] one day
   *[other] { $days } days
}, { $clean } clean

## What can I do?

junk-can-play = **Play it**: put { $card } on the Play Pile.
junk-can-junk = **Junk it**: put { $card } on the Junk Pile.
junk-can-draw = **Draw**: turn up the next card. { $left ->
    [one] It is the last one.
   *[other] { $left } are left.
}
junk-can-rescue = **Rescue**: move { $card }, the top of the junk, to the Play Pile.
junk-can-grace = **Saving Grace**: move { $card }, the top of the junk, to the Saving Grace Pile.{ $begun ->
    [yes] {""}
   *[no] {" "}After that nothing is rescued any more.
}
junk-can-stop = **Stop here**: the game ends, and { $left ->
    [0] nothing is left in the junk.
    [one] one card is left in the junk.
   *[other] { $left } cards are left in the junk.
}

junk-matters-fits = On the Play Pile fits what shares suit or rank with its top, or is one step away in rank and of the other colour (there is no step from K to A). On an empty pile anything fits.
junk-matters-aces = Aces are wild: they fit on anything, and anything fits on them.
junk-matters-first = Junking is always allowed. A drawn Ace is placed before anything is rescued{ $naked ->
    [yes] {""}.
   *[no] , and a junked Ace is rescued only with an empty hand.
}
junk-matters-wait = The top of the junk may be rescued whenever it fits, and nothing ever leaves the Play Pile.
junk-matters-grace = In the Saving Grace the first card is free. Each further one must share suit or rank with the last: no steps, no wild Aces.
junk-matters-no-rescue = Nothing is rescued any more. When nothing matches, stop: what is left is your score.

junk-right-draw = your hand is empty, and there are cards left.
junk-right-junk = junking is always allowed.
junk-right-stop = you may end it now, with { junk-left }.
junk-right-grace = { $card } is the first one, so it is free.
junk-right-fits = { $how ->
    [empty] the pile is empty, so anything fits.
    [suit] { $card } has the suit of { $onto }.
    [rank] { $card } has the rank of { $onto }.
    [ace] { $card } is an Ace, and those fit on anything.
    [on-ace] { $onto } is an Ace, and anything fits on those.
   *[step] { $card } is one step from { $onto } and of the other colour.
}
junk-wrong-does-not-fit = { $pile ->
    [grace] { $card } shares neither suit nor rank with { $onto }.
   *[play] { $card } has neither suit nor rank of { $onto }, and is no step of the other colour away.
}
junk-wrong-ace-first = a drawn Ace is placed before anything is rescued.
junk-wrong-too-late = a junked Ace is rescued only with an empty hand.

## The lesson

junk-lesson-1 =
    Junk is a game for one. Turn up the pack card by card, and get as much of it as you can onto the **Play Pile**. What is left on the **Junk Pile** at the end is your score: 0 is perfect.
    ➡️ Press **Draw**.
junk-lesson-2 =
    5♥. On an empty Play Pile anything fits.
    ➡️ Press **Play it**.
junk-lesson-3 =
    Only the top of a pile can be seen. What lies below is for you to remember.
    ➡️ Press **Draw**.
junk-lesson-4 =
    9♥ has the **suit** of 5♥, so it fits. A card of the same **rank** would fit, too.
    ➡️ Press **Play it**.
junk-lesson-5 =
    From now on I draw for you. 8♣ has neither suit nor rank of 9♥, but it is **one step** away and of the other colour: black beside red. That fits.
    ➡️ Press **Play it**.
junk-lesson-6 =
    2♦ on 8♣: another suit, another rank, and far more than a step. It does not fit. Nobody stops you from trying, though.
    ➡️ Make a mistake on purpose: press **Play it**.
junk-lesson-7 =
    That is a **Juse!** The card stayed in your hand. It costs nothing but the *clean* game, of which people are proud. What does not fit goes on the Junk Pile; so may anything that you would rather keep for later.
    ➡️ Press **Junk it**.
junk-lesson-8 =
    3♣ has the suit of 8♣. Think of your junk while you play it.
    ➡️ Press **Play it**.
junk-lesson-9 =
    There: 2♦ is one step from 3♣, and of the other colour. The top of the Junk Pile may be **rescued** whenever it fits.
    ➡️ Press **Rescue**.
junk-lesson-10 =
    An **Ace** is wild: it fits on anything, and anything fits on it.
    ➡️ Press **Play it**.
junk-lesson-11 =
    I have played the middle of the game for you: it is more of the same. Everything is drawn, and three cards are junk. Now comes the **Saving Grace**, card by card from the top of the junk. The first one is free.
    ➡️ Press **Saving Grace**.
junk-lesson-12 =
    Each further card must share suit or rank with the last one: steps and wild Aces do not count here. After 4♥ comes 4♠, the same rank.
    ➡️ Press **Saving Grace** again.
junk-lesson-13 =
    Below lay Q♦. It shares nothing with 4♠, so it stays junk.
    ➡️ Press **Stop here**.
junk-lesson-end =
    One card left: a fine score, if not a clean game.
    ➡️ Next: **/junk new**, with **naked** if you want to see the next card, or with **learning** if *What can I do?* is to judge every move. **/junk daily** is the same deal for everybody, with one try a day.

## Slash commands

command-junk = Junk: a solitaire, for yourself or as the deal of the day
command-junk-new = Begin a game, for you alone unless you make it public
command-junk-new-naked = The draw pile lies face up (easier)
command-junk-draw = Draw the next card
command-junk-play = Put the drawn card on the Play Pile
command-junk-junk = Put the drawn card on the Junk Pile
command-junk-rescue = Move the top of the Junk Pile to the Play Pile
command-junk-grace = At the end: move the top of the Junk Pile to the Saving Grace Pile
command-junk-stop = At the end: let the rest of the junk be
