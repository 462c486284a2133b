/** The tiles in front of a player, in the order in which they are dragged; those that fit lie in runs. */

import type { Reach } from "../../kit/reach";
import type { PergamonView, Player, Tile } from "./generated";
import { fits } from "./tiles";

const MOVED = 7; // pixels from which on a press is a drag

export class Hand {
  /** The tile under the pointer while it is dragged. */
  ghost = $state<{ tile: Tile; x: number; y: number } | null>(null);
  private order = $state<string[]>([]);
  private dragged = $state<{ name: string; x: number; y: number; moved: boolean } | null>(null);

  constructor(
    private readonly table: () => PergamonView,
    private readonly player: () => Player | null,
    private readonly reach: () => Reach,
  ) {}

  readonly tiles = $derived.by(() => {
    const laid = new Set(this.table().row?.tiles.map((tile) => tile.tile));
    const place = ({ tile }: Tile) =>
      this.order.includes(tile) ? this.order.indexOf(tile) : this.order.length;
    const free = (this.player()?.tiles ?? []).filter((tile) => !laid.has(tile.tile));
    return free.toSorted((a, b) => place(a) - place(b));
  });

  /** Tiles that lie side by side and fit. */
  readonly runs = $derived.by(() => {
    const found: Tile[][] = [];
    for (const tile of this.tiles) {
      const last = found.at(-1)?.at(-1);
      if (last && fits(last, tile)) found.at(-1)?.push(tile);
      else found.push([tile]);
    }
    return found;
  });

  private move(name: string, place: number): void {
    const names = this.tiles.map((tile) => tile.tile).filter((other) => other !== name);
    names.splice(place, 0, name);
    this.order = names;
  }

  grab(event: PointerEvent, tile: Tile): void {
    if (event.button !== 0) return;
    this.dragged = { name: tile.tile, x: event.clientX, y: event.clientY, moved: false };
  }

  drag(event: PointerEvent): void {
    const { dragged } = this;
    if (!dragged) return;
    const { name, x, y } = dragged;
    if (!dragged.moved && Math.hypot(event.clientX - x, event.clientY - y) < MOVED) return;
    dragged.moved = true;
    const tile = this.tiles.find((other) => other.tile === name);
    if (!tile) return;
    this.ghost = { tile, x: event.clientX, y: event.clientY };
    const below = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((element) => element.closest("[data-find]"));
    const target = below?.closest<HTMLElement>("[data-find]");
    if (!target || target.dataset.find === name) return;
    const box = target.getBoundingClientRect();
    const from = this.tiles.findIndex((other) => other.tile === name);
    const to = this.tiles.findIndex((other) => other.tile === target.dataset.find);
    const over = event.clientX > box.left + box.width / 2;
    if ((from < to && over) || (from > to && !over)) this.move(name, to);
  }

  drop(): void {
    this.ghost = null;
    setTimeout(() => {
      this.dragged = null; // the click that ends a drag is none
    });
  }

  swallow(event: MouseEvent): void {
    if (!this.dragged?.moved) return;
    event.stopPropagation();
    event.preventDefault();
  }

  shift(event: KeyboardEvent, tile: Tile): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !event.altKey) return;
    event.preventDefault();
    const place = this.tiles.findIndex((other) => other.tile === tile.tile) + step;
    if (place >= 0 && place < this.tiles.length) this.move(tile.tile, place);
  }

  /** Whether a run can become a row with one press. */
  canLay(run: Tile[]): boolean {
    return run.length > 1 && this.reach().legal({ moves: ["join"], tile: run[0]?.tile }).length > 0;
  }

  lay(run: Tile[]): void {
    const reach = this.reach();
    reach.follow(run.map(({ tile }) => reach.all({ moves: ["join"], tile })[0]?.id ?? -1));
  }
}
