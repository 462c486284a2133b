/** A small picture for each game, drawn in a box of 320 by 120. */

import { half } from "../boards/pergamon/art";

const ink = 'stroke="var(--line)" stroke-width="1.2" stroke-linejoin="round"';
const columns = [0, 24, 48, 96, 120, 144].map(
  (x) => `<path d="M${88 + x} 24h9v28h-9z" fill="var(--panel)" ${ink}/>`,
);
const hills = '<path d="M0 58V40q50-18 104-4q60-22 110-4q60-14 106 6v22z" fill="var(--hill)"/>';

const pergamon = `${hills}
<path d="M80 24h169v-6H80zM164.500 2 252 18H77zM72 52h185v6H72z" fill="var(--panel)" ${ink}/>${columns.join("")}
<path d="M0 58q27 5 54 0t54 0 54 0 54 0 54 0 54 0V120H0z" fill="var(--earth-2)" ${ink}/>
<path d="M0 92q27-5 54 0t54 0 54 0 54 0 54 0 54 0V120H0z" fill="var(--earth-4)" ${ink}/>
<rect x="92" y="63" width="136" height="54" rx="20" fill="#120d0a" fill-opacity=".45"/>
<g transform="translate(151 90) scale(.85) rotate(-7)">${half("vase", "left")}</g>
<g transform="translate(170 90) scale(.85) rotate(8)">${half("vase", "right")}</g>`;

const mykerinos = `<circle cx="258" cy="28" r="15" fill="var(--lamp)"/>
<path d="M0 82q80-14 160-4t160-4v46H0z" fill="var(--sand)" ${ink}/>
<path d="M150 82 206 30l58 50z" fill="var(--earth-1)" ${ink}/><path d="M206 30 190 82h-40z" fill="var(--earth-2)" ${ink}/>
<path d="M40 86 116 12l78 74z" fill="var(--earth-1)" ${ink}/><path d="M116 12 92 86H40z" fill="var(--earth-2)" ${ink}/>
<path d="M0 106q20-7 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v14H0z" fill="var(--jug)" opacity=".75"/>
<g ${ink}><path d="M216 92h13v13h-13z" fill="var(--seat-a)"/><path d="M232 92h13v13h-13z" fill="var(--seat-a)"/><path d="M70 90h13v13H70z" fill="var(--seat-b)"/><path d="M262 88h13v13h-13z" fill="var(--seat-c)"/></g>`;

const spokes = Array.from({ length: 12 }, (_, k) => {
  const angle = (Math.PI * k) / 6;
  return `M${160 + 38 * Math.cos(angle)} ${60 + 38 * Math.sin(angle)}L${160 + 50 * Math.cos(angle)} ${60 + 50 * Math.sin(angle)}`;
}).join("");
const places: [number, number, string][] = [
  [34, 38, "mask"],
  [74, 88, "vase"],
  [252, 30, "jug"],
  [290, 84, "bracelet"],
];
const thebes = `<path d="M34 38Q54 60 74 88M74 88Q120 110 160 60M160 60Q210 10 252 30M252 30Q284 50 290 84" fill="none" stroke="var(--pencil)" stroke-width="1.6" stroke-dasharray="5 5"/>
${places.map(([x, y, colour]) => `<circle cx="${x}" cy="${y}" r="9" fill="var(--${colour})" ${ink}/>`).join("")}
<circle cx="160" cy="60" r="52" fill="var(--panel)" ${ink}/>
<path d="M160 60V8a52 52 0 0 1 45 78z" fill="var(--mask)" opacity=".8"/><path d="M160 60 115 86A52 52 0 0 1 160 8z" fill="var(--jug)" opacity=".6"/>
<path d="M160 60 115 86a52 52 0 0 0 90 0z" fill="var(--vase)" opacity=".65"/><path d="${spokes}" ${ink}/>
<circle cx="160" cy="60" r="52" fill="none" ${ink}/><path d="M160 66l-5-34 5-8 5 8z" fill="var(--ink)"/><circle cx="160" cy="60" r="6" fill="var(--ink)"/>`;

export const EMBLEMS: Record<string, string> = { pergamon, mykerinos, thebes };
