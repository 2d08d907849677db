// Elements made of text. Nothing that comes from a table, a file or an answer is ever read as HTML.

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * An element. What begins with "on" listens; what an element has as a property is set as one; the rest are attributes.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, unknown>} [given]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, given = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (name === "class") made.className = String(value);
    else if (name === "value") /** @type {HTMLInputElement} */ (/** @type {unknown} */ (made)).value = String(value);
    else made.setAttribute(name, value === true && !name.startsWith("aria-") ? "" : name === "title" || name === "aria-label" ? visible(String(value)) : String(value));
  }
  made.append(...nodes(children.flat()));
  return made;
}

/** @param {Child[]} children @returns {(Node | string)[]} */
export function nodes(children) {
  return children.filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => (child instanceof Node ? child : visible(String(child))));
}

/** Text in which what would turn or hide other text is seen: U+202E becomes ⟨202E⟩. @param {string} text */
export function visible(text) {
  return text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
    (mark) => `⟨${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}⟩`);
}

/**
 * A button that says what it does.
 * @param {Child | Child[]} says
 * @param {() => void} does
 * @param {Record<string, unknown>} [more]
 */
export function button(says, does, more = {}) {
  return h("button", { type: "button", onclick: does, ...more }, ...[says].flat());
}

/**
 * A button that is on or off.
 * @param {Child | Child[]} says
 * @param {boolean} on
 * @param {() => void} does
 * @param {Record<string, unknown>} [more]
 */
export function chip(says, on, does, more = {}) {
  return button(says, does, { "aria-pressed": String(on), ...more, class: `chip ${more.class ?? ""}`.trim() });
}

let last = 0;

/** A name that no other element has. @returns {string} */
export function fresh() {
  last += 1;
  return `n${last}`;
}

/**
 * Shows something new in a place, the focus staying where it was if what had it is there again (by `data-key`).
 * @param {Element} place
 * @param {Child[]} children
 */
export function show(place, ...children) {
  const focused = document.activeElement;
  const key = focused instanceof HTMLElement && place.contains(focused) ? focused.dataset.key : undefined;
  place.replaceChildren(...nodes(children));
  if (key === undefined) return;
  const again = [...place.querySelectorAll("[data-key]")].find((each) => each instanceof HTMLElement && each.dataset.key === key);
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}

/**
 * Buttons of which Tab reaches one, and arrow keys the others: up and down go by a row where they stand in rows.
 * @template {HTMLElement} Group
 * @param {Group} group @param {number} [columns]
 */
export function roving(group, columns = 1) {
  const all = () => [...group.querySelectorAll("button")].filter((each) => !each.disabled);
  const only = (/** @type {EventTarget | null | undefined} */ one) => all().forEach((each) => { each.tabIndex = each === one ? 0 : -1; });
  only(all().find((each) => each.getAttribute("aria-pressed") === "true") ?? all()[0]);
  group.addEventListener("focusin", ({ target }) => { if (target instanceof HTMLButtonElement) only(target); });
  group.addEventListener("keydown", (event) => {
    const buttons = all(), now = buttons.findIndex((each) => each === event.target);
    /** @type {Record<string, number>} */
    const steps = { ArrowLeft: now - 1, ArrowRight: now + 1, ArrowUp: now - columns, ArrowDown: now + columns, Home: 0, End: buttons.length - 1 };
    const next = now < 0 || event.altKey || event.ctrlKey || event.metaKey ? undefined : buttons[steps[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  group.setAttribute("role", "toolbar");
  return group;
}
