// A bot in JavaScript: lines of JSON in, lines of JSON out (docs/your-own-bot.md).
//
//     terroir arena citrus --bots "cmd:node examples/line_bot.js,random" --duplicate
"use strict";

const say = (line) => process.stdout.write(JSON.stringify(line) + "\n");

/** Any legal action, by the seed: the same seed, the same game. */
const choose = ({ legal, seed }) => legal[seed % legal.length];

require("node:readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const told = JSON.parse(line);
    if (told.type === "hello") say({ type: "hello", name: "any" });
    if (told.type === "turn") say({ type: "move", action: choose(told) });
    if (told.type === "bye") process.exit(0);
  });
