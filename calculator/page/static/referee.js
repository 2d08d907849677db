// A game that is followed move by move. The log is the game: whatever is shown is what the engine answers to its lines.

import { button, chip, h, show } from "./dom.js";
import { ask, newest } from "./engine.js";
import { drawnForm } from "./referee-draws.js";
import { beginGame, followGame, keepGame, logOf, oneGame } from "./referee-games.js";
import { among, beginning, common, isBegun, naming } from "./referee-moves.js";
import { Picture } from "./board.js";
import { Sayer } from "./sayer.js";
import { marksOf, reasonsOf } from "./settle-verdict.js";
import { showRule } from "./rule.js";
import { keep } from "./tables.js";
import { language, plain, said, say } from "./words.js";

/** @typedef {import("./referee-games.js").Game} Game */
/** @typedef {import("./referee-games.js").Entry} Entry */
/** @typedef {{ what: string, player: string, count: number, of: { piece: string, there: number }[], then: string[] }} Draw */
/** @typedef {{ player: string | null, verbs: { verb: string, moves: string[], more: number }[], table: import("./engine.js").Table, began: number[], lines: { code: string, count: number, points: number, rule: string }[][], drawn?: Draw }} Next */
/**
 * @typedef {object} Stand what is answered to a log
 * @property {any} answer
 * @property {Next} [next]
 * @property {string} [svg]
 */

/** @param {string} id @param {(what: string) => void} tell @returns {Promise<HTMLElement[]>} */
export async function refereeView(id, tell) {
  const game = oneGame(id), words = await said(game ? String(game.header.game) : undefined);
  if (!game) return [h("h1", {}, say(words.page, "no-such-game")), h("p", {}, h("a", { href: "#/" }, say(words.page, "tables")))];
  return new Referee(game, words, tell).all();
}

class Referee {
  /** @param {Game} game @param {import("./words.js").Said} words @param {(what: string) => void} tell */
  constructor(game, words, tell) {
    this.game = game; this.words = words; this.tell = tell;
    this.code = String(game.header.game);
    const { page } = words;
    /** How many moves are looked at; null: all. @type {number | null} */
    this.at = null;
    /** @type {Stand | null} */
    this.stand = null;
    this.moves = /** @type {string[]} */ ([]);
    /** The place that was tapped last, while several moves name it. @type {import("./board.js").Place | undefined} */
    this.near = undefined;
    this.isTapping = false;
    /** What was not understood of the move tried last, and that move. @type {{ message: string }[] | undefined} */
    this.unheard = undefined;
    /** @type {string | undefined} */
    this.saying = undefined;
    this.head = h("div", { class: "game-head" });
    this.foot = h("div", { class: "table-foot" });
    this.turn = h("div", { class: "turn", role: "status" });
    this.refused = h("div", { class: "refused", "aria-live": "assertive" });
    this.draws = h("div");
    this.points = h("div", { class: "points" });
    this.list = h("ol", { class: "moves-made", "aria-label": say(page, "moves-made"), tabindex: 0 });
    this.steps = h("div", { class: "chips steps", role: "group", "aria-label": say(page, "moves-made") });
    this.sayer = new Sayer({
      say: (word, given) => say(words.page, word, given), label: say(page, "say-a-move"), does: say(page, "do-it"),
      hear: async (text) => this.heard(text), asked: (text) => this.tries({ move: text }), changed: (text) => this.changed(text),
    });
    this.picture = new Picture(say(page, "what-lies-there"), say(page, "whole-table"), (place) => this.tapped(place));
    this.picture.seat = (name) => { const seat = this.names().indexOf(name); return seat < 0 ? "" : `seat seat-${seat}`; };
    const replaying = newest(async (_, signal) => {
      await this.replayed(signal);
      this.turn.setAttribute("aria-busy", "false");
    });
    this.replaying = () => {
      this.turn.setAttribute("aria-busy", "true");
      replaying(null);
    };
  }

  names() {
    return (this.stand?.answer.players ?? []).map((/** @type {{ name: string }} */ each) => each.name);
  }

  /** @returns {HTMLElement[]} */
  all() {
    const { page } = this.words;
    followGame(this.game.id, () => this.list.isConnected, (now) => this.taken(now));
    this.drawHead();
    this.replaying();
    return [this.head, h("div", { class: "two board" },
      h("section", { class: "seen", "aria-label": say(page, "what-lies-there") }, this.turn, this.picture.all),
      h("section", { class: "score", "aria-label": say(page, "say-a-move") }, this.draws, this.refused, this.sayer.all, this.points, this.steps, this.list, this.foot))];
  }

  drawHead() {
    const { page } = this.words, { game } = this;
    const name = h("input", { class: "table-name", value: game.name, "aria-label": say(page, "name-of-game"), autocomplete: "off", "data-key": "name" });
    name.addEventListener("change", () => { game.name = name.value; this.put(); });
    show(this.head, h("h1", { class: "table-title" }, this.words.game?.title ?? this.code),
      button("↶", () => this.back(1), { class: "chip", disabled: !game.entries.length && !game.tried, "aria-label": say(page, "take-back"), title: say(page, "take-back"), "data-key": "undo" }));
    show(this.foot, name, h("div", { class: "tools" },
      button([say(page, "log"), h("span", { "aria-hidden": true }, " ↓")], () => this.save(), { class: "chip", "data-key": "save" }),
      button(say(page, "as-a-table"), () => this.asTable(), { class: "chip", "data-key": "table" })));
  }

  /** Keeps the game; where another tab has gone on, goes on with that one's. @returns {boolean} whether it was kept */
  put() {
    try {
      const other = keepGame(this.game);
      if (!other) return true;
      this.taken(other);
      this.tell(say(this.words.page, "gone-on-elsewhere"));
    } catch {
      this.tell(say(this.words.page, "not-kept"));
    }
    return false;
  }

  /** @param {Game} now what another tab has kept */
  taken(now) {
    delete this.game.tried;
    delete this.game.again;
    Object.assign(this.game, now);
    this.at = null;
    this.drawHead();
    this.replaying();
  }

  /** A move is tried: it is kept before it is answered, so that it is not lost with the page. @param {Entry} entry */
  tries(entry) {
    if (!entry.move.replace(/^[^:]*:/, "").trim()) return;
    if (this.at !== null) this.cutTo(this.at);
    this.game.tried = entry;
    if (this.put()) this.replaying();
  }

  /** Takes moves back, or the one that was only tried. @param {number} count */
  back(count) {
    const { tried, again } = this.game;
    delete this.game.tried;
    delete this.game.again;
    if (again) this.game.entries.push(...again);
    else if (!tried) this.cutTo(this.game.entries.length - count);
    this.at = null;
    if (this.put()) this.replaying();
  }

  /** @param {number} length */
  cutTo(length) {
    this.game.entries.length = Math.max(0, length);
    delete this.game.tried;
    this.at = null;
  }

  /** What was drawn in a move is told after all: the move is tried again, and those after it follow. @param {number} index */
  retell(index) {
    const again = this.game.entries.slice(index), [entry] = again;
    if (!entry?.open?.length) return;
    this.cutTo(index);
    this.game.again = again;
    const told = entry.drawn?.slice(0, entry.open[0]) ?? [];
    this.game.tried = { move: entry.move, ...(told.length ? { drawn: told } : {}) };
    if (this.put()) this.replaying();
  }

  /** Looks at the table as it was after so many moves. @param {number} count */
  look(count) {
    this.at = count >= this.game.entries.length ? null : Math.max(0, count);
    this.replaying();
  }

  /** @param {AbortSignal} signal @returns {Promise<void>} */
  async replayed(signal) {
    const { game, at } = this, { tried } = game;
    const made = at === null ? game.entries : game.entries.slice(0, at);
    const asked = tried && at === null ? [...made, tried] : made;
    /** @type {Stand} */
    const stand = await ask({ call: "replay", log: logOf(game.header, asked), with: ["next", "picture", "places"], language: language() }, signal).catch((error) => {
      this.tell(`${say(this.words.page, "no-answer")} ${error instanceof Error ? error.message : ""}`);
      return null;
    });
    if (!stand || at !== this.at || tried !== game.tried) return;
    if (tried && !stand.next && stand.answer.errors && !this.unheard) {
      // The sentence is none: the game stands as before, and what was not understood is told.
      this.unheard = stand.answer.errors;
      delete game.tried;
      this.saying = tried.move;
      if (this.put()) await this.replayed(signal);
      return;
    }
    const isDone = tried && at === null && !stand.answer.offence && stand.next;
    if (isDone) {
      const after = game.again?.slice(1) ?? [];
      game.entries.push(tried, ...after);
      delete game.tried;
      delete game.again;
      if (!this.put()) return;
      if (after.length) return this.replayed(signal);
    }
    this.stand = stand;
    this.show();
    if (isDone) this.tell("");
  }

  show() {
    const { stand, words: { page, common } } = this;
    if (!stand) return;
    const { answer, next, svg } = stand;
    this.drawHead();
    if (!next) {
      const against = answer.errors ?? answer.faults ?? [];
      show(this.turn, h("p", { class: "verdict wrong-verdict" }, answer.faults ? common.impossible : say(page, "cannot-be-read")),
        h("ul", { class: "notes" }, ...against.map((/** @type {{ message: string }} */ each) => h("li", { class: "error" }, each.message))));
      return;
    }
    this.moves = next.verbs.flatMap(({ moves }) => moves);
    this.near = undefined;
    this.showTurn(next);
    if (svg) this.picture.draw(svg, next.player ?? undefined);
    if (next.player) this.picture.turnTo(next.player);
    this.picture.all.hidden = !svg;
    this.showTried(next);
    this.sayer.all.hidden = next.player === null || this.at !== null || Boolean(next.drawn);
    this.sayer.set(this.saying ?? (next.player ? `${next.player}: ` : ""));
    this.saying = undefined;
    this.showPoints(next);
    this.showMoves();
  }

  /** @param {Next} next */
  showTurn(next) {
    const { answer } = /** @type {Stand} */ (this.stand), { page, common } = this.words, names = this.names();
    const looking = this.at === null ? [] : [h("p", { class: "looking" }, say(page, "looking-back", { n: this.at, of: this.game.entries.length })),
      button(say(page, "go-on-from-here"), () => { this.cutTo(/** @type {number} */ (this.at)); if (this.put()) this.replaying(); }, { class: "chip", "data-key": "from-here" })];
    if (!this.game.tried) looking.push(...this.untold());
    if (next.player !== null) return show(this.turn, h("p", { class: `now seat seat-${names.indexOf(next.player)}` }, say(page, "turn-of", { name: next.player })), ...looking);
    const why = this.words.game?.deciders[answer.decided_by] ?? plain(answer.decided_by ?? "");
    show(this.turn, h("p", { class: "verdict certain" }, h("span", { "aria-hidden": true }, "♛ "),
      say(common, answer.winners.length === 1 ? "wins" : "win", { names: answer.winners.join(` ${common.and} `), why })), ...looking);
  }

  /** What tells the draws of the move that is looked at, if nobody has. */
  untold() {
    const index = (this.at ?? this.game.entries.length) - 1;
    return this.game.entries[index]?.open?.length ? [button(say(this.words.page, "tell-the-draw"), () => this.retell(index), { class: "chip", "data-key": "retell" })] : [];
  }

  /** The move that was only tried: refused with its reasons, or waiting for what was drawn. @param {Next} next */
  showTried(next) {
    const { game, stand, words: { page } } = this, offence = stand?.answer.offence, tried = game.tried;
    show(this.draws);
    show(this.refused, ...(this.unheard ?? []).map((each) => h("p", { class: "verdict wrong-verdict" }, each.message)));
    this.unheard = undefined;
    this.picture.mark([]);
    if (!offence) return;
    if (next.drawn && tried) {
      const { drawn } = next;
      return show(this.draws, ...drawnForm(drawn, tried.move, this.words, {
        told: (pieces) => this.tries({ ...tried, drawn: [...tried.drawn ?? [], pieces] }),
        open: (pieces) => this.tries({ ...tried, drawn: [...tried.drawn ?? [], pieces], open: [...tried.open ?? [], tried.drawn?.length ?? 0] }),
        away: () => this.back(1),
      }));
    }
    show(this.refused, h("p", { class: "verdict wrong-verdict" }, h("span", { "aria-hidden": true }, "✖ "), tried ? say(page, "refused", { move: offence.move }) : say(page, "log-refused", { move: offence.move })),
      reasonsOf(offence.reasons, this.words, this.code, () => this.picture.seek("bad")),
      h("div", { class: "chips" }, tried && button(say(page, "not-made"), () => this.back(1), { class: "chip", "data-key": "not-made" }),
        !tried && button(say(page, "go-on-before"), () => { this.cutTo(offence.line - 2); if (this.put()) this.replaying(); }, { class: "chip", "data-key": "before" })));
    this.picture.mark(marksOf(offence.reasons));
    this.picture.seek("bad");
  }

  /** @param {Next} next */
  showPoints(next) {
    const { page, game } = this.words, players = this.stand?.answer.players ?? [], names = game?.names ?? {};
    const codes = [...new Set(next.lines.flat().map(({ code }) => code))];
    const open = this.points.querySelector("details")?.open;
    const cells = (/** @type {(seat: number) => string | number} */ of) => players.map((/** @type {any} */ _, /** @type {number} */ seat) => h("td", {}, of(seat)));
    const row = (/** @type {string} */ code) => h("tr", {}, h("th", { scope: "row" }, button(names[code] ?? plain(code), () => showRule(this.code, next.lines.flat().find((each) => each.code === code)?.rule ?? ""), { class: "why" })),
      ...cells((seat) => next.lines[seat]?.find((each) => each.code === code)?.points ?? ""));
    const assumed = this.stand?.answer.assumed ?? [];
    const untold = this.game.entries.filter(({ open: left }) => left?.length).length;
    show(this.points, h("dl", { class: "points-now" }, ...players.map((/** @type {{ name: string, points: number }} */ { name, points }, /** @type {number} */ seat) =>
      h("div", { class: `seat seat-${seat}${next.player === name ? " mover" : ""}` }, h("dt", {}, name), h("dd", {}, points)))),
    untold > 0 && h("p", { class: "untold" }, h("span", { "aria-hidden": true }, "▲ "), say(page, "draws-untold", { n: untold })),
    codes.length + assumed.length > 0 && h("details", { class: "more", open }, h("summary", {}, say(page, "points-by-line")),
      codes.length > 0 && h("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": say(page, "points-by-line") }, h("table", { class: "lines" }, h("thead", {}, h("tr", {}, h("td", {}), ...players.map((/** @type {{ name: string }} */ { name }, /** @type {number} */ seat) => h("th", { scope: "col", class: `seat seat-${seat}` }, name)))),
        h("tbody", {}, h("tr", {}, h("th", { scope: "row" }, say(page, "at-the-beginning")), ...cells((seat) => next.began[seat] ?? 0)), ...codes.map(row)))),
      assumed.length > 0 && h("p", { class: "hint" }, `${this.words.common.assumed} ${assumed.join(", ")}`)));
  }

  showMoves() {
    const { entries } = this.game, { page } = this.words, names = this.names(), now = this.at ?? entries.length;
    const step = (/** @type {string} */ sign, /** @type {string} */ word, /** @type {number} */ to) => button(sign, () => this.look(to), { class: "chip", disabled: to < 0 || to > entries.length || to === now, "aria-label": say(page, word), title: say(page, word), "data-key": `step ${word}` });
    show(this.steps, step("«", "to-the-start", 0), step("‹", "one-back", now - 1), h("span", { class: "count" }, `${now} / ${entries.length}`), step("›", "one-on", now + 1), step("»", "to-the-end", entries.length));
    this.steps.hidden = this.list.hidden = !entries.length;
    entries.forEach((entry, index) => {
      const old = this.list.children[index], key = JSON.stringify(entry);
      if (!(old instanceof HTMLElement) || old.dataset.entry !== key) {
        const made = this.entry(entry, index, names);
        made.dataset.entry = key;
        if (old) old.replaceWith(made);
        else this.list.append(made);
      }
      this.list.children[index]?.lastElementChild?.setAttribute("aria-pressed", String(now === index + 1));
    });
    while (this.list.children.length > entries.length) this.list.lastElementChild?.remove();
    const here = this.list.children[now - 1];
    if (here instanceof HTMLElement) this.list.scrollTop = here.offsetTop - this.list.clientHeight / 2;
  }

  /** @param {Entry} entry @param {number} index @param {string[]} names */
  entry({ move, drawn, open }, index, names) {
    const [name = "", ...rest] = move.split(":");
    return h("li", {}, h("span", { class: "n", "aria-hidden": true }, index + 1), chip([h("strong", { class: `seat seat-${names.indexOf(name)}` }, name), " ", rest.join(":").trim(),
      drawn?.length ? h("small", {}, drawn.map((pieces, n) => (open?.includes(n) ? "?" : pieces.join(" "))).join(" · ")) : null], false, () => this.look(index + 1), { "data-key": `move ${index}` }));
  }

  /** @param {string} text @returns {import("./sayer.js").Heard} */
  heard(text) {
    const mover = this.stand?.next?.player;
    if (!text.trim() && mover) return { next: [{ word: mover, title: mover }] };
    const near = this.near ? naming(this.moves, this.near) : [];
    const found = among(near, text), heard = found.next.length || found.whole ? found : among(this.moves, text);
    const signs = this.words.game?.signs ?? {};
    const called = (/** @type {string} */ said) => said.split(" ").map((word) => (signs[word] ? `${word} ${signs[word]}` : word)).join(" ");
    return { ...heard, next: heard.next.map(({ word }) => ({ word, title: called(word) })) };
  }

  /** Lights the places that those moves name which still fit. @param {string} text */
  changed(text) {
    if (this.stand?.answer.offence && !isBegun(text)) return;
    const fitting = beginning(this.near ? naming(this.moves, this.near) : this.moves, text), begun = isBegun(text);
    const places = [...this.picture.places.values()].filter(({ place }) => begun && naming(fitting, place, text).length);
    const near = this.near ? [this.near.place] : [];
    this.picture.mark([...places.map(({ place: { place } }) => ({ at: place, kind: /** @type {const} */ ("may") })),
      ...[...this.picture.named(text).map(({ at }) => at), ...near].map((at) => ({ at, kind: /** @type {const} */ ("said") }))]);
    if (begun) this.picture.seek("may");
    if (!begun && !this.isTapping) this.near = undefined;
    this.isTapping = false;
  }

  /** A place leaves the moves that name it; where there are none the place is said, so that it is told why not. @param {import("./board.js").Place} place */
  tapped(place) {
    if (this.sayer.all.hidden) return;
    const text = this.sayer.said, fitting = naming(beginning(this.moves, text), place, text), mover = this.stand?.next?.player;
    if (!fitting.length) {
      if (isBegun(text)) this.sayer.add(place.owner && place.owner !== mover && !text.trimEnd().endsWith(` ${place.owner}`) ? `${place.owner} ${place.say}` : place.say);
      return;
    }
    this.near = fitting.length > 1 ? place : undefined;
    this.isTapping = true;
    this.sayer.set(`${common(fitting)} `);
  }

  save() {
    const link = h("a", { href: URL.createObjectURL(new Blob([logOf(this.game.header, this.game.entries)], { type: "application/jsonl" })), download: `${this.game.name.replaceAll(/[^\p{L}\p{N} ._-]/gu, "-") || this.code}.jsonl` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  /** The table as it lies, to be asked about. */
  asTable() {
    const { next } = this.stand ?? {};
    if (next) location.hash = `#/settle/${keep(this.game.name, next.table).id}`;
  }
}

/** Follows on from a table that is described. @param {import("./tables.js").Kept} kept */
export function fromTable(kept) {
  return beginGame(kept.name, { courtroll: 1, game: kept.table.game, position: kept.table });
}
