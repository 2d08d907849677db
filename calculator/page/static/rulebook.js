// Every rule, by topic and by search in a game or in all of them, each with an address of its own.

import { h, show } from "./dom.js";
import { ask, newest } from "./engine.js";
import { cardOf } from "./rule.js";
import { language, said, say, plain } from "./words.js";

/** @typedef {import("./engine.js").Card} Card */
const MOST = 60;

/** @param {string | undefined} game @param {string | undefined} id @returns {Promise<HTMLElement[]>} */
export async function rulebook(game, id) {
  const words = await said();
  /** @type {import("./engine.js").Game[]} */
  const games = (await ask({ call: "games", language: language() })).games;
  const heading = h("h1", {}, say(words.page, "rules"));
  const chosen = games.find((each) => each.game === game);
  const picks = h("nav", { class: "chips", "aria-label": say(words.page, "game") }, ...games.map((each) =>
    h("a", { class: "chip", href: `#/rules/${each.game}`, "aria-current": each === chosen ? "page" : undefined }, each.title)));
  if (chosen && id) {
    /** @type {Card[]} */
    const cards = (await ask({ call: "rules", game: chosen.game, id, language: language() })).rules;
    return [heading, picks, ...(cards.length ? cards.map((card) => cardOf(card, words)) : [h("p", {}, say(words.cards, "nothing", { query: id }))])];
  }
  const found = h("div", { class: "found", role: "region", "aria-live": "polite" });
  const among = chosen ? { game: chosen.game } : {};
  const search = newest(async (/** @type {string} */ query, signal) => {
    if (!query && !chosen) return show(found);
    const got = await ask({ call: "rules", ...among, language: language(), ...(query ? { query } : {}) }, signal);
    const missed = ["some", "near", "nothing"].includes(got.found) && h("p", { class: "lead" }, say(words.cards, got.found, { query }));
    show(found, missed, ...(query ? listed(got.rules, words) : topics(got.rules)));
  });
  const input = h("input", { type: "search", placeholder: say(words.page, "search-rules"), "aria-label": say(words.page, "search-rules"), oninput: () => search(input.value.trim()) });
  search("");
  return [heading, picks, input, found];
}

/** @param {Card[]} cards @param {import("./words.js").Said} words */
function listed(cards, words) {
  return cards.slice(0, MOST).map((card) => cardOf(card, words));
}

/** @param {Card[]} cards */
function topics(cards) {
  /** @type {Map<string, Card[]>} */
  const by = new Map();
  for (const card of cards) by.set(card.topic, [...(by.get(card.topic) ?? []), card]);
  return [...by].map(([topic, of]) => h("details", { class: "topic" }, h("summary", {}, plain(topic), h("small", {}, of.length)),
    h("ul", {}, ...of.map((card) => h("li", { lang: "en" }, h("a", { href: `#/rules/${card.game}/${card.id}` }, card.says))))));
}
