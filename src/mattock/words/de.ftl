# Deutsch. Eine Nachricht für alles, was einem Menschen gesagt wird; dieselben Nachrichten wie in en.ftl.
# Sitze kommen mit ihrem Buchstaben, Stollen und Marker mit ihrer römischen Zahl, Fundstücke in ihrer
# Notation (linke Hälfte, zwei Ziffern, rechte Hälfte, Jahrhundert).

## Pergamon: Wörter, die andere Nachrichten verwenden

pergamon-coins = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
pergamon-price = { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }
pergamon-purse = { $purse ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $purse } Münzen
    }
pergamon-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
pergamon-tiles = { $tiles ->
        [one] 1 Fundstück
       *[other] { $tiles } Fundstücke
    }
pergamon-kind = { $kind ->
        [vase] Vase
        [jug] Kanne
        [bracelet] Armreif
       *[mask] Maske
    }
pergamon-oldest-kind = { $kind ->
        [vase] die älteste Vase
        [jug] die älteste Kanne
        [bracelet] den ältesten Armreif
       *[mask] die älteste Maske
    }
pergamon-no-kind = { $kind ->
        [vase] eine Vase
        [jug] eine Kanne
        [bracelet] einen Armreif
       *[mask] eine Maske
    }
pergamon-half-kind = { $kind ->
        [vase] einer halben Vase
        [jug] einer halben Kanne
        [bracelet] einem halben Armreif
       *[mask] einer halben Maske
    }
pergamon-of-kind = { $kind ->
        [vase] einer Vase
        [jug] einer Kanne
        [bracelet] eines Armreifs
       *[mask] einer Maske
    }
pergamon-of-wanted-kind = { $wanted ->
        [vase] einer Vase
        [jug] einer Kanne
        [bracelet] eines Armreifs
       *[mask] einer Maske
    }
pergamon-back = { $back ->
        [bag] ein Geldsack
       *[chest] eine Truhe
    }
pergamon-reach = { $gallery ->
        [I] I
       *[other] I–{ $gallery }
    }

## Pergamon: Züge

pergamon-move-lay = { $tile } in Stollen { $gallery } legen
pergamon-move-place = Feld { $field }: { pergamon-coins }, Stollen { pergamon-reach }
pergamon-move-dig = In Stollen { $gallery } für { pergamon-price } graben: { pergamon-tiles }
pergamon-move-join = { $value ->
        [0] Eine Reihe mit { $tile } beginnen
       *[other] { $tile } anlegen: die Reihe ist dann { $value } wert
    }
pergamon-move-dissolve = Sammlung { $marker } auf Feld { $field } ({ pergamon-points }) auflösen, um Platz zu schaffen
pergamon-move-exhibit = { $coins ->
        [0] Die Reihe auf Feld { $field } ausstellen ({ pergamon-points })
       *[other] Mit { pergamon-coins } polieren und die Reihe auf Feld { $field } ausstellen ({ pergamon-points })
    }
pergamon-move-discard = { $tile } abwerfen
pergamon-move-store = { $tiles ->
        [0] Den Zug beenden
       *[other] { $coins ->
            [0] { pergamon-tiles } kostenlos lagern und den Zug beenden
           *[other] { pergamon-tiles } für { pergamon-coins } lagern und den Zug beenden
        }
    }
pergamon-move-start = { $seat } wird erster Startspieler
pergamon-move-tile = Das Fundstück { $tile } wird aufgedeckt
pergamon-move-back = { $back ->
        [bag] Ein Geldsack kommt zum Vorschein
       *[chest] Eine Truhe kommt zum Vorschein
    }
pergamon-move-front = Die Karte zeigt { pergamon-coins }

## Pergamon: was jetzt zu tun ist

pergamon-now-draw-start = Der erste Startspieler wird ausgelost.
pergamon-now-draw-top = Man sieht die Rückseite der obersten Forschungsgeld-Karte.
pergamon-now-draw-tile = Runde { $round }: Fundstücke werden aufgedeckt.
pergamon-now-draw-back = Runde { $round }: Zwei Forschungsgeld-Karten werden vom Stapel gezogen.
pergamon-now-draw-front = Die Forschungsgeld-Karten werden aufgedeckt.
pergamon-now-laying = Welches dieser Fundstücke eines Jahrhunderts kommt in den nächsten Stollen?
pergamon-now-placing = Wähle ein Forschungsgeld-Feld: so viele Münzen bekommst du, so tief darfst du graben.
pergamon-now-turn = { $digs ->
        [0] Stelle aus, was du möchtest; dann lagere den Rest und beende den Zug.
       *[other] Grabe in einem Stollen, stelle aus, was du möchtest; dann lagere den Rest und beende den Zug.
    }
pergamon-now-row = Lege weiter an oder stelle die Reihe aus.
pergamon-now-cleared = Jetzt ist Platz. Stelle die Reihe aus.
pergamon-now-storing = Wirf Fundstücke ab oder lagere, was übrig ist.
pergamon-now-ended = Das Spiel ist zu Ende.

## Pergamon: warum nicht

pergamon-reason-unknown-id = Einen Zug mit der Nummer { $id } gibt es nicht.
pergamon-reason-game-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu tun.
pergamon-reason-draw-first = Erst wird noch etwas gezogen; danach kannst du entscheiden.
pergamon-reason-other-phase = { $move ->
        [lay] Fundstücke legt man nur beim Auslegen nach eigener Wahl, mit der Variante Sortierung.
        [place] Figuren werden zu Beginn einer Runde gesetzt.
        [dig] Gegraben wird in deinem Zug, wenn alle Figuren stehen und das Geld verteilt ist.
        [join] Reihen legst du in deinem Zug, wenn alle Figuren stehen und das Geld verteilt ist.
        [dissolve] Aufgelöst wird eine Sammlung in deinem Zug, um Platz für eine neue zu schaffen.
        [exhibit] Ausgestellt wird in deinem Zug, wenn alle Figuren stehen und das Geld verteilt ist.
        [discard] Fundstücke wirfst du am Ende deines Zuges ab.
        [store] Gelagert wird am Ende deines Zuges.
        [start] Der Startspieler wird einmal ausgelost, vor der ersten Runde.
        [tile] Fundstücke werden zu Beginn einer Runde aufgedeckt.
        [back] Die Rückseite einer Forschungsgeld-Karte sieht man, sobald die Karte darüber gezogen ist.
       *[front] Forschungsgeld-Karten werden aufgedeckt, wenn alle Figuren stehen.
    } { $phase ->
        [laying] Jetzt werden Fundstücke ausgelegt.
        [placing] Jetzt werden Figuren gesetzt.
        [draw-start] Jetzt wird der Startspieler ausgelost.
        [draw-top] Jetzt sieht man die Rückseite der obersten Forschungsgeld-Karte.
        [draw-tile] Jetzt werden Fundstücke aufgedeckt.
        [draw-back] Jetzt werden Forschungsgeld-Karten vom Stapel gezogen.
        [draw-front] Jetzt werden die Forschungsgeld-Karten aufgedeckt.
       *[turn] Jetzt ist jemand mit Graben, Ausstellen und Lagern am Zug.
    }
pergamon-reason-already-seen-tile = { $tile } ist schon aufgedeckt worden, und jedes Fundstück kommt nur einmal.
pergamon-reason-no-such-back-left = { $back ->
        [bag] Im Stapel ist kein Geldsack mehr.
       *[chest] Im Stapel ist keine Truhe mehr.
    }
pergamon-reason-no-such-front-left = Alle Karten mit { pergamon-coins } sind schon aufgedeckt worden.
pergamon-reason-wrong-back = Die Rückseite dieser Karte zeigt { $back ->
        [bag] einen Geldsack
       *[chest] eine Truhe
    }, also kann es keine { $coins } sein.
pergamon-reason-no-such-seat = { $seat } spielt in dieser Partie nicht mit.
pergamon-reason-not-drawn = { $tile } gehört nicht zu den eben aufgedeckten Fundstücken.
pergamon-reason-older-century = Jüngere kommen zuerst: Vor { $tile } ist noch ein Fundstück aus dem { $century }. Jahrhundert zu legen.
pergamon-reason-field-taken = Auf Feld { $field } steht schon { $owner }; wähle ein freies.
pergamon-reason-raider-stands-there = Auf Feld { $field } steht der Grabräuber; wähle ein freies.
pergamon-reason-already-dug = Du hast schon gegraben: ein Stollen pro Zug, also bleibt Stollen { $gallery }, wie er ist.
pergamon-reason-out-of-reach = { $reach ->
        [I] Dein Feld { $field } erlaubt nur Stollen I; für Stollen { $gallery } müsstest du auf einem anderen stehen.
       *[other] Dein Feld { $field } erlaubt die Stollen I bis { $reach }; für Stollen { $gallery } müsstest du auf einem anderen stehen.
    }
pergamon-reason-empty-gallery = Stollen { $gallery } ist leer: Da gibt es nichts auszugraben.
pergamon-reason-cannot-pay-dig = Stollen { $gallery } kostet { pergamon-price }; du hast { pergamon-purse }, es { $missing ->
        [one] fehlt 1 Münze
       *[other] fehlen { $missing } Münzen
    }.
pergamon-reason-dig-comes-first = Erst graben, dann ausstellen: Du hast in diesem Zug schon ausgestellt.
pergamon-reason-not-in-hand = { $tile } liegt nicht bei deinen Fundstücken.
pergamon-reason-on-show = { $tile } ist im Museum ausgestellt, und eine Sammlung bleibt, wie sie ist.
pergamon-reason-no-partner = Rechts an { $tile } passt keines deiner Fundstücke: Es braucht links die andere Hälfte { pergamon-of-kind }.
pergamon-reason-does-not-fit = { $tile } beginnt mit { pergamon-half-kind }; { $last } am Ende der Reihe verlangt die andere Hälfte { pergamon-of-wanted-kind }.
pergamon-reason-row-too-short = Ein einzelnes Fundstück ergibt noch keinen Gegenstand: Lege erst ein zweites an.
pergamon-reason-too-much-polish = Höchstens { $limit ->
        [one] 1 Münze
       *[other] { $limit } Münzen
    } fürs Polieren einer Sammlung; nur in der letzten Runde beliebig viele.
pergamon-reason-cannot-pay-polish = Du hast { pergamon-purse }; zum Polieren { $missing ->
        [one] fehlt 1 Münze
       *[other] fehlen { $missing } Münzen
    }.
pergamon-reason-polish-wasted = { $most ->
        [0] Die Reihe ist schon 24 oder mehr wert: Polieren würde nichts ändern.
        [one] Das Museum endet bei Feld 24: Mehr als 1 Münze fürs Polieren zählt nicht.
       *[other] Das Museum endet bei Feld 24: Mehr als { $most } Münzen fürs Polieren zählen nicht.
    }
pergamon-reason-no-free-marker = Deine drei Marker sind alle im Museum: Löse erst eine deiner Sammlungen auf.
pergamon-reason-marker-still-free = Du hast noch einen freien Marker, also muss keine Sammlung weichen.
pergamon-reason-exhibit-must-follow = Du hast im Museum Platz geschaffen: Stelle jetzt die Reihe aus.
pergamon-reason-dig-before-row = Erst graben, dann Reihen legen: Nimm deine Reihe zurück, dann kannst du graben.
pergamon-reason-finish-row = Deine Reihe liegt offen auf dem Tisch: Stelle sie erst aus oder nimm sie zurück.
pergamon-reason-storing-begun = Du hast mit dem Lagern begonnen: Wirf weitere Fundstücke ab, oder lagere und beende den Zug.
pergamon-reason-cannot-pay-storage = Fürs Lagern { $missing ->
        [one] fehlt dir 1 Münze
       *[other] fehlen dir { $missing } Münzen
    }: Wirf erst Fundstücke ab; { $free ->
        [one] 1 lagert
       *[other] { $free } lagern
    } kostenlos.
pergamon-reason-three-are-free = { $free ->
        [one] 1 Fundstück lagert
       *[other] Bis zu { $free } Fundstücke lagern
    } kostenlos: Du musst keines abwerfen.
pergamon-reason-last-round-no-storage = In der letzten Runde wird nichts gelagert: Beende einfach deinen Zug.
pergamon-reason-in-the-row = { $tile } liegt schon in deiner Reihe.
pergamon-reason-no-row = Es gibt keine Reihe auszustellen: Lege erst zwei passende Fundstücke aneinander.
pergamon-reason-order-needs-three = Die Variante Spielerreihenfolge ist für drei und vier Personen.

## Pergamon: was geschehen ist

pergamon-event-start = { $seat } wird erster Startspieler.
pergamon-event-top = Oben auf dem Stapel liegt { pergamon-back }.
pergamon-event-drawn = { $tile } wird aufgedeckt.
pergamon-event-laid = { $tile } kommt in Stollen { $gallery }.
pergamon-event-full = Stollen { $gallery } ist voll und bekommt kein Fundstück.
pergamon-event-unseen = { $tiles ->
        [one] 1 Fundstück des Stapels kommt ungesehen zurück in die Schachtel.
       *[other] { $tiles } Fundstücke des Stapels kommen ungesehen zurück in die Schachtel.
    }
pergamon-event-cards = { $back ->
        [bag] { $second_back ->
            [bag] Zwei Geldsäcke liegen bereit.
           *[chest] Ein Geldsack und eine Truhe liegen bereit.
        }
       *[chest] { $second_back ->
            [bag] Eine Truhe und ein Geldsack liegen bereit.
           *[chest] Zwei Truhen liegen bereit.
        }
    }
pergamon-event-raider-stands = Der Grabräuber besetzt Feld { $field }.
pergamon-event-placed = { $seat } stellt sich auf Feld { $field }.
pergamon-event-pot = Zusammen { $coins ->
        [one] wird 1 Münze
       *[other] werden { $coins } Münzen
    } verteilt.
pergamon-event-paid = { $coins ->
        [0] { $seat } wollte { $wanted } und bekommt nichts.
       *[other] { $seat } wollte { $wanted } und bekommt { pergamon-coins }.
    }
pergamon-event-rest = { $coins ->
        [0] { $seat } kommt zuletzt, wollte { $wanted }, und es ist nichts mehr da.
       *[other] { $seat } kommt zuletzt, wollte { $wanted } und nimmt den Rest: { pergamon-coins }.
    }
pergamon-event-turn = { $seat } ist am Zug.
pergamon-event-dug = { $seat } gräbt in Stollen { $gallery } für { pergamon-price }.
pergamon-event-found = { $seat } findet { $tile }.
pergamon-event-joined = { $seat } legt { $tile } an.
pergamon-event-dissolved = { $seat } löst Sammlung { $marker } auf.
pergamon-event-polished = { $seat } poliert mit { pergamon-coins }: Die Reihe ist { $value } wert.
pergamon-event-capped = Die Sammlung von { $seat } ist { $value } wert; sie kommt auf Feld { $field }, das letzte.
pergamon-event-shown = { $seat } stellt Sammlung { $marker } auf Feld { $field } aus.
pergamon-event-ticket = { $seat } bekommt { pergamon-points } fürs Ausstellen.
pergamon-event-pushed = Sammlung { $marker } von { $seat } rutscht auf Feld { $field }.
pergamon-event-out = Sammlung { $marker } von { $seat } wird aus dem Museum verdrängt.
pergamon-event-discarded = { $seat } wirft { $tile } ab.
pergamon-event-stored = { $tiles ->
        [0] { $seat } hat nichts zu lagern.
       *[other] { $coins ->
            [0] { $seat } behält { pergamon-tiles }.
           *[other] { $seat } lagert { pergamon-tiles } für { pergamon-coins }.
        }
    }
pergamon-event-raided = Der Grabräuber leert Stollen { $gallery } für { pergamon-price }.
pergamon-event-raider-saves = Der Grabräuber behält { pergamon-coins }.
pergamon-event-scoring = Nach Runde { $round } wird das Museum gewertet.
pergamon-event-earned = Sammlung { $marker } bringt { $seat } { pergamon-points }.
pergamon-event-bonus = { $seat } zeigt { pergamon-oldest-kind }, aus dem Jahr { $year } v. Chr., und erhält den Bonus: { pergamon-points }.
pergamon-event-no-bonus = Niemand zeigt { pergamon-no-kind }: Der Bonus verfällt.
pergamon-event-setback = { $fields ->
        [one] Das Interesse lässt nach: Alle Sammlungen rutschen 1 Feld hinunter.
       *[other] Das Interesse lässt nach: Alle Sammlungen rutschen { $fields } Felder hinunter.
    }
pergamon-event-next-start = { $seat } stand am weitesten links und beginnt die nächste Runde.
pergamon-event-next-start-of-two = { $seat } war zuletzt am Zug und beginnt die nächste Runde.
pergamon-event-next-order = In der nächsten Runde wird in der Reihenfolge gesetzt, in der die Figuren stehen, von links nach rechts: { $seat } beginnt.
pergamon-event-oldest = { $rank ->
        [1] { $seat } zeigt den ältesten Gegenstand von allen, aus dem Jahr { $year } v. Chr., und erhält { pergamon-points }.
        [2] { $seat } zeigt den zweitältesten Gegenstand, aus dem Jahr { $year } v. Chr., und erhält { pergamon-points }.
       *[3] { $seat } zeigt den drittältesten Gegenstand, aus dem Jahr { $year } v. Chr., und erhält { pergamon-points }.
    }
pergamon-event-ended = Das Spiel ist zu Ende.
pergamon-event-tie = Mehrere haben die meisten Punkte: Der älteste ausgestellte Gegenstand entscheidet.
pergamon-event-front = Eine Forschungsgeld-Karte zeigt { pergamon-coins }.
pergamon-event-round = Runde { $round } beginnt.
pergamon-event-raider-paid = { $coins ->
        [0] Der Grabräuber will { $wanted } und bekommt nichts.
       *[other] Der Grabräuber will { $wanted } und bekommt { pergamon-coins }.
    }
pergamon-event-raided-nearer = Der Stollen, den der Grabräuber bezahlen könnte, ist leer: Der Grabräuber leert stattdessen Stollen { $gallery } darüber für { pergamon-price }.
pergamon-event-raider-idle = Der Grabräuber findet keinen Stollen mit Fundstücken, in den er darf und den er bezahlen kann.
pergamon-event-polished-last = In der letzten Runde poliert { $seat } mit { pergamon-coins }: Die Reihe ist { $value } wert.
pergamon-event-chosen = { $seat } legt { $tile } in Stollen { $gallery }.
pergamon-event-won = { $seat } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
pergamon-event-shared = Mehrere haben die meisten Punkte, und niemand von ihnen stellt etwas aus: Sie teilen sich den Sieg.
pergamon-event-set-back = Sammlung { $marker } von { $seat } geht zurück auf Feld { $field }.
pergamon-event-last-turn = { $seat } beendet den letzten Zug.
pergamon-event-raider-rest = { $coins ->
        [0] Der Grabräuber kommt zuletzt, will { $wanted }, und es ist nichts mehr da.
       *[other] Der Grabräuber kommt zuletzt, will { $wanted } und nimmt den Rest: { pergamon-coins }.
    }

## Pergamon: Optionen

pergamon-option-order = Die Figuren wählen ihre Felder in der Reihenfolge der letzten Runde, von links nach rechts (für drei und vier Personen).
pergamon-option-sorting = Der Startspieler bestimmt die Reihenfolge der Fundstücke aus demselben Jahrhundert.

## Pergamon: auf dem Spielplan

pergamon-board-round = Runde { $round } von 12
pergamon-board-order = Reihenfolge beim Setzen
pergamon-board-excavation = Ausgrabung
pergamon-board-calendar = Kalender und Geld
pergamon-board-pile = Stapel { $cards }, oben { $back }
pergamon-board-back = { $back ->
        [bag] Geldsack
       *[chest] Truhe
    }
pergamon-board-cards = auf dem Tisch
pergamon-board-museum = Museum
pergamon-board-drawn = Fundstücke zum Auslegen
pergamon-board-row = Reihe auf dem Tisch, Wert { $value }
pergamon-board-no-tiles = keine Fundstücke
pergamon-board-raider = Grabräuber mit { pergamon-coins }
pergamon-source-exhibit = Ausstellen
pergamon-source-scoring = Museum
pergamon-source-bonus = Bonus
pergamon-source-oldest = älteste

## Pergamon: Aussichten

pergamon-odds-tiles = Nie gesehene Fundstücke, nach Jahrhundert und rechter Hälfte
pergamon-odds-century = { $century }00
pergamon-odds-right = rechte Hälften
pergamon-odds-left = linke Hälften
pergamon-odds-never = { $never ->
        [0] { pergamon-tiles } ungesehen; sind Stollen voll, werden einige davon nie kommen.
       *[other] { pergamon-tiles } ungesehen, davon können höchstens { $most } noch kommen: { $never } oder mehr werden nie kommen.
    }
pergamon-odds-cards = Noch nicht aufgedeckte Forschungsgeld-Karten
pergamon-odds-pot = Was die zwei Karten von Runde { $round } bringen
pergamon-odds-at-least = mindestens so viel: { $percent } %

## Pergamon: Sammlungen und Probieren

pergamon-collections-none = Deine Fundstücke ergeben noch keine Sammlung: Dazu braucht es zwei, deren Hälften passen.
pergamon-collections-value = Wert
pergamon-collections-row = Reihe
pergamon-collections-shown = Politur → Feld (Punkte), wer hinunterrutscht
pergamon-collections-more = { $rows ->
        [one] Und 1 kleinerer Wert.
       *[other] Und { $rows } kleinere Werte.
    }
pergamon-collections-dissolving = nach Auflösen von { $marker }
pergamon-collections-out = raus
pergamon-try-none = Du hast keine Fundstücke zum Auslegen.
pergamon-try-how = Lege sie nebeneinander, wie du magst, zum Beispiel: try 2 1. Damit ist nichts entschieden.
pergamon-try-unknown = { $tile } gehört dir nicht: Nenne eine Zahl von 1 bis { $tiles } oder den Namen eines Fundstücks.
pergamon-try-twice = Ein Fundstück kann nur an einer Stelle liegen.
pergamon-try-row = { $objects ->
        [0] Ein einzelnes Fundstück ergibt keinen Gegenstand.
        [one] 1 Gegenstand: eine Reihe mit Wert { $value }.
       *[other] { $objects } Gegenstände: eine Reihe mit Wert { $value }.
    }
pergamon-try-gaps = { $objects ->
        [0] Hier passen keine Hälften.
        [one] 1 Gegenstand, aber nicht alle Hälften passen: Das ist keine Reihe.
       *[other] { $objects } Gegenstände, aber nicht alle Hälften passen: Das ist keine Reihe.
    }

## Das Terminal

terminal-choose = Mehrere Züge sind möglich: Tippe eine Nummer, einen Zug oder help.
terminal-only-move = Mehr gibt es hier nicht zu tun: Drücke Enter.
terminal-again = Gib es noch einmal ein, um es zu tun.
terminal-no-such-number = { $most ->
        [one] Es gibt jetzt nur einen Zug: 1.
       *[other] Die Züge haben die Nummern 1 bis { $most }.
    }
terminal-several = „{ $text }“ passt auf mehrere Züge: { $moves } …
terminal-none-of-these = Kein Zug, der mit „{ $text }“ beginnt, ist jetzt möglich. Warum, erfährst du, wenn du ihn ganz hinschreibst, etwa: why { $example }.
terminal-not-understood = „{ $text }“ ist weder ein Zug noch ein Befehl: Tippe eine Nummer, einen Zug wie „{ $example }“ oder help.
terminal-why-what = Sag, welchen Zug du meinst: why 3, oder why { $example }.
terminal-why-possible = Das ist möglich: { $move }.
terminal-hint = { $move }: gewinnt { $chance } von 100 Partien, etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } am Ende ({ $line }).
terminal-no-hints = Hier spielen mehrere Leute, deshalb gibt es keine Tipps. Mit --hints gestartet, gibt es sie.
terminal-undone = { $steps ->
        [one] Ein Schritt ist zurückgenommen.
       *[other] { $steps } Schritte sind zurückgenommen.
    }
terminal-undo-drawn = Hier lässt sich nichts zurücknehmen: Es wurde etwas gezogen, oder jemand anderes hat gehandelt. Gegen Bots geht es mit undo! trotzdem zurück; was dann gezogen wird, ist neu.
terminal-undo-drawn-people = Hier lässt sich nichts zurücknehmen: Es wurde etwas gezogen, oder jemand anderes hat gehandelt.
terminal-undo-alone-only = So weit zurück kann nur, wer allein gegen Bots spielt.
terminal-undo-nothing = Du hast noch nichts entschieden.
terminal-log-more = { $lines ->
        [one] 1 früherer Absatz: log all.
       *[other] { $lines } frühere Absätze: log all.
    }
terminal-save-where = Sag, wohin: save DATEI.
terminal-saved = Gespeichert in { $file }. So geht es später weiter:
terminal-left = Das Spiel ist gespeichert. So geht es weiter:
terminal-record = Die Aufzeichnung liegt in { $file }.
rules-components = *Du siehst diese Regeln mit verbessertem Material (`{ $fingerprint }`).* Seine Werte stehen in den Tabellen, und unter einem Absatz, der einen anderen Wert nennt, steht es.
rules-changed = *Mit dem Material dieser Partie:* `{ $name }` ist { $now }, nicht { $then }.
rules-changed-list = *Mit dem Material dieser Partie:* `{ $name }` ist verbessert; was darüber steht, gilt für das Material, das zum Spiel gehört.
terminal-rulings = { $game }: { $rulings } von { $clauses } Absätzen enthalten etwas von uns. Die ersten Worte nach jeder Nummer sagen, was; wo sie keinen Grund nennen, lassen die gedruckten Regeln es offen. Alles andere folgt ihnen.
terminal-for-programs = Nur für Programme: { $programs }.
terminal-help-move = ein Zug: seine Nummer, seine Notation oder so viel davon, wie eindeutig ist
terminal-help-why = warum ein Zug möglich ist oder nicht
terminal-help-undo = zurücknehmen, bis etwas gezogen wird; undo! auch danach, allein gegen Bots
terminal-help-hint = die besten Züge, die eine kurze Suche findet, mit ihren Chancen
terminal-help-collections = was deine Fundstücke hergeben: Reihen, Werte, Museumsfelder, wer hinunterrutscht
terminal-help-try = deine Fundstücke unverbindlich nebeneinanderlegen
terminal-help-odds = was noch übrig ist und wie wahrscheinlich es kommt
terminal-help-score = die Punkte und wofür es sie gab
terminal-help-log = was bisher geschehen ist
terminal-help-rules = die Regeln oder ein Absatz daraus
terminal-help-board = noch einmal der ganze Spielplan
terminal-help-save = das Spiel in einer Datei speichern
terminal-help-quit = aufstehen; das Spiel bleibt gespeichert

## Das Terminal: viele Spiele, Spielmaterial

terminal-simulating = { $game } wird gespielt
terminal-simulated-none = Kein Spiel wurde beendet.
terminal-simulated-mean = Mittel
terminal-simulated-deviation = Streuung
terminal-simulated-lowest = niedrigste
terminal-simulated-highest = höchste
terminal-simulated-wins = Siege
terminal-simulated-interval = 95-%-Intervall
terminal-simulated = { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } mit { $shortest } bis { $longest } Schritten, im Mittel { $mean }; { $speed } Schritte pro Sekunde ({ $seconds } s).
terminal-score-all = zusammen
terminal-no-odds = Das Brett zeigt alles, was bekannt ist.
terminal-components-what = Material
terminal-components-value = Wert
terminal-components-from = Herkunft
terminal-components-counts = { $sourced } Werte sind belegt (im Regelheft oder auf einer öffentlichen Seite gedruckt), { $inferred } daraus erschlossen, { $reconstructed } rekonstruiert (ein Vorschlag, der falsch sein kann).
terminal-components-reconstructed = Rekonstruiert: { $names }.
terminal-components-exported = Geschrieben in { $file }. Verbessere die Datei und spiele damit: mattock play { $game } --components { $file }
terminal-components-same = { $file } ist richtig und entspricht dem Material, das zum Spiel gehört.
terminal-components-own = { $file } ist richtig: eigenes Material, { $fingerprint }.
terminal-components-none = { $game } hat keine Datei mit Bestandteilen: Alles steht in den Regeln.
terminal-components-there = { $file } gibt es schon; mit --force wird die Datei überschrieben.
terminal-components-missing = das Material { $fingerprint } ist nicht zur Hand; --components nennt die Datei dazu.
terminal-simulate-least = Mindestens ein Spiel, in mindestens einem Thread.
terminal-arena-played = { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } mit { $deals ->
        [one] 1 Verteilung
       *[other] { $deals } Verteilungen
    }. Die Intervalle gelten für 95 %.
terminal-arena-stopped = Angehalten; derselbe Befehl macht mit { $file } weiter.
terminal-arena-resumable = Angehalten; weiter geht es mit { $file }.
terminal-arena-no-option = „{ $text }“ ist keine Option; man schreibt zum Beispiel: sorting=yes.
terminal-arena-one-core = Mindestens ein Prozessorkern.
terminal-arena-report = Der Bericht liegt in { $file }.

## Das Terminal: Platz nehmen

terminal-language = die Sprache (sonst die des Systems)
terminal-you = du
seat-player = Spieler { $seat }
terminal-no-such-clause = { $game } hat keinen Absatz { $clause }; es gibt { $first } bis { $last }.
terminal-file-is-there = { $file } gibt es schon; wähle einen anderen Namen, oder spiele damit weiter: --resume { $file }
terminal-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
terminal-cannot-read = { $file } lässt sich nicht lesen: { $why }.
terminal-other-game = { $file } enthält eine Partie { $game }.
terminal-too-many-people = { $people ->
        [1] 1 Person passt
       *[other] { $people } Personen passen
    } nicht an einen Tisch für { $players }.
terminal-no-such-seats = Die Plätze an diesem Tisch sind { $seats }, nicht „{ $letters }“.
terminal-people-and-seats = { $people ->
        [one] 1 Person
       *[other] { $people } Personen
    } und die Plätze „{ $letters }“ passen nicht zusammen.
terminal-no-bot-code = Ein Bot braucht ein Kürzel, zum Beispiel --bots greedy,random.
terminal-too-many-bots = { $bots ->
        [one] 1 Bot ist
       *[other] { $bots } Bots sind
    } für { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    } genannt.

## Das Terminal: Aufzeichnungen

terminal-ending = { $ending ->
        [finished] beendet
        [abandoned] abgebrochen
       *[unfinished] noch nicht beendet
    }
terminal-draws = { $draws ->
        [one] 1 Ziehung
       *[other] { $draws } Ziehungen
    }
terminal-verify-holds = { $file } stimmt.
terminal-verify-partly = { $file } stimmt, soweit es sich prüfen lässt.
terminal-verify-broken = { $file } stimmt nicht.
terminal-verify-what = { $game } für { $players }, Regeln { $rules }, { terminal-ending }: { $decisions ->
        [one] 1 Entscheidung
       *[other] { $decisions } Entscheidungen
    }, { terminal-draws }.
terminal-verify-given = { $lines ->
        [one] Die erste Zeile stammt
       *[other] Die ersten { $lines } Zeilen stammen
    } aus einer anderen Aufzeichnung, die für sich zu prüfen ist.
terminal-verify-no-seed = Der Startwert ist nicht offengelegt: Die Ziehungen sind nummeriert und möglich, aber nicht bewiesen.
terminal-verify-seed = Der Startwert ist der versprochene und beweist { terminal-draws }.
terminal-verify-undone = Entscheidungen wurden { $times ->
        [one] 1 Mal
       *[other] { $times } Mal
    } zurückgenommen{ $draws ->
        [0] .
       *[other] , und mit ihnen { terminal-draws }.
    }
terminal-verify-same-rules = Die Regeln sind jetzt { $version }; keine Zeile weicht ab.
terminal-verify-other-rules = Die Regeln sind jetzt { $version } und weichen ab. { $difference } Darunter wurden nur Notation und Ziehungen geprüft.
terminal-replay-greeting = { $game }, { $date }: { $who }. { $lines ->
        [one] 1 Zeile
       *[other] { $lines } Zeilen
    }, { terminal-ending }.
terminal-replay-up-to = Diese Aufzeichnung lässt sich bis Zeile { $line } ansehen. { $why }
terminal-replay-other-rules = Die Regeln sind jetzt { $version }, sie waren { $rules }. { $difference }
terminal-replay-end = Hier endet die Aufzeichnung.
terminal-replay-no-command = Einen Befehl „{ $word }“ gibt es nicht.
terminal-replay-no-round = Runde { $round } kommt in dieser Aufzeichnung nicht vor.
terminal-replay-no-number = „{ $text }“ ist keine Zahl von Zeilen oder Runden.
terminal-replay-no-seat = „{ $word }“ ist kein Platz; die Plätze sind { $seats }.
terminal-replay-below = Unter Zeile { $line }: { $next }
terminal-replay-won = { $winners ->
        [one] Das Spiel ist zu Ende, { $names } hat gewonnen.
       *[other] Das Spiel ist zu Ende, { $names } haben gewonnen.
    }
terminal-replay-draw = Als Nächstes wird gezogen: { $source }.
terminal-replay-decides = { $seat } entscheidet.
terminal-replay-possible = { $move } ist hier möglich.
terminal-replay-new-game = Das neue Spiel beginnt unter Zeile { $line } mit eigenen Ziehungen; es wird in { $file } gespeichert.
terminal-replay-help-next = eine Zeile weiter, oder N (Enter tut dasselbe)
terminal-replay-help-back = eine Zeile zurück, oder N
terminal-replay-help-line = zur Stellung unter Zeile N der Datei
terminal-replay-help-round = zum Beginn von Runde N
terminal-replay-help-ends = an den Anfang, ans Ende
terminal-replay-help-moves = was hier möglich ist; vor einer Ziehung, was kommen kann
terminal-replay-help-why = ob ein Zug hier möglich ist, und wenn nicht, warum
terminal-replay-help-board = noch einmal der Tisch
terminal-replay-help-play = von hier weiterspielen: diese Plätze sind deine, Bots nehmen die anderen

## Thebes: Wörter, die andere Nachrichten verwenden
## Karten, Ausstellungen und Plättchen kommen in ihrer Notation, Orte und Grabungsgebiete mit Namen.

thebes-weeks = { $weeks ->
        [one] 1 Woche
       *[other] { $weeks } Wochen
    }
thebes-time = { $time ->
        [one] 1 Woche
       *[other] { $time } Wochen
    }
thebes-need = { $need ->
        [one] 1 Woche
       *[other] { $need } Wochen
    }
thebes-left = { $left ->
        [one] bleibt noch 1 Woche
       *[other] bleiben noch { $left } Wochen
    }
thebes-spending = { $aid ->
        [rumour] den Hinweis
        [assistant] den Assistenten
        [either] den Hinweis oder den Assistenten
       *[both] den Hinweis und den Assistenten
    }
thebes-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
thebes-tiles = { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
thebes-cards = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
thebes-date = { $year ->
        [end] letztes Feld
       *[other] Woche { $week }, { $year }
    }
thebes-site = { $site ->
        [Greece] Griechenland
        [Crete] Kreta
        [Egypt] Ägypten
        [Palestine] Palästina
       *[Mesopotamia] Mesopotamien
    }
thebes-in-site = { $site ->
        [Greece] in Griechenland
        [Crete] auf Kreta
        [Egypt] in Ägypten
        [Palestine] in Palästina
       *[Mesopotamia] in Mesopotamien
    }
thebes-from-site = { $site ->
        [Greece] aus Griechenland
        [Crete] von Kreta
        [Egypt] aus Ägypten
        [Palestine] aus Palästina
       *[Mesopotamia] aus Mesopotamien
    }
thebes-place = { $place ->
        [London] London
        [Paris] Paris
        [Berlin] Berlin
        [Vienna] Wien
        [Rome] Rom
        [Warsaw] Warschau
        [Moscow] Moskau
        [Greece] Griechenland
        [Crete] Kreta
        [Egypt] Ägypten
        [Palestine] Palästina
       *[Mesopotamia] Mesopotamien
    }
thebes-in-place = { $place ->
        [Crete] auf Kreta
       *[other] in { thebes-place }
    }
thebes-way = { $travel ->
        [0] { $place ->
            [Crete] Auf Kreta bleiben
           *[other] In { thebes-place } bleiben
        }
        [one] Nach { thebes-place } reisen (1 Woche)
       *[other] Nach { thebes-place } reisen ({ $travel } Wochen)
    }

## Thebes: Züge

thebes-move-take = { thebes-way } und { $card } nehmen ({ thebes-time }): { thebes-date }
thebes-move-exhibit = { thebes-way } und { $exhibition } durchführen ({ thebes-time }): { thebes-date }
thebes-move-swap = { thebes-way } und die Auslage austauschen ({ thebes-time }): { thebes-date }
thebes-move-dig = { thebes-way } und graben, Wissen bis { $knowledge }
thebes-move-fly-take = Nach { thebes-place } fliegen und { $card } nehmen ({ thebes-time }): { thebes-date }
thebes-move-fly-exhibit = Nach { thebes-place } fliegen und { $exhibition } durchführen ({ thebes-time }): { thebes-date }
thebes-move-fly-swap = Nach { thebes-place } fliegen und die Auslage austauschen ({ thebes-time }): { thebes-date }
thebes-move-fly-dig = Nach { thebes-place } fliegen und graben, Wissen bis { $knowledge }
thebes-move-finish = { $left ->
        [one] Auf die letzte Woche verzichten und auf das letzte Feld ziehen
       *[other] Auf { $left } Wochen verzichten und auf das letzte Feld ziehen
    }
thebes-doubt-finish = { $left ->
        [one] Dir bleibt noch 1 Woche, und danach bist du nicht mehr am Zug. Willst du sie aufgeben?
       *[other] Dir bleiben noch { $left } Wochen, und danach bist du nicht mehr am Zug. Willst du sie aufgeben?
    }
thebes-move-rumour = Den Hinweis auf { thebes-site } einsetzen
thebes-move-assistant = Den Assistenten für diese Ausgrabung { thebes-in-site } einsetzen
thebes-move-shovel = Die Schaufel für diese Ausgrabung { thebes-in-site } einsetzen
thebes-move-weeks = { thebes-weeks } graben und { thebes-tiles } ziehen: { thebes-date }
thebes-move-marker = Der Zeitstein von { $seat } kommt als nächster in den Turm
thebes-move-card = { $card } wird gezogen
thebes-move-exhibition = Die Ausstellung { $exhibition } wird gezogen
thebes-move-tile = { $tile } kommt aus dem Beutel

## Thebes: was jetzt zu tun ist

thebes-now-draw-display = Vier Forscherkarten werden offen ausgelegt.
thebes-now-draw-marker = Die Zeitsteine werden durch Los gestapelt.
thebes-now-draw-bonus = Auf jedes Grabungsgebiet wird ein Artefakt vom Wert 1 gelegt.
thebes-now-draw-card = Karten werden gezogen, bis vier offen liegen.
thebes-now-draw-tile = Plättchen werden aus dem Beutel gezogen.
thebes-now-turn = Wohin gehst du, und was tust du dort?
thebes-now-digging = Welche Hilfen setzt du ein, und wie viele Wochen gräbst du?
thebes-now-ended = Das Spiel ist zu Ende.

## Thebes: warum nicht

thebes-reason-unknown-id = Einen Zug mit der Nummer { $id } gibt es nicht.
thebes-reason-game-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu tun.
thebes-reason-draw-first = Erst wird noch etwas gezogen; danach kannst du entscheiden.
thebes-reason-other-phase = { $phase ->
        [turn] Hilfen und Wochen wählst du im Grabungsgebiet: Reise erst zum Graben dorthin.
        [digging] Du bist zum Graben da: Setze Hilfen ein, oder wähle die Wochen.
        [draw-display] Jetzt werden Forscherkarten ausgelegt.
        [draw-marker] Jetzt werden die Zeitsteine gestapelt.
        [draw-bonus] Jetzt wird auf jedes Grabungsgebiet ein Artefakt gelegt.
        [draw-card] Jetzt werden Karten gezogen.
       *[draw-tile] Jetzt werden Plättchen aus einem Beutel gezogen.
    }
thebes-reason-no-such-seat = { $seat } spielt in dieser Partie nicht mit.
thebes-reason-already-stacked = Der Zeitstein von { $seat } ist schon im Turm.
thebes-reason-card-not-in-pile = { $card } kann nicht die nächste Karte des Stapels sein.
thebes-reason-show-not-in-pile = Die Ausstellung { $exhibition } kann nicht die nächste Karte des Stapels sein.
thebes-reason-show-not-left = Die Ausstellung { $exhibition } ist nicht im Stapel.
thebes-reason-other-site = { $tile } ist kein Plättchen { thebes-from-site }.
thebes-reason-tile-not-in-bag = { $tile } ist nicht mehr im Beutel.
thebes-reason-tile-on-site = { $tile } ist nicht im Beutel: Es liegt { thebes-in-site } für die erste Ausgrabung bereit.
thebes-reason-not-its-site = Jetzt wird ein Artefakt { thebes-from-site } ausgelegt, und { $tile } ist keines.
thebes-reason-not-worth-one = { $site ->
        [Crete] Auf Kreta
       *[other] In { thebes-site }
    } wird nur ein Artefakt vom Wert 1 ausgelegt.
thebes-reason-card-not-open = { $card } liegt nicht offen aus.
thebes-reason-show-not-open = Die Ausstellung { $exhibition } liegt nicht auf dem Plan.
thebes-reason-no-time = Das braucht mit der Reise { thebes-need }; bis Ende 1903 { thebes-left }.{ $flying ->
        [yes] {" "}Mit deinem Zeppelin ginge es.
       *[no] {""}
    }
thebes-reason-no-zeppelin = Du hast keinen Zeppelin.
thebes-reason-already-there = Du bist schon { thebes-in-place }: Ein Zeppelin wäre verschwendet.
thebes-reason-artifacts-missing = { $exhibition } verlangt Artefakte: { $wanted }. Dir fehlen noch { $missing }.
thebes-reason-permit-used = Deine Grabungserlaubnis für { thebes-site } ist umgedreht. Graben darfst du dort erst wieder im neuen Jahr, oder mit einer Sonder-Grabungserlaubnis.
thebes-reason-no-knowledge = Du weißt nichts über { thebes-site }: Es braucht ein Fachbuch, einen Hinweis oder einen Assistenten.
thebes-reason-not-last-year = Nur 1903 kann man direkt auf das letzte Feld ziehen.
thebes-reason-no-rumour = Du hast keinen Hinweis auf { thebes-site }.
thebes-reason-no-assistant = Du hast keinen Assistenten.
thebes-reason-several-assistants = Deine Assistenten arbeiten zusammen: Nur ein einzelner kann eingesetzt werden.
thebes-reason-no-shovel = Du hast keine Schaufel.
thebes-reason-several-shovels = Deine Schaufeln wirken zusammen: Nur eine einzelne kann eingesetzt werden.
thebes-reason-already-spent = Das ist für diese Ausgrabung schon eingesetzt.
thebes-reason-changes-nothing = Dein Wissen ist so hoch, wie das Chronokel reicht: Das würde nichts ändern.
thebes-reason-wheel-shows-nothing = Mit Wissen { $knowledge } zeigt das Chronokel für { thebes-weeks } nichts: Es braucht mindestens { $least }.
thebes-reason-knowledge-first = Du weißt noch nichts über { thebes-site }: Setze erst { thebes-spending } ein.
thebes-reason-aid-first = Mit Wissen { $knowledge } dauert eine Ausgrabung mindestens { thebes-need }, dafür { thebes-left }. Setze erst { thebes-spending } ein.

## Thebes: was geschehen ist

thebes-event-opened = { $card } wird offen ausgelegt.
thebes-event-stacked = { $rank ->
        [1] Der Zeitstein von { $seat } liegt oben auf dem Turm.
       *[other] Der Zeitstein von { $seat } ist der { $rank }. im Turm.
    }
thebes-event-laid = { $tile } liegt { thebes-in-site } für die erste Ausgrabung.
thebes-event-turn = { $seat } ist am Zug: { thebes-date }.
thebes-event-travelled = { $seat } reist in { $weeks ->
        [one] 1 Woche
       *[other] { $weeks } Wochen
    } nach { thebes-place }.
thebes-event-drove = { $seat } fährt in { $weeks ->
        [one] 1 Woche
       *[other] { $weeks } Wochen
    } nach { thebes-place }.
thebes-event-flew = { $seat } fliegt nach { thebes-place } und spart { thebes-weeks }.
thebes-event-stayed = { $seat } ist schon { thebes-in-place }.
thebes-event-took = { $seat } nimmt { $card }: { thebes-weeks }.
thebes-event-swapped = { $seat } tauscht die Auslage aus: { thebes-weeks }.
thebes-event-swapped-again = { $seat } tauscht die Auslage zum { $swaps }. Mal in Folge aus: { thebes-weeks }.
thebes-event-show-came = Die Ausstellung { $exhibition } wird angekündigt.
thebes-event-show-moved = Die Ausstellung { $exhibition } rückt auf Feld { $field }.
thebes-event-show-gone = Die Ausstellung { $exhibition } ist vorbei.
thebes-event-third-pile = Der dritte Stapel kommt ins Spiel, gemischt mit dem Ablagestapel: { thebes-cards }.
thebes-event-reshuffled = Der Ablagestapel wird gemischt: { thebes-cards }.
thebes-event-no-card-left = Es ist keine Forscherkarte mehr zu ziehen.
thebes-event-digs = { $seat } gräbt { thebes-in-site }, { thebes-weeks }.
thebes-event-spent-rumour = { $seat } setzt den Hinweis auf { thebes-site } ein.
thebes-event-spent-assistant = { $seat } setzt einen Assistenten ein.
thebes-event-spent-shovel = { $seat } setzt eine Schaufel ein.
thebes-event-knowledge = { $seat } hat für diese Ausgrabung { $special } Spezial- und { $general } Allgemeinwissen.
thebes-event-general-limited = Von { $general ->
        [one] 1 Punkt
       *[other] { $general } Punkten
    } Allgemeinwissen { $special ->
        [one] zählt nur 1
       *[other] zählen nur { $special }
    }.
thebes-event-wheel-limited = Das Chronokel endet bei { $knowledge }.
thebes-event-draws = { $seat } zieht { thebes-tiles }.
thebes-event-shovels = Schaufeln bringen { thebes-tiles } mehr.
thebes-event-found = { $seat } findet { $tile }, { thebes-points } wert.
thebes-event-found-special = { $seat } findet ein Fachbuch über { thebes-site }.
thebes-event-found-general = { $seat } findet ein aufgeschlagenes Buch.
thebes-event-rubble = { $seat } zieht Schutt.
thebes-event-rubble-back = { $tiles ->
        [one] 1 Plättchen Schutt kommt
       *[other] { $tiles } Plättchen Schutt kommen
    } zurück in den Beutel für { thebes-site }.
thebes-event-bonus = { $seat } gräbt dort als Erster und bekommt { $tile }.
thebes-event-permit-turned = Die Grabungserlaubnis von { $seat } für { thebes-site } wird umgedreht.
thebes-event-special-permit = { $seat } hat { thebes-in-site } mit einer Sonder-Grabungserlaubnis gegraben.
thebes-event-discarded = { $seat } wirft { $card } ab.
thebes-event-exhibited = { $seat } führt die Ausstellung { $exhibition } durch: { thebes-points }.
thebes-event-landed = Der Zeitstein von { $seat } rückt vor: { thebes-date }.
thebes-event-on-top = Der Zeitstein von { $seat } liegt auf dem von { $other }.
thebes-event-permits-renewed = Ein neues Jahr für { $seat }: Alle Grabungserlaubnisse gelten wieder.
thebes-event-year = Das Jahr { $year } beginnt.
thebes-event-finished = { $seat } zieht direkt auf das letzte Feld.
thebes-event-ended = Das Spiel ist zu Ende.
thebes-event-artifact-points = { $seat }, Artefakte: { thebes-points }.
thebes-event-exhibition-points = { $seat }, Ausstellungen: { thebes-points }.
thebes-event-congress-points = { $cards ->
        [one] 1 Kongress bringt { $seat } { thebes-points }.
       *[other] { $cards } Kongresse bringen { $seat } { thebes-points }.
    }
thebes-event-expert = { $seat } weiß am meisten über { thebes-site }: { thebes-points }.
thebes-event-experts-tied = { $seat } teilt sich das größte Fachwissen über { thebes-site }: je { thebes-points }.
thebes-event-no-expert = Niemand hat ein Fachbuch über { thebes-site }.
thebes-event-tie = Mehrere haben die meisten Punkte und teilen sich den Sieg.
thebes-event-zeppelin-gone = { $seat } wirft { $card } ab.
thebes-event-permit-gone = { $seat } wirft { $card } ab.
thebes-event-won = { $seat } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.

## Thebes: der Tisch

thebes-board-order = Reihenfolge:
thebes-board-end = Ende
thebes-board-time = Zeit
thebes-board-last-field = auf dem letzten Feld
thebes-board-week = Woche { $week }, { $year }
thebes-board-bags = Beutel: Funde/Plättchen, Punkte
thebes-board-bags-short = Beutel
thebes-board-worth = { $points } P.
thebes-board-map = Karte, mit Reisewochen
thebes-board-cards = Offene Karten
thebes-board-weeks = { thebes-weeks }
thebes-board-way-and-weeks = { $travel } + { $time } = { thebes-weeks }
thebes-board-exhibitions = Ausstellungen
thebes-board-piles = { $waiting ->
        [0] Stapel { $cards }, Ablage { $gone }
       *[other] Stapel { $cards }, dritter Stapel { $waiting } wartet, Ablage { $gone }
    }
thebes-board-piles-short = { $waiting ->
        [0] Stapel { $cards }, Ablage { $gone }
       *[other] Stapel { $cards } + { $waiting }, Ablage { $gone }
    }
thebes-board-knows = weiß
thebes-board-general = +{ $general } allgemein
thebes-board-permits = erlaubt
thebes-board-finds = Artefakte
thebes-board-held = gezeigt
thebes-aid = { $kind ->
        [assistant] Assistent
        [shovel] Schaufel
        [car] Auto
        [zeppelin] Zeppelin
        [permit] Sonder-Grabungserlaubnis
        [congress] Kongress
        [rumour] Hinweis
       *[general] Allgemeinwissen
    }
thebes-board-wheel = Das Chronokel: Plättchen für Wochen
thebes-board-knowledge = Wissen { $knowledge }
thebes-board-knowledge-most = Wissen bis { $knowledge }
thebes-board-drawing = noch { thebes-tiles } zu ziehen; Schutt bisher: { $rubble }
thebes-source-artifacts = Artefakte
thebes-source-exhibitions = Ausstellungen
thebes-source-congresses = Kongresse
thebes-source-expertise = Fachwissen

## Thebes: Züge in einer Liste, mit der Woche danach und wer dann am Zug ist

thebes-effort = { $travel ->
        [0] { thebes-time }
       *[other] { $travel } + { thebes-time }
    }
thebes-away = { $travel ->
        [0] hier
        [one] 1 Woche entfernt
       *[other] { $travel } Wochen entfernt
    }
thebes-choice-take = { $card } nehmen ({ thebes-effort }): { thebes-date }
thebes-choice-exhibit = { $exhibition } durchführen ({ thebes-effort }): { thebes-date }
thebes-choice-swap = Auslage in Warschau austauschen ({ thebes-effort }): { thebes-date }
thebes-choice-dig = Graben: { thebes-site } ({ thebes-away }, Wissen bis { $knowledge })
thebes-choice-fly-take = Fliegen: { $card } nehmen ({ thebes-time }): { thebes-date }
thebes-choice-fly-exhibit = Fliegen: { $exhibition } durchführen ({ thebes-time }): { thebes-date }
thebes-choice-fly-swap = Fliegen: Auslage austauschen ({ thebes-time }): { thebes-date }
thebes-choice-fly-dig = Fliegen: { thebes-in-site } graben (Wissen bis { $knowledge })
thebes-choice-assistant = Den Assistenten einsetzen
thebes-choice-shovel = Die Schaufel einsetzen
thebes-choice-weeks = { thebes-weeks } graben, { thebes-tiles }, etwa { $expected } Punkte: { thebes-date }
thebes-then = dann { $seat }
thebes-then-again = dann wieder { $seat }
thebes-then-end = Ende des Spiels
thebes-then-aid = mit einer Hilfe
thebes-then-dig = { $tiles ->
        [0] Wissen { $knowledge }
       *[other] Wissen { $knowledge }, { thebes-tiles } mehr
    }
thebes-then-earliest = frühestens { thebes-date }
thebes-then-just = { thebes-date }

## Thebes: die Ausgrabung, die Aussichten, das Chronokel

thebes-dig-title = { $seat } gräbt { thebes-in-site } mit Wissen { $knowledge }: { $special } Spezial-, { $general } Allgemeinwissen
thebes-dig-weeks = Wochen
thebes-dig-tiles = Plättchen
thebes-dig-points = Punkte, erwartet
thebes-dig-most = Für { thebes-weeks } und { thebes-tiles }: { $expected } Punkte zu erwarten, { $chance } auf „{ $name }“.
thebes-dig-bonus = Die erste Ausgrabung hier bringt auch „{ $name }“, Wert 1.
thebes-dig-spent = für diese Ausgrabung eingesetzt: { $aids }
thebes-dig-drawing = Noch { thebes-tiles } zu ziehen, { $rubble } der gezogenen waren Schutt.
thebes-in-ten = Chance { $tenths } von 10
thebes-one-in = Chance 1 von { $number }
thebes-no-chance = keine Chance
thebes-odds-bags = In den Beuteln: Artefakte nach ihren Punkten, und der Rest
thebes-odds-books = Bücher
thebes-odds-rubble = Schutt
thebes-odds-tiles = Plättchen
thebes-odds-each = Wert
thebes-odds-digs = Punkte, die eine Ausgrabung erwarten lässt, nach Wochen
thebes-odds-range = Hinter einem Gebiet: dein Wissen, + mit allen Hilfen. Unter den Punkten: was in 8 von 10 Fällen herauskommt.
thebes-odds-pile = { $first ->
        [0] Die nächste Karte des Stapels, eine von { $cards }
       *[other] Die nächste Karte des Stapels, eine von { $cards }; die ersten { $first } sind keine Ausstellungen
    }
thebes-odds-show = Ausstellung
thebes-odds-waiting = Einige dieser Forscherkarten warten im dritten Stapel; niemand weiß, welche.
thebes-wheel-title = Das Chronokel: Plättchen für Wissen (nach unten) und Wochen (nach rechts)
thebes-wheel-sites = Die Zeichen sind Gebiete, in denen dein Wissen so hoch ist: Π Griechenland, ∪ Kreta, Δ Ägypten, ¶ Palästina, ≡ Mesopotamien.
thebes-map-legend = Die Zahl hinter einem Ort sind die Wochen deiner Reise dorthin.
terminal-help-wheel = das Chronokel, mit den Zeilen deines Wissens
terminal-help-map = die Karte mit den Wochen zu jedem Ort

## Mykerinos: Wörter, die andere Nachrichten verwenden

mykerinos-cubes = { $cubes ->
        [0] keine Archäologen
        [one] 1 Archäologe
       *[other] { $cubes } Archäologen
    }
mykerinos-takes-cubes = { $cubes ->
        [0] keine Archäologen
       *[other] { $cubes } Archäologen
    }
mykerinos-points = { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
mykerinos-colour = { $colour ->
        [neutral] Der neutrale Spieler
       *[other] { $colour }
    }
mykerinos-owner = { $owner ->
        [neutral] dem neutralen Spieler
       *[other] { $owner }
    }
mykerinos-other = { $other ->
        [neutral] dem neutralen Spieler
       *[other] { $other }
    }
mykerinos-patron = { $patron ->
        [violet] Lady Violet
        [lemon] Lord Lemon
        [brown] Sir Brown
        [blackmore] Mrs. Blackmore
        [tangerine] Colonel Tangerine
        [greenwish] Gouverneur Greenwish
       *[nobody] niemand
    }
mykerinos-turned = { $turned ->
        [violet] Lady Violet
        [lemon] Lord Lemon
        [brown] Sir Brown
        [blackmore] Mrs. Blackmore
        [tangerine] Colonel Tangerine
       *[greenwish] Gouverneur Greenwish
    }
mykerinos-boat = { $boat ->
        [two] das Boot mit 2 Punkten
        [three] das Boot mit 3 Punkten
        [tie] das Boot, das einen Gleichstand gewinnt
       *[cubes] das Boot, das 2 Archäologen bringt
    }

## Mykerinos: Züge

mykerinos-move-dig = { $colour ->
        [neutral] Neutrale Ausgrabung auf { $field } starten
       *[other] Ausgrabung auf { $field } starten
    }
mykerinos-move-extend = { $colour ->
        [neutral] Neutrale Ausgrabung auf { $field } erweitern
       *[other] Ausgrabung auf { $field } erweitern
    }
mykerinos-move-cube = Den nächsten Archäologen auf { $field } setzen
mykerinos-move-appeal = { mykerinos-patron } um Hilfe bitten
mykerinos-move-pass = Passen, Platz { $space } der Leiste
mykerinos-move-rest = Keinen neutralen Archäologen setzen
mykerinos-move-museum = Einen Archäologen in den Raum { $room } des Museums schicken
mykerinos-move-take = Die { $side ->
        [left] linke
       *[right] rechte
    } Karte { $card } nehmen: { mykerinos-points }, { $patron ->
        [nobody] kein Mäzen
       *[other] { mykerinos-patron }
    }
mykerinos-move-leave = Liegen lassen, was da liegt
mykerinos-move-remove = { $card } aus dem Spiel nehmen
mykerinos-move-mark = Eine Scheibe auf { $field } legen
mykerinos-move-reserve = Eine Scheibe in den Raum { $room } des Museums legen
mykerinos-move-nile = Die Nilkarte { $nile } nehmen
mykerinos-move-sink = Die Nilkarte { $nile } aus dem Spiel nehmen
mykerinos-move-boat = Das Boot einsetzen und den Gleichstand gewinnen
mykerinos-move-keep = Das Boot für später behalten
mykerinos-move-start = { $seat } wird erster Startspieler
mykerinos-move-wing = Der nächste Flügel geht an { mykerinos-patron }
mykerinos-move-parcel = { $lie ->
        [turned] Die Parzelle { $card } wird auf dem Kopf ausgelegt
       *[upright] Die Parzelle { $card } wird wie gedruckt ausgelegt
    }
mykerinos-move-bank = { $lie ->
        [turned] Die Nilkarte { $nile } wird auf dem Kopf ausgelegt
       *[upright] Die Nilkarte { $nile } wird wie gedruckt ausgelegt
    }
mykerinos-move-sail = Auf den Tisch kommt { mykerinos-boat }

## Mykerinos: was jetzt zu tun ist

mykerinos-now-draw-start = Der erste Startspieler wird ausgelost.
mykerinos-now-draw-wing = Die Scheiben der Mäzene werden auf die Flügel des Museums gelegt.
mykerinos-now-draw-parcel = Runde { $round }: Ein neues Gebiet wird ausgelegt.
mykerinos-now-draw-nile = Runde { $round }: Der Nil wird durch das Gebiet gelegt.
mykerinos-now-draw-boat = Runde { $round }: Ein Boot wird aufgedeckt.
mykerinos-now-turn = Starte eine Ausgrabung, erweitere eine, bitte einen Mäzen um Hilfe oder passe.
mykerinos-now-appealed = Tu, was dein Mäzen dir bietet.
mykerinos-now-digging = Setze den nächsten Archäologen, neben den letzten.
mykerinos-now-marking = Lege eine Scheibe auf ein freies Feld oder in einen freien Raum.
mykerinos-now-neutral-turn = Du darfst neutrale Archäologen setzen.
mykerinos-now-neutral-digging = Setze den zweiten neutralen Archäologen, neben den ersten.
mykerinos-now-river-tie = Du würdest einen Gleichstand auf dem Fluss verlieren. Setzt du dein Boot ein?
mykerinos-now-river-card = Du bist vorn auf dem Fluss. Nimm eine Nilkarte.
mykerinos-now-river-sink = Welche Nilkarte kommt aus dem Spiel?
mykerinos-now-zone-tie = Du würdest einen Gleichstand in der Zone verlieren. Setzt du dein Boot ein?
mykerinos-now-choosing = Nimm eine Karte der Zone oder geh ins Museum.
mykerinos-now-removing = Welche Karte nimmt der neutrale Spieler aus dem Spiel?
mykerinos-now-scraps = Du darfst eine der übrigen Karten nehmen.
mykerinos-now-ended = Das Spiel ist zu Ende.

## Mykerinos: warum nicht

mykerinos-reason-unknown-id = Einen Zug mit der Nummer { $id } gibt es nicht.
mykerinos-reason-game-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu tun.
mykerinos-reason-draw-first = Erst wird noch etwas gezogen; danach kannst du entscheiden.
mykerinos-reason-other-phase = { $move ->
        [dig] Ausgrabungen werden in deinem Zug gestartet, vor der Auswertung.
        [extend] Ausgrabungen werden in deinem Zug erweitert, vor der Auswertung.
        [cube] Weitere Archäologen gehören zu einer begonnenen Aktion.
        [appeal] Mäzene helfen in deinem Zug, vor der Auswertung.
        [pass] Gepasst wird in deinem Zug, vor der Auswertung.
        [rest] Neutrale Archäologen setzt man zu zweit nach der eigenen Aktion, oder eben nicht.
        [museum] Räume betritt man mit Sir Brown oder als Erster und Zweiter einer Zone.
        [take] Karten nimmt man in der Auswertung.
        [leave] Karten liegen lassen können der Dritte und der Vierte einer Zone.
        [remove] Karten für den neutralen Spieler bestimmt man zu zweit in der Auswertung.
        [mark] Scheiben legt man mit Hilfe von Gouverneur Greenwish.
        [reserve] Scheiben legt man mit Hilfe von Gouverneur Greenwish.
        [nile] Nilkarten nimmt der Erste auf dem Fluss.
        [sink] Nilkarten für den neutralen Spieler bestimmt man, wenn er Erster auf dem Fluss ist.
        [boat] Nach dem Boot wird gefragt, wenn sein Besitzer einen Gleichstand verlieren würde.
        [keep] Nach dem Boot wird gefragt, wenn sein Besitzer einen Gleichstand verlieren würde.
        [start] Der Startspieler wird einmal ausgelost, vor der ersten Runde.
        [wing] Die Scheiben der Mäzene werden einmal gelegt, vor der ersten Runde.
        [parcel] Parzellen werden zu Beginn einer Runde ausgelegt.
        [bank] Nilkarten werden zu Beginn einer Runde ausgelegt.
       *[sail] Boote werden zu Beginn einer Runde aufgedeckt.
    } { $phase ->
        [draw-start] Jetzt wird der Startspieler ausgelost.
        [draw-wing] Jetzt werden die Scheiben der Mäzene auf die Flügel gelegt.
        [draw-parcel] Jetzt wird das Gebiet ausgelegt.
        [draw-nile] Jetzt werden die Nilkarten ausgelegt.
        [draw-boat] Jetzt wird ein Boot aufgedeckt.
        [turn] Jetzt ist Zeit für eine Aktion.
        [appealed] Jetzt wird ein Mäzen um Hilfe gebeten.
        [digging] Jetzt wird der nächste Archäologe der Aktion gesetzt.
        [marking] Jetzt wird eine Scheibe gelegt.
        [neutral-turn] Jetzt können neutrale Archäologen gesetzt werden.
        [neutral-digging] Jetzt wird der zweite neutrale Archäologe gesetzt.
        [river-tie] Jetzt wird ein Gleichstand auf dem Fluss entschieden.
        [river-card] Jetzt wird eine Nilkarte genommen.
        [river-sink] Jetzt wird eine Nilkarte bestimmt.
        [zone-tie] Jetzt wird ein Gleichstand in der Zone entschieden.
        [choosing] Jetzt wird die Zone verteilt.
        [removing] Jetzt wird eine Karte für den neutralen Spieler bestimmt.
       *[scraps] Jetzt wird verteilt, was in der Zone übrig ist.
    }
mykerinos-reason-no-such-seat = { $seat } spielt in dieser Partie nicht mit.
mykerinos-reason-patron-placed = { mykerinos-patron } hat schon einen Flügel.
mykerinos-reason-card-seen = { $card } war schon zu sehen, und jede Karte kommt nur einmal.
mykerinos-reason-looks-the-same = Diese Karte sieht auf dem Kopf gleich aus: Sie kann nur auf eine Weise liegen.
mykerinos-reason-not-on-top = { $nile } kann jetzt nicht oben auf dem Stapel liegen.
mykerinos-reason-boat-seen = Dieses Boot war schon zu sehen, und jedes kommt nur einmal.
mykerinos-reason-outside-region = { $field } gehört nicht zum Gebiet dieser Runde.
mykerinos-reason-cube-there = Auf { $field } steht schon ein Archäologe von { mykerinos-owner }.
mykerinos-reason-pyramid-there = { $field } zeigt eine Pyramide: Nur die Aktion von Lord Lemon setzt dort einen Archäologen.
mykerinos-reason-no-cubes = Du hast keine Archäologen mehr: Du kannst nur noch passen.
mykerinos-reason-too-few-cubes = { $colour ->
        [neutral] Das braucht { $needed ->
            [one] 1 neutralen
           *[other] { $needed } neutrale
        } Archäologen; du hast { $cubes }.
       *[other] Das braucht { $needed ->
            [one] 1
           *[other] { $needed }
        } Archäologen; du hast { $cubes }.
    }
mykerinos-reason-not-beside-own = { $field } liegt nicht neben einem Archäologen der Ausgrabung: Beim Erweitern gehört der erste neben einen eigenen.
mykerinos-reason-not-beside-last = { $field } liegt nicht neben { $last }: Jeder weitere Archäologe kommt neben den vorigen.
mykerinos-reason-cannot-finish = Nach einem Archäologen auf { $field } ließe sich die Aktion nicht beenden.
mykerinos-reason-action-begun = Beende erst die Aktion, die du begonnen hast.
mykerinos-reason-one-action = Deine Aktion hast du gemacht; setze neutrale Archäologen, oder lass es.
mykerinos-reason-no-patron-card = Du hast keine Karte von { mykerinos-patron }.
mykerinos-reason-all-turned = Alle deine Karten von { mykerinos-patron } hast du in dieser Runde schon benutzt.
mykerinos-reason-one-patron = In diesem Zug hast du schon eine Karte von { mykerinos-turned } gedreht, und eine pro Zug ist alles.
mykerinos-reason-patron-idle = Für alles, was { mykerinos-patron } bietet, ist kein Platz.
mykerinos-reason-supply-empty = Im allgemeinen Vorrat ist kein Archäologe von dir, den Lady Violet bringen könnte.
mykerinos-reason-needs-pyramid = Mit Lord Lemon muss ein Archäologe auf einer Pyramide stehen.
mykerinos-reason-one-pyramid = Mit Lord Lemon steht nur einer der beiden Archäologen auf einer Pyramide.
mykerinos-reason-needs-brown = Während der Ausgrabungen schickt nur Sir Brown Archäologen ins Museum.
mykerinos-reason-only-museum = { mykerinos-turned } schickt einen Archäologen ins Museum und tut sonst nichts.
mykerinos-reason-only-starts = { mykerinos-turned } startet Ausgrabungen und erweitert sie nicht.
mykerinos-reason-only-extends = { mykerinos-turned } erweitert Ausgrabungen und startet keine.
mykerinos-reason-card-gone = { $side ->
        [left] Die linke Karte ist schon genommen.
       *[right] Die rechte Karte ist schon genommen.
    }
mykerinos-reason-must-choose = Erster und Zweiter müssen eine Karte nehmen oder ins Museum gehen.
mykerinos-reason-not-for-third = Nur die ersten zwei einer Zone können ins Museum gehen.
mykerinos-reason-no-such-room = Einen Raum { $room } hat das Museum in diesem Plan nicht.
mykerinos-reason-room-taken = In { $room } ist schon ein Archäologe von { mykerinos-owner }.
mykerinos-reason-room-closed = { $room } steht offen, wenn du einen Archäologen in einem dieser Räume hast: { $doors }.
mykerinos-reason-no-cube-for-museum = Im allgemeinen Vorrat ist kein Archäologe von dir fürs Museum.
mykerinos-reason-neutral-no-patron = Dem neutralen Spieler hilft kein Mäzen.
mykerinos-reason-disc-there = Eine Scheibe von { mykerinos-owner } hält { $field } bis zur Auswertung frei.
mykerinos-reason-room-reserved = Eine Scheibe von { mykerinos-owner } hält { $room } bis zur Auswertung frei.
mykerinos-reason-disc-needs-free-field = { $field } ist nicht frei: Eine Scheibe kommt dorthin, wo weder Archäologe noch Scheibe noch Pyramide ist.
mykerinos-reason-no-nile-card = Dort liegt keine Nilkarte.
mykerinos-reason-neutral-pyramid = { $field } zeigt eine Pyramide, und darauf steht nie ein neutraler Archäologe.
mykerinos-reason-neutral-disc = Auf { $field } liegt eine Scheibe von { mykerinos-owner }: Bis zur Auswertung kommt dort kein neutraler Archäologe hin.

## Mykerinos: was geschehen ist

mykerinos-event-start = { $seat } wird erster Startspieler.
mykerinos-event-wing = Flügel { $wing } geht an { mykerinos-patron }.
mykerinos-event-round = Runde { $round } beginnt.
mykerinos-event-cubes = { $seat } nimmt { mykerinos-takes-cubes }.
mykerinos-event-short = { $seat } bekäme { $wanted } Archäologen; im Vorrat { $cubes ->
        [0] ist keiner
        [one] ist nur 1
       *[other] sind nur { $cubes }
    }.
mykerinos-event-parcel = { $side ->
        [left] { $card } wird links in Zone { $zone } ausgelegt.
       *[right] { $card } wird rechts in Zone { $zone } ausgelegt.
    }
mykerinos-event-turn = { $seat } ist am Zug.
mykerinos-event-started = { mykerinos-colour } startet eine Ausgrabung auf { $field }.
mykerinos-event-extended = { mykerinos-colour } erweitert eine Ausgrabung auf { $field }.
mykerinos-event-added = { mykerinos-colour } setzt weiter auf { $field }.
mykerinos-event-passed = { $seat } passt und nimmt Platz { $space } der Passleiste.
mykerinos-event-last = Nur { $seat } ist noch übrig: eine letzte Aktion.
mykerinos-event-last-space = { $seat } nimmt den letzten Platz der Passleiste.
mykerinos-event-appealed = { $seat } bittet { mykerinos-patron } um Hilfe.
mykerinos-event-violet = { $seat } nimmt einen Archäologen aus dem allgemeinen in den eigenen Vorrat.
mykerinos-event-lemon = Der Archäologe von { $seat } steht auf einer Pyramide.
mykerinos-event-brown = { $seat } schickt einen Archäologen aus dem eigenen Vorrat ins Museum.
mykerinos-event-blackmore = { $seat } startet eine Ausgrabung mit zwei Archäologen.
mykerinos-event-tangerine = { $seat } erweitert eine Ausgrabung um drei Archäologen.
mykerinos-event-neutral-cubes = { $seat } nimmt { $cubes ->
        [0] keine neutralen Archäologen
        [one] 1 neutralen Archäologen
       *[other] { $cubes } neutrale Archäologen
    }.
mykerinos-event-neutral-disc = Die neutrale Scheibe liegt auf Platz { $space } der Passleiste.
mykerinos-event-neutral-turn = { $seat } darf neutrale Archäologen setzen.
mykerinos-event-rested = { $seat } setzt keinen neutralen Archäologen.
mykerinos-event-zone = Zone { $zone } wird ausgewertet.
mykerinos-event-ranked = { mykerinos-colour } hat Rang { $rank } mit { mykerinos-takes-cubes }.
mykerinos-event-tie = Gleichstand: { mykerinos-colour } liegt vor { mykerinos-other }.
mykerinos-event-took = { $seat } nimmt { $card }: { mykerinos-points }.
mykerinos-event-alone = { $seat } ist allein in der Zone.
mykerinos-event-entered = { $seat } betritt den Raum { $room }.
mykerinos-event-entered-five = { $seat } betritt den Raum { $room } vom Wert 5.
mykerinos-event-forced = { $seat } hat nur eine Möglichkeit.
mykerinos-event-scrap = { $seat } nimmt { $card }, die übrig war: { mykerinos-points }.
mykerinos-event-left = { $seat } nimmt nichts von dem, was übrig ist.
mykerinos-event-out = { $card } kommt aus dem Spiel.
mykerinos-event-back = { $colour ->
        [neutral] { $cubes ->
            [one] 1 neutraler Archäologe kommt
           *[other] { $cubes } neutrale Archäologen kommen
        }
       *[other] { $cubes ->
            [one] 1 Archäologe von { $colour } kommt
           *[other] { $cubes } Archäologen von { $colour } kommen
        }
    } zurück in den allgemeinen Vorrat.
mykerinos-event-neutral-first = Der neutrale Spieler ist Erster: { $card } kommt aus dem Spiel.
mykerinos-event-neutral-second = Der neutrale Spieler ist Zweiter: { $card } kommt aus dem Spiel.
mykerinos-event-neutral-third = Der neutrale Spieler ist Dritter in Zone { $zone } und geht leer aus.
mykerinos-event-neutral-alone = Der neutrale Spieler ist allein in Zone { $zone }: Beide Karten kommen aus dem Spiel.
mykerinos-event-next-start = { $seat } hat zuletzt gepasst und beginnt die nächste Runde.
mykerinos-event-upright = Alle Mäzenkarten werden zurückgedreht.
mykerinos-event-saved = { $seat } behält { mykerinos-takes-cubes } für die nächste Runde.
mykerinos-event-ended = Das Spiel ist zu Ende.
mykerinos-event-exhibited = Die Karten von { mykerinos-patron } bringen { $seat } { mykerinos-points }.
mykerinos-event-sets = { $sets ->
        [one] Eine vollständige Serie bringt { $seat } { mykerinos-points }.
       *[other] { $sets } vollständige Serien bringen { $seat } { mykerinos-points }.
    }
mykerinos-event-final-tie = Mehrere haben die meisten Punkte: Die Archäologen im eigenen Vorrat entscheiden.
mykerinos-event-bank = { $bank ->
        [upper] Die Nilkarte { $nile } wird zwischen die Zonen 1 und 2 gelegt.
        [middle] Die Nilkarte { $nile } wird zwischen die Zonen 3 und 4 gelegt.
       *[lower] Die Nilkarte { $nile } wird zwischen die Zonen 5 und 6 gelegt.
    }
mykerinos-event-sail = Auf dem Tisch liegt { mykerinos-boat }.
mykerinos-event-river-cube = Der Archäologe auf { $field } steht im Fluss.
mykerinos-event-marked = { $seat } legt eine Scheibe auf { $field }.
mykerinos-event-reserved = { $seat } legt eine Scheibe in den Raum { $room }.
mykerinos-event-no-disc = { $discs ->
        [0] { $seat } hat keine Scheibe mehr zu legen.
       *[other] { $seat } legt keine Scheibe: Kein Feld und kein Raum ist frei.
    }
mykerinos-event-disc-back = { $seat } bekommt die Scheibe zurück.
mykerinos-event-discs-home = Die Scheiben von { $seat } gehen an { $seat } zurück.
mykerinos-event-river = Der Nil wird gewertet.
mykerinos-event-nile = { $seat } nimmt die Nilkarte { $nile }: { mykerinos-points }.
mykerinos-event-under = { $nile } kommt unter den Stapel.
mykerinos-event-river-back = { $colour ->
        [neutral] { $cubes ->
            [one] 1 neutraler Archäologe kommt
           *[other] { $cubes } neutrale Archäologen kommen
        }
       *[other] { $cubes ->
            [one] 1 Archäologe von { $colour } kommt
           *[other] { $cubes } Archäologen von { $colour } kommen
        }
    } vom Fluss in den allgemeinen Vorrat.
mykerinos-event-dropped = { $colour ->
        [neutral] { $cubes ->
            [one] 1 neutraler Archäologe sinkt
           *[other] { $cubes } neutrale Archäologen sinken
        }
       *[other] { $cubes ->
            [one] 1 Archäologe von { $colour } sinkt
           *[other] { $cubes } Archäologen von { $colour } sinken
        }
    } vom Land in die Zone darunter.
mykerinos-event-boat-points = { $seat } nimmt das Boot: { mykerinos-points }.
mykerinos-event-boat-cubes = { $seat } nimmt das Boot und { $cubes ->
        [0] keinen Archäologen, denn im Vorrat ist keiner.
        [one] 1 Archäologen.
       *[other] { $cubes } Archäologen.
    }
mykerinos-event-boat-kept = { $seat } nimmt das Boot, das einen Gleichstand gewinnt.
mykerinos-event-boat-used = { $seat } setzt das Boot ein und gewinnt den Gleichstand.
mykerinos-event-boat-saved = { $seat } behält das Boot für später.
mykerinos-event-boat-tie = Mit dem Boot liegt { $colour ->
        [neutral] der neutrale Spieler
       *[other] { $colour }
    } vor { mykerinos-other }.
mykerinos-event-boat-gone = Niemand nimmt { mykerinos-boat }: Es kommt aus dem Spiel.
mykerinos-event-nobody = Auf dem Fluss ist niemand.
mykerinos-event-nobody-last = Auf dem Fluss ist niemand, und niemand bekommt eine Nilkarte.
mykerinos-event-only-neutral = Nur der neutrale Spieler ist auf dem Fluss: Das zählt, als wäre niemand da.
mykerinos-event-last-nile = { $seat } bekommt die Nilkarte { $nile }: { mykerinos-points }.
mykerinos-event-nile-out = Die Nilkarte { $nile } kommt aus dem Spiel.
mykerinos-event-below = Die Nilkarte { $nile } liegt tiefer im Stapel und bleibt aus dem Spiel.
mykerinos-event-neutral-nile = Die Nilkarte { $nile } geht an den neutralen Spieler und kommt aus dem Spiel.
mykerinos-event-neutral-boat = Der neutrale Spieler ist Zweiter, und aus dem Spiel kommt { mykerinos-boat }.
mykerinos-event-wild = { $cards ->
        [one] Eine Karte von Gouverneur Greenwish springt ein.
       *[other] { $cards } Karten von Gouverneur Greenwish springen ein.
    }
mykerinos-event-won = { $seat } gewinnt mit { $points ->
        [0] 0 Punkten
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
mykerinos-event-shared = Auch im Vorrat haben sie gleich viele Archäologen, und sie teilen sich den Sieg.

## Mykerinos: Optionen

mykerinos-option-nile = Mit der Erweiterung Der Nil spielen: ein Fluss, Boote und Gouverneur Greenwish.
mykerinos-option-museum = Der Plan des Museums: ein Bogen mit vier Räumen vom Wert 2 oder ein Ring mit fünf.

## Thebes: Optionen

thebes-option-exhibitions = Wie eine neue Ausstellung kommt: Sie schiebt die anderen nur bis zur ersten Lücke (push), oder alle rücken ein Feld weiter (march).

## Mykerinos: der Spielplan im Terminal

mykerinos-board-round = Runde { $round } von 4, begonnen von { $seat }
mykerinos-board-scale = gepasst:
mykerinos-board-region = Gebiet
mykerinos-board-supply = Vorrat
mykerinos-board-zone = Zone { $zone }
mykerinos-board-river = Fluss
mykerinos-board-boat = { $boat ->
        [two] Boot: 2 Punkte
        [three] Boot: 3 Punkte
        [tie] Boot: Gleichstand
       *[cubes] Boot: 2 Archäologen
    }
mykerinos-board-cubes = { $cubes } Arch.
mykerinos-board-stack = Stapel: { $cards }
mykerinos-board-museum = Museum
mykerinos-board-rooms = Räume:
mykerinos-board-sets = { $sets ->
        [one] 1 Serie
       *[other] { $sets } Serien
    }
mykerinos-board-discs = { $discs ->
        [one] 1 Scheibe
       *[other] { $discs } Scheiben
    }
mykerinos-board-tie-boat = Boot für Gleichstand
mykerinos-board-shared = { mykerinos-colour } liegt gleichauf auf Rang { $rank } mit { mykerinos-takes-cubes }.
mykerinos-board-pass-now = Jetzt passen: { $ties }.
mykerinos-board-ahead = { $colour ->
        [neutral] der neutrale Spieler vor { $others } { $where }
       *[other] vor { $others } { $where }
    }
mykerinos-board-unless-boat = { $tie }, wenn { $seat } nicht das Boot einsetzt
mykerinos-board-in-zones = { $count ->
        [one] in Zone { $zones }
       *[other] in den Zonen { $zones }
    }
mykerinos-board-zone-number = { $zone }
mykerinos-board-on-river = auf dem Fluss
mykerinos-board-and = { $list } und { $last }
mykerinos-source-parcels = Parzellen
mykerinos-source-nile = Nil
mykerinos-source-boats = Boote
mykerinos-source-museum = Museum
mykerinos-source-sets = Serien

## Mykerinos: was noch kommen kann, was Karten wert sind

mykerinos-odds-cards = Nie gesehene Parzellen
mykerinos-odds-unseen = übrig
mykerinos-odds-names = welche
mykerinos-odds-nile = Nie gesehene Nilkarten: { $cards }
mykerinos-odds-boats = Nie gezeigte Boote: { $boats }
mykerinos-worth-title = Karten, und was jede jetzt wert ist
terminal-help-worth = was die Karten jedes Mäzens jetzt für jeden wert sind


## Der Browser: Seiten und Tische

web-lead = Drei Brettspiele über Archäologie, gegen Menschen oder gegen Bots, die wirklich nachdenken. Wenn etwas nicht geht, erfährst du, warum.
web-game-mykerinos = Mykerinos
web-game-pergamon = Pergamon
web-game-thebes = Thebes
web-about-mykerinos = Grabt neben den Pyramiden, gewinnt die Gunst von fünf Mäzenen und füllt die Räume eines Museums.
web-about-pergamon = Verteilt Forschungsgelder, grabt in fünf Stollen und fügt zerbrochene Hälften zu Sammlungen, die Besucher anziehen.
web-about-thebes = Sammelt in Europa Wissen, grabt, wo es sich lohnt, und stellt eure Funde aus. Bezahlt wird nur mit Zeit.
web-play-bots = { $bots ->
    [one] Gegen einen Bot spielen
    [2] Gegen zwei Bots spielen
   *[other] Gegen { $bots } Bots spielen
}
web-opening = Der Tisch wird aufgebaut …
web-new-table = Neuer Tisch
web-rules = Regeln
web-rules-short = Kurz
web-rules-whole = Alle Regeln
web-rules-contents = Inhalt
web-rules-search = Regeln durchsuchen
web-rules-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
web-my-tables = Meine Tische
web-open-all = Alle Spiele
web-open-game = Spiel
web-open-more = Weitere offene Tische
web-open-tables = Offene Tische
web-your-turn = Du bist am Zug
your-turn = { $shared ->
        [yes] { $name }, du bist dran:
       *[no] Du bist dran:
    }
web-free = frei
web-sit-down = Hinsetzen
web-watch = Zuschauen
web-status = { $status ->
        [waiting] Wartet auf Mitspieler
        [ceremony] Die Ziehungen werden abgesichert
        [playing] Läuft
        [paused] Pause
        [finished] Beendet
       *[abandoned] Vorzeitig beendet
    }
web-players = Wie viele spielen mit?
web-seats = Wer sitzt wo?
web-seats-help = „Alle mit dem Link“ gibt dir einen Link zum Weitergeben. Mit mehreren eigenen Plätzen spielt ihr an einem Bildschirm.
web-seat-me = Ich, an diesem Bildschirm
web-seat-link = Alle mit dem Link
web-seat-bot = Bot: { $bot }
web-options = Varianten
web-pace = Zeitlimit
web-pace-kind = { $pace ->
        [live] Mit Uhr
        [days] Tage pro Zug
       *[none] Ohne Zeitlimit
    }
web-open-help = Offener Tisch: Alle auf diesem Server dürfen mitspielen oder zuschauen.
web-set-up = Tisch aufbauen
web-no-page = Unter dieser Adresse gibt es keine Seite.
web-refused = Diesen Tisch gibt es nicht, oder du brauchst seinen Link.
web-home = Zur Startseite
web-lost = Ein Teil dieser Seite ließ sich nicht laden.
web-reload = Seite neu laden
web-no-answer = Der Server antwortet nicht.
web-silent = Der Server antwortet nicht. Diese Seite versucht es weiter.
web-problem = { $status ->
        [401] Dieser Server kennt dich noch nicht.
        [403] Das darfst du auf diesem Server nicht.
        [404] Das gibt es hier nicht, oder du darfst es nicht sehen.
        [429] Zu viele Anfragen; warte einen Augenblick.
        [500] Auf dem Server ist etwas schiefgegangen; der Gastgeber findet es im Protokoll.
        [503] Der Server kann gerade nichts lesen oder speichern; versuch es später noch einmal.
       *[other] Der Server lehnt das ab: { $sentence }
    }
web-bye = { $why ->
        [back-soon] Der Server startet neu; diese Seite ist gleich von selbst wieder da.
        [try-later] Der Server ist gerade überlastet; diese Seite versucht es gleich noch einmal.
        [our-fault] Auf dem Server ist etwas schiefgegangen; der Gastgeber findet es im Protokoll.
        [not-for-you] Für diesen Tisch brauchst du seinen Link.
        [shown-out] Du bist auf diesem Server gesperrt oder wurdest von diesem Tisch verwiesen.
        [no-table] Diesen Tisch gibt es nicht.
        [too-fast] Zu viele Nachrichten auf einmal; diese Seite versucht es gleich noch einmal.
       *[other] Die Verbindung wurde geschlossen.
    }
web-language = Sprache
web-theme = { $theme ->
        [dark] Helles Design
       *[light] Dunkles Design
    }
web-state = { $state ->
        [calling] verbindet …
        [sending] sendet …
        [stored] gespeichert
        [offline] offline, neuer Versuch …
       *[refused] geschlossen
    }
web-round = Runde { $round }
web-now = Was jetzt zu tun ist
web-holding = Zug fertig. So übernehmen?
web-done = Übernehmen
web-undo = { $undo ->
        [consent] Um Rücknahme bitten
       *[free] Zurücknehmen
    }
web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hint-reason = gewinnt { $chance } von 100 Partien, etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } am Ende
web-hint-even = { $moves ->
        [2] Die ersten beiden sind etwa gleich gut.
       *[other] Alle { $moves } sind etwa gleich gut.
    }
web-moves = Alle Züge ({ $moves })
web-thinks = { $name } denkt nach …
web-ended = Du hattest keine Möglichkeit zu ziehen; dein Zug ist vorbei:
web-skip = Überspringen
web-choose = Was möchtest du tun?
web-why-not = Warum nicht?
web-clause = Regeln, { $clause }
web-asked = { $what ->
        [undo] { $name } möchte einen Zug zurücknehmen.
        [end] { $name } möchte das Spiel beenden.
       *[pause] { $name } möchte eine Pause machen.
    }
web-yes = Ja
web-no = Nein
web-close = Schließen
web-players-now = Spieler
web-you = du
web-away = abwesend
web-winner = Sieg
web-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-log = Spielverlauf
web-log-clauses = Regelstellen zeigen
web-chat-new = { $chats ->
        [one] 1 neue Nachricht
       *[other] { $chats } neue Nachrichten
    }
web-since = Seit deinem letzten Besuch
web-log-more = { $lines ->
        [one] 1 früherer Absatz
       *[other] { $lines } frühere Absätze
    }
web-log-away = Der Server war { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } lang nicht da. So lange und noch eine Minute danach stehen die Uhren.
web-log-undo = { $seat } nimmt den letzten Zug zurück.
web-log-ended = { $seat } hatte keine Möglichkeit zu ziehen: Der Zug ist vorbei.
web-log-quick = { $seat } hatte keine Zeit zum Nachdenken und zieht auf gut Glück.
web-log-undone = Zurückgenommen:
bot-random = Zufall
bot-greedy = Gierig
bot-visitor = Besucher
bot-student = Student
bot-curator = Kurator
bot-professor = Professor
web-less = Weniger
web-more = Mehr
web-me = Du
web-my-side = Deine Seite
web-hold = Meinen Zug bestätigen lassen
web-sheet = Spieler und Spielverlauf
web-record = Aufzeichnung herunterladen
web-rematch = Revanche
web-copy = Link kopieren
web-copied = Kopiert
web-board = Das Brett
web-pace-minutes = Minuten pro Person
web-pace-seconds = Sekunden zusätzlich pro Zug
web-pace-days = Tage pro Zug; danach übernimmt ein Bot, bis du zurückkommst
web-pace-of = { $pace ->
        [live] Mit Uhr: { $minutes } min pro Person und { $seconds } s zusätzlich pro Zug.
        [days] { $days ->
            [one] 1 Tag pro Zug; danach übernimmt ein Bot, bis du zurückkommst.
           *[other] { $days } Tage pro Zug; danach übernimmt ein Bot, bis du zurückkommst.
        }
       *[none] Ohne Zeitlimit.
    }
web-hold-help = Am Ende deines Zuges wartet der Tisch auf deine Bestätigung; bis dahin kannst du zurücknehmen.
web-numbers-help = Jeder Browser steuert eine Zahl zu den Ziehungen bei, damit niemand sie manipulieren kann.
web-hints-help = Alle dürfen in ihrem Zug um Tipps bitten. Gegeneinander spielt man sonst ohne.
web-hints-here = An diesem Tisch dürfen alle um Tipps bitten.
web-name = Wie heißt du?
web-name-of = Name von Spieler { $seat }
web-name-keep = Namen speichern
web-called = Du spielst als { $name }. Namen ändern?
web-unnamed = jemand
web-invites = { $known ->
        [no] Du bist zu einer Partie { $game } eingeladen.
       *[yes] { $name } lädt dich zu einer Partie { $game } ein.
    }
web-here = da
web-kept = ein Bot springt ein: { $bot }
web-new-link = Neuen Link erzeugen
web-watch-link = Link zum Zuschauen
web-share = Teilen
web-qr = QR-Code
web-qr-of = QR-Code: { $what }
web-table = Der Tisch
web-watchers = { $watchers ->
        [one] 1 schaut zu
       *[other] { $watchers } schauen zu
    }
web-pause = { $alone ->
        [true] Pause machen
       *[false] Um eine Pause bitten
    }
web-resume = Weiterspielen
web-end = { $alone ->
        [true] Spiel beenden
       *[false] Vorschlagen, das Spiel zu beenden
    }
web-leave = Aufstehen; ein Bot spielt, bis ich wiederkomme
web-return = Auf meinen Platz zurück
web-resign = Aufgeben
web-sure = Wirklich? Noch einmal drücken
web-asking = { $what ->
        [undo] Du möchtest zurücknehmen; die anderen müssen noch antworten.
        [end] Du möchtest das Spiel beenden; die anderen müssen noch antworten.
       *[pause] Du möchtest eine Pause; die anderen müssen noch antworten.
    }
web-like = { $what ->
        [hidePoints] Eintrittskarten der anderen verdecken
        [pass] Warten, bis die nächste Person am Bildschirm ist
        [sound] Ein Ton, wenn ich am Zug bin
       *[notices] Benachrichtigen, wenn ich am Zug bin und die Seite nicht sehe
    }
web-covered = Eintrittskarten, verdeckt
web-clock = verbleibende Zeit
web-clock-days = { $days } T { $hours } Std.
web-pass = { $name } ({ $seat }) ist dran. Bitte den Bildschirm weitergeben.
web-pass-here = Ich bin bereit
web-chat = Chat
web-chat-write = An den Tisch schreiben
web-chat-send = Senden
web-chat-close = Chat für alle schließen
web-chat-reopen = Chat wieder öffnen
web-chat-closed = Der Chat an diesem Tisch ist geschlossen.
web-chat-open = Chat öffnen
web-chat-unread = { $more ->
        [one] und 1 Nachricht davor
       *[other] und { $more } Nachrichten davor
    }
web-mute = { $name } stummschalten
web-unmute = { $name } nicht mehr stummschalten
web-recap = Seit deinem letzten Zug
web-recap-play = Abspielen
web-replay = Partie nachspielen
web-replay-step = Schritt { $step } von { $steps }
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-close = Zurück zur Gegenwart
web-play-on = Von hier gegen Bots weiterspielen
web-record-title = Aufzeichnung
web-record-open = Aufzeichnung öffnen
web-record-other = Andere Aufzeichnung öffnen
web-record-drop = Wähle eine .mattock-Datei oder zieh sie auf diese Seite.
web-final = Schlusswertung
web-final-all = Punkte
web-final-tell = Schritt für Schritt zeigen
web-final-winners = Sieg: { $winners }
web-prove = Ziehungen prüfen
web-proof = { $people ->
        [0] Alle Ziehungen ({ $draws }) stimmen mit dem Startwert überein, der vor dem ersten Zug festgelegt wurde. Kein Browser hat eine Zahl beigesteuert.
       *[other] Alle Ziehungen ({ $draws }) stimmen mit dem Startwert und den Zahlen der Spieler ({ $people }) überein, festgelegt vor dem ersten Zug.
    }
web-proof-given = { $lines ->
        [one] Die erste Zeile stammt aus einer anderen Aufzeichnung und wird hier nicht geprüft.
       *[other] Die ersten { $lines } Zeilen stammen aus einer anderen Aufzeichnung und werden hier nicht geprüft.
    }
web-proof-wrong = { $what ->
        [digest] Die Aufzeichnung wurde verändert: Ihre Prüfsumme passt nicht (Zeile { $line }).
        [seed] Die Aufzeichnung enthält keinen Startwert (Zeile { $line }): Das Spiel ist nicht zu Ende.
        [commitment] Zeile { $line } passt nicht zur Festlegung vor dem Spiel.
        [own] Die Aufzeichnung weicht von dem ab, was dieser Browser gespeichert hat (Zeile { $line }).
        [order] In Zeile { $line } fehlt eine Ziehung, oder sie steht dort zweimal.
       *[place] Die Ziehung in Zeile { $line } passt nicht zu Startwert und Zahlen.
    }
web-rematch-there = Zur Revanche
web-result = Gewonnen: { $winners }, { $scores }
web-turn-of = Am Zug: { $name }
web-finished = Beendete Spiele
web-finished-more = Ältere Spiele

## Der Browser: ich und dieser Server

web-person = Meine Seite
web-settings = Einstellungen
web-set-style = Zeichnung des Bretts
web-style = { $style ->
        [plain] schlicht, in klaren Linien
       *[table] wie auf einem Tisch
    }
web-set-motion = Bewegung
web-motion = { $motion ->
        [slow] langsam
        [quick] schnell
        [none] keine
       *[usual] normal
    }
web-set-text = Schriftgröße
web-set-volume = Lautstärke
web-keys = Tasten
web-key = { $key ->
        [n] weiter zu dem, was du tun kannst; mit Umschalt zurück
        [Enter] drücken
        [d] den Zug übernehmen
        [u] zurücknehmen
        [h] Tipp
        [m] alle Züge
        [Esc] Bewegung überspringen, Offenes schließen
       *[other] diese Seite
    }
web-opponents = Deine Gegner
web-level = { $level ->
        [visitor] Schnell und etwas unachtsam. Gut für die erste Partie.
        [student] Denkt ein paar Züge voraus und schlägt den Besucher etwa vier von fünf Mal.
        [curator] Plant seine Züge und gewinnt die meisten Partien gegen den Studenten.
       *[professor] Denkt am längsten und gewinnt die meisten Partien gegen den Kurator.
    }
web-invited = Willkommen! Du darfst hier Tische aufbauen.
web-word = Server-Passwort
web-word-say = Server-Passwort eingeben
web-account = Konto
web-account-none = Bisher kennt dich nur dieser Browser. Mit einem Konto erreichst du deine Tische von jedem Gerät aus. Zum Spielen brauchst du keines.
web-account-have = Du meldest dich als „{ $account }“ an.
web-account-make = Konto anlegen
web-account-name = Kontoname
web-account-made = Dein Konto ist angelegt. Melde dich auf einem anderen Gerät mit Name und Passphrase an.
web-login = Anmelden
web-login-help = Du hast schon ein Konto? Dann zeigt dieser Browser dessen Tische; hier ohne Konto gespielte Partien werden nicht übernommen.
web-logout = Auf diesem Gerät abmelden
web-passphrase = Passphrase, mindestens acht Zeichen
web-passphrase-old = Bisherige Passphrase
web-passphrase-new = Neue Passphrase, mindestens acht Zeichen
web-passphrase-change = Passphrase ändern
web-passphrase-changed = Die Passphrase ist geändert. Alle anderen Geräte müssen sich neu anmelden.
web-mail = E-Mail, wenn ich am Zug bin
web-mail-help = Wenn ein Tisch auf dich wartet und du einige Minuten weg warst, bekommst du eine E-Mail.
web-mail-address = E-Mail-Adresse
web-mail-write = Diese Adresse verwenden
web-mail-sent = Wir haben eine E-Mail an { $address } geschickt. Öffne den Link darin, um die Adresse zu bestätigen.
web-mail-on = E-Mails gehen an { $address }.
web-mail-stop = Keine E-Mails mehr
web-mail-confirmed = Danke, deine Adresse ist bestätigt. Du bekommst eine E-Mail, wenn du am Zug bist.
web-statistics = Meine Bilanz
web-statistics-none = Du hast noch kein Spiel zu Ende gespielt.
web-statistics-points = bestes Ergebnis { $best }, im Mittel { $mean } Punkte
web-statistics-against = Gegen
web-statistics-all = Alle Spiele
web-statistics-played = Gespielt
web-statistics-won = Gewonnen
web-quota = Mein Verbrauch
web-quota-tables = { $most ->
        [0] Laufende Tische: { $used }
       *[other] Laufende Tische: { $used } von { $most }
    }
web-quota-megabytes = { $most ->
        [0] { $used } MB für alle meine Tische
       *[other] { $used } von { $most } MB für alle meine Tische
    }
web-quota-thinking = { $most ->
        [0] Bedenkzeit der Bots in dieser Stunde: { $used } Min.
       *[other] Bedenkzeit der Bots in dieser Stunde: { $used } von { $most } Min.
    }
web-forget = Meine Daten löschen
web-forget-help = Dein Name, deine Notizen und Nachrichten werden aus allen Tischen und Aufzeichnungen hier gelöscht, und Bots übernehmen deine Plätze. Das lässt sich nicht rückgängig machen.
web-forgotten = Deine Daten wurden gelöscht.
web-note = Meine Notizen
web-note-help = Diese Notizen siehst nur du.

## Was der Server ablehnt

server-closed = Auf diesem Server lassen sich keine neuen Tische aufbauen; laufende Partien können beendet werden.
server-not-invited = Tische aufbauen darf hier nur, wer eingeladen ist. Frag den Gastgeber nach dem Server-Passwort. Platz-Links gelten auch ohne.
server-most-tables = { $most ->
        [one] Mehr als 1 laufender Tisch pro Person ist hier nicht möglich. Beende ihn erst.
       *[other] Mehr als { $most } laufende Tische pro Person sind hier nicht möglich. Beende erst einen.
    }
server-most-waiting = { $most ->
        [one] Nur ein offener Tisch von dir kann auf Mitspieler warten.
       *[other] Höchstens { $most } offene Tische von dir können zugleich auf Mitspieler warten.
    } Lass erst einen beginnen oder richte einen Tisch nur für Eingeladene ein.
server-most-waiting-from = Von deiner Adresse warten schon zu viele offene Tische auf Mitspieler. Setz dich an einen davon oder richte einen Tisch nur für Eingeladene ein.
server-most-megabytes = Du hast die Speichergrenze pro Person erreicht: { $megabytes } MB.
server-disk-full = Der Server hat kaum noch Speicherplatz: Neues geht gerade nicht, laufende Partien gehen weiter.
server-full-log = Das Protokoll dieses Tisches ist voll; bau einen neuen auf.
server-wrong-word = Falsches Server-Passwort.
server-too-many-guesses = Zu viele Versuche von deiner Adresse; warte einige Minuten.
server-account-guessed = Für diesen Namen wurden zu viele falsche Passphrasen versucht. Nimm ein Gerät, auf dem du schon angemeldet warst, oder versuch es in ein paar Minuten noch einmal.
server-busy = Der Server ist gerade überlastet; versuch es gleich noch einmal.
server-too-many-newcomers = Zu viele neue Besucher von deiner Adresse; versuch es in einer Stunde noch einmal.
server-name-taken = Dieser Name ist vergeben, oder du hast schon ein Konto.
server-no-such-account = Es gibt kein Konto mit diesem Namen und dieser Passphrase.
server-no-way-back = Ohne Konto kämst du nicht zu deinen Plätzen zurück: Leg erst eines an.
server-wrong-passphrase = Falsche Passphrase.
server-no-mail = Dieser Server verschickt keine E-Mails.
server-no-address = Das sieht nicht nach einer E-Mail-Adresse aus.
server-too-often = Zu viele Anfragen; versuch es in einer Stunde noch einmal.
server-mail-not-sent = Die E-Mail konnte nicht gesendet werden; versuch es später noch einmal.
server-bad-link = Dieser Link funktioniert nicht: Er ist schon benutzt oder ersetzt worden, oder ein Teil fehlt. Bitte um einen neuen.
server-no-free-seat = Es ist kein Platz für alle frei.
server-not-yours = Das darf nur, wer den Tisch aufgebaut hat.
server-seat-taken = Dieser Platz ist besetzt; mach ihn erst frei.
server-not-your-turn = Du bist nicht am Zug.
server-one-hint = Ein Tipp nach dem anderen.
server-hint-late = Der Tipp kam nicht rechtzeitig; frag noch einmal.
server-no-hints = An diesem Tisch wird ohne Tipps gespielt.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-no-seat = Du hast keinen Platz an diesem Tisch.
server-not-begun = Das Spiel hat noch nicht begonnen.
server-over = Das Spiel ist zu Ende.
server-not-now = { $status ->
        [paused] Das Spiel ist unterbrochen.
        [waiting] Es sind noch nicht alle Plätze besetzt.
        [ceremony] Das Spiel beginnt gerade erst.
       *[over] { server-over }
    }
server-not-paused = Das Spiel ist nicht unterbrochen.
server-no-pause = Nur ein laufendes Spiel lässt sich unterbrechen.
server-stale = Die Stellung hat sich inzwischen geändert.
server-seat-taken-already = Dieser Platz ist schon besetzt.
server-seat-stays = Das Spiel hat begonnen: Der Platz ist vergeben.
server-not-your-seat = Das ist nicht dein Platz.
server-holding = { $seat } muss den Zug noch bestätigen.
server-return-first = Ein Bot spielt für dich; kehr erst auf deinen Platz zurück.
server-away-already = Bots spielen schon für dich.
server-back-already = Du sitzt schon an deinem Platz.
server-no-turn-to-end = Du bist gerade nicht am Zug.
server-nothing-to-undo = Es gibt nichts zurückzunehmen.
server-no-undo-in-lesson = In einer Lektion wird nichts zurückgenommen: Ein Ziel folgt auf das andere.
server-nobody-to-agree = Es ist niemand da, der zustimmen könnte.
server-asked-already = Das ist schon gefragt; die anderen müssen noch antworten.
server-not-asked = Diese Frage ist nicht an dich gerichtet.
server-numbers-before = Zahlen werden vor dem Spiel abgegeben, wenn alle Plätze besetzt sind.
server-promised-already = Dieser Platz hat sich schon auf seine Zahl festgelegt, oder es ist zu spät.
server-no-number-asked = Von diesem Platz wird jetzt keine Zahl verlangt.
server-wrong-number = Diese Zahl passt nicht zur Festlegung.
server-bad-name = Ein Name darf Buchstaben, Ziffern und andere druckbare Zeichen enthalten.
server-nameless = Gib erst deinen Namen ein.
server-most-muted = { $most ->
        [one] Mehr als 1 Person kannst du nicht stummschalten; heb das erst wieder auf.
       *[other] Mehr als { $most } Personen kannst du nicht stummschalten; heb es erst bei einer auf.
    }
server-empty-chat = Die Nachricht ist leer.
server-chat-closed = Der Chat an diesem Tisch ist geschlossen.
server-too-fast = Zu schnell; warte einen Augenblick.

## Der Browser: Pergamon

web-pergamon-tray = Deine Werkbank
web-pergamon-hand = Deine Fundstücke ({ $tiles })
web-pergamon-try = Zieh sie in eine beliebige Reihenfolge und probiere, was passt.
web-pergamon-tile = Fundstück: { $left ->
        [vase] halbe Vase
        [jug] halbe Kanne
        [bracelet] halber Armreif
       *[mask] halbe Maske
    } mit { $digits }, { $right ->
        [vase] halbe Vase
        [jug] halbe Kanne
        [bracelet] halber Armreif
       *[mask] halbe Maske
    } aus dem { $century }. Jahrhundert
web-pergamon-lay = { $tiles ->
        [one] Dieses Fundstück legen
       *[other] Diese { $tiles } Fundstücke legen
    }
web-pergamon-field = Feld { $field }

## Im Browser: Thebes

web-thebes-place = { thebes-place }
web-thebes-pile = Stapel: { thebes-cards }
web-thebes-nothing = In { web-thebes-place } liegt gerade nichts: keine Karte, keine Ausstellung.
web-thebes-swap = tauschen
web-thebes-waiting = Dritter Stapel: { thebes-cards }
web-thebes-waiting-short = 3. Stapel
web-thebes-discards = Ablage: { thebes-cards }
web-thebes-discards-short = Ablage
web-thebes-last-field = Das letzte Feld: die übrigen Wochen aufgeben
web-thebes-bag = { $finds ->
        [one] 1 von { thebes-tiles } ist ein Fund
       *[other] { $finds } von { thebes-tiles } sind Funde
    }, zusammen { thebes-points }
web-thebes-book = Buch: { $place }
web-thebes-books = Bücher
web-thebes-artifact = { $tile ->
        [bronze-horse] Bronzepferd
        [Attic-owl-coin] attische Eulenmünze
        [Attic-cup] attische Schale
        [helmet-from-Olympia] Helm aus Olympia
        [Venus-de-Milo] Venus von Milo
        [Pallas-Athena] Pallas Athene
        [Omphalos-of-Delphi] Omphalos von Delphi
        [charioteer-of-Delphi] Wagenlenker von Delphi
        [mask-of-Agamemnon] Maske des Agamemnon
        [treasure-of-Priam] Schatz des Priamos
        [Parthenon-relief] Parthenonrelief
        [Zeus-of-Artemision] Zeus vom Kap Artemision
        [seal-from-Troy] Siegel aus Troja
        [figurines-of-Dreros] Figuren von Dreros
        [rock-crystal-vessel] Bergkristallgefäß
        [sphinx-from-Malia] Sphinx aus Malia
        [disc-of-Zeus] Münze des Zeus
        [bull-head-vessel] Stierkopfgefäß
        [bull-fresco] Stierfresko
        [mother-goddess] Muttergöttin
        [Phaistos-disc] Diskos von Phaistos
        [helmet-of-Axos] Helm von Axos
        [bottle-from-Chania] Flasche aus Chania
        [marble-Aphrodite] Aphrodite aus Marmor
        [Antikythera-mechanism] Mechanismus von Antikythera
        [lidded-coffin] Sarg mit Deckel
        [ushabti] Uschebti
        [Abusir-papyrus] Papyrus von Abusir
        [scarab-amulet] Skarabäus-Amulett
        [Senwosret-amulet] Sesostris-Amulett
        [blue-faience-dish] Schale aus blauer Fayence
        [Sobekneferu-seal] Siegel der Nofrusobek
        [Theban-tomb-painting] thebanische Grabmalerei
        [bust-of-Nefertiti] Büste der Nofretete
        [bronze-mirror] Bronzespiegel
        [Narmer-palette] Narmer-Palette
        [mummy-of-Ramesses] Mumie des Ramses
        [Rosetta-stone] Stein von Rosette
        [mask-of-Tutankhamun] Maske des Tutanchamun
        [Tel-Dan-stele] Tel-Dan-Stele
        [Tinshemet-medallion] Medaillon von Tinschemet
        [Roman-coin] römische Münze
        [mill-game-board] Mühlebrett
        [bull-figurine] Stierfigur
        [menorah-relief] Menora-Relief
        [cult-stand-from-Ashdod] Kultständer aus Aschdod
        [pillar-figure-from-Arad] Pfeilerfigur aus Arad
        [clay-sarcophagi] Tonsarkophage
        [Amarna-letter] Amarna-Brief
        [ossuary] Ossuar
        [Merneptah-stele] Merenptah-Stele
        [Qumran-scrolls] Schriftrollen von Qumran
        [glass-bowl-of-Nimrud] Glasschale von Nimrud
        [lion-of-Babylon] Löwe von Babylon
        [white-obelisk] weißer Obelisk
        [earliest-writing-tablet] älteste Schrifttafel
        [Gudea-seal] Siegel des Gudea
        [Sumerian-gold-helmet] sumerischer Goldhelm
        [Queen-of-the-Night] Königin der Nacht
        [gold-cup-from-Ur] Goldbecher aus Ur
        [Warka-vase] Vase von Warka
        [Gilgamesh-tablet] Gilgamesch-Tafel
        [Nimrud-crown] Krone von Nimrud
        [mask-of-Sargon] Maske des Sargon
        [code-of-Hammurabi] Gesetzestafel des Hammurapi
       *[other] { $tile }
    }
web-thebes-card = { $symbols ->
        [0] { $what } ({ $city })
       [1] { $what }, 1 Wissenspunkt ({ $city })
       *[other] { $what }, { $symbols } Wissenspunkte ({ $city })
    }
web-thebes-show = { $size ->
        [large] groß, { $city }
       *[small] klein, { $city }
    }
web-thebes-valid = gültig
web-thebes-turned = umgedreht
web-thebes-excavation = Das Chronokel und die Beutel
web-thebes-dial = Das Chronokel für { $place }, Wissen { $knowledge }
web-thebes-dial-week = { thebes-weeks }: { thebes-tiles }
web-thebes-odds = Was eine Grabung bringen kann: { $place }
web-thebes-tiles = Plättchen
web-thebes-points = ≈ Punkte
web-thebes-week = Woche
web-thebes-then = dann
web-thebes-held = Deine Grabung steht fest. Zieh { thebes-tiles }; bis dahin kannst du noch zurück.
web-thebes-draw = { thebes-tiles } ziehen
web-thebes-no-knowledge = { $place }: ohne Wissen zeigt das Chronokel nichts. Bücher, ein Hinweis oder ein Assistent helfen.
web-thebes-unseen = Was die Stapel noch bringen können
web-thebes-region = { $region ->
        [atlantic] Atlantik
        [north] Nordsee
        [mediterranean] Mittelmeer
        [black] Schwarzes Meer
        [caspian] Kaspisches Meer
        [russia] Russland
        [minor] Kleinasien
        [arabia] Arabien
       *[libya] Libyen
    }
web-thebes-month = { $month ->
        [1] Jan
        [2] Feb
        [3] März
        [4] Apr
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug
        [9] Sep
        [10] Okt
        [11] Nov
       *[12] Dez
    }
web-thebes-rubble = Schutt
web-mykerinos-patrons = Mäzene
web-mykerinos-ahead = { $colour ->
        [neutral] Passen: neutral vor { $others }
       *[other] Passen: vor { $others }
    }{ $unless ->
        [boat] {" (ohne Boot)"}
       *[none] {""}
    }
web-mykerinos-scale = Passleiste
web-mykerinos-space = { $owner ->
        [none] Platz { $space }, frei
       *[other] Platz { $space }: { mykerinos-owner }
    }
web-mykerinos-left = { $cubes ->
        [one] noch 1 Archäologe zu setzen
       *[other] noch { $cubes } Archäologen zu setzen
    }
web-mykerinos-field = { $ground ->
        [river] { $field }, Fluss
        [land] { $field }, Land, Zone { $zone }
        [pyramid] { $field }, Pyramide, Zone { $zone }
       *[sand] { $field }, Zone { $zone }
    }
web-mykerinos-cube = Archäologe: { mykerinos-owner }
web-mykerinos-disc = Scheibe von { $seat }
web-mykerinos-room = Raum { $room }, Wert { $value }
web-mykerinos-wing = Flügel { $wing }
web-mykerinos-neutrals = { $cubes ->
        [one] 1 neutraler Archäologe
       *[other] { $cubes } neutrale Archäologen
    }
web-mykerinos-holding = { $seat }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, gedreht: { $used }
web-mykerinos-worth = { mykerinos-points } je Karte
web-mykerinos-unseen = kommen noch: { $cards }
web-mykerinos-ability = { $patron ->
        [violet] Nimm einen Archäologen aus dem Vorrat, dann starte oder erweitere eine Ausgrabung.
        [lemon] Starte auf einer Pyramide, oder erweitere mit einem der zwei Archäologen auf einer.
        [brown] Schicke einen Archäologen aus deinem Vorrat ins Museum.
        [blackmore] Starte eine Ausgrabung mit zwei Archäologen nebeneinander.
        [tangerine] Erweitere eine Ausgrabung um drei Archäologen.
       *[greenwish] Starte oder erweitere eine Ausgrabung, dann halte dir mit einer Scheibe ein Feld oder einen Raum frei.
    }
## Post

mail-confirm-subject = Mattock: Ist das deine Adresse?
mail-confirm = Jemand möchte unter dieser Adresse benachrichtigt werden, wenn er am Zug ist. Wenn du das bist, öffne den Link unten. Wenn nicht, tu nichts: Es kommt keine weitere Post.
mail-turn-subject = Mattock: Du bist am Zug bei { $game }
mail-turn = Du bist am Zug bei { $game }. Mit dir am Tisch: { $players }. Hier geht es weiter:
## Spielend lernen

lesson-something-else = Die Regeln erlauben das, aber die Lektion will jetzt etwas anderes. Was leuchtet, ist gemeint: Versuch es noch einmal.
lesson-pergamon-ask-much = Zwei Truhen liegen bereit: mindestens 10 Münzen. Stell deine Figur auf Feld 12 und bitte um 6 davon.
lesson-pergamon-empty-hands = Wer am weitesten links steht, bekommt zuletzt: Für dich blieben 2 Münzen. Die Stollen I und II sind leer, und III kostet 3, also beende deinen Zug. Die nächste Runde beginnst du.
lesson-pergamon-ask-less = Bitte diesmal um weniger: Feld 9 gibt dir 4 Münzen vor allen, die weiter links stehen, und du darfst bis Stollen V graben.
lesson-pergamon-dig = Jetzt grab: 4 Münzen öffnen Stollen IV, und alle Fundstücke darin gehören dir. Tief liegt Altes, und Altes ist mehr wert.
lesson-pergamon-keep = Deine zwei Fundstücke passen noch nicht zusammen. Lagere sie: Bis zu drei kosten nichts.
lesson-pergamon-ask-early = In Stollen III liegen drei Fundstücke. Feld 4 bringt nur 2 Münzen, aber du gräbst als Erster.
lesson-pergamon-dig-more = Du bist zuerst dran. Nimm die drei Fundstücke aus Stollen III für 3 Münzen.
lesson-pergamon-pay-storage = Du hast fünf Fundstücke. Über drei hinaus kosten je drei angefangene 1 Münze Lager. Zahl sie: Diese Stücke sind es wert.
lesson-pergamon-ask-middle = Bitte auf Feld 7 um 3 Münzen: genug, um einmal zu graben und eine Sammlung zu polieren.
lesson-pergamon-dig-near = In Stollen I liegt für 1 Münze ein Fundstück, das zu deinen passt. Grab dort.
lesson-pergamon-lay = Jetzt leg eine Reihe. Beginne mit { $tile }: An seinem rechten Rand ist eine halbe Maske aus dem 2. Jahrhundert.
lesson-pergamon-fit = Ein Fundstück passt, wo zwei Hälften einen ganzen Gegenstand ergeben. { $tile } vervollständigt die Maske: Die Reihe ist 2 wert.
lesson-pergamon-fit-more = Leg auch { $tile } an: Mit der ganzen Kanne aus dem 4. Jahrhundert sind es 6. Die losen Hälften an den Enden zählen nicht.
lesson-pergamon-polish = Stell die Reihe im Museum aus und polier sie mit 1 Münze: Sie steht dann auf Feld 7. Ausstellen bringt sofort 1 Punkt.
lesson-pergamon-end-turn = Deine Sammlung hat eine niedrigere um ein Feld hinuntergeschoben. Lagere nun die drei übrigen Fundstücke.
lesson-pergamon-last-funds = Nach dieser Runde wird gewertet. Feld 5 bringt 2 Münzen und lässt dir jeden Stollen offen.
lesson-pergamon-last-dig = Grab für 2 Münzen in Stollen II: Was dort liegt, passt gut zu deinem Lager.
lesson-pergamon-long-row = Leg aus den leuchtenden Fundstücken die längste Reihe, die du kannst, und stell sie aus, mit der letzten Münze poliert. Alle vier sind 12 wert.
lesson-pergamon-small-row = Eine zweite Sammlung: { $tile } und { $other } ergeben eine Vase. Stell sie unpoliert aus; auch eine kleine bringt jetzt einen Punkt und in der Wertung noch einen.
lesson-pergamon-scoring = Beende deinen Zug und sieh der Wertung zu: Jede Sammlung zählt nach ihrem Feld, die älteste Vase bringt einen Bonus, und dann rücken alle hinunter.
lesson-mykerinos-first-cube = Starte eine Ausgrabung: ein Archäologe auf ein freies Feld. Nimm d3, wo zwei Zonen sich treffen. Eine Zone sind zwei Karten; am Ende der Runde zählt, wer dort wie viele hat.
lesson-mykerinos-second-dig = Starte eine zweite Ausgrabung auf c1. In jeder Zone sind zwei Karten zu gewinnen, und dieser Archäologe zählt in Zone 1.
lesson-mykerinos-extend = Erweitern braucht zwei Archäologen, den ersten neben einem von deinen. Geh von d3 nach e3: Das ist über die Grenze, in Zone 2.
lesson-mykerinos-extend-on = Der zweite kommt neben den ersten. Setz ihn auf f3.
lesson-mykerinos-third-dig = Noch eine Ausgrabung, auf g3: drei Archäologen in Zone 2.
lesson-mykerinos-pass = Pass jetzt früh. Was du behältst, bleibt dir, und wer zuerst passt, gewinnt jeden Gleichstand.
lesson-mykerinos-museum = Alle drei haben in Zone 2 gleich viele, aber du hast zuerst gepasst und wählst zuerst: eine Karte oder einen Raum im Museum. Nimm den Raum vom Wert 3 in Flügel 4, dem Flügel von Sir Brown.
lesson-mykerinos-new-round = Eine neue Runde: ein neues Gebiet und 11 weitere Archäologen. Starte eine Ausgrabung auf d5 in Zone 3.
lesson-mykerinos-two-cubes = Ein zweiter in derselben Zone, auf c5: Zwei können für den zweiten Rang genügen.
lesson-mykerinos-far-zone = Und einer auf g5 in Zone 4. Der Dritte einer Zone darf nehmen, was die anderen liegen lassen.
lesson-mykerinos-pass-early = Pass und sieh, was deine drei Archäologen wert sind.
lesson-mykerinos-take = In Zone 3 bist du Zweiter. Nimm die rechte Karte: Sie zeigt Sir Brown, in dessen Flügel du schon bist.
lesson-mykerinos-left-over = In Zone 4 bist du Dritter, und eine Karte ist übrig. Nimm sie: Sie zeigt Lady Violet.
lesson-mykerinos-appeal = Ein Mäzen hilft einmal in jeder Runde. Dreh die Karte von Sir Brown: Er schickt einen Archäologen aus deinem Vorrat ins Museum.
lesson-mykerinos-better-room = Dein Raum vom Wert 3 öffnet den vom Wert 5 dahinter. Geh hinein: Jede Karte von Sir Brown wird 5 Punkte bringen.
lesson-mykerinos-one-cube = Ein Archäologe auf e1 in Zone 2: Wo wenige graben, kann einer für eine Karte genügen.
lesson-mykerinos-pass-again = Pass. Wer als Letzter passt, beginnt die nächste Runde, und alle Karten werden zurückgedreht.
lesson-mykerinos-appeal-again = Die letzte Runde. Sir Brown ist wieder bereit: Dreh seine Karte noch einmal.
lesson-mykerinos-violet-room = Deine Karten von Lady Violet brauchen einen Raum. W12-2 liegt zwischen Flügel 1 und 2 und zählt in beiden, 2 Punkte für jede Karte.
lesson-mykerinos-last-cube = Ein letzter Archäologe auf h6 in Zone 4.
lesson-mykerinos-end = Pass und sieh der letzten Auswertung und der Ausstellung zu: Jede Karte bringt den Wert deines besten Raums im Flügel ihres Mäzens.
lesson-thebes-book = Ohne Wissen darf niemand graben. Reise nach Berlin und nimm das Buch über Griechenland: eine Woche für jede Straße und eine zum Lesen.
lesson-thebes-zeppelin = Am Zug ist, wer in der Zeit am weitesten hinten steht. Hol den Zeppelin in Rom: Eine Reise damit kostet gar keine Zeit.
lesson-thebes-fly = Jetzt flieg: Nimm mit dem Zeppelin das aufgeschlagene Buch in Berlin. Aufgeschlagene Bücher helfen in jedem Gebiet.
lesson-thebes-more = In Rom liegt ein zweites Buch über Griechenland, das 2 Wissen bringt. Reise hin und nimm es.
lesson-thebes-swap = Nichts, was du brauchst, liegt offen. In Warschau kannst du für eine Woche alle vier Karten austauschen.
lesson-thebes-dig = Du weißt genug über Griechenland. Reise hin und grab: Deine Grabungserlaubnis gilt einmal im Jahr.
lesson-thebes-weeks = Das Chronokel sagt, wie viele Plättchen du für dein Wissen und deine Wochen ziehst. Bleib 12 Wochen.
lesson-thebes-general = Wer in einem Gebiet zuerst gräbt, bekommt auch das offene Artefakt. Lerne nun mehr: Nimm die aufgeschlagenen Bücher in Paris.
lesson-thebes-hear-rumour = Du bist schon in Paris, also kostet es nur die Wochen der Karte. Nimm den Hinweis auf Kreta.
lesson-thebes-third-book = Du stehst noch immer am weitesten hinten und bist wieder am Zug. Nimm das große Buch über Griechenland in London.
lesson-thebes-dig-rumour = Ein Hinweis genügt zum Graben. Reise nach Kreta.
lesson-thebes-spend-rumour = Setz den Hinweis ein: 2 Wissen für diese Ausgrabung. Aufgeschlagene Bücher zählen nur so viel, wie du über das Gebiet weißt.
lesson-thebes-long-dig = Grab 12 Wochen. Das führt dich über Woche 52 hinaus: ein neues Jahr, und alle deine Grabungserlaubnisse gelten wieder.
lesson-thebes-exhibit = Du hast die Artefakte, die die kleine Ausstellung in Berlin verlangt. Reise hin und führ sie durch; was du zeigst, behältst du.
lesson-thebes-dig-again = Es ist 1903, und die Erlaubnis für Griechenland gilt wieder. Grab dort mit allem, was du weißt.
lesson-thebes-last-weeks = 10 Wissen für 12 Wochen: zehn Plättchen. Schutt kommt in den Beutel zurück, also findet man später weniger.
lesson-thebes-finish = Im letzten Jahr darfst du aufhören, wann du willst. Zieh auf das letzte Feld und sieh der Wertung zu: Artefakte, Ausstellungen, Kongresse, und wer über ein Gebiet am meisten weiß.
web-learn = Spielend lernen
web-lesson = Ziel { $number } von { $goals }
web-lesson-over = Du hast jedes Ziel erreicht. Spiel bis zum Ende weiter oder beginne ein eigenes Spiel.
web-lesson-done = Du hast jedes Ziel erreicht, und das Spiel ist aus. Das nächste Mal ohne Begleitung!
lesson-mykerinos-nile = Der Nil
lesson-mykerinos-two = Zu zweit
lesson-mykerinos-patrons = Die Mäzene
lesson-pergamon-raider = Der Grabräuber
lesson-first = Erste Partie
lesson-mykerinos-nile-river = Zwei Nilkarten bedecken die Mitte des Gebiets, mit Fluss- und Landfeldern. Auf beiden kannst du graben. Starte eine Ausgrabung im Fluss, auf e2.
lesson-mykerinos-nile-land = Ein Landfeld gehört zu seiner Zone: Wer dort steht, kommt bei der Wertung in die Zone und zählt mit. Erweitere von e2 aufs Land nach e3, dann nach f3.
lesson-mykerinos-nile-along = Flussfelder gehören zu keiner Zone. Der Fluss ist ein Rennen für sich und wird zuerst gewertet. Erweitere flussaufwärts: d2, dann d1.
lesson-mykerinos-nile-once-more = Wer am meisten im Fluss hat, nimmt eine Nilkarte, der Zweite das Boot. Noch ein Archäologe auf d5, auf der anderen Karte, und du bist sicher vorn.
lesson-mykerinos-nile-pass = Passe als Erster. Auch auf dem Fluss gewinnst du dann bei Gleichstand.
lesson-mykerinos-nile-card = Du hast am meisten im Fluss. Nimm die obere Karte: sofort 3 Punkte und für die nächsten Runden Gouverneur Greenwish. Die andere kommt unter den Stapel.
lesson-mykerinos-nile-left-over = Der Fluss ist leer, und dein Archäologe vom Land zählt in Zone 2: Du bist dort Dritter, die anderen sind ins Museum gegangen. Nimm die linke Karte von Mrs. Blackmore.
lesson-mykerinos-nile-greenwish = Dreh die Karte von Gouverneur Greenwish: Grabe auf d2 und lege dann eine Scheibe nach W2-5, in den großen Raum von Mrs. Blackmore. Bis zur Wertung kommt dort sonst niemand hinein.
lesson-mykerinos-two-dig = Zu zweit hat jeder neben den eigenen 4 neutrale Archäologen. Zuerst deine eigene Ausgrabung: ein Archäologe auf c2.
lesson-mykerinos-two-neutral = Jetzt darfst du einen neutralen setzen. Tu es, wo es den anderen stört: Starte eine neutrale Ausgrabung auf f2, in Zone 2.
lesson-mykerinos-two-extend = Erweitere deine eigene Ausgrabung: c3, dann b3.
lesson-mykerinos-two-neutral-extend = Neutrale Ausgrabungen erweitert man wie eigene, egal wer sie gestartet hat. Geh nach f3, dann nach g3: drei Neutrale in Zone 2.
lesson-mykerinos-two-pass = Die Scheibe des neutralen Spielers liegt immer auf Platz 2. Wer zuerst passt, gewinnt Gleichstände gegen ihn, der andere verliert sie. Passe jetzt.
lesson-mykerinos-two-second = In Zone 1 ist der neutrale Spieler Erster: Dein Gegner hat dort niemanden und hat seine Karte bestimmt. Du bist Zweiter und wählst als Nächster. Nimm die rechte Karte.
lesson-mykerinos-two-remove = In Zone 2 ist wieder der neutrale Spieler Erster, und diesmal hast du dort niemanden: Du bestimmst, welche Karte geht. Nimm die linke weg, bevor dein Gegner wählt.
lesson-mykerinos-patrons-violet = Die letzte Runde, und du hast Karten aller fünf Mäzene. Lady Violet bringt einen Archäologen mehr aus dem Vorrat: Dreh ihre Karte und starte eine Ausgrabung auf b2.
lesson-mykerinos-patrons-tangerine = Colonel Tangerine erweitert um drei in einer Kette. Von deinem Archäologen auf a4 aus: b4, c4, d4.
lesson-mykerinos-patrons-lemon = Nur mit Lord Lemon gräbt man auf einer Pyramide. Dreh seine Karte und grabe auf g5.
lesson-mykerinos-patrons-blackmore = Mrs. Blackmore startet eine Ausgrabung gleich mit zwei: a9 und daneben a8.
lesson-mykerinos-patrons-brown = Sir Brown schickt einen Archäologen aus deinem Vorrat ins Museum. Wähle W12-2: Der Raum zählt für den Flügel von Lord Lemon, in dem du noch keinen hast.
lesson-mykerinos-patrons-pass = Jeder Mäzen hat einmal geholfen. Passe und sieh, was ihre Karten in der Ausstellung wert sind.
lesson-pergamon-raider-stand-left = Zu zweit spielt ein Grabräuber mit. Zwei Beutel liegen da, also steht er auf 5. Versuch es mit Feld 9, links von ihm: Er wird vor dir bezahlt.
lesson-pergamon-raider-watch = Er nahm 2 Münzen, war vor dir dran und leerte Stollen II: Was er ausgräbt, ist aus dem Spiel. Du hast 1 Münze. Beende deinen Zug.
lesson-pergamon-raider-stand-right = Wieder zwei Beutel. Stell dich diesmal rechts von ihm auf, auf 3: Du wirst vor ihm bezahlt und gräbst vor ihm.
lesson-pergamon-raider-be-first = Du hast 2 Münzen, und er gräbt so tief, wie seine Münzen reichen: in Stollen II. Nimm das Fundstück dort vor ihm.
lesson-pergamon-raider-watch-again = Lagere das Fundstück und beende deinen Zug. Stollen II ist jetzt leer: Sieh zu, wie er weiter oben gräbt, zum Preis des Stollens dort.
lesson-pergamon-raider-start = Die nächste Runde beginnt, wer von euch beiden weiter links stand; der Grabräuber zählt nicht. Wähle ein Feld, das dir gefällt. Von hier an spielst du ohne Hilfe.
