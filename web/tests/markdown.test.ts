import { describe, expect, it } from "vitest";
import { contents, search, sections } from "../src/pages/markdown";

const PAGE = `# A game

Some words.

## In a line

- All sit down.

---

## 1. First things

**P1.1** All players sit
down.

| a | table |
| --- | --- |
| of | rows |

> *Example.* A sits.

- one
- two

A last word.

### A part of it

**P1.2** They stand up.
`;

describe("a rules page", () => {
  const page = sections(PAGE);

  it("keeps everything up to the next clause together", () => {
    const clause = page.find((section) => section.clause === "P1.1");
    expect(clause?.blocks.map((block) => block.kind)).toEqual(["p", "table", "quote", "list", "p"]);
    expect(clause?.blocks[1]?.html).toContain("<td>rows</td>");
  });

  it("loses no block", () => {
    const kinds = page.flatMap((section) => section.blocks.map((block) => block.kind));
    expect(kinds).toEqual(["h", "p", "h", "list", "h", "p", "table", "quote", "list", "p", "h", "p"]);
    expect(page.map((section) => section.clause).filter(Boolean)).toEqual(["P1.1", "P1.2"]);
  });

  it("knows what a newcomer reads first", () => {
    const primer = page.filter((section) => section.primer).flatMap((section) => section.blocks);
    expect(primer.map((block) => block.kind)).toEqual(["h", "p", "h", "list"]);
    expect(sections("# A game\n\n**P1.1** Sit.").some((section) => section.primer)).toBe(false);
  });

  it("lists its parts with their addresses", () => {
    const listed = contents(page);
    expect(listed.map(({ html }) => html)).toEqual(["In a line", "1. First things"]);
    for (const { id } of listed) expect(page.some((section) => section.id === id)).toBe(true);
  });

  it("finds clauses in which every word stands", () => {
    expect(search(page, "ROWS  players").map(({ clause }) => clause)).toEqual(["P1.1"]);
    expect(search(page, "td")).toEqual([]);
    expect(search(page, " ")).toEqual(page);
    expect(search(page, "nobody")).toEqual([]);
  });

  it("links a clause to where it stands", () => {
    expect(sections("As in P1.2.")[0]?.blocks[0]?.html).toBe('As in <a href="#P1.2">P1.2</a>.');
  });
});
