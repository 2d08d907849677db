// What a question is answered: the verdict with every reason and its rule, and what else is told beside it. Nothing is judged here.

import { button, h } from "./dom.js";
import { showRule } from "./rule.js";
import { plain, say } from "./words.js";

/** @typedef {import("./words.js").Said} Said */
/** @typedef {{ code: string, where: string | null, rule: string | null, message: string, at?: string }} Reason */
/** @typedef {{ code: string, amount: number, where: string[], rule: string }} Part a part of what was not paid */
/** @typedef {"legal" | "illegal" | "depends" | "not-settled"} Outcome */
/**
 * @typedef {object} Verdict
 * @property {string} question
 * @property {string} understood
 * @property {Outcome} verdict
 * @property {Reason[]} reasons
 * @property {Part[][]} [costs] for each reason what was not paid
 * @property {Record<string, Outcome>} editions
 * @property {string[]} assumed
 * @property {string[]} instead
 * @property {{ what: string, player: string, code: string, amount?: number, points?: number, rule: string }[]} gives
 * @property {{ option: string, reading: string, others: Record<string, Outcome> }[]} [options]
 * @property {{ rules: string[], pieces: Record<string, Record<string, string[]>> }[]} [nowhere]
 * @property {{ changes: string[], where: string[] }[]} [would_help]
 * @property {string[]} [forced_by]
 * @property {import("./engine.js").Table} [witness]
 * @property {import("./engine.js").Table[]} [witnesses]
 */
/**
 * What a tap on it does.
 * @typedef {object} Does
 * @property {(question: string) => void} ask
 * @property {() => void} explain
 * @property {() => void} compare
 * @property {(table: import("./engine.js").Table, outcome: Outcome) => void} witness
 * @property {(reason: Reason) => void} find
 */

/** @type {Record<Outcome, string>} */
const SIGN = { legal: "✔", illegal: "✖", depends: "◐", "not-settled": "…" };

/** A verdict's word with its sign. @param {Outcome} outcome @param {Said} said */
export function outcome(outcome, said) {
  return h("span", { class: `outcome ${outcome}` }, h("span", { "aria-hidden": true }, `${SIGN[outcome]} `), h("span", {}, said.common[outcome] ?? outcome));
}

/**
 * Every reason with a number, which stands at its place on the picture too.
 * @param {Reason[]} reasons @param {Said} said @param {string} game @param {(reason: Reason) => void} [find]
 * @param {Part[][]} [costs]
 */
export function reasonsOf(reasons, said, game, find, costs = []) {
  return h("ol", { class: "reasons" }, ...reasons.map((reason, index) => {
    const { message, rule, at } = reason, parts = costs[index] ?? [];
    return h("li", {}, at && find ? button(index + 1, () => find(reason), { class: "number", "aria-label": say(said.page, "show-place", { n: index + 1 }) }) : h("span", { class: "number" }, index + 1),
      h("div", {}, message, rule && button(rule, () => showRule(game, rule), { class: "why id", "aria-label": `${say(said.page, "why")} ${rule}` }),
        parts.length > 0 && h("ul", { class: "notes" }, ...parts.map((part) => h("li", {}, partOf(part, said), button(say(said.page, "why"), () => showRule(game, part.rule), { class: "why", title: part.rule }))))));
  }));
}

/** @param {Part} part @param {Said} said */
function partOf({ code, amount, where }, said) {
  return `${said.game?.names[code] ?? plain(code)} ${signed(amount)}${where.length ? ` (${where.join(", ")})` : ""}`;
}

/** @param {number} n */
function signed(n) {
  return `${n > 0 ? "+" : "−"}${Math.abs(n)}`;
}

/** Where reasons lie on the picture, each with its number. @param {Reason[]} reasons @returns {import("./board.js").Mark[]} */
export function marksOf(reasons) {
  return reasons.flatMap(({ at }, index) => (at ? [{ at, kind: /** @type {const} */ ("bad"), sign: String(index + 1) }] : []));
}

/** @param {Verdict} answer @param {Said} said @param {string} game @param {Does} does @returns {(HTMLElement | false | undefined | "")[]} */
export function verdictOf(answer, said, game, does) {
  const { common, page } = said;
  const section = (/** @type {string} */ heading, /** @type {(Node | false)[]} */ items, kind = "notes") => items.length > 0 && h("section", { class: "beside" }, h("h3", {}, heading), h("ul", { class: kind }, ...items));
  const mover = answer.question.split(":")[0] ?? "";
  const others = Object.entries(answer.editions);
  return [
    h("h2", { class: `judged ${answer.verdict}`, tabindex: -1 }, outcome(answer.verdict, said)),
    h("p", { class: "understood" }, answer.understood || answer.question),
    answer.verdict === "not-settled" && h("p", {}, common["gave-up"]),
    answer.reasons.length > 0 && reasonsOf(answer.reasons, said, game, does.find, answer.costs),
    section(common.gives ?? "", answer.gives.map((gift) => h("li", {}, giftOf(gift, said), button(say(page, "why"), () => showRule(game, gift.rule), { class: "why", title: gift.rule })))),
    section(common.instead ?? "", answer.instead.map((move) => h("li", {}, button(move, () => does.ask(`${mover}: ${move}`), { class: "chip word" }))), "chips moves"),
    ...(answer.nowhere ?? []).map((barred) => barredOf(barred, said, game)),
    answer.would_help !== undefined && section(say(page, "would-help"), answer.would_help.map(({ changes, where }) => h("li", {}, `${changes.join(` ${common.and} `)} (${where.join(", ")})`))),
    answer.forced_by !== undefined && (answer.forced_by.length ? section(common["forced-by"] ?? "", answer.forced_by.map((key) => h("li", {}, h("code", {}, key)))) : h("p", {}, common["by-the-rules"])),
    h("section", { class: "beside" }, h("h3", {}, say(page, "by-the-texts")), h("ul", { class: "texts" }, ...others.map(([edition, found]) => h("li", {}, h("strong", {}, edition), " ", outcome(found, said))))),
    section(common.open ?? "", (answer.options ?? []).map(({ option, reading, others: readings }) => h("li", {}, h("code", {}, option), `: ${reading} `, outcome(answer.verdict, said),
      ...Object.entries(readings).flatMap(([other, found]) => [`; ${other} `, outcome(found, said)])))),
    section(common.assumed ?? "", answer.assumed.map((key) => h("li", {}, h("code", {}, key)))),
    h("div", { class: "chips more-of-it" },
      ...witnesses(answer).map(([table, found]) => button(found === "legal" ? say(page, "witness") : say(page, "witness-against"), () => does.witness(table, found), { class: "chip", "data-key": `witness ${found}` })),
      answer.verdict === "illegal" && answer.forced_by === undefined && button(say(page, "what-forces-it"), does.explain, { class: "chip", "data-key": "explain" }),
      button(say(page, "all-readings"), does.compare, { class: "chip", "data-key": "compare" })),
  ];
}

/** The tables that show the verdict, each with what it shows. @param {Verdict} answer @returns {[import("./engine.js").Table, Outcome][]} */
function witnesses({ witness, witnesses: several }) {
  if (several) return several.map((table, index) => [table, index ? "illegal" : "legal"]);
  return witness ? [[witness, "legal"]] : [];
}

/** @param {Verdict["gives"][number]} gift @param {Said} said */
function giftOf({ what, player, code, amount, points }, said) {
  const names = said.game?.names ?? {}, n = points ?? amount;
  const thing = what === "points" ? said.common.points : names[what] ?? plain(what);
  return `${player}: ${thing}${n ? ` ${signed(n)}` : ""} (${names[code] ?? plain(code)})`;
}

/** @param {NonNullable<Verdict["nowhere"]>[number]} barred @param {Said} said @param {string} game */
function barredOf({ rules, pieces }, said, game) {
  const notes = Object.values(pieces).flatMap((places) => Object.entries(places).map(([where, there]) => h("li", {}, say(said.common, "in-the-way", { where, pieces: there.join(", ") }))));
  return h("section", { class: "beside" }, h("h3", {}, say(said.common, "barred", { rules: "" }).replace(/\s*:?\s*$/, "")),
    h("p", {}, ...rules.map((rule) => button(rule, () => showRule(game, rule), { class: "why id" }))), notes.length > 0 && h("ul", { class: "notes" }, ...notes));
}

/**
 * What the question gets by every text and reading, those first that part.
 * @param {{ edition: string, option: string | null, reading: string | null, outcome: Outcome, rules: string[], parts: boolean }[]} variants
 * @param {Said} said
 */
export function readingsOf(variants, said) {
  const rows = variants.filter(({ option, parts }) => !option || parts);
  const same = variants.filter(({ option, parts }) => option && !parts);
  const called = (/** @type {typeof variants[number]} */ each) => (each.option ? `${each.option} = ${each.reading}` : say(said.page, "text-of", { edition: each.edition }));
  return [h("ul", { class: "texts" }, ...rows.map((each) => h("li", {}, h("strong", {}, called(each)), " ", outcome(each.outcome, said)))),
    same.length > 0 && h("details", { class: "more" }, h("summary", {}, say(said.page, "the-same", { n: same.length })), h("p", {}, same.map(called).join("; ")))];
}
