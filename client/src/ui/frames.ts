// A page that draws everything in one go does not answer meanwhile; so large drawings come one after the other, each in a frame of its own.
let last: Promise<void> = Promise.resolve();

/** When the next drawing may come. */
export function nextFrame(): Promise<void> {
  last = last.then(frame);
  return last;
}

// Nobody sees a hidden page, which has no frames.
const frame = () => new Promise<void>((drawn) => (document.hidden ? setTimeout(drawn) : requestAnimationFrame(() => setTimeout(drawn))));
