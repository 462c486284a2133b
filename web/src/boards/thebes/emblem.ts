import { INK as ink } from "../../kit/things";

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
export const place = 2; // on the first page

export const art = `<path d="M34 38Q54 60 74 88M74 88Q120 110 160 60M160 60Q210 10 252 30M252 30Q284 50 290 84" fill="none" stroke="var(--pencil)" stroke-width="1.6" stroke-dasharray="5 5"/>
${places.map(([x, y, colour]) => `<circle cx="${x}" cy="${y}" r="9" fill="var(--${colour})" ${ink}/>`).join("")}
<circle cx="160" cy="60" r="52" fill="var(--panel)" ${ink}/>
<path d="M160 60V8a52 52 0 0 1 45 78z" fill="var(--mask)" opacity=".8"/><path d="M160 60 115 86A52 52 0 0 1 160 8z" fill="var(--jug)" opacity=".6"/>
<path d="M160 60 115 86a52 52 0 0 0 90 0z" fill="var(--vase)" opacity=".65"/><path d="${spokes}" ${ink}/>
<circle cx="160" cy="60" r="52" fill="none" ${ink}/><path d="M160 66l-5-34 5-8 5 8z" fill="var(--ink)"/><circle cx="160" cy="60" r="6" fill="var(--ink)"/>`;
