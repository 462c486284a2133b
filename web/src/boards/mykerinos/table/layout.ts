/** Where the parts of the table lie, in CSS pixels, for each size of screen. */

import { CARD_ROWS, COLUMNS } from "../generated";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What decides how much room is needed. */
export interface Wanted {
  /** Of the board, in CSS pixels. */
  width: number;
  /** In which all of it should be seen; 0 where the page scrolls. */
  height: number;
  /** Rows of zones in the region. */
  zones: number;
  patrons: number;
  nile: boolean;
}

export interface Region extends Box {
  cell: number;
  /** Where the fields begin. */
  left: number;
  top: number;
  rows: number;
  /** Wooden rim of the tray; 0 where it reaches the edge of a phone. */
  rim: number;
  /** Who stands where in a zone: above and below the fields, or on both sides. */
  tags: "bands" | "sides";
  /** Of a band with tags, or of the space at one side. */
  band: number;
}

export interface Layout {
  region: Region;
  /** The river in a strip of its own; else it has a tag in the lower band. */
  river: Box | null;
  /** A sheet with the museum, the passing track and the supply. */
  museum: Box & { edge: number; middle: { x: number; y: number } };
  track: Box;
  supply: Box;
  /** Of the whole drawing. */
  width: number;
  height: number;
  cards: { columns: number; form: "tall" | "wide"; height: number };
  /** Pixels in a unit of all these: more than one on a large screen. */
  unit: number;
}

const USUAL = { width: 1000, height: 800 }; // on a desk; larger ones enlarge everything
const WIDE = 780; // from here on a desk
const GAP = 10;
const LETTERS = 17; // for the names of the columns
const TAG = 46; // a tag of two lines
const LINE = 31; // one of one line
const SIDE = 84; // a tag at the side
const MOST = 118; // a field at most
const TITLE = 34;
const LEAST = 252; // a museum on a tablet
const FEWEST = 44; // what a finger touches

/** The parts for a screen: beside each other where all is seen at once, else one below the other. */
export function layoutOf(wanted: Wanted): Layout {
  const { width, height } = wanted;
  if (!height) return stacked(wanted);
  if (height < (width < WIDE ? 560 : 420)) return flat(wanted);
  if (width < WIDE) return tablet(wanted);
  const unit = Math.max(1, Math.min(width / USUAL.width, height / USUAL.height));
  return { ...desk({ ...wanted, width: width / unit, height: height / unit }), unit };
}

function desk({ width, height, zones, patrons, nile }: Wanted): Omit<Layout, "unit"> {
  const rows = zones * CARD_ROWS;
  const low = height < 640;
  const cardsHeight = low ? 150 : Math.min(340, Math.max(210, height * 0.285));
  const tall = height - cardsHeight - GAP;
  const museumWidth = Math.round(Math.max(300, Math.min(width * 0.36, tall * 0.72)));
  const strip = nile && zones > 2 ? 42 : 0;
  const lower = strip ? strip + GAP : 0;
  const tray = { x: 0, y: 0, width: width - museumWidth - GAP, height: tall - lower };
  const region = regionIn(tray, rows, zones > 2 ? "sides" : "bands", 8, TAG);
  const x = width - museumWidth;
  return {
    region,
    river: strip ? { x: 0, y: tall - strip, width: tray.width, height: strip } : null,
    ...sheetIn({ x, y: 0, width: museumWidth, height: tall }),
    width,
    height: tall,
    cards: { columns: patrons, form: "tall", height: cardsHeight },
  };
}

function tablet({ width, height, zones, patrons, nile }: Wanted): Layout {
  const rows = zones * CARD_ROWS;
  const columns = Math.ceil(patrons / 2);
  const large = zones > 2; // then the river goes below the museum, beside the dig
  const lower = large ? 2 * LINE + 4 : TAG;
  const strip = nile ? (large ? 78 : 42) : 0;
  const cardsLeast = 2 * (large ? 62 : 104) + GAP;
  const most = height - cardsLeast - GAP - (large || !strip ? 0 : strip + GAP);
  const around = TAG + LETTERS + lower + 12 + 8;
  const beside = 36; // the fields, in the tray
  const broad = (width - GAP - LEAST - beside) / COLUMNS;
  const cell = Math.min(Math.max(FEWEST, broad), (most - around) / rows);
  const tall = around + rows * cell;
  const museumWidth = Math.max(LEAST, width - GAP - beside - COLUMNS * cell);
  const tray = { x: 0, y: 0, width: width - museumWidth - GAP, height: tall };
  const x = width - museumWidth;
  const sheet = tall - (large && strip ? strip + GAP : 0);
  const river = large
    ? { x, y: sheet + GAP, width: museumWidth, height: strip }
    : { x: 0, y: tall + GAP, width, height: strip };
  const drawn = tall + (large || !strip ? 0 : strip + GAP);
  return {
    region: regionIn(tray, rows, "bands", 6, TAG, lower),
    river: strip ? river : null,
    ...sheetIn({ x, y: 0, width: museumWidth, height: sheet }),
    width,
    height: drawn,
    cards: { columns, form: "wide", height: height - drawn - GAP },
    unit: 1,
  };
}

/** On a phone on its side: as high as the screen, and the page scrolls from part to part. */
function flat({ width, height, zones, patrons, nile }: Wanted): Layout {
  const rows = zones * CARD_ROWS;
  const cell = Math.max(FEWEST, Math.floor((height - LETTERS - 16) / rows));
  const tray = { x: 0, y: 0, width, height: rows * cell + LETTERS + 14 };
  const region = regionIn(tray, rows, "sides", 4, TAG, TAG, 74);
  const river = nile ? 42 : 0;
  const below = tray.height + GAP + (river ? river + GAP : 0);
  const museum = beside({ x: 0, y: below, width, height });
  return {
    region,
    river: river ? { x: 0, y: tray.height + GAP, width, height: river } : null,
    ...museum,
    width,
    height: below + museum.museum.height,
    cards: { columns: Math.min(2, patrons), form: "wide", height: 0 },
    unit: 1,
  };
}

function stacked({ width, zones, nile }: Wanted): Layout {
  const rows = zones * CARD_ROWS;
  const wide = width >= 620;
  const sides = wide && zones > 2;
  const lines = zones > 2 ? 2 * LINE + 4 : wide ? TAG : LINE + 4;
  const rim = wide ? 8 : 0;
  const band = wide ? TAG : LINE + 4;
  const left = wide ? 22 : width > 364 ? 13 : 1;
  const cell = sides
    ? (width - 2 * rim - 2 * SIDE - 30) / COLUMNS
    : (width - 2 * rim - left - (wide ? 22 : 1)) / COLUMNS;
  const [above, below] = sides ? [8, 12] : [band, lines];
  const tall = 2 * rim + above + LETTERS + rows * cell + below;
  const region: Region = {
    x: 0,
    y: 0,
    width,
    height: tall,
    cell,
    left: sides ? (width - COLUMNS * cell) / 2 + 7 : rim + left,
    top: rim + above + LETTERS,
    rows,
    rim,
    tags: sides ? "sides" : "bands",
    band: sides ? SIDE : band,
  };
  const river = nile ? (wide ? 44 : 78) : 0;
  const from = tall + GAP + (river ? river + GAP : 0);
  const sheet = wide
    ? beside({ x: 0, y: from, width, height: 380 })
    : sheetIn({ x: 0, y: from, width, height: width * 0.93 + TITLE + 170 });
  return {
    region,
    river: river ? { x: 0, y: tall + GAP, width, height: river } : null,
    ...sheet,
    width,
    height: from + sheet.museum.height,
    cards: { columns: wide ? 2 : 1, form: "wide", height: 0 },
    unit: 1,
  };
}

/** The fields in a tray of given size, as large as they can be. */
function regionIn(
  tray: Box,
  rows: number,
  tags: Region["tags"],
  rim: number,
  tag: number,
  lower = tag,
  side = SIDE,
): Region {
  const sides = tags === "sides";
  const [above, below] = sides ? [3, 7] : [tag, lower];
  const aside = sides ? side : 2;
  const across = tray.width - 2 * rim - 2 * aside - (tray.width > 460 && !(side < SIDE) ? 30 : 15);
  const down = tray.height - 2 * rim - above - below - LETTERS;
  const cell = Math.max(20, Math.min(MOST, across / COLUMNS, down / rows));
  const free = down - rows * cell;
  return {
    ...tray,
    cell,
    left: tray.x + (tray.width - COLUMNS * cell) / 2 + (tray.width > 460 ? 5 : 6),
    top: tray.y + rim + above + LETTERS + free / 2,
    rows,
    rim,
    tags,
    band: sides ? side : above,
  };
}

/** The museum above, the track and the supply below it, on one sheet. */
function sheetIn(box: Box): Pick<Layout, "museum" | "track" | "supply"> {
  const { x, y, width, height } = box;
  const tight = height < 430;
  const supply = tight ? 40 : 52;
  const track = tight ? 84 : 100;
  const room = height - TITLE - supply - track - 14;
  const edge = Math.max(60, Math.min((width - 38) / 2, room / 1.93, 300));
  const pad = width < 300 ? 8 : 16;
  const spare = Math.max(0, room - edge * 1.93 - 8);
  const middle = { x: x + width / 2, y: y + TITLE + 10 + edge + spare * 0.4 };
  return {
    museum: { ...box, edge, middle },
    track: { x: x + pad, y: y + height - supply - track, width: width - 2 * pad, height: track },
    supply: { x: x + pad, y: y + height - supply, width: width - 2 * pad, height: supply },
  };
}

/** The museum on the left of a sheet, track and supply on its right. */
function beside(box: Box): Pick<Layout, "museum" | "track" | "supply"> {
  const { x, y, width, height } = box;
  const edge = Math.min((height - 34) / 2, width * 0.29);
  const right = x + 2 * edge + 50;
  const room = x + width - right - 14;
  return {
    museum: { ...box, edge, middle: { x: x + edge + 24, y: y + height / 2 + 2 } },
    track: { x: right, y: y + TITLE + 26, width: room, height: 110 },
    supply: { x: right, y: y + TITLE + 150, width: room, height: 60 },
  };
}
