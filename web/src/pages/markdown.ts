/** The subset of Markdown that our rules pages use: headings, paragraphs, quotes, tables, lists. */

export interface Block {
  kind: "h" | "p" | "quote" | "table" | "list";
  level: number;
  clause: string; // that begins here
  html: string;
}

/** A clause with everything up to the next, or blocks that belong to no clause. */
export interface Section {
  clause: string;
  blocks: Block[];
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

function inline(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
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
  for (const text of markdown.trim().split(/\n\s*\n/)) {
    const next = block(text.trim());
    if (next.clause || next.kind === "h" || !found.length) found.push({ clause: next.clause, blocks: [] });
    found.at(-1)?.blocks.push(next);
  }
  return found;
}
