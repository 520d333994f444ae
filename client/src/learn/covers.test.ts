import { expect, test } from "vitest";
import { covers } from "./covers";

test.each([
  ["K6–K9, K12", "K7", true],
  ["K6–K9, K12", "K12", true],
  ["K6–K9, K12", "K10", false],
  ["K6–K9", "G7", false],
  ["K16", "K16a", true],
  ["", "K1", false],
  ["K1", "", false],
])("%s covers %s: %s", (rules, rule, expected) => expect(covers(rules, rule)).toBe(expected));
