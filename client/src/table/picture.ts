/** A picture of a result to pass around: names, points, what decided it, and the board in small. */

import type { Face } from "../games";
import type { Table } from "../net/table.svelte";
import { words } from "../text/words.svelte";

export const WIDTH = 1200;
export const HEIGHT = 630;

export interface Result {
  seat: number;
  said: string;
}

/** The colour that a token has here and now. */
function tokenIn(element: Element, name: string): string {
  const probe = document.createElement("i");
  probe.style.color = `var(${name})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

export function paint(
  canvas: HTMLCanvasElement,
  table: Table,
  results: Result[],
  decided: string,
  face: Pick<Face, "paint">,
): void {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const known = new Map<string, string>();
  const of = (name: string): string => {
    const colour = known.get(name) ?? tokenIn(canvas.parentElement!, name);
    known.set(name, colour);
    return colour;
  };
  const { fontFamily: serif } = getComputedStyle(canvas);
  const wide = face.paint ? 560 : WIDTH - 120;
  pen.fillStyle = of("--page");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.textBaseline = "middle";
  pen.fillStyle = of("--ink");
  pen.font = `700 52px ${serif}`;
  pen.fillText(words.text("title"), 60, 84);
  results.slice(0, 6).forEach(({ seat, said }, i) => {
    const y = 168 + i * 54;
    pen.fillStyle = of(`--p${seat + 1}`);
    pen.strokeStyle = of("--ink");
    pen.lineWidth = 2;
    pen.beginPath();
    pen.roundRect(60, y - 15, 30, 30, 8);
    pen.fill();
    pen.stroke();
    pen.fillStyle = of("--ink");
    pen.font = `${i ? 500 : 700} 34px ${serif}`;
    pen.fillText(shortened(pen, words.name(seat), wide - 250), 106, y);
    pen.textAlign = "right";
    pen.fillText(said, wide + 20, y);
    pen.textAlign = "left";
  });
  pen.font = `500 30px ${serif}`;
  pen.fillStyle = of("--ink2");
  wrapped(pen, decided, wide - 40)
    .slice(0, 3)
    .forEach((line, i) => pen.fillText(line, 60, 494 + i * 40));
  pen.font = `700 24px ${serif}`;
  pen.textAlign = "right";
  pen.fillText("Terroir", WIDTH - 40, HEIGHT - 28);
  pen.textAlign = "left";
  face.paint?.(pen, table, { x: 640, y: 90, width: 510, height: 440 }, of);
}

function shortened(pen: CanvasRenderingContext2D, text: string, width: number): string {
  let kept = text;
  while (kept.length > 1 && pen.measureText(kept).width > width) kept = `${kept.slice(0, -2)}…`;
  return kept;
}

function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
