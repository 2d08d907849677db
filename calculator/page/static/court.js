// King's Progress: gifts by type, builds on courtiers with their control cards, and where the courtiers stand.

import { Picture } from "./board.js";
import { button, chip, h, roving } from "./dom.js";
import { hand, pieces } from "./counts.js";
import { ask, newest } from "./engine.js";
import { UNKNOWN, at, put as write, written } from "./places.js";
import { language } from "./words.js";

/** @typedef {import("./form.js").Place} Place */
/** @typedef {import("./form.js").Field} Field */
const CROWNS = ["0", "1", "2", "3", UNKNOWN], CARDS = ["0", "1", "2", "3", "D", UNKNOWN];

/** The piece in the hand over each editor, while the page lives. @type {Map<string, string>} */
const held = new Map();

/** @param {Field} field @param {string} key @param {string} name @param {string[]} known @param {() => void} draw @param {(piece: string) => { shown: import("./dom.js").Child[], title?: string }} as */
function taken(field, key, name, known, draw, as) {
  const now = held.get(key) ?? known[0] ?? "";
  return { now, shown: hand(`${name}: ${field.say("tap-with")}`, known.map((piece) => ({ piece, ...as(piece) })), now, (piece) => { held.set(key, piece); draw(); }) };
}

/** A piece as a file writes it. @param {string} piece */
function value(piece) {
  return /^[0-9]$/.test(piece) ? Number(piece) : piece;
}

/** @param {Field} field @param {string} piece */
function card(field, piece) {
  return { shown: [h("span", { class: "card-piece", "aria-hidden": true }, piece)], title: piece === UNKNOWN ? field.say("nobody-knows") : piece };
}

/**
 * Rows of cards: a tap on a row's name lays the card in the hand there, a tap on a card takes it away.
 * @param {Place} place @param {string[]} known @param {(word: string) => import("./dom.js").Child[]} [more] what else a row tells
 */
function laid({ field, key, name, path, shape, value: now, put, draw }, known, more = () => []) {
  const told = /** @type {Record<string, unknown>} */ (now ?? {});
  const over = taken(field, key.path, name, known, draw, (piece) => card(field, piece));
  const rows = (shape.map?.keys ?? []).map(({ word, title }) => {
    const here = told[word], cards = Array.isArray(here) ? here : [];
    const set = (/** @type {unknown} */ next) => {
      const { [word]: _, ...others } = told;
      put(next === undefined ? (Object.keys(others).length ? others : undefined) : { ...others, [word]: next });
    };
    const says = here === UNKNOWN ? field.say("nobody-knows") : cards.join(", ") || field.say("none");
    return h("div", { class: "laid", "data-path": written([...path, word]) },
      button([h("span", {}, title), h("span", { class: "plus", "aria-hidden": true }, "+")], () => set([...cards, value(over.now)]), { class: "ground", "aria-label": `${title}: ${says}; ${field.say("add")} ${over.now}`, "data-key": `${key.path} ${word}` }),
      chip("?", here === UNKNOWN, () => set(here === UNKNOWN ? undefined : UNKNOWN), { class: "unknown", "aria-label": `${title}: ${field.say("nobody-knows")}`, title: field.say("nobody-knows"), "data-key": `${key.path} ${word} ?` }),
      h("span", { class: "controls" }, ...more(word)),
      pieces(cards, (index) => set(cards.length > 1 ? cards.filter((_, other) => other !== index) : undefined), `${title}, ${field.say("take-away")}`, written([...path, word])),
      h("ul", { class: "wrong", hidden: true }));
  });
  return h("div", { class: "list" }, over.shown, ...rows);
}

/** @param {unknown} now whether each row is a list or unknown */
function fits(now) {
  return now === undefined || (typeof now === "object" && now !== null && Object.values(now).every((each) => Array.isArray(each) || each === UNKNOWN));
}

/** Gift cards by type, each with its crowns. @param {Place} place */
export function gifts(place) {
  return fits(place.value) ? laid(place, CROWNS) : null;
}

/** Builds, the exposed card first, and which of a courtier's two cards the player has. @param {Place} place */
export function builds(place) {
  const { field, path } = place;
  if (!fits(place.value)) return null;
  const owner = path.slice(0, -1);
  const control = (/** @type {"major" | "minor"} */ which, /** @type {string} */ word) => {
    const told = at(field.table, [...owner, which]), list = Array.isArray(told) ? told : [], has = list.includes(word);
    return chip(field.say(`card-${which}`), has, () => {
      const next = has ? list.filter((each) => each !== word) : [...list, word];
      field.remember();
      write(field.table, [...owner, which], next.length ? next : undefined);
      field.redraw();
      field.changed();
    }, { class: "control-card", disabled: told === UNKNOWN, "data-key": `${written(owner)} ${which} ${word}` });
  };
  const unknown = (/** @type {"major" | "minor"} */ which) => {
    const told = at(field.table, [...owner, which]);
    return h("div", { "data-path": written([...owner, which]) }, chip([`${field.say(`card-${which}`)}: `, "?"], told === UNKNOWN, () => {
      field.remember();
      write(field.table, [...owner, which], told === UNKNOWN ? undefined : UNKNOWN);
      field.redraw();
      field.changed();
    }, { "aria-label": `${field.say(`card-${which}`)}: ${field.say("nobody-knows")}`, "data-key": `${written(owner)} ${which} ?` }), h("ul", { class: "wrong", hidden: true }));
  };
  const rows = laid(place, CARDS, (word) => [control("major", word), control("minor", word)]);
  rows.append(h("div", { class: "chips" }, unknown("major"), unknown("minor")));
  return rows;
}

/** Where the courtiers stand: a courtier is taken into the hand, and a tap on a place puts it there. @param {Place} place */
export function whereabouts({ field, key, name, path, shape, value: now, draw }) {
  const told = /** @type {Record<string, unknown>} */ (now ?? {}), arrived = field.table.arrived ?? [];
  if (typeof told !== "object" || !Array.isArray(arrived)) return null;
  const known = shape.map?.keys ?? [], court = "court";
  const over = taken(field, key.path, name, known.map(({ word }) => word), draw, (piece) => ({ shown: [known.find(({ word }) => word === piece)?.title ?? piece] }));
  const inns = at(field.table, ["equipment", "inns"]);
  const typed = typeof inns === "object" && inns ? Object.keys(inns) : null;
  const places = [...new Set(["home", ...(typed ? ["london", ...typed] : key.places ?? []), ...Object.values(told).filter((each) => typeof each === "string" && each !== UNKNOWN).map(String)])];
  const move = (/** @type {string} */ where) => {
    const rest = arrived.filter((each) => each !== over.now), here = where === court ? arrived.includes(over.now) : told[over.now] === where;
    const { [over.now]: _, ...others } = told;
    const next = here || where === court ? others : { ...others, [over.now]: where };
    field.remember();
    write(field.table, path, Object.keys(next).length ? next : undefined);
    write(field.table, ["arrived"], where === court && !here ? [...rest, over.now] : rest.length || field.table.arrived ? rest : undefined);
    field.redraw();
    field.changed();
  };
  const spot = (/** @type {string} */ where, /** @type {string} */ title) => {
    const there = where === court ? arrived.map(String) : known.map(({ word }) => word).filter((word) => told[word] === where);
    const names = there.map((word) => known.find((each) => each.word === word)?.title ?? word);
    return button([h("small", {}, title), ...names.map((each) => h("span", { class: "standing" }, each))], () => move(where),
      { class: "ground", "aria-label": `${title}: ${names.join(", ") || field.say("nobody")}`, "data-key": `place ${where}` });
  };
  const onMap = (/** @type {string} */ where) => {
    if (known.some(({ word }) => word === where)) return where === over.now ? move("home") : undefined;
    move(places.includes(where) ? where : court);
  };
  const stands = arrived.includes(over.now) ? at(field.table, ["court"]) : told[over.now] === "home" ? over.now : told[over.now];
  return h("div", { class: "list" }, over.shown, drawnMap(field, name, onMap, String(stands ?? "")), roving(h("div", { class: "places", "aria-label": name }, spot(court, field.say("at-court")), ...places.map((each) => spot(each, each === "home" ? field.say("at-home") : each)), spot(UNKNOWN, field.say("nobody-knows")))),
    h("div", { "data-path": "arrived" }, h("ul", { class: "wrong", hidden: true })));
}

/** The drawn map of each table while its page lives. @type {WeakMap<object, { picture: Picture, draw: (asked: null) => void, stands: string }>} */
const maps = new WeakMap();

/** The map as the engine draws it, whose places are tapped; there is none while the table cannot be read. @param {Field} field @param {string} name @param {(where: string) => void} tapped @param {string} stands where the courtier in the hand is */
function drawnMap({ table }, name, tapped, stands) {
  const had = maps.get(table), picture = had?.picture ?? new Picture(name, name);
  picture.tapped = ({ place, owner }) => (owner ? undefined : tapped(place));
  const draw = had?.draw ?? newest(async (_, signal) => {
    const { svg } = await ask({ call: "draw", table, with: ["places"], language: language() }, signal).catch(() => ({}));
    picture.all.hidden = !svg;
    if (!svg) return;
    picture.draw(svg);
    picture.part = picture.names()[0] ?? null;
    picture.mark([{ at: maps.get(table)?.stands ?? "", kind: "said" }]);
  });
  picture.all.hidden = !picture.root;
  picture.all.classList.add("map-alone");
  maps.set(table, { picture, draw, stands });
  draw(null);
  return picture.all;
}
