// Forms grow out of what the engine says a position file may hold. Every field writes into the table and tells that it did.

import { button, chip, fresh, h, show } from "./dom.js";
import { editorOf, joined } from "./editors.js";
import { painter } from "./painter.js";
import { UNKNOWN, at, players, put, written } from "./places.js";

/** @typedef {import("./engine.js").Shape} Shape */
/** @typedef {import("./engine.js").Key} Key */
/** @typedef {import("./places.js").Path} Path */
/**
 * @typedef {object} Field
 * @property {import("./engine.js").Table} table
 * @property {string} game
 * @property {string} moment
 * @property {() => void} remember  before a change, for undo
 * @property {() => void} changed  after it
 * @property {() => void} redraw  the whole form again
 * @property {(word: string, given?: Record<string, string | number>) => string} say
 * @property {(key: Key) => string} label
 * @property {Key[]} keys  all that a table of the game may hold
 * @property {Set<string>} persons  paths of keys that name a player
 */
/** @typedef {"number" | "truth" | "text" | "words" | "list" | "map" | "table"} Kind */

const KINDS = /** @type {const} */ (["number", "words", "truth", "list", "map", "table", "text"]);
const MANY = 12;

/** What a key is called where it has no name of its own: its meaning up to the first stop. @param {Key} key */
export function label(key) {
  const head = /^[^.:;(]+/.exec(key.about)?.[0] ?? key.key;
  return head.trim() || key.key;
}

/** What a key is called, and what is to be said of it besides. @param {Field} field @param {Key} key */
function called(field, key) {
  if (key.called) return { name: key.called, rest: key.about };
  const name = field.label(key);
  return { name, rest: key.about.slice(name.length).replace(/^[.:;,\s]+/, "") };
}

/**
 * The fields of some keys: those a person is asked for, then the others that make sense now, folded away.
 * @param {Field} field @param {Key[]} keys @param {Path} path
 * @returns {HTMLElement[]}
 */
export function fields(field, keys, path) {
  const elsewhere = joined(field, keys, path);
  const fitting = keys.filter((key) => key.fits.includes(field.moment) && !elsewhere.has(key.path));
  const first = fitting.filter((key) => isFirst(field, key));
  const rest = fitting.filter((key) => !first.includes(key));
  const made = first.map((key) => keyField(field, key, [...path, key.key]));
  if (!rest.length) return made;
  if (!first.length) return rest.map((key) => keyField(field, key, [...path, key.key]));
  const told = rest.some((key) => !key.ready.includes(field.moment) && at(field.table, [...path, key.key]) !== undefined);
  return [...made, h("details", { class: "more", open: told, "data-more": written(path) }, h("summary", {}, field.say("more")),
    ...rest.map((key) => keyField(field, key, [...path, key.key])))];
}

/** @param {Field} field @param {Key} key */
function isFirst(field, key) {
  return key.required || (key.asked.includes(field.moment) && !key.in_place_of);
}

/**
 * One key with its name, its meaning, what is told there, and a place for what is wrong with it.
 * @param {Field} field @param {Key} key @param {Path} path
 */
export function keyField(field, key, path) {
  const id = fresh(), { name, rest } = called(field, key);
  if (key.shape.options) {
    return h("details", { class: "more", "data-more": written(path), "data-path": written(path) }, h("summary", {}, name), h("p", { class: "hint" }, rest), ...rulings(field, key.shape.options, path), h("ul", { class: "wrong", hidden: true }));
  }
  const body = h("div", { class: "control" }), corner = h("span", { class: "corner" });
  const draw = () => {
    const made = control(field, key, key.shape, path, name, draw);
    show(body, ...made.filter((each) => !each.classList.contains("unknown")));
    show(corner, ...made.filter((each) => each.classList.contains("unknown")));
  };
  draw();
  const short = key.shape.number && !KINDS.some((kind) => kind !== "number" && key.shape[kind]) && !editorOf(field, key);
  return h("div", { class: `field${short ? " row" : ""}`, role: "group", "aria-labelledby": id, "data-path": written(path) },
    h("div", { class: "label" }, h("span", { id }, name), corner),
    body, !key.signs && rest && h("p", { class: "hint" }, rest), h("ul", { class: "wrong", hidden: true }));
}

/**
 * What is tapped or typed to say a value.
 * @param {Field} field @param {Key} key @param {Shape} shape @param {Path} path @param {string} name @param {() => void} draw
 * @returns {HTMLElement[]}
 */
export function control(field, key, shape, path, name, draw) {
  const value = at(field.table, path);
  const own = shape === key.shape ? editorOf(field, key) : undefined;
  const put = setter(field, path, own?.joins ? field.redraw : draw);
  const place = { field, key, shape, path, name, draw, value, put };
  // An editor that tells one key alone is there to be tapped while nobody knows, too.
  const drawn = value !== UNKNOWN ? own?.draw(place) : own && !own.joins ? own.draw({ ...place, value: undefined }) : null;
  const made = drawn ? [drawn] : generic(place);
  if (shape.unknown) {
    made.push(chip("?", value === UNKNOWN, () => put(value === UNKNOWN ? undefined : UNKNOWN),
      { class: "unknown", "aria-label": `${name}: ${field.say("nobody-knows")}`, title: field.say("nobody-knows"), "data-key": `unknown ${written(path)}` }));
  }
  return made;
}

/** What says a value where its key has no editor of its own. @param {Place} place @returns {HTMLElement[]} */
function generic(place) {
  const { field, shape, value, put } = place;
  const kinds = KINDS.filter((kind) => shape[kind] !== undefined && shape[kind] !== false);
  const kind = kinds.find((each) => fitsKind(value, each, shape)) ?? kinds[0];
  const made = [];
  if (kinds.length > 1) {
    made.push(h("div", { class: "kinds", role: "group", "aria-label": field.say("how-told") }, ...kinds.map((each) =>
      chip(field.say(`kind-${each}`), value !== undefined && value !== UNKNOWN && each === kind, () => put(blank(shape, each)), { "data-key": `kind ${each}` }))));
  }
  if (kind && (value !== UNKNOWN || kind === "words" || kind === "number")) made.push(ofKind(kind, place));
  return made;
}

/** @param {Field} field @param {Path} path @param {() => void} draw @returns {(value: unknown) => void} */
function setter(field, path, draw) {
  return (value) => {
    field.remember();
    if (value === undefined && typeof path[path.length - 1] === "number") put(field.table, path, UNKNOWN);
    else put(field.table, path, value);
    draw();
    field.changed();
  };
}

/** @typedef {{ field: Field, key: Key, shape: Shape, path: Path, name: string, draw: () => void, value: unknown, put: (value: unknown) => void }} Place */

/** @param {Kind} kind @param {Place} place @returns {HTMLElement} */
function ofKind(kind, place) {
  switch (kind) {
    case "number": return stepper(place);
    case "truth": return choice(place, [{ word: true, title: place.field.say("yes") }, { word: false, title: place.field.say("no") }]);
    case "words": return choice(place, place.shape.words ?? []);
    case "list": return list(place);
    case "map": return mapping(place);
    case "table": return inner(place);
    case "text": return text(place);
  }
}

/** @param {unknown} value @param {Kind} kind @param {Shape} shape */
function fitsKind(value, kind, shape) {
  switch (kind) {
    case "number": return typeof value === "number";
    case "truth": return typeof value === "boolean";
    case "words": return typeof value === "string" && (shape.words ?? []).some(({ word }) => word === value);
    case "list": return Array.isArray(value);
    case "map": case "table": return typeof value === "object" && value !== null && !Array.isArray(value);
    case "text": return typeof value === "string";
  }
}

/** A value to begin with. @param {Shape} shape @param {Kind} [kind] @returns {unknown} */
function blank(shape, kind = KINDS.find((each) => shape[each] !== undefined && shape[each] !== false)) {
  switch (kind) {
    case "number": return Math.max(0, shape.number?.least ?? 0);
    case "truth": return true;
    case "words": return shape.words?.[0]?.word;
    case "list": return Array.from({ length: shape.list?.least ?? 0 }, () => blank(/** @type {Shape} */ (shape.list?.of)));
    case "map": case "table": return {};
    default: return "";
  }
}

/** @param {Place} place */
export function stepper({ field, shape, path, name, value }) {
  const { least, most } = shape.number ?? { least: 0, most: 9999 };
  const input = h("input", { type: "text", inputmode: "numeric", autocomplete: "off", size: 4, value: typeof value === "number" ? value : "", placeholder: "–", "aria-label": name, "data-key": "number" });
  /** @param {unknown} now */
  const tell = (now) => {
    field.remember();
    if (now === undefined && typeof path[path.length - 1] === "number") now = UNKNOWN;
    put(field.table, path, now);
    field.changed();
  };
  /** @param {number} by */
  const step = (by) => {
    const was = Number.parseInt(input.value, 10);
    const now = Math.min(most, Math.max(least, Number.isNaN(was) ? Math.max(0, by) : was + by));
    input.value = String(now);
    tell(now);
  };
  input.addEventListener("input", () => {
    const typed = input.value.trim();
    tell(typed === "" ? undefined : /^[+-]?[0-9]{1,9}$/.test(typed) ? Number(typed) : typed);
  });
  input.addEventListener("focus", () => input.select());
  input.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    step(event.key === "ArrowUp" ? 1 : -1);
  });
  return h("div", { class: "stepper" },
    button("−", () => step(-1), { "aria-label": `${name}: −1`, tabindex: -1 }), input,
    button("+", () => step(1), { "aria-label": `${name}: +1`, tabindex: -1 }));
}

/** One of several words. @param {Place} place @param {{ word: string | boolean, title: string }[]} words */
function choice({ value, put, name }, words) {
  if (words.length > MANY) {
    const select = h("select", { "aria-label": name, onchange: () => put(select.value === "" ? undefined : select.value), "data-key": "select" },
      h("option", { value: "" }, "–"), ...words.map(({ word, title }) => h("option", { value: word, selected: word === value }, title)));
    return select;
  }
  return h("div", { class: "chips", role: "group", "aria-label": name }, ...words.map(({ word, title }) =>
    chip(title, value === word, () => put(value === word ? undefined : word), { "data-key": `word ${word}` })));
}

/** @param {Place} place */
function text({ field, key, path, name, value, shape }) {
  const names = players(field.table);
  if (field.persons.has(key.path)) {
    const place = { field, key, path, name, value, shape, draw: () => {}, put: (/** @type {unknown} */ now) => { setter(field, path, () => field.redraw())(now); } };
    return choice(place, names.map((word) => ({ word, title: word })));
  }
  if (key.by_rows) {
    const area = h("textarea", { rows: 8, spellcheck: false, autocapitalize: "characters", "aria-label": name }, typeof value === "string" ? value : "");
    area.addEventListener("input", () => { field.remember(); put(field.table, path, area.value.trim() ? area.value : undefined); field.changed(); });
    return painter(field, key, path) ?? area;
  }
  const input = h("input", { type: "text", autocomplete: "off", spellcheck: false, value: typeof value === "string" ? value : "", "aria-label": name, "data-key": "text", placeholder: sample(key) });
  input.addEventListener("input", () => {
    field.remember();
    put(field.table, path, input.value === "" && typeof path[path.length - 1] !== "number" ? undefined : input.value);
    field.changed();
  });
  return input;
}

/** @param {Key} key */
function sample(key) {
  return key.example && key.example.length < 40 ? key.example : "";
}

/** @param {Place} place */
function list(place) {
  const { field, shape, name, value, put, key } = place;
  const of = /** @type {Shape} */ (shape.list?.of);
  const items = Array.isArray(value) ? value : [];
  const most = shape.list?.most ?? Infinity;
  const drop = (/** @type {number} */ index) => put(items.filter((_, other) => other !== index));
  // As many as there must be at least are added at once.
  const add = (/** @type {unknown} */ item) => put([...items, item, ...Array.from({ length: Math.max(0, (shape.list?.least ?? 0) - items.length - 1) }, () => structuredClone(item))]);
  const none = !shape.list?.least && chip(field.say("none"), Array.isArray(value) && !items.length, () => put(Array.isArray(value) && !items.length ? undefined : []), { "data-key": "none" });
  const wordsOnly = of.words && !of.number && !of.text && !of.list && !of.table;
  if (wordsOnly) {
    const words = [...(of.words ?? []), ...(of.unknown ? [{ word: UNKNOWN, title: UNKNOWN }] : [])];
    const titles = new Map(words.map(({ word, title }) => [word, title]));
    return h("div", { class: "list" },
      items.length > 0 && h("ul", { class: "held" }, ...items.map((item, index) => h("li", {}, button(
        [titles.get(String(item)) ?? String(item), h("span", { "aria-hidden": true }, " ✕")], () => drop(index),
        { class: "chip on", "aria-label": `${field.say("take-away")}: ${titles.get(String(item)) ?? String(item)}`, "data-key": `held ${index}` })))),
      h("div", { class: "chips", role: "group", "aria-label": `${name}: ${field.say("add")}` }, none,
        ...words.map(({ word, title }) => button([h("span", { "aria-hidden": true }, "+ "), title], () => add(word),
          { class: "chip", disabled: items.length >= most, "aria-label": `${field.say("add")}: ${word === UNKNOWN ? field.say("nobody-knows") : title}`, "data-key": `add ${word}` }))));
  }
  return h("div", { class: "list" },
    ...items.map((item, index) => entry(place, of, item, index, () => drop(index))),
    h("div", { class: "chips" }, none,
      button([h("span", { "aria-hidden": true }, "+ "), field.say("add")], () => { add(blank(of)); }, { class: "chip", disabled: items.length >= most, "aria-label": `${name}: ${field.say("add")}`, "data-key": "add", "data-add": key.path })));
}

/** One of a list: on a line of its own, or folded if it is a table. @param {Place} place @param {Shape} of @param {unknown} item @param {number} index @param {() => void} drop @param {boolean} [open] */
export function entry({ field, key, path, name }, of, item, index, drop, open = false) {
  const here = [...path, index], called = `${name} ${index + 1}`;
  const away = button("✕", drop, { class: "away", "aria-label": `${called}: ${field.say("take-away")}` });
  const body = h("div", { class: "control" });
  const draw = () => show(body, ...control(field, key, of, here, called, draw));
  draw();
  if (!of.table) return h("div", { class: "entry", "data-path": written(here) }, body, away, h("ul", { class: "wrong", hidden: true }));
  const says = typeof item === "string" ? item : Object.values(/** @type {object} */ (item ?? {})).filter((each) => ["string", "number"].includes(typeof each)).join(" · ");
  return h("details", { class: "entry-table", open: open || !says, "data-path": written(here) },
    h("summary", {}, index + 1, says && h("small", {}, says)), body, away, h("ul", { class: "wrong", hidden: true }));
}

/** @param {Place} place */
function mapping({ field, key, shape, path, value, draw, put: set }) {
  const { keys, of } = shape.map ?? { keys: null, of: {} };
  const told = typeof value === "object" && value !== null ? Object.keys(value) : [];
  const known = keys ?? (field.persons.has(key.path) ? players(field.table) : []).map((word) => ({ word, title: word }));
  const shown = [...known, ...told.filter((word) => !known.some((each) => each.word === word)).map((word) => ({ word, title: word }))];
  const rows = shown.map(({ word, title }) => {
    const here = [...path, word], body = h("div", { class: "control" }), id = fresh();
    const redraw = () => show(body, ...control(field, key, of, here, title, redraw));
    redraw();
    return h("div", { class: "pair", role: "group", "aria-labelledby": id, "data-path": written(here) }, h("span", { id }, title), body, h("ul", { class: "wrong", hidden: true }));
  });
  if (keys || field.persons.has(key.path)) return h("div", { class: "pairs" }, ...rows);
  const input = h("input", { type: "text", "aria-label": field.say("name"), placeholder: field.say("name"), autocomplete: "off" });
  const more = button(field.say("add"), () => {
    if (input.value && !told.includes(input.value)) set({ .../** @type {object} */ (value ?? {}), [input.value]: blank(of) });
    else draw();
  }, { class: "chip" });
  return h("div", { class: "pairs" }, ...rows, h("div", { class: "entry" }, input, more));
}

/** A table in a table. @param {Place} place */
function inner({ field, shape, path, value, put: set, key }) {
  if (value === undefined && typeof path[path.length - 1] !== "number") {
    return button(field.say("tell"), () => set({}), { class: "chip", "data-key": "tell", "aria-label": `${field.label(key)}: ${field.say("tell")}` });
  }
  const away = typeof path[path.length - 1] === "number" ? null : button(field.say("leave-out"), () => set(undefined), { class: "chip", "data-key": "tell" });
  return h("div", { class: "inner" }, ...fields(field, shape.table ?? [], path), away);
}

/** Options, each with its readings. @param {Field} field @param {import("./engine.js").Option[]} options @param {Path} path */
function rulings(field, options, path) {
  return options.map(({ option, asks, readings }) => {
    const here = [...path, option], value = at(field.table, here);
    const select = h("select", { "aria-label": asks, onchange: () => {
      field.remember();
      put(field.table, here, select.value === "" ? undefined : select.value);
      field.changed();
    } }, h("option", { value: "" }, field.say("as-the-text-says")), ...Object.entries(readings).map(([reading, says]) =>
      h("option", { value: reading, selected: String(value) === reading }, says)));
    return h("label", { class: "ruling", "data-path": written(here) }, h("span", {}, asks), select, h("ul", { class: "wrong", hidden: true }));
  });
}
