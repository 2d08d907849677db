// Faults, errors and warnings at the place they speak of: a field if it is seen, and a mark on the tab that holds it.

import { button, h } from "./dom.js";
import { players, written } from "./places.js";
import { showRule } from "./rule.js";

/** @typedef {import("./engine.js").Table} Table */
/** @typedef {import("./places.js").Path} Path */
/** @typedef {{ kind: "error" | "fault" | "warning", where: string, message: string, path: Path, rule?: string }} Wrong */

/** All that an answer has to say against a table. @param {import("./engine.js").Answer} answer @param {Table} table @returns {Wrong[]} */
export function wrongs(answer, table) {
  /** @type {Wrong[]} */
  const errors = (answer.errors ?? []).map(({ path, message }) => ({ kind: "error", ...parted(path, message, table) }));
  /** @type {Wrong[]} */
  const faults = (answer.faults ?? []).map(({ where, message, rule }) => ({ kind: "fault", rule, ...parted(where, message, table) }));
  /** @type {Wrong[]} */
  const warnings = (answer.warnings ?? []).map((message) => ({ kind: "warning", ...parted(/^(.{1,80}?): /.exec(message)?.[1] ?? "", message, table) }));
  return [...errors, ...faults, ...warnings];
}

/** A message and the place that it speaks of, in words and as a path. @param {string} where @param {string} message @param {Table} table */
function parted(where, message, table) {
  const path = meant(where, table);
  const begins = where && message.startsWith(`${where}: `);
  const words = where.replace(/^player\[(\d+)\]\.?/, (_, seat) => `${players(table)[Number(seat)] ?? ""}, `).replace(/, $/, "");
  if (!path.length && begins) return { where: "", message, path };
  return { where: words, message: begins ? message.slice(where.length + 2) : message, path };
}

/** player[0].cards[1] as steps @param {string} path @returns {Path} */
export function steps(path) {
  return [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) => (index === undefined ? String(name) : Number(index)));
}

/** The place that words such as "Anna estate" speak of. @param {string} where @param {Table} table @returns {Path} */
function meant(where, table) {
  if (/^[a-z-]+[[.]/.test(where)) return steps(where);
  const names = players(table);
  const seat = names.findIndex((name) => name && (where === name || where.startsWith(`${name} `)));
  const rest = seat < 0 ? where : where.slice(/** @type {string} */ (names[seat]).length + 1);
  const key = rest.split(/[ .[]/)[0] ?? "";
  const told = seat < 0 ? table : /** @type {Table[]} */ (table.player)[seat];
  const map = /^[A-Z]{1,3}[0-9]+$/.test(key) ? Object.keys(told ?? {}).find((each) => String(told?.[each]).includes("\n")) : undefined;
  const known = map ? [map] : key && told && key in told ? [key] : [];
  return seat < 0 ? known : ["player", seat, ...known];
}

/**
 * Shows each at the innermost field there is for it. What has no field here is given back.
 * @param {HTMLElement} form @param {Wrong[]} found @param {string} game @param {string} because how a rule's button is called
 * @param {Table} [table] that is spoken of
 */
export function place(form, found, game, because, table) {
  for (const old of form.querySelectorAll(".wrong")) {
    old.replaceChildren();
    /** @type {HTMLElement} */ (old).hidden = true;
    old.parentElement?.removeAttribute("data-wrong");
  }
  const fields = new Map([...form.querySelectorAll("[data-path]")].map((each) => [/** @type {HTMLElement} */ (each).dataset.path, each]));
  return found.filter((each) => {
    for (let length = each.path.length; length > 0; length -= 1) {
      const field = fields.get(written(each.path.slice(0, length)));
      const list = field && [...field.children].find((child) => child.classList.contains("wrong"));
      if (!(list instanceof HTMLElement)) continue;
      list.hidden = false;
      list.append(said(each, game, because, false, table));
      field?.setAttribute("data-wrong", each.kind);
      for (let around = field?.parentElement; around && around !== form; around = around.parentElement) {
        if (around instanceof HTMLDetailsElement && each.kind !== "warning") around.open = true;
      }
      return false;
    }
    return true;
  });
}

/**
 * One of them as an entry of a list, with its place if it stands elsewhere.
 * @param {Wrong} wrong @param {string} game @param {string} because @param {boolean} [elsewhere] @param {Table} [table] that is spoken of
 */
export function said(wrong, game, because, elsewhere = false, table = undefined) {
  const { rule, where } = wrong;
  return h("li", { class: wrong.kind }, h("span", { "aria-hidden": true }, wrong.kind === "warning" ? "▲ " : "✖ "),
    elsewhere && where && h("strong", {}, where, ": "), wrong.message,
    rule && button(because, () => showRule(game, rule, table), { class: "why", title: rule }));
}
