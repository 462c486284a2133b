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

pergamon-now-draw-start = Az első kezdőjátékos sorsolása.
pergamon-now-draw-top = Látszik az első pénzkártya hátlapja.
pergamon-now-draw-tile = { $round }. forduló: leleteket fedünk fel.
pergamon-now-draw-back = { $round }. forduló: két pénzkártyát veszünk el a pakliból.
pergamon-now-draw-front = A pénzkártyákat felfordítjuk.
pergamon-now-laying = { $seat } választ: az azonos századi lapkák közül melyik kerüljön a következő tárnába?
pergamon-now-placing = { $seat } támogatási mezőt választ: hány érmét kér, és milyen mélyre ás.
pergamon-now-turn = { $digs ->
        [0] { $seat } kiállíthat gyűjteményeket, majd raktároz és befejezi a körét.
       *[other] { $seat } áshat egy tárnában, majd kiállíthat gyűjteményeket, végül raktároz és befejezi a körét.
    }
pergamon-now-row = { $seat } sort rak: illessz hozzá további lapkákat, vagy állítsd ki.
pergamon-now-cleared = { $seat } helyet csinált, most kiállítja a sort.
pergamon-now-storing = { $seat } lapkákat dob el, vagy elraktározza a maradékot.
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
pergamon-reason-no-such-seat = Itt nem ül senki: { $seat }.
pergamon-reason-not-drawn = { $tile } nincs az imént felfedett lapkák között.
pergamon-reason-older-century = A fiatalabbak jönnek előbb: { $tile } előtt még egy { $century }. századi lapkát kell lerakni.
pergamon-reason-field-taken = { $field }. mező: itt már { $owner } áll; válassz egy szabadot.
pergamon-reason-raider-stands-there = { $field }. mező: itt a sírrabló áll; válassz egy szabadot.
pergamon-reason-already-dug = Már ástál: körönként egy tárna jár, így { pergamon-the-gallery } tárna marad, ahogy van.
pergamon-reason-out-of-reach = { $reach ->
        [I] A meződ ({ $field }.) csak az I. tárnát engedi; { pergamon-the-gallery } tárnához másik mező kellene.
       *[other] A meződ ({ $field }.) az I–{ $reach }. tárnát engedi; { pergamon-the-gallery } tárnához másik mező kellene.
    }
pergamon-reason-empty-gallery = { $gallery }. tárna: üres, nincs mit kiásni.
pergamon-reason-cannot-pay-dig = { $gallery }. tárna: az ára { pergamon-price }; { pergamon-purse }, még { $missing } hiányzik.
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
pergamon-reason-marker-still-free = Van még szabad jelölőd, így egyetlen gyűjteménynek sem kell távoznia.
pergamon-reason-exhibit-must-follow = Helyet csináltál a múzeumban: most állítsd ki a sort.
pergamon-reason-finish-row = A sorod ott fekszik az asztalon: előbb állítsd ki.
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
pergamon-event-full = { $gallery }. tárna: tele van, nem kap lapkát.
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
        [0] { $seat } { $wanted } érmét kért, és nem kap semmit.
       *[other] { $seat } { $wanted } érmét kért, és { $coins } érmét kap.
    }
pergamon-event-rest = { $coins ->
        [0] { $seat } az utolsó, { $wanted } érmét kért, de nem maradt semmi.
       *[other] { $seat } az utolsó, { $wanted } érmét kért, és elviszi a maradékot: { pergamon-coins }.
    }
pergamon-event-turn = { $seat } következik.
pergamon-event-dug = { $seat } ás { pergamon-the-gallery } tárnában { $price } érméért.
pergamon-event-found = { $seat } lelete: { $tile }.
pergamon-event-joined = { $seat } hozzáilleszti: { $tile }.
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
pergamon-event-pushed = { $seat } { $marker }. gyűjteménye lecsúszik { pergamon-the-field } mezőre.
pergamon-event-out = { $seat } { $marker }. gyűjteménye kiszorul a múzeumból.
pergamon-event-discarded = { $seat } eldobja: { $tile }.
pergamon-event-stored = { $tiles ->
        [0] { $seat }: nincs mit raktározni.
       *[other] { $coins ->
            [0] { $seat } megtart { $tiles } lapkát.
           *[other] { $seat } elraktároz { $tiles } lapkát { $coins } érméért.
        }
    }
pergamon-event-raided = A sírrabló kiüríti { pergamon-the-gallery } tárnát { $price } érméért.
pergamon-event-raider-saves = A sírrabló { $coins } érmét megtart.
pergamon-event-scoring = A múzeum értékelése { $round ->
        [5] az 5.
       *[other] a { $round }.
    } forduló után.
pergamon-event-earned = { $seat } { $marker }. gyűjteménye: { pergamon-points }.
pergamon-event-bonus = { $seat } állítja ki a legrégibb { pergamon-shown-kind } (i. e. { $year }), övé a bónusz.
pergamon-event-no-bonus = Senki sem állít ki { pergamon-shown-kind }: a bónusz elvész.
pergamon-event-setback = A látogatók érdeklődése lankad: minden gyűjtemény { $fields } mezőt csúszik le.
pergamon-event-next-start = { $seat } állt a leginkább balra, ő kezdi a következő fordulót.
pergamon-event-next-start-of-two = { $seat } volt az utolsó, ő kezdi a következő fordulót.
pergamon-event-next-order = A következő fordulóban a figurák balról jobbra, a mostani sorrendjükben választanak: { $seat } kezd.
pergamon-event-oldest = { $rank ->
        [1] { $seat } állítja ki a legrégibb tárgyat (i. e. { $year }).
        [2] { $seat } állítja ki a második legrégibb tárgyat (i. e. { $year }).
       *[3] { $seat } állítja ki a harmadik legrégibb tárgyat (i. e. { $year }).
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
        [0] A sírrabló { $wanted } érmét kér, és nem kap semmit.
       *[other] A sírrabló { $wanted } érmét kér, és { $coins } érmét kap.
    }
pergamon-event-raided-nearer = A tárna, amelyet a sírrabló ki tudna fizetni, üres: a fölötte lévőt, { pergamon-the-gallery } tárnát üríti ki { $price } érméért.
pergamon-event-raider-idle = A sírrabló nem talál olyan tárnát, amelyben van lapka, ahova leereszkedhet, és amelyet ki tud fizetni.
pergamon-event-polished-last = Az utolsó fordulóban { $seat } fényez { $coins } érméért: a sor értéke { $value }.
pergamon-event-chosen = { $seat } lerak { pergamon-the-gallery } tárnába: { $tile }.
pergamon-event-won = { $seat } nyer { $points } ponttal.
pergamon-event-shared = Többeknek van a legtöbb pontjuk, és egyikük sem állít ki semmit: osztoznak a győzelmen.
pergamon-event-set-back = { $seat } { $marker }. gyűjteménye visszacsúszik { pergamon-the-field } mezőre.
pergamon-event-last-turn = { $seat } befejezi az utolsó kört.
pergamon-event-raider-rest = { $coins ->
        [0] A sírrabló az utolsó, { $wanted } érmét kér, de nem maradt semmi.
       *[other] A sírrabló az utolsó, { $wanted } érmét kér, és elviszi a maradékot: { pergamon-coins }.
    }

## Pergamon: beállítások

pergamon-option-order = A figurák az előző forduló sorrendjében, balról jobbra választanak mezőt (három és négy játékos).
pergamon-option-sorting = Az azonos századi leletek sorrendjéről a kezdőjátékos dönt.

## Pergamon: a táblán

pergamon-board-round = { $round }. forduló a 12-ből
pergamon-board-order = a mezőválasztás sorrendje
pergamon-board-excavation = Ásatás
pergamon-board-calendar = Naptár és pénz
pergamon-board-pile = pakli: { $cards }, felül { $back ->
        [bag] erszény
        [chest] láda
       *[other] { $back }
    }
pergamon-board-cards = az asztalon
pergamon-board-museum = Múzeum
pergamon-board-drawn = Kirakandó leletek
pergamon-board-row = Sor az asztalon, értéke { $value }
pergamon-board-no-tiles = nincs lapka
pergamon-board-raider = sírrabló: { pergamon-coins }
pergamon-source-exhibit = kiállítás
pergamon-source-scoring = értékelés
pergamon-source-bonus = bónusz
pergamon-source-oldest = legrégibb
pergamon-source-all = összesen

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
terminal-no-such-number = { $most ->
        [one] Most csak egy lépés van: 1.
       *[other] A lépések számozása: 1–{ $most }.
    }
terminal-several = „{ $text }” több lépés is lehet: { $moves } …
terminal-none-of-these = Most egyetlen „{ $text }” kezdetű lépés sem lehetséges. Ha érdekel, miért, írd ki egészen, például: why dig V.
terminal-not-understood = „{ $text }” se nem lépés, se nem parancs: írj be egy számot, egy lépést, mint „dig III”, vagy azt, hogy help.
terminal-why-what = Írd le, melyik lépésre gondolsz: why 3, vagy why dig V.
terminal-why-possible = Lehetséges: { $move }.
terminal-hint = { $move }: 100-ból { $chance } győzelem, a végén kb. { $points } pont ({ $line }).
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
terminal-ruling = döntés
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
terminal-components-what = alkatrész
terminal-components-value = érték
terminal-components-from = forrás
terminal-components-counts = Forrásból való (a szabályfüzetben vagy nyilvános oldalon olvasható) érték: { $sourced }, ezekből következtetett: { $inferred }, rekonstruált (javaslat, amely téves is lehet): { $reconstructed }.
terminal-components-reconstructed = Rekonstruált: { $names }.
terminal-components-exported = Kiírva ide: { $file }. Javítsd ki, és játssz vele: mattock play { $game } --components { $file }
terminal-components-same = { $file } helyes, és megegyezik a játékhoz tartozó alkatrészekkel.
terminal-components-own = { $file } helyes: saját alkatrészek, { $fingerprint }.
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
terminal-player = { $seat } játékos
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
terminal-verify-no-seed = A mag nincs felfedve: a húzások számozottak és lehetségesek, de nem bizonyítottak.
terminal-verify-seed = A mag az, amelyet ígértek, és { $draws } húzást bizonyít.
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
terminal-replay-decides = { $seat } ({ $name }) dönt.
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

