// Keeps the whole site on the device, so that it needs no network any more. The build fills in what there is to keep.
// Pyodide, the engine and the page are kept apart: a new page or engine leaves Pyodide where it is. What the page has
// prepared in the reader's language the page keeps itself, and the engine's thread the image of its memory, which is
// fetched by a first visit only: after that the device makes its own.

/** @type {Record<string, string[]>} */
const KEPT = {};
/** @type {Record<string, string>} */
const SAFE = {};
const worker = /** @type {any} */ (self);
const OURS = `courtroll ${new URL(worker.registration.scope).pathname} `;
const IMAGE = /\/image\.bin$/, ANSWERS = /\/answers-[^/]+\.json$/;

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(installed()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(begun()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(worker.registration.scope)) event.respondWith(answer(event.request));
});
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "take") worker.skipWaiting();
});

/** What a broken connection left undone, the next visit goes on with. */
async function installed() {
  for (const [part, files] of Object.entries(KEPT)) {
    const cache = await caches.open(OURS + part);
    const there = new Set((await cache.keys()).map(({ url }) => url));
    const wanted = files.filter((file) => !there.has(new URL(file, worker.registration.scope).href));
    await Promise.all(wanted.map(async (file) => cache.put(file, safe(await got(file, part)))));
  }
}

/** A file of the page may have changed under its name; those of the others have names of their own. @param {string} file @param {string} part */
async function got(file, part) {
  const found = await fetch(file, part.startsWith("page-") ? { cache: "no-cache" } : {});
  if (!found.ok) throw new Error(`${file}: ${found.status}`);
  return found;
}

/** What begins a page or a thread carries the headers with which it may ask nobody else. @param {Response} found */
function safe(found) {
  const kind = found.headers.get("Content-Type") ?? "";
  if (!/html|javascript/.test(kind)) return found;
  const headers = new Headers({ "Content-Type": kind, ...SAFE });
  return new Response(found.body, { headers });
}

async function begun() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && !(name.slice(OURS.length) in KEPT)) await caches.delete(name);
  }
  await worker.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  const url = request.mode === "navigate" ? worker.registration.scope : request.url;
  for (const part of Object.keys(KEPT)) {
    const found = await (await caches.open(OURS + part)).match(url, { ignoreSearch: true });
    if (found) return found;
  }
  const none = () => new Response(null, { status: 204 }), { pathname } = new URL(url);
  return IMAGE.test(pathname) ? none() : ANSWERS.test(pathname) ? fetch(request).catch(none) : fetch(request);
}
