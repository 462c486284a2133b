/** What is found: a drawing for each sort of thing, within 12 of the middle, in one line weight. */

const GOLD = "#E2B64E";
const BRONZE = "#A9743C";
const CLAY = "#C98B5B";
const MARBLE = "#EFE6D2";
const STONE = "#B3A791";
const DARK = "#4A3B34";
const BLUE = "#5E93B8";

const thin = (d: string) => `<path d="${d}" fill="none" stroke-width=".65"/>`;
const part = (fill: string, d: string) => `<path d="${d}" fill="${fill}"/>`;

export const SORTS: Record<string, string> = {
  horse:
    part(BRONZE, "M-9 10V1Q-10-4-5-4H2L5-11 7-8 11-7 10-4 7-3V3L8 10H5L4 4H-4L-6 10z") +
    thin("M-9-2Q-12 2-11 6M5-11L3-4"),
  coin: `<circle r="10.500" fill="${GOLD}"/><circle r="8.400" fill="none" stroke-width=".6"/>${part(BRONZE, "M-4 6Q-6-5 0-6T4 6z")}<circle cx="-1.700" cy="-2.500" r="1.500" fill="#fff"/><circle cx="1.900" cy="-2.500" r="1.500" fill="#fff"/>${thin("M0-1v2M-2 4h4")}`,
  cup:
    part(CLAY, "M-8-8H8Q8 3 2 4V7H5V10H-5V7H-2V4Q-8 3-8-8z") +
    thin("M-8-5Q-13-6-12-2T-7 1M8-5Q13-6 12-2T7 1M-7.500-3H7.500M-6.600 0H6.600"),
  helmet:
    part(BRONZE, "M-8 8V-2Q-8-11 1-11T9-1L7 3V9L3 10V3H0V-1H-4V10z") +
    thin("M-8-2Q0-5 9-1") +
    part("#8A2F22", "M-2-11Q2-15 7-12 11-9 11-3 9-9 1-11z"),
  statue:
    part(
      MARBLE,
      "M-6 11V9H6V11zM-4 9L-3-1Q-5-3-5-5L-2-6V-7.500Q-3-11.500 0-11.500T2-7.500V-6L5-5Q5-2 3-1L4 9z",
    ) + thin("M-1 9Q1 4-1 0M2 8Q3 4 1 1M-5-4L-7 2M-1.500-9H1.500"),
  bust:
    part(MARBLE, "M-7 11Q-7 5-2 4V1Q-5-1-5-5-5-11 1-11 6-11 6-5L7-2 5.500-1V2Q4 3 2.500 2.500V4Q7 5 7 11z") +
    thin("M-5-6Q0-9 6-6M-4-8Q1-11 5-8"),
  queen:
    part(BLUE, "M-4-4L-6-12H5L6-4z") +
    part(CLAY, "M-7 11Q-7 6-2 4V1Q-5-1-4-4H5L6-1 4.500 0V2L2 3V4Q7 6 7 11z") +
    thin("M-5-8H5.500M-6.500 9H6.500M-1-3h2"),
  omphalos:
    part(STONE, "M-8 10Q-9-2-3-8 0-10.500 3-8 9-2 8 10z") +
    thin("M-7 4L5-5M-8 9L7 0M-2 10L8 4M7 4L-5-5M8 9L-7 0M2 10L-8 4"),
  mask:
    part(GOLD, "M-9-6Q-9-11 0-11T9-6Q9 5 0 11-9 5-9-6z") +
    thin("M-6-4q2-2 4 0zM6-4q-2-2-4 0zM0-4V1l-1.500 1H1.500M-3 5q3 2 6 0M-7-7Q0-10 7-7M-4 8Q0 10 4 8"),
  pharaoh:
    part(GOLD, "M-10 10L-8-6Q-6-12 0-12T8-6L10 10H5L4 2H-4L-5 10z") +
    part(CLAY, "M-4.500-5Q0-8 4.500-5V1Q0 6-4.500 1z") +
    thin(
      "M-9 5L-5 4M-8.500 1L-5 0M-8-3L-5-4M9 5L5 4M8.500 1L5 0M8-3L5-4M-2.500-2h1.500M1-2h1.500M-1.500 2h3",
    ) +
    part(BLUE, "M-1 5h2V10h-2z"),
  jewels:
    part(GOLD, "M-10-6Q-9 9 0 9T10-6L7-6Q6 4 0 4T-7-6z") +
    `<circle cy="6.500" r="2.300" fill="#A8322A"/><circle cx="-6" cy="3" r="1.700" fill="${BLUE}"/><circle cx="6" cy="3" r="1.700" fill="${BLUE}"/>` +
    thin("M-9-9h4M5-9h4"),
  relief:
    part(MARBLE, "M-11-9H11V9H-11z") +
    part(STONE, "M-8 9V2Q-9-2-6-2T-4 2V9zM-1 9V1Q-3-3 0-4T3 1V9zM6 9V2Q4-2 7-2T9 2V9z") +
    thin(
      "M-11-6H11M-6-5a1.500 1.500 0 1 0 .1 0zM0-7.500a1.500 1.500 0 1 0 .1 0zM7-5a1.500 1.500 0 1 0 .1 0z",
    ),
  seal:
    part(STONE, "M-4-10H5V6H-4z") +
    part(CLAY, "M-11 7H11V11H-11z") +
    thin("M-4-7H5M-4 3H5M-2-5v6M1-5v6M3-4l-2 2 2 2M-9 9l2-1 2 1 2-1 2 1 2-1 2 1 2-1 2 1"),
  figurines:
    part(
      CLAY,
      "M-9 10L-8-1Q-9-6-6.500-6.500T-4-1L-3 10zM-2 10L-1.500-4Q-2-10 1-10T3.500-4L4 10zM5 10L5.500 0Q5-4 7.500-4T9.500 0L10 10z",
    ) + thin("M-8.500 3h5M-1.700 1h5.500M5.300 4h4.500"),
  crystal:
    part("#CFE3E6", "M-3-11H3V-7Q9-4 7 4 5 10 0 11-5 10-7 4-9-4-3-7z") +
    thin("M-3-7H3M-7 0L-2-4 3 0 7-3M-6 5L0 2 6 5M0 11V2M3-9q5 0 4 6"),
  sphinx:
    part(STONE, "M-11 9V4L-6-1H3L4-4Q2-10 6-10T9-4L10 3 11 9z") +
    thin("M-11 9H11M4-5Q7-3 9-5M-5 9V5M3 9L5 2M-11 4Q-12 1-10-1") +
    part(GOLD, "M3-7L6-12 10-7z"),
  bull:
    part(
      DARK,
      "M-5-3Q-12-4-12-11-8-9-5-8-3-9.500 0-9.500T5-8Q8-9 12-11 12-4 5-3 6 4 3.500 9 0 12-3.500 9-6 4-5-3z",
    ) +
    part(GOLD, "M-12-11Q-8-9-5-8-6-5-5-3-12-4-12-11zM12-11Q8-9 5-8 6-5 5-3 12-4 12-11z") +
    `<circle cx="-2.600" cy="-1.500" r=".9" fill="#fff"/><circle cx="2.600" cy="-1.500" r=".9" fill="#fff"/>`,
  cow:
    part(CLAY, "M-10 9V2Q-11-4-6-4H3L4-7 2-10 6-8 10-10 9-6 11-3 8 0 7 3V9H4V5H-4L-6 9z") +
    thin("M-10-1Q-12 2-11 5"),
  fresco:
    part("#C9D6CC", "M-11-9L9-10 11 8-10 10z") +
    part("#8A4A2C", "M-8 3Q-9-3-2-3L4-4Q6-8 9-6 8-3 9 0L5 2 6 6H4L2 3H-3L-6 7-7 6z") +
    thin("M-4-3Q-2-9 3-8L5-5M-11 6L11 5M9-10L7-5"),
  goddess:
    part(CLAY, "M-8 11L-5 1H5L8 11z") +
    part(MARBLE, "M-4 1L-4-4-10-8-9-10-3-6Q-3-11 0-11T3-6L9-10 10-8 4-4V1z") +
    thin("M-6 5H6M-7 8H7M-10-9v-3M10-9v-3"),
  disc: `<circle r="11" fill="#B97B4C"/>${thin("M0 0a2 2 0 0 1 2.600 1.500a4.500 4.500 0 0 1-7 1.400a6 6 0 0 1 2-8.500a8 8 0 0 1 10 3a9 9 0 0 1-2 10M-7 3l1.500 1M-6-4l1.500.6M0-8v1.600M6-5l-1 1M7 2l-1.500-.4M3 7l-.8-1.400M-3 8l.5-1.500")}`,
  bottle:
    part(CLAY, "M-2-11H2V-5Q9-3 9 4T0 11-9 4-2-5z") +
    thin("M-3-11H3M-8 1Q0-2 8 1M-8.500 4Q0 1 8.500 4M-7 8Q0 5 7 8M-2-9Q-6-8-6-4M2-9Q6-8 6-4"),
  gears:
    part(
      BRONZE,
      "M-2-11h4l1 3 3-2 3 3-2 3 3 1v4l-3 1 2 3-3 3-3-2-1 3h-4l-1-3-3 2-3-3 2-3-3-1v-4l3-1-2-3 3-3 3 2z",
    ) +
    `<circle r="6" fill="${GOLD}"/><circle r="1.800" fill="${DARK}"/>` +
    thin("M0-6V6M-6 0H6M-4.200-4.200L4.200 4.200M4.200-4.200L-4.200 4.200"),
  coffin:
    part(CLAY, "M-10-2H10L8 8H-8z") +
    part("#B5764A", "M-11-2L-8-8H8L11-2z") +
    thin("M-8 1q2 3 4 0t4 0 4 0 4 0M-7 5h14M-8 8v2M8 8v2"),
  ushabti:
    part(BLUE, "M-5 11L-6-1Q-6-4-4-5-5-11 0-11T4-5Q6-4 6-1L5 11z") +
    thin("M-4-5Q0-3 4-5M-5-1L3 3M5-1L-3 3M-5 6H5M-5 8.500H5M-1.500-8h3"),
  papyrus:
    part("#E9D3A0", "M-9-9Q-12-9-12-6.500T-9-4V9Q-9 11-6 11H9Q12 11 12 8.500T9 6V-9z") +
    thin("M-6-5H6M-6-2H6M-6 1H3M-6 4H6M9 6H-6Q-3 6-3 8.500T-6 11"),
  scarab:
    part(BLUE, "M-6-3Q-6-7 0-7T6-3Q8 9 0 11-8 9-6-3z") +
    part(DARK, "M-4-6Q-4-11 0-11T4-6Q0-8-4-6z") +
    thin("M0-6V11M-6-2Q0-5 6-2M-6-3L-10-6M6-3L10-6M-7 2L-11 2M7 2L11 2M-6 7L-10 10M6 7L10 10"),
  amulet:
    part(GOLD, "M-10-3L0-10 10-3 7 9H-7z") +
    part(BLUE, "M-5-1h4V6h-4z") +
    part("#A8322A", "M1-1h4V6H1z") +
    thin("M-4-10Q0-14 4-10M-7 9H7M-8-2H8"),
  dish: `<ellipse rx="11" ry="8.500" fill="${BLUE}"/><ellipse rx="8" ry="5.500" fill="#7FB4CF"/>${thin("M-5 1q2-4 5 0t5 0M-3-3h6M0 3q2-3 4 0")}`,
  mirror: `<circle cy="-3.500" r="8" fill="${GOLD}"/>${part(BRONZE, "M-1.500 4.500h3L2.500 12h-5z")}${thin("M-5-6Q-2-9 2-8M-4 5Q0 3 4 5")}`,
  palette:
    part(STONE, "M-8-10H8Q9-2 5 5L0 12-5 5Q-9-2-8-10z") +
    thin("M-7-6H7M-6 1H6M-4-3v3M-1-4v4M3-5l2 4M-3 3l3 2 3-2"),
  stele: part(STONE, "M-8 11V-5Q-8-11 0-11T8-5V11z") + thin("M-5-6Q0-9 5-6M-6-2H6M-6 1H6M-6 4H6M-6 7H4"),
  medallion: `<circle cy="2" r="8.500" fill="${GOLD}"/><circle cy="2" r="5.600" fill="${BRONZE}"/>${thin("M-3-6Q0-13 3-6M0-2V6M-4 2H4")}`,
  board:
    part(MARBLE, "M-11-11H11V11H-11z") +
    thin("M-8-8H8V8H-8zM-5-5H5V5H-5zM-2-2H2V2H-2zM0-8V-2M0 8V2M-8 0H-2M8 0H2") +
    `<circle cx="-8" cy="-8" r="1.600" fill="${DARK}"/><circle cx="5" cy="0" r="1.600" fill="#A8322A"/>`,
  menorah:
    part(STONE, "M-11-11H11V11H-11z") +
    `<path d="M0-8V6M-4 8H4L2 6H-2zM-8-7Q-8 1 0 1T8-7M-5-7Q-5-2 0-2T5-7M-2.500-7Q-2.500-4.500 0-4.500T2.500-7" fill="none" stroke-width="1.300"/>`,
  stand:
    part(CLAY, "M-9-9H9L6-5V7L9 11H-9L-6 7V-5z") +
    thin("M-6-3H6M-6 5H6M-3-2v6l-1-3M0-2v6M3-2v6l1-3M-9-9Q0-12 9-9"),
  pillar:
    part(CLAY, "M-6 11L-4 1Q-7 0-6-3L-3-4Q-4-11 0-11T3-4L6-3Q7 0 4 1L6 11z") +
    thin("M-5 0Q0 3 5 0M-1.500-8h.5M1-8h.5M-1-6h2M-5 8H5"),
  sarcophagi:
    part(CLAY, "M-10 11V-6Q-10-11-6-11T-2-6V11zM2 11V-6Q2-11 6-11T10-6V11z") +
    thin("M-8-6h4M-6-5v3M-9 1Q-6 3-3 1M4-6h4M6-5v3M3 1Q6 3 9 1"),
  tablet:
    part(CLAY, "M-8-10Q0-12 8-10 10 0 8 10 0 12-8 10-10 0-8-10z") +
    thin(
      "M-6-7l3 1M-2-7l2 1 2-1M4-7l2 1M-6-3h3l-1 1M0-3l2 1M4-3h3M-6 1l2 1 2-1M1 1h3M5 1l1 1M-6 5h3M-1 5l2 1 2-1M5 5h2",
    ),
  ossuary:
    part(MARBLE, "M-11-3H11V9H-11z") +
    part(STONE, "M-12-3Q0-10 12-3z") +
    thin("M-5 3a3 3 0 1 0 .1 0zM5 3a3 3 0 1 0 .1 0zM-11 6.500H11M-9 9v2M9 9v2"),
  scrolls:
    part("#E9D3A0", "M-11-6L7-10Q10-10 10-7L-8-2Q-11-3-11-6z") +
    part("#DCC08A", "M-9 3L8-1Q11-1 11 2L-6 7Q-9 6-9 3z") +
    part(CLAY, "M-8 11L9 6Q11 7 11 9L-5 13z") +
    thin("M-9-5L8-9M-7 4L9 0"),
  bowl:
    part("#A8C8B8", "M-11-5H11Q10 7 0 7T-11-5z") +
    part(STONE, "M-4 7H4L5 10H-5z") +
    thin("M-10-1Q0 2 10-1M-7 3Q0 5 7 3M-5-5Q-4 2 0 7Q4 2 5-5"),
  lion:
    part(STONE, "M-11 10H11V8H8L7 1 10-2 9-8 4-10-1-7-2-3Q-8-3-9 2L-8 8H-11z") +
    thin("M-2-3Q2 0 1 6M4-10Q7-6 4-2M6-6h.6M9-4l-2 1M-9 2Q-12 0-11-4"),
  obelisk:
    part(MARBLE, "M-5 9L-3.500-7 0-12 3.500-7 5 9z") +
    part(STONE, "M-8 11V9H8V11z") +
    thin("M-3.500-7H3.500M-2-4h4M-2.300-1h4.600M-2.600 2h5.200M-3 5h6"),
  crown:
    part(GOLD, "M-10 7L-11-6-6-1-3-10 0-2 3-10 6-1 11-6 10 7z") +
    part(BRONZE, "M-10 7H10V10H-10z") +
    `<circle cx="-3" cy="-10" r="1.300" fill="#A8322A"/><circle cx="3" cy="-10" r="1.300" fill="#A8322A"/><circle cy="3" r="1.800" fill="${BLUE}"/>`,
  vase:
    part(MARBLE, "M-6-11H6L4 5Q3 7 0 7T-4 5z") +
    part(STONE, "M-2 7H2L4 11H-4z") +
    thin("M-5.600-7H5.600M-5-3H5M-4.500 1H4.500M-3-10v2M0-10v2M3-10v2M-3-6l1 2M1-6l1 2"),
  goblet:
    part(GOLD, "M-8-10H8Q8-1 2 1V7Q6 8 6 11H-6Q-6 8-2 7V1Q-8-1-8-10z") +
    thin("M-7.500-7H7.500M-6-3H6M-4-10V-1M0-10V0M4-10V-1"),
  night:
    part(CLAY, "M-11-10H11V11H-11z") +
    part("#E3B687", "M-2 5L-3-4Q-3-9 0-9T3-4L2 5 3 9H-3z") +
    thin("M-3-3L-8-6-9 4-5 0M3-3L8-6 9 4 5 0M-10 9H10M-1.500-6.500h3M-2 2h4"),
  paint:
    part("#E2CB96", "M-11-10L10-11 11 9-10 11z") +
    part("#A8502E", "M-6 9L-5 1-8-1-4-3Q-5-8-2-8T0-3L4-5 5-3 1 0 2 9z") +
    part(BLUE, "M5 9L6 0Q5-4 7-4T9 0L9 9z") +
    thin("M-11-7H10M-10 8H11"),
  mummy:
    part("#D9C49A", "M-4 12Q-8 4-7-3-5-12 0-12T7-3Q8 4 4 12z") +
    part(CLAY, "M-3.500-6Q0-9 3.500-6 3 0 0 0T-3.500-6z") +
    thin("M-7 1L6 4M-6 7L7 3M-5 11L6 7M7 0L-5 5M-1.500-5h.5M1-5h.5M-1-2.500h2"),
  code:
    part(DARK, "M-7 11L-5-9Q0-13 5-9L7 11z") +
    thin("M0 0") +
    `<path d="M-4-7Q-3-9-2-7V-3M3-8Q4-10 5-8M-5-2H5M-5.500 1H5.500M-5.600 4H5.600M-6 7H6" fill="none" stroke="#d8cbb0" stroke-width=".7"/>`,
  book:
    part("#FFF8E6", "M0-6Q-7-10-12-7V8Q-7 5 0 9 7 5 12 8V-7Q7-10 0-6z") +
    thin("M0-6V9M-9-3q4-1 6 1M-9 1q4-1 6 1M9-3q-4-1-6 1M9 1q-4-1-6 1"),
};

/** Which sort an artifact is, by its name. */
const OF: Record<string, string> = {
  "bronze-horse": "horse",
  "Attic-owl-coin": "coin",
  "Attic-cup": "cup",
  "helmet-from-Olympia": "helmet",
  "Venus-de-Milo": "statue",
  "Pallas-Athena": "bust",
  "Omphalos-of-Delphi": "omphalos",
  "charioteer-of-Delphi": "statue",
  "mask-of-Agamemnon": "mask",
  "treasure-of-Priam": "jewels",
  "Parthenon-relief": "relief",
  "Zeus-of-Artemision": "bust",
  "seal-from-Troy": "seal",
  "figurines-of-Dreros": "figurines",
  "rock-crystal-vessel": "crystal",
  "sphinx-from-Malia": "sphinx",
  "disc-of-Zeus": "coin",
  "bull-head-vessel": "bull",
  "bull-fresco": "fresco",
  "mother-goddess": "goddess",
  "Phaistos-disc": "disc",
  "helmet-of-Axos": "helmet",
  "bottle-from-Chania": "bottle",
  "marble-Aphrodite": "statue",
  "Antikythera-mechanism": "gears",
  "lidded-coffin": "coffin",
  ushabti: "ushabti",
  "Abusir-papyrus": "papyrus",
  "scarab-amulet": "scarab",
  "Senwosret-amulet": "amulet",
  "blue-faience-dish": "dish",
  "Sobekneferu-seal": "seal",
  "Theban-tomb-painting": "paint",
  "bust-of-Nefertiti": "queen",
  "bronze-mirror": "mirror",
  "Narmer-palette": "palette",
  "mummy-of-Ramesses": "mummy",
  "Rosetta-stone": "stele",
  "mask-of-Tutankhamun": "pharaoh",
  "Tel-Dan-stele": "stele",
  "Tinshemet-medallion": "medallion",
  "Roman-coin": "coin",
  "mill-game-board": "board",
  "bull-figurine": "cow",
  "menorah-relief": "menorah",
  "cult-stand-from-Ashdod": "stand",
  "pillar-figure-from-Arad": "pillar",
  "clay-sarcophagi": "sarcophagi",
  "Amarna-letter": "tablet",
  ossuary: "ossuary",
  "Merneptah-stele": "stele",
  "Qumran-scrolls": "scrolls",
  "glass-bowl-of-Nimrud": "bowl",
  "lion-of-Babylon": "lion",
  "white-obelisk": "obelisk",
  "earliest-writing-tablet": "tablet",
  "Gudea-seal": "seal",
  "Sumerian-gold-helmet": "helmet",
  "Queen-of-the-Night": "night",
  "gold-cup-from-Ur": "goblet",
  "Warka-vase": "vase",
  "Gilgamesh-tablet": "tablet",
  "Nimrud-crown": "crown",
  "mask-of-Sargon": "mask",
  "code-of-Hammurabi": "code",
};

/** The symbol that shows a find. */
export function sortOf(tile: string, kind: string): string {
  return kind === "artifact" ? (OF[tile] ?? "vase") : "book";
}
