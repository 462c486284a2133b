// A boardgame.io server, tables in memory, with a state of a given JSON size: node server.js PORT STATE.json
const { Server, Origins } = require("boardgame.io/server");
const { readFileSync } = require("fs");

const board = JSON.parse(readFileSync(process.argv[3], "utf8"));
const game = {
  name: "peer",
  disableUndo: true,
  setup: () => ({ board, count: 0 }),
  moves: { act: ({ G }) => { G.count += 1; } },
};
Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
