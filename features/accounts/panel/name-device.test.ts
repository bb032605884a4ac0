import { expect, it } from "vitest";
import * as hi from "../../../core/words/panel/hi.ts";
import { nameDevice } from "./name-device.ts";

it("a device is named in the panel's language, and its names stay", () => {
  expect(nameDevice("Samsung Internet on Android")).toBe("Samsung Internet on Android");
  expect(hi.account.device("Samsung Internet", "Android")).toBe("Android पर Samsung Internet");
  expect(nameDevice("")).toBe("");
});
