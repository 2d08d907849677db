// May this be decided, and if not, which rules forbid it? Each verb lists the ids of the rules that are broken.

import { areasOf, clash, kindAt, occupiedOn, cellsWith, MADE_OF, settableAmong } from "./areas.mjs";
import { BEYOND, TITLES, sum, times } from "./pieces.mjs";
import { barsToBuilding, barsToTile } from "./placement.mjs";

const KNOWN = {
  pick: ["pick"],
  keep: ["keep", "play"],
  act: ["lay", "build", "bribe", "tax", "land", "donate", "leisure", "play", "swap", "done"],
  lay: ["lay", "swap", "done"],
  donate: ["donate", "swap", "done"],
  vicar: ["return", "swap", "done"],
  knight: ["knight", "swap", "done"],
  give: ["give"],
  spend: ["spend", "done"],
  take: ["take"],
  over: [],
};
const SECOND_ACTION = "noblemen.turn.one-action";
const NOT_IN_A_TURN = {
  "blackmail": "noblemen.card.blackmail",
  "liaison": "noblemen.card.liaison",
  "intrigue": "noblemen.card.intrigue",
};
const CHEAPER = { duke: 3, marquess: 2, earl: 1 };
const FOLLY_PRICE = 12;
const FOLLY_ASKS_FOR = {
  forests: { forest: 2 },
  farms: { farm: 2 },
  gardens: { garden: 2 },
  mixed: { forest: 1, farm: 1, garden: 1 },
};
const TITLE_SUPPLY = {
  3: { baron: 3, viscount: 1, earl: 1, marquess: 1, duke: 1 },
  4: { baron: 4, viscount: 2, earl: 1, marquess: 1, duke: 1 },
  5: { baron: 5, viscount: 3, earl: 2, marquess: 1, duke: 1 },
};
const TITLE_NEEDS = { baron: 0, viscount: 2, earl: 6, marquess: 10, duke: 14 };

/** The ids of the rules that forbid a player a decision, each once; none means that it is legal. */
export function refusals(table, seat, decision) {
  if (table.phase === "over") return ["noblemen.end.over"];
  if (seat !== table.seat) {
    return [table.seat === table.mover ? "noblemen.turn.only-mover" : "noblemen.turn.phase"];
  }
  if (!knows(table, decision.verb)) return ["noblemen.turn.phase"];
  return [...new Set(FORBID[decision.verb](table, decision))].sort();
}

/** Whether the phase knows a verb at all. */
export function knows(table, verb) {
  return KNOWN[table.phase].includes(verb);
}

/** The player who decides. */
export function me(table) {
  return table.players[table.seat];
}

/** Rules of which the first word says whether they are broken. */
function broken(...rules) {
  return rules.filter(([isBroken]) => isBroken).map(([, rule]) => rule);
}

function secondAction(table) {
  return broken([table.acted, SECOND_ACTION]);
}

const FORBID = {
  pick(table, { tiles }) {
    const duty = table.firstGame && table.options["first-game-tiles"] === "duty";
    const numbers = Object.values(tiles);
    return broken(
      [numbers.some((n) => n > 3), "noblemen.setup.tiles"],
      [duty && numbers.some((n) => n !== 3), "noblemen.setup.first-game"],
    );
  },

  lay(table, { tile, cell }) {
    const begun = table.phase !== "act";
    const bars = begun ? [] : secondAction(table);
    if (tile === null) return [...bars, ...broken([begun, "noblemen.lay.none"])];
    return [
      ...bars,
      ...broken(
        [table.laid.length >= 3, "noblemen.lay.up-to-three"],
        [me(table).tiles[tile] === 0, "noblemen.lay.from-screen"],
      ),
      ...barsToTile(me(table).land, cell),
    ];
  },

  build(table, { building, cell, folly }) {
    const cost = price(table, table.seat, building);
    return [
      ...secondAction(table),
      ...broken(
        [table.board[folly ?? building] === 0, "noblemen.build.on-board"],
        [cost > me(table).money, "noblemen.build.price"],
        [folly !== null && !hasAreasFor(table, folly), "noblemen.folly.areas"],
      ),
      ...barsToBuilding(me(table).land, building, cell),
    ];
  },

  bribe(table, { n }) {
    const { money } = me(table);
    const payable = Math.min(5, table.board.bribes, Math.floor(money / 2));
    const must = table.options["bribe-count"] === "five";
    return [
      ...secondAction(table),
      ...broken(
        [n > 5 || (must && n < payable), "noblemen.bribe.up-to-five"],
        [n > table.board.bribes, "noblemen.bribe.pile"],
        [2 * n > money, "noblemen.bribe.price"],
      ),
    ];
  },

  tax(table, { n }) {
    const { taxed, bribes } = me(table);
    return [...secondAction(table), ...broken([taxed, "noblemen.tax.once"], [n > bribes, "noblemen.tax.bribe"])];
  },

  land(table, { n }) {
    const { landed, bribes } = me(table);
    return [...secondAction(table), ...broken([landed, "noblemen.land.once"], [n > bribes, "noblemen.land.bribe"])];
  },

  leisure: secondAction,

  donate(table, { tile }) {
    const begun = table.phase === "donate";
    const bars = begun ? [] : secondAction(table);
    if (tile === null) return [...bars, ...broken([begun, "noblemen.church.from-screen"])];
    return [
      ...bars,
      ...broken(
        [me(table).tiles[tile] === 0, "noblemen.church.from-screen"],
        [table.church[tile] >= 3, "noblemen.church.three-each"],
      ),
    ];
  },

  play(table, { card, cell }) {
    const held = broken([me(table).cards[card] === 0, "noblemen.card.held"]);
    return [...held, ...(table.phase === "keep" ? whileLooking(table, card, cell) : inATurn(table, card, cell))];
  },

  swap(table, { tiles, take }) {
    return broken(
      [table.phase === "lay" && table.options["swap-time"] === "between", "noblemen.swap.time"],
      [!has(table, tiles), "noblemen.swap.two-for-one"],
      [table.bag[take] === 0, "noblemen.swap.none-left"],
    );
  },

  done(table) {
    const mustAct = table.options["turn-action"] === "exactly-one";
    return broken([table.phase === "act" && !table.acted && mustAct, SECOND_ACTION]);
  },

  return(table, { tile }) {
    const limit = "noblemen.card.favour-of-the-vicar-limit";
    return broken([table.given >= 4 || me(table).tiles[tile] === 0, limit]);
  },

  keep: (table, { card }) => broken([!table.looked.includes(card), "noblemen.card.draw"]),

  give: (table, { tiles }) => broken([!has(table, tiles), "noblemen.knight.victim-chooses"]),

  knight(table, { seat, cell, source }) {
    return [...barsToSource(table, source), ...barsToTarget(table, seat, cell, source)];
  },

  spend(table, { n, card }) {
    const { bribes, cards } = me(table);
    const held = card === undefined ? n >= 1 && n <= bribes : cards[card] > 0;
    return broken([!held, "noblemen.ball.spend-held"]);
  },

  take(table, { title }) {
    const left = titlesLeft(table);
    const have = prestigeForTitle(table);
    const better = TITLES.slice(TITLES.indexOf(title) + 1).some((name) => left[name] > 0 && have >= TITLE_NEEDS[name]);
    return broken(
      [left[title] < 1, "noblemen.title.supply"],
      [have < TITLE_NEEDS[title], "noblemen.title.needs"],
      [table.options["title-choice"] === "best" && better, "noblemen.title.choice"],
    );
  },
};

function has(table, tiles) {
  return tiles.every((tile) => times(tiles, tile) <= me(table).tiles[tile]);
}

// ------------------------------------------------------------------------------------------------- buildings

/** What a building costs a player: the cheapest on the board, less what the title takes off; 0 where none is left. */
export function price(table, seat, building) {
  const left = table.board[building];
  if (building !== "Y" && left === 0) return 0;
  const printed = building === "Y" ? FOLLY_PRICE : Math.min(...table.prices[building].slice(-left));
  return Math.max(0, printed - (CHEAPER[table.players[seat].title] ?? 0));
}

function hasAreasFor(table, folly) {
  const used = table.options["folly-areas"] === "once" ? me(table).follies.map((other) => other.folly) : [];
  return Object.entries(FOLLY_ASKS_FOR[folly]).every(([kind, n]) => {
    const taken = sum(used.map((other) => FOLLY_ASKS_FOR[other][kind] ?? 0));
    return areasOf(table, table.seat, kind) >= n + taken;
  });
}

// ----------------------------------------------------------------------------------------------------- cards

/** Among the cards looked at only Intrigue has a use. */
function whileLooking(table, card, cell) {
  if (card !== "intrigue") return ["noblemen.turn.phase"];
  const counts = table.options["intrigue-limit"] === "counts";
  return broken(
    [table.carded && counts, "noblemen.card.intrigue-limit"],
    [cell !== null, "noblemen.card.intrigue"],
  );
}

function inATurn(table, card, cell) {
  const out = broken([table.carded, "noblemen.turn.one-card"], [card in NOT_IN_A_TURN, NOT_IN_A_TURN[card]]);
  const places = "noblemen.card.inheritance-place";
  if (card !== "inheritance") return [...out, ...broken([cell !== null, places])];
  const bars = cell === null ? [places] : barsToBuilding(me(table).land, "C", cell);
  return [...out, ...broken([table.board.C === 0, "noblemen.card.inheritance"]), ...bars];
}

// --------------------------------------------------------------------------------------------------- knights

/** From the supply, or from where it stands. */
export function barsToSource(table, source) {
  const out = table.knights.filter((knight) => knight.owner === table.mover);
  if (source === null) return broken([out.length >= 2, "noblemen.knight.two"]);
  const stands = out.some(({ seat, cell }) => seat === source.seat && cell === source.cell);
  const supplyFirst = table.options["castle-knight"] === "supply-first";
  return broken([!stands || (out.length < 2 && supplyFirst), "noblemen.knight.supply-first"]);
}

/** A completed area of another player with no knight on it; the knight in hand stands nowhere meanwhile. */
export function barsToTarget(table, seat, cell, source) {
  const bars = broken(
    [seat === table.mover, "noblemen.knight.target"],
    [cell === BEYOND, "noblemen.tool.frame"],
  );
  if (bars.length > 0) return bars;
  const { land, symbols } = table.players[seat];
  const kind = kindAt(land, cell);
  if (kind === undefined) return ["noblemen.knight.target"];
  const inHand = (knight) =>
    source !== null && knight.owner === table.mover && knight.seat === source.seat && knight.cell === source.cell;
  const occupied = occupiedOn({ knights: table.knights.filter((knight) => !inHand(knight)) }, seat);
  const lifted = table.knights.find(inHand);
  const oneArea = symbols === null && table.options["area-symbol"] === "single";
  const stays = lifted?.seat === seat && (oneArea ? clash(cell, lifted.cell) : cell === lifted.cell);
  if (stays || occupied.includes(cell)) return ["noblemen.knight.unoccupied"];
  const tiles = cellsWith(land, MADE_OF[kind]);
  if (settableAmong(tiles, occupied, symbols, table.options["area-symbol"]).includes(cell)) return [];
  if (symbols !== null) return ["noblemen.knight.target"];
  const touches = occupied.some((other) => clash(cell, other));
  return [touches ? "noblemen.knight.unoccupied" : "noblemen.area.occupiable"];
}

// ---------------------------------------------------------------------------------------------------- titles

function titlesLeft(table) {
  const left = { ...TITLE_SUPPLY[table.players.length] };
  for (const { title } of table.players) {
    if (title !== null) left[title] -= 1;
  }
  return left;
}

/** The space of the marker, or the whole prestige. */
function prestigeForTitle(table) {
  const bySeat = table.options["title-needs"] === "marker" ? table.markers : table.prestige;
  return bySeat?.[table.seat] ?? 0;
}

