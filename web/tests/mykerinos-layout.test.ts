import { describe, expect, it } from "vitest";
import { type Box, layoutOf, type Wanted } from "../src/boards/mykerinos/table/layout";

const SIZES: [number, number][] = [
  [1001, 815],
  [888, 820],
  [1340, 990],
  [1976, 1345],
  [673, 685],
  [752, 690],
  [527, 300],
  [374, 0],
  [344, 0],
];
const CASES = SIZES.flatMap(([width, height]) =>
  [2, 3].flatMap((zones) =>
    [5, 6].map((patrons) => ({ width, height, zones, patrons, nile: patrons === 6 })),
  ),
);
const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

describe.each(CASES)(
  "a table of $width by $height with $zones rows of zones, Nile $nile",
  (wanted: Wanted) => {
    const layout = layoutOf(wanted);
    const { region, museum, river, unit } = layout;

    it("keeps its parts apart and inside", () => {
      const parts = [region, museum, ...(river ? [river] : [])];
      parts.forEach((part, k) => {
        expect(part.x + part.width).toBeLessThanOrEqual(layout.width + 0.5);
        expect(part.y + part.height).toBeLessThanOrEqual(layout.height + 0.5);
        for (const other of parts.slice(k + 1)) expect(overlap(part, other)).toBe(false);
      });
      expect(layout.width * unit).toBeCloseTo(wanted.width);
    });

    it("has all its fields in the tray, each large enough", () => {
      expect(region.left).toBeGreaterThanOrEqual(region.x);
      expect(region.left + 8 * region.cell).toBeLessThanOrEqual(region.x + region.width + 0.5);
      expect(region.top + region.rows * region.cell).toBeLessThanOrEqual(region.y + region.height);
      expect(region.cell * unit).toBeGreaterThan(42.5);
    });

    it("has its museum on the sheet, above track and supply or beside them", () => {
      expect(museum.middle.x - museum.edge).toBeGreaterThan(museum.x);
      expect(museum.middle.y - museum.edge).toBeGreaterThan(museum.y);
      expect(museum.edge).toBeGreaterThan(95);
      expect(overlap(layout.track, layout.supply)).toBe(false);
    });

    it("is seen at once on desk and tablet", () => {
      if (wanted.height < 420) return;
      expect(unit * (layout.height + layout.cards.height + 10)).toBeLessThanOrEqual(wanted.height + 1);
    });
  },
);
