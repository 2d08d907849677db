// A dispute at a table in a turn: a move is said, and the answer stands with its reasons at their places.

import { button, h, show } from "./dom.js";
import { ask, newest } from "./engine.js";
import { Picture } from "./board.js";
import { players } from "./places.js";
import { Sayer } from "./sayer.js";
import { marksOf, readingsOf, verdictOf } from "./settle-verdict.js";
import { follow, keep, one } from "./tables.js";
import { language, said, say } from "./words.js";
import { said as saidWrong, wrongs } from "./wrong.js";

/** @typedef {import("./engine.js").Table} Table */
/** @typedef {import("./tables.js").Kept} Kept */

/** @param {string} id @param {string} question @param {(what: string) => void} tell @returns {Promise<HTMLElement[]>} */
export async function settleView(id, question, tell) {
  const kept = one(id), words = await said(String(kept?.table.game ?? "") || undefined);
  if (!kept) return [h("h1", {}, say(words.page, "no-such-table")), h("p", {}, h("a", { href: "#/" }, say(words.page, "tables")))];
  const games = await ask({ call: "games", language: language() });
  const about = games.games.find((/** @type {any} */ each) => each.game === kept.table.game);
  return new Settle(kept, words, about, tell).all(question);
}

/**
 * The same table in a turn, as a table of its own: what makes no sense then is left out.
 * @param {Kept} kept @param {string} moment @param {string} name
 */
export async function inTurn(kept, moment, name) {
  /** @type {{ keys: import("./engine.js").Key[] }} */
  const { keys } = await ask({ call: "form", game: kept.table.game, language: language() });
  const fitting = (/** @type {import("./engine.js").Key[]} */ among, /** @type {Table} */ told) => Object.fromEntries(Object.entries(told)
    .filter(([key]) => among.some((each) => each.key === key && each.fits.includes(moment))));
  const own = keys.find(({ key }) => key === "player")?.shape.list?.of.table ?? [];
  /** @type {Table} */
  const table = { ...fitting(keys, kept.table), moment };
  if (Array.isArray(kept.table.player)) table.player = kept.table.player.map((each) => fitting(own, each));
  return keep(name, table);
}

class Settle {
  /** @param {Kept} kept @param {import("./words.js").Said} words @param {import("./engine.js").Game} about @param {(what: string) => void} tell */
  constructor(kept, words, about, tell) {
    this.kept = kept; this.words = words; this.about = about; this.tell = tell;
    this.game = String(kept.table.game);
    const { page } = words;
    this.sayer = new Sayer({
      say: (word, given) => say(words.page, word, given), label: say(page, "say-a-move"), does: say(page, "is-it-legal"),
      hear: (text) => this.hear(text), asked: (text) => this.ask(text), changed: (text) => this.changed(text),
    });
    this.picture = new Picture(say(page, "what-lies-there"), say(page, "whole-table"), (place) => this.tapped(place));
    this.picture.seat = (name) => { const seat = players(kept.table).indexOf(name); return seat < 0 ? "" : `seat seat-${seat}`; };
    this.answer = h("div", { class: "result answer", "aria-live": "polite" });
    this.faults = h("div", { class: "against" });
    this.asking = newest((/** @type {{ question: string, explain: boolean }} */ asked, signal) => this.asked(asked, signal));
    this.drawing = newest((_, signal) => this.drawn(signal));
    this.judged = "";
  }

  /** @param {string} question @returns {HTMLElement[]} */
  all(question) {
    const { kept, words: { page } } = this;
    const mover = typeof kept.table.turn === "string" && players(kept.table).includes(kept.table.turn) ? `${kept.table.turn}: ` : "";
    follow(kept.id, () => this.answer.isConnected, (now) => {
      Object.assign(kept, now);
      this.drawing(null);
      if (this.judged) this.ask(this.judged);
    });
    this.drawing(null);
    this.sayer.set(question || mover);
    if (question) this.ask(question);
    return [h("div", { class: "table-head" }, h("h1", {}, say(page, "settle")),
      h("p", { class: "of-table" }, h("a", { href: `#/table/${kept.id}`, class: "chip" }, h("span", { "aria-hidden": true }, "✎ "), kept.name), h("small", {}, this.about?.title ?? this.game))),
    h("div", { class: "two board" }, h("section", { class: "seen", "aria-label": say(page, "what-lies-there") }, this.picture.all),
      h("section", { class: "score", "aria-label": say(page, "say-a-move") }, this.sayer.all, this.faults, this.answer))];
  }

  /** @param {string} text @returns {Promise<import("./sayer.js").Heard>} */
  async hear(text) {
    const got = await ask({ call: "hear", table: this.kept.table, question: text, language: language() }).catch(() => ({}));
    return { next: got.next ?? [], number: got.number, cell: got.cell, whole: Boolean(got.understood) };
  }

  /** A place on the picture becomes a word: with its owner's name where that is somebody else. @param {import("./board.js").Place} place */
  tapped({ say: word, owner }) {
    const text = this.sayer.said.trimEnd(), mover = text.split(":")[0];
    const named = owner && (this.sayer.heard.next.some((each) => each.word === owner) || (owner !== mover && !text.endsWith(` ${owner}`)));
    if (text.includes(":")) this.sayer.add(named ? `${owner} ${word}` : word);
    else if (owner) this.sayer.add(owner);
  }

  /** @param {string} text */
  changed(text) {
    const here = `#/settle/${this.kept.id}`;
    history.replaceState(null, "", text.trim() ? `${here}/${encodeURIComponent(text.trim())}` : here);
    if (text.trim() === this.judged) return;
    this.judged = "";
    show(this.answer);
    this.sayer.all.classList.remove("answered");
    const next = new Set(this.sayer.heard.next.map(({ word }) => word));
    const places = [...this.picture.places.values()].filter(({ place: { say: word } }) => next.has(word));
    this.picture.mark([...places.map(({ place: { place } }) => ({ at: place, kind: /** @type {const} */ ("may") })), ...this.picture.named(text)]);
    this.picture.seek("may");
    if (this.sayer.heard.cell) this.picture.seekCells(text.split(":")[0] ?? "");
    if (text.trim().endsWith(":")) this.picture.turnTo(text.trim().slice(0, -1));
  }

  /** @param {AbortSignal} signal */
  async drawn(signal) {
    const got = await ask({ call: "draw", table: this.kept.table, with: ["places"], language: language() }, signal).catch(() => ({}));
    if (got.svg) this.picture.draw(got.svg, String(this.kept.table.turn ?? ""));
    this.picture.all.hidden = !got.svg;
    show(this.faults);
    if (got.answer || this.unscored().every(({ moment }) => moment !== this.kept.table.moment)) this.against(got.answer, this.faults);
  }

  /** @param {string} question @param {boolean} [explain] */
  ask(question, explain = false) {
    if (question !== this.sayer.said.trim()) this.sayer.set(question);
    this.judged = question;
    this.asking({ question, explain });
  }

  /** @param {{ question: string, explain: boolean }} asked @param {AbortSignal} signal */
  async asked({ question, explain }, signal) {
    this.answer.setAttribute("aria-busy", "true");
    try {
      const { answer } = await ask({ call: "ask", table: this.kept.table, question, explain, with: ["places"], language: language() }, signal);
      if (question !== this.judged) return;
      if (answer.verdict) this.showVerdict(answer);
      else this.against(answer, this.answer);
      this.tell("");
    } catch (error) {
      this.tell(`${say(this.words.page, "no-answer")} ${error instanceof Error ? error.message : ""}`);
    } finally {
      this.answer.setAttribute("aria-busy", "false");
    }
  }

  /** @param {import("./settle-verdict.js").Verdict} answer */
  showVerdict(answer) {
    this.sayer.all.classList.add("answered");
    const marks = [...this.picture.named(this.judged), ...marksOf(answer.reasons)];
    show(this.answer, ...verdictOf(answer, this.words, this.game, {
      ask: (question) => this.ask(question),
      explain: () => this.ask(this.judged, true),
      compare: () => this.compare(),
      witness: (table, outcome) => this.witness(table, outcome),
      find: (reason) => { this.picture.mark(marks.filter(({ at }) => at === reason.at)); this.picture.seek("bad"); this.picture.all.scrollIntoView({ block: "nearest" }); this.picture.mark(marks); },
    }));
    this.picture.mark(marks);
    this.picture.seek("bad");
  }

  /** The moments at which something may be asked. */
  unscored() {
    return (this.about?.moments ?? []).filter(({ scored }) => !scored);
  }

  /** What keeps the question from being answered: what was not understood, or what speaks against the table. @param {any} answer @param {HTMLElement} where */
  against(answer, where) {
    const { page, common } = this.words;
    const errors = answer?.errors ?? [];
    const unheard = errors.filter((/** @type {{ path: string }} */ { path }) => path === "question");
    const mine = wrongs({ ...answer, errors: errors.filter((/** @type {{ path: string }} */ { path }) => path !== "question") }, this.kept.table);
    const unscored = this.unscored();
    const isScoring = !unscored.some(({ moment }) => moment === this.kept.table.moment);
    if (where === this.answer && mine.length) show(this.faults);
    show(where,
      ...unheard.map((/** @type {{ message: string }} */ each) => h("p", { class: "verdict wrong-verdict" }, each.message)),
      mine.length > 0 && h("p", { class: "verdict wrong-verdict" }, answer.faults ? common.impossible : say(page, "cannot-be-read")),
      mine.length > 0 && h("ul", { class: "notes" }, ...mine.map((each) => saidWrong(each, this.game, say(page, "why"), true))),
      mine.length > 0 && !isScoring && h("p", {}, h("a", { class: "chip", href: `#/table/${this.kept.id}` }, say(page, "mend-the-table"))),
      isScoring && h("div", { class: "chips" }, ...unscored.map(({ moment, title }) => button(say(page, "as-in", { moment: title }), async () => {
        location.hash = `#/settle/${(await inTurn(this.kept, moment, `${this.kept.name}, ${title}`)).id}`;
      }, { class: "main" }))));
  }

  async compare() {
    const { answer } = await ask({ call: "compare", table: this.kept.table, question: this.judged, language: language() });
    const { page } = this.words;
    this.dialog(say(page, "all-readings"), answer.variants ? readingsOf(answer.variants, this.words) : []);
  }

  /** @param {Table} table @param {string} outcome */
  async witness(table, outcome) {
    const { page } = this.words, name = outcome === "legal" ? say(page, "witness") : say(page, "witness-against");
    const got = await ask({ call: "draw", table, language: language() });
    const picture = new Picture(name, say(page, "whole-table"));
    const keeps = button(say(page, "keep-as-table"), () => { location.hash = `#/settle/${keep(`${this.kept.name}, ${name}`, table).id}/${encodeURIComponent(this.judged)}`; }, { class: "main" });
    this.dialog(name, [h("p", {}, say(page, "witness-is")), picture.all, keeps]);
    if (got.svg) picture.draw(got.svg);
  }

  /** @param {string} name @param {(Node | string | false)[]} inside */
  dialog(name, inside) {
    const dialog = h("dialog", { class: "rule", "aria-label": name }, h("h2", {}, name), ...inside, " ", button(say(this.words.page, "close"), () => dialog.close(), { class: "chip", autofocus: true }));
    dialog.addEventListener("close", () => dialog.remove());
    addEventListener("hashchange", () => dialog.close(), { once: true });
    document.body.append(dialog);
    dialog.showModal();
  }
}
