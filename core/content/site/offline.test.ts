import { expect, it } from "vitest";
import { offlineAddress } from "./offline.ts";

it.each([
  ["/", "/offline"],
  ["/fees", "/offline"],
  ["/hi", "/hi/offline"],
  ["/hi/fees", "/hi/offline"],
  ["/en/fees", "/en/offline"],
  ["/history", "/offline"],
])("without a connection, %s shows %s", (wanted, shown) => {
  expect(offlineAddress(wanted)).toBe(shown);
});
