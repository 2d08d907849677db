// Where a tile may be laid and where a building may stand. Every function lists the rules that forbid a cell.

import { BEYOND, around, beside } from "./pieces.mjs";

const BUILT = "CPHY";
const APART_FROM = { C: ["CP", "noblemen.castle.apart"], H: ["H", "noblemen.chapel.apart"] };

export function barsToTile(land, cell) {
  if (cell === BEYOND) return ["noblemen.tool.frame"];
  const out = [];
  if (cell in land) out.push("noblemen.lay.empty-cell");
  if (!beside(cell).some((other) => other in land)) out.push("noblemen.lay.beside");
  return out;
}

export function cellsForTile(land) {
  const near = new Set(Object.keys(land).flatMap(beside));
  return [...near].filter((cell) => barsToTile(land, cell).length === 0);
}

/** For a C, P, H or Y. A palace takes the place of a castle; the others want an empty meadow. */
export function barsToBuilding(land, building, cell) {
  if (cell === BEYOND) return ["noblemen.tool.frame"];
  const there = land[cell] ?? ".";
  if (building === "P") return there === "C" ? [] : ["noblemen.palace.replaces"];
  const out = [];
  if (BUILT.includes(there)) out.push("noblemen.build.empty-meadow");
  else if (there !== "M") out.push("noblemen.build.meadow");
  const [shunned, rule] = APART_FROM[building] ?? ["", ""];
  if (around(cell).some((other) => other in land && shunned.includes(land[other]))) out.push(rule);
  return out;
}

export function cellsForBuilding(land, building) {
  return Object.keys(land).filter((cell) => barsToBuilding(land, building, cell).length === 0);
}
