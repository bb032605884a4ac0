import { expect, it } from "vitest";
import { CONSENT_PURPOSES } from "../../content/consent-contract.ts";
import { readKey } from "./consent-keys.ts";

const ROWS = 3;

it.each([
  ["KeyY", "given"],
  ["KeyN", "refused"],
])("%s records the purpose of the cell as %s and stays there", (key, state) => {
  for (const [column, purpose] of CONSENT_PURPOSES.entries()) {
    const cell = { row: 0, column };
    expect(readKey(key, cell, ROWS)).toEqual({ record: { state, purposes: [purpose] }, to: cell });
  }
});

it("U takes back the last answer and stays in its cell", () => {
  const cell = { row: 1, column: 2 };
  expect(readKey("KeyU", cell, ROWS)).toEqual({ undoes: true, to: cell });
});

it.each([
  ["KeyA", "given"],
  ["KeyR", "refused"],
])("%s records all four as %s and goes to the next child", (key, state) => {
  expect(readKey(key, { row: 0, column: 2 }, ROWS)).toEqual({
    record: { state, purposes: CONSENT_PURPOSES },
    to: { row: 1, column: 0 },
  });
});

it("keeps the focus after the last student of a page", () => {
  const last = { row: 2, column: 3 };
  for (const key of ["KeyA", "KeyR", "ArrowDown"]) expect(readKey(key, last, ROWS)?.to).toEqual(last);
});

it("the arrows move within the table and record nothing", () => {
  const cell = { row: 0, column: 0 };
  expect(readKey("ArrowRight", cell, ROWS)).toEqual({ to: { row: 0, column: 1 } });
  expect(readKey("ArrowDown", cell, ROWS)).toEqual({ to: { row: 1, column: 0 } });
  expect(readKey("ArrowLeft", cell, ROWS)).toEqual({ to: cell });
  expect(readKey("ArrowUp", cell, ROWS)).toEqual({ to: cell });
});

it("other keys are left to the browser", () => {
  expect(readKey("Tab", { row: 0, column: 0 }, ROWS)).toBeUndefined();
});
