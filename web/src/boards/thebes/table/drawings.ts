/** The drawings of the table, each once: landmarks, cards, pieces. */

import type { City, PlaceName, Site } from "../generated";
import drawn from "./drawings.json";

export const LANDMARKS: Record<PlaceName, string> = drawn.landmarks;
export const PERFORATED = drawn.perforated;
export const BOOKS: Record<Site, string> = drawn.book;
export const ART: Record<string, string> = drawn.art;
export const STONE = drawn.stone;
export const SHIP = drawn.ship;
export const BRUSH = drawn.brush;
export type { City };

/** A cloth bag, its mouth open, about 0 0; the light comes from the upper left. */
export const BAG = {
  body: "M-34-44Q-66-8-62 34Q-58 62 0 63Q58 62 62 34Q66-8 34-44z",
  folds:
    "M-26-36Q-44-4-46 30M-14-32Q-20-4-28 24M2-31Q4 0-4 34M17-33Q28-4 32 30M28-38Q46-6 51 26M-8-30Q-10-14-9-4M10-30Q15-16 14-4",
  collar: "M-44-45Q-47-36-40-30Q-20-20 0-20T40-30Q47-36 44-45Q43-27 0-27Q-43-27-44-45z",
  lip: "M-44-45Q-43-27 0-27Q43-27 44-45Q40-33 0-31.5Q-40-33-44-45z",
  cord: "M-36-27Q0-13 36-27",
};

/** What figures and markers of each seat stand on; the shape tells the seat beside letter and colour. */
export const STANDS: Record<string, { top: string; side: string }> = {
  A: {
    top: "M-17 0A17 8 0 0 1 17 0A17 8 0 0 1-17 0z",
    side: "M-17 0V4.500A17 8 0 0 0 17 4.500V0z",
  },
  B: { top: "M-12.500-6.500H12.500L17 6H-17z", side: "M-17 6H17V10.500H-17z" },
  C: { top: "M0-8.500L19 6.500H-19z", side: "M-19 6.500H19V11H-19z" },
  D: { top: "M0-9L20 0.500 0 10-20 0.500z", side: "M-20 .500L0 10 20 .500V5L0 14.500-20 5z" },
};
export const COAT = "M-8.500-.5Q0 3.500 8.500-.5L6.600-15Q7.400-21 4-23.500H-4Q-7.400-21-6.600-15z";
export const HAT =
  "M-8.800-28.600Q-8-30.400-5.400-30.600Q-5-36.200 0-36.400Q5-36.200 5.400-30.600Q8-30.400 8.800-28.600Q0-26.200-8.800-28.600z";
