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
pergamon-now-draw-top = Man sieht die Rückseite der ersten Geldkarte.
pergamon-now-draw-tile = Runde { $round }: Fundstücke werden aufgedeckt.
pergamon-now-draw-back = Runde { $round }: Zwei Geldkarten werden vom Stapel gezogen.
pergamon-now-draw-front = Die Geldkarten werden aufgedeckt.
pergamon-now-laying = { $seat } wählt: Welches dieser Fundstücke eines Jahrhunderts kommt in den nächsten Stollen?
pergamon-now-placing = { $seat } wählt ein Forschungsgeld-Feld: wie viele Münzen, und wie tief gegraben wird.
pergamon-now-turn = { $digs ->
        [0] { $seat } darf Sammlungen ausstellen, lagert dann und beendet den Zug.
       *[other] { $seat } darf in einem Stollen graben, dann Sammlungen ausstellen, lagert dann und beendet den Zug.
    }
pergamon-now-row = { $seat } legt eine Reihe: weiter anlegen oder ausstellen.
pergamon-now-cleared = { $seat } hat Platz geschaffen und stellt jetzt die Reihe aus.
pergamon-now-storing = { $seat } wirft Fundstücke ab oder lagert, was übrig ist.
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
        [back] Die Rückseite einer Geldkarte sieht man, sobald die Karte darüber gezogen ist.
       *[front] Geldkarten werden aufgedeckt, wenn alle Figuren stehen.
    } { $phase ->
        [laying] Jetzt werden Fundstücke ausgelegt.
        [placing] Jetzt werden Figuren gesetzt.
        [draw-start] Jetzt wird der Startspieler ausgelost.
        [draw-top] Jetzt sieht man die Rückseite der ersten Geldkarte.
        [draw-tile] Jetzt werden Fundstücke aufgedeckt.
        [draw-back] Jetzt werden Geldkarten vom Stapel gezogen.
        [draw-front] Jetzt werden die Geldkarten aufgedeckt.
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
pergamon-reason-no-such-seat = Auf { $seat } sitzt niemand.
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
pergamon-reason-too-much-polish = Höchstens { $limit } Münzen fürs Polieren einer Sammlung; nur in der letzten Runde beliebig viele.
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
pergamon-reason-finish-row = Deine Reihe liegt offen auf dem Tisch: Stelle sie erst aus.
pergamon-reason-storing-begun = Du hast mit dem Lagern begonnen: Wirf weitere Fundstücke ab, oder lagere und beende den Zug.
pergamon-reason-cannot-pay-storage = Fürs Lagern { $missing ->
        [one] fehlt dir 1 Münze
       *[other] fehlen dir { $missing } Münzen
    }: Wirf erst Fundstücke ab; { $free } lagern kostenlos.
pergamon-reason-three-are-free = Bis zu { $free } Fundstücke lagern kostenlos: Du musst keines abwerfen.
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
pergamon-event-bonus = { $seat } zeigt { pergamon-oldest-kind }, aus dem Jahr { $year } v. Chr., und erhält den Bonus.
pergamon-event-no-bonus = Niemand zeigt { pergamon-no-kind }: Der Bonus verfällt.
pergamon-event-setback = { $fields ->
        [one] Das Interesse lässt nach: Alle Sammlungen rutschen 1 Feld hinunter.
       *[other] Das Interesse lässt nach: Alle Sammlungen rutschen { $fields } Felder hinunter.
    }
pergamon-event-next-start = { $seat } stand am weitesten links und beginnt die nächste Runde.
pergamon-event-next-start-of-two = { $seat } war zuletzt am Zug und beginnt die nächste Runde.
pergamon-event-next-order = In der nächsten Runde wird in der Reihenfolge gesetzt, in der die Figuren stehen, von links nach rechts: { $seat } beginnt.
pergamon-event-oldest = { $rank ->
        [1] { $seat } zeigt den ältesten Gegenstand von allen, aus dem Jahr { $year } v. Chr.
        [2] { $seat } zeigt den zweitältesten Gegenstand, aus dem Jahr { $year } v. Chr.
       *[3] { $seat } zeigt den drittältesten Gegenstand, aus dem Jahr { $year } v. Chr.
    }
pergamon-event-ended = Das Spiel ist zu Ende.
pergamon-event-tie = Mehrere haben die meisten Punkte: Der älteste ausgestellte Gegenstand entscheidet.
pergamon-event-front = Eine Geldkarte zeigt { pergamon-coins }.
pergamon-event-round = Runde { $round } beginnt.
pergamon-event-raider-paid = { $coins ->
        [0] Der Grabräuber will { $wanted } und bekommt nichts.
       *[other] Der Grabräuber will { $wanted } und bekommt { pergamon-coins }.
    }
pergamon-event-raided-nearer = Der Stollen, den der Grabräuber bezahlen könnte, ist leer: Er leert Stollen { $gallery } darüber für { pergamon-price }.
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
pergamon-board-pile = Stapel { $cards }, oben { $back ->
        [bag] Geldsack
        [chest] Truhe
       *[other] { $back }
    }
pergamon-board-cards = auf dem Tisch
pergamon-board-museum = Museum
pergamon-board-drawn = Fundstücke zum Auslegen
pergamon-board-row = Reihe auf dem Tisch, Wert { $value }
pergamon-board-no-tiles = keine Fundstücke
pergamon-board-raider = Grabräuber mit { pergamon-coins }
pergamon-source-exhibit = ausgestellt
pergamon-source-scoring = gewertet
pergamon-source-bonus = Bonus
pergamon-source-oldest = älteste
pergamon-source-all = zusammen

## Pergamon: Aussichten

pergamon-odds-tiles = Nie gesehene Fundstücke, nach Jahrhundert und rechter Hälfte
pergamon-odds-century = { $century }00
pergamon-odds-right = rechte Hälften
pergamon-odds-left = linke Hälften
pergamon-odds-never = { $never ->
        [0] { pergamon-tiles } ungesehen; sind Stollen voll, werden einige davon nie kommen.
       *[other] { pergamon-tiles } ungesehen, davon können höchstens { $most } noch kommen: { $never } oder mehr werden nie kommen.
    }
pergamon-odds-cards = Nie aufgedeckte Geldkarten
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
terminal-no-such-number = { $most ->
        [one] Es gibt jetzt nur einen Zug: 1.
       *[other] Die Züge haben die Nummern 1 bis { $most }.
    }
terminal-several = „{ $text }“ passt auf mehrere Züge: { $moves } …
terminal-none-of-these = Kein Zug, der mit „{ $text }“ beginnt, ist jetzt möglich. Warum, erfährst du, wenn du ihn ganz hinschreibst, etwa: why dig V.
terminal-not-understood = „{ $text }“ ist weder ein Zug noch ein Befehl: Tippe eine Nummer, einen Zug wie „dig III“ oder help.
terminal-why-what = Sag, welchen Zug du meinst: why 3, oder why dig V.
terminal-why-possible = Das ist möglich: { $move }.
terminal-hint = { $move }: gewinnt { $chance } von 100, etwa { $points } Punkte am Ende ({ $line }).
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
terminal-ruling = Festlegung
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
terminal-components-what = Material
terminal-components-value = Wert
terminal-components-from = Herkunft
terminal-components-counts = { $sourced } Werte sind belegt (im Regelheft oder auf einer öffentlichen Seite gedruckt), { $inferred } daraus erschlossen, { $reconstructed } rekonstruiert (ein Vorschlag, der falsch sein kann).
terminal-components-reconstructed = Rekonstruiert: { $names }.
terminal-components-exported = Geschrieben in { $file }. Verbessere die Datei und spiele damit: mattock play { $game } --components { $file }
terminal-components-same = { $file } ist richtig und entspricht dem Material, das zum Spiel gehört.
terminal-components-own = { $file } ist richtig: eigenes Material, { $fingerprint }.
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
terminal-player = Spieler { $seat }
terminal-no-such-clause = { $game } hat keinen Absatz { $clause }; es gibt { $first } bis { $last }.
terminal-file-is-there = { $file } gibt es schon; wähle einen anderen Namen, oder spiele damit weiter: --resume { $file }
terminal-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
terminal-cannot-read = { $file } lässt sich nicht lesen: { $why }.
terminal-other-game = { $file } ist ein Spiel { $game }.
terminal-too-many-people = { $people } Personen passen nicht an einen Tisch für { $players }.
terminal-no-such-seats = Die Plätze an diesem Tisch sind { $seats }, nicht „{ $letters }“.
terminal-people-and-seats = { $people ->
        [one] 1 Person
       *[other] { $people } Personen
    } und die Plätze „{ $letters }“ passen nicht zusammen.
terminal-no-bot-code = Ein Bot braucht ein Kürzel, zum Beispiel --bots greedy,random.
terminal-too-many-bots = { $bots } Bots sind für { $seats ->
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
terminal-replay-decides = { $seat } ({ $name }) entscheidet.
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

