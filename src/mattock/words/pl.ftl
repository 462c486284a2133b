# Polski. Jeden komunikat na wszystko, co mówi się człowiekowi; te same komunikaty co w en.ftl.
# Miejsca przychodzą ze swoją literą, sztolnie i znaczniki z cyfrą rzymską, żetony w swojej notacji
# (lewa połówka, dwie cyfry, prawa połówka, wiek).

## Pergamon: słowa, których używają inne komunikaty

pergamon-coins = { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
pergamon-gets-coins = { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
pergamon-price = { $price ->
        [one] 1 moneta
        [few] { $price } monety
       *[many] { $price } monet
    }
pergamon-pays-price = { $price ->
        [one] 1 monetę
        [few] { $price } monety
       *[many] { $price } monet
    }
pergamon-missing = { $missing ->
        [one] 1 monety
       *[other] { $missing } monet
    }
pergamon-purse = { $purse ->
        [0] nie masz monet
        [one] masz 1 monetę
        [few] masz { $purse } monety
       *[many] masz { $purse } monet
    }
pergamon-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
pergamon-tiles = { $tiles ->
        [one] 1 żeton
        [few] { $tiles } żetony
       *[many] { $tiles } żetonów
    }
pergamon-kind = { $kind ->
        [vase] waza
        [jug] dzban
        [bracelet] bransoleta
       *[mask] maska
    }
pergamon-oldest-kind = { $kind ->
        [vase] najstarszą wazę
        [jug] najstarszy dzban
        [bracelet] najstarszą bransoletę
       *[mask] najstarszą maskę
    }
pergamon-of-kind = { $kind ->
        [vase] wazy
        [jug] dzbana
        [bracelet] bransolety
       *[mask] maski
    }
pergamon-of-wanted-kind = { $wanted ->
        [vase] wazy
        [jug] dzbana
        [bracelet] bransolety
       *[mask] maski
    }
pergamon-back = { $back ->
        [bag] sakiewka
       *[chest] skrzynia
    }
pergamon-reach = { $gallery ->
        [I] I
       *[other] I–{ $gallery }
    }

## Pergamon: ruchy

pergamon-move-lay = Połóż { $tile } w sztolni { $gallery }
pergamon-move-place = Pole { $field }: { pergamon-coins }, sztolnie { pergamon-reach }
pergamon-move-dig = Kop w sztolni { $gallery } za { pergamon-pays-price }: { pergamon-tiles }
pergamon-move-join = { $value ->
        [0] Zacznij rząd od { $tile }
       *[other] Dołącz { $tile }: rząd jest wtedy wart { $value }
    }
pergamon-move-dissolve = Rozwiąż kolekcję { $marker } na polu { $field } ({ pergamon-points }), by zrobić miejsce
pergamon-move-exhibit = { $coins ->
        [0] Wystaw rząd na polu { $field } ({ pergamon-points })
       *[other] Wypoleruj za { pergamon-gets-coins } i wystaw rząd na polu { $field } ({ pergamon-points })
    }
pergamon-move-discard = Odrzuć { $tile }
pergamon-move-store = { $tiles ->
        [0] Zakończ turę
       *[other] { $coins ->
            [0] Zmagazynuj { pergamon-tiles } za darmo i zakończ turę
           *[other] Zmagazynuj { pergamon-tiles } za { pergamon-gets-coins } i zakończ turę
        }
    }
pergamon-move-start = { $seat } zaczyna grę
pergamon-move-tile = Odsłonięty zostaje żeton { $tile }
pergamon-move-back = { $back ->
        [bag] Ukazuje się sakiewka
       *[chest] Ukazuje się skrzynia
    }
pergamon-move-front = Karta pokazuje { pergamon-gets-coins }

## Pergamon: co teraz zrobić

pergamon-now-draw-start = Losowanie gracza rozpoczynającego.
pergamon-now-draw-top = Widać rewers pierwszej karty pieniędzy.
pergamon-now-draw-tile = Runda { $round }: odsłaniane są znaleziska.
pergamon-now-draw-back = Runda { $round }: ze stosu brane są dwie karty pieniędzy.
pergamon-now-draw-front = Karty pieniędzy zostają odkryte.
pergamon-now-laying = { $seat } wybiera: który z tych żetonów jednego wieku trafi do następnej sztolni?
pergamon-now-placing = { $seat } wybiera pole funduszy: ile monet chce i jak głęboko kopie.
pergamon-now-turn = { $digs ->
        [0] { $seat } może wystawiać kolekcje, potem magazynuje i kończy turę.
       *[other] { $seat } może kopać w jednej sztolni, potem wystawiać kolekcje, potem magazynuje i kończy turę.
    }
pergamon-now-row = { $seat } układa rząd: dołącz kolejne żetony albo go wystaw.
pergamon-now-cleared = { $seat } ma już wolne miejsce i teraz wystawia rząd.
pergamon-now-storing = { $seat } odrzuca żetony albo magazynuje, co zostało.
pergamon-now-ended = Koniec gry.

## Pergamon: dlaczego nie

pergamon-reason-unknown-id = Nie ma ruchu o numerze { $id }.
pergamon-reason-game-over = Gra się skończyła: nic więcej nie można zrobić.
pergamon-reason-draw-first = Najpierw trwa losowanie; potem przyjdzie czas na decyzje.
pergamon-reason-other-phase = { $move ->
        [lay] Żetony układa się według wyboru tylko przy wykładaniu znalezisk, w wariancie z sortowaniem.
        [place] Figury stawia się na początku rundy.
        [dig] Kopie się we własnej turze, gdy wszystkie figury stoją, a fundusze są rozdzielone.
        [join] Rzędy układa się we własnej turze, gdy wszystkie figury stoją, a fundusze są rozdzielone.
        [dissolve] Kolekcję rozwiązuje się we własnej turze, by zrobić miejsce na nową.
        [exhibit] Kolekcje wystawia się we własnej turze, gdy wszystkie figury stoją, a fundusze są rozdzielone.
        [discard] Żetony odrzuca się na końcu własnej tury.
        [store] Żetony magazynuje się na końcu własnej tury.
        [start] Gracza rozpoczynającego losuje się raz, przed pierwszą rundą.
        [tile] Żetony odsłania się na początku rundy.
        [back] Rewers karty pieniędzy widać, gdy ktoś weźmie kartę leżącą na niej.
       *[front] Karty pieniędzy odkrywa się, gdy wszystkie figury stoją.
    } { $phase ->
        [laying] Teraz wykładane są znaleziska.
        [placing] Teraz stawiane są figury.
        [draw-start] Teraz losowany jest gracz rozpoczynający.
        [draw-top] Teraz widać rewers pierwszej karty pieniędzy.
        [draw-tile] Teraz odsłaniane są żetony.
        [draw-back] Teraz ze stosu brane są karty pieniędzy.
        [draw-front] Teraz odkrywane są karty pieniędzy.
       *[turn] Teraz trwa czyjaś tura: kopanie, wystawianie i magazynowanie.
    }
pergamon-reason-already-seen-tile = { $tile } już został odsłonięty, a każdy żeton pojawia się tylko raz.
pergamon-reason-no-such-back-left = { $back ->
        [bag] W stosie nie ma już sakiewek.
       *[chest] W stosie nie ma już skrzyń.
    }
pergamon-reason-no-such-front-left = Wszystkie karty o wartości { $coins } zostały już odkryte.
pergamon-reason-wrong-back = Rewers tej karty pokazuje { $back ->
        [bag] sakiewkę
       *[chest] skrzynię
    }, więc nie może to być { $coins }.
pergamon-reason-no-such-seat = Na miejscu { $seat } nikt nie siedzi.
pergamon-reason-not-drawn = { $tile } nie należy do właśnie odsłoniętych żetonów.
pergamon-reason-older-century = Młodsze mają pierwszeństwo: przed { $tile } trzeba jeszcze położyć żeton z { $century }. wieku.
pergamon-reason-field-taken = Na polu { $field } stoi już { $owner }; wybierz wolne.
pergamon-reason-raider-stands-there = Na polu { $field } stoi rabuś grobów; wybierz wolne.
pergamon-reason-already-dug = W tej turze kopanie już było: jedna sztolnia na turę, więc sztolnia { $gallery } zostaje, jaka jest.
pergamon-reason-out-of-reach = { $reach ->
        [I] Twoje pole { $field } pozwala tylko na sztolnię I; do sztolni { $gallery } trzeba stać na innym.
       *[other] Twoje pole { $field } pozwala na sztolnie od I do { $reach }; do sztolni { $gallery } trzeba stać na innym.
    }
pergamon-reason-empty-gallery = Sztolnia { $gallery } jest pusta: nie ma tam czego wykopać.
pergamon-reason-cannot-pay-dig = Koszt sztolni { $gallery }: { pergamon-price }; { pergamon-purse }, więc brakuje { pergamon-missing }.
pergamon-reason-dig-comes-first = Najpierw kopanie, potem wystawianie: w tej turze masz już nową kolekcję w muzeum.
pergamon-reason-not-in-hand = { $tile } nie należy do twoich żetonów.
pergamon-reason-on-show = { $tile } jest wystawiony w muzeum, a kolekcja zostaje, jaka jest.
pergamon-reason-no-partner = Żaden z twoich żetonów nie pasuje z prawej do { $tile }: z lewej strony musi mieć drugą połówkę { pergamon-of-kind }.
pergamon-reason-does-not-fit = { $tile } zaczyna się połówką { pergamon-of-kind }; { $last } na końcu rzędu wymaga drugiej połówki { pergamon-of-wanted-kind }.
pergamon-reason-row-too-short = Z jednego żetonu nie ma jeszcze przedmiotu: dołącz najpierw drugi.
pergamon-reason-too-much-polish = Polerowanie jednej kolekcji: najwyżej { $limit ->
        [one] 1 moneta
        [few] { $limit } monety
       *[many] { $limit } monet
    }; bez ograniczeń tylko w ostatniej rundzie.
pergamon-reason-cannot-pay-polish = Na polerowanie brakuje { pergamon-missing }: { pergamon-purse }.
pergamon-reason-polish-wasted = { $most ->
        [0] Rząd jest już wart co najmniej 24: polerowanie nic nie zmieni.
        [one] Muzeum kończy się na polu 24: liczy się tylko 1 moneta polerowania.
        [few] Muzeum kończy się na polu 24: liczą się tylko { $most } monety polerowania.
       *[many] Muzeum kończy się na polu 24: liczy się tylko { $most } monet polerowania.
    }
pergamon-reason-no-free-marker = Wszystkie twoje trzy znaczniki są w muzeum: najpierw rozwiąż jedną ze swoich kolekcji.
pergamon-reason-marker-still-free = Masz jeszcze wolny znacznik, więc żadna kolekcja nie musi ustąpić.
pergamon-reason-exhibit-must-follow = Miejsce w muzeum już jest: teraz wystaw rząd.
pergamon-reason-finish-row = Twój rząd leży odkryty na stole: najpierw go wystaw.
pergamon-reason-storing-begun = Magazynowanie już trwa: odrzuć kolejne żetony albo zmagazynuj resztę i zakończ turę.
pergamon-reason-cannot-pay-storage = Na magazynowanie brakuje ci { pergamon-missing }: najpierw odrzuć żetony; za darmo magazynuje się { $free }.
pergamon-reason-three-are-free = Do { $free } żetonów magazynuje się za darmo: nie trzeba żadnego odrzucać.
pergamon-reason-last-round-no-storage = W ostatniej rundzie nic się nie magazynuje: po prostu zakończ turę.
pergamon-reason-in-the-row = { $tile } leży już w twoim rzędzie.
pergamon-reason-no-row = Nie ma rzędu do wystawienia: najpierw połącz dwa pasujące żetony.
pergamon-reason-order-needs-three = Wariant z kolejnością graczy jest dla trzech i czterech osób.

## Pergamon: co się stało

pergamon-event-start = { $seat } zaczyna grę.
pergamon-event-top = Na wierzchu stosu leży { pergamon-back }.
pergamon-event-drawn = Odsłonięty zostaje { $tile }.
pergamon-event-laid = { $tile } trafia do sztolni { $gallery }.
pergamon-event-full = Sztolnia { $gallery } jest pełna i nie dostaje żetonu.
pergamon-event-unseen = { $tiles ->
        [one] 1 żeton ze stosu wraca do pudełka bez oglądania.
        [few] { $tiles } żetony ze stosu wracają do pudełka bez oglądania.
       *[many] { $tiles } żetonów ze stosu wraca do pudełka bez oglądania.
    }
pergamon-event-cards = { $back ->
        [bag] { $second_back ->
            [bag] Na stole leżą dwie sakiewki.
           *[chest] Na stole leżą sakiewka i skrzynia.
        }
       *[chest] { $second_back ->
            [bag] Na stole leżą skrzynia i sakiewka.
           *[chest] Na stole leżą dwie skrzynie.
        }
    }
pergamon-event-raider-stands = Rabuś grobów zajmuje pole { $field }.
pergamon-event-placed = { $seat } staje na polu { $field }.
pergamon-event-pot = Razem do podziału: { pergamon-coins }.
pergamon-event-paid = { $coins ->
        [0] { $seat } chce { $wanted } i nie dostaje nic.
       *[other] { $seat } chce { $wanted } i dostaje { pergamon-gets-coins }.
    }
pergamon-event-rest = { $coins ->
        [0] { $seat } jest na końcu, chce { $wanted }, a nic już nie zostało.
       *[other] { $seat } jest na końcu, chce { $wanted } i bierze resztę: { pergamon-gets-coins }.
    }
pergamon-event-turn = Tura: { $seat }.
pergamon-event-dug = { $seat } kopie w sztolni { $gallery } za { pergamon-pays-price }.
pergamon-event-found = { $seat } znajduje { $tile }.
pergamon-event-joined = { $seat } dołącza { $tile }.
pergamon-event-dissolved = { $seat } rozwiązuje kolekcję { $marker }.
pergamon-event-polished = { $seat } poleruje za { pergamon-gets-coins }: rząd jest wart { $value }.
pergamon-event-capped = Kolekcja gracza { $seat } jest warta { $value }; trafia na pole { $field }, ostatnie.
pergamon-event-shown = { $seat } wystawia kolekcję { $marker } na polu { $field }.
pergamon-event-ticket = { $seat } dostaje { pergamon-points } za wystawę.
pergamon-event-pushed = Kolekcja { $marker } gracza { $seat } spada na pole { $field }.
pergamon-event-out = Kolekcja { $marker } gracza { $seat } wypada z muzeum.
pergamon-event-discarded = { $seat } odrzuca { $tile }.
pergamon-event-stored = { $tiles ->
        [0] { $seat } nie ma czego magazynować.
       *[other] { $coins ->
            [0] { $seat } zatrzymuje { pergamon-tiles }.
           *[other] { $seat } magazynuje { pergamon-tiles } za { pergamon-gets-coins }.
        }
    }
pergamon-event-raided = Rabuś grobów opróżnia sztolnię { $gallery } za { pergamon-pays-price }.
pergamon-event-raider-saves = Rabuś grobów zatrzymuje { pergamon-gets-coins }.
pergamon-event-scoring = Punktowanie muzeum po rundzie { $round }.
pergamon-event-earned = Kolekcja { $marker } gracza { $seat } przynosi { pergamon-points }.
pergamon-event-bonus = { $seat } pokazuje { pergamon-oldest-kind }, z { $year } r. p.n.e., i dostaje premię.
pergamon-event-no-bonus = Nikt nie pokazuje { pergamon-of-kind }: premia przepada.
pergamon-event-setback = { $fields ->
        [one] Zwiedzający tracą zainteresowanie: wszystkie kolekcje spadają o 1 pole.
        [few] Zwiedzający tracą zainteresowanie: wszystkie kolekcje spadają o { $fields } pola.
       *[many] Zwiedzający tracą zainteresowanie: wszystkie kolekcje spadają o { $fields } pól.
    }
pergamon-event-next-start = { $seat } stoi najdalej z lewej i zaczyna następną rundę.
pergamon-event-next-start-of-two = { $seat } działa na końcu i zaczyna następną rundę.
pergamon-event-next-order = W następnej rundzie figury stawia się w kolejności, w jakiej stoją, od lewej do prawej: zaczyna { $seat }.
pergamon-event-oldest = { $rank ->
        [1] { $seat } pokazuje najstarszy przedmiot ze wszystkich, z { $year } r. p.n.e.
        [2] { $seat } pokazuje drugi najstarszy przedmiot, z { $year } r. p.n.e.
       *[3] { $seat } pokazuje trzeci najstarszy przedmiot, z { $year } r. p.n.e.
    }
pergamon-event-ended = Koniec gry.
pergamon-event-tie = Kilka osób ma najwięcej punktów: rozstrzyga najstarszy wystawiony przedmiot.
pergamon-event-front = Karta pieniędzy pokazuje { pergamon-gets-coins }.
pergamon-event-round = Zaczyna się runda { $round }.
pergamon-event-raider-paid = { $coins ->
        [0] Rabuś grobów chce { $wanted } i nie dostaje nic.
       *[other] Rabuś grobów chce { $wanted } i dostaje { pergamon-gets-coins }.
    }
pergamon-event-raided-nearer = Sztolnia, na którą stać rabusia grobów, jest pusta: opróżnia sztolnię { $gallery } nad nią za { pergamon-pays-price }.
pergamon-event-raider-idle = Rabuś grobów nie znajduje sztolni z żetonami, do której może wejść i na którą go stać.
pergamon-event-polished-last = W ostatniej rundzie { $seat } poleruje za { pergamon-gets-coins }: rząd jest wart { $value }.
pergamon-event-chosen = { $seat } kładzie { $tile } w sztolni { $gallery }.
pergamon-event-won = { $seat } wygrywa: { pergamon-points }.
pergamon-event-shared = Kilka osób ma najwięcej punktów i żadna nic nie wystawia: dzielą się zwycięstwem.
pergamon-event-set-back = Kolekcja { $marker } gracza { $seat } cofa się na pole { $field }.
pergamon-event-last-turn = { $seat } kończy ostatnią turę.
pergamon-event-raider-rest = { $coins ->
        [0] Rabuś grobów jest na końcu, chce { $wanted }, a nic już nie zostało.
       *[other] Rabuś grobów jest na końcu, chce { $wanted } i bierze resztę: { pergamon-gets-coins }.
    }

## Pergamon: opcje

pergamon-option-order = Figury wybierają pola w kolejności z poprzedniej rundy, od lewej do prawej (trzy i cztery osoby).
pergamon-option-sorting = Gracz rozpoczynający ustala kolejność znalezisk z tego samego wieku.

## Pergamon: na planszy

pergamon-board-round = Runda { $round } z 12
pergamon-board-order = kolejność stawiania
pergamon-board-excavation = Wykopaliska
pergamon-board-calendar = Kalendarz i pieniądze
pergamon-board-pile = stos { $cards }, na wierzchu { $back ->
        [bag] sakiewka
        [chest] skrzynia
       *[other] { $back }
    }
pergamon-board-cards = na stole
pergamon-board-museum = Muzeum
pergamon-board-drawn = Znaleziska do wyłożenia
pergamon-board-row = Rząd na stole, wart { $value }
pergamon-board-no-tiles = brak żetonów
pergamon-board-raider = rabuś grobów: { pergamon-coins }
pergamon-source-exhibit = wystawy
pergamon-source-scoring = muzeum
pergamon-source-bonus = premie
pergamon-source-oldest = najstarsze
pergamon-source-all = razem

## Pergamon: szanse

pergamon-odds-tiles = Niewidziane żetony według wieku i prawej połówki
pergamon-odds-century = { $century }00
pergamon-odds-right = prawe połówki
pergamon-odds-left = lewe połówki
pergamon-odds-never = { $never ->
        [0] Niewidziane: { pergamon-tiles }; jeśli sztolnie będą pełne, niektóre nigdy nie przyjdą.
       *[other] Niewidziane: { pergamon-tiles }, z czego może jeszcze przyjść najwyżej { $most }: co najmniej { $never } nigdy nie przyjdzie.
    }
pergamon-odds-cards = Nieodkryte karty pieniędzy
pergamon-odds-pot = Ile dadzą dwie karty rundy { $round }
pergamon-odds-at-least = co najmniej tyle: { $percent } %

## Pergamon: kolekcje i próbowanie

pergamon-collections-none = Z twoich żetonów nie ma jeszcze kolekcji: potrzeba dwóch, których połówki pasują.
pergamon-collections-value = wartość
pergamon-collections-row = rząd
pergamon-collections-shown = polerowanie → pole (punkty), kto spada
pergamon-collections-more = { $rows ->
        [one] I 1 mniejsza wartość.
        [few] I { $rows } mniejsze wartości.
       *[many] I { $rows } mniejszych wartości.
    }
pergamon-collections-dissolving = po rozwiązaniu { $marker }
pergamon-collections-out = wypada
pergamon-try-none = Nie masz żetonów do ułożenia.
pergamon-try-how = Układaj je obok siebie, jak chcesz, na przykład: try 2 1. To jeszcze o niczym nie rozstrzyga.
pergamon-try-unknown = { $tile } nie należy do twoich żetonów: podaj liczbę od 1 do { $tiles } albo nazwę żetonu.
pergamon-try-twice = Żeton może leżeć tylko w jednym miejscu.
pergamon-try-row = { $objects ->
        [0] Z jednego żetonu nie ma przedmiotu.
        [one] 1 przedmiot: rząd o wartości { $value }.
        [few] { $objects } przedmioty: rząd o wartości { $value }.
       *[many] { $objects } przedmiotów: rząd o wartości { $value }.
    }
pergamon-try-gaps = { $objects ->
        [0] Żadne połówki tu nie pasują.
        [one] 1 przedmiot, ale nie wszystkie połówki pasują: to nie rząd.
        [few] { $objects } przedmioty, ale nie wszystkie połówki pasują: to nie rząd.
       *[many] { $objects } przedmiotów, ale nie wszystkie połówki pasują: to nie rząd.
    }

## Terminal

terminal-choose = Możliwych jest kilka ruchów: wpisz numer, ruch albo help.
terminal-only-move = Nic innego nie można zrobić: naciśnij Enter.
terminal-no-such-number = { $most ->
        [one] Jest teraz tylko jeden ruch: 1.
       *[other] Ruchy mają numery od 1 do { $most }.
    }
terminal-several = „{ $text }” pasuje do kilku ruchów: { $moves } …
terminal-none-of-these = Żaden ruch zaczynający się od „{ $text }” nie jest teraz możliwy. Żeby wiedzieć dlaczego, napisz go w całości, np.: why dig V.
terminal-not-understood = „{ $text }” to ani ruch, ani polecenie: wpisz numer, ruch, np. „dig III”, albo help.
terminal-why-what = Napisz, o który ruch chodzi: why 3 albo why dig V.
terminal-why-possible = To jest możliwe: { $move }.
terminal-hint = { $move }: wygrywa { $chance } na 100, na końcu około { $points } p. ({ $line }).
terminal-undone = { $steps ->
        [one] Cofnięto jeden krok.
        [few] Cofnięto { $steps } kroki.
       *[many] Cofnięto { $steps } kroków.
    }
terminal-undo-drawn = Nie da się nic cofnąć: coś wylosowano albo działał ktoś inny. W grze z botami undo! cofa mimo to; losowanie będzie wtedy nowe.
terminal-undo-drawn-people = Nie da się nic cofnąć: coś wylosowano albo działał ktoś inny.
terminal-undo-alone-only = Tak daleko cofnąć się można tylko w samotnej grze z botami.
terminal-undo-nothing = Nie ma jeszcze żadnej twojej decyzji.
terminal-log-more = Wcześniejsze akapity: { $lines } (log all).
terminal-save-where = Napisz gdzie: save PLIK.
terminal-saved = Zapisano w { $file }. Żeby grać dalej później:
terminal-left = Gra jest zapisana. Żeby grać dalej:
terminal-record = Zapis gry jest w { $file }.
terminal-ruling = rozstrzygnięcie
terminal-help-move = ruch: jego numer, notacja albo tyle z niej, ile wystarczy
terminal-help-why = dlaczego ruch jest możliwy albo nie
terminal-help-undo = cofnij, dopóki nic nie wylosowano; undo! także potem, w samotnej grze z botami
terminal-help-hint = najlepsze ruchy, które znajduje krótkie szukanie, i ich szanse
terminal-help-collections = co dają twoje żetony: rzędy, wartości, pola muzeum, kto spada
terminal-help-try = układaj swoje żetony obok siebie, bez zobowiązań
terminal-help-odds = co jeszcze zostało i z jaką szansą przyjdzie
terminal-help-score = punkty i za co są
terminal-help-log = co się dotąd stało
terminal-help-rules = zasady albo jeden punkt zasad
terminal-help-board = jeszcze raz cała plansza
terminal-help-save = zapisz grę w pliku
terminal-help-quit = odejdź od stołu; gra zostaje zapisana

## Terminal: wiele gier, elementy

terminal-simulating = Trwa gra w { $game }
terminal-simulated-none = Żadna gra nie została skończona.
terminal-simulated-mean = średnia
terminal-simulated-deviation = odchylenie
terminal-simulated-lowest = najmniej
terminal-simulated-highest = najwięcej
terminal-simulated-wins = wygrane
terminal-simulated-interval = przedział 95 %
terminal-simulated = { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[many] { $games } gier
    }, od { $shortest } do { $longest } kroków, średnio { $mean }; { $speed } kroków na sekundę ({ $seconds } s).
terminal-components-what = element
terminal-components-value = wartość
terminal-components-from = źródło
terminal-components-counts = Wartości ze źródeł (z instrukcji albo publicznej strony): { $sourced }, wywnioskowane z nich: { $inferred }, zrekonstruowane (propozycje, które mogą być błędne): { $reconstructed }.
terminal-components-reconstructed = Zrekonstruowane: { $names }.
terminal-components-exported = Zapisano w { $file }. Popraw plik i zagraj z nim: mattock play { $game } --components { $file }
terminal-components-same = { $file } jest poprawny i taki sam jak elementy dołączone do gry.
terminal-components-own = { $file } jest poprawny: własne elementy, { $fingerprint }.
terminal-components-there = { $file } już istnieje; --force go nadpisuje.
terminal-components-missing = brak elementów { $fingerprint }; --components wskazuje ich plik.
terminal-simulate-least = Co najmniej jedna gra, w co najmniej jednym wątku.
terminal-arena-played = { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[many] { $games } gier
    }, { $deals ->
        [one] 1 rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }. Przedziały dla 95 %.
terminal-arena-stopped = Zatrzymano; to samo polecenie ruszy dalej z { $file }.
terminal-arena-resumable = Zatrzymano; dalej można ruszyć z { $file }.
terminal-arena-no-option = „{ $text }” to nie opcja; pisze się na przykład: sorting=yes.
terminal-arena-one-core = Co najmniej jeden rdzeń.
terminal-arena-report = Raport jest w { $file }.

## Terminal: przy stole

terminal-language = język (domyślnie język systemu)
terminal-you = ty
terminal-player = gracz { $seat }
terminal-no-such-clause = { $game } nie ma punktu { $clause }; są punkty od { $first } do { $last }.
terminal-file-is-there = { $file } już istnieje; wybierz inną nazwę albo graj dalej: --resume { $file }
terminal-cannot-write = Nie można zapisać { $file }: { $why }.
terminal-cannot-read = Nie można odczytać { $file }: { $why }.
terminal-other-game = { $file } to gra w { $game }.
terminal-too-many-people = Liczba osób { $people } nie pasuje do stołu na { $players }.
terminal-no-such-seats = Miejsca przy tym stole to { $seats }, a nie „{ $letters }”.
terminal-people-and-seats = Liczba osób { $people } i miejsca „{ $letters }” nie pasują do siebie.
terminal-no-bot-code = Bot potrzebuje kodu, na przykład --bots greedy,random.
terminal-too-many-bots = Podano za dużo botów: { $bots }, a wolnych miejsc jest { $seats }.

## Terminal: zapisy gier

terminal-ending = { $ending ->
        [finished] gra skończona
        [abandoned] gra przerwana
       *[unfinished] gra nieskończona
    }
terminal-draws = { $draws ->
        [one] 1 losowanie
        [few] { $draws } losowania
       *[many] { $draws } losowań
    }
terminal-verify-holds = { $file } się zgadza.
terminal-verify-partly = { $file } się zgadza, na ile da się sprawdzić.
terminal-verify-broken = { $file } się nie zgadza.
terminal-verify-what = { $game } na { $players }, zasady { $rules }, { terminal-ending }: { $decisions ->
        [one] 1 decyzja
        [few] { $decisions } decyzje
       *[many] { $decisions } decyzji
    }, { terminal-draws }.
terminal-verify-given = { $lines ->
        [one] Pierwszy wiersz pochodzi
        [few] Pierwsze { $lines } wiersze pochodzą
       *[many] Pierwszych { $lines } wierszy pochodzi
    } z innego zapisu, który trzeba sprawdzić osobno.
terminal-verify-no-seed = Ziarno nie jest ujawnione: losowania są ponumerowane i możliwe, ale nie dowiedzione.
terminal-verify-seed = Ziarno jest tym obiecanym i dowodzi { $draws ->
        [one] 1 losowania
       *[other] { $draws } losowań
    }.
terminal-verify-undone = Decyzje cofano { $times ->
        [one] 1 raz
       *[other] { $times } razy
    }{ $draws ->
        [0] .
       *[other] , a z nimi { terminal-draws }.
    }
terminal-verify-same-rules = Zasady mają teraz wersję { $version }; żaden wiersz się nie różni.
terminal-verify-other-rules = Zasady mają teraz wersję { $version } i się różnią. { $difference } Poniżej sprawdzono tylko notację i losowania.
terminal-replay-greeting = { $game }, { $date }: { $who }. { $lines ->
        [one] 1 wiersz
        [few] { $lines } wiersze
       *[many] { $lines } wierszy
    }, { terminal-ending }.
terminal-replay-up-to = Ten zapis można obejrzeć do wiersza { $line }. { $why }
terminal-replay-other-rules = Zasady mają teraz wersję { $version }, a miały { $rules }. { $difference }
terminal-replay-end = To koniec zapisu.
terminal-replay-no-command = Nie ma polecenia „{ $word }”.
terminal-replay-no-round = Runda { $round } nie występuje w tym zapisie.
terminal-replay-no-number = „{ $text }” to nie liczba wierszy ani rund.
terminal-replay-no-seat = „{ $word }” to nie miejsce; miejsca to { $seats }.
terminal-replay-below = Pod wierszem { $line }: { $next }
terminal-replay-won = { $winners ->
        [one] koniec gry, wygrywa { $names }.
       *[other] koniec gry, wygrywają { $names }.
    }
terminal-replay-draw = teraz losowanie: { $source }.
terminal-replay-decides = decyduje { $seat } ({ $name }).
terminal-replay-possible = { $move } jest tu możliwe.
terminal-replay-new-game = Nowa gra zaczyna się pod wierszem { $line } i ma własne losowania; jest zapisywana w { $file }.
terminal-replay-help-next = o wiersz dalej albo o N (Enter robi to samo)
terminal-replay-help-back = o wiersz wstecz albo o N
terminal-replay-help-line = do pozycji pod wierszem N pliku
terminal-replay-help-round = na początek rundy N
terminal-replay-help-ends = na początek, na koniec
terminal-replay-help-moves = co jest tu możliwe; przed losowaniem: co może przyjść
terminal-replay-help-why = czy ruch jest tu możliwy, a jeśli nie, to dlaczego
terminal-replay-help-board = jeszcze raz stół
terminal-replay-help-play = graj stąd dalej: te miejsca są twoje, resztę zajmują boty

