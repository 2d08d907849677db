// Places in a table: what stands at a path, and the names that tables and answers give to paths and cells.

/** @typedef {import("./engine.js").Table} Table */
/** @typedef {(string | number)[]} Path */

/** What a file says where nobody knows. */
export const UNKNOWN = "?";

/** What stands there; undefined if it is left out. @param {unknown} table @param {Path} path @returns {unknown} */
export function at(table, path) {
  /** @type {unknown} */
  let found = table;
  for (const step of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = /** @type {Record<string | number, unknown>} */ (found)[step];
  }
  return found;
}

/**
 * Puts something there, tables on the way being made; undefined leaves it out, or takes it out of a list.
 * @param {Table} table @param {Path} path @param {unknown} value
 */
export function put(table, path, value) {
  /** @type {any} */
  let place = table;
  path.slice(0, -1).forEach((step, index) => {
    if (typeof place[step] !== "object" || place[step] === null) place[step] = typeof path[index + 1] === "number" ? [] : {};
    place = place[step];
  });
  const last = /** @type {string | number} */ (path[path.length - 1]);
  if (value !== undefined) place[last] = value;
  else if (Array.isArray(place)) place.splice(Number(last), 1);
  else delete place[last];
}

/** As errors write it: player[0].cards[1] @param {Path} path @returns {string} */
export function written(path) {
  return path.map((step, index) => (typeof step === "number" ? `[${step}]` : `${index ? "." : ""}${step}`)).join("");
}

/** @param {Table} table @returns {string[]} */
export function players(table) {
  const found = Array.isArray(table.player) ? table.player : [];
  return found.map((each) => (typeof each?.name === "string" ? each.name : ""));
}

/**
 * The table with a player's name changed wherever the player is named.
 * @param {Table} table @param {string} old @param {string} now @returns {Table}
 */
export function renamed(table, old, now) {
  /** @param {unknown} value @returns {unknown} */
  function change(value) {
    if (value === old) return now;
    if (typeof value === "string" && value.startsWith(`${old} `) && !value.includes("\n")) return now + value.slice(old.length);
    if (Array.isArray(value)) return value.map(change);
    if (typeof value === "object" && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key === old ? now : key, KEPT.has(key) ? each : change(each)]));
    }
    return value;
  }
  return old ? /** @type {Table} */ (change(table)) : table;
}

/** Keys whose text never names a player. */
const KEPT = new Set(["game", "moment", "edition", "source"]);

/** A1, B1, … Z1, AA1 @param {number} column @param {number} row @returns {string} */
export function cell(column, row) {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}

/** A cell's name once its map has more rows above and columns before. @param {string} name @param {number} columns @param {number} rows */
export function shifted(name, columns, rows) {
  const found = /^([A-Za-z]{1,3})([0-9]{1,3})$/.exec(name);
  if (!found) return name;
  const column = [.../** @type {string} */ (found[1]).toUpperCase()].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1;
  return cell(column + columns, Number(found[2]) - 1 + rows);
}
