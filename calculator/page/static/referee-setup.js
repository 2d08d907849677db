// Where a game begins that is followed: who plays, by which text; or a log that is brought in.

import { button, chip, h, show } from "./dom.js";
import { ask } from "./engine.js";
import { face } from "./home.js";
import { beginGame, headerOf, logOf } from "./referee-games.js";
import { language, said, say } from "./words.js";

/** @typedef {import("./engine.js").Game & { playable: boolean }} Playable */
const NAMES = ["Anna", "Bert", "Cleo", "Dora", "Emil"];

/** @param {string | undefined} chosen the game that was chosen before @param {(what: string) => void} tell @returns {Promise<HTMLElement[]>} */
export async function setUp(chosen, tell) {
  const words = (await said()).page;
  /** @type {Playable[]} */
  const games = (await ask({ call: "games", language: language() })).games;
  const playable = games.filter((each) => each.playable);
  /** @type {{ game: Playable | undefined, count: number, names: string[], edition: string }} */
  const now = { game: playable.find(({ game }) => game === chosen), count: 3, names: [...NAMES], edition: "" };
  const list = h("div", { class: "games", role: "group", "aria-label": say(words, "game") });
  const form = h("div", { class: "start" });
  const wrong = h("div", { role: "alert" });

  function choose(/** @type {Playable} */ game) {
    now.game = game;
    now.count = Math.min(game.players[1], Math.max(game.players[0], now.count));
    now.edition = game.editions[0]?.edition ?? "";
  }

  function draw() {
    show(list, ...playable.map((game) => chip(face(game, words),
      now.game === game, () => { choose(game); draw(); form.scrollIntoView({ block: "nearest" }); }, { class: "game", "data-key": game.game })));
    const { game } = now;
    if (!game) return;
    const counts = Array.from({ length: game.players[1] - game.players[0] + 1 }, (_, index) => game.players[0] + index);
    show(form,
      h("div", { class: "chips", role: "group", "aria-label": say(words, "players") }, ...counts.map((count) =>
        chip(say(words, "so-many-players", { n: count }), now.count === count, () => { now.count = count; draw(); }, { "data-key": `n${count}` }))),
      h("div", { class: "names" }, ...now.names.slice(0, now.count).map((name, seat) => {
        const input = h("input", { value: name, "aria-label": `${say(words, "name")} ${seat + 1}`, maxlength: 40, autocomplete: "off", class: `seat seat-${seat}`, "data-key": `name ${seat}` });
        input.addEventListener("input", () => { now.names[seat] = input.value; });
        return input;
      })),
      game.editions.length > 1 && h("div", { class: "chips", role: "group", "aria-label": say(words, "text") }, ...game.editions.map(({ edition }) =>
        chip(say(words, "text-of", { edition }), now.edition === edition, () => { now.edition = edition; draw(); }, { "data-key": `edition ${edition}` }))),
      wrong, button(say(words, "begin"), () => begin(game), { class: "main", "data-key": "begin" }));
  }

  /** @param {Playable} game */
  async function begin(game) {
    const header = headerOf(game.game, { players: now.names.slice(0, now.count).map((name) => name.trim()), ...(now.edition ? { edition: now.edition } : {}) });
    const { answer } = await ask({ call: "replay", log: logOf(header, []), language: language() });
    if (answer.errors) return show(wrong, h("ul", { class: "notes" }, ...answer.errors.map((/** @type {{ message: string }} */ each) => h("li", { class: "error" }, each.message))));
    try {
      location.hash = `#/referee/${beginGame(`${game.title}, ${new Date().toLocaleDateString(language())}`, header).id}`;
    } catch {
      tell(say(words, "not-kept"));
    }
  }

  if (now.game) choose(now.game);
  draw();
  return [h("h1", {}, say(words, "follow-a-game")), h("p", { class: "lead" }, say(words, "follow-lead")), list, form];
}
