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
        [0] Start a row with { $tile }
       *[other] Add { $tile }: the row is then worth { $value }
    }
pergamon-move-dissolve = Dissolve collection { $marker } on field { $field } ({ pergamon-points }) to make room
pergamon-move-exhibit = { $coins ->
        [0] Show the row on field { $field } ({ pergamon-points })
       *[other] Spend { pergamon-coins } on polish and show the row on field { $field } ({ pergamon-points })
    }
pergamon-move-discard = Throw { $tile } away
pergamon-move-store = { $tiles ->
        [0] End your turn
       *[other] { $coins ->
            [0] Store { pergamon-tiles } free of charge and end your turn
           *[other] Store { pergamon-tiles } for { pergamon-coins } and end your turn
        }
    }
pergamon-move-start = { $seat } starts the first round
pergamon-move-tile = Tile { $tile } is turned up
pergamon-move-back = { $back ->
        [bag] A money bag is on top of the pile
       *[chest] A chest is on top of the pile
    }
pergamon-move-front = The card shows { pergamon-coins }

## Pergamon: what to do now

pergamon-now-draw-start = The first start player is being drawn.
pergamon-now-draw-top = The money pile is put out: the back of its top card is visible.
pergamon-now-draw-tile = Round { $round }: finds are turned up.
pergamon-now-draw-back = Round { $round }: two money cards are taken from the pile.
pergamon-now-draw-front = The money cards are turned over.
pergamon-now-laying = choose which of these tiles of the same century goes into the next gallery.
pergamon-now-placing = choose a funds field, for the coins you get and how deep you may dig.
pergamon-now-turn = { $digs ->
        [0] show collections if you like, then store your tiles and end the turn.
       *[other] dig in one gallery if you like, show collections, then store your tiles and end the turn.
    }
pergamon-now-row = add more tiles to the row, or show it.
pergamon-now-cleared = you have made room. Now show the row.
pergamon-now-storing = throw tiles away, or store the rest.
pergamon-now-ended = The game is over.

## Pergamon: why not

pergamon-reason-unknown-id = There is no move with the number { $id }.
pergamon-reason-game-over = The game is over: nothing more can be done.
pergamon-reason-draw-first = Wait for the draw, then choose.
pergamon-reason-other-phase = { $move ->
        [lay] Tiles are placed by choice only while finds are laid out, with the sorting variant.
        [place] Figures are placed at the start of a round.
        [dig] You dig on your turn, once all figures are placed and the funds are shared out.
        [join] You build rows on your turn, once all figures are placed and the funds are shared out.
        [dissolve] You dissolve a collection on your turn, to make room for a new one.
        [exhibit] You show collections on your turn, once all figures are placed and the funds are shared out.
        [discard] You throw tiles away at the end of your turn.
        [store] You store tiles at the end of your turn.
        [start] The start player is drawn once, before the first round.
        [tile] Tiles are turned up at the start of a round.
        [back] The back of a money card becomes visible when the card above it is taken.
       *[front] Money cards are turned over once all figures are placed.
    } { $phase ->
        [laying] Right now finds are being laid out.
        [placing] Right now figures are being placed.
        [draw-start] Now the start player is drawn.
        [draw-top] Now the back of the top money card is being shown.
        [draw-tile] Now tiles are revealed.
        [draw-back] Now money cards are taken from the pile.
        [draw-front] Now the money cards are turned over.
       *[turn] Now it is somebody’s turn to dig, show and store.
    }
pergamon-reason-already-seen-tile = { $tile } has already turned up, and there is only one of each tile.
pergamon-reason-no-such-back-left = { $back ->
        [bag] No money bag is left in the pile.
       *[chest] No chest is left in the pile.
    }
pergamon-reason-no-such-front-left = All cards with { pergamon-coins } have already been turned over.
pergamon-reason-wrong-back = The back of this card shows { pergamon-back }, so it cannot be worth { $coins }.
pergamon-reason-no-such-seat = There is no { $seat } in this game.
pergamon-reason-not-drawn = { $tile } is not among the tiles just turned up.
pergamon-reason-older-century = Younger tiles come first: one of century { $century } must be laid before { $tile }.
pergamon-reason-field-taken = { $owner } is already on field { $field }; choose a free one.
pergamon-reason-raider-stands-there = The tomb raider stands on field { $field }; choose a free one.
pergamon-reason-already-dug = You may dig in only one gallery a turn, so gallery { $gallery } stays as it is.
pergamon-reason-out-of-reach = { $reach ->
        [I] From field { $field } you can reach gallery I only, not gallery { $gallery }.
       *[other] From field { $field } you can reach galleries I to { $reach }, not gallery { $gallery }.
    }
pergamon-reason-empty-gallery = Gallery { $gallery } is empty.
pergamon-reason-cannot-pay-dig = Gallery { $gallery } costs { pergamon-price }; you have { pergamon-purse }, { pergamon-missing } short.
pergamon-reason-dig-comes-first = You have already shown a collection this turn; digging comes before showing.
pergamon-reason-not-in-hand = { $tile } is not among your tiles.
pergamon-reason-on-show = { $tile } is on show in the museum; a collection on show cannot be changed.
pergamon-reason-no-partner = None of your tiles fits to the right of { $tile }: you need one with the matching half of a { pergamon-kind } on its left.
pergamon-reason-does-not-fit = { $tile } begins with half a { pergamon-kind }; the row ends with { $last }, which needs the other half of a { pergamon-wanted-kind }.
pergamon-reason-row-too-short = One tile alone makes no object: add a second one first.
pergamon-reason-too-much-polish = You may spend at most { $limit ->
        [one] 1 coin
       *[other] { $limit } coins
    } polishing one collection; only in the last round may you spend as many as you like.
pergamon-reason-cannot-pay-polish = You have { pergamon-purse }, { pergamon-missing } short of what this polish costs.
pergamon-reason-polish-wasted = { $most ->
        [0] The row is already worth 24 or more: polish would change nothing.
        [one] The museum ends at field 24: only 1 coin of polish counts.
       *[other] The museum ends at field 24: only { $most } coins of polish count.
    }
pergamon-reason-no-free-marker = All three of your markers are in the museum: dissolve one of your collections first.
pergamon-reason-marker-still-free = You still have a free marker, so you cannot dissolve a collection.
pergamon-reason-exhibit-must-follow = You have made room in the museum, so you must show the row now.
pergamon-reason-dig-before-row = Digging comes before building rows: take your row back, then dig.
pergamon-reason-finish-row = You have a row on the table: show it or take it back first.
pergamon-reason-storing-begun = You have started to clear your store: throw more tiles away, or store the rest and end your turn.
pergamon-reason-cannot-pay-storage = You are { pergamon-missing } short of the storage fee: throw tiles away first; { $free ->
        [one] 1 is
       *[other] { $free } are
    } stored free of charge.
pergamon-reason-three-are-free = { $free ->
        [one] 1 tile is
       *[other] Up to { $free } tiles are
    } stored free of charge: you need not throw any away.
pergamon-reason-last-round-no-storage = In the last round nothing is stored: just end your turn.
pergamon-reason-in-the-row = { $tile } is already in your row.
pergamon-reason-no-row = There is no row to show: join two tiles that fit first.
pergamon-reason-order-needs-three = The turn-order variant is for three and four players.

## Pergamon: what happened

pergamon-event-start = { $seat } starts the first round.
pergamon-event-top = On top of the pile: { pergamon-back }.
pergamon-event-drawn = { $tile } turns up.
pergamon-event-laid = { $tile } goes into gallery { $gallery }.
pergamon-event-full = Gallery { $gallery } is full and gets no tile.
pergamon-event-unseen = { $tiles ->
        [one] 1 tile of the stack goes back to the box unseen.
       *[other] { $tiles } tiles of the stack go back to the box unseen.
    }
pergamon-event-cards = { $back ->
        [bag] { $second_back ->
            [bag] This round’s money: two bags.
           *[chest] This round’s money: a bag and a chest.
        }
       *[chest] { $second_back ->
            [bag] This round’s money: a chest and a bag.
           *[chest] This round’s money: two chests.
        }
    }
pergamon-event-raider-stands = The tomb raider goes to field { $field }.
pergamon-event-placed = { $seat } chooses field { $field }.
pergamon-event-pot = The funds are shared out: { pergamon-coins }.
pergamon-event-paid = { $coins ->
        [0] { $seat } asked for { $wanted } and gets nothing.
       *[other] { $seat } asked for { $wanted } and gets { pergamon-coins }.
    }
pergamon-event-rest = { $coins ->
        [0] { $seat } is paid last, asked for { $wanted }, and nothing is left.
       *[other] { $seat } is paid last, asked for { $wanted }, and takes the rest: { pergamon-coins }.
    }
pergamon-event-turn = { $seat } to act.
pergamon-event-dug = { $seat } digs in gallery { $gallery } for { pergamon-price }.
pergamon-event-found = { $seat } finds { $tile }.
pergamon-event-joined = { $seat } adds { $tile } to the row.
pergamon-event-dissolved = { $seat } dissolves collection { $marker }.
pergamon-event-polished = { $seat } spends { pergamon-coins } on polish: the row is worth { $value }.
pergamon-event-capped = { $seat }’s collection is worth { $value }; it goes to field { $field }, the last one.
pergamon-event-shown = { $seat } shows collection { $marker } on field { $field }.
pergamon-event-ticket = { $seat } scores { pergamon-points } for showing it.
pergamon-event-pushed = { $seat }’s collection { $marker } drops to field { $field }.
pergamon-event-out = { $seat }’s collection { $marker } is pushed out of the museum.
pergamon-event-discarded = { $seat } throws { $tile } away.
pergamon-event-stored = { $tiles ->
        [0] { $seat } has nothing to store.
       *[other] { $coins ->
            [0] { $seat } keeps { pergamon-tiles }.
           *[other] { $seat } stores { pergamon-tiles } for { pergamon-coins }.
        }
    }
pergamon-event-raided = The tomb raider empties gallery { $gallery } for { pergamon-price }.
pergamon-event-raider-saves = The tomb raider saves { pergamon-coins }.
pergamon-event-scoring = The museum is scored after round { $round }.
pergamon-event-earned = { $seat } scores { pergamon-points } for collection { $marker }.
pergamon-event-bonus = { $seat } has the oldest { pergamon-kind } on show, from { $year } BC, and scores the bonus: { pergamon-points }.
pergamon-event-no-bonus = Nobody has a { pergamon-kind } on show: nobody gets the bonus.
pergamon-event-setback = { $fields ->
        [one] Visitors lose interest: every collection drops 1 field.
       *[other] Visitors lose interest: every collection drops { $fields } fields.
    }
pergamon-event-next-start = { $seat } was furthest left and starts the next round.
pergamon-event-next-start-of-two = { $seat } acted last and starts the next round.
pergamon-event-next-order = Next round, figures are placed in their present order from left to right: { $seat } begins.
pergamon-event-oldest = { $rank ->
        [1] { $seat } has the oldest object on show, from { $year } BC, and scores { pergamon-points }.
        [2] { $seat } has the second oldest object on show, from { $year } BC, and scores { pergamon-points }.
       *[3] { $seat } has the third oldest object on show, from { $year } BC, and scores { pergamon-points }.
    }
pergamon-event-ended = The game is over.
pergamon-event-tie = Tied for most points: the oldest object on show decides.
pergamon-event-front = A money card shows { pergamon-coins }.
pergamon-event-round = Round { $round } begins.
pergamon-event-raider-paid = { $coins ->
        [0] The tomb raider asked for { $wanted } and gets nothing.
       *[other] The tomb raider asked for { $wanted } and gets { pergamon-coins }.
    }
pergamon-event-raided-nearer = The deepest gallery the tomb raider can pay for is empty: he empties gallery { $gallery } above it for { pergamon-price }.
pergamon-event-raider-idle = The tomb raider can neither reach nor pay for a gallery with tiles.
pergamon-event-polished-last = In the last round { $seat } spends { pergamon-coins } on polish: the row is worth { $value }.
pergamon-event-chosen = { $seat } puts { $tile } into gallery { $gallery }.
pergamon-event-won = { $seat } wins with { pergamon-points }.
pergamon-event-shared = Tied for most points, and none of them has an object on show: they share the win.
pergamon-event-set-back = { $seat }’s collection { $marker } drops to field { $field }.
pergamon-event-last-turn = { $seat } ends the last turn.
pergamon-event-raider-rest = { $coins ->
        [0] The tomb raider is paid last, asked for { $wanted }, and nothing is left.
       *[other] The tomb raider is paid last, asked for { $wanted }, and takes the rest: { pergamon-coins }.
    }

## Pergamon: options

pergamon-option-order = Turn order: figures choose fields in the order they held last round, from left to right (three and four players).
pergamon-option-sorting = Sorting: the start player chooses the order of finds of the same century.

## Pergamon: on the board

pergamon-board-round = Round { $round } of 12
pergamon-board-order = placing order
pergamon-board-excavation = Excavation
pergamon-board-calendar = Calendar and money
pergamon-board-pile = pile { $cards }, top card { $back }
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

## Pergamon: odds

pergamon-odds-tiles = Unseen tiles, by century and right half
pergamon-odds-century = { $century }00
pergamon-odds-right = right halves
pergamon-odds-left = left halves
pergamon-odds-never = { $never ->
        [0] { pergamon-tiles } unseen; if galleries are full, some of them will never turn up.
       *[other] { pergamon-tiles } unseen; at most { $most } of them can still turn up, { $never } or more never will.
    }
pergamon-odds-cards = Money cards not yet turned over
pergamon-odds-pot = The funds of round { $round } (two cards)
pergamon-odds-at-least = at least this much: { $percent } %

## Pergamon: collections and trying out

pergamon-collections-none = Your tiles make no collection yet: you need two whose halves fit.
pergamon-collections-value = value
pergamon-collections-row = row
pergamon-collections-shown = polish → field (points), who is pushed
pergamon-collections-more = { $rows ->
        [one] And 1 smaller value.
       *[other] And { $rows } smaller values.
    }
pergamon-collections-dissolving = after dissolving { $marker }
pergamon-collections-out = out
pergamon-try-none = You have no tiles to lay out.
pergamon-try-how = Lay them side by side in any order, for example: try 2 1. This commits you to nothing.
pergamon-try-unknown = { $tile } is not one of your tiles: give a number from 1 to { $tiles }, or a tile’s name.
pergamon-try-twice = A tile can be in only one place.
pergamon-try-row = { $objects ->
        [0] One tile alone makes no object.
        [one] 1 object: a row worth { $value }.
       *[other] { $objects } objects: a row worth { $value }.
    }
pergamon-try-gaps = { $objects ->
        [0] None of these halves fit.
        [one] 1 object, but not all halves fit, so this is not a row.
       *[other] { $objects } objects, but not all halves fit, so this is not a row.
    }

## The terminal

terminal-choose = Type a number, a move or “help”.
terminal-only-move = Only one move is possible: press Enter.
terminal-again = Type it again to do it.
terminal-no-such-number = { $most ->
        [one] There is only one move: 1.
       *[other] The moves are numbered 1 to { $most }.
    }
terminal-several = “{ $text }” could be several moves: { $moves } …
terminal-none-of-these = No move starting with “{ $text }” is possible now. To see why, type it in full, for example: why { $example }.
terminal-not-understood = “{ $text }” is neither a move nor a command: type a number, a move such as “{ $example }”, or “help”.
terminal-why-what = Which move? For example: why 3, or why { $example }.
terminal-why-possible = That is possible: { $move }.
terminal-hint = { $move }: wins { $chance } games in 100, about { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end ({ $line }).
terminal-no-hints = Hints are off because several people are playing. To allow them, start with --hints.
terminal-undone = { $steps ->
        [one] One step undone.
       *[other] { $steps } steps undone.
    }
terminal-undo-drawn = You cannot undo: something has been drawn, or another player has acted. Playing alone against bots, “undo!” goes back anyway; what is drawn after that is new.
terminal-undo-drawn-people = You cannot undo: something has been drawn, or another player has acted.
terminal-undo-alone-only = Only a player alone against bots can go back that far.
terminal-undo-nothing = You have not made a move yet.
terminal-log-more = { $lines ->
        [one] 1 earlier paragraph: type “log all”.
       *[other] { $lines } earlier paragraphs: type “log all”.
    }
terminal-save-where = Name a file: save FILE.
terminal-saved = Saved to { $file }. To resume later:
terminal-left = The game is saved. To resume:
terminal-record = The record is in { $file }.
rules-components = *These rules show corrected components (`{ $fingerprint }`).* The tables hold their values; a clause that names another value has a note below it.
rules-changed = *With the components in use:* `{ $name }` is { $now }, not { $then }.
rules-changed-list = *With the components in use:* `{ $name }` has been corrected; the text above describes the components that come with the game.
terminal-rulings = { $game }: { $rulings } of { $clauses } clauses contain a ruling of ours. The words after each number say what we decided; where no reason is given, the printed rules leave the point open. Everything else follows the printed rules.
terminal-for-programs = For programs only: { $programs }.
terminal-help-move = make a move: its number, its notation, or enough of it to be clear
terminal-help-why = why a move is or is not possible
terminal-help-undo = undo, until something is drawn; undo! goes further, alone against bots
terminal-help-hint = the best moves a short search finds, with their chances
terminal-help-collections = what your tiles can make: rows, values, museum fields, who is pushed
terminal-help-try = try tiles side by side, without commitment
terminal-help-odds = what is left to draw, and how likely it is
terminal-help-score = points by source
terminal-help-log = what has happened so far
terminal-help-rules = the rules, or one clause
terminal-help-board = show the whole board again
terminal-help-save = save the game to a file
terminal-help-quit = leave; the game stays saved

## The terminal: many games, components

terminal-simulating = Playing { $game }
terminal-simulated-none = No game was finished.
terminal-simulated-mean = mean
terminal-simulated-deviation = std. dev.
terminal-simulated-lowest = lowest
terminal-simulated-highest = highest
terminal-simulated-wins = wins
terminal-simulated-interval = 95 % interval
terminal-simulated = { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $shortest } to { $longest } steps, { $mean } on average; { $speed } steps per second ({ $seconds } s).
terminal-score-all = total
terminal-no-odds = The board shows all that is known.
terminal-components-what = component
terminal-components-value = value
terminal-components-from = from
terminal-components-counts = { $sourced } values are sourced (printed in the rulebook or on a public page), { $inferred } inferred from those, { $reconstructed } reconstructed (a best guess that may be wrong).
terminal-components-reconstructed = Reconstructed: { $names }.
terminal-components-exported = Written to { $file }. Correct it, then play with it: mattock play { $game } --components { $file }
terminal-components-same = { $file } is valid and identical to the components that come with the game.
terminal-components-own = { $file } is valid: your own components, { $fingerprint }.

terminal-components-none = { $game } has no components file: its rules say all.
terminal-components-there = { $file } already exists; overwrite it with --force.
terminal-components-missing = the components { $fingerprint } are not here; name their file with --components.
terminal-simulate-least = Ask for at least one game and one thread.
terminal-arena-played = { $games ->
        [one] 1 game
       *[other] { $games } games
    } on { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }. Intervals are 95 %.
terminal-arena-stopped = Stopped; run the same command to resume from { $file }.
terminal-arena-resumable = Stopped; it resumes from { $file }.
terminal-arena-no-option = “{ $text }” is not an option; write for example: sorting=yes.
terminal-arena-one-core = Ask for at least one core.
terminal-arena-report = The report is in { $file }.

## The terminal: sitting down

terminal-language = language (default: that of the system)
terminal-you = you
seat-player = player { $seat }
terminal-no-such-clause = { $game } has no clause { $clause }; there are { $first } to { $last }.
terminal-file-is-there = { $file } already exists; choose another name, or resume it: --resume { $file }
terminal-cannot-write = { $file } cannot be written: { $why }.
terminal-cannot-read = { $file } cannot be read: { $why }.
terminal-other-game = { $file } holds a game of { $game }.
terminal-too-many-people = { $people ->
        [1] 1 person does
       *[other] { $people } people do
    } not fit at a table of { $players }.
terminal-no-such-seats = The seats at this table are { $seats }, not “{ $letters }”.
terminal-people-and-seats = { $people ->
        [one] 1 person
       *[other] { $people } people
    } and the seats “{ $letters }” do not match.
terminal-no-bot-code = Name each bot by its code, for example --bots greedy,random.
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
terminal-verify-holds = { $file } is valid.
terminal-verify-partly = { $file } is valid as far as it goes.
terminal-verify-broken = { $file } is not valid.
terminal-verify-what = { $game } for { $players }, rules { $rules }, { terminal-ending }: { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, { terminal-draws }.
terminal-verify-given = { $lines ->
        [one] The first line comes
       *[other] The first { $lines } lines come
    } from another record, which must be checked separately.
terminal-verify-no-seed = The seed has not been revealed: the draws are numbered and possible, but not proved.
terminal-verify-seed = The seed matches its commitment and proves { terminal-draws }.
terminal-verify-undone = Decisions were undone { $times ->
        [one] 1 time
       *[other] { $times } times
    }{ $draws ->
        [0] .
       *[other] , and with them { terminal-draws }.
    }
terminal-verify-same-rules = The rules are at version { $version } now; no line differs.
terminal-verify-other-rules = The rules are at version { $version } now and differ. { $difference } After that only the notation and the draws were checked.
terminal-replay-greeting = { $game }, { $date }: { $who }. { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    }, { terminal-ending }.
terminal-replay-up-to = This record can be replayed up to line { $line }. { $why }
terminal-replay-other-rules = The rules are at version { $version } now; the record has { $rules }. { $difference }
terminal-replay-end = This is the end of the record.
terminal-replay-no-command = There is no command “{ $word }”.
terminal-replay-no-round = There is no round { $round } in this record.
terminal-replay-no-number = “{ $text }” is not a number of lines or rounds.
terminal-replay-no-seat = “{ $word }” is not a seat; the seats are { $seats }.
terminal-replay-below = After line { $line }: { $next }
terminal-replay-won = { $winners ->
        [one] the game is over; { $names } won.
       *[other] the game is over; { $names } won.
    }
terminal-replay-draw = a draw from { $source } comes next.
terminal-replay-decides = { $seat } to move.
terminal-replay-possible = { $move } is possible here.
terminal-replay-new-game = The new game starts after line { $line } with draws of its own; it is saved to { $file }.
terminal-replay-help-next = one line on, or N lines (or press Enter)
terminal-replay-help-back = one line back, or N
terminal-replay-help-line = to the position after line N of the file
terminal-replay-help-round = to the start of round N
terminal-replay-help-ends = to the first or the last position
terminal-replay-help-moves = what is possible here; before a draw, what can be drawn
terminal-replay-help-why = whether a move is possible here, and if not, why
terminal-replay-help-board = show the table again
terminal-replay-help-play = play on from here: you take these seats, bots the others

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
thebes-move-exhibit = { thebes-way } and hold exhibition { $exhibition } for { thebes-time }: { thebes-date }
thebes-move-swap = { thebes-way } and replace the display for { thebes-time }: { thebes-date }
thebes-move-dig = { thebes-way } and dig, with knowledge up to { $knowledge }
thebes-move-fly-take = Fly to { $place } and take { $card } for { thebes-time }: { thebes-date }
thebes-move-fly-exhibit = Fly to { $place } and hold exhibition { $exhibition } for { thebes-time }: { thebes-date }
thebes-move-fly-swap = Fly to { $place } and replace the display for { thebes-time }: { thebes-date }
thebes-move-fly-dig = Fly to { $place } and dig, with knowledge up to { $knowledge }
thebes-move-finish = { $left ->
        [one] Give up the last week and go to the last field
       *[other] Give up { $left } weeks and go to the last field
    }
thebes-doubt-finish = { $left ->
        [one] You have 1 week left and will not get another turn. Give it up?
       *[other] You have { $left } weeks left and will not get another turn. Give them up?
    }
thebes-move-rumour = Use the rumour about { $site }
thebes-move-assistant = Use up the assistant for this dig in { $site }
thebes-move-shovel = Use up the shovel for this dig in { $site }
thebes-move-weeks = Dig for { thebes-weeks } and draw { thebes-tiles }: { thebes-date }
thebes-move-marker = { $seat }’s marker is next in the tower
thebes-move-card = { $card } is drawn
thebes-move-exhibition = The exhibition { $exhibition } is drawn
thebes-move-tile = { $tile } comes out of the bag

## Thebes: what to do now

thebes-now-draw-display = Four researcher cards are turned up.
thebes-now-draw-marker = The time markers are stacked in random order.
thebes-now-draw-bonus = An artifact worth 1 is laid on each site.
thebes-now-draw-card = Cards are drawn until four are face up.
thebes-now-draw-tile = Tiles are drawn from the bag.
thebes-now-turn = choose where to go and what to do there.
thebes-now-digging = which cards do you use up, and how many weeks do you dig?
thebes-now-ended = The game is over.

## Thebes: why not

thebes-reason-unknown-id = There is no move with the number { $id }.
thebes-reason-game-over = The game is over: nothing more can be done.
thebes-reason-draw-first = Wait for the draw, then choose.
thebes-reason-other-phase = { $phase ->
        [turn] You use up cards and choose weeks at a site: go there to dig first.
        [digging] You have come to dig: use up cards or choose the weeks.
        [draw-display] Right now researcher cards are being turned up.
        [draw-marker] Right now the time markers are being stacked.
        [draw-bonus] Right now an artifact is being laid on each site.
        [draw-card] Right now cards are being drawn.
       *[draw-tile] Right now tiles are being drawn from a bag.
    }
thebes-reason-no-such-seat = There is no { $seat } in this game.
thebes-reason-already-stacked = { $seat }’s marker is already in the tower.
thebes-reason-card-not-in-pile = { $card } cannot be the next card of the pile.
thebes-reason-show-not-in-pile = The exhibition { $exhibition } cannot be the next card of the pile.
thebes-reason-show-not-left = The exhibition { $exhibition } is not in the pile.
thebes-reason-other-site = { $tile } is not a tile from { $site }.
thebes-reason-tile-not-in-bag = { $tile } is no longer in the bag.
thebes-reason-tile-on-site = { $tile } is not in the bag: it lies in { $site } for the first dig.
thebes-reason-not-its-site = This is the artifact for { $site }; { $tile } comes from elsewhere.
thebes-reason-not-worth-one = Only an artifact worth 1 is laid on { $site }.
thebes-reason-card-not-open = { $card } is not face up.
thebes-reason-show-not-open = Exhibition { $exhibition } is not on the board.
thebes-reason-no-time = With the journey this takes { thebes-need }; { thebes-left } until the end of 1903.{ $flying ->
        [yes] {" "}With your zeppelin it would fit.
       *[no] {""}
    }
thebes-reason-no-zeppelin = You have no zeppelin.
thebes-reason-already-there = You are already in { $place }: the zeppelin would be wasted.
thebes-reason-artifacts-missing = Exhibition { $exhibition } needs these artifacts: { $wanted }. You still need { $missing }.
thebes-reason-permit-used = You have already used your permit for { $site } this year: you need a special permit, or a turn that starts in a new year.
thebes-reason-no-knowledge = You know nothing about { $site }: you need a book, a rumour or an assistant.
thebes-reason-not-last-year = You can go straight to the last field only in 1903.
thebes-reason-no-rumour = You have no rumour about { $site }.
thebes-reason-no-assistant = You have no assistant.
thebes-reason-several-assistants = You can use up an assistant only if it is your only one; several work together.
thebes-reason-no-shovel = You have no shovel.
thebes-reason-several-shovels = You can use up a shovel only if it is your only one; several work together.
thebes-reason-already-spent = You have already used that up for this dig.
thebes-reason-changes-nothing = Your knowledge is already as high as the wheel goes: this would change nothing.
thebes-reason-wheel-shows-nothing = With knowledge { $knowledge } the wheel gives no tiles for { thebes-weeks }: you need at least { $least }.
thebes-reason-knowledge-first = You know nothing about { $site } yet: use { thebes-spending } first.
thebes-reason-aid-first = With knowledge { $knowledge } a dig takes at least { thebes-need }, but only { thebes-left }: use { thebes-spending } first.

## Thebes: what happened

thebes-event-opened = { $card } is turned up.
thebes-event-stacked = { $rank ->
        [1] { $seat }’s marker is on top of the tower.
       *[other] { $seat }’s marker is number { $rank } in the tower.
    }
thebes-event-laid = { $tile } waits in { $site } for the first dig there.
thebes-event-turn = { $seat }’s turn ({ thebes-date }).
thebes-event-travelled = { $seat } travels to { $place } in { thebes-weeks }.
thebes-event-drove = { $seat } drives to { $place } in { thebes-weeks }.
thebes-event-flew = { $seat } flies to { $place } and saves { thebes-weeks }.
thebes-event-stayed = { $seat } is already in { $place }.
thebes-event-took = { $seat } takes { $card } for { thebes-weeks }.
thebes-event-swapped = { $seat } replaces the display for { thebes-weeks }.
thebes-event-swapped-again = { $seat } replaces the display again for { thebes-weeks }: { $swaps } times in a row.
thebes-event-show-came = Exhibition { $exhibition } is announced.
thebes-event-show-moved = Exhibition { $exhibition } moves to field { $field }.
thebes-event-show-gone = Exhibition { $exhibition } is over.
thebes-event-third-pile = The third pile is shuffled together with the discards: { thebes-cards }.
thebes-event-reshuffled = The discards are shuffled into a new pile: { thebes-cards }.
thebes-event-no-card-left = There are no researcher cards left to draw.
thebes-event-digs = { $seat } digs in { $site } for { thebes-weeks }.
thebes-event-spent-rumour = { $seat } uses a rumour about { $site }.
thebes-event-spent-assistant = { $seat } uses up an assistant.
thebes-event-spent-shovel = { $seat } uses up a shovel.
thebes-event-knowledge = { $seat } has { $special } specific and { $general } general knowledge for this dig.
thebes-event-general-limited = Of { $general ->
        [one] 1 point
       *[other] { $general } points
    } of general knowledge, only { $special } can be used.
thebes-event-wheel-limited = The wheel goes up to { $knowledge } only.
thebes-event-draws = { $seat } draws { thebes-tiles }.
thebes-event-shovels = { $tiles ->
        [one] Shovels add 1 tile.
       *[other] Shovels add { $tiles } tiles.
    }
thebes-event-found = { $seat } finds { $tile }, worth { thebes-points }.
thebes-event-found-special = { $seat } finds a book about { $site }.
thebes-event-found-general = { $seat } finds a general book.
thebes-event-rubble = { $seat } draws rubble.
thebes-event-rubble-back = { $tiles ->
        [one] 1 rubble tile goes back into the { $site } bag.
       *[other] { $tiles } rubble tiles go back into the { $site } bag.
    }
thebes-event-bonus = { $seat } is the first to dig there and receives { $tile }.
thebes-event-permit-turned = { $seat } has used the permit for { $site } for this year.
thebes-event-special-permit = { $seat } has dug in { $site } with a special permit.
thebes-event-discarded = { $seat } discards { $card }.
thebes-event-exhibited = { $seat } holds the exhibition { $exhibition }: { thebes-points }.
thebes-event-landed = { $seat }’s marker moves to { thebes-date }.
thebes-event-on-top = { $seat }’s marker goes on top of { $other }’s.
thebes-event-permits-renewed = A new year for { $seat }: all permits are valid again.
thebes-event-year = { $year } begins.
thebes-event-finished = { $seat } goes straight to the last field.
thebes-event-ended = The game is over.
thebes-event-artifact-points = { $seat } scores { thebes-points } for artifacts.
thebes-event-exhibition-points = { $seat } scores { thebes-points } for exhibitions.
thebes-event-congress-points = { $cards ->
        [one] { $seat } scores { thebes-points } for 1 congress.
       *[other] { $seat } scores { thebes-points } for { $cards } congresses.
    }
thebes-event-expert = { $seat } knows most about { $site }: { thebes-points }.
thebes-event-experts-tied = { $seat } is tied for most knowledge about { $site }: { thebes-points } each.
thebes-event-no-expert = Nobody has a book about { $site }.
thebes-event-tie = Tied for most points: they share the win.
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
        [neutral] The neutral player
       *[other] { $colour }
    }
mykerinos-owner = { $owner ->
        [neutral] the neutral player
       *[other] { $owner }
    }
mykerinos-other = { $other ->
        [neutral] the neutral player
       *[other] { $other }
    }
mykerinos-patron = { $patron ->
        [violet] Lady Violet
        [lemon] Lord Lemon
        [brown] Sir Brown
        [blackmore] Mrs. Blackmore
        [tangerine] Colonel Tangerine
        [greenwish] Governor Greenwish
       *[nobody] no patron
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
        [two] the boat worth 2 points
        [three] the boat worth 3 points
        [tie] the boat that wins a tie
       *[cubes] the boat that gives 2 cubes
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
mykerinos-move-appeal = Use { mykerinos-patron }
mykerinos-move-pass = Pass and take space { $space } of the passing track
mykerinos-move-rest = Place no neutral cube
mykerinos-move-museum = Send a cube to museum room { $room }
mykerinos-move-take = Take the { $side ->
        [left] left
       *[right] right
    } card { $card }: { mykerinos-points }, { mykerinos-patron }
mykerinos-move-leave = Take nothing
mykerinos-move-remove = Remove { $card } from the game
mykerinos-move-mark = Put a disc on { $field }
mykerinos-move-reserve = Put a disc in museum room { $room }
mykerinos-move-nile = Take Nile card { $nile }
mykerinos-move-sink = Remove Nile card { $nile } from the game
mykerinos-move-boat = Use the boat and win the tie
mykerinos-move-keep = Keep the boat for later
mykerinos-move-start = { $seat } starts the first round
mykerinos-move-wing = The next wing goes to { mykerinos-patron }
mykerinos-move-parcel = { $lie ->
        [turned] Parcel { $card } is laid rotated by half a turn
       *[upright] Parcel { $card } is laid as printed
    }
mykerinos-move-bank = { $lie ->
        [turned] Nile card { $nile } is laid rotated by half a turn
       *[upright] Nile card { $nile } is laid as printed
    }
mykerinos-move-sail = This round’s boat: { mykerinos-boat }

## Mykerinos: what to do now

mykerinos-now-draw-start = The first start player is being drawn.
mykerinos-now-draw-wing = The patrons’ discs are laid on the wings of the museum.
mykerinos-now-draw-parcel = Round { $round }: a new region is laid out.
mykerinos-now-draw-nile = Round { $round }: the Nile is laid through the region.
mykerinos-now-draw-boat = Round { $round }: a boat is turned over.
mykerinos-now-turn = start a dig, extend one, use a patron, or pass.
mykerinos-now-appealed = take your patron’s action.
mykerinos-now-digging = place the next cube, next to the last one.
mykerinos-now-marking = put a disc on a free field or in a free room.
mykerinos-now-neutral-turn = you may place neutral cubes.
mykerinos-now-neutral-digging = place the second neutral cube, next to the first.
mykerinos-now-river-tie = you would lose a tie on the river. Use your boat?
mykerinos-now-river-card = you are first on the river. Take a Nile card.
mykerinos-now-river-sink = choose which Nile card leaves the game.
mykerinos-now-zone-tie = you would lose a tie in the zone. Use your boat?
mykerinos-now-choosing = take a card from the zone, or go to the museum.
mykerinos-now-removing = choose which card the neutral player removes from the game.
mykerinos-now-scraps = you may take one of the cards that are left.
mykerinos-now-ended = The game is over.

## Mykerinos: why not

mykerinos-reason-unknown-id = There is no move with the number { $id }.
mykerinos-reason-game-over = The game is over: nothing more can be done.
mykerinos-reason-draw-first = Wait for the draw, then choose.
mykerinos-reason-other-phase = { $move ->
        [dig] You start digs on your turn, before the survey.
        [extend] You extend digs on your turn, before the survey.
        [cube] Further cubes are placed only to finish an action.
        [appeal] You use patrons on your turn, before the survey.
        [pass] You pass on your turn, before the survey.
        [rest] With two players, you may place neutral cubes after your own action.
        [museum] Rooms are entered with Sir Brown, or by the first and second of a zone.
        [take] Cards are taken in the survey.
        [leave] Cards are left by the third and the fourth of a zone.
        [remove] With two players, a card is chosen for the neutral player in the survey.
        [mark] You place discs with Governor Greenwish.
        [reserve] You place discs with Governor Greenwish.
        [nile] Nile cards are taken by the first on the river.
        [sink] A Nile card is chosen for the neutral player when it is first on the river.
        [boat] You are asked about the boat when you would lose a tie.
        [keep] You are asked about the boat when you would lose a tie.
        [start] The start player is drawn once, before the first round.
        [wing] The patrons’ discs are laid once, before the first round.
        [parcel] Parcels are laid at the start of a round.
        [bank] Nile cards are laid at the start of a round.
       *[sail] Boats are turned over at the start of a round.
    } { $phase ->
        [draw-start] Now the start player is drawn.
        [draw-wing] Right now the patrons’ discs are being laid on the wings.
        [draw-parcel] Right now the region is being laid out.
        [draw-nile] Right now the Nile cards are being laid.
        [draw-boat] Right now a boat is being turned over.
        [turn] Choose an action.
        [appealed] First take the patron’s action.
        [digging] First place the next cube.
        [marking] First place the disc.
        [neutral-turn] Neutral cubes may be placed now.
        [neutral-digging] First place the second neutral cube.
        [river-tie] Right now a tie on the river is being decided.
        [river-card] Right now a Nile card is being taken.
        [river-sink] Right now a Nile card is being chosen.
        [zone-tie] Right now a tie in the zone is being decided.
        [choosing] Right now the zone is being scored.
        [removing] Right now a card is being chosen for the neutral player.
       *[scraps] Right now the cards left in the zone are being offered.
    }
mykerinos-reason-no-such-seat = There is no { $seat } in this game.
mykerinos-reason-patron-placed = { mykerinos-patron } already has a wing.
mykerinos-reason-card-seen = { $card } has already turned up, and there is only one of each card.
mykerinos-reason-looks-the-same = This card looks the same rotated by half a turn: it can lie in only one way.
mykerinos-reason-not-on-top = { $nile } cannot lie on top of the stack now.
mykerinos-reason-boat-seen = That boat has already turned up, and there is only one of each.
mykerinos-reason-outside-region = { $field } is not part of this round’s region.
mykerinos-reason-cube-there = { $owner ->
        [neutral] There is already a neutral cube on { $field }.
       *[other] There is already a cube on { $field }: { $owner }’s.
    }
mykerinos-reason-pyramid-there = { $field } is a pyramid: only Lord Lemon lets you put a cube there.
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
mykerinos-reason-not-beside-own = { $field } is not next to one of your cubes; the first cube of an extension must be.
mykerinos-reason-not-beside-last = { $field } is not next to { $last }; each further cube goes next to the one before.
mykerinos-reason-cannot-finish = With a cube on { $field } you could not finish the action.
mykerinos-reason-action-begun = Finish the action you have started first.
mykerinos-reason-one-action = You have taken your action; now place neutral cubes or none.
mykerinos-reason-no-patron-card = You have no { mykerinos-patron } card.
mykerinos-reason-all-turned = You have used all your { mykerinos-patron } cards this round.
mykerinos-reason-one-patron = You have already used { mykerinos-turned } this turn; only one patron a turn.
mykerinos-reason-patron-idle = There is nowhere to carry out { mykerinos-patron }’s whole action.
mykerinos-reason-supply-empty = The general supply has none of your cubes left for Lady Violet to bring.
mykerinos-reason-needs-pyramid = With Lord Lemon, one cube must go on a pyramid.
mykerinos-reason-one-pyramid = With Lord Lemon, only one of the two cubes may go on a pyramid.
mykerinos-reason-needs-brown = Before the survey, only Sir Brown sends cubes to the museum.
mykerinos-reason-only-museum = { mykerinos-turned } only sends a cube to the museum.
mykerinos-reason-only-starts = { mykerinos-turned } starts a dig; you cannot extend one.
mykerinos-reason-only-extends = { mykerinos-turned } extends a dig; you cannot start one.
mykerinos-reason-card-gone = { $side ->
        [left] The left card has been taken.
       *[right] The right card has been taken.
    }
mykerinos-reason-must-choose = As first or second in a zone you must take a card or go to the museum.
mykerinos-reason-not-for-third = Only the first two in a zone can go to the museum.
mykerinos-reason-no-such-room = This museum plan has no room { $room }.
mykerinos-reason-room-taken = { $owner ->
        [neutral] There is already a neutral cube in { $room }.
       *[other] There is already a cube in { $room }: { $owner }’s.
    }
mykerinos-reason-room-closed = { $room } is open only to players with a cube in one of { $doors }.
mykerinos-reason-no-cube-for-museum = The general supply has none of your cubes left for the museum.
mykerinos-reason-neutral-no-patron = The neutral player cannot use patrons.
mykerinos-reason-disc-there = { $owner }’s disc reserves { $field } until the survey.
mykerinos-reason-room-reserved = { $owner }’s disc reserves { $room } until the survey.
mykerinos-reason-disc-needs-free-field = { $field } is not free: a disc goes where there is no cube, disc or pyramid.
mykerinos-reason-no-nile-card = There is no Nile card there.
mykerinos-reason-neutral-pyramid = { $field } is a pyramid; neutral cubes never go on one.
mykerinos-reason-neutral-disc = { $owner }’s disc reserves { $field }: no neutral cube may go there before the survey.

## Mykerinos: what happened

mykerinos-event-start = { $seat } starts the first round.
mykerinos-event-wing = Wing { $wing } goes to { mykerinos-patron }.
mykerinos-event-round = Round { $round } begins.
mykerinos-event-cubes = { $seat } takes { mykerinos-cubes }.
mykerinos-event-short = { $seat } would take { $wanted ->
        [one] 1 cube
       *[other] { $wanted } cubes
    } but the supply has only { mykerinos-cubes }.
mykerinos-event-parcel = { $side ->
        [left] { $card } is laid on the left of zone { $zone }.
       *[right] { $card } is laid on the right of zone { $zone }.
    }
mykerinos-event-turn = { $seat } to act.
mykerinos-event-started = { mykerinos-colour } starts a dig on { $field }.
mykerinos-event-extended = { mykerinos-colour } extends a dig to { $field }.
mykerinos-event-added = { mykerinos-colour } goes on to { $field }.
mykerinos-event-passed = { $seat } passes and takes space { $space } of the passing track.
mykerinos-event-last = Only { $seat } is left: one more action.
mykerinos-event-last-space = { $seat } takes the last space of the passing track.
mykerinos-event-appealed = { $seat } uses { mykerinos-patron }.
mykerinos-event-violet = { $seat } takes a cube from the general supply.
mykerinos-event-lemon = { $seat }’s cube goes on a pyramid.
mykerinos-event-brown = { $seat } sends a cube from personal stock to the museum.
mykerinos-event-blackmore = { $seat } will start a dig with two cubes.
mykerinos-event-tangerine = { $seat } will extend a dig by three cubes.
mykerinos-event-neutral-cubes = { $seat } takes { $cubes ->
        [0] no neutral cubes
        [one] 1 neutral cube
       *[other] { $cubes } neutral cubes
    }.
mykerinos-event-neutral-disc = The neutral disc goes on space { $space } of the passing track.
mykerinos-event-neutral-turn = { $seat } may place neutral cubes.
mykerinos-event-rested = { $seat } places no neutral cube.
mykerinos-event-zone = Zone { $zone } is scored.
mykerinos-event-ranked = { $rank ->
        [1] { mykerinos-colour } is first with { mykerinos-cubes }.
        [2] { mykerinos-colour } is second with { mykerinos-cubes }.
        [3] { mykerinos-colour } is third with { mykerinos-cubes }.
       *[other] { mykerinos-colour } is fourth with { mykerinos-cubes }.
    }
mykerinos-event-tie = Tie: { mykerinos-colour } ranks ahead of { mykerinos-other }.
mykerinos-event-took = { $seat } takes { $card }: { mykerinos-points }.
mykerinos-event-alone = { $seat } is alone in the zone.
mykerinos-event-entered = { $seat } takes museum room { $room }.
mykerinos-event-entered-five = { $seat } takes museum room { $room }, worth 5.
mykerinos-event-forced = { $seat } has only one choice.
mykerinos-event-scrap = { $seat } takes { $card }, which was left: { mykerinos-points }.
mykerinos-event-left = { $seat } takes none of the cards that are left.
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
mykerinos-event-neutral-first = The neutral player is first: { $card } leaves the game.
mykerinos-event-neutral-second = The neutral player is second: { $card } leaves the game.
mykerinos-event-neutral-third = The neutral player is third in zone { $zone } and gets nothing.
mykerinos-event-neutral-alone = The neutral player is alone in zone { $zone }: both cards leave the game.
mykerinos-event-next-start = { $seat } passed last and starts the next round.
mykerinos-event-upright = All patron cards are ready again.
mykerinos-event-saved = { $seat } keeps { mykerinos-cubes } for the next round.
mykerinos-event-ended = The game is over.
mykerinos-event-exhibited = { $seat } scores { mykerinos-points } for { mykerinos-patron } cards.
mykerinos-event-sets = { $sets ->
        [one] { $seat } scores { mykerinos-points } for a complete set.
       *[other] { $seat } scores { mykerinos-points } for { $sets } complete sets.
    }
mykerinos-event-final-tie = Tied for most points: cubes in personal stock decide.
mykerinos-event-bank = { $bank ->
        [upper] Nile card { $nile } is laid between zones 1 and 2.
        [middle] Nile card { $nile } is laid between zones 3 and 4.
       *[lower] Nile card { $nile } is laid between zones 5 and 6.
    }
mykerinos-event-sail = This round’s boat: { mykerinos-boat }.
mykerinos-event-river-cube = The cube on { $field } is in the river.
mykerinos-event-marked = { $seat } puts a disc on { $field }.
mykerinos-event-reserved = { $seat } puts a disc in museum room { $room }.
mykerinos-event-no-disc = { $discs ->
        [0] { $seat } has no disc left to place.
       *[other] { $seat } cannot place a disc: no field and no room is free.
    }
mykerinos-event-disc-back = { $seat } gets the disc back.
mykerinos-event-discs-home = { $seat } gets all discs back.
mykerinos-event-river = The Nile is scored.
mykerinos-event-nile = { $seat } takes Nile card { $nile }: { mykerinos-points }.
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
        [0] no cube, since the supply has none.
        [one] 1 cube.
       *[other] { $cubes } cubes.
    }
mykerinos-event-boat-kept = { $seat } takes the boat that wins a tie.
mykerinos-event-boat-used = { $seat } uses the boat and wins the tie.
mykerinos-event-boat-saved = { $seat } keeps the boat for later.
mykerinos-event-boat-tie = With the boat, { mykerinos-colour } wins the tie with { mykerinos-other }.
mykerinos-event-boat-gone = Nobody takes { mykerinos-boat }: it leaves the game.
mykerinos-event-nobody = Nobody is on the river.
mykerinos-event-nobody-last = Nobody is on the river, so nobody gets a Nile card.
mykerinos-event-only-neutral = Only the neutral player is on the river: that counts as nobody.
mykerinos-event-last-nile = { $seat } gets Nile card { $nile }: { mykerinos-points }.
mykerinos-event-nile-out = Nile card { $nile } leaves the game.
mykerinos-event-below = Nile card { $nile } is deeper in the stack and stays out of the game.
mykerinos-event-neutral-nile = Nile card { $nile } goes to the neutral player and leaves the game.
mykerinos-event-neutral-boat = The neutral player is second: { mykerinos-boat } leaves the game.
mykerinos-event-wild = { $cards ->
        [one] A Governor Greenwish card completes it.
       *[other] { $cards } Governor Greenwish cards complete it.
    }
mykerinos-event-won = { $seat } wins with { mykerinos-points }.
mykerinos-event-shared = Still tied on cubes in stock: they share the win.

## Mykerinos: options

mykerinos-option-nile = The Nile expansion: a river, boats and Governor Greenwish.
mykerinos-option-museum = Museum plan: an arc with four rooms worth 2, or a ring with five.

## Thebes: options

thebes-option-exhibitions = How a new exhibition enters: it pushes the others only as far as the first gap (push), or all move on one field (march).

## Mykerinos: the board in the terminal

mykerinos-board-round = Round { $round } of 4, started by { $seat }
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
mykerinos-board-shared = { $rank ->
        [1] { mykerinos-colour } is tied for first with { mykerinos-cubes }.
        [2] { mykerinos-colour } is tied for second with { mykerinos-cubes }.
        [3] { mykerinos-colour } is tied for third with { mykerinos-cubes }.
       *[other] { mykerinos-colour } is tied for fourth with { mykerinos-cubes }.
    }
mykerinos-board-pass-now = Pass now: { $ties }.
mykerinos-board-ahead = { $colour ->
        [neutral] the neutral player ahead of { $others } { $where }
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

## Mykerinos: what can still come, what cards are worth

mykerinos-odds-cards = Unseen parcels
mykerinos-odds-unseen = left
mykerinos-odds-names = which
mykerinos-odds-nile = Unseen Nile cards: { $cards }
mykerinos-odds-boats = Unseen boats: { $boats }
mykerinos-worth-title = Cards, and what each is worth now
terminal-help-worth = what each patron’s cards are worth to each player now

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
thebes-board-cards = Cards on display
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
thebes-board-general = +{ $general } gen.
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
       *[general] general books
    }
thebes-board-wheel = The wheel: tiles for weeks
thebes-board-knowledge = knowledge { $knowledge }
thebes-board-knowledge-most = knowledge up to { $knowledge }
thebes-board-drawing = { thebes-tiles } still to draw; rubble so far: { $rubble }
thebes-source-artifacts = artifacts
thebes-source-exhibitions = exhibitions
thebes-source-congresses = congresses
thebes-source-expertise = expertise

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
thebes-choice-exhibit = Hold exhibition { $exhibition } ({ thebes-effort }): { thebes-date }
thebes-choice-swap = Replace the display in Warsaw ({ thebes-effort }): { thebes-date }
thebes-choice-dig = Dig in { $site } ({ thebes-away }, knowledge up to { $knowledge })
thebes-choice-fly-take = Fly: take { $card } ({ thebes-time }): { thebes-date }
thebes-choice-fly-exhibit = Fly: hold exhibition { $exhibition } ({ thebes-time }): { thebes-date }
thebes-choice-fly-swap = Fly: replace the display ({ thebes-time }): { thebes-date }
thebes-choice-fly-dig = Fly: dig in { $site } (knowledge up to { $knowledge })
thebes-choice-assistant = Use up the assistant
thebes-choice-shovel = Use up the shovel
thebes-choice-weeks = Dig for { thebes-weeks }, { thebes-tiles }, about { $expected } points: { thebes-date }
thebes-then = then { $seat }
thebes-then-again = then { $seat } again
thebes-then-end = the end of the game
thebes-then-aid = with a card to use up
thebes-then-dig = { $tiles ->
        [0] knowledge { $knowledge }
        [one] knowledge { $knowledge }, 1 more tile
       *[other] knowledge { $knowledge }, { $tiles } more tiles
    }
thebes-then-earliest = { thebes-date } or later
thebes-then-just = { thebes-date }

## Thebes: the dig, the odds, the wheel

thebes-dig-title = { $seat } digs in { $site } with knowledge { $knowledge }: { $special } specific, { $general } general
thebes-dig-weeks = weeks
thebes-dig-tiles = tiles drawn
thebes-dig-points = expected points
thebes-dig-most = For { thebes-weeks } and { thebes-tiles }: { $expected } points expected, { $chance } of the { $name }.
thebes-dig-bonus = The first dig here also brings the { $name }, worth 1.
thebes-dig-spent = used up for this dig: { $aids }
thebes-dig-drawing = { thebes-tiles } still to be drawn; { $rubble } of those drawn were rubble.
thebes-in-ten = { $tenths } in 10 chance
thebes-one-in = 1 in { $number } chance
thebes-no-chance = no chance
thebes-odds-bags = In the bags: artifacts by their points, and the rest
thebes-odds-books = books
thebes-odds-rubble = rubble
thebes-odds-tiles = tiles
thebes-odds-each = worth
thebes-odds-digs = Expected points of a dig, by weeks
thebes-odds-range = Beside each site: your knowledge, + with every card used up. Below the points: the range 8 digs in 10 fall into.
thebes-odds-pile = { $first ->
        [0] The next card of the pile, one of { $cards }
       *[other] The next card of the pile, one of { $cards }; the first { $first } are not exhibitions
    }
thebes-odds-show = exhibition
thebes-odds-waiting = Some of these researcher cards wait in the third pile; nobody knows which.
thebes-wheel-title = The wheel: tiles for knowledge (down) and weeks (across)
thebes-wheel-sites = The signs mark your knowledge of each site: Π Greece, ∪ Crete, Δ Egypt, ¶ Palestine, ≡ Mesopotamia.
thebes-map-legend = The number after a place is the weeks it takes you to travel there.
terminal-help-wheel = the wheel, with your knowledge marked
terminal-help-map = the map, with the weeks to each place

## The browser: pages and tables

web-lead = Three board games about archaeology, against people or against bots that really think. Whenever a move is not allowed, you are told why.
web-game-mykerinos = Mykerinos
web-game-pergamon = Pergamon
web-game-thebes = Thebes
web-about-mykerinos = Stake out plots beside the pyramids, win over five patrons and fill the rooms of a museum.
web-about-pergamon = Compete for funds, dig in five galleries, and join broken halves into collections that draw visitors.
web-about-thebes = Travel Europe for knowledge, dig where it pays and exhibit what you find. Time is your only currency.
web-play-bots = { $bots ->
    [one] Play against a bot
    [2] Play against two bots
   *[other] Play against { $bots } bots
}
web-opening = Setting up the table …
web-new-table = New table
web-rules = Rules
web-rules-short = In short
web-rules-whole = All rules
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] Nothing found
    [one] { $count } passage
   *[other] { $count } passages
}
web-my-tables = My tables
web-open-all = All games
web-open-game = Game
web-open-more = More open tables
web-open-tables = Open tables
web-your-turn = Your turn
your-turn = { $shared ->
        [yes] { $name }, your turn:
       *[no] Your turn:
    }
web-free = free
web-sit-down = Sit down
web-watch = Watch
web-status = { $status ->
        [waiting] Waiting for players
        [ceremony] Making the draws fair
        [playing] In progress
        [paused] Paused
        [finished] Finished
       *[abandoned] Ended early
    }
web-players = How many players?
web-seats = Who sits where?
web-seats-help = “Anyone with the link” gives you a link to pass on. Take several seats yourself to play on one screen.
web-seat-me = Me, on this screen
web-seat-link = Anyone with the link
web-seat-bot = Bot: { $bot }
web-options = Variants
web-pace = Time limit
web-pace-kind = { $pace ->
        [live] With a clock
        [days] Days per move
       *[none] No time limit
    }
web-open-help = Open table: anyone on this server may join or watch.
web-set-up = Set up the table
web-no-page = There is no page at this address.
web-refused = This table does not exist, or you need its link to see it.
web-home = To the start page
web-lost = Part of this page could not be loaded.
web-reload = Reload the page
web-no-answer = The server is not responding.
web-silent = The server is not responding. This page keeps trying.
web-problem = { $status ->
        [401] This server does not know you yet.
        [403] You are not allowed to do that.
        [404] That does not exist, or you may not see it.
        [429] Too many requests; wait a moment.
        [500] Something went wrong on the server; its host can find it in the log.
        [503] The server cannot read or store anything right now; try again later.
       *[other] { $sentence }
    }
web-bye = { $why ->
        [back-soon] The server is restarting; this page will be back by itself in a moment.
        [try-later] The server is too busy right now; this page will try again.
        [our-fault] Something went wrong on the server; its host can find it in the log.
        [not-for-you] You need this table’s link to see it.
        [shown-out] You have been banned from this server or removed from this table.
        [no-table] This table does not exist.
        [too-fast] Too many messages at once; this page will try again.
       *[other] The connection was closed.
    }
web-language = Language
web-theme = { $theme ->
        [dark] Light theme
       *[light] Dark theme
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
web-holding = Turn complete. Confirm?
web-done = Confirm
web-undo = { $undo ->
        [consent] Ask to undo
       *[free] Undo
    }
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-reason = wins { $chance } games in 100, about { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end
web-hint-even = { $moves ->
        [2] The first two are about even.
       *[other] All { $moves } are about even.
    }
web-moves = All moves ({ $moves })
web-thinks = { $name } is thinking …
web-ended = You had no possible move, so your turn ended:
web-skip = Skip
web-choose = What do you want to do?
web-why-not = Why not?
web-clause = Rules, { $clause }
web-asked = { $what ->
        [undo] { $name } would like to undo.
        [end] { $name } would like to end the game.
       *[pause] { $name } would like to pause.
    }
web-yes = Yes
web-no = No
web-close = Close
web-players-now = Players
web-you = you
web-away = away
web-winner = winner
web-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-log = Game log
web-log-clauses = Show the clauses
web-chat-new = { $chats ->
        [one] 1 new message
       *[other] { $chats } new messages
    }
web-since = Since your last visit
web-log-more = { $lines ->
        [one] 1 earlier paragraph
       *[other] { $lines } earlier paragraphs
    }
web-log-away = The server was away for { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }. Nobody’s time ran, nor does it for a minute after.
web-log-undo = { $seat } undoes the last move.
web-log-ended = { $seat } had no possible move: the turn ended.
web-log-quick = { $seat } had no time to think: a move at a glance.
web-log-undone = Undone:
bot-random = Random
bot-greedy = Greedy
bot-visitor = Visitor
bot-student = Student
bot-curator = Curator
bot-professor = Professor
web-less = Less
web-more = More
web-me = You
web-my-side = Your side
web-hold = Ask me to confirm my turn
web-sheet = Players and game log
web-record = Download the record
web-rematch = Rematch
web-copy = Copy the link
web-copied = Copied
web-board = The board
web-pace-minutes = minutes per player
web-pace-seconds = seconds added per turn
web-pace-days = days per move; then a bot takes over until you return
web-pace-of = { $pace ->
        [live] With a clock: { $minutes } min per player plus { $seconds } s per turn.
        [days] { $days ->
            [one] 1 day per move; then a bot takes over until you return.
           *[other] { $days } days per move; then a bot takes over until you return.
        }
       *[none] No time limit.
    }
web-hold-help = The table waits for you to confirm at the end of your turn, so you can still undo.
web-numbers-help = Every player’s browser adds a number to the draws, so that nobody can rig them.
web-hints-help = Everyone may ask for hints on their own turn. People usually play each other without them.
web-hints-here = Hints are allowed at this table.
web-name = What is your name?
web-name-of = Name of player { $seat }
web-name-keep = Save name
web-called = You play as { $name }. Change your name?
web-unnamed = someone
web-invites = { $known ->
        [no] You are invited to a game of { $game }.
       *[yes] { $name } invites you to a game of { $game }.
    }
web-here = here
web-kept = a bot is standing in: { $bot }
web-new-link = Make a new link
web-watch-link = Spectator link
web-share = Share
web-qr = QR code
web-qr-of = QR code: { $what }
web-table = The table
web-watchers = { $watchers ->
        [one] 1 spectator
       *[other] { $watchers } spectators
    }
web-pause = { $alone ->
        [true] Pause
       *[false] Ask for a pause
    }
web-resume = Resume
web-end = { $alone ->
        [true] End the game
       *[false] Ask to end the game
    }
web-leave = Leave; a bot plays until I return
web-return = Return to my seat
web-resign = Resign
web-sure = Sure? Press again
web-asking = { $what ->
        [undo] You have asked to undo; waiting for the others.
        [end] You have asked to end the game; waiting for the others.
       *[pause] You have asked for a pause; waiting for the others.
    }
web-like = { $what ->
        [hidePoints] Hide other players’ victory tickets
        [pass] Wait until the next player is at the screen
        [sound] Sound when it is my turn
       *[notices] Notify me when it is my turn and this page is hidden
    }
web-covered = tickets, face down
web-clock = time left
web-clock-days = { $days } d { $hours } h
web-pass = { $name } ({ $seat }) is next. Please pass the screen.
web-pass-here = I am ready
web-chat = Chat
web-chat-write = Write to the table
web-chat-send = Send
web-chat-close = Close the chat for everybody
web-chat-reopen = Open the chat again
web-chat-closed = The chat of this table is closed.
web-chat-open = Open the chat
web-chat-unread = { $more ->
        [one] and 1 message before it
       *[other] and { $more } messages before it
    }
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-recap = Since your last move
web-recap-play = Replay it
web-replay = Replay the game
web-replay-step = Step { $step } of { $steps }
web-replay-first = To the start
web-replay-back = One step back
web-replay-play = Play
web-replay-stop = Stop
web-replay-next = One step forward
web-replay-last = To the end
web-replay-close = Back to the present
web-play-on = Play on from here against bots
web-record-title = Game record
web-record-open = Open a record
web-record-other = Open another record
web-record-drop = Choose a .mattock file, or drop it anywhere on this page.
web-final = Final scoring
web-final-all = Points
web-final-tell = Show it step by step
web-final-winners = Winner: { $winners }
web-prove = Check the draws
web-proof = { $people ->
        [0] All draws ({ $draws }) match the seed fixed before the first move. No browser added a number.
       *[other] All draws ({ $draws }) match the seed and the players’ numbers ({ $people }), fixed before the first move.
    }
web-proof-given = { $lines ->
        [one] The first line comes from another record and is not checked here.
       *[other] The first { $lines } lines come from another record and are not checked here.
    }
web-proof-wrong = { $what ->
        [digest] The record has been changed: its digest does not match (line { $line }).
        [seed] The record has no seed (line { $line }): the game is not over.
        [commitment] Line { $line } does not match the commitment made before the game.
        [own] The record differs from what this browser kept of the game (line { $line }).
        [order] A draw is missing or was made twice in line { $line }.
       *[place] The draw in line { $line } does not match the seed and the players’ numbers.
    }
web-rematch-there = To the rematch
web-result = Won by { $winners }, { $scores }
web-turn-of = { $name }’s turn
web-finished = Finished games
web-finished-more = Older games

## The browser: me and this server

web-person = My page
web-settings = Settings
web-set-style = How boards are drawn
web-style = { $style ->
        [plain] plain, in clean lines
       *[table] as things on a table
    }
web-set-motion = Motion
web-motion = { $motion ->
        [slow] slow
        [quick] quick
        [none] none
       *[usual] usual
    }
web-set-text = Text size
web-set-volume = Volume
web-keys = Keys
web-key = { $key ->
        [n] to the next thing you can do; with Shift, to the one before
        [Enter] press it
        [d] confirm the turn
        [u] undo
        [h] hint
        [m] all moves
        [Esc] skip what is moving, close what is open
       *[other] this page
    }
web-opponents = Your opponents
web-level = { $level ->
        [visitor] Quick and a little careless. Good for a first game.
        [student] Thinks a few moves ahead and beats the visitor about four times in five.
        [curator] Plans its turns and wins most games against the student.
       *[professor] Thinks longest, and wins most games against the curator.
    }
web-invited = Welcome! You may set up tables here.
web-word = Server password
web-word-say = Enter the server password
web-account = Account
web-account-none = Only this browser knows you. With an account you can reach your tables from any device. You do not need one to play.
web-account-have = You log in as “{ $account }”.
web-account-make = Create an account
web-account-name = Name
web-account-made = Your account is ready. On another device, log in with its name and passphrase.
web-login = Log in
web-login-help = Already have an account? This browser will then show its tables; games played here without an account are not moved to it.
web-logout = Log out on this device
web-passphrase = Passphrase, at least eight characters
web-passphrase-old = Current passphrase
web-passphrase-new = New passphrase, at least eight characters
web-passphrase-change = Change the passphrase
web-passphrase-changed = Passphrase changed. All other devices must log in again.
web-mail = Email me when it is my turn
web-mail-help = If a table is waiting for you and you have been away for some minutes, you get one email.
web-mail-address = Email address
web-mail-write = Use this address
web-mail-sent = We sent an email to { $address }. Open the link in it to confirm the address.
web-mail-on = Emails go to { $address }.
web-mail-stop = Stop emails
web-mail-confirmed = Thank you: your address is confirmed. You will get an email when it is your turn.
web-statistics = My statistics
web-statistics-none = You have not finished a game yet.
web-statistics-points = best { $best }, on average { $mean } points
web-statistics-against = Against
web-statistics-all = All games
web-statistics-played = Played
web-statistics-won = Won
web-quota = My usage
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
web-forget = Delete my data
web-forget-help = Your name, notes and chat messages are deleted from all tables and records here, and bots take over your seats. This cannot be undone.
web-forgotten = Your data has been deleted.
web-note = My notes
web-note-help = Only you can see these notes.

## What the server refuses

server-closed = No new tables can be set up on this server; games in progress can be finished.
server-not-invited = Only invited players can set up tables here: ask the host for the server password or an invite link. Seat links work without it.
server-most-tables = { $most ->
        [one] You can have only 1 unfinished table here; finish it first.
       *[other] You can have at most { $most } unfinished tables here; finish one first.
    }
server-most-waiting = { $most ->
        [one] One open table of yours
       *[other] { $most } open tables of yours
    } can wait for players at a time; let one begin first, or set up a table by invitation.
server-most-waiting-from = Too many open tables from your address are waiting for players; join one of them, or set up a table by invitation.
server-most-megabytes = You have reached the storage limit per person: { $megabytes } MB.
server-disk-full = The server is almost out of disk space: nothing new can begin, but games in progress can be played.
server-full-log = This table’s log is full; set up a new table.
server-wrong-word = That is not the server password.
server-too-many-guesses = Too many attempts from your address; wait a few minutes.
server-account-guessed = Too many wrong passphrases for this name. Use a device that has logged in before, or try again in a few minutes.
server-busy = The server is too busy right now; try again in a moment.
server-too-many-newcomers = Too many new visitors from your address; try again in an hour.
server-name-taken = This name is taken, or you already have an account.
server-no-such-account = There is no account with this name and passphrase.
server-no-way-back = Without an account you could not get back to your seats: create one first.
server-wrong-passphrase = Wrong passphrase.
server-no-mail = This server does not send email.
server-no-address = That does not look like an email address.
server-too-often = Too many requests; try again in an hour.
server-mail-not-sent = The email could not be sent; try again later.
server-bad-link = This link does not work: it has been used or replaced, or is incomplete. Ask for a new one.
server-no-free-seat = There is no seat open to everyone.
server-not-yours = Only the person who set up the table may do this.
server-seat-taken = This seat is taken; withdraw it first.
server-not-your-turn = It is not your turn.
server-one-hint = One hint at a time.
server-hint-late = No hint was ready in time; ask again.
server-no-hints = Hints are off at this table.
server-not-over = The game is not over yet.
server-no-seat = You have no seat at this table.
server-not-begun = The game has not begun yet.
server-over = The game is over.
server-not-now = { $status ->
        [paused] The game is paused.
        [waiting] Not all seats are taken yet.
        [ceremony] The game is about to begin.
       *[over] { server-over }
    }
server-not-paused = The game is not paused.
server-no-pause = Only a game in progress can be paused.
server-stale = The position has changed in the meantime.
server-seat-taken-already = This seat is already taken.
server-seat-stays = The game has begun: the seat stays with its player.
server-not-your-seat = This is not your seat.
server-holding = Waiting for { $seat } to confirm the turn.
server-return-first = A bot is standing in for you; return to your seat first.
server-away-already = Bots are already standing in for you.
server-back-already = You are already in your seat.
server-no-turn-to-end = You have no turn to confirm.
server-nothing-to-undo = You have nothing to undo.
server-no-undo-in-lesson = There is no undo in a lesson: its goals follow one another.
server-nobody-to-agree = No other player is here to agree.
server-asked-already = That has already been asked; waiting for the others.
server-not-asked = There is no such question for you to answer.
server-numbers-before = Numbers are given before the game, once every seat is taken.
server-promised-already = This seat has already committed to its number, or it is too late.
server-no-number-asked = This seat is not asked for a number now.
server-wrong-number = This number does not match the commitment.
server-bad-name = A name may contain letters, digits and other printable characters.
server-nameless = Enter your name first.
server-most-muted = You can mute at most { $most ->
        [one] 1 person
       *[other] { $most } people
    }; unmute someone first.
server-empty-chat = The message is empty.
server-chat-closed = The chat of this table is closed.
server-too-fast = Too fast; wait a moment.

## The browser: Pergamon

web-pergamon-tray = Your workbench
web-pergamon-hand = Your tiles ({ $tiles })
web-pergamon-try = Drag them into any order to see what fits.
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
web-thebes-nothing = There is nothing in { web-thebes-place } now: no card and no exhibition.
web-thebes-swap = replace
web-thebes-waiting = Third pile: { thebes-cards }
web-thebes-waiting-short = third pile
web-thebes-discards = Discards: { thebes-cards }
web-thebes-discards-short = discards
web-thebes-last-field = The last field: give up your remaining weeks
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
web-thebes-turned = used
web-thebes-excavation = The wheel and the bags
web-thebes-dial = The wheel for { $place }, knowledge { $knowledge }
web-thebes-dial-week = { thebes-weeks }: { thebes-tiles }
web-thebes-odds = What a dig can bring: { $place }
web-thebes-tiles = tiles
web-thebes-points = ≈ points
web-thebes-week = week
web-thebes-then = then
web-thebes-held = Your dig is set. Draw { thebes-tiles }; until then you can still undo.
web-thebes-draw = Draw { thebes-tiles }
web-thebes-no-knowledge = { $place }: without knowledge you cannot dig. Get a book, a rumour or an assistant.
web-thebes-unseen = Cards still in the piles
web-thebes-region = { $region ->
        [atlantic] Atlantic
        [north] North Sea
        [mediterranean] Mediterranean
        [black] Black Sea
        [caspian] Caspian
        [russia] Russia
        [minor] Asia Minor
        [arabia] Arabia
       *[libya] Libya
    }
web-thebes-month = { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }
web-thebes-rubble = rubble
web-mykerinos-patrons = Patrons
web-mykerinos-ahead = { $colour ->
        [neutral] Pass: neutral ahead of { $others }
       *[other] Pass: ahead of { $others }
    }{ $unless ->
        [boat] {" (unless boat)"}
       *[none] {""}
    }
web-mykerinos-scale = Passing track
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
web-mykerinos-cube = { $owner ->
        [neutral] neutral cube
       *[other] { $owner }’s cube
    }
web-mykerinos-disc = { $seat }’s disc
web-mykerinos-room = Room { $room }, worth { $value }
web-mykerinos-wing = Wing { $wing }
web-mykerinos-neutrals = { $cubes ->
        [one] 1 neutral cube
       *[other] { $cubes } neutral cubes
    }
web-mykerinos-holding = { $seat }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, used: { $used }
web-mykerinos-worth = { mykerinos-points } a card
web-mykerinos-unseen = unseen: { $cards }
web-mykerinos-ability = { $patron ->
        [violet] Take a cube from the supply, then start or extend a dig.
        [lemon] Start a dig on a pyramid, or extend with one of the two cubes on a pyramid.
        [brown] Send a cube from your stock to the museum.
        [blackmore] Start a dig with two cubes next to each other.
        [tangerine] Extend a dig by three cubes.
       *[greenwish] Start or extend a dig, then reserve a field or a room with a disc.
    }
## Mail

mail-confirm-subject = Mattock: confirm your email address
mail-confirm = Someone asked us to email this address when it is their turn. If that was you, open the link below to confirm. If not, do nothing: you will get no more emails.
mail-turn-subject = Mattock: it is your turn in { $game }
mail-turn = It is your turn in { $game }. At the table with you: { $players }. Continue here:
## Learn by playing

lesson-something-else = The rules allow that, but the lesson asks for something else. Try one of the things that glow.
lesson-pergamon-ask-much = Two chests lie ready: at least 10 coins. Set your figure on field 12 and ask for 6 of them.
lesson-pergamon-empty-hands = The player furthest left is paid last: 2 coins were left for you. Galleries I and II are empty now and III costs 3, so end your turn. You start the next round.
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
lesson-mykerinos-pass = Pass early now. The cubes you keep stay yours, and the first player to pass wins all ties.
lesson-mykerinos-museum = Three players have 3 cubes in zone 2, but you passed first and choose first: a card, or a room of the museum. Take the room of value 3 in wing 4, the wing of Sir Brown.
lesson-mykerinos-new-round = A new round: a new region and 11 more cubes. Start a dig on d5 in zone 3.
lesson-mykerinos-two-cubes = A second cube in the same zone, on c5: two of them may be enough for the second place.
lesson-mykerinos-far-zone = And one on g5 in zone 4. The third in a zone may take what the others leave.
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
lesson-mykerinos-end = Pass, and watch the last survey and the exhibition: each card earns the value of your best room in its patron’s wing.
lesson-thebes-book = Without knowledge you may not dig. Go to Berlin and take the book about Greece: a week for each road, and one to read it.
lesson-thebes-zeppelin = The player furthest back in time moves next. Fetch the zeppelin in Rome: one journey with it will take no time at all.
lesson-thebes-fly = Now fly: take the general book in Berlin by zeppelin. General books help at every site.
lesson-thebes-more = A second book about Greece lies in Rome, worth 2 points of knowledge. Travel there and take it.
lesson-thebes-swap = None of the cards on display helps you. In Warsaw you can replace all four for one week.
lesson-thebes-dig = You know enough about Greece. Travel there and dig: your permit is good once a year.
lesson-thebes-weeks = The wheel says how many tiles you draw for your knowledge and your weeks. Stay for 12 weeks.
lesson-thebes-general = The first to dig at a site also gets the artifact waiting there. Now learn more: take the general books in Paris.
lesson-thebes-hear-rumour = You are in Paris already, so this costs the weeks of the card only. Take the rumour about Crete.
lesson-thebes-third-book = You are still furthest back and move again. Take the big book about Greece in London.
lesson-thebes-dig-rumour = A rumour is enough to dig with. Travel to Crete.
lesson-thebes-spend-rumour = Use the rumour: 2 points of knowledge for this dig. General books count only up to what you know about the site.
lesson-thebes-long-dig = Dig for 12 weeks. That takes you beyond week 52: a new year, and all your permits are good again.
lesson-thebes-exhibit = You have the artifacts that the small exhibition in Berlin asks for. Go there and hold it; you keep what you show.
lesson-thebes-dig-again = It is 1903 and the permit for Greece is good again. Dig there with all that you know.
lesson-thebes-last-weeks = 10 points of knowledge for 12 weeks: ten tiles. Rubble goes back into the bag, so later digs find less.
lesson-thebes-finish = In the last year you may stop whenever you like. Go to the last field and watch the scoring: artifacts, exhibitions, congresses, and the most knowledge of each site.
web-learn = Learn by playing
web-lesson = Goal { $number } of { $goals }
web-lesson-over = You have reached every goal. Play on to the end of the game, or start one of your own.
web-lesson-done = You have reached every goal, and the game is over. Next time without a guide!
lesson-mykerinos-nile = The Nile
lesson-mykerinos-two = Two players
lesson-mykerinos-patrons = The patrons
lesson-pergamon-raider = The tomb raider
lesson-first = First game
lesson-mykerinos-nile-river = Two Nile cards cover the middle of the region, with fields of river and of land. You can dig on both. Start a dig in the river, on e2.
lesson-mykerinos-nile-land = A land field belongs to its zone: a cube there drops into the zone at the survey and counts in it. Extend from e2 to the land on e3, then to f3.
lesson-mykerinos-nile-along = River fields belong to no zone. The river is a race of its own, and it is scored first. Extend upstream: d2, then d1.
lesson-mykerinos-nile-once-more = The player with the most cubes in the river takes a Nile card, the second takes the boat. One more cube, on d5 in the other card, makes you safe.
lesson-mykerinos-nile-pass = Pass first. That wins ties on the river too.
lesson-mykerinos-nile-card = You have the most cubes in the river. Take the upper card: its 3 points at once, and Governor Greenwish for the rounds to come. The other card goes under the stack.
lesson-mykerinos-nile-left-over = The cubes have left the river, and your cube on the land counts in zone 2: you are third there, and the others went to the museum. Take the left card of Mrs. Blackmore.
lesson-mykerinos-nile-greenwish = Turn the card of Governor Greenwish: dig on d2, then lay a disc in W2-5, the great room of Mrs. Blackmore. Until the survey nobody else can go there.
lesson-mykerinos-two-dig = With two players you each have 4 neutral cubes beside your own. First your own dig: one cube on c2.
lesson-mykerinos-two-neutral = Now you may place a neutral cube. Use it where it hurts the other player: start a neutral dig on f2, in zone 2.
lesson-mykerinos-two-extend = Extend your own dig: c3, then b3.
lesson-mykerinos-two-neutral-extend = Neutral digs are extended like your own, whoever started them. Go to f3, then g3: three neutral cubes in zone 2.
lesson-mykerinos-two-pass = The disc of the neutral player always lies on space 2. Whoever passes first wins ties against it, the other loses them. Pass now.
lesson-mykerinos-two-second = In zone 1 the neutral player is first: your opponent, who has no cube there, named its card. You are second and choose next. Take the card on the right.
lesson-mykerinos-two-remove = In zone 2 the neutral player is first again, and this time you have no cube there: you name the card that goes. Take away the left one before your opponent chooses.
lesson-mykerinos-patrons-violet = The last round, and you own cards of all five patrons. Lady Violet brings one more cube from the supply: turn her card and start a dig on b2.
lesson-mykerinos-patrons-tangerine = Colonel Tangerine extends by three cubes in a chain. From your cube on a4: b4, c4, d4.
lesson-mykerinos-patrons-lemon = Nobody but Lord Lemon digs on a pyramid. Turn his card and dig on g5.
lesson-mykerinos-patrons-blackmore = Mrs. Blackmore starts a dig with two cubes at once: a9 and, beside it, a8.
lesson-mykerinos-patrons-brown = Sir Brown sends a cube of your stock to the museum. Choose W12-2: it counts for Lord Lemon’s wing, where you have no room yet.
lesson-mykerinos-patrons-pass = Each patron has helped once. Pass, and see what their cards are worth at the exhibition.
lesson-pergamon-raider-stand-left = With two players a tomb raider plays along. Two bags lie there, so he stands on 5. Try field 9, to the left of him: he is paid before you.
lesson-pergamon-raider-watch = He took 2 coins, went before you and emptied gallery II: what he digs leaves the game. You have 1 coin. End your turn.
lesson-pergamon-raider-stand-right = Two bags again. Stand to the right of him this time, on 3: you are paid before him and dig before him.
lesson-pergamon-raider-be-first = You have 2 coins, and he will dig as deep as his coins allow: gallery II. Take its find before he does.
lesson-pergamon-raider-watch-again = Keep the find and end your turn. Gallery II is empty now: watch him dig nearer the surface, at that gallery’s price.
lesson-pergamon-raider-start = The next start player is whichever of you two stood further left; the raider does not count. Choose any field you like. From here on you play without help.
