// The tables kept on this device, each under a key of its own, so that two tabs with two tables never meet.

/** @typedef {import("./engine.js").Table} Table */
/** @typedef {{ id: string, name: string, changed: number, table: Table }} Kept */

const PREFIX = "courtroll.table.";

/** All of them, the one changed last first. @returns {Kept[]} */
export function all() {
  const found = [];
  for (let index = 0; index < localStorage.length; index += 1) {
    const key = localStorage.key(index);
    const kept = key?.startsWith(PREFIX) ? one(key.slice(PREFIX.length)) : null;
    if (kept) found.push(kept);
  }
  return found.sort((a, b) => b.changed - a.changed);
}

/** @param {string} id @returns {Kept | null} */
export function one(id) {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + id) ?? "null");
    return kept && typeof kept.name === "string" && typeof kept.table === "object" ? { ...kept, id } : null;
  } catch {
    return null;
  }
}

/** A name that none of the others has: a second one of a day is the second. @param {string} name @param {{ name: string }[]} others */
export function unlike(name, others) {
  const taken = new Set(others.map((each) => each.name));
  let made = name;
  for (let n = 2; taken.has(made); n += 1) made = `${name} (${n})`;
  return made;
}

/** @param {string} wanted @param {Table} table @returns {Kept} */
export function keep(wanted, table) {
  const name = unlike(wanted, all());
  const kept = { id: crypto.getRandomValues(new Uint32Array(2)).join("-"), name, changed: Date.now(), table };
  put(kept);
  return kept;
}

/** @param {Kept} kept */
export function put(kept) {
  kept.changed = Date.now();
  localStorage.setItem(PREFIX + kept.id, JSON.stringify({ name: kept.name, changed: kept.changed, table: kept.table }));
}

/** @param {string} id */
export function forget(id) {
  localStorage.removeItem(PREFIX + id);
}

/**
 * Tells when another tab has changed a table, for as long as somebody listens.
 * @param {string} id @param {() => boolean} listens @param {(now: Kept) => void} changed
 */
export function follow(id, listens, changed) {
  const hear = (/** @type {StorageEvent} */ event) => {
    if (!listens()) return removeEventListener("storage", hear);
    const now = event.key === PREFIX + id ? one(id) : null;
    if (now) changed(now);
  };
  addEventListener("storage", hear);
}
