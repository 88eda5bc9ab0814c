/** The chains in small, for a picture of the result: a row for each player, its steps laid or still missing. */

import type { Table } from "../../net/table.svelte";
import type { Equipment, View } from "./contract";

export function paint(
  pen: CanvasRenderingContext2D,
  table: Table,
  box: { x: number; y: number; width: number; height: number },
  of: (token: string) => string,
): void {
  const { players } = table.view as unknown as View;
  const { cards } = table.info!.equipment as Equipment;
  const steps = cards.filter(({ sort }) => sort === "step");
  const gap = 8;
  const wide = (box.width + gap) / steps.length - gap;
  const high = Math.min(wide * 1.4, (box.height + gap) / players.length - 2 * gap);
  const whole = players.length * (high + 2 * gap) - 2 * gap;
  const top = box.y + (box.height - whole) / 2;
  const card = (x: number, y: number): void => {
    pen.beginPath();
    pen.roundRect(x, y, wide, high, 9);
  };
  pen.fillStyle = of("--cloth");
  pen.beginPath();
  pen.roundRect(box.x - 20, top - 20, box.width + 40, whole + 40, 16);
  pen.fill();
  pen.font = `700 ${Math.round(wide * 0.44)}px ${getComputedStyle(pen.canvas).fontFamily}`;
  pen.textAlign = "center";
  pen.lineWidth = 2;
  players.forEach(({ chain }, seat) => {
    const y = top + seat * (high + 2 * gap);
    pen.fillStyle = of(`--p${seat + 1}`);
    pen.fillRect(box.x - 13, y, 7, high);
    const laid = new Set(chain.map((each) => each.card));
    steps.forEach(({ name, number }, i) => {
      const x = box.x + i * (wide + gap);
      card(x, y);
      if (laid.has(name)) {
        pen.fillStyle = of("--chain");
        pen.fill();
        pen.fillStyle = "#fff";
      } else {
        pen.strokeStyle = of("--line2");
        pen.stroke();
        pen.fillStyle = of("--ink2");
      }
      pen.fillText(String(number), x + wide / 2, y + high / 2);
    });
  });
  pen.textAlign = "left";
}
