// The one way to the engine: every answer on the page comes from here, and the page knows no rule of its own.

/**
 * @typedef {{ word: string, title: string }} Word
 * @typedef {object} Shape
 * @property {boolean} [unknown]
 * @property {{ least: number, most: number }} [number]
 * @property {boolean} [truth]
 * @property {{ pattern?: string, form?: string }} [text]
 * @property {Word[]} [words]
 * @property {{ of: Shape, least?: number, most?: number }} [list]
 * @property {{ keys: Word[] | null, of: Shape }} [map]
 * @property {Key[]} [table]
 * @property {Option[]} [options]
 * @typedef {object} Key
 * @property {string} key
 * @property {string} path
 * @property {string} about
 * @property {string} [called]
 * @property {boolean} required
 * @property {unknown} [default]
 * @property {string[]} ready
 * @property {string[]} fits
 * @property {string[]} asked
 * @property {string} [example]
 * @property {string} [in_place_of]
 * @property {string[]} [places]
 * @property {boolean} [by_rows]
 * @property {{ sign: string, title: string }[]} [signs]
 * @property {Record<string, { sign: string, title: string }[]>} [alphabets]
 * @property {Shape} shape
 * @typedef {{ option: string, asks: string, readings: Record<string, string>, presets?: Record<string, string>, kind?: string }} Option
 * @typedef {{ edition: string, language: string, heading?: string, anchor?: string }} Witness
 * @typedef {object} Card
 * @property {string} id
 * @property {string} game
 * @property {string} topic
 * @property {string} says
 * @property {string} basis
 * @property {string} confidence
 * @property {Witness[]} witnesses
 * @property {Option[]} options
 * @typedef {object} Game
 * @property {string} game
 * @property {string} title
 * @property {[number, number]} players
 * @property {{ edition: string, language: string, about: string }[]} editions
 * @property {{ moment: string, title: string, scored: boolean }[]} moments
 * @property {number} rules
 * @typedef {{ code: string, count?: number, points?: number, prestige?: number, rule: string, where?: string }} Line
 * @typedef {object} Scored
 * @property {string} name
 * @property {number | null} before
 * @property {number | null} total
 * @property {number} low
 * @property {number} high
 * @property {number | null} rank
 * @property {Line[]} lines
 * @property {Line[]} [prestige_lines]
 * @property {{ code: string, where?: string, rule: string, missing?: string[] }[]} unscored
 * @typedef {object} Answer
 * @property {Scored[]} [players]
 * @property {string[]} [winners]
 * @property {string[]} [untold] of whom nothing has been told on the page
 * @property {string | null} [decided_by]
 * @property {boolean} [certain]
 * @property {string[]} [warnings]
 * @property {{ code?: string, where: string, rule: string, message: string }[]} [faults]
 * @property {{ line?: number | null, path: string, message: string }[]} [errors]
 * @typedef {Record<string, unknown>} Table
 */

/** So many milliseconds an answer may take that nobody wants any more. */
const LONG = 1000;

/** What the engine will not even look at, with its reason. */
export class Refused extends Error {}

/** A site without a server brings the engine along; what it is made of stands in its head. */
const site = document.querySelector('meta[name="courtroll-site"]') && import("./site.js");

/**
 * One call, as `docs/page-api.md` has them.
 * @param {Record<string, unknown>} call @param {AbortSignal} [signal] a call that is given up is never answered
 * @returns {Promise<any>}
 */
export async function ask(call, signal) {
  const got = await (site ? (await site).asked(call, signal) : served(call, signal));
  if (got.refused) throw new Refused(got.refused.message);
  return got;
}

/** What `courtroll serve` answers. @param {Record<string, unknown>} call @param {AbortSignal} [signal] */
async function served(call, signal) {
  const sent = await fetch("api", {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(call), signal,
  }).catch((why) => (signal?.aborted ? new Promise(() => {}) : Promise.reject(why)));
  if (!sent.ok) throw new Refused(await sent.text());
  return sent.json();
}

/**
 * Asks for the newest only: while an answer is on its way, later questions take each other's place; and where it has been
 * on its way for long, they take its place too.
 * @template Asked
 * @param {(asked: Asked, signal: AbortSignal) => Promise<void>} work
 * @returns {(asked: Asked) => void}
 */
export function newest(work) {
  /** @type {{ asked: Asked } | null} */
  let next = null;
  /** @type {(() => void) | null} */
  let giveUp = null;
  /** @param {Asked} asked */
  return async function put(asked) {
    next = { asked };
    if (giveUp) return giveUp();
    while (next) {
      const { asked: now } = /** @type {{ asked: Asked }} */ (next), going = new AbortController(), begun = performance.now();
      next = null;
      const late = new Promise((ok) => {
        giveUp = () => setTimeout(() => { going.abort(); ok(null); }, LONG - (performance.now() - begun));
      });
      await Promise.race([work(now, going.signal), late]);
    }
    giveUp = null;
  };
}
