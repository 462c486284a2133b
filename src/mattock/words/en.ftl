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
pergamon-reason-wrong-back = The back of this card shows { pergamon-back }, so it cannot be a { $coins }.
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
pergamon-reason-too-much-polish = At most { $limit } coins of polish a collection; only in the last round as many as you like.
pergamon-reason-cannot-pay-polish = You have { pergamon-purse }; this polish takes { pergamon-missing } more.
pergamon-reason-polish-wasted = { $most ->
        [0] The row is worth 24 or more already: polish would change nothing.
        [one] The museum ends at field 24: 1 coin of polish is all that counts.
       *[other] The museum ends at field 24: { $most } coins of polish are all that count.
    }
pergamon-reason-no-free-marker = All three of your markers are in the museum: dissolve one of your collections first.
pergamon-reason-marker-still-free = You still have a free marker, so no collection has to make room.
pergamon-reason-exhibit-must-follow = You have made room in the museum: now show the row.
pergamon-reason-finish-row = Your row lies open on the table: show it first.
pergamon-reason-storing-begun = You have begun to store: throw more tiles away, or store and end your turn.
pergamon-reason-cannot-pay-storage = Storing takes { pergamon-missing } more than you have: throw tiles away first; { $free } are stored free of charge.
pergamon-reason-three-are-free = Up to { $free } tiles are stored free of charge: there is no need to throw one away.
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
pergamon-event-bonus = { $seat } shows the oldest { pergamon-kind }, of { $year } AC, and earns the bonus.
pergamon-event-no-bonus = Nobody shows a { pergamon-kind }: the bonus goes to nobody.
pergamon-event-setback = { $fields ->
        [one] Visitors lose interest: all collections go 1 field down.
       *[other] Visitors lose interest: all collections go { $fields } fields down.
    }
pergamon-event-next-start = { $seat } stood furthest left and starts the next round.
pergamon-event-next-start-of-two = { $seat } acted last and starts the next round.
pergamon-event-next-order = In the next round figures are placed in the order in which they stand, from left to right: { $seat } begins.
pergamon-event-oldest = { $rank ->
        [1] { $seat } shows the oldest object of all, of { $year } AC.
        [2] { $seat } shows the second oldest object, of { $year } AC.
       *[3] { $seat } shows the third oldest object, of { $year } AC.
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
terminal-no-such-number = { $most ->
        [one] There is one move now: 1.
       *[other] The moves are numbered from 1 to { $most }.
    }
terminal-several = “{ $text }” could be several moves: { $moves } …
terminal-none-of-these = No move that begins with “{ $text }” is possible now. To learn why, write it in full, as in: why dig V.
terminal-not-understood = “{ $text }” is neither a move nor a command: type a number, a move as in “dig III”, or help.
terminal-why-what = Say which move you mean: why 3, or why dig V.
terminal-why-possible = It is possible: { $move }.
terminal-hint = { $move }: wins { $chance } of 100, about { $points } points at the end ({ $line }).
terminal-undone = { $steps ->
        [one] One step is taken back.
       *[other] { $steps } steps are taken back.
    }
terminal-undo-drawn = Nothing can be taken back: something was drawn, or somebody else has acted. Against bots undo! goes back all the same; what is drawn then is new.
terminal-undo-drawn-people = Nothing can be taken back: something was drawn, or somebody else has acted.
terminal-undo-alone-only = Only who plays alone against bots can go back that far.
terminal-undo-nothing = You have not decided anything yet.
terminal-log-more = { $lines } earlier paragraphs: log all.
terminal-save-where = Say where: save FILE.
terminal-saved = Kept in { $file }. To go on later:
terminal-left = The game is kept. To go on:
terminal-record = The record is in { $file }.
terminal-ruling = ruling
terminal-help-move = a move, by its number, in notation, or as much of it as is clear
terminal-help-why = why a move is possible or not
terminal-help-undo = take back, until something is drawn; undo! also afterwards, alone against bots
terminal-help-hint = the best moves that a short search finds, with their chances
terminal-help-collections = what your tiles allow: rows, values, museum fields, who goes down
terminal-help-try = lay your tiles side by side, without obligation
terminal-help-odds = what is left of tiles and money
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
terminal-simulated = { $games } games of { $shortest } to { $longest } steps, { $mean } on average; { $speed } steps per second ({ $seconds } s).
terminal-components-what = component
terminal-components-value = value
terminal-components-from = from
terminal-components-counts = { $sourced } values are sourced (printed in the rulebook or on a public page), { $inferred } inferred from those, { $reconstructed } reconstructed (a proposal that may be wrong).
terminal-components-reconstructed = Reconstructed: { $names }.
terminal-components-exported = Written to { $file }. Correct it and play with it: mattock play { $game } --components { $file }
terminal-components-same = { $file } is right, and the same as the components that come with the game.
terminal-components-own = { $file } is right: components of your own, { $fingerprint }.

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
thebes-reason-other-site = { $tile } is no tile of { $site }.
thebes-reason-tile-not-in-bag = { $tile } is not in the bag any more.
thebes-reason-not-worth-one = Only an artifact of value 1 is laid on { $site }.
thebes-reason-card-not-open = { $card } does not lie open.
thebes-reason-show-not-open = The exhibition { $exhibition } does not lie on the board.
thebes-reason-no-time = This takes { thebes-need } with the journey; { thebes-left } until the end of 1903.
thebes-reason-no-zeppelin = You have no zeppelin.
thebes-reason-already-there = You are in { $place } already: a zeppelin would be wasted.
thebes-reason-artifacts-missing = { $exhibition } asks for { $wanted ->
        [one] 1 artifact
       *[other] { $wanted } artifacts
    } from { $site }: { $missing } more would do.
thebes-reason-permit-used = Your permit for { $site } is turned: you can dig there again next year, or with a special permit.
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
thebes-reason-knowledge-first = You know nothing about { $site } yet: first spend what gives you knowledge.

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
thebes-event-general-limited = Of { $general } general knowledge { $special } can be used.
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
thebes-event-on-top = It lies on top of the marker of { $other }: { $seat } moves first.
thebes-event-permits-renewed = A new year for { $seat }: all permits are valid again.
thebes-event-year = The year { $year } begins.
thebes-event-finished = { $seat } has done enough and goes to the last field.
thebes-event-ended = The game is over.
thebes-event-artifact-points = { $seat } has artifacts worth { thebes-points }.
thebes-event-exhibition-points = { $seat } has exhibitions worth { thebes-points }.
thebes-event-congress-points = { $cards ->
        [one] 1 congress brings { $seat } { thebes-points }.
       *[other] { $cards } congresses bring { $seat } { thebes-points }.
    }
thebes-event-expert = { $seat } knows most about { $site }: { thebes-points }.
thebes-event-experts-tied = { $seat } and others know most about { $site }: { thebes-points } each.
thebes-event-no-expert = Nobody has a book about { $site }.
thebes-event-tie = Several have the most points and share the victory.
thebes-event-zeppelin-gone = { $seat } discards { $card }.
thebes-event-permit-gone = { $seat } discards { $card }.
thebes-event-won = { $seat } wins with { thebes-points }.
