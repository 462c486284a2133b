/** Written by `python -m tools.protocol`. What server and client say to each other: src/mattock/server/messages.py. */

/** A name and a passphrase, to make an account or to log in. */
export type Account = {
  name: string;
  passphrase: string;
  token?: boolean;
};

/** Done, and stored on disk. */
export type Ack = {
  type: "ack";
  id: number | null;
  version: number;
};

/** A decision of the mover, made on a version. */
export type Act = {
  type: "act";
  action: number;
  version: number;
  id?: number | null;
};

/** An id and what it means in every state. */
export type ActionInfo = {
  id: number;
  kind: string;
  fields: Record<string, number>;
  names: Record<string, Value>;
  text: string;
  message: string;
};

export type ActionTable = {
  game: string;
  version: string;
  actions: ActionInfo[];
  outcomes: ActionInfo[];
};

/** How I fared against somebody, in games that were played to their end. */
export type Against = {
  name: string;
  person: string;
  bot: string;
  played: number;
  won: number;
};

/** Yes or no to a question. */
export type Answer = {
  type: "answer";
  ask: number;
  yes: boolean;
  id?: number | null;
};

/** Ask the others to end or to pause the game. */
export type Ask = {
  type: "ask";
  what: "end" | "pause";
  id?: number | null;
};

/** The answer to `why`; `possible` with no reason where the action is legal. */
export type Because = {
  type: "because";
  id: number | null;
  action: number;
  version: number;
  possible: boolean;
  clause: string;
  message: string;
  args: Record<string, Value>;
  sentence: string;
};

/** A bot to sit down with: a level with what it may spend in a turn, or one that does not search. */
export type BotInfo = {
  code: string;
  simulations: number;
  seconds: number;
};

/** A seat for a bot, by its code. */
export type BotSeat = {
  kind: "bot";
  bot?: string;
};

/** Why the connection is closed; the close code says it too. */
export type Bye = {
  type: "bye";
  code: number;
  sentence: string;
};

/** Where the fair draws stand before the game: `docs/records.md`. */
export type Ceremony = {
  stage: "commit" | "number";
  seed: string;
  commits: Record<string, string>;
  waiting: string[];
  until: number;
};

/** What somebody wrote. Numbered by itself: it never makes an action stale. */
export type Chat = {
  type: "chat";
  number: number;
  person: string;
  name: string;
  seat: string;
  text: string;
  at: number;
};

/** What a link holds. */
export type Claim = {
  token: string;
  name?: string | null;
};

/** What a link was good for. */
export type Claimed = {
  table: string;
  role: "seat" | "watch";
  seat: string | null;
};

export type ClientMessage = Act | Answer | Ask | Commit | Done | Leave | LetChat | Mute | Number | Ping | Resign | Resume | Return | Say | Settings | Undo | Why;

/** Time left, in milliseconds at the moment `at`; it runs for one seat. */
export type Clock = {
  left: Record<string, number>;
  running: string | null;
  until: number | null;
  at: number;
};

/** H of my number, for one of my seats. */
export type Commit = {
  type: "commit";
  seat: SeatLetter;
  hash: string;
  id?: number | null;
};

/** What stands behind `#mail=` in the link of a mail. */
export type Confirm = {
  token: string;
};

export type Consent = "end" | "pause" | "undo";

/** So many days for each move. */
export type DaysPace = {
  kind: "days";
  days?: number;
};

/** My turn is over: the table may go on. */
export type Done = {
  type: "done";
  version: number;
  id?: number | null;
};

export type GameInfo = {
  name: string;
  players: number[];
  version: string;
  components: string;
  options: OptionInfo[];
  lessons: string[];
};

/** How I fared in a game. A table where one holds several seats does not count. */
export type GameStatistics = {
  game: string;
  played: number;
  won: number;
  best: number;
  mean: number;
  against: Against[];
};

/** What a screen shows of any game; the type of its own, which `game` names, adds the rest. */
export type GameView = {
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  mover: "A" | "B" | "C" | "D" | "chance" | "over";
  winners: ("A" | "B" | "C" | "D")[];
  phase: string;
};

/** Play on from a position: a record, and the line below which it goes on. */
export type Given = {
  record: string;
  line: number;
};

/** The best moves by chance, then by points. */
export type Hint = {
  version: number;
  seat: string;
  moves: HintMove[];
};

/** What the search found out about one action that it tried often enough. */
export type HintMove = {
  action: number;
  text: string;
  visits: number;
  chance: number;
  points: number;
  line: string[];
};

/** My name; `token` asks for the secret in the answer, for a program that keeps no cookies. */
export type Introduce = {
  name: string;
  token?: boolean;
};

export type Introduced = {
  person: string;
  name: string;
  token?: string;
};

/** What a link is good for, before it is used. */
export type Invitation = {
  table: TableLine;
  role: "seat" | "watch";
  seat: string | null;
  host: string;
};

/** The word of the server, or what stands behind `#invite=` in its invite link. */
export type Invite = {
  word: string;
  name?: string | null;
};

/** Get up: a bot keeps my seats until I return. */
export type Leave = {
  type: "leave";
  bot?: string;
  id?: number | null;
};

/** How far a guided game has come. */
export type LessonInfo = {
  reached: number;
  goals: number;
};

/** Close the chat of my table, or open it again. */
export type LetChat = {
  type: "chat";
  on: boolean;
  id?: number | null;
};

/** A seat for whoever comes with its link. */
export type Link = {
  kind: "link";
};

/** A link that is looked at before it is used. */
export type LinkHeld = {
  token: string;
};

/** A clock for each seat, and some seconds more for each turn. */
export type LivePace = {
  kind: "live";
  minutes?: number;
  seconds?: number;
};

/** Whether this server writes mails, and where to; an address counts once it is confirmed. */
export type Mail = {
  offered: boolean;
  address: string;
  confirmed: boolean;
};

/** Where to write to when it is my turn and the page is closed. */
export type MailWish = {
  address: string;
  language?: string;
};

/** A seat for who sets the table up; several for a hot-seat. */
export type Me = {
  kind: "me";
  name?: string | null;
};

/** Do not show me what this person writes, or show it again. */
export type Mute = {
  type: "mute";
  person: string;
  on?: boolean;
  id?: number | null;
};

/** A fresh link; the one before it is void. */
export type NewLink = {
  seat: string;
  link: string;
};

export type NewPassphrase = {
  old: string;
  new: string;
};

/** A table to be set up. */
export type NewTable = {
  game: string;
  players: number;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  pace?: Pace;
  open?: boolean;
  numbers?: boolean;
  hold?: boolean;
  hints?: boolean | null;
  name?: string | null;
  given?: Given | null;
  lesson?: boolean | string;
};

/** What has just been stored, the same for everybody; the mover alone has legal and seen. */
export type News = {
  type: "news";
  version: number;
  after: number;
  steps: Step[];
  table: TableInfo;
  now: Told | null;
  view: GameView | null;
  legal?: number[];
  seen?: Record<string, Value>[];
};

/** Everybody takes the time they need. */
export type NoPace = {
  kind: "none";
};

/** What I wrote down at a table, for myself. */
export type Note = {
  text: string;
};

/** The number itself. */
export type Number = {
  type: "number";
  seat: SeatLetter;
  number: string;
  id?: number | null;
};

/** A way to play, with the message that explains it in a line. */
export type OptionInfo = {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  message: string;
};

export type Pace = DaysPace | LivePace | NoPace;

/** Are you there? */
export type Ping = {
  type: "ping";
  id?: number | null;
};

/** Yes. */
export type Pong = {
  type: "pong";
  id: number | null;
  at: number;
};

/** A past position: what was done, and the board after it. */
export type Position = {
  version: number;
  step: Step;
  view: GameView;
};

/** Who is connected now. */
export type Present = {
  type: "present";
  seats: string[];
  watchers: number;
};

/** An answer that is not 2xx: one sentence. */
export type Problem = {
  status: number;
  sentence: string;
  message: string;
  args: Record<string, Value>;
};

/** Something that the people at the table are asked. */
export type Question = {
  ask: number;
  what: Consent;
  seat: string;
  waiting: string[];
};

/** What my tables take up. */
export type Quota = {
  tables: Share;
  thinking: Share;
  megabytes: Share;
};

/** A line of a record, and the board below it. */
export type RecordPosition = {
  line: number;
  text: string;
  events: Told[];
  view: GameView;
};

/** A record that holds: what stands in it, how much of it was proved, and some of its positions. */
export type RecordShown = {
  game: string;
  players: number;
  options: Record<string, string>;
  names: string[];
  ending: "abandoned" | "finished" | "unfinished";
  scores: number[];
  winners: string[];
  decisions: number;
  draws: number;
  proved: number;
  undos: number;
  difference: string;
  first: number;
  last: number;
  positions: RecordPosition[];
};

/** Not done, and nothing has changed. */
export type Refused = {
  type: "refused";
  id: number | null;
  code: "consent" | "illegal" | "late" | "message" | "quota" | "rate" | "seat" | "stale" | "status" | "storage" | "turn" | "undo";
  sentence: string;
  version: number;
  message: string;
  args: Record<string, Value>;
  clause: string;
};

/** Give up my seats for good; bots play them on. */
export type Resign = {
  type: "resign";
  id?: number | null;
};

/** Go on after a pause. */
export type Resume = {
  type: "resume";
  id?: number | null;
};

/** Take my seats back from the bots that kept them. */
export type Return = {
  type: "return";
  id?: number | null;
};

/** Chat. */
export type Say = {
  type: "say";
  text: string;
  id?: number | null;
};

/** Who sits at a place, as everybody sees it. */
export type SeatInfo = {
  seat: string;
  kind: "bot" | "free" | "person";
  name: string;
  bot: string;
  person: string;
  resigned: boolean;
  hold: boolean;
};

export type SeatLetter = "A" | "B" | "C" | "D";

export type SeatWish = BotSeat | Link | Me;

/** What this server is, and what I may do here. */
export type ServerInfo = {
  version: string;
  mode: "closed" | "invited" | "open";
  may_set_up: boolean;
  quota: Quota | null;
};

export type ServerMessage = Ack | Because | Bye | Chat | News | Pong | Present | Refused | View;

/** How I like to play. */
export type Settings = {
  type: "settings";
  hold: boolean;
  id?: number | null;
};

/** How much of something one has used, and how much one may; 0 is no limit. */
export type Share = {
  used: number;
  most: number;
};

export type Status = "abandoned" | "ceremony" | "finished" | "paused" | "playing" | "waiting";

/** One entry of the table's log, told. */
export type Step = {
  version: number;
  kind: "answered" | "asked" | "began" | "chat" | "claimed" | "commit" | "done" | "draw" | "ended" | "freed" | "interrupted" | "link" | "move" | "number" | "paused" | "rematch" | "resigned" | "resumed" | "revealing" | "settings" | "sits" | "undo";
  at: number;
  seat?: string;
  id?: number | null;
  text?: string;
  events?: Told[];
  auto?: boolean;
  because?: Told[];
  late?: boolean;
  quick?: boolean;
  undone?: number;
  ask?: number | null;
  what?: string;
  yes?: boolean | null;
  away?: number;
};

/** A table, as everybody sees it. */
export type TableInfo = {
  table: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  status: Status;
  open: boolean;
  pace: Pace;
  seats: SeatInfo[];
  position: number;
  holding: string | null;
  undo: "bots" | "consent" | "free" | "none";
  undo_seat: string | null;
  questions: Question[];
  scores: number[];
  winners: string[];
  commitment: string;
  created: number;
  hints: boolean;
  chat: boolean;
  ceremony: Ceremony | null;
  clock: Clock | null;
  rematch: string | null;
  lesson: LessonInfo | null;
};

/** A table in a list. */
export type TableLine = {
  table: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  status: Status;
  pace: Pace;
  seats: SeatInfo[];
  created: number;
  changed: number;
  open: boolean;
  turn: string | null;
  scores: number[];
  winners: string[];
  your_seats: string[];
  your_turn: boolean;
};

/** A new table: links for the free seats, None for the others. */
export type TableMade = {
  table: string;
  seat_links: (string | null)[];
  watch_link: string;
};

/** A free seat at an open table; without a letter any. */
export type Take = {
  seat?: SeatLetter | null;
  name?: string | null;
};

/** A message with its arguments, for the words of any language. */
export type Told = {
  message: string;
  args: Record<string, Value>;
  kind: string;
  clause: string;
};

/** Take back: at once where that is free or only bots sit here, else the others are asked. */
export type Undo = {
  type: "undo";
  version: number;
  id?: number | null;
};

export type Value = number | string;

/** Everything, for one who comes or was behind: the table, the board, and what was missed. */
export type View = {
  type: "view";
  protocol: number;
  version: number;
  table: TableInfo;
  you: You;
  now: Told | null;
  view: GameView | null;
  after: number;
  steps: Step[];
  legal?: number[];
  seen?: Record<string, Value>[];
};

/** Who I am here. */
export type Visitor = {
  person: string;
  name: string;
  account?: string;
};

/** Why can I not do this? */
export type Why = {
  type: "why";
  action: number;
  id?: number | null;
};

/** What only the receiver is told: their seats, and whether the table is theirs. */
export type You = {
  person: string;
  name: string;
  seats: string[];
  owner: boolean;
  muted: string[];
};
