import { expect, it } from "vitest";
import { readRows } from "../../../../tests/word-lists.ts";
import { describeDevice } from "./describe-device.ts";

it.each([...readRows("features/accounts/tests/devices.txt"), ["", "curl/8.5.0"], ["", ""]])(
  "%s",
  (device, userAgent) => {
    expect(describeDevice(userAgent)).toBe(device);
  },
);
