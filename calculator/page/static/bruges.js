// Bruges: the canals left and right of the seal, and the persons in the houses, by the points on their cards.

import { button, chip, h } from "./dom.js";
import { row } from "./counts.js";
import { entry } from "./form.js";
import { UNKNOWN, written } from "./places.js";

/** @typedef {import("./form.js").Place} Place */
const SECTION = 5, POINTS = [0, 1, 2, 3, 4], OFTEN = 5;

/** The person that was added last, whose entry is open. */
let added = "";

/** Two sections of five spaces: a tap on a space says that the section is built as far as that. @param {Place} place */
export function canals({ field, name, path, value, put }) {
  if (value !== undefined && !(Array.isArray(value) && value.length === 2 && value.every((each) => each === UNKNOWN || (Number.isInteger(each) && each >= 0 && each <= SECTION)))) return null;
  const built = /** @type {(number | string)[]} */ (Array.isArray(value) ? value : [0, 0]);
  const set = (/** @type {number} */ side, /** @type {number | string} */ now) => put(built.map((each, other) => (other === side ? now : each)));
  const section = (/** @type {number} */ side) => {
    const says = field.say(side ? "right-of-seal" : "left-of-seal"), now = built[side] ?? 0;
    return h("div", { class: "section", role: "group", "aria-label": `${name}, ${says}`, "data-path": written([...path, side]) }, h("span", { class: "side" }, says),
      ...Array.from({ length: SECTION }, (_, index) => index + 1).map((space) => button(space, () => set(side, now === space ? space - 1 : space),
        { class: "water", "aria-pressed": String(typeof now === "number" && space <= now), "aria-label": `${says}: ${space}`, "data-key": `${written(path)} ${side} ${space}` })),
      chip("?", now === UNKNOWN, () => set(side, now === UNKNOWN ? 0 : UNKNOWN), { class: "unknown", "aria-label": `${says}: ${field.say("nobody-knows")}`, "data-key": `${written(path)} ${side} ?` }),
      h("ul", { class: "wrong", hidden: true }));
  };
  return h("div", { class: "canals" }, section(0), section(1));
}

/** How many persons of each number of points; those of whom more is to be told stand below, one by one. @param {Place} place */
export function persons(place) {
  const { field, name, path, shape, value, put, key } = place;
  const all = Array.isArray(value) ? value : [];
  const of = /** @type {import("./engine.js").Shape} */ (shape.list?.of);
  const plain = (/** @type {any} */ each) => typeof each === "object" && each !== null && Object.keys(each).length === 1 && POINTS.includes(each.points);
  const told = all.map((item, index) => ({ item, index })).filter(({ item }) => !plain(item));
  const write = (/** @type {unknown[]} */ now) => put(now.length ? now : undefined);
  const rows = POINTS.map((points) => {
    const says = field.say("persons-of", { n: points });
    const here = all.filter((each) => plain(each) && each.points === points).length;
    const put = (/** @type {unknown} */ now) => write([
      ...all.filter((each) => !plain(each) || each.points !== points), ...Array.from({ length: Math.min(40, Math.max(0, Number(now ?? 0) || 0)) }, () => ({ points }))]);
    return h("div", { class: "tally" }, h("span", { class: "worth", title: says, "aria-hidden": true }, points), row(says, `${written(path)} ${points}`, OFTEN, here || undefined, put, 1));
  });
  const add = (/** @type {unknown} */ person) => {
    added = written([...path, all.length]);
    write([...all, person]);
  };
  return h("div", { class: "list" }, ...rows,
    ...told.map(({ item, index }) => entry(place, of, item, index, () => write(all.filter((_, other) => other !== index)), added === written([...path, index]))),
    h("div", { class: "chips" },
      button([h("span", { "aria-hidden": true }, "+ "), field.say("person-with-laurel")], () => add({ points: 0, laurel: { points: 1 } }), { class: "chip", "data-key": `${key.path} laurel`, "aria-label": `${name}: ${field.say("add")} ${field.say("person-with-laurel")}` }),
      button("+ ?", () => add(UNKNOWN), { class: "chip", "data-key": `${key.path} ?`, "aria-label": `${name}: ${field.say("add")} ${field.say("nobody-knows")}` })));
}
