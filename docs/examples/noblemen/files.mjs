// Position files: a whole table read and written. What a file leaves out is none, or what the box has left.

import { boxOf, buildingsInBox, nothingDone } from "./box.mjs";
import {
  CARDS, CARDS_IN_BOX, FOLLIES, PLACES, POUNDS_IN_BOX, PRESETS, SIDE, TILES, TILES_IN_BOX, cellAt, counts, rowByRow,
  spotOf, spread, sum, times,
} from "./pieces.mjs";
import { Refused } from "./refused.mjs";

const BOARD = { castles: "C", chapels: "H", palaces: "P" };
const NOT_READ = ["letters", "so-far", "queen-locked"];

// -------------------------------------------------------------------------------------------------- reading

/** The table of a position file. This engine reads whole tables only: no "?", and nothing in place of a map. */
export function fromPosition(file) {
  const strange = NOT_READ.find((key) => key in file);
  if (file.moment !== "turn" || strange || JSON.stringify(file).includes('"?"')) {
    throw new Refused(`this engine reads tables of moment "turn" that are known, without ${NOT_READ.join(", ")}`);
  }
  const box = boxOf(file);
  const names = file.player.map((player) => player.name);
  const maps = placedMaps(file, names);
  const players = file.player.map((player, seat) => playerOf(player, maps[seat]));
  const table = {
    ...box,
    players,
    knights: knightsOf(file, names, maps),
    church: counts(TILES, file.church),
    decade: file.decade ?? 1,
    space: file.marker ?? Math.max(0, box.track.indexOf("plain")),
    queen: Math.max(0, names.indexOf(file.queen)),
    bank: POUNDS_IN_BOX - sum(players.map((player) => player.money)),
    bag: file.bag ? counts(TILES, file.bag) : null,
    under: file.deck?.under ?? [],
    ...goingOn(file, names, maps),
  };
  const told = CARDS.some((card) => card in (file.deck ?? {}));
  table.bag ??= counts(TILES, rest(TILES_IN_BOX, (tile) => table.church[tile] + inPlay(players, tile)));
  table.stack = told
    ? counts(CARDS, file.deck)
    : rest(CARDS_IN_BOX, (card) => sum(players.map((player) => player.cards[card])));
  return { ...table, ...boardOf(file.board ?? {}, table) };
}

/** What of everything is not elsewhere. */
function rest(all, elsewhere) {
  return Object.fromEntries(Object.entries(all).map(([kind, n]) => [kind, n - elsewhere(kind)]));
}

/** Tiles of a kind behind screens and on the ground; a building stands on a meadow. */
function inPlay(players, tile) {
  const letters = tile === "M" ? "MCPHY" : tile;
  const laid = ({ land }) => Object.values(land).filter((letter) => letters.includes(letter)).length;
  return sum(players.map((player) => player.tiles[tile] + laid(player)));
}

function boardOf(told, { players, options, bribesInBox }) {
  const board = {};
  const supply = {};
  const inBox = buildingsInBox(options);
  for (const [name, letter] of Object.entries(BOARD)) {
    const built = sum(players.map(({ land }) => times(Object.values(land), letter)));
    board[letter] = told[name] ?? Math.min(PLACES[players.length][letter], inBox[letter] - built);
    supply[letter] = inBox[letter] - built - board[letter];
  }
  board.bribes = told.bribes ?? bribesInBox - sum(players.map((player) => player.bribes));
  const built = players.flatMap((player) => player.follies.map(({ folly }) => folly));
  for (const folly of FOLLIES) {
    board[folly] = told.follies ? times(told.follies, folly) : 1 - times(built, folly);
  }
  return { board, supply };
}

function playerOf(told, map) {
  return {
    name: told.name,
    points: told.points,
    money: told.money ?? 0,
    bribes: told.bribes ?? 0,
    tiles: counts(TILES, tally((told.tiles ?? "").replaceAll(" ", ""))),
    cards: counts(CARDS, tally(told.cards ?? [])),
    title: told.title === "none" ? null : (told.title ?? "baron"),
    land: map.land,
    follies: (told.follies ?? []).map(lastWord).map(([folly, cell]) => ({ folly, cell: map.at(cell) })),
    taxed: (told.used ?? []).includes("tax"),
    landed: (told.used ?? []).includes("land"),
    symbols: told.areas ? rowByRow(told.areas.map(map.at)) : null,
  };
}

function tally(things) {
  const out = {};
  for (const thing of things) out[thing] = (out[thing] ?? 0) + 1;
  return out;
}

/** For each estate its land, and `at`, which finds the frame's cell of a cell of the map. */
function placedMaps(file, names) {
  const rows = file.player.map(({ estate }) => rowsOf(estate ?? ""));
  return file.player.map((player, seat) => {
    const size = [rows[seat][0]?.length ?? 0, rows[seat].length];
    const [left, top] = player.corner ? spotOf(player.corner) : middle(size, cellsNamed(file, names, seat));
    const at = (cell) => {
      const [x, y] = spotOf(cell);
      return cellAt(left + x, top + y);
    };
    const land = {};
    rows[seat].forEach((row, y) =>
      [...row].forEach((letter, x) => {
        if (letter !== ".") land[cellAt(left + x, top + y)] = letter;
      }),
    );
    return { land, at };
  });
}

function rowsOf(map) {
  const rows = map.toUpperCase().split("\n").map((row) => row.replaceAll(/\s/g, ""));
  return rows.filter((row) => row !== "");
}

/** Where a map's A1 goes that tells no corner: the map lies in the middle, and all that is named fits. */
function middle(size, named) {
  return size.map((length, axis) => {
    const reaches = Math.max(length, ...named.map((cell) => spotOf(cell)[axis] + 1));
    return Math.min(Math.floor((SIDE - length) / 2), SIDE - reaches);
  });
}

function cellsNamed(file, names, seat) {
  const { areas, follies } = file.player[seat];
  const own = [...(areas ?? []), ...(follies ?? []).map((text) => text.split(" ")[1])];
  const posted = file.player.flatMap((player) => (player.knights ?? []).map(lastWord));
  const here = posted.filter(([name]) => name === names[seat]).map(([, cell]) => cell);
  const decider = file.pending?.player ?? file.turn ?? names[0];
  return [...own, ...here, ...(decider === names[seat] ? (file.pending?.laid ?? []) : [])];
}

function lastWord(text) {
  const at = text.lastIndexOf(" ");
  return [text.slice(0, at), text.slice(at + 1)];
}

function knightsOf(file, names, maps) {
  return file.player.flatMap((player, owner) =>
    (player.knights ?? []).map(lastWord).map(([name, cell]) => {
      const seat = names.indexOf(name);
      return { owner, seat, cell: maps[seat].at(cell) };
    }),
  );
}

function goingOn(file, names, maps) {
  const mover = Math.max(0, names.indexOf(file.turn));
  const told = file.pending ?? {};
  const seat = told.player === undefined ? mover : names.indexOf(told.player);
  return {
    ...nothingDone(told.phase ?? "act", seat, (told.waiting ?? []).map((name) => names.indexOf(name))),
    mover,
    acted: told.acted ?? false,
    carded: told.carded ?? false,
    laid: (told.laid ?? []).map(maps[seat].at),
    given: told.given ?? 0,
    looked: told.looked ?? [],
    bought: told.ball?.bought ?? 0,
    prestige: told.ball ? names.map((name) => ownOf(told.ball.prestige, name)) : null,
    markers: told.ball ? names.map((name) => ownOf(told.ball.markers, name)) : null,
  };
}

/** What a table has under a name, which may be any word. */
function ownOf(table, name) {
  return Object.hasOwn(table, name) ? table[name] : null;
}

// -------------------------------------------------------------------------------------------------- writing

/** The whole table as a position file. */
export function toPosition(table) {
  const names = table.players.map((player) => player.name);
  const drawn = table.players.map((_, seat) => drawnMap(table, seat));
  return {
    game: "noblemen",
    moment: "turn",
    edition: table.edition,
    decade: table.decade,
    turn: names[table.mover],
    queen: names[table.queen],
    marker: table.space,
    "first-game": table.firstGame,
    rulings: rulingsOf(table),
    equipment: table.equipment,
    pending: pendingOf(table, names, drawn[table.seat]),
    player: table.players.map((player, seat) => playerTold(table, player, seat, drawn)),
    church: table.church,
    bag: table.bag,
    deck: { ...table.stack, under: table.under },
    board: {
      castles: table.board.C, chapels: table.board.H, palaces: table.board.P, bribes: table.board.bribes,
      follies: spread(FOLLIES, table.board),
    },
  };
}

/** Readings other than those of the edition. */
function rulingsOf({ options, edition }) {
  return Object.fromEntries(Object.entries(options).filter(([name, reading]) => PRESETS[edition][name] !== reading));
}

function playerTold(table, player, seat, drawn) {
  const { corner, estate, name } = drawn[seat];
  const out = {
    name: player.name,
    points: player.points,
    money: player.money,
    title: player.title ?? "none",
    tiles: spread(TILES, player.tiles).join(" "),
    bribes: player.bribes,
    cards: spread(CARDS, player.cards),
    knights: table.knights
      .filter((knight) => knight.owner === seat)
      .map((knight) => `${table.players[knight.seat].name} ${drawn[knight.seat].name(knight.cell)}`)
      .sort(),
    used: [...(player.taxed ? ["tax"] : []), ...(player.landed ? ["land"] : [])],
    follies: player.follies.map(({ folly, cell }) => `${folly} ${name(cell)}`),
    corner,
    estate,
  };
  return player.symbols === null ? out : { ...out, areas: rowByRow(player.symbols).map(name) };
}

/** A map as small as its land and all cells of it that the file names, with the frame's cell that is its A1. */
function drawnMap(table, seat) {
  const { land, follies, symbols } = table.players[seat];
  const knights = table.knights.filter((knight) => knight.seat === seat).map((knight) => knight.cell);
  const laid = table.seat === seat ? table.laid : [];
  const cells = [...Object.keys(land), ...follies.map(({ cell }) => cell), ...(symbols ?? []), ...knights, ...laid];
  const spots = cells.map(spotOf);
  if (spots.length === 0) return { corner: "A1", estate: "", name: (cell) => cell };
  const [left, right] = [Math.min(...spots.map(([x]) => x)), Math.max(...spots.map(([x]) => x))];
  const [top, bottom] = [Math.min(...spots.map(([, y]) => y)), Math.max(...spots.map(([, y]) => y))];
  let estate = "";
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) estate += land[cellAt(x, y)] ?? ".";
    estate += "\n";
  }
  const name = (cell) => {
    const [x, y] = spotOf(cell);
    return cellAt(x - left, y - top);
  };
  return { corner: cellAt(left, top), estate, name };
}

function pendingOf(table, names, drawn) {
  const out = {
    phase: table.phase,
    player: names[table.seat],
    acted: table.acted,
    carded: table.carded,
    laid: rowByRow(table.laid).map(drawn.name),
    given: table.given,
    looked: table.looked,
    waiting: table.waiting.map((seat) => names[seat]),
  };
  if (table.prestige === null) return out;
  const named = (list) => names.map((name, seat) => [name, list[seat]]);
  const placed = (list) => Object.fromEntries(named(list).filter(([, n]) => n !== null));
  return { ...out, ball: { prestige: placed(table.prestige), markers: placed(table.markers), bought: table.bought } };
}

// --------------------------------------------------------------------------------------------------- hiding

/** What one player sees: screens, bag and stack hide what is in them, and nobody sees the cards another looks at. */
export function seenBy(table, seat) {
  const { bag, deck, ...open } = toPosition(table);
  const player = open.player.map((told, other) => {
    const { money, tiles, bribes, cards, ...shown } = told;
    return other === seat ? told : shown;
  });
  const pending = table.seat === seat ? open.pending : { ...open.pending, looked: [] };
  return { ...open, player, pending };
}
