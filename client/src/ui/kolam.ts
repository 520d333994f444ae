// A kolam: a line around a grid of dots. It crosses itself between two neighbouring dots, and turns where a dot has no neighbour.

export interface Kolam {
  dots: [number, number][];
  lines: string[]; // SVG paths, each closed; one if the drawing is a single unbroken line
  width: number;
  height: number;
}

type Point = readonly [number, number];
type Bend = (point: Point) => Point; // lays the flat drawing onto another shape

const PITCH = 20; // between two dots
const LOOP = 8.5; // how far the line stays from a dot where it turns
const SIDES: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]; // north, east, south, west
const straight: Bend = (point) => point;
const side = (number: number) => SIDES[(number + 4) % 4] as Point;

/** The kolam of a grid: each row is a string, "o" is a dot. With `around`, the last column neighbours the first. */
export function kolam(rows: readonly string[], { around = false, bend = straight }: { around?: boolean; bend?: Bend } = {}): Kolam {
  const columns = Math.max(...rows.map((row) => row.length));
  const isDot = (x: number, y: number) => rows[y]?.[around ? (x + columns) % columns : x] === "o";
  const dots: Point[] = rows.flatMap((row, y) => [...row].flatMap((at, x) => (at === "o" ? [[x, y] as const] : [])));
  const place = ([x, y]: Point): Point => bend([(x + 0.5) * PITCH, (y + 0.5) * PITCH]);

  /** The quarter of the line around a dot, from one side of it to the next, clockwise or back. */
  const quarter = (x: number, y: number, from: number, turn: 1 | -1) => {
    const ends = [from, from + turn].map((number, index) => {
      const [sx, sy] = side(number);
      const open = isDot(x + sx, y + sy);
      const reach = (open ? PITCH / 2 : LOOP) / PITCH;
      const [ox, oy] = side(number + turn); // along the edge
      const [ax, ay] = side(from + (index ? turn : 0));
      const [bx, by] = side(from + (index ? 0 : turn));
      // Through a crossing the line goes straight on, aslant; where it turns, it runs along the edge.
      const [tx, ty] = open ? (index ? [ax - bx, ay - by] : [bx - ax, by - ay]) : [ox, oy];
      const length = open ? 0.19 : 0.24;
      const sign = index ? -1 : 1;
      return { at: [x + sx * reach, y + sy * reach] as Point, pull: [sign * tx * length, sign * ty * length] as Point };
    }) as [{ at: Point; pull: Point }, { at: Point; pull: Point }];
    return ends;
  };

  const seen = new Set<string>();
  const lines: string[] = [];
  for (const [startX, startY] of dots) {
    for (let start = 0; start < 4; start++) {
      if (seen.has(`${startX},${startY},${start}`)) continue;
      let [x, y, from, turn]: [number, number, number, 1 | -1] = [startX, startY, start, 1];
      let path = "";
      for (;;) {
        const corner = `${x},${y},${turn === 1 ? from : (from + 3) % 4}`;
        if (seen.has(corner)) break;
        seen.add(corner);
        const [a, b] = quarter(x, y, from, turn);
        if (!path) path = `M${show(place(a.at))}`;
        path += `C${[add(a.at, a.pull), add(b.at, b.pull), b.at].map((point) => show(place(point))).join(" ")}`;
        const out = (from + turn + 4) % 4;
        const [sx, sy] = side(out);
        if (isDot(x + sx, y + sy)) {
          x = around ? (x + sx + columns) % columns : x + sx;
          y += sy;
          from = (out + 2) % 4;
          turn = turn === 1 ? -1 : 1;
        } else from = out;
      }
      lines.push(`${path}Z`);
    }
  }
  return {
    dots: dots.map((dot) => [...place(dot)]),
    lines,
    width: columns * PITCH,
    height: rows.length * PITCH,
  };
}

/** A diamond of dots, with this many in its longest row. */
export const diamond = (longest: number): string[] =>
  Array.from({ length: longest }, (_, y) => {
    const dots = longest - Math.abs(longest - 1 - 2 * y);
    return "o".repeat(dots).padStart((longest + dots) / 2).padEnd(longest);
  });

const REACH = 4; // dots from the middle to the end of a grown pattern

/** A pattern grown from a name, dot by dot from the middle: the same from eight sides, and always the same for the same name. */
export function grown(name: string): string[] {
  const seed = [...name].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619), 2166136261); // FNV-1a
  const toss = (near: number, far: number) => Boolean((Math.imul(seed, 2654435761 + 2 * (near * REACH + far)) >>> 16) & 1);
  const isDot = (one: number, other: number): boolean => {
    const [near, far] = [Math.min(one, other), Math.max(one, other)];
    if (near + far <= 2 || (near === 0 && far === 3)) return true; // a middle with four arms to grow from
    if (near < 0 || near + far > REACH + 2) return false;
    return toss(near, far) && (isDot(near - 1, far) || isDot(near, far - 1));
  };
  const line = Array.from({ length: 2 * REACH + 1 }, (_, at) => Math.abs(at - REACH));
  const used = line.filter((far) => line.some((near) => isDot(near, far)));
  return used.map((y) => used.map((x) => (isDot(x, y) ? "o" : " ")).join(""));
}

/** A wreath: rings of dots around an empty middle, inside a square of side 2. */
export function wreath(around: number, rings: number): Kolam {
  const bend = ([x, y]: Point): Point => {
    const angle = (x / (around * PITCH)) * 2 * Math.PI - Math.PI / 2;
    const radius = 0.94 * Math.exp((-2 * Math.PI * (y / PITCH - 0.1)) / around); // so that the rings keep their proportions
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  return { ...kolam(Array<string>(rings).fill("o".repeat(around)), { around: true, bend }), width: 2, height: 2 };
}

const add = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];
const show = ([x, y]: Point) => `${Number(x.toFixed(3))} ${Number(y.toFixed(3))}`;
