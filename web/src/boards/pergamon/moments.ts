/** What happens on the table between two positions: coins are paid one by one, and scoring walks over the board. */

import type { Moments } from "../../kit/board";
import type { Step } from "../../net/messages";

const COIN =
  '<circle r="11" fill="url(#coin-metal)" stroke="#6d480d" stroke-width="1.2"/><path d="M-3-5H3M-3 5H3M0-5V5" stroke="#6d480d" stroke-width="2"/>';
const ticket = (points: unknown) =>
  `<path d="M-18-11h36v7a4 4 0 0 0 0 8v7h-36v-7a4 4 0 0 0 0-8z" fill="#fbebc0" stroke="#7a5a26"/><text y="6" text-anchor="middle" font-size="17" font-weight="700">${Number(points)}</text>`;
const marker = (seat: unknown, name: unknown) => `[data-key="marker-${seat}-${name}"]`;
const MOST = 12; // coins to one player that fly one by one

/** Before the new position is seen: collections are scored where they stand. After it: what has been paid and shown. */
export function moments(steps: readonly Step[]): Moments {
  const told: Moments = { before: [], after: [] };
  let shown = "";
  for (const { kind, args } of steps.flatMap(({ events }) => events ?? [])) {
    const score = `[data-score="${args.seat}"]`;
    if (kind === "paid" || kind === "rest") {
      const coins = Math.min(MOST, Number(args.coins));
      for (let k = 0; k < coins; k++)
        told.after.push({
          at: '[data-spot="pot"]',
          to: `[data-key="figure-${args.seat}"]`,
          picture: COIN,
          beats: k ? 1 : 3,
        });
    } else if (kind === "shown") shown = marker(args.seat, args.marker);
    else if (kind === "ticket" && shown)
      told.after.push({ at: shown, to: score, picture: ticket(args.points), beats: 1 });
    else if (kind === "earned")
      told.before.push({
        at: marker(args.seat, args.marker),
        to: score,
        picture: ticket(args.points),
        beats: 4,
      });
    else if (kind === "bonus")
      told.before.push({ at: '[data-spot="bonus"]', to: score, picture: ticket(args.points), beats: 6 });
  }
  return told;
}
