// One table: its forms by player, and the score that changes with every tap.

import { button, chip, h, show } from "./dom.js";
import { ask, newest } from "./engine.js";
import { fields, label } from "./form.js";
import { annotate } from "./painter.js";
import { pictured } from "./picture.js";
import { players, renamed } from "./places.js";
import { fromTable } from "./referee.js";
import { closing, notesOf, sheet, sofar, standing, total, verdict } from "./score.js";
import { share } from "./share.js";
import { follow, one, put as keep } from "./tables.js";
import { language, said, say } from "./words.js";
import { place, said as saidWrong, wrongs } from "./wrong.js";

/** @typedef {import("./engine.js").Table} Table */
/** @typedef {import("./engine.js").Key} Key */
/** @typedef {import("./form.js").Field} Field */
const UNDONE = 200;
/** Keys that have a place of their own in the view. */
const APART = new Set(["game", "moment", "player", "source", "letters"]);

/** @param {string} id @param {(what: string) => void} tell @returns {Promise<HTMLElement[]>} */
export async function tableView(id, tell) {
  const kept = one(id);
  if (!kept) return [h("h1", {}, say((await said()).page, "no-such-table")), h("p", {}, h("a", { href: "#/" }, say((await said()).page, "tables")))];
  const game = String(kept.table.game ?? "");
  const [words, form, games] = await Promise.all([said(game), ask({ call: "form", game, language: language() }), ask({ call: "games", language: language() })]);
  return new View(kept, game, words, form.keys, games.games.find((/** @type {any} */ each) => each.game === game), await persons(game, form.keys), tell).all();
}

/** The keys that name players: those for which a sample does. @param {string} game @param {Key[]} keys */
async function persons(game, keys) {
  const moments = keys.find(({ key }) => key === "moment")?.shape.words ?? [];
  /** @type {Set<string>} */
  const found = new Set();
  const samples = await Promise.all(moments.map(({ word }) => ask({ call: "new", game, moment: word, language: language() })));
  for (const { document } of samples) {
    const names = players(document);
    /** @param {unknown} value @param {string[]} path */
    const look = (value, path) => {
      if (typeof value === "string" && names.includes(value) && path.join(".") !== "player.name") found.add(path.join("."));
      if (Array.isArray(value)) value.forEach((each) => look(each, path));
      else if (typeof value === "object" && value) {
        if (Object.keys(value).some((key) => names.includes(key))) found.add(path.join("."));
        Object.entries(value).forEach(([key, each]) => look(each, [...path, key]));
      }
    };
    look(document, []);
  }
  return found;
}

class View {
  /**
   * @param {import("./tables.js").Kept} kept @param {string} game @param {import("./words.js").Said} words @param {Key[]} keys
   * @param {import("./engine.js").Game} about @param {Set<string>} persons @param {(what: string) => void} tell
   */
  constructor(kept, game, words, keys, about, persons, tell) {
    this.kept = kept; this.game = game; this.words = words; this.keys = keys; this.about = about; this.persons = persons; this.tell = tell;
    /** @type {string[]} */
    this.past = [];
    this.tab = players(kept.table).length ? 0 : -1;
    /** @type {import("./wrong.js").Wrong[]} */
    this.found = [];
    /** @type {import("./engine.js").Scored[]} */
    this.points = [];
    this.shown = "";
    this.drawn = false;
    this.head = h("div", { class: "table-head" });
    this.tabs = h("div", { class: "tabs", role: "group", "aria-label": say(words.page, "players") });
    this.form = h("div", { class: "form" });
    this.result = h("div", { class: "result", "aria-live": "polite", "aria-busy": "true" });
    this.bar = h("a", { class: "bar", href: "#score", "aria-label": say(words.page, "to-the-score") });
    this.bar.addEventListener("click", (event) => {
      event.preventDefault();
      this.result.scrollIntoView({ behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
    });
    this.score = newest((/** @type {Table} */ table, signal) => this.scored(table, signal));
  }

  /** @returns {HTMLElement[]} */
  all() {
    this.drawHead();
    this.redraw();
    this.score(this.kept.table);
    follow(this.kept.id, () => this.form.isConnected, (now) => {
      this.remember();
      Object.assign(this.kept, now);
      this.drawHead();
      this.redraw();
      this.score(this.kept.table);
    });
    return [this.head, h("div", { class: "two" }, h("section", { class: "told", "aria-label": say(this.words.page, "what-lies-there") }, this.tabs, this.form),
      h("section", { class: "score", "aria-label": say(this.words.page, "score") }, this.result)), this.bar];
  }

  drawHead() {
    const { page } = this.words, { kept } = this;
    const name = h("input", { class: "table-name", value: kept.name, "aria-label": say(page, "name-of-table"), autocomplete: "off", oninput: () => { kept.name = name.value; keep(kept); } });
    const moments = this.about?.moments ?? [];
    const moment = h("select", { "aria-label": say(page, "moment"), "data-key": "moment", onchange: () => this.change((table) => { table.moment = moment.value; }) },
      ...moments.map((each) => h("option", { value: each.moment, selected: kept.table.moment === each.moment }, each.title)));
    const asked = !this.isScored() && h("a", { class: "chip", href: `#/settle/${kept.id}`, "data-key": "settle" }, say(page, "settle"));
    const followed = kept.table.moment === "turn" && button(say(page, "follow-from-here"), () => { location.hash = `#/referee/${fromTable(kept).id}`; }, { class: "chip", "data-key": "follow" });
    show(this.head, h("h1", { class: "table-title" }, this.about?.title ?? this.game), name,
      h("div", { class: "tools" }, moments.length > 1 && moment, asked, followed,
        button("↶", () => this.undo(), { class: "chip", disabled: !this.past.length, "data-key": "undo", "aria-label": say(page, "undo"), title: say(page, "undo") }),
        button(say(page, "share"), () => share(this.kept, this.words, this.tell), { class: "chip", "data-key": "share" })));
  }

  draw() {
    const { page } = this.words, table = this.kept.table, names = players(table);
    this.tab = Math.min(this.tab, names.length - 1);
    show(this.tabs, ...[-1, ...names.keys()].map((tab) => chip(
      [tab < 0 ? say(page, "table") : names[tab] || `${tab + 1}`, h("span", { class: "mark", "data-tab": tab, title: say(page, "something-wrong") }, " ✖")], this.tab === tab,
      () => { this.tab = tab; this.redraw(); }, { class: tab < 0 ? "" : `seat seat-${tab}`, "data-key": `tab ${tab}` })));
    const now = this.tabs.querySelector('[aria-pressed="true"]');
    if (now instanceof HTMLElement) this.tabs.scrollLeft = now.offsetLeft - this.tabs.clientWidth / 2 + now.offsetWidth / 2;
  }

  redraw() {
    this.draw();
    const open = new Set([...this.form.querySelectorAll("details[open]")].map((each) => /** @type {HTMLElement} */ (each).dataset.more ?? each.getAttribute("data-path")));
    const field = this.field();
    const all = this.keys.find(({ key }) => key === "player")?.shape.list?.of.table ?? [];
    const made = this.tab < 0 ? fields(field, this.keys.filter(({ key }) => !APART.has(key)), [])
      : [this.named(), ...fields(field, all.filter(({ key }) => key !== "name"), ["player", this.tab])];
    show(this.form, ...made);
    for (const each of this.form.querySelectorAll("details")) {
      if (open.has(each.dataset.more ?? each.getAttribute("data-path"))) each.open = true;
    }
    this.wrong();
  }

  /** The name of the player, which is changed wherever it stands. */
  named() {
    const { page } = this.words;
    const was = players(this.kept.table)[this.tab] ?? "";
    const input = h("input", { value: was, "aria-label": say(page, "name"), autocomplete: "off", maxlength: 40, "data-key": "name" });
    input.addEventListener("change", () => {
      const now = input.value.trim();
      if (!now || now === was || players(this.kept.table).includes(now)) {
        input.value = was;
        if (now && now !== was) this.tell(say(page, "name-taken", { name: now }));
        return;
      }
      this.change((table) => renamed(table, was, now));
    });
    return h("div", { class: "field row", role: "group", "aria-label": say(page, "name"), "data-path": `player[${this.tab}].name` }, h("div", { class: "label" }, h("span", {}, say(page, "name"))),
      h("div", { class: "control" }, input), h("ul", { class: "wrong", hidden: true }));
  }

  /** @returns {Field} */
  field() {
    return {
      table: this.kept.table, game: this.game, moment: String(this.kept.table.moment), persons: this.persons, keys: this.keys,
      remember: () => this.remember(), changed: () => this.changed(), redraw: () => this.redraw(),
      say: (word, given) => say(this.words.page, word, given), label,
    };
  }

  remember() {
    const now = JSON.stringify(this.kept.table);
    if (this.past.at(-1) !== now) this.past.push(now);
    if (this.past.length > UNDONE) this.past.shift();
  }

  changed() {
    this.drawUndo();
    try {
      keep(this.kept);
    } catch {
      this.tell(say(this.words.page, "not-kept"));
    }
    this.score(this.kept.table);
  }

  drawUndo() {
    const undo = this.head.querySelector('[data-key="undo"]');
    if (undo instanceof HTMLButtonElement) undo.disabled = !this.past.length;
  }

  /** @param {(table: Table) => Table | void} how */
  change(how) {
    this.remember();
    this.kept.table = how(this.kept.table) ?? this.kept.table;
    this.drawHead();
    this.redraw();
    this.changed();
  }

  undo() {
    const before = this.past.pop();
    if (before === undefined) return;
    this.kept.table = JSON.parse(before);
    this.drawHead();
    this.redraw();
    this.changed();
  }

  /** Whether something is scored at this moment. */
  isScored() {
    return this.about?.moments.find(({ moment }) => moment === this.kept.table.moment)?.scored ?? true;
  }

  /** @param {Table} table @param {AbortSignal} signal */
  async scored(table, signal) {
    try {
      // Where nothing is scored it is told whether the table can be.
      const answer = sofar((await ask({ call: this.isScored() ? "score" : "check", table, language: language() }, signal)).answer, table);
      this.found = wrongs(answer, table);
      this.points = answer.players ?? [];
      if (JSON.stringify(answer) !== this.shown) this.showScore(answer);
      this.shown = JSON.stringify(answer);
      this.wrong();
      this.tell("");
    } catch (error) {
      this.tell(`${say(this.words.page, "no-answer")} ${error instanceof Error ? error.message : ""}`);
    } finally {
      this.result.setAttribute("aria-busy", "false");
    }
  }

  /** @param {any} answer */
  showScore(answer) {
    const { page, common } = this.words;
    const heading = h("h2", { id: "score", tabindex: -1 }, say(page, this.isScored() ? "score" : "table"));
    if (answer.players) {
      const says = verdict(answer, this.words);
      show(this.result, heading, says && h("p", { class: `verdict ${answer.certain ? "certain" : "open"}` }, !answer.untold && h("span", { "aria-hidden": true }, answer.certain ? "♛ " : "♕ "), says),
        standing(answer), ...sheet(answer, this.words, this.game, this.kept.table), ...closing(answer, this.words, this.game, this.kept.table), ...this.notes("warning", common.notes ?? ""), this.picture());
      show(this.bar, ...answer.players.map((/** @type {any} */ each, /** @type {number} */ seat) => h("span", { class: `seat seat-${seat}` },
        h("small", {}, (answer.winners ?? []).includes(each.name) && h("span", {}, answer.certain ? "♛ " : "♕ "), each.name), h("strong", {}, total(each)))));
    } else {
      const impossible = Boolean(answer.faults?.length);
      if (answer.faults && !impossible) {
        show(this.result, heading, h("p", { class: "verdict certain" }, common.possible), h("p", {}, h("a", { class: "chip on", href: `#/settle/${this.kept.id}` }, say(page, "settle"))), ...closing(answer, this.words), ...this.notes("warning", common.notes ?? ""), this.picture());
        show(this.bar, h("span", {}, common.possible));
        return;
      }
      show(this.result, heading, h("p", { class: "verdict wrong-verdict" }, impossible ? common.impossible : say(page, "cannot-be-read")), ...this.notes(impossible ? "fault" : "error", ""));
      show(this.bar, h("span", { class: "none" }, h("span", { "aria-hidden": true }, "✖ "), (impossible ? common.impossible ?? "" : say(page, "cannot-be-read")).replace(/:$/, "")));
    }
  }

  /** The table as it is drawn, folded away until somebody wants it. */
  picture() {
    const image = h("img", { class: "shared-picture", alt: "" });
    const box = h("details", { class: "more", open: this.drawn, "data-key": "picture" }, h("summary", {}, say(this.words.page, "picture")), image);
    const draw = () => pictured(this.kept.table).then((svg) => {
      if (!svg) return;
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      image.alt = this.kept.name;
    }).catch(() => {});
    box.addEventListener("toggle", () => {
      this.drawn = box.open;
      if (box.open) draw();
    });
    return box;
  }

  /** @param {string} kind @param {string} heading */
  notes(kind, heading) {
    const found = this.found.filter((each) => each.kind === kind);
    if (!found.length) return [];
    return [heading && h("h3", {}, heading), h("ul", { class: "notes" }, ...found.map((each) => saidWrong(each, this.game, say(this.words.page, "why"), true, this.kept.table)))];
  }

  /** What is wrong, at its field, and a mark on each tab with something wrong. The tabs stay, for a finger may be on one. */
  wrong() {
    for (const mark of this.tabs.querySelectorAll(".mark")) {
      const tab = Number(/** @type {HTMLElement} */ (mark).dataset.tab);
      /** @type {HTMLElement} */ (mark).hidden = !this.found.some(({ path, kind }) => kind !== "warning" && tab === (path[0] === "player" ? path[1] : -1));
    }
    place(this.form, this.found, this.game, say(this.words.page, "why"), this.kept.table);
    annotate(this.form, notesOf(this.points[this.tab], this.words));
  }
}
