/** Where everything lies on the table, by the room there is. All lengths are in units of the drawing. */

import charts from "./chart/chart.json";

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}
export interface Circle extends Point {
  r: number;
}

/** The tape around the map: its outer edge, its width, the weeks along the top and along a side. */
export interface Tape extends Box {
  band: number;
  across: number;
  down: number;
}

export interface Plan {
  kind: "desk" | "square" | "phone";
  width: number;
  height: number;
  tape: Tape;
  /** The picture of the map, and where it is seen. */
  chart: Box & { name: "wide" | "tall"; seen: Box };
  spots: Record<string, Point>;
  names: Record<string, Point>;
  /** Size of stamps, figures and letters on the map, 1 at a desk. */
  stamp: number;
  text: number;
  year: Point;
  end: Box;
  cards: Box & { across: number };
  shows: Box;
  piles: Box;
  tray: Box;
  /** The wheel at rest, and while weeks are chosen. */
  wheel: { rest: Circle; near: Circle };
}

/** How far a stamp lies from its place on the map of desks, so that none covers another. */
const NUDGED: Record<string, [number, number]> = {
  London: [-8, -22],
  Paris: [-22, 22],
  Berlin: [-6, -2],
  Warsaw: [30, -8],
  Vienna: [-4, 14],
  Moscow: [0, 22],
  Rome: [-18, 2],
  Greece: [-16, -34],
  Crete: [-2, 20],
  Egypt: [-4, -22],
  Palestine: [26, -6],
  Mesopotamia: [0, -4],
};
/** The same on the map of phones, where all stand closer. */
const NUDGED_TALL: Record<string, [number, number]> = {
  London: [-4, -24],
  Paris: [-14, 16],
  Berlin: [-10, -10],
  Warsaw: [16, -14],
  Vienna: [4, 12],
  Moscow: [-18, 8],
  Rome: [-16, 2],
  Greece: [-18, -18],
  Crete: [-24, 16],
  Egypt: [-20, -16],
  Palestine: [12, -10],
  Mesopotamia: [-4, -44],
};

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** A tape of 52 weeks, all of about the same length. */
function tapeAround(box: Box, band: number): Tape {
  const [wide, high] = [box.width - band, box.height - band];
  const across = Math.round((26 * wide) / (wide + high));
  return { ...box, band, across, down: 26 - across };
}

/** The map behind a tape, its middle in the middle. */
function chartWithin(tape: Tape, name: "wide" | "tall", scale: number, shift: Point, nudged: typeof NUDGED) {
  const { width, height, places, names } = charts[name];
  const seen = {
    x: tape.x + tape.band,
    y: tape.y + tape.band,
    width: tape.width - 2 * tape.band,
    height: tape.height - 2 * tape.band,
  };
  const x = seen.x + seen.width / 2 - (width * scale) / 2 + shift.x;
  const y = seen.y + seen.height / 2 - (height * scale) / 2 + shift.y;
  const put = ([east = 0, south = 0]: number[], [dx, dy]: [number, number] = [0, 0]) => ({
    x: x + (east + dx) * scale,
    y: y + (south + dy) * scale,
  });
  return {
    chart: { name, x, y, width: width * scale, height: height * scale, seen },
    spots: Object.fromEntries(Object.entries(places).map(([place, at]) => [place, put(at, nudged[place])])),
    names: Object.fromEntries(Object.entries(names).map(([sea, at]) => [sea, put(at)])),
  };
}

/** Beside a sheet of text: the map above, everything else in a strip below. */
function desk(aspect: number): Plan {
  const height = 820;
  const width = between(960, height * aspect, 1220);
  const tape = tapeAround({ x: 4, y: 4, width: width - 8, height: 576 }, 28);
  const spare = width - 960;
  const cards = { x: 6, y: 593, width: 280 + spare * 0.25, height: 221, across: 2 };
  const shows = { x: cards.x + cards.width + 14, y: 593, width: 200 + spare * 0.2, height: 221 };
  const piles = { x: shows.x + shows.width + 14, y: 594, width: 86, height: 222 };
  const tray = { x: piles.x + piles.width + 14, y: 588, width: 0, height: 229 };
  tray.width = width - 4 - tray.x;
  return {
    kind: "desk",
    width,
    height,
    tape,
    ...chartWithin(tape, "wide", 1, { x: 22, y: -33 }, NUDGED),
    stamp: 1,
    text: 15.5,
    year: { x: width - 120, y: 92 },
    end: { x: width - 182, y: 123, width: 124, height: 46 },
    cards,
    shows,
    piles,
    tray,
    wheel: { rest: { x: 134, y: 446, r: 92 }, near: { x: 160, y: 418, r: 122 } },
  };
}

/** About as high as wide: a smaller map, and more of everything else below it. */
function square(aspect: number): Plan {
  const width = 660;
  const height = between(660, width / aspect, 720);
  const below = 258;
  const tape = tapeAround({ x: 2, y: 2, width: width - 4, height: height - below - 8 }, 24);
  const y = height - below + 2;
  const shift = { x: 6, y: -22 };
  const fills = (tape.height - 2 * tape.band - 2 * shift.y) / charts.wide.height;
  return {
    kind: "square",
    width,
    height,
    tape,
    ...chartWithin(tape, "wide", Math.max(0.64, fills), shift, NUDGED),
    stamp: 0.8,
    text: 12.8,
    year: { x: width - 84, y: 64 },
    end: { x: width - 129, y: 86, width: 90, height: 44 },
    cards: { x: 3, y, width: 226, height: 250, across: 2 },
    shows: { x: 239, y, width: 150, height: 170 },
    piles: { x: 239, y: y + 180, width: 150, height: 70 },
    tray: { x: 398, y: y - 2, width: 260, height: 254 },
    wheel: {
      rest: { x: 104, y: height - below - 100, r: 78 },
      near: { x: 132, y: height - below - 128, r: 108 },
    },
  };
}

/** Everything below each other; the page scrolls. */
function phone(): Plan {
  const width = 400;
  const tape = tapeAround({ x: 1, y: 1, width: 398, height: 480 }, 24);
  return {
    kind: "phone",
    width,
    height: 1636,
    tape,
    ...chartWithin(tape, "tall", 0.94, { x: 2, y: -2 }, NUDGED_TALL),
    stamp: 0.84,
    text: 14.2,
    year: { x: 330, y: 62 },
    end: { x: 284, y: 85, width: 92, height: 52 },
    cards: { x: 2, y: 492, width: 396, height: 250, across: 2 },
    shows: { x: 2, y: 752, width: 396, height: 196 },
    piles: { x: 2, y: 958, width: 396, height: 74 },
    tray: { x: 2, y: 1044, width: 396, height: 250 },
    wheel: { rest: { x: 200, y: 1468, r: 152 }, near: { x: 200, y: 1468, r: 152 } },
  };
}

const NARROW = 620; // CSS pixels
const FLAT = 420; // a phone on its side

export function planFor(width: number, height: number): Plan {
  if (width < NARROW || (height && height < FLAT)) return phone();
  const aspect = height ? width / height : 0.86;
  return aspect >= 1.12 ? desk(aspect) : square(aspect);
}

/** The middle of a week on the tape, and the direction to the map. */
export function weekAt(tape: Tape, week: number): Point & { in: Point; length: number } {
  const { band, across, down } = tape;
  const [left, top] = [tape.x + band / 2, tape.y + band / 2];
  const [right, bottom] = [tape.x + tape.width - band / 2, tape.y + tape.height - band / 2];
  const [wide, high] = [(right - left) / across, (bottom - top) / down];
  const k = week - 1;
  if (k < across) return { x: left + wide * (k + 0.5), y: top, in: { x: 0, y: 1 }, length: wide };
  if (k < across + down)
    return { x: right, y: top + high * (k - across + 0.5), in: { x: -1, y: 0 }, length: high };
  if (k < 2 * across + down)
    return { x: right - wide * (k - across - down + 0.5), y: bottom, in: { x: 0, y: -1 }, length: wide };
  return { x: left, y: bottom - high * (k - 2 * across - down + 0.5), in: { x: 1, y: 0 }, length: high };
}

/** How far a road bends to the left of who goes from the first place to the second. */
const BENDS: Record<string, number> = {
  "London-Paris": -14,
  "Berlin-London": 15,
  "Berlin-Paris": -8,
  "Paris-Vienna": -6,
  "Paris-Rome": -10,
  "Berlin-Warsaw": 8,
  "Vienna-Warsaw": 6,
  "Rome-Vienna": 6,
  "Moscow-Warsaw": -14,
  "Greece-Warsaw": 14,
  "Greece-Rome": 12,
  "Crete-Rome": -15,
  "Crete-Greece": -10,
  "Greece-Mesopotamia": 26,
  "Crete-Egypt": 9,
  "Crete-Palestine": -9,
  "Egypt-Palestine": -8,
  "Mesopotamia-Palestine": -12,
};
/** Roads over the sea, and how far along a ship is seen. */
export const SAILED: Record<string, number> = {
  "Berlin-London": 0.6,
  "Crete-Rome": 0.42,
  "Crete-Egypt": 0.52,
  "Crete-Palestine": 0.42,
};

/** A road as a curve, with the point that bends it. */
export function roadBetween({ spots, stamp }: Pick<Plan, "spots" | "stamp">, one: string, other: string) {
  const [a, b] = [one, other].sort() as [string, string];
  const key = `${a}-${b}`;
  const from = spots[a] as Point;
  const to = spots[b] as Point;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const bend = (BENDS[key] ?? 0) * 1.6 * stamp;
  const by = {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * bend,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * bend,
  };
  return { key, from, by, to, d: `M${xy(from)}Q${xy(by)} ${xy(to)}` };
}

export function xy({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
