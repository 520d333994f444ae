// Asking until there is an answer: a connection may fail at any moment, and every command may be repeated.
import { Refused, Unreachable } from "./api";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const FAULTS_BORNE = 4; // answers "our fault" before we believe that it will not get better

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Ask until the server has answered yes or no. Throws `Refused` for a no, `Unreachable` once nobody waits any more. */
export async function untilAnswered<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  let faults = 0;
  for (let tries = 0; !signal.aborted; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Refused && error.status === 429) {
        await sleep(1000 * Math.max(1, error.seconds), signal);
        continue;
      }
      const fault = error instanceof Refused && error.status >= 500;
      if (!(error instanceof Unreachable) && !(fault && ++faults <= FAULTS_BORNE)) throw error;
      await sleep(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries), signal);
    }
  }
  throw new Unreachable();
}
