// What a legal decision does.

import {
  MADE_OF, areasAmong, cellsWith, firstBest, four, freeAreasOf, kindAt, knightsAbroad, occupiedOn, squares,
} from "./areas.mjs";
import { placeMarker, spend } from "./ball.mjs";
import { canSetKnight } from "./choices.mjs";
import { endTurn, lookInTurn, pick, takeTitle } from "./flow.mjs";
import { FOLLIES, TILES, rowByRow, spread, sum } from "./pieces.mjs";
import { Refused } from "./refused.mjs";
import { price } from "./rules.mjs";
import { Work } from "./work.mjs";

const FOLLY_POINTS = { 1: 12, 2: 10, 3: 8, 4: 6 };

/** Does a legal decision to a table, with what was drawn for it. Throws `Wanted` where more must be drawn. */
export function apply(table, decision, drawn) {
  const work = new Work(table, drawn);
  EFFECTS[decision.verb](work, decision);
  if (work.drawn.length > 0) throw new Refused("more was drawn than is asked for");
  return table;
}

const EFFECTS = {
  pick,
  take: takeTitle,
  spend,

  keep(work, { card }) {
    const { table } = work;
    const others = [...table.looked];
    others.splice(others.indexOf(card), 1);
    fromStack(work, card);
    table.under.push(...others);
    looked(work);
  },

  lay({ table, player }, { tile, cell }) {
    if (tile === null) {
      table.acted = true;
      return;
    }
    player.tiles[tile] -= 1;
    player.land[cell] = tile;
    table.laid.push(cell);
    table.acted ||= table.phase === "act";
    table.phase = "lay";
  },

  build(work, { building, cell, folly }) {
    const { table, player } = work;
    work.pay(table.seat, price(table, table.seat, building));
    table.acted = true;
    if (building === "Y") {
      table.board[folly] -= 1;
      player.land[cell] = "Y";
      player.follies.push({ folly, cell });
      const built = FOLLIES.filter((name) => table.board[name] === 0).length;
      work.score(table.seat, FOLLY_POINTS[built]);
      return;
    }
    putUp(work, building, cell);
    if (building === "C" && canSetKnight(table)) table.phase = "knight";
    if (building === "P") {
      table.supply.C += 1;
      work.takeQueen(table.seat);
    }
    if (building === "H") {
      table.looked = work.look(table.seat);
      if (table.looked.length > 0) table.phase = "keep";
    }
  },

  knight(work, { seat: victim, cell, source }) {
    const { table } = work;
    const owner = table.mover;
    if (source !== null) {
      const stood = (knight) => knight.owner === owner && knight.seat === source.seat && knight.cell === source.cell;
      table.knights = table.knights.filter((knight) => !stood(knight));
    }
    table.knights.push({ owner, seat: victim, cell });
    table.phase = "act";
    const theirs = table.players[victim];
    const kind = kindAt(theirs.land, cell);
    if (kind === "farm") {
      const pounds = Math.min(2, theirs.money);
      theirs.money -= pounds;
      table.players[owner].money += pounds;
    }
    if (kind === "garden" && table.queen === victim) work.takeQueen(owner);
    if (kind === "forest") {
      if (sum(Object.values(theirs.tiles)) > 2) {
        table.phase = "give";
        table.seat = victim;
      } else {
        handOver(table, victim, spread(TILES, theirs.tiles));
      }
    }
  },

  give({ table }, { tiles }) {
    handOver(table, table.seat, tiles);
    table.phase = "act";
    table.seat = table.mover;
  },

  bribe(work, { n }) {
    work.pay(work.table.seat, 2 * n);
    work.table.board.bribes -= n;
    work.player.bribes += n;
    work.score(work.table.seat, n);
    work.table.acted = true;
  },

  tax(work, { n }) {
    const pounds = yields(work.table, "farm") + n;
    handIn(work, n);
    work.pay(work.table.seat, -pounds);
    work.player.taxed = true;
    work.table.acted = true;
  },

  land(work, { n }) {
    const tiles = yields(work.table, "forest") + n;
    handIn(work, n);
    work.drawTiles(work.table.seat, tiles);
    work.player.landed = true;
    work.table.acted = true;
  },

  donate(work, { tile }) {
    const { table, player } = work;
    table.acted = true;
    if (tile === null) return;
    player.tiles[tile] -= 1;
    table.church[tile] += 1;
    work.score(table.seat, 1);
    table.phase = "donate";
  },

  leisure(work) {
    work.score(work.table.seat, 1);
    work.table.acted = true;
  },

  swap({ table, player }, { tiles, take }) {
    for (const tile of tiles) {
      player.tiles[tile] -= 1;
      table.bag[tile] += 1;
    }
    player.tiles[take] += 1;
    table.bag[take] -= 1;
  },

  return(work, { tile }) {
    const { table, player } = work;
    player.tiles[tile] -= 1;
    table.bag[tile] += 1;
    table.given += 1;
    work.score(table.seat, 1);
  },

  play(work, { card, cell }) {
    work.putAway(card);
    if (card === "intrigue") {
      keepAll(work);
    } else {
      work.table.carded = true;
      CARD_EFFECTS[card](work, cell);
    }
  },

  done(work) {
    const { table } = work;
    if (table.phase === "act") endTurn(work);
    else if (table.phase === "lay") endLaying(work);
    else if (table.phase === "spend") placeMarker(work);
    else {
      table.phase = "act";
      table.given = 0;
    }
  },
};

const CARD_EFFECTS = {
  "inheritance": (work, cell) => putUp(work, "C", cell),
  "dowry": (work) => work.drawTiles(work.table.seat, 4),
  "tribute": (work) => work.pay(work.table.seat, -5),
  "whitehall": (work) => work.takeQueen(work.table.seat),
  "cunning-stroke": ({ table }) => {
    table.phase = "lay";
  },
  "favour-of-the-vicar": ({ table }) => {
    table.phase = "vicar";
  },
  "secret-marriage": (work) => {
    const bribes = Math.min(2, work.table.board.bribes);
    work.table.board.bribes -= bribes;
    work.player.bribes += bribes;
    work.score(work.table.seat, 2);
  },
};

/** From the board onto the meadow; a palace stands where its castle stood. */
function putUp({ table, player }, building, cell) {
  table.board[building] -= 1;
  player.land[cell] = building;
}

function handOver(table, victim, tiles) {
  for (const tile of tiles) {
    table.players[victim].tiles[tile] -= 1;
    table.players[table.mover].tiles[tile] += 1;
  }
}

// ---------------------------------------------------------------------------------------------------- cards

function fromStack({ table, player }, card) {
  table.stack[card] -= 1;
  player.cards[card] += 1;
}

/** Intrigue: all cards looked at are kept. */
function keepAll(work) {
  const { table } = work;
  for (const card of table.looked) fromStack(work, card);
  if (table.acted && table.options["intrigue-limit"] === "counts") table.carded = true;
  looked(work);
}

/** Who built a chapel goes on with the turn; between decades the next player looks. */
function looked(work) {
  const { table } = work;
  if (table.acted) {
    table.phase = "act";
    table.looked = [];
  } else {
    lookInTurn(work, table.waiting);
  }
}

// --------------------------------------------------------------------------------------------------- income

/** What a player's tiles and areas of a kind bring, and the knights on such areas of others. */
function yields(table, kind) {
  const tiles = cellsWith(table.players[table.seat].land, MADE_OF[kind]).length;
  return tiles + 2 * freeAreasOf(table, table.seat, kind) + 2 * knightsAbroad(table, table.seat, kind);
}

function handIn({ table, player }, bribes) {
  player.bribes -= bribes;
  table.board.bribes += bribes;
}

// --------------------------------------------------------------------------------------------------- laying

/** Pounds, the Queen and tiles for what was laid and completed. */
function endLaying(work) {
  const { table, player } = work;
  const fresh = table.laid;
  const laid = (letter) => fresh.filter((cell) => player.land[cell] === letter).length;
  const completed = player.symbols === null ? counted(table, player, fresh) : seen(table, player, fresh);
  table.laid = [];
  table.phase = "act";
  work.pay(table.seat, -(laid("F") + 2 * completed.farm));
  if (completed.garden > 0) work.takeQueen(table.seat);
  work.drawTiles(table.seat, laid("G") + 2 * completed.forest);
}

/** How many more areas of each kind there are than before these tiles were laid. */
function counted(table, player, fresh) {
  const occupied = occupiedOn(table, table.seat);
  const reading = table.options["area-symbol"];
  return eachKind((letter) => {
    const now = cellsWith(player.land, letter);
    const before = now.filter((cell) => !fresh.includes(cell));
    return areasAmong(now, occupied, null, reading).length - areasAmong(before, occupied, null, reading).length;
  });
}

/** The same where a table has told its symbols: new squares of new tiles join them, apart from those by "single". */
function seen(table, player, fresh) {
  const single = table.options["area-symbol"] === "single";
  const used = single ? player.symbols.flatMap(four) : [];
  return eachKind((letter) => {
    const tiles = cellsWith(player.land, letter).filter((cell) => !used.includes(cell));
    const fits = squares(tiles).filter((corner) => four(corner).some((cell) => fresh.includes(cell)));
    const chosen = single ? firstBest(fits) : fits;
    player.symbols = rowByRow(new Set([...player.symbols, ...chosen]));
    return chosen.length;
  });
}

function eachKind(count) {
  return Object.fromEntries(Object.entries(MADE_OF).map(([kind, letter]) => [kind, count(letter)]));
}
