// The page without a server: the engine runs in a thread of the page, and everything is kept on the device.

import { button, h, show } from "./dom.js";
import { Refused } from "./engine.js";
import { said, say } from "./words.js";

/** @typedef {{ ok: (answer: string) => void, no: (why: Error) => void }} Waiting */
const PATIENCE = 500;
const told = JSON.parse(document.querySelector('meta[name="courtroll-site"]')?.getAttribute("content") ?? "{}");
const notice = h("p", { class: "notice", role: "status", hidden: true });
/** @type {Map<number, Waiting>} */
const waiting = new Map();
/** @type {Worker | null} */
let thread = null;
let asks = 0;

/**
 * What a call is answered: at once where the build has asked it before, else by the engine as soon as it is there.
 * @param {Record<string, unknown>} call
 * @returns {Promise<any>}
 */
export async function asked(call) {
  const ready = (await prepared(String(call.language ?? "en")))[JSON.stringify(Object.entries(call).sort())];
  if (ready) return structuredClone(ready);
  const request = JSON.stringify(call);
  return JSON.parse(await new Promise((ok, no) => {
    asks += 1;
    waiting.set(asks, { ok, no });
    engine().postMessage({ id: asks, request });
  }));
}

/** @type {Record<string, Promise<Record<string, any>>>} */
const answers = {};

/** @param {string} language */
function prepared(language) {
  return answers[language] ??= fetch(`answers-${language}.json`).then((found) => (found.ok ? found.json() : {})).catch(() => ({}));
}

function engine() {
  if (thread) return thread;
  thread = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  thread.onmessage = heard;
  thread.onerror = (event) => {
    event.preventDefault();
    lost("engine-failed", event.message ?? "");
  };
  thread.postMessage(told);
  setTimeout(() => starting(0), PATIENCE);
  return thread;
}

/** @param {MessageEvent} event */
function heard({ data }) {
  if (data.arrived !== undefined) starting(data.arrived);
  else if (data.ready) ready(data.ready);
  else if (data.failed) lost("engine-failed", data.failed);
  else if (data.broken) lost("engine-broke", data.broken);
  else {
    waiting.get(data.id)?.ok(data.answer);
    waiting.delete(data.id);
  }
}

/** The engine is gone: who waits is told, and who asks next begins anew. @param {"engine-failed" | "engine-broke"} word @param {string} why */
async function lost(word, why) {
  console.info(why);
  thread?.terminate();
  thread = null;
  const left = [...waiting.values()];
  waiting.clear();
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

/** How much of the engine has arrived, as soon as somebody may wonder. @param {number} part */
async function starting(part) {
  const wondering = () => thread && !document.documentElement.dataset.engine && !notice.dataset.new;
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
engine();
