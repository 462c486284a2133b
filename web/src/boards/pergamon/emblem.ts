import { INK as ink } from "../../kit/things";
import { half } from "./art";

const columns = [0, 24, 48, 96, 120, 144].map(
  (x) => `<path d="M${88 + x} 24h9v28h-9z" fill="var(--panel)" ${ink}/>`,
);
const hills = '<path d="M0 58V40q50-18 104-4q60-22 110-4q60-14 106 6v22z" fill="var(--hill)"/>';

export const place = 1; // on the first page

export const art = `${hills}
<path d="M80 24h169v-6H80zM164.500 2 252 18H77zM72 52h185v6H72z" fill="var(--panel)" ${ink}/>${columns.join("")}
<path d="M0 58q27 5 54 0t54 0 54 0 54 0 54 0 54 0V120H0z" fill="var(--earth-2)" ${ink}/>
<path d="M0 92q27-5 54 0t54 0 54 0 54 0 54 0 54 0V120H0z" fill="var(--earth-4)" ${ink}/>
<rect x="92" y="63" width="136" height="54" rx="20" fill="#120d0a" fill-opacity=".45"/>
<g transform="translate(151 90) scale(.85) rotate(-7)">${half("vase", "left")}</g>
<g transform="translate(170 90) scale(.85) rotate(8)">${half("vase", "right")}</g>`;
