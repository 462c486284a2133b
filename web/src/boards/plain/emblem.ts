import { INK as ink } from "../../kit/things";

const squares = [0, 1, 2, 3, 4, 5].map(
  (k) => `<path d="M${58 + 34 * k} 43h34v34h-34z" fill="var(--${k % 2 ? "sand" : "panel"})" ${ink}/>`,
);
export const place = 0; // on the first page: after the others, in the order of the server

export const art = `${squares.join("")}
<circle cx="75" cy="60" r="11" fill="var(--seat-a)" ${ink}/><path d="M166 49h22v22h-22z" fill="var(--seat-b)" ${ink}/>`;
