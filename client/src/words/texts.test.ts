import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { learn, say, sayIfKnown, speak } from "./words.svelte";

describe("the words of a game from somebody else's package", () => {
  const served = vi.fn<(path: string) => Promise<Response>>();
  const asked = () => served.mock.calls.map(([path]) => path);
  beforeAll(() => void vi.stubGlobal("fetch", served));
  beforeEach(async () => {
    await speak("en");
    served.mockReset();
  });

  it("come from the server, once in every language", async () => {
    served.mockImplementation((path) => Promise.resolve(new Response(`market-name = Market ${path.split("/").at(-1) ?? ""}`)));
    await learn("market");
    expect(sayIfKnown("market-name")).toBe("Market en");
    await speak("fr");
    expect(sayIfKnown("market-name")).toBe("Market fr");
    await speak("en");
    expect(asked()).toEqual(["/api/games/market/texts/en", "/api/games/market/texts/fr"]);
  });

  it("may be none at all", async () => {
    served.mockResolvedValue(new Response('{"error": "unknown", "message": "No."}', { status: 404 }));
    await learn("mute");
    expect(asked()).toEqual(["/api/games/mute/texts/en"]);
    expect(sayIfKnown("mute-name")).toBeNull();
    expect(say("client-close")).toBe("Close");
  });
});
