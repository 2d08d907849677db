// A table on which a decision is being done: what it draws, scores and pays.

import { CARDS, sum, times } from "./pieces.mjs";
import { Refused } from "./refused.mjs";

/** A draw that nobody has told yet: it is what the engine asks for. */
export class Wanted extends Error {
  constructor(ask) {
    super("something must be drawn");
    this.ask = ask;
  }
}

export class Work {
  constructor(table, drawn) {
    this.table = table;
    this.drawn = [...drawn];
  }

  get player() {
    return this.table.players[this.table.seat];
  }

  score(seat, points) {
    this.table.players[seat].points += points;
  }

  /** From behind the screen into the bank; a negative payment comes out of it. */
  pay(seat, pounds) {
    this.table.players[seat].money -= pounds;
    this.table.bank += pounds;
  }

  /** At random; of a bag with fewer tiles all there are. */
  drawTiles(seat, wanted) {
    const { bag, players } = this.table;
    const n = Math.min(wanted, sum(Object.values(bag)));
    if (n === 0) return;
    for (const tile of this.draw({ what: "tiles", player: players[seat].name, n, pool: bag, sure: [] })) {
      bag[tile] -= 1;
      players[seat].tiles[tile] += 1;
    }
  }

  /** The stack's top three cards, which stay part of it. Those put under it before come last, in their order. */
  look(seat) {
    const { stack, under, players } = this.table;
    const pool = Object.fromEntries(CARDS.map((card) => [card, stack[card] - times(under, card)]));
    const n = Math.min(3, sum(Object.values(pool)));
    const sure = under.slice(0, 3 - n);
    if (n + sure.length === 0) return [];
    this.table.under = under.slice(sure.length);
    return this.draw({ what: "cards", player: players[seat].name, n, pool, sure });
  }

  draw(ask) {
    if (this.drawn.length === 0) throw new Wanted({ ...ask, pool: { ...ask.pool } });
    const given = this.drawn.shift();
    const atRandom = given.slice(0, ask.n);
    const tooMany = atRandom.some((piece) => times(atRandom, piece) > (ask.pool[piece] ?? 0));
    if (tooMany || given.length !== ask.n + ask.sure.length || ask.sure.some((card, i) => given[ask.n + i] !== card)) {
      throw new Refused(`${given.join(" ")} cannot have been drawn`);
    }
    return given;
  }

  /** A card that was played or handed in goes under the stack. */
  putAway(card) {
    this.player.cards[card] -= 1;
    this.table.stack[card] += 1;
    this.table.under.push(card);
  }

  /** She changes her owner, but never while the round marker is on the lock. */
  takeQueen(seat) {
    if (this.table.track[this.table.space] !== "lock") this.table.queen = seat;
  }
}
