import { afterEach, beforeEach, expect, test } from "vitest";
import { set } from "../src/settings.svelte";
import { seatOnTurn } from "../src/table/company";
import { HotSeat } from "../src/table/hotseat.svelte";

let seat: HotSeat;
beforeEach(() => {
  seat = new HotSeat();
});
afterEach(() => set("pass", true));

/** The turn of a player at this screen, who is asked for a move. */
const turnOf = (letter: string) => seat.arrange(letter, true, false);
/** Somebody else's turn; the screen stays turned to whoever it was. */
const turnElsewhere = () => seat.arrange(seat.turned, false, false);

test("the first player is not called: they are at the screen already", () => {
  turnOf("A");
  expect(seat.passing).toBeNull();
  expect(seat.turned).toBe("A");
});

test("the screen is handed over to the next player, and is theirs once they have come", () => {
  turnOf("A");
  turnOf("B");
  expect(seat.passing).toBe("B");
  seat.arrive();
  turnOf("B");
  expect(seat.passing).toBeNull();
});

test("until the next player has come, news do not unlock the screen", () => {
  turnOf("A");
  turnOf("B");
  turnOf("B");
  expect(seat.passing).toBe("B");
});

test("an undo while the next player is awaited calls the previous one back", () => {
  turnOf("A");
  turnOf("B");
  turnOf("A");
  expect(seat.passing).toBe("A");
});

test("a player keeps the screen during the turns of bots", () => {
  turnOf("A");
  turnElsewhere();
  turnOf("A");
  expect(seat.passing).toBeNull();
});

test("nobody is called while there is nothing to do", () => {
  turnOf("A");
  turnOf("B");
  turnElsewhere();
  expect(seat.passing).toBeNull();
  turnOf("B");
  expect(seat.passing).toBeNull(); // B was called already
});

test("a turn that waits for confirmation belongs to the player who made it", () => {
  turnOf("A");
  seat.arrange("B", false, true);
  expect(seat.turned).toBe("B");
  expect(seat.passing).toBeNull();
});

test("with the setting off, the screen passes without a word", () => {
  set("pass", false);
  turnOf("A");
  turnOf("B");
  expect(seat.passing).toBeNull();
  expect(seat.turned).toBe("B");
});

test("a player who has yet to end their turn comes before the next one", () => {
  expect(seatOnTurn(["A", "B"], "B", "A", "B")).toBe("B");
  expect(seatOnTurn(["A", "B"], "A", "B", null)).toBe("A");
  expect(seatOnTurn(["A", "B"], null, "B", "A")).toBe("B");
});

test("while others move, the screen stays as it was; a spectator has no seat", () => {
  expect(seatOnTurn(["A", "B"], null, "C", "B")).toBe("B");
  expect(seatOnTurn(["B", "C"], "A", "C", "C")).toBe("C");
  expect(seatOnTurn(["B", "C"], null, "A", null)).toBe("B");
  expect(seatOnTurn(["B"], null, "A", "C")).toBe("B");
  expect(seatOnTurn([], null, "A", null)).toBeNull();
});
