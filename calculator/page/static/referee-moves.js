// Moves that may be made, as sentences: which of them still fit what was said, and what may be said next. Nothing is known of their meaning.

/**
 * Words that may come next among the moves that may be made, each as far as it goes without a choice.
 * @param {string[]} moves @param {string} said @returns {import("./sayer.js").Heard}
 */
export function among(moves, said) {
  const spoken = split(said), fitting = beginning(moves, said).map(split);
  /** @type {Map<string, string[][]>} */
  const by = new Map();
  for (const words of fitting) {
    const word = words[spoken.length];
    if (word !== undefined) by.set(word, [...by.get(word) ?? [], words]);
  }
  const next = [...by.values()].map((all) => {
    const first = /** @type {string[]} */ (all[0]);
    let end = spoken.length + 1;
    while (end < first.length && all.every((words) => words[end] === first[end])) end += 1;
    return first.slice(spoken.length, end).join(" ");
  });
  return { next: next.map((word) => ({ word, title: word })), whole: fitting.some((words) => words.length === spoken.length) };
}

/** The words of a move; a player's name before the colon is one. @param {string} text */
function split(text) {
  const [, name, rest] = /^([^:]*:)?(.*)$/.exec(text.trim()) ?? [];
  return [...(name ? [name] : []), ...String(rest).trim().split(/\s+/).filter(Boolean)];
}

/** Those that begin so. @param {string[]} moves @param {string} said */
export function beginning(moves, said) {
  const spoken = split(said);
  return moves.filter((move) => {
    const words = split(move);
    return spoken.every((word, n) => words[n]?.toLowerCase() === word.toLowerCase());
  });
}

/** Those that name a place behind what was said: by its own name where it is the mover's or nobody's, else behind its owner's. @param {string[]} moves @param {import("./board.js").Place} place @param {string} [said] */
export function naming(moves, { say, owner }, said = "") {
  const length = split(said).length;
  return moves.filter((move) => {
    const words = split(move), rest = ` ${words.slice(Math.max(1, length)).join(" ")} `;
    return rest.includes(` ${owner} ${say} `) || ((!owner || words[0] === `${owner}:`) && rest.includes(` ${say} `));
  });
}

/** What all of them begin with. @param {string[]} moves */
export function common(moves) {
  const [first = [], ...others] = moves.map(split);
  const end = first.findIndex((word, n) => others.some((words) => words[n] !== word));
  return first.slice(0, end < 0 ? first.length : end).join(" ");
}

/** Whether more is said than who moves. @param {string} said */
export function isBegun(said) {
  return split(said).length > 1;
}
