/** What lies and stands on the table, drawn once: cubes, brass discs, pyramids, portraits, reeds. */

import { chance } from "./craft";
import { PORTRAITS, type Portrait } from "./portraits";

const shade = (colour: string, share: number) => `color-mix(in srgb, ${colour}, #000 ${share}%)`;
const light = (colour: string, share: number) => `color-mix(in srgb, ${colour}, #fff ${share}%)`;

interface Sort {
  colour: string;
  letter: string;
  ink: string;
  /** The mark of the seat, about 5 units around its middle. */
  mark: string;
}
const SORTS: Record<string, Sort> = {
  A: { colour: "var(--seat-a)", letter: "A", ink: "#fff", mark: '<circle r="4.8"/>' },
  B: { colour: "var(--seat-b)", letter: "B", ink: "#fff", mark: '<path d="M-4.4-4.4h8.8v8.8h-8.8z"/>' },
  C: { colour: "var(--seat-c)", letter: "C", ink: "#fff", mark: '<path d="M0-5.2 5.4 3.9H-5.4z"/>' },
  D: { colour: "var(--seat-d)", letter: "D", ink: "#2b2622", mark: '<path d="M0-5.6 5.6 0 0 5.6-5.6 0z"/>' },
  neutral: {
    colour: "var(--neutral)",
    letter: "",
    ink: "#fff",
    mark: '<path d="M-2.8-4.9h5.6L5.6 0 2.8 4.9h-5.6L-5.6 0z"/>',
  },
};

const SHADOW = `<g fill="var(--mk-shade)"><path d="M-15 14-2-6 18-10 37 5 36 18 16 25-13 17.5z" opacity=".13"/><path d="M-15 14 0-4 18-8 32 5 30 16.5 15 21-13 16.8z" opacity=".2"/><path d="M-15.5 13 10-4 18-3 23 8 20 16.5-14.5 16z" opacity=".25"/></g>`;

/** Seen from above and in front; 33 wide, its foot at 16. */
function cube(sort: string, { colour, letter, ink, mark }: Sort): string {
  const bone = sort === "D";
  const face = letter
    ? `<text y="-5.6" text-anchor="middle" font-weight="700" font-size="21" fill="${ink}" stroke="${bone ? "none" : shade(colour, 50)}" stroke-width=".5" paint-order="stroke">${letter}</text>`
    : '<path d="M-7.5-12h15" stroke="#fff" stroke-width="4"/>';
  return `<linearGradient id="mk-top-${sort}" x2="1" y2="1"><stop stop-color="${light(colour, bone ? 60 : 22)}"/><stop offset=".55" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, 10)}"/></linearGradient><linearGradient id="mk-front-${sort}" x2="0" y2="1"><stop stop-color="${shade(colour, bone ? 22 : 28)}"/><stop offset="1" stop-color="${shade(colour, bone ? 42 : 52)}"/></linearGradient>
<symbol id="mk-cube-${sort}" viewBox="-24 -32 64 60" overflow="visible">${SHADOW}
<path d="M-16.5-2h33l-.1 16q-.1 2.4-2.4 2.4h-28q-2.3 0-2.4-2.4z" fill="url(#mk-front-${sort})"/>
<path d="M-13.6-25h27.2q1.7 0 1.8 1.6l1.1 22q0 2.2-2.1 2.2h-28.8q-2.1 0-2.1-2.2l1.1-22q.1-1.6 1.8-1.6z" fill="url(#mk-top-${sort})"/>
<path d="M-14.9-22.8q.2-1.6 1.7-1.6h26.6" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.1"/><path d="M-14.9-22.8-16-2M-16 .2Q0 1.6 16 .2" fill="none" stroke="#fff" stroke-opacity=".36"/>
${bone ? '<path d="M-13.6-25h27.2q1.7 0 1.8 1.6l1.1 22v15.4q-.1 2.4-2.4 2.4h-28q-2.3 0-2.4-2.4V-1.4l1.1-22q.1-1.6 1.6-1.6z" fill="none" stroke="#5a4a32" stroke-width="1"/>' : ""}${face}
<g fill="${bone ? "#2b2622" : "#f7ecd2"}" transform="translate(0 8.6)">${mark}</g></symbol>`;
}

function disc(sort: string, { colour, letter, ink, mark }: Sort): string {
  return `<symbol id="mk-disc-${sort}" viewBox="-22 -22 44 44" overflow="visible"><g fill="var(--mk-shade)"><ellipse cx="4.5" cy="5" rx="17" ry="16.2" opacity=".15"/><ellipse cx="2.6" cy="3" rx="16.6" ry="15.8" opacity=".3"/></g>
<circle cy="1.4" r="16" fill="#6d4a15"/><circle r="16" fill="url(#mk-brass)"/><circle r="13.4" fill="none" stroke="#6d4a15" stroke-opacity=".6"/><circle r="12.7" fill="none" stroke="#fff3c4" stroke-opacity=".6" stroke-width=".8"/>
<g fill="${colour}" stroke="#5b3d10" stroke-width=".5" transform="translate(0 ${sort === "C" ? 1.2 : 0}) scale(2)">${mark}</g><text y="${sort === "C" ? 6.4 : 4.8}" text-anchor="middle" font-weight="700" font-size="${sort === "C" ? 12 : 14}" fill="${ink}">${letter}</text></symbol>`;
}

type Point = [number, number];
const at = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** A lit and a dark side in courses of stone, with sand drifted against its foot. */
function pyramid(variant: number): string {
  const next = chance(variant + 40);
  const west: Point = [-31, 7 + variant];
  const south: Point = [7 - 3 * variant, 25];
  const east: Point = [31, 2 + variant];
  const top: Point = [-1 - variant, -29 + 2 * variant];
  const COURSES = 8;
  const sun: string[] = [];
  const dark: string[] = [];
  const glint: string[] = [];
  const gloss: string[] = [];
  const joints: string[] = [];
  const seams: string[] = [];
  for (let k = 1; k < COURSES; k++) {
    const t = k / (COURSES + 0.4);
    const [a, b, c] = [between(west, top, t), between(south, top, t), between(east, top, t)];
    const sunk: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + next() - 0.5];
    sun.push(`M${at(a)}Q${at(sunk)} ${at(b)}`);
    glint.push(`M${at([a[0], a[1] + 1.1])}L${at([b[0], b[1] + 1.1])}`);
    dark.push(`M${at(b)}L${at(c)}`);
    gloss.push(`M${at([b[0], b[1] + 1.1])}L${at([c[0], c[1] + 1.1])}`);
  }
  for (let k = 0; k < COURSES - 1; k++) {
    const [t, up] = [k / (COURSES + 0.4), (k + 1) / (COURSES + 0.4)];
    const many = COURSES - k;
    for (let m = 1; m < many; m++) {
      const u = (m + (k % 2 ? 0.42 : -0.05) + (next() - 0.5) * 0.18) / many;
      if (u < 0.06 || u > 0.95) continue;
      const foot = between(between(west, top, t), between(south, top, t), u);
      const head = between(between(west, top, up), between(south, top, up), u);
      joints.push(`M${at(foot)}L${at([(foot[0] + head[0]) / 2, head[1]])}`);
      if (m % 2) {
        const low = between(between(south, top, t), between(east, top, t), u);
        const high = between(between(south, top, up), between(east, top, up), u);
        seams.push(`M${at(low)}L${at([low[0], high[1] + 1])}`);
      }
    }
  }
  const stroke = (lines: string[], colour: string, opacity: number, width: number) =>
    `<path d="${lines.join("")}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" fill="none"/>`;
  return `<symbol id="mk-pyramid-${variant}" viewBox="-38 -34 96 64" overflow="visible"><path d="M-2 24L${at(south)}L54 23L33-1z" fill="var(--mk-shade)" opacity=".18"/><path d="M${at(south)}L49 25L${at(east)}z" fill="var(--mk-shade)" opacity=".4"/>
<path d="M-37 9Q-15 20 6 28Q10 28 15 22L${at(south)}L${at(west)}z" fill="var(--mk-drift)" opacity=".6"/>
<path d="M${at(west)}L${at(south)}L${at(top)}z" fill="url(#mk-sunny)"/><path d="M${at(south)}L${at(east)}L${at(top)}z" fill="url(#mk-shady)"/>
${stroke(sun, "#a5783a", 0.8, 0.95)}${stroke(glint, "#fff6d8", 0.75, 0.8)}${stroke(dark, "#3f270c", 0.75, 0.95)}${stroke(gloss, "#b88c50", 0.45, 0.8)}${stroke(joints, "#a5783a", 0.55, 0.8)}${stroke(seams, "#3f270c", 0.5, 0.8)}
<path d="M${at(top)}L${at(west)}" stroke="#fffbe6" stroke-width="1.2" stroke-opacity=".9"/><path d="M${at(top)}L${at(south)}" stroke="#fdf0c8" stroke-width="1.1" stroke-opacity=".85"/><path d="M${at(west)}L${at(south)}L${at(east)}L${at(top)}z" fill="none" stroke="#4c3314" stroke-opacity=".75" stroke-linejoin="round"/></symbol>`;
}
export const PYRAMIDS = 3;

function portrait([patron, { sheet, cuts, gaps, turned }]: [string, Portrait]): string {
  const own = `var(--${patron})`;
  const side = turned ? ' transform="matrix(-1 0 0 1 100 0)"' : "";
  return `<radialGradient id="mk-oval-${patron}" cx=".36" cy=".3" r=".85"><stop stop-color="${light(own, 86)}"/><stop offset=".65" stop-color="${light(own, 62)}"/><stop offset="1" stop-color="${light(own, 34)}"/></radialGradient>
<symbol id="mk-portrait-${patron}" viewBox="0 0 100 124"><ellipse cx="50" cy="62" rx="47" ry="60" fill="url(#mk-oval-${patron})"/><g clip-path="url(#mk-oval)"><g fill="none" stroke="#2a1606"><ellipse cx="52" cy="65" rx="49" ry="62" stroke-opacity=".14" stroke-width="9"/><ellipse cx="51.5" cy="64" rx="49" ry="62" stroke-opacity=".2" stroke-width="5"/></g><g transform="translate(3 3.5)" opacity=".22"><g${side} fill="#2a1606" color="#2a1606">${sheet}</g></g><g${side}><g fill="#231d1b" color="#231d1b">${sheet}</g><g fill="none" stroke="${light(own, 70)}" stroke-width="1.3" stroke-linecap="round">${cuts}</g><g fill="${light(own, 70)}">${gaps}</g></g></g>
<ellipse cx="50" cy="62" rx="47" ry="60" fill="none" stroke="#3a2a16" stroke-opacity=".55" stroke-width="3"/><ellipse cx="50" cy="62" rx="47" ry="60" fill="none" stroke="${own}" stroke-width="1.8"/></symbol>`;
}

function reed(variant: number): string {
  const next = chance(variant + 3);
  let blades = "";
  for (let k = 0; k < 9; k++) {
    const [lean, tall] = [(k - 4) * 3 + next() * 2 - 1, 13 + next() * 9];
    blades += `<path d="M${(k - 4) * 1.5} 1Q${(k - 4) * 1.8} ${(-tall * 0.6).toFixed(1)} ${lean.toFixed(1)} ${(-tall).toFixed(1)}" stroke="${["#4c6128", "#6d8436", "#38501f"][k % 3]}"/>`;
    if (k % 3 === 1)
      blades += `<path d="M${lean.toFixed(1)} ${(2 - tall).toFixed(1)}v-5" stroke="#7a4f22" stroke-width="2.6"/>`;
  }
  return `<symbol id="mk-reed-${variant}" viewBox="-18 -26 36 32" overflow="visible"><ellipse cx="5" cy="2.5" rx="11" ry="3" fill="var(--mk-shade)" opacity=".35"/><g fill="none" stroke-width="1.7" stroke-linecap="round">${blades}</g></symbol>`;
}
export const REEDS = 2;

const PEG = `<symbol id="mk-peg" viewBox="-6 -12 26 26" overflow="visible"><path d="M-2 3 16 11l1-3.5L3-1z" fill="var(--mk-shade)" opacity=".3"/><path d="M-4-7h8L3 6h-6z" fill="#8a5b2c"/><path d="M.8-7H4L3 6H.6z" fill="#5c3a17"/><ellipse cy="-7" rx="4.2" ry="2.6" fill="#dcb27a" stroke="#5c3a17" stroke-width=".6"/><path d="M-4-1.5h8" stroke="#b3402a" stroke-width="1.8"/></symbol>`;

const FELUCCA = `<symbol id="mk-felucca" viewBox="-24 -30 56 52" overflow="visible"><path d="M-14 12Q4 22 30 14L22 2-6 8z" fill="#12343f" opacity=".35"/><path d="M-20 7Q-17 15-8 15.5h18Q18 14 22 5 2 10-20 7z" fill="#7a4a22" stroke="#3d220c" stroke-width=".9"/><path d="M-19 7.8Q2 11 21 6" stroke="#d9a566" stroke-width="1.6" fill="none"/><path d="M-1 9-3-19" stroke="#4a2c12" stroke-width="1.8"/><path d="M-14-4 16-25Q19-8 9 5-2 6-12 3-7-2-14-4z" fill="#fbf3e0" stroke="#7a6238" stroke-width=".8"/><path d="M16-25Q19-8 9 5L4 5.3Q13-8 16-25z" fill="#d9c79c" opacity=".8"/><path d="M-15-3.3 17-25.6" stroke="#4a2c12" stroke-width="1.5"/></symbol>`;

const PAINTS = `<radialGradient id="mk-brass" cx=".35" cy=".3" r=".8"><stop stop-color="#fff1b8"/><stop offset=".35" stop-color="#dcb152"/><stop offset=".8" stop-color="#a67a28"/><stop offset="1" stop-color="#76521a"/></radialGradient>
<radialGradient id="mk-glow"><stop stop-color="#ffd25a" stop-opacity=".95"/><stop offset=".45" stop-color="#f2b32c" stop-opacity=".45"/><stop offset="1" stop-color="#f2b32c" stop-opacity="0"/></radialGradient>
<linearGradient id="mk-paper" x2="1" y2="1"><stop stop-color="var(--mk-paper-1)"/><stop offset=".5" stop-color="var(--mk-paper-2)"/><stop offset="1" stop-color="var(--mk-paper-3)"/></linearGradient>
<linearGradient id="mk-stone" x2="1" y2="1"><stop stop-color="var(--mk-stone-1)"/><stop offset=".6" stop-color="var(--mk-stone-2)"/><stop offset="1" stop-color="var(--mk-stone-3)"/></linearGradient>
<linearGradient id="mk-sunny" y1=".3" x2="1" y2="1"><stop stop-color="var(--mk-sun-1)"/><stop offset="1" stop-color="var(--mk-sun-2)"/></linearGradient>
<linearGradient id="mk-shady" x2="1" y2="1"><stop stop-color="#8d6535"/><stop offset="1" stop-color="#5f3f1c"/></linearGradient>
<linearGradient id="mk-rule" x2="0" y2="1"><stop stop-color="#e2b878"/><stop offset=".12" stop-color="#d0a05c"/><stop offset=".85" stop-color="#b98745"/><stop offset="1" stop-color="#8a5f2a"/></linearGradient>
<radialGradient id="mk-well" cx=".4" cy=".35" r=".7"><stop stop-color="#4a2f12"/><stop offset=".8" stop-color="#7d5526"/><stop offset="1" stop-color="#9a6d34"/></radialGradient>
<linearGradient id="mk-glass" x2="1" y2="1"><stop stop-color="#ffffff" stop-opacity=".9"/><stop offset=".45" stop-color="#eaf3ee" stop-opacity=".7"/><stop offset="1" stop-color="#c4d6d0" stop-opacity=".8"/></linearGradient>
<radialGradient id="mk-lamp" cx=".2" cy=".08" r="1.1"><stop stop-color="#fff3cf" stop-opacity=".5"/><stop offset=".45" stop-color="#fff3cf" stop-opacity=".06"/><stop offset="1" stop-color="#3b1f05" stop-opacity=".28"/></radialGradient>
<pattern id="mk-floor-5" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><path d="M0 0h10v10H0z" fill="var(--mk-parquet)"/><path d="M0 0h10M0 5h10M3 0v5M8 5v5" stroke="var(--mk-joint)" stroke-width=".8"/></pattern>
<pattern id="mk-floor-3" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h12v12H0z" fill="var(--mk-tile-1)"/><path d="M0 0h6v6H0zM6 6h6v6H6z" fill="var(--mk-tile-2)"/></pattern>
<pattern id="mk-floor-2" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-35)"><path d="M0 0h5v5H0z" fill="var(--mk-mat-1)"/><path d="M0 0h5" stroke="var(--mk-mat-2)" stroke-width="1.6"/></pattern>
<clipPath id="mk-oval"><ellipse cx="50" cy="62" rx="47" ry="60"/></clipPath>`;

const each = <T>(all: Iterable<T>, drawn: (one: T) => string) => Array.from(all, drawn).join("");
const range = (many: number) => Array.from({ length: many }, (_, k) => k);

/** All of it in lots, one for each part of the page. */
export const SYMBOLS: string[] = [
  PAINTS + PEG + FELUCCA,
  each(Object.entries(SORTS), ([sort, drawn]) => cube(sort, drawn)),
  each(
    Object.entries(SORTS).filter(([sort]) => sort !== "neutral"),
    ([sort, drawn]) => disc(sort, drawn),
  ),
  each(range(PYRAMIDS), pyramid) + each(range(REEDS), reed),
  each(Object.entries(PORTRAITS), portrait),
];
