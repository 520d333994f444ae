import { describe, expect, it } from "vitest";
import { promised, proven, remember, sha256 } from "./proof";

const SECRET = "00".repeat(32);
const COMMITMENT = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"; // sha256sum of 32 zero bytes

describe("the proof of the shuffle", () => {
  it("is the SHA-256 of the secret's bytes", async () => {
    expect(await sha256(SECRET)).toBe(COMMITMENT);
  });

  it("holds what was promised at the start against what is shown at the end", async () => {
    remember("t", COMMITMENT);
    remember("t", "something else later");
    expect(promised("t")).toBe(COMMITMENT);
    expect(await proven(SECRET, COMMITMENT, promised("t"))).toBe(true);
    expect(await proven(SECRET, COMMITMENT, "another promise")).toBe(false);
    expect(await proven("01".repeat(32), COMMITMENT, null)).toBe(false);
    expect(await proven(SECRET, COMMITMENT, promised("a table we did not see begin"))).toBe(true);
  });
});
