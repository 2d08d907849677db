"""Planted in play: what the book allows in so many words, what it keeps, and how much of it there is."""

from __future__ import annotations

from typing import Final

from courtroll.properties.plant import Plant

SENTENCES: Final[tuple[Plant, ...]] = (
    # --------------------------------------------------------------------------------- abilities
    Plant("abilities exchanged", "kings-progress.ability.cards", "moves/course.py",
        "    Courtier.SECRETARY: Stage.PICK,\n    Courtier.STEWARD: Stage.FETCH,\n",
        "    Courtier.SECRETARY: Stage.FETCH,\n    Courtier.STEWARD: Stage.PICK,\n",
        "The Secretary fetches cards and the Steward swaps gifts."),
    Plant("an ability is an action", "kings-progress.ability.extra", "moves/course.py",
        "return turn._replace(done=done, ability=courtier, stage=BEGINS[courtier], laid=())",
        "return turn._replace(done=done, ability=courtier, stage=BEGINS[courtier], laid=(), "
        "kinds=(*turn.kinds, Kind.ADVANCE) if courtier is Courtier.TREASURER else turn.kinds)",
        "Who uses Corruption has one action left."),
    Plant("an ability gained is used", "kings-progress.ability.not-when-gained", "play/abilities.py",
        "    if turn.kinds or turn.ability is not None:\n        return ()\n",
        "    if turn.ability is not None or (turn.kinds and not isinstance(turn.done[-1], d.Build)):\n"
        "        return ()\n",
        "After building, an ability may be used, one that was just gained too."),
    Plant("who fetched is forgotten", "kings-progress.ability.opportunity-hidden", "play/views.py",
        "    if any(other != seat for other in state.searched):\n", "    if False:\n",
        "Everybody sees which card the Steward took from the discards."),
    Plant("Rumour without the court", "kings-progress.ability.rumour-court", "play/abilities.py",
        "    return sum(place in near for place in at) -",
        "    return sum(place in near for c, place in zip(Courtier, at) if c not in draft.road.arrived) -",
        "For Rumour nobody at the Royal Court counts."),
    Plant("Rumour needs cards enough", "kings-progress.ability.rumour-short", "play/abilities.py",
        "        if draft.draw_cards(seat, heard_of(draft), DRAWN):\n",
        "        n = heard_of(draft)\n"
        "        if sum(draft.held[0][:CARDS]) >= n and draft.draw_cards(seat, n, DRAWN):\n",
        "A deck too small for the Mistress gives nothing."),
    Plant("ability card at the scoring", "kings-progress.ability.with-major", "play/control.py",
        "    assign(draft, courtier, control, because or influence.MAJOR, because or influence.MINOR)\n",
        "    if draft.control[courtier].major != NOBODY:\n"
        "        control = Control(draft.control[courtier].major, control.minor)\n"
        "    assign(draft, courtier, control, because or influence.MAJOR, because or influence.MINOR)\n",
        "Who overtakes the major controller gets the ability card at the scoring."),
    # ----------------------------------------------------------------------------- actions, steps and builds
    Plant("discarding is free", "kings-progress.action.kinds", "play/taking.py",
        "    draft.note(decision)\n    draft.discard(decision.seat, decision.courtier)\n",
        "    draft.discard(decision.seat, decision.courtier)\n",
        "A discard counts as no action."),
    Plant("no builds at court", "kings-progress.arrival.build-on", "play/building.py",
        "return in_hand(state, BUILDS) if",
        "return [each for each in in_hand(state, BUILDS) if SUITS[each.card] not in state.road.arrived] if",
        "Nothing may be built on a courtier at the Royal Court."),
    Plant("small cards below", "kings-progress.build.new-order", "play/building.py",
        "if may_join(laid, each.card) is None]", "if may_join(laid, each.card) is None and each.card <= laid[-1]]",
        "Cards laid together lie in the order of their symbols."),
    Plant("the last card goes", "kings-progress.build.stack", "moves/draft.py",
        "exposed, *left = self.builds[seat][courtier]", "*left, exposed = self.builds[seat][courtier]",
        "A build is discarded from its other end."),
    Plant("nobody arrives with both cards", "kings-progress.control.both-at-court", "play/steps.py",
        "                if steps.goes_on(courtier, place, left):\n",
        "                control = state.control[courtier]\n"
        "                alone = only is None and place == steps.court and control.major == control.minor >= 0\n"
        "                if not alone and steps.goes_on(courtier, place, left):\n",
        "A courtier both of whose cards one player has does not arrive."),
    Plant("two courtiers a turn", "kings-progress.move.again", "play/steps.py",
        "        if courtier not in arrived:\n",
        "        moved = state.turn.done[-1] if len(state.turn.kinds) == 1 else None\n"
        "        again = only is None and moved == d.Advance(courtier, names[at[courtier]])\n"
        "        if courtier not in arrived and not again:\n",
        "The second advance moves another courtier."),
    Plant("the controller moves", "kings-progress.move.anyone", "play/steps.py",
        "        if courtier not in arrived:\n",
        "        if courtier not in arrived and state.control[courtier].major in (-1, state.turn.seat):\n",
        "A courtier that somebody controls is moved by nobody else."),
    # ------------------------------------------------------------------------------------- Loyalty Tests
    Plant("free advances must be taken", "kings-progress.loyalty.decline", "play/ending.py",
        "    return () if state.turn.phase is TURN and has_actions_left(state) else (DONE,)\n",
        "    if state.turn.phase is Phase.FREE and steps.advance_offers(state):\n        return ()\n"
        "    return () if state.turn.phase is TURN and has_actions_left(state) else (DONE,)\n",
        "A free advance may not be declined."),
    Plant("three face-up cards or none", "kings-progress.loyalty.short", "play/loyalty.py",
        "    draft.shuffle()\n    fill_display(draft)\n",
        "    draft.shuffle()\n"
        "    if sum(draft.held[0][CARD_COLUMNS]) + sum(draft.held[1][CARD_COLUMNS]) >= DISPLAY_CARDS:\n"
        "        fill_display(draft)\n",
        "A deck too small after a test lays no cards at all."),
    # ---------------------------------------------------------------------------------- the end of a round
    Plant("titles first", "kings-progress.gifts.order", "play/rounds.py",
        "    for prize in PRIZES[first:]:\n", "    for prize in PRIZES[::-1][first:]:\n",
        "Gift types are scored from the last to the first."),
    Plant("single gifts first", "kings-progress.house.gifts-short", "play/rounds.py",
        "    king = draft.clock.king\n    drawn = draft.draw_gifts(king, PAIRS_LAID * GIFTS_IN_PAIR, PAIRS)\n",
        "    king = draft.clock.king\n    there = sum(draft.held[4][GIFT_COLUMNS])\n"
        "    drawn = draft.draw_gifts(king, min(12, max(0, there - SINGLES_LAID)), PAIRS)\n",
        "A gift deck too small leaves pairs empty before single gifts."),
    Plant("a hand is put away", "kings-progress.house.kept", "play/rounds.py",
        "    draft.shuffle()\n    clock = draft.clock\n",
        "    for kind, n in enumerate(draft.held[8][CARD_COLUMNS]):\n        draft.move(8, 2, kind, n)\n"
        "    draft.shuffle()\n    clock = draft.clock\n",
        "The first player begins a new round with an empty hand."),
    Plant("control at court only", "kings-progress.recount.all", "play/rounds.py",
        "        assign(draft, courtier, control, recount.MAJOR, recount.MINOR)\n",
        "        if courtier in draft.road.arrived:\n"
        "            assign(draft, courtier, control, recount.MAJOR, recount.MINOR)\n",
        "A scoring moves the cards of courtiers at the Royal Court only."),
    Plant("discs at the scoring", "kings-progress.recount.renewed", "play/rounds.py",
        "        assign(draft, courtier, control, recount.MAJOR, recount.MINOR)\n",
        "        used = draft.used\n        assign(draft, courtier, control, recount.MAJOR, recount.MINOR)\n"
        "        draft.used = used\n",
        "An ability card that changes hands at a scoring keeps its disc."),
    Plant("colour of the neighbour", "kings-progress.setup.own-colour", "play/rounds.py",
        "            if colour is prize:\n",
        "            if draft.colours[seat - 1] is prize:\n                colour = prize\n",
        "The bonus goes to the player left of whose colour it is."),
    Plant("points are hidden", "kings-progress.setup.score-marker", "play/views.py",
        "    return Position(replace(state, held=held), tuple(holes))\n",
        "    return Position(replace(state, held=held, points=(0,) * state.players), tuple(holes))\n",
        "Nobody sees how many points anybody has."),
)  # fmt: skip
