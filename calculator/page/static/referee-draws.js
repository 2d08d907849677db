// What was drawn is told piece by piece; or left open, and then the first pieces there are stand in for it, marked as such.

import { button, h, show } from "./dom.js";
import { lettered, plain, say } from "./words.js";

/**
 * @param {import("./referee.js").Draw} drawn @param {string} move @param {import("./words.js").Said} words
 * @param {{ told: (pieces: string[]) => void, open: (pieces: string[]) => void, away: () => void }} does
 * @returns {HTMLElement[]}
 */
export function drawnForm(drawn, move, words, does) {
  const { page, game } = words, names = game?.names ?? {};
  /** @type {string[]} */
  const chosen = [];
  const held = h("ol", { class: "held" }), palette = h("div", { class: "chips", role: "group", "aria-label": say(page, "what-was-drawn") });
  const add = (/** @type {string} */ piece) => {
    chosen.push(piece);
    if (chosen.length === drawn.count) does.told([...chosen, ...drawn.then]);
    else draw();
  };
  function draw() {
    show(held, ...chosen.map((piece, index) => h("li", {}, button([lettered(words, piece), h("span", { "aria-hidden": true }, " ✕")], () => { chosen.splice(index, 1); draw(); }, { class: "chip on", "aria-label": `${say(page, "take-away")}: ${piece}` }))));
    const left = drawn.of.map(({ piece, there }) => ({ piece, there: there - chosen.filter((each) => each === piece).length }));
    show(palette, ...left.map(({ piece, there }) => button([lettered(words, piece), h("small", {}, there)], () => add(piece), { class: "chip word", disabled: !there, "data-key": `drawn ${piece}` })));
    count.textContent = say(page, "so-many-drawn", { n: chosen.length, of: drawn.count });
  }
  const count = h("p", { class: "hint", role: "status" });
  const first = () => drawn.of.flatMap(({ piece, there }) => Array(there).fill(piece)).slice(0, drawn.count);
  draw();
  return [h("section", { class: "draws", "aria-label": say(page, "what-was-drawn") }, h("h2", {}, say(page, "was-drawn", { name: drawn.player, what: names[drawn.what] ?? plain(drawn.what) })), h("p", { class: "understood" }, move), count, held, palette,
    h("div", { class: "chips" }, button(say(page, "nobody-knows"), () => does.open([...first(), ...drawn.then]), { class: "chip", "data-key": "open-draw" }), button(say(page, "not-made"), does.away, { class: "chip", "data-key": "not-made" })))];
}
