import { expect, it } from "vitest";
import { lasting, megabytes, milliseconds, plainNumber } from "./figures";

it("tells how long something lasts in its largest unit", () => {
  expect(lasting(0, "en")).toBe("0 sec");
  expect(lasting(59.9, "en")).toBe("59 sec");
  expect(lasting(3599, "en")).toBe("59 min");
  expect(lasting(3600, "de")).toBe("1 Std.");
  expect(lasting(2 * 86_400, "en")).toBe("2 days");
});

it("writes figures as the language does", () => {
  expect(megabytes(231_400_000, "en")).toBe("231 MB");
  expect(milliseconds(0.0123, "en")).toBe("12 ms");
  expect(plainNumber(3.14, "de")).toBe("3,1");
});
