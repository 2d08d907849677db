// What is in the box, and the cells of the frame that logs name: A1 to BL64, AF32 being everybody's first meadow.

export const TILES = ["F", "G", "W", "M"]; // fields, groves, fountains, meadows
export const FOLLIES = ["forests", "farms", "gardens", "mixed"];
export const TITLES = ["baron", "viscount", "earl", "marquess", "duke"];
export const BUILDINGS = { castle: "C", palace: "P", chapel: "H", folly: "Y" };
export const CARDS = [
  "blackmail", "cunning-stroke", "dowry", "favour-of-the-vicar", "inheritance", "intrigue", "liaison",
  "secret-marriage", "tribute", "whitehall",
];

export const TILES_IN_BOX = { F: 62, G: 48, W: 44, M: 48 };
export const CARDS_IN_BOX = {
  "blackmail": 4, "cunning-stroke": 4, "dowry": 4, "favour-of-the-vicar": 3, "inheritance": 3, "intrigue": 3,
  "liaison": 4, "secret-marriage": 4, "tribute": 4, "whitehall": 2,
};
export const POUNDS_IN_BOX = 40 * 1 + 26 * 5 + 16 * 10;
export const CASTLES_IN_BOX = 15;
export const CHAPELS_IN_BOX = 15;

// Buildings on the board at the start of a decade, by the number of players.
export const PLACES = {
  3: { C: 3, H: 3, P: 2 },
  4: { C: 4, H: 4, P: 3 },
  5: { C: 5, H: 5, P: 4 },
};

// What each text says where they differ; a table may rule otherwise.
export const PRESETS = {
  de: {
    "area-symbol": "single", "castle-knight": "supply-first", "title-needs": "marker", "title-order": "marker",
    "title-choice": "free", "space-zero": "shared", "bribe-count": "up-to-five", "turn-action": "exactly-one",
    "first-game-tiles": "advice", "intrigue-limit": "free", "folly-areas": "reused", "swap-time": "any",
    "shared-chapel": "each-manor", "bribes-in-box": "20", "palaces-in-box": "12",
  },
  it: {
    "area-symbol": "single", "castle-knight": "free-choice", "title-needs": "marker", "title-order": "marker",
    "title-choice": "free", "space-zero": "shared", "bribe-count": "five", "turn-action": "at-most-one",
    "first-game-tiles": "duty", "intrigue-limit": "counts", "folly-areas": "reused", "swap-time": "any",
    "shared-chapel": "each-manor", "bribes-in-box": "28", "palaces-in-box": "15",
  },
};

// What only pictures show: stand-ins until a table types what its own board says.
export const ASSUMED = {
  "castle-prices": [4, 5, 6, 7, 8],
  "chapel-prices": [3, 4, 5, 6, 7],
  "palace-prices": [7, 8, 9, 10],
  "round-track": ["plain", "plain", "plain", "plain", "ball", "plain", "plain", "plain", "ball", "lock", "score"],
  "prestige-track": null,
};

// ---------------------------------------------------------------------------------------------------- cells

export const SIDE = 64;
export const FIRST_MEADOW = "AF32";
export const BEYOND = "beyond"; // stands for every cell outside of the frame

const NAMES = [];
const SPOTS = new Map();
for (let row = 0; row < SIDE; row++) {
  NAMES.push([]);
  for (let column = 0; column < SIDE; column++) {
    const name = columnName(column) + (row + 1);
    NAMES[row].push(name);
    SPOTS.set(name, [column, row]);
  }
}

function columnName(column) {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** The cell in a column and row, both counted from 0. */
export function cellAt(column, row) {
  return NAMES[row]?.[column] ?? BEYOND;
}

/** Column and row of a cell of the frame; undefined for anything else. */
export function spotOf(cell) {
  return SPOTS.get(cell);
}

/** The four cells that share a side with one. */
export function beside(cell) {
  const [x, y] = spotOf(cell);
  return [cellAt(x, y - 1), cellAt(x - 1, y), cellAt(x + 1, y), cellAt(x, y + 1)];
}

/** The eight cells that touch one. */
export function around(cell) {
  const [x, y] = spotOf(cell);
  return [...beside(cell), cellAt(x - 1, y - 1), cellAt(x + 1, y - 1), cellAt(x - 1, y + 1), cellAt(x + 1, y + 1)];
}

/** Cells row by row, from left to right. */
export function rowByRow(cells) {
  return [...cells].sort((one, other) => {
    const [x, y] = spotOf(one);
    const [otherX, otherY] = spotOf(other);
    return y - otherY || x - otherX;
  });
}

// --------------------------------------------------------------------------------------------------- counts

export function sum(numbers) {
  return [...numbers].reduce((total, n) => total + n, 0);
}

/** A table of counts with every kind in it, nothing of each unless told. */
export function counts(kinds, told = {}) {
  return Object.fromEntries(kinds.map((kind) => [kind, told[kind] ?? 0]));
}

/** Each kind as often as it is there. */
export function spread(kinds, numbers) {
  return kinds.flatMap((kind) => Array(Math.max(0, numbers[kind])).fill(kind));
}

/** How often something is in a list. */
export function times(list, thing) {
  return list.filter((other) => other === thing).length;
}
