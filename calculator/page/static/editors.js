// The editors that some keys of some games have of their own. Every other key, and every fifth game, has the form's own fields.

import { canals, persons } from "./bruges.js";
import { builds, gifts, whereabouts } from "./court.js";
import { castle, edges, park } from "./palace.js";
import { many, track } from "./counts.js";
import { UNKNOWN, at } from "./places.js";

/** @typedef {import("./form.js").Place} Place */
/** @typedef {import("./form.js").Field} Field */
/** @typedef {import("./engine.js").Key} Key */
/**
 * @typedef {object} Editor
 * @property {(place: Place) => HTMLElement | null} draw  null: what is told there cannot be shown so, and the form's own field does it
 * @property {string[]} [joins]  keys that are told in this editor too
 */

/** By game, by the path of the key. How far a row of numbers goes is a matter of room, not of rules. @type {Record<string, Record<string, Editor>>} */
const EDITORS = {
  bruges: {
    "player.florins": { draw: track(10) },
    "player.houses": { draw: track(10) },
    "player.reputation": { draw: track(12) },
    "player.canals": { draw: canals },
    "player.statues": { draw: many([7, 6, 5, 4, 3, 2]) },
    "player.persons": { draw: persons },
  },
  "kings-progress": {
    "player.gifts": { draw: gifts },
    "player.builds": { draw: builds, joins: ["player.major", "player.minor"] },
    at: { draw: whereabouts, joins: ["arrived"] },
  },
  "palais-royal": {
    "player.nobles": { draw: many([0, 1, 2, 3, 4, 5, 6, 7, 8]) },
    "player.played": { draw: many([2, 4]) },
    "player.unplayed": { draw: track(6) },
    "player.cardinal": { draw: track(6) },
    edge: { draw: edges, joins: ["corner"] },
    castle: { draw: castle, joins: ["player.servants"] },
    park: { draw: park },
  },
};

/** @param {Field} field @param {Key} key @returns {Editor | undefined} */
export function editorOf(field, key) {
  return EDITORS[field.game]?.[key.path];
}

/** The keys that are told in another key's editor, which stands among these or at the table's top. @param {Field} field @param {Key[]} keys @param {import("./places.js").Path} path */
export function joined(field, keys, path) {
  const joins = Object.entries(EDITORS[field.game] ?? {}).filter(([owner, { joins }]) => {
    if (!joins) return false;
    const top = !owner.includes(".");
    const name = owner.slice(owner.lastIndexOf(".") + 1);
    if (!top && !keys.some((key) => key.path === owner)) return false;
    return at(field.table, top ? [name] : [...path, name]) !== UNKNOWN;
  });
  return new Set(joins.flatMap(([, { joins }]) => joins ?? []));
}
