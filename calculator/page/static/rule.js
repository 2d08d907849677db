// A rule as a card: its sentence, where the texts say it, and what hangs on it.

import { button, h, show } from "./dom.js";
import { ask } from "./engine.js";
import { total } from "./score.js";
import { language, said, say } from "./words.js";

/** @typedef {import("./engine.js").Card} Card */
/** @typedef {import("./engine.js").Table} Table */
/** @typedef {import("./words.js").Said} Said */

/** What `compare` tells of one way to read a table. @typedef {{ edition: string, option: string | null, reading: string | null, outcome: string, players?: import("./engine.js").Scored[], parts?: { player: string }[] }} Variant */

/**
 * @param {Card} card @param {Said} words @param {number} [level] of the heading
 * @param {Promise<Variant[]> | null} [variants] what a table gives under every reading
 */
export function cardOf(card, words, level = 2, variants = null) {
  const { cards } = words;
  const rests = say(cards, "rests-on", { basis: say(cards, `basis:${card.basis}`), confidence: say(cards, `confidence:${card.confidence}`) });
  return h("article", { class: "card" },
    h("p", { class: "says", lang: "en" }, card.says),
    h(level === 2 ? "h2" : "h3", { class: "id" }, h("a", { href: `#/rules/${card.game}/${card.id}` }, card.id)),
    h("div", { class: "witnesses" }, ...card.witnesses.map((each) => h("blockquote", {},
      h("strong", {}, say(cards, "edition", { edition: each.edition, language: say(cards, each.language) })),
      each.heading && h("p", {}, say(cards, "under", { heading: each.heading })),
      each.anchor ? h("p", {}, say(cards, "at", { anchor: each.anchor })) : h("p", {}, say(cards, "silent"))))),
    ...card.options.map((option) => optionOf(option, words, variants)), h("p", { class: "rests" }, rests));
}

/** An option with its readings, and under each what a table gives. @param {import("./engine.js").Option} option @param {Said} words @param {Promise<Variant[]> | null} variants */
function optionOf({ option, asks, readings, presets }, words, variants) {
  const { cards, page } = words;
  const made = Object.entries(readings ?? {}).map(([reading, says]) => {
    const gives = h("p", { class: "gives" }, variants && say(page, "working"));
    return { reading, gives, item: h("li", {}, h("span", { lang: "en" }, says), preset(presets, reading, cards), gives) };
  });
  variants?.then((all) => {
    const here = all.find((each) => each.option === null) ?? all[0];
    for (const { reading, gives, item } of made) {
      const other = all.find((each) => each.option === option && each.reading === reading);
      if (!other) {
        item.classList.add("here");
        item.prepend(h("span", { class: "badge" }, say(page, "read-here")));
      }
      const told = other ?? here;
      if (told) show(gives, ...given(told, other && here ? here : null, words));
    }
  }).catch(() => made.forEach(({ gives }) => show(gives)));
  return h("section", { class: "option" }, h("p", {}, h("strong", { lang: "en" }, asks ?? option)), h("ul", { class: "readings" }, ...made.map(({ item }) => item)));
}

/** Totals under a reading; those that it changes stand out. @param {Variant} variant @param {Variant | null} here @param {Said} words */
function given(variant, here, { page }) {
  if (!variant.players) return [say(page, "not-scored-so")];
  const was = new Map((here?.players ?? []).map((each) => [each.name, total(each)]));
  const same = here && variant.players.every((each) => was.get(each.name) === total(each));
  return [same && h("span", {}, say(page, "same-points")), ...(same ? [] : variant.players.map((each) =>
    h("span", { class: here && was.get(each.name) !== total(each) ? "other" : "" }, each.name, " ", h("b", {}, total(each)), here && was.get(each.name) !== total(each) && ` (${was.get(each.name)})`)))];
}

/** @param {Record<string, string> | undefined} presets @param {string} reading @param {Record<string, string>} cards */
function preset(presets, reading, cards) {
  const editions = Object.entries(presets ?? {}).filter(([, chosen]) => chosen === reading).map(([edition]) => edition);
  return editions.length ? h("small", {}, say(cards, "preset", { editions: editions.join(", ") })) : null;
}

/** What a table gives under every reading of every option. @param {Table} table @returns {Promise<Variant[]>} */
async function compared(table) {
  const { answer } = await ask({ call: "compare", table, language: language() });
  return answer.variants ?? [];
}

/** Shows a rule over what is there; opened from a table, with what that table gives. @param {string} game @param {string} id @param {Table} [table] */
export async function showRule(game, id, table) {
  await showCards(game, (await ask({ call: "rules", game, id, language: language() })).rules, id, table);
}

/** @param {string} game @param {Card[]} cards @param {string} name @param {Table} [table] */
async function showCards(game, cards, name, table) {
  const words = await said(game);
  const variants = table && cards.some((card) => card.options.length) ? compared(table) : null;
  const dialog = h("dialog", { class: "rule", "aria-label": name }, ...cards.map((card) => cardOf(card, words, 2, variants)),
    button(say(words.page, "close"), () => dialog.close(), { class: "main", autofocus: true }));
  opened(dialog);
}

/** Shows the rules that hang on an option. @param {string} game @param {string} option @param {Table} [table] */
export async function showOption(game, option, table) {
  /** @type {Card[]} */
  const all = (await ask({ call: "rules", game, language: language() })).rules;
  await showCards(game, all.filter((card) => card.options.some((each) => each.option === option)), option, table);
}

/** A dialog that goes when it is closed, by a tap beside it too, or when another view is shown. @param {HTMLDialogElement} dialog */
export function opened(dialog) {
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", ({ target }) => { if (target === dialog || target instanceof HTMLAnchorElement) dialog.close(); });
  addEventListener("hashchange", () => dialog.close(), { once: true });
  document.body.append(dialog);
  dialog.showModal();
}
