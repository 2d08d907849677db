// The first view: a new table of any game, and the tables kept on this device.

import { button, chip, h, show } from "./dom.js";
import { ask } from "./engine.js";
import { LARGEST } from "./link.js";
import { players } from "./places.js";
import { allGames, beginGame, forgetGame, readLog } from "./referee-games.js";
import { all, forget, keep } from "./tables.js";
import { language, said, say } from "./words.js";

/** @typedef {import("./engine.js").Game} Game */
/** @typedef {import("./engine.js").Table} Table */
/** @type {Record<string, string>} */
const SIGNS = { noblemen: "♜", "kings-progress": "♞", bruges: "⚜", "palais-royal": "♛" };

/** @param {(what: string) => void} tell @returns {Promise<HTMLElement[]>} */
export async function home(tell) {
  const words = (await said()).page;
  /** @type {Game[]} */
  const games = (await ask({ call: "games", language: language() })).games;
  const kept = h("section", { class: "kept-tables", "aria-label": say(words, "kept-tables") });
  const drawKept = () => {
    const titled = (/** @type {unknown} */ code) => games.find(({ game }) => game === code)?.title ?? String(code ?? "");
    const entry = (/** @type {string} */ href, /** @type {{ id: string, name: string }} */ { id, name }, /** @type {string[]} */ about, /** @type {(id: string) => void} */ away) => h("li", {},
      h("a", { href }, h("strong", {}, name), h("small", {}, about.filter(Boolean).join(" · "))),
      button("✕", () => {
        if (!confirm(say(words, "really-forget", { name }))) return;
        away(id);
        drawKept();
      }, { class: "away", "aria-label": say(words, "forget", { name }) }));
    const entries = [
      ...all().map((each) => ({ changed: each.changed, shown: entry(`#/table/${each.id}`, each, [titled(each.table.game), players(each.table).join(", ")], forget) })),
      ...allGames().map((each) => ({ changed: each.changed, shown: entry(`#/referee/${each.id}`, each, [titled(each.header.game), say(words, each.entries.length === 1 ? "one-move" : "so-many-moves", { n: each.entries.length })], forgetGame) })),
    ].sort((a, b) => b.changed - a.changed);
    show(kept, h("h2", {}, say(words, "kept-tables")), entries.length ? h("ul", { class: "kept" }, ...entries.map(({ shown }) => shown)) : h("p", { class: "empty" }, say(words, "no-tables-yet")));
  };
  drawKept();
  const start = h("div", { class: "start" });
  return [h("h1", {}, say(words, "what-is-on-the-table")), h("p", { class: "lead" }, say(words, "lead")), ...choosing(games, words, start), start, h("p", {}, h("a", { class: "chip", href: "#/referee" }, say(words, "follow-a-game"))), kept, opening(words, tell)];
}

/** Game, moment and players, one after the other. @param {Game[]} games @param {Record<string, string>} words @param {HTMLElement} start */
function choosing(games, words, start) {
  /** @type {{ game?: Game, moment?: string, count: number }} */
  const now = { count: 4 };
  const list = h("div", { class: "games", role: "group", "aria-label": say(words, "game") });
  const drawGames = () => show(list, ...games.map((game) => chip(
    face(game, words), now.game === game, () => {
      now.game = game;
      now.moment = game.moments.filter(({ scored }) => scored).at(-1)?.moment ?? game.moments[0]?.moment;
      now.count = Math.min(game.players[1], Math.max(game.players[0], now.count));
      drawGames();
      drawStart();
      start.scrollIntoView({ block: "nearest" });
    }, { class: "game", "data-key": game.game })));
  const drawStart = () => {
    const { game } = now;
    if (!game) return;
    const counts = Array.from({ length: game.players[1] - game.players[0] + 1 }, (_, index) => game.players[0] + index);
    show(start,
      h("div", { class: "step", role: "group", "aria-label": say(words, "moment") }, h("span", {}, say(words, "moment")), h("div", { class: "chips" }, ...game.moments.map(({ moment, title }) =>
        chip(title, now.moment === moment, () => { now.moment = moment; drawStart(); }, { "data-key": moment })))),
      h("div", { class: "step", role: "group", "aria-label": say(words, "players") }, h("span", {}, say(words, "players")), h("div", { class: "chips" }, ...counts.map((count) =>
        chip(say(words, "so-many-players", { n: count }), now.count === count, () => { now.count = count; drawStart(); }, { "data-key": `n${count}` })))),
      button(say(words, "begin"), async () => { location.hash = `#/table/${(await begun(game, now.moment ?? "", now.count)).id}`; }, { class: "main" }));
  };
  drawGames();
  return [list];
}

/** A table with nothing told but what no table is without. @param {Game} game @param {string} moment @param {number} count */
async function begun(game, moment, count) {
  const { document } = await ask({ call: "new", game: game.game, moment, players: count, least: true, language: language() });
  return keep(`${game.title}, ${new Date().toLocaleDateString(language())}`, document);
}

/** A file that is opened. @param {Record<string, string>} words @param {(what: string) => void} tell */
function opening(words, tell) {
  const input = h("input", { type: "file", accept: ".toml,.json,.jsonl", class: "file", id: "file" });
  input.addEventListener("change", async () => {
    const file = input.files?.[0];
    if (!file) return;
    if (file.size > LARGEST) return tell(say(words, "too-large", { name: file.name }));
    const log = readLog(await file.text());
    if (log) return void (location.hash = `#/referee/${beginGame(file.name.replace(/\.[^.]*$/, ""), log.header, log.entries).id}`);
    const got = await ask({ call: "read", table: await file.text(), language: language() }).catch((error) => ({ message: error.message }));
    if (!got.document) return tell(got.message ?? got.answer.errors.map((/** @type {{ message: string }} */ each) => each.message).join("\n"));
    location.hash = `#/table/${keep(file.name.replace(/\.[^.]*$/, ""), got.document).id}`;
  });
  return h("div", { class: "opening" }, input, h("label", { for: "file", class: "chip" }, say(words, "open-a-file")));
}

/** How a game is shown where one is chosen. @param {import("./engine.js").Game} game @param {Record<string, string>} words */
export function face(game, words) {
  const [low, high] = game.players;
  return [h("span", { class: "sign", "aria-hidden": true }, SIGNS[game.game] ?? "♛"), h("strong", {}, game.title), h("small", {}, say(words, "players-from-to", { low, high }))];
}
