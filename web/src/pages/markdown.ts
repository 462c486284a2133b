/** The subset of Markdown that our rules pages use: headings, paragraphs, quotes, tables, lists, one line. */

export interface Block {
  kind: "h" | "p" | "quote" | "table" | "list";
  level: number;
  clause: string; // that begins here
  html: string;
}

/** A clause with everything up to the next, or blocks that belong to no clause. */
export interface Section {
  /** What its address ends with: the number of a clause, or the place of a heading. */
  id: string;
  clause: string;
  /** Belongs to what a newcomer reads first. */
  primer: boolean;
  blocks: Block[];
}

const CITED = /\b([A-Z]\d+\.\d+)\b/g;
const PRIMER_ENDS = "---";

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

function inline(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(CITED, '<a href="#$1">$1</a>');
}

function cells(line: string): string[] {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => inline(cell.trim()));
}

function table(lines: string[]): string {
  const [head = "", , ...rows] = lines;
  const row = (line: string, tag: string) =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join("")}</tr>`;
  return `<thead>${row(head, "th")}</thead><tbody>${rows.map((line) => row(line, "td")).join("")}</tbody>`;
}

function block(text: string): Block {
  const lines = text.split("\n");
  const heading = /^(#+) (.*)$/.exec(text);
  if (heading)
    return { kind: "h", level: heading[1]?.length ?? 1, clause: "", html: inline(heading[2] ?? "") };
  if (lines.every((line) => line.startsWith("|")))
    return { kind: "table", level: 0, clause: "", html: table(lines) };
  if (lines.every((line) => line.startsWith(">"))) {
    return {
      kind: "quote",
      level: 0,
      clause: "",
      html: inline(lines.map((line) => line.slice(1).trim()).join(" ")),
    };
  }
  if (lines[0]?.startsWith("- ")) {
    const items = text.split(/\n?^- /m).filter(Boolean);
    return {
      kind: "list",
      level: 0,
      clause: "",
      html: items.map((item) => `<li>${inline(item.replace(/\s+/g, " "))}</li>`).join(""),
    };
  }
  const clause = /^\*\*([A-Z]\d+\.\d+)\*\*/.exec(text)?.[1] ?? "";
  return { kind: "p", level: 0, clause, html: inline(text.replace(/\n/g, " ")) };
}

export function sections(markdown: string): Section[] {
  const found: Section[] = [];
  const written = markdown.trim().split(/\n\s*\n/);
  const end = written.indexOf(PRIMER_ENDS);
  for (const [place, text] of written.entries()) {
    if (place === end) continue;
    const next = block(text.trim());
    if (next.clause || next.kind === "h" || !found.length) {
      const id = next.clause || (next.level > 1 ? `part-${place}` : "");
      found.push({ id, clause: next.clause, primer: place < end, blocks: [] });
    }
    found.at(-1)?.blocks.push(next);
  }
  return found;
}

/** The headings of the second level: the table of contents. */
export function contents(page: Section[]): { id: string; html: string }[] {
  return page.flatMap(({ id, blocks: [first] }) =>
    first?.kind === "h" && first.level === 2 ? [{ id, html: first.html }] : [],
  );
}

/** The sections in which every word stands, without headings. */
export function search(page: Section[], words: string): Section[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return page;
  return page.filter(({ blocks }) => {
    const prose = blocks
      .filter((each) => each.kind !== "h")
      .map((each) => each.html.replace(/<[^>]*>/g, " "));
    const text = prose.join(" ").toLocaleLowerCase();
    return prose.length > 0 && wanted.every((word) => text.includes(word));
  });
}
