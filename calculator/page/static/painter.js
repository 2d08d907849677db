// A map that is painted by tapping or dragging, or with arrow keys and letters. One cell is reached by Tab at a time.

import { chip, h, roving, show } from "./dom.js";
import { NOTHING, moveCells, signsOf, textOf, withRoom } from "./map.js";
import { at, cell, put } from "./places.js";

/** @typedef {import("./form.js").Field} Field */

/** What each map is painted with, while the page lives. @type {Map<string, string>} */
const chosen = new Map();

const TILES = 4;

/** Steps of the arrow keys. @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The map of a player; null if it holds what cannot be painted.
 * @param {Field} field @param {import("./engine.js").Key} key @param {import("./places.js").Path} path
 * @returns {HTMLElement | null}
 */
export function painter(field, key, path) {
  const all = key.alphabets?.[String(field.table.letters)] ?? key.signs ?? [];
  const kinds = all.filter(({ sign }) => sign !== NOTHING);
  const known = kinds.map(({ sign }) => sign);
  const titles = new Map(all.map(({ sign, title }) => [sign, title]));
  // Pictures go by the first alphabet, whatever letters the file is written in.
  const pictures = new Map(all.map(({ sign }, index) => [sign, name(key.signs?.[index]?.sign ?? sign)]));
  const read = signsOf(at(field.table, path), known);
  if (!read) return null;
  let { signs, ...outside } = withRoom(read);
  /** @type {HTMLTableCellElement[][]} */
  let cells = [];
  let focus = { x: Math.floor((signs[0]?.length ?? 0) / 2), y: Math.floor(signs.length / 2) };
  /** @type {{ sign: string } | null} */
  let stroke = null;
  const palette = h("div", { class: "palette", "aria-label": field.say("paint-with") });
  const grid = h("table", { class: "map", role: "grid", "aria-label": field.label(key) });
  const box = h("div", { class: `painter tiles-${field.game}` }, palette, h("div", { class: "scroll" }, grid));

  function tool() {
    return chosen.get(key.path) ?? known[0] ?? NOTHING;
  }

  function showPalette() {
    show(palette, ...[...kinds, { sign: NOTHING, title: titles.get(NOTHING) ?? "" }].map(({ sign, title }) =>
      chip([h("span", { class: `tile tile-${pictures.get(sign)}`, "aria-hidden": true }), sign === "?" ? field.say("nobody-knows") : title], tool() === sign, () => {
        chosen.set(key.path, sign);
        showPalette();
      }, { class: "tool", "data-key": `tool ${sign}` })));
    roving(palette, 5);
  }

  /** What lies on a cell: in Noblemen the signs after the four tiles are buildings, each on its meadow. @param {string} sign */
  function looks(sign) {
    const title = titles.get(sign) ?? sign, building = field.game === "noblemen" && known.indexOf(sign) >= TILES && sign !== "?";
    return building ? field.say("on-meadow", { ground: titles.get(known[TILES - 1] ?? "") ?? "", what: title }) : title;
  }

  /** What a cell is called; before the first stroke, a line to the left or above is not on the map yet. @param {number} x @param {number} y */
  function called(x, y) {
    const out = x < outside.columns || y < outside.rows;
    return out ? field.say("off-the-map") : cell(x - outside.columns, y - outside.rows);
  }

  /** @param {number} x @param {number} y */
  function dress(x, y) {
    const sign = signs[y]?.[x] ?? NOTHING, shown = cells[y]?.[x];
    if (!shown) return;
    shown.className = `tile tile-${pictures.get(sign)}`;
    shown.textContent = sign === NOTHING ? "" : sign;
    shown.dataset.cell = called(x, y);
    shown.dataset.says = `${called(x, y)}, ${looks(sign)}`;
    noted(shown);
  }

  function layOut() {
    const had = grid.contains(document.activeElement);
    const wide = signs[0]?.length ?? 0;
    grid.style.setProperty("--columns", String(wide));
    cells = signs.map((row, y) => row.map((_, x) =>
      h("td", { role: "gridcell", tabindex: x === focus.x && y === focus.y ? 0 : -1, "data-x": x, "data-y": y, "data-key": `${key.path} ${x} ${y}` })));
    const heads = h("tr", {}, h("th", { "aria-hidden": true }), ...(signs[0] ?? []).map((_, x) => h("th", { scope: "col" }, x < outside.columns ? "" : cell(x - outside.columns, 0).slice(0, -1))));
    grid.replaceChildren(h("thead", {}, heads), h("tbody", {}, ...cells.map((row, y) => h("tr", {}, h("th", { scope: "row" }, y < outside.rows ? "" : y + 1 - outside.rows), ...row))));
    signs.forEach((row, y) => row.forEach((_, x) => dress(x, y)));
    if (had) cells[focus.y]?.[focus.x]?.focus({ preventScroll: true });
  }

  /** @param {number} x @param {number} y @param {string} sign */
  function set(x, y, sign) {
    const row = signs[y];
    if (!row || row[x] === undefined || row[x] === sign) return;
    row[x] = sign;
    dress(x, y);
  }

  /** A stroke has ended: the map gets room around it, and cells that are named elsewhere go with it. */
  function kept() {
    field.remember();
    const more = withRoom(signs);
    const columns = outside.columns + more.columns, rows = outside.rows + more.rows;
    const moved = moveCells(field.table, Number(path[1]), columns, rows);
    put(field.table, path, textOf(more.signs));
    if (columns || rows || more.signs.length !== signs.length || more.signs[0]?.length !== signs[0]?.length) {
      signs = more.signs;
      outside = { columns: 0, rows: 0 };
      focus = { x: focus.x + more.columns, y: focus.y + more.rows };
      layOut();
    }
    if (moved) field.redraw();
    field.changed();
  }

  /** @param {number} x @param {number} y */
  function stand(x, y) {
    const now = cells[y]?.[x];
    if (!now) return;
    const old = cells[focus.y]?.[focus.x];
    if (old) old.tabIndex = -1;
    focus = { x, y };
    now.tabIndex = 0;
    now.focus({ preventScroll: true });
  }

  /** @param {Event & { clientX: number, clientY: number }} event */
  function under(event) {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest("td");
    return found && grid.contains(found) ? { x: Number(found.dataset.x), y: Number(found.dataset.y) } : null;
  }

  grid.addEventListener("pointerdown", (event) => {
    const spot = under(event);
    if (!spot || event.button) return;
    event.preventDefault();
    stroke = { sign: signs[spot.y]?.[spot.x] === tool() ? NOTHING : tool() };
    grid.setPointerCapture(event.pointerId);
    stand(spot.x, spot.y);
    set(spot.x, spot.y, stroke.sign);
  });
  // A stroke is no gesture: no zoom, no menu, and no swing after it that would swallow the next tap.
  grid.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
  grid.addEventListener("pointermove", (event) => {
    const spot = stroke && under(event);
    if (stroke && spot) set(spot.x, spot.y, stroke.sign);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    grid.addEventListener(end, () => {
      if (!stroke) return;
      stroke = null;
      kept();
    });
  }
  grid.addEventListener("keydown", (event) => {
    const step = STEPS[event.key], letter = event.key.toUpperCase();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (step) stand(focus.x + step[0], focus.y + step[1]);
    else if (event.key === "Enter" || event.key === " ") {
      set(focus.x, focus.y, signs[focus.y]?.[focus.x] === tool() ? NOTHING : tool());
      kept();
    } else if (known.includes(letter) || [NOTHING, "DELETE", "BACKSPACE"].includes(letter)) {
      set(focus.x, focus.y, known.includes(letter) ? letter : NOTHING);
      kept();
    } else return;
    event.preventDefault();
  });
  showPalette();
  layOut();
  return box;
}

/** What an answer says of a cell. @typedef {{ says: string, points?: number }} Note */

/** A cell with what the answer says of it, which is heard and seen. @param {HTMLElement} cell @param {Note} [note] */
function noted(cell, note) {
  cell.setAttribute("aria-label", note ? `${cell.dataset.says}, ${note.says}` : cell.dataset.says ?? "");
  cell.toggleAttribute("data-open", note !== undefined && note.points === undefined);
  if (note?.points === undefined) delete cell.dataset.points;
  else cell.dataset.points = `+${note.points}`;
}

/** Shows at the cells of the maps in a form what an answer says of them. @param {HTMLElement} form @param {Map<string, Note>} notes by cell */
export function annotate(form, notes) {
  for (const cell of form.querySelectorAll(".map td")) if (cell instanceof HTMLElement) noted(cell, notes.get(cell.dataset.cell ?? ""));
}

/** What a sign is called in a style sheet. @param {string} sign */
function name(sign) {
  return sign === NOTHING ? "none" : sign === "?" ? "unknown" : sign;
}
