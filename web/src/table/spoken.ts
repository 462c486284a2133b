/** The latest news for a screen reader: in words alone, people by their names. */

import type { Drawn } from "../kit/board";
import type { Step } from "../net/messages";
import { readOut, say } from "../words.svelte";
import { sentences } from "./log";

export function spoken(
  news: readonly Step[],
  names: Record<string, string>,
  quiet: readonly string[],
  drawn: Pick<Drawn, "like" | "words"> | undefined,
): string {
  const unique = (name: string) => Object.values(names).filter((other) => other === name).length === 1;
  const call = (name: string) => {
    const person = names[name];
    if (!person) return drawn?.like.test(name) ? drawn.words(name) : name;
    const called = person === say("web-me") ? say("web-my-side") : person;
    return unique(person) ? called : `${called} ${name}`;
  };
  return sentences(news, quiet)
    .map(({ message, args }) => readOut(message, args, call))
    .join(" ");
}
