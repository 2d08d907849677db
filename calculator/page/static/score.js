// The score as the engine gives it: it is laid out here, and nothing is counted.

import { button, h } from "./dom.js";
import { UNKNOWN, at, players } from "./places.js";
import { showOption, showRule } from "./rule.js";
import { listed, plain, say } from "./words.js";

/** @typedef {import("./engine.js").Answer} Answer */
/** @typedef {import("./engine.js").Scored} Scored */
/** @typedef {import("./engine.js").Line} Line */
/** @typedef {import("./words.js").Said} Said */
const FEW = 4;
const NO_FACTS = new Set(["name", "before", "total", "low", "high", "rank", "lines", "prestige_lines", "unscored", "estate"]);

/** One number, or the range. @param {Scored} player */
export function total(player) {
  if (player.total !== null) return String(player.total);
  return player.high === null ? `${player.low}+` : `${player.low}–${player.high}`;
}

/**
 * An answer while a table is being told: it names nobody who wins before something is told of everybody.
 * @param {Answer} answer @param {import("./engine.js").Table} table @returns {Answer}
 */
export function sofar(answer, table) {
  const untold = players(table).filter((_, seat) => !Object.entries(/** @type {object} */ (at(table, ["player", seat]))).some(([key, value]) => key !== "name" && value !== UNKNOWN));
  return answer.players && untold.length ? { ...answer, untold, winners: [], certain: false, players: answer.players.map((each) => ({ ...each, rank: null })) } : answer;
}

/** Who has won, or who may have. @param {Answer} answer @param {Said} said */
export function verdict(answer, said) {
  const winners = answer.winners ?? [];
  if (answer.untold) return say(said.page, "untold", { names: listed(said, answer.untold) });
  if (!winners.length) return "";
  if (answer.certain && answer.decided_by) {
    const why = said.game?.deciders[answer.decided_by] ?? plain(answer.decided_by);
    return say(said.common, winners.length === 1 ? "wins" : "win", { names: listed(said, winners), why });
  }
  return say(said.common, answer.certain === false ? "unsettled" : "not-worked-out", { names: listed(said, winners) });
}

/** Who stands where, best first, with bars as long as the points: what a range leaves open is paler. @param {Answer} answer */
export function standing(answer) {
  const players = (answer.players ?? []).map((player, seat) => ({ player, seat }));
  const longest = Math.max(1, ...players.map(({ player }) => player.high ?? player.low));
  const order = [...players].sort((a, b) => (a.player.rank ?? 0) - (b.player.rank ?? 0));
  return h("ol", { class: "standing-list" }, ...order.map(({ player, seat }) => {
    const high = player.high ?? longest, sure = h("i"), open = h("i"), wins = (answer.winners ?? []).includes(player.name);
    sure.style.setProperty("--low", `${(100 * Math.max(0, player.low)) / longest}%`);
    open.style.setProperty("--more", `${(100 * (Math.max(0, high) - Math.max(0, player.low))) / longest}%`);
    return h("li", { class: `seat seat-${seat}` }, h("span", { class: "rank" }, player.rank === null ? "–" : `${player.rank}.`),
      h("span", { class: "who" }, wins && h("span", { class: "crown", "aria-hidden": true }, answer.certain ? "♛ " : "♕ "), player.name),
      h("span", { class: "sum" }, total(player)), h("span", { class: "measure", "aria-hidden": true }, sure, open));
  }));
}

/**
 * All lines by player; a line's name opens its rule, with what this table gives under each of its readings.
 * @param {Answer} answer @param {Said} said @param {string} game @param {import("./engine.js").Table} [table] @returns {HTMLElement[]}
 */
export function sheet(answer, said, game, table) {
  const players = answer.players ?? [];
  const names = said.game?.names ?? {};
  const named = (/** @type {string} */ code) => names[code] ?? plain(code);
  const body = h("tbody", { role: "rowgroup" });
  const row = (/** @type {Node | string} */ label, /** @type {import("./dom.js").Child[][]} */ cells, more = "") =>
    body.append(h("tr", { role: "row", class: more }, h("th", { role: "rowheader", scope: "row" }, label), ...cells.map((each) => h("td", { role: "cell" }, ...each))));
  const lines = (/** @type {"lines" | "prestige_lines"} */ key, /** @type {"points" | "prestige"} */ unit, /** @type {(code: string) => string} */ called) => {
    for (const code of merged(players.map((each) => (each[key] ?? []).map((line) => line.code)))) {
      const mine = players.map((each) => (each[key] ?? []).filter((line) => line.code === code));
      const rule = mine.flat()[0]?.rule ?? "";
      row(button(called(code), () => showRule(game, rule, table), { class: "why", "data-key": `${key} ${code}`, title: rule }),
        mine.map((all) => (all.length ? [sum(all, unit), sum(all, "count") !== sum(all, unit) && h("small", {}, `${sum(all, "count")}×`)] : [])));
    }
  };
  row(said.common.before ?? "", players.map((each) => [each.before ?? "?"]), "before");
  lines("lines", "points", named);
  row(said.common.total ?? "", players.map((each) => [total(each)]), "total");
  lines("prestige_lines", "prestige", (code) => `${named("prestige")}: ${names[`prestige:${code}`] ?? named(code)}`);
  const facts = new Set(players.flatMap((each) => Object.keys(each)).filter((key) => !NO_FACTS.has(key)));
  for (const fact of facts) {
    const cells = players.map((each) => factText(/** @type {Record<string, unknown>} */ (/** @type {unknown} */ (each))[fact], named));
    if (cells.some((each) => each !== "")) row(named(fact), cells.map((each) => [each]), "fact");
  }
  const head = h("thead", { role: "rowgroup" }, h("tr", { role: "row" }, h("td", { role: "cell" }), ...players.map((each, seat) => h("th", { role: "columnheader", class: `seat seat-${seat}`, scope: "col", title: each.name },
    (answer.winners ?? []).includes(each.name) && h("span", { class: "crown", "aria-hidden": true }, answer.certain ? "♛ " : "♕ "), each.name))));
  const made = h("table", { role: "table", class: "sheet", "aria-label": said.page.score }, head, body);
  made.style.setProperty("--players", String(players.length));
  return [made, ...unscored(players, named, said, game, table)];
}

/** What a player's lines say of cells. @param {Scored | undefined} player @param {Said} said @returns {Map<string, import("./painter.js").Note>} */
export function notesOf(player, said) {
  /** @type {Map<string, import("./painter.js").Note>} */
  const found = new Map();
  const named = (/** @type {string} */ code) => said.game?.names[code] ?? plain(code);
  for (const { code, where, points } of player?.lines ?? []) {
    if (where === undefined || points === undefined) continue;
    const before = found.get(where);
    found.set(where, { says: [before?.says, `${named(code)}: ${points}`].filter(Boolean).join(", "), points: (before?.points ?? 0) + points });
  }
  for (const { code, where } of player?.unscored ?? []) if (where !== undefined && !found.has(where)) found.set(where, { says: named(code) });
  return found;
}

/** @param {Scored[]} players @param {(code: string) => string} named @param {Said} said @param {string} game @param {import("./engine.js").Table} [table] */
function unscored(players, named, said, game, table) {
  const items = players.flatMap((each) => each.unscored.map((item) => {
    const where = item.where ? `: ${item.where}` : "";
    const missing = item.missing?.length ? say(said.common, "missing", { what: item.missing.join(", ") }) : "";
    return h("li", {}, button(`${each.name}: ${named(item.code)}${where}${missing}`, () => showRule(game, item.rule, table), { class: "why", title: item.rule }));
  }));
  return items.length ? [h("details", { class: "more", open: items.length <= FEW }, h("summary", {}, said.common.unscored, h("small", {}, items.length)), h("ul", { class: "notes" }, ...items))] : [];
}

/**
 * What every answer may end with, but for what stands at its place in the form.
 * @param {any} answer @param {Said} said @param {string} [game] with it, what leans on an open point opens the rules that do
 * @param {import("./engine.js").Table} [table]
 */
export function closing(answer, said, game, table) {
  const open = [...answer.leaned_on ?? []].map((each) => {
    const says = say(said.common, "leaning", { option: each.option, reading: each.reading, others: each.others.join(", ") });
    return game ? button(says, () => showOption(game, each.option, table), { class: "why" }) : says;
  });
  if (answer.leaned_on === null) open.push(said.common["leanings-unknown"] ?? "");
  const section = (/** @type {string | undefined} */ heading, /** @type {(Node | string)[]} */ notes) => (notes.length
    ? [h("h3", {}, heading), h("ul", { class: "notes" }, ...notes.map((note) => h("li", {}, note)))] : []);
  return [...section(said.common.open, open), ...section(said.common.assumed, answer.assumed ?? [])];
}

/** @param {Line[]} lines @param {"points" | "prestige" | "count"} key */
function sum(lines, key) {
  return lines.reduce((all, line) => all + (line[key] ?? 0), 0);
}

/** @param {unknown} value @param {(code: string) => string} named @returns {string} */
function factText(value, named) {
  if (value === undefined) return "";
  if (value === null) return "?";
  if (Array.isArray(value)) return value.map((each) => factText(each, named)).join(", ");
  return typeof value === "string" ? named(value) : String(value);
}

/** All codes, each before those that come after it for any player. @param {string[][]} orders */
function merged(orders) {
  /** @type {string[]} */
  const out = [];
  for (const order of orders) {
    order.forEach((code, place) => {
      if (out.includes(code)) return;
      const later = order.slice(place).map((other) => out.indexOf(other)).filter((index) => index >= 0);
      out.splice(later.length ? Math.min(...later) : out.length, 0, code);
    });
  }
  return out;
}
