/** A table as this browser sits at it: what is shown, what can be done, what is on its way to the server. */

import { tick } from "svelte";
import type { BoardModule } from "../kit/board";
import { Travel } from "../kit/travel";
import { type Action, ActionTable, type Thing } from "../moves";
import { api, Problem } from "../net/api";
import { Line, type LineState, whyClosed } from "../net/connection";
import { newNumber } from "../net/digest";
import type {
  ActionInfo,
  Because,
  Chat,
  Frame,
  Hint,
  Refused,
  ServerMessage,
  Step,
  TableInfo,
  Told,
  You,
} from "../net/messages";
import { commitNumber, type Kept } from "../net/record";
import { share } from "../net/share";
import { keep, recall, settings } from "../settings.svelte";
import { type Args, say, tell } from "../words.svelte";
import { announceTurn } from "./alerts";
import { type Company, seatOnTurn } from "./company";
import { namesOf } from "./names";
import { hurried, isOwn, timeToRead } from "./pace";

const LINGER = 400; // ms that a reason stays when the pointer leaves
const NONE: number[] = []; // always the same, so that things which stay dark are not looked at again
const SLOW = 150; // ms without an answer, after which what can be done goes dark

/** Something said beside a thing: a reason, or a choice. */
export interface Note {
  at: Element;
  /** Whether it was asked for by pressing, not only by looking. */
  pressed: boolean;
  reason?: { text: string; clause: string };
  choices?: Action[];
  /** Asked before the only choice is made. */
  question?: string;
}

export class TableSession implements Company {
  line = $state<LineState>("calling");
  trouble = $state("");
  /** Why the line is down; until it is not. */
  cut = $state("");
  sending = $state(0);
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  view = $state.raw<Record<string, unknown> | null>(null);
  now = $state.raw<Told | null>(null);
  legal = $state.raw(NONE);
  log = $state.raw<Step[]>([]);
  chats = $state.raw<Chat[]>([]);
  /** The last chat that was seen here. */
  chatSeen = $state(0);
  present = $state.raw<string[]>([]);
  watchers = $state(0);
  note = $state.raw<Note | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  busy = $state(false);
  version = $state(0);
  /** At one screen: the seat of whoever is to come to it next. */
  passing = $state<string | null>(null);
  /** When the clocks that are shown were heard of, by this browser's time. */
  heard = $state(0);
  /** The version up to which all was seen before something happened unseen; 0 where nothing did. */
  since = $state(0);
  /**
   * The story for who comes back, from the last move of their own to when they came; it stays as it was told.
   */
  recap = $state.raw<{ from: number; until: number } | null>(null);
  /** The steps that came last. */
  news = $state.raw<Step[]>([]);
  stage = $state.raw<HTMLElement | null>(null);
  /** The turn of mine that the table has ended before it began, and why; until I act again. */
  ended = $state.raw<Step | null>(null);
  /** What the game at hand would have asked before it is done. */
  doubts: BoardModule["doubts"];

  private seen = $state.raw(new Map<number, Args>());
  private readonly possible = $derived(new Set(this.legal));
  private readonly places = $derived(this.info?.seats ?? []);
  private readonly mine = $derived(this.you?.seats ?? []);
  readonly names: Record<string, string> = $derived(namesOf(this.places, this.mine));
  /** What others have written since, the last at the end. */
  readonly unheard: Chat[] = $derived(
    this.chats.filter(
      ({ number, person }) =>
        number > this.chatSeen && person !== this.you?.person && !this.you?.muted.includes(person),
    ),
  );
  private table = $state.raw(new ActionTable([]));
  private infos = new Map<number, ActionInfo>();
  private readonly frames: Frame[] = [];
  private readonly waiting = new Map<number, (answer: ServerMessage) => void>();
  private readonly fair: Kept;
  private readonly given = new Set<string>();
  private readonly travel = new Travel(() => this.stage);
  private readonly connection: Line;
  private next = 1;
  private skipped = 0; // the version up to which all lands at once
  private until = 0; // when what is shown has been read, by this browser's time
  private wake = () => {}; // ends the wait for that
  private leaving = 0;
  private darkening = 0;
  private follows: number[] = [];
  private sentOn = 0; // the version that was shown when something was sent last
  private due = 0; // the version that it has led to
  // the seat of whoever was last asked for a move at this screen
  private turned = $state<string | null>(null);
  private left: number; // the version when the table was last left; 0 where it was never seen
  private returning = true; // somebody has come back, and is still to be told of it
  private wholeLog: "asked" | "read" | "lost" = "asked";
  private looked = 0; // how often something was looked at or left
  private dismissed: Element | null = null; // what nothing more shall be said about while it is looked at

  constructor(readonly id: string) {
    this.left = recall(`seen ${id}`, 0);
    this.chatSeen = recall(`chat ${id}`, 0);
    this.fair = recall<Kept>(`fair ${id}`, { commitment: "", numbers: {} });
    document.addEventListener("visibilitychange", this.turnPage);
    this.connection = new Line(() => this.address(), {
      state: (state) => {
        this.line = state;
        if (state === "open") this.findLine();
        else if (state !== "calling") this.loseLine();
      },
      hear: (message) => this.hear(message),
    });
    void this.readLog();
  }

  private findLine(): void {
    this.cut = "";
    if (this.wholeLog === "lost") void this.readLog();
  }

  /** Nothing that was on its way will be answered, and nothing that was to follow it is still wanted. */
  private loseLine(): void {
    this.sending = 0;
    this.due = 0;
    this.follows = [];
    this.waiting.clear();
    if (!document.hidden) this.left = this.version;
    this.returning = true;
  }

  close(): void {
    this.remember();
    document.removeEventListener("visibilitychange", this.turnPage);
    this.connection.close();
  }

  /** What was seen up to now, for "since you were last here". */
  private remember(): void {
    if (this.version) keep(`seen ${this.id}`, this.version);
  }

  private readonly turnPage = () => {
    if (document.hidden) {
      this.left = this.version;
      this.remember();
    } else {
      this.returning = true;
      this.comeBack();
    }
  };

  /** What happened unseen becomes a story, once all of it is here. */
  private comeBack(): void {
    if (!this.returning || this.line !== "open" || !this.version || this.wholeLog !== "read") return;
    this.returning = false;
    if (!this.left || this.left === this.version) return;
    this.since = this.left;
    this.recap = this.lastMove ? { from: this.lastMove, until: this.version } : null;
  }

  // Who and what.

  /** The seat this browser plays now. */
  get me(): string | null {
    return seatOnTurn(
      this.you?.seats ?? [],
      this.info?.holding ?? null,
      (this.view?.mover as string | undefined) ?? null,
      this.turned,
    );
  }

  /** Whether a person's seat is empty just now. */
  away(letter: string): boolean {
    const seat = this.info?.seats.find((other) => other.seat === letter);
    return seat?.kind === "person" && !this.present.includes(letter);
  }

  /** The bot that keeps a person's seat until they return, by its code. */
  keeper(letter: string): string {
    const seat = this.info?.seats.find((other) => other.seat === letter);
    return seat?.kind === "person" ? seat.bot : "";
  }

  /** Whether several play at this screen. */
  get shared(): boolean {
    return this.mine.length > 1;
  }

  /** Whether nobody but me plays here: then everything may be tried. */
  get alone(): boolean {
    const others = this.info?.seats.filter((seat) => !this.you?.seats.includes(seat.seat)) ?? [];
    return others.every((seat) => seat.kind === "bot");
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

  /** My last decision that I made myself; 0 where there is none. */
  get lastMove(): number {
    const mine = new Set(this.you?.seats);
    const own = this.log.findLast((step) => step.kind === "move" && !step.auto && mine.has(step.seat ?? ""));
    return own?.version ?? 0;
  }

  /** What this browser kept of the ceremony before the game. */
  get kept(): Kept {
    return this.fair;
  }

  /** Whether the table waits for a nod before it goes on after my turns. */
  get asks(): boolean {
    return !!this.info?.seats.find((seat) => seat.seat === this.me)?.hold;
  }

  get myTurn(): boolean {
    return this.legal.length > 0 || this.holding || !!this.passing;
  }

  /** The turn is made; it waits for a nod or for second thoughts. */
  get holding(): boolean {
    return !!this.info?.holding && !!this.you?.seats.includes(this.info.holding);
  }

  get canUndo(): boolean {
    const { info, you } = this;
    return !!info && !!you && info.undo !== "none" && !!info.undo_seat && you.seats.includes(info.undo_seat);
  }

  // What can be done.

  all(thing: Thing): Action[] {
    return this.table.touching(thing);
  }

  legalOf(thing: Thing): Action[] {
    const { possible } = this;
    return possible.size ? this.all(thing).filter((action) => possible.has(action.id)) : [];
  }

  ofKind(kind: string): Action[] {
    return this.moves.filter((action) => action.kind === kind);
  }

  /** All that is possible now. */
  get moves(): Action[] {
    return this.legal.flatMap((id) => this.table.get(id) ?? []);
  }

  words(action: Action): string {
    const info = this.infos.get(action.id);
    return info ? tell(info.message, { ...action.names, ...this.seenOf(action) }) : action.kind;
  }

  /** What a possible action means here, beside its names. */
  seenOf(action: Action): Args {
    return this.seen.get(action.id) ?? {};
  }

  press(thing: Thing, at: Element): void {
    if (this.underway) return;
    const possible = this.legalOf(thing);
    if (possible.length === 1 && possible[0]) this.act(possible[0].id);
    else if (possible.length) this.note = { at, pressed: true, choices: possible };
    else this.why(thing, at, true);
  }

  /** What was only looked at is not told any more when the answer comes too late. */
  why(thing: Thing, at: Element, pressed = false): void {
    if (!this.view || (at === this.dismissed && !pressed)) return;
    const [first] = this.all(thing);
    const look = ++this.looked;
    if (!first) {
      this.stay();
      if (thing.idle) this.note = { at, pressed, reason: { text: thing.idle, clause: "" } };
      return;
    }
    this.ask({ type: "why", action: first.id }, (answer) => {
      if (look !== this.looked && !pressed) return;
      const { clause, message, args, possible } = answer as Because;
      this.stay();
      if (!possible && message) this.note = { at, pressed, reason: { text: tell(message, args), clause } };
    });
  }

  /** Enough was said of a thing until it is looked at anew. */
  dismiss(): void {
    this.dismissed = this.note?.at ?? null;
    this.note = null;
  }

  /** The pointer has left: what was only looked at goes away, unless the pointer goes to the slip itself. */
  leave(): void {
    this.looked++;
    this.dismissed = null;
    window.clearTimeout(this.leaving);
    this.leaving = window.setTimeout(() => {
      if (this.note?.reason) this.note = null;
    }, LINGER);
  }

  stay(): void {
    window.clearTimeout(this.leaving);
  }

  /** Do it; where the game has a doubt, only when one is sure. */
  act(id: number, sure = false): void {
    const action = this.table.get(id);
    const doubt = !sure && action && this.view && this.doubts?.(this.view, action);
    if (doubt) {
      this.askBack(action, say(doubt.message, doubt.args));
      return;
    }
    if (!this.send({ type: "act", action: id })) return;
    this.hint = null;
    this.skip();
    this.darkening = window.setTimeout(() => {
      this.legal = NONE;
    }, SLOW);
  }

  /** After the press that led here, which would close the slip again. */
  private askBack(action: Action, question: string): void {
    const at = document.activeElement ?? document.body;
    window.setTimeout(() => {
      this.note = { at, pressed: true, question, choices: [action] };
    });
  }

  /** Whether nothing is to be seen yet of what was sent last; its answer may come after that. */
  private get underway(): boolean {
    return (this.sending > 0 && this.version === this.sentOn) || this.version < this.due;
  }

  /** Send what changes the game, one thing at a time; whether it could be. */
  private send(message: Record<string, unknown>): boolean {
    if (this.underway) return false;
    this.note = null;
    this.ended = null;
    const { version } = this;
    const asked = this.ask({ ...message, version }, (answer) => {
      window.clearTimeout(this.darkening);
      this.sending--;
      if (answer.type === "ack") this.due = answer.version;
      this.ifRefused(answer);
      this.goOn();
    });
    if (!asked) {
      this.follows = [];
      return false;
    }
    this.sentOn = version;
    this.sending++;
    return true;
  }

  /** One action after the other, each as soon as it is possible. */
  follow(ids: number[]): void {
    const [first, ...rest] = ids;
    if (first === undefined || this.underway || !this.legal.includes(first)) return;
    this.follows = rest;
    this.act(first);
  }

  done(): void {
    this.send({ type: "done" });
  }

  undo(): void {
    this.follows = [];
    this.send({ type: "undo" });
  }

  /** The next player has come to the screen. */
  come(): void {
    this.passing = null;
    this.legal = [...this.seen.keys()];
  }

  /** Chats up to this one were seen. */
  seeChat(number: number): void {
    if (number <= this.chatSeen) return;
    this.chatSeen = number;
    keep(`chat ${this.id}`, number);
  }

  mute(person: string, on: boolean): void {
    if (!this.you) return;
    const others = this.you.muted.filter((other) => other !== person);
    this.you = { ...this.you, muted: on ? [...others, person] : others };
    this.command({ type: "mute", person, on });
  }

  /** Anything else that is asked of the table; whether it could be sent. */
  command(message: Record<string, unknown>): boolean {
    return this.ask(message, (answer) => this.ifRefused(answer));
  }

  async think(): Promise<void> {
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

  /** Everything that is on its way or waits lands at once; what comes after that travels again. */
  skip(): void {
    this.skipped = this.frames.at(-1)?.version ?? this.version;
    this.until = 0;
    this.travel.skip();
    this.wake();
  }

  // What comes in.

  private address(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const chat = this.chats.at(-1)?.number ?? 0;
    const query = this.version ? `?version=${this.version}&chat=${chat}` : "";
    return `${scheme}://${location.host}/api/tables/${this.id}${query}`;
  }

  /** Whether it could be asked; where not, the line is down, and says so. */
  private ask(message: Record<string, unknown>, answered: (answer: ServerMessage) => void): boolean {
    const id = this.next++;
    if (!this.connection.send({ ...message, id })) return false;
    this.waiting.set(id, answered);
    return true;
  }

  private hear(message: ServerMessage): void {
    if ("id" in message && typeof message.id === "number") {
      const answered = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      answered?.(message);
      return;
    }
    if (message.type === "view" || message.type === "news") this.receive(message);
    else if (message.type === "chat") this.chats = [...this.chats, message];
    else if (message.type === "present") {
      this.present = message.seats;
      this.watchers = message.watchers;
    } else if (message.type === "bye") this.cut = say("web-bye", { why: whyClosed(message.code) });
  }

  private receive(frame: Frame): void {
    const last = this.frames.at(-1)?.version ?? this.version;
    if (frame.type === "news" && frame.after !== last) {
      this.connection.again();
      return;
    }
    if (frame.type === "view" && this.version === 0) this.frames.length = 0;
    this.frames.push(frame);
    if (!this.busy) void this.showAll();
  }

  /** Show what came, one frame after the other; what cannot be shown is asked for again. */
  private async showAll(): Promise<void> {
    this.busy = true;
    try {
      while (this.frames.length) await this.showNext();
      this.connection.well();
    } catch (error) {
      this.frames.length = 0;
      this.connection.again();
      if (!(error instanceof Problem)) throw error;
      this.cut = error.message;
    } finally {
      this.busy = false;
    }
    this.goOn();
  }

  private async showNext(): Promise<void> {
    await this.letRead();
    const next = this.frames[0] as Frame;
    const hurry = !this.view || this.skips(next) || hurried(next, this.frames.length, this.mine);
    const before = hurry ? null : this.travel.places(); // while the page is as it was laid out
    await this.prepare(next);
    const frame = this.frames.shift() as Frame;
    this.show(frame);
    await tick();
    if (before) await this.travel.from(before);
    if (before || isOwn(frame, this.mine))
      this.until = this.skips(frame) ? 0 : Date.now() + timeToRead(frame, this.mine);
  }

  private skips(frame: Frame): boolean {
    return document.hidden || frame.version <= this.skipped;
  }

  /** What is shown stays until it can have been read, or somebody skips it. */
  private async letRead(): Promise<void> {
    const left = this.until - Date.now();
    if (left <= 0 || document.hidden) return;
    await new Promise<void>((read) => {
      this.wake = read;
      window.setTimeout(read, left);
    });
  }

  /** The action table is there before the first board is. */
  private async prepare(frame: Frame): Promise<void> {
    if (this.infos.size) return;
    const actions = await api.actions(frame.table.game);
    this.infos = new Map(actions.map((action) => [action.id, action]));
    this.table = new ActionTable(actions);
  }

  private show(frame: Frame): void {
    const waited = this.myTurn;
    this.version = frame.version;
    this.heard = Date.now();
    this.info = share(this.info, frame.table);
    if (frame.you) {
      this.you = share(this.you, frame.you);
      this.given.clear();
    }
    this.view = share(this.view, frame.view);
    this.now = frame.now;
    window.clearTimeout(this.darkening); // news may come before the answer to what was asked
    this.legal = frame.legal ?? NONE;
    this.seen = new Map(this.legal.map((id, k) => [id, frame.seen?.[k] ?? {}]));
    this.note = null;
    if (this.hint && this.hint.version !== frame.version) this.hint = null;
    this.write(frame.steps);
    this.ended =
      frame.steps.findLast(({ seat, because }) => because?.length && this.mine.includes(seat ?? "")) ??
      this.ended;
    if (frame.steps.length) this.news = frame.steps;
    this.celebrate(frame.table);
    this.handOver();
    this.comeBack();
    if (!waited && this.myTurn) announceTurn(frame.table.game, this.id);
  }

  /** At one screen the next player comes first, and then sees what can be done. */
  private handOver(): void {
    const { me, turned } = this;
    if (!this.legal.length) this.passing = null;
    else if (settings.pass && ((turned && me !== turned) || this.passing)) this.passing = me;
    if (this.myTurn) this.turned = me;
    if (this.passing) this.legal = NONE;
  }

  private goOn(): void {
    const [next, ...rest] = this.follows;
    if (next === undefined || this.busy || this.underway) return;
    this.follows = rest;
    if (this.legal.includes(next)) this.act(next);
    else this.follows = [];
  }

  /** The ceremony of the fair draws: a number of our own for each of our seats. */
  private celebrate(info: TableInfo): void {
    if (!info.ceremony || !this.you) return;
    const { stage, waiting } = info.ceremony;
    for (const seat of this.you.seats.filter(
      (mine) => waiting.includes(mine) && !this.given.has(`${stage} ${mine}`),
    )) {
      this.given.add(`${stage} ${seat}`);
      if (stage === "commit") {
        const number = this.fair.numbers[seat] ?? newNumber();
        this.fair.numbers[seat] = number;
        this.fair.commitment = info.commitment;
        keep(`fair ${this.id}`, this.fair);
        this.command({ type: "commit", seat, hash: commitNumber(number) });
      } else {
        const number = this.fair.numbers[seat];
        if (number) this.command({ type: "number", seat, number });
      }
    }
  }

  private ifRefused(answer: ServerMessage): void {
    if (answer.type === "refused") this.refused(answer);
  }

  private refused(answer: Refused): void {
    this.follows = [];
    if (answer.code === "stale") return;
    this.trouble = answer.message ? tell(answer.message, answer.args) : answer.sentence;
    this.connection.again();
  }

  // The log.

  private async readLog(): Promise<void> {
    try {
      this.write(await api.steps(this.id, 0));
      this.wholeLog = "read";
      this.comeBack();
    } catch {
      this.wholeLog = "lost"; // until the line is open again, which says what is wrong
    }
  }

  private write(steps: Step[]): void {
    if (!steps.length) return;
    const known = new Map(this.log.map((step) => [step.version, step]));
    for (const step of steps) known.set(step.version, step);
    this.log = [...known.values()].toSorted((a, b) => a.version - b.version);
  }
}
