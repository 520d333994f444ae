// A kolam: one line around a grid of dots, drawn as a ray of light would run between mirrors.

/** The line around `columns` × `rows` dots, which are two apart and one from the edge. It is one unbroken line if the numbers have no common divisor. */
export function kolam(columns: number, rows: number): string {
  const [width, height] = [2 * columns, 2 * rows];
  let [x, y, right, down] = [1, 0, 1, 1];
  const path = [`M${x} ${y}`];
  do {
    const [toX, toY] = [x + right, y + down];
    const leaving = along(x, y, right, down);
    if (toX === 0 || toX === width) right = -right;
    if (toY === 0 || toY === height) down = -down;
    const arriving = along(toX, toY, right, down);
    path.push(`C${x + leaving.x} ${y + leaving.y} ${toX - arriving.x} ${toY - arriving.y} ${toX} ${toY}`);
    [x, y] = [toX, toY];
  } while (x !== 1 || y !== 0 || right !== 1);
  return `${path.join("")}Z`;

  /** How far, and which way, the line goes on from a point: along a mirror at the edge, else between two dots. */
  function along(x: number, y: number, right: number, down: number): { x: number; y: number } {
    const bend = 0.55;
    if (x === 0 || x === width) return { x: 0, y: bend * down };
    if (y === 0 || y === height) return { x: bend * right, y: 0 };
    return { x: 0.4 * right, y: 0.4 * down };
  }
}

/** Where the dots are. */
export const dots = (columns: number, rows: number): [number, number][] =>
  Array.from({ length: columns * rows }, (_, dot) => [2 * (dot % columns) + 1, 2 * Math.floor(dot / columns) + 1]);
