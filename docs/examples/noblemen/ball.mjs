// A masked ball: what is handed in, prestige, markers, who chooses when, and the points of titles.

import { cellsWith, freeAreasOf, knightsAbroad } from "./areas.mjs";

const TITLE_POINTS = { duke: 7, marquess: 5, earl: 3, viscount: 1, baron: 0 };

export function spend(work, { n, card }) {
  const { table, player } = work;
  if (card === undefined) {
    player.bribes -= n;
    table.board.bribes += n;
    table.bought += n;
  } else {
    work.putAway(card);
    table.bought += card === "blackmail" ? 3 : 1;
  }
}

/** Prestige before anything is handed in. */
function estatePrestige(table, seat) {
  const { land } = table.players[seat];
  const gardens = freeAreasOf(table, seat, "garden") + knightsAbroad(table, seat, "garden");
  return cellsWith(land, "W").length + 2 * gardens + 2 * cellsWith(land, "P").length;
}

/** Down to a space where nobody stands; 0 is open to all, unless a reading sends them to the next one above. */
function markerSpace({ prestigeEnd, options }, prestige, taken) {
  let space = prestigeEnd === null ? prestige : Math.min(prestige, prestigeEnd);
  while (space > 0 && taken.includes(space)) space -= 1;
  if (space === 0 && options["space-zero"] === "next-above") {
    while (taken.includes(space)) space += 1;
  }
  return space;
}

/** The player has handed in enough. After the last marker the choosing of titles begins. */
export function placeMarker({ table }) {
  const prestige = estatePrestige(table, table.seat) + table.bought;
  const taken = table.markers.filter((space) => space !== null);
  table.prestige[table.seat] = prestige;
  table.markers[table.seat] = markerSpace(table, prestige, taken);
  table.bought = 0;
  if (table.waiting.length === 0) {
    table.phase = "take";
    table.waiting = choosingOrder(table);
  }
  table.seat = table.mover = table.waiting.shift();
}

/** The marker in front first, or the greater total; equals in the order of the markers, from the Queen on. */
function choosingOrder({ players, queen, prestige, markers, options }) {
  const n = players.length;
  const byTotal = options["title-order"] === "total";
  const rank = (seat) => (byTotal ? [prestige[seat] ?? 0, markers[seat] ?? 0] : [markers[seat] ?? 0, 0]);
  const compare = ([first, second], [otherFirst, otherSecond]) => otherFirst - first || otherSecond - second;
  return players.map((_, step) => (queen + step) % n).sort((one, other) => compare(rank(one), rank(other)));
}

/** Every new title scores. */
export function titlePoints(work) {
  work.table.players.forEach(({ title }, seat) => work.score(seat, TITLE_POINTS[title ?? "baron"]));
}
