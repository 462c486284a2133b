# Magyar. Egy üzenet mindenre, amit egy embernek mondunk; ugyanazok az üzenetek, mint az en.ftl fájlban.
# A helyek a betűjükkel jönnek, a tárnák és jelölők római számmal, a lapkák a jelölésükkel
# (bal fél, két számjegy, jobb fél, század).

## Pergamon: szavak, amelyeket más üzenetek használnak

pergamon-coins = { $coins } érme
pergamon-price = { $price } érme
pergamon-purse = { $purse ->
        [0] nincs érméd
       *[other] { $purse } érméd van
    }
pergamon-points = { $points } pont
pergamon-tiles = { $tiles } lapka
pergamon-kind = { $kind ->
        [vase] váza
        [jug] kancsó
        [bracelet] karperec
       *[mask] maszk
    }
pergamon-shown-kind = { $kind ->
        [vase] vázát
        [jug] kancsót
        [bracelet] karperecet
       *[mask] maszkot
    }
pergamon-wanted-kind = { $wanted ->
        [vase] váza
        [jug] kancsó
        [bracelet] karperec
       *[mask] maszk
    }
pergamon-back = { $back ->
        [bag] egy erszény
       *[chest] egy láda
    }
pergamon-reach = { $gallery ->
        [I] I
       *[other] I–{ $gallery }
    }
pergamon-the-gallery = { $gallery ->
        [I] az I.
        [V] az V.
       *[other] a { $gallery }.
    }
pergamon-the-field = { $field ->
        [1] az 1.
        [5] az 5.
       *[other] a { $field }.
    }

## Pergamon: lépések

pergamon-move-lay = { $tile } lerakása { pergamon-the-gallery } tárnába
pergamon-move-place = { $field }. mező: { pergamon-coins }, tárna: { pergamon-reach }
pergamon-move-dig = Ásás { pergamon-the-gallery } tárnában { $price } érméért: { pergamon-tiles }
pergamon-move-join = { $value ->
        [0] Sor kezdése ezzel: { $tile }
       *[other] { $tile } hozzáillesztése: a sor értéke így { $value }
    }
pergamon-move-dissolve = { $marker }. gyűjtemény feloszlatása { pergamon-the-field } mezőn ({ pergamon-points }), hogy hely legyen
pergamon-move-exhibit = { $coins ->
        [0] A sor kiállítása { pergamon-the-field } mezőn ({ pergamon-points })
       *[other] Fényezés { $coins } érméért és a sor kiállítása { pergamon-the-field } mezőn ({ pergamon-points })
    }
pergamon-move-discard = { $tile } eldobása
pergamon-move-store = { $tiles ->
        [0] A kör befejezése
       *[other] { $coins ->
            [0] { pergamon-tiles } ingyenes raktározása és a kör befejezése
           *[other] { pergamon-tiles } raktározása { $coins } érméért és a kör befejezése
        }
    }
pergamon-move-start = { $seat } az első kezdőjátékos
pergamon-move-tile = Felfedve: { $tile }
pergamon-move-back = { $back ->
        [bag] Egy erszény kerül elő
       *[chest] Egy láda kerül elő
    }
pergamon-move-front = A kártyán { pergamon-coins } látható

## Pergamon: mi a teendő most

pergamon-now-draw-start = Kisorsoljuk az első kezdőjátékost.
pergamon-now-draw-top = Látszik az első pénzkártya hátlapja.
pergamon-now-draw-tile = { $round }. forduló: leleteket fedünk fel.
pergamon-now-draw-back = { $round }. forduló: két pénzkártyát veszünk el a pakliból.
pergamon-now-draw-front = A pénzkártyákat felfordítjuk.
pergamon-now-laying = az azonos századi lapkák közül melyik kerüljön a következő tárnába?
pergamon-now-placing = válassz támogatási mezőt: ennyi érmét kapsz, és ilyen mélyre áshatsz.
pergamon-now-turn = { $digs ->
        [0] kiállíthatsz gyűjteményeket, aztán raktározz, és fejezd be a kört.
       *[other] áshatsz egy tárnában, kiállíthatsz gyűjteményeket, aztán raktározz, és fejezd be a kört.
    }
pergamon-now-row = illessz további lapkákat a sorhoz, vagy állítsd ki.
pergamon-now-cleared = megvan a hely. Most állítsd ki a sort.
pergamon-now-storing = dobj el lapkákat, vagy raktározd el a maradékot.
pergamon-now-ended = A játék véget ért.

## Pergamon: miért nem

pergamon-reason-unknown-id = Nincs { $id } számú lépés.
pergamon-reason-game-over = A játék véget ért: nincs több teendő.
pergamon-reason-draw-first = Előbb húzás következik; utána lehet dönteni.
pergamon-reason-other-phase = { $move ->
        [lay] Választás szerint csak a leletek kirakásakor, a rendezéses változatban lehet lapkát lerakni.
        [place] A figurák a forduló elején kerülnek a mezőkre.
        [dig] Ásni a saját körödben lehet, amikor már minden figura áll, és a támogatás ki van osztva.
        [join] Sort rakni a saját körödben lehet, amikor már minden figura áll, és a támogatás ki van osztva.
        [dissolve] Gyűjteményt a saját körödben oszlathatsz fel, hogy helyet adj egy újnak.
        [exhibit] Kiállítani a saját körödben lehet, amikor már minden figura áll, és a támogatás ki van osztva.
        [discard] Lapkát eldobni a köröd végén lehet.
        [store] Raktározni a köröd végén kell.
        [start] A kezdőjátékost egyszer sorsoljuk ki, az első forduló előtt.
        [tile] Lapkákat a forduló elején fedünk fel.
        [back] Egy pénzkártya hátlapja akkor látszik, amikor a fölötte lévőt elveszik.
       *[front] A pénzkártyákat akkor fordítjuk fel, amikor már minden figura áll.
    } { $phase ->
        [laying] Most a leletek kirakása zajlik.
        [placing] Most a figurák választanak mezőt.
        [draw-start] Most a kezdőjátékos sorsolása zajlik.
        [draw-top] Most az első pénzkártya hátlapja látszik.
        [draw-tile] Most lapkákat fedünk fel.
        [draw-back] Most pénzkártyákat veszünk el a pakliból.
        [draw-front] Most a pénzkártyákat fordítjuk fel.
       *[turn] Most valakinek a köre zajlik: ásás, kiállítás, raktározás.
    }
pergamon-reason-already-seen-tile = { $tile } már előkerült, és minden lapka csak egyszer jön.
pergamon-reason-no-such-back-left = { $back ->
        [bag] Nincs több erszény a pakliban.
       *[chest] Nincs több láda a pakliban.
    }
pergamon-reason-no-such-front-left = Minden { $coins } értékű kártyát felfordítottunk már.
pergamon-reason-wrong-back = A kártya hátlapján { pergamon-back } látható, tehát az értéke nem lehet { $coins }.
pergamon-reason-no-such-seat = Ebben a játékban nem vesz részt { $seat }.
pergamon-reason-not-drawn = { $tile } nincs az imént felfedett lapkák között.
pergamon-reason-older-century = A fiatalabbak jönnek előbb: { $tile } előtt még egy { $century }. századi lapkát kell lerakni.
pergamon-reason-field-taken = Itt már { $owner } áll ({ $field }. mező); válassz egy szabadot.
pergamon-reason-raider-stands-there = Itt a sírrabló áll ({ $field }. mező); válassz egy szabadot.
pergamon-reason-already-dug = Már ástál, és körönként csak egy tárnában lehet: { pergamon-the-gallery } tárna érintetlen marad.
pergamon-reason-out-of-reach = { $reach ->
        [I] A figurád mezőjéről ({ $field }.) csak az I. tárnát éred el, { pergamon-the-gallery } tárnát nem.
       *[other] A figurád mezőjéről ({ $field }.) az I–{ $reach }. tárnát éred el, { pergamon-the-gallery } tárnát nem.
    }
pergamon-reason-empty-gallery = Ez a tárna ({ $gallery }.) üres, nincs mit kiásni.
pergamon-reason-cannot-pay-dig = Az ásás ára itt ({ $gallery }. tárna) { pergamon-price }: { pergamon-purse }, még { $missing } hiányzik.
pergamon-reason-dig-comes-first = Előbb ásás, aztán kiállítás: ebben a körben már kiállítottál.
pergamon-reason-not-in-hand = { $tile } nincs a lapkáid között.
pergamon-reason-on-show = { $tile } ki van állítva a múzeumban, és egy gyűjtemény marad, ahogy van.
pergamon-reason-no-partner = Egyik lapkád sem illik { $tile } jobb oldalára: olyan kell, amelynek bal szélén egy { pergamon-kind } másik fele van.
pergamon-reason-does-not-fit = { $tile } egy fél tárggyal kezdődik ({ pergamon-kind }); a sor végén { $last } egy { pergamon-wanted-kind } másik felét kéri.
pergamon-reason-row-too-short = Egyetlen lapkából még nem lesz tárgy: előbb illessz hozzá egy másodikat.
pergamon-reason-too-much-polish = Egy gyűjtemény fényezésére legfeljebb { $limit } érme fordítható; csak az utolsó fordulóban akármennyi.
pergamon-reason-cannot-pay-polish = A fényezéshez még { $missing } érme hiányzik: { pergamon-purse }.
pergamon-reason-polish-wasted = { $most ->
        [0] A sor értéke már legalább 24: a fényezés nem változtatna rajta.
       *[other] A múzeum a 24. mezőnél véget ér: a fényezésből csak { $most } érme számít.
    }
pergamon-reason-no-free-marker = Mindhárom jelölőd a múzeumban van: előbb oszlasd fel egy gyűjteményedet.
pergamon-reason-marker-still-free = Van még szabad jelölőd, ezért nem oszlathatsz fel gyűjteményt.
pergamon-reason-exhibit-must-follow = Helyet csináltál a múzeumban: most állítsd ki a sort.
pergamon-reason-dig-before-row = Előbb ásás, aztán sorok: vedd vissza a sorod, és utána áshatsz.
pergamon-reason-finish-row = Ott a sorod az asztalon: előbb állítsd ki, vagy vedd vissza.
pergamon-reason-storing-begun = Elkezdtél raktározni: dobj el további lapkákat, vagy raktározz és fejezd be a köröd.
pergamon-reason-cannot-pay-storage = A raktározáshoz { $missing } érme hiányzik: előbb dobj el lapkákat; { $free } ingyen marad.
pergamon-reason-three-are-free = Legfeljebb { $free } lapka raktározása ingyenes: nem kell egyet sem eldobnod.
pergamon-reason-last-round-no-storage = Az utolsó fordulóban nincs raktározás: egyszerűen fejezd be a köröd.
pergamon-reason-in-the-row = { $tile } már a sorodban van.
pergamon-reason-no-row = Nincs kiállítható sor: előbb illessz össze két egymáshoz való lapkát.
pergamon-reason-order-needs-three = A játékossorrendes változat három és négy játékosnak szól.

## Pergamon: mi történt

pergamon-event-start = { $seat } az első kezdőjátékos.
pergamon-event-top = A pakli tetején { pergamon-back } van.
pergamon-event-drawn = Felfedve: { $tile }.
pergamon-event-laid = { $tile } { pergamon-the-gallery } tárnába kerül.
pergamon-event-full = Tele van { pergamon-the-gallery } tárna, ide már nem jut lapka.
pergamon-event-unseen = A kupacból { pergamon-tiles } látatlanul visszakerül a dobozba.
pergamon-event-cards = { $back ->
        [bag] { $second_back ->
            [bag] Két erszény van az asztalon.
           *[chest] Egy erszény és egy láda van az asztalon.
        }
       *[chest] { $second_back ->
            [bag] Egy láda és egy erszény van az asztalon.
           *[chest] Két láda van az asztalon.
        }
    }
pergamon-event-raider-stands = A sírrabló elfoglalja { pergamon-the-field } mezőt.
pergamon-event-placed = { $seat } { pergamon-the-field } mezőre áll.
pergamon-event-pot = Összesen { pergamon-coins } kerül kiosztásra.
pergamon-event-paid = { $coins ->
        [0] { $seat } nem kap semmit (kért: { $wanted }).
       *[other] { $seat } kap { $coins } érmét (kért: { $wanted }).
    }
pergamon-event-rest = { $coins ->
        [0] { $seat } az utolsó, de nem maradt semmi (kért: { $wanted }).
       *[other] { $seat } az utolsó, és elviszi a maradékot: { pergamon-coins } (kért: { $wanted }).
    }
pergamon-event-turn = { $seat } következik.
pergamon-event-dug = { $seat } ás { pergamon-the-gallery } tárnában { $price } érméért.
pergamon-event-found = { $seat } kiás egy lapkát: { $tile }.
pergamon-event-joined = { $seat } hozzáilleszt egy lapkát: { $tile }.
pergamon-event-dissolved = { $seat } feloszlatja { $marker ->
        [I] az I.
       *[other] a { $marker }.
    } gyűjteményét.
pergamon-event-polished = { $seat } fényez { $coins } érméért: a sor értéke { $value }.
pergamon-event-capped = { $seat } gyűjteményének értéke { $value }; az utolsó, { $field }. mezőre kerül.
pergamon-event-shown = { $seat } kiállítja { $marker ->
        [I] az I.
       *[other] a { $marker }.
    } gyűjteményt { pergamon-the-field } mezőn.
pergamon-event-ticket = { $seat } kap { $points } pontot a kiállításért.
pergamon-event-pushed = Lecsúszik { $seat } { $marker }. gyűjteménye { pergamon-the-field } mezőre.
pergamon-event-out = Kiszorul a múzeumból { $seat } { $marker }. gyűjteménye.
pergamon-event-discarded = { $seat } eldob egy lapkát: { $tile }.
pergamon-event-stored = { $tiles ->
        [0] { $seat } nem raktároz semmit.
       *[other] { $coins ->
            [0] { $seat } megtart { $tiles } lapkát.
           *[other] { $seat } elraktároz { $tiles } lapkát { $coins } érméért.
        }
    }
pergamon-event-raided = A sírrabló kiüríti { pergamon-the-gallery } tárnát { $price } érméért.
pergamon-event-raider-saves = A sírrabló { $coins } érmét megtart.
pergamon-event-scoring = A múzeum értékelése { $round ->
        [1] az 1.
        [5] az 5.
       *[other] a { $round }.
    } forduló után.
pergamon-event-earned = { $seat } kap { $points } pontot { $marker ->
        [I] az I.
       *[other] a { $marker }.
    } gyűjteményéért.
pergamon-event-bonus = { $seat } állítja ki a legrégibb { pergamon-shown-kind } (i. e. { $year }), ezért övé a bónusz: { pergamon-points }.
pergamon-event-no-bonus = Senki sem állít ki { pergamon-shown-kind }: a bónusz elvész.
pergamon-event-setback = A látogatók érdeklődése lankad: minden gyűjtemény { $fields } mezőt csúszik le.
pergamon-event-next-start = { $seat } állt a leginkább balra, ő kezdi a következő fordulót.
pergamon-event-next-start-of-two = { $seat } volt az utolsó, ő kezdi a következő fordulót.
pergamon-event-next-order = A következő fordulóban a figurák balról jobbra, a mostani sorrendjükben választanak: { $seat } kezd.
pergamon-event-oldest = { $rank ->
        [1] { $seat } állítja ki a legrégibb tárgyat (i. e. { $year }): { pergamon-points }.
        [2] { $seat } állítja ki a második legrégibb tárgyat (i. e. { $year }): { pergamon-points }.
       *[3] { $seat } állítja ki a harmadik legrégibb tárgyat (i. e. { $year }): { pergamon-points }.
    }
pergamon-event-ended = A játék véget ért.
pergamon-event-tie = Többeknek van a legtöbb pontjuk: a legrégibb kiállított tárgy dönt.
pergamon-event-front = Egy pénzkártyán { pergamon-coins } látható.
pergamon-event-round = Kezdődik { $round ->
        [1] az 1.
        [5] az 5.
       *[other] a { $round }.
    } forduló.
pergamon-event-raider-paid = { $coins ->
        [0] A sírrabló nem kap semmit (kért: { $wanted }).
       *[other] A sírrabló kap { $coins } érmét (kért: { $wanted }).
    }
pergamon-event-raided-nearer = A legmélyebb tárna, amelyet a sírrabló ki tud fizetni, üres: helyette { pergamon-the-gallery } tárnát üríti ki fölötte, { $price } érméért.
pergamon-event-raider-idle = A sírrabló egyetlen olyan tárnát sem ér el, amelyben lapka van, és amelyet ki is tud fizetni.
pergamon-event-polished-last = Az utolsó fordulóban { $seat } fényez { $coins } érméért: a sor értéke { $value }.
pergamon-event-chosen = { $seat } lerak egy lapkát { pergamon-the-gallery } tárnába: { $tile }.
pergamon-event-won = { $seat } nyer { $points } ponttal.
pergamon-event-shared = Többeknek van a legtöbb pontjuk, és egyikük sem állít ki semmit: osztoznak a győzelmen.
pergamon-event-set-back = Visszacsúszik { $seat } { $marker }. gyűjteménye { pergamon-the-field } mezőre.
pergamon-event-last-turn = { $seat } befejezi az utolsó kört.
pergamon-event-raider-rest = { $coins ->
        [0] A sírrabló az utolsó, de nem maradt semmi (kért: { $wanted }).
       *[other] A sírrabló az utolsó, és elviszi a maradékot: { pergamon-coins } (kért: { $wanted }).
    }

## Pergamon: beállítások

pergamon-option-order = A figurák az előző forduló sorrendjében, balról jobbra választanak mezőt (három és négy játékos).
pergamon-option-sorting = Az azonos századi leletek sorrendjéről a kezdőjátékos dönt.

## Pergamon: a táblán

pergamon-board-round = { $round }. forduló a 12-ből
pergamon-board-order = a mezőválasztás sorrendje
pergamon-board-excavation = Ásatás
pergamon-board-calendar = Naptár és pénz
pergamon-board-pile = pakli: { $cards }, felül { $back }
pergamon-board-back = { $back ->
        [bag] erszény
       *[chest] láda
    }
pergamon-board-cards = az asztalon
pergamon-board-museum = Múzeum
pergamon-board-drawn = Kirakandó leletek
pergamon-board-row = Sor az asztalon, értéke { $value }
pergamon-board-no-tiles = nincs lapka
pergamon-board-raider = sírrabló: { pergamon-coins }
pergamon-source-exhibit = jegy
pergamon-source-scoring = múzeum
pergamon-source-bonus = bónusz
pergamon-source-oldest = legrégibb

## Pergamon: esélyek

pergamon-odds-tiles = Még nem látott lapkák, század és jobb fél szerint
pergamon-odds-century = { $century }00
pergamon-odds-right = jobb felek
pergamon-odds-left = bal felek
pergamon-odds-never = { $never ->
        [0] { pergamon-tiles } látatlan; ha megtelnek a tárnák, némelyik sosem kerül elő.
       *[other] { pergamon-tiles } látatlan, ebből legfeljebb { $most } jöhet még: legalább { $never } sosem kerül elő.
    }
pergamon-odds-cards = Még fel nem fordított pénzkártyák
pergamon-odds-pot = { $round }. forduló: ennyit hozhat a két kártya
pergamon-odds-at-least = legalább ennyit: { $percent } %

## Pergamon: gyűjtemények és próbálgatás

pergamon-collections-none = A lapkáidból még nem áll össze gyűjtemény: két egymáshoz illő fél kell hozzá.
pergamon-collections-value = érték
pergamon-collections-row = sor
pergamon-collections-shown = fényezés → mező (pont), ki csúszik le
pergamon-collections-more = És { $rows } kisebb érték.
pergamon-collections-dissolving = { $marker } feloszlatása után
pergamon-collections-out = ki
pergamon-try-none = Nincs kirakható lapkád.
pergamon-try-how = Rakd őket egymás mellé, ahogy tetszik, például: try 2 1. Ezzel még semmi sem dőlt el.
pergamon-try-unknown = { $tile } nem a te lapkád: mondj egy számot 1 és { $tiles } között, vagy egy lapka nevét.
pergamon-try-twice = Egy lapka csak egy helyen lehet.
pergamon-try-row = { $objects ->
        [0] Egyetlen lapkából nem lesz tárgy.
       *[other] { $objects } tárgy: { $value } értékű sor.
    }
pergamon-try-gaps = { $objects ->
        [0] Itt semelyik két fél nem illik össze.
       *[other] { $objects } tárgy, de nem minden fél illik össze: ez nem sor.
    }

## A terminál

terminal-choose = Több lépés is lehetséges: írj be egy számot, egy lépést, vagy azt, hogy help.
terminal-only-move = Más teendő nincs: nyomj Entert.
terminal-again = Írd be még egyszer, ha ezt akarod.
terminal-no-such-number = { $most ->
        [one] Most csak egy lépés van: 1.
       *[other] A lépések számozása: 1–{ $most }.
    }
terminal-several = „{ $text }” több lépés is lehet: { $moves } …
terminal-none-of-these = Most egyetlen „{ $text }” kezdetű lépés sem lehetséges. Ha érdekel, miért, írd ki egészen, például: why { $example }.
terminal-not-understood = „{ $text }” se nem lépés, se nem parancs: írj be egy számot, egy lépést, mint „{ $example }”, vagy azt, hogy help.
terminal-why-what = Írd le, melyik lépésre gondolsz: why 3, vagy why { $example }.
terminal-why-possible = Lehetséges: { $move }.
terminal-hint = { $move }: 100-ból { $chance } győzelem, a végén kb. { $points } pont ({ $line }).
terminal-no-hints = Többen játszotok, ezért nincs tipp. A --hints kapcsolóval indítva lesz.
terminal-undone = { $steps } lépés visszavonva.
terminal-undo-drawn = Nem lehet visszavonni: azóta húzás volt, vagy más is lépett. Botok ellen az undo! mégis visszamegy; az új húzás akkor más lehet.
terminal-undo-drawn-people = Nem lehet visszavonni: azóta húzás volt, vagy más is lépett.
terminal-undo-alone-only = Ilyen messzire csak az mehet vissza, aki egyedül játszik botok ellen.
terminal-undo-nothing = Még semmiről sem döntöttél.
terminal-log-more = { $lines } korábbi bekezdés: log all.
terminal-save-where = Írd le, hova: save FÁJL.
terminal-saved = Elmentve ide: { $file }. Így folytathatod később:
terminal-left = A játék el van mentve. Így folytathatod:
terminal-record = A játék jegyzőkönyve: { $file }.
rules-components = *A szabályok javított alkatrészekkel láthatók (`{ $fingerprint }`).* Az értékeik a táblázatokban állnak, és ha egy pont más értéket említ, az alatta olvasható.
rules-changed = *Az itt használt alkatrészekkel:* `{ $name }` értéke { $now }, nem { $then }.
rules-changed-list = *Az itt használt alkatrészekkel:* `{ $name }` javítva van; ami fölötte áll, a játékhoz tartozó alkatrészekre igaz.
terminal-rulings = { $game }: { $clauses } pontból { $rulings } tartalmaz valamit, ami a miénk. A szám utáni első szavak mondják meg, hogy mi az; ahol nem adnak okot, ott a nyomtatott szabály hagyja nyitva. Minden más azt követi.
terminal-for-programs = Csak programoknak: { $programs }.
terminal-help-move = egy lépés: a száma, a jelölése, vagy annyi belőle, amennyi egyértelmű
terminal-help-why = miért lehetséges egy lépés, vagy miért nem
terminal-help-undo = visszavonás, amíg nincs húzás; undo! azután is, egyedül botok ellen
terminal-help-hint = egy rövid keresés legjobb lépései, az esélyeikkel
terminal-help-collections = mire elég a lapkáidból: sorok, értékek, mezők, ki csúszik le
terminal-help-try = rakosd egymás mellé a lapkáidat, kötelezettség nélkül
terminal-help-odds = mi van még hátra, és mekkora eséllyel jön
terminal-help-score = a pontok, és hogy miért jártak
terminal-help-log = mi történt eddig
terminal-help-rules = a szabályok, vagy egy pontjuk
terminal-help-board = még egyszer az egész tábla
terminal-help-save = a játék mentése fájlba
terminal-help-quit = felállás az asztaltól; a játék el van mentve

## A terminál: sok játék, alkatrészek

terminal-simulating = Játék: { $game }
terminal-simulated-none = Egyetlen játék sem ért véget.
terminal-simulated-mean = átlag
terminal-simulated-deviation = szórás
terminal-simulated-lowest = legkevesebb
terminal-simulated-highest = legtöbb
terminal-simulated-wins = győzelem
terminal-simulated-interval = 95 %-os sáv
terminal-simulated = { $games } játék, { $shortest }–{ $longest } lépés, átlagosan { $mean }; másodpercenként { $speed } lépés ({ $seconds } s).
terminal-score-all = összesen
terminal-no-odds = A tábla mindent megmutat, ami tudható.
terminal-components-what = alkatrész
terminal-components-value = érték
terminal-components-from = forrás
terminal-components-counts = Forrásból való (a szabályfüzetben vagy nyilvános oldalon olvasható) érték: { $sourced }, ezekből következtetett: { $inferred }, rekonstruált (javaslat, amely téves is lehet): { $reconstructed }.
terminal-components-reconstructed = Rekonstruált: { $names }.
terminal-components-exported = Kiírva ide: { $file }. Javítsd ki, és játssz vele: mattock play { $game } --components { $file }
terminal-components-same = { $file } helyes, és megegyezik a játékhoz tartozó alkatrészekkel.
terminal-components-own = { $file } helyes: saját alkatrészek, { $fingerprint }.
terminal-components-none = Ehhez a játékhoz ({ $game }) nincs alkatrészfájl: a szabályok mindent elmondanak.
terminal-components-there = { $file } már létezik; felülírni a --force kapcsolóval lehet.
terminal-components-missing = nincsenek meg az alkatrészek ({ $fingerprint }); a fájljukat a --components nevezi meg.
terminal-simulate-least = Legalább egy játék, legalább egy szálon.
terminal-arena-played = { $games } játék, { $deals } osztás. A sávok 95 %-ra szólnak.
terminal-arena-stopped = Megállt; ugyanez a parancs innen folytatja: { $file }.
terminal-arena-resumable = Megállt; innen folytatható: { $file }.
terminal-arena-no-option = „{ $text }” nem beállítás; így kell írni, például: sorting=yes.
terminal-arena-one-core = Legalább egy processzormag.
terminal-arena-report = A beszámoló itt van: { $file }.

## A terminál: leülés

terminal-language = a nyelv (alapesetben a rendszeré)
terminal-you = te
seat-player = { $seat ->
        [A] az A játékos
       *[other] a { $seat } játékos
    }
terminal-no-such-clause = { $game }: nincs { $clause } pont; a pontok: { $first }–{ $last }.
terminal-file-is-there = { $file } már létezik; válassz más nevet, vagy folytasd: --resume { $file }
terminal-cannot-write = { $file } nem írható: { $why }.
terminal-cannot-read = { $file } nem olvasható: { $why }.
terminal-other-game = { $file } egy másik játéké: { $game }.
terminal-too-many-people = { $people } ember nem fér el egy { $players } fős asztalnál.
terminal-no-such-seats = Ennek az asztalnak a helyei: { $seats }, „{ $letters }” nincs közöttük.
terminal-people-and-seats = { $people } ember és a megadott helyek („{ $letters }”) nem illenek össze.
terminal-no-bot-code = Egy botnak kód kell, például --bots greedy,random.
terminal-too-many-bots = { $bots } bot { $seats } helyre: túl sok.

## A terminál: jegyzőkönyvek

terminal-ending = { $ending ->
        [finished] befejezett játék
        [abandoned] félbehagyott játék
       *[unfinished] befejezetlen játék
    }
terminal-draws = { $draws } húzás
terminal-verify-holds = { $file } rendben van.
terminal-verify-partly = { $file } rendben van, ameddig ellenőrizhető.
terminal-verify-broken = { $file } hibás.
terminal-verify-what = { $game }, { $players } játékos, szabályok: { $rules }, { terminal-ending }: { $decisions } döntés, { terminal-draws }.
terminal-verify-given = { $lines ->
        [one] Az első sor
       *[other] Az első { $lines } sor
    } egy másik jegyzőkönyvből való, amelyet külön kell ellenőrizni.
terminal-verify-no-seed = A kezdőérték nincs felfedve: a húzások számozottak és lehetségesek, de nem bizonyítottak.
terminal-verify-seed = A kezdőérték egyezik azzal, amit előre rögzítettek, és { $draws } húzást bizonyít.
terminal-verify-undone = Döntések visszavonása: { $times } alkalommal{ $draws ->
        [0] .
       *[other] , velük együtt { terminal-draws }.
    }
terminal-verify-same-rules = A szabályok most { $version } változatúak; egyetlen sor sem tér el.
terminal-verify-other-rules = A szabályok most { $version } változatúak, és eltérnek. { $difference } Az alatta lévőkből csak a jelölést és a húzásokat ellenőriztük.
terminal-replay-greeting = { $game }, { $date }: { $who }. { $lines } sor, { terminal-ending }.
terminal-replay-up-to = Ez a jegyzőkönyv eddig a sorig nézhető meg: { $line }. { $why }
terminal-replay-other-rules = A szabályok most { $version } változatúak, korábban { $rules } volt. { $difference }
terminal-replay-end = Itt a jegyzőkönyv vége.
terminal-replay-no-command = Nincs „{ $word }” parancs.
terminal-replay-no-round = { $round }. forduló nincs ebben a jegyzőkönyvben.
terminal-replay-no-number = „{ $text }” nem sor- vagy fordulószám.
terminal-replay-no-seat = „{ $word }” nem hely; a helyek: { $seats }.
terminal-replay-below = { $line }. sor alatt: { $next }
terminal-replay-won = { $winners ->
        [one] vége a játéknak, { $names } nyert.
       *[other] vége a játéknak, { $names } nyertek.
    }
terminal-replay-draw = húzás következik: { $source }.
terminal-replay-decides = { $seat } következik.
terminal-replay-possible = { $move } itt lehetséges.
terminal-replay-new-game = Az új játék { $line }. sor alatt kezdődik, saját húzásokkal; ide mentjük: { $file }.
terminal-replay-help-next = egy sorral tovább, vagy N sorral (Enter is ezt teszi)
terminal-replay-help-back = egy sorral vissza, vagy N sorral
terminal-replay-help-line = a fájl N. sora alatti álláshoz
terminal-replay-help-round = az N. forduló elejére
terminal-replay-help-ends = a legelejére, a legvégére
terminal-replay-help-moves = mi lehetséges itt; húzás előtt: mi jöhet
terminal-replay-help-why = lehetséges-e itt egy lépés, és ha nem, miért
terminal-replay-help-board = az asztal még egyszer
terminal-replay-help-play = játék innen tovább: ezek a te helyeid, a többi a botoké

## Thebes: szavak, amelyeket más üzenetek használnak
## A kártyák, kiállítások és lapkák a jelölésükkel jönnek, a helyek és lelőhelyek a nevükkel.

thebes-weeks = { $weeks } hét
thebes-time = { $time } hét
thebes-need = { $need } hét
thebes-left = { $left } hét van hátra
thebes-spending = { $aid ->
        [rumour] a szóbeszédet
        [assistant] az asszisztenst
        [either] a szóbeszédet vagy az asszisztenst
       *[both] a szóbeszédet és az asszisztenst
    }
thebes-points = { $points } pont
thebes-tiles = { $tiles } lapka
thebes-cards = { $cards } kártya
thebes-date = { $year ->
        [end] utolsó mező
       *[other] { $year }, { $week }. hét
    }
thebes-in-site = { $site ->
        [Greece] Görögországban
        [Crete] Krétán
        [Egypt] Egyiptomban
        [Palestine] Palesztinában
       *[Mesopotamia] Mezopotámiában
    }
thebes-about-site = { $site ->
        [Greece] Görögországról
        [Crete] Krétáról
        [Egypt] Egyiptomról
        [Palestine] Palesztináról
       *[Mesopotamia] Mezopotámiáról
    }
thebes-site = { $site ->
        [Greece] Görögország
        [Crete] Kréta
        [Egypt] Egyiptom
        [Palestine] Palesztina
       *[Mesopotamia] Mezopotámia
    }
thebes-of-site = { $site ->
        [Greece] görögországi
        [Crete] krétai
        [Egypt] egyiptomi
        [Palestine] palesztinai
       *[Mesopotamia] mezopotámiai
    }
thebes-the-site = { $site ->
        [Egypt] az egyiptomi
       *[other] a { thebes-of-site }
    }
thebes-in-place = { $place ->
        [London] Londonban
        [Paris] Párizsban
        [Berlin] Berlinben
        [Vienna] Bécsben
        [Rome] Rómában
        [Warsaw] Varsóban
        [Moscow] Moszkvában
        [Greece] Görögországban
        [Crete] Krétán
        [Egypt] Egyiptomban
        [Palestine] Palesztinában
       *[Mesopotamia] Mezopotámiában
    }
thebes-to-place = { $place ->
        [London] Londonba
        [Paris] Párizsba
        [Berlin] Berlinbe
        [Vienna] Bécsbe
        [Rome] Rómába
        [Warsaw] Varsóba
        [Moscow] Moszkvába
        [Greece] Görögországba
        [Crete] Krétára
        [Egypt] Egyiptomba
        [Palestine] Palesztinába
       *[Mesopotamia] Mezopotámiába
    }
thebes-way = { $travel ->
        [0] Maradás { thebes-in-place }
       *[other] Utazás { thebes-to-place } ({ $travel } hét)
    }

## Thebes: lépések

thebes-move-take = { thebes-way }, { $card } elvétele { $time } hétért: { thebes-date }
thebes-move-exhibit = { thebes-way }, { $exhibition } megrendezése { $time } hétért: { thebes-date }
thebes-move-swap = { thebes-way }, a nyitott kártyák cseréje { $time } hétért: { thebes-date }
thebes-move-dig = { thebes-way } és ásás, tudás legfeljebb { $knowledge }
thebes-move-fly-take = Repülés { thebes-to-place }, { $card } elvétele { $time } hétért: { thebes-date }
thebes-move-fly-exhibit = Repülés { thebes-to-place }, { $exhibition } megrendezése { $time } hétért: { thebes-date }
thebes-move-fly-swap = Repülés { thebes-to-place }, a nyitott kártyák cseréje { $time } hétért: { thebes-date }
thebes-move-fly-dig = Repülés { thebes-to-place } és ásás, tudás legfeljebb { $knowledge }
thebes-move-finish = { $left ->
        [one] Lemondás az utolsó hétről, irány az utolsó mező
       *[other] Lemondás { $left } hétről, irány az utolsó mező
    }
thebes-doubt-finish = Még { $left } heted van hátra, és ezután már nem kerülsz sorra. Lemondasz róluk?
thebes-move-rumour = Szóbeszéd felhasználása ({ thebes-site })
thebes-move-assistant = Az asszisztens felhasználása ehhez az ásatáshoz { thebes-in-site }
thebes-move-shovel = Az ásó felhasználása ehhez az ásatáshoz { thebes-in-site }
thebes-move-weeks = Ásás { $weeks } hétig, { thebes-tiles } húzása: { thebes-date }
thebes-move-marker = A toronyban { $seat } időjelzője következik
thebes-move-card = Húzott kártya: { $card }
thebes-move-exhibition = Húzott kiállítás: { $exhibition }
thebes-move-tile = A zsákból ez jön: { $tile }

## Thebes: mi a teendő most

thebes-now-draw-display = Négy kutatókártya nyitva az asztalra kerül.
thebes-now-draw-marker = Kisorsoljuk az időjelzők sorrendjét.
thebes-now-draw-bonus = Minden lelőhelyre egy 1 értékű műkincs kerül.
thebes-now-draw-card = Kártyákat húzunk, amíg négy nem lesz nyitva.
thebes-now-draw-tile = Lapkákat húzunk a zsákból.
thebes-now-turn = válaszd ki, hova mész, és mit teszel ott.
thebes-now-digging = milyen segítséget használsz fel, és hány hétig ásol?
thebes-now-ended = A játék véget ért.

## Thebes: miért nem

thebes-reason-unknown-id = Nincs { $id } számú lépés.
thebes-reason-game-over = A játék véget ért: nincs több teendő.
thebes-reason-draw-first = Előbb húzás következik; utána lehet dönteni.
thebes-reason-other-phase = { $phase ->
        [turn] Segítséget és heteket a lelőhelyen választasz: előbb menj oda ásni.
        [digging] Ásni jöttél: használj fel segítséget, vagy válaszd ki a heteket.
        [draw-display] Most kutatókártyák kerülnek az asztalra.
        [draw-marker] Most az időjelzők kerülnek a toronyba.
        [draw-bonus] Most minden lelőhelyre egy műkincs kerül.
        [draw-card] Most kártyákat húzunk.
       *[draw-tile] Most lapkákat húzunk egy zsákból.
    }
thebes-reason-no-such-seat = Ebben a játékban nem vesz részt { $seat }.
thebes-reason-already-stacked = { $seat } időjelzője már a toronyban van.
thebes-reason-card-not-in-pile = { $card } nem lehet a pakli következő kártyája.
thebes-reason-show-not-in-pile = Ez a kiállítás nem lehet a pakli következő kártyája: { $exhibition }.
thebes-reason-show-not-left = Ez a kiállítás nincs a pakliban: { $exhibition }.
thebes-reason-other-site = { $tile } nem { thebes-of-site } lapka.
thebes-reason-tile-not-in-bag = { $tile } már nincs a zsákban.
thebes-reason-tile-on-site = { $tile } nincs a zsákban: { thebes-in-site } vár az első ásatásra.
thebes-reason-not-its-site = Most { thebes-of-site } műkincs kerül a táblára, és { $tile } nem az.
thebes-reason-not-worth-one = Ide csak 1 értékű { thebes-of-site } műkincs kerülhet.
thebes-reason-card-not-open = { $card } nem fekszik nyitva.
thebes-reason-show-not-open = Ez a kiállítás nincs a táblán: { $exhibition }.
thebes-reason-no-time = Ez az úttal együtt { thebes-need }; 1903 végéig { thebes-left }.{ $flying ->
        [yes] {" "}A léghajóddal beleférne.
       *[no] {""}
    }
thebes-reason-no-zeppelin = Nincs léghajód.
thebes-reason-already-there = Már { thebes-in-place } vagy: kár volna a léghajóért.
thebes-reason-artifacts-missing = A kiállítás ({ $exhibition }) ezeket a műkincseket kéri: { $wanted }. Még hiányzik: { $missing }.
thebes-reason-permit-used = Már meg van fordítva { thebes-the-site } ásatási engedélyed: ott csak különengedéllyel áshatsz, vagy olyan körben, amely új évben kezdődik.
thebes-reason-no-knowledge = Semmit sem tudsz { thebes-about-site }: könyv, szóbeszéd vagy asszisztens kell hozzá.
thebes-reason-not-last-year = Egyenesen az utolsó mezőre csak 1903-ban lehet lépni.
thebes-reason-no-rumour = Nincs { thebes-of-site } szóbeszéded.
thebes-reason-no-assistant = Nincs asszisztensed.
thebes-reason-several-assistants = Asszisztenst csak akkor használhatsz fel, ha egyetlenegy van; többen együtt dolgoznak.
thebes-reason-no-shovel = Nincs ásód.
thebes-reason-several-shovels = Ásót csak akkor használhatsz fel, ha egyetlenegy van; több együtt hat.
thebes-reason-already-spent = Ezt ehhez az ásatáshoz már felhasználtad.
thebes-reason-changes-nothing = A tudásod a tárcsa végéig ér: ez nem változtatna semmin.
thebes-reason-wheel-shows-nothing = { $knowledge } tudással a tárcsa { thebes-weeks } alatt semmit sem ad: legalább { $least } kell.
thebes-reason-knowledge-first = Még semmit sem tudsz { thebes-about-site }: előbb használd fel { thebes-spending }.
thebes-reason-aid-first = { $knowledge } tudással egy ásatás legalább { thebes-need }, és { thebes-left }: előbb használd fel { thebes-spending }.

## Thebes: mi történt

thebes-event-opened = Nyitott kártya: { $card }.
thebes-event-stacked = { $rank ->
        [1] { $seat } időjelzője a torony tetején van.
       *[other] { $seat } időjelzője felülről { $rank }. a toronyban.
    }
thebes-event-laid = { $tile } { thebes-in-site } vár az első ásatásra.
thebes-event-turn = { $seat } következik: { thebes-date }.
thebes-event-travelled = { $seat } elutazik { thebes-to-place } ({ thebes-weeks }).
thebes-event-drove = { $seat } autóval megy { thebes-to-place } ({ thebes-weeks }).
thebes-event-flew = { $seat } elrepül { thebes-to-place }, és megtakarít { $weeks } hetet.
thebes-event-stayed = { $seat } már { thebes-in-place } van.
thebes-event-took = { $seat } elvesz egy kártyát { $weeks } hétért: { $card }.
thebes-event-swapped = { $seat } kicseréli a nyitott kártyákat ({ thebes-weeks }).
thebes-event-swapped-again = { $seat } újra kicseréli a nyitott kártyákat ({ thebes-weeks }), egymás után { $swaps }. alkalommal.
thebes-event-show-came = Új kiállítás: { $exhibition }.
thebes-event-show-moved = Egy kiállítás továbblép ({ $exhibition }): { $field }. mező.
thebes-event-show-gone = Vége egy kiállításnak: { $exhibition }.
thebes-event-third-pile = Játékba jön a harmadik pakli, az eldobott lapokkal megkeverve: { thebes-cards }.
thebes-event-reshuffled = Az eldobott lapokat megkeverjük: { thebes-cards }.
thebes-event-no-card-left = Elfogytak a kutatókártyák, nincs mit húzni.
thebes-event-digs = { $seat } ásni kezd { thebes-in-site }, { $weeks } hétig.
thebes-event-spent-rumour = { $seat } felhasználja { thebes-the-site } szóbeszédet.
thebes-event-spent-assistant = { $seat } felhasznál egy asszisztenst.
thebes-event-spent-shovel = { $seat } felhasznál egy ásót.
thebes-event-knowledge = { $seat } tudása ehhez az ásatáshoz: { $special } szaktudás, { $general } általános.
thebes-event-general-limited = Az általános tudásból ({ $general }) csak { $special } használható.
thebes-event-wheel-limited = A tárcsa csak eddig ér: { $knowledge } tudás.
thebes-event-draws = { $seat } húz { $tiles } lapkát.
thebes-event-shovels = Az ásók még { $tiles } lapkát adnak.
thebes-event-found = { $seat } talál egy műkincset: { $tile }, { thebes-points }.
thebes-event-found-special = { $seat } talál egy könyvet { thebes-about-site }.
thebes-event-found-general = { $seat } talál egy nyitott könyvet.
thebes-event-rubble = { $seat } csak törmeléket húz.
thebes-event-rubble-back = { $tiles } törmelék visszakerül { thebes-the-site } zsákba.
thebes-event-bonus = { $seat } ás itt elsőként, övé a kitett műkincs: { $tile }.
thebes-event-permit-turned = { $seat } megfordítja { thebes-the-site } ásatási engedélyét.
thebes-event-special-permit = { $seat } most különengedéllyel ásott { thebes-in-site }.
thebes-event-discarded = { $seat } eldob egy kártyát: { $card }.
thebes-event-exhibited = { $seat } megrendez egy kiállítást: { $exhibition }, { thebes-points }.
thebes-event-landed = { $seat } időjelzőjének új helye: { thebes-date }.
thebes-event-on-top = { $seat } időjelzője { $other } időjelzőjére kerül.
thebes-event-permits-renewed = { $seat } új évet kezd: minden engedélye újra érvényes.
thebes-event-year = Kezdődik az új év: { $year }.
thebes-event-finished = { $seat } egyenesen az utolsó mezőre lép.
thebes-event-ended = A játék véget ért.
thebes-event-artifact-points = { $seat } kap { $points } pontot a műkincsekért.
thebes-event-exhibition-points = { $seat } kap { $points } pontot a kiállításokért.
thebes-event-congress-points = { $seat } kap { $points } pontot { $cards } kongresszusért.
thebes-event-expert = { $seat } tudja a legtöbbet { thebes-about-site }: { thebes-points }.
thebes-event-experts-tied = { $seat } másokkal együtt tudja a legtöbbet { thebes-about-site }: egyenként { thebes-points }.
thebes-event-no-expert = Senkinek sincs könyve { thebes-about-site }.
thebes-event-tie = Többeknek van a legtöbb pontjuk: osztoznak a győzelmen.
thebes-event-zeppelin-gone = { $seat } eldob egy kártyát: { $card }.
thebes-event-permit-gone = { $seat } eldob egy kártyát: { $card }.
thebes-event-won = { $seat } nyer { $points } ponttal.

## Thebes: az asztal

thebes-board-order = sorrend:
thebes-board-end = vége
thebes-board-time = Idő
thebes-board-last-field = az utolsó mezőn
thebes-board-week = { $year }, { $week }. hét
thebes-board-bags = Zsákok: lelet/lapka, pont
thebes-board-bags-short = Zsákok
thebes-board-worth = { $points } p
thebes-board-map = Térkép, az utak heteivel
thebes-board-cards = Nyitott kártyák
thebes-board-weeks = { thebes-weeks }
thebes-board-way-and-weeks = { $travel } + { $time } = { thebes-weeks }
thebes-board-exhibitions = Kiállítások
thebes-board-piles = { $waiting ->
        [0] pakli { $cards }, eldobott { $gone }
       *[other] pakli { $cards }, harmadik pakli { $waiting } vár, eldobott { $gone }
    }
thebes-board-piles-short = { $waiting ->
        [0] pakli { $cards }, eldobott { $gone }
       *[other] pakli { $cards } + { $waiting }, eldobott { $gone }
    }
thebes-board-knows = tudás
thebes-board-general = +{ $general } általános
thebes-board-permits = engedély
thebes-board-finds = műkincsek
thebes-board-held = kiállítva
thebes-aid = { $kind ->
        [assistant] asszisztens
        [shovel] ásó
        [car] autó
        [zeppelin] léghajó
        [permit] különengedély
        [congress] kongresszus
        [rumour] szóbeszéd
       *[general] nyitott könyvek
    }
thebes-board-wheel = A tárcsa: lapkák a hetekért
thebes-board-knowledge = tudás: { $knowledge }
thebes-board-knowledge-most = tudás: legfeljebb { $knowledge }
thebes-board-drawing = még { thebes-tiles } húzható; törmelék eddig: { $rubble }
thebes-source-artifacts = műkincsek
thebes-source-exhibitions = kiállítás
thebes-source-congresses = kongresszus
thebes-source-expertise = szaktudás

## Thebes: lépések a listán, az utánuk következő héttel és játékossal

thebes-effort = { $travel ->
        [0] { thebes-time }
       *[other] { $travel } + { thebes-time }
    }
thebes-away = { $travel ->
        [0] itt
       *[other] { $travel } hétre
    }
thebes-choice-take = { $card } elvétele ({ thebes-effort }): { thebes-date }
thebes-choice-exhibit = { $exhibition } megrendezése ({ thebes-effort }): { thebes-date }
thebes-choice-swap = Kártyacsere Varsóban ({ thebes-effort }): { thebes-date }
thebes-choice-dig = Ásás { thebes-in-site } ({ thebes-away }, tudás legfeljebb { $knowledge })
thebes-choice-fly-take = Repülés: { $card } elvétele ({ thebes-time }): { thebes-date }
thebes-choice-fly-exhibit = Repülés: { $exhibition } megrendezése ({ thebes-time }): { thebes-date }
thebes-choice-fly-swap = Repülés: kártyacsere ({ thebes-time }): { thebes-date }
thebes-choice-fly-dig = Repülés: ásás { thebes-in-site } (tudás legfeljebb { $knowledge })
thebes-choice-assistant = Az asszisztens felhasználása
thebes-choice-shovel = Az ásó felhasználása
thebes-choice-weeks = Ásás { $weeks } hétig, { thebes-tiles }, kb. { $expected } pont: { thebes-date }
thebes-then = utána { $seat }
thebes-then-again = utána újra { $seat }
thebes-then-end = a játék vége
thebes-then-aid = segítséggel
thebes-then-dig = { $tiles ->
        [0] tudás: { $knowledge }
       *[other] tudás: { $knowledge }, még { $tiles } lapka
    }
thebes-then-earliest = legkorábban { thebes-date }
thebes-then-just = { thebes-date }

## Thebes: az ásatás, az esélyek, a tárcsa

thebes-dig-title = { $seat } ásatása { thebes-in-site }, tudás { $knowledge }: { $special } szaktudás, { $general } általános
thebes-dig-weeks = hetek
thebes-dig-tiles = lapkák
thebes-dig-points = várható pont
thebes-dig-most = { thebes-weeks } és { thebes-tiles }: várhatóan { $expected } pont, { $chance } erre: { $name }.
thebes-dig-bonus = Az első ásatás ezt is hozza: { $name }, 1 pont.
thebes-dig-spent = ehhez az ásatáshoz felhasználva: { $aids }
thebes-dig-drawing = Még { thebes-tiles } húzható, a kihúzottakból { $rubble } törmelék volt.
thebes-in-ten = 10-ből { $tenths } esély
thebes-one-in = 1 : { $number } esély
thebes-no-chance = nincs esély
thebes-odds-bags = A zsákokban: műkincsek pont szerint, és a többi
thebes-odds-books = könyvek
thebes-odds-rubble = törmelék
thebes-odds-tiles = lapkák
thebes-odds-each = érték
thebes-odds-digs = Egy ásatás várható pontjai, hetek szerint
thebes-odds-range = A lelőhely mögött: a tudásod, + minden segítséggel. A pontok alatt: ami 10-ből 8 alkalommal jön.
thebes-odds-pile = { $first ->
        [0] A pakli következő kártyája, { $cards } közül egy
       *[other] A pakli következő kártyája, { $cards } közül egy; az első { $first } között nincs kiállítás
    }
thebes-odds-show = kiállítás
thebes-odds-waiting = E kutatókártyák közül néhány a harmadik pakliban vár; senki sem tudja, melyik.
thebes-wheel-title = A tárcsa: lapkák tudás (lefelé) és hetek (jobbra) szerint
thebes-wheel-sites = A jelek azok a lelőhelyek, amelyekről ennyit tudsz: Π Görögország, ∪ Kréta, Δ Egyiptom, ¶ Palesztina, ≡ Mezopotámia.
thebes-map-legend = A hely neve mögötti szám az odaút heteit jelzi.
terminal-help-wheel = a tárcsa, a tudásod soraival
terminal-help-map = a térkép, a helyekhez vezető utak heteivel

## Mykerinos: szavak, amelyeket más üzenetek használnak

mykerinos-cubes = { $cubes } kocka
mykerinos-points = { $points } pont
mykerinos-colour = { $colour ->
        [neutral] A semleges szín
       *[other] { $colour }
    }
mykerinos-the-field = { $field ->
        [a1] az a1
        [a2] az a2
        [a3] az a3
        [a4] az a4
        [a5] az a5
        [a6] az a6
        [a7] az a7
        [a8] az a8
        [a9] az a9
        [e1] az e1
        [e2] az e2
        [e3] az e3
        [e4] az e4
        [e5] az e5
        [e6] az e6
        [e7] az e7
        [e8] az e8
        [e9] az e9
        [f1] az f1
        [f2] az f2
        [f3] az f3
        [f4] az f4
        [f5] az f5
        [f6] az f6
        [f7] az f7
        [f8] az f8
        [f9] az f9
       *[other] a { $field }
    }
mykerinos-the-card = { $card ->
        [L1] az L1
        [L2] az L2
        [L3] az L3
        [L4] az L4
        [L5] az L5
        [L6] az L6
        [L7] az L7
        [X1] az X1
       *[other] a { $card }
    }
mykerinos-colour-inside = { $colour ->
        [neutral] a semleges szín
       *[other] { $colour }
    }
mykerinos-owner = { $owner ->
        [neutral] a semleges szín
       *[other] { $owner }
    }
mykerinos-other = { $other ->
        [neutral] a semleges szín
       *[other] { $other }
    }
mykerinos-patron = { $patron ->
        [violet] Lady Violet
        [lemon] Lord Lemon
        [brown] Sir Brown
        [blackmore] Mrs. Blackmore
        [tangerine] Tangerine ezredes
        [greenwish] Greenwish kormányzó
       *[nobody] senki
    }
mykerinos-turned = { $turned ->
        [violet] Lady Violet
        [lemon] Lord Lemon
        [brown] Sir Brown
        [blackmore] Mrs. Blackmore
        [tangerine] Tangerine ezredes
       *[greenwish] Greenwish kormányzó
    }
mykerinos-boat = { $boat ->
        [two] a 2 pontos csónakjelző
        [three] a 3 pontos csónakjelző
        [tie] a döntetlent megnyerő csónakjelző
       *[cubes] a 2 kockát hozó csónakjelző
    }
mykerinos-takes-boat = { $boat ->
        [two] a 2 pontos csónakjelzőt
        [three] a 3 pontos csónakjelzőt
        [tie] a döntetlent megnyerő csónakjelzőt
       *[cubes] a 2 kockát hozó csónakjelzőt
    }
mykerinos-some-cubes = { $colour ->
        [neutral] { $cubes } semleges kocka
       *[other] { $colour } { $cubes } kockája
    }

## Mykerinos: lépések

mykerinos-move-dig = { $colour ->
        [neutral] Semleges ásatás kezdése { mykerinos-the-field } mezőn
       *[other] Ásatás kezdése { mykerinos-the-field } mezőn
    }
mykerinos-move-extend = { $colour ->
        [neutral] Semleges ásatás kiterjesztése { mykerinos-the-field } mezőre
       *[other] Ásatás kiterjesztése { mykerinos-the-field } mezőre
    }
mykerinos-move-cube = A következő kocka { mykerinos-the-field } mezőre kerül
mykerinos-move-appeal = { mykerinos-patron } segítsége
mykerinos-move-pass = Passzolás, { $space }. hely a sávon
mykerinos-move-rest = Tovább, semleges kocka lerakása nélkül
mykerinos-move-museum = Kocka küldése a múzeumba, a { $room } szobába
mykerinos-move-take = A { $side ->
        [left] bal
       *[right] jobb
    } oldali lap elvétele, { $card }: { mykerinos-points }, { $patron ->
        [nobody] pártfogó nélkül
       *[other] { mykerinos-patron }
    }
mykerinos-move-leave = A maradék otthagyása
mykerinos-move-remove = { $card } kivétele a játékból
mykerinos-move-mark = Jelölő lerakása { mykerinos-the-field } mezőre
mykerinos-move-reserve = Jelölő lerakása a múzeumban, a { $room } szobába
mykerinos-move-nile = Az { $nile } Níluskártya elvétele
mykerinos-move-sink = Az { $nile } Níluskártya kivétele a játékból
mykerinos-move-boat = A csónakjelző felhasználása, a döntetlen megnyerése
mykerinos-move-keep = A csónakjelző megtartása későbbre
mykerinos-move-start = { $seat } az első kezdőjátékos
mykerinos-move-wing = A következő szárny gazdája: { mykerinos-patron }
mykerinos-move-parcel = { $lie ->
        [turned] { $card } parcella lerakása megfordítva
       *[upright] { $card } parcella lerakása a nyomtatott állásban
    }
mykerinos-move-bank = { $lie ->
        [turned] Az { $nile } Níluskártya lerakása megfordítva
       *[upright] Az { $nile } Níluskártya lerakása a nyomtatott állásban
    }
mykerinos-move-sail = Az asztalra kerül { mykerinos-boat }

## Mykerinos: mi a teendő most

mykerinos-now-draw-start = Kisorsoljuk az első kezdőjátékost.
mykerinos-now-draw-wing = A pártfogók korongjai a múzeum szárnyaira kerülnek.
mykerinos-now-draw-parcel = { $round }. forduló: új régiót rakunk ki.
mykerinos-now-draw-nile = { $round }. forduló: a Nílus a régióba kerül.
mykerinos-now-draw-boat = { $round }. forduló: felfordítunk egy csónakjelzőt.
mykerinos-now-turn = kezdj ásatást, terjessz ki egyet, kérd egy pártfogó segítségét, vagy passzolj.
mykerinos-now-appealed = tedd meg, amit a pártfogó kínál.
mykerinos-now-digging = rakd le a következő kockát az előző mellé.
mykerinos-now-marking = rakj egy jelölőt egy szabad mezőre vagy szobába.
mykerinos-now-neutral-turn = lerakhatsz semleges kockákat.
mykerinos-now-neutral-digging = rakd le a második semleges kockát az első mellé.
mykerinos-now-river-tie = elveszítenél egy döntetlent a folyón. Felhasználod a csónakjelződet?
mykerinos-now-river-card = első vagy a folyón. Vegyél el egy Níluskártyát.
mykerinos-now-river-sink = válaszd ki, melyik Níluskártya kerül ki a játékból.
mykerinos-now-zone-tie = elveszítenél egy döntetlent a területen. Felhasználod a csónakjelződet?
mykerinos-now-choosing = vegyél el egy lapot a területről, vagy menj a múzeumba.
mykerinos-now-removing = válaszd ki, melyik lapot veszi ki a játékból a semleges szín.
mykerinos-now-scraps = elvehetsz egyet a megmaradt lapok közül.
mykerinos-now-ended = A játék véget ért.

## Mykerinos: miért nem

mykerinos-reason-unknown-id = Nincs { $id } számú lépés.
mykerinos-reason-game-over = A játék véget ért: nincs több teendő.
mykerinos-reason-draw-first = Előbb húzás következik; utána lehet dönteni.
mykerinos-reason-other-phase = { $move ->
        [dig] Ásatást a saját körödben kezdhetsz, az értékelés előtt.
        [extend] Ásatást a saját körödben terjeszthetsz ki, az értékelés előtt.
        [cube] További kockák egy megkezdett akcióhoz tartoznak.
        [appeal] A pártfogók a saját körödben segítenek, az értékelés előtt.
        [pass] Passzolni a saját körödben lehet, az értékelés előtt.
        [rest] Semleges kockát két játékosnál, a saját akciód után rakhatsz le, vagy nem.
        [museum] Szobába Sir Brownnal lehet belépni, vagy egy terület első és második helyéről.
        [take] Lapot az értékelésben lehet elvenni.
        [leave] Lapot egy terület harmadik és negyedik játékosa hagyhat ott.
        [remove] Lapot a semleges színnek két játékosnál, az értékelésben kell megnevezni.
        [mark] Jelölőt Greenwish kormányzó segítségével lehet lerakni.
        [reserve] Jelölőt Greenwish kormányzó segítségével lehet lerakni.
        [nile] Níluskártyát a folyón első játékos vesz el.
        [sink] Níluskártyát a semleges színnek akkor kell megnevezni, ha az az első a folyón.
        [boat] A csónakjelzőről akkor van szó, ha a gazdája elveszítene egy döntetlent.
        [keep] A csónakjelzőről akkor van szó, ha a gazdája elveszítene egy döntetlent.
        [start] A kezdőjátékost egyszer sorsoljuk ki, az első forduló előtt.
        [wing] A pártfogók korongjait egyszer rakjuk le, az első forduló előtt.
        [parcel] A parcellákat a forduló elején rakjuk ki.
        [bank] A Níluskártyákat a forduló elején rakjuk ki.
       *[sail] A csónakjelzőket a forduló elején fordítjuk fel.
    } { $phase ->
        [draw-start] Most a kezdőjátékos sorsolása zajlik.
        [draw-wing] Most a pártfogók korongjai kerülnek a szárnyakra.
        [draw-parcel] Most a régiót rakjuk ki.
        [draw-nile] Most a Níluskártyákat rakjuk ki.
        [draw-boat] Most egy csónakjelzőt fordítunk fel.
        [turn] Most egy akció ideje van.
        [appealed] Most egy pártfogó segít.
        [digging] Most az akció következő kockája jön.
        [marking] Most egy jelölőt kell lerakni.
        [neutral-turn] Most semleges kockákat lehet lerakni.
        [neutral-digging] Most a második semleges kocka jön.
        [river-tie] Most egy döntetlen dől el a folyón.
        [river-card] Most egy Níluskártyát kell elvenni.
        [river-sink] Most egy Níluskártyát kell megnevezni.
        [zone-tie] Most egy döntetlen dől el a területen.
        [choosing] Most a terület elosztása zajlik.
        [removing] Most egy lapot kell megnevezni a semleges színnek.
       *[scraps] Most a terület maradékának elosztása zajlik.
    }
mykerinos-reason-no-such-seat = Ebben a játékban nem vesz részt { $seat }.
mykerinos-reason-patron-placed = { mykerinos-patron } már kapott szárnyat.
mykerinos-reason-card-seen = { $card } már előkerült, és minden lap csak egyszer jön.
mykerinos-reason-looks-the-same = Ez a lap megfordítva is ugyanolyan: csak egyféleképpen fekhet.
mykerinos-reason-not-on-top = { $nile } most nem lehet a pakli tetején.
mykerinos-reason-boat-seen = Ez a csónakjelző már előkerült, és mindegyik csak egyszer jön.
mykerinos-reason-outside-region = { $field } nem tartozik e forduló régiójához.
mykerinos-reason-cube-there = { $owner ->
        [neutral] Már semleges kocka áll { mykerinos-the-field } mezőn.
       *[other] Már { $owner } kockája áll { mykerinos-the-field } mezőn.
    }
mykerinos-reason-pyramid-there = Piramis van { mykerinos-the-field } mezőn: ide csak Lord Lemon segítségével rakhatsz kockát.
mykerinos-reason-no-cubes = Nincs több kockád: már csak passzolhatsz.
mykerinos-reason-too-few-cubes = { $colour ->
        [neutral] Ehhez { $needed } semleges kocka kell; neked { $cubes } van.
       *[other] Ehhez { $needed } kocka kell; neked { $cubes } van.
    }
mykerinos-reason-not-beside-own = A kiterjesztés első kockájának egy kockád mellé kell kerülnie, és { $field } nincs egyik mellett sem.
mykerinos-reason-not-beside-last = Minden további kocka az előző mellé kerül, és { $field } nem szomszédos ezzel: { $last }.
mykerinos-reason-cannot-finish = Ha { mykerinos-the-field } mezőre raknál kockát, nem tudnád befejezni az akciót.
mykerinos-reason-action-begun = Előbb fejezd be a megkezdett akciódat.
mykerinos-reason-one-action = Az akciódat megtetted; rakj le semleges kockákat, vagy ne.
mykerinos-reason-no-patron-card = { mykerinos-patron } egyetlen lapja sincs nálad.
mykerinos-reason-all-turned = { mykerinos-patron } minden lapját felhasználtad már ebben a fordulóban.
mykerinos-reason-one-patron = Ebben a körben { mykerinos-turned } már segített, és körönként csak egy pártfogó segíthet.
mykerinos-reason-patron-idle = Nincs hely mindarra, amit { mykerinos-patron } kínál.
mykerinos-reason-supply-empty = A központi talonban nincs kockád, amelyet Lady Violet hozhatna.
mykerinos-reason-needs-pyramid = Lord Lemonnal egy kockának piramisra kell kerülnie.
mykerinos-reason-one-pyramid = Lord Lemonnal a két kocka közül csak az egyik kerül piramisra.
mykerinos-reason-needs-brown = Ásatás közben csak Sir Brown küld kockát a múzeumba.
mykerinos-reason-only-museum = { mykerinos-turned } csak a múzeumba küld kockát.
mykerinos-reason-only-starts = { mykerinos-turned } segítségével csak ásatást kezdhetsz, kiterjeszteni nem lehet.
mykerinos-reason-only-extends = { mykerinos-turned } segítségével csak kiterjeszthetsz egy ásatást, kezdeni nem lehet.
mykerinos-reason-card-gone = { $side ->
        [left] A bal oldali lapot már elvették.
       *[right] A jobb oldali lapot már elvették.
    }
mykerinos-reason-must-choose = Az elsőnek és a másodiknak lapot kell elvennie vagy a múzeumba kell mennie.
mykerinos-reason-not-for-third = Csak egy terület első két játékosa mehet a múzeumba.
mykerinos-reason-no-such-room = Ezen az alaprajzon nincs { $room } szoba a múzeumban.
mykerinos-reason-room-taken = { $owner ->
        [neutral] Már semleges kocka áll a { $room } szobában.
       *[other] Már { $owner } kockája áll a { $room } szobában.
    }
mykerinos-reason-room-closed = A { $room } szoba csak annak nyílik meg, akinek van kockája ezek valamelyikében: { $doors }.
mykerinos-reason-no-cube-for-museum = A központi talonban nincs kockád a múzeum számára.
mykerinos-reason-neutral-no-patron = A semleges színt egy pártfogó sem segíti.
mykerinos-reason-disc-there = Az értékelésig { $owner } jelölője tartja fenn { mykerinos-the-field } mezőt.
mykerinos-reason-room-reserved = Az értékelésig { $owner } jelölője tartja fenn a { $room } szobát.
mykerinos-reason-disc-needs-free-field = Nem szabad { mykerinos-the-field } mező: jelölő oda kerül, ahol nincs kocka, jelölő vagy piramis.
mykerinos-reason-no-nile-card = Ott nincs Níluskártya.
mykerinos-reason-neutral-pyramid = Piramis van { mykerinos-the-field } mezőn, és azon sosem állhat semleges kocka.
mykerinos-reason-neutral-disc = Az értékelésig { $owner } jelölője tartja fenn { mykerinos-the-field } mezőt: ide nem kerülhet semleges kocka.

## Mykerinos: mi történt

mykerinos-event-start = { $seat } az első kezdőjátékos.
mykerinos-event-wing = { $wing }. szárny: { mykerinos-patron }.
mykerinos-event-round = Kezdődik { $round ->
        [1] az 1.
       *[other] a { $round }.
    } forduló.
mykerinos-event-cubes = { $seat } elvesz { $cubes } kockát.
mykerinos-event-short = { $seat } elvenne { $wanted } kockát, de a talonban csak { $cubes } van.
mykerinos-event-parcel = { $side ->
        [left] Bal oldalt { mykerinos-the-card } lap kerül { mykerinos-board-zone-number } területre.
       *[right] Jobb oldalt { mykerinos-the-card } lap kerül { mykerinos-board-zone-number } területre.
    }
mykerinos-event-turn = { $seat } következik.
mykerinos-event-started = { mykerinos-colour } ásni kezd { mykerinos-the-field } mezőn.
mykerinos-event-extended = { mykerinos-colour } kiterjeszti az ásatását { mykerinos-the-field } mezőre.
mykerinos-event-added = { mykerinos-colour } továbbhalad { mykerinos-the-field } mezőre.
mykerinos-event-passed = { $seat } passzol, és elfoglalja a passzolási sáv { $space }. helyét.
mykerinos-event-last = Már csak { $seat } van hátra: még egy akció.
mykerinos-event-last-space = { $seat } elfoglalja a passzolási sáv utolsó helyét.
mykerinos-event-appealed = { $seat } kéri { mykerinos-patron } segítségét.
mykerinos-event-violet = { $seat } elvesz egy kockát a központi talonból.
mykerinos-event-lemon = { $seat } egy piramisra rakja a kockáját.
mykerinos-event-brown = { $seat } átküld egy kockát a saját talonjából a múzeumba.
mykerinos-event-blackmore = { $seat } most két kockával kezd ásatást.
mykerinos-event-tangerine = { $seat } most három kockával terjeszt ki egy ásatást.
mykerinos-event-neutral-cubes = { $seat } elvesz { $cubes } semleges kockát.
mykerinos-event-neutral-disc = A semleges korong a passzolási sáv { $space }. helyén van.
mykerinos-event-neutral-turn = { $seat } lerakhat semleges kockákat.
mykerinos-event-rested = { $seat } nem rak le semleges kockát.
mykerinos-event-zone = Következik { mykerinos-board-zone-number } terület értékelése.
mykerinos-event-ranked = { mykerinos-colour } { $rank ->
        [1] az 1.
       *[other] a { $rank }.
    } helyen, { $cubes } kockával.
mykerinos-event-tie = Döntetlen: { mykerinos-colour-inside } nyer { mykerinos-other } ellen.
mykerinos-event-took = { $seat } elveszi { mykerinos-the-card } lapot: { mykerinos-points }.
mykerinos-event-alone = { $seat } egyedül van a területen.
mykerinos-event-entered = { $seat } belép a { $room } szobába.
mykerinos-event-entered-five = { $seat } belép a { $room } szobába, ennek értéke 5.
mykerinos-event-forced = { $seat } csak egyféleképpen választhat.
mykerinos-event-scrap = { $seat } elveszi a megmaradt { $card } lapot: { mykerinos-points }.
mykerinos-event-left = { $seat } semmit sem visz el a maradékból.
mykerinos-event-out = { $card } kikerül a játékból.
mykerinos-event-back = Visszakerül a központi talonba { mykerinos-some-cubes }.
mykerinos-event-neutral-first = A semleges szín az első: { $card } kikerül a játékból.
mykerinos-event-neutral-second = A semleges szín a második: { $card } kikerül a játékból.
mykerinos-event-neutral-third = { $zone }. terület: a semleges szín a harmadik, és nem tesz semmit.
mykerinos-event-neutral-alone = { $zone }. terület: a semleges szín egyedül van, mindkét lap kikerül a játékból.
mykerinos-event-next-start = { $seat } passzolt utoljára, ő kezdi a következő fordulót.
mykerinos-event-upright = Minden pártfogólapot visszaforgatunk.
mykerinos-event-saved = { $seat } megtart { $cubes } kockát a következő fordulóra.
mykerinos-event-ended = A játék véget ért.
mykerinos-event-exhibited = { $seat } kap { $points } pontot { mykerinos-patron } lapjaiért.
mykerinos-event-sets = { $seat } kap { $points } pontot { $sets } teljes sorért.
mykerinos-event-final-tie = Többeknek van a legtöbb pontjuk: a saját talonban lévő kockák döntenek.
mykerinos-event-bank = { $bank ->
        [upper] Az { $nile } Níluskártya az 1. és a 2. terület közé kerül.
        [middle] Az { $nile } Níluskártya a 3. és a 4. terület közé kerül.
       *[lower] Az { $nile } Níluskártya az 5. és a 6. terület közé kerül.
    }
mykerinos-event-sail = A forduló csónakjelzője: { mykerinos-boat }.
mykerinos-event-river-cube = Folyóban áll a kocka { mykerinos-the-field } mezőn.
mykerinos-event-marked = { $seat } lerak egy jelölőt { mykerinos-the-field } mezőre.
mykerinos-event-reserved = { $seat } lerak egy jelölőt a { $room } szobába.
mykerinos-event-no-disc = { $discs ->
        [0] { $seat } nem tud jelölőt lerakni: elfogyott mind.
       *[other] { $seat } nem tud jelölőt lerakni: nincs szabad mező és szoba.
    }
mykerinos-event-disc-back = { $seat } visszakapja a jelölőt.
mykerinos-event-discs-home = { $seat } visszakapja minden jelölőjét.
mykerinos-event-river = A Nílus értékelése.
mykerinos-event-nile = { $seat } elveszi az { $nile } Níluskártyát: { mykerinos-points }.
mykerinos-event-under = Az { $nile } Níluskártya a pakli aljára kerül.
mykerinos-event-river-back = A folyóról a központi talonba kerül { mykerinos-some-cubes }.
mykerinos-event-dropped = A földről az alatta lévő területre kerül { mykerinos-some-cubes }.
mykerinos-event-boat-points = { $seat } elveszi a csónakjelzőt: { mykerinos-points }.
mykerinos-event-boat-cubes = { $seat } elveszi a csónakjelzőt, { $cubes ->
        [0] de kockát nem, mert a talonban nincs.
       *[other] és vele { $cubes } kockát.
    }
mykerinos-event-boat-kept = { $seat } elveszi a döntetlent megnyerő csónakjelzőt.
mykerinos-event-boat-used = { $seat } felhasználja a csónakjelzőt, és megnyeri a döntetlent.
mykerinos-event-boat-saved = { $seat } megtartja a csónakjelzőt későbbre.
mykerinos-event-boat-tie = A csónakjelzővel { mykerinos-colour-inside } nyeri a döntetlent { mykerinos-other } ellen.
mykerinos-event-boat-gone = Senki sem veszi el { mykerinos-takes-boat }: kikerül a játékból.
mykerinos-event-nobody = Senki sincs a folyón.
mykerinos-event-nobody-last = Senki sincs a folyón, és senki sem kap Níluskártyát.
mykerinos-event-only-neutral = Csak a semleges szín van a folyón: ez úgy számít, mintha senki sem volna.
mykerinos-event-last-nile = { $seat } megkapja az { $nile } Níluskártyát: { mykerinos-points }.
mykerinos-event-nile-out = Az { $nile } Níluskártya kikerül a játékból.
mykerinos-event-below = Az { $nile } Níluskártya mélyebben van a pakliban, és kimarad a játékból.
mykerinos-event-neutral-nile = Az { $nile } Níluskártya a semleges színé, és kikerül a játékból.
mykerinos-event-neutral-boat = A semleges szín a második: kikerül a játékból { mykerinos-boat }.
mykerinos-event-wild = Greenwish kormányzó { $cards } lapja dzsókernek számít.
mykerinos-event-won = { $seat } nyer { $points } ponttal.
mykerinos-event-shared = A saját talonjukban is ugyanannyi kocka van: osztoznak a győzelmen.

## Mykerinos: beállítások

mykerinos-option-nile = Játék A Nílus kiegészítéssel: folyó, csónakjelzők és Greenwish kormányzó.
mykerinos-option-museum = A múzeum alaprajza: ív négy darab 2-es szobával, vagy gyűrű öttel.

## Thebes: opciók

thebes-option-exhibitions = Hogyan érkezik új kiállítás: csak az első résig tolja a többit (push), vagy mind egy mezővel továbblép (march).

## Mykerinos: a tábla a terminálon

mykerinos-board-round = { $round }. forduló a 4-ből, kezdte: { $seat }
mykerinos-board-scale = passzolt:
mykerinos-board-region = Régió
mykerinos-board-supply = Talon
mykerinos-board-zone = { $zone }. ter.
mykerinos-board-river = Folyó
mykerinos-board-boat = { $boat ->
        [two] Csónak: 2 pont
        [three] Csónak: 3 pont
        [tie] Csónak: döntetlen
       *[cubes] Csónak: 2 kocka
    }
mykerinos-board-cubes = { $cubes } kocka
mykerinos-board-stack = Pakli: { $cards }
mykerinos-board-museum = Múzeum
mykerinos-board-rooms = Szobák:
mykerinos-board-sets = { $sets } teljes sor
mykerinos-board-discs = { $discs } jelölő
mykerinos-board-tie-boat = döntetlencsónak
mykerinos-board-shared = { mykerinos-colour } holtversenyben { $rank ->
        [1] az 1.
       *[other] a { $rank }.
    } helyen, { $cubes } kockával.
mykerinos-board-pass-now = Ha most passzol: { $ties }.
mykerinos-board-ahead = { $colour ->
        [neutral] a semleges szín nyer döntetlenben { $others } ellen { $where }
       *[other] döntetlenben nyer { $others } ellen { $where }
    }
mykerinos-board-unless-boat = { $tie }, hacsak { $seat } fel nem használja a csónakjelzőt
mykerinos-board-in-zones = { $count ->
       *[other] { $zones } területen
    }
mykerinos-board-zone-number = { $zone ->
        [1] az 1.
        [5] az 5.
       *[other] a { $zone }.
    }
mykerinos-board-on-river = a folyón
mykerinos-board-and = { $list } és { $last }
mykerinos-source-parcels = parcella
mykerinos-source-nile = Nílus
mykerinos-source-boats = csónak
mykerinos-source-museum = múzeum
mykerinos-source-sets = sorok

## Mykerinos: mi jöhet még, mit érnek a lapok

mykerinos-odds-cards = Még nem látott parcellák
mykerinos-odds-unseen = maradt
mykerinos-odds-names = melyek
mykerinos-odds-nile = Még nem látott Níluskártyák: { $cards }
mykerinos-odds-boats = Még nem látott csónakjelzők: { $boats }
mykerinos-worth-title = A lapok, és hogy most mit érnek
terminal-help-worth = mit érnek most az egyes pártfogók lapjai az egyes játékosoknak


## A böngésző: oldalak és asztalok

web-lead = Három társasjáték a régészetről, barátokkal vagy botok ellen. Ha valamit nem lehet, a játék megmondja, miért.
web-game-mykerinos = Mykerinos
web-game-pergamon = Pergamon
web-game-thebes = Thebes
web-about-mykerinos = Áss a piramisok árnyékában, nyerd el öt pártfogó kegyét, és foglald el a múzeum legjobb szobáit.
web-about-pergamon = Szerezz támogatást, áss öt tárnában, és állíts össze törött felekből gyűjteményeket, amelyek vonzzák a látogatókat.
web-about-thebes = Gyűjts tudást Európa-szerte, döntsd el, hol ásol, és mutasd meg a világnak a leleteidet. Fizetni csak idővel kell.
web-play-bots = { $bots ->
    [one] Játék egy bot ellen
    [2] Játék két bot ellen
   *[other] Játék { $bots } bot ellen
}
web-opening = Készül az asztal…
web-new-table = Új asztal
web-rules = Szabályok
web-rules-short = Röviden
web-rules-whole = Minden szabály
web-rules-contents = Tartalom
web-rules-search = Keresés a szabályokban
web-rules-found = { $count ->
    [0] Nincs találat
   *[other] { $count } találat
}
web-my-tables = Asztalaim
web-open-all = Minden játék
web-open-game = Játék
web-open-more = További nyitott asztalok
web-open-tables = Nyitott asztalok
web-your-turn = Te következel
your-turn = { $shared ->
        [yes] { $name }, te jössz:
       *[no] Te jössz:
    }
web-free = szabad
web-sit-down = Leülök
web-watch = Nézem
web-status = { $status ->
        [waiting] Játékosokra vár
        [ceremony] A húzások előkészítése
        [playing] Folyamatban
        [paused] Szünetel
        [finished] Befejezve
       *[abandoned] Idő előtt véget ért
    }
web-players = Hányan játszotok?
web-seats = Kik ülnek az asztalnál?
web-seats-help = Akinek linket szánsz, annak külön link készül, amelyet elküldhetsz. Ha több helyet foglalsz, egy képernyőnél játszotok.
web-seat-me = Én, ennél a képernyőnél
web-seat-link = Akinek megvan a link
web-seat-bot = Bot: { $bot }
web-options = Változatok
web-pace = Tempó
web-pace-kind = { $pace ->
        [live] Órával
        [days] Lépésenként néhány nap
       *[none] Időkorlát nélkül
    }
web-open-help = Nyitott asztal: bárki leülhet hozzá, vagy nézheti.
web-set-up = Asztal létrehozása
web-no-page = Ezen a címen nincs semmi.
web-refused = Ez az asztal nem létezik, vagy csak a linkjével lehet megnyitni.
web-home = Kezdőlap
web-lost = Az oldal egy részét nem sikerült betölteni.
web-reload = Az oldal újratöltése
web-no-answer = A szerver nem válaszol.
web-silent = A szerver nem válaszol. Az oldal tovább próbálkozik.
web-problem = { $status ->
        [401] Ez a szerver még nem ismer.
        [403] Ezt a szerver nem engedi.
        [404] Ilyesmi itt nincs, vagy nincs hozzá jogod.
        [429] Túl sok egyszerre; várj egy kicsit.
        [500] Szerverhiba; az üzemeltető megtalálja a naplóban.
        [503] A szerver most nem tud olvasni vagy menteni; próbáld újra később.
       *[other] A szerver elutasította: { $sentence }
    }
web-bye = { $why ->
        [back-soon] A szerver újraindul; az oldal hamarosan magától visszatér.
        [try-later] A szerver most túlterhelt; az oldal újra próbálkozik.
        [our-fault] Szerverhiba; az üzemeltető megtalálja a naplóban.
        [not-for-you] Ezt az asztalt csak a linkjével lehet megnyitni.
        [shown-out] Már nem férsz hozzá a szerverhez vagy ehhez az asztalhoz.
        [no-table] Nincs ilyen asztal.
        [too-fast] Túl sok üzenet egyszerre; az oldal újra próbálkozik.
       *[other] A kapcsolat megszakadt.
    }
web-language = Nyelv
web-theme = { $theme ->
        [dark] Világos téma: papír
       *[light] Sötét téma: éjszakai sátor
    }
web-state = { $state ->
        [calling] kapcsolódás…
        [sending] küldés…
        [stored] mentve
        [offline] nincs kapcsolat, újabb próba…
       *[refused] lezárva
    }
web-round = { $round }. forduló
web-now = Teendő
web-holding = Vége a körödnek. Jóváhagyod?
web-done = Jóváhagyás
web-undo = { $undo ->
        [consent] Visszavonás kérése
       *[free] Visszavonás
    }
web-hint = Tipp
web-hint-thinking = Keresés…
web-hint-reason = győzelmi esély: 100-ból { $chance }, a végén kb. { $points } pont
web-hint-even = { $moves ->
        [2] Az első kettő nagyjából egyformán jó.
       *[other] Mind nagyjából egyformán jó.
    }
web-moves = Minden lépés ({ $moves })
web-thinks = { $name } gondolkodik…
web-ended = Nem volt lehetséges lépésed, ezért a köröd magától véget ért:
web-skip = Kihagyás
web-choose = Mit szeretnél tenni?
web-why-not = Miért nem?
web-clause = Szabályok, { $clause }
web-asked = { $what ->
        [undo] { $name } visszavonná a lépését.
        [end] { $name } befejezné a játékot.
       *[pause] { $name } szünetet kér.
    }
web-yes = Igen
web-no = Nem
web-close = Bezárás
web-players-now = Játékosok
web-you = te
web-away = távol
web-winner = győztes
web-points = { $points } pont
web-log = Események
web-log-clauses = Szabálypontok
web-chat-new = { $chats } új üzenet
web-since = A legutóbbi látogatásod óta
web-log-more = { $lines } korábbi bejegyzés
web-log-away = A szerver { $minutes } percig nem volt elérhető. Ezalatt, és utána még egy percig, az órák álltak.
web-log-undo = { $seat } visszavonja az utolsó lépést.
web-log-ended = { $seat } nem tudott lépni, ezért a köre magától véget ért.
web-log-quick = { $seat } nem kapott időt gondolkodni, és ránézésre lép.
web-log-undone = Visszavonva:
bot-random = Véletlen
bot-greedy = Mohó
bot-visitor = Látogató
bot-student = Diák
bot-curator = Kurátor
bot-professor = Professzor
web-less = Kevesebb
web-more = Több
web-me = Te
web-my-side = A te oldalad
web-hold = Jóváhagyás kérése a köröm végén
web-sheet = Játékosok és események
web-record = A jegyzőkönyv letöltése
web-rematch = Visszavágó
web-copy = Link másolása
web-copied = Másolva
web-board = A tábla
web-pace-minutes = perc játékosonként
web-pace-seconds = másodperc ráadás körönként
web-pace-days = nap lépésenként; utána bot játszik, amíg a játékos vissza nem tér
web-pace-of = { $pace ->
        [live] Órával: játékosonként { $minutes } perc, körönként még { $seconds } másodperc.
        [days] Lépésenként { $days } nap; utána bot játszik, amíg a játékos vissza nem tér.
       *[none] Időkorlát nélkül: mindenki akkor lép, amikor ráér.
    }
web-hold-help = A köröd végén a játék megvárja a jóváhagyásodat, addig még visszavonhatod a lépésed.
web-numbers-help = Minden böngésző hozzátesz egy számot a húzásokhoz, így senki sem befolyásolhatja őket.
web-hints-help = A saját körében bárki kérhet tippet. Emberek egymás ellen általában tippek nélkül játszanak.
web-hints-here = Ennél az asztalnál szabad tippet kérni.
web-name = Hogy hívnak?
web-name-of = Név ({ $seat })
web-name-keep = Név mentése
web-called = { $name } néven játszol. Megváltoztatod?
web-unnamed = valaki
web-invites = { $known ->
        [no] Meghívást kaptál egy { $game }-partira.
       *[yes] { $name } meghív egy { $game }-partira.
    }
web-here = az asztalnál
web-kept = helyette bot játszik: { $bot }
web-new-link = Új link készítése
web-watch-link = Link nézőknek
web-share = Megosztás
web-qr = QR-kód
web-qr-of = QR-kód: { $what }
web-table = Az asztal
web-watchers = { $watchers ->
        [one] 1 néző
       *[other] { $watchers } néző
    }
web-pause = { $alone ->
        [true] Szünet
       *[false] Szünet kérése
    }
web-resume = Folytatás
web-end = { $alone ->
        [true] A játék befejezése
       *[false] Befejezés kérése
    }
web-leave = Felállok; amíg vissza nem jövök, bot játszik
web-return = Vissza az asztalhoz
web-resign = Feladom
web-sure = Biztosan? Nyomd meg újra
web-asking = { $what ->
        [undo] Visszavonást kértél; a többiek még nem válaszoltak.
        [end] A játék befejezését kérted; a többiek még nem válaszoltak.
       *[pause] Szünetet kértél; a többiek még nem válaszoltak.
    }
web-like = { $what ->
        [hidePoints] A többiek jegyei lefordítva
        [pass] Várakozás, amíg a következő játékos a képernyőhöz ül
        [sound] Hangjelzés, amikor én jövök
       *[notices] Értesítés, amikor én jövök, de máshol járok
    }
web-covered = lefordított jegyek
web-clock = hátralévő idő
web-clock-days = { $days } nap { $hours } óra
web-pass = Most { $name } ({ $seat }) következik. Add át a képernyőt.
web-pass-here = Itt vagyok
web-chat = Csevegés
web-chat-write = Üzenet az asztalnak
web-chat-send = Küldés
web-chat-close = A csevegés lezárása mindenkinek
web-chat-reopen = A csevegés újranyitása
web-chat-closed = Ennél az asztalnál a csevegés le van zárva.
web-chat-open = A csevegés megnyitása
web-chat-unread = és előtte még { $more } üzenet
web-mute = { $name } némítása
web-unmute = { $name } némításának feloldása
web-recap = A legutóbbi lépésed óta
web-recap-play = Visszajátszás
web-replay = A játék visszajátszása
web-replay-step = Lépés: { $step } / { $steps }
web-replay-first = Az elejére
web-replay-back = Egy lépés vissza
web-replay-play = Lejátszás
web-replay-stop = Megállítás
web-replay-next = Egy lépés előre
web-replay-last = A végére
web-replay-close = Vissza a játékhoz
web-play-on = Játék innen tovább, botok ellen
web-record-title = Jegyzőkönyv
web-record-open = Jegyzőkönyv megnyitása
web-record-other = Másik jegyzőkönyv megnyitása
web-record-drop = Válassz egy .mattock fájlt, vagy húzd ide az oldalra.
web-final = Végső pontozás
web-final-all = Pontok
web-final-tell = Lépésről lépésre
web-final-winners = Győztes: { $winners }
web-prove = A húzások ellenőrzése
web-proof = { $people ->
        [0] Az összes húzás ({ $draws }) egyezik az első lépés előtt rögzített kezdőértékkel. Egyik böngésző sem adott számot.
       *[other] Az összes húzás ({ $draws }) egyezik az első lépés előtt rögzített kezdőértékkel és a játékosok számaival ({ $people }).
    }
web-proof-given = { $lines ->
        [one] Az első sor másik jegyzőkönyvből való, itt nem ellenőrizzük.
       *[other] Az első { $lines } sor másik jegyzőkönyvből való, itt nem ellenőrizzük.
    }
web-proof-wrong = { $what ->
        [digest] A jegyzőkönyvet megváltoztatták: az ellenőrző összeg nem stimmel ({ $line }. sor).
        [seed] A jegyzőkönyvben nincs kezdőérték ({ $line }. sor): a játék még tart.
        [commitment] Amit a játék előtt rögzítettek, nem egyezik a jegyzőkönyvvel ({ $line }. sor).
        [own] A jegyzőkönyv nem azt tartalmazza, amit ez a böngésző megőrzött ({ $line }. sor).
        [order] Egy húzás hiányzik, vagy kétszer szerepel ({ $line }. sor).
       *[place] Egy húzás eltér attól, ami a kezdőértékből és a számokból következik ({ $line }. sor).
    }
web-rematch-there = Tovább a következő játékhoz
web-result = Győztes: { $winners }, { $scores }
web-turn-of = { $name } következik
web-finished = Befejezett játékok
web-finished-more = Régebbi játékok

## A böngésző: én és ez a szerver

web-person = Profilom
web-settings = Beállítások
web-set-style = A tábla rajza
web-style = { $style ->
        [plain] egyszerű, tiszta vonalakkal
       *[table] mint az asztalon
    }
web-set-motion = Mozgás
web-motion = { $motion ->
        [slow] lassú
        [quick] gyors
        [none] nincs
       *[usual] szokásos
    }
web-set-text = Betűméret
web-set-volume = Hangerő
web-keys = Billentyűk
web-key = { $key ->
        [n] a következő lehetőségre; Shifttel az előzőre
        [Enter] megnyomás
        [d] a kör jóváhagyása
        [u] visszavonás
        [h] tipp
        [m] minden lépés
        [Esc] mozgás átugrása, ablak bezárása
       *[other] ez az oldal
    }
web-opponents = Az ellenfeleid
web-level = { $level ->
        [visitor] Gyors és kicsit figyelmetlen. Első játékhoz való.
        [student] Néhány lépést előre gondol, és ötből nagyjából négyszer legyőzi a látogatót.
        [curator] Megtervezi a köreit, és a legtöbb játékot megnyeri a diák ellen.
       *[professor] A legtovább gondolkodik, és a legtöbb játékot megnyeri a kurátor ellen.
    }
web-invited = Üdv! Itt már létrehozhatsz asztalokat.
web-word = Belépési kód
web-word-say = Kód megadása
web-account = Fiók
web-account-none = Egyelőre csak ez a böngésző ismer. Névvel és jelszóval bármelyik eszközön megtalálod az asztalaidat. A játékhoz nem kell fiók.
web-account-have = A fiókod neve: „{ $account }”.
web-account-make = Fiók létrehozása
web-account-name = Fióknév
web-account-made = Elkészült a fiókod. Másik eszközön ezzel a névvel és jelszóval jelentkezz be.
web-login = Bejelentkezés
web-login-help = Van már fiókod? Bejelentkezés után a fiókod asztalait látod itt. Amit fiók nélkül játszottál, nem kerül át a fiókba.
web-logout = Kijelentkezés ezen az eszközön
web-passphrase = Jelszó, legalább nyolc karakter
web-passphrase-old = Jelenlegi jelszó
web-passphrase-new = Új jelszó, legalább nyolc karakter
web-passphrase-change = Jelszó módosítása
web-passphrase-changed = A jelszó megváltozott. A többi eszközön újra be kell jelentkezni.
web-mail = E-mail, amikor én következem
web-mail-help = Ha te következel, és már néhány perce nincs nyitva nálad az oldal, egyetlen e-mail szól róla.
web-mail-address = E-mail-cím
web-mail-write = Erre a címre kérem
web-mail-sent = E-mailt küldtünk ide: { $address }. A benne lévő linkkel kapcsolhatod be az értesítéseket.
web-mail-on = Az értesítések ide mennek: { $address }.
web-mail-stop = Nem kérek több e-mailt
web-mail-confirmed = Köszönjük, a címed megerősítve. E-mailt küldünk, amikor te következel.
web-statistics = Eredményeim
web-statistics-none = Még nincs befejezett játékod.
web-statistics-points = legjobb { $best }, átlag { $mean } pont
web-statistics-against = Ellenfél
web-statistics-all = Összes játék
web-statistics-played = Lejátszva
web-statistics-won = Megnyerve
web-quota = Szerverhasználat
web-quota-tables = { $most ->
        [0] Befejezetlen játékok: { $used }
       *[other] Befejezetlen játékok: { $used } / { $most }
    }
web-quota-megabytes = { $most ->
        [0] Tárhely az asztalaimnak: { $used } MB
       *[other] Tárhely az asztalaimnak: { $used } / { $most } MB
    }
web-quota-thinking = { $most ->
        [0] Botok ideje ebben az órában: { $used } perc
       *[other] Botok ideje ebben az órában: { $used } / { $most } perc
    }
web-forget = Adataim törlése
web-forget-help = A neved, a jegyzeteid és az üzeneteid eltűnnek innen minden asztalról és jegyzőkönyvből, helyetted botok játszanak tovább. Ezt nem lehet visszavonni.
web-forgotten = Az adataidat töröltük.
web-note = Jegyzeteim
web-note-help = Amit ide írsz, rajtad kívül senki sem látja.

## Amit a szerver elutasít

server-closed = A szerver nem fogad új asztalt; a meglévőket végig lehet játszani.
server-not-invited = Asztal létrehozásához belépési kód vagy az üzemeltető meghívója kell. Aki helyre szóló linket kapott, anélkül is játszhat.
server-most-tables = Egy játékosnak legfeljebb { $most } befejezetlen játéka lehet. Előbb fejezz be egyet.
server-most-waiting = Egyszerre legfeljebb { $most } nyitott asztalod várhat játékosokra. Előbb kezdődjön el valamelyik, vagy hozz létre asztalt csak meghívottaknak.
server-most-waiting-from = A címedről már túl sok nyitott asztal vár játékosokra. Ülj le valamelyikhez, vagy hozz létre asztalt csak meghívottaknak.
server-most-megabytes = Elérted a fejenkénti tárhelykorlátot: { $megabytes } MB.
server-disk-full = A szerveren elfogyóban a tárhely: új dolog most nem kezdhető, de a futó játékok folytathatók.
server-full-log = Ennek az asztalnak betelt a naplója; hozz létre egy újat.
server-wrong-word = Hibás kód.
server-too-many-guesses = Túl sok próbálkozás a címedről; várj néhány percet.
server-account-guessed = Túl sok hibás jelszó ehhez a fiókhoz. Használj olyan eszközt, amelyen már bejelentkeztél, vagy próbáld újra néhány perc múlva.
server-busy = A szerver most túlterhelt; próbáld újra egy pillanat múlva.
server-too-many-newcomers = Túl sok új játékos érkezett a címedről; próbáld újra egy óra múlva.
server-name-taken = Ez a név foglalt, vagy már van fiókod.
server-no-such-account = Hibás fióknév vagy jelszó.
server-no-way-back = Fiók nélkül nem találnál vissza a helyeidre: előbb hozz létre egyet.
server-wrong-passphrase = Hibás jelszó.
server-no-mail = Ez a szerver nem küld e-mailt.
server-no-address = Ez nem tűnik e-mail-címnek.
server-too-often = Túl sok kérés; próbáld újra egy óra múlva.
server-mail-not-sent = Az e-mailt most nem sikerült elküldeni; próbáld újra később.
server-bad-link = Ez a link nem működik: már felhasználták vagy lecserélték, vagy hiányzik egy része. Kérj újat.
server-no-free-seat = Nincs olyan szabad hely, amelyet bárki elfoglalhatna.
server-not-yours = Ezt csak az teheti meg, aki az asztalt létrehozta.
server-seat-taken = Ez a hely foglalt; előbb szabadítsd fel.
server-not-your-turn = Most nem te következel.
server-one-hint = Várd meg az előző tippet.
server-hint-late = A tipp nem készült el időben; kérd újra.
server-no-hints = Ennél az asztalnál nem lehet tippet kérni.
server-not-over = A játék még nem ért véget.
server-no-seat = Nincs helyed ennél az asztalnál.
server-not-begun = A játék még nem kezdődött el.
server-over = A játék véget ért.
server-not-now = { $status ->
        [paused] A játék szünetel.
        [waiting] Még van üres hely az asztalnál.
        [ceremony] A játék mindjárt kezdődik.
       *[over] { server-over }
    }
server-not-paused = A játék nem szünetel.
server-no-pause = Csak folyamatban lévő játékot lehet szüneteltetni.
server-stale = Az állás időközben megváltozott.
server-seat-taken-already = Ez a hely már foglalt.
server-seat-stays = A játék elkezdődött: a helyet már nem lehet elvenni senkitől.
server-not-your-seat = Ez nem a te helyed.
server-holding = A játék arra vár, hogy { $seat } befejezze a körét.
server-return-first = Most egy bot játszik helyetted; előbb térj vissza.
server-away-already = Már botok játszanak helyetted.
server-back-already = Már az asztalnál ülsz.
server-no-turn-to-end = Most nincs befejezhető köröd.
server-nothing-to-undo = Nincs mit visszavonnod.
server-no-undo-in-lesson = A leckében nem lehet visszavonni: a célok egymás után következnek.
server-nobody-to-agree = Nincs itt senki, aki beleegyezhetne.
server-asked-already = Ezt már kérték; a többiek még nem válaszoltak.
server-not-asked = Ez a kérdés nem neked szól.
server-numbers-before = Számot a játék előtt lehet adni, amikor már mindenki ül.
server-promised-already = Ennek a helynek már rögzítették a számát, vagy már túl késő.
server-no-number-asked = Ettől a helytől most nem várunk számot.
server-wrong-number = Ez nem az előre rögzített szám.
server-bad-name = A név betűkből, számjegyekből és nyomtatható jelekből állhat.
server-nameless = Előbb adj meg egy nevet.
server-most-muted = Legfeljebb { $most } játékost némíthatsz el; előbb oldd fel valamelyik némítást.
server-empty-chat = Az üzenet üres.
server-chat-closed = Ennél az asztalnál a csevegés le van zárva.
server-too-fast = Ez túl gyors volt; várj egy kicsit.

## A böngésző: Pergamon

web-pergamon-tray = Előtted az asztalon
web-pergamon-hand = A lapkáid ({ $tiles })
web-pergamon-try = Húzd őket bármilyen sorrendbe, és nézd meg, mi illik össze.
web-pergamon-tile = Lapka: fél { $left ->
        [vase] váza
        [jug] kancsó
        [bracelet] karperec
       *[mask] maszk
    }, { $digits }, és fél { $right ->
        [vase] váza
        [jug] kancsó
        [bracelet] karperec
       *[mask] maszk
    }, { $century }. század
web-pergamon-lay = E { $tiles } lapka kirakása
web-pergamon-field = { $field }. mező

## A böngészőben: Thebes

web-thebes-place = { $place ->
        [London] London
        [Paris] Párizs
        [Berlin] Berlin
        [Vienna] Bécs
        [Rome] Róma
        [Warsaw] Varsó
        [Moscow] Moszkva
        [Greece] Görögország
        [Crete] Kréta
        [Egypt] Egyiptom
        [Palestine] Palesztina
       *[Mesopotamia] Mezopotámia
    }
web-thebes-pile = Pakli: { thebes-cards }
web-thebes-nothing = Most semmi sincs { thebes-in-place }: se kártya, se kiállítás.
web-thebes-swap = csere
web-thebes-waiting = Harmadik pakli: { thebes-cards }
web-thebes-waiting-short = 3. pakli
web-thebes-discards = Dobott lapok: { thebes-cards }
web-thebes-discards-short = dobott
web-thebes-last-field = Az utolsó mező: lemondás a maradék hetekről
web-thebes-bag = { thebes-tiles }, köztük { $finds } lelet, összesen { thebes-points }
web-thebes-book = könyv ({ $place })
web-thebes-books = könyvek
web-thebes-artifact = { $tile ->
        [bronze-horse] bronzló
        [Attic-owl-coin] attikai baglyos érme
        [Attic-cup] attikai csésze
        [helmet-from-Olympia] olümpiai sisak
        [Venus-de-Milo] milói Vénusz
        [Pallas-Athena] Pallasz Athéné
        [Omphalos-of-Delphi] delphoi omphalosz
        [charioteer-of-Delphi] delphoi kocsihajtó
        [mask-of-Agamemnon] Agamemnón maszkja
        [treasure-of-Priam] Priamosz kincse
        [Parthenon-relief] Parthenón-dombormű
        [Zeus-of-Artemision] artemiszioni Zeusz
        [seal-from-Troy] trójai pecsét
        [figurines-of-Dreros] dréroszi szobrocskák
        [rock-crystal-vessel] hegyikristály edény
        [sphinx-from-Malia] máliai szfinx
        [disc-of-Zeus] Zeusz érméje
        [bull-head-vessel] bikafejes edény
        [bull-fresco] bikás freskó
        [mother-goddess] anyaistennő
        [Phaistos-disc] phaisztoszi korong
        [helmet-of-Axos] axoszi sisak
        [bottle-from-Chania] haniai palack
        [marble-Aphrodite] márvány Aphrodité
        [Antikythera-mechanism] antikütherai szerkezet
        [lidded-coffin] fedeles koporsó
        [ushabti] usébti
        [Abusir-papyrus] abuszíri papirusz
        [scarab-amulet] szkarabeusz-amulett
        [Senwosret-amulet] Szenuszert-amulett
        [blue-faience-dish] kék fajansztál
        [Sobekneferu-seal] Szobeknoferu pecsétje
        [Theban-tomb-painting] thébai sírfestmény
        [bust-of-Nefertiti] Nofertiti mellszobra
        [bronze-mirror] bronztükör
        [Narmer-palette] Narmer-paletta
        [mummy-of-Ramesses] Ramszesz múmiája
        [Rosetta-stone] rosette-i kő
        [mask-of-Tutankhamun] Tutanhamon maszkja
        [Tel-Dan-stele] Tel Dan-i sztélé
        [Tinshemet-medallion] tinsemeti medál
        [Roman-coin] római érme
        [mill-game-board] malomtábla
        [bull-figurine] bikaszobrocska
        [menorah-relief] menórás dombormű
        [cult-stand-from-Ashdod] asdódi kultuszállvány
        [pillar-figure-from-Arad] aradi oszlopfigura
        [clay-sarcophagi] agyagszarkofágok
        [Amarna-letter] amarnai levél
        [ossuary] csontláda
        [Merneptah-stele] Merenptah-sztélé
        [Qumran-scrolls] qumráni tekercsek
        [glass-bowl-of-Nimrud] nimrudi üvegtál
        [lion-of-Babylon] babiloni oroszlán
        [white-obelisk] fehér obeliszk
        [earliest-writing-tablet] a legrégibb írástábla
        [Gudea-seal] Gudea pecsétje
        [Sumerian-gold-helmet] sumer aranysisak
        [Queen-of-the-Night] az Éj királynője
        [gold-cup-from-Ur] uri aranykehely
        [Warka-vase] varkai váza
        [Gilgamesh-tablet] Gilgames-tábla
        [Nimrud-crown] nimrudi korona
        [mask-of-Sargon] Szargon maszkja
        [code-of-Hammurabi] Hammurapi törvényoszlopa
       *[other] { $tile }
    }
web-thebes-card = { $symbols ->
        [0] { $what } ({ $city })
       *[other] { $what }, { $symbols } tudáspont ({ $city })
    }
web-thebes-show = { $size ->
        [large] nagy, { $city }
       *[small] kis, { $city }
    }
web-thebes-valid = érvényes
web-thebes-turned = lefordítva
web-thebes-excavation = A tárcsa és a zsákok
web-thebes-dial = A tárcsa: { $place }, tudás: { $knowledge }
web-thebes-dial-week = { thebes-weeks }: { thebes-tiles }
web-thebes-odds = Mit hozhat egy ásatás: { $place }
web-thebes-tiles = lapka
web-thebes-points = ≈ pont
web-thebes-week = hét
web-thebes-then = aztán
web-thebes-held = Az ásatásod eldőlt. Húzz { $tiles } lapkát; addig még visszaléphetsz.
web-thebes-draw = { $tiles } lapka húzása
web-thebes-no-knowledge = { $place }: tudás nélkül a tárcsa semmit sem ad. Könyv, szóbeszéd vagy asszisztens ad tudást.
web-thebes-unseen = Mi jöhet még a paklikból
web-thebes-region = { $region ->
        [atlantic] Atlanti-óceán
        [north] Északi-tenger
        [mediterranean] Földközi-tenger
        [black] Fekete-tenger
        [caspian] Kaszpi-tenger
        [russia] Oroszország
        [minor] Kis-Ázsia
        [arabia] Arábia
       *[libya] Líbia
    }
web-thebes-month = { $month ->
        [1] jan.
        [2] febr.
        [3] márc.
        [4] ápr.
        [5] máj.
        [6] jún.
        [7] júl.
        [8] aug.
        [9] szept.
        [10] okt.
        [11] nov.
       *[12] dec.
    }
web-thebes-rubble = törmelék
web-mykerinos-patrons = Pártfogók
web-mykerinos-ahead = { $colour ->
        [neutral] Passz: a semleges nyer { $others } ellen
       *[other] Passz: nyersz { $others } ellen
    }{ $unless ->
        [boat] {" (csónak nélkül)"}
       *[none] {""}
    }
web-mykerinos-scale = Passzolási sáv
web-mykerinos-space = { $owner ->
        [none] { $space }. hely, szabad
       *[other] { $space }. hely: { mykerinos-owner }
    }
web-mykerinos-left = még { $cubes } kocka kerül le
web-mykerinos-field = { $ground ->
        [river] { $field }, folyó
        [land] { $field }, szárazföld, { $zone }. terület
        [pyramid] { $field }, piramis, { $zone }. terület
       *[sand] { $field }, { $zone }. terület
    }
web-mykerinos-cube = { $owner ->
        [neutral] semleges kocka
       *[other] { $owner } kockája
    }
web-mykerinos-disc = { $seat } jelölője
web-mykerinos-room = { $room } szoba, értéke { $value }
web-mykerinos-wing = { $wing }. szárny
web-mykerinos-neutrals = { $cubes } semleges kocka
web-mykerinos-holding = { $seat }: { $cards } lap, elforgatva: { $used }
web-mykerinos-worth = laponként { mykerinos-points }
web-mykerinos-unseen = még jön: { $cards }
web-mykerinos-ability = { $patron ->
        [violet] Vegyél el egy kockát a központi talonból, aztán kezdj vagy terjessz ki egy ásatást.
        [lemon] Kezdj ásatást piramison, vagy terjessz ki egyet úgy, hogy a két kocka egyike piramisra kerül.
        [brown] Küldj egy kockát a saját talonodból a múzeumba.
        [blackmore] Kezdj ásatást két kockával, egymás mellett.
        [tangerine] Terjessz ki egy ásatást három kockával.
       *[greenwish] Kezdj vagy terjessz ki egy ásatást, aztán egy jelölővel tarts fenn magadnak egy mezőt vagy szobát.
    }
## Levelek

mail-confirm-subject = Mattock: ez a te címed?
mail-confirm = Valaki ezen a címen kér értesítést, amikor ő következik. Ha te vagy az, nyisd meg a lenti linket. Ha nem, nincs teendőd: több e-mail nem jön.
mail-turn-subject = Mattock: te következel ({ $game })
mail-turn = Te következel ebben a játékban: { $game }. Veled az asztalnál: { $players }. Itt folytathatod:
## Tanulás játék közben

lesson-something-else = A szabályok ezt megengedik, de a lecke most mást kér. Azt, ami világít: próbáld újra.
lesson-pergamon-ask-much = Két láda van kint: legalább 10 érme. Tedd a figurádat a 12. mezőre, és kérj belőlük 6-ot.
lesson-pergamon-empty-hands = Aki legtávolabb áll balra, utoljára kap: neked 2 érme maradt. Az I. és a II. tárna üres, a III. pedig 3-ba kerül, ezért fejezd be a köröd. A következő fordulót te kezded.
lesson-pergamon-ask-less = Most kérj kevesebbet: a 9. mező 4 érmét ad a balra állók előtt, és az V. tárnáig áshatsz.
lesson-pergamon-dig = Most áss: 4 érméért megnyílik a IV. tárna, és minden lapka a tiéd benne. A mélyben régi tárgyak vannak, és a régi többet ér.
lesson-pergamon-keep = A két lapkád még nem illik össze. Raktározd el őket: háromig ingyen van.
lesson-pergamon-ask-early = A III. tárnában három lapka van. A 4. mező csak 2 érmét ad, de te áshatsz elsőként.
lesson-pergamon-dig-more = Te vagy az első. Vedd el a III. tárna három lapkáját 3 érméért.
lesson-pergamon-pay-storage = Öt lapkád van. Három fölött minden megkezdett három 1 érmébe kerül a raktárban. Fizesd ki: ezek a lapkák megérik.
lesson-pergamon-ask-middle = Kérj 3 érmét a 7. mezőn: elég egy ásásra és egy gyűjtemény fényezésére.
lesson-pergamon-dig-near = Az I. tárnában 1 érméért van egy lapka, amely illik a tieidhez. Áss ott.
lesson-pergamon-lay = Most rakj egy sort. Kezdd ezzel: { $tile }. A jobb szélén egy 2. századi maszk fele van.
lesson-pergamon-fit = Egy lapka oda illik, ahol két fél egész tárggyá áll össze. { $tile } kiegészíti a maszkot: a sor 2-t ér.
lesson-pergamon-fit-more = Illeszd hozzá ezt is: { $tile }. Az egész 4. századi kancsóval a sor 6-ot ér. A végeken maradt felek nem számítanak.
lesson-pergamon-polish = Állítsd ki a sort a múzeumban, és fényezd 1 érméért: a 7. mezőre kerül. A kiállítás azonnal 1 pontot ér.
lesson-pergamon-end-turn = A gyűjteményed egy alacsonyabbat egy mezővel lejjebb tolt. Most raktározd el a megmaradt három lapkát.
lesson-pergamon-last-funds = E forduló után értékelés jön. Az 5. mező 2 érmét ad, és minden tárnát nyitva hagy neked.
lesson-pergamon-last-dig = Áss a II. tárnában 2 érméért: a lapkái jól illenek a raktáradhoz.
lesson-pergamon-long-row = Rakd ki a világító lapkákból a lehető leghosszabb sort, és állítsd ki az utolsó érméddel fényezve. Mind a négy együtt 12-t ér.
lesson-pergamon-small-row = Egy második gyűjtemény: { $tile } és { $other } egy váza. Állítsd ki fényezés nélkül; egy kicsi is ér most egy pontot, és az értékelésben még egyet.
lesson-pergamon-scoring = Fejezd be a köröd, és nézd végig az értékelést: minden gyűjtemény a mezője szerint ér pontot, a legrégibb váza bónuszt hoz, aztán mind lejjebb kerül.
lesson-mykerinos-first-cube = Kezdj ásatást: egy kocka egy szabad mezőre. Legyen d3, ahol két terület találkozik. Egy terület két kártya, és a forduló végén megszámoljuk rajta a kockákat.
lesson-mykerinos-second-dig = Kezdj egy második ásatást itt: c1. Minden területen két lap nyerhető, és ez a kocka az 1. területen számít.
lesson-mykerinos-extend = A kiterjesztéshez két kocka kell, az első egy sajátod mellé. Menj innen: d3, ide: e3. Ez már a határon túl van, a 2. területen.
lesson-mykerinos-extend-on = A második kocka az első mellé kerül. Tedd ide: f3.
lesson-mykerinos-third-dig = Még egy ásatás itt: g3. Ez három kocka a 2. területen.
lesson-mykerinos-pass = Most passzolj korán. A megmaradt kockák a tieid maradnak, és aki először passzol, minden döntetlent megnyer.
lesson-mykerinos-museum = A 2. területen mindhármótoknak 3 kockája van, de te passzoltál először, ezért te választasz először: egy lapot vagy egy szobát a múzeumban. Vedd a 3-as szobát a 4. szárnyban, Sir Brown szárnyában.
lesson-mykerinos-new-round = Új forduló: új régió és még 11 kocka. Kezdj ásatást a 3. területen itt: d5.
lesson-mykerinos-two-cubes = Egy második kocka ugyanott, ide: c5. Kettő elég lehet a második helyre.
lesson-mykerinos-far-zone = És egy a 4. területen, ide: g5. A terület harmadikja elveheti, amit a többiek otthagynak.
lesson-mykerinos-pass-early = Passzolj, és nézd meg, mit ér a három kockád.
lesson-mykerinos-take = A 3. területen második vagy. Vedd el a jobb oldali lapot: Sir Brown van rajta, akinek a szárnyában már bent vagy.
lesson-mykerinos-left-over = A 4. területen harmadik vagy, és maradt egy lap. Vedd el: Lady Violet van rajta.
lesson-mykerinos-appeal = Egy pártfogó fordulónként egyszer segít. Forgasd el Sir Brown lapját: a talonodból egy kockát a múzeumba küld.
lesson-mykerinos-better-room = A 3-as szobád megnyitja a mögötte lévő 5-ös szobát. Lépj be: Sir Brown minden lapja 5 pontot fog érni.
lesson-mykerinos-one-cube = Egy kocka a 2. területen, ide: e1. Ahol kevesen ásnak, egy is elég lehet egy laphoz.
lesson-mykerinos-pass-again = Passzolj. Aki utoljára passzol, az kezdi a következő fordulót, és minden lapot visszaforgatunk.
lesson-mykerinos-appeal-again = Az utolsó forduló. Sir Brown újra kész segíteni: forgasd el a lapját még egyszer.
lesson-mykerinos-violet-room = Lady Violet lapjaihoz szoba kell. W12-2 az 1. és a 2. szárny között van, mindkettőben számít, és laponként 2 pontot ér.
lesson-mykerinos-last-cube = Egy utolsó kocka a 4. területen, ide: h6.
lesson-mykerinos-end = Passzolj, és nézd végig az utolsó értékelést és a kiállítást: minden lap annyit ér, mint a legjobb szobád a pártfogója szárnyában.
lesson-thebes-book = Tudás nélkül senki sem áshat. Utazz Berlinbe, és vedd el a Görögországról szóló könyvet: minden út egy hét, és egy az olvasás.
lesson-thebes-zeppelin = Az következik, aki az időben leghátul van. Hozd el a léghajót Rómából: egy utazás vele semennyi időbe sem telik.
lesson-thebes-fly = Most repülj: vedd el léghajóval a nyitott könyvet Berlinben. A nyitott könyvek minden lelőhelyen segítenek.
lesson-thebes-more = Rómában van egy második könyv Görögországról, 2 pont tudást ér. Utazz oda, és vedd el.
lesson-thebes-swap = Semmi sincs nyitva, ami kellene. Varsóban egy hétért mind a négy kártyát kicserélheted.
lesson-thebes-dig = Eleget tudsz Görögországról. Utazz oda, és áss: az engedélyed évente egyszer érvényes.
lesson-thebes-weeks = A tárcsa megmondja, hány lapkát húzol a tudásodért és a heteidért. Maradj 12 hétig.
lesson-thebes-general = Aki egy lelőhelyen először ás, az ott fekvő műkincset is megkapja. Most tanulj tovább: vedd el a nyitott könyveket Párizsban.
lesson-thebes-hear-rumour = Már Párizsban vagy, így csak a kártya heteibe kerül. Vedd el a krétai szóbeszédet.
lesson-thebes-third-book = Még mindig leghátul vagy, és újra te következel. Vedd el a nagy görög könyvet Londonban.
lesson-thebes-dig-rumour = Az ásáshoz egy szóbeszéd is elég. Utazz Krétára.
lesson-thebes-spend-rumour = Vesd be a szóbeszédet: 2 pont tudás ehhez az ásatáshoz. A nyitott könyvek csak annyit érnek, amennyit a lelőhelyről tudsz.
lesson-thebes-long-dig = Áss 12 hétig. Ezzel túljutsz az 52. héten: új év kezdődik, és minden engedélyed újra érvényes.
lesson-thebes-exhibit = Megvannak a műkincsek, amelyeket a berlini kis kiállítás kér. Utazz oda, és rendezd meg; amit megmutatsz, a tiéd marad.
lesson-thebes-dig-again = 1903 van, és a görög engedély újra érvényes. Áss ott minden tudásoddal.
lesson-thebes-last-weeks = 10 pont tudás és 12 hét: tíz lapka. A törmelék visszakerül a zsákba, így később kevesebb a lelet.
lesson-thebes-finish = Az utolsó évben akkor hagyod abba, amikor akarod. Lépj az utolsó mezőre, és nézd végig az értékelést: műkincsek, kiállítások, kongresszusok, és ki tud a legtöbbet egy-egy lelőhelyről.
web-learn = Tanulás játék közben
web-lesson = { $number }. cél, összesen { $goals }
web-lesson-over = Minden célt elértél. Játssz tovább a végéig, vagy kezdj egy saját játékot.
web-lesson-done = Minden célt elértél, és a játék véget ért. Legközelebb vezető nélkül!
lesson-mykerinos-nile = A Nílus
lesson-mykerinos-two = Kettesben
lesson-mykerinos-patrons = A pártfogók
lesson-pergamon-raider = A sírrabló
lesson-first = Első játék
lesson-mykerinos-nile-river = Két Níluskártya fedi a régió közepét, folyó- és földmezőkkel. Mindkettőn lehet ásatni. Kezdj ásatást a folyóban, az e2 mezőn.
lesson-mykerinos-nile-land = A földmező a mellette lévő területhez tartozik: az ott álló kocka az értékeléskor a területre kerül, és ott számít. Terjeszd ki az ásatást az e2-ről a földre, az e3-ra, majd az f3-ra.
lesson-mykerinos-nile-along = A folyómezők egyik területhez sem tartoznak. A folyó külön verseny, és ezt értékelitek először. Terjeszd ki az ásatást a folyón felfelé: d2, aztán d1.
lesson-mykerinos-nile-once-more = Akinek a legtöbb kockája van a folyón, Níluskártyát kap, a második a csónakot. Még egy kocka a d5-re, a másik kártyára, és biztosan te vezetsz.
lesson-mykerinos-nile-pass = Passzolj elsőként. Így a folyón is tiéd minden döntetlen.
lesson-mykerinos-nile-card = Neked van a legtöbb kockád a folyón. Vedd el a felső kártyát: azonnal 3 pont, és a következő fordulókra Greenwish kormányzó. A másik kártya a talon alá kerül.
lesson-mykerinos-nile-left-over = A folyó kiürült, és a földön álló kockád a 2. területen számít: ott harmadik vagy, a többiek a múzeumba mentek. Vedd el Mrs. Blackmore bal oldali kártyáját.
lesson-mykerinos-nile-greenwish = Fordítsd el Greenwish kormányzó kártyáját: ásass a d2 mezőn, aztán tégy egy korongot a W2-5 szobába, Mrs. Blackmore nagy szobájába. Az értékelésig oda senki más nem mehet be.
lesson-mykerinos-two-dig = Kettesben mindkettőtöknek van a sajátjai mellett 4 semleges kockája. Előbb a saját ásatásod: egy kocka a c2 mezőre.
lesson-mykerinos-two-neutral = Most lerakhatsz egy semleges kockát. Ott tedd, ahol az ellenfelednek árt: kezdj semleges ásatást az f2 mezőn, a 2. területen.
lesson-mykerinos-two-extend = Terjeszd ki a saját ásatásodat: c3, aztán b3.
lesson-mykerinos-two-neutral-extend = A semleges ásatást ugyanúgy lehet kiterjeszteni, mint a sajátot, bárki kezdte is. Menj az f3-ra, aztán a g3-ra: három semleges kocka a 2. területen.
lesson-mykerinos-two-pass = A semleges játékos korongja mindig a 2. helyen áll. Aki előbb passzol, megnyeri vele szemben a döntetleneket, a másik elveszíti. Passzolj most.
lesson-mykerinos-two-second = Az 1. területen a semleges játékos az első: az ellenfelednek nincs ott kockája, ő nevezte meg a kártyáját. Te vagy a második, te választasz. Vedd el a jobb oldali kártyát.
lesson-mykerinos-two-remove = A 2. területen megint a semleges játékos az első, és most neked nincs ott kockád: te mondod meg, melyik kártya kerül ki. Vedd el a bal oldalit, mielőtt az ellenfeled választ.
lesson-mykerinos-patrons-violet = Az utolsó forduló, és mind az öt pártfogótól van kártyád. Lady Violet még egy kockát ad a központi talonból: fordítsd el a kártyáját, és kezdj ásatást a b2 mezőn.
lesson-mykerinos-patrons-tangerine = Colonel Tangerine három kockával terjeszt ki, láncban. Az a4-en álló kockádtól: b4, c4, d4.
lesson-mykerinos-patrons-lemon = Piramison csak Lord Lemonnal lehet ásatni. Fordítsd el a kártyáját, és ásass a g5 mezőn.
lesson-mykerinos-patrons-blackmore = Mrs. Blackmore rögtön két kockával kezd ásatást: a9, mellette a8.
lesson-mykerinos-patrons-brown = Sir Brown egy kockát küld a talonodból a múzeumba. Válaszd a W12-2 szobát: ez Lord Lemon szárnyában is számít, ahol még nincs szobád.
lesson-mykerinos-patrons-pass = Mindegyik pártfogó segített egyszer. Passzolj, és nézd meg, mit érnek a kártyáik a kiállításon.
lesson-pergamon-raider-stand-left = Kettesben egy sírrabló is játszik. Két zsák fekszik ott, ezért az 5. mezőn áll. Próbáld ki a 9. mezőt, tőle balra: ő előbb kap pénzt, mint te.
lesson-pergamon-raider-watch = Elvett 2 érmét, előtted került sorra, és kiürítette a II. tárnát: amit kiás, kikerül a játékból. 1 érméd van. Fejezd be a körödet.
lesson-pergamon-raider-stand-right = Megint két zsák. Most állj tőle jobbra, a 3. mezőre: előtte kapsz pénzt, és előtte ásol.
lesson-pergamon-raider-be-first = 2 érméd van, ő pedig olyan mélyre ás, amire az érméiből telik: a II. tárnába. Vidd el onnan a leletet előle.
lesson-pergamon-raider-watch-again = Raktározd el a leletet, és fejezd be a körödet. A II. tárna most üres: nézd meg, hogyan ás a felszínhez közelebb, az ottani tárna áráért.
lesson-pergamon-raider-start = A következő fordulót az kezdi kettőtök közül, aki balrább állt; a sírrabló nem számít. Válassz bármilyen mezőt. Innen segítség nélkül játszol.
