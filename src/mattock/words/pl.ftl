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
pergamon-move-dissolve = Zlikwiduj kolekcję { $marker } na polu { $field } ({ pergamon-points }), by zrobić miejsce
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
pergamon-move-start = Pierwszą rundę zaczyna { $seat }
pergamon-move-tile = Odsłonięty żeton: { $tile }
pergamon-move-back = { $back ->
        [bag] Na wierzchu stosu leży sakiewka
       *[chest] Na wierzchu stosu leży skrzynia
    }
pergamon-move-front = Karta pokazuje { pergamon-gets-coins }

## Pergamon: co teraz zrobić

pergamon-now-draw-start = Losowanie gracza rozpoczynającego.
pergamon-now-draw-top = Przygotowanie stosu pieniędzy: widać rewers pierwszej karty.
pergamon-now-draw-tile = Runda { $round }: odsłanianie znalezisk.
pergamon-now-draw-back = Runda { $round }: ze stosu schodzą dwie karty pieniędzy.
pergamon-now-draw-front = Odkrywanie kart pieniędzy.
pergamon-now-laying = który z tych żetonów jednego wieku trafi do następnej sztolni?
pergamon-now-placing = wybierz pole funduszy: tyle dostaniesz monet i tak głęboko możesz kopać.
pergamon-now-turn = { $digs ->
        [0] możesz wystawić kolekcje, potem zmagazynuj żetony i zakończ turę.
       *[other] możesz kopać w jednej sztolni i wystawić kolekcje, potem zmagazynuj żetony i zakończ turę.
    }
pergamon-now-row = dołącz kolejne żetony do rzędu albo go wystaw.
pergamon-now-cleared = w muzeum jest już miejsce. Wystaw rząd.
pergamon-now-storing = odrzuć żetony albo zmagazynuj resztę.
pergamon-now-ended = Koniec gry.

## Pergamon: dlaczego nie

pergamon-reason-unknown-id = Nie ma ruchu o numerze { $id }.
pergamon-reason-game-over = Gra się skończyła: nic więcej nie można zrobić.
pergamon-reason-draw-first = Zaczekaj na losowanie, potem wybierz.
pergamon-reason-other-phase = { $move ->
        [lay] Żetony układa się według wyboru tylko przy wykładaniu znalezisk, w wariancie z sortowaniem.
        [place] Figury stawia się na początku rundy.
        [dig] Kopie się we własnej turze, gdy wszystkie figury stoją, a fundusze są rozdzielone.
        [join] Rzędy układa się we własnej turze, gdy wszystkie figury stoją, a fundusze są rozdzielone.
        [dissolve] Kolekcję likwiduje się we własnej turze, by zrobić miejsce na nową.
        [exhibit] Kolekcje wystawia się we własnej turze, gdy wszystkie figury stoją, a fundusze są rozdzielone.
        [discard] Żetony odrzuca się na końcu własnej tury.
        [store] Żetony magazynuje się na końcu własnej tury.
        [start] Gracza rozpoczynającego losuje się raz, przed pierwszą rundą.
        [tile] Żetony odsłania się na początku rundy.
        [back] Rewers karty pieniędzy widać, gdy ktoś weźmie kartę leżącą na niej.
       *[front] Karty pieniędzy odkrywa się, gdy wszystkie figury stoją.
    } { $phase ->
        [laying] Teraz trwa wykładanie znalezisk.
        [placing] Teraz trwa stawianie figur.
        [draw-start] Teraz trwa losowanie gracza rozpoczynającego.
        [draw-top] Teraz pora na stos pieniędzy: widać rewers pierwszej karty.
        [draw-tile] Teraz trwa odsłanianie żetonów.
        [draw-back] Teraz ze stosu schodzą karty pieniędzy.
        [draw-front] Teraz trwa odkrywanie kart pieniędzy.
       *[turn] Teraz trwa czyjaś tura: kopanie, wystawianie i magazynowanie.
    }
pergamon-reason-already-seen-tile = { $tile } już się pojawił, a każdy żeton jest tylko jeden.
pergamon-reason-no-such-back-left = { $back ->
        [bag] W stosie nie ma już sakiewek.
       *[chest] W stosie nie ma już skrzyń.
    }
pergamon-reason-no-such-front-left = Wszystkie karty o wartości { $coins } zostały już odkryte.
pergamon-reason-wrong-back = Rewers tej karty pokazuje { $back ->
        [bag] sakiewkę
       *[chest] skrzynię
    }, więc nie może to być { $coins }.
pergamon-reason-no-such-seat = { $seat } nie bierze udziału w tej grze.
pergamon-reason-not-drawn = Wśród odsłoniętych właśnie żetonów nie ma { $tile }.
pergamon-reason-older-century = Młodsze żetony mają pierwszeństwo: przed { $tile } połóż żeton z { $century }. wieku.
pergamon-reason-field-taken = Na polu { $field } stoi już { $owner }; wybierz wolne.
pergamon-reason-raider-stands-there = Na polu { $field } stoi rabuś grobów; wybierz wolne.
pergamon-reason-already-dug = W jednej turze kopie się tylko w jednej sztolni; sztolni { $gallery } już nie ruszysz.
pergamon-reason-out-of-reach = { $reach ->
        [I] Z pola { $field } sięgasz tylko do sztolni I, nie do { $gallery }.
       *[other] Z pola { $field } sięgasz do sztolni od I do { $reach }, nie do { $gallery }.
    }
pergamon-reason-empty-gallery = Sztolnia { $gallery } jest pusta.
pergamon-reason-cannot-pay-dig = Koszt sztolni { $gallery }: { pergamon-price }; { pergamon-purse }, więc brakuje { pergamon-missing }.
pergamon-reason-dig-comes-first = W tej turze masz już nową kolekcję w muzeum, a kopie się przed wystawianiem.
pergamon-reason-not-in-hand = Nie masz żetonu { $tile }.
pergamon-reason-on-show = { $tile } jest w muzeum, a wystawionej kolekcji nie można zmieniać.
pergamon-reason-no-partner = Żaden z twoich żetonów nie pasuje z prawej do { $tile }: potrzebny jest taki, który ma z lewej drugą połówkę { pergamon-of-kind }.
pergamon-reason-does-not-fit = { $tile } zaczyna się połówką { pergamon-of-kind }, a { $last } na końcu rzędu wymaga drugiej połówki { pergamon-of-wanted-kind }.
pergamon-reason-row-too-short = Jeden żeton to jeszcze nie przedmiot: dołącz najpierw drugi.
pergamon-reason-too-much-polish = Na polerowanie jednej kolekcji możesz wydać najwyżej { $limit ->
        [one] 1 monetę
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
pergamon-reason-no-free-marker = Wszystkie twoje trzy znaczniki są w muzeum: najpierw zlikwiduj jedną ze swoich kolekcji.
pergamon-reason-marker-still-free = Masz jeszcze wolny znacznik, więc nie możesz likwidować kolekcji.
pergamon-reason-exhibit-must-follow = Masz już miejsce w muzeum: teraz musisz wystawić rząd.
pergamon-reason-dig-before-row = Najpierw się kopie, potem układa rzędy: cofnij swój rząd, a potem kop.
pergamon-reason-finish-row = Twój rząd leży na stole: najpierw go wystaw albo cofnij.
pergamon-reason-storing-begun = Magazynowanie już trwa: odrzuć kolejne żetony albo zmagazynuj resztę i zakończ turę.
pergamon-reason-cannot-pay-storage = Na magazynowanie brakuje ci { pergamon-missing }: najpierw odrzuć żetony; za darmo magazynuje się { $free }.
pergamon-reason-three-are-free = Do { $free ->
        [one] 1 żetonu
       *[other] { $free } żetonów
    } magazynuje się za darmo: nie trzeba żadnego odrzucać.
pergamon-reason-last-round-no-storage = W ostatniej rundzie nic się nie magazynuje: po prostu zakończ turę.
pergamon-reason-in-the-row = { $tile } leży już w twoim rzędzie.
pergamon-reason-no-row = Nie ma rzędu do wystawienia: najpierw połącz dwa pasujące żetony.
pergamon-reason-order-needs-three = Wariant z kolejnością graczy jest dla trzech i czterech osób.

## Pergamon: co się stało

pergamon-event-start = Pierwszą rundę zaczyna { $seat }.
pergamon-event-top = Na wierzchu stosu leży { pergamon-back }.
pergamon-event-drawn = Odsłonięty żeton: { $tile }.
pergamon-event-laid = { $tile } trafia do sztolni { $gallery }.
pergamon-event-full = Sztolnia { $gallery } jest pełna i nie dostaje żetonu.
pergamon-event-unseen = { $tiles ->
        [one] 1 niewidziany żeton ze stosu wraca do pudełka.
        [few] { $tiles } niewidziane żetony ze stosu wracają do pudełka.
       *[many] { $tiles } niewidzianych żetonów ze stosu wraca do pudełka.
    }
pergamon-event-cards = { $back ->
        [bag] { $second_back ->
            [bag] Pieniądze tej rundy: dwie sakiewki.
           *[chest] Pieniądze tej rundy: sakiewka i skrzynia.
        }
       *[chest] { $second_back ->
            [bag] Pieniądze tej rundy: skrzynia i sakiewka.
           *[chest] Pieniądze tej rundy: dwie skrzynie.
        }
    }
pergamon-event-raider-stands = Rabuś grobów zajmuje pole { $field }.
pergamon-event-placed = { $seat } wybiera pole { $field }.
pergamon-event-pot = Fundusze do podziału: { pergamon-coins }.
pergamon-event-paid = { $coins ->
        [0] { $seat } prosi o { $wanted } i nie dostaje nic.
       *[other] { $seat } prosi o { $wanted } i dostaje { pergamon-gets-coins }.
    }
pergamon-event-rest = { $coins ->
        [0] Na końcu { $seat } prosi o { $wanted }, ale nic już nie zostało.
       *[other] Na końcu { $seat } prosi o { $wanted } i bierze resztę: { pergamon-gets-coins }.
    }
pergamon-event-turn = Tura: { $seat }.
pergamon-event-dug = { $seat } kopie w sztolni { $gallery } za { pergamon-pays-price }.
pergamon-event-found = { $seat } znajduje { $tile }.
pergamon-event-joined = { $seat } dołącza do rzędu { $tile }.
pergamon-event-dissolved = { $seat } likwiduje kolekcję { $marker }.
pergamon-event-polished = { $seat } wydaje na polerowanie { pergamon-gets-coins }: rząd jest wart { $value }.
pergamon-event-capped = { $seat }: kolekcja jest warta { $value } i trafia na ostatnie pole, { $field }.
pergamon-event-shown = { $seat } wystawia kolekcję { $marker } na polu { $field }.
pergamon-event-ticket = { $seat } zdobywa { pergamon-points } za wystawę.
pergamon-event-pushed = { $seat }: kolekcja { $marker } spada na pole { $field }.
pergamon-event-out = { $seat }: kolekcja { $marker } wypada z muzeum.
pergamon-event-discarded = { $seat } odrzuca { $tile }.
pergamon-event-stored = { $tiles ->
        [0] { $seat } nie ma czego magazynować.
       *[other] { $coins ->
            [0] { $seat } zatrzymuje { pergamon-tiles }.
           *[other] { $seat } magazynuje { pergamon-tiles } za { pergamon-gets-coins }.
        }
    }
pergamon-event-raided = Rabuś grobów opróżnia sztolnię { $gallery } za { pergamon-pays-price }.
pergamon-event-raider-saves = Rabuś grobów odkłada { pergamon-gets-coins }.
pergamon-event-scoring = Punktowanie muzeum po rundzie { $round }.
pergamon-event-earned = { $seat } zdobywa { pergamon-points } za kolekcję { $marker }.
pergamon-event-bonus = Premia ({ pergamon-points }): { $seat } ma na wystawie { pergamon-oldest-kind }, z { $year } r. p.n.e.
pergamon-event-no-bonus = Nikt nie ma na wystawie { pergamon-of-kind }: premia przepada.
pergamon-event-setback = { $fields ->
        [one] Zwiedzający tracą zainteresowanie: wszystkie kolekcje spadają o 1 pole.
        [few] Zwiedzający tracą zainteresowanie: wszystkie kolekcje spadają o { $fields } pola.
       *[many] Zwiedzający tracą zainteresowanie: wszystkie kolekcje spadają o { $fields } pól.
    }
pergamon-event-next-start = Następną rundę zaczyna { $seat } (najdalej z lewej).
pergamon-event-next-start-of-two = Ostatnia tura: { $seat }. Następną rundę zaczyna { $seat }.
pergamon-event-next-order = W następnej rundzie figury stawia się w tej samej kolejności, od lewej do prawej: zaczyna { $seat }.
pergamon-event-oldest = { $rank ->
        [1] { $seat } ma najstarszy przedmiot na wystawie, z { $year } r. p.n.e., i zdobywa { pergamon-points }.
        [2] { $seat } ma drugi najstarszy przedmiot na wystawie, z { $year } r. p.n.e., i zdobywa { pergamon-points }.
       *[3] { $seat } ma trzeci najstarszy przedmiot na wystawie, z { $year } r. p.n.e., i zdobywa { pergamon-points }.
    }
pergamon-event-ended = Koniec gry.
pergamon-event-tie = Remis na czele: rozstrzyga najstarszy wystawiony przedmiot.
pergamon-event-front = Karta pieniędzy pokazuje { pergamon-gets-coins }.
pergamon-event-round = Zaczyna się runda { $round }.
pergamon-event-raider-paid = { $coins ->
        [0] Rabuś grobów prosi o { $wanted } i nie dostaje nic.
       *[other] Rabuś grobów prosi o { $wanted } i dostaje { pergamon-gets-coins }.
    }
pergamon-event-raided-nearer = Najgłębsza sztolnia, na którą stać rabusia grobów, jest pusta: opróżnia więc sztolnię { $gallery } nad nią za { pergamon-pays-price }.
pergamon-event-raider-idle = Rabuś grobów nie ma w zasięgu sztolni z żetonami, na którą go stać.
pergamon-event-polished-last = W ostatniej rundzie { $seat } wydaje na polerowanie { pergamon-gets-coins }: rząd jest wart { $value }.
pergamon-event-chosen = { $seat } kładzie { $tile } w sztolni { $gallery }.
pergamon-event-won = Wygrywa { $seat }: { pergamon-points }.
pergamon-event-shared = Remis na czele i żadnych przedmiotów na wystawie: wspólne zwycięstwo.
pergamon-event-set-back = { $seat }: kolekcja { $marker } spada na pole { $field }.
pergamon-event-last-turn = { $seat } kończy ostatnią turę.
pergamon-event-raider-rest = { $coins ->
        [0] Rabuś grobów na końcu prosi o { $wanted }, ale nic już nie zostało.
       *[other] Rabuś grobów na końcu prosi o { $wanted } i bierze resztę: { pergamon-gets-coins }.
    }

## Pergamon: opcje

pergamon-option-order = Figury wybierają pola w kolejności z poprzedniej rundy, od lewej do prawej (trzy i cztery osoby).
pergamon-option-sorting = Gracz rozpoczynający ustala kolejność znalezisk z tego samego wieku.

## Pergamon: na planszy

pergamon-board-round = Runda { $round } z 12
pergamon-board-order = kolejność stawiania
pergamon-board-excavation = Wykopaliska
pergamon-board-calendar = Kalendarz i pieniądze
pergamon-board-pile = stos { $cards }, na wierzchu { $back }
pergamon-board-back = { $back ->
        [bag] sakiewka
       *[chest] skrzynia
    }
pergamon-board-cards = na stole
pergamon-board-museum = Muzeum
pergamon-board-drawn = Znaleziska do wyłożenia
pergamon-board-row = Rząd na stole, wart { $value }
pergamon-board-no-tiles = brak żetonów
pergamon-board-raider = rabuś grobów: { pergamon-coins }
pergamon-source-exhibit = pokaz
pergamon-source-scoring = muzeum
pergamon-source-bonus = premia
pergamon-source-oldest = najstarsze

## Pergamon: szanse

pergamon-odds-tiles = Niewidziane żetony według wieku i prawej połówki
pergamon-odds-century = { $century }00
pergamon-odds-right = prawe połówki
pergamon-odds-left = lewe połówki
pergamon-odds-never = { $never ->
        [0] Niewidziane: { pergamon-tiles }; jeśli sztolnie będą pełne, niektóre nie wejdą do gry.
       *[other] Niewidziane: { pergamon-tiles }; wejdzie z nich jeszcze najwyżej { $most }, a co najmniej { $never } zostanie poza grą.
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
pergamon-collections-dissolving = po likwidacji { $marker }
pergamon-collections-out = wypada
pergamon-try-none = Nie masz żetonów do ułożenia.
pergamon-try-how = Układaj je obok siebie w dowolnej kolejności, na przykład: try 2 1. To do niczego nie zobowiązuje.
pergamon-try-unknown = Nie masz żetonu { $tile }: podaj liczbę od 1 do { $tiles } albo nazwę żetonu.
pergamon-try-twice = Żeton może leżeć tylko w jednym miejscu.
pergamon-try-row = { $objects ->
        [0] Jeden żeton to jeszcze nie przedmiot.
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

terminal-choose = Wpisz numer, ruch albo „help”.
terminal-only-move = Możliwy jest tylko jeden ruch: naciśnij Enter.
terminal-again = Wpisz to jeszcze raz, aby to zrobić.
terminal-no-such-number = { $most ->
        [one] Jest teraz tylko jeden ruch: 1.
       *[other] Ruchy mają numery od 1 do { $most }.
    }
terminal-several = „{ $text }” pasuje do kilku ruchów: { $moves } …
terminal-none-of-these = Żaden ruch zaczynający się od „{ $text }” nie jest teraz możliwy. Żeby wiedzieć dlaczego, wpisz go w całości, np.: why { $example }.
terminal-not-understood = „{ $text }” to ani ruch, ani polecenie: wpisz numer, ruch, np. „{ $example }”, albo help.
terminal-why-what = Który ruch? Na przykład: why 3 albo why { $example }.
terminal-why-possible = To jest możliwe: { $move }.
terminal-hint = { $move }: wygrywa { $chance } na 100 gier, na końcu około { $points } p. ({ $line }).
terminal-no-hints = Gra tu kilka osób, więc podpowiedzi są wyłączone. Aby je dopuścić, uruchom grę z --hints.
terminal-undone = { $steps ->
        [one] Cofnięto jeden krok.
        [few] Cofnięto { $steps } kroki.
       *[many] Cofnięto { $steps } kroków.
    }
terminal-undo-drawn = Nie da się nic cofnąć: od tego czasu było losowanie albo ruch innego gracza. W samotnej grze z botami undo! cofa mimo to; losowanie będzie wtedy nowe.
terminal-undo-drawn-people = Nie da się nic cofnąć: od tego czasu było losowanie albo ruch innego gracza.
terminal-undo-alone-only = Tak daleko cofnąć się można tylko w samotnej grze z botami.
terminal-undo-nothing = Nie masz jeszcze czego cofać.
terminal-log-more = Wcześniejsze akapity: { $lines } (log all).
terminal-save-where = Podaj plik: save PLIK.
terminal-saved = Zapisano w { $file }. Żeby grać dalej później:
terminal-left = Gra jest zapisana. Żeby grać dalej:
terminal-record = Zapis gry jest w { $file }.
rules-components = *Oto zasady z poprawionymi elementami (`{ $fingerprint }`).* Ich wartości są w tabelach, a pod punktem, który podaje inną wartość, jest o tym wzmianka.
rules-changed = *Z elementami tej gry:* `{ $name }` to { $now }, a nie { $then }.
rules-changed-list = *Z elementami tej gry:* `{ $name }` ma poprawki; tekst powyżej dotyczy elementów dołączonych do gry.
terminal-rulings = { $game }: nasze rozstrzygnięcia są w { $rulings } z { $clauses } punktów. Słowa po numerze mówią, co sami ustalamy; gdzie nie ma powodu, drukowane zasady zostawiają sprawę otwartą. Cała reszta jest z nimi zgodna.
terminal-for-programs = Tylko dla programów: { $programs }.
terminal-help-move = ruch: jego numer, notacja albo tyle z niej, ile wystarczy
terminal-help-why = dlaczego ruch jest możliwy albo nie
terminal-help-undo = cofnij, dopóki nic nie wylosowano; undo! także potem, w samotnej grze z botami
terminal-help-hint = najlepsze ruchy, które znajduje krótkie szukanie, i ich szanse
terminal-help-collections = co dają twoje żetony: rzędy, wartości, pola muzeum, kto spada
terminal-help-try = układaj swoje żetony obok siebie, bez zobowiązań
terminal-help-odds = co jeszcze zostało i z jaką szansą się pojawi
terminal-help-score = punkty i za co są
terminal-help-log = co się dotąd wydarzyło
terminal-help-rules = zasady albo jeden punkt zasad
terminal-help-board = pokaż jeszcze raz całą planszę
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
terminal-score-all = razem
terminal-no-odds = Plansza pokazuje wszystko, co wiadomo.
terminal-components-what = element
terminal-components-value = wartość
terminal-components-from = źródło
terminal-components-counts = Wartości ze źródeł (z instrukcji albo publicznej strony): { $sourced }, wywnioskowane z nich: { $inferred }, zrekonstruowane (propozycje, które mogą być błędne): { $reconstructed }.
terminal-components-reconstructed = Zrekonstruowane: { $names }.
terminal-components-exported = Zapisano w { $file }. Popraw plik i zagraj z nim: mattock play { $game } --components { $file }
terminal-components-same = { $file } jest poprawny i taki sam jak elementy dołączone do gry.
terminal-components-own = { $file } jest poprawny: własne elementy, { $fingerprint }.
terminal-components-none = { $game } nie ma pliku elementów: wszystko jest w zasadach.
terminal-components-there = { $file } już istnieje; --force go nadpisuje.
terminal-components-missing = brak elementów { $fingerprint }; podaj ich plik po --components.
terminal-simulate-least = Potrzeba co najmniej jednej gry i jednego wątku.
terminal-arena-played = { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[many] { $games } gier
    }, { $deals ->
        [one] 1 rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }. Przedziały dla 95 %.
terminal-arena-stopped = Zatrzymano; to samo polecenie wznowi grę z { $file }.
terminal-arena-resumable = Zatrzymano; można wznowić z { $file }.
terminal-arena-no-option = „{ $text }” to nie opcja; pisze się na przykład: sorting=yes.
terminal-arena-one-core = Potrzeba co najmniej jednego rdzenia.
terminal-arena-report = Raport jest w { $file }.

## Terminal: przy stole

terminal-language = język (domyślnie język systemu)
terminal-you = ty
seat-player = gracz { $seat }
terminal-no-such-clause = { $game } nie ma punktu { $clause }; są punkty od { $first } do { $last }.
terminal-file-is-there = { $file } już istnieje; wybierz inną nazwę albo graj dalej: --resume { $file }
terminal-cannot-write = Nie można zapisać { $file }: { $why }.
terminal-cannot-read = Nie można odczytać { $file }: { $why }.
terminal-other-game = { $file } to gra w { $game }.
terminal-too-many-people = Liczba osób { $people } nie pasuje do stołu na { $players }.
terminal-no-such-seats = Miejsca przy tym stole to { $seats }, a nie „{ $letters }”.
terminal-people-and-seats = Liczba osób { $people } i miejsca „{ $letters }” nie pasują do siebie.
terminal-no-bot-code = Podaj kod każdego bota, na przykład --bots greedy,random.
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
terminal-verify-holds = { $file } jest poprawny.
terminal-verify-partly = { $file } jest poprawny, na ile da się to sprawdzić.
terminal-verify-broken = { $file } nie jest poprawny.
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
terminal-verify-no-seed = Ziarno nie zostało ujawnione: losowania są ponumerowane i możliwe, ale nieudowodnione.
terminal-verify-seed = Ziarno zgadza się z zobowiązaniem i potwierdza { terminal-draws }.
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
terminal-replay-no-round = W tym zapisie nie ma rundy { $round }.
terminal-replay-no-number = „{ $text }” to nie liczba wierszy ani rund.
terminal-replay-no-seat = „{ $word }” to nie miejsce; miejsca to { $seats }.
terminal-replay-below = Po wierszu { $line }: { $next }
terminal-replay-won = { $winners ->
        [one] koniec gry, wygrywa { $names }.
       *[other] koniec gry, wygrywają { $names }.
    }
terminal-replay-draw = teraz losowanie: { $source }.
terminal-replay-decides = decyduje { $seat }.
terminal-replay-possible = { $move } jest tu możliwe.
terminal-replay-new-game = Nowa gra zaczyna się po wierszu { $line } i ma własne losowania; zapis: { $file }.
terminal-replay-help-next = o wiersz dalej albo o N (Enter robi to samo)
terminal-replay-help-back = o wiersz wstecz albo o N
terminal-replay-help-line = do pozycji po wierszu N pliku
terminal-replay-help-round = na początek rundy N
terminal-replay-help-ends = na początek, na koniec
terminal-replay-help-moves = co jest tu możliwe; przed losowaniem: co może wypaść
terminal-replay-help-why = czy ruch jest tu możliwy, a jeśli nie, to dlaczego
terminal-replay-help-board = pokaż stół jeszcze raz
terminal-replay-help-play = graj stąd dalej: te miejsca są twoje, resztę zajmują boty

## Thebes: słowa, których używają inne komunikaty
## Karty, wystawy i żetony przychodzą w swojej notacji, miejsca i tereny wykopalisk z nazwą.

thebes-weeks = { $weeks ->
        [one] 1 tydzień
        [few] { $weeks } tygodnie
       *[many] { $weeks } tygodni
    }
thebes-time = { $time ->
        [one] 1 tydzień
        [few] { $time } tygodnie
       *[many] { $time } tygodni
    }
thebes-need = { $need ->
        [one] 1 tydzień
        [few] { $need } tygodnie
       *[many] { $need } tygodni
    }
thebes-left = { $left ->
        [one] zostaje 1 tydzień
        [few] zostają { $left } tygodnie
       *[many] zostaje { $left } tygodni
    }
thebes-spending = { $aid ->
        [rumour] pogłoski
        [assistant] asystenta
        [either] pogłoski lub asystenta
       *[both] pogłoski i asystenta
    }
thebes-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
thebes-tiles = { $tiles ->
        [one] 1 żeton
        [few] { $tiles } żetony
       *[many] { $tiles } żetonów
    }
thebes-cards = { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
thebes-date = { $year ->
        [end] ostatnie pole
       *[other] tydzień { $week }, { $year }
    }
thebes-site = { $site ->
        [Greece] Grecja
        [Crete] Kreta
        [Egypt] Egipt
        [Palestine] Palestyna
       *[Mesopotamia] Mezopotamia
    }
thebes-of-site = { $site ->
        [Greece] Grecji
        [Crete] Krety
        [Egypt] Egiptu
        [Palestine] Palestyny
       *[Mesopotamia] Mezopotamii
    }
thebes-in-site = { $site ->
        [Greece] w Grecji
        [Crete] na Krecie
        [Egypt] w Egipcie
        [Palestine] w Palestynie
       *[Mesopotamia] w Mezopotamii
    }
thebes-about-site = { $site ->
        [Greece] o Grecji
        [Crete] o Krecie
        [Egypt] o Egipcie
        [Palestine] o Palestynie
       *[Mesopotamia] o Mezopotamii
    }
thebes-in-place = { $place ->
        [London] w Londynie
        [Paris] w Paryżu
        [Berlin] w Berlinie
        [Vienna] w Wiedniu
        [Rome] w Rzymie
        [Warsaw] w Warszawie
        [Moscow] w Moskwie
        [Greece] w Grecji
        [Crete] na Krecie
        [Egypt] w Egipcie
        [Palestine] w Palestynie
       *[Mesopotamia] w Mezopotamii
    }
thebes-to-place = { $place ->
        [London] do Londynu
        [Paris] do Paryża
        [Berlin] do Berlina
        [Vienna] do Wiednia
        [Rome] do Rzymu
        [Warsaw] do Warszawy
        [Moscow] do Moskwy
        [Greece] do Grecji
        [Crete] na Kretę
        [Egypt] do Egiptu
        [Palestine] do Palestyny
       *[Mesopotamia] do Mezopotamii
    }
thebes-way = { $travel ->
        [0] Zostań { thebes-in-place }
        [one] Jedź { thebes-to-place } (1 tydzień)
        [few] Jedź { thebes-to-place } ({ $travel } tygodnie)
       *[many] Jedź { thebes-to-place } ({ $travel } tygodni)
    }

## Thebes: ruchy

thebes-move-take = { thebes-way } i weź kartę { $card } ({ thebes-time }): { thebes-date }
thebes-move-exhibit = { thebes-way } i urządź wystawę { $exhibition } ({ thebes-time }): { thebes-date }
thebes-move-swap = { thebes-way } i wymień odkryte karty ({ thebes-time }): { thebes-date }
thebes-move-dig = { thebes-way } i kop, wiedza do { $knowledge }
thebes-move-fly-take = Leć { thebes-to-place } i weź kartę { $card } ({ thebes-time }): { thebes-date }
thebes-move-fly-exhibit = Leć { thebes-to-place } i urządź wystawę { $exhibition } ({ thebes-time }): { thebes-date }
thebes-move-fly-swap = Leć { thebes-to-place } i wymień odkryte karty ({ thebes-time }): { thebes-date }
thebes-move-fly-dig = Leć { thebes-to-place } i kop, wiedza do { $knowledge }
thebes-move-finish = { $left ->
        [one] Zrezygnuj z ostatniego tygodnia i przejdź na ostatnie pole
       *[other] Zrezygnuj z { $left } tygodni i przejdź na ostatnie pole
    }
thebes-doubt-finish = { $left ->
        [one] Został ci jeszcze 1 tydzień, a więcej tur nie będzie. Rezygnujesz z niego?
        [few] Zostały ci jeszcze { $left } tygodnie, a więcej tur nie będzie. Rezygnujesz z nich?
       *[many] Zostało ci jeszcze { $left } tygodni, a więcej tur nie będzie. Rezygnujesz z nich?
    }
thebes-move-rumour = Użyj pogłoski { thebes-about-site }
thebes-move-assistant = Użyj asystenta w tych wykopaliskach { thebes-in-site }
thebes-move-shovel = Użyj łopaty w tych wykopaliskach { thebes-in-site }
thebes-move-weeks = Kop przez { thebes-weeks } i wylosuj { thebes-tiles }: { thebes-date }
thebes-move-marker = Następny w wieży jest { $seat }
thebes-move-card = Dobrana karta: { $card }
thebes-move-exhibition = Nowa wystawa: { $exhibition }
thebes-move-tile = Z worka: { $tile }

## Thebes: co teraz zrobić

thebes-now-draw-display = Wykładanie czterech odkrytych kart badaczy.
thebes-now-draw-marker = Losowanie kolejności znaczników czasu w wieży.
thebes-now-draw-bonus = Na każdy teren trafia artefakt o wartości 1.
thebes-now-draw-card = Dobieranie kart, aż będą odkryte cztery.
thebes-now-draw-tile = Losowanie żetonów z worka.
thebes-now-turn = wybierz, dokąd jechać i co tam robić.
thebes-now-digging = jakich pomocy użyjesz i ile tygodni kopiesz?
thebes-now-ended = Koniec gry.

## Thebes: dlaczego nie

thebes-reason-unknown-id = Nie ma ruchu o numerze { $id }.
thebes-reason-game-over = Gra się skończyła: nic więcej nie można zrobić.
thebes-reason-draw-first = Zaczekaj na losowanie, potem wybierz.
thebes-reason-other-phase = { $phase ->
        [turn] Pomoce i tygodnie wybiera się na terenie wykopalisk: najpierw jedź tam kopać.
        [digging] Czas na kopanie: użyj pomocy albo wybierz tygodnie.
        [draw-display] Teraz trwa wykładanie kart badaczy.
        [draw-marker] Teraz trwa układanie znaczników czasu.
        [draw-bonus] Teraz na każdy teren trafia artefakt.
        [draw-card] Teraz trwa dobieranie kart.
       *[draw-tile] Teraz trwa losowanie żetonów z worka.
    }
thebes-reason-no-such-seat = { $seat } nie bierze udziału w tej grze.
thebes-reason-already-stacked = Ten znacznik ({ $seat }) jest już w wieży.
thebes-reason-card-not-in-pile = { $card } nie może być następną kartą w stosie.
thebes-reason-show-not-in-pile = Wystawa { $exhibition } nie może być następną kartą w stosie.
thebes-reason-show-not-left = Wystawy { $exhibition } nie ma w stosie.
thebes-reason-other-site = { $tile } nie pochodzi z { thebes-of-site }.
thebes-reason-tile-not-in-bag = W worku nie ma już tego żetonu: { $tile }.
thebes-reason-tile-on-site = { $tile } nie jest w worku: leży { thebes-in-site } i czeka na pierwsze wykopaliska.
thebes-reason-not-its-site = Teraz kładzie się artefakt z { thebes-of-site }, a { $tile } pochodzi skądinąd.
thebes-reason-not-worth-one = Teraz kładzie się tylko artefakt o wartości 1 z { thebes-of-site }.
thebes-reason-card-not-open = Wśród odkrytych kart nie ma tej: { $card }.
thebes-reason-show-not-open = Na planszy nie ma wystawy { $exhibition }.
thebes-reason-no-time = Razem z podróżą zajmie to { thebes-need }; do końca 1903 { thebes-left }.{ $flying ->
        [yes] {" "}Sterowcem by się udało.
       *[no] {""}
    }
thebes-reason-no-zeppelin = Nie masz sterowca.
thebes-reason-already-there = Twoja figura jest już { thebes-in-place }: szkoda sterowca.
thebes-reason-artifacts-missing = Wystawa { $exhibition } wymaga artefaktów: { $wanted }. Brakuje ci jeszcze: { $missing }.
thebes-reason-permit-used = Twoje pozwolenie na kopanie { thebes-in-site } jest odwrócone: potrzeba specjalnego pozwolenia albo tury, która zaczyna się w nowym roku.
thebes-reason-no-knowledge = Nic nie wiesz { thebes-about-site }: potrzeba książki, pogłoski albo asystenta.
thebes-reason-not-last-year = Prosto na ostatnie pole można przejść tylko w roku 1903.
thebes-reason-no-rumour = Nie masz pogłoski { thebes-about-site }.
thebes-reason-no-assistant = Nie masz asystenta.
thebes-reason-several-assistants = Asystenta możesz użyć tylko wtedy, gdy masz jednego; kilku pracuje razem.
thebes-reason-no-shovel = Nie masz łopaty.
thebes-reason-several-shovels = Łopaty możesz użyć tylko wtedy, gdy masz jedną; kilka działa razem.
thebes-reason-already-spent = Ta pomoc jest już użyta w tych wykopaliskach.
thebes-reason-changes-nothing = Twoja wiedza sięga już końca tarczy: to nic by nie zmieniło.
thebes-reason-wheel-shows-nothing = Przy wiedzy { $knowledge } tarcza nie daje żetonów za { thebes-weeks }: potrzeba co najmniej { $least }.
thebes-reason-knowledge-first = Nic jeszcze nie wiesz { thebes-about-site }: najpierw użyj { thebes-spending }.
thebes-reason-aid-first = Przy wiedzy { $knowledge } kopanie trwa co najmniej { thebes-need }, a { thebes-left }: najpierw użyj { thebes-spending }.

## Thebes: co się stało

thebes-event-opened = Odkryta karta: { $card }.
thebes-event-stacked = { $rank ->
        [1] { $seat }: znacznik na szczycie wieży.
       *[other] { $seat }: znacznik { $rank }. od góry w wieży.
    }
thebes-event-laid = { $tile } czeka { thebes-in-site } na pierwsze wykopaliska.
thebes-event-turn = Tura: { $seat }, { thebes-date }.
thebes-event-travelled = { $seat } jedzie { thebes-to-place }: { thebes-weeks }.
thebes-event-drove = { $seat } jedzie autem { thebes-to-place }: { thebes-weeks }.
thebes-event-flew = { $seat } leci { thebes-to-place } i oszczędza { thebes-weeks }.
thebes-event-stayed = { $seat } jest już { thebes-in-place }.
thebes-event-took = { $seat } bierze kartę { $card }: { thebes-weeks }.
thebes-event-swapped = { $seat } wymienia odkryte karty: { thebes-weeks }.
thebes-event-swapped-again = { $seat } znów wymienia odkryte karty ({ $swaps }. raz z rzędu): { thebes-weeks }.
thebes-event-show-came = Zapowiedziana wystawa: { $exhibition }.
thebes-event-show-moved = Wystawa { $exhibition } przesuwa się na pole { $field }.
thebes-event-show-gone = Koniec wystawy { $exhibition }.
thebes-event-third-pile = Trzeci stos wchodzi do gry, potasowany z odrzuconymi: { thebes-cards }.
thebes-event-reshuffled = Nowy stos z potasowanych odrzuconych: { thebes-cards }.
thebes-event-no-card-left = Nie ma już kart badaczy do dobrania.
thebes-event-digs = { $seat } kopie { thebes-in-site } przez { thebes-weeks }.
thebes-event-spent-rumour = { $seat } używa pogłoski { thebes-about-site }.
thebes-event-spent-assistant = { $seat } używa asystenta.
thebes-event-spent-shovel = { $seat } używa łopaty.
thebes-event-knowledge = { $seat } ma do tych wykopalisk { $special ->
        [one] 1 punkt
        [few] { $special } punkty
       *[many] { $special } punktów
    } wiedzy specjalistycznej i { $general } ogólnej.
thebes-event-general-limited = Z { $general } punktów wiedzy ogólnej { $special ->
        [one] liczy się tylko 1
        [few] liczą się tylko { $special }
       *[many] liczy się tylko { $special }
    }.
thebes-event-wheel-limited = Tarcza kończy się na { $knowledge }.
thebes-event-draws = { $seat } losuje { thebes-tiles }.
thebes-event-shovels = Dodatkowo dzięki łopatom: { thebes-tiles }.
thebes-event-found = { $seat } znajduje: { $tile }, { thebes-points }.
thebes-event-found-special = { $seat } znajduje książkę { thebes-about-site }.
thebes-event-found-general = { $seat } znajduje otwartą książkę.
thebes-event-rubble = { $seat } losuje gruz.
thebes-event-rubble-back = { $tiles ->
        [one] 1 żeton gruzu wraca
        [few] { $tiles } żetony gruzu wracają
       *[many] { $tiles } żetonów gruzu wraca
    } do worka z żetonami z { thebes-of-site }.
thebes-event-bonus = Za pierwsze wykopaliska { $seat } dostaje: { $tile }.
thebes-event-permit-turned = { $seat } odwraca pozwolenie na kopanie { thebes-in-site }.
thebes-event-special-permit = { $seat } kopie { thebes-in-site } ze specjalnym pozwoleniem.
thebes-event-discarded = { $seat } odrzuca kartę { $card }.
thebes-event-exhibited = { $seat } urządza wystawę { $exhibition }: { thebes-points }.
thebes-event-landed = { $seat } przesuwa znacznik: { thebes-date }.
thebes-event-on-top = Na wierzchu leży znacznik: { $seat }, a pod nim: { $other }.
thebes-event-permits-renewed = Nowy rok ({ $seat }): wszystkie pozwolenia są znów ważne.
thebes-event-year = Zaczyna się rok { $year }.
thebes-event-finished = { $seat } przechodzi prosto na ostatnie pole.
thebes-event-ended = Koniec gry.
thebes-event-artifact-points = { $seat } zdobywa { thebes-points } za artefakty.
thebes-event-exhibition-points = { $seat } zdobywa { thebes-points } za wystawy.
thebes-event-congress-points = { $seat } zdobywa { thebes-points } za kongresy ({ $cards }).
thebes-event-expert = { $seat } wie najwięcej { thebes-about-site }: { thebes-points }.
thebes-event-experts-tied = { $seat } wie najwięcej { thebes-about-site }, ex aequo: po { thebes-points }.
thebes-event-no-expert = Nikt nie ma książki { thebes-about-site }.
thebes-event-tie = Remis na czele: wspólne zwycięstwo.
thebes-event-zeppelin-gone = { $seat } odrzuca kartę { $card }.
thebes-event-permit-gone = { $seat } odrzuca kartę { $card }.
thebes-event-won = Wygrywa { $seat }: { thebes-points }.

## Thebes: stół

thebes-board-order = kolejność:
thebes-board-end = koniec
thebes-board-time = Czas
thebes-board-last-field = na ostatnim polu
thebes-board-week = tydzień { $week }, { $year }
thebes-board-bags = Worki: znaleziska/żetony, punkty
thebes-board-bags-short = Worki
thebes-board-worth = { $points } p.
thebes-board-map = Mapa i tygodnie podróży
thebes-board-cards = Odkryte karty
thebes-board-weeks = { thebes-weeks }
thebes-board-way-and-weeks = { $travel } + { $time } = { thebes-weeks }
thebes-board-exhibitions = Wystawy
thebes-board-piles = { $waiting ->
        [0] stos { $cards }, odrzucone { $gone }
       *[other] stos { $cards }, trzeci stos { $waiting } czeka, odrzucone { $gone }
    }
thebes-board-piles-short = { $waiting ->
        [0] stos { $cards }, odrzucone { $gone }
       *[other] stos { $cards } + { $waiting }, odrzucone { $gone }
    }
thebes-board-knows = wiedza
thebes-board-general = +{ $general } ogólnej
thebes-board-permits = pozwolenia
thebes-board-finds = artefakty
thebes-board-held = wystawy
thebes-aid = { $kind ->
        [assistant] asystent
        [shovel] łopata
        [car] auto
        [zeppelin] sterowiec
        [permit] specjalne pozwolenie
        [congress] kongres
        [rumour] pogłoska
       *[general] otwarte książki
    }
thebes-board-wheel = Tarcza: żetony za tygodnie
thebes-board-knowledge = wiedza { $knowledge }
thebes-board-knowledge-most = wiedza do { $knowledge }
thebes-board-drawing = do wylosowania jeszcze { thebes-tiles }; gruz dotąd: { $rubble }
thebes-source-artifacts = artefakty
thebes-source-exhibitions = wystawy
thebes-source-congresses = kongresy
thebes-source-expertise = znawcy

## Thebes: ruchy na liście, z tygodniem po nich i tym, czyja będzie tura

thebes-effort = { $travel ->
        [0] { thebes-time }
       *[other] { $travel } + { thebes-time }
    }
thebes-away = { $travel ->
        [0] tutaj
        [one] 1 tydzień drogi
        [few] { $travel } tygodnie drogi
       *[many] { $travel } tygodni drogi
    }
thebes-choice-take = Weź kartę { $card } ({ thebes-effort }): { thebes-date }
thebes-choice-exhibit = Urządź wystawę { $exhibition } ({ thebes-effort }): { thebes-date }
thebes-choice-swap = Wymień karty w Warszawie ({ thebes-effort }): { thebes-date }
thebes-choice-dig = Kop { thebes-in-site } ({ thebes-away }, wiedza do { $knowledge })
thebes-choice-fly-take = Lot: weź kartę { $card } ({ thebes-time }): { thebes-date }
thebes-choice-fly-exhibit = Lot: urządź wystawę { $exhibition } ({ thebes-time }): { thebes-date }
thebes-choice-fly-swap = Lot: wymień karty ({ thebes-time }): { thebes-date }
thebes-choice-fly-dig = Lot: kop { thebes-in-site } (wiedza do { $knowledge })
thebes-choice-assistant = Użyj asystenta
thebes-choice-shovel = Użyj łopaty
thebes-choice-weeks = Kop przez { thebes-weeks }, { thebes-tiles }, ok. { $expected } p.: { thebes-date }
thebes-then = potem { $seat }
thebes-then-again = potem znów { $seat }
thebes-then-end = koniec gry
thebes-then-aid = z pomocą
thebes-then-dig = { $tiles ->
        [0] wiedza { $knowledge }
        [one] wiedza { $knowledge }, 1 żeton więcej
        [few] wiedza { $knowledge }, { $tiles } żetony więcej
       *[many] wiedza { $knowledge }, { $tiles } żetonów więcej
    }
thebes-then-earliest = najwcześniej { thebes-date }
thebes-then-just = { thebes-date }

## Thebes: wykopaliska, szanse, tarcza

thebes-dig-title = { $seat } kopie { thebes-in-site }, wiedza { $knowledge }: { $special } specjalistycznej, { $general } ogólnej
thebes-dig-weeks = tygodnie
thebes-dig-tiles = żetony
thebes-dig-points = punkty, średnio
thebes-dig-most = { thebes-weeks } i { thebes-tiles }: średnio { $expected } p., { $chance } na „{ $name }”.
thebes-dig-bonus = Pierwsze wykopaliska dają tu też „{ $name }” o wartości 1.
thebes-dig-spent = użyte w tych wykopaliskach: { $aids }
thebes-dig-drawing = Do wylosowania jeszcze { thebes-tiles }; gruz wśród wylosowanych: { $rubble }.
thebes-in-ten = szansa { $tenths } na 10
thebes-one-in = szansa 1 na { $number }
thebes-no-chance = brak szans
thebes-odds-bags = W workach: artefakty według punktów i reszta
thebes-odds-books = książki
thebes-odds-rubble = gruz
thebes-odds-tiles = żetony
thebes-odds-each = wartość
thebes-odds-digs = Ile punktów średnio dadzą wykopaliska, według tygodni
thebes-odds-range = Za nazwą terenu: twoja wiedza, + ze wszystkimi pomocami. Pod punktami: wynik w 8 przypadkach na 10.
thebes-odds-pile = { $first ->
        [0] Następna karta stosu, jedna z { $cards }
       *[other] Następna karta stosu, jedna z { $cards }; wśród pierwszych { $first } nie ma wystaw
    }
thebes-odds-show = wystawa
thebes-odds-waiting = Niektóre z tych kart badaczy czekają w trzecim stosie; nikt nie wie które.
thebes-wheel-title = Tarcza: żetony za wiedzę (w dół) i tygodnie (w prawo)
thebes-wheel-sites = Znaki to tereny, o których tyle wiesz: Π Grecja, ∪ Kreta, Δ Egipt, ¶ Palestyna, ≡ Mezopotamia.
thebes-map-legend = Liczba za nazwą miejsca to tygodnie twojej podróży tam.
terminal-help-wheel = tarcza z zaznaczonymi wierszami twojej wiedzy
terminal-help-map = mapa z tygodniami do każdego miejsca

## Mykerinos: słowa, których używają inne komunikaty

mykerinos-cubes = { $cubes ->
        [one] 1 archeolog
       *[other] { $cubes } archeologów
    }
mykerinos-takes-cubes = { $cubes ->
        [one] 1 archeologa
       *[other] { $cubes } archeologów
    }
mykerinos-points = { $points ->
        [0] bez punktów
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
mykerinos-colour = { $colour ->
        [neutral] Gracz neutralny
       *[other] { $colour }
    }
mykerinos-owner = { $owner ->
        [neutral] gracz neutralny
       *[other] { $owner }
    }
mykerinos-other = { $other ->
        [neutral] gracz neutralny
       *[other] { $other }
    }
mykerinos-loser = { $other ->
        [neutral] gracz neutralny
       *[other] { $other }
    }
mykerinos-patron = { $patron ->
        [violet] Lady Violet
        [lemon] Lord Lemon
        [brown] Sir Brown
        [blackmore] Mrs. Blackmore
        [tangerine] Colonel Tangerine
        [greenwish] Gubernator Greenwish
       *[nobody] nikt
    }
mykerinos-of-patron = { $patron ->
        [violet] Lady Violet
        [lemon] Lorda Lemona
        [brown] Sir Browna
        [blackmore] Mrs. Blackmore
        [tangerine] Colonela Tangerine
        [greenwish] Gubernatora Greenwisha
       *[nobody] nikogo
    }
mykerinos-turned = { $turned ->
        [violet] Lady Violet
        [lemon] Lord Lemon
        [brown] Sir Brown
        [blackmore] Mrs. Blackmore
        [tangerine] Colonel Tangerine
       *[greenwish] Gubernator Greenwish
    }
mykerinos-of-turned = { $turned ->
        [violet] Lady Violet
        [lemon] Lorda Lemona
        [brown] Sir Browna
        [blackmore] Mrs. Blackmore
        [tangerine] Colonela Tangerine
       *[greenwish] Gubernatora Greenwisha
    }
mykerinos-boat = { $boat ->
        [two] łódź za 2 punkty
        [three] łódź za 3 punkty
        [tie] łódź wygrywająca remis
       *[cubes] łódź dająca 2 archeologów
    }
mykerinos-of-boat = { $boat ->
        [two] łodzi za 2 punkty
        [three] łodzi za 3 punkty
        [tie] łodzi wygrywającej remis
       *[cubes] łodzi dającej 2 archeologów
    }
mykerinos-returning = { $colour ->
        [neutral] { $cubes ->
            [one] 1 neutralny archeolog wraca
           *[other] { $cubes } neutralnych archeologów wraca
        }
       *[other] { $cubes ->
            [one] { $colour }: 1 archeolog wraca
           *[other] { $colour }: { $cubes } archeologów wraca
        }
    }

## Mykerinos: ruchy

mykerinos-move-dig = { $colour ->
        [neutral] Rozpocznij neutralne wykopaliska na { $field }
       *[other] Rozpocznij wykopaliska na { $field }
    }
mykerinos-move-extend = { $colour ->
        [neutral] Poszerz neutralne wykopaliska na { $field }
       *[other] Poszerz wykopaliska na { $field }
    }
mykerinos-move-cube = Postaw następnego archeologa na { $field }
mykerinos-move-appeal = Poproś o pomoc { mykerinos-of-patron }
mykerinos-move-pass = Spasuj, pole { $space } toru
mykerinos-move-rest = Nie stawiaj neutralnego archeologa
mykerinos-move-museum = Wyślij archeologa do sali { $room } w muzeum
mykerinos-move-take = Weź { $side ->
        [left] lewy
       *[right] prawy
    } kafelek { $card }: { mykerinos-points }, { $patron ->
        [nobody] bez mecenasa
       *[other] { mykerinos-patron }
    }
mykerinos-move-leave = Nie bierz nic
mykerinos-move-remove = Usuń { $card } z gry
mykerinos-move-mark = Połóż znacznik na { $field }
mykerinos-move-reserve = Połóż znacznik w sali { $room } w muzeum
mykerinos-move-nile = Weź kafelek Nilu { $nile }
mykerinos-move-sink = Usuń kafelek Nilu { $nile } z gry
mykerinos-move-boat = Użyj łodzi i wygraj remis
mykerinos-move-keep = Zachowaj łódź na później
mykerinos-move-start = Pierwszą rundę zaczyna { $seat }
mykerinos-move-wing = Mecenas następnego skrzydła: { mykerinos-patron }
mykerinos-move-parcel = { $lie ->
        [turned] Parcela { $card } leży odwrócona o pół obrotu
       *[upright] Parcela { $card } leży tak, jak ją wydrukowano
    }
mykerinos-move-bank = { $lie ->
        [turned] Kafelek Nilu { $nile } leży odwrócony o pół obrotu
       *[upright] Kafelek Nilu { $nile } leży tak, jak go wydrukowano
    }
mykerinos-move-sail = Łódź tej rundy: { mykerinos-boat }

## Mykerinos: co teraz zrobić

mykerinos-now-draw-start = Losowanie gracza rozpoczynającego.
mykerinos-now-draw-wing = Znaczniki mecenasów trafiają na skrzydła muzeum.
mykerinos-now-draw-parcel = Runda { $round }: wykładanie nowego obszaru.
mykerinos-now-draw-nile = Runda { $round }: układanie Nilu.
mykerinos-now-draw-boat = Runda { $round }: odkrywanie łodzi.
mykerinos-now-turn = rozpocznij wykopaliska, poszerz je, poproś o pomoc mecenasa albo spasuj.
mykerinos-now-appealed = wykonaj akcję swojego mecenasa.
mykerinos-now-digging = postaw następnego archeologa, obok poprzedniego.
mykerinos-now-marking = połóż znacznik na wolnym polu albo w wolnej sali.
mykerinos-now-neutral-turn = możesz stawiać neutralnych archeologów.
mykerinos-now-neutral-digging = postaw drugiego neutralnego archeologa, obok pierwszego.
mykerinos-now-river-tie = przegrywasz remis na rzece. Użyć łodzi?
mykerinos-now-river-card = zajmujesz na rzece 1. miejsce. Weź kafelek Nilu.
mykerinos-now-river-sink = wskaż kafelek Nilu, który wypada z gry.
mykerinos-now-zone-tie = przegrywasz remis w strefie. Użyć łodzi?
mykerinos-now-choosing = weź kafelek strefy albo idź do muzeum.
mykerinos-now-removing = wskaż kafelek, który gracz neutralny usuwa z gry.
mykerinos-now-scraps = możesz wziąć jeden z kafelków, które zostały.
mykerinos-now-ended = Koniec gry.

## Mykerinos: dlaczego nie

mykerinos-reason-unknown-id = Nie ma ruchu o numerze { $id }.
mykerinos-reason-game-over = Gra się skończyła: nic więcej nie można zrobić.
mykerinos-reason-draw-first = Zaczekaj na losowanie, potem wybierz.
mykerinos-reason-other-phase = { $move ->
        [dig] Wykopaliska rozpoczyna się we własnej turze, przed podliczaniem.
        [extend] Wykopaliska poszerza się we własnej turze, przed podliczaniem.
        [cube] Kolejnych archeologów stawia się tylko, by dokończyć akcję.
        [appeal] Mecenasi pomagają we własnej turze, przed podliczaniem.
        [pass] Pasuje się we własnej turze, przed podliczaniem.
        [rest] W grze na dwie osoby neutralnych archeologów można stawiać po własnej akcji.
        [museum] Do sal wchodzi się z Sir Brownem albo z 1. i 2. miejsca w strefie.
        [take] Kafelki bierze się podczas podliczania.
        [leave] Kafelki zostawiają gracze z 3. i 4. miejsca w strefie.
        [remove] Kafelek dla gracza neutralnego wskazuje się w grze na dwie osoby, podczas podliczania.
        [mark] Znaczniki kładzie się z pomocą Gubernatora Greenwisha.
        [reserve] Znaczniki kładzie się z pomocą Gubernatora Greenwisha.
        [nile] Kafelek Nilu bierze pierwszy gracz na rzece.
        [sink] Kafelek Nilu dla gracza neutralnego wskazuje się, gdy jest on pierwszy na rzece.
        [boat] Pytanie o łódź pada, gdy jej właściciel przegrałby remis.
        [keep] Pytanie o łódź pada, gdy jej właściciel przegrałby remis.
        [start] Gracza rozpoczynającego losuje się raz, przed pierwszą rundą.
        [wing] Znaczniki mecenasów kładzie się raz, przed pierwszą rundą.
        [parcel] Parcele wykłada się na początku rundy.
        [bank] Kafelki Nilu wykłada się na początku rundy.
       *[sail] Łodzie odkrywa się na początku rundy.
    } { $phase ->
        [draw-start] Teraz trwa losowanie gracza rozpoczynającego.
        [draw-wing] Teraz znaczniki mecenasów trafiają na skrzydła.
        [draw-parcel] Teraz trwa wykładanie obszaru.
        [draw-nile] Teraz trwa wykładanie kafelków Nilu.
        [draw-boat] Teraz trwa odkrywanie łodzi.
        [turn] Teraz wybierz akcję.
        [appealed] Najpierw wykonaj akcję mecenasa.
        [digging] Najpierw postaw następnego archeologa.
        [marking] Najpierw połóż znacznik.
        [neutral-turn] Teraz można stawiać neutralnych archeologów.
        [neutral-digging] Najpierw postaw drugiego neutralnego archeologa.
        [river-tie] Teraz rozstrzyga się remis na rzece.
        [river-card] Teraz trwa wybór kafelka Nilu.
        [river-sink] Teraz trwa wybór kafelka Nilu dla gracza neutralnego.
        [zone-tie] Teraz rozstrzyga się remis w strefie.
        [choosing] Teraz trwa podliczanie strefy.
        [removing] Teraz trwa wybór kafelka dla gracza neutralnego.
       *[scraps] Teraz rozdziela się to, co zostało w strefie.
    }
mykerinos-reason-no-such-seat = { $seat } nie bierze udziału w tej grze.
mykerinos-reason-patron-placed = { mykerinos-patron } ma już skrzydło.
mykerinos-reason-card-seen = { $card } już się pojawił, a każdy kafelek jest tylko jeden.
mykerinos-reason-looks-the-same = Ten kafelek po obróceniu wygląda tak samo: może leżeć tylko w jeden sposób.
mykerinos-reason-not-on-top = { $nile } nie może teraz leżeć na wierzchu stosu.
mykerinos-reason-boat-seen = Ta łódź już się pojawiła, a każda jest tylko jedna.
mykerinos-reason-outside-region = { $field } nie należy do obszaru tej rundy.
mykerinos-reason-cube-there = { $owner ->
        [neutral] Na { $field } stoi już neutralny archeolog.
       *[other] Na { $field } stoi już archeolog: { $owner }.
    }
mykerinos-reason-pyramid-there = Na { $field } jest piramida: archeologa można tam postawić tylko z Lordem Lemonem.
mykerinos-reason-no-cubes = Nie masz już archeologów: możesz tylko spasować.
mykerinos-reason-too-few-cubes = { $colour ->
        [neutral] Potrzeba { $needed ->
            [one] 1 neutralnego archeologa
           *[other] { $needed } neutralnych archeologów
        }; masz { $cubes }.
       *[other] Potrzeba { $needed ->
            [one] 1 archeologa
           *[other] { $needed } archeologów
        }; masz { $cubes }.
    }
mykerinos-reason-not-beside-own = { $field } nie sąsiaduje z twoim archeologiem, a przy poszerzaniu pierwszy musi stanąć obok jednego z twoich.
mykerinos-reason-not-beside-last = { $field } nie sąsiaduje z { $last }: każdy kolejny archeolog staje obok poprzedniego.
mykerinos-reason-cannot-finish = Po archeologu na { $field } nie dałoby się dokończyć akcji.
mykerinos-reason-action-begun = Najpierw dokończ rozpoczętą akcję.
mykerinos-reason-one-action = Masz już akcję za sobą; postaw neutralnych archeologów albo nie.
mykerinos-reason-no-patron-card = Nie masz kafelka { mykerinos-of-patron }.
mykerinos-reason-all-turned = Wszystkie twoje kafelki { mykerinos-of-patron } są w tej rundzie zużyte.
mykerinos-reason-one-patron = W tej turze jest już obrócony kafelek { mykerinos-of-turned }, a na turę przypada jeden.
mykerinos-reason-patron-idle = Nie ma miejsca na całą akcję, którą daje { mykerinos-patron }.
mykerinos-reason-supply-empty = We wspólnej puli nie ma już twojego archeologa dla Lady Violet.
mykerinos-reason-needs-pyramid = Z Lordem Lemonem jeden archeolog musi stanąć na piramidzie.
mykerinos-reason-one-pyramid = Z Lordem Lemonem na piramidzie staje tylko jeden z dwóch archeologów.
mykerinos-reason-needs-brown = Przed podliczaniem archeologów do muzeum wysyła tylko Sir Brown.
mykerinos-reason-only-museum = { mykerinos-turned } wysyła archeologa do muzeum i nic więcej.
mykerinos-reason-only-starts = { mykerinos-turned } rozpoczyna wykopaliska i ich nie poszerza.
mykerinos-reason-only-extends = { mykerinos-turned } poszerza wykopaliska i ich nie rozpoczyna.
mykerinos-reason-card-gone = { $side ->
        [left] Lewego kafelka już nie ma.
       *[right] Prawego kafelka już nie ma.
    }
mykerinos-reason-must-choose = Z 1. i 2. miejsca w strefie trzeba wziąć kafelek albo pójść do muzeum.
mykerinos-reason-not-for-third = Do muzeum mogą pójść tylko dwaj pierwsi w strefie.
mykerinos-reason-no-such-room = Na tym planie muzeum nie ma sali { $room }.
mykerinos-reason-room-taken = { $owner ->
        [neutral] W sali { $room } stoi już neutralny archeolog.
       *[other] W sali { $room } stoi już archeolog: { $owner }.
    }
mykerinos-reason-room-closed = Sala { $room } jest otwarta tylko dla graczy z archeologiem w jednej z sal: { $doors }.
mykerinos-reason-no-cube-for-museum = We wspólnej puli nie ma już twojego archeologa dla muzeum.
mykerinos-reason-neutral-no-patron = Graczowi neutralnemu nie pomaga żaden mecenas.
mykerinos-reason-disc-there = Na { $field } leży znacznik ({ mykerinos-owner }): pole jest zajęte do podliczania.
mykerinos-reason-room-reserved = W sali { $room } leży znacznik ({ mykerinos-owner }): sala jest zajęta do podliczania.
mykerinos-reason-disc-needs-free-field = { $field } nie jest wolne: znacznik kładzie się tam, gdzie nie ma archeologa, znacznika ani piramidy.
mykerinos-reason-no-nile-card = Nie ma tam kafelka Nilu.
mykerinos-reason-neutral-pyramid = Na { $field } jest piramida, a neutralny archeolog nigdy na niej nie staje.
mykerinos-reason-neutral-disc = Na { $field } leży znacznik ({ mykerinos-owner }): do podliczania nie stanie tam neutralny archeolog.

## Mykerinos: co się stało

mykerinos-event-start = Pierwszą rundę zaczyna { $seat }.
mykerinos-event-wing = Mecenas skrzydła { $wing }: { mykerinos-patron }.
mykerinos-event-round = Zaczyna się runda { $round }.
mykerinos-event-cubes = { $seat } bierze { mykerinos-takes-cubes }.
mykerinos-event-short = { $seat } ma wziąć { $wanted ->
        [one] 1 archeologa
       *[other] { $wanted } archeologów
    }, ale w puli zostało tylko { $cubes }.
mykerinos-event-parcel = { $side ->
        [left] { $card } leży po lewej stronie strefy { $zone }.
       *[right] { $card } leży po prawej stronie strefy { $zone }.
    }
mykerinos-event-turn = Tura: { $seat }.
mykerinos-event-started = { mykerinos-colour } rozpoczyna wykopaliska na { $field }.
mykerinos-event-extended = { mykerinos-colour } poszerza wykopaliska na { $field }.
mykerinos-event-added = { mykerinos-colour } idzie dalej na { $field }.
mykerinos-event-passed = { $seat } pasuje i zajmuje pole { $space } toru pasowania.
mykerinos-event-last = W grze zostaje tylko { $seat }: jeszcze jedna akcja.
mykerinos-event-last-space = { $seat } zajmuje ostatnie pole toru pasowania.
mykerinos-event-appealed = { $seat } prosi o pomoc { mykerinos-of-patron }.
mykerinos-event-violet = { $seat } bierze archeologa ze wspólnej puli.
mykerinos-event-lemon = { $seat } stawia archeologa na piramidzie.
mykerinos-event-brown = { $seat } wysyła archeologa z indywidualnej puli do muzeum.
mykerinos-event-blackmore = { $seat } rozpocznie wykopaliska dwoma archeologami.
mykerinos-event-tangerine = { $seat } poszerzy wykopaliska o trzech archeologów.
mykerinos-event-neutral-cubes = { $seat } { $cubes ->
        [0] nie bierze neutralnych archeologów
        [one] bierze 1 neutralnego archeologa
       *[other] bierze { $cubes } neutralnych archeologów
    }.
mykerinos-event-neutral-disc = Neutralny znacznik trafia na pole { $space } toru pasowania.
mykerinos-event-neutral-turn = { $seat } może stawiać neutralnych archeologów.
mykerinos-event-rested = { $seat } nie stawia neutralnych archeologów.
mykerinos-event-zone = Podliczanie strefy { $zone }.
mykerinos-event-ranked = { mykerinos-colour } zajmuje { $rank }. miejsce ({ mykerinos-cubes }).
mykerinos-event-tie = Remis: wygrywa { $colour ->
        [neutral] gracz neutralny
       *[other] { $colour }
    }, przegrywa { mykerinos-loser }.
mykerinos-event-took = { $seat } bierze { $card }: { mykerinos-points }.
mykerinos-event-alone = W strefie jest tylko { $seat }.
mykerinos-event-entered = { $seat } zajmuje w muzeum salę { $room }.
mykerinos-event-entered-five = { $seat } zajmuje w muzeum salę { $room } o wartości 5.
mykerinos-event-forced = { $seat } ma tylko jedną możliwość.
mykerinos-event-scrap = { $seat } bierze { $card }, który został: { mykerinos-points }.
mykerinos-event-left = { $seat } nie bierze nic z tego, co zostało.
mykerinos-event-out = { $card } wypada z gry.
mykerinos-event-back = { mykerinos-returning } do wspólnej puli.
mykerinos-event-neutral-first = Gracz neutralny jest pierwszy: { $card } wypada z gry.
mykerinos-event-neutral-second = Gracz neutralny jest drugi: { $card } wypada z gry.
mykerinos-event-neutral-third = Gracz neutralny jest trzeci w strefie { $zone } i nic nie dostaje.
mykerinos-event-neutral-alone = Gracz neutralny jest sam w strefie { $zone }: oba kafelki wypadają z gry.
mykerinos-event-next-start = Ostatni pas: { $seat }. Następną rundę zaczyna { $seat }.
mykerinos-event-upright = Wszystkie kafelki mecenasów są znów gotowe do użycia.
mykerinos-event-saved = { $seat } zachowuje { mykerinos-takes-cubes } na następną rundę.
mykerinos-event-ended = Koniec gry.
mykerinos-event-exhibited = { $points ->
        [0] { $seat } nie zdobywa punktów za kafelki { mykerinos-of-patron }.
       *[other] { $seat } zdobywa { mykerinos-points } za kafelki { mykerinos-of-patron }.
    }
mykerinos-event-sets = { $points ->
        [0] { $seat } nie zdobywa punktów
       *[other] { $seat } zdobywa { mykerinos-points }
    } za { $sets ->
        [one] kompletną serię
        [few] { $sets } kompletne serie
       *[many] { $sets } kompletnych serii
    }.
mykerinos-event-final-tie = Remis na czele: rozstrzygają archeologowie w indywidualnej puli.
mykerinos-event-bank = { $bank ->
        [upper] Kafelek Nilu { $nile } leży między strefami 1 i 2.
        [middle] Kafelek Nilu { $nile } leży między strefami 3 i 4.
       *[lower] Kafelek Nilu { $nile } leży między strefami 5 i 6.
    }
mykerinos-event-sail = Łódź tej rundy: { mykerinos-boat }.
mykerinos-event-river-cube = Archeolog na { $field } stoi w rzece.
mykerinos-event-marked = { $seat } kładzie znacznik na { $field }.
mykerinos-event-reserved = { $seat } kładzie znacznik w sali { $room }.
mykerinos-event-no-disc = { $discs ->
        [0] { $seat } nie ma już znacznika do położenia.
       *[other] { $seat } nie może położyć znacznika: wszystkie pola i sale są zajęte.
    }
mykerinos-event-disc-back = { $seat } odzyskuje znacznik.
mykerinos-event-discs-home = { $seat } odzyskuje wszystkie znaczniki.
mykerinos-event-river = Podliczanie Nilu.
mykerinos-event-nile = { $seat } bierze kafelek Nilu { $nile }: { mykerinos-points }.
mykerinos-event-under = { $nile } trafia pod stos.
mykerinos-event-river-back = { mykerinos-returning } z rzeki do wspólnej puli.
mykerinos-event-dropped = { $colour ->
        [neutral] { $cubes ->
            [one] 1 neutralny archeolog schodzi
           *[other] { $cubes } neutralnych archeologów schodzi
        }
       *[other] { $cubes ->
            [one] { $colour }: 1 archeolog schodzi
           *[other] { $colour }: { $cubes } archeologów schodzi
        }
    } z lądu do strefy pod spodem.
mykerinos-event-boat-points = { $seat } bierze łódź: { mykerinos-points }.
mykerinos-event-boat-cubes = { $seat } bierze łódź i { $cubes ->
        [0] żadnego archeologa, bo w puli ich nie ma.
        [one] 1 archeologa.
       *[other] { $cubes } archeologów.
    }
mykerinos-event-boat-kept = { $seat } bierze łódź wygrywającą remis.
mykerinos-event-boat-used = { $seat } używa łodzi i wygrywa remis.
mykerinos-event-boat-saved = { $seat } zachowuje łódź na później.
mykerinos-event-boat-tie = Dzięki łodzi remis wygrywa { $colour ->
        [neutral] gracz neutralny
       *[other] { $colour }
    }, przegrywa { mykerinos-loser }.
mykerinos-event-boat-gone = Nikt nie bierze { mykerinos-of-boat }: wypada z gry.
mykerinos-event-nobody = Na rzece nie ma nikogo.
mykerinos-event-nobody-last = Na rzece nie ma nikogo, więc nikt nie dostaje kafelka Nilu.
mykerinos-event-only-neutral = Na rzece jest tylko gracz neutralny: liczy się to tak, jakby nie było nikogo.
mykerinos-event-last-nile = { $seat } dostaje kafelek Nilu { $nile }: { mykerinos-points }.
mykerinos-event-nile-out = Kafelek Nilu { $nile } wypada z gry.
mykerinos-event-below = Kafelek Nilu { $nile } leży głębiej w stosie i zostaje poza grą.
mykerinos-event-neutral-nile = Kafelek Nilu { $nile } przypada graczowi neutralnemu i wypada z gry.
mykerinos-event-neutral-boat = Gracz neutralny jest drugi: z gry wypada { mykerinos-boat }.
mykerinos-event-wild = { $cards ->
        [one] Kafelek Gubernatora Greenwisha zastępuje mecenasa.
        [few] { $cards } kafelki Gubernatora Greenwisha zastępują mecenasów.
       *[many] { $cards } kafelków Gubernatora Greenwisha zastępuje mecenasów.
    }
mykerinos-event-won = Wygrywa { $seat }: { mykerinos-points }.
mykerinos-event-shared = W indywidualnej puli też jest remis: wspólne zwycięstwo.

## Mykerinos: opcje

mykerinos-option-nile = Graj z dodatkiem Nil: rzeka, łodzie i Gubernator Greenwish.
mykerinos-option-museum = Plan muzeum: łuk z czterema salami o wartości 2 albo pierścień z pięcioma.

## Thebes: opcje

thebes-option-exhibitions = Jak wchodzi nowa wystawa: przesuwa inne tylko do pierwszej luki (push) albo wszystkie idą o pole dalej (march).

## Mykerinos: plansza w terminalu

mykerinos-board-round = Runda { $round } z 4, zaczyna { $seat }
mykerinos-board-scale = pas:
mykerinos-board-region = Obszar
mykerinos-board-supply = Pula
mykerinos-board-zone = Str. { $zone }
mykerinos-board-river = Rzeka
mykerinos-board-boat = { $boat ->
        [two] Łódź: 2 punkty
        [three] Łódź: 3 punkty
        [tie] Łódź: wygrywa remis
       *[cubes] Łódź: 2 archeologów
    }
mykerinos-board-cubes = { $cubes } arch.
mykerinos-board-stack = Stos: { $cards }
mykerinos-board-museum = Muzeum
mykerinos-board-rooms = Sale:
mykerinos-board-sets = { $sets ->
        [one] 1 seria
        [few] { $sets } serie
       *[many] { $sets } serii
    }
mykerinos-board-discs = { $discs ->
        [one] 1 znacznik
        [few] { $discs } znaczniki
       *[many] { $discs } znaczników
    }
mykerinos-board-tie-boat = łódź na remis
mykerinos-board-shared = { mykerinos-colour } zajmuje ex aequo { $rank }. miejsce ({ mykerinos-cubes }).
mykerinos-board-pass-now = Pas teraz: { $ties }.
mykerinos-board-ahead = { $colour ->
        [neutral] { $others } za graczem neutralnym { $where }
       *[other] { $others } za tobą { $where }
    }
mykerinos-board-unless-boat = { $tie }, chyba że { $seat } użyje łodzi
mykerinos-board-in-zones = { $count ->
        [one] w strefie { $zones }
        [few] w strefach { $zones }
        [many] w strefach { $zones }
       *[other] w strefach { $zones }
    }
mykerinos-board-zone-number = { $zone }
mykerinos-board-on-river = na rzece
mykerinos-board-and = { $list } i { $last }
mykerinos-source-parcels = parcele
mykerinos-source-nile = Nil
mykerinos-source-boats = łodzie
mykerinos-source-museum = muzeum
mykerinos-source-sets = serie

## Mykerinos: co jeszcze może przyjść, ile warte są kafelki

mykerinos-odds-cards = Niewidziane parcele
mykerinos-odds-unseen = zostało
mykerinos-odds-names = które
mykerinos-odds-nile = Niewidziane kafelki Nilu: { $cards }
mykerinos-odds-boats = Nieodkryte łodzie: { $boats }
mykerinos-worth-title = Kafelki i ile każdy jest teraz wart
terminal-help-worth = ile kafelki każdego mecenasa są teraz warte dla każdego gracza


## Przeglądarka: strony i stoły

web-lead = Trzy gry planszowe o archeologii: ze znajomymi albo z botami. A gdy czegoś nie wolno, gra wyjaśni dlaczego.
web-game-mykerinos = Mykerinos
web-game-pergamon = Pergamon
web-game-thebes = Thebes
web-about-mykerinos = Kop w cieniu piramid, zdobądź względy pięciu mecenasów i zajmij najlepsze sale w muzeum.
web-about-pergamon = Zdobądź fundusze, kop w pięciu sztolniach i złóż z połówek kolekcje, które przyciągną zwiedzających.
web-about-thebes = Zbieraj wiedzę w całej Europie, wybierz, gdzie kopać, i pokaż światu swoje znaleziska. Płacisz tylko czasem.
web-play-bots = { $bots ->
    [one] Zagraj z botem
    [2] Zagraj z dwoma botami
    [few] Zagraj z { $bots } botami
    [many] Zagraj z { $bots } botami
   *[other] Zagraj z { $bots } bota
}
web-opening = Przygotowywanie stołu…
web-new-table = Nowy stół
web-rules = Zasady
web-rules-short = W skrócie
web-rules-whole = Całe zasady
web-rules-contents = Spis treści
web-rules-search = Szukaj w zasadach
web-rules-found = { $count ->
    [0] Nic nie znaleziono
    [one] { $count } fragment
    [few] { $count } fragmenty
   *[many] { $count } fragmentów
}
web-my-tables = Moje stoły
web-open-all = Wszystkie gry
web-open-game = Gra
web-open-more = Więcej otwartych stołów
web-open-tables = Otwarte stoły
web-your-turn = Twoja kolej
your-turn = { $shared ->
        [yes] { $name }, twoja kolej:
       *[no] Twoja kolej:
    }
web-free = wolne
web-sit-down = Usiądź
web-watch = Oglądaj
web-status = { $status ->
        [waiting] Czeka na graczy
        [ceremony] Zabezpieczanie losowań
        [playing] Gra trwa
        [paused] Przerwa
        [finished] Gra zakończona
       *[abandoned] Przerwana przed końcem
    }
web-players = Ilu graczy?
web-seats = Kto siedzi przy stole?
web-seats-help = Dla każdej osoby z linkiem powstanie osobny link do wysłania. Jeśli zajmiesz kilka miejsc, zagracie przy jednym ekranie.
web-seat-me = Ja, przy tym ekranie
web-seat-link = Osoba z linkiem
web-seat-bot = Bot: { $bot }
web-options = Warianty
web-pace = Tempo gry
web-pace-kind = { $pace ->
        [live] Z zegarem
        [days] Kilka dni na ruch
       *[none] Bez limitu czasu
    }
web-open-help = Stół otwarty: każdy może się dosiąść albo oglądać grę.
web-set-up = Utwórz stół
web-no-page = Pod tym adresem nic nie ma.
web-refused = Ten stół nie istnieje albo można go otworzyć tylko z linkiem.
web-home = Strona główna
web-lost = Nie udało się wczytać części strony.
web-reload = Odśwież stronę
web-no-answer = Serwer nie odpowiada.
web-silent = Serwer nie odpowiada. Trwają kolejne próby połączenia.
web-problem = { $status ->
        [401] Ten serwer jeszcze cię nie zna.
        [403] Ten serwer na to nie pozwala.
        [404] Nie ma tu czegoś takiego albo nie masz dostępu.
        [429] Za dużo naraz; odczekaj chwilę.
        [500] Błąd serwera; administrator znajdzie go w dzienniku.
        [503] Serwer nie może teraz niczego odczytać ani zapisać; spróbuj później.
       *[other] Serwer odmawia: { $sentence }
    }
web-bye = { $why ->
        [back-soon] Serwer uruchamia się ponownie; strona za chwilę połączy się sama.
        [try-later] Serwer jest teraz przeciążony; strona sama spróbuje ponownie.
        [our-fault] Błąd serwera; administrator znajdzie go w dzienniku.
        [not-for-you] Ten stół można otworzyć tylko z linkiem.
        [shown-out] Nie masz już dostępu do serwera albo do tego stołu.
        [no-table] Nie ma takiego stołu.
        [too-fast] Za dużo wiadomości naraz; strona sama spróbuje ponownie.
       *[other] Połączenie zostało zamknięte.
    }
web-language = Język
web-theme = { $theme ->
        [dark] Jasny motyw
       *[light] Ciemny motyw
    }
web-state = { $state ->
        [calling] łączenie…
        [sending] wysyłanie…
        [stored] zapisano
        [offline] brak połączenia, kolejna próba…
       *[refused] rozłączono
    }
web-round = Runda { $round }
web-now = Co teraz
web-holding = Koniec tury. Zatwierdzić?
web-done = Zatwierdź
web-undo = { $undo ->
        [consent] Poproś o cofnięcie
       *[free] Cofnij
    }
web-hint = Podpowiedź
web-hint-thinking = Szukanie…
web-hint-reason = szansa wygranej { $chance } na 100, na koniec ok. { $points } pkt
web-hint-even = { $moves ->
        [2] Pierwsze dwa ruchy są mniej więcej równie dobre.
       *[other] Wszystkie te ruchy ({ $moves }) są mniej więcej równie dobre.
    }
web-moves = Wszystkie ruchy ({ $moves })
web-thinks = { $name } myśli…
web-ended = Nie było żadnego możliwego ruchu, więc tura skończyła się sama:
web-skip = Pomiń
web-choose = Co chcesz zrobić?
web-why-not = Dlaczego nie?
web-clause = Zasady, { $clause }
web-asked = { $what ->
        [undo] { $name } chce cofnąć ruch.
        [end] { $name } chce zakończyć grę.
       *[pause] { $name } chce zrobić przerwę.
    }
web-yes = Tak
web-no = Nie
web-close = Zamknij
web-players-now = Gracze
web-you = ty
web-away = poza stołem
web-winner = zwycięstwo
web-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
web-log = Przebieg gry
web-log-clauses = Pokaż punkty zasad
web-chat-new = { $chats ->
        [one] 1 nowa wiadomość
        [few] { $chats } nowe wiadomości
        [many] { $chats } nowych wiadomości
       *[other] { $chats } nowej wiadomości
    }
web-since = Od twojej ostatniej wizyty
web-log-more = { $lines ->
        [one] 1 wcześniejszy wpis
        [few] { $lines } wcześniejsze wpisy
       *[many] { $lines } wcześniejszych wpisów
    }
web-log-away = Serwer był niedostępny przez { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }. W tym czasie i jeszcze przez minutę po powrocie zegary stoją.
web-log-undo = { $seat } cofa ostatni ruch.
web-log-ended = { $seat } nie ma już możliwego ruchu: tura kończy się sama.
web-log-quick = { $seat } nie ma czasu do namysłu i rusza się na wyczucie.
web-log-undone = Cofnięto:
bot-random = Losowy
bot-greedy = Zachłanny
bot-visitor = Zwiedzający
bot-student = Student
bot-curator = Kustosz
bot-professor = Profesor
web-less = Mniej
web-more = Więcej
web-me = Ty
web-my-side = Twoja strona
web-hold = Pytaj o zatwierdzenie, zanim zakończę turę
web-sheet = Gracze i przebieg gry
web-record = Pobierz zapis gry
web-rematch = Rewanż
web-copy = Kopiuj link
web-copied = Skopiowano
web-board = Plansza
web-pace-minutes = min na gracza
web-pace-seconds = s więcej na każdą turę
web-pace-days = dni na ruch; potem gra bot, aż gracz wróci
web-pace-of = { $pace ->
        [live] Z zegarem: { $minutes } min na gracza i { $seconds } s więcej na każdą turę.
        [days] { $days ->
            [one] 1 dzień na ruch; potem gra bot, aż gracz wróci.
            [few] { $days } dni na ruch; potem gra bot, aż gracz wróci.
           *[many] { $days } dni na ruch; potem gra bot, aż gracz wróci.
        }
       *[none] Bez limitu czasu: każdy gra, kiedy może.
    }
web-hold-help = Na końcu tury gra czeka, aż ją zatwierdzisz, więc możesz jeszcze cofnąć ruch.
web-numbers-help = Każda przeglądarka dokłada do losowań własną liczbę, więc nikt nie może ich ustawić.
web-hints-help = Każdy może w swojej turze poprosić o podpowiedź. Ludzie między sobą zwykle grają bez nich.
web-hints-here = Przy tym stole wolno prosić o podpowiedzi.
web-name = Jak masz na imię?
web-name-of = Imię gracza { $seat }
web-name-keep = Zapisz imię
web-called = Grasz jako { $name }. Zmienić?
web-unnamed = ktoś
web-invites = { $known ->
        [no] Masz zaproszenie do gry { $game }.
       *[yes] { $name } zaprasza cię do gry { $game }.
    }
web-here = przy stole
web-kept = zastępuje bot: { $bot }
web-new-link = Utwórz nowy link
web-watch-link = Link dla widzów
web-share = Udostępnij
web-qr = Kod QR
web-qr-of = Kod QR: { $what }
web-table = Stół
web-watchers = { $watchers ->
        [one] 1 widz
        [few] { $watchers } widzów
       *[many] { $watchers } widzów
    }
web-pause = { $alone ->
        [true] Przerwa
       *[false] Poproś o przerwę
    }
web-resume = Wznów grę
web-end = { $alone ->
        [true] Zakończ grę
       *[false] Zaproponuj koniec gry
    }
web-leave = Odejdź od stołu; do powrotu zagra bot
web-return = Wróć do stołu
web-resign = Poddaj grę
web-sure = Na pewno? Naciśnij jeszcze raz
web-asking = { $what ->
        [undo] Prośba o cofnięcie ruchu wysłana; czekamy na odpowiedzi.
        [end] Propozycja końca gry wysłana; czekamy na odpowiedzi.
       *[pause] Prośba o przerwę wysłana; czekamy na odpowiedzi.
    }
web-like = { $what ->
        [hidePoints] Zakrywaj bilety innych graczy
        [pass] Czekaj, aż następny gracz siądzie do ekranu
        [sound] Dźwięk, gdy przychodzi moja kolej
       *[notices] Powiadomienie, gdy przychodzi moja kolej, a nie patrzę na stół
    }
web-covered = zakryte bilety
web-clock = pozostały czas
web-clock-days = { $days } d { $hours } godz.
web-pass = Teraz gra { $name } ({ $seat }). Przekaż ekran.
web-pass-here = Jestem
web-chat = Czat
web-chat-write = Napisz do graczy przy stole
web-chat-send = Wyślij
web-chat-close = Zamknij czat dla wszystkich
web-chat-reopen = Otwórz czat ponownie
web-chat-closed = Czat przy tym stole jest zamknięty.
web-chat-open = Otwórz czat
web-chat-unread = { $more ->
        [one] i 1 wcześniejsza wiadomość
        [few] i { $more } wcześniejsze wiadomości
       *[many] i { $more } wcześniejszych wiadomości
    }
web-mute = Wycisz: { $name }
web-unmute = Cofnij wyciszenie: { $name }
web-recap = Od twojego ostatniego ruchu
web-recap-play = Odtwórz
web-replay = Obejrzyj grę jeszcze raz
web-replay-step = Krok { $step } z { $steps }
web-replay-first = Na początek
web-replay-back = Krok wstecz
web-replay-play = Odtwarzaj
web-replay-stop = Zatrzymaj
web-replay-next = Krok naprzód
web-replay-last = Na koniec
web-replay-close = Wróć do gry
web-play-on = Graj dalej od tego miejsca z botami
web-record-title = Zapis gry
web-record-open = Otwórz zapis gry
web-record-other = Otwórz inny zapis
web-record-drop = Wybierz plik .mattock albo przeciągnij go w dowolne miejsce tej strony.
web-final = Punktacja końcowa
web-final-all = Punkty
web-final-tell = Pokaż krok po kroku
web-final-winners = Zwycięstwo: { $winners }
web-prove = Sprawdź losowania
web-proof = { $people ->
        [0] Wszystkie losowania ({ $draws }) zgadzają się z ziarnem ustalonym przed pierwszym ruchem. Żadna przeglądarka nie podała liczby.
       *[other] Wszystkie losowania ({ $draws }) zgadzają się z ziarnem i liczbami graczy ({ $people }), ustalonymi przed pierwszym ruchem.
    }
web-proof-given = { $lines ->
        [one] Pierwszy wiersz pochodzi z innego zapisu i nie jest tu sprawdzany.
        [few] Pierwsze { $lines } wiersze pochodzą z innego zapisu i nie są tu sprawdzane.
       *[many] Pierwszych { $lines } wierszy pochodzi z innego zapisu i nie jest tu sprawdzanych.
    }
web-proof-wrong = { $what ->
        [digest] Zapis został zmieniony: suma kontrolna się nie zgadza (wiersz { $line }).
        [seed] W zapisie nie ma ziarna (wiersz { $line }): gra jeszcze trwa.
        [commitment] To, co ustalono przed grą, nie zgadza się z zapisem (wiersz { $line }).
        [own] W zapisie nie ma tego, co zapamiętała ta przeglądarka (wiersz { $line }).
        [order] Brakuje losowania albo jest ono powtórzone (wiersz { $line }).
       *[place] Losowanie nie zgadza się z ziarnem i liczbami graczy (wiersz { $line }).
    }
web-rematch-there = Przejdź do następnej gry
web-result = Zwycięstwo: { $winners }, { $scores }
web-turn-of = Teraz gra { $name }
web-finished = Zakończone gry
web-finished-more = Starsze gry

## Przeglądarka: ja i ten serwer

web-person = Mój profil
web-settings = Ustawienia
web-set-style = Wygląd planszy
web-style = { $style ->
        [plain] prosty, samymi liniami
       *[table] jak na stole
    }
web-set-motion = Ruch
web-motion = { $motion ->
        [slow] wolny
        [quick] szybki
        [none] bez ruchu
       *[usual] zwykły
    }
web-set-text = Wielkość tekstu
web-set-volume = Głośność
web-keys = Klawisze
web-key = { $key ->
        [n] do następnej rzeczy, którą możesz zrobić; z Shiftem do poprzedniej
        [Enter] naciśnij
        [d] zatwierdź turę
        [u] cofnij
        [h] podpowiedź
        [m] wszystkie ruchy
        [Esc] pomiń ruch na planszy, zamknij to, co otwarte
       *[other] ta strona
    }
web-opponents = Twoi przeciwnicy
web-level = { $level ->
        [visitor] Gra szybko i trochę nieuważnie. W sam raz na pierwszą grę.
        [student] Myśli kilka ruchów naprzód i wygrywa ze zwiedzającym około czterech gier na pięć.
        [curator] Planuje swoje tury i wygrywa większość gier ze studentem.
       *[professor] Myśli najdłużej i wygrywa większość gier z kustoszem.
    }
web-invited = Witaj! Możesz tu tworzyć stoły.
web-word = Kod dostępu
web-word-say = Potwierdź kod
web-account = Konto
web-account-none = Na razie zna cię tylko ta przeglądarka. Z nazwą i hasłem znajdziesz swoje stoły na każdym urządzeniu. Do samej gry konto nie jest potrzebne.
web-account-have = Nazwa twojego konta: „{ $account }”.
web-account-make = Załóż konto
web-account-name = Nazwa konta
web-account-made = Konto założone. Na innym urządzeniu zaloguj się tą nazwą i hasłem.
web-login = Zaloguj się
web-login-help = Masz już konto? Po zalogowaniu zobaczysz tu jego stoły. Gry rozegrane tu bez konta nie zostaną na nie przeniesione.
web-logout = Wyloguj się na tym urządzeniu
web-passphrase = Hasło, co najmniej osiem znaków
web-passphrase-old = Obecne hasło
web-passphrase-new = Nowe hasło, co najmniej osiem znaków
web-passphrase-change = Zmień hasło
web-passphrase-changed = Hasło zmienione. Na pozostałych urządzeniach trzeba zalogować się ponownie.
web-mail = E-mail, gdy przychodzi moja kolej
web-mail-help = Gdy przychodzi twoja kolej, a od kilku minut nie masz otwartej strony, dostajesz jeden e-mail.
web-mail-address = Adres e-mail
web-mail-write = Wysyłaj na ten adres
web-mail-sent = Wysłano e-mail na adres { $address }. Otwórz link, który w nim jest, żeby włączyć powiadomienia.
web-mail-on = E-maile przychodzą na adres { $address }.
web-mail-stop = Wyłącz e-maile
web-mail-confirmed = Dziękujemy, adres jest potwierdzony. Napiszemy, gdy przyjdzie twoja kolej.
web-statistics = Moje wyniki
web-statistics-none = Nie masz jeszcze żadnej dokończonej gry.
web-statistics-points = najlepszy wynik { $best }, średnio { $mean } pkt
web-statistics-against = Przeciwnik
web-statistics-all = Wszystkie gry
web-statistics-played = Rozegrane
web-statistics-won = Wygrane
web-quota = Moje zużycie
web-quota-tables = { $most ->
        [0] Niezakończone gry: { $used }
       *[other] Niezakończone gry: { $used } z { $most }
    }
web-quota-megabytes = { $most ->
        [0] Miejsce na moje stoły: { $used } MB
       *[other] Miejsce na moje stoły: { $used } z { $most } MB
    }
web-quota-thinking = { $most ->
        [0] Czas botów w tej godzinie: { $used } min
       *[other] Czas botów w tej godzinie: { $used } z { $most } min
    }
web-forget = Usuń moje dane
web-forget-help = Twoje imię zniknie ze wszystkich stołów i zapisów na tym serwerze, razem z notatkami i czatem, a za ciebie zagrają boty. Tego nie da się cofnąć.
web-forgotten = Twoje dane zostały usunięte.
web-note = Moje notatki
web-note-help = Tych notatek nie widzi nikt poza tobą.

## Czego serwer odmawia

server-closed = Serwer nie przyjmuje nowych stołów; rozpoczęte gry można dokończyć.
server-not-invited = Do utworzenia stołu potrzebujesz tu kodu dostępu albo zaproszenia od administratora. Z linkiem do miejsca zagrasz bez nich.
server-most-tables = Limit niezakończonych gier na osobę: { $most }. Najpierw zakończ jedną z nich.
server-most-waiting = Limit otwartych stołów czekających na graczy: { $most } na osobę. Poczekaj, aż przy którymś zacznie się gra, albo przygotuj stół tylko dla zaproszonych.
server-most-waiting-from = Z twojego adresu zbyt wiele otwartych stołów czeka już na graczy. Usiądź przy jednym z nich albo przygotuj stół tylko dla zaproszonych.
server-most-megabytes = Limit miejsca na osobę ({ $megabytes } MB) jest wyczerpany.
server-disk-full = Na serwerze kończy się miejsce: nie można zacząć nic nowego, ale rozpoczęte gry toczą się dalej.
server-full-log = Dziennik tego stołu jest pełny; utwórz nowy stół.
server-wrong-word = Błędny kod dostępu.
server-too-many-guesses = Zbyt wiele prób z twojego adresu; odczekaj kilka minut.
server-account-guessed = Zbyt wiele błędnych haseł do tego konta. Użyj urządzenia, na którym było już zalogowane, albo spróbuj za kilka minut.
server-busy = Serwer jest teraz przeciążony; spróbuj za chwilę.
server-too-many-newcomers = Zbyt wiele nowych osób z twojego adresu; spróbuj za godzinę.
server-name-taken = Ta nazwa jest zajęta albo masz już konto.
server-no-such-account = Błędna nazwa konta lub hasło.
server-no-way-back = Bez konta nie da się potem odnaleźć twoich miejsc: najpierw je załóż.
server-wrong-passphrase = Obecne hasło się nie zgadza.
server-no-mail = Ten serwer nie wysyła e-maili.
server-no-address = To nie wygląda na adres e-mail.
server-too-often = Zbyt wiele próśb; spróbuj za godzinę.
server-mail-not-sent = Nie udało się wysłać e-maila; spróbuj później.
server-bad-link = Ten link nie działa: został już użyty lub zastąpiony albo brakuje jego części. Poproś o nowy.
server-no-free-seat = Nie ma już miejsc wolnych dla każdego.
server-not-yours = Może to zrobić tylko osoba, która utworzyła stół.
server-seat-taken = To miejsce jest zajęte; najpierw je zwolnij.
server-not-your-turn = Teraz nie twoja kolej.
server-one-hint = Zaczekaj na poprzednią podpowiedź.
server-hint-late = Podpowiedź nie zdążyła na czas; poproś jeszcze raz.
server-no-hints = Przy tym stole gra się bez podpowiedzi.
server-not-over = Gra się jeszcze nie skończyła.
server-no-seat = Nie masz miejsca przy tym stole.
server-not-begun = Gra się jeszcze nie zaczęła.
server-over = Gra się skończyła.
server-not-now = { $status ->
        [paused] Gra jest wstrzymana.
        [waiting] Nie wszystkie miejsca są jeszcze zajęte.
        [ceremony] Gra zaraz się zacznie.
       *[over] { server-over }
    }
server-not-paused = Gra nie jest wstrzymana.
server-no-pause = Wstrzymać można tylko grę, która trwa.
server-stale = Sytuacja zdążyła się zmienić.
server-seat-taken-already = To miejsce jest już zajęte.
server-seat-stays = Gra się zaczęła: miejsca nie można już nikomu odebrać.
server-not-your-seat = To nie twoje miejsce.
server-holding = Gra czeka, aż { $seat } zakończy turę.
server-return-first = Teraz gra za ciebie bot; najpierw wróć do stołu.
server-away-already = Za ciebie grają już boty.
server-back-already = Już siedzisz przy stole.
server-no-turn-to-end = Nie masz teraz tury do zakończenia.
server-nothing-to-undo = Nie masz czego cofać.
server-no-undo-in-lesson = W lekcji ruchów się nie cofa: cele następują jeden po drugim.
server-nobody-to-agree = Nie ma tu nikogo, kto mógłby się zgodzić.
server-asked-already = Ta prośba już padła; czekamy na odpowiedzi.
server-not-asked = To pytanie nie jest do ciebie.
server-numbers-before = Liczby podaje się przed grą, gdy wszyscy siedzą przy stole.
server-promised-already = Liczba tego miejsca jest już ustalona albo jest na nią za późno.
server-no-number-asked = Od tego miejsca nie oczekuje się teraz liczby.
server-wrong-number = To nie jest liczba ustalona przed grą.
server-bad-name = Imię może się składać z liter, cyfr i znaków drukowalnych.
server-nameless = Najpierw podaj imię lub pseudonim.
server-most-muted = Możesz wyciszyć najwyżej { $most ->
        [one] 1 osobę
        [few] { $most } osoby
       *[many] { $most } osób
    }; najpierw cofnij jedno wyciszenie.
server-empty-chat = Wiadomość jest pusta.
server-chat-closed = Czat przy tym stole jest zamknięty.
server-too-fast = Za szybko; odczekaj chwilę.

## Przeglądarka: Pergamon

web-pergamon-tray = Przed tobą na stole
web-pergamon-hand = Twoje żetony ({ $tiles })
web-pergamon-try = Przeciągaj je w dowolnej kolejności i sprawdzaj, co pasuje.
web-pergamon-tile = Żeton: połówka { $left ->
        [vase] wazy
        [jug] dzbana
        [bracelet] bransolety
       *[mask] maski
    } z { $digits }, połówka { $right ->
        [vase] wazy
        [jug] dzbana
        [bracelet] bransolety
       *[mask] maski
    } z { $century }. wieku
web-pergamon-lay = Ułóż te żetony ({ $tiles })
web-pergamon-field = pole { $field }

## W przeglądarce: Thebes

web-thebes-place = { $place ->
        [London] Londyn
        [Paris] Paryż
        [Berlin] Berlin
        [Vienna] Wiedeń
        [Rome] Rzym
        [Warsaw] Warszawa
        [Moscow] Moskwa
        [Greece] Grecja
        [Crete] Kreta
        [Egypt] Egipt
        [Palestine] Palestyna
       *[Mesopotamia] Mezopotamia
    }
web-thebes-pile = Stos: { thebes-cards }
web-thebes-nothing = Teraz { thebes-in-place } nic nie ma: żadnej karty ani wystawy.
web-thebes-swap = wymiana
web-thebes-waiting = Trzeci stos: { thebes-cards }
web-thebes-waiting-short = 3. stos
web-thebes-discards = Odrzucone: { thebes-cards }
web-thebes-discards-short = odrzucone
web-thebes-last-field = Ostatnie pole: rezygnacja z pozostałych tygodni
web-thebes-bag = znaleziska: { $finds }, w worku { thebes-tiles }, razem { thebes-points }
web-thebes-book = książka: { $place }
web-thebes-books = książki
web-thebes-artifact = { $tile ->
        [bronze-horse] konik z brązu
        [Attic-owl-coin] attycka moneta z sową
        [Attic-cup] attycka czara
        [helmet-from-Olympia] hełm z Olimpii
        [Venus-de-Milo] Wenus z Milo
        [Pallas-Athena] Pallas Atena
        [Omphalos-of-Delphi] omfalos z Delf
        [charioteer-of-Delphi] woźnica z Delf
        [mask-of-Agamemnon] maska Agamemnona
        [treasure-of-Priam] skarb Priama
        [Parthenon-relief] relief z Partenonu
        [Zeus-of-Artemision] Zeus z Artemizjonu
        [seal-from-Troy] pieczęć z Troi
        [figurines-of-Dreros] figurki z Dreros
        [rock-crystal-vessel] naczynie z kryształu górskiego
        [sphinx-from-Malia] sfinks z Malii
        [disc-of-Zeus] moneta Zeusa
        [bull-head-vessel] naczynie w kształcie głowy byka
        [bull-fresco] fresk z bykiem
        [mother-goddess] bogini matka
        [Phaistos-disc] dysk z Fajstos
        [helmet-of-Axos] hełm z Aksos
        [bottle-from-Chania] butla z Chanii
        [marble-Aphrodite] marmurowa Afrodyta
        [Antikythera-mechanism] mechanizm z Antykithiry
        [lidded-coffin] trumna z wiekiem
        [ushabti] uszebti
        [Abusir-papyrus] papirus z Abusir
        [scarab-amulet] amulet ze skarabeuszem
        [Senwosret-amulet] amulet Senusereta
        [blue-faience-dish] misa z błękitnego fajansu
        [Sobekneferu-seal] pieczęć Sobekneferu
        [Theban-tomb-painting] malowidło z grobu w Tebach
        [bust-of-Nefertiti] popiersie Nefertiti
        [bronze-mirror] lustro z brązu
        [Narmer-palette] paleta Narmera
        [mummy-of-Ramesses] mumia Ramzesa
        [Rosetta-stone] kamień z Rosetty
        [mask-of-Tutankhamun] maska Tutanchamona
        [Tel-Dan-stele] stela z Tel Dan
        [Tinshemet-medallion] medalion z Tinszemet
        [Roman-coin] rzymska moneta
        [mill-game-board] plansza do gry w młynek
        [bull-figurine] figurka byka
        [menorah-relief] relief z menorą
        [cult-stand-from-Ashdod] podstawa kultowa z Aszdod
        [pillar-figure-from-Arad] figura filarowa z Arad
        [clay-sarcophagi] gliniane sarkofagi
        [Amarna-letter] list z Amarny
        [ossuary] ossuarium
        [Merneptah-stele] stela Merenptaha
        [Qumran-scrolls] zwoje z Qumran
        [glass-bowl-of-Nimrud] szklana misa z Nimrud
        [lion-of-Babylon] lew z Babilonu
        [white-obelisk] biały obelisk
        [earliest-writing-tablet] najstarsza tabliczka z pismem
        [Gudea-seal] pieczęć Gudei
        [Sumerian-gold-helmet] sumeryjski złoty hełm
        [Queen-of-the-Night] Królowa Nocy
        [gold-cup-from-Ur] złoty puchar z Ur
        [Warka-vase] waza z Warki
        [Gilgamesh-tablet] tabliczka z Gilgameszem
        [Nimrud-crown] korona z Nimrud
        [mask-of-Sargon] maska Sargona
        [code-of-Hammurabi] kodeks Hammurabiego
       *[other] { $tile }
    }
web-thebes-card = { $symbols ->
        [0] { $what } ({ $city })
       *[other] { $what }, wiedza { $symbols } ({ $city })
    }
web-thebes-show = { $size ->
        [large] { $city } (duża)
       *[small] { $city } (mała)
    }
web-thebes-valid = ważne
web-thebes-turned = odwrócone
web-thebes-excavation = Tarcza i worki
web-thebes-dial = Tarcza: { $place }, wiedza { $knowledge }
web-thebes-dial-week = { thebes-weeks }: { thebes-tiles }
web-thebes-odds = Co mogą przynieść wykopaliska: { $place }
web-thebes-tiles = żetony
web-thebes-points = ≈ punkty
web-thebes-week = tydzień
web-thebes-then = potem
web-thebes-held = Wykopaliska ustalone. Wylosuj { thebes-tiles }; do tej chwili możesz jeszcze cofnąć ruch.
web-thebes-draw = Wylosuj { thebes-tiles }
web-thebes-no-knowledge = { $place }: bez wiedzy nie można kopać. Zdobądź książkę, pogłoskę lub asystenta.
web-thebes-unseen = Karty, które są jeszcze w stosach
web-thebes-region = { $region ->
        [atlantic] Atlantyk
        [north] Morze Północne
        [mediterranean] Morze Śródziemne
        [black] Morze Czarne
        [caspian] Morze Kaspijskie
        [russia] Rosja
        [minor] Azja Mniejsza
        [arabia] Arabia
       *[libya] Libia
    }
web-thebes-month = { $month ->
        [1] sty
        [2] lut
        [3] mar
        [4] kwi
        [5] maj
        [6] cze
        [7] lip
        [8] sie
        [9] wrz
        [10] paź
        [11] lis
       *[12] gru
    }
web-thebes-rubble = gruz
web-mykerinos-patrons = Mecenasi
web-mykerinos-ahead = { $colour ->
        [neutral] Pas: neutralny przed { $others }
       *[other] Pas: przed { $others }
    }{ $unless ->
        [boat] {" (bez łodzi)"}
       *[none] {""}
    }
web-mykerinos-scale = Tor pasowania
web-mykerinos-space = { $owner ->
        [none] Pole { $space }, wolne
       *[other] Pole { $space }: { mykerinos-owner }
    }
web-mykerinos-left = { $cubes ->
        [one] jeszcze 1 archeolog do postawienia
       *[other] jeszcze { $cubes } archeologów do postawienia
    }
web-mykerinos-field = { $ground ->
        [river] { $field }, rzeka
        [land] { $field }, ląd, strefa { $zone }
        [pyramid] { $field }, piramida, strefa { $zone }
       *[sand] { $field }, strefa { $zone }
    }
web-mykerinos-cube = { $owner ->
        [neutral] neutralny archeolog
       *[other] archeolog: { $owner }
    }
web-mykerinos-disc = znacznik: { $seat }
web-mykerinos-room = Sala { $room }, wartość { $value }
web-mykerinos-wing = Skrzydło { $wing }
web-mykerinos-neutrals = { $cubes ->
        [one] 1 neutralny archeolog
       *[other] { $cubes } neutralnych archeologów
    }
web-mykerinos-holding = { $seat }: { $cards ->
        [one] 1 kafelek
        [few] { $cards } kafelki
       *[many] { $cards } kafelków
    }, obrócone: { $used }
web-mykerinos-worth = { mykerinos-points } za kafelek
web-mykerinos-unseen = jeszcze w stosie: { $cards }
web-mykerinos-ability = { $patron ->
        [violet] Weź archeologa ze wspólnej puli, a potem rozpocznij lub poszerz wykopaliska.
        [lemon] Rozpocznij wykopaliska na piramidzie albo poszerz je tak, by jeden z dwóch archeologów stanął na piramidzie.
        [brown] Wyślij archeologa z indywidualnej puli do muzeum.
        [blackmore] Rozpocznij wykopaliska dwoma archeologami obok siebie.
        [tangerine] Poszerz wykopaliska o trzech archeologów.
       *[greenwish] Rozpocznij lub poszerz wykopaliska, a potem zajmij znacznikiem pole albo salę.
    }
## Poczta

mail-confirm-subject = Mattock: czy to twój adres?
mail-confirm = Ktoś chce dostawać pod tym adresem wiadomość, gdy przychodzi jego kolej. Jeśli to ty, otwórz poniższy link. Jeśli nie, nie rób nic: więcej wiadomości nie będzie.
mail-turn-subject = Mattock: twoja kolej w grze { $game }
mail-turn = Twoja kolej w grze { $game }. Przy stole z tobą: { $players }. Graj dalej tutaj:
## Nauka przez grę

lesson-something-else = Zasady na to pozwalają, ale lekcja prosi teraz o coś innego. Chodzi o to, co świeci: spróbuj jeszcze raz.
lesson-pergamon-ask-much = Leżą dwie skrzynie: co najmniej 10 monet. Postaw swoją figurkę na polu 12 i poproś o 6 z nich.
lesson-pergamon-empty-hands = Kto stoi najdalej z lewej, dostaje na końcu: zostały dla ciebie 2 monety. Sztolnie I i II są puste, a III kosztuje 3, więc zakończ turę. Następną rundę zaczynasz ty.
lesson-pergamon-ask-less = Tym razem poproś o mniej: pole 9 daje ci 4 monety przed tymi, którzy stoją dalej z lewej, a kopać możesz aż do sztolni V.
lesson-pergamon-dig = Teraz kop: za 4 monety otwierasz sztolnię IV i bierzesz z niej wszystkie żetony. Głęboko leżą rzeczy stare, a stare są więcej warte.
lesson-pergamon-keep = Twoje dwa żetony jeszcze do siebie nie pasują. Zmagazynuj je: do trzech nic nie kosztuje.
lesson-pergamon-ask-early = W sztolni III leżą trzy żetony. Pole 4 daje tylko 2 monety, ale kopiesz przed wszystkimi.
lesson-pergamon-dig-more = Pierwsza tura jest twoja. Weź trzy żetony ze sztolni III za 3 monety.
lesson-pergamon-pay-storage = Masz pięć żetonów. Powyżej trzech każda zaczęta trójka kosztuje 1 monetę za magazyn. Zapłać: te żetony są tego warte.
lesson-pergamon-ask-middle = Poproś na polu 7 o 3 monety: wystarczą, by raz kopać i wypolerować kolekcję.
lesson-pergamon-dig-near = W sztolni I leży za 1 monetę żeton, który pasuje do twoich. Kop tam.
lesson-pergamon-lay = Teraz ułóż rząd. Zacznij od { $tile }: na jego prawym brzegu jest połowa maski z 2. wieku.
lesson-pergamon-fit = Żeton pasuje tam, gdzie dwie połówki tworzą cały przedmiot. { $tile } uzupełnia maskę: rząd jest wart 2.
lesson-pergamon-fit-more = Dołącz też { $tile }: z całym dzbanem z 4. wieku rząd jest wart 6. Luźne połówki na końcach się nie liczą.
lesson-pergamon-polish = Wystaw rząd w muzeum i wypoleruj go za 1 monetę: stanie na polu 7. Wystawienie od razu daje 1 punkt.
lesson-pergamon-end-turn = Twoja kolekcja zepchnęła niższą o jedno pole w dół. Teraz zmagazynuj trzy pozostałe żetony.
lesson-pergamon-last-funds = Po tej rundzie jest punktowanie. Pole 5 daje 2 monety i otwiera ci każdą sztolnię.
lesson-pergamon-last-dig = Kop w sztolni II za 2 monety: jej żetony dobrze pasują do twoich.
lesson-pergamon-long-row = Ułóż ze świecących żetonów jak najdłuższy rząd i wystaw go, wypolerowany za ostatnią monetę. Wszystkie cztery są warte 12.
lesson-pergamon-small-row = Druga kolekcja: { $tile } i { $other } tworzą wazę. Wystaw ją bez polerowania; nawet mała daje teraz punkt i jeszcze jeden w punktowaniu.
lesson-pergamon-scoring = Zakończ turę i zobacz punktowanie: każda kolekcja daje tyle, co jej pole, najstarsza waza przynosi premię, a potem wszystkie schodzą w dół.
lesson-mykerinos-first-cube = Rozpocznij wykopaliska: jeden archeolog na wolnym polu. Wybierz d3, gdzie stykają się dwie strefy. Strefa to dwa kafelki; na koniec rundy liczy się, kto ma tam ilu archeologów.
lesson-mykerinos-second-dig = Rozpocznij drugie wykopaliska na c1. W każdej strefie są do zdobycia dwa kafelki, a ten archeolog liczy się w strefie 1.
lesson-mykerinos-extend = Poszerzenie wymaga dwóch archeologów, pierwszego obok jednego z twoich. Idź z d3 na e3: to za granicą, w strefie 2.
lesson-mykerinos-extend-on = Drugi staje obok pierwszego. Postaw go na f3.
lesson-mykerinos-third-dig = Jeszcze jedne wykopaliska, na g3: trzech archeologów w strefie 2.
lesson-mykerinos-pass = Teraz spasuj wcześnie. Archeologowie, których zachowasz, zostają twoi, a kto pasuje pierwszy, wygrywa wszystkie remisy.
lesson-mykerinos-museum = W strefie 2 każdy ma trzech archeologów, ale twój pas był pierwszy, więc wybierasz przed innymi: kafelek albo salę muzeum. Weź salę o wartości 3 w skrzydle 4, skrzydle Sir Browna.
lesson-mykerinos-new-round = Nowa runda: nowy obszar i kolejnych 11 archeologów. Rozpocznij wykopaliska na d5 w strefie 3.
lesson-mykerinos-two-cubes = Drugi archeolog w tej samej strefie, na c5: dwóch może wystarczyć na drugie miejsce.
lesson-mykerinos-far-zone = I jeden na g5 w strefie 4. Trzeci w strefie może wziąć to, co inni zostawią.
lesson-mykerinos-pass-early = Spasuj i zobacz, ile są warci twoi trzej archeologowie.
lesson-mykerinos-take = W strefie 3 masz drugie miejsce. Weź prawy kafelek: jest na nim Sir Brown, a w jego skrzydle już jesteś.
lesson-mykerinos-left-over = W strefie 4 masz trzecie miejsce, a jeden kafelek został. Weź go: jest na nim Lady Violet.
lesson-mykerinos-appeal = Mecenas pomaga raz w każdej rundzie. Obróć kafelek Sir Browna: wyśle archeologa z twojej puli do muzeum.
lesson-mykerinos-better-room = Twoja sala o wartości 3 otwiera salę o wartości 5 za nią. Zajmij ją: każdy kafelek Sir Browna da 5 punktów.
lesson-mykerinos-one-cube = Jeden archeolog na e1 w strefie 2: gdzie kopie niewielu, jeden może wystarczyć na kafelek.
lesson-mykerinos-pass-again = Spasuj. Kto pasuje ostatni, zaczyna następną rundę, a wszystkie kafelki obraca się z powrotem.
lesson-mykerinos-appeal-again = Ostatnia runda. Sir Brown znów jest gotowy: obróć jego kafelek jeszcze raz.
lesson-mykerinos-violet-room = Twoje kafelki Lady Violet potrzebują sali. W12-2 leży między skrzydłami 1 i 2 i liczy się w obu, 2 punkty za każdy kafelek.
lesson-mykerinos-last-cube = Ostatni archeolog na h6 w strefie 4.
lesson-mykerinos-end = Spasuj i zobacz ostatnie podliczanie oraz wystawę: każdy kafelek daje wartość twojej najlepszej sali w skrzydle jego mecenasa.
lesson-thebes-book = Bez wiedzy nikt nie może kopać. Jedź do Berlina i weź książkę o Grecji: tydzień za każdy odcinek drogi i jeden na czytanie.
lesson-thebes-zeppelin = Ruch ma gracz, którego znacznik czasu jest najdalej z tyłu. Weź sterowiec w Rzymie: jedna podróż nim nie kosztuje czasu.
lesson-thebes-fly = Teraz leć: weź sterowcem otwartą książkę w Berlinie. Otwarte książki pomagają na każdym terenie.
lesson-thebes-more = W Rzymie leży druga książka o Grecji, warta 2 punkty wiedzy. Jedź tam i weź ją.
lesson-thebes-swap = Nie leży nic, czego potrzebujesz. W Warszawie możesz za tydzień wymienić wszystkie cztery karty.
lesson-thebes-dig = Wiesz dość o Grecji. Jedź tam i kop: twoje pozwolenie jest ważne raz w roku.
lesson-thebes-weeks = Tarcza mówi, ile żetonów losujesz za swoją wiedzę i tygodnie. Zostań 12 tygodni.
lesson-thebes-general = Kto pierwszy kopie na terenie, dostaje też leżący tam artefakt. Teraz ucz się dalej: weź otwarte książki w Paryżu.
lesson-thebes-hear-rumour = Jesteś już w Paryżu, więc płacisz tylko tygodnie karty. Weź pogłoskę o Krecie.
lesson-thebes-third-book = Nadal jesteś najdalej z tyłu i znów masz turę. Weź dużą książkę o Grecji w Londynie.
lesson-thebes-dig-rumour = Do kopania wystarczy pogłoska. Jedź na Kretę.
lesson-thebes-spend-rumour = Użyj pogłoski: 2 punkty wiedzy do tych wykopalisk. Otwarte książki liczą się tylko do tego, ile wiesz o terenie.
lesson-thebes-long-dig = Kop 12 tygodni. Miniesz tydzień 52: zaczyna się nowy rok i wszystkie twoje pozwolenia są znów ważne.
lesson-thebes-exhibit = Masz artefakty, których wymaga mała wystawa w Berlinie. Jedź tam i urządź ją; to, co pokazujesz, zostaje twoje.
lesson-thebes-dig-again = Jest rok 1903 i pozwolenie na Grecję znów jest ważne. Kop tam z całą swoją wiedzą.
lesson-thebes-last-weeks = 10 punktów wiedzy i 12 tygodni: dziesięć żetonów. Gruz wraca do worka, więc później znajduje się mniej.
lesson-thebes-finish = W ostatnim roku możesz skończyć, kiedy chcesz. Przejdź na ostatnie pole i zobacz punktowanie: artefakty, wystawy, kongresy i kto wie najwięcej o każdym terenie.
web-learn = Nauka przez grę
web-lesson = Cel { $number } z { $goals }
web-lesson-over = Wszystkie cele osiągnięte. Graj dalej do końca albo zacznij własną grę.
web-lesson-done = Wszystkie cele osiągnięte, gra skończona. Następnym razem bez przewodnika!
lesson-mykerinos-nile = Nil
lesson-mykerinos-two = Dwoje graczy
lesson-mykerinos-patrons = Mecenasi
lesson-pergamon-raider = Rabuś grobów
lesson-first = Pierwsza gra
lesson-mykerinos-nile-river = Dwa kafelki Nilu zakrywają środek obszaru; są na nich pola rzeki i lądu. Można kopać na jednych i drugich. Rozpocznij wykopaliska w rzece, na e2.
lesson-mykerinos-nile-land = Pole lądu należy do swojej strefy: archeolog, który tam stoi, przy ocenie trafia do strefy i liczy się w niej. Poszerz wykopaliska z e2 na ląd na e3, potem na f3.
lesson-mykerinos-nile-along = Pola rzeki nie należą do żadnej strefy. Rzeka to osobny wyścig, oceniany jako pierwszy. Poszerz wykopaliska w górę rzeki: d2, potem d1.
lesson-mykerinos-nile-once-more = Kto ma najwięcej archeologów w rzece, bierze kafelek Nilu, drugi bierze łódź. Jeszcze jeden na d5, na drugim kafelku, i prowadzisz na pewno.
lesson-mykerinos-nile-pass = Spasuj jako pierwszy. Na rzece też wygrywa się wtedy remisy.
lesson-mykerinos-nile-card = Masz najwięcej archeologów w rzece. Weź górny kafelek: od razu 3 punkty, a na następne rundy Gubernator Greenwish. Drugi kafelek trafia pod stos.
lesson-mykerinos-nile-left-over = Rzeka jest pusta, a twój archeolog z lądu liczy się w strefie 2: jesteś tam na trzecim miejscu, a inni poszli do muzeum. Weź lewy kafelek Mrs. Blackmore.
lesson-mykerinos-nile-greenwish = Obróć kafelek Gubernatora Greenwisha: kop na d2, a potem połóż znacznik w W2-5, wielkiej sali Mrs. Blackmore. Do oceny nikt inny tam nie wejdzie.
lesson-mykerinos-two-dig = We dwoje każdy ma oprócz swoich 4 neutralnych archeologów. Najpierw własne wykopaliska: archeolog na c2.
lesson-mykerinos-two-neutral = Teraz możesz postawić neutralnego. Zrób to tam, gdzie przeszkodzi przeciwnikowi: rozpocznij neutralne wykopaliska na f2, w strefie 2.
lesson-mykerinos-two-extend = Poszerz własne wykopaliska: c3, potem b3.
lesson-mykerinos-two-neutral-extend = Neutralne wykopaliska poszerza się jak własne, bez względu na to, kto je rozpoczął. Idź na f3, potem na g3: trzech neutralnych w strefie 2.
lesson-mykerinos-two-pass = Znacznik gracza neutralnego zawsze leży na polu 2. Kto spasuje pierwszy, wygrywa z nim remisy, drugi je przegrywa. Spasuj teraz.
lesson-mykerinos-two-second = W strefie 1 pierwszy jest gracz neutralny: przeciwnik nie ma tam nikogo i wskazał jego kafelek. Jesteś na drugim miejscu i wybierasz następny. Weź prawy kafelek.
lesson-mykerinos-two-remove = W strefie 2 znów pierwszy jest gracz neutralny, a tym razem to ty nie masz tam nikogo: ty wskazujesz kafelek, który odpada. Zabierz lewy, zanim wybierze przeciwnik.
lesson-mykerinos-patrons-violet = Ostatnia runda, a ty masz kafelki wszystkich pięciu mecenasów. Lady Violet daje jeszcze jednego archeologa ze wspólnej puli: obróć jej kafelek i rozpocznij wykopaliska na b2.
lesson-mykerinos-patrons-tangerine = Colonel Tangerine poszerza wykopaliska o trzech archeologów w łańcuszku. Od twojego na a4: b4, c4, d4.
lesson-mykerinos-patrons-lemon = Na piramidzie kopie się tylko z Lordem Lemonem. Obróć jego kafelek i kop na g5.
lesson-mykerinos-patrons-blackmore = Mrs. Blackmore rozpoczyna wykopaliska od razu dwoma archeologami: a9 i obok a8.
lesson-mykerinos-patrons-brown = Sir Brown wysyła archeologa z twojej puli do muzeum. Wybierz W12-2: ta sala liczy się w skrzydle Lorda Lemona, gdzie nie masz jeszcze żadnej.
lesson-mykerinos-patrons-pass = Każdy mecenas pomógł już raz. Spasuj i zobacz, ile są warte ich kafelki na wystawie.
lesson-pergamon-raider-stand-left = We dwoje gra z wami rabuś grobów. Leżą dwie sakiewki, więc stoi na 5. Spróbuj pola 9, na lewo od niego: dostanie pieniądze przed tobą.
lesson-pergamon-raider-watch = Wziął 2 monety, był przed tobą i opróżnił sztolnię II: to, co wykopie, wypada z gry. Masz 1 monetę. Zakończ turę.
lesson-pergamon-raider-stand-right = Znów dwie sakiewki. Tym razem stań na prawo od niego, na 3: dostaniesz pieniądze przed nim i przed nim będziesz kopać.
lesson-pergamon-raider-be-first = Masz 2 monety, a on kopie tak głęboko, jak starcza mu monet: w sztolni II. Weź znalezisko stamtąd przed nim.
lesson-pergamon-raider-watch-again = Zachowaj żeton i zakończ turę. Sztolnia II jest już pusta: zobacz, jak rabuś kopie bliżej powierzchni, za cenę tamtej sztolni.
lesson-pergamon-raider-start = Następną rundę zaczyna to z was dwojga, które stało dalej z lewej; rabuś się nie liczy. Wybierz dowolne pole. Odtąd grasz bez pomocy.
