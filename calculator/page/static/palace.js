// Palais Royal: servants on the edges and corners of the park, in the nine rooms of the castle, and what lies on the park's spaces.

import { button, chip, h, roving } from "./dom.js";
import { hand, row } from "./counts.js";
import { UNKNOWN, at, cell, players, put as write, written } from "./places.js";

/** @typedef {import("./form.js").Place} Place */
/** @typedef {import("./form.js").Field} Field */
/** @typedef {Record<string, number | string>} Servants */
const AWAY = "✕";
/** How far the row of numbers of a noble goes. */
const MOST = 5;

/** What is in the hand over each of the editors, while the page lives. @type {Map<string, string>} */
const held = new Map();

/** Everybody's servants, what nobody knows, and the hand that takes away. @param {Place} place @param {{ piece: string, shown: string, title?: string }[]} more */
function servantsHand({ field, path, name, draw }, more = []) {
  const names = players(field.table), key = written(path);
  const known = [...names.map((each, seat) => ({ piece: each, shown: [h("span", { class: "pawn", "aria-hidden": true }, initial(names, seat)), each], class: `seat seat-${seat}` })),
    ...more, { piece: AWAY, shown: AWAY, title: field.say("take-away") }];
  const now = known.some(({ piece }) => piece === held.get(key)) ? /** @type {string} */ (held.get(key)) : names[0] ?? AWAY;
  return { now, shown: hand(`${name}: ${field.say("tap-with")}`, known, now, (piece) => { held.set(key, piece); draw(); }) };
}

/** A letter or two by which a player is told from the others. @param {string[]} names @param {number} seat */
function initial(names, seat) {
  const name = names[seat] ?? "";
  const letter = [...name][0] ?? String(seat + 1);
  return names.filter((each) => [...each][0] === letter).length > 1 ? `${letter}${seat + 1}` : letter;
}

/** Servants as they stand somewhere, in words and as pawns. @param {Field} field @param {unknown} servants */
function standing(field, servants) {
  const names = players(field.table);
  if (servants === UNKNOWN) return { says: field.say("nobody-knows"), shown: [h("strong", {}, "?")] };
  const told = Object.entries(/** @type {Servants} */ (servants ?? {})).filter(([, weight]) => weight !== 0);
  return {
    says: told.map(([who, weight]) => `${who} ${weight}`).join(", ") || field.say("nobody"),
    shown: told.map(([who, weight]) => h("span", { class: `pawns seat seat-${names.indexOf(who)}` }, h("span", { class: "pawn" }, initial(names, names.indexOf(who))), weight)),
  };
}

/** Servants somewhere after a tap with what is in the hand. @param {unknown} servants @param {string} piece @returns {Servants | string} */
function tapped(servants, piece) {
  if (piece === UNKNOWN) return servants === UNKNOWN ? {} : UNKNOWN;
  const now = { .../** @type {Servants} */ (typeof servants === "object" && servants ? servants : {}) };
  if (piece === AWAY) return {};
  return { ...now, [piece]: (typeof now[piece] === "number" ? /** @type {number} */ (now[piece]) : 0) + 1 };
}

/** The park as a square: its four edges, clockwise from above, and the corners between them. @param {Place} place */
export function edges(place) {
  const { field, value, path, put, name } = place;
  const all = /** @type {any[]} */ (Array.isArray(value) ? value : []);
  if (all.length !== 4 || !all.every((each) => typeof each?.name === "string" && (each.servants === undefined || each.servants === UNKNOWN || plain(each.servants)))) return null;
  const corners = field.table.corner ?? [];
  if (!Array.isArray(corners) || !corners.every((each) => Array.isArray(each?.edges) && joint(all, each.edges) >= 0)) return null;
  const { now, shown } = servantsHand(place, [{ piece: UNKNOWN, shown: "?", title: field.say("nobody-knows") }]);
  const edge = (/** @type {number} */ side) => {
    const stands = standing(field, all[side].servants);
    return h("div", { class: `edge side-${side}`, "data-path": written([...path, side]) },
      button([h("small", {}, all[side].name), ...stands.shown], () => put(all.map((each, other) => (other === side ? { ...each, servants: tapped(each.servants, now) } : each))),
        { class: "ground", "aria-label": `${all[side].name}: ${stands.says}`, "data-key": `edge ${side}` }), h("ul", { class: "wrong", hidden: true }));
  };
  const corner = (/** @type {number} */ spot) => {
    const index = corners.findIndex((each) => joint(all, each.edges) === spot), there = corners[index]?.servants;
    const names = [all[spot].name, all[(spot + 1) % 4].name], stands = standing(field, there);
    return button(stands.shown, () => {
      const next = cornerAfter(there, now), others = corners.filter((_, other) => other !== index);
      field.remember();
      write(field.table, ["corner"], next || others.length ? [...others, ...(next ? [{ edges: names, servants: next }] : [])] : undefined);
      field.redraw();
      field.changed();
    }, { class: `ground corner-${spot}`, "aria-label": `${names.join(" + ")}: ${stands.says}`, "data-key": `corner ${spot}` });
  };
  return h("div", { class: "list" }, shown, roving(h("div", { class: "square", "aria-label": name }, ...[0, 1, 2, 3].flatMap((spot) => [edge(spot), corner(spot)]), h("span", { class: "middle", "aria-hidden": true }))),
    h("p", { class: "hint" }, field.say("park-hint")), h("div", { "data-path": "corner" }, h("ul", { class: "wrong", hidden: true })), names(place, all));
}

/** The names of the edges, folded away. @param {Place} place @param {any[]} all */
function names({ field, path }, all) {
  return h("details", { class: "more", "data-more": "edge names" }, h("summary", {}, field.say("names-of-edges")), h("div", { class: "pairs" }, ...all.map((each, side) => {
    const input = h("input", { type: "text", value: each.name, autocomplete: "off", maxlength: 40, "aria-label": `${field.say("name")} ${side + 1}`, "data-key": `edge name ${side}` });
    input.addEventListener("change", () => {
      field.remember();
      for (const corner of /** @type {any[]} */ (field.table.corner ?? [])) corner.edges = corner.edges.map((/** @type {string} */ name) => (name === each.name ? input.value : name));
      write(field.table, [...path, side, "name"], input.value);
      field.redraw();
      field.changed();
    });
    return input;
  })));
}

/** Whether this is a table of numbers. @param {unknown} value */
function plain(value) {
  return typeof value === "object" && value !== null && Object.values(value).every((each) => typeof each === "number" || each === UNKNOWN);
}

/** Between which edge and the next one two names meet; -1: nowhere. @param {any[]} all @param {string[]} names */
function joint(all, names) {
  return [0, 1, 2, 3].findIndex((spot) => names.length === 2 && names.includes(all[spot].name) && names.includes(all[(spot + 1) % 4].name));
}

/** A corner holds one servant, who weighs one, then two, then is gone. @param {unknown} there @param {string} piece */
function cornerAfter(there, piece) {
  if (piece === AWAY) return undefined;
  if (piece === UNKNOWN) return there === UNKNOWN ? undefined : UNKNOWN;
  const weight = plain(there) ? /** @type {Servants} */ (there)[piece] : undefined;
  return weight === 1 ? { [piece]: 2 } : weight === undefined ? { [piece]: 1 } : undefined;
}

/** The castle: three rows of three rooms, with everybody's servants in them. @param {Place} place */
export function castle(place) {
  const { field, value, put } = place;
  const all = /** @type {any[]} */ (Array.isArray(field.table.player) ? field.table.player : []);
  const rooms = field.keys.find(({ key }) => key === "player")?.shape.list?.of.table?.find(({ key }) => key === "servants")?.shape.map?.keys ?? [];
  if (rooms.length !== 9 || !all.every((each) => each.servants === undefined || each.servants === UNKNOWN || plain(each.servants))) return null;
  const told = typeof value === "string" ? value.trim().split(/\s+/) : rooms.map(({ word }) => word);
  if (told.length !== 9 || new Set(told).size !== 9 || !told.every((room) => rooms.some(({ word }) => word === room))) return null;
  const { now, shown } = servantsHand(place, [{ piece: "⇄", shown: "⇄", title: field.say("swap-rooms") }]);
  const first = held.get("castle room");
  /** The first room waits for the second. @param {number} spot */
  const swap = (spot) => {
    if (first === undefined) {
      held.set("castle room", String(spot));
      return place.draw();
    }
    held.delete("castle room");
    const next = told.map((word, other) => (other === spot ? told[Number(first)] : other === Number(first) ? told[spot] : word));
    put(`${[0, 3, 6].map((row) => next.slice(row, row + 3).join(" ")).join("\n")}\n`);
  };
  const room = (/** @type {string} */ word, /** @type {number} */ spot) => {
    const stands = standing(field, Object.fromEntries(all.map((each) => [each.name, plain(each.servants) ? each.servants[word] ?? 0 : each.servants === UNKNOWN ? UNKNOWN : 0])));
    const title = rooms.find((each) => each.word === word)?.title ?? word;
    return button([h("small", {}, title), ...stands.shown], () => {
      if (now === "⇄") return swap(spot);
      field.remember();
      for (const [seat, each] of all.entries()) {
        const was = plain(each.servants) ? each.servants : {};
        if (now === AWAY && plain(each.servants)) delete was[word];
        else if (now === each.name) write(field.table, ["player", seat, "servants"], { ...was, [word]: (typeof was[word] === "number" ? was[word] : 0) + 1 });
      }
      field.redraw();
      field.changed();
    }, { class: `ground${first === String(spot) && now === "⇄" ? " taken" : ""}`, "aria-label": `${title}: ${stands.says}`, "data-key": `room ${word}` });
  };
  return h("div", { class: "list" }, shown, roving(h("div", { class: "rooms", "aria-label": place.name }, ...told.map(room)), 3), value === undefined && h("p", { class: "hint" }, field.say("castle-open")),
    ...all.map((_, seat) => h("div", { "data-path": written(["player", seat, "servants"]) }, h("ul", { class: "wrong", hidden: true }))));
}

/** The spaces of the park: empty, a noble, or somebody's servant. @param {Place} place */
export function park(place) {
  const { field, value, put } = place;
  const told = /** @type {Record<string, any>} */ (typeof value === "object" && value !== null ? value : {});
  const rows = spaces(field, place.key.places ?? []);
  const { now, shown } = servantsHand(place, [
    { piece: "noble", shown: "♛", title: field.say("noble") }, { piece: "empty", shown: "○", title: field.say("empty-space") }, { piece: UNKNOWN, shown: "?", title: field.say("nobody-knows") }]);
  const names = players(field.table);
  // What the noble in the hand costs and shows; without that a space holds a noble of which nobody tells more.
  const numbers = place.shape.map?.of.table?.filter(({ shape }) => shape.number) ?? [];
  const shows = Object.fromEntries(numbers.flatMap(({ key }) => (held.has(`noble ${key}`) ? [[key, Number(held.get(`noble ${key}`))]] : [])));
  const noble = Object.keys(shows).length ? shows : "noble";
  const priced = now === "noble" && h("div", { class: "pairs" }, ...numbers.map((key) => {
    const called = field.label(key);
    return h("div", {}, h("span", {}, called), row(called, `noble ${key.key}`, MOST, shows[key.key], (value) => {
      if (typeof value === "number") held.set(`noble ${key.key}`, String(value));
      else held.delete(`noble ${key.key}`);
      place.draw();
    }, 1));
  }));
  const space = (/** @type {string} */ name) => {
    const there = told[name] ?? told.rest, servant = there?.servant;
    const shown = there === undefined ? "" : there === UNKNOWN ? "?" : there === "empty" ? "○" : servant ? h("span", { class: `pawns seat seat-${names.indexOf(servant)}` }, h("span", { class: "pawn" }, initial(names, names.indexOf(servant)))) : `♛${prices(there)}`;
    const says = there === undefined ? field.say("nothing-told") : there === UNKNOWN ? field.say("nobody-knows") : there === "empty" ? field.say("empty-space") : servant ? String(servant) : typeof there === "string" && there !== "noble" ? there : [field.say("noble"), ...numbers.filter(({ key }) => there[key]).map((key) => `${field.label(key)} ${there[key.key]}`)].join(", ");
    return button([h("small", { "aria-hidden": true }, name), shown], () => {
      const { [name]: _, ...others } = told;
      const next = now === AWAY ? undefined : now === "noble" ? noble : ["empty", UNKNOWN].includes(now) ? now : { servant: now };
      put(next === undefined ? others : { ...others, [name]: next });
    }, { class: "ground", "aria-label": `${name}: ${says}`, "data-key": `space ${name}` });
  };
  const rest = (/** @type {string} */ word, /** @type {string} */ says) => chip(says, told.rest === word, () => put({ ...told, rest: told.rest === word ? undefined : word }), { "data-key": `rest ${word}` });
  return h("div", { class: "list" }, shown, priced, roving(h("div", { class: "scroll spaces", "aria-label": place.name }, ...rows.map((row, y) => h("div", {}, ...[...row].map((sign, x) => (sign === "#" ? h("span") : space(cell(x, y))))))), rows[0]?.length),
    h("div", { class: "chips", role: "group", "aria-label": field.say("rest-of-park") }, h("span", { class: "none-yet" }, field.say("rest-of-park")), rest("noble", field.say("noble")), rest("empty", field.say("empty-space"))));
}

/** What a noble costs, in brief. @param {any} noble */
function prices(noble) {
  return typeof noble === "object" ? [noble.gold, noble.turquoise, noble.violet].filter((each) => each !== undefined).join("·") : "";
}

/** The park's map as typed from the box, else as the engine takes it to be while nobody has. @param {Field} field @param {string[]} known */
function spaces(field, known) {
  const map = at(field.table, ["equipment", "park", "map"]);
  const typed = typeof map === "string" ? map.trim().split(/\s*\n\s*/) : [];
  if (typed.length && typed.every((row) => /^[o#]+$/.test(row))) return typed;
  /** @type {string[]} */
  const rows = [];
  for (let y = 0; known.some((name) => name.endsWith(String(y + 1))); y += 1) {
    let row = "";
    for (let x = 0; known.some((name) => name.startsWith(cell(x, 0).slice(0, -1))); x += 1) row += known.includes(cell(x, y)) ? "o" : "#";
    rows.push(row);
  }
  return rows;
}
