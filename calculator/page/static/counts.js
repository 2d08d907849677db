// Small numbers by one tap: a row of them to choose from, and lists that grow by a number with every tap.

import { button, chip, h, roving } from "./dom.js";
import { UNKNOWN, written } from "./places.js";

/** @typedef {import("./form.js").Place} Place */

/**
 * A row of numbers from 0, of which one is chosen, and a box for those beyond it.
 * @param {string} name @param {string} key that no other place has @param {number} most
 * @param {unknown} value @param {(now: number | string | undefined) => void} put @param {number} [least]
 */
export function row(name, key, most, value, put, least = 0) {
  const beyond = value !== undefined && value !== UNKNOWN && !(typeof value === "number" && value >= least && value <= most);
  const box = h("input", { type: "text", inputmode: "numeric", autocomplete: "off", class: "beyond", placeholder: "…", value: beyond ? value : "", "aria-label": name, "data-key": `${key} beyond` });
  box.addEventListener("change", () => {
    const typed = box.value.trim();
    put(typed === "" ? undefined : /^[+-]?[0-9]{1,9}$/.test(typed) ? Number(typed) : typed);
  });
  const numbers = h("div", { class: "numbers", "aria-label": name }, ...Array.from({ length: most - least + 1 }, (_, index) => index + least).map((each) =>
      button(each, () => put(value === each ? undefined : each), { "aria-pressed": String(value === each), "aria-label": `${name}: ${each}`, "data-key": `${key} ${each}` })));
  return h("div", { class: "track" }, roving(numbers), box);
}

/** A key that is one small number. @param {number} most */
export function track(most) {
  return (/** @type {Place} */ { name, path, value, put }) => row(name, written(path), most, value, put);
}

/** A key that is a list of numbers, mostly of these: a tap adds one, a tap on one that is there takes it away. @param {number[]} usual */
export function many(usual) {
  /** @param {Place} place */
  return ({ field, name, path, shape, value, put, key }) => {
    if (value !== undefined && !(Array.isArray(value) && value.every((each) => typeof each === "number" || each === UNKNOWN))) return null;
    const items = Array.isArray(value) ? value : [];
    const none = h("span", { class: "none-yet" }, field.say("none"));
    const put_ = (/** @type {unknown[]} */ now) => put(now.length ? now : undefined);
    return h("div", { class: "list" }, pieces(items, (index) => put_(items.filter((_, other) => other !== index)), field.say("take-away"), written(path)) ?? none,
      roving(h("div", { class: "adders", "aria-label": `${name}: ${field.say("add")}` },
        ...[...usual, ...(shape.list?.of.unknown ? [UNKNOWN] : [])].map((each) => button(["+", each === UNKNOWN ? "?" : each], () => put_([...items, each]),
          { class: "chip", "aria-label": `${name}: ${field.say("add")} ${each === UNKNOWN ? field.say("nobody-knows") : each}`, "data-key": `${key.path} add ${each}` })))));
  };
}

/** What is held, one piece a chip; a tap takes it away. @param {unknown[]} items @param {(index: number) => void} drop @param {string} says @param {string} key */
export function pieces(items, drop, says, key) {
  if (!items.length) return null;
  return h("ul", { class: "held" }, ...items.map((item, index) => h("li", {}, button(String(item), () => drop(index),
    { class: "piece", "aria-label": `${says}: ${item}`, "data-key": `${key} held ${index}` }))));
}

/** The pieces that places are tapped with: one of them is in the hand. @param {string} name @param {{ piece: string, shown: import("./dom.js").Child | import("./dom.js").Child[], title?: string, class?: string }[]} known @param {string} held @param {(piece: string) => void} take */
export function hand(name, known, held, take) {
  return roving(h("div", { class: "hand", "aria-label": name }, ...known.map(({ piece, shown, title, class: more }) =>
    chip(shown, held === piece, () => take(piece), { class: `tool ${more ?? ""}`.trim(), "data-key": `hand ${piece}`, ...(title ? { "aria-label": title, title } : {}) }))));
}
