/** The style with light and material. */

export { default as Board } from "./Board.svelte";
export { default as PlayerPanel } from "./PlayerPanel.svelte";
