import { INK as ink } from "../../kit/things";

export const place = 3; // on the first page

export const art = `<circle cx="258" cy="28" r="15" fill="var(--lamp)"/>
<path d="M0 82q80-14 160-4t160-4v46H0z" fill="var(--sand)" ${ink}/>
<path d="M150 82 206 30l58 50z" fill="var(--earth-1)" ${ink}/><path d="M206 30 190 82h-40z" fill="var(--earth-2)" ${ink}/>
<path d="M40 86 116 12l78 74z" fill="var(--earth-1)" ${ink}/><path d="M116 12 92 86H40z" fill="var(--earth-2)" ${ink}/>
<path d="M0 106q20-7 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v14H0z" fill="var(--jug)" opacity=".75"/>
<g ${ink}><path d="M216 92h13v13h-13z" fill="var(--seat-a)"/><path d="M232 92h13v13h-13z" fill="var(--seat-a)"/><path d="M70 90h13v13H70z" fill="var(--seat-b)"/><path d="M262 88h13v13h-13z" fill="var(--seat-c)"/></g>`;
