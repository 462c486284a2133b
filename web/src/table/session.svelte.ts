/**
 * A table as this browser takes part in it: what is shown and who I am there. The parts have their own files:
 * the connection, the frames on their way to the screen, commands on their way to the server, the legal
 * moves, what is said beside things, the log, the chat, the hot seat, and what happened in my absence.
 */

import type { BoardModule } from "../kit/board";
import type { Reach } from "../kit/reach";
import { Scenes } from "../kit/scenes";
import { Travel } from "../kit/travel";
import type { Thing } from "../moves";
import { api, Problem } from "../net/api";
import { type Command, Connection, whyClosed } from "../net/connection.svelte";
import type {
  Frame,
  Hint,
  Refused,
  SeatInfo,
  ServerMessage,
  Step,
  TableInfo,
  Told,
  You,
} from "../net/messages";
import { share } from "../net/share";
import { say, tell } from "../words.svelte";
import { Absence, type Watched } from "./absence.svelte";
import { announceTurn } from "./alerts";
import { Ceremony } from "./ceremony";
import { ChatLog } from "./chatlog.svelte";
import { Commands, type CommandTarget } from "./commands.svelte";
import { type Company, seatOnTurn } from "./company";
import { FrameQueue, type Screen } from "./frames.svelte";
import { HotSeat } from "./hotseat.svelte";
import { LegalMoves } from "./legal.svelte";
import { namesOf } from "./names";
import { PopoverState } from "./popover.svelte";
import { TableLog } from "./tablelog.svelte";

export class TableSession implements Company, Screen, CommandTarget, Watched {
  version = $state(0);
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  view = $state.raw<Record<string, unknown> | null>(null);
  now = $state.raw<Told | null>(null);
  /** The steps that came last. */
  news = $state.raw<Step[]>([]);
  /** My turn that the table ended before it began, and why; until I act again. */
  ended = $state.raw<Step | null>(null);
  /** When the clocks that are shown were heard of, by this browser's clock. */
  heard = $state(0);
  present = $state.raw<string[]>([]);
  watchers = $state(0);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  trouble = $state("");
  /** Why the connection is down; until it is not. */
  cut = $state("");
  /** The element that holds the board and the players. */
  stage = $state.raw<HTMLElement | null>(null);
  /** What the game at hand would have asked before it is done. */
  doubts: BoardModule["doubts"];
  /** What happens on the board between two positions. */
  moments: BoardModule["moments"];

  readonly connection: Connection;
  readonly queue: FrameQueue;
  readonly commands: Commands;
  readonly legal = new LegalMoves();
  readonly hotSeat = new HotSeat();
  readonly popover: PopoverState;
  readonly log: TableLog;
  readonly chat: ChatLog;
  readonly absence: Absence;
  readonly ceremony: Ceremony;
  // Each derived by itself: the names change, and what shows them is drawn again, only when the seats change.
  private readonly places = $derived(this.info?.seats ?? []);
  readonly mySeats: readonly string[] = $derived(this.you?.seats ?? []);
  readonly names: Record<string, string> = $derived(namesOf(this.places, this.mySeats));

  /** What boards do with the things they draw. */
  readonly reach: Reach = {
    all: (thing) => this.legal.touching(thing),
    legal: (thing) => this.legal.on(thing),
    hinted: (thing) => this.isHinted(thing),
    press: (thing, at) => this.press(thing, at),
    why: (thing, at) => this.explain(thing, at),
    leave: () => this.popover.leave(),
    follow: (ids) => this.commands.follow(ids),
    ofKind: (kind) => this.legal.ofKind(kind),
    words: (action) => this.legal.words(action),
    seen: (action) => this.legal.argsOf(action),
    act: (id) => this.act(id),
  };

  constructor(readonly id: string) {
    this.log = new TableLog(id);
    this.chat = new ChatLog(id, () => this.you);
    this.ceremony = new Ceremony(id, (command) => this.command(command));
    this.absence = new Absence(this);
    this.queue = new FrameQueue(this, new Travel(() => this.stage), new Scenes(() => this.stage));
    document.addEventListener("visibilitychange", this.pageTurned);
    this.connection = new Connection(() => this.address(), {
      opened: () => this.opened(),
      lost: () => this.lost(),
      receive: (message) => this.receive(message),
    });
    this.commands = new Commands(this.connection, this);
    this.popover = new PopoverState((message, answered) => this.connection.request(message, answered));
    void this.readLog();
  }

  close(): void {
    this.absence.remember();
    document.removeEventListener("visibilitychange", this.pageTurned);
    this.connection.close();
  }

  private readonly pageTurned = () => this.absence.pageTurned();

  // Who and what.

  /** The seat this browser plays now. */
  get me(): string | null {
    const mover = (this.view?.mover as string | undefined) ?? null;
    return seatOnTurn(this.mySeats, this.info?.holding ?? null, mover, this.hotSeat.turned);
  }

  /** The seat whose turn it is; empty while there are draws, and at the end. */
  get turnOf(): string {
    const mover = String(this.view?.mover ?? "");
    return this.seatInfo(mover) ? mover : "";
  }

  seatInfo(letter: string | null): SeatInfo | undefined {
    return this.info?.seats.find(({ seat }) => seat === letter);
  }

  /** Whether a person's seat is empty just now. */
  away(letter: string): boolean {
    return this.seatInfo(letter)?.kind === "person" && !this.present.includes(letter);
  }

  bot(letter: string): string {
    const seat = this.seatInfo(letter);
    return seat?.kind === "bot" ? seat.bot : "";
  }

  /** The code of the bot that keeps a person's seat until they return. */
  keeper(letter: string): string {
    const seat = this.seatInfo(letter);
    return seat?.kind === "person" ? seat.bot : "";
  }

  /** Whether several play at this screen. */
  get shared(): boolean {
    return this.mySeats.length > 1;
  }

  /** Whether nobody but me plays here: then everything may be tried. */
  get alone(): boolean {
    const others = this.info?.seats.filter(({ seat }) => !this.mySeats.includes(seat)) ?? [];
    return others.every(({ kind }) => kind === "bot");
  }

  get game(): string {
    return this.info?.game ?? "";
  }

  get clock(): TableInfo["clock"] {
    return this.info?.clock ?? null;
  }

  get over(): boolean {
    return this.info?.status === "finished" || this.info?.status === "abandoned";
  }

  get lastMove(): number {
    return this.log.lastMoveOf(this.mySeats);
  }

  /** Whether everything that has happened is known here. */
  get complete(): boolean {
    return this.log.complete && this.connection.state === "open";
  }

  get hasBoard(): boolean {
    return !!this.view;
  }

  /** Whether frames are on their way to the screen. */
  get busy(): boolean {
    return this.queue.busy;
  }

  /** Whether the table waits for my confirmation at the end of my turns. */
  get asks(): boolean {
    return !!this.seatInfo(this.me)?.hold;
  }

  get myTurn(): boolean {
    return this.legal.ids.length > 0 || this.holding || !!this.hotSeat.passing;
  }

  /** My turn is complete and waits for confirmation, or for an undo. */
  get holding(): boolean {
    return !!this.info?.holding && this.mySeats.includes(this.info.holding);
  }

  get canUndo(): boolean {
    const { info } = this;
    return !!info && info.undo !== "none" && !!info.undo_seat && this.mySeats.includes(info.undo_seat);
  }

  // What I do.

  press(thing: Thing, at: Element): void {
    if (this.commands.underway) return;
    const [first, ...others] = this.legal.on(thing);
    if (!first) this.explain(thing, at, true);
    else if (others.length) this.popover.choose(at, [first, ...others]);
    else this.act(first.id);
  }

  private isHinted(thing: Thing): boolean {
    const best = this.hint?.moves[0]?.action;
    return best !== undefined && this.legal.on(thing).some(({ id }) => id === best);
  }

  private explain(thing: Thing, at: Element, pressed = false): void {
    if (this.view) this.popover.explain(thing, this.legal.touching(thing)[0], at, pressed);
  }

  /** Do it; where the game has a doubt, only when one is sure. */
  act(id: number, sure = false): void {
    const action = this.legal.get(id);
    const doubt = !sure && action && this.view && this.doubts?.(this.view, action);
    if (doubt) {
      const at = document.activeElement ?? document.body;
      this.popover.askBack(at, action, say(doubt.message, doubt.args));
      return;
    }
    if (!this.change(() => this.commands.act(id))) return;
    this.hint = null;
    this.queue.skip();
  }

  done(): void {
    this.change(() => this.commands.send({ type: "done" }));
  }

  undo(): void {
    this.commands.stopFollowing();
    this.change(() => this.commands.send({ type: "undo" }));
  }

  private change(send: () => boolean): boolean {
    if (this.commands.underway) return false;
    this.popover.close();
    this.ended = null;
    return send();
  }

  /** The next player has come to the screen. */
  takeOver(): void {
    this.hotSeat.arrive();
    this.legal.restore();
  }

  mute(person: string, on: boolean): void {
    if (!this.you) return;
    const others = this.you.muted.filter((other) => other !== person);
    this.you = { ...this.you, muted: on ? [...others, person] : others };
    this.command({ type: "mute", person, on });
  }

  /** A command that does not depend on the version; whether it could be sent. */
  command(command: Command): boolean {
    return this.connection.request(command, (answer) => {
      if (answer.type !== "refused") return;
      this.commands.stopFollowing();
      this.refused(answer);
    });
  }

  async askForHint(): Promise<void> {
    this.thinking = true;
    try {
      const hint = await api.hint(this.id);
      if (hint.version === this.version) this.hint = hint;
    } catch (error) {
      this.trouble = (error as Error).message;
    } finally {
      this.thinking = false;
    }
  }

  // What comes in.

  private address(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = this.version ? `?version=${this.version}&chat=${this.chat.latest}` : "";
    return `${scheme}://${location.host}/api/tables/${this.id}${query}`;
  }

  private opened(): void {
    this.cut = "";
    if (this.log.failed) void this.readLog();
  }

  private lost(): void {
    this.commands.connectionLost();
    this.absence.connectionLost();
  }

  private async readLog(): Promise<void> {
    if (await this.log.read()) this.absence.tell();
  }

  private receive(message: ServerMessage): void {
    if (message.type === "view" || message.type === "news") this.enqueue(message);
    else if (message.type === "chat") this.chat.add(message);
    else if (message.type === "present") {
      this.present = message.seats;
      this.watchers = message.watchers;
    } else if (message.type === "bye") this.cut = say("web-bye", { why: whyClosed(message.code) });
  }

  private enqueue(frame: Frame): void {
    if (frame.type === "news" && frame.after !== this.queue.latest) this.connection.reconnect();
    else this.queue.add(frame);
  }

  refused({ code, message, args, sentence }: Refused): void {
    if (code === "stale") return; // the news that made it stale is on its way
    this.trouble = message ? tell(message, args) : sentence;
    this.connection.reconnect();
  }

  /** The action table is there before the first board is. */
  prepare(frame: Frame): Promise<void> {
    return this.legal.load(frame.table.game);
  }

  show(frame: Frame): void {
    const waited = this.myTurn;
    this.version = frame.version;
    this.heard = Date.now();
    this.info = share(this.info, frame.table);
    if (frame.you) {
      this.you = share(this.you, frame.you);
      this.ceremony.forgetGiven();
    }
    this.view = share(this.view, frame.view);
    this.now = frame.now;
    this.commands.frameShown();
    this.legal.offer(frame.legal, frame.seen);
    this.popover.close();
    if (this.hint && this.hint.version !== frame.version) this.hint = null;
    this.tellSteps(frame.steps);
    this.ceremony.answer(frame.table, this.mySeats);
    this.hotSeat.arrange(this.me, this.legal.ids.length > 0, this.holding);
    if (this.hotSeat.passing) this.legal.withhold();
    this.absence.tell();
    if (!waited && this.myTurn) announceTurn(frame.table.game, this.id);
  }

  private tellSteps(steps: Step[]): void {
    this.log.add(steps);
    const isMine = (seat = "") => this.mySeats.includes(seat);
    this.ended = steps.findLast(({ seat, because }) => because?.length && isMine(seat)) ?? this.ended;
    if (steps.length) this.news = steps;
  }

  /** All frames are shown. */
  shown(): void {
    this.connection.resetBackoff();
    this.commands.goOn();
  }

  /** What cannot be shown is asked for again. */
  failed(error: unknown): void {
    this.connection.reconnect();
    if (!(error instanceof Problem)) throw error;
    this.cut = error.message;
  }
}
