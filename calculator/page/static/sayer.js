// A move that is said: by tapping one word after the other, by tapping places, or by typing. What may come next it is told.

import { button, h, show } from "./dom.js";
import { newest } from "./engine.js";

/** @typedef {{ word: string, title: string }} Word */
/** @typedef {{ next: Word[], number?: boolean, cell?: boolean, whole?: boolean }} Heard */
/** @typedef {(word: string, given?: Record<string, string | number>) => string} Says */

const MANY = 28;
const SIGNS = new Set([",", ";"]);
const NAMES = /** @type {Record<string, string>} */ ({ ",": "comma", ";": "then", "->": "arrow" });

export class Sayer {
  /**
   * @param {object} given
   * @param {Says} given.say
   * @param {string} given.label of the field
   * @param {string} given.does what the button is called
   * @param {(said: string) => Promise<Heard>} given.hear
   * @param {(said: string) => void} given.asked
   * @param {(said: string, heard: Heard) => void} [given.changed]
   */
  constructor({ say, label, does, hear, asked, changed }) {
    this.say = say; this.hear = hear; this.changed = changed;
    /** @type {Heard} */
    this.heard = { next: [] };
    this.input = h("input", { type: "text", class: "saying", autocomplete: "off", autocapitalize: "none", spellcheck: false, "aria-label": label, placeholder: label, "data-key": "saying", enterkeyhint: "go" });
    this.ask = button(does, () => asked(this.input.value.trim()), { class: "main ask", "data-key": "ask" });
    this.back = button("⌫", () => { this.input.value = without(this.input.value); this.listen(); }, { class: "chip back", "aria-label": say("last-word-away"), title: say("last-word-away"), "data-key": "back" });
    this.chips = h("div", { class: "chips next", role: "group", "aria-label": say("what-may-come") });
    this.all = h("div", { class: "sayer" }, h("div", { class: "said-so" }, this.input, this.back, this.ask), this.chips);
    this.input.addEventListener("input", () => this.listen());
    this.input.addEventListener("keydown", (event) => {
      const first = this.chips.querySelector("button");
      if (event.key === "Enter") asked(this.input.value.trim());
      else if (event.key === "ArrowDown" && first instanceof HTMLElement) first.focus();
      else if (event.key === "ArrowRight" && this.input.selectionStart === this.input.value.length && parted(this.input.value).partial && first) first.click();
      else return;
      event.preventDefault();
    });
    this.chips.addEventListener("keydown", (event) => {
      if (event.key === "ArrowUp") this.input.focus();
      else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
        const all = [...this.chips.querySelectorAll("button")], at = all.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
        all[at + (event.key === "ArrowRight" ? 1 : -1)]?.focus();
      } else return;
      event.preventDefault();
    });
    this.listening = newest((/** @type {string} */ text) => this.listened(text));
  }

  /** @param {string} text */
  set(text) {
    this.input.value = text;
    this.listen();
  }

  /** What has been said, without a word that is being typed. */
  get said() {
    return this.input.value;
  }

  /** @param {string} word */
  add(word) {
    const { base } = parted(this.input.value);
    const before = base.trimEnd();
    if (SIGNS.has(word)) this.input.value = `${before}${word} `;
    else this.input.value = before === "" ? `${word}: ` : `${before} ${word} `;
    this.listen();
  }

  listen() {
    this.listening(this.input.value);
  }

  /** @param {string} text */
  async listened(text) {
    const { base, partial } = parted(text);
    let heard = await this.hear(base);
    if (partial) {
      const fitting = heard.next.filter(({ word, title }) => begins(word, partial) || begins(title, partial));
      const rest = fitting.filter(({ word }) => word.toLowerCase() !== partial.toLowerCase());
      const whole = await this.hear(text);
      heard = rest.length ? { ...whole, next: rest, number: false } : whole;
    }
    if (text !== this.input.value) return;
    this.heard = heard;
    this.showNext();
    this.changed?.(text, heard);
  }

  showNext() {
    const { next, number, cell } = this.heard;
    const digits = number ? Array.from({ length: 10 }, (_, n) => ({ word: String(n), title: String(n) })) : [];
    const found = [...digits.filter(({ word }) => !next.some((each) => each.word === word)), ...next];
    const shown = found.slice(0, MANY);
    show(this.chips, ...shown.map(({ word, title }) => button(word === ";" ? this.say("then") : title, () => this.add(word),
      { class: `chip word${word in NAMES ? " joins" : ""}`, "data-key": `next ${word}`, "aria-label": word in NAMES ? this.say(/** @type {string} */ (NAMES[word])) : undefined })),
    found.length > shown.length && h("span", { class: "rest" }, this.say("type-for-more", { n: found.length - shown.length })),
    cell && h("span", { class: "rest" }, this.say("tap-a-place")));
    this.back.disabled = !this.input.value;
    this.ask.hidden = !this.heard.whole;
  }
}

/** What was said, and the word that is being typed. @param {string} text */
function parted(text) {
  const [partial = ""] = /[^\s,;:]*$/.exec(text) ?? [];
  return { base: text.slice(0, text.length - partial.length), partial };
}

/** @param {string} word @param {string} partial */
function begins(word, partial) {
  return word.toLowerCase().startsWith(partial.toLowerCase());
}

/** @param {string} text */
function without(text) {
  return text.trimEnd().replace(/([,;:]|[^\s,;:]+)$/, "").replace(/\s+$/, " ").trimStart();
}
