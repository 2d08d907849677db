// Sentences of a log: "Frank: lay F AG32". A decision is an object with a verb; `hear` and `say` are inverse.

import { BEYOND, BUILDINGS, CARDS, FOLLIES, TILES, TITLES, counts, spotOf, spread } from "./pieces.mjs";

export class NotUnderstood extends Error {}

/** Whose sentence it is and what is decided by it. */
export function hear(sentence, names) {
  const [seat, rest] = nameFirst(sentence, names, ":");
  return { seat, decision: decisionOf(rest.trim(), names) };
}

function decisionOf(text, names) {
  const [verb, ...words] = text.split(/\s+/);
  const rest = text.slice(verb.length).trim();
  switch (verb) {
    case "pick":
      return { verb, tiles: picked(words) };
    case "keep":
      return { verb, card: one(CARDS, words[0]) };
    case "lay":
      return words.length === 0 ? { verb, tile: null } : { verb, tile: one(TILES, words[0]), cell: cellOf(words[1]) };
    case "build":
      return built(words);
    case "knight":
      return sent(rest, names);
    case "give":
      return { verb, tiles: inOrder(words.slice(0, 2)) };
    case "bribe":
    case "tax":
    case "land":
      return { verb, n: numberOf(words[0] ?? "0") };
    case "donate":
      return { verb, tile: words.length === 0 ? null : one(TILES, words[0]) };
    case "return":
      return { verb, tile: one(TILES, words[0]) };
    case "swap":
      return { verb, tiles: inOrder(words.slice(0, 2)), take: one(TILES, words[3]) };
    case "play":
      return { verb, card: one(CARDS, words[0]), cell: words.length === 1 ? null : cellOf(words[1]) };
    case "spend":
      return CARDS.includes(words[0]) ? { verb, card: words[0] } : { verb, n: numberOf(words[0]) };
    case "take":
      return { verb, title: one(TITLES, words[0]) };
    case "leisure":
    case "done":
      return { verb };
    default:
      throw new NotUnderstood(`there is no verb "${verb}"`);
  }
}

function nameFirst(text, names, sign) {
  const longestFirst = [...names].sort((one, other) => other.length - one.length);
  const name = longestFirst.find((name) => text.startsWith(name + sign));
  if (name === undefined) throw new NotUnderstood(`"${text}" begins with no player's name`);
  return [names.indexOf(name), text.slice(name.length + sign.length)];
}

function one(known, word) {
  if (!known.includes(word)) throw new NotUnderstood(`"${word}" is none of ${known.join(", ")}`);
  return word;
}

function numberOf(word) {
  if (!/^[0-9]+$/.test(word)) throw new NotUnderstood(`"${word}" is no number`);
  return Number(word);
}

/** A cell; one beyond the frame, such as "left-of A2", is still understood. */
function cellOf(word) {
  return spotOf(word) === undefined ? BEYOND : word;
}

function inOrder(tiles) {
  if (tiles.length !== 2) throw new NotUnderstood("two tiles are wanted");
  return TILES.filter((tile) => tiles.includes(one(TILES, tile))).flatMap((tile) =>
    tiles.filter((other) => other === tile),
  );
}

function picked(words) {
  const tiles = counts(TILES);
  for (const word of words) tiles[one(TILES, word)] += 1;
  return tiles;
}

function built(words) {
  const building = BUILDINGS[one(Object.keys(BUILDINGS), words[0])];
  const folly = building === "Y" ? one(FOLLIES, words[1]) : null;
  return { verb: "build", building, folly, cell: cellOf(words.at(-1)) };
}

function sent(text, names) {
  const [seat, rest] = nameFirst(text, names, " ");
  const [cell, arrow] = rest.split(" ");
  if (arrow !== "->") return { verb: "knight", seat, cell: cellOf(cell), source: null };
  const [target, onto] = nameFirst(rest.slice(cell.length + " -> ".length), names, " ");
  return { verb: "knight", seat: target, cell: cellOf(onto), source: { seat, cell: cellOf(cell) } };
}

/** A decision as a log's sentence. */
export function say(decision, names, seat) {
  return `${names[seat]}: ${decision.verb} ${wordsAfter(decision, names)}`.trim();
}

function wordsAfter(decision, names) {
  switch (decision.verb) {
    case "pick":
      return spread(TILES, decision.tiles).join(" ");
    case "lay":
      return decision.tile === null ? "" : `${decision.tile} ${decision.cell}`;
    case "build": {
      const name = Object.keys(BUILDINGS).find((name) => BUILDINGS[name] === decision.building);
      return [name, ...(decision.folly === null ? [] : [decision.folly]), decision.cell].join(" ");
    }
    case "knight": {
      const from = decision.source === null ? "" : `${names[decision.source.seat]} ${decision.source.cell} -> `;
      return `${from}${names[decision.seat]} ${decision.cell}`;
    }
    case "give":
      return decision.tiles.join(" ");
    case "swap":
      return `${decision.tiles.join(" ")} for ${decision.take}`;
    case "play":
      return decision.cell === null ? decision.card : `${decision.card} ${decision.cell}`;
    default:
      return String(decision.n ?? decision.tile ?? decision.card ?? decision.title ?? "");
  }
}
