// A boardgame.io server for the benchmark: a game with a state of the size of ours and next to no rules.
// node server.js PORT (memory | FOLDER) STATE.json
const fs = require('fs');
const { Server, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const [port, place, file] = process.argv.slice(2);
const start = JSON.parse(fs.readFileSync(file, 'utf8'));
const SPACES = 150;

const game = {
  name: 'peer',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ ...start, board: Array(SPACES).fill(null), placed: 0 }),
  turn: { minMoves: 3, maxMoves: 3 },
  moves: {
    place: ({ G, ctx }, space) => {
      if (!Number.isInteger(space) || space !== G.placed % SPACES) return INVALID_MOVE;
      G.board[space] = ctx.currentPlayer;
      G.players[Number(ctx.currentPlayer)].score += 1;
      G.placed += 1;
    },
  },
};

const db = place === 'memory' ? undefined : new FlatFile({ dir: place, logging: false });
const server = Server({ games: [game], db, origins: [/.*/] });
server.run({ port: Number(port), callback: () => console.log('ready') });
