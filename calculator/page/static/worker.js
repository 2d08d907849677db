// The engine in a thread of its own: Pyodide, with the engine in it. It is sent requests, and sends answers,
// or which pack it needs for one: that of a game, when it is first asked about it.

import { fromImage, fromPack } from "./boot.mjs";

/**
 * What the build tells of the site: where Pyodide and the engine lie, how large the image is that was made, if any, and
 * which packs there are; and whether an image is to be made here that holds all of them.
 * @typedef {{ pyodide: string, engine: string, image: number, packs: string[], whole?: boolean }} Site
 */
const IMAGE = "image.bin";
const here = new URL("./", import.meta.url);
const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));

/** First it is told of the site, then asked one question after the other, or given a pack. @param {{ data: Site }} told */
worker.onmessage = async ({ data: site }) => {
  try {
    if (site.whole) return worker.postMessage({ made: await whole(site) });
    const { engine, how } = await begun(site);
    alone();
    worker.onmessage = ({ data: { request, pack, content } }) => {
      try {
        if (pack) engine.put(pack, new Uint8Array(content));
        const answer = engine.answer(request);
        worker.postMessage(answer.startsWith('{"missing"') ? JSON.parse(answer) : { answer });
      } catch (why) {
        worker.postMessage({ broken: String(why) });
      }
    };
    worker.postMessage({ ready: how });
  } catch (why) {
    worker.postMessage({ failed: String(why) });
  }
};

/** @param {Site} site @returns {Promise<{ engine: import("./boot.mjs").Answering, how: "image" | "pack" }>} */
async function begun(site) {
  const indexURL = new URL(`${site.pyodide}/`, here).href;
  const loaded = import(`./${site.pyodide}/pyodide.mjs`);
  const found = await kept(site).catch(() => null);
  const { loadPyodide } = await loaded;
  try {
    if (found) {
      const engine = await fromImage(loadPyodide, indexURL, found.image);
      if (found.fetched) keep(site, found.fetched);
      return { engine, how: "image" };
    }
  } catch (why) {
    console.info("The image of the engine cannot be used:", String(why));
  }
  const made = await fromPack(loadPyodide, indexURL, () => needed(site));
  if (made.image) keep(site, packed(made.image));
  return { engine: made.engine, how: "pack" };
}

/** An image with all games in it takes the place of one that has none, so that later visits wait for none. @param {Site} site */
async function whole(site) {
  const { loadPyodide } = await import(`./${site.pyodide}/pyodide.mjs`);
  const { image } = await fromPack(loadPyodide, new URL(`${site.pyodide}/`, here).href, () => needed(site, site.packs));
  if (image) await keep(site, packed(image));
  return Boolean(image);
}

/** @param {Site} site @param {string[]} packs @returns {Promise<import("./boot.mjs").Engine>} */
async function needed(site, packs = []) {
  const [start, base, ...others] = await Promise.all(["start.py", "base.bin", ...packs.map((pack) => `pack-${pack}.bin`)]
    .map(async (name) => new Uint8Array(await (await got(`${site.engine}/${name}`)).arrayBuffer())));
  const content = (/** @type {number} */ n) => /** @type {Uint8Array} */ (others[n]);
  return { start: new TextDecoder().decode(start), base: /** @type {Uint8Array} */ (base), packs: Object.fromEntries(packs.map((pack, n) => [pack, content(n)])) };
}

/** @param {string} path */
async function got(path) {
  const found = await fetch(new URL(path, here));
  if (!found.ok) throw new Error(`${path}: ${found.status}`);
  return found;
}

/** The image of this engine's memory: that of the site, as it was fetched too, or one that is on this device. @param {Site} site */
async function kept(site) {
  const url = new URL(`${site.engine}/${IMAGE}`, here);
  const own = await globalThis.caches?.match(url);
  const found = own ?? (site.image ? await fetch(url) : null);
  if (!found?.body || found.status !== 200) return null;
  const fetched = own ? null : found.clone();
  let arrived = 0;
  const counted = found.body.pipeThrough(new TransformStream({
    transform(part, onwards) {
      arrived += part.length;
      if (!own) worker.postMessage({ arrived: Math.min(1, arrived / site.image) });
      onwards.enqueue(part);
    },
  }));
  return { image: await new Response(counted.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer(), fetched };
}

/** @param {Uint8Array} image */
function packed(image) {
  return new Response(new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (image)]).stream().pipeThrough(new CompressionStream("gzip")));
}

/** Keeps an image for the next start. @param {Site} site @param {Response} image */
async function keep(site, image) {
  try {
    const cache = await globalThis.caches?.open(`courtroll ${here.pathname} ${site.engine}`);
    await cache?.put(new URL(`${site.engine}/${IMAGE}`, here), image);
  } catch (why) {
    console.info("The image of the engine cannot be kept:", String(why));
  }
}

/** From now on nothing in this thread can ask anybody anything. */
function alone() {
  for (const name of ["fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource", "importScripts"]) {
    Object.defineProperty(self, name, { value: undefined });
  }
}
