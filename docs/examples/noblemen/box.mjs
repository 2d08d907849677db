// By what a table plays, and what begins where nobody has done anything yet.

import { ASSUMED, CASTLES_IN_BOX, CHAPELS_IN_BOX, PRESETS } from "./pieces.mjs";
import { Refused } from "./refused.mjs";

/** What a table plays by: its readings, what stands on its board, and what is in its box. */
export function boxOf(told) {
  const preset = PRESETS[told.edition ?? "de"];
  if (preset === undefined) throw new Refused(`there is no edition "${told.edition}"`);
  const options = { ...preset };
  for (const [name, reading] of Object.entries(told.rulings ?? {})) {
    if (!(name in options)) throw new Refused(`there is no option "${name}"`);
    options[name] = String(reading);
  }
  const typed = told.equipment ?? {};
  const board = { ...ASSUMED, ...typed };
  return {
    edition: told.edition ?? "de",
    equipment: typed,
    options,
    prices: { C: board["castle-prices"], H: board["chapel-prices"], P: board["palace-prices"] },
    track: board["round-track"],
    prestigeEnd: board["prestige-track"],
    bribesInBox: typed.bribes ?? Number(options["bribes-in-box"]),
    firstGame: told["first-game"] ?? false,
  };
}

/** How many buildings of each kind a box has. */
export function buildingsInBox(options) {
  return { C: CASTLES_IN_BOX, H: CHAPELS_IN_BOX, P: Number(options["palaces-in-box"]) };
}

/** Something new begins, in which nobody has done anything yet. */
export function nothingDone(phase, seat, waiting = []) {
  return {
    phase, seat, mover: seat, waiting, acted: false, carded: false, laid: [], given: 0, looked: [], bought: 0,
    prestige: null, markers: null,
  };
}
