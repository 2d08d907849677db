// The page without a server: the engine runs in a thread of the page, and everything is kept on the device.

import { button, h, show } from "./dom.js";
import { Refused } from "./engine.js";
import { language, said, say } from "./words.js";

/** @typedef {{ id: number, request: string, ok: (answer: string) => void, no: (why: Error) => void, since: number }} Asked */
/** @typedef {{ worker: Worker, ready: boolean, now: Asked | null, wants: string }} Thread a worker with the engine, what it answers, and the pack that it waits for */
const PATIENCE = 500, LONG = 1000, THREADS = 2, QUIET = 10_000;
const told = JSON.parse(document.querySelector('meta[name="courtroll-site"]')?.getAttribute("content") ?? "{}");
const notice = h("p", { class: "notice", role: "status", hidden: true });
/** @type {Asked[]} */
let waiting = [];
/** @type {Thread[]} */
let threads = [];
let asks = 0;

/**
 * What a call is answered: at once where the build has asked it before, else by the engine as soon as it is there.
 * @param {Record<string, unknown>} call @param {AbortSignal} [signal] nobody waits for the answer any more
 * @returns {Promise<any>}
 */
export async function asked(call, signal) {
  const ready = (await prepared(String(call.language ?? "en"), call.game))[JSON.stringify(Object.entries(call).sort())];
  if (ready && call.call === "form") engineAsked(call).catch(() => {}); // so that the game is there when its first table is
  return ready ? structuredClone(ready) : JSON.parse(await engineAsked(call, signal));
}

/** @param {Record<string, unknown>} call @param {AbortSignal} [signal] @returns {Promise<string>} */
function engineAsked(call, signal) {
  later();
  const request = JSON.stringify(call);
  return new Promise((ok, no) => {
    const asked = { id: asks += 1, request, ok, no, since: performance.now() };
    waiting.push(asked);
    signal?.addEventListener("abort", () => given(asked));
    if (!threads.length) begin();
    goOn();
  });
}

/** @type {Record<string, Promise<Record<string, any>>>} */
const answers = {};

/**
 * Those of one language about one game, or about none; without a network those of another language come from the engine.
 * @param {string} language @param {unknown} [game]
 */
function prepared(language, game) {
  const about = game && told.games.includes(game) ? `${language}-${game}` : language;
  const url = `${told.engine}/answers-${encodeURIComponent(about)}.json`;
  return answers[about] ??= fetch(url).then((found) => {
    if (found.status !== 200) return {};
    keep(url, found.clone()).catch((why) => console.info("The answers are not kept on this device:", String(why)));
    return found.json();
  }).catch(() => ({}));
}

/** @param {string} url @param {Response} found */
async function keep(url, found) {
  if (!globalThis.caches || await caches.match(url)) return;
  await (await caches.open(`courtroll ${new URL("./", location.href).pathname} ${told.engine}`)).put(url, found);
}

// ------------------------------------------------------------------------------------------ threads

function begin() {
  const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  /** @type {Thread} */
  const thread = { worker, ready: false, now: null, wants: "" };
  threads.push(thread);
  worker.onmessage = ({ data }) => heard(thread, data);
  worker.onerror = (event) => {
    event.preventDefault();
    lost("engine-failed", event.message ?? "");
  };
  worker.postMessage(told);
  setTimeout(() => starting(0), PATIENCE);
}

/** @param {Thread} thread @param {any} data */
function heard(thread, data) {
  if (data.arrived !== undefined) starting(data.arrived);
  else if (data.missing) give(thread, data.missing);
  else if (data.failed) lost("engine-failed", data.failed);
  else if (data.broken) lost("engine-broke", data.broken);
  else {
    if (data.ready) {
      thread.ready = true;
      if (!document.documentElement.dataset.engine) ready(data.ready);
    } else {
      thread.now?.ok(data.answer);
      thread.now = null;
    }
    goOn();
  }
}

/** Each thread answers one question at a time. What has waited long for others gets a thread more. */
function goOn() {
  for (const thread of threads) {
    if (!thread.ready || thread.now || !waiting.length) continue;
    thread.now = waiting.shift() ?? null;
    thread.worker.postMessage({ request: thread.now?.request });
  }
  const [first] = waiting;
  if (!first || threads.length === THREADS || !threads.every(({ ready }) => ready)) return;
  if (performance.now() - first.since >= LONG) begin();
  else setTimeout(goOn, LONG);
}

/** A game's pack is fetched when something is first asked about the game. @param {Thread} thread @param {string} pack */
async function give(thread, pack) {
  const asked = thread.now;
  thread.wants = pack;
  setTimeout(() => starting(0), PATIENCE);
  try {
    const found = await fetch(`${told.engine}/pack-${pack}.bin`);
    if (!found.ok) throw new Error(`${pack}: ${found.status}`);
    thread.worker.postMessage({ request: asked?.request, pack, content: await found.arrayBuffer() });
    lacking = "serviceWorker" in navigator;
    later();
  } catch (why) {
    console.info(String(why));
    const [words, gone] = await Promise.all([said().then(({ page }) => page, () => ({})), isReplaced()]);
    thread.now = null;
    asked?.no(new Refused(say(words, gone ? "new-version" : "game-not-here")));
    if (gone) renewed(() => location.reload());
    goOn();
  } finally {
    thread.wants = "";
    if (!notice.dataset.new) notice.hidden = true;
  }
}

/** Whether another version has taken the place of the one that this tab was opened with. */
async function isReplaced() {
  const found = await fetch("./", { cache: "no-cache" }).catch(() => null);
  return Boolean(found?.ok) && !(await found?.text())?.includes(told.engine);
}

/** Whether the image that the engine began with has not all games in it. */
let lacking = false;
let quiet = 0;
/** @type {Worker | null} */
let imager = null;

/** A device that holds everything makes an image with all games in it, once nobody has asked for anything for a while. */
function later() {
  imager?.terminate();
  imager = null;
  clearTimeout(quiet);
  if (lacking) quiet = setTimeout(imageWhole, QUIET);
}

function imageWhole() {
  if (waiting.length || threads.some(({ now, ready }) => now || !ready) || !navigator.serviceWorker.controller) return later();
  imager = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  imager.onmessage = ({ data }) => {
    lacking = false;
    later();
    console.info("An image of the engine with all games:", data);
  };
  imager.postMessage({ ...told, whole: true });
}

/** A question is given up: a thread cannot be interrupted, only ended; but a pack that is on its way is wanted later too. @param {Asked} asked */
function given(asked) {
  waiting = waiting.filter((each) => each !== asked);
  const thread = threads.find(({ now }) => now === asked);
  if (!thread || thread.wants) return;
  thread.worker.terminate();
  threads = threads.filter((each) => each !== thread);
  begin();
}

/** The engine is gone: who waits is told, and who asks next begins anew. @param {"engine-failed" | "engine-broke"} word @param {string} why */
async function lost(word, why) {
  console.info(why);
  const left = [...threads.flatMap(({ now }) => now ?? []), ...waiting];
  for (const { worker } of threads) worker.terminate();
  threads = [];
  waiting = [];
  notice.hidden = true;
  const words = await said().then(({ page }) => page, () => /** @type {Record<string, string>} */ ({}));
  const sentence = word === "engine-broke" ? say(words, "engine-broke") : say(words, "engine-failed");
  left.forEach(({ no }) => no(new Refused(sentence)));
  keepAll();
}

/** @param {string} how */
function ready(how) {
  performance.mark("courtroll-engine");
  document.documentElement.dataset.engine = how;
  if (!notice.dataset.new) notice.hidden = true;
  keepAll();
}

/** How much of the engine has arrived, or that a game is on its way, as soon as somebody may wonder. @param {number} part */
async function starting(part) {
  const wondering = () => threads.length && (!document.documentElement.dataset.engine || threads.some(({ wants }) => wants)) && !notice.dataset.new;
  if (!wondering() || performance.now() < PATIENCE) return;
  const words = (await said()).page;
  if (!wondering()) return;
  show(notice, part > 0 && part < 1 ? say(words, "engine-arrives", { percent: Math.floor(part * 100) }) : say(words, "engine-starts"));
  notice.hidden = false;
}

// ------------------------------------------------------------------------------------------ kept on the device

let registered = false;
let taking = false;
const had = Boolean(navigator.serviceWorker?.controller);
navigator.serviceWorker?.addEventListener("controllerchange", () => {
  if (taking) location.reload();
  else if (had) renewed(() => location.reload());
});

/** Only after the engine is there, so that nothing is in its way. */
async function keepAll() {
  if (registered || !("serviceWorker" in navigator)) return;
  registered = true;
  const kept = await navigator.serviceWorker.register("sw.js").catch((why) => console.info("The site is not kept on this device:", String(why)));
  if (!kept) return;
  for (const game of told.games) prepared(language(), game);
  const look = (/** @type {ServiceWorker | null} */ found) => {
    if (found?.state === "installed" && navigator.serviceWorker.controller) renewed(() => {
      taking = true;
      found.postMessage("take");
    });
  };
  look(kept.waiting);
  kept.addEventListener("updatefound", () => {
    const found = kept.installing;
    found?.addEventListener("statechange", () => look(found));
  });
}

/** A new version is there; it is taken when somebody says so, or when the page is next opened. @param {() => void} take */
async function renewed(take) {
  const words = (await said()).page;
  notice.dataset.new = "yes";
  show(notice, h("span", {}, say(words, "new-version")), " ", button(say(words, "take-new-version"), take));
  notice.hidden = false;
}

document.body.append(notice);
// What somebody may tap comes first: then the threads of the engine take whatever the device has.
prepared(language()).then(() => threads.length || begin());
