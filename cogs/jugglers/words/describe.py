"""A table of Jugglers in words, from what everybody sees: messages, and what the picture shows."""

from collections.abc import Iterator, Sequence

from bot.core.cards import Card
from bot.core.game import Event
from bot.text.voice import RANK_TEXTS, SEAT_SIGNS, Voice, card_text, cards_text, points_text
from cogs.jugglers.rules.gatherings import is_mine
from cogs.jugglers.rules.poker import CODES, kind_of, ranks_of, strength
from cogs.jugglers.rules.seating import LAYOUTS
from cogs.jugglers.rules.state import (
    DRAFTS,
    JOKER,
    LEFT,
    NOBODY,
    RIGHT,
    AccountView,
    GatheringEnded,
    LastAction,
    Misplayed,
    Placed,
    RoundEnded,
    RoundResult,
    SecretsIncluded,
    SecretsMoved,
    Settled,
    State,
    Turned,
    View,
)


def place_names(voice: Voice) -> tuple[str, ...]:
    """Return the names of the seats, then of the dummies, whose places have signs of their own."""
    seats = len(voice.names)
    dummies = range(seats, LAYOUTS[seats].places)
    if seats == 2:
        owners = [name.removeprefix(f"{sign} ") for sign, name in zip(SEAT_SIGNS, voice.names, strict=False)]
        called = [voice.say("jugglers-dummy-of", name=owner) for owner in owners]
    else:
        called = [voice.say("jugglers-dummy") for _ in dummies]
    signed = (f"{SEAT_SIGNS[place]} {name}" for place, name in zip(dummies, called, strict=True))
    return (*voice.names, *signed)


def hand_text(strength: int, voice: Voice) -> str:
    """Name the kind of a poker hand, with the ranks by which it is compared."""
    ranks = [RANK_TEXTS[rank - 1] for rank in ranks_of(strength)]
    high, low, *_ = (*ranks, "", "")
    return voice.say(f"jugglers-kind-{CODES[kind_of(strength)]}", ranks=" ".join(ranks), high=high, low=low)


def draft_labels(view: View, voice: Voice) -> tuple[str, ...]:
    """Name each row with its policy."""
    return tuple(
        voice.say("jugglers-draft", draft=number, policy=card_text(draft.policy, "joker"))
        for number, draft in enumerate(view.drafts, start=1)
    )


RULES_START, RULES_GATHERING, RULES_TURN, RULES_POKER, RULES_SCORE = 0, 1, 2, 3, 4


def status(view: View, voice: Voice) -> str:
    assert view.waiting is not None
    return voice.say(
        f"jugglers-status-{view.asking}",
        name=voice.names[view.waiting],
        who=voice.who(view.waiting),
        round=view.round,
        gathering=view.gathering,
        gatherings=view.gatherings,
        cycle=view.cycle,
        cycles=view.cycles,
    )


def recap(events: Sequence[Event], voice: Voice) -> Iterator[str]:
    """Tell how the last gathering ended, as long as that is among the events; of this one only the current cycle."""
    ended: list[Event] = []
    """The end of the last gathering, and of the round if that ended with it."""
    cycle: list[Event] = []
    """The events before this cycle's first card."""
    placed: list[Event] = []
    for event in events:
        match event:
            case Placed():
                placed.append(event)
            case GatheringEnded():
                ended, cycle = [event], []
            case RoundEnded():
                ended.append(event)
            case SecretsIncluded() | Settled():
                cycle, placed = [event], []
            case SecretsMoved():
                cycle.append(event)
            case _:
                pass
    if events and isinstance(events[-1], Misplayed):
        yield did(events[-1], voice)
    if placed:
        yield voice.say("jugglers-did-place", placed=voice.listed(did(event, voice) for event in placed))
    for event in reversed([*ended, *cycle]):
        yield did(event, voice)


def did(event: Event, voice: Voice) -> str:
    """Return what happened, in a line or, of a card that was placed, in a part of one."""
    say = voice.say
    match event:
        case SecretsIncluded(seat=seat, rolls=rolls):
            dice = voice.listed([say("jugglers-rolled", draft=roll.draft + 1, die=roll.die) for roll in rolls])
            return say("jugglers-did-secret", name=voice.names[seat], dice=dice, count=len(rolls))
        case Placed(place=place, draft=draft, means=means, die=die):
            name = place_names(voice)[place]
            return say("jugglers-placed", name=name, draft=draft + 1, means=means.value, die=die or 0)
        case Settled(cycle=cycle, turned=turned):
            return say("jugglers-did-settle", cycle=cycle, turned=turned_text(turned, voice))
        case SecretsMoved():
            return say("jugglers-did-move")
        case GatheringEnded(number=number, account=account):
            joker = hand_text(strength(account.hands[JOKER]), voice)
            left, right = (
                say(
                    "jugglers-account-side",
                    hand=hand_text(strength(account.hands[draft]), voice),
                    policy=card_text(policy),
                    passed=passed,
                )
                for draft, policy, passed in zip((LEFT, RIGHT), account.policies, account.passed, strict=True)
            )
            return say("jugglers-did-account", number=number, left=left, right=right, joker=joker)
        case RoundEnded(number=number, result=result):
            return say("jugglers-did-round", number=number, **_winners(result, voice))
        case Misplayed(seat=seat, fault=fault):
            return say("jugglers-did-misplay", name=voice.names[seat], fault=fault)
        case _:
            return ""


def turned_text(turned: Sequence[Turned], voice: Voice) -> str:
    """List the cards turned up: whose each was, and the die that chose it."""
    places = place_names(voice)
    return voice.listed(
        voice.say(
            "jugglers-turned",
            card=card_text(each.card),
            draft=each.draft + 1,
            whose="secret" if each.place == NOBODY else "place",
            name="" if each.place == NOBODY else places[each.place],
            die=each.die or 0,
        )
        for each in turned
    )


def _winners(result: RoundResult, voice: Voice) -> dict[str, str | bool]:
    names = voice.listed(voice.names[seat] for seat in result.winners)
    return {"names": names, "several": len(result.winners) > 1}


def village_text(village: Sequence[Card], voice: Voice, sigil: Card | None = None) -> str:
    cards = " ".join(_policy(policy, sigil) for policy in village)
    return voice.say("jugglers-village", cards=cards, count=len(village))


def accuse(event: Misplayed, voice: Voice) -> str:
    return voice.say(
        f"jugglers-fault-{event.fault}",
        name=voice.names[event.seat],
        kind=event.kind,
        draft=event.draft + 1,
        waiting=voice.names[event.waiting],
        own=event.waiting == event.seat,
    )


def rules_page(view: View | None) -> int:
    if view is None:
        return RULES_START
    if not view.asking:
        return RULES_SCORE
    return RULES_GATHERING if view.asking == "secret" else RULES_TURN


def result_text(event: RoundEnded, voice: Voice) -> str:
    """Return the result of a round: every sigil, and the reason for every point."""
    lines = [
        voice.say("jugglers-result-head", number=event.number, **_winners(event.result, voice)),
        *sigil_lines(event.result, voice),
        voice.say("jugglers-result-legend"),
        village_text(event.result.village, voice),
        *_earlier(event.earlier, voice),
        standing_line(event.won, event.wins, voice),
    ]
    return "\n".join(lines)


def standing_line(won: Sequence[int], wins: int, voice: Voice) -> str:
    names = zip(voice.names, won, strict=True)
    standing = voice.listed(voice.say("jugglers-result-won", name=name, won=count) for name, count in names)
    return voice.say("jugglers-result-standing", standing=standing, wins=wins)


def _earlier(results: Sequence[RoundResult], voice: Voice) -> Iterator[str]:
    """Say who has won which round, and with what sigil. Everybody's sign is known; many long names have no room."""
    winners = [
        " ".join(f"{SEAT_SIGNS[seat]} {card_text(result.sigils[seat])}" for seat in result.winners)
        for result in results
    ]
    rounds = [voice.say("jugglers-history-round", number=number, winners=won) for number, won in enumerate(winners, 1)]
    if rounds:
        yield voice.say("jugglers-history", rounds=" · ".join(rounds))


def ended_early(state: State, voice: Voice) -> str:
    """Turn up every sigil, and what everybody holds: nothing is hidden any more."""
    names, hands = place_names(voice), state.gathering.hands
    shown = [
        voice.say(
            "jugglers-sigil-and-hand",
            name=names[place],
            sigil=card_text(sigil),
            cards=len(hands[place]) if place < len(hands) else 0,
            hand=cards_text(sorted(hands[place])) if place < len(hands) else "",
        )
        for place, sigil in enumerate(state.round.sigils)
    ]
    return voice.say("jugglers-sigils", sigils=voice.listed(shown))


def result_alt(event: RoundEnded, voice: Voice) -> str:
    """Return the same, as the picture has no more, with nothing bold."""
    return result_text(event, voice).replace("**", "")


def sigil_lines(result: RoundResult, voice: Voice) -> list[str]:
    """List the players' sigils, then the dummies', which score nothing themselves."""
    seats, names = len(voice.names), place_names(voice)
    lines = [
        voice.say(
            "jugglers-result-line",
            name=names[seat],
            sigil=card_text(result.sigils[seat]),
            points=points_text(line.points),
            several=line.points not in (0.5, 1),
            passed=cards_text(line.matches),
            matches=len(line.matches),
            allied=voice.listed(names[place] for place in line.allies),
            allies=len(line.allies),
        )
        for seat, line in enumerate(result.lines)
    ]
    lines += (
        voice.say("jugglers-result-dummy", name=name, sigil=card_text(sigil))
        for name, sigil in zip(names[seats:], result.sigils[seats:], strict=False)
    )
    return lines


def alt(view: View, voice: Voice) -> str:
    last = view.last
    if not view.asking:
        return "\n".join(_over(view, voice))
    if last is None or last.ended is None:
        return "\n".join(_going_on(view, voice))
    return "\n".join(_ended(view, last, last.ended, voice))


def last_look_alt(view: View, voice: Voice) -> str:
    """Tell how the last gathering of a round ended, and everybody's sigil."""
    assert view.last is not None
    assert view.last.ended is not None
    verdict, result = _verdict(view, view.last, view.last.ended, voice), view.results[-1]
    return "\n".join((*verdict, *sigil_lines(result, voice), village_text(result.village, voice)))


def _going_on(view: View, voice: Voice) -> Iterator[str]:
    yield _head(view, "going", view.gathering, voice)
    yield _asked(view, voice)
    for number, draft in enumerate(view.drafts, 1):
        yield voice.say(
            "jugglers-alt-draft",
            draft=number,
            policy=_policy(draft.policy, view.sigil),
            count=len(draft.cards),
            cards=cards_text(draft.cards),
            hand=hand_text(draft.strength, voice),
            ahead=draft.strength > view.drafts[JOKER].strength,
            secrets=draft.down.count(NOBODY),
            down=len(draft.down),
        )
    yield voice.say("jugglers-alt-order", more=view.cycle < view.cycles)
    yield from _places(view, view.order, voice)
    yield from _deck_and_village(view, voice)
    if view.last is not None:
        yield from _last(view.last, voice)


def _verdict(view: View, last: LastAction, ended: AccountView, voice: Voice) -> Iterator[str]:
    number = view.gathering - 1 if view.asking and view.gathering > 1 else view.gatherings
    yield _head(view, "ended", number, voice)
    for draft in DRAFTS:
        policy = None if draft == JOKER else ended.policies[draft // 2]
        yield voice.say(
            "jugglers-alt-ended-draft",
            draft=draft + 1,
            how="joker" if draft == JOKER else "failed" if policy is None else "passed",
            policy=_policy(policy, view.sigil),
            count=len(ended.hands[draft]),
            cards=cards_text(ended.hands[draft]),
            hand=hand_text(ended.strengths[draft], voice),
        )
    yield from _last(last, voice)


def _ended(view: View, last: LastAction, ended: AccountView, voice: Voice) -> Iterator[str]:
    """Tell like the picture how the gathering ended, and what comes next."""
    yield from _verdict(view, last, ended, voice)
    left, _, right = (_policy(draft.policy, view.sigil) for draft in view.drafts)
    yield voice.say("jugglers-alt-coming", round=view.round, gathering=view.gathering, left=left, right=right)
    yield _asked(view, voice)
    yield voice.say("jugglers-alt-places")
    yield from _places(view, view.ring, voice)
    yield from _deck_and_village(view, voice)


def _over(view: View, voice: Voice) -> Iterator[str]:
    """Tell like the closing picture who has won, the sigils and points of every round, and the reasons in the last."""
    yield voice.say("jugglers-alt-won", names=voice.listed([voice.names[seat] for seat in view.winners]))
    yield standing_line(view.won, view.wins, voice)
    for number, result in enumerate(view.results[:-1], 1):
        seats = " · ".join(
            f"{SEAT_SIGNS[seat]} {card_text(result.sigils[seat])} {points_text(line.points)}"
            for seat, line in enumerate(result.lines)
        )
        yield voice.say("jugglers-alt-round", number=number, seats=seats)
    yield voice.say("jugglers-alt-sigils")
    yield from sigil_lines(view.results[-1], voice)
    yield village_text(view.village, voice, view.sigil)


def _head(view: View, state: str, gathering: int, voice: Voice) -> str:
    return voice.say(
        "jugglers-alt-head",
        state=state,
        round=len(view.results) if view.between_rounds else view.round,
        gathering=gathering,
        gatherings=view.gatherings,
        cycle=view.cycle,
        cycles=view.cycles,
    )


def _asked(view: View, voice: Voice) -> str:
    assert view.waiting is not None
    name = voice.names[view.waiting]
    return voice.say("jugglers-alt-waiting", name=name, what=view.asking, most=view.allowance)


def _places(view: View, places: Sequence[int], voice: Voice) -> Iterator[str]:
    """Describe places, each with the draft where it has put its card in this cycle."""
    names = place_names(voice)
    for place in places:
        on, dummy = [draft + 1 for draft in DRAFTS if place in view.drafts[draft].down], place >= view.seats
        yield voice.say(
            "jugglers-alt-place",
            name=names[place],
            who="dummy" if dummy else "chair" if place == view.chair else "other",
            won=0 if dummy else view.won[place],
            cards=0 if dummy else view.hand_counts[place],
            on=on[0] if on else 0,
        )


def _deck_and_village(view: View, voice: Voice) -> Iterator[str]:
    secrets = voice.listed([str(draft + 1) for draft in sorted(view.secrets)])
    yield voice.say("jugglers-alt-deck", count=view.deck, secrets=secrets, waiting=len(view.secrets))
    yield village_text(view.village, voice, view.sigil)
    yield voice.say("jugglers-alt-wins", wins=view.wins)


def _last(last: LastAction, voice: Voice) -> Iterator[str]:
    number, places = 0 if last.draft is None else last.draft + 1, place_names(voice)
    if last.fault:
        yield voice.say("jugglers-alt-misplay", name=voice.names[last.seat], kind=last.kind, draft=number)
        return
    placed: list[str] = []
    if last.kind == "secret":
        secrets = tuple(roll for roll in last.rolls if roll.place == NOBODY)
        yield did(SecretsIncluded(seat=last.seat, rolls=secrets, opened=()), voice)
    else:
        place = last.seat + len(voice.names) if last.kind == "dummy" else last.seat
        placed.append(voice.say("jugglers-alt-on", name=places[place], draft=number, die=0))
    placed += (
        voice.say("jugglers-alt-on", name=places[roll.place], draft=roll.draft + 1, die=roll.die)
        for roll in last.rolls
        if roll.place != NOBODY
    )
    if placed:
        yield voice.say("jugglers-alt-put", placed=voice.listed(placed))
    if last.turned:
        yield voice.say("jugglers-alt-turned", turned=turned_text(last.turned, voice))


def _policy(policy: Card | None, sigil: Card | None) -> str:
    return f"{card_text(policy, 'joker')}{' ★' if is_mine(policy, sigil) else ''}"


def picture_place_names(voice: Voice) -> list[str]:
    """Return the names of the seats as pictures write them, then of the dummies."""
    names = voice.names
    return [*names, *[voice.say("jugglers-picture-dummy")] * (LAYOUTS[len(names)].places - len(names))]
