/** The stair of the museum: where its steps are in a hall of a size, and what stands on them. */

import type { Collection, Kind, PergamonView, Seat, Step } from "../generated";
import { STAIR } from "./pictures";

export interface Point {
  x: number;
  y: number;
}

export class Stair {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  get sx(): number {
    return this.width / STAIR.width;
  }
  get sy(): number {
    return this.height / STAIR.height;
  }
  get step(): number {
    return STAIR.step * this.sx;
  }
  get foot(): number {
    return STAIR.foot * this.sy;
  }
  /** The left front corner of a field; the first step is the highest field. */
  front(field: number, fields: number): Point {
    const down = fields - field;
    return {
      x: (STAIR.x + STAIR.step * down) * this.sx,
      y: (STAIR.y + STAIR.riser * down) * this.sy,
    };
  }
  /** A place on the tread of a field, from 0 at its front to 1 at its back. */
  on(field: number, fields: number, back: number): Point {
    const { x, y } = this.front(field, fields);
    return {
      x: x + this.step / 2 + STAIR.back.x * this.sx * back,
      y: y + STAIR.back.y * this.sy * back,
    };
  }
  /** The outline of a tread. */
  tread(field: number, fields: number): string {
    const { x, y } = this.front(field, fields);
    const back = `${STAIR.back.x * this.sx} ${STAIR.back.y * this.sy}`;
    return `M${x} ${y}h${this.step}l${back}h${-this.step}z`;
  }
  /** A carpet along a tread. */
  carpet(field: number, fields: number): string {
    const near = this.on(field, fields, 0.01);
    const far = this.on(field, fields, 0.99);
    const half = this.step * 0.34;
    return `M${near.x - half} ${near.y}h${2 * half}L${far.x + half} ${far.y}h${-2 * half}z`;
  }
}

/** One object of a collection in the hall. */
export interface Exhibit extends Point {
  key: string;
  owner: string;
  kind: Kind;
  size: number;
  back: number;
}

/** A collection with whose it is. */
export interface Shown extends Collection {
  owner: string;
  seat: Seat;
}

export function shownIn(table: PergamonView): Shown[] {
  return table.seats.flatMap(({ seat, collections }) =>
    collections.map((collection) => ({ ...collection, seat, owner: `${seat}-${collection.marker}` })),
  );
}

const TALL = 60; // an object, in units of the picture of the hall
const CROWD = 5; // objects from which on they are smaller

const BESIDE = 0.86; // of its size is an object with a collection on the next field

/** All objects on show, from the back to the front. */
export function exhibits(shown: Shown[], stair: Stair, steps: Step[]): Exhibit[] {
  const whole = TALL * Math.min(stair.sy, stair.sx * 1.15);
  const all = shown.flatMap(({ objects, tiles, field, owner }) => {
    const beside = shown.some((other) => Math.abs(other.field - field) === 1);
    const full = beside ? whole * BESIDE : whole;
    const size = objects.length > CROWD ? (full * (CROWD + 1.5)) / (objects.length + 1.5) : full;
    return objects.map(({ kind }, k) => {
      const back = objects.length < 2 ? 0.4 : 0.1 + (0.78 * k) / (objects.length - 1);
      return {
        key: `tile-${tiles[k + 1]?.tile}`,
        owner,
        kind,
        size,
        back,
        ...stair.on(field, steps.length, back),
      };
    });
  });
  return all.sort((one, other) => other.back - one.back || one.x - other.x);
}
