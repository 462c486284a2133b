/** The floor plan of the museum: a hall, rooms around it, rooms behind those, and doors. */

import type { Room } from "./generated";

const WINGS = 5;
const OPEN = 72; // degrees of the plan that is open below
const TWO_ROOM = 0.46; // of a wing's angle: how much lies in front of the 2-rooms
const FIRST_STEP = 0.76; // of the radius: where the steps begin
const DOOR = 15; // the width of a door

interface Span {
  from: number; // degrees, clockwise from the top
  to: number;
  near: number; // from the middle of the hall
  far: number;
}

/** A door; those of the hall are always open. */
export interface Opening {
  angle: number;
  radius: number;
  back?: Room;
  front?: Room;
}

const short = (value: number) => String(Math.round(value * 10) / 10);

export class Plan {
  readonly hall: number;
  readonly wall: number;
  readonly closed: boolean;
  readonly door: number;
  private readonly first: number;
  private readonly wing: number;
  private readonly gaps: Set<number>; // wings with a 2-room after them

  constructor(
    readonly rooms: Room[],
    readonly edge: number,
    { hall, wall, door } = { hall: 0.35, wall: 0.68, door: DOOR },
  ) {
    this.gaps = new Set(rooms.filter((room) => room.wings.length === 2).map(gapOf));
    this.closed = this.gaps.has(WINGS);
    const angle = this.closed ? 360 : 360 - OPEN;
    this.wing = angle / WINGS;
    this.first = this.closed ? -this.wing / 2 : -angle / 2;
    this.hall = edge * hall;
    this.wall = edge * wall;
    this.door = door;
  }

  at(angle: number, radius: number): { x: number; y: number } {
    const turn = (angle * Math.PI) / 180;
    return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
  }

  /** Where a wing begins. */
  private begins(wing: number): number {
    return this.first + this.wing * (wing - 1);
  }

  span(room: Room): Span {
    const half = (this.wing * TWO_ROOM) / 2;
    const [wing = 1] = room.wings;
    const front = { near: this.hall, far: this.wall };
    if (room.wings.length === 2) {
      const middle = this.begins(gapOf(room) + 1);
      return { from: middle - half, to: middle + half, ...front };
    }
    const [from, to] = [this.begins(wing), this.begins(wing + 1)];
    if (room.doors.length) return { from, to, near: this.wall, far: this.edge };
    return {
      from: from + (this.gaps.has(wing === 1 ? WINGS : wing - 1) ? half : 0),
      to: to - (this.gaps.has(wing) ? half : 0),
      ...front,
    };
  }

  /** Along a wall from angle to angle. */
  private arc(from: number, to: number, radius: number, begin = "M"): string {
    const [start, end] = [this.at(from, radius), this.at(to, radius)];
    const large = Math.abs(to - from) > 180 ? 1 : 0;
    const r = short(radius);
    const clockwise = to > from ? 1 : 0;
    const pair = ({ x, y }: typeof start) => `${short(x)} ${short(y)}`;
    return `${begin}${pair(start)}A${r} ${r} 0 ${large} ${clockwise} ${pair(end)}`;
  }

  /** The walls of a room; drawn a little smaller, what glows in it. */
  walls(room: Room, inset = 0): string {
    const { from, to, near, far } = this.span(room);
    const turn = (radius: number) => ((inset / radius) * 180) / Math.PI;
    const [inner, outer] = [near + inset, far - inset];
    const out = this.arc(from + turn(outer), to - turn(outer), outer);
    const back = this.arc(to - turn(inner), from + turn(inner), inner, "L");
    return `${out}${back}z`;
  }

  /** A place in a room: how far along its walls, and how far outward. */
  within(room: Room, along: number, outward: number): { x: number; y: number } {
    const { from, to, near, far } = this.span(room);
    return this.at(from + (to - from) * along, near + (far - near) * outward);
  }

  /** Where the sign of a wing hangs, on its outer wall. */
  sign(wing: number): { x: number; y: number } {
    return this.at(this.begins(wing) + this.wing / 2, this.edge);
  }

  /** The gaps in the walls: from the hall to the rooms in front, from those to the rooms behind. */
  openings(): Opening[] {
    const named = new Map(this.rooms.map((room) => [room.room, room]));
    return this.rooms.flatMap((back) => {
      const { from, to, near } = this.span(back);
      if (!back.doors.length) return [{ angle: (from + to) / 2, radius: near }];
      return back.doors.flatMap((name) => {
        const front = named.get(name);
        if (!front) return [];
        const angle = this.shared({ from, to, near, far: near }, this.span(front));
        return [{ angle, radius: near, back, front }];
      });
    });
  }

  doors(): string {
    return this.openings()
      .map(({ angle, radius }) => this.opening(angle, radius))
      .join("");
  }

  /** The middle of the wall that two rooms share. */
  private shared(back: Span, front: Span): number {
    const round = front.from > back.to ? 360 : front.to < back.from ? -360 : 0; // where the ring closes
    return (Math.max(back.from, front.from - round) + Math.min(back.to, front.to - round)) / 2;
  }

  opening(angle: number, radius: number): string {
    const half = ((this.door / 2 / radius) * 180) / Math.PI;
    return this.arc(angle - half, angle + half, radius);
  }

  /** The floor of the hall; where the plan is open it reaches out to the steps. */
  floor(): string {
    const r = short(this.hall);
    const round = `M-${r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1-${r} 0z`;
    if (this.closed) return round;
    return `${round}M0 0${this.arc(180 - OPEN / 2, 180 + OPEN / 2, this.edge * FIRST_STEP, "L")}z`;
  }

  /** The steps that lead up to the hall. */
  steps(): string {
    if (this.closed) return "";
    const radii = [0, 1, 2, 3].map((k) => this.edge * (FIRST_STEP + (k * (1 - FIRST_STEP)) / 3));
    return radii.map((radius) => this.arc(180 - OPEN / 2, 180 + OPEN / 2, radius)).join("");
  }
}

/** The wing after which a 2-room lies. */
function gapOf(room: Room): number {
  const [first = 1, second = 1] = room.wings;
  return second === first + 1 ? first : second;
}
