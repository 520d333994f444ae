// Who we are here: a guest with a name, asked for when it is needed.
import { callMe, me as whoAmI } from "$lib/server/api";
import { untilAnswered } from "$lib/server/persist";

class Me {
  name = $state<string | null>(null);
  known = $state(false); // the server has greeted us

  /** Come in: from here on the server knows us again, and a feed is told what our seat may know. */
  readonly arrived = untilAnswered(whoAmI, new AbortController().signal).then(({ name }) => {
    this.name = name;
    this.known = true;
  });

  async call(name: string): Promise<void> {
    this.name = (await callMe(name)).name;
  }
}

export const me = new Me();
