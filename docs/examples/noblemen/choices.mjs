// Everything that may be decided: of all that is worth asking about in a phase, what no rule forbids.

import { MADE_OF, cellsWith, squares } from "./areas.mjs";
import { CARDS, FOLLIES, TILES, TITLES } from "./pieces.mjs";
import { cellsForBuilding, cellsForTile } from "./placement.mjs";
import { barsToSource, knows, me, refusals } from "./rules.mjs";

export function legal(table) {
  const verbs = Object.keys(CHOICES).filter((verb) => knows(table, verb));
  const choices = verbs.flatMap((verb) => CHOICES[verb](table).map((choice) => ({ verb, ...choice })));
  return choices.filter((decision) => refusals(table, table.seat, decision).length === 0);
}

const upTo = (n) => Array.from({ length: n + 1 }, (_, i) => ({ n: i }));
const NUMBERS = [0, 1, 2, 3];
const PICKS = NUMBERS.flatMap((F) =>
  NUMBERS.flatMap((G) => NUMBERS.flatMap((W) => NUMBERS.map((M) => ({ tiles: { F, G, W, M } })))),
);
const PAIRS = TILES.flatMap((first, i) => TILES.slice(i).map((second) => [first, second]));

const CHOICES = {
  pick: () => PICKS,
  keep: () => CARDS.map((card) => ({ card })),
  lay(table) {
    if (table.acted && table.phase === "act") return [];
    const tiles = TILES.filter((tile) => me(table).tiles[tile] > 0);
    const cells = table.laid.length < 3 ? cellsForTile(me(table).land) : [];
    return [{ tile: null }, ...cells.flatMap((cell) => tiles.map((tile) => ({ tile, cell })))];
  },
  build(table) {
    if (table.acted) return [];
    const kinds = ["C", "P", "H"].map((building) => ({ building, folly: null }));
    const all = [...kinds, ...FOLLIES.map((folly) => ({ building: "Y", folly }))];
    const worth = all.filter(({ building, folly }) => table.board[folly ?? building] > 0);
    return worth.flatMap((kind) =>
      cellsForBuilding(me(table).land, kind.building).map((cell) => ({ ...kind, cell })),
    );
  },
  bribe: () => upTo(5),
  tax: (table) => upTo(me(table).bribes),
  land: (table) => upTo(me(table).bribes),
  donate: () => [null, ...TILES].map((tile) => ({ tile })),
  leisure: () => [{}],
  play: (table) =>
    CARDS.filter((card) => me(table).cards[card] > 0).flatMap((card) =>
      card === "inheritance"
        ? cellsForBuilding(me(table).land, "C").map((cell) => ({ card, cell }))
        : [{ card, cell: null }],
    ),
  swap: (table) =>
    PAIRS.filter((pair) => pair.every((tile) => me(table).tiles[tile] > 0)).flatMap((tiles) =>
      TILES.map((take) => ({ tiles, take })),
    ),
  done: () => [{}],
  return: () => TILES.map((tile) => ({ tile })),
  knight(table) {
    const stands = table.knights.filter(({ owner }) => owner === table.mover);
    const all = [null, ...stands.map(({ seat, cell }) => ({ seat, cell }))];
    const sources = all.filter((source) => barsToSource(table, source).length === 0);
    return table.players.flatMap(({ land }, seat) =>
      Object.values(MADE_OF).flatMap((letter) =>
        squares(cellsWith(land, letter)).flatMap((cell) => sources.map((source) => ({ seat, cell, source }))),
      ),
    );
  },
  give: () => PAIRS.map((tiles) => ({ tiles })),
  spend: (table) => [...upTo(me(table).bribes), ...CARDS.map((card) => ({ card }))],
  take: () => TITLES.map((title) => ({ title })),
};

/** Whether the player in turn can set a knight somewhere. */
export function canSetKnight(table) {
  return legal({ ...table, phase: "knight" }).some(({ verb }) => verb === "knight");
}
