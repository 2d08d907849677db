// The engine in a thread of its own: Pyodide, with the engine in it. It is sent requests, and sends answers,
// or which pack it needs for one: that of a game, when it is first asked about it.

import { fromImage, fromPack } from "./boot.mjs";

/**
 * What the build tells of the site: where Pyodide and the engine lie, and whether an image was made.
 * @typedef {{ pyodide: string, engine: string, image: number }} Site
 */
const IMAGE = "image.bin";
const here = new URL("./", import.meta.url);
const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));

/** First it is told of the site, then asked one question after the other, or given a pack. @param {{ data: Site }} told */
worker.onmessage = async ({ data: site }) => {
  try {
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
  const needed = async () => {
    const [base, start] = await Promise.all(["base.bin", "start.py"].map((name) => got(`${site.engine}/${name}`)));
    return { base: new Uint8Array(await /** @type {Response} */ (base).arrayBuffer()), start: await /** @type {Response} */ (start).text() };
  };
  const made = await fromPack(loadPyodide, indexURL, needed);
  if (made.image) keep(site, packed(made.image));
  return { engine: made.engine, how: "pack" };
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
