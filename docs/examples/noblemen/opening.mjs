// How a game begins: from a log's first line, which tells a new game or holds the position file of a table.

import { boxOf, buildingsInBox, nothingDone } from "./box.mjs";
import { fromPosition } from "./files.mjs";
import {
  CARDS, CARDS_IN_BOX, FIRST_MEADOW, FOLLIES, PLACES, POUNDS_IN_BOX, TILES, TILES_IN_BOX, counts,
} from "./pieces.mjs";
import { Refused } from "./refused.mjs";

/** The table that a log with this first line begins with. */
export function begin(header) {
  return header.position === undefined ? newGame(header) : fromPosition(header.position);
}

function newGame(header) {
  const box = boxOf(header);
  const names = header.players;
  if (!Array.isArray(names) || !(names.length in PLACES)) throw new Refused("three to five play");
  const start = header.start === undefined ? 0 : names.indexOf(header.start);
  if (start < 0) throw new Refused(`"${header.start}" does not play`);
  const order = names.map((_, step) => (start + step) % names.length);
  const places = PLACES[names.length];
  const inBox = buildingsInBox(box.options);
  const players = names.map((name, seat) => newcomer(name, 10 + order.indexOf(seat)));
  const bank = POUNDS_IN_BOX - players.reduce((total, player) => total + player.money, 0);
  return {
    ...box,
    players,
    knights: [],
    bag: { ...TILES_IN_BOX, M: TILES_IN_BOX.M - names.length },
    church: counts(TILES),
    bank,
    board: { ...places, bribes: box.bribesInBox, ...Object.fromEntries(FOLLIES.map((folly) => [folly, 1])) },
    supply: { C: inBox.C - places.C - names.length, H: inBox.H - places.H, P: inBox.P - places.P },
    stack: { ...CARDS_IN_BOX },
    under: [],
    decade: 1,
    space: 0,
    queen: order.at(-1),
    ...nothingDone("pick", start, order.slice(1)),
  };
}

function newcomer(name, money) {
  return {
    name, money, points: 0, bribes: 0, tiles: counts(TILES), cards: counts(CARDS), title: "baron",
    land: { [FIRST_MEADOW]: "C" }, follies: [], taxed: false, landed: false, symbols: null,
  };
}
