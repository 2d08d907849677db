// Games that are followed, kept on this device as the lines of their logs. What another tab has kept meanwhile is never overwritten.

import { unlike } from "./tables.js";

/** @typedef {import("./engine.js").Table} Table */
/** @typedef {{ move: string, drawn?: string[][], open?: number[] }} Entry a move, what was drawn, and which of the draws nobody told */
/**
 * @typedef {{ id: string, name: string, changed: number, header: Record<string, unknown>, entries: Entry[], tried?: Entry, again?: Entry[] }} Game
 * `tried` is a move that is not made yet; `again` are the moves that stood from there on while an earlier draw is told
 */

const PREFIX = "courtroll.game.";
const VERSION = 1;

/** All of them, the one changed last first. @returns {Game[]} */
export function allGames() {
  const found = [];
  for (let index = 0; index < localStorage.length; index += 1) {
    const key = localStorage.key(index);
    const game = key?.startsWith(PREFIX) ? oneGame(key.slice(PREFIX.length)) : null;
    if (game) found.push(game);
  }
  return found.sort((a, b) => b.changed - a.changed);
}

/** @param {string} id @returns {Game | null} */
export function oneGame(id) {
  try {
    const game = JSON.parse(localStorage.getItem(PREFIX + id) ?? "null");
    return game && typeof game.name === "string" && Array.isArray(game.entries) && typeof game.header === "object" ? { ...game, id } : null;
  } catch {
    return null;
  }
}

/** @param {string} wanted @param {Record<string, unknown>} header @param {Entry[]} [entries] @returns {Game} */
export function beginGame(wanted, header, entries = []) {
  const name = unlike(wanted, allGames());
  const game = { id: crypto.getRandomValues(new Uint32Array(2)).join("-"), name, changed: 0, header, entries };
  put(game);
  return game;
}

/**
 * Keeps a game as it now is. Where another tab has gone on meanwhile nothing is kept, and what that tab kept is given back.
 * @param {Game} game @returns {Game | null}
 */
export function keepGame(game) {
  const there = oneGame(game.id);
  if (there && there.changed !== game.changed) return there;
  put(game);
  return null;
}

/** @param {Game} game */
function put(game) {
  game.changed = Math.max(Date.now(), game.changed + 1);
  const { id, ...rest } = game;
  localStorage.setItem(PREFIX + id, JSON.stringify(rest));
}

/** @param {string} id */
export function forgetGame(id) {
  localStorage.removeItem(PREFIX + id);
}

/** Tells when another tab has gone on. @param {string} id @param {() => boolean} listens @param {(now: Game) => void} changed */
export function followGame(id, listens, changed) {
  const hear = (/** @type {StorageEvent} */ event) => {
    if (!listens()) return removeEventListener("storage", hear);
    const now = event.key === PREFIX + id ? oneGame(id) : null;
    if (now) changed(now);
  };
  addEventListener("storage", hear);
}

/** The log, as `courtroll replay` reads it. @param {Record<string, unknown>} header @param {Entry[]} entries */
export function logOf(header, entries) {
  const lines = entries.map(({ move, drawn }) => (drawn?.length ? { move, drawn } : { move }));
  return [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join("");
}

/** A log that was read from a file; null if it is none. What its lines say is for the engine. @param {string} text */
export function readLog(text) {
  const lines = text.replace(/^\uFEFF/, "").split("\n").filter((line) => line.trim());
  try {
    const [header, ...entries] = lines.map((line) => JSON.parse(line));
    return header?.courtroll === VERSION ? { header, entries } : null;
  } catch {
    return null;
  }
}

/** The first line of a log. @param {string} game @param {Record<string, unknown>} more */
export function headerOf(game, more) {
  return { courtroll: VERSION, game, ...more };
}
