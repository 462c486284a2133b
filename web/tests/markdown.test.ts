import { describe, expect, it } from "vitest";
import { sections } from "../src/pages/markdown";

const PAGE = `# A game

Some words.

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
    expect(kinds).toEqual(["h", "p", "h", "p", "table", "quote", "list", "p", "h", "p"]);
    expect(page.map((section) => section.clause).filter(Boolean)).toEqual(["P1.1", "P1.2"]);
  });
});
