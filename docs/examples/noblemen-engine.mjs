// An engine of Noblemen for `courtroll verify noblemen --process "node noblemen-engine.mjs"`.
//
// It reads one question a line and answers each with one line. A state is the whole table as a plain object, which
// goes to and fro; so this engine remembers nothing between two questions.

import { createInterface } from "node:readline";

import { legal } from "./noblemen/choices.mjs";
import { apply } from "./noblemen/effects.mjs";
import { seenBy, toPosition } from "./noblemen/files.mjs";
import { decidedBy, winners } from "./noblemen/flow.mjs";
import { begin } from "./noblemen/opening.mjs";
import { Refused } from "./noblemen/refused.mjs";
import { refusals } from "./noblemen/rules.mjs";
import { NotUnderstood, hear, say } from "./noblemen/words.mjs";
import { Wanted } from "./noblemen/work.mjs";

const namesOf = (table) => table.players.map((player) => player.name);

const CALLS = {
  hello({ protocol, game }) {
    if (protocol !== 1 || game !== "noblemen") throw new Error("this engine speaks protocol 1 and plays noblemen");
    return { protocol: 1, decides: true };
  },

  begin: ({ header }) => begin(header),

  decider: ({ state }) => (state.phase === "over" ? null : state.players[state.seat].name),

  legal: ({ state }) => legal(state).map((decision) => say(decision, namesOf(state), state.seat)),

  refuses({ state, move }) {
    try {
      const { seat, decision } = hear(move, namesOf(state));
      return refusals(state, seat, decision);
    } catch (trouble) {
      if (trouble instanceof NotUnderstood) return [trouble.message];
      throw trouble;
    }
  },

  asks({ state, move, drawn }) {
    try {
      apply(state, hear(move, namesOf(state)).decision, drawn);
      return null;
    } catch (stopped) {
      if (stopped instanceof Wanted) return stopped.ask;
      throw stopped;
    }
  },

  apply({ state, move, drawn }) {
    const { seat, decision } = hear(move, namesOf(state));
    const reasons = refusals(state, seat, decision);
    if (reasons.length > 0) throw new Refused(...reasons);
    return apply(state, decision, drawn);
  },

  points: ({ state }) => state.players.map((player) => player.points),

  winners: ({ state }) => winners(state),

  decided_by: ({ state }) => decidedBy(state),

  table: ({ state }) => toPosition(state),

  seen: ({ state, player }) => seenBy(state, namesOf(state).indexOf(player)),
};

function answerTo(question) {
  try {
    return { answer: CALLS[question.call](question) };
  } catch (trouble) {
    if (trouble instanceof Refused) return { refused: trouble.reasons };
    if (trouble instanceof Wanted) return { refused: ["something must be drawn"] };
    if (trouble instanceof NotUnderstood) return { refused: [trouble.message] };
    return { error: trouble.stack.split("\n").slice(0, 2).join("") };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(JSON.stringify(answerTo(JSON.parse(line))) + "\n");
}
