/** What seats are called in sentences. */

import { type Call, player, say } from "../words.svelte";

/** By their names; "you" is nobody's name there, and two of one name are told apart by their letters. */
export function callBy(names: Record<string, string>): Call {
  const nameless = ["web-me", "web-unnamed", "web-free"].map((message) => say(message));
  return (letter) => {
    const name = names[letter];
    if (!name || nameless.includes(name)) return player(letter);
    const alike = Object.values(names).filter((other) => other === name);
    return alike.length > 1 ? `${name} ${letter}` : name;
  };
}
