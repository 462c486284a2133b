# English. One message for everything that is said to a person.
# Arguments are what the rules hand over: seats by their letter, galleries and markers by their numeral,
# tiles by their notation (left kind, two digits, right kind, century).

## Pergamon: words that other messages use

pergamon-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
pergamon-price = { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
pergamon-missing = { $missing ->
        [one] 1 coin
       *[other] { $missing } coins
    }
pergamon-purse = { $purse ->
        [0] no coins
        [one] 1 coin
       *[other] { $purse } coins
    }
pergamon-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
pergamon-tiles = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
pergamon-kind = { $kind ->
        [vase] vase
        [jug] jug
        [bracelet] bracelet
       *[mask] mask
    }
pergamon-wanted-kind = { $wanted ->
        [vase] vase
        [jug] jug
        [bracelet] bracelet
       *[mask] mask
    }
pergamon-back = { $back ->
        [bag] a money bag
       *[chest] a chest
    }
pergamon-reach = { $gallery ->
        [I] I
       *[other] I–{ $gallery }
    }

## Pergamon: moves

pergamon-move-lay = Lay { $tile } into gallery { $gallery }
pergamon-move-place = Field { $field }: { pergamon-coins }, dig { pergamon-reach }
pergamon-move-dig = Dig in gallery { $gallery } for { pergamon-price }: { pergamon-tiles }
pergamon-move-join = { $value ->
        [0] Begin a row with { $tile }
       *[other] Join { $tile }: the row is then worth { $value }
    }
pergamon-move-dissolve = Dissolve collection { $marker } on field { $field } ({ pergamon-points }) to make room
pergamon-move-exhibit = { $coins ->
        [0] Show the row on field { $field } ({ pergamon-points })
       *[other] Polish with { pergamon-coins } and show the row on field { $field } ({ pergamon-points })
    }
pergamon-move-discard = Throw { $tile } away
pergamon-move-store = { $tiles ->
        [0] End your turn
       *[other] { $coins ->
            [0] Store { pergamon-tiles } free of charge and end your turn
           *[other] Store { pergamon-tiles } for { pergamon-coins } and end your turn
        }
    }
pergamon-move-start = { $seat } is the first start player
pergamon-move-tile = The tile { $tile } is revealed
pergamon-move-back = { $back ->
        [bag] A money bag comes to light
       *[chest] A chest comes to light
    }
pergamon-move-front = The card shows { pergamon-coins }

## Pergamon: what to do now

pergamon-now-draw-start = The first start player is drawn by lot.
pergamon-now-draw-top = The first card of the money pile is looked at from behind.
pergamon-now-draw-tile = Round { $round }: finds are revealed.
pergamon-now-draw-back = Round { $round }: two money cards are taken from the pile.
pergamon-now-draw-front = The money cards are turned over.
pergamon-now-laying = { $seat } chooses: which of these tiles of one century comes into the next gallery?
pergamon-now-placing = { $seat } chooses a funds field: how many coins to ask for, and how deep to dig.
pergamon-now-turn = { $digs ->
        [0] { $seat } may show collections, then store and end the turn.
       *[other] { $seat } may dig in one gallery, then show collections, then store and end the turn.
    }
pergamon-now-row = { $seat } is laying a row: join more tiles, or show it.
pergamon-now-cleared = { $seat } has made room and now shows the row.
pergamon-now-storing = { $seat } throws tiles away or stores what is left.
pergamon-now-ended = The game is over.

## Pergamon: why not

pergamon-reason-unknown-id = There is no move with the number { $id }.
pergamon-reason-game-over = The game is over: nothing more can be done.
pergamon-reason-draw-first = Something is being drawn; after that it can be decided.
pergamon-reason-other-phase = { $move ->
        [lay] Tiles are laid by choice while finds are laid out, with the variant for sorting.
        [place] Figures are placed at the beginning of a round.
        [dig] Digging comes in your turn, when all figures stand and the funds are shared out.
        [join] Rows are laid in your turn, when all figures stand and the funds are shared out.
        [dissolve] A collection is dissolved in your turn, to make room for a new one.
        [exhibit] Collections are shown in your turn, when all figures stand and the funds are shared out.
        [discard] Tiles are thrown away at the end of your turn.
        [store] Tiles are stored at the end of your turn.
        [start] The start player is drawn once, before the first round.
        [tile] Tiles are revealed at the beginning of a round.
        [back] The back of a money card comes to light when the card above it is taken.
       *[front] Money cards are turned over when all figures stand.
    } { $phase ->
        [laying] Now finds are laid out.
        [placing] Now figures are placed.
        [draw-start] Now the start player is drawn.
        [draw-top] Now the first money card is looked at from behind.
        [draw-tile] Now tiles are revealed.
        [draw-back] Now money cards are taken from the pile.
        [draw-front] Now the money cards are turned over.
       *[turn] Now it is somebody's turn to dig, show and store.
    }
pergamon-reason-already-seen-tile = { $tile } has been revealed already, and each tile comes once.
pergamon-reason-no-such-back-left = { $back ->
        [bag] No money bag is left in the pile.
       *[chest] No chest is left in the pile.
    }
pergamon-reason-no-such-front-left = All cards with { pergamon-coins } have been turned over already.
pergamon-reason-wrong-back = The back of this card shows { pergamon-back }, so it cannot be worth { $coins }.
pergamon-reason-no-such-seat = Nobody sits at { $seat }.
pergamon-reason-not-drawn = { $tile } is not among the tiles just revealed.
pergamon-reason-older-century = Younger tiles come first: one of century { $century } is still to be laid before { $tile }.
pergamon-reason-field-taken = { $owner } stands on field { $field } already; choose a free one.
pergamon-reason-raider-stands-there = The tomb raider stands on field { $field }; choose a free one.
pergamon-reason-already-dug = You have dug already: one gallery a turn, so gallery { $gallery } stays as it is.
pergamon-reason-out-of-reach = { $reach ->
        [I] Your field { $field } allows gallery I only; for gallery { $gallery } stand on another one.
       *[other] Your field { $field } allows galleries I to { $reach }; for gallery { $gallery } stand on another one.
    }
pergamon-reason-empty-gallery = Gallery { $gallery } is empty: there is nothing to dig for.
pergamon-reason-cannot-pay-dig = Gallery { $gallery } costs { pergamon-price }; you have { pergamon-purse }, so { pergamon-missing } more would do.
pergamon-reason-dig-comes-first = Digging comes before showing: you have shown a collection in this turn.
pergamon-reason-not-in-hand = { $tile } is not among your tiles.
pergamon-reason-on-show = { $tile } is on show in the museum, and a collection stays as it is.
pergamon-reason-no-partner = No tile of yours goes on to the right of { $tile }: it takes one with the other half of a { pergamon-kind } on its left.
pergamon-reason-does-not-fit = { $tile } begins with half a { pergamon-kind }; { $last } at the end of the row asks for the other half of a { pergamon-wanted-kind }.
pergamon-reason-row-too-short = One tile makes no object yet: join a second one first.
pergamon-reason-too-much-polish = You may spend at most { $limit ->
        [one] 1 coin
       *[other] { $limit } coins
    } polishing one collection; only in the last round as many as you like.
pergamon-reason-cannot-pay-polish = You have { pergamon-purse }; this polish takes { pergamon-missing } more.
pergamon-reason-polish-wasted = { $most ->
        [0] The row is worth 24 or more already: polish would change nothing.
        [one] The museum ends at field 24: 1 coin of polish is all that counts.
       *[other] The museum ends at field 24: { $most } coins of polish are all that count.
    }
pergamon-reason-no-free-marker = All three of your markers are in the museum: dissolve one of your collections first.
pergamon-reason-marker-still-free = You still have a free marker, so no collection has to make room.
pergamon-reason-exhibit-must-follow = You have made room in the museum: now show the row.
pergamon-reason-dig-before-row = Digging comes before rows: take your row back, then dig.
pergamon-reason-finish-row = Your row lies open on the table: show it or take it back first.
pergamon-reason-storing-begun = You have begun to store: throw more tiles away, or store and end your turn.
pergamon-reason-cannot-pay-storage = Storing takes { pergamon-missing } more than you have: throw tiles away first; { $free ->
        [one] 1 is
       *[other] { $free } are
    } stored free of charge.
pergamon-reason-three-are-free = { $free ->
        [one] 1 tile is
       *[other] Up to { $free } tiles are
    } stored free of charge: there is no need to throw one away.
pergamon-reason-last-round-no-storage = In the last round nothing is stored: just end your turn.
pergamon-reason-in-the-row = { $tile } lies in your row already.
pergamon-reason-no-row = There is no row to show: join two fitting tiles first.
pergamon-reason-order-needs-three = The variant with the order of play is for three and four players.

## Pergamon: what happened

pergamon-event-start = { $seat } is the first start player.
pergamon-event-top = On top of the pile lies { pergamon-back }.
pergamon-event-drawn = { $tile } is revealed.
pergamon-event-laid = { $tile } is laid into gallery { $gallery }.
pergamon-event-full = Gallery { $gallery } is full and gets no tile.
pergamon-event-unseen = { $tiles ->
        [one] 1 tile of the stack goes back to the box unseen.
       *[other] { $tiles } tiles of the stack go back to the box unseen.
    }
pergamon-event-cards = { $back ->
        [bag] { $second_back ->
            [bag] Two money bags lie ready.
           *[chest] A money bag and a chest lie ready.
        }
       *[chest] { $second_back ->
            [bag] A chest and a money bag lie ready.
           *[chest] Two chests lie ready.
        }
    }
pergamon-event-raider-stands = The tomb raider takes field { $field }.
pergamon-event-placed = { $seat } stands on field { $field }.
pergamon-event-pot = Together { pergamon-coins } are shared out.
pergamon-event-paid = { $coins ->
        [0] { $seat } asked for { $wanted } and gets nothing.
       *[other] { $seat } asked for { $wanted } and gets { pergamon-coins }.
    }
pergamon-event-rest = { $coins ->
        [0] { $seat } comes last, asked for { $wanted }, and nothing is left.
       *[other] { $seat } comes last, asked for { $wanted }, and takes the rest: { pergamon-coins }.
    }
pergamon-event-turn = It is the turn of { $seat }.
pergamon-event-dug = { $seat } digs in gallery { $gallery } for { pergamon-price }.
pergamon-event-found = { $seat } finds { $tile }.
pergamon-event-joined = { $seat } joins { $tile }.
pergamon-event-dissolved = { $seat } dissolves collection { $marker }.
pergamon-event-polished = { $seat } polishes with { pergamon-coins }: the row is worth { $value }.
pergamon-event-capped = The collection of { $seat } is worth { $value }; it goes to field { $field }, the last.
pergamon-event-shown = { $seat } shows collection { $marker } on field { $field }.
pergamon-event-ticket = { $seat } earns { pergamon-points } for showing.
pergamon-event-pushed = Collection { $marker } of { $seat } goes down to field { $field }.
pergamon-event-out = Collection { $marker } of { $seat } is pushed out of the museum.
pergamon-event-discarded = { $seat } throws { $tile } away.
pergamon-event-stored = { $tiles ->
        [0] { $seat } has nothing to store.
       *[other] { $coins ->
            [0] { $seat } keeps { pergamon-tiles }.
           *[other] { $seat } stores { pergamon-tiles } for { pergamon-coins }.
        }
    }
pergamon-event-raided = The tomb raider empties gallery { $gallery } for { pergamon-price }.
pergamon-event-raider-saves = The tomb raider keeps { pergamon-coins }.
pergamon-event-scoring = The museum is scored after round { $round }.
pergamon-event-earned = Collection { $marker } brings { $seat } { pergamon-points }.
pergamon-event-bonus = { $seat } shows the oldest { pergamon-kind }, of { $year } BC, and earns the bonus: { pergamon-points }.
pergamon-event-no-bonus = Nobody shows a { pergamon-kind }: the bonus goes to nobody.
pergamon-event-setback = { $fields ->
        [one] Visitors lose interest: all collections go 1 field down.
       *[other] Visitors lose interest: all collections go { $fields } fields down.
    }
pergamon-event-next-start = { $seat } stood furthest left and starts the next round.
pergamon-event-next-start-of-two = { $seat } acted last and starts the next round.
pergamon-event-next-order = In the next round figures are placed in the order in which they stand, from left to right: { $seat } begins.
pergamon-event-oldest = { $rank ->
        [1] { $seat } shows the oldest object of all, of { $year } BC, and earns { pergamon-points }.
        [2] { $seat } shows the second oldest object, of { $year } BC, and earns { pergamon-points }.
       *[3] { $seat } shows the third oldest object, of { $year } BC, and earns { pergamon-points }.
    }
pergamon-event-ended = The game is over.
pergamon-event-tie = Several have the most points: the oldest object on show decides.
pergamon-event-front = A money card shows { pergamon-coins }.
pergamon-event-round = Round { $round } begins.
pergamon-event-raider-paid = { $coins ->
        [0] The tomb raider asks for { $wanted } and gets nothing.
       *[other] The tomb raider asks for { $wanted } and gets { pergamon-coins }.
    }
pergamon-event-raided-nearer = The gallery that the tomb raider could pay is empty: he empties { $gallery } above it for { pergamon-price }.
pergamon-event-raider-idle = The tomb raider finds no gallery with tiles that he may enter and can pay.
pergamon-event-polished-last = In the last round { $seat } polishes with { pergamon-coins }: the row is worth { $value }.
pergamon-event-chosen = { $seat } lays { $tile } into gallery { $gallery }.
pergamon-event-won = { $seat } wins with { pergamon-points }.
pergamon-event-shared = Several have the most points, and none of them has anything on show: they share the win.
pergamon-event-set-back = Collection { $marker } of { $seat } goes back to field { $field }.
pergamon-event-last-turn = { $seat } ends the last turn.
pergamon-event-raider-rest = { $coins ->
        [0] The tomb raider comes last, asks for { $wanted }, and nothing is left.
       *[other] The tomb raider comes last, asks for { $wanted }, and takes the rest: { pergamon-coins }.
    }

## Pergamon: options

pergamon-option-order = Figures choose their fields in the order of the last round, from left to right (three and four players).
pergamon-option-sorting = The start player decides the order of finds of the same century.

## Pergamon: on the board

pergamon-board-round = Round { $round } of 12
pergamon-board-order = order of placing
pergamon-board-excavation = Excavation
pergamon-board-calendar = Calendar and money
pergamon-board-pile = pile { $cards }, on top { $back }
pergamon-board-back = { $back ->
        [bag] bag
       *[chest] chest
    }
pergamon-board-cards = on the table
pergamon-board-museum = Museum
pergamon-board-drawn = Finds to lay out
pergamon-board-row = Row on the table, worth { $value }
pergamon-board-no-tiles = no tiles
pergamon-board-raider = tomb raider with { pergamon-coins }
pergamon-source-exhibit = shown
pergamon-source-scoring = scored
pergamon-source-bonus = bonus
pergamon-source-oldest = oldest
pergamon-source-all = together

## Pergamon: odds

pergamon-odds-tiles = Tiles never seen, by century and right half
pergamon-odds-century = { $century }00
pergamon-odds-right = right halves
pergamon-odds-left = left halves
pergamon-odds-never = { $never ->
        [0] { pergamon-tiles } unseen; if galleries are full, some of them will never come.
       *[other] { pergamon-tiles } unseen, of which { $most } can still come at most: { $never } or more will never come.
    }
pergamon-odds-cards = Money cards never turned over
pergamon-odds-pot = What the two cards of round { $round } bring
pergamon-odds-at-least = at least this: { $percent } %

## Pergamon: collections and trying out

pergamon-collections-none = Your tiles make no collection yet: it takes two whose halves fit.
pergamon-collections-value = value
pergamon-collections-row = row
pergamon-collections-shown = polish → field (points), who goes down
pergamon-collections-more = { $rows ->
        [one] And 1 smaller value.
       *[other] And { $rows } smaller values.
    }
pergamon-collections-dissolving = after dissolving { $marker }
pergamon-collections-out = out
pergamon-try-none = You have no tiles to lay out.
pergamon-try-how = Lay them side by side as you like, for example: try 2 1. Nothing is decided by it.
pergamon-try-unknown = { $tile } is none of your tiles: say a number from 1 to { $tiles }, or the name of a tile.
pergamon-try-twice = A tile can lie at one place only.
pergamon-try-row = { $objects ->
        [0] One tile alone makes no object.
        [one] 1 object: a row worth { $value }.
       *[other] { $objects } objects: a row worth { $value }.
    }
pergamon-try-gaps = { $objects ->
        [0] No halves fit here.
        [one] 1 object, but not all halves fit: this is no row.
       *[other] { $objects } objects, but not all halves fit: this is no row.
    }

## The terminal

terminal-choose = Several moves are possible: type a number, a move, or help.
terminal-only-move = This is all there is to do: press Enter.
terminal-again = Type it again to do it.
terminal-no-such-number = { $most ->
        [one] There is one move now: 1.
       *[other] The moves are numbered from 1 to { $most }.
    }
terminal-several = “{ $text }” could be several moves: { $moves } …
terminal-none-of-these = No move that begins with “{ $text }” is possible now. To learn why, write it in full, as in: why { $example }.
terminal-not-understood = “{ $text }” is neither a move nor a command: type a number, a move as in “{ $example }”, or help.
terminal-why-what = Say which move you mean: why 3, or why { $example }.
terminal-why-possible = It is possible: { $move }.
terminal-hint = { $move }: wins { $chance } of 100, about { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end ({ $line }).
terminal-no-hints = Several people play here, so there are no hints. To allow them, start with --hints.
terminal-undone = { $steps ->
        [one] One step is taken back.
       *[other] { $steps } steps are taken back.
    }
terminal-undo-drawn = Nothing can be taken back: something was drawn, or somebody else has acted. Against bots undo! goes back all the same; what is drawn then is new.
terminal-undo-drawn-people = Nothing can be taken back: something was drawn, or somebody else has acted.
terminal-undo-alone-only = Only who plays alone against bots can go back that far.
terminal-undo-nothing = You have not decided anything yet.
terminal-log-more = { $lines ->
        [one] 1 earlier paragraph: log all.
       *[other] { $lines } earlier paragraphs: log all.
    }
terminal-save-where = Say where: save FILE.
terminal-saved = Kept in { $file }. To go on later:
terminal-left = The game is kept. To go on:
terminal-record = The record is in { $file }.
rules-components = *You see these rules with corrected components (`{ $fingerprint }`).* Their values stand in the tables, and a clause that names another value says so below it.
rules-changed = *With the components in use:* `{ $name }` is { $now }, not { $then }.
rules-changed-list = *With the components in use:* `{ $name }` has been corrected; what stands above is for the components that come with the game.
terminal-rulings = { $game }: { $rulings } of { $clauses } clauses hold something of ours. The first words after each number say what; where they give no reason, the printed rules leave it open. All else follows them.
terminal-for-programs = For programs only: { $programs }.
terminal-help-move = a move, by its number, in notation, or as much of it as is clear
terminal-help-why = why a move is possible or not
terminal-help-undo = take back, until something is drawn; undo! also afterwards, alone against bots
terminal-help-hint = the best moves that a short search finds, with their chances
terminal-help-collections = what your tiles allow: rows, values, museum fields, who goes down
terminal-help-try = lay your tiles side by side, without obligation
terminal-help-odds = what is left, and how likely it comes
terminal-help-score = points and what they are for
terminal-help-log = what happened so far
terminal-help-rules = the rules, or one clause
terminal-help-board = the whole board again
terminal-help-save = keep the game in a file
terminal-help-quit = get up; the game is kept

## The terminal: many games, components

terminal-simulating = Playing { $game }
terminal-simulated-none = No game was finished.
terminal-simulated-mean = mean
terminal-simulated-deviation = deviation
terminal-simulated-lowest = lowest
terminal-simulated-highest = highest
terminal-simulated-wins = wins
terminal-simulated-interval = 95 % interval
terminal-simulated = { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $shortest } to { $longest } steps, { $mean } on average; { $speed } steps per second ({ $seconds } s).
terminal-components-what = component
terminal-components-value = value
terminal-components-from = from
terminal-components-counts = { $sourced } values are sourced (printed in the rulebook or on a public page), { $inferred } inferred from those, { $reconstructed } reconstructed (a proposal that may be wrong).
terminal-components-reconstructed = Reconstructed: { $names }.
terminal-components-exported = Written to { $file }. Correct it and play with it: mattock play { $game } --components { $file }
terminal-components-same = { $file } is right, and the same as the components that come with the game.
terminal-components-own = { $file } is right: components of your own, { $fingerprint }.

terminal-components-there = { $file } is there already; write over it with --force.
terminal-components-missing = the components { $fingerprint } are not at hand; --components names their file.
terminal-simulate-least = At least one game, in at least one thread.
terminal-arena-played = { $games ->
        [one] 1 game
       *[other] { $games } games
    } on { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }. Intervals are for 95 %.
terminal-arena-stopped = Stopped; the same command goes on from { $file }.
terminal-arena-resumable = Stopped; it goes on from { $file }.
terminal-arena-no-option = “{ $text }” is no option; one writes for example: sorting=yes.
terminal-arena-one-core = At least one core.
terminal-arena-report = The report is in { $file }.

## The terminal: sitting down

terminal-language = the language that is spoken (default: that of the system)
terminal-you = you
terminal-player = player { $seat }
terminal-no-such-clause = { $game } has no clause { $clause }; there are { $first } to { $last }.
terminal-file-is-there = { $file } is there already; choose another name, or go on with it: --resume { $file }
terminal-cannot-write = { $file } cannot be written: { $why }.
terminal-cannot-read = { $file } cannot be read: { $why }.
terminal-other-game = { $file } is a game of { $game }.
terminal-too-many-people = { $people ->
        [1] 1 person does
       *[other] { $people } people do
    } not fit at a table of { $players }.
terminal-no-such-seats = The seats of this table are { $seats }, not “{ $letters }”.
terminal-people-and-seats = { $people ->
        [one] 1 person
       *[other] { $people } people
    } and the seats “{ $letters }” do not go together.
terminal-no-bot-code = A bot needs a code, for example --bots greedy,random.
terminal-too-many-bots = { $bots ->
        [one] 1 bot is
       *[other] { $bots } bots are
    } named for { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }.

## The terminal: records

terminal-ending = { $ending ->
        [finished] finished
        [abandoned] abandoned
       *[unfinished] unfinished
    }
terminal-draws = { $draws ->
        [one] 1 draw
       *[other] { $draws } draws
    }
terminal-verify-holds = { $file } holds.
terminal-verify-partly = { $file } holds as far as it goes.
terminal-verify-broken = { $file } does not hold.
terminal-verify-what = { $game } for { $players }, rules { $rules }, { terminal-ending }: { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, { terminal-draws }.
terminal-verify-given = { $lines ->
        [one] The first line comes
       *[other] The first { $lines } lines come
    } from another record, which has to be checked by itself.
terminal-verify-no-seed = The seed is not revealed: the draws are numbered and possible, but not proved.
terminal-verify-seed = The seed is the promised one and proves { terminal-draws }.
terminal-verify-undone = Decisions were taken back { $times ->
        [one] 1 time
       *[other] { $times } times
    }{ $draws ->
        [0] .
       *[other] , and with them { terminal-draws }.
    }
terminal-verify-same-rules = The rules are { $version } now; no line differs.
terminal-verify-other-rules = The rules are { $version } now and differ. { $difference } Below it only the notation and the draws were checked.
terminal-replay-greeting = { $game }, { $date }: { $who }. { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    }, { terminal-ending }.
terminal-replay-up-to = This record can be watched up to line { $line }. { $why }
terminal-replay-other-rules = The rules are { $version } now, they were { $rules }. { $difference }
terminal-replay-end = This is the end of the record.
terminal-replay-no-command = There is no command “{ $word }”.
terminal-replay-no-round = Round { $round } does not come in this record.
terminal-replay-no-number = “{ $text }” is no number of lines or rounds.
terminal-replay-no-seat = “{ $word }” is no seat; the seats are { $seats }.
terminal-replay-below = Below line { $line }: { $next }
terminal-replay-won = { $winners ->
        [one] the game is over, { $names } has won.
       *[other] the game is over, { $names } have won.
    }
terminal-replay-draw = a draw of { $source } comes next.
terminal-replay-decides = { $seat } ({ $name }) decides.
terminal-replay-possible = { $move } is possible here.
terminal-replay-new-game = The new game begins below line { $line } with draws of its own; it is kept in { $file }.
terminal-replay-help-next = one line on, or N of them (Enter does the same)
terminal-replay-help-back = one line back, or N
terminal-replay-help-line = to the position below line N of the file
terminal-replay-help-round = to the beginning of round N
terminal-replay-help-ends = to either end
terminal-replay-help-moves = what is possible here; before a draw, what can come
terminal-replay-help-why = whether a move is possible here, and if not, why
terminal-replay-help-board = the table again
terminal-replay-help-play = play on from here: these seats are yours, bots take the others

## Thebes: words that other messages use
## Cards, exhibitions and tiles come in their notation, places and sites by name, years as text.

thebes-weeks = { $weeks ->
        [one] 1 week
       *[other] { $weeks } weeks
    }
thebes-time = { $time ->
        [one] 1 week
       *[other] { $time } weeks
    }
thebes-need = { $need ->
        [one] 1 week
       *[other] { $need } weeks
    }
thebes-left = { $left ->
        [one] 1 week is left
       *[other] { $left } weeks are left
    }
thebes-spending = { $aid ->
        [rumour] the rumour
        [assistant] the assistant
        [either] the rumour or the assistant
       *[both] the rumour and the assistant
    }
thebes-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
thebes-tiles = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
thebes-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
thebes-date = { $year ->
        [end] the last field
       *[other] week { $week } of { $year }
    }
thebes-site = { $site }
thebes-way = { $travel ->
        [0] Stay in { $place }
        [one] Go to { $place } (1 week)
       *[other] Go to { $place } ({ $travel } weeks)
    }

## Thebes: moves

thebes-move-take = { thebes-way } and take { $card } for { thebes-time }: { thebes-date }
thebes-move-exhibit = { thebes-way } and hold { $exhibition } for { thebes-time }: { thebes-date }
thebes-move-swap = { thebes-way } and swap the open cards for { thebes-time }: { thebes-date }
thebes-move-dig = { thebes-way } and dig, with knowledge up to { $knowledge }
thebes-move-fly-take = Fly to { $place } and take { $card } for { thebes-time }: { thebes-date }
thebes-move-fly-exhibit = Fly to { $place } and hold { $exhibition } for { thebes-time }: { thebes-date }
thebes-move-fly-swap = Fly to { $place } and swap the open cards for { thebes-time }: { thebes-date }
thebes-move-fly-dig = Fly to { $place } and dig, with knowledge up to { $knowledge }
thebes-move-finish = { $left ->
        [one] Give up the last week and go to the last field
       *[other] Give up { $left } weeks and go to the last field
    }
thebes-doubt-finish = { $left ->
        [one] You have 1 week left and will not get another turn. Give it up?
       *[other] You have { $left } weeks left and will not get another turn. Give them up?
    }
thebes-move-rumour = Spend the rumour about { $site }
thebes-move-assistant = Spend the assistant for this dig in { $site }
thebes-move-shovel = Spend the shovel for this dig in { $site }
thebes-move-weeks = Dig for { thebes-weeks } and draw { thebes-tiles }: { thebes-date }
thebes-move-marker = { $seat } is next in the tower
thebes-move-card = { $card } is drawn
thebes-move-exhibition = The exhibition { $exhibition } is drawn
thebes-move-tile = { $tile } comes out of the bag

## Thebes: what to do now

thebes-now-draw-display = Four researcher cards are laid open.
thebes-now-draw-marker = The time markers are stacked by lot.
thebes-now-draw-bonus = An artifact of value 1 is laid on each site.
thebes-now-draw-card = Cards are drawn until four lie open.
thebes-now-draw-tile = Tiles are drawn from the bag.
thebes-now-turn = { $seat } chooses: where to go, and what to do there.
thebes-now-digging = { $seat } digs: which aids to spend, and how many weeks?
thebes-now-ended = The game is over.

## Thebes: why not

thebes-reason-unknown-id = There is no move with the number { $id }.
thebes-reason-game-over = The game is over: nothing more can be done.
thebes-reason-draw-first = Something is being drawn; after that it can be decided.
thebes-reason-other-phase = { $phase ->
        [turn] Aids are spent and weeks chosen at a site: first go there to dig.
        [digging] You have come to dig: spend aids, or choose the weeks.
        [draw-display] Now researcher cards are laid open.
        [draw-marker] Now the time markers are stacked.
        [draw-bonus] Now an artifact is laid on each site.
        [draw-card] Now cards are drawn.
       *[draw-tile] Now tiles are drawn from a bag.
    }
thebes-reason-no-such-seat = Nobody sits at { $seat }.
thebes-reason-already-stacked = The marker of { $seat } is in the tower already.
thebes-reason-card-not-in-pile = { $card } cannot be the next card of the pile.
thebes-reason-show-not-in-pile = The exhibition { $exhibition } cannot be the next card of the pile.
thebes-reason-show-not-left = The exhibition { $exhibition } is not in the pile.
thebes-reason-other-site = { $tile } is no tile of { $site }.
thebes-reason-tile-not-in-bag = { $tile } is not in the bag any more.
thebes-reason-tile-on-site = { $tile } is not in the bag: it lies in { $site } for the first dig.
thebes-reason-not-its-site = Now an artifact of { $site } is laid out, and { $tile } is none.
thebes-reason-not-worth-one = Only an artifact of value 1 is laid on { $site }.
thebes-reason-card-not-open = { $card } does not lie open.
thebes-reason-show-not-open = The exhibition { $exhibition } does not lie on the board.
thebes-reason-no-time = This takes { thebes-need } with the journey; { thebes-left } until the end of 1903.{ $flying ->
        [yes] {" "}With your zeppelin it would fit.
       *[no] {""}
    }
thebes-reason-no-zeppelin = You have no zeppelin.
thebes-reason-already-there = You are in { $place } already: a zeppelin would be wasted.
thebes-reason-artifacts-missing = { $exhibition } asks for artifacts: { $wanted }. You still need { $missing }.
thebes-reason-permit-used = Your permit for { $site } is turned: only a special permit, or a turn that begins in a new year, lets you dig there.
thebes-reason-no-knowledge = You know nothing about { $site }: a book, a rumour or an assistant is needed.
thebes-reason-not-last-year = Only in 1903 can one go straight to the last field.
thebes-reason-no-rumour = You have no rumour about { $site }.
thebes-reason-no-assistant = You have no assistant.
thebes-reason-several-assistants = Your assistants work together: only a lone one can be spent.
thebes-reason-no-shovel = You have no shovel.
thebes-reason-several-shovels = Your shovels work together: only a lone one can be spent.
thebes-reason-already-spent = That has been spent for this dig already.
thebes-reason-changes-nothing = Your knowledge is as high as the wheel goes: this would change nothing.
thebes-reason-wheel-shows-nothing = With knowledge { $knowledge } the wheel shows nothing for { thebes-weeks }: at least { $least } are needed.
thebes-reason-knowledge-first = You know nothing about { $site } yet: first spend { thebes-spending }.
thebes-reason-aid-first = With knowledge { $knowledge } a dig takes at least { thebes-need }, and { thebes-left } for it: first spend { thebes-spending }.

## Thebes: what happened

thebes-event-opened = { $card } is laid open.
thebes-event-stacked = { $rank ->
        [1] The marker of { $seat } is on top of the tower.
       *[other] The marker of { $seat } is number { $rank } in the tower.
    }
thebes-event-laid = { $tile } lies in { $site } for the first dig.
thebes-event-turn = It is the turn of { $seat }, on { thebes-date }.
thebes-event-travelled = { $seat } travels to { $place } in { thebes-weeks }.
thebes-event-drove = { $seat } drives to { $place } in { thebes-weeks }.
thebes-event-flew = { $seat } flies to { $place } and saves { thebes-weeks }.
thebes-event-stayed = { $seat } is in { $place } already.
thebes-event-took = { $seat } takes { $card } for { thebes-weeks }.
thebes-event-swapped = { $seat } swaps the open cards for { thebes-weeks }.
thebes-event-swapped-again = { $seat } swaps the open cards again, for { thebes-weeks }: swap { $swaps } in a row.
thebes-event-show-came = The exhibition { $exhibition } is announced.
thebes-event-show-moved = The exhibition { $exhibition } moves on to field { $field }.
thebes-event-show-gone = The exhibition { $exhibition } is over.
thebes-event-third-pile = The third pile comes into play, shuffled with the discards: { thebes-cards }.
thebes-event-reshuffled = The discards are shuffled: { thebes-cards }.
thebes-event-no-card-left = No researcher card is left to draw.
thebes-event-digs = { $seat } digs in { $site } for { thebes-weeks }.
thebes-event-spent-rumour = { $seat } spends the rumour about { $site }.
thebes-event-spent-assistant = { $seat } spends an assistant.
thebes-event-spent-shovel = { $seat } spends a shovel.
thebes-event-knowledge = { $seat } has { $special } special and { $general } general knowledge for this dig.
thebes-event-general-limited = Of { $general ->
        [one] 1 point
       *[other] { $general } points
    } of general knowledge only { $special } can be used.
thebes-event-wheel-limited = The wheel ends at { $knowledge }.
thebes-event-draws = { $seat } draws { thebes-tiles }.
thebes-event-shovels = { $tiles ->
        [one] Shovels add 1 tile.
       *[other] Shovels add { $tiles } tiles.
    }
thebes-event-found = { $seat } finds { $tile }, worth { thebes-points }.
thebes-event-found-special = { $seat } finds a book about { $site }.
thebes-event-found-general = { $seat } finds an open book.
thebes-event-rubble = { $seat } draws rubble.
thebes-event-rubble-back = { $tiles ->
        [one] 1 tile of rubble goes back into the bag of { $site }.
       *[other] { $tiles } tiles of rubble go back into the bag of { $site }.
    }
thebes-event-bonus = { $seat } is the first to dig there and receives { $tile }.
thebes-event-permit-turned = The permit of { $seat } for { $site } is turned.
thebes-event-special-permit = { $seat } has dug in { $site } with a special permit.
thebes-event-discarded = { $seat } discards { $card }.
thebes-event-exhibited = { $seat } holds the exhibition { $exhibition }: { thebes-points }.
thebes-event-landed = The marker of { $seat } comes to { thebes-date }.
thebes-event-on-top = { $seat } lies on top of the marker of { $other }.
thebes-event-permits-renewed = A new year for { $seat }: all permits are valid again.
thebes-event-year = The year { $year } begins.
thebes-event-finished = { $seat } goes straight to the last field.
thebes-event-ended = The game is over.
thebes-event-artifact-points = { $seat } has artifacts worth { thebes-points }.
thebes-event-exhibition-points = { $seat } has exhibitions worth { thebes-points }.
thebes-event-congress-points = { $cards ->
        [one] 1 congress brings { $seat } { thebes-points }.
       *[other] { $cards } congresses bring { $seat } { thebes-points }.
    }
thebes-event-expert = { $seat } knows most about { $site }: { thebes-points }.
thebes-event-experts-tied = { $seat } shares the most knowledge about { $site }: { thebes-points } each.
thebes-event-no-expert = Nobody has a book about { $site }.
thebes-event-tie = Several have the most points and share the victory.
thebes-event-zeppelin-gone = { $seat } discards { $card }.
thebes-event-permit-gone = { $seat } discards { $card }.
thebes-event-won = { $seat } wins with { thebes-points }.

## Mykerinos: words that other messages use

mykerinos-cubes = { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
mykerinos-points = { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
mykerinos-colour = { $colour ->
        [neutral] The neutral colour
       *[other] { $colour }
    }
mykerinos-owner = { $owner ->
        [neutral] the neutral colour
       *[other] { $owner }
    }
mykerinos-other = { $other ->
        [neutral] the neutral colour
       *[other] { $other }
    }
mykerinos-patron = { $patron ->
        [violet] Lady Violet
        [lemon] Lord Lemon
        [brown] Sir Brown
        [blackmore] Mrs. Blackmore
        [tangerine] Colonel Tangerine
        [greenwish] Governor Greenwish
       *[nobody] nobody
    }
mykerinos-turned = { $turned ->
        [violet] Lady Violet
        [lemon] Lord Lemon
        [brown] Sir Brown
        [blackmore] Mrs. Blackmore
        [tangerine] Colonel Tangerine
       *[greenwish] Governor Greenwish
    }
mykerinos-boat = { $boat ->
        [two] the boat of 2 points
        [three] the boat of 3 points
        [tie] the boat that wins a tie
       *[cubes] the boat that brings 2 cubes
    }

## Mykerinos: moves

mykerinos-move-dig = { $colour ->
        [neutral] Start a neutral dig on { $field }
       *[other] Start a dig on { $field }
    }
mykerinos-move-extend = { $colour ->
        [neutral] Extend a neutral dig to { $field }
       *[other] Extend a dig to { $field }
    }
mykerinos-move-cube = Place the next cube on { $field }
mykerinos-move-appeal = Appeal to { mykerinos-patron }
mykerinos-move-pass = Pass and take space { $space } of the scale
mykerinos-move-rest = Place no neutral cube
mykerinos-move-museum = Send a cube to the room { $room } of the museum
mykerinos-move-take = Take the { $side ->
        [left] left
       *[right] right
    } card { $card }: { mykerinos-points }, patron { mykerinos-patron }
mykerinos-move-leave = Leave what lies there
mykerinos-move-remove = Take { $card } out of the game
mykerinos-move-mark = Lay a disc on { $field }
mykerinos-move-reserve = Lay a disc in the room { $room } of the museum
mykerinos-move-nile = Take the Nile card { $nile }
mykerinos-move-sink = Take the Nile card { $nile } out of the game
mykerinos-move-boat = Use the boat and win the tie
mykerinos-move-keep = Keep the boat for later
mykerinos-move-start = { $seat } is the first start player
mykerinos-move-wing = The next wing goes to { mykerinos-patron }
mykerinos-move-parcel = { $lie ->
        [turned] The parcel { $card } is laid after a half turn
       *[upright] The parcel { $card } is laid as printed
    }
mykerinos-move-bank = { $lie ->
        [turned] The Nile card { $nile } is laid after a half turn
       *[upright] The Nile card { $nile } is laid as printed
    }
mykerinos-move-sail = On the table comes { mykerinos-boat }

## Mykerinos: what to do now

mykerinos-now-draw-start = The first start player is drawn by lot.
mykerinos-now-draw-wing = The patrons' discs are laid on the wings of the museum.
mykerinos-now-draw-parcel = Round { $round }: a new region is laid out.
mykerinos-now-draw-nile = Round { $round }: the Nile is laid through the region.
mykerinos-now-draw-boat = Round { $round }: a boat is turned over.
mykerinos-now-turn = { $seat } starts a dig, extends one, appeals to a patron, or passes.
mykerinos-now-appealed = { $seat } has turned a patron card and now does what the patron offers.
mykerinos-now-digging = { $seat } places the next cube, beside the last one.
mykerinos-now-marking = { $seat } lays a disc on a free field or in a free room.
mykerinos-now-neutral-turn = { $seat } may place neutral cubes.
mykerinos-now-neutral-digging = { $seat } places the second neutral cube, beside the first.
mykerinos-now-river-tie = { $seat } would lose a tie on the river: use the boat?
mykerinos-now-river-card = { $seat } is first on the river and takes a Nile card.
mykerinos-now-river-sink = { $seat } names the Nile card that leaves the game.
mykerinos-now-zone-tie = { $seat } would lose a tie in the zone: use the boat?
mykerinos-now-choosing = { $seat } takes a card of the zone or goes to the museum.
mykerinos-now-removing = { $seat } names the card that the neutral colour takes out of the game.
mykerinos-now-scraps = { $seat } may take a card that is left.
mykerinos-now-ended = The game is over.

## Mykerinos: why not

mykerinos-reason-unknown-id = There is no move with the number { $id }.
mykerinos-reason-game-over = The game is over: nothing more can be done.
mykerinos-reason-draw-first = Something is being drawn; after that it can be decided.
mykerinos-reason-other-phase = { $move ->
        [dig] Digs are started in your turn, before the survey.
        [extend] Digs are extended in your turn, before the survey.
        [cube] Further cubes belong to an action that has been begun.
        [appeal] Patrons help in your turn, before the survey.
        [pass] Passing is for your turn, before the survey.
        [rest] Neutral cubes are placed or not after your own action, with two players.
        [museum] Rooms are entered with Sir Brown, or by the first and the second of a zone.
        [take] Cards are taken in the survey.
        [leave] Cards are left by the third and the fourth of a zone.
        [remove] Cards are named for the neutral colour in the survey, with two players.
        [mark] Discs are laid with the help of Governor Greenwish.
        [reserve] Discs are laid with the help of Governor Greenwish.
        [nile] Nile cards are taken by the first on the river.
        [sink] Nile cards are named for the neutral colour when it is first on the river.
        [boat] The boat is asked for when its owner would lose a tie.
        [keep] The boat is asked for when its owner would lose a tie.
        [start] The start player is drawn once, before the first round.
        [wing] The patrons' discs are laid once, before the first round.
        [parcel] Parcels are laid at the beginning of a round.
        [bank] Nile cards are laid at the beginning of a round.
       *[sail] Boats are turned over at the beginning of a round.
    } { $phase ->
        [draw-start] Now the start player is drawn.
        [draw-wing] Now the patrons' discs are laid on the wings.
        [draw-parcel] Now the region is laid out.
        [draw-nile] Now the Nile cards are laid.
        [draw-boat] Now a boat is turned over.
        [turn] Now it is time for an action.
        [appealed] Now a patron is asked for help.
        [digging] Now the next cube of the action is placed.
        [marking] Now a disc is laid.
        [neutral-turn] Now neutral cubes can be placed.
        [neutral-digging] Now the second neutral cube is placed.
        [river-tie] Now a tie on the river is decided.
        [river-card] Now a Nile card is taken.
        [river-sink] Now a Nile card is named.
        [zone-tie] Now a tie in the zone is decided.
        [choosing] Now the zone is handed out.
        [removing] Now a card is named for the neutral colour.
       *[scraps] Now what is left of the zone is handed out.
    }
mykerinos-reason-no-such-seat = Nobody sits at { $seat }.
mykerinos-reason-patron-placed = { mykerinos-patron } has a wing already.
mykerinos-reason-card-seen = { $card } has been seen already, and each card comes once.
mykerinos-reason-looks-the-same = This card looks the same after a half turn: there is only one way for it to lie.
mykerinos-reason-not-on-top = { $nile } cannot lie on top of the stack now.
mykerinos-reason-boat-seen = That boat has been shown already, and each comes once.
mykerinos-reason-outside-region = { $field } does not belong to the region of this round.
mykerinos-reason-cube-there = A cube stands on { $field } already: that of { mykerinos-owner }.
mykerinos-reason-pyramid-there = { $field } shows a pyramid: only Lord Lemon's action puts a cube there.
mykerinos-reason-no-cubes = You have no cubes left: you can only pass.
mykerinos-reason-too-few-cubes = { $colour ->
        [neutral] This takes { $needed ->
            [one] 1 neutral cube
           *[other] { $needed } neutral cubes
        }; you have { $cubes }.
       *[other] This takes { $needed ->
            [one] 1 cube
           *[other] { $needed } cubes
        }; you have { $cubes }.
    }
mykerinos-reason-not-beside-own = { $field } is not beside a cube of the dig: the first cube of an extension has to be.
mykerinos-reason-not-beside-last = { $field } is not beside { $last }: each further cube goes beside the one before.
mykerinos-reason-cannot-finish = After a cube on { $field } the action could not be finished.
mykerinos-reason-action-begun = Finish the action that you have begun first.
mykerinos-reason-one-action = You have made your action; place neutral cubes, or do not.
mykerinos-reason-no-patron-card = You have no card of { mykerinos-patron }.
mykerinos-reason-all-turned = You have used all your cards of { mykerinos-patron } in this round.
mykerinos-reason-one-patron = You have turned a card of { mykerinos-turned } in this turn, and one a turn is all.
mykerinos-reason-patron-idle = There is no place for all that { mykerinos-patron } offers.
mykerinos-reason-supply-empty = The general supply has no cube of yours that Lady Violet could bring.
mykerinos-reason-needs-pyramid = With Lord Lemon one cube has to stand on a pyramid.
mykerinos-reason-one-pyramid = With Lord Lemon only one of the two cubes stands on a pyramid.
mykerinos-reason-needs-brown = While there is digging only Sir Brown sends cubes to the museum.
mykerinos-reason-only-museum = { mykerinos-turned } sends a cube to the museum and does nothing else.
mykerinos-reason-only-starts = { mykerinos-turned } starts digs and does not extend them.
mykerinos-reason-only-extends = { mykerinos-turned } extends digs and does not start them.
mykerinos-reason-card-gone = { $side ->
        [left] The left card has been taken.
       *[right] The right card has been taken.
    }
mykerinos-reason-must-choose = First and second have to take a card or go to the museum.
mykerinos-reason-not-for-third = Only the first two of a zone can go to the museum.
mykerinos-reason-no-such-room = The museum has no room { $room } in this plan.
mykerinos-reason-room-taken = A cube is in { $room } already: that of { mykerinos-owner }.
mykerinos-reason-room-closed = { $room } opens to who has a cube in one of { $doors }.
mykerinos-reason-no-cube-for-museum = The general supply has no cube of yours for the museum.
mykerinos-reason-neutral-no-patron = No patron helps the neutral colour.
mykerinos-reason-disc-there = A disc of { mykerinos-owner } keeps { $field } until the survey.
mykerinos-reason-room-reserved = A disc of { mykerinos-owner } keeps { $room } until the survey.
mykerinos-reason-disc-needs-free-field = { $field } is not free: a disc goes where no cube, disc or pyramid is.
mykerinos-reason-no-nile-card = No Nile card lies there.
mykerinos-reason-neutral-pyramid = { $field } shows a pyramid, and a neutral cube never stands on one.
mykerinos-reason-neutral-disc = A disc of { mykerinos-owner } lies on { $field }: no neutral cube goes there before the survey.

## Mykerinos: what happened

mykerinos-event-start = { $seat } is the first start player.
mykerinos-event-wing = Wing { $wing } goes to { mykerinos-patron }.
mykerinos-event-round = Round { $round } begins.
mykerinos-event-cubes = { $seat } takes { mykerinos-cubes }.
mykerinos-event-short = { $seat } would take { $wanted ->
        [one] 1 cube
       *[other] { $wanted } cubes
    }; the supply has { mykerinos-cubes }.
mykerinos-event-parcel = { $side ->
        [left] { $card } is laid at the left of zone { $zone }.
       *[right] { $card } is laid at the right of zone { $zone }.
    }
mykerinos-event-turn = It is the turn of { $seat }.
mykerinos-event-started = { mykerinos-colour } starts a dig on { $field }.
mykerinos-event-extended = { mykerinos-colour } extends a dig to { $field }.
mykerinos-event-added = { mykerinos-colour } goes on to { $field }.
mykerinos-event-passed = { $seat } passes and takes space { $space } of the scale.
mykerinos-event-last = Only { $seat } is left: one more action.
mykerinos-event-last-space = { $seat } takes the last space of the scale.
mykerinos-event-appealed = { $seat } appeals to { mykerinos-patron }.
mykerinos-event-violet = { $seat } moves a cube from the general supply to the stock.
mykerinos-event-lemon = The cube of { $seat } stands on a pyramid.
mykerinos-event-brown = { $seat } sends a cube of the stock to the museum.
mykerinos-event-blackmore = { $seat } will start a dig with two cubes.
mykerinos-event-tangerine = { $seat } will extend a dig by three cubes.
mykerinos-event-neutral-cubes = { $seat } takes { $cubes ->
        [0] no neutral cubes
        [one] 1 neutral cube
       *[other] { $cubes } neutral cubes
    }.
mykerinos-event-neutral-disc = The neutral disc lies on space { $space } of the scale.
mykerinos-event-neutral-turn = { $seat } may place neutral cubes.
mykerinos-event-rested = { $seat } places no neutral cube.
mykerinos-event-zone = Zone { $zone } is surveyed.
mykerinos-event-ranked = { mykerinos-colour } has rank { $rank } with { mykerinos-cubes }.
mykerinos-event-tie = { mykerinos-colour } ranks before { mykerinos-other } with as many.
mykerinos-event-took = { $seat } takes { $card }: { mykerinos-points }.
mykerinos-event-alone = { $seat } is alone in the zone.
mykerinos-event-entered = { $seat } enters the room { $room }.
mykerinos-event-entered-five = { $seat } enters the room { $room } of value 5.
mykerinos-event-forced = { $seat } has only one choice.
mykerinos-event-scrap = { $seat } takes { $card }, which was left: { mykerinos-points }.
mykerinos-event-left = { $seat } takes none of what is left.
mykerinos-event-out = { $card } leaves the game.
mykerinos-event-back = { $colour ->
        [neutral] { $cubes ->
            [one] 1 neutral cube goes
           *[other] { $cubes } neutral cubes go
        }
       *[other] { $cubes ->
            [one] 1 cube of { $colour } goes
           *[other] { $cubes } cubes of { $colour } go
        }
    } back to the general supply.
mykerinos-event-neutral-first = The neutral colour is first: { $card } leaves the game.
mykerinos-event-neutral-second = The neutral colour is second: { $card } leaves the game.
mykerinos-event-neutral-third = The neutral colour is third in zone { $zone } and does nothing.
mykerinos-event-neutral-alone = The neutral colour is alone in zone { $zone }: both cards leave the game.
mykerinos-event-next-start = { $seat } passed last and starts the next round.
mykerinos-event-upright = All patron cards are turned back.
mykerinos-event-saved = { $seat } keeps { mykerinos-cubes } for the next round.
mykerinos-event-ended = The game is over.
mykerinos-event-exhibited = The cards of { mykerinos-patron } bring { $seat } { mykerinos-points }.
mykerinos-event-sets = { $sets ->
        [one] A whole set brings { $seat } { mykerinos-points }.
       *[other] { $sets } whole sets bring { $seat } { mykerinos-points }.
    }
mykerinos-event-final-tie = Several have the most points: cubes in stock decide.
mykerinos-event-bank = { $bank ->
        [upper] The Nile card { $nile } is laid between zones 1 and 2.
        [middle] The Nile card { $nile } is laid between zones 3 and 4.
       *[lower] The Nile card { $nile } is laid between zones 5 and 6.
    }
mykerinos-event-sail = On the table lies { mykerinos-boat }.
mykerinos-event-river-cube = The cube on { $field } stands in the river.
mykerinos-event-marked = { $seat } lays a disc on { $field }.
mykerinos-event-reserved = { $seat } lays a disc in the room { $room }.
mykerinos-event-no-disc = { $discs ->
        [0] { $seat } has no disc left to lay.
       *[other] { $seat } lays no disc: no field and no room is free.
    }
mykerinos-event-disc-back = { $seat } has the disc back.
mykerinos-event-discs-home = The discs of { $seat } go home.
mykerinos-event-river = The Nile is scored.
mykerinos-event-nile = { $seat } takes the Nile card { $nile }: { mykerinos-points }.
mykerinos-event-under = { $nile } goes under the stack.
mykerinos-event-river-back = { $colour ->
        [neutral] { $cubes ->
            [one] 1 neutral cube goes
           *[other] { $cubes } neutral cubes go
        }
       *[other] { $cubes ->
            [one] 1 cube of { $colour } goes
           *[other] { $cubes } cubes of { $colour } go
        }
    } from the river to the general supply.
mykerinos-event-dropped = { $colour ->
        [neutral] { $cubes ->
            [one] 1 neutral cube drops
           *[other] { $cubes } neutral cubes drop
        }
       *[other] { $cubes ->
            [one] 1 cube of { $colour } drops
           *[other] { $cubes } cubes of { $colour } drop
        }
    } from the land to the zone below.
mykerinos-event-boat-points = { $seat } takes the boat: { mykerinos-points }.
mykerinos-event-boat-cubes = { $seat } takes the boat and { $cubes ->
        [0] no cube, for the supply has none.
        [one] 1 cube.
       *[other] { $cubes } cubes.
    }
mykerinos-event-boat-kept = { $seat } takes the boat that wins a tie.
mykerinos-event-boat-used = { $seat } uses the boat and wins the tie.
mykerinos-event-boat-saved = { $seat } keeps the boat for later.
mykerinos-event-boat-tie = With the boat { mykerinos-colour } ranks before { mykerinos-other } with as many.
mykerinos-event-boat-gone = Nobody takes { mykerinos-boat }: it leaves the game.
mykerinos-event-nobody = Nobody is on the river.
mykerinos-event-nobody-last = Nobody is on the river, and nobody receives a Nile card.
mykerinos-event-only-neutral = Only the neutral colour is on the river: that counts as nobody.
mykerinos-event-last-nile = { $seat } receives the Nile card { $nile }: { mykerinos-points }.
mykerinos-event-nile-out = The Nile card { $nile } leaves the game.
mykerinos-event-below = The Nile card { $nile } lies deeper in the stack and stays out of the game.
mykerinos-event-neutral-nile = The Nile card { $nile } goes to the neutral colour and leaves the game.
mykerinos-event-neutral-boat = The neutral colour is second: { mykerinos-boat } leaves the game.
mykerinos-event-wild = { $cards ->
        [one] A card of Governor Greenwish stands in.
       *[other] { $cards } cards of Governor Greenwish stand in.
    }
mykerinos-event-won = { $seat } wins with { mykerinos-points }.
mykerinos-event-shared = They have as many cubes in stock too, and share the victory.

## Mykerinos: options

mykerinos-option-nile = Play with the expansion The Nile: a river, boats, and Governor Greenwish.
mykerinos-option-museum = The plan of the museum: an arc with four rooms of value 2, or a ring with five.

## Thebes: options

thebes-option-exhibitions = How a new exhibition comes in: it pushes the others only as far as the first gap (push), or all march on by one field (march).

## Mykerinos: the board in the terminal

mykerinos-board-round = Round { $round } of 4, begun by { $seat }
mykerinos-board-scale = passed:
mykerinos-board-region = Region
mykerinos-board-supply = Supply
mykerinos-board-zone = Zone { $zone }
mykerinos-board-river = River
mykerinos-board-boat = { $boat ->
        [two] Boat: 2 points
        [three] Boat: 3 points
        [tie] Boat: wins a tie
       *[cubes] Boat: 2 cubes
    }
mykerinos-board-cubes = { mykerinos-cubes }
mykerinos-board-stack = Stack: { $cards }
mykerinos-board-museum = Museum
mykerinos-board-rooms = Rooms:
mykerinos-board-sets = { $sets ->
        [one] 1 set
       *[other] { $sets } sets
    }
mykerinos-board-discs = { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    }
mykerinos-board-tie-boat = boat for a tie
mykerinos-board-shared = { mykerinos-colour } is tied for rank { $rank } with { mykerinos-cubes }.
mykerinos-board-pass-now = Pass now: { $ties }.
mykerinos-board-ahead = { $colour ->
        [neutral] the neutral colour ahead of { $others } { $where }
       *[other] ahead of { $others } { $where }
    }
mykerinos-board-unless-boat = { $tie }, unless { $seat } uses the boat
mykerinos-board-in-zones = { $count ->
        [one] in zone { $zones }
       *[other] in zones { $zones }
    }
mykerinos-board-zone-number = { $zone }
mykerinos-board-on-river = on the river
mykerinos-board-and = { $list } and { $last }
mykerinos-source-parcels = parcels
mykerinos-source-nile = Nile
mykerinos-source-boats = boats
mykerinos-source-museum = museum
mykerinos-source-sets = sets
mykerinos-source-all = together

## Mykerinos: what can still come, what cards are worth

mykerinos-odds-cards = Parcels never seen
mykerinos-odds-unseen = left
mykerinos-odds-names = which
mykerinos-odds-nile = Nile cards never seen: { $cards }
mykerinos-odds-boats = Boats never shown: { $boats }
mykerinos-worth-title = Cards, and what each is worth now
terminal-help-worth = what the cards of each patron are worth to each player now

## Thebes: the table

thebes-board-order = turns:
thebes-board-end = end
thebes-board-time = Time
thebes-board-last-field = on the last field
thebes-board-week = week { $week } of { $year }
thebes-board-bags = Bags: finds/tiles, points
thebes-board-bags-short = Bags
thebes-board-worth = { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
thebes-board-map = Map, with weeks to travel
thebes-board-cards = Open cards
thebes-board-weeks = { thebes-weeks }
thebes-board-way-and-weeks = { $travel } + { $time } = { thebes-weeks }
thebes-board-exhibitions = Exhibitions
thebes-board-piles = { $waiting ->
        [0] pile { $cards }, discards { $gone }
       *[other] pile { $cards }, third pile { $waiting } waiting, discards { $gone }
    }
thebes-board-piles-short = { $waiting ->
        [0] pile { $cards }, discards { $gone }
       *[other] pile { $cards } + { $waiting }, discards { $gone }
    }
thebes-board-knows = knows
thebes-board-general = +{ $general } open
thebes-board-permits = permits
thebes-board-finds = artifacts
thebes-board-held = held
thebes-aid = { $kind ->
        [assistant] assistant
        [shovel] shovel
        [car] car
        [zeppelin] zeppelin
        [permit] special permit
        [congress] congress
        [rumour] rumour
       *[general] open books
    }
thebes-board-wheel = The wheel: tiles for weeks
thebes-board-knowledge = knowledge { $knowledge }
thebes-board-knowledge-most = knowledge up to { $knowledge }
thebes-board-drawing = { thebes-tiles } still to draw; rubble so far: { $rubble }
thebes-source-artifacts = artifacts
thebes-source-exhibitions = shows
thebes-source-congresses = congresses
thebes-source-expertise = expertise
thebes-source-all = together

## Thebes: moves in a list, with the week it will be and whose turn follows

thebes-effort = { $travel ->
        [0] { thebes-time }
       *[other] { $travel } + { thebes-time }
    }
thebes-away = { $travel ->
        [0] here
        [one] 1 week away
       *[other] { $travel } weeks away
    }
thebes-choice-take = Take { $card } ({ thebes-effort }): { thebes-date }
thebes-choice-exhibit = Hold { $exhibition } ({ thebes-effort }): { thebes-date }
thebes-choice-swap = Swap the open cards in Warsaw ({ thebes-effort }): { thebes-date }
thebes-choice-dig = Dig in { $site } ({ thebes-away }, knowledge up to { $knowledge })
thebes-choice-fly-take = Fly: take { $card } ({ thebes-time }): { thebes-date }
thebes-choice-fly-exhibit = Fly: hold { $exhibition } ({ thebes-time }): { thebes-date }
thebes-choice-fly-swap = Fly: swap the open cards ({ thebes-time }): { thebes-date }
thebes-choice-fly-dig = Fly: dig in { $site } (knowledge up to { $knowledge })
thebes-choice-assistant = Spend the assistant
thebes-choice-shovel = Spend the shovel
thebes-choice-weeks = Dig for { thebes-weeks }, { thebes-tiles }, about { $expected } points: { thebes-date }
thebes-then = then { $seat }
thebes-then-again = then { $seat } again
thebes-then-end = the end of the game
thebes-then-aid = with an aid to spend
thebes-then-dig = { $tiles ->
        [0] knowledge { $knowledge }
        [one] knowledge { $knowledge }, 1 more tile
       *[other] knowledge { $knowledge }, { $tiles } more tiles
    }
thebes-then-earliest = { thebes-date } or later
thebes-then-just = { thebes-date }

## Thebes: the dig, the odds, the wheel

thebes-dig-title = { $seat } digs in { $site } with knowledge { $knowledge }: { $special } special, { $general } general
thebes-dig-weeks = weeks
thebes-dig-tiles = tiles drawn
thebes-dig-points = points, expected
thebes-dig-most = For { thebes-weeks } and { thebes-tiles }: expected { $expected } points, { $chance } of the { $name }.
thebes-dig-bonus = The first dig here also brings the { $name }, worth 1.
thebes-dig-spent = spent for this dig: { $aids }
thebes-dig-drawing = { thebes-tiles } still to be drawn, { $rubble } of those drawn were rubble.
thebes-in-ten = { $tenths } in 10 chance
thebes-one-in = 1 in { $number } chance
thebes-no-chance = no chance
thebes-odds-bags = In the bags: artifacts by their points, and the rest
thebes-odds-books = books
thebes-odds-rubble = rubble
thebes-odds-tiles = tiles
thebes-odds-each = worth
thebes-odds-digs = Points to expect of a dig, by its weeks
thebes-odds-range = Behind a site: your knowledge, + with all aids. Under the points: what comes 8 times in 10.
thebes-odds-pile = { $first ->
        [0] The next card of the pile, one of { $cards }
       *[other] The next card of the pile, one of { $cards }; the first { $first } are no exhibitions
    }
thebes-odds-show = exhibition
thebes-odds-waiting = Some of these researcher cards wait in the third pile; nobody knows which.
thebes-wheel-title = The wheel: tiles for knowledge (down) and weeks (across)
thebes-wheel-sites = The signs are sites where your knowledge is so much: Π Greece, ∪ Crete, Δ Egypt, ¶ Palestine, ≡ Mesopotamia.
thebes-map-legend = The number behind a place is the weeks of your journey there.
terminal-help-wheel = the wheel, with the rows of your knowledge marked
terminal-help-map = the map with the weeks to each place

## The browser: pages and tables

web-lead = Three games about archaeology, against people and against bots that think. Every “no” comes with its reason.
web-game-mykerinos = Mykerinos
web-game-pergamon = Pergamon
web-game-thebes = Thebes
web-about-mykerinos = Dig plots beside the pyramids, win the ear of five patrons, and fill the rooms of a museum.
web-about-pergamon = Share out the funds, dig in five galleries, and fit broken halves into collections that draw visitors.
web-about-thebes = Travel Europe for knowledge, dig where it counts, and show what the bags gave you; time is the only coin.
web-play-bots = Play against two bots
web-opening = The table is being set up …
web-new-table = New table
web-rules = Rules
web-my-tables = My tables
web-open-tables = Open tables
web-your-turn = Your turn
web-free = free
web-sit-down = Sit down
web-watch = Watch
web-status = { $status ->
        [waiting] Waiting for players
        [ceremony] The draws are being made fair
        [playing] Being played
        [paused] Paused
        [finished] Finished
       *[abandoned] Ended early
    }
web-players = How many play?
web-seats = Who sits where?
web-seats-help = A seat for whoever has the link gets a link to pass on. Several seats of your own make a game at one screen.
web-seat-me = Me, at this screen
web-seat-link = Whoever has the link
web-seat-bot = Bot: { $bot }
web-options = Variants
web-pace = How fast?
web-pace-kind = { $pace ->
        [live] With a clock
        [days] Some days for each move
       *[none] As it comes
    }
web-open-help = Open table: anybody here may sit down or watch.
web-set-up = Set up the table
web-no-page = There is nothing at this address.
web-refused = This table cannot be seen: it does not exist, or it needs its link.
web-home = To the first page
web-lost = A part of this page could not be fetched.
web-reload = Load the page again
web-no-answer = The server does not answer.
web-silent = The server does not answer. This page goes on trying.
web-problem = { $status ->
        [401] This server does not know you yet.
        [403] This server does not let you do that.
        [404] There is no such thing here, or you may not see it.
        [429] That was too much at once; wait a moment.
        [500] Something went wrong on the server; the host has it in the log.
        [503] Nothing can be read or stored on the server just now; try again later.
       *[other] { $sentence }
    }
web-bye = { $why ->
        [try-later] The server has too much to do just now; this page tries again.
        [our-fault] Something went wrong on the server; the host has it in the log.
        [not-for-you] You may not see this table: it needs its link.
        [shown-out] The server is closed to you, or you were shown out of this table.
        [no-table] There is no such table.
        [too-fast] Too many messages at once; this page tries again.
       *[other] The line was closed.
    }
web-language = Language
web-theme = { $theme ->
        [dark] Light, as on paper
       *[light] Dark, as in a tent at night
    }
web-state = { $state ->
        [calling] connecting …
        [sending] sending …
        [stored] stored
        [offline] offline, trying again …
       *[refused] closed
    }
web-round = Round { $round }
web-now = What to do now
web-holding = Your turn is made. Is it as you meant it?
web-done = Done
web-undo = { $undo ->
        [consent] Ask to step back
       *[free] Step back
    }
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-reason = wins { $chance } of 100, about { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end
web-moves = All moves ({ $moves })
web-thinks = { $name } is thinking …
web-ended = Nothing was possible in your turn, so the table has ended it:
web-skip = Skip
web-choose = What do you want to do?
web-why-not = Why not?
web-clause = Rules, { $clause }
web-asked = { $what ->
        [undo] { $name } would like to step back.
        [end] { $name } would like to end the game.
       *[pause] { $name } would like to pause.
    }
web-yes = Yes
web-no = No
web-close = Close
web-players-now = Players, in the order of play
web-you = you
web-away = away
web-winner = winner
web-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-log = What happened
web-since = Since you were last here
web-log-more = { $lines ->
        [one] 1 earlier paragraph
       *[other] { $lines } earlier paragraphs
    }
web-log-undo = { $seat } takes the last move back.
web-log-ended = Nothing was possible for { $seat }: the table has ended the turn.
web-log-undone = Taken back:
bot-random = Random
bot-greedy = Greedy
bot-visitor = Visitor
bot-student = Student
bot-curator = Curator
bot-professor = Professor
web-less = Less
web-more = More
web-me = You
web-player = Player { $seat }
web-my-side = Your side
web-hold = Ask me before my turn is handed on
web-sheet = Players and what happened
web-record = Download the record
web-rematch = Play again
web-copy = Copy the link
web-copied = Copied
web-board = The board
web-pace-minutes = minutes for each player
web-pace-seconds = seconds more for each turn
web-pace-days = days for each move; then a bot takes over until you return
web-pace-of = { $pace ->
        [live] With a clock: { $minutes } min for each player, and { $seconds } s more for each turn.
        [days] { $days ->
            [one] 1 day for each move; then a bot takes over until you return.
           *[other] { $days } days for each move; then a bot takes over until you return.
        }
       *[none] No clock: everybody moves when they like.
    }
web-hold-help = The table waits for a nod at the end of your turn, so that you can still step back.
web-numbers-help = Everybody’s browser gives a number to the draws, so that nobody can have arranged them.
web-hints-help = Everybody may ask for hints in their own turn. Usually people play against each other without them.
web-hints-here = Everybody may ask for hints at this table.
web-name = What are you called?
web-name-of = Name of { $seat }
web-name-keep = Call me that
web-called = You are called { $name }. Another name?
web-unnamed = somebody
web-invites = { $known ->
        [no] You are invited to a game of { $game }.
       *[yes] { $name } invites you to a game of { $game }.
    }
web-here = here
web-kept = a bot keeps the seat: { $bot }
web-new-link = Make a new link
web-watch-link = A link for who only watches
web-share = Share
web-qr = QR code
web-qr-of = QR code: { $what }
web-table = The table
web-watchers = { $watchers ->
        [one] 1 watches
       *[other] { $watchers } watch
    }
web-pause = { $alone ->
        [true] Pause
       *[false] Ask for a pause
    }
web-resume = Go on
web-end = { $alone ->
        [true] End the game
       *[false] Ask to end the game
    }
web-leave = Leave; a bot plays until I return
web-return = Return to my seat
web-resign = Give up
web-sure = Really? Press again
web-asking = { $what ->
        [undo] You have asked to step back; the others are still to answer.
        [end] You have asked to end the game; the others are still to answer.
       *[pause] You have asked for a pause; the others are still to answer.
    }
web-like = { $what ->
        [hidePoints] Tickets of the others lie face down
        [pass] Wait until the next player is at the screen
        [sound] A sound when it is my turn
       *[notices] A notice when it is my turn and I am elsewhere
    }
web-covered = tickets, face down
web-clock = time left
web-clock-days = { $days } d { $hours } h
web-pass = Now it is the turn of { $name } ({ $seat }). Please pass the screen on.
web-pass-here = I am here
web-chat = Chat
web-chat-write = Write to the table
web-chat-send = Send
web-chat-open = Open the chat
web-chat-unread = { $more ->
        [one] and 1 message before it
       *[other] and { $more } messages before it
    }
web-mute = Do not show what { $name } writes
web-unmute = Show again what { $name } writes
web-recap = Since your last move
web-recap-play = Play it back
web-replay = Look back at the game
web-replay-step = Step { $step } of { $steps }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-stop = Stop
web-replay-next = One step on
web-replay-last = To the end
web-replay-close = Back to now
web-play-on = Play on from here against bots
web-record-title = A record
web-record-open = Open a record
web-record-other = Open another record
web-record-drop = Choose a .mattock file, or drop it anywhere on this page.
web-final = Final scoring
web-final-all = Points
web-final-tell = Tell it step by step
web-final-winners = The game goes to: { $winners }
web-prove = Check the draws
web-proof = { $people ->
        [0] All draws ({ $draws }) fell where the seed says that was fixed before the first move. No browser gave a number.
       *[other] All draws ({ $draws }) fell where the seed and the numbers of the players say, fixed before the first move ({ $people }).
    }
web-proof-given = { $lines ->
        [one] The first line comes from another record and is not checked here.
       *[other] The first { $lines } lines come from another record and are not checked here.
    }
web-proof-wrong = { $what ->
        [digest] The record was changed: its digest does not fit (line { $line }).
        [seed] The record holds no seed (line { $line }): the game is not over.
        [commitment] What was promised before the game is not what stands in line { $line }.
        [own] The record does not hold what this browser kept of the game (line { $line }).
        [order] A draw is missing or was made twice in line { $line }.
       *[place] The draw in line { $line } did not fall where seed and numbers say.
    }
web-rematch-there = To the next game
web-result = Won by { $winners }, { $scores }
web-turn-of = Turn of { $name }
web-finished = Finished games
web-finished-more = Older games

## The browser: me and this server

web-person = My page
web-invited = Welcome! You may set up tables here.
web-word = The word of this server
web-word-say = Say the word
web-account = Account
web-account-none = Only this browser knows you now. With a name and a passphrase you find your tables again from any other device. Nobody needs that to play.
web-account-have = You log in as “{ $account }”.
web-account-make = Make an account
web-account-name = Name
web-account-made = Your account is made. On another device, log in with its name and passphrase.
web-login = Log in
web-login-help = You have an account already? Then this browser shows what belongs to it; what was played here without an account stays behind.
web-logout = Log out on this device
web-passphrase = Passphrase, at least eight characters
web-passphrase-old = Passphrase until now
web-passphrase-new = New passphrase, at least eight characters
web-passphrase-change = Change the passphrase
web-passphrase-changed = The passphrase is changed. All other devices have to log in again.
web-mail = Mail when it is my turn
web-mail-help = When a table waits for you and you have had no page open for some minutes, one mail says so.
web-mail-address = Mail address
web-mail-write = Write to me there
web-mail-sent = A mail has gone to { $address }. Open the link in it, and mails will come.
web-mail-on = Mails go to { $address }.
web-mail-stop = No more mails
web-mail-confirmed = Thank you: your address is confirmed, and mails will come when it is your turn.
web-statistics = How I fared
web-statistics-none = You have not played a game to its end yet.
web-statistics-points = best { $best }, on average { $mean } points
web-statistics-against = Against
web-statistics-all = All games
web-statistics-played = Played
web-statistics-won = Won
web-quota = What I use here
web-quota-tables = { $most ->
        [0] Unfinished tables: { $used }
       *[other] Unfinished tables: { $used } of { $most }
    }
web-quota-megabytes = { $most ->
        [0] { $used } MB for all my tables
       *[other] { $used } of { $most } MB for all my tables
    }
web-quota-thinking = { $most ->
        [0] Bot thinking this hour: { $used } min
       *[other] Bot thinking this hour: { $used } of { $most } min
    }
web-forget = Forget me
web-forget-help = Your name goes from all tables and records here, your notes and chats go too, and bots play on for you. There is no way back.
web-forgotten = You are forgotten here.
web-note = My notes
web-note-help = What you write down here nobody else sees.

## What the server refuses

server-closed = This server takes no new tables; those that are set up are played to their end.
server-not-invited = On this server one sets up tables by invitation: ask its host for the word or an invite link. A link to a seat is good without.
server-most-tables = { $most ->
        [one] You can have only 1 unfinished table here; end it first.
       *[other] You can have at most { $most } unfinished tables here; end one first.
    }
server-most-megabytes = Your tables take up the { $megabytes } MB that one person has here.
server-full-log = The log of this table is full: set up a new one.
server-wrong-word = That is not the word of this server.
server-too-many-guesses = Too many tries from your address; wait some minutes.
server-account-guessed = Too many wrong passphrases were tried for this name. Use a device that has been logged in before, or try again in some minutes.
server-busy = The server has too much to do just now; try again in a moment.
server-too-many-newcomers = Too many new people came from your address; try again in an hour.
server-name-taken = This name is taken, or you have an account already.
server-no-such-account = There is no account with this name and this passphrase.
server-no-way-back = Without an account nobody would find your seats again: make one first.
server-wrong-passphrase = This is not your passphrase.
server-no-mail = This server writes no mails.
server-no-address = This does not look like an address for mail.
server-too-often = That was asked for too often; try again in an hour.
server-mail-not-sent = The mail could not be sent just now; try again later.
server-bad-link = This link does not work: it has been used or replaced, or part of it is missing. Ask for a new one.
server-no-free-seat = There is no free seat that anyone may take.
server-not-yours = Only who set the table up may do this.
server-seat-taken = This seat is taken; withdraw it first.
server-not-your-turn = It is not your turn.
server-one-hint = One hint at a time.
server-thinking-used = You have used up the thinking time of this hour; wait a little.
server-hint-late = No hint came in time; ask again.
server-no-hints = This table plays without hints.
server-not-over = The game is not over yet.
server-no-seat = You have no seat at this table.
server-not-begun = The game has not begun yet.
server-over = The game is over.
server-not-now = { $status ->
        [paused] The game is paused.
        [waiting] Not all seats are taken yet.
        [ceremony] The game is just about to begin.
       *[over] { server-over }
    }
server-not-paused = The game is not paused.
server-no-pause = Only a game that goes on can be paused.
server-stale = The position has changed since.
server-seat-taken-already = This seat is taken already.
server-seat-stays = The game has begun: the seat stays with its player.
server-not-your-seat = This is not your seat.
server-holding = The table waits for { $seat } to end the turn.
server-return-first = A bot keeps your seat; return first.
server-away-already = Bots keep your seats already.
server-back-already = You sit at your place already.
server-no-turn-to-end = There is no turn of yours to end.
server-nothing-to-undo = There is nothing of yours to take back.
server-no-undo-in-lesson = In a lesson nothing is taken back: its goals come one after the other.
server-nobody-to-agree = Nobody is here who could agree.
server-asked-already = That has been asked already; the others are still to answer.
server-not-asked = Nothing of the kind is asked of you.
server-numbers-before = Numbers are given before the game, when all sit.
server-promised-already = This seat has promised its number already, or it is too late.
server-no-number-asked = No number is asked of this seat now.
server-wrong-number = This is not the number that was promised.
server-bad-name = A name takes letters, figures and signs that can be printed.
server-nameless = Say first who you are: give your name.
server-most-muted = You can mute at most { $most ->
        [one] 1 person
       *[other] { $most } people
    }; listen to one again first.
server-empty-chat = There is nothing in it that can be shown.
server-too-fast = That was too fast; wait a moment.

## The browser: Pergamon

web-pergamon-tray = On the table before you
web-pergamon-hand = Your tiles ({ $tiles })
web-pergamon-try = Drag them into any order to try what fits.
web-pergamon-tile = Tile: half a { $left ->
        [vase] vase
        [jug] jug
        [bracelet] bracelet
       *[mask] mask
    } with { $digits }, half a { $right ->
        [vase] vase
        [jug] jug
        [bracelet] bracelet
       *[mask] mask
    } of century { $century }
web-pergamon-lay = { $tiles ->
        [one] Lay this tile
       *[other] Lay these { $tiles } tiles
    }
web-pergamon-field = field { $field }

## The browser: Thebes

web-thebes-place = { $place }
web-thebes-pile = Pile: { thebes-cards }
web-thebes-nothing = Nothing lies in { web-thebes-place } now: no card, no exhibition.
web-thebes-swap = swap
web-thebes-waiting = Third pile: { thebes-cards }
web-thebes-waiting-short = third pile
web-thebes-discards = Discards: { thebes-cards }
web-thebes-discards-short = discards
web-thebes-last-field = The last field: give up the weeks that are left
web-thebes-bag = { $finds ->
        [one] 1 of { thebes-tiles } is a find
       *[other] { $finds } of { thebes-tiles } are finds
    }, { thebes-points } in all
web-thebes-book = book about { $place }
web-thebes-books = books
web-thebes-artifact = { $tile ->
        [bronze-horse] bronze horse
        [Attic-owl-coin] Attic owl coin
        [Attic-cup] Attic cup
        [helmet-from-Olympia] helmet from Olympia
        [Venus-de-Milo] Venus de Milo
        [Pallas-Athena] Pallas Athena
        [Omphalos-of-Delphi] Omphalos of Delphi
        [charioteer-of-Delphi] charioteer of Delphi
        [mask-of-Agamemnon] mask of Agamemnon
        [treasure-of-Priam] treasure of Priam
        [Parthenon-relief] Parthenon relief
        [Zeus-of-Artemision] Zeus of Artemision
        [seal-from-Troy] seal from Troy
        [figurines-of-Dreros] figurines of Dreros
        [rock-crystal-vessel] rock crystal vessel
        [sphinx-from-Malia] sphinx from Malia
        [disc-of-Zeus] coin of Zeus
        [bull-head-vessel] bull’s head vessel
        [bull-fresco] bull fresco
        [mother-goddess] mother goddess
        [Phaistos-disc] Phaistos disc
        [helmet-of-Axos] helmet of Axos
        [bottle-from-Chania] bottle from Chania
        [marble-Aphrodite] marble Aphrodite
        [Antikythera-mechanism] Antikythera mechanism
        [lidded-coffin] lidded coffin
        [ushabti] ushabti figure
        [Abusir-papyrus] Abusir papyrus
        [scarab-amulet] scarab amulet
        [Senwosret-amulet] Senwosret amulet
        [blue-faience-dish] blue faience dish
        [Sobekneferu-seal] Sobekneferu seal
        [Theban-tomb-painting] Theban tomb painting
        [bust-of-Nefertiti] bust of Nefertiti
        [bronze-mirror] bronze mirror
        [Narmer-palette] Narmer palette
        [mummy-of-Ramesses] mummy of Ramesses
        [Rosetta-stone] Rosetta stone
        [mask-of-Tutankhamun] mask of Tutankhamun
        [Tel-Dan-stele] Tel Dan stele
        [Tinshemet-medallion] Tinshemet medallion
        [Roman-coin] Roman coin
        [mill-game-board] board for the mill game
        [bull-figurine] bull figurine
        [menorah-relief] menorah relief
        [cult-stand-from-Ashdod] cult stand from Ashdod
        [pillar-figure-from-Arad] pillar figure from Arad
        [clay-sarcophagi] clay sarcophagi
        [Amarna-letter] Amarna letter
        [ossuary] ossuary chest
        [Merneptah-stele] Merneptah stele
        [Qumran-scrolls] Qumran scrolls
        [glass-bowl-of-Nimrud] glass bowl of Nimrud
        [lion-of-Babylon] lion of Babylon
        [white-obelisk] white obelisk
        [earliest-writing-tablet] earliest writing tablet
        [Gudea-seal] Gudea seal
        [Sumerian-gold-helmet] Sumerian gold helmet
        [Queen-of-the-Night] Queen of the Night
        [gold-cup-from-Ur] gold cup from Ur
        [Warka-vase] Warka vase
        [Gilgamesh-tablet] Gilgamesh tablet
        [Nimrud-crown] Nimrud crown
        [mask-of-Sargon] mask of Sargon
        [code-of-Hammurabi] code of Hammurabi
       *[other] { $tile }
    }
web-thebes-card = { $symbols ->
        [0] { $what } ({ $city })
       *[other] { $what }, { $symbols } ({ $city })
    }
web-thebes-show = { $size ->
        [large] large, { $city }
       *[small] small, { $city }
    }
web-thebes-valid = valid
web-thebes-turned = turned
web-thebes-excavation = The wheel and the bags
web-thebes-dial = The wheel for { $place }, knowledge { $knowledge }
web-thebes-dial-week = { thebes-weeks }: { thebes-tiles }
web-thebes-odds = What a dig can bring: { $place }
web-thebes-tiles = tiles
web-thebes-points = ≈ points
web-thebes-week = week
web-thebes-then = then
web-thebes-held = Your dig is set. Draw { thebes-tiles }; until then you can still step back.
web-thebes-draw = Draw { thebes-tiles }
web-thebes-no-knowledge = { $place }: without knowledge the wheel shows nothing. Books, a rumour or an assistant bring some.
web-thebes-unseen = What the piles can still bring
web-thebes-rubble = rubble
web-mykerinos-patrons = Patrons
web-mykerinos-scale = Passing scale
web-mykerinos-space = { $owner ->
        [none] Space { $space }, free
       *[other] Space { $space }: { mykerinos-owner }
    }
web-mykerinos-left = { $cubes ->
        [one] 1 more cube to place
       *[other] { $cubes } more cubes to place
    }
web-mykerinos-field = { $ground ->
        [river] { $field }, river
        [land] { $field }, land, zone { $zone }
        [pyramid] { $field }, pyramid, zone { $zone }
       *[sand] { $field }, zone { $zone }
    }
web-mykerinos-cube = cube of { mykerinos-owner }
web-mykerinos-disc = disc of { $seat }
web-mykerinos-room = Room { $room }, worth { $value }
web-mykerinos-wing = Wing { $wing }
web-mykerinos-neutrals = { $cubes ->
        [one] 1 neutral cube
       *[other] { $cubes } neutral cubes
    }
web-mykerinos-holding = { $seat }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, turned: { $used }
web-mykerinos-worth = { mykerinos-points } a card
web-mykerinos-unseen = to come: { $cards }
web-mykerinos-ability = { $patron ->
        [violet] Take a cube from the supply, then start or extend a dig.
        [lemon] Start a dig on a pyramid, or extend with one of the two cubes on one.
        [brown] Send a cube of your stock to the museum.
        [blackmore] Start a dig with two cubes, beside each other.
        [tangerine] Extend a dig by three cubes.
       *[greenwish] Start or extend a dig, then keep a field or a room for yourself with a disc.
    }
## Mail

mail-confirm-subject = Mattock: is this your address?
mail-confirm = Somebody wants to hear at this address when it is their turn. If that is you, open the link below and it is so. If not, do nothing: no more mails will come.
mail-turn-subject = Mattock: it is your turn in { $game }
mail-turn = It is your turn in { $game }. With you at the table: { $players }. Here it goes on:
## Learn by playing

lesson-something-else = The rules allow that, but the lesson asks for something else now. What glows is what it asks for: try again.
lesson-pergamon-ask-much = Two chests lie ready: at least 10 coins. Set your figure on field 12 and ask for 6 of them.
lesson-pergamon-empty-hands = Who stands furthest left is paid last: 2 coins were left for you. Galleries I and II are empty now and III costs 3, so end your turn. You start the next round.
lesson-pergamon-ask-less = Ask for less this time: field 9 gives you 4 coins before those further left, and you may dig down to gallery V.
lesson-pergamon-dig = Now dig: 4 coins open gallery IV, and all tiles in it are yours. Deep tiles are old, and old things are worth more.
lesson-pergamon-keep = Your two tiles do not fit together yet. Store them: up to three cost nothing.
lesson-pergamon-ask-early = Three tiles lie in gallery III. Field 4 asks for 2 coins only, but you will be first to dig.
lesson-pergamon-dig-more = You are first. Take the three tiles of gallery III for 3 coins.
lesson-pergamon-pay-storage = You have five tiles. Above three, each three begun cost 1 coin to store. Pay it: these tiles will be worth it.
lesson-pergamon-ask-middle = Ask for 3 coins on field 7: enough to dig once and to polish a collection.
lesson-pergamon-dig-near = In gallery I lies a tile that joins what you have, for 1 coin. Dig there.
lesson-pergamon-lay = Now make a row. Lay { $tile } first: at its right edge is half a mask of the 2nd century.
lesson-pergamon-fit = A tile joins where two halves make one whole object. { $tile } completes the mask: the row is worth 2.
lesson-pergamon-fit-more = Join { $tile } too: a whole jug of the 4th century makes it 6. The loose halves at the ends count for nothing.
lesson-pergamon-polish = Show the row in the museum, and polish it with 1 coin: it stands on field 7. Showing earns 1 point at once.
lesson-pergamon-end-turn = Your collection pushed a lower one down by one field. Now store the three tiles that are left.
lesson-pergamon-last-funds = After this round comes a scoring. Field 5 asks for 2 coins and leaves every gallery open to you.
lesson-pergamon-last-dig = Dig in gallery II for 2 coins: its tiles go well with those that you stored.
lesson-pergamon-long-row = Make the longest row you can from the tiles that glow, and show it polished with your last coin. All four are worth 12.
lesson-pergamon-small-row = A second collection: { $tile } and { $other } make a vase. Show it unpolished; even a small one earns a point now and another in the scoring.
lesson-pergamon-scoring = End your turn and watch the scoring: each collection earns by its field, the oldest vase brings a bonus, and then all of them move down.
lesson-mykerinos-first-cube = Start a dig: one cube on any free field. Take d3, where two zones meet. A zone is two cards, and its cubes are counted at the end of the round.
lesson-mykerinos-second-dig = Start a second dig on c1. Each zone has two cards to win, and this cube counts in zone 1.
lesson-mykerinos-extend = Extending takes two cubes, the first beside one of yours. Go from d3 to e3: that is across the border, in zone 2.
lesson-mykerinos-extend-on = The second cube goes beside the first. Put it on f3.
lesson-mykerinos-third-dig = One more dig, on g3: three cubes in zone 2.
lesson-mykerinos-pass = Pass early now. Cubes that you keep stay yours, and who passes first wins all ties.
lesson-mykerinos-museum = Three players have 3 cubes in zone 2, but you passed first and choose first: a card, or a room of the museum. Take the room of value 3 in wing 4, the wing of Sir Brown.
lesson-mykerinos-new-round = A new round: a new region and 11 more cubes. Start a dig on d5 in zone 3.
lesson-mykerinos-two-cubes = A second cube in the same zone, on c5: two of them may be enough for the second place.
lesson-mykerinos-far-zone = And one on g5 in zone 4. The third of a zone may take what the others leave.
lesson-mykerinos-pass-early = Pass, and see what your three cubes are worth.
lesson-mykerinos-take = You are second in zone 3. Take the card on the right: it shows Sir Brown, whose wing you are in.
lesson-mykerinos-left-over = In zone 4 you are third, and a card is left. Take it: it shows Lady Violet.
lesson-mykerinos-appeal = A patron helps once in each round. Turn the card of Sir Brown: he sends a cube of your stock to the museum.
lesson-mykerinos-better-room = Your room of value 3 opens the room of value 5 behind it. Go there: each card of Sir Brown will be worth 5 points.
lesson-mykerinos-one-cube = One cube on e1 in zone 2: where few dig, it can be enough for a card.
lesson-mykerinos-pass-again = Pass. The last one to pass starts the next round, and all cards are turned back.
lesson-mykerinos-appeal-again = The last round. Sir Brown is ready again: turn his card once more.
lesson-mykerinos-violet-room = Your cards of Lady Violet need a room. W12-2 lies between wings 1 and 2 and counts for both, with 2 points for each card.
lesson-mykerinos-last-cube = A last cube on h6 in zone 4.
lesson-mykerinos-end = Pass, and watch the last survey and the exhibition: each card earns the value of your best room in its patron's wing.
lesson-thebes-book = Without knowledge nobody may dig. Go to Berlin and take the book about Greece: a week for each road, and one to read it.
lesson-thebes-zeppelin = Whoever is furthest back in time has the turn. Fetch the zeppelin in Rome: one journey with it will take no time at all.
lesson-thebes-fly = Now fly: take the open book in Berlin by zeppelin. Open books help at every site.
lesson-thebes-more = A second book about Greece lies in Rome, worth 2 points of knowledge. Travel there and take it.
lesson-thebes-swap = Nothing that you need lies open. In Warsaw you can swap all four cards for one week.
lesson-thebes-dig = You know enough about Greece. Travel there and dig: your permit is good once a year.
lesson-thebes-weeks = The wheel says how many tiles you draw for your knowledge and your weeks. Stay for 12 weeks.
lesson-thebes-general = The first to dig at a site gets its open artifact, too. Now learn more: take the open books in Paris.
lesson-thebes-hear-rumour = You are in Paris already, so this costs the weeks of the card only. Take the rumour about Crete.
lesson-thebes-third-book = You are still furthest back and move again. Take the big book about Greece in London.
lesson-thebes-dig-rumour = A rumour is enough to dig with. Travel to Crete.
lesson-thebes-spend-rumour = Spend the rumour: 2 points of knowledge for this dig. Open books count only as much as you know about the site.
lesson-thebes-long-dig = Dig for 12 weeks. That takes you beyond week 52: a new year, and all your permits are good again.
lesson-thebes-exhibit = You have the artifacts that the small exhibition in Berlin asks for. Go there and hold it; you keep what you show.
lesson-thebes-dig-again = It is 1903 and the permit for Greece is good again. Dig there with all that you know.
lesson-thebes-last-weeks = 10 points of knowledge for 12 weeks: ten tiles. Rubble goes back into the bag, so later digs find less.
lesson-thebes-finish = In the last year you may stop whenever you like. Go to the last field and watch the scoring: artifacts, exhibitions, congresses, and who knows most about each site.
web-learn = Learn by playing
web-lesson = Goal { $number } of { $goals }
web-lesson-over = You have reached every goal. Play on to the end of the game, or start one of your own.
web-lesson-done = You have reached every goal, and the game is over. Next time without a guide!
