// A painted map: rows of signs, as a position file writes them. Pure; what is seen and tapped is in painter.js.

import { shifted } from "./places.js";

/** @typedef {string[][]} Signs */

export const NOTHING = ".";
const EMPTY = 7;

/** The signs of a map's text; null if it holds others than these, or is no rectangle. @param {unknown} text @param {string[]} known @returns {Signs | null} */
export function signsOf(text, known) {
  if (text === undefined) return blank();
  if (typeof text !== "string") return null;
  const rows = text.split("\n").map((row) => [...row.replaceAll(/\s/g, "").toUpperCase()]).filter((row) => row.length);
  if (!rows.length) return blank();
  const wide = /** @type {string[]} */ (rows[0]).length;
  return rows.every((row) => row.length === wide && row.every((sign) => sign === NOTHING || known.includes(sign))) ? rows : null;
}

/** @returns {Signs} */
function blank() {
  return Array.from({ length: EMPTY }, () => Array(EMPTY).fill(NOTHING));
}

/** The text of a map; undefined if nothing is on it. @param {Signs} signs @returns {string | undefined} */
export function textOf(signs) {
  if (signs.every((row) => row.every((sign) => sign === NOTHING))) return undefined;
  return signs.map((row) => `${row.join(" ")}\n`).join("");
}

/** The map with a free line on each side, and by how much its first cell went to the right and down. @param {Signs} signs */
export function withRoom(signs) {
  const taken = (/** @type {string[]} */ line) => line.some((sign) => sign !== NOTHING);
  const first = signs[0] ?? [], last = signs[signs.length - 1] ?? [];
  const above = taken(first) ? 1 : 0, below = taken(last) ? 1 : 0;
  const before = taken(signs.map((row) => row[0] ?? NOTHING)) ? 1 : 0;
  const after = taken(signs.map((row) => row[row.length - 1] ?? NOTHING)) ? 1 : 0;
  const wide = first.length + before + after;
  const line = () => Array(wide).fill(NOTHING);
  const middle = signs.map((row) => [...Array(before).fill(NOTHING), ...row, ...Array(after).fill(NOTHING)]);
  return {
    signs: [...Array.from({ length: above }, line), ...middle, ...Array.from({ length: below }, line)],
    columns: before, rows: above,
  };
}

/**
 * What names cells of one player's map, once the map has more columns before and more rows above: the player's own
 * areas and buildings ("forests D4"), and everybody's pieces on it ("Britta C1").
 * @param {import("./engine.js").Table} table @param {number} seat @param {number} columns @param {number} rows
 * @returns {boolean} whether any name has changed
 */
export function moveCells(table, seat, columns, rows) {
  if ((!columns && !rows) || !Array.isArray(table.player)) return false;
  const before = JSON.stringify(table), all = table.player, owner = all[seat]?.name;
  all.forEach((player, other) => {
    for (const [key, value] of Object.entries(player)) {
      if (!Array.isArray(value)) continue;
      player[key] = value.map((text) => {
        if (typeof text !== "string") return text;
        const words = text.split(" "), name = /** @type {string} */ (words.pop()), where = words.join(" ");
        const here = where === owner || (other === seat && !all.some((/** @type {any} */ each) => each.name === where));
        return here ? [...words, shifted(name, columns, rows)].join(" ") : text;
      });
    }
    if (other === seat && typeof player.corner === "string") player.corner = shifted(player.corner, -columns, -rows);
  });
  return JSON.stringify(table) !== before;
}
