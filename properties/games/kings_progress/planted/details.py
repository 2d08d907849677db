"""Planted in play: rules that are right in most turns and wrong in a few."""

from __future__ import annotations

from typing import Final

from courtroll.properties.plant import Plant

DETAILS: Final[tuple[Plant, ...]] = (
    # ----------------------------------------------------------------------------------- Loyalty Tests
    Plant("a free advance for the mover", "kings-progress.loyalty.arrival", "play/arrivals.py",
        "    draft.clock = replace(draft.clock, king=draft.turn.seat)\n",
        "    draft.clock = replace(draft.clock, king=draft.turn.mover)\n",
        "By a free advance to court the King card goes to the player in turn."),
    Plant("the longest build shows most", "kings-progress.loyalty.highest", "play/sheds.py",
        "        shown[turn.seat] = SHOWN[exposed]\n",
        "        shown[turn.seat] = SHOWN[exposed] + len(draft.builds[decision.seat][decision.courtier])\n",
        "In a Loyalty Test the value of the build counts, not that of the card."),
    Plant("a test settles no control", "kings-progress.control.checked", "play/sheds.py",
        "        settle(draft, decision.courtier)\n", "        pass\n",
        "A discard in a Loyalty Test changes no control."),
    # ----------------------------------------------------------------------------------- arrivals, minor gifts
    Plant("the higher of two alike pairs", "kings-progress.arrival.pair", "play/arrivals.py",
        "        return state.pairs.index(decision.gifts) if decision.gifts in state.pairs else None\n",
        "        same = [n for n, pair in enumerate(state.pairs) if pair == decision.gifts]\n"
        "        return same[-1] if same else None\n",
        "Of two alike pairs the one with the higher number is taken."),
    Plant("one minor gift each", "kings-progress.minor.holder", "play/rounds.py",
        "        if chooser != NOBODY and any(",
        "        last = draft.control[arrived[-space]].minor if space else NOBODY\n"
        "        if chooser not in (NOBODY, last) and any(",
        "Who has chosen a minor gift does not choose the next one too."),
    Plant("no gift for an empty build", "kings-progress.arrival.discard", "play/arrivals.py",
        "        if any(draft.pairs):\n",
        "        if any(draft.pairs) and n:\n",
        "A major controller without a card to discard takes no pair."),
    # ----------------------------------------------------------------------------------- the King card
    Plant("the point of the own courtier", "kings-progress.king.point", "play/king.py",
        "    if draft.road.arrived and (",
        "    if any(draft.control[c].major == draft.turn.mover for c in draft.road.arrived) and (",
        "The King card brings a point only with an own courtier at court."),
    # ----------------------------------------------------------------------------------- control and builds
    Plant("a disc on a card laid aside", "kings-progress.ability.renewed", "play/control.py",
        "    if control.major != NOBODY and draft.used",
        "    if NOBODY not in (control.major, before.major) and draft.used",
        "A card that lay beside the board keeps the disc of who used it."),
    Plant("Disguise cards are worth nothing", "kings-progress.disguise.counts", "play/control.py",
        "    values = tuple([build_value(len(cards),",
        "    values = tuple([build_value(sum(card // 4 == courtier for card in cards),",
        "A Disguise card counts for nothing until the scoring."),
    Plant("control by the first card laid", "kings-progress.control.checked", "play/building.py",
        "def add_effect(draft: Draft, decision: d.Add) -> None:\n    draft.note(decision)\n"
        "    lay(draft, decision.card)\n",
        "def add_effect(draft: Draft, decision: d.Add) -> None:\n    draft.note(decision)\n"
        "    draft.lay(hand(draft.turn.seat), draft.turn.seat, SUITS[decision.card], decision.card)\n",
        "Of cards laid together only the first changes control."),
    Plant("a second Disguise stays", "kings-progress.disguise.exposed", "moves/draft.py",
        "        while cards and SUITS", "        if cards and SUITS",
        "Of two Disguise cards that become exposed one is discarded."),
    Plant("a new order changes no control", "kings-progress.ability.negotiate", "play/abilities.py",
        "    draft.drop_disguises(decision.seat, decision.courtier, decision.cards)\n"
        "    settle(draft, decision.courtier)\n",
        "    draft.drop_disguises(decision.seat, decision.courtier, decision.cards)\n",
        "Control is not looked at after a build was reordered."),
    Plant("a tie for the minor card", "kings-progress.recount.holder", "scoring/control.py",
        "ite(own == s, 2, ite(other == s, 1, 0))", "ite(own == s, 2, 0)",
        "Between equal builds the holder of the courtier's other card does not win."),
    # ----------------------------------------------------------------------------------- steps
    Plant("through a full place to anywhere", "kings-progress.move.through", "play/steps.py",
        "            self.goes_on(courtier, other, left - 1) for other in self.ways[place]\n",
        "            self.goes_on(courtier, other, left - 1) for other in self.map.ways[place]\n",
        "A courtier may stop in a full place though it could only go on to where it may not."),
    Plant("the Chaplain's courtier passes", "kings-progress.ability.influence", "play/steps.py",
        "    if turn.phase is Phase.FREE or has_influence(turn):\n", "    if turn.phase is Phase.FREE:\n",
        "With the Chaplain's actions a courtier may stop in a full inn."),
    # ----------------------------------------------------------------------------------- abilities, taking
    Plant("Rumour goes back", "kings-progress.ability.rumour-keep", "play/abilities.py",
        "    draft.move_all(DRAWN, DISCARDS)\n", "    draft.move_all(DRAWN, 0)\n",
        "The cards not kept for Rumour go back into the deck."),
    Plant("a swap for the same", "kings-progress.ability.favour", "play/favour.py",
        "    return slot[0] == pair or slot[1] == gift\n", "    return slot[0] == pair\n",
        "A gift may be swapped with another of its kind."),
    Plant("two of two blank cards", "kings-progress.take.one-or-two", "play/taking.py",
        "    return sum(there) == DISPLAY_CARDS and not any(", "    return sum(there) >= 2 and not any(",
        "Two cards are taken where only two lie face up, and show nothing."),
    Plant("done amid Opportunity", "kings-progress.ability.extra", "play/ending.py",
        "    elif turn.stage in (Stage.ACT, Stage.BUILD):\n",
        "    elif turn.stage in (Stage.ACT, Stage.BUILD, Stage.FETCH):\n",
        "Who begins Opportunity and takes no card has ended the turn."),
    # ----------------------------------------------------------------------------------- the end of a round
    Plant("King's holder sheds first", "kings-progress.shed.tied", "play/rounds.py",
        "    order = clockwise((draft.clock.king + 1) % draft.players, draft.players)\n    for prize",
        "    order = clockwise(draft.clock.king, draft.players)\n    for prize",
        "Of those tied for first the King card's holder discards first."),
    Plant("the bonus of the first", "kings-progress.colour.bonus", "play/rounds.py",
        "            if colour is prize:\n", "            if colour is prize and result.places[seat] == 1:\n",
        "In play only who is first in the own colour gets the bonus."),
    Plant("London is left too", "kings-progress.house.pawns", "play/rounds.py",
        "        int(courtier) if courtier in draft.road.arrived else place\n",
        "        int(courtier) if courtier in draft.road.arrived or place == len(Courtier) else place\n",
        "Courtiers in London go home at the end of a round."),
    Plant("types without a discard at the end", "kings-progress.shed.types", "play/rounds.py",
        "        if wait_for_shed(draft, prize, tuple(",
        "        is_last = prize is Prize.TYPES and draft.clock.round == ROUNDS\n"
        "        if not is_last and wait_for_shed(draft, prize, tuple(",
        "In the last round the first in most types discards nothing."),
    # ----------------------------------------------------------------------------------- faults, accounts, words
    Plant("one card lost by an arrival", "kings-progress.arrival.discard", "play/arrivals.py",
        "            lost = len(draft.builds[controller][courtier]) - n\n", "            lost = -1\n",
        "Disguise cards that fall at an arrival are not told."),
    Plant("one more in an inn", "kings-progress.map.inns", "faults/course.py",
        "        if found > limit and limit < ANY_NUMBER", "        if found > limit + 1 and limit < ANY_NUMBER",
        "A table on which one courtier too many stands in a place can be."),
    Plant("a pair more is gone", "kings-progress.arrival.pair", "faults/course.py",
        "    if gone > taken and any(", "    if gone > taken + 1 and any(",
        "A table on which one more pair is taken than courtiers have arrived can be."),
    Plant("a pawn before the start", "kings-progress.setup.king-pawn", "faults/course.py",
        "    is_off = clock.space < state.players or (", "    is_off = clock.space + 1 < state.players or (",
        "A table on which the pawn stands one space before its start can be."),
    Plant("the order of cards turned round", "kings-progress.build.new-order", "moves/sentences.py",
        'return f"next {symbols}" if suit is None else f"next {suit.word} {symbols}"',
        'return f"next {symbols}" if suit is None else f"next {suit.word} {3 - symbols}"',
        "A Disguise card in a new order is called by another value."),
)  # fmt: skip
