import { describe, expect, it } from "vitest";
import { placed } from "./light";

const screen = { left: 0, top: 0, right: 1000, bottom: 700 };
const size = { width: 300, height: 150 };
const at = (left: number, top: number, wide = 40, high = 40) => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});

describe("the card of a lesson", () => {
  it("stands to the right of its piece and points at it", () => {
    const piece = at(400, 300);
    expect(placed(piece, piece, [], size, screen)).toEqual({ left: 458, top: 245, side: "left", along: 75 });
  });
  it("covers nothing that is to be seen", () => {
    const piece = at(400, 300);
    expect(placed(piece, at(300, 200, 250, 250), [], size, screen).left).toBe(568);
  });
  it("goes to the left, below or above where there is no room", () => {
    expect(placed(at(900, 300), at(900, 300), [], size, screen).side).toBe("right");
    expect(placed(at(100, 40, 800, 40), at(100, 40, 800, 40), [], size, screen).side).toBe("top");
    expect(placed(at(100, 640, 800, 40), at(100, 640, 800, 40), [], size, screen).side).toBe("bottom");
  });
  it("leaves free what is to be pressed", () => {
    const piece = at(400, 300);
    expect(placed(piece, piece, [at(600, 250, 100, 100)], size, screen).side).toBe("right");
  });
  it("stays on the screen, and stands below where nothing is free", () => {
    const all = at(0, 0, 1000, 700);
    const spot = placed(all, all, [], size, screen);
    expect(spot).toEqual({ left: 350, top: 542, side: null, along: 0 });
    expect(placed(at(10, 4), at(10, 4), [], size, screen).top).toBe(8);
  });
});
