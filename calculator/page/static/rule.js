// A rule as a card: its sentence, where the texts say it, and what hangs on it.

import { button, h } from "./dom.js";
import { ask } from "./engine.js";
import { language, said, say } from "./words.js";

/** @typedef {import("./engine.js").Card} Card */

/** @param {Card} card @param {Record<string, string>} cards the words around a card @param {number} level of the heading */
export function cardOf(card, cards, level = 2) {
  const rests = say(cards, "rests-on", { basis: say(cards, `basis:${card.basis}`), confidence: say(cards, `confidence:${card.confidence}`) });
  const rulings = card.options.map(({ option, asks, readings, presets }) => h("section", { class: "option" },
    h("p", {}, h("strong", { lang: "en" }, asks ?? option)),
    h("ul", {}, ...Object.entries(readings ?? {}).map(([reading, says]) => h("li", { lang: "en" }, says, preset(presets, reading, cards))))));
  return h("article", { class: "card" },
    h(level === 2 ? "h2" : "h3", { class: "id" }, h("a", { href: `#/rules/${card.game}/${card.id}` }, card.id)),
    h("p", { class: "says", lang: "en" }, card.says),
    h("div", { class: "witnesses" }, ...card.witnesses.map((each) => h("blockquote", {},
      h("strong", {}, say(cards, "edition", { edition: each.edition, language: say(cards, each.language) })),
      each.heading && h("p", {}, say(cards, "under", { heading: each.heading })),
      each.anchor ? h("p", {}, say(cards, "at", { anchor: each.anchor })) : h("p", {}, say(cards, "silent"))))),
    ...rulings, h("p", { class: "rests" }, rests));
}

/** @param {Record<string, string> | undefined} presets @param {string} reading @param {Record<string, string>} cards */
function preset(presets, reading, cards) {
  const editions = Object.entries(presets ?? {}).filter(([, chosen]) => chosen === reading).map(([edition]) => edition);
  return editions.length ? h("small", {}, say(cards, "preset", { editions: editions.join(", ") })) : null;
}

/** Shows a rule over what is there. @param {string} game @param {string} id */
export async function showRule(game, id) {
  const words = await said(game);
  /** @type {Card[]} */
  const cards = (await ask({ call: "rules", game, id, language: language() })).rules;
  const dialog = h("dialog", { class: "rule", "aria-label": id }, ...cards.map((card) => cardOf(card, words.cards)),
    button(say(words.page, "close"), () => dialog.close(), { class: "main", autofocus: true }));
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => { if (event.target === dialog || event.target instanceof HTMLAnchorElement) dialog.close(); });
  document.body.append(dialog);
  dialog.showModal();
}
