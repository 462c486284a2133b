/** The pictures of Pergamon, made from the drawings in web/art by tools/scenes.py. */

import type { Kind } from "../generated";
import bracelet from "./pictures/bracelet.webp";
import braceletLeft from "./pictures/bracelet-on-left.webp";
import braceletRight from "./pictures/bracelet-on-right.webp";
import jug from "./pictures/jug.webp";
import jugLeft from "./pictures/jug-on-left.webp";
import jugRight from "./pictures/jug-on-right.webp";
import mask from "./pictures/mask.webp";
import maskLeft from "./pictures/mask-on-left.webp";
import maskRight from "./pictures/mask-on-right.webp";
import vase from "./pictures/vase.webp";
import vaseLeft from "./pictures/vase-on-left.webp";
import vaseRight from "./pictures/vase-on-right.webp";

export { default as excavation } from "./pictures/excavation.webp";
export { default as hall } from "./pictures/hall.webp";

/** A whole find, in a box of 100 by 124. */
export const FINDS: Record<Kind, string> = { bracelet, jug, mask, vase };
/** The left part of a tile, with the right half of a find, and the other way round. */
export const ON_LEFT: Record<Kind, string> = {
  bracelet: braceletLeft,
  jug: jugLeft,
  mask: maskLeft,
  vase: vaseLeft,
};
export const ON_RIGHT: Record<Kind, string> = {
  bracelet: braceletRight,
  jug: jugRight,
  mask: maskRight,
  vase: vaseRight,
};

/** A tile: its face from (0, 0), and the box with its thickness and its shadow. */
export const SHARD = { width: 180, height: 120, box: "-8 -3 202 140" };
/** The scenery of the excavation: its box, the middles of the signs and the shafts of the galleries. */
export const CUT = {
  width: 388,
  height: 462,
  sign: 31,
  left: 93,
  right: 366,
  signs: [113, 196, 273, 351, 429],
  floors: [137, 220, 297, 375, 453],
  outlines: [
    "M82 91C85 88 96 88 104 88C116 87 135 86 151 87C167 88 184 90 199 91C214 92 226 90 243 91C260 92 281 94 299 95C317 96 339 95 351 95C359 95 366 94 369 96C372 98 375 108 375 112C375 116 371 131 370 134C369 137 368 140 362 140C353 141 333 138 316 138C299 138 277 138 259 138C241 138 224 139 206 139C188 139 170 138 153 138C136 138 116 138 104 138C96 138 86 140 83 138C80 136 78 121 78 116C78 111 79 94 82 91z",
    "M82 172C85 169 98 170 104 170C113 169 125 168 138 168C151 168 166 167 183 167C200 167 218 168 237 168C256 168 278 170 296 170C314 170 336 166 348 166C356 166 364 166 368 168C372 170 380 182 381 187C382 192 376 208 374 212C372 216 370 218 364 219C354 220 334 221 316 221C298 221 276 221 257 221C238 221 221 221 200 221C179 221 147 221 131 221C115 221 112 222 104 222C99 222 86 224 83 221C80 218 78 203 78 198C78 193 79 175 82 172z",
    "M82 248C85 245 97 247 106 247C120 247 145 246 164 247C183 248 202 249 222 250C242 251 264 252 282 253C300 254 316 253 329 253C342 253 353 253 360 255C365 256 370 262 371 266C372 270 372 284 371 288C370 292 366 297 362 298C355 300 346 299 331 299C316 299 294 297 273 297C252 297 226 297 204 297C182 297 161 298 144 298C127 298 114 298 104 298C97 298 86 301 83 298C80 295 78 280 78 274C78 268 79 251 82 248z",
    "M82 326C85 323 94 324 102 324C114 324 134 324 152 324C170 324 191 323 208 323C225 323 236 324 254 324C272 324 299 324 318 324C337 324 356 322 366 324C373 325 376 332 378 336C380 340 381 352 380 356C379 360 374 372 366 374C354 377 330 375 310 375C290 375 267 376 246 376C225 376 209 375 185 375C161 375 121 376 104 376C93 376 86 379 83 376C80 373 78 356 78 350C78 344 79 329 82 326z",
    "M82 405C84 402 91 404 100 404C113 404 140 403 159 403C178 403 196 405 213 406C230 407 243 407 259 407C275 407 291 408 307 408C323 408 345 407 356 409C363 410 370 415 372 418C374 421 378 434 376 438C374 442 368 450 358 452C343 455 310 454 288 454C266 454 250 455 229 455C208 455 186 455 165 455C144 455 118 454 104 454C95 454 86 457 83 454C80 451 78 435 78 430C78 425 80 408 82 405z",
  ],
};
/** The hall: its box, the front corner of step 24, from step to step, along a tread, and where the steps end. */
export const STAIR = {
  width: 600,
  height: 460,
  x: 10,
  y: 142,
  step: 18.8,
  riser: 10.2,
  back: { x: 132, y: -82 },
  foot: 428,
};
