// The drawn table with its places: tapped, named, and marked. The engine draws it; here it is cut and laid over.

import { chip, h, show } from "./dom.js";

/** @typedef {{ place: string, say: string, owner: string }} Place */
/** @typedef {{ at: string, kind: "bad" | "may" | "said", sign?: string }} Mark */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** The name space of what is drawn. @type {string | null} */
let space = null;
const WIDE = matchMedia("(min-width: 56rem)");
const EDGE = 8, BAR = 20;
/** How small and how large a part of the table may be drawn. */
const LEAST = 0.66, MOST = 1.5;
/** What a cell of a map is called. */
const CELL = /^[A-Z]{1,3}[0-9]+$/;
/** How much of the screen a part may take. */
const HIGH = 0.45;
/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Picture {
  /** @param {string} label @param {string} whole what the whole table is called @param {(place: Place) => void} [tapped] */
  constructor(label, whole, tapped) {
    this.whole = whole; this.tapped = tapped;
    this.parts = h("div", { class: "parts", role: "group", "aria-label": label });
    this.frame = h("div", { class: "drawn", role: "group", "aria-label": label });
    this.all = h("div", { class: "picture" }, this.parts, this.frame);
    /** @type {SVGSVGElement | null} */
    this.root = null;
    /** The part that is shown alone; null: the whole table. @type {string | null | undefined} */
    this.part = undefined;
    /** @type {Mark[]} */
    this.marks = [];
    /** @type {Map<string, { box: Box, place: Place, spot?: SVGElement }>} */
    this.places = new Map();
    /** What each part covers. @type {Map<string, Box>} */
    this.covers = new Map();
    this.focused = "";
    this.over = made("g", {});
    this.spots = made("g", {});
    let wide = 0;
    // A scroll bar that comes and goes with the picture's size must not change it.
    new ResizeObserver(() => {
      if (Math.abs(this.frame.offsetWidth - wide) < BAR) return;
      wide = this.frame.offsetWidth;
      this.cut();
    }).observe(this.frame);
  }

  /** @param {string} svg @param {string} [first] the part to begin with on a small screen */
  draw(svg, first) {
    const root = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true)));
    for (const each of root.querySelectorAll(":scope > title, :scope > desc")) each.remove();
    const had = this.frame.contains(document.activeElement);
    this.root = root;
    this.places = new Map();
    this.covers = new Map();
    space = root.namespaceURI;
    this.frame.replaceChildren(root);
    const names = this.names();
    if (this.part === undefined || (this.part !== null && !names.includes(this.part))) this.part = WIDE.matches ? null : first && names.includes(first) ? first : names[0] ?? null;
    this.lay(had);
  }

  /** Shows a part, where one part is shown at a time. @param {string} name */
  turnTo(name) {
    if (this.part === null || this.part === name || !this.names().includes(name)) return;
    this.part = name;
    this.lay(false);
  }

  names() {
    return [...new Set([...this.root?.querySelectorAll("[data-part]") ?? []].map((each) => String(/** @type {SVGElement} */ (each).dataset.part)))];
  }

  /** @param {Mark[]} marks */
  mark(marks) {
    this.marks = marks;
    this.lay(this.frame.contains(document.activeElement));
  }

  /** The places that a move names: those of its mover by their own names, others' after their owners' names. @param {string} move @returns {Mark[]} */
  named(move) {
    const [mover = "", said = ""] = move.split(/:(.*)/s), words = ` ${said.replaceAll(/[,;]/g, " ")} `;
    return [...this.places.values()].filter(({ place: { say, owner } }) => (owner && owner !== mover ? words.includes(` ${owner} ${say} `) : words.includes(` ${say} `)))
      .map(({ place: { place } }) => ({ at: place, kind: "said" }));
  }

  /** Shows a part with marks of a kind, if the part that is shown has none. @param {Mark["kind"]} kind */
  seek(kind) {
    this.bring(this.marks.filter(({ at, kind: each }) => each === kind && this.places.has(at)).map(({ at }) => at));
  }

  /** Shows a part with cells, if the part that is shown has none of this player's or of everybody's. @param {string} mover */
  seekCells(mover) {
    this.bring([...this.places.values()].filter(({ place: { say, owner } }) => CELL.test(say) && (!owner || owner === mover)).map(({ place: { place } }) => place));
  }

  /** Shows a part with some of these places, if the part that is shown has none. @param {string[]} names */
  bring(names) {
    if (!names.length || names.some((name) => this.shows(name))) return;
    const { box } = /** @type {{ box: Box }} */ (this.places.get(/** @type {string} */ (names[0])));
    const part = this.names().find((name) => inside(box, this.partBox(name)));
    if (part) this.turnTo(part);
  }

  /** Lays over the table what marks it, and what is tapped. @param {boolean} had whether the focus was here */
  lay(had) {
    const root = this.root;
    if (!root) return;
    if (!root.isConnected || !root.getScreenCTM()) return void requestAnimationFrame(() => this.lay(had));
    if (!this.places.size) this.find(root);
    const marks = made("g", {});
    for (const { at, kind, sign } of this.marks) {
      const box = this.places.get(at)?.box;
      if (!box) continue;
      marks.append(made("rect", { ...box, rx: 4, class: `mark-${kind}` }));
      if (sign) marks.append(...badge(box, sign));
    }
    this.over.replaceChildren(marks, this.spots);
    if (!this.over.isConnected) root.append(this.over);
    const first = this.marks.find(({ at, kind }) => kind === "may" && this.places.has(at))?.at;
    if (!this.places.has(this.focused)) this.stand(first ?? [...this.places.keys()][0] ?? "", false);
    this.showParts();
    this.cut();
    if (had) this.places.get(this.focused)?.spot?.focus({ preventScroll: true });
  }

  /** Every place of the table that is drawn, with what is tapped there. @param {SVGSVGElement} root */
  find(root) {
    for (const each of /** @type {NodeListOf<SVGGraphicsElement>} */ (root.querySelectorAll("[data-part]"))) this.covers.set(String(each.dataset.part), this.box(each));
    /** @type {Map<string, Set<string>>} */
    const titles = new Map();
    for (const each of /** @type {NodeListOf<SVGGraphicsElement>} */ (root.querySelectorAll("[data-place]"))) {
      const { place = "", say = "", owner = "" } = each.dataset;
      if (!this.places.has(place)) this.places.set(place, { box: this.box(each), place: { place, say, owner } });
      const title = each.querySelector("title")?.textContent;
      if (title) titles.set(place, (titles.get(place) ?? new Set()).add(title));
    }
    this.spots = made("g", {});
    this.over = made("g", { class: "over" });
    if (!this.tapped) return;
    for (const [name, found] of this.places) {
      const called = [found.place.owner, ...titles.get(name) ?? []].filter(Boolean).join(", ") || name;
      const spot = made("rect", { ...found.box, rx: 4, class: "spot", role: "button", "aria-label": called, tabindex: name === this.focused ? 0 : -1, "data-at": name });
      spot.addEventListener("click", () => { this.stand(name); this.tapped?.(found.place); });
      spot.addEventListener("keydown", (event) => this.key(/** @type {KeyboardEvent} */ (event), name));
      found.spot = spot;
      this.spots.append(spot);
    }
  }

  /** @param {KeyboardEvent} event @param {string} place */
  key(event, place) {
    const step = STEPS[event.key], here = this.places.get(place);
    if (event.key === "Enter" || event.key === " ") this.tapped?.(/** @type {{ place: Place }} */ (here).place);
    else if (step && here) {
      const next = nearest(here.box, step, [...this.places].filter(([name]) => name !== place && this.shows(name)).map(([name, { box }]) => ({ name, box })));
      if (next) this.stand(next);
    } else return;
    event.preventDefault();
  }

  /** @param {string} place @param {boolean} [focus] */
  stand(place, focus = true) {
    this.places.get(this.focused)?.spot?.setAttribute("tabindex", "-1");
    this.focused = place;
    const spot = this.places.get(place)?.spot;
    spot?.setAttribute("tabindex", "0");
    if (focus) spot?.focus({ preventScroll: true });
  }

  /** Whether a place is in the part that is shown. @param {string} place */
  shows(place) {
    const box = this.places.get(place)?.box;
    return this.part === null || this.part === undefined || (box !== undefined && inside(box, this.partBox(this.part)));
  }

  showParts() {
    const names = this.names();
    const choose = (/** @type {string | null} */ part) => () => { this.part = part; this.lay(false); };
    this.parts.hidden = names.length < 2;
    show(this.parts, chip(this.whole, this.part === null, choose(null), { "data-key": "whole" }),
      ...names.map((name, index) => chip(name.replace(/ \(.*$/, ""), this.part === name, choose(name), { title: name, "data-key": `part ${name}`, class: this.seat?.(name) ?? "", "data-part-index": index })));
    const now = this.parts.querySelector('[aria-pressed="true"]');
    if (now instanceof HTMLElement) this.parts.scrollLeft = now.offsetLeft - this.parts.clientWidth / 2 + now.offsetWidth / 2;
  }

  /** The class of a part that is a player's. @type {((name: string) => string) | undefined} */
  seat = undefined;

  /** Cuts the picture to the part that is shown, neither too small to read nor larger than need be. */
  cut() {
    const root = this.root;
    if (!root?.isConnected || !this.frame.offsetWidth) return;
    const own = root.getAttribute("width"), tall = root.getAttribute("height");
    if (own && tall) {
      root.dataset.size = `0 0 ${own} ${tall}`;
      root.removeAttribute("width");
      root.removeAttribute("height");
    }
    const box = this.part ? this.partBox(this.part) : null;
    const view = box ? `${box.x - EDGE} ${box.y - EDGE} ${box.width + 2 * EDGE} ${box.height + 2 * EDGE}` : root.dataset.size ?? "";
    if (root.getAttribute("viewBox") !== view) root.setAttribute("viewBox", view);
    const [, , wide = 1, high = 1] = view.split(" ").map(Number);
    const fits = Math.min((this.frame.offsetWidth - 2) / wide, box ? HIGH * innerHeight / high : MOST);
    root.style.width = `${Math.floor(wide * Math.min(Math.max(fits, LEAST), MOST))}px`;
  }

  /** @param {string} name @returns {Box} */
  partBox(name) {
    return this.covers.get(name) ?? { x: 0, y: 0, width: 0, height: 0 };
  }

  /** What an element covers, as the whole picture measures. @param {SVGGraphicsElement} element @returns {Box} */
  box(element) {
    const { x, y, width, height } = element.getBBox();
    const here = element.getScreenCTM(), all = this.root?.getScreenCTM();
    if (!here || !all) return { x, y, width, height };
    const to = all.inverse().multiply(here);
    const one = new DOMPoint(x, y).matrixTransform(to), other = new DOMPoint(x + width, y + height).matrixTransform(to);
    return { x: one.x, y: one.y, width: other.x - one.x, height: other.y - one.y };
  }
}

/** @param {string} tag @param {Record<string, string | number>} given @param {string} [text] @returns {SVGElement} */
function made(tag, given, text) {
  const out = /** @type {SVGElement} */ (document.createElementNS(space, tag));
  for (const [name, value] of Object.entries(given)) out.setAttribute(name, String(value));
  if (text !== undefined) out.textContent = text;
  return out;
}

/** A number at the corner of a place. @param {Box} box @param {string} sign */
function badge({ x, y, width }, sign) {
  return [made("circle", { cx: x + width - 2, cy: y + 2, r: 8, class: "spot-badge" }), made("text", { x: x + width - 2, y: y + 6, class: "spot-sign" }, sign)];
}

/** @param {Box} box @param {Box} around */
function inside(box, around) {
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  return x >= around.x && x <= around.x + around.width && y >= around.y && y <= around.y + around.height;
}

/**
 * The place that an arrow key goes to: near, and in that direction rather than beside it.
 * @param {Box} from @param {[number, number]} step @param {{ name: string, box: Box }[]} among
 */
function nearest(from, step, among) {
  const middle = (/** @type {Box} */ box) => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = /** @type {[number, number]} */ (middle(from));
  let best = "", least = Infinity;
  for (const { name, box } of among) {
    const [u, v] = /** @type {[number, number]} */ (middle(box));
    const along = (u - x) * step[0] + (v - y) * step[1], aside = Math.abs((u - x) * step[1]) + Math.abs((v - y) * step[0]);
    if (along > 1 && along + 3 * aside < least) [best, least] = [name, along + 3 * aside];
  }
  return best;
}
