// A table as a link: all of it stands behind the #, which no browser sends anywhere. It is packed as
// VERSION.BASE64URL(raw deflate of the JSON {name, table}).

/** @typedef {import("./engine.js").Table} Table */
/** @typedef {"link-broken" | "link-newer" | "link-too-large" | "link-too-deep"} Why */

const VERSION = 1;
/** Of a link, in letters. */
const LONGEST = 400_000;
/** Of what it holds, in bytes: no position file may be larger. */
export const LARGEST = 900_000;
const DEEPEST = 32;
const NAME = 80;

/** Why a link is no table. */
export class BadLink extends Error {
  /** @param {Why} why */
  constructor(why) {
    super(why);
    this.why = why;
  }
}

/** What stands behind #/open/ @param {string} name @param {Table} table @returns {Promise<string>} */
export async function packed(name, table) {
  const stream = new Blob([JSON.stringify({ name, table })]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `${VERSION}.${btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** The table of a link, or the reason why there is none: nothing is unpacked beyond the largest table. @param {string} text @returns {Promise<{ name: string, table: Table }>} */
export async function unpacked(text) {
  if (text.length > LONGEST) throw new BadLink("link-too-large");
  const [, version, data] = /^([0-9]{1,6})\.([A-Za-z0-9_-]+)$/.exec(text) ?? [];
  if (version === undefined || data === undefined) throw new BadLink("link-broken");
  if (Number(version) > VERSION) throw new BadLink("link-newer");
  const json = await inflated(data);
  if (depth(json) > DEEPEST) throw new BadLink("link-too-deep");
  /** @type {any} */
  let found;
  try {
    found = JSON.parse(json);
  } catch {
    throw new BadLink("link-broken");
  }
  const { name, table } = found ?? {};
  if (typeof name !== "string" || typeof table !== "object" || table === null || Array.isArray(table)) throw new BadLink("link-broken");
  return { name: [...name].slice(0, NAME).join(""), table };
}

/** @param {string} data @returns {Promise<string>} */
async function inflated(data) {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  let size = 0;
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > LARGEST) {
        await reader.cancel();
        throw new BadLink("link-too-large");
      }
      parts.push(part.value);
    }
    return new TextDecoder("utf-8", { fatal: true }).decode(await new Blob(parts).arrayBuffer());
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink("link-broken");
  }
}

/** How deep lists and tables of a JSON text stand in each other. @param {string} json */
function depth(json) {
  let deep = 0, deepest = 0;
  for (const [mark] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[{]|[\]}]/gs)) {
    if (mark === "[" || mark === "{") deepest = Math.max(deepest, (deep += 1));
    else if (mark === "]" || mark === "}") deep -= 1;
  }
  return deepest;
}
