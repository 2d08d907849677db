// The engine in a thread of its own: Pyodide, with the pack of the engine in it. It is sent requests, and sends answers.

import { fromImage, fromPack } from "./boot.mjs";

/**
 * What the build tells of the site: where Pyodide and the engine lie, and whether an image was made.
 * @typedef {{ pyodide: string, engine: string, image: number }} Site
 */
const IMAGE = "image.bin";
const here = new URL("./", import.meta.url);
const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));

/** @param {{ data: Site }} told */
worker.onmessage = async ({ data: site }) => {
  /** @type {{ id: number, request: string }[]} */
  const early = [];
  worker.onmessage = ({ data }) => early.push(data);
  try {
    const { answer, how } = await begun(site);
    const reply = (/** @type {{ id: number, request: string }} */ { id, request }) => {
      try {
        worker.postMessage({ id, answer: answer(request) });
      } catch (why) {
        worker.postMessage({ id, broken: String(why) });
      }
    };
    alone();
    worker.postMessage({ ready: how });
    early.forEach(reply);
    worker.onmessage = ({ data }) => reply(data);
  } catch (why) {
    worker.postMessage({ failed: String(why) });
  }
};

/** @param {Site} site @returns {Promise<{ answer: (request: string) => string, how: "image" | "pack" }>} */
async function begun(site) {
  const indexURL = new URL(`${site.pyodide}/`, here).href;
  const loaded = import(`./${site.pyodide}/pyodide.mjs`);
  const image = await kept(site).catch(() => null);
  const { loadPyodide } = await loaded;
  try {
    if (image) return { answer: await fromImage(loadPyodide, indexURL, image), how: "image" };
  } catch (why) {
    console.info("The image of the engine cannot be used:", String(why));
  }
  const engine = async () => {
    const [pack, start] = await Promise.all(["engine.bin", "start.py"].map((name) => got(`${site.engine}/${name}`)));
    return { pack: new Uint8Array(await /** @type {Response} */ (pack).arrayBuffer()), start: await /** @type {Response} */ (start).text() };
  };
  const found = await fromPack(loadPyodide, indexURL, engine);
  if (found.image) keep(site, found.image).catch((why) => console.info("The image of the engine cannot be kept:", String(why)));
  return { answer: found.answer(), how: "pack" };
}

/** @param {string} path */
async function got(path) {
  const found = await fetch(new URL(path, here));
  if (!found.ok) throw new Error(`${path}: ${found.status}`);
  return found;
}

/** The image of this engine's memory: that of the site, or one that was made on this device. @param {Site} site */
async function kept(site) {
  const url = new URL(`${site.engine}/${IMAGE}`, here);
  const own = await globalThis.caches?.match(url);
  const found = own ?? (site.image ? await fetch(url) : null);
  if (!found?.body || found.status !== 200) return null;
  let arrived = 0;
  const counted = found.body.pipeThrough(new TransformStream({
    transform(part, onwards) {
      arrived += part.length;
      if (!own) worker.postMessage({ arrived: Math.min(1, arrived / site.image) });
      onwards.enqueue(part);
    },
  }));
  return new Response(counted.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** Keeps an image for the next start. @param {Site} site @param {Uint8Array} image */
async function keep(site, image) {
  const url = new URL(`${site.engine}/${IMAGE}`, here);
  const packed = new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (image)]).stream().pipeThrough(new CompressionStream("gzip"));
  const cache = await globalThis.caches?.open(`courtroll ${here.pathname} ${site.engine}`);
  await cache?.put(url, new Response(await new Response(packed).blob()));
}

/** From now on nothing in this thread can ask anybody anything. */
function alone() {
  for (const name of ["fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource", "importScripts"]) {
    Object.defineProperty(self, name, { value: undefined });
  }
}
