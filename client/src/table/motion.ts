// Pieces travel from where they were to where they are. Nothing moves for those who asked for stillness.
import type { Travel } from "$lib/games/room";

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const places = (board: Element) =>
  new Map([...board.querySelectorAll<HTMLElement | SVGElement>("[data-place]")].map((at) => [at.dataset.place ?? "", at]));

/** Remember where everything is; call what this returns once the board shows what came of it. */
export function watch(board: Element): (travels: Travel[]) => void {
  if (still()) return () => undefined;
  const before = new Map([...places(board)].map(([name, at]) => [name, at.getBoundingClientRect()]));
  return (travels) => {
    const after = places(board);
    travels.forEach(({ from, to }, index) => {
      const piece = after.get(to);
      const start = before.get(from) ?? after.get(from)?.getBoundingClientRect();
      if (piece && start) fly(piece, start, index * 120);
    });
  };
}

function fly(piece: HTMLElement | SVGElement, start: DOMRect, delay: number): void {
  const end = piece.getBoundingClientRect();
  if (!end.width || !start.width) return;
  // An element of a drawing moves in the drawing's own units.
  const matrix = piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement) ? piece.getScreenCTM() : null;
  const [zoom, stretch] = [matrix?.a ?? 1, matrix?.d ?? 1];
  const x = (start.x + start.width / 2 - end.x - end.width / 2) / zoom;
  const y = (start.y + start.height / 2 - end.y - end.height / 2) / stretch;
  piece.animate(
    [
      { translate: `${x}px ${y}px`, zIndex: 1 },
      { translate: "0 0", zIndex: 1 },
    ],
    { duration: 320, delay, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)", fill: "backwards" },
  );
}
