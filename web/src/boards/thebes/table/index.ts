/** The style "table". */

import "./table.css";

export { default as PlayerPanel } from "../PlayerPanel.svelte";
export { default as Board } from "./Board.svelte";
