/** The empty maps, by day and at night (tools/chart.py). */

import tallDay from "./tall-day.webp";
import tallNight from "./tall-night.webp";
import wideDay from "./wide-day.webp";
import wideNight from "./wide-night.webp";

export const PICTURES = {
  wide: { day: wideDay, night: wideNight },
  tall: { day: tallDay, night: tallNight },
};
