// How the game goes on: the tiles to start with, ends of turns, the round marker, decades, the end.

import { titlePoints } from "./ball.mjs";
import { nothingDone } from "./box.mjs";
import { PLACES, TILES, around, sum } from "./pieces.mjs";

const LAST_DECADE = 3;
const FIRST_TILES = 12;
const ENCLOSED = { C: 3, P: 5 };
const CHAPEL_BESIDE = { C: 1, P: 2 };

function now(table, phase, seat, waiting) {
  Object.assign(table, nothingDone(phase, seat, waiting));
}

function leftOf(table, seat) {
  return (seat + 1) % table.players.length;
}

function roundTheTable(table, first) {
  return table.players.map((_, step) => (first + step) % table.players.length);
}

/** Chosen tiles; when everybody has chosen all fill up to twelve, and the first card is looked for. */
export function pick(work, { tiles }) {
  const { table, player } = work;
  for (const tile of TILES) {
    table.bag[tile] -= tiles[tile];
    player.tiles[tile] += tiles[tile];
  }
  if (table.waiting.length > 0) {
    now(table, "pick", table.waiting[0], table.waiting.slice(1));
    return;
  }
  const everybody = roundTheTable(table, leftOf(table, table.queen));
  for (const seat of everybody) {
    work.drawTiles(seat, FIRST_TILES - sum(Object.values(table.players[seat].tiles)));
  }
  lookInTurn(work, everybody);
}

/** The first of these players looks at cards. Nobody left, or no card: the turns begin left of the Queen. */
export function lookInTurn(work, seats) {
  const { table } = work;
  const looked = seats.length > 0 ? work.look(seats[0]) : [];
  if (looked.length > 0) {
    now(table, "keep", seats[0], seats.slice(1));
    table.looked = looked;
  } else {
    now(table, "act", leftOf(table, table.queen));
  }
}

/** Only the Queen's owner scores a point and moves the round marker. */
export function endTurn(work) {
  const { table } = work;
  if (table.mover === table.queen) {
    work.score(table.queen, 1);
    moveMarker(work);
  } else {
    now(table, "act", leftOf(table, table.mover));
  }
}

/** One space on, and at once what the space brings. */
function moveMarker(work) {
  const { table } = work;
  table.space += 1;
  const space = table.track[table.space];
  if (space === "ball") {
    for (const player of table.players) player.title = null;
    const [first, ...others] = roundTheTable(table, table.queen);
    now(table, "spend", first, others);
    table.prestige = table.players.map(() => null);
    table.markers = table.players.map(() => null);
  } else if (space === "score") {
    endDecade(work);
  } else {
    now(table, "act", leftOf(table, table.queen));
  }
}

/** A title is taken; with the last one the ball ends and the round marker moves on. */
export function takeTitle(work, { title }) {
  const { table } = work;
  work.player.title = title;
  if (table.waiting.length > 0) {
    table.seat = table.mover = table.waiting.shift();
  } else {
    titlePoints(work);
    moveMarker(work);
  }
}

function endDecade(work) {
  const { table } = work;
  scoreBuildings(work);
  if (table.decade < LAST_DECADE) {
    nextDecade(work);
  } else {
    table.players.forEach((player, seat) => work.score(seat, 3 * player.cards.liaison));
    now(table, "over", table.queen);
  }
}

/** The board filled up, the church emptied, the tokens back, the markers on, a card for everybody. */
function nextDecade(work) {
  const { table } = work;
  for (const [building, places] of Object.entries(PLACES[table.players.length])) {
    const n = Math.max(0, Math.min(places - table.board[building], table.supply[building]));
    table.board[building] += n;
    table.supply[building] -= n;
  }
  for (const tile of TILES) {
    table.bag[tile] += table.church[tile];
    table.church[tile] = 0;
  }
  for (const player of table.players) player.taxed = player.landed = false;
  table.decade += 1;
  table.space = 0;
  lookInTurn(work, roundTheTable(table, table.queen));
}

/** Castles and palaces with land all round, and the chapels beside them. */
function scoreBuildings(work) {
  const eachManor = work.table.options["shared-chapel"] === "each-manor";
  work.table.players.forEach(({ land }, seat) => {
    const isEnclosed = (cell) => around(cell).every((other) => other in land);
    const manors = Object.keys(land).filter((cell) => land[cell] in ENCLOSED && isEnclosed(cell));
    for (const cell of manors) work.score(seat, ENCLOSED[land[cell]]);
    for (const cell of Object.keys(land).filter((cell) => land[cell] === "H")) {
      const beside = around(cell).filter((other) => manors.includes(other));
      const points = beside.map((other) => CHAPEL_BESIDE[land[other]]);
      work.score(seat, eachManor ? sum(points) : Math.max(0, ...points));
    }
  });
}

/** Who has the most points, then the most money; full equals share the victory. */
export function winners(table) {
  if (table.phase !== "over") return [];
  const points = Math.max(...table.players.map((player) => player.points));
  const first = table.players.filter((player) => player.points === points);
  const money = Math.max(...first.map((player) => player.money));
  return first.filter((player) => player.money === money).map((player) => player.name);
}

/** By what they have won. */
export function decidedBy(table) {
  if (table.phase !== "over") return null;
  const points = table.players.map((player) => player.points);
  if (points.filter((n) => n === Math.max(...points)).length === 1) return "points";
  return winners(table).length === 1 ? "money" : "shared";
}
