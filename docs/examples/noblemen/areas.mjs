// Areas: four equal tiles in a square. Fields make a farm, groves a forest, fountains a garden. A square is named by
// its top-left cell.
//
// By the reading "shared" every square is an area. By "single" a tile serves one area: squares under knights stand,
// and of the rest as many are areas as fit without sharing a tile. Where a table says which symbols it sees, nothing
// is counted: its squares are the areas.

import { cellAt, rowByRow, spotOf } from "./pieces.mjs";

export const MADE_OF = { farm: "F", forest: "G", garden: "W" };

export function four(corner) {
  const [x, y] = spotOf(corner);
  return [corner, cellAt(x + 1, y), cellAt(x, y + 1), cellAt(x + 1, y + 1)];
}

/** Whether two squares share a tile. */
export function clash(one, other) {
  const [x, y] = spotOf(one);
  const [otherX, otherY] = spotOf(other);
  return Math.abs(x - otherX) <= 1 && Math.abs(y - otherY) <= 1;
}

/** The kind of the square with this top-left cell, or undefined. */
export function kindAt(land, corner) {
  return Object.keys(MADE_OF).find((kind) => four(corner).every((cell) => land[cell] === MADE_OF[kind]));
}

/** The cells of an estate with one letter. */
export function cellsWith(land, letter) {
  return Object.keys(land).filter((cell) => land[cell] === letter);
}

/** All squares among some tiles, row by row. */
export function squares(tiles) {
  const there = new Set(tiles);
  return rowByRow(tiles.filter((corner) => four(corner).every((cell) => there.has(cell))));
}

/**
 * How many of these squares fit beside each other without sharing a tile. Row by row each is taken or left; of two
 * ways that have taken the same squares lately only the better is followed.
 */
export function most(corners) {
  let ways = new Map([["", { taken: [], n: 0 }]]);
  for (const corner of rowByRow(corners)) {
    const [, row] = spotOf(corner);
    const after = new Map();
    for (const { taken, n } of ways.values()) {
      const near = taken.filter((other) => spotOf(other)[1] >= row - 1);
      keepBetter(after, near, n);
      if (!near.some((other) => clash(corner, other))) {
        keepBetter(after, [...near, corner], n + 1);
      }
    }
    ways = after;
  }
  return Math.max(...[...ways.values()].map((way) => way.n));
}

function keepBetter(ways, taken, n) {
  const key = taken.join();
  if (!(ways.get(key)?.n >= n)) {
    ways.set(key, { taken, n });
  }
}

/** Of all largest choices of squares that share no tile the one that takes squares earliest. */
export function firstBest(corners) {
  const out = [];
  const wanted = most(corners);
  let left = rowByRow(corners);
  while (left.length > 0) {
    const [corner, ...others] = left;
    const rest = others.filter((other) => !clash(corner, other));
    if (out.length + 1 + most(rest) === wanted) {
      out.push(corner);
      left = rest;
    } else {
      left = others;
    }
  }
  return out;
}

/** Squares under knights, and the squares of the tiles that those leave. */
function fixedAndFree(tiles, occupied) {
  const fixed = squares(tiles).filter((corner) => occupied.includes(corner));
  const used = new Set(fixed.flatMap(four));
  return { fixed, free: squares(tiles.filter((cell) => !used.has(cell))) };
}

/** The areas that the tiles of one kind make. */
export function areasAmong(tiles, occupied, symbols, reading) {
  const every = squares(tiles);
  if (symbols !== null) return every.filter((corner) => symbols.includes(corner));
  if (reading === "shared") return every;
  const { fixed, free } = fixedAndFree(tiles, occupied);
  return [...fixed, ...firstBest(free)];
}

/** The squares of one kind that a knight may be set on: by "single" those of any best split. */
export function settableAmong(tiles, occupied, symbols, reading) {
  const every = squares(tiles);
  if (symbols !== null) return every.filter((corner) => symbols.includes(corner) && !occupied.includes(corner));
  if (reading === "shared") return every.filter((corner) => !occupied.includes(corner));
  const { free } = fixedAndFree(tiles, occupied);
  const best = most(free);
  return free.filter((corner) => 1 + most(free.filter((other) => !clash(corner, other))) === best);
}

/** The squares of an estate that knights stand on. */
export function occupiedOn(table, seat) {
  return table.knights.filter((knight) => knight.seat === seat).map((knight) => knight.cell);
}

/** How many areas of a kind a player has, knights on them or not. */
export function areasOf(table, seat, kind) {
  const { land, symbols } = table.players[seat];
  const tiles = cellsWith(land, MADE_OF[kind]);
  return areasAmong(tiles, occupiedOn(table, seat), symbols, table.options["area-symbol"]).length;
}

/** The same without those under knights. */
export function freeAreasOf(table, seat, kind) {
  const { land } = table.players[seat];
  const under = occupiedOn(table, seat).filter((cell) => kindAt(land, cell) === kind);
  return areasOf(table, seat, kind) - under.length;
}

/** On how many areas of a kind a player's knights stand. */
export function knightsAbroad(table, owner, kind) {
  const there = ({ seat, cell }) => kindAt(table.players[seat].land, cell) === kind;
  return table.knights.filter((knight) => knight.owner === owner && there(knight)).length;
}
